# Co plansza gry Brian Boru mówi ponad słowa gry.
bb-board = Mapa Irlandii
bb-vikings = Wikingowie

bb-panel-trick = Próba
bb-panel-players = Gracze
bb-panel-marriage = Tor Zaślubin
bb-panel-battle = Bitwa
bb-panel-church = Kościół
bb-panel-forecast = Gdyby Utrzymanie było teraz
bb-panel-regions = Regiony
bb-panel-memory = Moje notatki z Wyboru kart
bb-panel-cards = Wszystkie karty

bb-town = { $town } ({ $id }), { $suit_neu } miasto, region { $region }.
bb-town-free = Niezajęte.
bb-town-held = Kontroluje { $seat }.
bb-town-vikings = Trzymają je Wikingowie; dysk należy do: { $seat }.
bb-town-monastery = Z Klasztorem: liczy się za dwa miasta.
bb-town-no-roads = Nie prowadzi tu żadna droga.
bb-town-roads = Drogi: { $towns }.

bb-region = { $region }: { $n } z { $threshold } potrzebnych miast; znacznik Roszczenia jest wart { $points }.
bb-lead-nobody = Nikt nie ma tu miasta.
bb-lead-player = { $seat } prowadzi o { $n }.
bb-lead-vikings = Wikingowie prowadzą o { $n }.
bb-lead-tie = Remis: { $seats }.
bb-lead-tie-vikings = Remis: { $seats } i Wikingowie.
bb-claim-down = Znacznik leży zakryty.
bb-claim-board = Znacznik leży odkryty na planszy.
bb-claim-held = Znacznik trzyma { $seat }.
bb-col-region = Region
bb-col-total = Razem
bb-col-claim = Znacznik Roszczenia: wartość i posiadacz
bb-regions-note = Liczby miast, Klasztor za dwa; razem i wartość progowa; punkty znacznika Roszczenia i kto go trzyma.

bb-raiders-left = { $n ->
    [0] Brak Najeźdźców na obszarze Bitwy
    [one] 1 Najeźdźca na obszarze Bitwy
    [few] { $n } Najeźdźców na obszarze Bitwy
    [many] { $n } Najeźdźców na obszarze Bitwy
   *[other] { $n } Najeźdźcy na obszarze Bitwy
}

bb-card = { $card }.
bb-line-primary = Jeśli wygra: { $symbols }.
bb-lost = Jeśli przegra: { $symbols }.
bb-lost-either = Jeśli przegra: albo { $a }, albo { $b }.
bb-line-a = Jeśli przegra, albo: { $symbols }.
bb-line-b = Albo: { $symbols }.
bb-symbol-town = przejmij Aktywne Miasto (ze znacznikiem)
bb-symbol-coin = { $n ->
    [one] weź monetę
    [few] weź { $n } monety
    [many] weź { $n } monet
   *[other] weź { $n } monety
}
bb-symbol-pay = { $n ->
    [one] zapłać monetę
    [few] zapłać { $n } monety
    [many] zapłać { $n } monet
   *[other] zapłać { $n } monety
}
bb-symbol-church = { $n ->
    [one] połóż 1 dysk na obszarze Kościoła
    [few] połóż { $n } dyski na obszarze Kościoła
    [many] połóż { $n } dysków na obszarze Kościoła
   *[other] połóż { $n } dysku na obszarze Kościoła
}
bb-symbol-raider = { $n ->
    [one] weź 1 Najeźdźcę
    [few] weź { $n } Najeźdźców
    [many] weź { $n } Najeźdźców
   *[other] weź { $n } Najeźdźcy
}
bb-symbol-step = { $n ->
    [one] wykonaj 1 ruch na torze Zaślubin
    [few] wykonaj { $n } ruchy na torze Zaślubin
    [many] wykonaj { $n } ruchów na torze Zaślubin
   *[other] wykonaj { $n } ruchu na torze Zaślubin
}
bb-symbol-expand = możesz poszerzyć zasięg wzdłuż drogi za { $price ->
    [one] 1 monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}
bb-symbol-free = uwolnij miasto od Wikingów

