# Northgard: Uncharted Lands

game-name = Northgard: Niezbadane krainy
game-pitch = Odkrywajcie rosnącą mapę, budujcie, walczcie i przetrwajcie zimy: opanujcie trzy zamknięte terytoria z dużymi budynkami albo wygrajcie sławą. Dla 2–5 graczy.

## Clans

clan-bear = klan Niedźwiedzia
clan-boar = klan Dzika
clan-goat = klan Kozła
clan-raven = klan Kruka
clan-snake = klan Węża
clan-stag = klan Jelenia
clan-wolf = klan Wilka
power-bear = Kaija, opancerzona niedźwiedzica, walczy z 2 toporami i zimą nic nie kosztuje; na wrogie terytorium wejdzie tylko przebudzona.
power-boar = +1 wiedza po eksploracji, która nie zamknęła żadnego terytorium.
power-goat = +1 żywność za mały budynek, +2 za duży.
power-raven = Zbiera zasoby własnych terytoriów, które zamknie eksploracją.
power-snake = Spalona ziemia: +1 topór w walce na niej i jeden zasób wrogiego terytorium podczas zbiorów.
power-stag = +1 sława za każde zdobyte terytorium i za każde własne terytorium zamknięte eksploracją.
power-wolf = +1 żywność za każdą walkę wygraną jako atakujący.

## Things

resource-food = żywność
resource-wood = drewno
resource-lore = wiedza
    .acc = wiedzę
name-fame = sława
name-year = Rok { $n } z { $years }
name-first-player = pierwszy gracz
name-unit = jednostka
name-reserve = rezerwa
name-supply = zasoby ogólne
name-tile = płytka mapy
name-tile-pile = stos płytek
name-territory = terytorium
name-open = otwarte
name-closed = zamknięte
name-neutral = neutralne
name-border-regular = zwykła granica
name-border-rough = trudna granica
name-lair = leże potwora
name-hand = ręka
name-draw-pile = talia dobierania
name-discard-pile = stos kart odrzuconych
name-active-area = strefa aktywna
name-box = pudełko
name-row = rząd kart rozwoju
name-achievements = karty osiągnięć
name-upgrades = ulepszone karty klanu
name-flash = karta błyskawiczna
name-stronghold = warownia
name-stronghold-text = zamknięte terytorium, które kontrolujesz i na którym stoi duży budynek. Trzy warownie wygrywają na koniec roku, drużynie trzeba ich razem pięciu; w dłuższej grze nie dają zwycięstwa.
name-strongholds = warownie
name-strongholds-text = zamknięte terytoria, które kontrolujesz i na których stoi duży budynek. Trzy warownie wygrywają na koniec roku, drużynie trzeba ich razem pięciu; w dłuższej grze nie dają zwycięstwa.
name-harvest-forecast = następne zbiory
name-winter-forecast = następna zima
name-creature-line = rząd potworów
name-scorched-earth = spalona ziemia
name-combat = walka
name-attacker = atakujący
name-defender = obrońca
name-odds = szanse
name-size = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytek
}
kaija = Kaija
    .acc = Kaiję
place-north = na północ od terytorium { $land }
place-east = na wschód od terytorium { $land }
place-south = na południe od terytorium { $land }
place-west = na zachód od terytorium { $land }
place-nowhere = z dala od mapy
slot-small = małe pole budowy
slot-stone = małe pole z symbolem świętego kamienia
slot-large = duże pole budowy
slot-none = bez pola
building-food_silo = spichlerz
building-woodcutter_lodge = chata drwala
building-defense_tower = wieża strażnicza
building-training_camp = obóz szkoleniowy
building-carved_stone = święty kamień
building-fortress = twierdza
building-forge = kuźnia
building-altar_of_kings = ołtarz królów
building-food_silo-text = +1 żywność podczas zbiorów
building-woodcutter_lodge-text = +1 drewno podczas zbiorów
building-defense_tower-text = obrońca zadaje jedną stratę więcej
building-training_camp-text = +1 jednostka przy werbunku tutaj
building-carved_stone-text = +1 wiedza podczas zbiorów; tylko na polu z symbolem świętego kamienia
building-fortress-text = +2 topory dla obrońcy
building-forge-text = +1 karta na początku roku
building-altar_of_kings-text = +3 sławy podczas zbiorów
face-2A = dwa topory
face-3A = trzy topory
face-C = topór albo czaszka
face-2A1S = dwa topory i czaszka
face-2S = dwie czaszki
face-1A1S = topór i czaszka
kind-creature_wolf = wilk
kind-creature_draugr = draugr
kind-creature_bear = niedźwiedź
kind-creature_valkyrie = upadła walkiria
kind-creature_wolf-text = Jego terytorium nie daje podczas zbiorów sławy za zamknięcie ani nadrukowanych zasobów.
kind-creature_draugr-text = Gdzie się pojawi lub wejdzie, tam władca terytorium traci jednostkę.
kind-creature_bear-text = Na jego terytorium nie można budować, werbować, eksplorować z niego ani go opuścić.
kind-creature_valkyrie-text = Nie toleruje nikogo i atakuje tam, gdzie się pojawi lub wejdzie.
name-creature_wolf_beige = beżowy wilk
name-creature_wolf_brown = brązowy wilk
name-creature_wolf_dark = ciemnobrązowy wilk
name-creature_draugr_beige = beżowy draugr
name-creature_draugr_brown = brązowy draugr
name-creature_bear_beige = beżowy niedźwiedź
name-creature_bear_brown = brązowy niedźwiedź
name-creature_valkyrie_beige = beżowa upadła walkiria
name-creature_valkyrie_brown = brązowa upadła walkiria
basic-recruit = werbunek
basic-move = ruch
basic-explore = eksploracja
basic-build = budowa
action-draw = dobranie kart
action-special = akcja specjalna
action-wild = uczta
phase-setup = przygotowanie gry
phase-start_of_year = początek roku
phase-actions = akcje
phase-creatures = faza potworów
phase-harvest = zbiory
phase-winter = zima
phase-end_of_year = koniec roku
amount-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}
amount-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
amount-lore = { $n ->
    [one] { $n } wiedza
   *[other] { $n } wiedzy
}
    .acc = { $n ->
        [one] { $n } wiedzę
       *[other] { $n } wiedzy
    }
amount-none = nic
amount-units = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostek
}
    .acc = { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
        [many] { $n } jednostek
       *[other] { $n } jednostek
    }
amount-fame = { $n ->
    [one] { $n } punkt sławy
    [few] { $n } punkty sławy
    [many] { $n } punktów sławy
   *[other] { $n } punktów sławy
}
card-hidden = karta

## Options

