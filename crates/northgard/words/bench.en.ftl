# Laying out a position by hand.
bench-kaija = Kaija
bench-row = The row
bench-achievements = Achievements of the last year
bench-map = Tiles as they lie: tile, cell, quarter turns
bench-passed = Has passed
bench-kept = as it is now
bench-phase-turn = a turn
bench-phase-start_of_year = the start of the year
bench-phase-creatures = the creatures
bench-phase-harvest = harvest
bench-phase-winter = winter
bench-phase-end_of_year = the end of the year
