# Brian Boru po polsku.

game-name = Brian Boru
game-pitch = Zdobywaj miasta w próbach, przez zaślubiny, bitwy i przychylność Kościoła i zjednocz Irlandię: dla 3 do 5 graczy.

## Rzeczy i ich nazwy

suit-red = czerwony
    .neu = czerwone
suit-blue = niebieski
    .neu = niebieskie
suit-yellow = żółty
    .neu = żółte
suit-white = biały
    .neu = białe
name-action-card = karta Akcji
name-battle = obszar Bitwy
name-church = obszar Kościoła
name-claim = znacznik Roszczenia
name-claim-board = odkryty na planszy
name-claim-down = zakryty
name-coins = monety
name-disc = dysk
name-discards = stos kart odrzuconych
name-hand = karty na ręce
name-last-card = ostatnia karta
name-marker = znacznik Aktywnego Miasta
name-marriage-card = karta Zaślubin
name-marriage-deck = talia Zaślubin
name-marriage-track = tor Zaślubin
name-marriages = zaślubiny
name-monastery = Klasztor
name-packet = podawane karty
name-played = zagrane w tej rundzie
name-points = punkty
name-primary = akcja Główna
name-raiders = Najeźdźcy
name-region = region
name-renown = Poważanie
name-road = droga
name-round = Runda { $n } z { $rounds }
name-secondary = akcje Dodatkowe
name-spread = regiony
name-threshold = wartość progowa
name-town = miasto
name-trick = próba
name-viking-control = kontrola Wikingów
name-viking-deck = talia Wikingów
name-vikings = Wikingowie
princess-military = wsparcie Wojskowe
princess-trade = ustanowienie handlu
princess-spurn = odrzucona
phase-setup = przygotowanie gry
phase-preparation = faza Przygotowania
phase-draft = faza Wyboru kart
phase-action = faza Akcji
phase-upkeep = faza Utrzymania
phase-end = koniec gry

## Symbole akcji

symbol-take-town = Aktywne Miasto
symbol-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
symbol-pay = { $n ->
    [one] do zapłaty { $n } moneta
    [few] do zapłaty { $n } monety
    [many] do zapłaty { $n } monet
   *[other] do zapłaty { $n } monety
}
symbol-church = { $n ->
    [one] { $n } dysk na Kościół
    [few] { $n } dyski na Kościół
    [many] { $n } dysków na Kościół
   *[other] { $n } dysku na Kościół
}
symbol-raider = { $n ->
    [one] { $n } znacznik Najeźdźców
    [few] { $n } znaczniki Najeźdźców
    [many] { $n } znaczników Najeźdźców
   *[other] { $n } znacznika Najeźdźców
}
symbol-step = { $n ->
    [one] { $n } krok na torze Zaślubin
    [few] { $n } kroki na torze Zaślubin
    [many] { $n } kroków na torze Zaślubin
   *[other] { $n } kroku na torze Zaślubin
}
symbol-expand = poszerzenie zasięgu (dobrowolne)
symbol-free = uwolnienie miasta od Wikingów

## O czym się decyduje

step-first-player = gracz rozpoczynający
step-start-town = miasta początkowe
step-preparation = przygotowanie rundy
step-viking-card = karta Wikingów
step-marriage-card = karta Zaślubin
step-deal = rozdanie kart
step-draft = wybór kart
step-trick = próba
step-lead-town = Aktywne Miasto
step-lead-card = pierwsza karta próby
step-follow = karta do próby
step-resolve = akcje
step-choose-line = wybór akcji Dodatkowej
step-line = akcja
step-buy = dokupienie za monety
step-expand = poszerzenie zasięgu
step-free-town = uwolnienie miasta
step-last-cards = ostatnie karty
step-marriage = krok Zaślubiny
step-marriage-town = miasto z zaślubin
step-princess = Księżniczka Danii
step-rewards = bonusy toru Zaślubin
step-track-town = miasto z toru Zaślubin
step-battle = krok Bitwa
step-lose-town = utrata miasta
step-spoils = łupy wojenne
step-church = krok Kościół
step-leader-monastery = Klasztor
step-church-points = nagrody Kościoła
step-monastery = Klasztor
step-claims = zdobywanie władzy w regionach
step-scoring = punktacja końcowa
step-stopped = nic więcej
step-over = nic więcej

## Pytania