option-years = Długość
option-years-help = Dłuższa gra trwa dziesięć lat i wygrywa tylko sława.
option-years-7 = siedem lat
option-years-10 = dziesięć lat
option-teams = Drużyny
option-teams-help = Czterech graczy w dwóch drużynach; sojusznicy siedzą naprzeciw siebie i dzielą sławę.
option-teams-off = każdy sam
option-teams-on = dwóch na dwóch
option-creatures = Potwory
option-creatures-help = Z leży na płytkach pojawiają się potwory.
option-creatures-off = bez potworów
option-creatures-on = z potworami
option-more_creatures = Więcej potworów
option-more_creatures-help = Kto pasuje, może przywołać potwora.
option-more_creatures-off = nie
option-more_creatures-on = tak
option-clan_choice = Wybór klanów
option-clan_choice-help = Jak przydziela się klany.
option-clan_choice-free = kolejno
option-clan_choice-random = losowo
option-clan_choice-draft = ostatni w kolejności wybiera pierwszy
option-clan_a = Klan 1. gracza przy stole
option-clan_a-help = Klan uzgodniony z góry.
option-clan_a-any = dowolny
option-clan_a-bear = klan Niedźwiedzia
option-clan_a-boar = klan Dzika
option-clan_a-goat = klan Kozła
option-clan_a-raven = klan Kruka
option-clan_a-snake = klan Węża
option-clan_a-stag = klan Jelenia
option-clan_a-wolf = klan Wilka
option-clan_b = Klan 2. gracza przy stole
option-clan_b-help = Klan uzgodniony z góry.
option-clan_b-any = dowolny
option-clan_b-bear = klan Niedźwiedzia
option-clan_b-boar = klan Dzika
option-clan_b-goat = klan Kozła
option-clan_b-raven = klan Kruka
option-clan_b-snake = klan Węża
option-clan_b-stag = klan Jelenia
option-clan_b-wolf = klan Wilka
option-clan_c = Klan 3. gracza przy stole
option-clan_c-help = Klan uzgodniony z góry.
option-clan_c-any = dowolny
option-clan_c-bear = klan Niedźwiedzia
option-clan_c-boar = klan Dzika
option-clan_c-goat = klan Kozła
option-clan_c-raven = klan Kruka
option-clan_c-snake = klan Węża
option-clan_c-stag = klan Jelenia
option-clan_c-wolf = klan Wilka
option-clan_d = Klan 4. gracza przy stole
option-clan_d-help = Klan uzgodniony z góry.
option-clan_d-any = dowolny
option-clan_d-bear = klan Niedźwiedzia
option-clan_d-boar = klan Dzika
option-clan_d-goat = klan Kozła
option-clan_d-raven = klan Kruka
option-clan_d-snake = klan Węża
option-clan_d-stag = klan Jelenia
option-clan_d-wolf = klan Wilka
option-clan_e = Klan 5. gracza przy stole
option-clan_e-help = Klan uzgodniony z góry.
option-clan_e-any = dowolny
option-clan_e-bear = klan Niedźwiedzia
option-clan_e-boar = klan Dzika
option-clan_e-goat = klan Kozła
option-clan_e-raven = klan Kruka
option-clan_e-snake = klan Węża
option-clan_e-stag = klan Jelenia
option-clan_e-wolf = klan Wilka
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna.
option-first_player-random = losowo
option-first_player-first_seat = pierwsze miejsce
option-fame_display = Sława innych
option-fame_display-help = Żetony sławy leżą zakryte; każdy zysk i tak jest ogłaszany.
option-fame_display-hidden = ukryta
option-fame_display-public = widoczna
option-ban_draw_developments = Bez kart samego dobierania
option-ban_draw_developments-help = Zasada domowa usuwa siedem kart rozwoju, które tylko dobierają karty.
option-ban_draw_developments-off = wszystkie karty
option-ban_draw_developments-on = bez nich
option-border_rule = Ciągłość granic
option-border_rule-help = Czego musi przestrzegać nowa płytka.
option-border_rule-corner = żadna granica nie kończy się między czterema płytkami
option-border_rule-separating = każda granica oddziela dwa terytoria
option-five_tile_in_pile = Płytka dla 5 graczy
option-five_tile_in_pile-help = Przy mniejszej liczbie graczy płytka startowa dla 5 graczy jest zwykłą płytką albo zostaje w pudełku.
option-five_tile_in_pile-on = w stosie
option-five_tile_in_pile-off = w pudełku
option-explore_redraw = Gdy żadna płytka nie pasuje
option-explore_redraw-help = Ile razy dobiera się kolejną płytkę.
option-explore_redraw-until_fits = aż któraś pasuje
option-explore_redraw-once = raz
option-tile_draws = Dobrane płytki
option-tile_draws-help = Czy wszyscy widzą płytki na ręce i niewybrane płytki.
option-tile_draws-secret = tajne
option-tile_draws-open = jawne
option-retreat_block = Odwrót
option-retreat_block-help = Na które terytoria nie można się wycofać.
option-retreat_block-pending = tam, gdzie walka dopiero będzie
option-retreat_block-any_this_turn = tam, gdzie w tej turze jest lub była walka
option-kaija_full_unit = Kaija
option-kaija_full_unit-help = Czy Kaija liczy się dla Wodza wojennego, może być celem kart i wybraną stratą.
option-kaija_full_unit-on = pełna jednostka
option-kaija_full_unit-off = nie jest celem, ginie ostatnia
option-scorched_targets = Spalona ziemia
option-scorched_targets-help = Gdzie klan Węża może położyć żeton.
option-scorched_targets-any = dowolne sąsiadujące terytorium
option-scorched_targets-not_own = nie własne
option-future_sight_early_achievement = Jasnowidzenie
option-future_sight_early_achievement-help = Czy Jasnowidzenie może wziąć kartę osiągnięć przed ostatnim rokiem.
option-future_sight_early_achievement-off = tylko z rzędu
option-future_sight_early_achievement-on = także osiągnięcia
option-allies_units = Sojusznicy z dziczy
option-allies_units-help = Ile jednostek werbuje karta.
option-allies_units-3 = trzy jednostki
option-allies_units-2 = dwie jednostki
option-reaction_window = Strategia obronna
option-reaction_window-help = Czy właściciel jest pytany po każdej karcie, czy tylko gdy ją trzyma, co zdradza coś innym.
option-reaction_window-fixed = zawsze pytaj właściciela
option-reaction_window-on_demand = pytaj tylko trzymającego
option-setup_avoid_hostile = Walkirie w przygotowaniu
option-setup_avoid_hostile-help = Czy pierwsze grupy muszą omijać upadłe walkirie, jeśli mogą.
option-setup_avoid_hostile-off = jednostki mogą stać na jej terytorium
option-setup_avoid_hostile-on = unikane
option-stag_fame_vs_valkyrie = Jeleń i walkirie
option-stag_fame_vs_valkyrie-help = Czy klan Jelenia zyskuje sławę za podbój także za pokonaną walkirię.
option-stag_fame_vs_valkyrie-off = nie
option-stag_fame_vs_valkyrie-on = tak
option-stuck_creature_acts = Uwięzione potwory
option-stuck_creature_acts-help = Czy draugr lub walkiria, które nie mogą się ruszyć, działają na miejscu.
option-stuck_creature_acts-off = nic nie robią
option-stuck_creature_acts-on = działają

## Prompts

