# Northgard: Uncharted Lands

game-name = Northgard: Země nepoznané
game-pitch = Prozkoumávejte rostoucí mapu, stavte, bojujte a přečkejte zimy: ovládejte tři uzavřená území s velkými stavbami, nebo zvítězte slávou. Pro 2 až 5 hráčů.

## Clans

clan-bear = klan medvědice
clan-boar = klan divočáka
clan-goat = klan kozla
clan-raven = klan havrana
clan-snake = klan zmije
clan-stag = klan jelena
clan-wolf = klan vlčice
power-bear = Kaija, obrněná medvědice, má v souboji 2 sekyry a v zimě nic nestojí; na nepřátelské území vstoupí, jen když je probuzená.
power-boar = +1 znalost po průzkumu, který neuzavřel žádné území.
power-goat = +1 jídlo za malou stavbu, +2 za velkou.
power-raven = Získá zdroje vlastních území, která průzkumem uzavře.
power-snake = Spálená země: +1 sekyra v souboji na ní a jeden zdroj nepřátelského území při sklizni.
power-stag = +1 sláva za každé dobyté území a za každé vlastní území uzavřené průzkumem.
power-wolf = +1 jídlo za každý souboj vyhraný jako útočník.

## Things

resource-food = jídlo
resource-wood = dřevo
resource-lore = znalosti
name-fame = sláva
name-year = { $n }. rok { $years ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $years }
name-first-player = první hráč
name-unit = jednotka
name-reserve = zásoba jednotek
name-supply = společná zásoba
name-tile = deska mapy
name-tile-pile = sloupek desek
name-territory = území
name-open = otevřené
name-closed = uzavřené
name-neutral = neutrální
name-border-regular = běžná hranice
name-border-rough = náročná hranice
name-lair = doupě monstra
name-hand = ruka
name-draw-pile = dobírací balíček
name-discard-pile = odkládací hromádka
name-active-area = aktivní oblast
name-box = krabice
name-row = řada karet rozvoje
name-achievements = karty úspěchů
name-upgrades = vylepšené karty klanu
name-flash = blesková karta
name-stronghold = pevné území
name-stronghold-text = uzavřené území, které ovládáte a na němž stojí velká stavba. Tři taková území vyhrají na konci roku, tým jich potřebuje dohromady pět; v delší partii nevyhrávají.
name-strongholds = pevná území
name-strongholds-text = uzavřená území, která ovládáte a na nichž stojí velká stavba. Tři taková území vyhrají na konci roku, tým jich potřebuje dohromady pět; v delší partii nevyhrávají.
name-harvest-forecast = příští sklizeň
name-winter-forecast = příští zima
name-creature-line = řada monster
name-scorched-earth = spálená země
name-combat = souboj
name-attacker = útočník
name-defender = obránce
name-odds = šance
name-size = { $n ->
    [one] { $n } deska
    [few] { $n } desky
    [many] { $n } desek
   *[other] { $n } desek
}
kaija = Kaija
    .acc = Kaiju
place-north = severně od území { $land }
place-east = východně od území { $land }
place-south = jižně od území { $land }
place-west = západně od území { $land }
place-nowhere = mimo mapu
slot-small = malé pole
slot-stone = malé pole se symbolem posvátného kamene
slot-large = velké pole
slot-none = bez pole
building-food_silo = sýpka
building-woodcutter_lodge = dřevorubcova bouda
building-defense_tower = strážná věž
building-training_camp = výcvikový tábor
building-carved_stone = posvátný kámen
building-fortress = pevnost
building-forge = vysoká pec
building-altar_of_kings = oltář králů
building-food_silo-text = +1 jídlo při sklizni
building-woodcutter_lodge-text = +1 dřevo při sklizni
building-defense_tower-text = obránce způsobí o jednu ztrátu víc
building-training_camp-text = +1 jednotka při verbování zde
building-carved_stone-text = +1 znalost při sklizni; jen na poli se symbolem posvátného kamene
building-fortress-text = +2 sekyry pro obránce
building-forge-text = +1 karta na začátku roku
building-altar_of_kings-text = +3 slávy při sklizni
face-2A = dvě sekyry
face-3A = tři sekyry
face-C = sekyra nebo lebka
face-2A1S = dvě sekyry a lebka
face-2S = dvě lebky
face-1A1S = sekyra a lebka
kind-creature_wolf = vlk
kind-creature_draugr = draug
kind-creature_bear = medvěd
kind-creature_valkyrie = padlá valkýra
kind-creature_wolf-text = Jeho území nedává při sklizni slávu za uzavření ani natištěné zdroje.
kind-creature_draugr-text = Kde se zjeví nebo kam přijde, tam vládce území ztratí jednotku.
kind-creature_bear-text = Na jeho území nelze stavět, verbovat, prozkoumávat z něj ani z něj odejít.
kind-creature_valkyrie-text = Nestrpí nikoho a zaútočí, kde se zjeví nebo kam přijde.
name-creature_wolf_beige = béžový vlk
name-creature_wolf_brown = hnědý vlk
name-creature_wolf_dark = tmavě hnědý vlk
name-creature_draugr_beige = béžový draug
name-creature_draugr_brown = hnědý draug
name-creature_bear_beige = béžový medvěd
name-creature_bear_brown = hnědý medvěd
name-creature_valkyrie_beige = béžová padlá valkýra
name-creature_valkyrie_brown = hnědá padlá valkýra
basic-recruit = verbování
basic-move = pohyb
basic-explore = průzkum
basic-build = stavba
action-draw = dobrání karet
action-special = speciální akce
action-wild = hostina
phase-setup = příprava hry
phase-start_of_year = začátek roku
phase-actions = akce
phase-creatures = fáze monster
phase-harvest = sklizeň
phase-winter = zima
phase-end_of_year = konec roku
amount-food = { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
    [many] { $n } jídel
   *[other] { $n } jídel
}
amount-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
    [many] { $n } dřev
   *[other] { $n } dřev
}
amount-lore = { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
    [many] { $n } znalostí
   *[other] { $n } znalostí
}
amount-none = nic
amount-units = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
    [many] { $n } jednotek
   *[other] { $n } jednotek
}
    .acc = { $n ->
        [one] { $n } jednotku
        [few] { $n } jednotky
        [many] { $n } jednotek
       *[other] { $n } jednotek
    }
amount-fame = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
    [many] { $n } bodů slávy
   *[other] { $n } bodů slávy
}
card-hidden = karta

## Options

