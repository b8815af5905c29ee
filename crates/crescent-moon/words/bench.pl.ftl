# Ręczne rozkładanie pozycji.
bench-ordinary = zwykłe jednostki
bench-mercenary = najemnicy
bench-far = Targ, odległy rząd
bench-middle = Targ, środkowy rząd
bench-near = Targ, lokalny rząd
bench-sultan = Targ Sułtana
bench-coins = Monety
bench-points = Punkty
bench-reserve = Jednostki na karcie rezerw
bench-row = Wyłożone karty
bench-stage-act = akcje
bench-stage-income = dochód
bench-stage-reserves = rezerwy
bench-stage-upkeep = utrzymanie
bench-stage-scoring = punktowanie
bench-tile = Heks
