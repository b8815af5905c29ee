# Dwaj bracia
game-name = Dwaj bracia
game-pitch = Dwaj bracia rozwijają jedną wspólną krainę, a każda jednostka zostawiona na dworze jest nieobecna w terenie. Dla dwóch osób lub solo przeciw Henrykowi.

# Nazwy
henry = Henryk
result-lost = Wygrywa Henryk
colour-white = biały
colour-blue = niebieski
set-journeys = Wędrówki
set-dominion = Dominium
set-trade_church = Handel i Kościół
set-warfare = Wojna
set-guard = Straż
set-crafts = Rzemiosło
terrain-gn = zielona
    .mas = zielony
terrain-gy = szara
    .mas = szary
terrain-ye = żółta
    .mas = żółty
resource-gn = drewno
resource-gy = kamień
resource-ye = zboże
goods-wood = { $n }× drewno
goods-stone = { $n }× kamień
goods-grain = { $n }× zboże
unit-elite = jednostka elitarna
    .acc = jednostkę elitarną
unit-r1 = pierwsza zwykła jednostka
    .acc = pierwszą zwykłą jednostkę
unit-r2 = druga zwykła jednostka
    .acc = drugą zwykłą jednostkę
place-court = na dworze
place-aside = obok obszaru gry
tile = { $building } (teren { $terrain_mas })
tile-short = { $building }
tile-unseen = nieznana płytka ({ $terrain })
tile-unknown = nieznana płytka
free-terrain = wolny teren
start-tile = płytka początkowa
royal-offer = oferta królewska
royal-shield = tarcza królewska
draw-pile = wspólny stos
scaffold = rusztowanie
direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód
treasure-column = dwie płytki tego koloru w tej samej kolumnie: { $terrain }
treasure-row = dwie płytki tego koloru w tym samym rzędzie: { $terrain }
treasure-positions = po jednej płytce w tych kierunkach od niego: { $one } i { $two }
henry-rule-A = A: połączyć z drogą
henry-rule-B = B: zablokować drogę
henry-rule-C = C: pierwsze wolne pole sąsiednie
henry-rule-D = D: brak miejsca, płytka opuszcza grę
phase-normal = Na stosie są jeszcze płytki.
phase-trigger = Stos się wyczerpał: po tej turze każda strona ma jedną turę końcową.
phase-trigger_equal = Stos się wyczerpał: po tej turze turę końcową ma już tylko druga strona.
phase-final-2 = Runda końcowa: zostały dwie tury, łącznie z tą.
phase-final-1 = Ostatnia tura gry.