option-years = Délka
option-years-help = Delší partie trvá deset let a vyhrává jen sláva.
option-years-7 = sedm let
option-years-10 = deset let
option-teams = Týmy
option-teams-help = Čtyři hráči ve dvou týmech; spoluhráči sedí naproti sobě a sdílejí slávu.
option-teams-off = každý sám
option-teams-on = dva proti dvěma
option-creatures = Monstra
option-creatures-help = Z doupat na deskách se zjevují monstra.
option-creatures-off = bez monster
option-creatures-on = s monstry
option-more_creatures = Víc monster
option-more_creatures-help = Kdo pasuje, smí vyvolat zjevení monstra.
option-more_creatures-off = ne
option-more_creatures-on = ano
option-clan_choice = Volba klanů
option-clan_choice-help = Jak se rozdělí klany.
option-clan_choice-free = jeden po druhém
option-clan_choice-random = losem
option-clan_choice-draft = poslední v pořadí volí první
option-clan_a = Klan 1. hráče u stolu
option-clan_a-help = Předem dohodnutý klan.
option-clan_a-any = volný
option-clan_a-bear = klan medvědice
option-clan_a-boar = klan divočáka
option-clan_a-goat = klan kozla
option-clan_a-raven = klan havrana
option-clan_a-snake = klan zmije
option-clan_a-stag = klan jelena
option-clan_a-wolf = klan vlčice
option-clan_b = Klan 2. hráče u stolu
option-clan_b-help = Předem dohodnutý klan.
option-clan_b-any = volný
option-clan_b-bear = klan medvědice
option-clan_b-boar = klan divočáka
option-clan_b-goat = klan kozla
option-clan_b-raven = klan havrana
option-clan_b-snake = klan zmije
option-clan_b-stag = klan jelena
option-clan_b-wolf = klan vlčice
option-clan_c = Klan 3. hráče u stolu
option-clan_c-help = Předem dohodnutý klan.
option-clan_c-any = volný
option-clan_c-bear = klan medvědice
option-clan_c-boar = klan divočáka
option-clan_c-goat = klan kozla
option-clan_c-raven = klan havrana
option-clan_c-snake = klan zmije
option-clan_c-stag = klan jelena
option-clan_c-wolf = klan vlčice
option-clan_d = Klan 4. hráče u stolu
option-clan_d-help = Předem dohodnutý klan.
option-clan_d-any = volný
option-clan_d-bear = klan medvědice
option-clan_d-boar = klan divočáka
option-clan_d-goat = klan kozla
option-clan_d-raven = klan havrana
option-clan_d-snake = klan zmije
option-clan_d-stag = klan jelena
option-clan_d-wolf = klan vlčice
option-clan_e = Klan 5. hráče u stolu
option-clan_e-help = Předem dohodnutý klan.
option-clan_e-any = volný
option-clan_e-bear = klan medvědice
option-clan_e-boar = klan divočáka
option-clan_e-goat = klan kozla
option-clan_e-raven = klan havrana
option-clan_e-snake = klan zmije
option-clan_e-stag = klan jelena
option-clan_e-wolf = klan vlčice
option-first_player = První hráč
option-first_player-help = Kdo začíná.
option-first_player-random = losem
option-first_player-first_seat = první místo
option-fame_display = Sláva ostatních
option-fame_display-help = Žetony slávy leží lícem dolů; každý zisk se přesto oznamuje.
option-fame_display-hidden = skrytá
option-fame_display-public = viditelná
option-ban_draw_developments = Bez čistě dobíracích karet
option-ban_draw_developments-help = Domácí pravidlo vynechá sedm karet rozvoje, které jen dobírají karty.
option-ban_draw_developments-off = všechny karty
option-ban_draw_developments-on = bez nich
option-border_rule = Návaznost hranic
option-border_rule-help = Co musí nová deska respektovat.
option-border_rule-corner = žádná hranice nekončí mezi čtyřmi deskami
option-border_rule-separating = každá hranice odděluje dvě území
option-five_tile_in_pile = Deska pro 5 hráčů
option-five_tile_in_pile-help = S méně hráči je počáteční deska pro 5 hráčů běžnou deskou, nebo zůstane v krabici.
option-five_tile_in_pile-on = ve sloupku
option-five_tile_in_pile-off = v krabici
option-explore_redraw = Když žádná deska nepasuje
option-explore_redraw-help = Kolikrát se dobere další deska.
option-explore_redraw-until_fits = dokud některá nepasuje
option-explore_redraw-once = jednou
option-tile_draws = Dobrané desky
option-tile_draws-help = Zda všichni vidí desky v ruce a nevybrané desky.
option-tile_draws-secret = tajné
option-tile_draws-open = veřejné
option-retreat_block = Ústup
option-retreat_block-help = Na která území nelze ustoupit.
option-retreat_block-pending = tam, kde souboj teprve bude
option-retreat_block-any_this_turn = tam, kde v tomto tahu je nebo byl souboj
option-kaija_full_unit = Kaija
option-kaija_full_unit-help = Zda se Kaija počítá pro Válečného vůdce, může být cílem karet a zvolenou ztrátou.
option-kaija_full_unit-on = plnohodnotná jednotka
option-kaija_full_unit-off = není cílem, ztrácí se poslední
option-scorched_targets = Spálená země
option-scorched_targets-help = Kam smí klan zmije položit žeton.
option-scorched_targets-any = libovolné sousedící území
option-scorched_targets-not_own = ne vlastní
option-future_sight_early_achievement = Jasnozřivost
option-future_sight_early_achievement-help = Zda si Jasnozřivost smí vzít kartu úspěchu před posledním rokem.
option-future_sight_early_achievement-off = jen z řady
option-future_sight_early_achievement-on = i úspěchy
option-allies_units = Spojenci z divočiny
option-allies_units-help = Kolik jednotek karta naverbuje.
option-allies_units-3 = tři jednotky
option-allies_units-2 = dvě jednotky
option-reaction_window = Obranná strategie
option-reaction_window-help = Zda je vlastník dotázán po každé kartě, nebo jen když ji drží, což ostatním něco prozradí.
option-reaction_window-fixed = vždy se zeptat vlastníka
option-reaction_window-on_demand = zeptat se jen držitele
option-setup_avoid_hostile = Valkýry v přípravě
option-setup_avoid_hostile-help = Zda se první skupiny musí vyhnout padlým valkýrám, je-li to možné.
option-setup_avoid_hostile-off = jednotky smějí stát na jejím území
option-setup_avoid_hostile-on = vyhýbají se
option-stag_fame_vs_valkyrie = Jelen a valkýry
option-stag_fame_vs_valkyrie-help = Zda klan jelena získá slávu za dobytí i za poraženou valkýru.
option-stag_fame_vs_valkyrie-off = ne
option-stag_fame_vs_valkyrie-on = ano
option-stuck_creature_acts = Uvízlá monstra
option-stuck_creature_acts-help = Zda draug nebo valkýra, kteří se nemohou pohnout, působí na místě.
option-stuck_creature_acts-off = nedělají nic
option-stuck_creature_acts-on = působí

## Prompts