bb-packet = Wybierz z tych kart
bb-chosen = Wybrane dotąd
bb-resolving = Twoja karta, która jest rozpatrywana
bb-hand-empty = Brak kart na ręce.
bb-would-win = Teraz by wygrała.
bb-played-note = Karty zagrane w tej rundzie są przekreślone.
bb-memory-note = Widzisz to tylko ty: co przeszło przez twoje ręce przy Wyborze kart w tej rundzie.
bb-memory-packet = Widziane { $seen }; wzięte { $taken }.
bb-memory-cards = { $cards }: { $who }.
bb-memory-holder = { $n }× { $seat }

bb-trick-town = { $town }, { $region }. Kolor: { $suit }. Wygrywa najwyższa karta tego koloru lub biała.
bb-trick-no-town = Nie ma miasta do zdobycia: tej próby nikt nie wygra.
bb-trick-order = Karty rozpatruje się od najniższej do najwyższej, ze zwycięską włącznie.
bb-trick-next = Teraz gra { $seat }.
bb-wins = wygrywa
bb-wins-so-far = na razie wygrywa
bb-acts = wykonuje akcję
bb-done = gotowe

bb-hand = Twoja ręka
bb-points-title = Punkty zdobyte dotąd
bb-coins-title = Monety
bb-renown-title = Poważanie
bb-towns-title = Kontrolowane miasta
bb-raiders-title = Najeźdźcy
bb-church-title = Dyski na obszarze Kościoła
bb-cards-title = Karty na ręce
bb-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
bb-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
bb-renown = Poważanie: { $n }
bb-towns = { $n ->
    [one] 1 kontrolowane miasto
    [few] { $n } kontrolowane miasta
    [many] { $n } kontrolowanych miast
   *[other] { $n } kontrolowanego miasta
}
bb-cards = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
bb-raiders = { $n ->
    [one] 1 Najeźdźca
    [few] { $n } Najeźdźców
    [many] { $n } Najeźdźców
   *[other] { $n } Najeźdźcy
}
bb-church = { $n ->
    [one] 1 dysk na obszarze Kościoła
    [few] { $n } dyski na obszarze Kościoła
    [many] { $n } dysków na obszarze Kościoła
   *[other] { $n } dysku na obszarze Kościoła
}
bb-holds-marker = trzyma znacznik Aktywnego Miasta i rozpoczyna
bb-has-chosen = wybór gotowy
bb-token = Znacznik Roszczenia, { $region }, wart { $n }
bb-princess-military = wsparcie Wojskowe
bb-princess-trade = ustanowienie handlu
bb-princess-spurn = odrzucona
bb-prize-princess = wsparcie Wojskowe, ustanowienie handlu albo { $points }
bb-princess-worth = { $n ->
    [one] na obecnej planszy warte 1 punkt
    [few] na obecnej planszy warte { $n } punkty
    [many] na obecnej planszy warte { $n } punktów
   *[other] na obecnej planszy warte { $n } punktu
}
bb-space = Pole { $n }: { $gains }
bb-space-held = Pole { $n }: { $gains }; tu: { $seats }
bb-gift-none = nic
bb-gift-town = dowolne niezajęte miasto
bb-gift-town-in = niezajęte miasto, { $region }

bb-suitor = Najwyżej stoi { $seat }: karta przypadłaby teraz temu graczowi.
bb-suitor-nobody = Wszyscy są na początku: nikt nie zdobyłby karty.
bb-step-to = kończy na polu { $n }
bb-step-bump = kończy na polu { $n }, bo pole { $taken } jest zajęte

bb-rank-first = najwięcej
bb-rank-tied = remis
bb-rank-loses = najmniej
bb-raid-repelled = Bez najazdu, Wikingowie są odparci: nikt nie traci miasta.
bb-raid-lose = { $n ->
    [one] Doszłoby do najazdu: najmniej Najeźdźców ma { $seats } i straci miasto.
   *[other] Doszłoby do najazdu: najmniej Najeźdźców mają { $seats } i każdy z tych graczy straci miasto.
}
bb-raid-choose = Które, wybiera { $seat }.
bb-raid-choose-own = Remis w największej liczbie: każdy wybiera sam.
bb-spoils-nobody = Nikt nie ma Najeźdźców: brak łupów.
bb-spoils-first = Samodzielnie najwięcej ma { $seat }: Poważanie i punkt za każde Poważanie. Następni: 1 punkt.
bb-spoils-tied = Remis w największej liczbie ({ $seats }): pierwsza nagroda przepada, każdy z tych graczy dostaje 1 punkt.
bb-church-reward-nobody = Na obszarze Kościoła nie ma nikogo.
bb-church-reward-first = Samodzielnie najwięcej ma { $seat }: Klasztor i znacznik. Następni: 1 punkt.
bb-church-reward-tied = Remis w największej liczbie ({ $seats }): pierwsza nagroda przepada, każdy z tych graczy dostaje 1 punkt.
bb-church-four = Kto ma tu potem jeszcze co najmniej { $n ->
    [one] 1 dysk
    [few] { $n } dyski
    [many] { $n } dysków
   *[other] { $n } dysku
}, także stawia Klasztor.

