# Ruční rozestavění pozice.
bench-kaija = Kaija
bench-row = Řada
bench-achievements = Úspěchy posledního roku
bench-map = Desky, jak leží: deska, pole, čtvrtiny otočení
bench-passed = Pasoval
bench-kept = jak je to teď
bench-phase-turn = tah
bench-phase-start_of_year = začátek roku
bench-phase-creatures = tvorové
bench-phase-harvest = sklizeň
bench-phase-winter = zima
bench-phase-end_of_year = konec roku