# Budynki
building-inn = gospoda
building-market = targowisko
building-pilgrimage_site = miejsce pielgrzymkowe
building-robber_keep = warownia rozbójników
building-mill = młyn
building-stonemason = warsztat kamieniarski
building-pigsty = chlew
building-bakery = piekarnia
building-smithy = kuźnia
building-gamekeeper_lodge = gajówka
building-camp = obóz
building-farm = farma
building-sawmill = tartak
building-quarry = kamieniołom
building-trading_post = faktoria
building-cathedral = katedra
building-siege_tower = wieża oblężnicza
building-fortress = twierdza
building-watchtower = wieża strażnicza
building-guardhouse = wartownia
building-basket_workshop = warsztat koszykarski
building-pottery_workshop = warsztat garncarski
building-cooper_workshop = warsztat bednarski
building-guild_house = dom cechowy
effect-inn = 1 punkt i 1 za każdą płytkę we wskazanym rzędzie lub kolumnie, najwyżej trzy z każdej strony.
effect-market = 1 punkt i 1 za każdą płytkę stykającą się bokiem.
effect-pilgrimage_site = 1 punkt za każdą płytkę najdłuższej drogi, która się tu kończy, łącznie z tą, bez względu na właściciela. Nie łączy dróg.
effect-robber_keep = 2 punkty i 2 za każdy budynek przeciwnika stykający się bokiem.
effect-mill = 1 punkt i 1 za każdą płytkę wszystkich żółtych grup stykających się bokiem.
effect-stonemason = 1 punkt i 1 za każdą płytkę wszystkich szarych grup stykających się bokiem.
effect-pigsty = 1 punkt i 1 za każdą płytkę wszystkich zielonych grup stykających się bokiem.
effect-bakery = 1 punkt i 1 za każdy inny twój budynek na żółtym terenie.
effect-smithy = 1 punkt i 1 za każdy inny twój budynek na szarym terenie.
effect-gamekeeper_lodge = 1 punkt i 1 za każdy inny twój budynek na zielonym terenie.
effect-camp = Po dobraniu płytki odwróć go awersem do dołu i dobierz jeszcze jedną. Niewykorzystany jest wart 2 punkty.
effect-farm = W każdej swojej turze masz 1 zboże więcej. Bez punktów.
effect-sawmill = W każdej swojej turze masz 1 drewno więcej. Bez punktów.
effect-quarry = W każdej swojej turze masz 1 kamień więcej. Bez punktów.
effect-trading_post = 3 punkty za każdy twój budynek rodzaju pokazanego na faktorii.
effect-cathedral = 5 punktów.
effect-siege_tower = Gdy dołożysz do budynku przeciwnika drugą swoją wieżę, możesz go zniszczyć. Bez punktów.
effect-fortress = 1 punkt za każdą twoją wieżę oblężniczą i twierdzę, łącznie z tą.
effect-watchtower = 1 punkt i 1 za każdą inną płytkę tego samego koloru we wskazanym rzędzie lub kolumnie.
effect-guardhouse = 2 punkty i 2 za każdą wieżę strażniczą na przekątnych, bez względu na właściciela.
effect-basket_workshop = 3 punkty za każdą parę płytek zielonej i żółtej na zaznaczonych polach.
effect-pottery_workshop = 3 punkty za każdą parę płytek szarej i żółtej na zaznaczonych polach.
effect-cooper_workshop = 3 punkty za każdą parę płytek zielonej i szarej na zaznaczonych polach.
effect-guild_house = Twoje warsztaty pokazanego rodzaju dają 4 punkty za parę zamiast 3. Sam nie daje punktów.

