# Co mówi plansza Northgardu ponad słowa gry.
ng-board = Mapa
ng-one = { $thing }
ng-never-mind = Jednak nie

ng-panel-fight = Walka
ng-panel-attacks = Ataki w zasięgu
ng-panel-players = Klany przy stole
ng-panel-row = Rok i rząd kart
ng-panel-harvest = Zbiory i zima
ng-panel-creatures = Rząd potworów
ng-panel-decks = Karty wszystkich graczy
ng-panel-clans = Zdolności klanów
ng-panel-buildings = Budynki i znaki

# Co jest wybrane
ng-pick-wait = Wyczekaj z kartą …
ng-pick-replace = Zastąp kartę (wiedza: { $n }) …
ng-pick-remove = Usuń kartę (wiedza: { $n }) …
ng-pick-upgrade-keep = Ulepsz (wiedza: { $n }), zachowując kartę …
ng-pick-upgrade-box = Ulepsz (wiedza: { $n }), usuwając kartę …
ng-pick-trade = Zapłać { $goods_acc } za …
ng-pick-barter = Zaproponuj { $n } × { $give_acc } za …
ng-pick-swap = { $land }: { $old } → …

# Terytoria
ng-land-open = { $land }: otwarte, neutralne, { $size }.
ng-land-closed = { $land }: zamknięte, neutralne, { $size }.
ng-land-open-of = { $land }: otwarte, { $size }, kontroluje { $who }.
ng-land-closed-of = { $land }: zamknięte, { $size }, kontroluje { $who }.
ng-land-rim = { $n ->
    [one] Jeden otwarty bok.
    [few] { $n } otwarte boki.
    [many] { $n } otwartych boków.
   *[other] { $n } otwartego boku.
}
ng-land-strength = { $group }; siła w obronie { $n }.
ng-land-strength-towers = { $group }; siła w obronie { $n } oraz { $towers ->
    [one] jedna strata
    [few] { $towers } straty
    [many] { $towers } strat
   *[other] { $towers } straty
} od wież strażniczych.
ng-land-yield = Zbiory: { $goods }.
ng-land-buildings = Budynki: { $buildings }.
ng-land-free = Wolne: { $slots }.
ng-slots = { $n } × { $slot }
ng-land-beast = { $creature }, siła { $n }.
ng-land-scorched = Leży tu spalona ziemia.
ng-land-near = Sąsiaduje z: { $lands }.
ng-land-rough = { $land } (trudna granica)

# Płytki
ng-tile = Płytka { $tile }
ng-tile-fits = { $n ->
    [one] pasuje w jednym miejscu
    [few] pasuje w { $n } miejscach
    [many] pasuje w { $n } miejscach
   *[other] pasuje w { $n } miejsca
}
ng-tile-fits-fame = { $n ->
    [one] pasuje w jednym miejscu; sława do { $fame }
    [few] pasuje w { $n } miejscach; sława do { $fame }
    [many] pasuje w { $n } miejscach; sława do { $fame }
   *[other] pasuje w { $n } miejsca; sława do { $fame }
}
ng-lay = Połóż tutaj
ng-lay-fame = Połóż tutaj: sława +{ $n }
ng-turn-tile = Obróć płytkę w następny pasujący sposób
ng-turn-left = Obróć w lewo
ng-turn-right = Obróć w prawo
ng-gain-own = zamyka: { $land }, sława +{ $n }
ng-gain-idle = zamyka: { $land }, dla nikogo
ng-gain-none = niczego nie zamyka
ng-closes-own = Zamyka twoje terytorium { $land } ({ $size }).
ng-closes = Zamyka terytorium { $land } ({ $size }), z czego nikt nic nie ma.
ng-touches = Styka się z: { $lands }.
ng-pays = Zysk: { $goods }.
ng-pays-nothing = Nic nie daje.

# Ręka
ng-hand = Twoja ręka
ng-hand-empty = Nie masz kart na ręce.
ng-hand-drawn = Dobrane karty: co z nimi?
ng-hand-choose = Wybierz kartę
ng-hand-tiles = Twoje płytki
ng-active = Strefa aktywna:
ng-you-first = Masz znacznik pierwszego gracza.
ng-kind-recruit = Werbunek
ng-kind-move = Ruch
ng-kind-explore = Eksploracja
ng-kind-build = Budowa
ng-kind-draw = Dobranie
ng-kind-wild = Dowolna
ng-kind-special = Specjalna
ng-kind-achievement = Osiągnięcie
ng-kind-unrest = Niepokoje
ng-pile-hand = Ręka
ng-pile-draw = Talia dobierania
ng-pile-active = Strefa aktywna
ng-pile-discard = Odrzucone
ng-pile-unseen = Na ręce lub w talii
ng-pile-upgrades = Ulepszenia
ng-pile-removed = Usunięte
ng-upgrade = (ulepszenie)

