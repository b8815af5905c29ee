# Dva bratři
game-name = Dva bratři
game-pitch = Dva bratři budují jednu společnou krajinu a každá jednotka, kterou si nechají u dvora, jim chybí v poli. Pro dva, nebo sólo proti Jindřichovi.

# Názvy
henry = Jindřich
result-lost = Vítězí Jindřich
colour-white = bílý
colour-blue = modrý
set-journeys = Putování
set-dominion = Dominium
set-trade_church = Obchod & církev
set-warfare = Válčení
set-guard = Stráž
set-crafts = Řemesla
terrain-gn = zelená
terrain-gy = šedá
terrain-ye = žlutá
resource-gn = dřevo
resource-gy = kámen
resource-ye = obilí
goods-wood = { $n }× dřevo
goods-stone = { $n }× kámen
goods-grain = { $n }× obilí
unit-elite = elitní jednotka
    .acc = elitní jednotku
unit-r1 = první řadová jednotka
    .acc = první řadovou jednotku
unit-r2 = druhá řadová jednotka
    .acc = druhou řadovou jednotku
place-court = v královské nabídce
place-aside = mimo herní plochu
tile-short = { $building }
tile = { $building } ({ $terrain })
tile-unseen = neznámá destička ({ $terrain })
tile-unknown = neznámá destička
free-terrain = volný terén
start-tile = počáteční destička
royal-offer = královská nabídka
royal-shield = královský štít
draw-pile = společná zásoba
scaffold = lešení
direction-n = sever
direction-ne = severovýchod
direction-e = východ
direction-se = jihovýchod
direction-s = jih
direction-sw = jihozápad
direction-w = západ
direction-nw = severozápad
treasure-column = dvě destičky této barvy ve stejném sloupci: { $terrain }
treasure-row = dvě destičky této barvy ve stejné řadě: { $terrain }
treasure-positions = po jedné destičce v těchto směrech od něj: { $one } a { $two }
henry-rule-A = A: připojit k silnici
henry-rule-B = B: zablokovat silnici
henry-rule-C = C: první volná sousední pozice
henry-rule-D = D: není místo, destička odchází ze hry
phase-normal = V zásobě ještě jsou destičky.
phase-trigger = Zásoba došla: po tomto tahu má každá strana jeden závěrečný tah.
phase-trigger_equal = Zásoba došla: po tomto tahu má závěrečný tah už jen druhá strana.
phase-final-2 = Závěrečné kolo: zbývají dva tahy včetně tohoto.
phase-final-1 = Úplně poslední tah.

# Budovy
building-inn = hostinec
building-market = tržiště
building-pilgrimage_site = poutní místo
building-robber_keep = lapkovská tvrz
building-mill = mlýn
building-stonemason = kamenictví
building-pigsty = chlív
building-bakery = pekárna
building-smithy = kovárna
building-gamekeeper_lodge = hájovna
building-camp = ležení
building-farm = farma
building-sawmill = pila
building-quarry = lom
building-trading_post = obchodní stanice
building-cathedral = katedrála
building-siege_tower = obléhací věž
building-fortress = pevnost
building-watchtower = hláska
building-guardhouse = strážnice
building-basket_workshop = košíkářská dílna
building-pottery_workshop = hrnčířská dílna
building-cooper_workshop = bednářská dílna
building-guild_house = cechovní dům
effect-inn = 1 bod a 1 za každou destičku ve vyznačené řadě či sloupci, nejvýš tři na každé straně.
effect-market = 1 bod a 1 za každou destičku, která přiléhá stranou.
effect-pilgrimage_site = 1 bod za každou destičku nejdelší silnice, která zde končí, včetně této, ať patří komukoli. Silnice nespojuje.
effect-robber_keep = 2 body a 2 za každou soupeřovu budovu, která přiléhá stranou.
effect-mill = 1 bod a 1 za každou destičku všech žlutých útvarů, které přiléhají stranou.
effect-stonemason = 1 bod a 1 za každou destičku všech šedých útvarů, které přiléhají stranou.
effect-pigsty = 1 bod a 1 za každou destičku všech zelených útvarů, které přiléhají stranou.
effect-bakery = 1 bod a 1 za každou vaši další budovu na žluté.
effect-smithy = 1 bod a 1 za každou vaši další budovu na šedé.
effect-gamekeeper_lodge = 1 bod a 1 za každou vaši další budovu na zelené.
effect-camp = Po vzetí destičky ho otočte lícem dolů a vezměte si další. Nevyužité má hodnotu 2 bodů.
effect-farm = V každém svém tahu máte 1 obilí navíc. Žádné body.
effect-sawmill = V každém svém tahu máte 1 dřevo navíc. Žádné body.
effect-quarry = V každém svém tahu máte 1 kámen navíc. Žádné body.
effect-trading_post = 3 body za každou vaši budovu druhu, který stanice zobrazuje.
effect-cathedral = 5 bodů.
effect-siege_tower = Když k soupeřově budově přiložíte druhou svou věž, smíte ji zničit. Žádné body.
effect-fortress = 1 bod za každou vaši obléhací věž a pevnost včetně této.
effect-watchtower = 1 bod a 1 za každou další destičku téže barvy ve vyznačené řadě či sloupci.
effect-guardhouse = 2 body a 2 za každou hlásku na úhlopříčkách, ať patří komukoli.
effect-basket_workshop = 3 body za každou dvojici zelené a žluté destičky na vyznačených pozicích.
effect-pottery_workshop = 3 body za každou dvojici šedé a žluté destičky na vyznačených pozicích.
effect-cooper_workshop = 3 body za každou dvojici zelené a šedé destičky na vyznačených pozicích.
effect-guild_house = Vaše dílny zobrazeného druhu přinášejí 4 body za dvojici místo 3. Sám žádné body nemá.