ask-over = Gra skończona.
ask-chance = Decyduje los.
ask-waiting = Czekamy na: { $seats }.
ask-clan = Wybierz klan.
ask-settle = Gdzie osiądą twoje trzy jednostki?
ask-settle-group = Trzy jednostki czy dwie i Kaija?
ask-second-chance = Druga szansa: umieścić trzy jednostki na neutralnym terytorium?
ask-return = Nie ma neutralnego terytorium. Dobrać płytkę, by wrócić do gry?
ask-turn = Twoja tura: zagraj kartę albo wyczekaj, zastąp, usuń, ulepsz lub spasuj.
ask-turn-more = Zagraj kolejną kartę albo zakończ turę.
ask-learn = Weź jedną z ulepszonych kart.
ask-pick = Weź kartę.
ask-summon = Przywołać potwora?
ask-nest = Gdzie pojawi się { $creature }?
ask-react = { $by } zagrywa kartę { $card }. Anulować ją Strategią obronną?
ask-react-nothing = { $by } zagrywa kartę { $card }. Nie masz czym odpowiedzieć; przepuść ją.
ask-basic = Wybierz akcję (zostało: { $n }).
ask-annex = Najpierw eksploracja czy ruch?
ask-annex-after = Eksplorować teraz?
ask-assign = Przydziel dobrane karty: zatrzymaj { $keep }, odrzuć { $discard }, odłóż na wierzch { $top }.
ask-pay-draw = { $n ->
    [one] Zapłacić dowolny { $n } zasób, by dobrać kolejną kartę?
    [few] Zapłacić dowolne { $n } zasoby, by dobrać kolejną kartę?
   *[many] Zapłacić dowolne { $n } zasobów, by dobrać kolejną kartę?
}
ask-toll = { $n ->
    [one] Zapłacić dowolny { $n } zasób za kolejną jednostkę?
    [few] Zapłacić dowolne { $n } zasoby za kolejną jednostkę?
   *[many] Zapłacić dowolne { $n } zasobów za kolejną jednostkę?
}
ask-recruit = Werbunek: gdzie trafi kolejna jednostka? (najwyżej { $n })
ask-camps = Obozy szkoleniowe: która jednostka dokąd?
ask-build = Budowa: na którym terytorium?
ask-build-again = Budować drugi raz?
ask-build-type = Co budujesz na terytorium { $land }?
ask-build-slot = Na którym polu: { $building }?
ask-collect = Zebrać teraz zasoby terytorium { $land }?
ask-swap = Wymienić budynek na inny tej samej wielkości?
ask-move = { $n ->
    [one] Ruch: został { $n } krok. Skąd?
    [few] Ruch: zostały { $n } kroki. Skąd?
   *[many] Ruch: zostało { $n } kroków. Skąd?
}
ask-move-to = { $n ->
    [one] Z terytorium { $land }, został { $n } krok. Dokąd?
    [few] Z terytorium { $land }, zostały { $n } kroki. Dokąd?
   *[many] Z terytorium { $land }, zostało { $n } kroków. Dokąd?
}
ask-move-count = Ile idzie z terytorium { $from } na terytorium { $to }?
ask-declare = Zaatakować potwora na terytorium { $land }?
ask-fights = Która walka będzie pierwsza?
ask-push = Wypchnąć obrońcę z terytorium { $land }?
ask-feed = Walka na terytorium { $land }: ile żywności płacisz?
ask-die = Walka na terytorium { $land }: topór czy czaszka?
ask-throw = Miotacze toporów na terytorium { $land }: dodatkowy topór czy czaszka?
ask-lose = Kogo tracisz na terytorium { $land }?
ask-retreat = Odwrót z terytorium { $land }: dokąd?
ask-retreat-count = Ile wycofuje się na terytorium { $land }?
ask-explore-again = Eksplorować drugi raz?
ask-tile-first = Wybierz płytkę, którą dołożysz do płytki startowej.
ask-tile = Wybierz płytkę do dołożenia.
ask-under = Która płytka trafi pod stos pierwsza?
ask-redraw = Dobrano płytkę { $tile }. Zatrzymać czy dobrać inną?
ask-cell = Gdzie trafi płytka { $tile }?
ask-rotation = Jak obrócić płytkę { $tile }?
ask-scorch = Położyć żeton spalonej ziemi?
ask-pull = Sprowadzić jednostkę z sąsiedniego terytorium na terytorium { $land }?
ask-strike = Która wroga jednostka zostanie usunięta?
ask-loot = Który zasób bierzesz z terytorium { $land }?
ask-add = Gdzie dodajesz jednostkę?
ask-target = Czyją rękę oglądasz?
ask-threat = Kto odrzuca losową kartę? Albo dobierz kartę.
ask-point = Wskaż kartę gracza { $target }.
ask-answer = { $by } wskazuje kartę { $card }: odrzucić ją czy zapłacić dwa zasoby?
ask-curse = Klątwa, którą rzuca { $by }: odrzuć kartę.
ask-bribe = Które jednostki przekupujesz i gdzie stoją?
ask-bribe-to = Dokąd idą przekupione jednostki?
ask-bribe-count = Ile z nich przekupujesz?
ask-hidden = Ukryte ścieżki: skąd?
ask-hidden-to = Ukryte ścieżki: na które otwarte terytorium?
ask-hidden-count = Ukryte ścieżki: ile jednostek?
ask-negotiate = Weź kartę ze stosu odrzuconych albo dobierz jedną kartę.
ask-copy = Którą kartę kopiujesz?
ask-tithe = Który zasób bierzesz ze spalonego terytorium?
ask-trade = Wymienić trzy zasoby na jeden?
ask-barter = { $by } proponuje { $n } × { $give_acc } za { $n } × { $get_acc }.
ask-roam = Dokąd rusza { $creature }?

## Labels

do-clan = Graj jako { $clan }
do-tile = Płytka { $tile }
do-cell = Połóż { $place }
do-turn = { $n ->
    [0] Tak, jak leży
    [1] Obróć w prawo
    [2] Do góry nogami
   *[other] Obróć w lewo
}
do-settle = Osiądź na terytorium { $land }
do-group = { $group }
do-play = Zagraj: { $card }
do-wait = Wyczekaj z kartą { $card }
do-replace = Zastąp kartę { $card }
do-remove = Usuń kartę { $card } z gry
do-upgrade-keep = Ulepsz, zachowując kartę { $card }
do-upgrade-box = Ulepsz, usuwając kartę { $card }
do-pass = Pas
do-end = Zakończ turę
do-learn = Weź: { $card }
do-pick = Weź: { $card }
do-react = Anuluj
do-allow = Przepuść
do-basic = { $basic }
do-recruit = { $group } na terytorium { $land }
do-camp = Obóz na terytorium { $land }: { $group }
do-pay = Zapłać { $goods_acc }
do-build = Buduj na terytorium { $land }
do-raise = { $building }
do-on = { $slot }
do-collect = Zbierz teraz
do-collect-later = Nie przed budową
do-swap = { $land }: { $old } → { $new }
do-from = Z terytorium { $land }
do-to = Na terytorium { $land }
do-stop = Koniec
do-skip = Nie
do-spare = Nie atakuj
do-leave-token = Zostaw żeton
do-keep-tile = Zatrzymaj płytkę
do-attack = Zaatakuj: { $creature }
do-fight = Walka na terytorium { $land }
do-push = { $group } na terytorium { $land }
do-feed = Zapłać { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}
do-axe = Topór
do-skull = Czaszka
do-lose = Strać: { $group_acc }
do-retreat = Wycofaj się na terytorium { $land }
do-under = Płytkę { $tile } pod stos
do-redraw = Dobierz inną płytkę
do-keep = Zatrzymaj: { $card }
do-discard = Odrzuć: { $card }
do-top = Odłóż na wierzch: { $card }
do-recall = Weź z powrotem: { $card }
do-draw = Dobierz kartę
do-draw-tile = Dobierz płytkę
do-target = { $seat }
do-point = { $card }
do-yield = Odrzuć kartę
do-strike = { $land }: { $group }
do-take = Weź { $resource_acc }
do-add = { $group } na terytorium { $land }
do-pull = { $group } z terytorium { $land }
do-copy = Kopiuj: { $card }
do-scorch = Spal terytorium { $land }
do-trade = { $goods_acc } za { $gain_acc }
do-trade-idle = { $goods_acc } za { $gain_acc }: nic nie zyskujesz
do-barter = Zaproponuj { $n } × { $give_acc } za { $n } × { $get_acc }
do-accept = Przyjmij
do-refuse = Odmów
do-roam = Na terytorium { $land }
do-summon = Pojawia się potwór
do-nest = Na terytorium { $land }

## What happened