ask-over = Hra skončila.
ask-chance = Rozhoduje náhoda.
ask-waiting = Čeká se na: { $seats }.
ask-clan = Zvolte si klan.
ask-settle = Kde se usadí vaše tři jednotky?
ask-settle-group = Tři jednotky, nebo dvě a Kaija?
ask-second-chance = Druhá šance: umístit tři jednotky na neutrální území?
ask-return = Není žádné neutrální území. Dobrat desku a vrátit se do hry?
ask-turn = Váš tah: kartu zahrajte, vyčkejte s ní, nahraďte ji, odstraňte, vylepšete, nebo pasujte.
ask-turn-more = Zahrajte další kartu, nebo ukončete tah.
ask-learn = Vezměte si jednu vylepšenou kartu.
ask-pick = Vezměte si kartu.
ask-summon = Vyvolat zjevení monstra?
ask-nest = Kde se zjeví { $creature }?
ask-react = { $by } hraje kartu { $card }. Zrušit ji Obrannou strategií?
ask-react-nothing = { $by } hraje kartu { $card }. Nemáte čím odpovědět; nechte ji projít.
ask-basic = Zvolte akci (zbývá: { $n }).
ask-annex = Nejdřív průzkum, nebo pohyb?
ask-annex-after = Teď průzkum?
ask-assign = Rozdělte dobrané karty: ponechat { $keep }, odhodit { $discard }, vrátit navrch { $top }.
ask-pay-draw = { $n ->
    [one] Zaplatit libovolný { $n } zdroj a dobrat další kartu?
    [few] Zaplatit libovolné { $n } zdroje a dobrat další kartu?
   *[other] Zaplatit libovolných { $n } zdrojů a dobrat další kartu?
}
ask-toll = { $n ->
    [one] Zaplatit libovolný { $n } zdroj za další jednotku?
    [few] Zaplatit libovolné { $n } zdroje za další jednotku?
   *[other] Zaplatit libovolných { $n } zdrojů za další jednotku?
}
ask-recruit = Verbování: kam přijde další jednotka? (nejvýše { $n })
ask-camps = Výcvikové tábory: která jednotka kam?
ask-build = Stavba: na kterém území?
ask-build-again = Stavět podruhé?
ask-build-type = Co postavíte na území { $land }?
ask-build-slot = Na které pole: { $building }?
ask-collect = Získat teď zdroje území { $land }?
ask-swap = Vyměnit stavbu za jinou stejné velikosti?
ask-move = { $n ->
    [one] Pohyb: zbývá { $n } krok. Odkud?
    [few] Pohyb: zbývají { $n } kroky. Odkud?
   *[other] Pohyb: zbývá { $n } kroků. Odkud?
}
ask-move-to = { $n ->
    [one] Z území { $land }, zbývá { $n } krok. Kam?
    [few] Z území { $land }, zbývají { $n } kroky. Kam?
   *[other] Z území { $land }, zbývá { $n } kroků. Kam?
}
ask-move-count = Kolik jich jde z území { $from } na území { $to }?
ask-declare = Zaútočit na monstrum na území { $land }?
ask-fights = Který souboj bude první?
ask-push = Vytlačit obránce z území { $land }?
ask-feed = Souboj na území { $land }: kolik jídla zaplatíte?
ask-die = Souboj na území { $land }: sekyra, nebo lebka?
ask-throw = Vrhači seker na území { $land }: sekyra navíc, nebo lebka navíc?
ask-lose = Koho ztratíte na území { $land }?
ask-retreat = Ústup z území { $land }: kam?
ask-retreat-count = Kolik jich ustoupí na území { $land }?
ask-explore-again = Prozkoumat podruhé?
ask-tile-first = Vyberte desku, kterou přiložíte k počáteční desce.
ask-tile = Vyberte desku k přiložení.
ask-under = Která deska půjde pod sloupek první?
ask-redraw = Dobrali jste desku { $tile }. Ponechat, nebo dobrat jinou?
ask-cell = Kam přijde deska { $tile }?
ask-rotation = Jak natočit desku { $tile }?
ask-scorch = Položit žeton spálené země?
ask-pull = Přivést jednotku ze sousedního území na území { $land }?
ask-strike = Která nepřátelská jednotka bude odstraněna?
ask-loot = Který zdroj si vezmete z území { $land }?
ask-add = Kam přidáte jednotku?
ask-target = Čí ruku si prohlédnete?
ask-threat = Kdo odhodí náhodnou kartu? Nebo si kartu doberte sami.
ask-point = Ukažte na kartu hráče { $target }.
ask-answer = { $by } ukazuje na kartu { $card }: odhodit ji, nebo zaplatit dva zdroje?
ask-curse = Kletba, kterou sesílá { $by }: odhoďte kartu.
ask-bribe = Které jednotky podplatíte a kde stojí?
ask-bribe-to = Kam podplacené jednotky půjdou?
ask-bribe-count = Kolik jich podplatíte?
ask-hidden = Skryté stezky: odkud?
ask-hidden-to = Skryté stezky: na které otevřené území?
ask-hidden-count = Skryté stezky: kolik jednotek?
ask-negotiate = Vezměte si kartu z odkládací hromádky, nebo jednu kartu doberte.
ask-copy = Kterou kartu napodobíte?
ask-tithe = Který zdroj si vezmete ze spáleného území?
ask-trade = Směnit tři zdroje za jeden?
ask-barter = { $by } nabízí { $n } × { $give } za { $n } × { $get }.
ask-roam = Kam se pohne { $creature }?

## Labels

do-clan = Hrát za { $clan }
do-tile = Deska { $tile }
do-cell = Položit { $place }
do-turn = { $n ->
    [0] Tak, jak leží
    [1] Otočit doprava
    [2] Vzhůru nohama
   *[other] Otočit doleva
}
do-settle = Usadit se na území { $land }
do-group = { $group }
do-play = Zahrát: { $card }
do-wait = Vyčkat s kartou { $card }
do-replace = Nahradit kartu { $card }
do-remove = Odstranit kartu { $card } ze hry
do-upgrade-keep = Vylepšit, ponechat kartu { $card }
do-upgrade-box = Vylepšit, odstranit kartu { $card }
do-pass = Pasovat
do-end = Ukončit tah
do-learn = Vzít: { $card }
do-pick = Vzít: { $card }
do-react = Zrušit ji
do-allow = Nechat projít
do-basic = { $basic }
do-recruit = { $group } na území { $land }
do-camp = Tábor na území { $land }: { $group }
do-pay = Zaplatit: { $goods }
do-build = Stavět na území { $land }
do-raise = { $building }
do-on = { $slot }
do-collect = Získat teď
do-collect-later = Ne před stavbou
do-swap = { $land }: { $old } → { $new }
do-from = Z území { $land }
do-to = Na území { $land }
do-stop = Konec
do-skip = Ne
do-spare = Neútočit
do-leave-token = Nechat žeton být
do-keep-tile = Ponechat desku
do-attack = Zaútočit: { $creature }
do-fight = Souboj na území { $land }
do-push = { $group } na území { $land }
do-feed = Zaplatit { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
    [many] { $n } jídel
   *[other] { $n } jídel
}
do-axe = Sekyra
do-skull = Lebka
do-lose = Ztratit: { $group_acc }
do-retreat = Ustoupit na území { $land }
do-under = Desku { $tile } pod sloupek
do-redraw = Dobrat jinou desku
do-keep = Ponechat: { $card }
do-discard = Odhodit: { $card }
do-top = Vrátit navrch: { $card }
do-recall = Vzít zpět: { $card }
do-draw = Dobrat kartu
do-draw-tile = Dobrat desku
do-target = { $seat }
do-point = { $card }
do-yield = Odhodit kartu
do-strike = { $land }: { $group }
do-take = Vzít: { $resource }
do-add = { $group } na území { $land }
do-pull = { $group } z území { $land }
do-copy = Napodobit: { $card }
do-scorch = Spálit území { $land }
do-trade = { $goods } za { $gain }
do-trade-idle = { $goods } za { $gain }: nic tím nezískáte
do-barter = Nabídnout { $n } × { $give } za { $n } × { $get }
do-accept = Přijmout
do-refuse = Odmítnout
do-roam = Na území { $land }
do-summon = Zjeví se monstrum
do-nest = Na území { $land }

## What happened