# Volby
option-sets = Sady
option-sets-help = Tři sady po devíti destičkách, se kterými se hraje. Pro první hru se hodí Putování, Dominium a Obchod & církev.
option-sets-journeys = Putování
option-sets-dominion = Dominium
option-sets-trade_church = Obchod & církev
option-sets-warfare = Válčení
option-sets-guard = Stráž
option-sets-crafts = Řemesla
option-random_sets = Náhodné sady
option-random_sets-help = Tři sady se vylosují bez ohledu na výběr výše.
option-random_sets-off = podle výběru
option-random_sets-on = losem
option-score_roads = Bodování silnic
option-score_roads-help = Pravidla radí v první hře silnice nebodovat.
option-score_roads-on = ano
option-score_roads-off = ne
option-henry_level = Jindřichova úroveň
option-henry_level-help = Jen sólo: kolik pokladů Jindřich má. Za každý, který zůstane, má na konci pět bodů.
option-henry_level-poor = Jindřich Chudý (6 pokladů)
option-henry_level-brave = Jindřich Statečný (8 pokladů)
option-henry_level-relentless = Jindřich Neúprosný (10 pokladů)
option-colour = Vaše barva
option-colour-help = Jen sólo; na hru nemá vliv.
option-colour-white = bílá
option-colour-blue = modrá
option-start_player = Začínající hráč
option-start_player-help = Pro dva hráče. V sólové hře začíná vždy člověk.
option-start_player-random = hod štítem
option-start_player-white = bílý (místo a)
option-start_player-blue = modrý (místo b)
option-equal_turns = Stejný počet tahů
option-equal_turns-help = Domácí varianta: vyvolá-li konec začínající hráč, má závěrečný tah už jen druhá strana, takže obě mají stejně tahů.
option-equal_turns-off = ne
option-equal_turns-on = ano
option-closed_hands = Skryté ruce
option-closed_hands-help = Destičky v ruce i ty, které z ní jdou lícem dolů nebo ze hry, jsou skryté; vidět je jen terén.
option-closed_hands-off = otevřené ruce
option-closed_hands-on = skryté ruce
option-open_scores = Průběžné skóre
option-open_scores-help = Zda ukazovat body během hry, nebo až na konci.
option-open_scores-on = ukazovat
option-open_scores-off = až na konci
option-inn_line = Jak počítá hostinec
option-inn_line-help = Zda v řadě či sloupci hostince záleží na mezerách a vzdálenosti.
option-inn_line-any_distance = libovolná vzdálenost, mezery nevadí
option-inn_line-within_3_spaces = jen tři nejbližší pozice
option-inn_line-contiguous = po první mezeru
option-watch_line = Jak počítá hláska
option-watch_line-help = Zda v řadě či sloupci hlásky záleží na mezerách.
option-watch_line-any_distance = libovolná vzdálenost, mezery nevadí
option-watch_line-contiguous = po první mezeru
option-craft_pairs = Dvojice u dílny
option-craft_pairs-help = Zda dvojici tvoří po jedné destičce od každé barvy.
option-craft_pairs-one_of_each = od každé barvy jedna
option-craft_pairs-any_two = kterékoli dvě z obou barev
option-discount_stacking = Více slev na jednu budovu
option-discount_stacking-help = Zda smí na tutéž budovu padnout více než jedna sleva.
option-discount_stacking-on = ano
option-discount_stacking-off = nejvýš jedna
option-siege_trigger = Co vyvolá obléhání
option-siege_trigger-help = Zda je v ohrožení i budova přiložená ke dvěma stojícím soupeřovým věžím.
option-siege_trigger-on_tower = jen přiložení věže
option-siege_trigger-on_any_adjacency = každá budova u dvou věží
option-pilgrimage_length = Silnice poutního místa
option-pilgrimage_length-help = Zda se počítá celá síť, nebo nejdelší cesta po ní.
option-pilgrimage_length-network = celá síť
option-pilgrimage_length-longest_path = nejdelší cesta
option-henry_siege = Jindřichovy obléhací věže
option-henry_siege-help = Jen sólo: zda Jindřich ničí, co jeho věže obléhají.
option-henry_siege-never = nikdy neničí
option-henry_siege-always = vždy ničí