# Opcje
option-sets = Zestawy
option-sets-help = Trzy zestawy po dziewięć płytek, którymi się gra. Na pierwszą grę: Wędrówki, Dominium oraz Handel i Kościół.
option-sets-journeys = Wędrówki
option-sets-dominion = Dominium
option-sets-trade_church = Handel i Kościół
option-sets-warfare = Wojna
option-sets-guard = Straż
option-sets-crafts = Rzemiosło
option-random_sets = Losowe zestawy
option-random_sets-help = Trzy zestawy zostaną wylosowane bez względu na wybór powyżej.
option-random_sets-off = według wyboru
option-random_sets-on = losowo
option-score_roads = Punktacja dróg
option-score_roads-help = Instrukcja radzi pominąć ją w pierwszej grze.
option-score_roads-on = tak
option-score_roads-off = nie
option-henry_level = Poziom Henryka
option-henry_level-help = Tylko solo: ile skarbów ma Henryk. Każdy, który zostanie, daje mu na końcu pięć punktów.
option-henry_level-poor = Henryk Ubogi (6 skarbów)
option-henry_level-brave = Henryk Mężny (8 skarbów)
option-henry_level-relentless = Henryk Nieubłagany (10 skarbów)
option-colour = Twój kolor
option-colour-help = Tylko solo; nie wpływa na grę.
option-colour-white = biały
option-colour-blue = niebieski
option-start_player = Gracz rozpoczynający
option-start_player-help = Dla dwóch osób. W grze solo zawsze zaczyna człowiek.
option-start_player-random = rzut tarczą
option-start_player-white = biały (miejsce a)
option-start_player-blue = niebieski (miejsce b)
option-equal_turns = Równa liczba tur
option-equal_turns-help = Wariant domowy: jeśli koniec wywoła gracz rozpoczynający, turę końcową ma już tylko druga strona, więc obie mają tyle samo tur.
option-equal_turns-off = nie
option-equal_turns-on = tak
option-closed_hands = Zakryte ręce
option-closed_hands-help = Płytki na ręce oraz te, które idą z niej awersem do dołu lub poza grę, są zakryte; widać tylko teren.
option-closed_hands-off = odkryte ręce
option-closed_hands-on = zakryte ręce
option-open_scores = Bieżący wynik
option-open_scores-help = Czy pokazywać punkty w trakcie gry, czy dopiero na końcu.
option-open_scores-on = pokazywać
option-open_scores-off = dopiero na końcu
option-inn_line = Jak liczy gospoda
option-inn_line-help = Czy w linii gospody liczą się przerwy i odległość.
option-inn_line-any_distance = dowolna odległość, przerwy nie przeszkadzają
option-inn_line-within_3_spaces = tylko trzy najbliższe pola
option-inn_line-contiguous = do pierwszej przerwy
option-watch_line = Jak liczy wieża strażnicza
option-watch_line-help = Czy w linii wieży strażniczej liczą się przerwy.
option-watch_line-any_distance = dowolna odległość, przerwy nie przeszkadzają
option-watch_line-contiguous = do pierwszej przerwy
option-craft_pairs = Pary warsztatu
option-craft_pairs-help = Czy parę tworzy po jednej płytce każdego koloru.
option-craft_pairs-one_of_each = po jednej każdego koloru
option-craft_pairs-any_two = dowolne dwie z obu kolorów
option-discount_stacking = Kilka zniżek na jeden budynek
option-discount_stacking-help = Czy na ten sam budynek może przypaść więcej niż jedna zniżka.
option-discount_stacking-on = tak
option-discount_stacking-off = najwyżej jedna
option-siege_trigger = Co wywołuje oblężenie
option-siege_trigger-help = Czy zagrożony jest też budynek dołożony do dwóch stojących wież przeciwnika.
option-siege_trigger-on_tower = tylko dołożenie wieży
option-siege_trigger-on_any_adjacency = każdy budynek przy dwóch wieżach
option-pilgrimage_length = Drogi miejsca pielgrzymkowego
option-pilgrimage_length-help = Czy liczy się cała sieć, czy najdłuższa trasa po niej.
option-pilgrimage_length-network = cała sieć
option-pilgrimage_length-longest_path = najdłuższa trasa
option-henry_siege = Wieże oblężnicze Henryka
option-henry_siege-help = Tylko solo: czy Henryk niszczy to, co oblegają jego wieże.
option-henry_siege-never = nigdy nie niszczy
option-henry_siege-always = zawsze niszczy

# Polecenia
ask-setup = Trwa przygotowanie stołu.
ask-refill = Do oferty dokładana jest płytka.
ask-treasure = Losowany jest skarb Henryka.
ask-halt = Tu pozycja się kończy.
ask-over = Gra się skończyła.
ask-wait = Oczekiwanie na gracza: { $who }.
ask-turn = Twoja tura: dobierz jedną z płytek w zasięgu (zasięg { $reach }); przedtem i potem możesz w dowolnej kolejności budować, rozszerzać krainę i poruszać jednostkami.
ask-turn_taken = Płytka dobrana. Buduj, rozszerzaj krainę i poruszaj jednostkami, a potem zakończ turę.
ask-siege = Twoje wieże oblegają { $at }: zniszcz albo zostaw.
ask-discard = { $n ->
    [one] Wybierz jedną płytkę, która opuści grę: na ręce możesz mieć najwyżej trzy.
    [few] Wybierz kolejno { $n } płytki, które opuszczą grę: na ręce możesz mieć najwyżej trzy.
   *[many] Wybierz kolejno { $n } płytek, które opuszczą grę: na ręce możesz mieć najwyżej trzy.
  }