told-achievements = Wyłożone osiągnięcia: { $cards }.
told-clan = { $seat } gra jako { $clan }.
told-first = { $seat } jest pierwszym graczem.
told-start = { $seat } ma na początku: { $goods }.
told-drew-tiles = { $seat } dobiera { $n ->
    [one] { $n } płytkę
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytek
}.
told-drew-these-tiles = { $seat } dobiera płytki: { $tiles }.
told-tiles-back = { $n ->
    [one] Niewykorzystane płytki wracają; w stosie jest { $n } płytka.
    [few] Niewykorzystane płytki wracają; w stosie są { $n } płytki.
   *[many] Niewykorzystane płytki wracają; w stosie jest { $n } płytek.
}
told-settled = { $seat } umieszcza na terytorium { $land }: { $group_acc }.
told-no-second-chance = { $seat } rezygnuje z drugiej szansy.
told-year = Zaczyna się rok { $year }.
told-row = Rząd: { $cards }.
told-drew = { $seat } dobiera: { $cards }.
told-drew-secret = { $seat } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}.
told-reshuffle = { $seat } tasuje { $n ->
    [one] { $n } odrzuconą kartę
    [few] { $n } odrzucone karty
    [many] { $n } odrzuconych kart
   *[other] { $n } odrzuconych kart
} w nową talię.
told-play = { $seat } zagrywa kartę { $card }.
told-end-turn = { $seat } kończy turę.
told-wait = { $seat } wyczekuje z kartą { $card }.
told-replace = { $seat } płaci { $n ->
    [one] { $n } wiedzę
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
} i zastępuje kartę { $card }.
told-remove = { $seat } płaci { $n ->
    [one] { $n } wiedzę
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
} i usuwa z gry kartę { $card }.
told-upgrade-keep = { $seat } płaci { $n ->
    [one] { $n } wiedzę
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
} za ulepszenie i wykłada kartę { $card }.
told-upgrade-box = { $seat } płaci { $n ->
    [one] { $n } wiedzę
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
} za ulepszenie i usuwa z gry kartę { $card }.
told-learn = { $seat } bierze na rękę kartę { $card }.
told-pass = { $seat } pasuje i odrzuca: { $cards }.
told-pick = { $seat } bierze kartę { $card }.
told-cancelled = { $seat } odpowiada kartą { $answer }: karta, którą zagrywa { $by } ({ $card }), nie ma efektu.
told-awake = Kaija gracza { $seat } może w tym roku wchodzić na wrogie terytoria.
told-conqueror = { $seat } ignoruje w tym roku twierdze i wieże strażnicze.
told-gain = { $seat } zyskuje { $goods_acc }.
told-tithe = { $seat } zabiera graczowi { $of } ze zbiorów na terytorium { $land }: { $goods_acc }.
told-fame = { $seat } zyskuje { $n ->
    [one] { $n } punkt sławy
    [few] { $n } punkty sławy
    [many] { $n } punktów sławy
   *[other] { $n } punktów sławy
}.
told-basic = { $seat } wybiera: { $basic }.
told-kept = { $seat } zatrzymuje kartę { $card }.
told-kept-secret = { $seat } zatrzymuje kartę.
told-top = { $seat } odkłada na wierzch talii kartę { $card }.
told-top-secret = { $seat } odkłada na wierzch talii jedną kartę.
told-discard = { $seat } odrzuca kartę { $card }.
told-paid = { $seat } płaci { $goods_acc }.
told-recall = { $seat } bierze z powrotem na rękę kartę { $card }.
told-saw-hand = { $seat } widzi rękę gracza { $target }: { $cards }.
told-looked = { $seat } ogląda rękę gracza { $target }.
told-pointed = { $seat } wskazuje kartę { $card } gracza { $target }.
told-pointed-secret = { $seat } wskazuje kartę gracza { $target }.
told-ransom = { $seat } daje graczowi { $by } { $goods_acc }.
told-recruit = { $seat } werbuje jednostkę na terytorium { $land }.
told-recruit-kaija = { $seat } sprowadza Kaiję na terytorium { $land }.
told-build = { $seat } buduje na terytorium { $land }: { $building } (drewno: { $n }).
told-swap = { $seat } wymienia na terytorium { $land }: { $old } → { $new }.
told-collect = { $seat } zbiera z terytorium { $land }: { $goods_acc }.
told-step = { $seat } przesuwa z terytorium { $from } na terytorium { $to }: { $group_acc }.
told-declare = { $seat } atakuje na terytorium { $land }: { $creature }.
told-feed = { $seat } { $n ->
    [0] nie płaci za walkę żywnością
    [one] płaci za walkę { $n } żywność
    [few] płaci za walkę { $n } żywności
    [many] płaci za walkę { $n } żywności
   *[other] płaci za walkę { $n } żywności
}.
told-die = { $who } rzuca: { $face }.
told-axe = { $who } bierze topór.
told-skull = { $who } bierze czaszkę.
told-strength = Siła: { $attacker } { $a }, { $defender } { $b }.
told-fight-won = { $who } wygrywa atak na terytorium { $land }.
told-fight-held = { $who } skutecznie broni terytorium { $land }.
told-wiped-out = { $who } traci na terytorium { $land } wszystkie jednostki i przegrywa bez względu na siłę.
told-fight-nobody = Na terytorium { $land } giną obie strony.
told-lost = { $seat } traci na terytorium { $land }: { $group_acc }.
told-retreat = { $seat } wycofuje się na terytorium { $land }: { $group }.
told-no-retreat = { $seat } nie ma dokąd się wycofać i traci: { $group_acc }.
told-push = { $seat } wypycha na terytorium { $land }: { $group_acc }.
told-placed = { $seat } dokłada płytkę { $tile } { $place }.
told-joined = Terytorium { $land } obejmuje teraz także terytorium { $joined }.
told-nothing-fits = { $seat } pokazuje płytki, które nigdzie nie pasują: { $tiles }.
told-no-tile = { $seat } nie znajduje pasującej płytki.
told-gather-tile = { $seat } wybiera płytkę { $tile } i zbiera: { $goods }.
told-under = { $seat } kładzie płytkę { $tile } pod stos.
told-under-secret = { $seat } kładzie płytkę pod stos.
told-closed = { $seat } zamyka terytorium { $land }: { $n ->
    [one] { $n } punkt sławy
    [few] { $n } punkty sławy
    [many] { $n } punktów sławy
   *[other] { $n } punktów sławy
}.
told-closed-for-nobody = Terytorium { $land } jest zamknięte ({ $n ->
    [one] { $n } płytka
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytek
}); nikt nie zyskuje sławy.
told-scorch = { $seat } pali terytorium { $land }.
told-copy = { $seat } kopiuje kartę { $card }.
told-strike = { $seat } usuwa z terytorium { $land } ({ $target }): { $group_acc }.
told-add = { $seat } dodaje na terytorium { $land }: { $group_acc }.
told-bribe = { $seat } przekupuje jednostki gracza { $target }: { $group } z terytorium { $from } na terytorium { $to }.
told-harvest-fame = { $seat }: { $n ->
    [one] { $n } punkt sławy
    [few] { $n } punkty sławy
    [many] { $n } punktów sławy
   *[other] { $n } punktów sławy
} z terytorium { $land }.
told-trade = { $seat } wymienia { $goods_acc } na { $gain_acc }.
told-swap-offer = { $seat } proponuje graczowi { $partner } { $n } × { $give_acc } za { $n } × { $get_acc }.
told-swap-accepted = { $seat } przyjmuje.
told-swap-refused = { $seat } odmawia.
told-winter = Zima: { $seat } płaci za { $units ->
    [one] { $units } jednostkę
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostek
}: { $goods }.
told-winter-short = Zima: { $seat } ma zapłacić { $owed } za { $units ->
    [one] { $units } jednostkę
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostek
} i może zapłacić: { $goods }.
told-winter-nothing = Zima: { $seat } ma zapłacić { $owed } za { $units ->
    [one] { $units } jednostkę
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostek
} i nie ma czym.
told-unrest = { $seat } nie może zapłacić i bierze kartę niepokojów.
told-no-unrest-left = Nie ma już kart niepokojów: { $seat } traci { $n ->
    [one] { $n } punkt sławy
    [few] { $n } punkty sławy
    [many] { $n } punktów sławy
   *[other] { $n } punktów sławy
}.
told-appears = Na terytorium { $land } pojawia się { $creature }.
told-revealed = { $seat } odkrywa kartę potwora: { $creature }.
told-creature-deck = Stos odrzuconych potworów tworzy nową talię: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}.
told-roams = Na terytorium { $land } rusza { $creature }.
told-stuck = Nie może się ruszyć { $creature }.
told-draugr = Jednostkę gracza { $seat } zabiera { $creature }.
told-attacks = Gracza { $seat } atakuje na terytorium { $land } { $creature }.
told-slain = { $seat } pokonuje potwora ({ $creature }): { $n ->
    [one] { $n } punkt sławy
    [few] { $n } punkty sławy
   *[many] { $n } punktów sławy
}.
told-domination = Zwycięstwo trzema zamkniętymi terytoriami z dużym budynkiem, w drużynie pięcioma: { $winners }.
told-fame-victory = Ostatni rok się skończył. Sławą ({ $n }) wygrywa: { $winners }.
told-tie-lands = Tyle samo sławy ({ $n }): { $tied }. Decyduje liczba terytoriów ({ $most } : { $others }), wygrywa: { $winners }.
told-tie-units = Tyle samo sławy ({ $n }) i terytoriów: { $tied }. Decydują jednostki na mapie ({ $most } : { $others }), wygrywa: { $winners }.
told-tie-buildings = Tyle samo sławy ({ $n }), terytoriów i jednostek: { $tied }. Decydują budynki ({ $most } : { $others }), wygrywa: { $winners }.
told-victory-shared = Remis w sławie ({ $n }), terytoriach, jednostkach i budynkach; zwycięstwem dzielą się: { $winners }.
told-domination-fame = Dość takich terytoriów ma kilku graczy, więc decyduje sława: { $n } : { $others }.
told-all-passed = Wszyscy spasowali; koniec akcji w roku { $year }.
told-must-pass = { $seat } nie ma kart na ręce i musi spasować.
told-no-card-to-lose = { $seat } ma pustą talię i nie traci żadnej karty.
told-no-card-to-draw = { $seat } nie ma już kart do dobrania.
told-no-creature-left = Nie ma już potworów, nic się nie pojawia.
told-roams-to-units = Za jednostkami na terytorium { $land } rusza { $creature }.
told-stays-beside = { $seat } pozostaje na terytorium { $land } razem z potworem ({ $creature }).
told-reserve-empty = { $seat } nie ma w rezerwie żadnej jednostki.
told-kaija-counts = Kaija walczy dwoma toporami ({ $who }).
told-scorched-counts = Spalona ziemia dodaje 1 topór ({ $who }).
told-card-counts = Karta dodaje { $n ->
    [one] { $n } topór
    [few] { $n } topory
    [many] { $n } toporów
   *[other] { $n } toporów
} ({ $who }).
told-fortress-counts = Twierdza dodaje { $n ->
    [one] { $n } topór
    [few] { $n } topory
    [many] { $n } toporów
   *[other] { $n } toporów
} ({ $who }).
told-tower-counts = Wieża strażnicza dodaje { $n ->
    [one] { $n } czaszkę
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszek
} przeciw atakującemu ({ $who }).
told-wolf-harvest = Wilk na terytorium { $land } zostawia tylko to, co dają budynki ({ $seat }).
told-account = Sława ({ $seat }): { $n }, w tym żetony { $tokens }, zasoby { $resources }, karty rozwoju { $developments }, karty osiągnięć { $achievements }, niepokoje { $unrest }.