# Výzvy
ask-setup = Připravuje se stůl.
ask-refill = Doplňuje se destička do nabídky.
ask-treasure = Losuje se Jindřichův poklad.
ask-halt = Zde pozice končí.
ask-over = Hra skončila.
ask-wait = Čeká se na hráče: { $who }.
ask-turn = Jste na tahu: vezměte si jednu z destiček v dosahu (dosah { $reach }); předtím i potom můžete v libovolném pořadí stavět, rozšiřovat krajinu a přesouvat jednotky.
ask-turn_taken = Destičku už máte. Stavte, rozšiřujte a přesouvejte, jak chcete, a pak tah ukončete.
ask-siege = Vaše věže obléhají { $at }: zničte, nebo nechte stát.
ask-discard = { $n ->
    [one] Vyberte jednu destičku, která odejde ze hry: v ruce smíte mít nejvýš tři.
    [few] Vyberte postupně { $n } destičky, které odejdou ze hry: v ruce smíte mít nejvýš tři.
   *[other] Vyberte postupně { $n } destiček, které odejdou ze hry: v ruce smíte mít nejvýš tři.
  }

# Popisky
do-take = Vzít: { $tile }
do-build = Postavit: { $tile } na { $at }
do-extend = Vyložit lícem dolů: { $tile } na { $at }
do-move = Přesunout { $unit_acc } na { $at }
do-call = Povolat jednotku na { $at }
do-withdraw = Stáhnout { $unit_acc } z { $at } do královské nabídky
do-camp = Využít ležení na { $at }
do-destroy = Zničit: { $tile } na { $at }
do-spare = Zbytek nechat stát
do-discard = Odstranit: { $tile }
do-end = Ukončit tah

# Co se stalo
told-sets = Hraje se s těmito sadami: { $sets }.
told-coin = Hod štítem: začíná { $who }.
told-offer = Královská nabídka po směru hodinových ručiček od štítu: { $tiles }.
told-start = Počáteční destička leží lícem dolů: { $terrain }.
told-court = Řadové jednotky obou hráčů jsou u dvora, v královské nabídce.
told-elites = Obě elitní jednotky stojí na počáteční destičce.
told-units_alone = Elitní jednotka člověka stojí na počáteční destičce, jeho řadové jsou u dvora, v královské nabídce; Jindřichovy jednotky čekají vedle plochy.
told-treasures = { $n ->
    [one] Jindřich má { $n } poklad.
    [few] Jindřich má { $n } poklady.
   *[other] Jindřich má { $n } pokladů.
  }