ask-over = Gra się skończyła.
ask-stopped = Tu kończy się to, co miało być wypróbowane.
ask-chance = Trwa losowanie.
ask-waiting = Oczekiwanie, decyduje: { $seats } ({ $now }).
ask-start-town = Połóż pierwszy dysk na mieście w regionie, w którym nikogo jeszcze nie ma.
ask-draft = { $n ->
    [one] Wybierz jeszcze { $n } kartę.
    [few] Wybierz { $n } karty; resztę dostanie sąsiad po lewej.
    [many] Wybierz { $n } kart; resztę dostanie sąsiad po lewej.
   *[other] Wybierz { $n } karty; resztę dostanie sąsiad po lewej.
}
ask-lead-town = Wskaż Aktywne Miasto: niezajęte miasto, do którego masz kartę w jego kolorze, albo dowolne, jeśli masz białą.
ask-lead-town-any = Żadna twoja karta nie pasuje do żadnego wolnego miasta: wskaż dowolne wolne miasto.
ask-lead-card = Zagraj pierwszą kartę o miasto { $town }: w jego kolorze albo białą.
ask-lead-card-any = Żadna twoja karta nie pasuje do miasta { $town }: zagraj dowolną.
ask-lead-card-only = Do miasta { $town } pasuje tylko jedna twoja karta: { $card }. Zagraj ją.
ask-lead-card-no-town = Żadne miasto nie jest wolne. Zagraj dowolną kartę.
ask-follow = Zagraj kartę do próby o miasto { $town }; może być dowolna.
ask-follow-no-town = Zagraj dowolną kartę. Nie ma miasta do zdobycia.
ask-line = Przegrana próba (karta { $card }). Wybierz jedną z dwóch akcji Dodatkowych.
ask-buy-church = Dokupić dyski na obszar Kościoła? Każdy kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}; masz { $coins }.
ask-buy-raiders = Dokupić znaczniki Najeźdźców? Każdy kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}; masz { $coins }.
ask-buy-steps = Dokupić kroki na torze Zaślubin? Każdy kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}; masz { $coins }.
ask-expand = Poszerzyć zasięg drogą z jednego ze swoich miast? Kosztuje to { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}.
ask-free-town = Usuń jeden znacznik kontroli Wikingów. Dysk pod nim znów się liczy.
ask-marriage-town = Zaślubiny przynoszą ci miasto: wybierz niezajęte w regionie { $region }.
ask-princess = Księżniczka Danii: wybierz, co ci przyniesie.
ask-track-town = Tor Zaślubin przynosi ci miasto: wybierz dowolne niezajęte.
ask-lose-town = Wikingowie zabierają jedno z twoich miast: wybierz które.
ask-lose-town-of = Masz najwięcej Najeźdźców: wybierz miasto, które traci { $seat }.
ask-monastery = Zbuduj Klasztor w jednym ze swoich miast.

## Przyciski

