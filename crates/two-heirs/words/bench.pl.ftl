# Ręczne rozkładanie pozycji.
bench-face-down = zakryty
bench-nothing = nic
bench-offer = Królewska oferta, zgodnie z ruchem wskazówek od tarczy
bench-shield = Pozycja tarczy
bench-pile = Płytki w stosie
bench-removed = Płytki usunięte z gry
bench-court = na dworze
bench-aside = na boku
bench-crown = Czyją koronę pokazuje tarcza
bench-phase-normal = w trakcie gry
bench-phase-trigger = stos wyczerpał się w tej turze
bench-discount = Zniżki tej tury
bench-tile = Płytka