told-pile = { $n ->
    [one] Ruce jsou prázdné; v zásobě zbývá { $n } destička.
    [few] Ruce jsou prázdné; v zásobě zbývají { $n } destičky.
   *[other] Ruce jsou prázdné; v zásobě zbývá { $n } destiček.
  }
told-turn = Na tahu je { $who }.
told-final_turn = Závěrečný tah má { $who }.
told-take = { $who } si bere: { $tile }. Štít se přesouvá na uvolněnou pozici a otáčí se.
told-no_refill = Zásoba je prázdná: nic se nedoplňuje.
told-refill = { $n ->
    [one] Nabídka se doplňuje: { $tile }; v zásobě zbývá { $n } destička.
    [few] Nabídka se doplňuje: { $tile }; v zásobě zbývají { $n } destičky.
   *[other] Nabídka se doplňuje: { $tile }; v zásobě zbývá { $n } destiček.
  }
told-trigger = To byla poslední destička ze zásoby: po tomto tahu má každá strana jeden závěrečný tah.
told-trigger_equal = To byla poslední destička ze zásoby: po tomto tahu má závěrečný tah už jen druhá strana, aby měly obě stejně tahů.
told-build = { $who } staví: { $tile } na { $at }.
told-scaffold = Lešení se přesouvá na { $at }.
told-discount_spent = { $n ->
    [one] Použita { $n } sleva.
    [few] Použity { $n } slevy.
   *[other] Použito { $n } slev.
  }
told-extend = { $who } rozšiřuje krajinu na { $at }: { $terrain }, lícem dolů vyložená destička { $tile }.
told-extend_closed = { $who } rozšiřuje krajinu na { $at }: { $terrain }.
told-discount = { $n ->
    [one] V tomto tahu lze využít { $n } slevu.
    [few] V tomto tahu lze využít { $n } slevy.
   *[other] V tomto tahu lze využít { $n } slev.
  }
told-move = { $who } přesouvá { $unit_acc } na { $at }.
told-call = { $who } povolává { $unit_acc } z královské nabídky na { $at }.
told-withdraw = { $who } stahuje { $unit_acc } do královské nabídky.
told-reach = { $who } má nyní dosah { $n }.
told-camp = { $who } využívá ležení na { $at }: je z něj volný terén a je třeba vzít další destičku.
told-siege = { $who } obléhá svými věžemi { $at }.
told-towers_rest = Věže ({ $who }) stály už předtím: nové budově na { $at } nic neudělají.
told-destroy = { $who } ničí: { $tile } na { $at }. Od této chvíle je to volný terén.
told-unit_stays = Jednotka na { $at } zůstává stát.
told-treasure_stays = Poklad na { $at } zůstává ležet.
told-spare = { $who } nechává stát { $at }.
told-henry_spares = Jindřich nechává stát, co jeho věže obléhají.
told-discard = { $who } odstraňuje ze hry: { $tile }. V ruce smějí zůstat nejvýš tři.
told-discard_closed = { $who } odstraňuje ze hry jednu destičku ({ $terrain }). V ruce smějí zůstat nejvýš tři.
told-discount_lapsed = { $n ->
    [one] Propadá { $n } nevyužitá sleva.
    [few] Propadají { $n } nevyužité slevy.
   *[other] Propadá { $n } nevyužitých slev.
  }
told-henry_matches = Na vrchu zásoby je { $terrain } destička: Jindřich bere první takovou od štítu.
told-henry_first = Žádná destička nesedí k vrchu zásoby: Jindřich bere první od štítu.
told-henry_pile_empty = Zásoba je prázdná: Jindřich bere první destičku od štítu.
told-henry_start = Člověk zatím nic nepostavil: Jindřich hledá místo kolem počáteční destičky, která nemá silnici.
told-henry_ruin = Poslední budova člověka na { $at } leží lícem dolů: nemá silnici.
told-henry_joins = Pravidlo A: Jindřich umísťuje na { $at } (od { $beside } směr { $direction }) destičku: { $tile } – připojuje se tam k silnici.
told-henry_blocks = Pravidlo B: Jindřich umísťuje na { $at } (od { $beside } směr { $direction }) destičku: { $tile } – blokuje tam silnici.
told-henry_beside = Pravidlo C: Jindřich umísťuje na { $at } destičku: { $tile } – první volná pozice kolem { $beside } (směr { $direction }).
told-henry_away = Pravidlo D: kolem { $beside } není volno; ze hry odchází: { $tile }.
told-henry_marches = Na { $at } přichází Jindřichova { $unit }.
told-treasure = { $n ->
    [one] Na { $at } přibývá poklad. Podmínka: { $treasure }. Na hromádce zbývá { $n }.
    [few] Na { $at } přibývá poklad. Podmínka: { $treasure }. Na hromádce zbývají { $n }.
   *[other] Na { $at } přibývá poklad. Podmínka: { $treasure }. Na hromádce zbývá { $n }.
  }
