# Brian Boru česky.

game-name = Brian Boru
game-pitch = Získávejte města štychy, sňatky, bitvami i přízní církve a sjednoťte Irsko: pro 3 až 5 hráčů.

## Věci a jejich jména

suit-red = červená
    .neu = červené
suit-blue = modrá
    .neu = modré
suit-yellow = žlutá
    .neu = žluté
suit-white = bílá
    .neu = bílé
name-action-card = karta akcí
name-battle = bitevní oblast
name-church = oblast církve
name-claim = žeton nároku
name-claim-board = lícem nahoru na plánu
name-claim-down = lícem dolů
name-coins = mince
name-disc = disk
name-discards = odhazovací balíček
name-hand = karty v ruce
name-last-card = poslední karta
name-marker = ukazatel aktivního města
name-marriage-card = karta sňatku
name-marriage-deck = balíček sňatků
name-marriage-track = stupnice sňatků
name-marriages = sňatky
name-monastery = klášter
name-packet = předávané karty
name-played = zahráno v tomto kole
name-points = vítězné body
name-primary = primární akce
name-raiders = nájezdníci
name-region = region
name-renown = věhlas
name-road = silnice
name-round = Kolo { $n } { $rounds ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $rounds }
name-secondary = sekundární akce
name-spread = regiony
name-threshold = prahová hodnota
name-town = město
name-trick = štych
name-viking-control = vikinská nadvláda
name-viking-deck = balíček vikingů
name-vikings = vikingové
princess-military = vojenská podpora
princess-trade = založení obchodu
princess-spurn = odmítnuta
phase-setup = příprava hry
phase-preparation = fáze přípravy
phase-draft = fáze výběru karet
phase-action = fáze akcí
phase-upkeep = fáze údržby
phase-end = konec hry

## Symboly v akci

symbol-take-town = aktivní město
symbol-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
symbol-pay = { $n ->
    [one] zaplacení { $n } mince
   *[other] zaplacení { $n } mincí
}
symbol-church = { $n ->
    [one] { $n } disk do církve
    [few] { $n } disky do církve
   *[other] { $n } disků do církve
}
symbol-raider = { $n ->
    [one] { $n } nájezdník
    [few] { $n } nájezdníci
   *[other] { $n } nájezdníků
}
symbol-step = { $n ->
    [one] { $n } krok na stupnici sňatků
    [few] { $n } kroky na stupnici sňatků
   *[other] { $n } kroků na stupnici sňatků
}
symbol-expand = expanze (dobrovolná)
symbol-free = osvobození města od vikingů

## O čem se rozhoduje

step-first-player = začínající hráč
step-start-town = počáteční města
step-preparation = příprava kola
step-viking-card = karta vikingů
step-marriage-card = karta sňatku
step-deal = rozdání karet
step-draft = výběr karet
step-trick = štych
step-lead-town = aktivní město
step-lead-card = výnos
step-follow = karta do štychu
step-resolve = akce
step-choose-line = volba sekundární akce
step-line = akce
step-buy = přikoupení za mince
step-expand = expanze
step-free-town = osvobození města
step-last-cards = poslední karty
step-marriage = krok Sňatek
step-marriage-town = město ze sňatku
step-princess = dánská princezna
step-rewards = odměny na stupnici sňatků
step-track-town = město ze stupnice sňatků
step-battle = krok Bitva
step-lose-town = ztráta města
step-spoils = bitevní kořist
step-church = krok Církev
step-leader-monastery = klášter
step-church-points = odměny církve
step-monastery = klášter
step-claims = nárokování regionů
step-scoring = závěrečné bodování
step-stopped = nic dalšího
step-over = nic dalšího

## Výzvy

