# Crescent Moon, po polsku.

## The game

game-name = Crescent Moon
game-pitch = Pięć postaci chce od jednej krainy pięciu różnych rzeczy: łupu, wpływów, miast, władzy, złota. Dla 4 lub 5 graczy.

## Characters

character-warlord = Kaid
character-warlord-text = Punktuje od razu za poległe jednostki wroga i splądrowane budowle, co roku za święte miejsce, największą armię, własne umocnienia i walki z wieloma graczami. Rusza się trzy razy, może mieć w heksie więcej jednostek niż inni, ma kartę Kampania, wznieca powstania i zbiera siły; nie umie budować.
character-murshid = Murszid
character-murshid-text = Punktuje co roku za każdy heks z własnym wpływem, więcej na świętym miejscu i w miastach, oraz za kontrolę dwóch heksów. Rozstrzyga remisy tam, gdzie leży jego żeton, włącza się w konflikty obok niego, sprzedaje poparcie za punkty i przez intrygę bierze własne karty.
character-sultan = Sułtan
character-sultan-text = Punktuje co roku za każdą wioskę i każde miasto, gdziekolwiek stoją, więcej na świętym miejscu i na brodzie, oraz za sprzedane karty. Tylko on buduje wioski i miasta, trzy budowle naraz, zarabia na nich także pod cudzą władzą i przez planowanie zapełnia swój targ.
character-caliph = Kalif
character-caliph-text = Punktuje co roku za każdy kontrolowany heks, więcej za kamieniołomy, za święte miejsce, bród i pałac w heksie z własnym wpływem. Forty i twierdze buduje taniej i przenosi pałac, który jest silny jak twierdza.
character-nomad = Nomada
character-nomad-text = Co roku zamienia monety w punkty; punktuje też za graczy, którzy wynajmują, za wpływ w dziczy, górach i na pustyni oraz za święte miejsce. Wypożycza najemników z karty rezerw za uzgodnioną cenę, werbuje wszędzie, gdzie nie rządzi nikt inny, i przez dezercję odsyła cudzych najemników do domu.
advice-warlord = Kaid żyje z łupu: każda poległa jednostka wroga i każda splądrowana budowla punktuje od razu. Walcz często, z różnymi graczami, i nie pozwól dużym miastom się zestarzeć. Wpływ w cudzych heksach to czekająca armia: powstanie zamienia go w jednostki.
advice-murshid = Murszid wygrywa żetonami: każdy heks z twoim wpływem punktuje co roku. Trzymaj karty na spory, sprzedawaj poparcie w walkach obok swoich żetonów i pozwól innym się kłócić. Kupuj własne karty, kosztują połowę.
advice-sultan = Sułtan punktuje za wioski i miasta, gdziekolwiek stoją, także pod cudzą władzą. Buduj wcześnie: każda osada przynosi co roku. Sprzedawaj karty ze swojego targu i podnieś Kaidowi cenę wizyty: najemnicy i przyjaciele są tańsi niż utracone miasto.
advice-caliph = Kalif liczy kontrolowane heksy, kamieniołomy podwójnie. Twoje forty i twierdze są tanie i utrzymują heks bez jednostek; twierdze i żetony zapełniają rezerwy. Pałac trzymaj tam, gdzie masz wpływ.
advice-nomad = Nomada zamienia monety w punkty. Wpływ zapełnia twoją kartę rezerw, a karta to twój kram: wynajmuj najemników jak największej liczbie graczy i podawaj cenę. Jednostki w obcej służbie liczą się do twojej siły, nie zalewaj nimi krainy.

## Land

hex-name = { $name }, { $tile }
tile-crossing = bród
tile-river = rzeka
tile-fertile = żyzna ziemia
tile-wilderness = dzicz
tile-mountain = góry
tile-quarry = kamieniołom
tile-desert = pustynia
tile-holy = święte miejsce
name-control = kontrola
name-influence = wpływ
name-presence = obecność
name-income = przychód
name-reserve = karta rezerw
name-supply = zasoby
name-hand = ręka
name-row = odkryte karty
name-deck = talia
name-discard = stos kart odrzuconych
name-coins = monety
name-points = punkty
name-objectives = cele
name-strength = siła bojowa
name-year = Rok { $n }
name-round = Runda { $n }
phase-setup = przygotowanie gry
phase-preparation = faza przygotowań
phase-action = faza akcji
phase-scoring = faza punktacji
phase-over = koniec gry

## Pieces

piece-fort = fort
piece-fort-text = umocnienie o sile 1, które utrzymuje heks bez jednostek.
piece-castle = twierdza
piece-castle-text = umocnienie o sile 2, budowane w miejscu własnego fortu.
piece-palace = pałac
piece-palace-text = budowla Kalifa: siła 2, zarazem umocnienie i osada. Przenosi ją tylko Kalif i punktuje tam, gdzie Kalif ma wpływ.
piece-town = wioska
piece-town-text = osada Sułtana, który jest obecny wszędzie, gdzie jakaś stoi. Nie ma siły; daje monety Sułtanowi i temu, kto kontroluje jej heks.
piece-city = miasto
piece-city-text = osada Sułtana, budowana w miejscu wioski. Daje więcej niż wioska.
piece-influence = żeton wpływu
piece-influence-text = pokazuje, kto ma wpływ w heksie; leży tam najwyżej jeden. Nie ma siły.
units-ordinary = { $ordinary ->
    [one] { $ordinary } jednostka stałej armii
    [few] { $ordinary } jednostki stałej armii
   *[many] { $ordinary } jednostek stałej armii
}
    .acc = { $ordinary ->
        [one] { $ordinary } jednostkę stałej armii
        [few] { $ordinary } jednostki stałej armii
       *[many] { $ordinary } jednostek stałej armii
    }
units-mercenary = { $mercenary ->
    [one] { $mercenary } jednostka najemników
    [few] { $mercenary } jednostki najemników
   *[many] { $mercenary } jednostek najemników
}
    .acc = { $mercenary ->
        [one] { $mercenary } jednostkę najemników
        [few] { $mercenary } jednostki najemników
       *[many] { $mercenary } jednostek najemników
    }
units-both = { $ordinary ->
    [one] { $ordinary } jednostka stałej armii
    [few] { $ordinary } jednostki stałej armii
   *[many] { $ordinary } jednostek stałej armii
}, { $mercenary ->
    [one] { $mercenary } jednostka najemników
    [few] { $mercenary } jednostki najemników
   *[many] { $mercenary } jednostek najemników
}
    .acc = { $ordinary ->
        [one] { $ordinary } jednostkę stałej armii
        [few] { $ordinary } jednostki stałej armii
       *[many] { $ordinary } jednostek stałej armii
    }, { $mercenary ->
        [one] { $mercenary } jednostkę najemników
        [few] { $mercenary } jednostki najemników
       *[many] { $mercenary } jednostek najemników
    }

## Market