# Etykiety
do-take = Dobierz: { $tile }
do-build = Zbuduj: { $tile } na { $at }
do-extend = Wyłóż awersem do dołu: { $tile } na { $at }
do-move = Przesuń { $unit_acc } na { $at }
do-call = Wezwij jednostkę na { $at }
do-withdraw = Wycofaj { $unit_acc } z { $at } na dwór
do-camp = Użyj obozu na { $at }
do-destroy = Zniszcz: { $tile } na { $at }
do-spare = Resztę zostaw
do-discard = Usuń: { $tile }
do-end = Zakończ turę

# Co się stało
told-sets = W grze są te zestawy: { $sets }.
told-coin = Rzut tarczą: zaczyna { $who }.
told-offer = Oferta królewska, zgodnie z ruchem wskazówek zegara od tarczy: { $tiles }.
told-start = Płytka początkowa leży awersem do dołu: { $terrain }.
told-court = Zwykłe jednostki obu graczy są na dworze.
told-elites = Obie jednostki elitarne stoją na płytce początkowej.
told-units_alone = Jednostka elitarna człowieka stoi na płytce początkowej, jego zwykłe są na dworze; jednostki Henryka czekają obok obszaru gry.
told-treasures = { $n ->
    [one] Henryk ma { $n } skarb.
    [few] Henryk ma { $n } skarby.
   *[many] Henryk ma { $n } skarbów.
  }
told-pile = { $n ->
    [one] Ręce są puste; na stosie zostaje { $n } płytka.
    [few] Ręce są puste; na stosie zostają { $n } płytki.
   *[many] Ręce są puste; na stosie zostaje { $n } płytek.
  }
told-turn = Tura: { $who }.
told-final_turn = Tura końcowa: { $who }.
told-take = { $who } dobiera: { $tile }. Tarcza przechodzi na zwolnione miejsce i zostaje odwrócona.
told-no_refill = Stos jest pusty: niczego się nie uzupełnia.
told-refill = { $n ->
    [one] Oferta zostaje uzupełniona: { $tile }; na stosie zostaje { $n } płytka.
    [few] Oferta zostaje uzupełniona: { $tile }; na stosie zostają { $n } płytki.
   *[many] Oferta zostaje uzupełniona: { $tile }; na stosie zostaje { $n } płytek.
  }
told-trigger = To była ostatnia płytka stosu: po tej turze każda strona ma jedną turę końcową.
told-trigger_equal = To była ostatnia płytka stosu: po tej turze turę końcową ma już tylko druga strona, aby obie miały tyle samo tur.
told-build = { $who } buduje: { $tile } na { $at }.
told-scaffold = Rusztowanie przechodzi na { $at }.
told-discount_spent = { $n ->
    [one] Wykorzystano { $n } zniżkę.
    [few] Wykorzystano { $n } zniżki.
   *[many] Wykorzystano { $n } zniżek.
  }
told-extend = { $who } rozszerza krainę na { $at }: { $terrain }, wyłożona awersem do dołu płytka { $tile }.
told-extend_closed = { $who } rozszerza krainę na { $at }: { $terrain }.
told-discount = { $n ->
    [one] W tej turze można wykorzystać { $n } zniżkę.
    [few] W tej turze można wykorzystać { $n } zniżki.
   *[many] W tej turze można wykorzystać { $n } zniżek.
  }
