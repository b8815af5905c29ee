# Co mówi plansza gry Dwaj bracia poza słowami gry.
th-board = Kraina
th-letter-gn = D
th-letter-gy = K
th-letter-ye = Z

th-panel-offer = Oferta królewska
th-panel-sides = Obaj bracia
th-panel-henry = Henryk
th-panel-pile = Co jest jeszcze na stosie
th-panel-kinds = Budynki w tej grze

# Co wybrano
th-pick-build = Zbuduj: { $tile } …
th-pick-extend = Wyłóż awersem do dołu: { $tile } …
th-pick-move = Przesuń: { $unit } …
th-pick-call = Wezwij jednostkę …
th-note-build = Zbuduj: { $tile }. Wybierz miejsce; liczby mówią, jak zmienią się punkty.
th-note-extend = Wyłóż awersem do dołu: { $tile }. Wybierz miejsce; jeden budynek w tej turze będzie tańszy o jeden surowiec.
th-note-move = Przesuń: { $unit }. Wybierz sąsiednią płytkę.
th-note-call = Wezwij: { $unit }. Wybierz płytkę obok jednej ze swoich jednostek.
th-note-site = Wybierz z ręki, co wyłożyć na { $at }.
th-note-close = Zostaw to
th-note-turn = Wybierz płytkę z ręki, swoją jednostkę albo puste miejsce. Kliknięcie dowolnej płytki pokaże, co się dla niej liczy.
th-note-look = Kliknięcie dowolnej płytki pokaże, co się dla niej liczy.
th-use-build = Zbuduj
th-use-extend = Teren
th-site = Wyłóż coś na { $at }
th-site-not = Na { $at } nie można teraz nic wyłożyć. Zapytaj, a dowiesz się dlaczego.

# Co by się zmieniło
th-gain = Ty { $mine }, { $who } { $theirs }.
th-gain-building = { $building } { $at }: { $before } → { $after }.
th-gain-road = { $points ->
    [one] Droga, liczba płytek { $n }: 1 punkt, { $who }.
    [few] Droga, liczba płytek { $n }: { $points } punkty, { $who }.
    [many] Droga, liczba płytek { $n }: { $points } punktów, { $who }.
   *[other] Droga, liczba płytek { $n }: { $points } punktu, { $who }.
}

# Płytki
th-tile-yours = Twój budynek na { $at }: { $building }, teren { $terrain_mas }.
th-tile-of = { $who } ma na { $at }: { $building }, teren { $terrain_mas }.
th-tile-free = Wolny teren na { $at }, { $terrain }.
th-worth = Teraz wart { $n }.
th-worth-doubled = Teraz wart { $n }: { $points }, podwojone.
th-counted = { $n ->
    [one] Liczy się dla niego jedna płytka.
    [few] Liczą się dla niego { $n } płytki.
    [many] Liczy się dla niego { $n } płytek.
   *[other] Liczy się dla niego { $n } płytki.
}
th-threatened = Obok stoi wieża oblężnicza przeciwnika; druga mogłaby go zniszczyć.
th-unit = Stoi tu { $unit } ({ $who }).
th-unit-court = Na dworze czeka { $unit } ({ $who }).
th-unit-moved = Stoi tu { $unit } ({ $who }); w tej turze już się ruszyła.
th-scaffold = Rusztowanie: twój ostatni budynek. Henryk buduje obok niego.
th-treasure = Skarb na { $at } znika tak: { $wants }. Spełniono { $have } z 2.
th-wanted = Płytka na takim miejscu pomoże usunąć skarb.

# Drogi
th-road-led = Droga, liczba płytek { $n }, { $white } { $a } : { $b } { $blue }; { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} zdobywa { $who }.
th-road-level = Droga, liczba płytek { $n }, { $white } { $a } : { $b } { $blue }; nikt nie zdobywa punktów.

# Oferta królewska
th-offered = { $tile }, numer { $n } od tarczy.
th-offered-rank = Numer { $n } od tarczy.
th-shows = Pokazuje: { $what }.
th-roads = Drogi: { $roads }.
th-row = rząd
th-column = kolumna
th-goods = { $goods }
th-cost = Koszt: { $goods }.
th-reach = { $n ->
    [one] { $who } sięga po jedną płytkę oferty
    [few] { $who } sięga po { $n } płytki oferty
    [many] { $who } sięga po { $n } płytek oferty
   *[other] { $who } sięga po { $n } płytki oferty
}
th-reached-by = W zasięgu: { $who }.
th-crown = Następną płytkę dobiera { $who }.
th-after-mine = Po jej wzięciu masz w zasięgu: { $tiles }.
th-after-theirs = Po jej wzięciu { $who } ma w zasięgu: { $tiles }.
th-pile = { $n ->
    [0] Stos jest pusty.
    [one] Na stosie została jedna płytka.
    [few] Na stosie zostały { $n } płytki.
    [many] Na stosie zostało { $n } płytek.
   *[other] Na stosie zostało { $n } płytki.
}
th-pile-top = Na wierzchu: { $terrain }.
th-pile-left = { $n } na stosie
th-pile-holds = Według tego, co dają:
th-pile-unseen = Wśród tych są płytki stosu i płytka początkowa:
th-removed = Usunięte z gry:
th-turns-left = { $n ->
    [0] { $who }: bez kolejnej tury
    [one] { $who }: została jedna tura
    [few] { $who }: zostały { $n } tury
    [many] { $who }: zostało { $n } tur
   *[other] { $who }: zostało { $n } tury
}
th-discount = { $n ->
    [one] surowiec na budynek
    [few] surowce na budynki
    [many] surowców na budynki
   *[other] surowca na budynki
}
th-end-near = { $n ->
    [one] Na stosie została ostatnia płytka. Gdy się skończy, następują tury końcowe.
    [few] Na stosie zostały tylko { $n } płytki. Gdy się skończą, następują tury końcowe.
    [many] Na stosie zostało tylko { $n } płytek. Gdy się skończą, następują tury końcowe.
   *[other] Na stosie zostało tylko { $n } płytki. Gdy się skończą, następują tury końcowe.
}