told-treasure_at_once = Jeho podmínka je už splněna.
told-treasure_gone = Poklad na { $at } odchází ze hry, podmínka je splněna: { $treasure }.
told-over = Hra skončila, boduje se.
told-score = { $n ->
    [one] { $who }: { $line } – { $n } bod.
    [few] { $who }: { $line } – { $n } body.
   *[other] { $who }: { $line } – { $n } bodů.
  }
told-doubled = { $n ->
    [one] Stojí tu jednotka vlastníka ({ $building }): o { $n } bod více.
    [few] Stojí tu jednotka vlastníka ({ $building }): o { $n } body více.
   *[other] Stojí tu jednotka vlastníka ({ $building }): o { $n } bodů více.
  }
told-doubled_henry = { $n ->
    [one] Jedna ze tří nejlepších Jindřichových budov ({ $building }): o { $n } bod více.
    [few] Jedna ze tří nejlepších Jindřichových budov ({ $building }): o { $n } body více.
   *[other] Jedna ze tří nejlepších Jindřichových budov ({ $building }): o { $n } bodů více.
  }
told-road_tied = { $line }: nikdo nemá převahu, žádné body.
told-roads_unscored = U tohoto stolu se silnice nebodují.
told-score_treasures = { $n ->
    [one] Jindřich: poklady – { $n } bod.
    [few] Jindřich: poklady – { $n } body.
   *[other] Jindřich: poklady – { $n } bodů.
  }
told-total = { $who }: celkem { $n } (budovy { $buildings }, silnice { $roads }).
told-total_henry = Jindřich: celkem { $n } (budovy { $buildings }, silnice { $roads }, poklady { $treasures }).
told-draw = Stejně bodů ({ $points }) i jednotek u dvora ({ $court }): remíza.
told-win = Vítězí { $who }, { $points } : { $others }.
told-win_tie = Body jsou stejné ({ $points }): proti Jindřichovi je nerozhodný výsledek prohrou.
told-win_court = Body jsou stejné ({ $points }). Vítězí { $who }, protože má u dvora více jednotek ({ $court } : { $others }).

# Odmítnutí
no-game_over = Hra skončila.
no-not_your_turn = Nejste na tahu.
no-chance_first = Nejdřív se musí losovat.
no-siege_first = Nejdřív rozhodněte, co vaše věže zničí.
no-no_siege = Vaše věže nic neobléhají.
no-hand_limit = Tah končí s více než třemi destičkami v ruce: vyberte, které odejdou ze hry.
no-nothing_to_drop = Destičky se odstraňují jen na konci tahu a jen ty nad tři.
no-already_taken = Destičku za tento tah už máte.
no-not_in_offer = V nabídce není: { $tile }.
no-out_of_reach = Mimo dosah: { $tile } je od štítu v pořadí { $place }., váš dosah je { $reach }.
no-take_due = Než ukončíte tah, musíte si vzít destičku.
no-not_in_hand = V ruce nemáte: { $tile }.
no-position_occupied = Na { $at } už leží destička.
no-no_own_unit_adjacent = K { $at } nepřiléhá stranou ani rohem žádná destička s vaší jednotkou.
no-resources = Na stavbu ({ $tile }) vám chybí { $goods }.
no-no_siege_target = Vaše věže neobléhají { $at }.
no-unit_moved = V tomto tahu se už pohnula: { $unit }.
no-unit_not_on_board = Na herní ploše není: { $unit }.
no-unit_not_in_offer = U dvora není: { $unit }.
no-no_tile = Na { $at } není žádná destička.
no-not_adjacent = Pozice { $at } nesousedí s destičkou, na které stojí { $unit }.
no-tile_occupied = Na { $at } už stojí jednotka.
no-elite_stays = Elitní jednotka nikdy neopouští herní plochu.
no-no_own_camp = Na { $at } není vaše ležení.
no-take_first = Ležení lze využít až po vzetí destičky.
no-offer_empty = Nabídka je prázdná: ležení by nic nepřineslo.
no-call_first = Obě jednotky u dvora jsou stejné; povolejte tu první, ne { $unit_acc }.
no-not_in_pile = V zásobě není: { $tile }.
no-other_back = Na vrchu zásoby je jiný terén, než má { $tile }.
no-no_such_terrain = V zásobě taková destička není: { $terrain }.
no-pile_not_empty = Tohle není poslední destička; je třeba uvést terén následující.
no-no_such_treasure = Tento poklad na hromádce není.
no-other_chance = Náhoda teď rozhoduje o něčem jiném.
no-three_sets = Hraje se právě se třemi sadami.