told-achievements = Vyložené úspěchy: { $cards }.
told-clan = { $seat } hraje za { $clan }.
told-first = { $seat } je první hráč.
told-start = { $seat } má na začátku: { $goods }.
told-drew-tiles = { $seat } dobírá { $n ->
    [one] { $n } desku
    [few] { $n } desky
    [many] { $n } desek
   *[other] { $n } desek
}.
told-drew-these-tiles = { $seat } dobírá desky: { $tiles }.
told-tiles-back = { $n ->
    [one] Nepoužité desky se vracejí; ve sloupku je { $n } deska.
    [few] Nepoužité desky se vracejí; ve sloupku jsou { $n } desky.
   *[other] Nepoužité desky se vracejí; ve sloupku je { $n } desek.
}
told-settled = { $seat } umisťuje na území { $land }: { $group_acc }.
told-no-second-chance = { $seat } odmítá druhou šanci.
told-year = Začíná { $year }. rok.
told-row = Řada: { $cards }.
told-drew = { $seat } dobírá: { $cards }.
told-drew-secret = { $seat } dobírá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karet
   *[other] { $n } karet
}.
told-reshuffle = { $seat } míchá { $n ->
    [one] { $n } odhozenou kartu
    [few] { $n } odhozené karty
   *[other] { $n } odhozených karet
} do nového dobíracího balíčku.
told-play = { $seat } hraje kartu { $card }.
told-end-turn = { $seat } končí tah.
told-wait = { $seat } vyčkává s kartou { $card }.
told-replace = { $seat } platí { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
    [many] { $n } znalostí
   *[other] { $n } znalostí
} a nahrazuje kartu { $card }.
told-remove = { $seat } platí { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
    [many] { $n } znalostí
   *[other] { $n } znalostí
} a odstraňuje ze hry kartu { $card }.
told-upgrade-keep = { $seat } platí { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
    [many] { $n } znalostí
   *[other] { $n } znalostí
} za vylepšení a vykládá kartu { $card }.
told-upgrade-box = { $seat } platí { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
    [many] { $n } znalostí
   *[other] { $n } znalostí
} za vylepšení a odstraňuje ze hry kartu { $card }.
told-learn = { $seat } bere do ruky kartu { $card }.
told-pass = { $seat } pasuje a odhazuje: { $cards }.
told-pick = { $seat } bere kartu { $card }.
told-cancelled = { $seat } odpovídá kartou { $answer }: karta, kterou hraje { $by } ({ $card }), nemá efekt.
told-awake = Kaija hráče { $seat } smí letos vstupovat na nepřátelská území.
told-conqueror = { $seat } letos nedbá na pevnosti a strážné věže.
told-gain = { $seat } získává: { $goods }.
told-tithe = { $seat } bere hráči { $of } ze sklizně na území { $land }: { $goods }.
told-fame = { $seat } získává { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
    [many] { $n } bodů slávy
   *[other] { $n } bodů slávy
}.
told-basic = { $seat } volí: { $basic }.
told-kept = { $seat } si ponechává kartu { $card }.
told-kept-secret = { $seat } si ponechává kartu.
told-top = { $seat } vrací navrch balíčku kartu { $card }.
told-top-secret = { $seat } vrací navrch balíčku jednu kartu.
told-discard = { $seat } odhazuje kartu { $card }.
told-paid = { $seat } platí: { $goods }.
told-recall = { $seat } bere zpět do ruky kartu { $card }.
told-saw-hand = { $seat } vidí ruku hráče { $target }: { $cards }.
told-looked = { $seat } si prohlíží ruku hráče { $target }.
told-pointed = { $seat } ukazuje na kartu { $card } hráče { $target }.
told-pointed-secret = { $seat } ukazuje na kartu hráče { $target }.
told-ransom = { $seat } dává hráči { $by }: { $goods }.
told-recruit = { $seat } verbuje jednotku na území { $land }.
told-recruit-kaija = { $seat } přivádí Kaiju na území { $land }.
told-build = { $seat } staví na území { $land }: { $building } (dřevo: { $n }).
told-swap = { $seat } vyměňuje na území { $land }: { $old } → { $new }.
told-collect = { $seat } získává z území { $land }: { $goods }.
told-step = { $seat } přesouvá z území { $from } na území { $to }: { $group_acc }.
told-declare = { $seat } útočí na území { $land }: { $creature }.
told-feed = { $seat } { $n ->
    [0] neplatí za souboj žádné jídlo
    [one] platí za souboj { $n } jídlo
    [few] platí za souboj { $n } jídla
    [many] platí za souboj { $n } jídel
   *[other] platí za souboj { $n } jídel
}.
told-die = { $who } hází: { $face }.
told-axe = { $who } bere sekyru.
told-skull = { $who } bere lebku.
told-strength = Síla: { $attacker } { $a }, { $defender } { $b }.
told-fight-won = { $who } vyhrává útok na území { $land }.
told-fight-held = Obrana území { $land } uspěla: { $who }.
told-wiped-out = { $who } přichází na území { $land } o všechny jednotky a prohrává bez ohledu na sílu.
told-fight-nobody = Na území { $land } padly obě strany.
told-lost = { $seat } ztrácí na území { $land }: { $group_acc }.
told-retreat = { $seat } ustupuje na území { $land }: { $group }.
told-no-retreat = { $seat } nemá kam ustoupit a ztrácí: { $group_acc }.
told-push = { $seat } vytlačuje na území { $land }: { $group_acc }.
told-placed = { $seat } přikládá desku { $tile } { $place }.
told-joined = Území { $land } teď zahrnuje i území { $joined }.
told-nothing-fits = { $seat } ukazuje desky, které nikam nepasují: { $tiles }.
told-no-tile = { $seat } nenachází žádnou desku, která by pasovala.
told-gather-tile = { $seat } volí desku { $tile } a získává: { $goods }.
told-under = { $seat } dává desku { $tile } pod sloupek.
told-under-secret = { $seat } dává desku pod sloupek.
told-closed = { $seat } uzavírá území { $land }: { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
    [many] { $n } bodů slávy
   *[other] { $n } bodů slávy
}.
told-closed-for-nobody = Území { $land } je uzavřeno ({ $n ->
    [one] { $n } deska
    [few] { $n } desky
    [many] { $n } desek
   *[other] { $n } desek
}); nikdo nezískává slávu.
told-scorch = { $seat } spaluje území { $land }.
told-copy = { $seat } napodobuje kartu { $card }.
told-strike = { $seat } odstraňuje z území { $land } ({ $target }): { $group_acc }.
told-add = { $seat } přidává na území { $land }: { $group_acc }.
told-bribe = { $seat } podplácí jednotky hráče { $target }: { $group } z území { $from } na území { $to }.
told-harvest-fame = { $seat }: { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
    [many] { $n } bodů slávy
   *[other] { $n } bodů slávy
} z území { $land }.
told-trade = { $seat } směňuje { $goods } za { $gain }.
told-swap-offer = { $seat } nabízí hráči { $partner } { $n } × { $give } za { $n } × { $get }.
told-swap-accepted = { $seat } přijímá.
told-swap-refused = { $seat } odmítá.
told-winter = Zima: { $seat } platí za { $units ->
    [one] { $units } jednotku
    [few] { $units } jednotky
    [many] { $units } jednotek
   *[other] { $units } jednotek
}: { $goods }.
told-winter-short = Zima: { $seat } má zaplatit { $owed } za { $units ->
    [one] { $units } jednotku
    [few] { $units } jednotky
    [many] { $units } jednotek
   *[other] { $units } jednotek
} a může zaplatit: { $goods }.
told-winter-nothing = Zima: { $seat } má zaplatit { $owed } za { $units ->
    [one] { $units } jednotku
    [few] { $units } jednotky
    [many] { $units } jednotek
   *[other] { $units } jednotek
} a nemá čím.
told-unrest = { $seat } nemůže zaplatit a bere kartu nepokojů.
told-no-unrest-left = Žádná karta nepokojů nezbývá: { $seat } ztrácí { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
    [many] { $n } bodů slávy
   *[other] { $n } bodů slávy
}.
told-appears = Na území { $land } se zjevuje { $creature }.
told-revealed = { $seat } otáčí kartu monstra: { $creature }.
told-creature-deck = Odkládací hromádka monster tvoří nový balíček: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karet
   *[other] { $n } karet
}.
told-roams = Na území { $land } se přesouvá { $creature }.
told-stuck = Pohnout se nemůže { $creature }.
told-draugr = Jednotku hráče { $seat } bere { $creature }.
told-attacks = Na hráče { $seat } útočí na území { $land } { $creature }.
told-slain = { $seat } poráží monstrum ({ $creature }): { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}.
told-domination = Vítězství třemi uzavřenými územími s velkou stavbou, v týmu pěti: { $winners }.
told-fame-victory = Poslední rok skončil. Slávou ({ $n }) vítězí: { $winners }.
told-tie-lands = Stejně slávy ({ $n }): { $tied }. Rozhoduje počet území ({ $most } : { $others }), vítězí: { $winners }.
told-tie-units = Stejně slávy ({ $n }) i území: { $tied }. Rozhodují jednotky na mapě ({ $most } : { $others }), vítězí: { $winners }.
told-tie-buildings = Stejně slávy ({ $n }), území i jednotek: { $tied }. Rozhodují stavby ({ $most } : { $others }), vítězí: { $winners }.
told-victory-shared = Remíza ve slávě ({ $n }), územích, jednotkách i stavbách; o vítězství se dělí: { $winners }.
told-domination-fame = Takových území má dost více hráčů, a tak rozhoduje sláva: { $n } : { $others }.
told-all-passed = Všichni pasovali: akce { $year }. roku končí.
told-must-pass = { $seat } nemá v ruce žádnou kartu a musí pasovat.
told-no-card-to-lose = { $seat } má prázdný balíček a o žádnou kartu nepřichází.
told-no-card-to-draw = { $seat } už nemá kartu, kterou by dobral.
told-no-creature-left = Žádné monstrum nezbývá, nic se nezjevuje.
told-roams-to-units = Za jednotkami na území { $land } táhne { $creature }.
told-stays-beside = { $seat } zůstává na území { $land } spolu s monstrem ({ $creature }).
told-reserve-empty = { $seat } nemá v zásobě žádnou jednotku.
told-kaija-counts = Kaija bojuje se dvěma sekyrami ({ $who }).
told-scorched-counts = Spálená země přidává 1 sekyru ({ $who }).
told-card-counts = Karta přidává { $n ->
    [one] { $n } sekyru
    [few] { $n } sekyry
    [many] { $n } seker
   *[other] { $n } seker
} ({ $who }).
told-fortress-counts = Pevnost přidává { $n ->
    [one] { $n } sekyru
    [few] { $n } sekyry
    [many] { $n } seker
   *[other] { $n } seker
} ({ $who }).
told-tower-counts = Strážná věž přidává { $n ->
    [one] { $n } lebku
    [few] { $n } lebky
    [many] { $n } lebek
   *[other] { $n } lebek
} proti útočníkovi ({ $who }).
told-wolf-harvest = Vlk na území { $land } nechává jen to, co dávají budovy ({ $seat }).
told-account = Sláva ({ $seat }): { $n }, z toho žetony { $tokens }, zdroje { $resources }, karty rozvoje { $developments }, karty úspěchů { $achievements }, nepokoje { $unrest }.