## Refusals

no-not-now = Teraz nie o tym się decyduje.
no-not-your-turn = Teraz decyduje { $seat }.
no-game-over = Gra skończona.
no-such-chance = Los nie może tu tak zdecydować.
no-such-land = Nie ma terytorium o tej nazwie.
no-clan-taken = Ten klan ma już ktoś inny.
no-other-tile = Grupa musi stać na właśnie dołożonej płytce.
no-not-empty = Są tam już jednostki.
no-group-of-three = Grupa to trzy figurki.
no-hostile-there = Potwór nikogo tam nie toleruje.
no-kaija-here = Kaija nie jest tu dostępna.
no-kaija-enemy = Kaija nie może wejść na wrogie terytorium.
no-kaija-target = Kaija nie może być celem.
no-not-in-hand = Nie masz tej karty na ręce.
no-only-flash = Zagrano już jedną kartę bez błyskawicy; mogą nastąpić tylko karty błyskawiczne.
no-nothing-played = Nic jeszcze nie zagrano; wybierz akcję albo spasuj.
no-after-a-card = Po karcie można grać tylko kolejne karty; potem zakończ turę.
no-unrest-stays = Niepokojów nie można usunąć z gry.
no-upgrade-left = Masz już obie ulepszone karty.
no-not-your-upgrade = To nie twoja ulepszona karta.
no-lore = To kosztuje { $n ->
    [one] { $n } wiedzę
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
}; masz { $has }.
no-not-in-row = Tej karty nie można wziąć.
no-action-on-card = Ta karta nie ma akcji.
no-achievement-played = Karty osiągnięć się nie zagrywa; liczy się na końcu.
no-reaction-now = Strategia obronna tylko odpowiada na kartę przeciwnika.
no-cards-to-draw = Nie ma dość kart do dobrania.
no-large-land = Nie kontrolujesz zamkniętego terytorium o trzech płytkach.
no-hand-to-see = Nie ma ręki z kartami do wyboru.
no-second-sight = Swoją kartę na ten rok już masz.
no-different-action = Akcje muszą być różne.
no-not-drawn = Przydzielić można tylko karty dobrane tą akcją.
no-enough-of-these = Tam nie może trafić więcej kart.
no-price = Cena to { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobów
}.
no-resources = Nie ma tylu zasobów.
no-not-in-discard = Tej karty nie ma w twoim stosie odrzuconych.
no-not-an-opponent = To nie przeciwnik.
no-not-in-that-hand = Tej karty nie ma na tej ręce.
no-reserve = Nie masz już jednostek w rezerwie.
no-place-to-recruit = Nie ma terytorium, na którym można werbować.
no-units-on-map = Nie masz jednostek na mapie.
no-bear-recruit = Niedźwiedź nie pozwala tam werbować.
no-bear-build = Niedźwiedź nie pozwala tam budować.
no-bear-leave = Niedźwiedź nikogo nie wypuszcza.
no-bear-explore = Niedźwiedź nie pozwala stamtąd eksplorować.
no-not-yours = Nie kontrolujesz tego terytorium.
no-more-recruits-here = Tam nie można zwerbować więcej jednostek.
no-levy-anywhere = Żadne twoje terytorium nie spełnia tego, czego wymaga karta.
no-levy-open_or_wood = Jednostkę przyjmuje tylko terytorium otwarte lub z symbolem drewna.
no-levy-frontier = Jednostkę przyjmuje tylko terytorium sąsiadujące z wrogim.
no-levy-food = Na tym terytorium nie ma żywności, więc nie przyjmuje ono jednostki.
no-levy-wood = Na tym terytorium nie ma drewna, więc nie przyjmuje ono jednostki.
no-levy-lore = Na tym terytorium nie ma wiedzy, więc nie przyjmuje ono jednostki.
no-same-land = Wszystkie jednostki muszą trafić na to samo terytorium.
no-neutral-only = Tylko neutralne terytoria.
no-recruit-one = Trzeba umieścić co najmniej jedną jednostkę.
no-camp-here = Żaden obóz szkoleniowy nie dodaje tam jednostki.
no-place-to-build = Nie ma gdzie budować.
no-second-large = Z dwóch budynków tylko jeden może być duży.
no-duplicate = Ten rodzaj budynku już tam stoi.
no-token-left = Nie ma już żetonu tego rodzaju.
no-slot = Nie ma dla niego wolnego pola.
no-wood = Za mało drewna.
no-such-building = Nie stoi tam taki budynek.
no-same-size = Musi to być inny rodzaj tej samej wielkości.
no-units-here = Nie masz tam takich jednostek.
no-must-stay = Te jednostki muszą zostać na miejscu.
no-way-out = Stamtąd nigdzie nie pójdą.
no-not-adjacent = To terytorium nie sąsiaduje.
no-steps = Za mało kroków; trudna granica kosztuje dwa.
no-two-hostile = Dwa atakujące potwory nikogo nie wpuszczają.
no-partner-stop = Jednostki sojuszników nie mogą być na jednym terytorium; tu nie mogłyby iść dalej.
no-must-fight = Kto wejdzie, musi walczyć z atakującym potworem.
no-creature-here = Tego potwora tam nie ma.
no-fight-here = Nie czeka tam żadna walka.
no-food-limit = Najwyżej jedna żywność na figurkę w walce.
no-regular-border = Odwrót wymaga zwykłej granicy.
no-fight-pending = Walka tam dopiero nastąpi.
no-fight-was = W tej turze była tam walka.
no-goal-twice = Ten cel już wykorzystano.
no-not-theirs = Musi być neutralne albo obrońcy.
no-tiles-left = Stos płytek jest pusty.
no-open-land = Nie ma do tego otwartego terytorium.
no-such-turn = Tak obrócona płytka wygląda tak samo.
no-border-ends = Granica kończyłaby się pośrodku płytek.
no-players-meet = Spotkałyby się jednostki dwóch graczy.
no-hostile-meets = Jednostki spotkałyby atakującego potwora.
no-neutral-land = Nie powstałoby neutralne terytorium.
no-empty-land-on-tile = Na płytce nie byłoby pustego terytorium.
no-such-cell = Płytka musi dotykać mapy całym bokiem.
no-touch-start = Pierwsza płytka musi dotykać płytki startowej.
no-touch-source = Musi dotykać otwartego terytorium, z którego eksplorujesz.
no-such-tile = Nie masz tej płytki.
no-tile-fits-not = Ta płytka nigdzie nie pasuje.
no-token-there = Żeton już tam leży.
no-own-land = Nie na własne terytorium.
no-card-to-copy = Nie ma karty do skopiowania.
no-copy = Tej karty nie można skopiować.
no-card-not-there = Ta karta tam nie leży.
no-target = Nie ma celu.
no-not-enemy = To nie jest wrogie terytorium.
no-not-shown = Tego zasobu tam nie ma.
no-not-produced = Ten zasób nie jest tam produkowany.
no-two-at-most = Jedna lub dwie jednostki.
no-partner = Nie masz sojusznika.
no-empty-swap = Wymień coś na coś innego.
no-swap-twice = Tę wymianę już proponowano w tych zbiorach.
no-creature-there = Jest tam już potwór.
no-better-goal = Inne terytorium pociąga go bardziej.
no-lair-here = Pierwszeństwo ma leże bez potwora.