do-place = { $town } ({ $suit_neu }, { $region })
do-pick = Zatrzymaj { $card_acc }
do-town = { $town } ({ $suit_neu }, { $region })
do-lead = Zagraj jako pierwszą { $card_acc }{ $lost ->
    [0] {""}
    [one] {" "}(wygrana z nią kosztuje { $lost } punkt: brakuje monet)
    [few] {" "}(wygrana z nią kosztuje { $lost } punkty: brakuje monet)
    [many] {" "}(wygrana z nią kosztuje { $lost } punktów: brakuje monet)
   *[other] {" "}(wygrana z nią kosztuje { $lost } punktu: brakuje monet)
}
do-follow = Zagraj { $card_acc }{ $lost ->
    [0] {""}
    [one] {" "}(wygrana z nią kosztuje { $lost } punkt: brakuje monet)
    [few] {" "}(wygrana z nią kosztuje { $lost } punkty: brakuje monet)
    [many] {" "}(wygrana z nią kosztuje { $lost } punktów: brakuje monet)
   *[other] {" "}(wygrana z nią kosztuje { $lost } punktu: brakuje monet)
}
do-line-primary = Akcja zwycięzcy: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(brakuje monet: −{ $lost } punkt)
    [few] {" "}(brakuje monet: −{ $lost } punkty)
    [many] {" "}(brakuje monet: −{ $lost } punktów)
   *[other] {" "}(brakuje monet: −{ $lost } punktu)
}
do-line-a = Górna akcja: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(brakuje monet: −{ $lost } punkt)
    [few] {" "}(brakuje monet: −{ $lost } punkty)
    [many] {" "}(brakuje monet: −{ $lost } punktów)
   *[other] {" "}(brakuje monet: −{ $lost } punktu)
}
do-line-b = Dolna akcja: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(brakuje monet: −{ $lost } punkt)
    [few] {" "}(brakuje monet: −{ $lost } punkty)
    [many] {" "}(brakuje monet: −{ $lost } punktów)
   *[other] {" "}(brakuje monet: −{ $lost } punktu)
}
do-buy-none = Nie kupuj niczego
do-buy-church = Kup { $n ->
    [one] { $n } dysk
    [few] { $n } dyski
   *[many] { $n } dysków
} za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
do-buy-raiders = Kup { $n ->
    [one] { $n } znacznik Najeźdźców
    [few] { $n } znaczniki Najeźdźców
   *[many] { $n } znaczników Najeźdźców
} za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
do-buy-steps = Kup { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
do-expand = Poszerz zasięg do miasta { $town } ({ $suit_neu }, { $region })
do-expand-no = Nie poszerzaj zasięgu
do-free = Uwolnij miasto { $town } ({ $region }), dysk: { $owner }
do-marriage-town = { $town } ({ $suit_neu })
do-princess-military = Wsparcie Wojskowe: miasta kontrolowane przez Wikingów liczą się jak twoje przy znacznikach Roszczenia
do-princess-trade = Ustanowienie handlu: miasta kontrolowane przez Wikingów liczą się jak twoje przy liczbie regionów
do-princess-spurn = { $n ->
    [one] Odrzuć ją: odłóż kartę za { $n } punkt
    [few] Odrzuć ją: odłóż kartę za { $n } punkty
    [many] Odrzuć ją: odłóż kartę za { $n } punktów
   *[other] Odrzuć ją: odłóż kartę za { $n } punktu
}
do-track-town = { $town } ({ $suit_neu }, { $region })
do-lose = Strata miasta { $town } ({ $region })
do-monastery = Klasztor w mieście { $town } ({ $region })

## Co się stało

told-first-player = Zaczyna { $seat } i bierze znacznik Aktywnego Miasta.
told-start-town = { $seat } zaczyna w mieście { $town }.
told-round = Zaczyna się runda { $n }.
told-viking-card = Na obszarze Bitwy lądują Najeźdźcy, siła ataku { $n }.
told-marriage-card = Karta Zaślubin tej rundy: { $card }.
told-last-round = Talia Zaślubin jest pusta: to ostatnia runda.
told-deal = { $n ->
    [one] Wszystkie karty Akcji zostają potasowane; każdy dostaje { $n } kartę.
    [few] Wszystkie karty Akcji zostają potasowane; każdy dostaje { $n } karty.
   *[many] Wszystkie karty Akcji zostają potasowane; każdy dostaje { $n } kart.
}
told-set-aside = Pozostała karta zostaje odłożona bez oglądania.
told-packet = Twoje karty do wyboru: { $cards }.
told-pick = Zatrzymujesz { $card_acc }.
told-picked = { $seat } ma już wybrane karty.
told-pass = Wszyscy podają resztę sąsiadowi po lewej.
told-last-packet = Ostatnie karty trafiają od razu do ciebie: { $cards }.
told-draft-over = Wybór kart się skończył.
told-no-free-town = Żadne miasto nie jest wolne: próba nie ma Aktywnego Miasta.
told-active-town = { $seat } wskazuje Aktywne Miasto: { $town }.
told-plays = { $seat } zagrywa { $card_acc }.
told-wins-trick = Próbę wygrywa { $seat }.
told-nobody-wins-trick = Nikt nie wygrywa próby.
told-order = Kolejność akcji: { $seats }.
told-primary = { $seat }, { $card }, wygrana: { $symbols }.
told-secondary = { $seat }, { $card }: { $symbols }.
told-marker-back = Znacznik Aktywnego Miasta odzyskuje { $seat }.
told-last-card = { $seat } odrzuca niezagraną { $card_acc }.
told-last-card-hidden = { $seat } odrzuca zakrytą ostatnią kartę.
told-takes-town = { $seat } przejmuje miasto { $town } i bierze znacznik.
told-takes-marker-only = Miasto jest już zajęte: { $seat } bierze tylko znacznik.
told-coins = { $n ->
    [one] { $seat } bierze { $n } monetę.
    [few] { $seat } bierze { $n } monety.
    [many] { $seat } bierze { $n } monet.
   *[other] { $seat } bierze { $n } monety.
}
told-pays-coin = { $seat } płaci monetę.
told-loses-points = { $n ->
    [0] { $seat } nie ma ani monety, ani punktu; nic się nie dzieje.
    [one] { $seat } nie ma monety i traci { $n } punkt.
    [few] { $seat } nie ma monety i traci { $n } punkty.
    [many] { $seat } nie ma monety i traci { $n } punktów.
   *[other] { $seat } nie ma monety i traci { $n } punktu.
}
told-church-discs = { $n ->
    [one] { $seat } kładzie { $n } dysk na obszarze Kościoła.
    [few] { $seat } kładzie { $n } dyski na obszarze Kościoła.
    [many] { $seat } kładzie { $n } dysków na obszarze Kościoła.
   *[other] { $seat } kładzie { $n } dysku na obszarze Kościoła.
}
told-raiders = { $n ->
    [0] Obszar Bitwy jest pusty: { $seat } nic nie bierze.
    [one] { $seat } bierze { $n } znacznik Najeźdźców.
    [few] { $seat } bierze { $n } znaczniki Najeźdźców.
    [many] { $seat } bierze { $n } znaczników Najeźdźców.
   *[other] { $seat } bierze { $n } znacznika Najeźdźców.
}
told-steps = { $n ->
    [0] { $seat } jest na najwyższym polu toru Zaślubin i tam zostaje.
    [one] { $seat } przesuwa się o { $n } pole, na pole { $space } toru Zaślubin.
    [few] { $seat } przesuwa się o { $n } pola, na pole { $space } toru Zaślubin.
    [many] { $seat } przesuwa się o { $n } pól, na pole { $space } toru Zaślubin.
   *[other] { $seat } przesuwa się o { $n } pola, na pole { $space } toru Zaślubin.
}
told-buys-steps = { $seat } płaci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} i dokupuje { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}.
told-buys-raiders = { $seat } płaci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} i dokupuje { $n ->
    [one] { $n } znacznik Najeźdźców
    [few] { $n } znaczniki Najeźdźców
   *[many] { $n } znaczników Najeźdźców
}.
told-buys-church = { $seat } płaci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} i dokupuje { $n ->
    [one] { $n } dysk
    [few] { $n } dyski
   *[many] { $n } dysków
}.
told-steps-down = Pole jest zajęte: { $seat } przesuwa się w dół na pole { $n }.
told-expands = { $seat } poszerza zasięg do miasta { $town }.
told-does-not-expand = { $seat } nie poszerza zasięgu.
told-cannot-pay-expansion = { $seat } ma za mało monet, by poszerzyć zasięg.
told-nowhere-to-expand = { $seat } nie ma wolnego miasta, do którego można poszerzyć zasięg.
told-freed = Miasto { $town } jest wolne od Wikingów; znów kontroluje je { $owner }.
told-nothing-to-free = { $seat }: na planszy nie ma znacznika kontroli Wikingów do usunięcia.
told-step-marriage = Utrzymanie: Zaślubiny.
told-marries = { $seat } stoi najwyżej na torze Zaślubin i zdobywa kartę { $card }.
told-points = { $n ->
    [one] { $seat } zdobywa { $n } punkt.
    [few] { $seat } zdobywa { $n } punkty.
    [many] { $seat } zdobywa { $n } punktów.
   *[other] { $seat } zdobywa { $n } punktu.
}
told-renown = { $n ->
    [one] { $seat } bierze { $n } znacznik Poważania.
    [few] { $seat } bierze { $n } znaczniki Poważania.
    [many] { $seat } bierze { $n } znaczników Poważania.
   *[other] { $seat } bierze { $n } znacznika Poważania.
}
told-marriage-town = Dzięki zaślubinom { $seat } zdobywa miasto { $town }.
told-no-marriage-town = W tym regionie nie ma niezajętego miasta ({ $seat }).
told-princess-military = { $seat } zatrzymuje Księżniczkę dla wsparcia Wojskowego.
told-princess-trade = { $seat } zatrzymuje Księżniczkę dla ustanowienia handlu.
told-princess-spurn = { $seat } odrzuca Księżniczkę.
told-keeps-marriage = { $seat } zatrzymuje przed sobą kartę { $card }.
told-back-to-start = { $seat } wraca na pierwsze pole toru Zaślubin.
told-nobody-marries = Wszystkie dyski są na pierwszym polu: nikt nie zdobywa karty { $card } i znika ona z gry.
told-deck-top-removed = Wierzchnia karta talii Zaślubin znika z gry bez oglądania.
told-deck-now-empty = Talia Zaślubin jest przez to pusta: gra kończy się po tej rundzie.
told-track-town = Dzięki torowi Zaślubin { $seat } zdobywa miasto { $town }.
told-no-track-town = Nie ma niezajętego miasta ({ $seat }).
told-step-battle = Utrzymanie: Bitwa.
told-repelled = Na obszarze Bitwy nie został żaden Najeźdźca: atak Wikingów odparty.
told-incursion = { $n ->
    [one] Został { $n } znacznik Najeźdźców: najazd Wikingów. Najmniej Najeźdźców ({ $raiders }) ma: { $seats }. Każdy z tych graczy traci miasto.
    [few] Zostały { $n } znaczniki Najeźdźców: najazd Wikingów. Najmniej Najeźdźców ({ $raiders }) ma: { $seats }. Każdy z tych graczy traci miasto.
    [many] Zostało { $n } znaczników Najeźdźców: najazd Wikingów. Najmniej Najeźdźców ({ $raiders }) ma: { $seats }. Każdy z tych graczy traci miasto.
   *[other] Zostało { $n } znacznika Najeźdźców: najazd Wikingów. Najmniej Najeźdźców ({ $raiders }) ma: { $seats }. Każdy z tych graczy traci miasto.
}
told-chooses-losses = Najwięcej Najeźdźców ma tylko { $seat } i wybiera, które miasta zostaną utracone.
told-losers-choose = Najwięcej Najeźdźców ma kilku graczy: każdy tracący miasto wybiera sam.
told-all-lose = Wszyscy mają tyle samo Najeźdźców: każdy traci wybrane przez siebie miasto.
told-nothing-to-lose = { $seat } nie kontroluje żadnego miasta i nic nie traci.
told-loses-town = { $seat } traci miasto { $town } na rzecz Wikingów.
told-raiders-leave = Najeźdźcy opuszczają obszar Bitwy.
told-spoils = Następuje podział łupów wojennych.
told-spoils-first = Najwięcej Najeźdźców ({ $n }) ma tylko { $seat }: znacznik Poważania, punkt za każde Poważanie, wszyscy Najeźdźcy wracają do puli.
told-spoils-tie = Remis w liczbie Najeźdźców ({ $n }): { $seats }. Pierwsza nagroda przepada.
told-spoils-second = { $seat } ma teraz najwięcej Najeźdźców ({ $n }): punkt i jeden znacznik wraca do puli.
told-no-raiders-left = Nikt nie ma Najeźdźców do drugiej nagrody.
told-step-church = Utrzymanie: Kościół.
told-church-tie = Nikt sam nie ma najwięcej dysków na obszarze Kościoła: pierwsza nagroda przepada.
told-church-leader = Najwięcej dysków na obszarze Kościoła ({ $n }) ma tylko { $seat }.
told-no-site = { $seat } nie ma miasta na Klasztor.
told-monastery = { $seat } buduje Klasztor w mieście { $town }.
told-church-marker = { $seat } bierze znacznik Aktywnego Miasta i odzyskuje wszystkie dyski z obszaru Kościoła.
told-church-second = { $seat } ma teraz najwięcej dysków na obszarze Kościoła ({ $n }): punkt i jeden dysk wraca.
told-church-discs-back = { $seat } odzyskuje wszystkie dyski z obszaru Kościoła.
told-no-church-discs = Nikt nie ma dysku na obszarze Kościoła do drugiej nagrody.
told-step-claims = Utrzymanie: Zdobywanie władzy w regionach.
told-claim-up = { $region }: policzono { $n }, próg { $threshold }; znacznik Roszczenia zostaje odkryty.
told-claim-taken = { $seat } ma najwięcej miast w regionie { $region } i bierze znacznik Roszczenia.
told-claim-kept = { $seat } wciąż ma najwięcej miast w regionie { $region } i zatrzymuje znacznik Roszczenia.
told-claim-vikings = W regionie { $region } najwięcej miast mają Wikingowie: znacznik Roszczenia leży na planszy.
told-claim-lost = Znacznik Roszczenia regionu { $region } wraca na planszę.
told-claim-stays = { $region }: nikt nie prowadzi sam, znacznik Roszczenia zostaje na miejscu.
told-game-over = Talia Zaślubin jest pusta: gra się kończy i liczone są punkty.
told-half = Połowa Znacznika Roszczenia regionu { $region }: { $seats }.
told-score = { $seat }, { $item }: { $n }.
told-total = { $n ->
    [one] { $seat } ma razem { $n } punkt.
    [few] { $seat } ma razem { $n } punkty.
    [many] { $seat } ma razem { $n } punktów.
   *[other] { $seat } ma razem { $n } punktu.
}
told-winners = { $points ->
    [one] Wygrywa { $seats }, ma { $points } punkt.
    [few] Wygrywa { $seats }, ma { $points } punkty.
   *[many] Wygrywa { $seats }, ma { $points } punktów.
}
told-wins-by-tokens = { $tied } mają po { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Wygrywa { $seats }, bo ma więcej znaczników Roszczenia: { $most } do { $others }.
told-wins-by-marriages = { $tied } mają tyle samo punktów ({ $points }) i znaczników Roszczenia ({ $tokens }). Wygrywa { $seats }, bo ma więcej kart Zaślubin: { $most } do { $others }.
told-victory-shared = Zwycięstwem dzielą się { $seats }: remis w punktach ({ $points }), znacznikach Roszczenia ({ $tokens }) i kartach Zaślubin ({ $marriages }).

## Dlaczego nie

no-over = Gra się skończyła.
no-such-seat = Nikt tam nie siedzi.
no-not-now = Nie teraz. Do rozstrzygnięcia: { $now }.
no-other-seat = Decyduje { $seat }.
no-already-picked = Masz już wybrane dwie karty; nie można ich wymienić.
no-card-chosen = Karta { $card } jest już wybrana.
no-not-in-packet = Karty { $card_gen } nie ma wśród kart, z których wybierasz.
no-not-in-hand = Karty { $card_gen } nie ma na twojej ręce.
no-region-taken = W regionie { $region } dysk ma już { $seat }; miasta początkowe leżą w różnych regionach.
no-town-taken = Miasto { $town } nie jest wolne: dysk ma tam { $seat }.
no-card-for-town = Do miasta { $town } nie masz karty w jego kolorze ({ $suit }) ani białej, a do innego miasta tak.
no-wrong-colour = Karta { $card } nie pasuje do miasta { $town }: pierwsza karta musi mieć jego kolor ({ $suit }) albo być biała.
no-primary-for-losers = Akcję Główną wykonuje tylko zwycięzca próby.
no-single-action = Ta karta ma dla przegranych tylko jedną akcję.
no-too-expensive = To kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}; masz { $coins }.
no-too-few-raiders = { $n ->
    [one] Na obszarze Bitwy został tylko { $n } znacznik Najeźdźców.
    [few] Na obszarze Bitwy zostały tylko { $n } znaczniki Najeźdźców.
    [many] Na obszarze Bitwy zostało tylko { $n } znaczników Najeźdźców.
   *[other] Na obszarze Bitwy zostało tylko { $n } znacznika Najeźdźców.
}
no-beyond-top = { $n ->
    [one] Do najwyższego pola toru Zaślubin brakuje tylko { $n } kroku.
    [few] Do najwyższego pola toru Zaślubin brakuje tylko { $n } kroków.
    [many] Do najwyższego pola toru Zaślubin brakuje tylko { $n } kroków.
   *[other] Do najwyższego pola toru Zaślubin brakuje tylko { $n } kroku.
}
no-active-town = { $town } to Aktywne Miasto; nie można poszerzać do niego zasięgu.
no-no-road = Miasto { $town } nie jest połączone drogą z miastem, które kontrolujesz.
no-source-held = Twoje miasto, z którego droga prowadzi do miasta { $town }, trzymają Wikingowie.
no-only-counts = Miasto w rękach Wikingów tylko liczy się jako twoje; nie kontrolujesz go.
no-not-viking = Na mieście { $town } nie ma znacznika kontroli Wikingów.
no-other-region = Miasto { $town } nie leży w regionie { $region }.
no-not-losers-town = Miasto { $town } kontroluje ktoś inny niż { $seat }.
no-loses-later = Najpierw miasto traci { $seat }.
no-not-your-town = Nie kontrolujesz miasta { $town }.
no-has-monastery = W mieście { $town } jest już Klasztor.
no-chance-now = Nic takiego się teraz nie losuje.
no-chance-seat = Nikt tam nie siedzi.
no-chance-viking = Nie ma już karty Wikingów o takiej sile.
no-chance-marriage = Ta karta Zaślubin nie może już przyjść.
no-chance-deal = Każdy z graczy (razem { $players }) musi dostać różne karty, każdy { $n }.