## Refusals

no-not-now = O tomhle se teď nerozhoduje.
no-not-your-turn = Teď rozhoduje { $seat }.
no-game-over = Hra skončila.
no-such-chance = Tak tady náhoda rozhodnout nemůže.
no-such-land = Území toho jména neexistuje.
no-clan-taken = Ten klan už má někdo jiný.
no-other-tile = Skupina musí stát na právě přiložené desce.
no-not-empty = Už tam jsou jednotky.
no-group-of-three = Skupinu tvoří tři figurky.
no-hostile-there = Monstrum tam nikoho nestrpí.
no-kaija-here = Kaija zde není k dispozici.
no-kaija-enemy = Kaija nesmí vstoupit na nepřátelské území.
no-kaija-target = Kaija nemůže být cílem.
no-not-in-hand = Tu kartu v ruce nemáte.
no-only-flash = Jedna karta bez blesku už byla zahrána; následovat smějí jen bleskové karty.
no-nothing-played = Zatím nic nebylo zahráno; zvolte akci, nebo pasujte.
no-after-a-card = Po kartě lze hrát jen další karty; pak ukončete tah.
no-unrest-stays = Nepokoje nelze odstranit ze hry.
no-upgrade-left = Obě vylepšené karty už máte.
no-not-your-upgrade = To není vaše vylepšená karta.
no-lore = To stojí { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
    [many] { $n } znalostí
   *[other] { $n } znalostí
}; máte { $has }.
no-not-in-row = Tu kartu si vzít nelze.
no-action-on-card = Ta karta nemá akci.
no-achievement-played = Karta úspěchu se nehraje; počítá se na konci.
no-reaction-now = Obranná strategie jen odpovídá na kartu protihráče.
no-cards-to-draw = Není dost karet k dobrání.
no-large-land = Neovládáte žádné uzavřené území o třech deskách.
no-hand-to-see = Není ruka s kartami, kterou by šlo zvolit.
no-second-sight = Svou kartu letos už máte.
no-different-action = Akce musí být různé.
no-not-drawn = Rozdělit lze jen karty dobrané touto akcí.
no-enough-of-these = Tam už další karta nesmí.
no-price = Cena je { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
    [many] { $n } zdrojů
   *[other] { $n } zdrojů
}.
no-resources = Tolik zdrojů není.
no-not-in-discard = Ta karta není ve vaší odkládací hromádce.
no-not-an-opponent = To není protihráč.
no-not-in-that-hand = Ta karta v té ruce není.
no-reserve = V zásobě už nemáte žádnou jednotku.
no-place-to-recruit = Není území, kde byste mohli verbovat.
no-units-on-map = Na mapě nemáte žádné jednotky.
no-bear-recruit = Medvěd tam nedovolí verbovat.
no-bear-build = Medvěd tam nedovolí stavět.
no-bear-leave = Medvěd nikoho nepustí pryč.
no-bear-explore = Medvěd odtud nedovolí prozkoumávat.
no-not-yours = To území neovládáte.
no-more-recruits-here = Tam už další jednotky verbovat nelze.
no-levy-anywhere = Žádné vaše území nesplňuje, co karta žádá.
no-levy-open_or_wood = Jednotku přijme jen území, které je otevřené nebo má symbol dřeva.
no-levy-frontier = Jednotku přijme jen území, které sousedí s nepřátelským.
no-levy-food = Na tom území není jídlo, proto žádnou jednotku nepřijme.
no-levy-wood = Na tom území není dřevo, proto žádnou jednotku nepřijme.
no-levy-lore = Na tom území nejsou znalosti, proto žádnou jednotku nepřijme.
no-same-land = Všechny jednotky musí na stejné území.
no-neutral-only = Jen neutrální území.
no-recruit-one = Je třeba umístit alespoň jednu jednotku.
no-camp-here = Žádný výcvikový tábor tam jednotku nepřidá.
no-place-to-build = Není kde stavět.
no-second-large = Ze dvou staveb smí být velká jen jedna.
no-duplicate = Tento druh stavby tam už stojí.
no-token-left = Žeton tohoto druhu už nezbývá.
no-slot = Není pro ni volné pole.
no-wood = Není dost dřeva.
no-such-building = Taková stavba tam nestojí.
no-same-size = Musí to být jiný druh stejné velikosti.
no-units-here = Takové jednotky tam nemáte.
no-must-stay = Tyto jednotky musí zůstat na místě.
no-way-out = Odtud se nikam nedostanou.
no-not-adjacent = To území nesousedí.
no-steps = Nezbývá dost kroků; náročná hranice stojí dva.
no-two-hostile = Dvě útočící monstra nikoho nepustí dovnitř.
no-partner-stop = Jednotky spoluhráčů nesmějí být na jednom území; tady by nemohly pokračovat.
no-must-fight = Kdo vstoupí, musí s útočícím monstrem bojovat.
no-creature-here = To monstrum tam není.
no-fight-here = Žádný souboj tam nečeká.
no-food-limit = Nejvýše jedno jídlo na figurku v souboji.
no-regular-border = Ústup vyžaduje běžnou hranici.
no-fight-pending = Souboj tam teprve bude.
no-fight-was = V tomto tahu tam byl souboj.
no-goal-twice = Tento cíl už byl použit.
no-not-theirs = Musí být neutrální nebo obráncovo.
no-tiles-left = Sloupek desek je prázdný.
no-open-land = Není k tomu otevřené území.
no-such-turn = Takto otočená vypadá deska stejně.
no-border-ends = Hranice by končila uprostřed desek.
no-players-meet = Setkaly by se jednotky dvou hráčů.
no-hostile-meets = Jednotky by se setkaly s útočícím monstrem.
no-neutral-land = Nevzniklo by neutrální území.
no-empty-land-on-tile = Na desce by nebylo prázdné území.
no-such-cell = Deska se musí dotýkat mapy celou stranou.
no-touch-start = První deska se musí dotýkat počáteční desky.
no-touch-source = Musí se dotýkat otevřeného území, ze kterého prozkoumáváte.
no-such-tile = Tu desku nemáte.
no-tile-fits-not = Ta deska nikam nepasuje.
no-token-there = Žeton už tam leží.
no-own-land = Ne na vlastní území.
no-card-to-copy = Není karta k napodobení.
no-copy = Tuto kartu nelze napodobit.
no-card-not-there = Tato karta tam neleží.
no-target = Není na koho mířit.
no-not-enemy = To není nepřátelské území.
no-not-shown = Tento zdroj tam není.
no-not-produced = Tento zdroj se tam neprodukuje.
no-two-at-most = Jedna nebo dvě jednotky.
no-partner = Nemáte spoluhráče.
no-empty-swap = Vyměňte něco za něco jiného.
no-swap-twice = Tuto výměnu jste letos při sklizni už nabídli.
no-creature-there = Už tam je monstrum.
no-better-goal = Jiné území je pro ně přednější.
no-lair-here = Přednost má doupě bez monstra.