## Scores

score-tokens = Żetony sławy
score-resources = Pozostałe zasoby (jeden za trzy)
score-developments = Karty rozwoju
score-achievements = Karty osiągnięć
score-unrest = Karty niepokojów

## Complaints

complaint-northgard-action = „{ $text }” nie jest akcją tej gry.
complaint-northgard-word = W Northgardzie nie ma „{ $text }”.
complaint-northgard-chance = „{ $text }” nie jest czymś, co może tu zrobić los.
complaint-northgard-seat = Przy stole dla { $players } nie ma miejsca { $seat }.
complaint-northgard-year = Lata tej gry to 1 do { $years }; tutaj podano: { $year }.
complaint-northgard-placed = „{ $text }” nie jest płytką na mapie („map”); pisz na przykład „t13 0,-1 r2”.
complaint-northgard-touches = „{ $text }” nie dotyka żadnej wcześniejszej płytki albo na którejś leży („map”).
complaint-northgard-tile-twice = Płytka { $tile } leży w dwóch miejscach.
complaint-northgard-site = „{ $text }” nie jest obszarem („lands”); pisz płytkę i literę, na przykład „t15-n”.
complaint-northgard-off-map = Terytorium { $land } („{ $id }”) nie leży na mapie.
complaint-northgard-territory = Lista „flow.frames” zawiera nazwę { $land } („{ $id }”), ale żadne terytorium na mapie tak się nie nazywa.
complaint-northgard-units = Miejsce { $seat } ma na mapie więcej jednostek niż { $most }.
complaint-northgard-kaija = Kaija („kaija”) może stać tylko na jednym terytorium i tylko wtedy, gdy ktoś ma klan Niedźwiedzia.
complaint-northgard-owner = Miejsce { $seat } nie może kontrolować terytorium { $land } („{ $id }”): nie ma tam żadnej jednostki.
complaint-northgard-building = „{ $text }” nie może stać na terytorium { $land } („{ $id }”): nie ma takiego budynku, żaden już nie pozostał albo nie ma dla niego wolnego pola.
complaint-northgard-card-twice = Karta { $card } („{ $id }”) leży w dwóch miejscach.
complaint-northgard-cards = Nikt nie może mieć więcej kart niż { $most }.
complaint-northgard-plenty = Żadna z liczb „food”, „wood”, „lore” i „fame” nie może być większa niż { $most }.
complaint-northgard-top = „{ $text }” nie jest kartą („top”); pisz na przykład „dev_spy” albo „dev_spy secret”.
complaint-northgard-known = Pod „known” miejsca i „spectator” mogą znać tylko karty, które są na ręce.
complaint-northgard-line = Każdy potwór na mapie stoi także w rzędzie potworów („creatures.line”), i to tylko raz.
complaint-northgard-phase = „{ $text }” nie jest fazą („flow.phase”); może to być: „turn”, { $known }.
complaint-northgard-frames = Lista „flow.frames” nie może być dłuższa niż { $most }.
complaint-northgard-frame-number = „{ $text }” nie może stać na liście „flow.frames”; liczby na niej to { $least } do { $most }.
complaint-northgard-teams = Gra drużynowa wymaga dokładnie czterech graczy.
complaint-northgard-more-creatures = „Więcej potworów” wymaga potworów.
complaint-northgard-few-cards = Bez kart dobierania jest za mało kart podstawowych dla pięciu graczy i dziesięciu lat.
complaint-northgard-same-clan = Dwa miejsca nie mogą mieć tego samego klanu.
complaint-northgard-start = Miejsca zasobów startowych dają razem { $n }; muszą dać co najmniej 5.
complaint-northgard-winter = Tabela zimy musi zaczynać się od 0 i rosnąć.
complaint-northgard-number = { $name } to { $value }; może być od { $least } do { $most }.
complaint-northgard-missing = Brakuje wiersza: { $kind } { $name }.
value-northgard-tile = płytka: „start”, „start5” albo od „t01” do „t33”
value-northgard-area = obszar podany płytką i literą, na przykład „t15-n”
complaint-northgard-twice = { $name } występuje tu dwa razy.
complaint-northgard-effects = { $card }: lista { $list } ma długość { $n }; może być od { $least } do { $most }.
complaint-northgard-counts = { $card }: { $field } musi stać przy każdej karcie osiągnięć i przy żadnej innej.
complaint-northgard-draw = { $card }: { $parts } daje razem { $sum }; musi być { $cards }, jak mówi { $field }.
complaint-northgard-area = Płytka { $tile }: „{ $area }” nie jest obszarem; pisze się literę, boki i to, co tam jest, na przykład „{ $example }”.
complaint-northgard-border = Płytka { $tile }: „{ $border }” nie jest granicą; pisze się dwie litery płytki, na przykład „{ $example }”.
complaint-northgard-sides = Płytka { $tile }: każdy bok należy do jednego obszaru i każdy obszar ma bok.
complaint-northgard-corner = Płytka { $tile }: brakuje granicy w rogu, gdzie stykają się obszary.