told-move = { $who } przesuwa { $unit_acc } na { $at }.
told-call = { $who } wzywa { $unit_acc } z dworu na { $at }.
told-withdraw = { $who } wycofuje { $unit_acc } na dwór.
told-reach = { $who } ma teraz zasięg { $n }.
told-camp = { $who } używa obozu na { $at }: staje się on wolnym terenem i trzeba dobrać kolejną płytkę.
told-siege = { $who } oblega swoimi wieżami { $at }.
told-towers_rest = Wieże ({ $who }) stały już wcześniej: nowemu budynkowi na { $at } nic nie zrobią.
told-destroy = { $who } niszczy: { $tile } na { $at }. Odtąd jest to wolny teren.
told-unit_stays = Jednostka na { $at } zostaje na miejscu.
told-treasure_stays = Skarb na { $at } zostaje na miejscu.
told-spare = { $who } zostawia { $at }.
told-henry_spares = Henryk zostawia to, co oblegają jego wieże.
told-discard = { $who } usuwa z gry: { $tile }. Na ręce mogą zostać najwyżej trzy.
told-discard_closed = { $who } usuwa z gry jedną płytkę ({ $terrain }). Na ręce mogą zostać najwyżej trzy.
told-discount_lapsed = { $n ->
    [one] Przepada { $n } niewykorzystana zniżka.
    [few] Przepadają { $n } niewykorzystane zniżki.
   *[many] Przepada { $n } niewykorzystanych zniżek.
  }
told-henry_matches = Wierzchnia płytka stosu: { $terrain }. Henryk bierze pierwszą taką płytkę od tarczy.
told-henry_first = Żadna płytka nie pasuje do wierzchu stosu: Henryk bierze pierwszą od tarczy.
told-henry_pile_empty = Stos jest pusty: Henryk bierze pierwszą płytkę od tarczy.
told-henry_start = Człowiek nic jeszcze nie zbudował: Henryk szuka miejsca wokół płytki początkowej, która nie ma drogi.
told-henry_ruin = Ostatni budynek człowieka, na { $at }, leży awersem do dołu: nie ma drogi.
told-henry_joins = Zasada A: Henryk kładzie na { $at } (od { $beside }: { $direction }) płytkę: { $tile } – łączy się tam z drogą.
told-henry_blocks = Zasada B: Henryk kładzie na { $at } (od { $beside }: { $direction }) płytkę: { $tile } – blokuje tam drogę.
told-henry_beside = Zasada C: Henryk kładzie na { $at } płytkę: { $tile } – pierwsze wolne pole wokół { $beside } ({ $direction }).
told-henry_away = Zasada D: wokół { $beside } nie ma miejsca; grę opuszcza: { $tile }.
told-henry_marches = Na { $at } staje { $unit } Henryka.
told-treasure = { $n ->
    [one] Na { $at } pojawia się skarb. Warunek: { $treasure }. Na stosie został { $n }.
    [few] Na { $at } pojawia się skarb. Warunek: { $treasure }. Na stosie zostały { $n }.
   *[many] Na { $at } pojawia się skarb. Warunek: { $treasure }. Na stosie zostało { $n }.
  }
told-treasure_at_once = Jego warunek jest już spełniony.
told-treasure_gone = Skarb na { $at } opuszcza grę, warunek jest spełniony: { $treasure }.
told-over = Gra się skończyła, pora na punktację.
told-score = { $n ->
    [one] { $who }: { $line } – { $n } punkt.
    [few] { $who }: { $line } – { $n } punkty.
   *[many] { $who }: { $line } – { $n } punktów.
  }
told-doubled = { $n ->
    [one] Stoi tu jednostka właściciela ({ $building }): o { $n } punkt więcej.
    [few] Stoi tu jednostka właściciela ({ $building }): o { $n } punkty więcej.
   *[many] Stoi tu jednostka właściciela ({ $building }): o { $n } punktów więcej.
  }
told-doubled_henry = { $n ->
    [one] Jeden z trzech najlepszych budynków Henryka ({ $building }): o { $n } punkt więcej.
    [few] Jeden z trzech najlepszych budynków Henryka ({ $building }): o { $n } punkty więcej.
   *[many] Jeden z trzech najlepszych budynków Henryka ({ $building }): o { $n } punktów więcej.
  }