## Punktacja

score-vp = dotychczasowe punkty
score-coins = najwięcej monet
score-marker = znacznik Aktywnego Miasta
score-renown = Poważanie
score-claims = znaczniki Roszczenia
score-board = połowy znaczników na planszy
score-regions = liczba regionów

## Opcje

option-expand_into_active_town = Poszerzanie do Aktywnego Miasta
option-expand_into_active_town-help = Czy przegrywający próbę może poszerzyć zasięg do miasta, o które toczy się próba?
option-expand_into_active_town-forbid = zabronione
option-expand_into_active_town-allow = dozwolone
option-all_on_start = Nikt na torze Zaślubin
option-all_on_start-help = Która karta Zaślubin znika, gdy wszystkie dyski są na pierwszym polu? Jeśli także wierzchnia karta talii, gra jest krótsza o rundę.
option-all_on_start-remove_revealed = odkryta karta
option-all_on_start-remove_deck_top = także wierzchnia karta talii
option-five_player_full_hand = W pięć osób gra się wszystkimi kartami
option-five_player_full_hand-help = W pięć osób zagrywa się wszystkie pięć kart, ostatniej się nie odrzuca.
option-five_player_full_hand-off = nie
option-five_player_full_hand-on = tak
option-viking_tie_claim = Wikingowie na równi z graczem
option-viking_tie_claim-help = Co dzieje się ze znacznikiem Roszczenia, gdy Wikingowie mają w regionie tyle miast co najlepszy gracz?
option-viking_tie_claim-stay = zostaje na miejscu
option-viking_tie_claim-player_takes = bierze go gracz, jeśli remisuje tylko on
option-viking_tie_claim-to_board = wraca na planszę
option-viking_lead_final = Wikingowie na czele na koniec
option-viking_lead_final-help = Kto dostaje połowę znacznika na planszy tam, gdzie sami Wikingowie mają najwięcej miast?
option-viking_lead_final-none = nikt
option-viking_lead_final-best_player = najlepszy gracz
option-monastery_final_double = Klasztory na koniec liczą się podwójnie
option-monastery_final_double-help = Czy Klasztor liczy się jako drugie miasto także przy końcowej punktacji znaczników na planszy?
option-monastery_final_double-on = tak
option-monastery_final_double-off = nie
option-viking_duplicate = Siódma karta Wikingów
option-viking_duplicate-help = Która siła występuje wśród kart Wikingów dwa razy.
option-viking_duplicate-12 = druga 12
option-viking_duplicate-13 = druga 13
option-show_played_cards = Lista zagranych kart
option-show_played_cards-help = Pokazuj wszystkim karty zagrane w tej rundzie. Dobre do nauki i do gry na odległość.
option-show_played_cards-off = nie
option-show_played_cards-on = tak
option-reveal_last_card = Pokazywanie ostatnich kart
option-reveal_last_card-help = Pokaż ostatnią kartę każdego gracza, gdy jest odrzucana.
option-reveal_last_card-off = nie
option-reveal_last_card-on = tak