market-far = targ odległy
market-middle = targ pobliski
market-near = targ lokalny
market-sultan = targ Sułtana

## Actions

verb-influence = Szerzenie wpływów
verb-build = Budowa
verb-move = Ruch
verb-assault = Szturm
verb-recruit = Werbunek
verb-hire = Wynajęcie najemników
verb-bribe = Przekupienie najemników
verb-ask = Targ z Sułtanem o kartę
verb-buy = Zakup kart władzy
verb-play = Zagranie karty władzy
verb-collect = Zbiórka
verb-uprising = Powstanie
verb-muster = Zebranie sił
verb-intrigue = Intryga
verb-conspire = Planowanie
verb-palace = Przeniesienie pałacu
verb-desertion = Dezercja

## Power cards

card-conquest = Kampania
card-assassination = Zamach
card-imam = Imam
card-bribery = Przekupstwo
card-eyes_and_ears = Oczy i uszy
card-forged_letters = Sfałszowane listy
card-sermon = Kazanie
card-poet = Poeta
card-slander = Oszczerstwo
card-blackmail = Szantaż
card-poison = Trucizna
card-dervish = Derwisz
card-pilgrims = Pielgrzymi
card-heavy_cavalry = Ciężka jazda
card-siege_engines = Machiny oblężnicze
card-forced_march = Forsowny marsz
card-battle_fury = Szał bitewny
card-plunderers = Łupieżcy
card-commander = Dowódca
card-terror = Postrach
card-ambush = Zasadzka
card-infantry = Piechota
card-archers = Łucznicy
card-palace_guard = Straż pałacowa
card-vizier = Wezyr
card-master_builder = Mistrz budowniczy
card-safe_conduct = Glejt
card-taxes = Podatki
card-reinforcements = Posiłki
card-elder = Starszy rodu
card-boats = Łodzie
card-light_cavalry = Lekka jazda
card-feigned_retreat = Pozorowany odwrót
card-camel_riders = Jeźdźcy na wielbłądach
card-caravan = Karawana
card-revolt = Bunt
card-turncoats = Zbiegowie
card-paymaster = Skarbnik
type-event = wydarzenie
type-character = osobistość
type-banner = chorągiew
type-strategy = strategia
keyword-combat = WALKA
keyword-contest = SPÓR O WPŁYWY
keyword-action = AKCJA
keyword-anytime = W DOWOLNEJ CHWILI
text-conquest = Przydziel połowę swoich jednostek w aktywnym heksie, w dół; za każdą +1 siły. Gdy znany jest zwycięzca, wracają do twoich zasobów: to nie straty i nic ich nie ocali.
text-assassination = Anuluj jedną osobistość drugiej strony; zostaje odrzucona. Jeśli nie ma żadnej, strona ta dostaje −1.
text-imam = +2 wpływu, jeśli jesteś obecny w aktywnym heksie, inaczej +1.
text-bribery = Wybierz gracza drugiej strony: strona ta dostaje −1. Potem gracz ten bierze tę kartę na rękę.
text-eyes_and_ears = Zanim wybierzesz karty w walce lub sporze: obejrzyj rękę innego gracza, który może wybierać. Potem wszyscy wybierają od nowa.
text-forged_letters = Anuluj jedno wydarzenie drugiej strony (nie Zamach). Jeśli żadnego nie ma, +1 wpływu.
text-sermon = +3 wpływu, jeśli aktywny heks to święte miejsce lub z nim sąsiaduje, inaczej +1.
text-poet = +1 wpływu. Jeśli twoja strona wygra, weź 2 monety.
text-slander = Usuń żeton wpływu innego gracza z heksu, w którym nie ma on jednostki ani umocnienia, a w którym lub obok którego jesteś obecny.
text-blackmail = Wybierz gracza, z którym dzielisz heks: obejrzyj jego rękę i weź z niej jedną kartę.
text-poison = Przeciwnik traci o 2 jednostki więcej.
text-dervish = +2 wpływu, jeśli nie jesteś obecny w aktywnym heksie, inaczej +1.
text-pilgrims = Połóż swój żeton wpływu bez sporu na świętym miejscu lub obok, gdzie nie ma żetonu i nie kontroluje go inny gracz.
text-heavy_cavalry = Przydziel do 2 jednostek stałej armii jako atakujący, do 1 jako obrońca; za każdą +1 siły.
text-siege_engines = Tylko jeśli w aktywnym heksie jest umocnienie. Atakujący: przydziel 1 jednostkę, +2 siły. Obrońca: +1 siły.
text-forced_march = Wykonaj jeden ruch; potem możesz przeprowadzić szturm jednostkami z heksu, do którego wkroczono.
text-battle_fury = +3 siły, ale tracisz o 1 jednostkę więcej.
text-plunderers = +1 siły. Jako atakujący dostajesz 2 dodatkowe monety za każdą budowlę splądrowaną w tej walce.
text-commander = +2 siły, jeśli masz w aktywnym heksie więcej jednostek niż przeciwnik, inaczej +1.
text-terror = Walka: +1 siły, a jeden nieprzydzielony najemnik przeciwnika wraca do jego zasobów. Spór: +2 wpływu przy co najmniej 2 jednostkach w aktywnym heksie, inaczej +1.
text-ambush = +3 siły w górach lub dziczy, inaczej +1.
text-infantry = Przydziel do 2 jednostek; za każdą twoje straty maleją o 1.
text-archers = Przydziel 1 jednostkę; przeciwnik traci wtedy o 1 jednostkę więcej.
text-palace_guard = Tylko obrońca: +2 siły, jeśli masz w aktywnym heksie twierdzę lub pałac, inaczej +1.
text-vizier = +2 wpływu, jeśli kontrolujesz aktywny heks, inaczej +1.
text-master_builder = Zbuduj jedną budowlę według zasad swojej akcji budowy o 3 monety taniej.
text-safe_conduct = +1 siły. W tej walce niczego w aktywnym heksie nie można splądrować.
text-taxes = Weź 2 monety i po 1 za każdą osadę w kontrolowanych heksach, najwyżej 5.
text-reinforcements = Wprowadź do walki do 2 jednostek z karty rezerw. Bez karty rezerw wprowadź 1 najemnika z zasobów.
text-elder = Zwróć jednego najemnika Nomady z sąsiedniego heksu do jego zasobów i wprowadź jednego swojego najemnika z zasobów. Czterech graczy: jeśli aktywny heks to góry lub z nimi sąsiaduje, wprowadź jednego najemnika z zasobów.
text-boats = Gdy w swojej akcji masz wykonać ruch lub szturm: do jej końca rzeki nie zatrzymują twoich jednostek.
text-light_cavalry = Wprowadź do walki do 2 swoich jednostek z sąsiednich heksów.
text-feigned_retreat = +1 siły. Możesz wycofać do 3 nieprzydzielonych jednostek do jednego sąsiedniego heksu, który kontrolujesz ty lub nikt.
text-camel_riders = Przydziel do 2 najemników; za każdego +1 siły.
text-caravan = Weź 3 monety, lub 5, jeśli jesteś obecny na brodzie.
text-revolt = +2 wpływu, jeśli w aktywnym heksie jest miasto, inaczej +1.
text-turncoats = Jeden nieprzydzielony najemnik przeciwnika wraca do jego zasobów; jeśli tak się stało, możesz wprowadzić jednego swojego najemnika z zasobów.
text-paymaster = +1 siły za każdego twojego najemnika w aktywnym heksie, najwyżej +2.