bb-f-marriage = Zaślubiny
bb-f-battle = Bitwa
bb-f-church = Kościół
bb-f-claims = Zdobywanie władzy w regionach
bb-f-nobody-marries = Nie będzie Zaślubin: karta opuszcza grę.
bb-f-marries = { $seat } zdobywa kartę { $card }: { $gains }.
bb-f-gains = { $seat } dostaje z toru: { $gains }.
bb-f-no-spoils = Brak łupów: nikt nie ma Najeźdźców.
bb-f-spoils = { $seat } bierze Poważanie, a potem { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
bb-f-spoils-tied = Remis ({ $seats }): pierwsza nagroda przepada.
bb-f-spoils-second = Druga nagroda, po 1 punkcie: { $seats }.
bb-f-no-church = Na obszarze Kościoła nie ma nikogo.
bb-f-church-first = { $seat } stawia Klasztor i bierze znacznik.
bb-f-church-tied = Remis ({ $seats }): bez Klasztoru, znacznik zostaje.
bb-f-church-second = Druga nagroda, po 1 punkcie: { $seats }.
bb-f-church-four = { $n ->
    [one] Klasztor stawia { $seats }.
   *[other] Po Klasztorze stawiają { $seats }.
}
bb-f-claim-taken = { $seat } zdobywa { $region }, wartość { $n }.
bb-f-claim-up = { $region }, wartość { $n }: znacznik się odkrywa, nikt go nie bierze.
bb-f-claim-lost = { $region }, wartość { $n }: znacznik wraca na planszę.
bb-f-no-claims = Żaden znacznik Roszczenia się nie rusza.
bb-f-settled = Już rozstrzygnięte.
bb-f-note = Według tego, jak stół wygląda teraz; przyszłych wyborów to nie przewiduje.

# W terminalu
bb-text-legend = ★ wartość znacznika Roszczenia, dalej policzone miasta z potrzebnych oraz miasta graczy i Wikingów (!); ▲ znacznik leży odkryty, z posiadaczem. Miasta: kolor, posiadacz (· wolne), + Klasztor, ! Wikingowie, ◄ aktywne miasto, → drogi.

# Gdzie jesteśmy
bb-now-start = Miasta początkowe
bb-now-round = Runda { $round } z { $rounds }
bb-now-trick = Runda { $round } z { $rounds } · próba { $trick } z { $tricks }
bb-end-left = { $n ->
    [one] potem jeszcze jedna runda
    [few] potem jeszcze { $n } rundy
   *[other] potem jeszcze { $n } rund
}
bb-end-last = ostatnia runda: gra kończy się po jej fazie utrzymania
bb-goal = Cel: najwięcej punktów z miast, zaślubin, bitew i Kościoła
bb-ended = Rozegrano wszystkie rundy ({ $rounds }).

# W minutę
minute-facts = Trzy albo cztery rundy prób, bez kości
minute-goal = Irlandia ma osiem regionów. Gdy w którymś zajęto dość miast, znacznik Roszczenia bierze ten, kto sam ma tam *najwięcej miast*.
minute-turn = O miasto każdy zagrywa jedną kartę. Miasto zdobywa *najwyższa karta w jego kolorze*. Pozostałym karta daje coś innego: monety, Najeźdźców, przychylność Kościoła, zaślubiny.
minute-end = *Przy trzech graczach gra się trzy rundy, inaczej cztery.* W każdej wybierasz karty, rozgrywasz próby, a potem rozstrzygają się zaślubiny, bitwa, Kościół i regiony.
minute-win = *Wygrywa, kto ma najwięcej punktów.* Najwięcej ważą znaczniki Roszczenia; resztę dają miasta w wielu regionach, zaślubiny, bitwy i Poważanie.
minute-part-1 = znaczniki Roszczenia
minute-part-2 = w trakcie gry
minute-part-3 = miasta w wielu regionach
minute-part-4 = monety, Poważanie, znacznik miasta