# Rok i rząd
ng-row-empty = Nie wyłożono kart.
ng-achievements = Osiągnięcia ostatniego roku
ng-deck-left = Talia: podstawowe { $early }, zaawansowane { $advanced }.
ng-unrest-left = { $n ->
    [one] Została jedna karta niepokojów.
    [few] Zostały { $n } karty niepokojów.
    [many] Zostało { $n } kart niepokojów.
   *[other] Zostało { $n } karty niepokojów.
}
ng-tiles-left = { $n ->
    [one] Została jedna płytka.
    [few] Zostały { $n } płytki.
    [many] Zostało { $n } płytek.
   *[other] Zostało { $n } płytki.
}

# Gracze
ng-partner = w drużynie: { $who }
ng-passed = pas
ng-units-help = Jednostki na mapie (z 14)
ng-lands-help = Kontrolowane terytoria
ng-hand-help = Karty na ręce
ng-piles = do dobrania { $draw }, odrzucone { $discard }
ng-strongholds = Warownie: { $n } z { $goal }
ng-conqueror = W tym roku nie zważa na twierdze i wieże strażnicze.
ng-awake = Kaija może w tym roku wchodzić na wrogie terytoria.

# Walki
ng-odds-help = Dokładne szanse kroku wszystkimi jednostkami, bez żywności i kart.
ng-attack = { $land }, obrońca: { $who }
ng-attack-with = { $group } na terytorium { $land }, obrońca: { $who }
ng-strengths = siła przed rzutem { $a } : { $b }
ng-fight-in = Walka na terytorium { $land }
ng-wins-attacker = Wygrywa atakujący
ng-wins-defender = Wygrywa obrońca
ng-wins-nobody = Nie zostaje nikt
ng-expected = Oczekiwane straty { $a } : { $b }. Wszystkie wyniki
ng-ending-attacker = wygrywa atakujący, straty { $a } : { $b }
ng-ending-defender = wygrywa obrońca, straty { $a } : { $b }
ng-ending-nobody = giną obie strony, straty { $a } : { $b }
ng-food-caption = Szanse atakującego według zapłaconej żywności
ng-food-paid = Żywność atakującego
ng-food-against = gdy obrońca zapłaci { $n }
ng-you-win = wygrywasz { $chance }
ng-no-retreat = Nie ma dokąd się wycofać: porażka kosztuje wszystkie jednostki.
ng-shield = anuluje { $n ->
    [one] jedną stratę
    [few] { $n } straty
    [many] { $n } strat
   *[other] { $n } straty
}
ng-towers = wieże: { $n ->
    [one] jedna strata więcej
    [few] { $n } straty więcej
    [many] { $n } strat więcej
   *[other] { $n } straty więcej
}

# Zbiory i zima
ng-now-harvest = zbiory dadzą
ng-now-winter = zima będzie kosztować
ng-now-winter-free = zima nic nie kosztuje
ng-now-last = ostatni rok
ng-now-goods = { $goods_acc }
ng-harvest-nothing = Twoje terytoria jeszcze nic nie przynoszą.
ng-harvest-sum = Razem
ng-harvest-after = Zapasy potem
ng-winter = Zima ({ $units }): { $goods }.
ng-winter-more = Od { $n } jednostek kosztuje więcej.
ng-winter-unrest = Zapasy i zbiory na to nie wystarczą: bez wymiany oznacza to kartę niepokojów.

# Potwory
ng-no-creatures = Na mapie nie ma jeszcze potworów.
ng-creature-deck = { $n ->
    [one] W talii jest jeden potwór.
    [few] W talii są { $n } potwory.
    [many] W talii jest { $n } potworów.
   *[other] W talii jest { $n } potwora.
}
ng-beast-strength = siła
ng-beast-at = Jest na terytorium { $land }.
ng-beast-goes = Poszedłby na: { $lands }.
ng-beast-stays = Zostałby na miejscu.
ng-beast-wants = Przyciągają go { $wants }.
ng-priority-building_points = budynki
ng-priority-units = jednostki
ng-priority-resources = zasoby