ask-over = Hra skončila.
ask-stopped = Tady končí to, co se mělo vyzkoušet.
ask-chance = Losuje se.
ask-waiting = Čeká se, na tahu: { $seats } ({ $now }).
ask-start-town = Položte svůj první disk na město v regionu, kde ještě nikdo není.
ask-draft = { $n ->
    [one] Vyberte si ještě { $n } kartu.
    [few] Vyberte si { $n } karty; zbytek dostane soused po levici.
   *[other] Vyberte si { $n } karet; zbytek dostane soused po levici.
}
ask-lead-town = Určete aktivní město: volné město, na jehož barvu máte kartu, nebo kterékoli s bílou kartou.
ask-lead-town-any = Na žádné volné město se vám nehodí žádná karta: určete kterékoli volné město.
ask-lead-card = Vyneste kartu na město { $town }: v jeho barvě, nebo bílou.
ask-lead-card-any = Na město { $town } se vám nehodí žádná karta: vyneste kteroukoli.
ask-lead-card-only = Na město { $town } se vám hodí jediná karta: { $card }. Vyneste ji.
ask-lead-card-no-town = Žádné město není volné. Vyneste libovolnou kartu.
ask-follow = Zahrajte kartu do štychu o město { $town }; může být jakákoli.
ask-follow-no-town = Zahrajte libovolnou kartu. O žádné město se nehraje.
ask-line = Štych jste prohráli (karta { $card }). Vyberte si jednu ze dvou sekundárních akcí.
ask-buy-church = Přikoupit disky do oblasti církve? Každý stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}; máte { $coins }.
ask-buy-raiders = Přikoupit nájezdníky? Každý stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}; máte { $coins }.
ask-buy-steps = Přikoupit kroky na stupnici sňatků? Každý stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}; máte { $coins }.
ask-expand = Expandovat po silnici ze svého města? Stojí to { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}.
ask-free-town = Odstraňte jeden žeton vikinské nadvlády. Disk pod ním zase platí.
ask-marriage-town = Sňatek vám přináší město: vyberte volné město v regionu { $region }.
ask-princess = Dánská princezna: vyberte si, co vám přinese.
ask-track-town = Stupnice sňatků vám přináší město: vyberte kterékoli volné.
ask-lose-town = Vikingové berou jedno z vašich měst: vyberte které.
ask-lose-town-of = Bojovali jste nejvíc: vyberte město, které ztratí { $seat }.
ask-monastery = Postavte klášter v jednom ze svých měst.

## Tlačítka