## Options

option-years = Lata
option-years-help = Trzy lata to gra standardowa, cztery – długa.
option-years-3 = 3 lata
option-years-4 = 4 lata
option-map = Mapa
option-map-help = Nazwany układ, układ wylosowany albo mapa budowana wspólnie przez graczy.
option-map-divided_land = Podzielona kraina
option-map-spring_thaw = Wiosenne roztopy
option-map-fertile_valley = Żyzna dolina
option-map-open_plains = Otwarte równiny
option-map-meeting_place = Miejsce spotkań
option-map-variable = Zmienna: budują ją gracze
option-map-random_layout = Wylosowany układ
option-characters = Postacie
option-characters-help = Miejsca wybierają po kolei, postacie są losowane, albo każde miejsce ma swoją: a Kaid, b Murszid, c Sułtan, d Kalif, e Nomada.
option-characters-choose = wybór po kolei
option-characters-draw = losowanie
option-characters-seated = według miejsca
option-bargain_rounds = Propozycje w targach
option-bargain_rounds-help = Ile razy w jednej akcji można składać propozycję temu samemu partnerowi w tej samej sprawie.
option-vp_display = Pokazywanie punktów
option-vp_display-help = Punkty są tajne; zyski się ogłasza.
option-vp_display-hidden = tylko własna suma
option-vp_display-own_only_with_log = własna suma i ogłoszone zyski wszystkich
option-vp_display-open = wszystkie sumy
option-private_deals = Prywatne umowy
option-private_deals-help = Oferty i umowy z Murszidem widzi tylko ta dwójka, więc sumy są naprawdę tajne.
option-private_deals-off = nie
option-private_deals-on = tak
option-late_deals = Późne umowy
option-late_deals-help = Druga okazja do umowy po stanowiskach lub wyborze kart, przed odkryciem.
option-late_deals-off = nie
option-late_deals-on = tak
option-influence_limit = Ograniczone żetony wpływu
option-influence_limit-help = Można położyć tylko tyle żetonów, ile jest w pudełku.
option-influence_limit-off = nie
option-influence_limit-on = tak
option-sultan_self_sack = Sułtan może plądrować własne osady
option-sultan_self_sack-help = Rzadko się opłaca, ale żadna zasada tego nie zabrania.
option-sultan_self_sack-off = nie
option-sultan_self_sack-on = tak
option-conquest_ratio = Kampania
option-conquest_ratio-help = Jakiej części jednostek Kaida wymaga Kampania; znany przykład pasuje do obu.
option-conquest_ratio-half = połowa jednostek
option-conquest_ratio-third = jedna trzecia jednostek
option-elder_terrain = Starszy rodu
option-elder_terrain-help = Gdzie Starszy rodu znajduje najemnika Nomady; znany przykład pasuje do obu.
option-elder_terrain-any = dowolny sąsiedni heks
option-elder_terrain-mountain = tylko sąsiednie góry
option-market_side = Targ na ekranie
option-market_side-help = W którą stronę narysowany jest targ; zasady są te same.
option-market_side-left_to_right = od lewej do prawej
option-market_side-right_to_left = od prawej do lewej

## Score

score-start = Punkty początkowe
score-deals = Umowy z Murszidem
sheet-objective = { $character }: { $objective }
score-w_primary_casualty = Jednostki wroga poległe w walkach Kaida
score-w_primary_sack = Budowle splądrowane przez Kaida
score-w_first_stronghold = Rok 1: trzy umocnienia splądrowane lub podporządkowane
score-w_first_settlement = Rok 1: dwie splądrowane wioski lub miasta
score-w_holy = Kontrola świętego miejsca
score-w_army = Największa armia na mapie
score-w_strongholds = Własne umocnienia
score-w_fear = Różni gracze, z którymi walczono w tym roku, powyżej dwóch
score-m_primary = Heksy z wpływem Murszida
score-m_first = Rok 1: różne tereny z wpływem
score-m_holy = Wpływ na świętym miejscu
score-m_cities = Wpływ w heksach z miastem
score-m_base = Kontrola co najmniej dwóch heksów
score-s_primary = Wioski i miasta
score-s_first = Rok 1: inni gracze kontrolujący wioskę lub miasto
score-s_holy = Osada na świętym miejscu
score-s_sales = Karty sprzedane w tym roku z targu Sułtana
score-s_crossing = Osada na brodzie
score-c_primary = Heksy pod kontrolą Kalifa
score-c_first = Rok 1: własne umocnienia
score-c_holy = Kontrola świętego miejsca
score-c_quarries = Kontrolowane kamieniołomy
score-c_crossing = Kontrola brodu
score-c_palace = Pałac w heksie z własnym wpływem
score-n_primary = Monety zamienione w punkty
score-n_first = Rok 1: gracze, którzy wynajmowali lub przekupywali
score-n_holy = Kontrola świętego miejsca lub wpływ na nim
score-n_clients = Inni gracze z najemnikami na mapie
score-n_wilds = Wpływ w dziczy, górach i na pustyni

## Questions