told-road_tied = { $line }: nikt nie ma przewagi, bez punktów.
told-roads_unscored = Przy tym stole drogi nie dają punktów.
told-score_treasures = { $n ->
    [one] Henryk: skarby – { $n } punkt.
    [few] Henryk: skarby – { $n } punkty.
   *[many] Henryk: skarby – { $n } punktów.
  }
told-total = { $who }: razem { $n } (budynki { $buildings }, drogi { $roads }).
told-total_henry = Henryk: razem { $n } (budynki { $buildings }, drogi { $roads }, skarby { $treasures }).
told-draw = Tyle samo punktów ({ $points }) i jednostek na dworze ({ $court }): remis.
told-win = Wygrywa { $who }, { $points } : { $others }.
told-win_tie = Punktów jest tyle samo ({ $points }): w grze z Henrykiem remis oznacza przegraną.
told-win_court = Punktów jest tyle samo ({ $points }). Wygrywa { $who }, bo ma na dworze więcej jednostek ({ $court } : { $others }).

# Odmowy
no-game_over = Gra się skończyła.
no-not_your_turn = To nie twoja tura.
no-chance_first = Najpierw trzeba losować.
no-siege_first = Najpierw zdecyduj, co zniszczą twoje wieże.
no-no_siege = Twoje wieże niczego nie oblegają.
no-hand_limit = Tura skończyła się z więcej niż trzema płytkami na ręce: wybierz, które opuszczą grę.
no-nothing_to_drop = Płytki usuwa się tylko na końcu tury i tylko te ponad trzy.
no-already_taken = W tej turze płytka jest już dobrana.
no-not_in_offer = W ofercie nie ma: { $tile }.
no-out_of_reach = Poza zasięgiem: { $tile } jest { $place }. od tarczy, twój zasięg to { $reach }.
no-take_due = Przed końcem tury musisz dobrać płytkę.
no-not_in_hand = Na ręce nie masz: { $tile }.
no-position_occupied = Na { $at } leży już płytka.
no-no_own_unit_adjacent = Z { $at } nie styka się bokiem ani rogiem żadna płytka z twoją jednostką.
no-resources = Do budowy ({ $tile }) brakuje ci: { $goods }.
no-no_siege_target = Twoje wieże nie oblegają { $at }.
no-unit_moved = W tej turze ruszyła się już: { $unit }.
no-unit_not_on_board = W krainie nie stoi: { $unit }.
no-unit_not_in_offer = Na dworze nie stoi: { $unit }.
no-no_tile = Na { $at } nie ma płytki.
no-not_adjacent = Pole { $at } nie sąsiaduje z płytką, na której stoi { $unit }.
no-tile_occupied = Na { $at } stoi już jednostka.
no-elite_stays = Jednostka elitarna nigdy nie opuszcza krainy.
no-no_own_camp = Na { $at } nie ma twojego obozu.
no-take_first = Obozu można użyć dopiero po dobraniu płytki.
no-offer_empty = Oferta jest pusta: obóz nic by nie dał.
no-call_first = Obie jednostki na dworze są takie same; wezwij pierwszą, nie { $unit_acc }.
no-not_in_pile = Na stosie nie ma: { $tile }.
no-other_back = Na wierzchu stosu jest inny teren niż ten, który ma { $tile }.
no-no_such_terrain = Na stosie nie ma takiej płytki: { $terrain }.
no-pile_not_empty = To nie ostatnia płytka; trzeba podać teren następnej.
no-no_such_treasure = Tego skarbu nie ma na stosie.
no-other_chance = Los rozstrzyga teraz o czym innym.
no-three_sets = Gra się dokładnie trzema zestawami.

# Punktacja
score-building = { $building } { $at }
score-building_doubled = { $building } { $at }, { $points } podwójnie
score-road = droga przy { $at }, liczba płytek { $n }, budynki { $a } : { $b }
score-henry = Henryk: { $total } (budynki { $buildings }, drogi { $roads }, skarby { $treasures })