do-place = { $town } ({ $suit_neu }, { $region })
do-pick = Nechat si { $card_acc }
do-town = { $town } ({ $suit_neu }, { $region })
do-lead = Vynést { $card_acc }{ $lost ->
    [0] {""}
    [one] {" "}(výhra s ní stojí { $lost } bod: chybí mince)
    [few] {" "}(výhra s ní stojí { $lost } body: chybí mince)
    [many] {" "}(výhra s ní stojí { $lost } bodu: chybí mince)
   *[other] {" "}(výhra s ní stojí { $lost } bodů: chybí mince)
}
do-follow = Zahrát { $card_acc }{ $lost ->
    [0] {""}
    [one] {" "}(výhra s ní stojí { $lost } bod: chybí mince)
    [few] {" "}(výhra s ní stojí { $lost } body: chybí mince)
    [many] {" "}(výhra s ní stojí { $lost } bodu: chybí mince)
   *[other] {" "}(výhra s ní stojí { $lost } bodů: chybí mince)
}
do-line-primary = Akce vítěze: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(chybí mince: −{ $lost } bod)
    [few] {" "}(chybí mince: −{ $lost } body)
    [many] {" "}(chybí mince: −{ $lost } bodu)
   *[other] {" "}(chybí mince: −{ $lost } bodů)
}
do-line-a = Horní akce: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(chybí mince: −{ $lost } bod)
    [few] {" "}(chybí mince: −{ $lost } body)
    [many] {" "}(chybí mince: −{ $lost } bodu)
   *[other] {" "}(chybí mince: −{ $lost } bodů)
}
do-line-b = Spodní akce: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(chybí mince: −{ $lost } bod)
    [few] {" "}(chybí mince: −{ $lost } body)
    [many] {" "}(chybí mince: −{ $lost } bodu)
   *[other] {" "}(chybí mince: −{ $lost } bodů)
}
do-buy-none = Nic nekupovat
do-buy-church = Koupit { $n ->
    [one] { $n } disk
    [few] { $n } disky
   *[other] { $n } disků
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
do-buy-raiders = Koupit { $n ->
    [one] { $n } nájezdníka
    [few] { $n } nájezdníky
   *[other] { $n } nájezdníků
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
do-buy-steps = Koupit { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
do-expand = Expandovat do města { $town } ({ $suit_neu }, { $region })
do-expand-no = Neexpandovat
do-free = Osvobodit město { $town } ({ $region }), disk: { $owner }
do-marriage-town = { $town } ({ $suit_neu })
do-princess-military = Vojenská podpora: města pod vikinskou nadvládou se vám počítají při nárocích na regiony
do-princess-trade = Založení obchodu: města pod vikinskou nadvládou se vám počítají do počtu regionů
do-princess-spurn = { $n ->
    [one] Odmítnout ji: odhodit kartu za { $n } bod
    [few] Odmítnout ji: odhodit kartu za { $n } body
   *[other] Odmítnout ji: odhodit kartu za { $n } bodů
}
do-track-town = { $town } ({ $suit_neu }, { $region })
do-lose = Ztratit město { $town } ({ $region })
do-monastery = Klášter ve městě { $town } ({ $region })

## Co se stalo

told-first-player = Začíná { $seat } a bere si ukazatel aktivního města.
told-start-town = { $seat } začíná ve městě { $town }.
told-round = Začíná kolo { $n }.
told-viking-card = V bitevní oblasti přistávají nájezdníci, síla invaze { $n }.
told-marriage-card = Karta sňatku tohoto kola: { $card }.
told-last-round = Balíček sňatků je prázdný: toto je poslední kolo.
told-deal = { $n ->
    [one] Všechny karty akcí se zamíchají; každý dostane { $n } kartu.
    [few] Všechny karty akcí se zamíchají; každý dostane { $n } karty.
   *[other] Všechny karty akcí se zamíchají; každý dostane { $n } karet.
}
told-set-aside = Zbývající karta se odloží, aniž se na ni kdo podívá.
told-packet = Vaše karty k výběru: { $cards }.
told-pick = Necháváte si { $card_acc }.
told-picked = { $seat } už má vybráno.
told-pass = Všichni předávají zbytek sousedovi po levici.
told-last-packet = Poslední karty jdou rovnou k vám: { $cards }.
told-draft-over = Výběr karet skončil.
told-no-free-town = Žádné město není volné: štych nemá aktivní město.
told-active-town = { $seat } určuje aktivní město: { $town }.
told-plays = { $seat } hraje { $card_acc }.
told-wins-trick = Štych vyhrává { $seat }.
told-nobody-wins-trick = Štych nevyhrává nikdo.
told-order = Pořadí akcí: { $seats }.
told-primary = { $seat }, { $card }, výhra: { $symbols }.
told-secondary = { $seat }, { $card }: { $symbols }.
told-marker-back = Ukazatel aktivního města si bere zpět { $seat }.
told-last-card = { $seat } odhazuje nezahranou { $card_acc }.
told-last-card-hidden = { $seat } odhazuje poslední kartu lícem dolů.
told-takes-town = { $seat } získává město { $town } a bere si ukazatel.
told-takes-marker-only = Město už je obsazené: { $seat } si bere jen ukazatel.
told-coins = { $n ->
    [one] { $seat } bere { $n } minci.
    [few] { $seat } bere { $n } mince.
   *[other] { $seat } bere { $n } mincí.
}
told-pays-coin = { $seat } platí minci.
told-loses-points = { $n ->
    [0] { $seat } nemá minci ani bod, nic se neděje.
    [one] { $seat } nemá minci a ztrácí { $n } bod.
    [few] { $seat } nemá minci a ztrácí { $n } body.
   *[other] { $seat } nemá minci a ztrácí { $n } bodů.
}
told-church-discs = { $n ->
    [one] { $seat } dává { $n } disk do oblasti církve.
    [few] { $seat } dává { $n } disky do oblasti církve.
   *[other] { $seat } dává { $n } disků do oblasti církve.
}
told-raiders = { $n ->
    [0] Bitevní oblast je prázdná: { $seat } nebere nic.
    [one] { $seat } bere { $n } nájezdníka.
    [few] { $seat } bere { $n } nájezdníky.
   *[other] { $seat } bere { $n } nájezdníků.
}
told-steps = { $n ->
    [0] { $seat } je na horním poli stupnice sňatků a zůstává tam.
    [one] { $seat } postupuje o { $n } pole na pole { $space } stupnice sňatků.
    [few] { $seat } postupuje o { $n } pole na pole { $space } stupnice sňatků.
   *[other] { $seat } postupuje o { $n } polí na pole { $space } stupnice sňatků.
}
told-buys-steps = { $seat } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a přikupuje { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}.
told-buys-raiders = { $seat } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a přikupuje { $n ->
    [one] { $n } nájezdníka
    [few] { $n } nájezdníky
   *[other] { $n } nájezdníků
}.
told-buys-church = { $seat } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a přikupuje { $n ->
    [one] { $n } disk
    [few] { $n } disky
   *[other] { $n } disků
}.
told-steps-down = Pole je obsazené: { $seat } se posouvá dolů na pole { $n }.
told-expands = { $seat } expanduje do města { $town }.
told-does-not-expand = { $seat } neexpanduje.
told-cannot-pay-expansion = { $seat } nemá na expanzi dost mincí.
told-nowhere-to-expand = { $seat } nemá kam expandovat.
told-freed = Město { $town } je osvobozeno; opět ho ovládá { $owner }.
told-nothing-to-free = { $seat }: na plánu není žádný žeton vikinské nadvlády, nic se neodstraňuje.
told-step-marriage = Údržba: Sňatek.
told-marries = { $seat } stojí na stupnici sňatků nejvýš a získává kartu { $card }.
told-points = { $n ->
    [one] { $seat } získává { $n } bod.
    [few] { $seat } získává { $n } body.
   *[other] { $seat } získává { $n } bodů.
}
told-renown = { $n ->
    [one] { $seat } získává { $n } žeton věhlasu.
    [few] { $seat } získává { $n } žetony věhlasu.
   *[other] { $seat } získává { $n } žetonů věhlasu.
}
told-marriage-town = Sňatkem získává { $seat } město { $town }.
told-no-marriage-town = V tom regionu není pro hráče { $seat } žádné volné město.
told-princess-military = { $seat } si nechává princeznu kvůli vojenské podpoře.
told-princess-trade = { $seat } si nechává princeznu kvůli založení obchodu.
told-princess-spurn = { $seat } odmítá ruku princezny.
told-keeps-marriage = { $seat } si před sebou nechává kartu { $card }.
told-back-to-start = { $seat } se vrací na počáteční pole stupnice sňatků.
told-nobody-marries = Všechny disky jsou na počátečním poli: kartu { $card } nezískává nikdo a opouští hru.
told-deck-top-removed = Horní karta balíčku sňatků opouští hru, aniž ji kdo viděl.
told-deck-now-empty = Balíček sňatků je tím prázdný: hra končí po tomto kole.
told-track-town = Ze stupnice sňatků získává { $seat } město { $town }.
told-no-track-town = Pro hráče { $seat } není žádné volné město.
told-step-battle = Údržba: Bitva.
told-repelled = V bitevní oblasti nezbyl žádný nájezdník: vikingové jsou odraženi.
told-incursion = { $n ->
    [one] Zbyl { $n } nájezdník: nájezd vikingů. Nejméně nájezdníků ({ $raiders }) má: { $seats }. Každý z nich ztrácí město.
    [few] Zbyli { $n } nájezdníci: nájezd vikingů. Nejméně nájezdníků ({ $raiders }) má: { $seats }. Každý z nich ztrácí město.
   *[other] Zbylo { $n } nájezdníků: nájezd vikingů. Nejméně nájezdníků ({ $raiders }) má: { $seats }. Každý z nich ztrácí město.
}
told-chooses-losses = Nejvíce nájezdníků má jen { $seat }, a proto vybírá, která města se ztratí.
told-losers-choose = Nejvíce nájezdníků má více hráčů: každý poražený vybírá sám.
told-all-lose = Všichni mají stejně nájezdníků: každý ztrácí město podle vlastního výběru.
told-nothing-to-lose = { $seat } neovládá žádné město a nic neztrácí.
told-loses-town = { $seat } ztrácí město { $town }; ovládají ho vikingové.
told-raiders-leave = Nájezdníci opouštějí bitevní oblast.
told-spoils = Rozděluje se bitevní kořist.
told-spoils-first = Nejvíce nájezdníků ({ $n }) má jen { $seat }: žeton věhlasu, bod za každý věhlas a všichni nájezdníci zpět do zásoby.
told-spoils-tie = Remíza v počtu nájezdníků ({ $n }): { $seats }. První odměna odpadá.
told-spoils-second = { $seat } má nyní nejvíce nájezdníků ({ $n }): bod a jeden nájezdník zpět.
told-no-raiders-left = Na druhou odměnu už nikdo nemá nájezdníka.
told-step-church = Údržba: Církev.
told-church-tie = Nikdo nemá sám nejvíce disků v oblasti církve: první odměna odpadá.
told-church-leader = Nejvíce disků v oblasti církve ({ $n }) má jen { $seat }.
told-no-site = { $seat } nemá město pro klášter.
told-monastery = { $seat } staví klášter ve městě { $town }.
told-church-marker = { $seat } si bere ukazatel aktivního města a všechny disky z oblasti církve.
told-church-second = { $seat } má nyní nejvíce disků v oblasti církve ({ $n }): bod a jeden disk zpět.
told-church-discs-back = { $seat } si bere zpět všechny disky z oblasti církve.
told-no-church-discs = Na druhou odměnu nikdo nemá disk v oblasti církve.
told-step-claims = Údržba: Nárokování regionů.
told-claim-up = { $region }: napočítáno { $n }, práh { $threshold }; žeton nároku se obrací lícem nahoru.
told-claim-taken = { $seat } má v regionu { $region } nejvíce měst a bere si žeton nároku.
told-claim-kept = { $seat } má v regionu { $region } stále nejvíce měst a žeton nároku si nechává.
told-claim-vikings = V regionu { $region } mají nejvíce měst vikingové: žeton nároku leží na plánu.
told-claim-lost = Žeton nároku regionu { $region } se vrací na plán.
told-claim-stays = { $region }: nikdo nevede sám, žeton nároku zůstává, kde je.
told-game-over = Balíček sňatků je prázdný: hra končí a boduje se.
told-half = Polovina žetonu nároku regionu { $region }: { $seats }.
told-score = { $seat }, { $item }: { $n }.
told-total = { $n ->
    [one] { $seat } má celkem { $n } bod.
    [few] { $seat } má celkem { $n } body.
   *[other] { $seat } má celkem { $n } bodů.
}
told-winners = { $points ->
    [one] Vítězí { $seats }, má { $points } bod.
    [few] Vítězí { $seats }, má { $points } body.
   *[other] Vítězí { $seats }, má { $points } bodů.
}
told-wins-by-tokens = Po { $points ->
    [one] { $points } bodu
   *[other] { $points } bodech
} mají { $tied }. Vítězí { $seats }, protože má víc žetonů nároku: { $most } proti { $others }.
told-wins-by-marriages = { $tied } mají stejně bodů ({ $points }) i žetonů nároku ({ $tokens }). Vítězí { $seats }, protože má víc karet sňatků: { $most } proti { $others }.
told-victory-shared = O vítězství se dělí { $seats }: remíza v bodech ({ $points }), žetonech nároku ({ $tokens }) i kartách sňatků ({ $marriages }).

## Proč ne

no-over = Hra skončila.
no-such-seat = Na tom místě nikdo nesedí.
no-not-now = Teď ne. Rozhoduje se: { $now }.
no-other-seat = Rozhoduje { $seat }.
no-already-picked = Své dvě karty už máte vybrané; vyměnit je nelze.
no-card-chosen = Kartu { $card_acc } už máte vybranou.
no-not-in-packet = Karta { $card } není mezi kartami, ze kterých vybíráte.
no-not-in-hand = Karta { $card } není ve vaší ruce.
no-region-taken = V regionu { $region } už má disk { $seat }; počáteční města leží v různých regionech.
no-town-taken = Město { $town } není volné: disk tam má { $seat }.
no-card-for-town = Na město { $town } nemáte kartu v jeho barvě ({ $suit }) ani bílou, na jiné město však ano.
no-wrong-colour = Karta { $card } se nehodí na město { $town }: vynesená karta musí mít jeho barvu ({ $suit }), nebo být bílá.
no-primary-for-losers = Primární akci provádí jen vítěz štychu.
no-single-action = Tato karta má pro poražené jen jednu akci.
no-too-expensive = Stojí to { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}; máte { $coins }.
no-too-few-raiders = { $n ->
    [one] V bitevní oblasti zbývá jen { $n } nájezdník.
    [few] V bitevní oblasti zbývají jen { $n } nájezdníci.
   *[other] V bitevní oblasti zbývá jen { $n } nájezdníků.
}
no-beyond-top = { $n ->
    [one] Na horní pole stupnice sňatků zbývá jen { $n } krok.
    [few] Na horní pole stupnice sňatků zbývají jen { $n } kroky.
   *[other] Na horní pole stupnice sňatků zbývá jen { $n } kroků.
}
no-active-town = { $town } je aktivní město; expandovat do něj nelze.
no-no-road = Město { $town } není spojeno silnicí s městem, které ovládáte.
no-source-held = Vaše město, ze kterého vede silnice do města { $town }, drží vikingové.
no-only-counts = Město v držení vikingů se vám jen započítává; neovládáte ho.
no-not-viking = Na městě { $town } neleží žeton vikinské nadvlády.
no-other-region = Město { $town } neleží v regionu { $region }.
no-not-losers-town = Město { $town } neovládá { $seat }.
no-loses-later = Nejprve ztrácí město { $seat }.
no-not-your-town = Město { $town } neovládáte.
no-has-monastery = Ve městě { $town } už klášter stojí.
no-chance-now = Nic takového se teď nelosuje.
no-chance-seat = Na tom místě nikdo nesedí.
no-chance-viking = Karta vikingů s takovou silou už v balíčku není.
no-chance-marriage = Tato karta sňatku už nemůže přijít.
no-chance-deal = Každý z hráčů (celkem { $players }) musí dostat různé karty, každý { $n }.

## Body

score-vp = dosavadní body
score-coins = nejvíce mincí
score-marker = ukazatel aktivního města
score-renown = věhlas
score-claims = žetony nároku
score-board = poloviny žetonů na plánu
score-regions = počet regionů

## Volby

option-expand_into_active_town = Expanze do aktivního města
option-expand_into_active_town-help = Smí ten, kdo štych prohrál, expandovat do města, o které se hraje?
option-expand_into_active_town-forbid = zakázána
option-expand_into_active_town-allow = povolena
option-all_on_start = Nikdo na stupnici sňatků
option-all_on_start-help = Která karta sňatku odejde, když jsou všechny disky na počátečním poli? Odstraní-li se i horní karta balíčku, je hra o kolo kratší.
option-all_on_start-remove_revealed = odhalená karta
option-all_on_start-remove_deck_top = i horní karta balíčku
option-five_player_full_hand = V pěti se hrají všechny karty
option-five_player_full_hand-help = V pěti hráčích se zahraje všech pět karet, poslední se neodhazuje.
option-five_player_full_hand-off = ne
option-five_player_full_hand-on = ano
option-viking_tie_claim = Vikingové nastejno s hráčem
option-viking_tie_claim-help = Co se stane se žetonem nároku, když mají vikingové v regionu stejně měst jako nejlepší hráč?
option-viking_tie_claim-stay = žeton zůstává, kde je
option-viking_tie_claim-player_takes = bere ho hráč, remizuje-li jen on
option-viking_tie_claim-to_board = vrací se na plán
option-viking_lead_final = Vikingové na konci v čele
option-viking_lead_final-help = Kdo získá polovinu žetonu na plánu, kde mají nejvíce měst sami vikingové?
option-viking_lead_final-none = nikdo
option-viking_lead_final-best_player = nejlepší hráč
option-monastery_final_double = Kláštery se na konci počítají dvakrát
option-monastery_final_double-help = Počítá se klášter jako druhé město i při závěrečném bodování žetonů na plánu?
option-monastery_final_double-on = ano
option-monastery_final_double-off = ne
option-viking_duplicate = Sedmá karta vikingů
option-viking_duplicate-help = Která síla je mezi kartami vikingů dvakrát.
option-viking_duplicate-12 = druhá 12
option-viking_duplicate-13 = druhá 13
option-show_played_cards = Seznam zahraných karet
option-show_played_cards-help = Ukazovat všem, které karty už byly v tomto kole zahrány. Hodí se pro výuku a pro hru na dálku.
option-show_played_cards-off = ne
option-show_played_cards-on = ano
option-reveal_last_card = Ukazovat poslední karty
option-reveal_last_card-help = Ukázat poslední kartu každého hráče, když se odhazuje.
option-reveal_last_card-off = ne
option-reveal_last_card-on = ano

## Rady pro první hru

hint-start-town = Region s mnoha silnicemi dovolí pozdější expanze; sousedé pomohou dosáhnout prahové hodnoty.
hint-draft = Vysoké karty vyhrávají města, ale málo přinášejí; nízké prohrávají a přinášejí hodně. Myslete na nájezdníky a sňatek tohoto kola.
hint-lead-town = Barva města rozhoduje, které karty ho mohou vyhrát. Bílé platí za každou barvu.
hint-lead-card = Vyhrává nejvyšší karta v barvě města, ale nízká karta, která vyhraje, přinese víc.
hint-follow = Barvu ctít nemusíte. Kdo prohraje, vybírá ze dvou akcí, a nízké karty jsou na řadě první.
hint-choose-line = Horní akce přináší mince a možná město po silnici; spodní pomáhá ve sňatcích, bitvě nebo u církve.
hint-buy = Co přikoupíte, platíte mincemi, které mohou chybět na expanzi.
hint-expand = Expanze bývá jistější cesta k městu.
hint-free-town = Osvobodit smíte kterékoli město; vrátí se hráči, jehož disk na něm leží.
hint-marriage-town = Hledejte, kde vám další město dá v regionu nejvíc.
hint-princess = Díky princezně se vám počítají města držená vikingy: buď pro žetony nároku, nebo pro počet regionů.
hint-track-town = Hledejte region, kde ještě žádné město nemáte, nebo kde se můžete dostat do čela.
hint-lose-town = Nebuďte proti nájezdníkům nejslabší: každý nájezd stojí nejslabšího město.
hint-leader-monastery = Město s klášterem se v regionu počítá dvakrát.
hint-monastery = Město s klášterem se v regionu počítá dvakrát.

## Soubory a psaný text

complaint-bb-action = „{ $text }“ není akce; napište ji tak, jak stojí u voleb, nebo například „town Tara“, „lead 11“, „line a“, „buy 2“, „expand no“.
complaint-bb-chance = „{ $text }“ není výsledek náhody; pište například „first a“, „viking 12“, „marriage brigid“, „deal 1 2 … | 3 4 …“, „go“.
complaint-bb-card = „{ $text }“ není karta akcí; mají hodnoty 1 až 25.
complaint-bb-town = „{ $text }“ není město; pište jméno z mapy, například Tara.
complaint-bb-line = „{ $text }“ není sekundární akce; pište a nebo b.
complaint-bb-number = „{ $text }“ není číslo, které se sem hodí.
complaint-bb-princess = „{ $text }“ není možnost; pište „military“, „trade“ nebo „spurn“.
complaint-bb-marriage = „{ $text }“ není karta sňatku.
complaint-bb-packets = Balíčků je { $n }, hráčů { $players }.
complaint-bb-seat = Místo { $seat } u stolu pro { $players } není.
complaint-bb-plenty = Žádná zásoba nesmí být větší než { $most }.
complaint-bb-princess-side = Ponechaná princezna leží před hráčem („princess“ mezi „marriages“) jednou stranou nahoru: „military“, nebo „trade“.
complaint-bb-track = Stupnice sňatků má pole 0 až 9.
complaint-bb-track-shared = Na stejném poli stupnice sňatků nad počátečním nemohou zůstat dva disky.
complaint-bb-two-discs = Na městě { $town } jsou dva disky.
complaint-bb-no-disc = Na městě { $town } není disk, proto tam nemůže být žeton ani klášter.
complaint-bb-marriage-twice = Některá karta sňatku je na dvou místech.
complaint-bb-marriage-deck = V balíčku sňatků je víc karet, než kolik jich ještě nikdo neviděl.
complaint-bb-pass = Počet předání nesouhlasí s výběrem karet.
complaint-bb-line-done = Vyřešených symbolů je víc, než kolik jich akce má.
complaint-bb-last = Hráč má nejvýš jednu poslední kartu.
complaint-bb-card-twice = Karta { $card } je na dvou místech.
complaint-bb-active-town = Aktivní město štychu („flow.trick.town“) není město, na kterém leží ukazatel.
complaint-bb-no-deal = Výběr karet nelze rozložit bez rozdaných karet („draft.deal“).
complaint-bb-picks = Vybrané karty nesouhlasí s předávanými: dvě při každém předání, méně jen při tom současném.
complaint-bb-hand = Karty v ruce nesouhlasí s výběrem; vynechte je a dopočítají se.
complaint-bb-step = V kroku „{ $step }“ by v této pozici nikdo nemohl nic udělat.
complaint-bb-no-cards = V kroku „{ $step }“ potřebuje každý, kdo ještě nehrál, kartu v ruce.
complaint-bb-edition-symbol = „{ $text }“ není symbol; jsou jen T + - X A M E V.
complaint-bb-edition-long = „{ $text }“ je příliš dlouhé; akce má nejvýš 8 symbolů.
complaint-bb-edition-reward = „{ $text }“ není odměna; pište „none“, „coins 1“, „renown 1“, „town“ nebo „town L“.
complaint-bb-edition-unknown = { $name } neexistuje; čísla jdou od { $least } do { $most }.
complaint-bb-edition-twice = { $name } je uvedeno dvakrát.
complaint-bb-edition-missing = { $name } chybí.
complaint-bb-edition-number = { $n } je příliš mnoho; každé číslo zde je 0 až { $most }.
complaint-bb-edition-costs = Přikoupení i expanze stojí aspoň jednu minci.
complaint-bb-edition-spread = Tabulka bodování regionů má devět čísel: pro 0 až 8 regionů.
complaint-bb-edition-deck = Balíček vikingů má 4 až 7 karet se silou 1 až 99; zde má: { $text }.
complaint-bb-edition-dealt = Každému hráči se rozdá 3 až 8 karet, dohromady nejvýš 25; zde stojí { $n }.
complaint-bb-edition-ordinary = Na princezně leží 1 až 3 karty sňatků; zde stojí { $n }.
complaint-bb-edition-track-region = Město ze stupnice sňatků může ležet kdekoli; pište jen „town“.
complaint-bb-edition-track-start = Počáteční pole stupnice sňatků nic nedává: na místě „{ $text }“ má být „none“.
complaint-bb-edition-benefit = Karta sňatku dává věhlas, město v určitém regionu, nebo nic.
complaint-bb-edition-take-town = T je v primární akci právě jednou a jinde není.
complaint-bb-edition-upper = Horní sekundární akce není nikdy prázdná.
complaint-bb-edition-white = Žádné město není bílé, { $town } ale ano.
complaint-bb-edition-road = „{ $text }“ není silnice mezi dvěma městy; pište například „N1-N3“.
complaint-bb-edition-sketch = { $town }: obě čísla jsou od 0 do 100.