ask-over = Gra zakończona.
ask-chance = Stół jest przygotowywany.
ask-wait = Czekamy na: { $seats }.
ask-character = Wybierz postać.
ask-tile = Wybierz heks do położenia.
ask-tile-place = Gdzie położyć heks?
ask-tile-turn = Którędy popłynie rzeka?
ask-group = Którą grupę początkową umieszczasz?
ask-group-hex = Gdzie zaczyna grupa { $group }?
ask-first-palace = Gdzie stanie pałac?
ask-action-warlord = Rok { $year }, runda { $round }: wybierz akcję, Kaidzie.
ask-action-murshid = Rok { $year }, runda { $round }: wybierz akcję, Murszidzie.
ask-action-sultan = Rok { $year }, runda { $round }: wybierz akcję, Sułtanie.
ask-action-caliph = Rok { $year }, runda { $round }: wybierz akcję, Kalifie.
ask-action-nomad = Rok { $year }, runda { $round }: wybierz akcję, Nomado.
ask-tribute = Ile punktów kupujesz, każdy za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}?
ask-discard = { $n ->
    [one] Masz na ręce więcej niż { $n } kartę. Odrzuć jedną.
    [few] Masz na ręce więcej niż { $n } karty. Odrzuć jedną.
   *[many] Masz na ręce więcej niż { $n } kart. Odrzuć jedną.
}
ask-influence = Gdzie szerzysz wpływy?
ask-build = Co budujesz? Zostało: { $n ->
    [one] { $n } budowla
    [few] { $n } budowle
    [many] { $n } budowli
   *[other] { $n } budowli
}.
ask-build-hex = Gdzie budujesz: { $piece }?
ask-move = Które jednostki ruszają? Zostało: { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchów
}.
ask-move-to = Dokąd idą jednostki z miejsca { $hex }?
ask-move-mix = Ile ich idzie z miejsca { $from } do miejsca { $to }?
ask-assault = Skąd prowadzisz szturm?
ask-assault-to = Na który heks szturmują jednostki z miejsca { $hex }?
ask-assault-mix = Ile ich szturmuje z miejsca { $from } na miejsce { $to }?
ask-recruit = Gdzie umieszczasz zwerbowaną jednostkę? Zostało: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostek
}.
ask-hire-size = Ilu najemników wynajmujesz?
ask-hire = Gdzie umieszczasz wynajętego najemnika? Zostało: { $n }.
ask-follow-up = Przekupieni najemnicy mogą działać od razu.
ask-buy = Którą kartę kupujesz? Z każdego rzędu najwyżej jedną.
ask-play = Którą kartę zagrywasz jako akcję?
ask-uprising = Gdzie wybucha powstanie?
ask-muster = Który heks jest następny?
ask-muster-at = Jak zbierasz siły w miejscu { $hex }?
ask-intrigue = Weź kartę Murszida. Zostało: { $n }.
ask-conspire = Która karta trafia na twój targ?
ask-palace = Dokąd przenosi się pałac?
ask-desertion = Którzy najemnicy dezerterują?
ask-desertion-count = Ilu dezerteruje w miejscu { $hex }?
ask-bargain-hex = Targujesz się z graczem { $with } ({ $character }) o najemników. W którym heksie?
ask-bargain-card = Targujesz się z graczem { $with } ({ $character }) o kartę. O którą?
ask-bargain-units = Targujesz się z graczem { $with } ({ $character }) o najemników. O ilu?
ask-bargain-price = Targujesz się z graczem { $with } ({ $character }). Za jaką cenę?
ask-bargain-answer = { $seat } ({ $character }) proponuje: { $terms }.
ask-bargain-reply = { $seat } ({ $character }) odpowiada: { $terms }.
ask-deal-offer = Czy obiecujesz, że { $murshid } (Murszid) dostanie punkty za twoją wygraną?
ask-deal-answer = Czy zawierasz umowę w sprawie konfliktu w miejscu { $hex }?
ask-deal-amount = Ilu punktów żądasz?
ask-deal-reply = { $murshid } (Murszid) żąda, jeśli twoja strona wygra: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
ask-select-combat = Wybierz karty do walki w miejscu { $hex }; nikt nie widzi, ile ich jest.
ask-select-contest = Wybierz karty do sporu w miejscu { $hex }; nikt nie widzi, ile ich jest.
ask-stance = Jakie stanowisko zajmujesz w sporze o miejsce { $hex }?
ask-meddle = Do której strony dołączają twoje karty?
ask-tip = Remis tam, gdzie masz wpływ: kto wygrywa?
ask-order = Która karta jest rozpatrywana następna?
ask-losses = Które jednostki tracisz?
ask-subdue = Podporządkowujesz umocnienie czy je plądrujesz?
ask-sack = Czy plądrujesz osadę?
ask-overflow = W miejscu { $hex } jest więcej jednostek niż { $n }. Które odchodzą?
ask-card-hex = { $card }: wybierz heks.
ask-card-player = { $card }: wybierz gracza.
ask-card-assign = { $card }: które jednostki przydzielasz?
ask-card-eject = { $card }: które jednostki muszą odejść?
ask-card-from = { $card }: skąd wprowadzasz jednostkę?
ask-card-bring = { $card }: ile jednostek wprowadzasz?
ask-card-withdraw = { $card }: czy wycofujesz jednostki, i dokąd?
ask-card-cancel = { $card }: którą kartę anulujesz?
ask-card-steal = { $card }: którą kartę zabierasz?
ask-card-may = { $card }: czy używasz jej dalej?

## Hints beside the questions

hint-ask-character = Każda postać gra inaczej. Kaid jest najprostszy, Nomada żyje z targów.
hint-ask-tile = Heks z rzeką musi ją wydłużyć; inny leży tam, gdzie styka się z największą liczbą heksów.
hint-ask-group-hex = Nie na kamieniołom ani święte miejsce. Szukaj żyznej ziemi i drogi wyjścia.
hint-ask-first-palace = Pałac ma siłę 2 i punkt rocznie tam, gdzie masz też wpływ.
hint-ask-action-warlord = Walki punktują od razu: punkt za każdą poległą jednostkę wroga oraz plądrowanie. Werbuj po dwie, zbieraj siły w heksach z żetonem, wzniecaj powstanie tam, gdzie kontroluje je ktoś inny.
hint-ask-action-murshid = Każdy żeton to punkt rocznie. Pusty heks obok twoich żetonów jest dla ciebie wolny; inni muszą tam z tobą rywalizować. Intryga daje twoje karty.
hint-ask-action-sultan = Wioski można stawiać wszędzie, miasta na wioskach; jedno i drugie co roku przynosi monety i punkty. Wioska na świętym miejscu liczy się podwójnie.
hint-ask-action-caliph = Fort utrzymuje heks bez jednostek, a dwa kosztują jedną akcję. Kamieniołom daje rocznie trzy monety i dwa punkty.
hint-ask-action-nomad = Najpierw wpływ: za każdy żeton trzy jednostki na karcie. Inni mogą wynajmować z karty lub przekupywać jednostki na mapie; dwie monety to punkt na koniec roku.
hint-ask-influence = Jeśli nikogo innego tu nie ma i nie sąsiaduje żeton Murszida, jest od razu twój. Inaczej następuje spór, a remis jest twój.
hint-ask-build = W górach i kamieniołomie o monetę drożej, na pustyni o dwie.
hint-ask-move = Ruch nigdy nie prowadzi do walki: wymaga heksu, którego nie kontroluje nikt inny.
hint-ask-assault = Licz jednostki, forty 1, twierdze i pałac 2 oraz co dodadzą karty. Remis należy do atakującego, chyba że jest tu żeton Murszida.
hint-ask-assault-mix = Co wyślesz, może polec: tracisz połowę siły wroga, ktokolwiek wygra.
hint-ask-bargain-price = Monety idą do partnera od razu. Dla Nomady dwie monety to punkt.
hint-ask-bargain-answer = Przyjęcie wiąże oboje. Możesz raz odpowiedzieć innymi warunkami.
hint-ask-deal-offer = Płacisz tylko, gdy twoja strona wygra, nawet jeśli Murszid nic nie zrobił.
hint-ask-select-combat = Wydarzenia są odrzucane; osobistości i chorągwie wracają za rok. Wybieraj po jednej, potem zakończ.
hint-ask-select-contest = Atakującemu wystarczy remis. Wybieraj po jednej, potem zakończ.
hint-ask-stance = Jednostki lub umocnienie dają stronie jeden punkt, każda osada lub żeton kolejny.
hint-ask-subdue = Podporządkowane umocnienie utrzyma heks; splądrowane daje monety.
hint-ask-tribute = Punktów później się nie kupi; monety na końcu rozstrzygają remisy.