# Uwagi do plików i tekstów
complaint-th-spot = „{ $text }” nie jest polem; pola zapisuje się (1,-2).
complaint-th-id = „{ $id }” nie jest oznaczeniem; oznaczenia składają się z małych liter, cyfr i _, najwyżej 24 znaki.
complaint-th-twice = Oznaczenie „{ $id }” występuje dwa razy.
complaint-th-set = Zestaw { $set } ma tyle płytek: { $count }; potrzeba dziewięciu.
complaint-th-treasures = Liczba skarbów to { $count }; potrzeba dziesięciu.
complaint-th-crosses = Każda jednostka Henryka musi mieć własny teren.
complaint-th-roads = Nie można odczytać dróg „{ $text }” u „{ $id }”; pisz N-E dla drogi przez płytkę i N, E dla osobnych końców, każdy bok raz.
complaint-th-direction = „{ $id }”: „{ $text }” nie jest kierunkiem; kierunki to N, NE, E, SE, S, SW, W i NW.
complaint-th-parameter = „{ $id }” potrzebuje dokładnie tego, co należy do budynku: linii (gospoda, wieża strażnicza), pól (warsztat), podnoszonego warsztatu (dom cechowy) lub wyrobów (faktoria), oraz pochodzenia tej danej.
complaint-th-cost = „{ $id }” kosztuje za dużo: jednego surowca { $n }, a najwyżej może być 9.
complaint-th-treasure = Skarb „{ $id }” potrzebuje linii i terenu albo dwóch różnych pól.
complaint-th-action = „{ $text }” nie jest akcją; wpisz ją tak, jak stoi przy wyborach, albo na przykład „take młyn”, „build młyn (0,1)”, „extend młyn (0,1)”, „move elite (1,0)”, „call r1 (1,0)”, „withdraw r1”, „camp (1,0)”, „destroy (1,0)”, „spare”, „discard młyn”, „end”.
complaint-th-chance = „{ $text }” nie jest wynikiem losu; na przykład: „sets journeys+guard+crafts”, „coin a”, „deal … start gn top gy”, „draw do_mill next gn”, „treasure tr_row_gn”.
complaint-th-tile = Nie ma płytki „{ $text }”.
complaint-th-no_treasure = Nie ma skarbu „{ $text }”.
complaint-th-unit = „{ $text }” nie jest jednostką; jednostki to „elite”, „r1” i „r2”.
complaint-th-terrain = „{ $text }” nie jest terenem; tereny to „gn”, „gy” i „ye”.
complaint-th-frame = „{ $text }” nie może wystąpić w przebiegu tej pozycji.
complaint-th-not_in_play = Płytka „{ $text }” nie należy do zestawów w grze.
complaint-th-tile_twice = „{ $text }” jest w dwóch miejscach.
complaint-th-offer = Oferta ma tarczę na miejscu od 0 do 6 i najwyżej sześć płytek.
complaint-th-board = „{ $text }” nie jest płytką na obszarze gry; pisz „(1,0) a do_mill”, „(1,0) free do_mill” lub „(1,0) free gy”.
complaint-th-spot_twice = „{ $text }”: tam leży już płytka.
complaint-th-too_many = Płytek jest więcej niż 27.
complaint-th-torn = Kraina nie trzyma się razem.
complaint-th-pile = Stos nie pasuje do niewidzianych płytek: zawiera wszystkie albo wszystkie oprócz początkowej, a wierzchnia musi być wśród nich.
complaint-th-post = „{ $text }”: tam jednostka nie może stać.
complaint-th-no_tile_there = Na { $text } nie ma płytki.
complaint-th-hoard = Na stosie jest więcej skarbów, niż jest niewidzianych.
complaint-th-secret = „{ $text }” nie może być ukryta: musi być dobrana i leżeć na planszy albo być usunięta z gry.
complaint-th-flow = Przebieg nie pasuje do pozycji: musi czekać na gracza lub na los albo być zakończony.