# Ręka
th-hand = Twoja ręka
th-hand-empty = Brak płytek na ręce.
th-supply = Twoje surowce teraz
th-from-offer = płytka { $n } w ofercie
th-from-unit = twoja jednostka na { $at }
th-from-producer = twój budynek na { $at }
th-short = brak { $n }
th-missing = { $n ->
    [one] Brakuje 1 surowca.
    [few] Brakuje { $n } surowców.
    [many] Brakuje { $n } surowców.
   *[other] Brakuje { $n } surowca.
}
th-their-hand = Na ręce:
th-their-hand-empty = Brak płytek na ręce.
th-reach-short = zasięg { $n }
th-units-out = { $n ->
    [one] { $n } jednostka w terenie
    [few] { $n } jednostki w terenie
    [many] { $n } jednostek w terenie
   *[other] { $n } jednostki w terenie
}
th-camps-used = { $n ->
    [one] użyto { $n } obozu
   *[other] użyto { $n } obozów
}

# Henryk
th-henry-wants = Tę wziąłby teraz Henryk.
th-henry-last = { $tile } na { $at } – { $rule }
th-henry-away = { $tile } – { $rule }
th-henry-next = Teraz wziąłby: { $tile }
th-henry-beside = Buduje obok { $at }
th-henry-treasures = { $n ->
    [0] Nie ma już skarbów
    [one] Został jeden skarb (punkty dla Henryka: { $points })
    [few] Zostały { $n } skarby (punkty dla Henryka: { $points })
    [many] Zostało { $n } skarbów (punkty dla Henryka: { $points })
   *[other] Zostało { $n } skarbu (punkty dla Henryka: { $points })
}

# Punkty
th-sheet-building = { $building } { $at }
th-sheet-road = Droga, liczba płytek { $n }, { $a } : { $b }
th-sheet-treasures = Skarby
th-sheet-buildings = Budynki
th-sheet-roads = Drogi
th-verdict-won = { $who } pokonuje Henryka { $a } : { $b }
th-verdict-lost = Henryk wygrywa { $b } : { $a }
th-verdict-draw = Remis { $a } : { $b }

# W terminalu
th-text-legend = Każda płytka: litera tego, co daje jej teren (zielona D, żółta Z, szara K), właściciel (a biały, b niebieski, · wolna), budynek; strzałki to drogi, połączone stoją razem; jednostki jako a:jednostka, * już się poruszyła.
th-text-heading = { $left ->
    [0] Stos płytek jest pusty
   *[other] Stos płytek: { $left }, na wierzchu { $top }
} · zniżka { $discount }

# Gdzie jesteśmy
th-now-setup = Przed pierwszą turą
th-end-left = { $n ->
    [one] gra kończy się z ostatnią płytką stosu: została jedna
    [few] gra kończy się z ostatnią płytką stosu: zostały { $n }
   *[other] gra kończy się z ostatnią płytką stosu: zostało { $n }
}
th-end-pile = stos jest pusty: tury końcowe
th-goal = Cel: najcenniejsze budynki i drogi
th-ended = Stos się wyczerpał, a tury końcowe zostały rozegrane.
th-decided = { $who } ma przewagę { $n ->
    [one] jednego punktu
   *[other] { $n } punktów
}, następne miejsce: { $other }; najwięcej dało: { $item } (+{ $most }).
th-decided-tie = Punktów jest tyle samo: wtedy wygrywa Henryk.

# W minutę
minute-facts = Około 22 tur, ukryty jest tylko stos
minute-goal = Dwaj bracia rozwijają jedną krainę. Na końcu *każdy budynek leżący awersem do góry* punktuje dla właściciela: jeden sam z siebie, inny zależnie od otoczenia.
minute-turn = *Dobierz jedną płytkę*, po którą sięgasz, zagrywaj płytki z ręki jako budynki lub teren i raz porusz każdą swoją jednostką, w dowolnej kolejności.
minute-end = Gdy do oferty trafia ostatnia płytka stosu, gracz kończy turę. Potem *każdy gracz ma jedną turę końcową*.
minute-win = *Wygrywa, kto ma więcej punktów.* Budynek z jednostką swojego właściciela liczy się podwójnie: ustaw jednostki w porę na najlepszych budynkach.
minute-part-1 = budynki
minute-part-2 = podwojone przez jednostki
minute-part-3 = drogi