# Budynki i znaki
ng-building-cost = drewno { $n }, zostało: { $left }
ng-signs = Znaki na mapie
ng-sign-regular = zwykła granica: jeden krok
ng-sign-rough = trudna granica: dwa kroki, bez odwrotu
ng-sign-open = otwarty bok: tu terytorium może rosnąć
ng-sign-closed = zamknięte terytorium: mur

# Koniec
ng-tie-break = Przy remisie: terytoria { $lands }, jednostki { $units }, budynki { $buildings }.
ng-verdict-domination = { $n ->
    [one] { $seats } włada krainą: ma dość dużych budynków na zamkniętych terytoriach.
   *[other] { $seats } władają krainą razem: mają dość dużych budynków na zamkniętych terytoriach.
}

# Wskazówki na pierwszą grę
hint-clan = Każdym klanem gra się inaczej. Na początek łagodne są Kozioł i Dzik; Niedźwiedź i Wąż mają własną figurkę.
hint-map = Terytorium ciągnie się przez płytki, dopóki nie zamkną go granice. Otwarte może jeszcze rosnąć, zamknięte już nigdy.
hint-ghost = Przy każdym miejscu i każdym obrocie jest napisane, co płytka zamknie i co da. Porównaj to, zanim ją położysz.
hint-domination = Komuś brakuje jednej warowni do zwycięstwa na koniec roku. Zaatakuj ją albo bądź pierwszy.
hint-retreat = Przegrany wycofuje się przez zwykłe granice na własne lub neutralne terytoria; gdy ich nie ma, traci wszystkie jednostki.
hint-rough = Trudna granica kosztuje dwa kroki tej samej karty i nikt się przez nią nie wycofa.
hint-flash = Karty błyskawiczne są darmowe: zagraj ich przed kartą główną i po niej, ile chcesz.
hint-wait = Z kartą, która się nie przyda, możesz wyczekać: trafia do strefy aktywnej bez efektu, a twoja tura się kończy.
hint-upgrade = Za trzy żetony wiedzy kupisz jedno z dwóch ulepszeń klanu. To jego najsilniejsze karty.
hint-row = Karta trafia na wierzch twojej talii: w przyszłym roku będziesz ją mieć na ręce.
hint-creatures = Potwory działają, gdy wszyscy spasują. Rząd potworów mówi, dokąd który by poszedł.
hint-last-year = W ostatnim roku w rzędzie leżą osiągnięcia. Wybierz to, do którego pasują twoje terytoria.

# W terminalu
ng-text-legend = Mapa: numer terytorium i kto je kontroluje (· nikt). Lista: numer, nazwa, wielkość w płytkach, → sąsiedzi (! trudna granica), co tam jest.

# Gdzie jesteśmy
ng-end-strongholds = koniec po roku { $years } albo po roku, w którym ktoś ma warowni: { $goal } (najwięcej dotąd: { $most })
ng-end-years = koniec po roku { $years }
ng-goal = Cel: najwięcej sławy
ng-ended-years = Ostatni rok ({ $years }) minął: decyduje sława.
ng-ended-strongholds = W roku { $year } zdecydowały warownie: { $lands }; sława się nie liczyła.
ng-decided-strongholds = Warownie: { $seats } { $n }, nikt inny więcej niż { $most }.
ng-by-strongholds = warowniami
ng-fame-aside = Sława (nie zdecydowała)

# W minutę
minute-facts = Siedem lat; kości tylko w walce
minute-goal = Odkrywaj krainę, która rośnie płytka po płytce. Terytorium, które *zamkniesz i kontrolujesz*, daje sławę od razu i więcej podczas każdych zbiorów.
minute-turn = Zagraj *jedną kartę*: werbuj, ruszaj się, odkrywaj albo buduj. Kart błyskawicznych dołożysz, ile chcesz. Albo spasuj i weź nową kartę na następny rok.
minute-end = *Trzy zamknięte terytoria, każde z dużym budynkiem*, wygrywają na koniec roku. W przeciwnym razie gra kończy się po siedmiu latach zbiorów i zim.
minute-win = Gdy nikt nie ma trzech takich terytoriów, wygrywa *największa sława*: zamknięte terytoria, ołtarze, karty. Kto zimą nie wyżywi jednostek, traci pięć.
minute-part-1 = zamykanie terytoriów
minute-part-2 = zbiory
minute-part-3 = karty, pozostałe zasoby