## Buttons

do-take = Zagraj jako: { $character }
do-tile = Połóż: { $tile }
do-place = Połóż { $place }
do-turn = Rzeka wzdłuż tych krawędzi: { $edges }
do-group = Umieść: { $pieces }
do-hex = { $hex }
do-influence = { $hex }: od razu
do-influence-contest = { $hex }: spór
do-build = { $hex }, koszt: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
do-verb = { $verb }
do-piece = Buduj: { $piece }
do-from = Z miejsca { $hex }
do-to = Do miejsca { $hex }
do-assault = Do miejsca { $hex }: siła { $mine } przeciw { $theirs }, bez kart
do-assault-sack = Do miejsca { $hex }: nikt go nie broni, splądruj osadę
do-units = { $units }
do-count = { $n }
do-pay = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
do-offer = Obiecaj: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
do-offer-none = Nic nie obiecuj
do-card = { $card }
do-discard = Odrzuć: { $card }
do-select = Wybierz: { $card }
do-resolve = Rozpatrz: { $card }
do-play = Zagraj: { $card }
do-take-card = Weź: { $card }
do-display = Wystaw: { $card }
do-target = { $card } ({ $seat })
do-player = { $seat }
do-buy = { $card } ({ $row }), { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
do-buy-at = { $card } ({ $row }, miejsce { $place } od odległego końca), { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
do-buy-free = { $card } ({ $row }), za darmo
do-support = Poprzyj atakującego
do-defend = Broń
do-side-attacker = Do atakującego
do-side-defender = Do obrońcy
do-tip-attacker = Wygrywa atakujący
do-tip-defender = Wygrywa obrona
do-deal = Przyjmij { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
} ({ $seat })
do-demand = Zażądaj punktów ({ $seat })
do-demand-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
do-tribute = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
} za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
do-hire-bank = { $n ->
    [one] { $n } najemnik
    [few] { $n } najemnicy
    [many] { $n } najemników
   *[other] { $n } najemników
} za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
do-muster-one = Umieść 1 jednostkę
do-muster-two = Umieść 2 jednostki, usuń żeton
do-desert = { $n ->
    [one] { $n } najemnik
    [few] { $n } najemnicy
    [many] { $n } najemników
   *[other] { $n } najemników
}
do-bring = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostek
}
do-accept = Przyjmij
do-decline = Odmów
do-counter = Odpowiedz innymi warunkami
do-withdraw = Zrezygnuj z targów
do-done = Wybór gotowy
do-stop = To wszystko
do-yes = Tak
do-no = Nie
do-subdue = Podporządkuj
do-subdue-not = Splądruj
do-sack = Splądruj
do-sack-not = Zostaw
terms-hire = { $n ->
    [one] { $n } najemnik
    [few] { $n } najemnicy
    [many] { $n } najemników
   *[other] { $n } najemników
} z karty rezerw za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
terms-bribe = { $n ->
    [one] { $n } najemnik
    [few] { $n } najemnicy
    [many] { $n } najemników
   *[other] { $n } najemników
} w miejscu { $hex } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
terms-card = { $card } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}

## What happened