# Bodování
score-building = { $building } { $at }
score-building_doubled = { $building } { $at }, { $points } dvojnásobně
score-road = silnice u { $at }, počet destiček { $n }, budovy { $a } : { $b }
score-henry = Jindřich: { $total } (budovy { $buildings }, silnice { $roads }, poklady { $treasures })

# Stížnosti na soubory a texty
complaint-th-spot = „{ $text }“ není pozice; pozice se píší (1,-2).
complaint-th-id = „{ $id }“ není označení; označení tvoří malá písmena, číslice a _, nejvýš 24 znaků.
complaint-th-twice = Označení „{ $id }“ je tu dvakrát.
complaint-th-set = Sada { $set } má počet destiček { $count }; má jich být devět.
complaint-th-treasures = Počet pokladů je { $count }; má jich být deset.
complaint-th-crosses = Každá Jindřichova jednotka musí mít svůj vlastní terén.
complaint-th-roads = Silnice „{ $text }“ u „{ $id }“ nelze přečíst; pište N-E pro silnici skrz destičku a N, E pro oddělené konce, každou stranu jednou.
complaint-th-direction = „{ $id }“: „{ $text }“ není směr; směry jsou N, NE, E, SE, S, SW, W a NW.
complaint-th-parameter = „{ $id }“ potřebuje přesně to, co patří k budově: směr (hostinec, hláska), pozice (dílna), zvýšenou dílnu (cechovní dům) nebo výrobky (obchodní stanice), a odkud údaj pochází.
complaint-th-cost = „{ $id }“ stojí příliš mnoho: od jedné suroviny { $n }, nejvýš to může být 9.
complaint-th-treasure = Poklad „{ $id }“ potřebuje směr a terén, nebo dvě různé pozice.
complaint-th-action = „{ $text }“ není akce; napište ji tak, jak stojí u voleb, nebo například „take mlýn“, „build mlýn (0,1)“, „extend mlýn (0,1)“, „move elite (1,0)“, „call r1 (1,0)“, „withdraw r1“, „camp (1,0)“, „destroy (1,0)“, „spare“, „discard mlýn“, „end“.
complaint-th-chance = „{ $text }“ není výsledek náhody; například: „sets journeys+guard+crafts“, „coin a“, „deal … start gn top gy“, „draw do_mill next gn“, „treasure tr_row_gn“.
complaint-th-tile = Destička „{ $text }“ neexistuje.
complaint-th-no_treasure = Poklad „{ $text }“ neexistuje.
complaint-th-unit = „{ $text }“ není jednotka; jednotky jsou „elite“, „r1“ a „r2“.
complaint-th-terrain = „{ $text }“ není terén; terény jsou „gn“, „gy“ a „ye“.
complaint-th-frame = „{ $text }“ nemůže v průběhu této pozice stát.
complaint-th-not_in_play = Destička „{ $text }“ nepatří do sad ve hře.
complaint-th-tile_twice = „{ $text }“ je na dvou místech.
complaint-th-offer = Nabídka má štít na pozici 0 až 6 a nejvýš šest destiček.
complaint-th-board = „{ $text }“ není destička na ploše; pište „(1,0) a do_mill“, „(1,0) free do_mill“ nebo „(1,0) free gy“.
complaint-th-spot_twice = „{ $text }“: tam už destička leží.
complaint-th-too_many = Destiček je víc než 27.
complaint-th-torn = Krajina nedrží pohromadě.
complaint-th-pile = Zásoba nesedí k neviděným destičkám: obsahuje všechny, nebo všechny kromě počáteční, a vrchní musí být mezi nimi.
complaint-th-post = „{ $text }“: tam jednotka stát nemůže.
complaint-th-no_tile_there = Na { $text } není žádná destička.
complaint-th-hoard = Na hromádce je víc pokladů, než kolik jich nikdo neviděl.
complaint-th-secret = „{ $text }“ nemůže být skrytá: musí být vzata z nabídky a ležet na ploše, nebo být odstraněna ze hry.
complaint-th-flow = Průběh nesedí k pozici: musí čekat na hráče nebo na náhodu, nebo být u konce.