# Wskazówki na pierwszą grę
hint-goal = Wygrywa ten, kto ma na końcu więcej punktów. Budynki dają punkty swojemu właścicielowi, każdy według własnej zasady; twoja jednostka na twoim budynku podwaja jego punkty.
hint-reach = Sięgasz po jedną płytkę oferty i po jedną więcej za każdą zwykłą jednostkę na dworze, zgodnie z ruchem wskazówek zegara od tarczy. Dobrać możesz tylko to, po co sięgasz.
hint-take = W turze dobierz dokładnie jedną płytkę, kiedy chcesz. Tarcza przechodzi na jej miejsce, więc zmienia się to, po co sięgacie oboje.
hint-resources = Surowce to dostęp, nie zapas: każda płytka w zasięgu, każda płytka z twoją jednostką i każdy twój budynek produkcyjny daje jeden surowiec na każdy budynek wzniesiony w tej turze.
hint-build = Budynek wymaga w tej chwili wszystkich surowców i wolnego pola stykającego się bokiem lub rogiem z płytką, na której stoi twoja jednostka.
hint-extend = Każdą płytkę z ręki możesz wyłożyć za darmo awersem do dołu. Jeden budynek w tej turze będzie tańszy o jeden surowiec.
hint-units = Każda jednostka rusza się raz na turę: na sąsiednią płytkę, z dworu do krainy albo z powrotem na dwór. Źródła są zawsze cztery: jednostka w krainie daje swoją płytkę, jednostka na dworze jedną płytkę oferty więcej.
hint-order = Dobieraj, buduj i poruszaj w dowolnej kolejności. Zastanów się przed dobraniem: surowce, po które sięgasz teraz, mogą potem zniknąć. Kroki można cofać, dopóki nie odkryto nowej płytki.
hint-hand = Na końcu tury zostają ci trzy płytki; nadmiarowe opuszczają grę.
hint-camp = Obóz daje raz w grze dodatkowe dobranie. Użyty, póki trwa stos, skraca grę o turę i zmienia to, kto gra ostatni.
hint-siege = Uważaj na dwie wieże przeciwnika: druga dołożona do twojego budynku może go zniszczyć.
hint-roads = Budynki połączone drogą punktują dla tego, kto ma ich na niej więcej: różnica liczb. Drogi sąsiednich płytek nie muszą do siebie pasować.
hint-end = Gdy stos się wyczerpie, następują tury końcowe: po jednej dla każdej strony, chyba że uzgodniono równą liczbę tur. Ostatnimi ruchami ustaw jednostki na najlepszych budynkach.
hint-henry = Henryk bierze pierwszą płytkę o terenie widocznym na wierzchu stosu i kładzie ją obok twojego ostatniego budynku. Gdzie budujesz ty, tam buduje i on.
hint-treasures = Każdy pozostały skarb daje Henrykowi pięć punktów. Układaj płytki tak, by jego warunek się spełnił i skarb zniknął; liczy się też wolny teren.
hint-ask-turn = Zasięg i surowce zmieniają się z każdym krokiem. Kroki można cofać, dopóki nie odkryto nowej płytki.
hint-ask-turn_taken = To, po co sięgasz teraz, to surowce do końca tury, dopóki żadna jednostka nie przyjdzie na dwór ani go nie opuści. Sprawdź, czy jednostka może jeszcze otworzyć miejsce budowy lub podwoić budynek.
hint-ask-siege = Niewykorzystana okazja sama nie wróci; przyniesie ją tylko kolejna twoja wieża przy tym budynku.
hint-ask-discard = Usunięte płytki nie dają punktów. Następnym razem wyłóż jedną przed końcem tury awersem do dołu: potani budynek.