## Scores

score-tokens = Žetony slávy
score-resources = Zbylé zdroje (jeden za tři)
score-developments = Karty rozvoje
score-achievements = Karty úspěchů
score-unrest = Karty nepokojů

## Complaints

complaint-northgard-action = „{ $text }“ není akce této hry.
complaint-northgard-word = „{ $text }“ v Northgardu není.
complaint-northgard-chance = „{ $text }“ není nic, co by tu mohla rozhodnout náhoda.
complaint-northgard-seat = Místo { $seat } u stolu pro { $players } není.
complaint-northgard-year = Roky této hry jsou 1 až { $years }; zde stojí { $year }.
complaint-northgard-placed = „{ $text }“ není deska na mapě („map“); pište například „t13 0,-1 r2“.
complaint-northgard-touches = „{ $text }“ se nedotýká žádné předchozí desky, nebo na některé leží („map“).
complaint-northgard-tile-twice = Deska { $tile } je na dvou místech.
complaint-northgard-site = „{ $text }“ není úsek („lands“); pište desku a písmeno, například „t15-n“.
complaint-northgard-off-map = Území { $land } („{ $id }“) není na mapě.
complaint-northgard-territory = V seznamu „flow.frames“ stojí { $land } („{ $id }“), ale žádné území na mapě se tak nejmenuje.
complaint-northgard-units = Místo { $seat } má na mapě víc jednotek než { $most }.
complaint-northgard-kaija = Kaija („kaija“) může stát jen na jednom území, a to jen tehdy, když má někdo klan medvědice.
complaint-northgard-owner = Místo { $seat } nemůže ovládat území { $land } („{ $id }“): nemá tam žádnou jednotku.
complaint-northgard-building = „{ $text }“ nemůže stát na území { $land } („{ $id }“): taková stavba neexistuje, žádná už nezbývá, nebo pro ni není volné pole.
complaint-northgard-card-twice = Karta { $card } („{ $id }“) je na dvou místech.
complaint-northgard-cards = Nikdo nemůže mít víc karet než { $most }.
complaint-northgard-plenty = Žádné z čísel „food“, „wood“, „lore“ a „fame“ nesmí být větší než { $most }.
complaint-northgard-top = „{ $text }“ není karta („top“); pište například „dev_spy“ nebo „dev_spy secret“.
complaint-northgard-known = Pod „known“ mohou místa a „spectator“ znát jen karty, které jsou v ruce.
complaint-northgard-line = Každé monstrum na mapě stojí také v řadě monster („creatures.line“), a to jen jednou.
complaint-northgard-phase = „{ $text }“ není fáze („flow.phase“); může to být: „turn“, { $known }.
complaint-northgard-frames = Seznam „flow.frames“ nesmí být delší než { $most }.
complaint-northgard-frame-number = „{ $text }“ nemůže stát v seznamu „flow.frames“; čísla v něm jdou od { $least } do { $most }.
complaint-northgard-teams = Týmová hra je přesně pro čtyři hráče.
complaint-northgard-more-creatures = „Víc monster“ vyžaduje monstra.
complaint-northgard-few-cards = Bez dobíracích karet je na pět hráčů a deset let málo základních karet.
complaint-northgard-same-clan = Dvě místa nemohou mít stejný klan.
complaint-northgard-start = Místa počátečních zdrojů dávají dohromady { $n }; musí dát aspoň 5.
complaint-northgard-winter = Zimní tabulka musí začínat nulou a růst.
complaint-northgard-number = { $name } je { $value }; může být { $least } až { $most }.
complaint-northgard-missing = Chybí řádek: { $kind } { $name }.
value-northgard-tile = deska: „start“, „start5“ nebo „t01“ až „t33“
value-northgard-area = úsek podle desky a písmene, například „t15-n“
complaint-northgard-twice = { $name } je tu dvakrát.
complaint-northgard-effects = { $card }: seznam { $list } má délku { $n }; může být { $least } až { $most }.
complaint-northgard-counts = { $card }: { $field } musí stát u každé karty úspěchu a u žádné jiné.
complaint-northgard-draw = { $card }: { $parts } dává dohromady { $sum }; musí to být { $cards }, jak říká { $field }.
complaint-northgard-area = Deska { $tile }: „{ $area }“ není úsek; píše se písmeno, strany a co tam je, třeba „{ $example }“.
complaint-northgard-border = Deska { $tile }: „{ $border }“ není hranice; píšou se dvě písmena desky, třeba „{ $example }“.
complaint-northgard-sides = Deska { $tile }: každá strana patří právě jednomu úseku a každý úsek má stranu.
complaint-northgard-corner = Deska { $tile }: v rohu, kde se úseky stýkají, chybí hranice.