told-character = { $seat } gra jako: { $character }.
told-layout = Mapa: { $layout }.
told-tiles = Każdy dostaje { $n ->
    [one] { $n } heks
    [few] { $n } heksy
    [many] { $n } heksów
   *[other] { $n } heksów
}.
told-pick-tile = Kładziesz: { $tile }.
told-tile = { $seat } kładzie heks { $hex } ({ $tile }) { $place }.
told-group = { $seat } umieszcza grupę początkową { $group } w miejscu { $hex }.
told-palace = { $seat } stawia pałac w miejscu { $hex }.
told-market = Targ: { $cards }.
told-sultan-market = Targ Sułtana: { $cards }.
told-market-slides = Targ przesuwa się ku lokalnemu końcowi.
told-market-in = Nowe na targu: { $cards }.
told-market-out = Targ opuszcza: { $card }.
told-reshuffle = Ze stosu kart odrzuconych powstaje nowa talia: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}.
told-year = Zaczyna się rok { $n }.
told-income-hex = { $seat }: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
} z miejsca { $hex }.
told-income-extra = { $seat }: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
} z wiosek, miast i żetonów wszędzie.
told-income = { $seat } ma przychód: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}.
told-reserves = { $seat } dodaje na kartę rezerw { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} (wartość { $value }).
told-no-upkeep = W pierwszym roku utrzymanie się pomija.
told-take-back = { $seat } bierze z powrotem: { $cards }.
told-discard = { $seat } odrzuca: { $card }.
told-action = { $seat }: { $verb }.
told-coins = { $seat } bierze { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
told-influence = { $seat } ma teraz wpływ w miejscu { $hex }.
told-contest = { $seat } zaczyna spór o wpływy w miejscu { $hex }.
told-build = { $seat } buduje za { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
} w miejscu { $hex }: { $piece }.
told-move = { $seat } przesuwa z miejsca { $from } do miejsca { $to }: { $units_acc }.
told-assault = { $seat } prowadzi szturm z miejsca { $from } na miejsce { $to }: { $units_acc }.
told-recruit = { $seat } werbuje w miejscu { $hex }: { $units_acc }.
told-hire = { $seat } umieszcza w miejscu { $hex }: { $units_acc }.
told-hire-bank = { $seat } wynajmuje { $n ->
    [one] { $n } najemnika
    [few] { $n } najemników
    [many] { $n } najemników
   *[other] { $n } najemników
} za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}.
told-buy = { $seat } kupuje: { $card } ({ $row }), { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}.
told-paid = { $seat } płaci { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}, otrzymuje { $to }.
told-play = { $seat } zagrywa: { $card }.
told-propose = { $seat } proponuje ({ $to }): { $terms }.
told-counter = { $seat } odpowiada ({ $to }): { $terms }.
told-decline = { $seat } odmawia.
told-withdraw = { $seat } rezygnuje z targów.
told-struck = Ugoda ({ $seat }, { $to }): { $terms }.
told-uprising = { $seat }: powstanie w miejscu { $hex }, { $units }.
told-muster-one = { $seat } zbiera w miejscu { $hex }: { $units_acc }.
told-muster-two = { $seat } zbiera w miejscu { $hex } i usuwa żeton: { $units_acc }.
told-look = { $seat } ogląda karty talii: { $n }.
told-look-cards = Oglądasz: { $cards }.
told-intrigue = { $seat } skrycie bierze kartę Murszida.
told-intrigue-card = Bierzesz: { $card }.
told-intrigue-short = { $seat } bierze wszystkie karty Murszida ({ $n }), a za brakujące { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}; reszta idzie na spód.
told-conspire = { $seat } wystawia na targ Sułtana: { $card }.
told-desertion = { $seat }: { $n ->
    [one] dezerteruje { $n } najemnik
    [few] dezerterują { $n } najemnicy
   *[many] dezerteruje { $n } najemników
} ({ $of }) w miejscu { $hex }.
told-overflow = { $seat } zwalnia przepełnione miejsce { $hex }, odchodzi: { $units }.
told-deal-offer = { $seat } obiecuje za wygraną: { $n ->
    [0] nic
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
told-deal-demand = { $murshid } żąda ({ $seat }): { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
told-deal-agreed = Umowa: jeśli wygra strona, po której jest { $seat }, { $murshid } dostanie { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
told-deal-none = { $seat } odmawia: nie będzie umowy z graczem { $murshid }.
told-deal-refused = { $murshid } nie zawiera umowy.
told-deal-void = Strona, po której jest { $seat }, nie wygrała: { $murshid } nie dostaje nic.
told-deal-paid = { $seat } daje ({ $murshid }): { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
told-see-hand = { $seat } ogląda rękę ({ $of }).
told-see-hand-cards = Widzisz rękę ({ $of }): { $cards }.
told-steal = { $seat } zabiera kartę z ręki ({ $of }).
told-steal-card = { $seat } zabiera z ręki ({ $of }): { $card }.
told-supports = { $seat } popiera atakującego.
told-defends = { $seat } broni.
told-meddle-attacker = { $seat } dołącza karty do atakującego.
told-meddle-defender = { $seat } dołącza karty do obrońcy.
told-reveal = { $seat } odkrywa: { $cards }.
told-reveal-none = Nikt nie odkrywa karty.
told-resolve = { $seat } rozpatruje: { $card }.
told-value-attacker = { $card }: atak { $value }.
told-value-defender = { $card }: obrona { $value }.
told-assign = { $seat } przydziela do karty { $card }: { $units_acc }.
told-join = { $seat } wprowadza kartą { $card }: { $units_acc }.
told-withdraw-units = { $seat } wycofuje do miejsca { $hex }: { $units_acc }.
told-eject = Walkę opuszcza ({ $seat }): { $units }.
told-cancel = Karta { $card } anuluje: { $target }.
told-strength = Siła bojowa { $attack } przeciw { $defence }.
told-influence-attack = Wpływ ataku: { $n }.
told-influence-defence = Wpływ obrony: { $n }.
told-attacker-wins = Wygrywa atakujący.
told-defender-wins = Wygrywa obrona.
told-tip-attacker = { $seat } przechyla szalę: wygrywa atakujący.
told-tip-defender = { $seat } przechyla szalę: wygrywa obrona.
told-spent = { $seat } poświęca: { $units_acc }.
told-losses = { $seat } traci: { $units_acc }.
told-retreat = { $seat } wycofuje: { $units_acc }.
told-subdue = { $seat } podporządkowuje ({ $of }): { $piece }.
told-sack = { $seat } plądruje ({ $of }): { $piece }, { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}.
told-removed = Usunięto bez plądrowania ({ $of }): { $piece }.
told-none-to-sack = { $seat } nie ma tam żadnej jednostki: nic nie zostaje podporządkowane ani splądrowane.
told-token-gone = W miejscu { $hex } usunięto żeton wpływu ({ $seat }).
told-hand-over = Karta { $card } idzie na rękę ({ $seat }).
told-points = { $seat }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}. { $objective }.
told-scoring = Punktacja roku { $n }.
told-tribute = { $seat } zamienia { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
told-total = { $seat } ma { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
told-winner = { $seat } wygrywa grę.
told-wins-by-coins = Tyle samo punktów ({ $n }): { $tied }. Decydują monety ({ $most } : { $others }), wygrywa { $seat }.
told-wins-by-order = Tyle samo punktów ({ $n }) i monet ({ $coins }): { $tied }. Decyduje kolejność gry, wygrywa { $seat }.
told-combat = Walka w miejscu { $hex }: atakuje { $seat }, broni się { $of }.
told-participants = Uczestniczą: { $seats }.
told-deal-window = Przed wyborem kart można zawrzeć umowę; decyduje { $seat }.
told-free-units = Jednostki z kart znów stoją na heksie: { $units }.
told-bribed = Przekupiono w miejscu { $hex }: { $units }, teraz w służbie gracza { $seat }.
told-put-away = Karta { $card } zostaje odrzucona.
told-laid-open = Karta { $card } leży odkryta przed graczem { $seat }.
told-returns = Karta { $card } wraca na rękę gracza { $seat }.
told-surcharge = Budowa w miejscu { $hex } kosztuje o { $n } więcej.

## Why something is not allowed

no-hex = Takiego heksu nie ma na mapie.
no-character-nomad = Przy czterech graczach nikt nie gra postacią { $character }.
no-character-taken = Postać { $character } jest zajęta.
no-tile = Nie masz takiego heksu: { $tile }.
no-place-free = Heks potrzebuje wolnego miejsca stykającego się z mapą.
no-place-river = Heks z rzeką musi ją wydłużać.
no-place-closes = Nie zostałoby miejsca na resztę rzeki.
no-place-touches = { $n ->
    [one] To miejsce styka się tylko z { $n } heksem; inne styka się z większą liczbą.
   *[other] To miejsce styka się tylko z { $n } heksami; inne styka się z większą liczbą.
}
no-turn-river = Tak obrócona rzeka się nie łączy.
no-group = Ta grupa nie czeka na umieszczenie.
no-group-terrain = Nie zaczyna się na kamieniołomie ani świętym miejscu.
no-group-occupied = Coś już tam stoi.
no-palace-start = Pałac zaczyna tam, gdzie stoi element Kalifa.
no-draw-characters = Każdą postać losuje się raz.
no-draw-layout = Takiego układu nie ma.
no-draw-tiles = To nie są heksy tej gry.
no-draw-count = { $n ->
    [one] Dobiera się dokładnie { $n } kartę.
    [few] Dobiera się dokładnie { $n } karty.
   *[many] Dobiera się dokładnie { $n } kart.
}
no-draw-card = Karta { $card } nie leży na wierzchu talii.
no-draw-this = Los decyduje teraz o czymś innym.
no-verb = Postać { $character } nie ma takiej akcji: { $verb }.
no-stop = Akcja musi najpierw coś zrobić.
no-coins = To kosztuje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}, tylu nie masz.
no-influence-anywhere = Nie ma heksu dla twojego wpływu.
no-influence-own = Twój żeton już tam jest.
no-influence-far = Nie ma cię ani tam, ani w sąsiednim heksie.
no-token-left = Nie masz już żetonu wpływu.
no-build-anything = Nie ma nic, co można by zbudować.
no-build-piece = Postać { $character } nie może tego budować: { $piece }.
no-build-supply = Nie ma już w zasobach: { $piece }.
no-build-nowhere = Nie ma na to heksu: { $piece }.
no-build-twice = Każda budowla jednej akcji staje w innym heksie.
no-build-fortified = Fort lub twierdza już tam stoi.
no-build-held = Ten heks kontroluje inny gracz.
no-build-absent = Nie ma cię tam.
no-build-fort-needed = Twierdza wymaga twojego fortu na miejscu.
no-build-settled = Wioska lub miasto już tam stoi.
no-build-town-needed = Miasto wymaga wioski na miejscu.
no-move-anywhere = Żadna twoja jednostka nie może się ruszyć.
no-move-held = Ten heks kontroluje { $seat }; wejść można tylko szturmem.
no-assault-anywhere = Nie ma czego szturmować.
no-assault-nothing = Nikt inny nie kontroluje tego heksu i nie ma czego plądrować.
no-sack-own = Sułtan przy tym stole nie plądruje własnych osad.
no-units-there = Nie masz tam tych jednostek.
no-units-none = Musi iść co najmniej jedna jednostka.
no-units-count = Musi być dokładnie: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostek
}.
no-units-left = Nie masz już jednostek w zasobach.
no-other-units = Dalej mogą tylko właśnie umieszczone jednostki.
no-way-far = Te heksy nie mają wspólnej krawędzi.
no-way-river = Dzieli je rzeka.
no-way-out = Stąd nie ma dokąd iść.
no-window = Taką kartę zagrywa się przed pierwszym krokiem.
no-recruit-units = Twoja karta rezerw jest pusta.
no-recruit-anywhere = Nie ma heksu dla zwerbowanych.
no-place-held = Ten heks kontroluje { $seat }.
no-place-absent = Nie ma cię tam.
no-hire-units = Karta rezerw Nomady jest pusta.
no-hire-anywhere = Nie ma heksu dla wynajętych najemników.
no-hire-count = { $n ->
    [one] Można wynająć jednego najemnika.
   *[other] Można wynająć jednego lub { $n } najemników.
}
no-bribe-anywhere = Na mapie nie ma najemnika Nomady.
no-bribe-there = Nie ma tam najemnika Nomady.
no-follow-up = Po przekupieniu można raz się ruszyć albo szturmować.
no-bargain-rounds = W tej akcji złożono już wszystkie propozycje ({ $n }) w tej sprawie.
no-bargain-units = { $n ->
    [one] Musi być dokładnie { $n } najemnik.
   *[other] Musi być od 1 do { $n } najemników.
}
no-bargain-nomad = Nomada ma ich tam tylko { $n }.
no-bargain-own = W zasobach masz ich tylko { $n }.
no-price = Cena nie może przekraczać { $n ->
    [one] { $n } monety
    [few] { $n } monet
   *[many] { $n } monet
}.
no-counter-counter = Kontrpropozycję się przyjmuje albo odrzuca.
no-withdraw-counter = Kontrpropozycję trzeba dokończyć.
no-sultan-market = Targ Sułtana jest pusty.
no-buy-anything = Nie ma karty, którą można by kupić.
no-buy-again = Z tego rzędu już kupiono: { $row }.
no-buy-sultan = Karty z targu Sułtana wymagają najpierw ugody z Sułtanem.
no-buy-there = Nie ma tam karty { $card }: { $row }.
no-buy-which = Takie same karty ({ $card }) nie leżą tam obok siebie i ma znaczenie, którą kupisz. Podaj jej miejsce od odległego końca: { $row }.
no-buy-place = Na miejscu { $place } nie ma do wyboru karty { $card }: { $row }.
no-card-in-hand = Nie masz tej karty: { $card }.
no-card-keyword = Karty { $card } nie można tu użyć.
no-card-window = Karty { $card } nie można teraz zagrać.
no-card-bound = Karta { $card } należy do postaci i nie można jej odrzucić.
no-card-played = Karty { $card } nie zagrano za ciebie.
no-card-waiting = Kartę { $card } już rozpatrzono.
no-card-order = Wcześniej jest inna karta: jeszcze nie { $card }.
no-card-useful = Karta { $card } nic by teraz nie zrobiła.
no-card-to-play = Nie masz karty, która jako akcja coś zrobi.
no-card-hex = Karta { $card } nie może wybrać tego heksu.
no-card-player = Karta { $card } nie może wybrać tego gracza.
no-card-target = Karta { $card } nie może tego anulować.
no-card-there = { $card }: takiej karty nie ma na tej ręce.
no-card-steal = { $card }: ta karta należy do postaci.
no-card-looked = Karty { $card } nie ma wśród oglądanych kart.
no-card-murshid = Karta { $card } nie jest kartą Murszida.
no-bring-count = Karta { $card } nie wprowadzi tylu jednostek.
no-bring-stop = Kartę { $card } trzeba wykonać.
no-withdraw-units = Karta { $card } nie wycofa tych jednostek.
no-own-token = Twojego żetonu wpływu tam nie ma.
no-uprising-anywhere = Żaden twój żeton nie leży w heksie kontrolowanym przez innego gracza.
no-uprising-free = Nikt inny nie kontroluje tego heksu.
no-muster-anywhere = Żaden twój żeton nie leży w heksie wolnym dla jednostek.
no-muster-hex = Ten heks nie zbiera sił albo już to zrobił.
no-muster-order = Gdy jednostek starcza, heksy idą po kolei.
no-muster-count = Jedna jednostka albo dwie.
no-deck = Talia i stos kart odrzuconych są puste.
no-palace-anywhere = Nie ma heksu dla pałacu.
no-palace-same = Pałac już tam stoi.
no-palace-held = Ten heks kontroluje inny gracz.
no-desertion-anywhere = Żaden inny gracz nie ma najemników na mapie.
no-desertion-there = Nie ma tam obcych najemników.
no-desertion-count = Musi ich być od 1 do { $n }.
no-deal-most = Najwyżej: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}.
no-deal-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}: tylu nie masz.
no-deal-stranger = Ten gracz nie bierze tu udziału.
no-deal-offer = { $seat } nic nie obiecuje.
no-subdue-must = Plądrować nie wolno, więc umocnienie trzeba podporządkować.

## Complaints

complaint-action = „{ $text }” nie jest akcją tej gry.
complaint-card = Nie ma karty „{ $card }”.
complaint-card-copies = Nie ma tylu egzemplarzy karty „{ $card }”.
complaint-position-year = Gra kończy się na roku { $most }; roku { $n } nie będzie.
complaint-position-at = „{ $text }” nie jest miejscem heksu; miejsca zapisuje się na przykład „1,-2”.
complaint-position-tile = Heks „{ $at }” potrzebuje „tile”: żaden układ nie mówi, co tam leży.
complaint-position-hexes = Heksów jest za dużo: razem z heksami układu może ich być najwyżej { $most }.
complaint-position-name = Heks „{ $at }” nie może mieć „name” { $n }: nazwy to liczby od 0 do { $most }, a heksy tego samego rodzaju mają różne.
complaint-position-far = Heksy leżą za daleko od „0,0”.
complaint-position-hex = „{ $field }” nie jest heksem tej mapy.
complaint-position-pieces = „{ $text }” w części „{ $field }” nie są elementami; pisze się je na przykład „caliph 2o F, sultan c”.
complaint-position-nomad = „{ $field }”: przy czterech graczach nikt nie gra Nomadą.
complaint-position-settlement = „{ $field }”: wioski i miasta ma tylko Sułtan.
complaint-position-palace = „{ $field }”: pałac ma tylko Kalif.
complaint-position-ordinary = „{ $field }”: zwykłe jednostki mają tylko Kaid i Kalif.
complaint-position-reserve = „{ $field }”: kartę rezerw mają tylko Kaid, Kalif i Nomada.
complaint-position-discs = „{ $field }” wymaga więcej krążków jednostek, niż jest w zasobach: { $left }.
complaint-position-box = { $character } ma więcej takich budowli, niż jest ich w pudełku ({ $most }): { $piece }.
complaint-position-town-and-city = W heksie „{ $at }” nie może stać i wioska, i miasto.
complaint-position-tokens = W heksie „{ $at }” nie mogą leżeć dwa żetony wpływu.
complaint-position-strongholds = W heksie „{ $at }” nie mogą stać dwa umocnienia.
complaint-position-control = Dwóch graczy nie może kontrolować heksu „{ $at }”.
complaint-position-character = Postacią { $character } gra dwóch graczy; kto nie ma „character”, ma domyślną postać.
complaint-position-seat = Przy stole dla { $players } nie ma miejsca { $seat }.
complaint-position-player = „{ $field }”: na miejscu { $seat } nie siedzi nikt z postacią.
complaint-position-plenty = „coins” i „vp” na miejscu { $seat } muszą wynosić od 0 do { $most }.
complaint-position-long = „{ $field }” ma za dużo wpisów: może ich być najwyżej { $most }.
complaint-position-known = To, co wiadomo o bloku kart („public”, „murshid”, „sultan”), musi być wśród jego „cards”.
complaint-position-observer = „{ $name }” w części „{ $field }” to nikt; powinno tam być miejsce przy tym stole albo „public”.
complaint-position-own-hand = „{ $field }”: własną rękę i tak zna każdy.
complaint-position-hand = „{ $field }” wymienia karty, których na tej ręce nie ma.
complaint-position-sure = „{ $field }” to za dużo: dalszych kart Murszida może być na ręce Murszida najwyżej { $most }.
complaint-position-objective = „account”: wśród celów nie ma wiersza „{ $id }”.
complaint-position-stage = „{ $text }” nie jest fazą gry („flow.stage”).
complaint-position-frame = Albo jest „{ $field }” i odpowiednia ramka w „flow.frames”, albo nie ma ani jednego, ani drugiego.
complaint-edition-missing = W części „{ $what }” brakuje wiersza: { $row }.
value-hex = pole podane dwiema liczbami, na przykład „1,-2”
value-edges = krawędzie pola połączone znakiem +, na przykład „e+nw”
complaint-edition-unsound = { $what }: { $why }
complaint-edition-limits = { $what }: { $found } nie może tu stać; każda liczba tutaj to { $wanted }.
complaint-edition-twice = „{ $name }” podano dwa razy.
edition-why-palace = Kalif ma dokładnie jeden pałac.
edition-why-lines = wierszy celów jest za dużo.
edition-why-tribute = najwyżej jeden wiersz jest trybutem; należy do Nomady i kosztuje co najmniej jedną monetę.
edition-why-market = każdy z trzech rzędów ma co najmniej jedno miejsce, a razem jest ich nie więcej, niż mieści rynek.
edition-why-look = ogląda się za mało kart; musi ich zostać więcej, niż się zatrzymuje.
edition-why-box = na mapie zaczyna więcej elementów, niż jest w pudełku.
edition-why-start-palace = żaden pałac nie zaczyna na mapie.
edition-why-settlement = tylko Sułtan zaczyna z wioskami i miastami.
edition-why-ordinary = ta postać ma tylko najemników, żadnych zwykłych jednostek.
edition-why-crowded = fort i twierdza ani wioska i miasto nie mogą zaczynać na tym samym heksie.
edition-why-single = jest dokładnie jeden bród i jedno święte miejsce.
edition-why-dealt = przy każdej liczbie graczy jest jeden heks, a do niego dla każdego gracza tyle, ile mówi „tiles_dealt”.
edition-why-free = każdy gracz potrzebuje na początek dwóch heksów, które nie są kamieniołomem ani świętym miejscem.
edition-why-hexes = dwa heksy leżą w tym samym miejscu.
edition-why-tiles = mapa pokazuje inną liczbę tych heksów, niż mówi „tiles”.
edition-why-river = rzeka musi biec przez wszystkie heksy rzeczne i żadne inne jako jedna droga.
edition-why-connected = każdy heks musi być osiągalny z każdego innego.
edition-why-group = każda grupa początkowa stoi dokładnie na jednym heksie, i to nie na kamieniołomie ani świętym miejscu.
edition-why-nomad = przy czterech graczach heksy grup Nomady są pomijane.
complaint-edition-layout = Układ „{ $layout }”: { $why }
complaint-edition-no-layout = Wydanie nie ma układu „{ $layout }”.
complaint-edition-group = „{ $text }” nie są elementami grupy „{ $group }”; pisze się je na przykład „{ $example }”.
complaint-edition-card = Karta „{ $card }” jest niepełna: potrzebuje własnej nazwy do { $most } znaków, tekstu pod „combat”, „contest”, „action” albo „anytime” oraz „window” wtedy i tylko wtedy, gdy ma „anytime”; karta z „dealt_to” to strategia w jednym egzemplarzu.
complaint-edition-copies = „{ $card }”: { $n } nie może tu stać; każda karta ma co najmniej jeden egzemplarz, a wszystkich kart z powtórzeniami jest najwyżej { $most }.
complaint-effect = „{ $id }”: { $why }
complaint-effect-expected = W miejscu „{ $found }” powinno być „{ $expected }”.
complaint-effect-end = Na końcu brakuje „{ $expected }”.
complaint-effect-word = Słowo „{ $word }” nic tu nie znaczy. Może tu być: { $known }.
complaint-effect-misplaced = „{ $word }” nie może stać przy tym słowie kluczowym.
complaint-effect-long = Tekst jest za długi.