## Wskazówki na pierwszą grę

hint-start-town = Region z wieloma drogami ułatwia późniejsze poszerzanie; sąsiedzi pomagają osiągnąć próg.
hint-draft = Wysokie karty zdobywają miasta, ale mało płacą; niskie przegrywają i płacą dobrze. Pamiętaj o Najeźdźcach i zaślubinach tej rundy.
hint-lead-town = Kolor miasta decyduje, które karty mogą je zdobyć. Białe liczą się jako każdy kolor.
hint-lead-card = Wygrywa najwyższa karta w kolorze miasta, ale niska karta, która wygra, daje więcej.
hint-follow = Nie trzeba dokładać do koloru. Kto przegrywa, wybiera jedną z dwóch akcji, a niskie karty działają pierwsze.
hint-choose-line = Górna akcja daje monety i być może miasto połączone drogą; dolna pomaga w zaślubinach, bitwie albo w Kościele.
hint-buy = Za dokupione płacisz monetami, których może zabraknąć na poszerzenie zasięgu.
hint-expand = Poszerzenie zasięgu to często pewniejsza droga do miasta.
hint-free-town = Możesz uwolnić dowolne miasto; wraca do gracza, którego dysk tam leży.
hint-marriage-town = Sprawdź, gdzie jeszcze jedno miasto da ci w regionie najwięcej.
hint-princess = Dzięki Księżniczce miasta Wikingów liczą się dla ciebie: przy znacznikach Roszczenia albo przy liczbie regionów.
hint-track-town = Szukaj regionu, w którym nie masz jeszcze miasta, albo takiego, w którym możesz objąć prowadzenie.
hint-lose-town = Nie bądź najsłabszy wobec Najeźdźców: każdy najazd kosztuje najsłabszego miasto.
hint-leader-monastery = Miasto z Klasztorem liczy się w regionie podwójnie.
hint-monastery = Miasto z Klasztorem liczy się w regionie podwójnie.