## Hints for a first game

hint-settle = Dvě skupiny na dvou územích: hledejte desky s jídlem a dřevem a velká pole.
hint-turn = Jedna karta za tah a libovolně mnoho bleskových. Co nehrajete, může vyčkat, být nahrazeno nebo odstraněno.
hint-explore = Uzavření území, které ovládáte, přinese slávu za každou desku a další při každé sklizni.
hint-build = Velké stavby na třech uzavřených územích vyhrají hru na konci roku.
hint-fight = Remízu vyhrává obránce a ten vidí, kolik jídla platíte.
hint-pass = Kdo pasuje první, vybírá si z celé řady a začíná příští rok.
hint-winter = Od čtyř jednotek stojí zima jídlo. Kdo nezaplatí, vezme si nepokoje: o pět slávy méně na konci.
hint-trade = Zima přijde po směně: tři zdroje se mohou změnit v chybějící jídlo.

## Cards

card-start_recruit = Verbování
card-start_recruit-text = Verbování 1.
card-start_move = Pohyb
card-start_move-text = Pohyb 1.
card-start_explore = Průzkum
card-start_explore-text = Průzkum.
card-start_build = Stavba
card-start_build-text = Stavba.
card-start_feast = Hostina
card-start_feast-text = Verbování 1, pohyb 1, průzkum, nebo stavba.
card-bear_initial = Klan medvědice
card-bear_initial-text = Pohyb 1. Pohne-li se Kaija, získejte nejprve všechno jídlo a dřevo území, které opouští.
card-bear_awakens = Medvědice se probouzí
card-bear_awakens-text = Verbování 2. Do konce roku smí Kaija vstupovat na nepřátelská území.
card-bear_protector = Ochránce země
card-bear_protector-text = Doberte 1 kartu za každé vlastní uzavřené území o 3 a více deskách.
card-boar_initial = Klan divočáka
card-boar_initial-text = Stavba o 1 dřevo levněji.
card-boar_osmosis = Osmóza
card-boar_osmosis-text = Verbujte po 1 jednotce až na 3 vlastních územích, která jsou otevřená nebo mají symbol dřeva.
card-boar_lay_of_the_land = Ráz krajiny
card-boar_lay_of_the_land-text = Průzkum se 3 deskami: zvolte jednu a nejprve získejte všechny zdroje na ní natištěné.
card-goat_initial = Klan kozla
card-goat_initial-text = Stavba; daný druh už na území stát smí.
card-goat_teamwork = Týmová práce
card-goat_teamwork-text = Dvě různé z akcí verbování 1, pohyb 1, průzkum, stavba.
card-goat_resourceful = Vynalézavý lid
card-goat_resourceful-text = Doberte 2 karty. Poté smíte zaplatit libovolné 3 zdroje a dobrat ještě 1.
card-raven_initial = Klan havrana
card-raven_initial-text = Průzkum se 2 deskami: jednu přiložte, druhá jde pod sloupek.
card-raven_raiding_party = Loupeživá výprava
card-raven_raiding_party-text = Odstraňte kdekoli 1 nepřátelskou jednotku, poté získejte 1 zdroj, který její území ukazuje.
card-raven_mercenaries = Havraní žoldnéři
card-raven_mercenaries-text = Verbování 2 na jednom neutrálním území. Smíte zaplatit libovolné 2 zdroje za 1 další jednotku tamtéž.
card-snake_initial = Klan zmije
card-snake_initial-text = Pohyb 1. Poté smíte znovu umístit žeton spálené země.
card-snake_rapacious = Bezohledné vykořisťování
card-snake_rapacious-text = Prohlédněte si ruku protihráče a ukažte na kartu: odhodí ji, nebo vám dá 2 zdroje.
card-snake_stolen_lore = Ukradené znalosti
card-snake_stolen_lore-text = Napodobte kartu v aktivní oblasti protihráče, jehož území je spálené.
card-stag_initial = Klan jelena
card-stag_initial-text = Verbování 1. Poté smíte na totéž území přesunout 1 vlastní jednotku ze sousedního území, přes jakoukoli hranici.
card-stag_glory = Sláva klanu
card-stag_glory-text = Stavba. Jednou, před ní nebo po ní, smíte získat zdroje daného území.
card-stag_annexation = Anexe
card-stag_annexation-text = Pohyb 1; před ním nebo po něm smíte provést průzkum.
card-wolf_initial = Klan vlčice
card-wolf_initial-text = Pohyb 1. Náročné hranice se počítají jako běžné, i při ústupu.
card-wolf_plunder = Drancování
card-wolf_plunder-text = Odstraňte 1 jednotku ze sousedního nepřátelského území, poté doberte 1 kartu.
card-wolf_call_to_war = Volání do války
card-wolf_call_to_war-text = Verbujte po 1 jednotce na každém vlastním území, které sousedí s nepřátelským.
card-dev_bodyguard = Osobní stráž
card-dev_bodyguard-text = Pohyb 1; +1 sekyra v jeho soubojích.
card-dev_feast = Hostina
card-dev_feast-text = Verbování 1, pohyb 1, průzkum, nebo stavba.
card-dev_future_sight = Jasnozřivost
card-dev_future_sight-text = Vezměte si hned kartu z řady navrch svého balíčku. Při pasování letos žádnou nedostanete.
card-dev_villager_tools = Lepší nástroje vesničanů
card-dev_villager_tools-text = Stavba.
card-dev_intimidate = Zastrašení
card-dev_intimidate-text = Pohyb 2. Před každým soubojem smíte vytlačit 1 bránící jednotku na sousední neutrální nebo obráncovo území.
card-dev_market_place = Tržiště
card-dev_market_place-text = Doberte 2 karty a obě si ponechte.
card-dev_mercenary = Žoldnéř
card-dev_mercenary-text = Verbování 1 na vlastním nebo neutrálním území.
card-dev_merchant = Obchodník
card-dev_merchant-text = Doberte 3: 1 ponechte, 2 odhoďte.
card-dev_militia = Domobrana
card-dev_militia-text = Pohyb 2.
card-dev_negociation = Vyjednávání
card-dev_negociation-text = Vezměte si libovolnou kartu z odkládací hromádky, nebo 1 doberte.
card-dev_recruitment = Nábor
card-dev_recruitment-text = Verbování 2 na jednom vlastním území.
card-dev_scout_camp = Tábor zvědů
card-dev_scout_camp-text = Průzkum; jednou smíte pasující desku vyměnit za jinou.
card-dev_scouts = Zvědové
card-dev_scouts-text = Průzkum.
card-dev_shieldbearers = Štítonoši
card-dev_shieldbearers-text = Pohyb 2; v každém jeho souboji zrušte 1 svou ztrátu.
card-dev_simple_living = Prostý život
card-dev_simple_living-text = Stavba o 1 dřevo levněji.
card-dev_town_hall = Radnice
card-dev_town_hall-text = Verbování 1.
card-dev_allies_wild = Spojenci z divočiny
card-dev_allies_wild-text = Verbování 3, jen na neutrálních územích.
card-dev_amenities = Vymoženosti
card-dev_amenities-text = Stavba; malá stavba nepotřebuje pole.
card-dev_ancestral_curse = Kletba předků
card-dev_ancestral_curse-text = Každý protihráč odhodí 1 kartu; poté 1 doberte.
card-dev_axe_throwers = Vrhači seker
card-dev_axe_throwers-text = Pohyb 2; v každém souboji +1 sekyra nebo +1 lebka, zvolíte po svém hodu.
card-dev_bribery = Úplatky
card-dev_bribery-text = Přesuňte 1 nebo 2 jednotky z nepřátelského území na sousední, přes jakoukoli hranici; je-li tam někdo jiný, napadnou ho.
card-dev_capture = Zajetí
card-dev_capture-text = Odstraňte 1 nepřátelskou jednotku ze sousedního území; poté přidejte 1 jednotku na libovolné vlastní území.
card-dev_carpentry = Tesařské mistrovství
card-dev_carpentry-text = Stavba, poté smíte stavět znovu; velká smí být nejvýše jedna.
card-dev_conqueror = Dobyvatel
card-dev_conqueror-text = Do konce roku pevnosti a strážné věže nepůsobí proti vašim útokům.
card-dev_cunning_merchant = Mazaný obchodník
card-dev_cunning_merchant-text = Doberte 3: 1 ponechte, 2 vraťte navrch.
card-dev_defensive_strategy = Obranná strategie
card-dev_defensive_strategy-text = Reakce: zahraje-li protihráč ve svém tahu kartu, je odhozena bez efektu.
card-dev_enemy_secrets = Tajemství nepřítele
card-dev_enemy_secrets-text = Napodobte kartu v aktivní oblasti protihráče na sousedním území.
card-dev_fishing = Rybolov
card-dev_fishing-text = Získejte 3 jídla.
card-dev_trade_routes = Rozsáhlé obchodní stezky
card-dev_trade_routes-text = Doberte 3: 2 ponechte, 1 vraťte navrch.
card-dev_grizzled_warriors = Ostřílení válečníci
card-dev_grizzled_warriors-text = Pohyb 2; +2 sekyry v jeho soubojích.
card-dev_heroic_charge = Hrdinský výpad
card-dev_heroic_charge-text = Pohyb 3; +1 sekyra v jeho soubojích.
card-dev_hidden_ways = Skryté stezky
card-dev_hidden_ways-text = Přesuňte libovolné jednotky z jednoho vlastního území na libovolné otevřené území.
card-dev_huginn_muninn = Huginn a Muninn
card-dev_huginn_muninn-text = Průzkum z libovolného otevřeného území na mapě.
card-dev_hunters = Lovci
card-dev_hunters-text = Na každém vlastním území verbujte až 1 jednotku za každé tamní jídlo, včetně staveb.
card-dev_incursion = Vpád
card-dev_incursion-text = Pohyb 4.
card-dev_industrious = Pilní vesničané
card-dev_industrious-text = Stavba. Poté smíte vyměnit jednu vlastní stavbu za jinou stejné velikosti.
card-dev_infiltration = Infiltrace
card-dev_infiltration-text = Pohyb 3; nepřátelská území vaše jednotky nezastaví.
card-dev_legendary_heroes = Legendární hrdinové
card-dev_legendary_heroes-text = Proveďte znovu efekt karty, kterou jste letos zahráli.
card-dev_lore_mastery = Mistrovství znalostí
card-dev_lore_mastery-text = Získejte 2 znalosti.
card-dev_loremasters = Mistři znalostí
card-dev_loremasters-text = Na každém vlastním území verbujte až 1 jednotku za každou tamní znalost, včetně staveb.
card-dev_outpost = Předsunutá hlídka
card-dev_outpost-text = Verbování 2 na jednom vlastním nebo neutrálním území.
card-dev_rangers = Hraničáři
card-dev_rangers-text = Průzkum, poté smíte provést další.
card-dev_spy = Špeh
card-dev_spy-text = Prohlédněte si ruku protihráče a odhoďte z ní kartu; poté 1 doberte.
card-dev_trading_post = Obchodní stanice
card-dev_trading_post-text = Doberte 3: 1 ponechte, 1 odhoďte, 1 vraťte navrch.
card-dev_market_place_2 = Vylepšené tržiště
card-dev_market_place_2-text = Doberte 2 karty a obě si ponechte.
card-dev_scout_camp_2 = Vylepšený tábor zvědů
card-dev_scout_camp_2-text = Průzkum se 2 deskami: jednu přiložte, druhá jde pod sloupek.
card-dev_town_hall_2 = Vylepšená radnice
card-dev_town_hall_2-text = Verbování 2.
card-dev_trading_post_2 = Vylepšená obchodní stanice
card-dev_trading_post_2-text = Doberte 3: 2 ponechte, 1 odhoďte.
card-dev_veiled_threats = Zastřené hrozby
card-dev_veiled_threats-text = Protihráč odhodí náhodnou kartu, nebo 1 doberte.
card-dev_warriors = Válečníci
card-dev_warriors-text = Pohyb 2; +1 sekyra v jeho soubojích.
card-dev_wood_monopoly = Monopol na dřevo
card-dev_wood_monopoly-text = Získejte 3 dřeva.
card-dev_woodcutters = Dřevorubci
card-dev_woodcutters-text = Na každém vlastním území verbujte až 1 jednotku za každé tamní dřevo, včetně staveb.
card-ach_builder = Stavitel
card-ach_builder-text = Na konci: 1 sláva za každou vaši malou a 3 za každou velkou stavbu.
card-ach_explorer = Průzkumník
card-ach_explorer-text = Na konci: 1 sláva za každé vaše prázdné malé a 3 za každé prázdné velké pole.
card-ach_food_trader = Obchodník s jídlem
card-ach_food_trader-text = Na konci: 2 slávy za každé jídlo na vašich územích, včetně staveb.
card-ach_wood_trader = Obchodník se dřevem
card-ach_wood_trader-text = Na konci: 2 slávy za každé dřevo na vašich územích, včetně staveb.
card-ach_scholar = Učenec
card-ach_scholar-text = Na konci: 2 slávy za každou znalost na vašich územích, včetně staveb.
card-ach_trapper = Lovec kožešin
card-ach_trapper-text = Na konci: 3 slávy za každé doupě na vašich územích.
card-ach_warlord = Válečný vůdce
card-ach_warlord-text = Na konci: 1 sláva za každou vaši jednotku na mapě.
card-card_unrest = Nepokoje
card-card_unrest-text = Žádná akce. Nelze ji odstranit ze hry a na konci stojí 5 slávy.