## Hints for a first game

hint-settle = Dwie grupy na dwóch terytoriach: szukaj płytek z żywnością i drewnem oraz dużych pól.
hint-turn = Jedna karta na turę i dowolnie wiele błyskawicznych. Czego nie grasz, może wyczekać, zostać zastąpione lub usunięte.
hint-explore = Zamknięcie kontrolowanego terytorium daje sławę za każdą płytkę i więcej podczas każdych zbiorów.
hint-build = Duże budynki na trzech zamkniętych terytoriach wygrywają grę na koniec roku.
hint-fight = Remisy wygrywa obrońca, który widzi, ile żywności płacisz.
hint-pass = Kto pierwszy spasuje, wybiera z całego rzędu i zaczyna następny rok.
hint-winter = Od czterech jednostek zima kosztuje żywność. Kto nie zapłaci, bierze niepokoje: pięć sławy mniej na końcu.
hint-trade = Zima przychodzi po wymianie: trzy zasoby mogą stać się brakującą żywnością.

## Cards

card-start_recruit = Werbunek
card-start_recruit-text = Werbunek 1.
card-start_move = Ruch
card-start_move-text = Ruch 1.
card-start_explore = Eksploracja
card-start_explore-text = Eksploracja.
card-start_build = Budowa
card-start_build-text = Budowa.
card-start_feast = Uczta
card-start_feast-text = Werbunek 1, ruch 1, eksploracja albo budowa.
card-bear_initial = Klan Niedźwiedzia
card-bear_initial-text = Ruch 1. Jeśli rusza się Kaija, najpierw zbierz całą żywność i drewno terytorium, które opuszcza.
card-bear_awakens = Przebudzenie niedźwiedzicy
card-bear_awakens-text = Werbunek 2. Do końca roku Kaija może wchodzić na wrogie terytoria.
card-bear_protector = Obrońca krainy
card-bear_protector-text = Dobierz 1 kartę za każde własne zamknięte terytorium o 3 lub więcej płytkach.
card-boar_initial = Klan Dzika
card-boar_initial-text = Budowa tańsza o 1 drewno.
card-boar_osmosis = Osmoza
card-boar_osmosis-text = Werbuj po 1 jednostce na maksymalnie 3 własnych terytoriach, które są otwarte lub mają symbol drewna.
card-boar_lay_of_the_land = Znajomość terenu
card-boar_lay_of_the_land-text = Eksploracja z 3 płytkami: wybierz jedną i najpierw zbierz wszystkie nadrukowane na niej zasoby.
card-goat_initial = Klan Kozła
card-goat_initial-text = Budowa; ten rodzaj może już stać na terytorium.
card-goat_teamwork = Praca zespołowa
card-goat_teamwork-text = Dwie różne spośród: werbunek 1, ruch 1, eksploracja, budowa.
card-goat_resourceful = Zaradny lud
card-goat_resourceful-text = Dobierz 2. Potem możesz zapłacić dowolne 3 zasoby, by dobrać jeszcze 1.
card-raven_initial = Klan Kruka
card-raven_initial-text = Eksploracja z 2 płytkami: jedną dołóż, druga trafia pod stos.
card-raven_raiding_party = Wyprawa łupieżcza
card-raven_raiding_party-text = Usuń gdziekolwiek 1 wrogą jednostkę, potem weź 1 zasób pokazany na jej terytorium.
card-raven_mercenaries = Najemnicy Kruka
card-raven_mercenaries-text = Werbunek 2 na jednym neutralnym terytorium. Możesz zapłacić dowolne 2 zasoby za 1 kolejną tam.
card-snake_initial = Klan Węża
card-snake_initial-text = Ruch 1. Potem możesz ponownie położyć żeton spalonej ziemi.
card-snake_rapacious = Bezwzględny wyzysk
card-snake_rapacious-text = Obejrzyj rękę przeciwnika i wskaż kartę: odrzuca ją albo daje ci 2 zasoby.
card-snake_stolen_lore = Skradziona wiedza
card-snake_stolen_lore-text = Skopiuj kartę ze strefy aktywnej przeciwnika na spalonej ziemi.
card-stag_initial = Klan Jelenia
card-stag_initial-text = Werbunek 1. Potem możesz sprowadzić tam 1 własną jednostkę z sąsiedniego terytorium, przez dowolną granicę.
card-stag_glory = Chwała klanu
card-stag_glory-text = Budowa. Raz, przed nią lub po niej, możesz zebrać zasoby tego terytorium.
card-stag_annexation = Aneksja
card-stag_annexation-text = Ruch 1; przed nim lub po nim możesz eksplorować.
card-wolf_initial = Klan Wilka
card-wolf_initial-text = Ruch 1. Trudne granice liczą się jak zwykłe, także przy odwrocie.
card-wolf_plunder = Grabież
card-wolf_plunder-text = Usuń 1 jednostkę z sąsiedniego wrogiego terytorium, potem dobierz 1.
card-wolf_call_to_war = Wezwanie na wojnę
card-wolf_call_to_war-text = Werbuj po 1 jednostce na każdym własnym terytorium sąsiadującym z wrogim.
card-dev_bodyguard = Straż przyboczna
card-dev_bodyguard-text = Ruch 1; +1 topór w jego walkach.
card-dev_feast = Uczta
card-dev_feast-text = Werbunek 1, ruch 1, eksploracja albo budowa.
card-dev_future_sight = Jasnowidzenie
card-dev_future_sight-text = Weź teraz kartę z rzędu na wierzch swojej talii. Pasując w tym roku, nie bierzesz żadnej.
card-dev_villager_tools = Ulepszone narzędzia wieśniaków
card-dev_villager_tools-text = Budowa.
card-dev_intimidate = Zastraszenie
card-dev_intimidate-text = Ruch 2. Przed każdą walką możesz wypchnąć 1 broniącą jednostkę na sąsiednie terytorium neutralne lub obrońcy.
card-dev_market_place = Targowisko
card-dev_market_place-text = Dobierz 2 i zatrzymaj obie.
card-dev_mercenary = Najemnik
card-dev_mercenary-text = Werbunek 1 na własnym lub neutralnym terytorium.
card-dev_merchant = Kupiec
card-dev_merchant-text = Dobierz 3: 1 zatrzymaj, 2 odrzuć.
card-dev_militia = Milicja
card-dev_militia-text = Ruch 2.
card-dev_negociation = Negocjacje
card-dev_negociation-text = Weź dowolną kartę ze swojego stosu odrzuconych albo dobierz 1.
card-dev_recruitment = Zaciąg
card-dev_recruitment-text = Werbunek 2 na jednym własnym terytorium.
card-dev_scout_camp = Obóz zwiadowców
card-dev_scout_camp-text = Eksploracja; raz możesz wymienić pasującą płytkę na inną.
card-dev_scouts = Zwiadowcy
card-dev_scouts-text = Eksploracja.
card-dev_shieldbearers = Tarczownicy
card-dev_shieldbearers-text = Ruch 2; w każdej jego walce anuluj 1 swoją stratę.
card-dev_simple_living = Proste życie
card-dev_simple_living-text = Budowa tańsza o 1 drewno.
card-dev_town_hall = Ratusz
card-dev_town_hall-text = Werbunek 1.
card-dev_allies_wild = Sojusznicy z dziczy
card-dev_allies_wild-text = Werbunek 3, tylko na neutralnych terytoriach.
card-dev_amenities = Udogodnienia
card-dev_amenities-text = Budowa; mały budynek nie potrzebuje pola.
card-dev_ancestral_curse = Klątwa przodków
card-dev_ancestral_curse-text = Każdy przeciwnik odrzuca 1 kartę; potem dobierasz 1.
card-dev_axe_throwers = Miotacze toporów
card-dev_axe_throwers-text = Ruch 2; w każdej walce +1 topór lub +1 czaszka, wybierane po twoim rzucie.
card-dev_bribery = Przekupstwo
card-dev_bribery-text = Przesuń 1 lub 2 jednostki z wrogiego terytorium na sąsiednie, przez dowolną granicę; walczą z każdym, kto tam jest.
card-dev_capture = Pojmanie
card-dev_capture-text = Usuń 1 wrogą jednostkę z sąsiedniego terytorium; potem dodaj 1 jednostkę na dowolne własne terytorium.
card-dev_carpentry = Mistrzowska ciesielka
card-dev_carpentry-text = Budowa, potem możesz budować ponownie; duży może być najwyżej jeden.
card-dev_conqueror = Zdobywca
card-dev_conqueror-text = Do końca roku twierdze i wieże strażnicze nie działają przeciw twoim atakom.
card-dev_cunning_merchant = Przebiegły kupiec
card-dev_cunning_merchant-text = Dobierz 3: 1 zatrzymaj, 2 odłóż na wierzch.
card-dev_defensive_strategy = Strategia obronna
card-dev_defensive_strategy-text = Reakcja: gdy przeciwnik zagra kartę w swojej turze, zostaje odrzucona bez efektu.
card-dev_enemy_secrets = Sekrety wroga
card-dev_enemy_secrets-text = Skopiuj kartę ze strefy aktywnej przeciwnika z sąsiedniego terytorium.
card-dev_fishing = Rybołówstwo
card-dev_fishing-text = Weź 3 żywności.
card-dev_trade_routes = Rozległe szlaki handlowe
card-dev_trade_routes-text = Dobierz 3: 2 zatrzymaj, 1 odłóż na wierzch.
card-dev_grizzled_warriors = Zaprawieni wojownicy
card-dev_grizzled_warriors-text = Ruch 2; +2 topory w jego walkach.
card-dev_heroic_charge = Heroiczna szarża
card-dev_heroic_charge-text = Ruch 3; +1 topór w jego walkach.
card-dev_hidden_ways = Ukryte ścieżki
card-dev_hidden_ways-text = Przesuń dowolne jednostki z jednego własnego terytorium na dowolne otwarte terytorium.
card-dev_huginn_muninn = Huginn i Muninn
card-dev_huginn_muninn-text = Eksploracja z dowolnego otwartego terytorium na mapie.
card-dev_hunters = Łowcy
card-dev_hunters-text = Na każdym własnym terytorium werbuj do 1 jednostki za każdą tamtejszą żywność, z budynkami.
card-dev_incursion = Najazd
card-dev_incursion-text = Ruch 4.
card-dev_industrious = Pracowici wieśniacy
card-dev_industrious-text = Budowa. Potem możesz wymienić jeden własny budynek na inny tej samej wielkości.
card-dev_infiltration = Infiltracja
card-dev_infiltration-text = Ruch 3; wrogie terytoria nie zatrzymują twoich jednostek.
card-dev_legendary_heroes = Legendarni bohaterowie
card-dev_legendary_heroes-text = Wykonaj ponownie efekt karty zagranej przez ciebie w tym roku.
card-dev_lore_mastery = Mistrzostwo wiedzy
card-dev_lore_mastery-text = Weź 2 wiedzy.
card-dev_loremasters = Mistrzowie wiedzy
card-dev_loremasters-text = Na każdym własnym terytorium werbuj do 1 jednostki za każdą tamtejszą wiedzę, z budynkami.
card-dev_outpost = Posterunek
card-dev_outpost-text = Werbunek 2 na jednym własnym lub neutralnym terytorium.
card-dev_rangers = Tropiciele
card-dev_rangers-text = Eksploracja, potem możesz eksplorować ponownie.
card-dev_spy = Szpieg
card-dev_spy-text = Obejrzyj rękę przeciwnika i odrzuć z niej kartę; potem dobierz 1.
card-dev_trading_post = Faktoria handlowa
card-dev_trading_post-text = Dobierz 3: 1 zatrzymaj, 1 odrzuć, 1 odłóż na wierzch.
card-dev_market_place_2 = Ulepszone targowisko
card-dev_market_place_2-text = Dobierz 2 i zatrzymaj obie.
card-dev_scout_camp_2 = Ulepszony obóz zwiadowców
card-dev_scout_camp_2-text = Eksploracja z 2 płytkami: jedną dołóż, druga trafia pod stos.
card-dev_town_hall_2 = Ulepszony ratusz
card-dev_town_hall_2-text = Werbunek 2.
card-dev_trading_post_2 = Ulepszona faktoria handlowa
card-dev_trading_post_2-text = Dobierz 3: 2 zatrzymaj, 1 odrzuć.
card-dev_veiled_threats = Zawoalowane groźby
card-dev_veiled_threats-text = Przeciwnik odrzuca losową kartę albo dobierasz 1.
card-dev_warriors = Wojownicy
card-dev_warriors-text = Ruch 2; +1 topór w jego walkach.
card-dev_wood_monopoly = Monopol na drewno
card-dev_wood_monopoly-text = Weź 3 drewna.
card-dev_woodcutters = Drwale
card-dev_woodcutters-text = Na każdym własnym terytorium werbuj do 1 jednostki za każde tamtejsze drewno, z budynkami.
card-ach_builder = Budowniczy
card-ach_builder-text = Na koniec: 1 sława za każdy twój mały i 3 za każdy duży budynek.
card-ach_explorer = Odkrywca
card-ach_explorer-text = Na koniec: 1 sława za każde twoje puste małe i 3 za każde puste duże pole.
card-ach_food_trader = Handlarz żywnością
card-ach_food_trader-text = Na koniec: 2 sławy za każdą żywność na twoich terytoriach, z budynkami.
card-ach_wood_trader = Handlarz drewnem
card-ach_wood_trader-text = Na koniec: 2 sławy za każde drewno na twoich terytoriach, z budynkami.
card-ach_scholar = Uczony
card-ach_scholar-text = Na koniec: 2 sławy za każdą wiedzę na twoich terytoriach, z budynkami.
card-ach_trapper = Traper
card-ach_trapper-text = Na koniec: 3 sławy za każde leże na twoich terytoriach.
card-ach_warlord = Wódz wojenny
card-ach_warlord-text = Na koniec: 1 sława za każdą twoją jednostkę na mapie.
card-card_unrest = Niepokoje
card-card_unrest-text = Brak akcji. Nie można jej usunąć z gry, a na koniec kosztuje 5 sławy.