## Pliki i pisany tekst

complaint-bb-action = „{ $text }” to nie akcja; wpisz ją tak, jak stoi przy wyborach, albo na przykład „town Tara”, „lead 11”, „line a”, „buy 2”, „expand no”.
complaint-bb-chance = „{ $text }” to nie wynik losu; pisz na przykład „first a”, „viking 12”, „marriage brigid”, „deal 1 2 … | 3 4 …”, „go”.
complaint-bb-card = „{ $text }” to nie karta Akcji; mają one wartości od 1 do 25.
complaint-bb-town = „{ $text }” to nie miasto; wpisz nazwę z mapy, na przykład Tara.
complaint-bb-line = „{ $text }” to nie akcja Dodatkowa; pisz a albo b.
complaint-bb-number = „{ $text }” to nie liczba, która tu pasuje.
complaint-bb-princess = „{ $text }” to nie możliwość; pisz „military”, „trade” albo „spurn”.
complaint-bb-marriage = „{ $text }” to nie karta Zaślubin.
complaint-bb-packets = Pakietów kart jest { $n }, a graczy { $players }.
complaint-bb-seat = Przy stole dla { $players } nie ma miejsca { $seat }.
complaint-bb-plenty = Żaden zapas nie może być większy niż { $most }.
complaint-bb-princess-side = Zatrzymana Księżniczka leży przed graczem („princess” wśród „marriages”) jedną stroną ku górze: „military” albo „trade”.
complaint-bb-track = Tor Zaślubin ma pola od 0 do 9.
complaint-bb-track-shared = Na tym samym polu toru Zaślubin ponad pierwszym nie mogą zostać dwa dyski.
complaint-bb-two-discs = Na mieście { $town } są dwa dyski.
complaint-bb-no-disc = Na mieście { $town } nie ma dysku, więc nie może tam być znacznika ani Klasztoru.
complaint-bb-marriage-twice = Któraś karta Zaślubin leży w dwóch miejscach.
complaint-bb-marriage-deck = W talii Zaślubin jest więcej kart, niż pozostało niewidzianych.
complaint-bb-pass = Liczba podań nie zgadza się z wyborem kart.
complaint-bb-line-done = Rozpatrzonych symboli jest więcej, niż ma ich akcja.
complaint-bb-last = Gracz ma najwyżej jedną ostatnią kartę.
complaint-bb-card-twice = Karta { $card } leży w dwóch miejscach.
complaint-bb-active-town = Aktywne Miasto próby („flow.trick.town”) to nie miasto, na którym leży znacznik.
complaint-bb-no-deal = Wyboru kart nie da się rozłożyć bez rozdanych kart („draft.deal”).
complaint-bb-picks = Wybrane karty nie zgadzają się z podawanymi: dwie przy każdym podaniu, mniej tylko przy obecnym.
complaint-bb-hand = Karty na ręce nie zgadzają się z wyborem; pomiń je, a zostaną wyliczone.
complaint-bb-step = W kroku „{ $step }” nikt nie mógłby w tej pozycji nic zrobić.
complaint-bb-no-cards = W kroku „{ $step }” każdy, kto jeszcze nie zagrał, potrzebuje karty na ręce.
complaint-bb-edition-symbol = „{ $text }” to nie symbol; są tylko T + - X A M E V.
complaint-bb-edition-long = „{ $text }” jest za długie; akcja ma najwyżej 8 symboli.
complaint-bb-edition-reward = „{ $text }” to nie nagroda; pisz „none”, „coins 1”, „renown 1”, „town” albo „town L”.
complaint-bb-edition-unknown = { $name } nie istnieje; liczby są od { $least } do { $most }.
complaint-bb-edition-twice = { $name } podano dwa razy.
complaint-bb-edition-missing = Brakuje: { $name }.
complaint-bb-edition-number = { $n } to za dużo; każda liczba tutaj to 0 do { $most }.
complaint-bb-edition-costs = Dokupienie i poszerzenie zasięgu kosztują co najmniej jedną monetę.
complaint-bb-edition-spread = Tabela punktacji regionów ma dziewięć liczb: dla 0 do 8 regionów.
complaint-bb-edition-deck = Talia Wikingów ma od 4 do 7 kart o sile od 1 do 99; tutaj ma: { $text }.
complaint-bb-edition-dealt = Każdemu graczowi rozdaje się od 3 do 8 kart, razem najwyżej 25; tutaj podano: { $n }.
complaint-bb-edition-ordinary = Na Księżniczce leżą od 1 do 3 kart Zaślubin; tutaj podano: { $n }.
complaint-bb-edition-track-region = Miasto z toru Zaślubin może leżeć gdziekolwiek; pisz samo „town”.
complaint-bb-edition-track-start = Pierwsze pole toru Zaślubin nic nie daje: w miejscu „{ $text }” powinno być „none”.
complaint-bb-edition-benefit = Karta Zaślubin daje Poważanie, miasto w określonym regionie albo nic.
complaint-bb-edition-take-town = T stoi raz w akcji Głównej i nigdzie indziej.
complaint-bb-edition-upper = Górna akcja Dodatkowa nigdy nie jest pusta.
complaint-bb-edition-white = Żadne miasto nie jest białe, a { $town } jest.
complaint-bb-edition-road = „{ $text }” to nie droga między dwoma miastami; pisz na przykład „N1-N3”.
complaint-bb-edition-sketch = { $town }: obie liczby są od 0 do 100.
