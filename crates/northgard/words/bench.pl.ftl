# Ręczne rozkładanie pozycji.
bench-kaija = Kaija
bench-row = Rząd
bench-achievements = Osiągnięcia ostatniego roku
bench-map = Płytki, jak leżą: płytka, pole, ćwierci obrotu
bench-passed = Spasował
bench-kept = jak jest teraz
bench-phase-turn = tura
bench-phase-start_of_year = początek roku
bench-phase-creatures = stwory
bench-phase-harvest = zbiory
bench-phase-winter = zima
bench-phase-end_of_year = koniec roku