# Rady pro první hru
hint-goal = Vítězí, kdo má na konci více bodů. Budovy bodují svému vlastníkovi, každá podle svého pravidla; vaše jednotka na vaší budově její body zdvojnásobí.
hint-reach = Dosáhnete na jednu destičku nabídky a na další za každou řadovou jednotku u dvora, po směru hodinových ručiček od štítu. Vzít smíte jen to, na co dosáhnete.
hint-take = V tahu si vezměte právě jednu destičku, kdykoli chcete. Štít se přesune na její místo, takže se změní, na co oba dosáhnete.
hint-resources = Suroviny jsou přístup, ne zásoba: každá destička v dosahu, každá destička s vaší jednotkou a každá vaše výrobna dá jednu surovinu na každou budovu postavenou v tomto tahu.
hint-build = Budova potřebuje v tu chvíli všechny suroviny a volnou pozici, která přiléhá stranou nebo rohem k destičce s vaší jednotkou.
hint-extend = Kteroukoli destičku z ruky smíte vyložit zdarma lícem dolů. Jedna budova v tomto tahu pak stojí o surovinu méně.
hint-units = Každá jednotka se pohne jednou za tah: na sousední destičku, od dvora do krajiny, nebo zpět ke dvoru. Na suroviny máte pořád čtyři destičky: jednotka v krajině dává svou destičku, jednotka u dvora o jednu destičku nabídky víc.
hint-order = Berte, stavte a přesouvejte v libovolném pořadí. Rozmyslete se, než si vezmete destičku: suroviny, na které dosáhnete teď, potom mohou zmizet. Kroky lze vracet, dokud se neodkryje nová destička.
hint-hand = Na konci tahu si necháte tři destičky; nadpočetné odejdou ze hry.
hint-camp = Ležení vám jednou za hru umožní vzít si další destičku. Dokud trvá zásoba, zkrátí to hru o tah a změní, kdo hraje poslední.
hint-siege = Pozor na dvě soupeřovy věže: druhá přiložená k vaší budově ji může zničit.
hint-roads = Budovy spojené silnicí bodují tomu, kdo jich na ní má víc: rozdíl počtů. Silnice sousedních destiček na sebe nemusí navazovat.
hint-end = Když dojde zásoba, následují závěrečné tahy: každá strana má jeden, nejsou-li domluveny stejné počty tahů. Posledními přesuny dostaňte jednotky na své nejlepší budovy.
hint-henry = Jindřich bere první destičku s terénem, který je na vrchu zásoby, a klade ji k vaší poslední budově. Kde stavíte vy, tam staví i on.
hint-treasures = Každý zbylý poklad dá Jindřichovi pět bodů. Vykládejte destičky tak, aby se jeho podmínka splnila a zmizel; počítá se i volný terén.
hint-ask-turn = Dosah i suroviny se mění každým krokem. Kroky lze vracet, dokud se neodkryje nová destička.
hint-ask-turn_taken = Na co dosáhnete teď, to jsou suroviny do konce tahu, dokud ke dvoru nepřijde ani odtud neodejde jednotka. Podívejte se, zda jednotka ještě otevře místo ke stavbě nebo zdvojnásobí budovu.
hint-ask-siege = Nevyužitá příležitost se sama nevrátí; přinese ji jen další vaše věž u té budovy.
hint-ask-discard = Odstraněné destičky nic nebodují. Příště jednu před koncem tahu vyložte lícem dolů: zlevní budovu.
