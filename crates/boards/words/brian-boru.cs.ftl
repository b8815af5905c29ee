# Co říká deska hry Brian Boru navíc ke slovům hry.
bb-board = Mapa Irska
bb-vikings = Vikingové

bb-panel-trick = Štych
bb-panel-players = Hráči
bb-panel-marriage = Stupnice sňatků
bb-panel-battle = Bitva
bb-panel-church = Církev
bb-panel-forecast = Kdyby teď byla údržba
bb-panel-regions = Regiony
bb-panel-memory = Moje poznámky z výběru
bb-panel-cards = Všechny karty

bb-town = { $town } ({ $id }), { $suit_neu } město, region { $region }.
bb-town-free = Volné.
bb-town-held = Ovládá { $seat }.
bb-town-vikings = Drží je vikingové; disk má { $seat }.
bb-town-monastery = S klášterem: počítá se za dvě města.
bb-town-no-roads = Nevede sem žádná silnice.
bb-town-roads = Silnice: { $towns }.

bb-region = { $region }: ovládaná města { $n }, potřebná { $threshold }; žeton nároku má hodnotu { $points }.
bb-lead-nobody = Nikdo tu nemá město.
bb-lead-player = { $seat } vede o { $n }.
bb-lead-vikings = Vikingové vedou o { $n }.
bb-lead-tie = Remíza: { $seats }.
bb-lead-tie-vikings = Remíza: { $seats } a vikingové.
bb-claim-down = Žeton leží lícem dolů.
bb-claim-board = Žeton leží na plánu lícem nahoru.
bb-claim-held = Žeton drží { $seat }.
bb-col-region = Region
bb-col-total = Celkem
bb-col-claim = Žeton nároku: hodnota a držitel
bb-regions-note = Počty měst, klášter za dvě; celkem a prahová hodnota; body žetonu nároku a kdo ho drží.

bb-raiders-left = { $n ->
    [0] V bitevní oblasti nejsou žádní nájezdníci
    [one] 1 nájezdník v bitevní oblasti
    [few] { $n } nájezdníci v bitevní oblasti
    [many] { $n } nájezdníka v bitevní oblasti
   *[other] { $n } nájezdníků v bitevní oblasti
}

bb-card = { $card }.
bb-line-primary = Když vyhraje: { $symbols }.
bb-lost = Když prohraje: { $symbols }.
bb-lost-either = Když prohraje: buď { $a }, nebo { $b }.
bb-line-a = Když prohraje, buď: { $symbols }.
bb-line-b = Nebo: { $symbols }.
bb-symbol-town = ovládnutí aktivního města (s ukazatelem)
bb-symbol-coin = { $n ->
    [one] zisk 1 mince
    [few] zisk { $n } mincí
    [many] zisk { $n } mince
   *[other] zisk { $n } mincí
}
bb-symbol-pay = { $n ->
    [one] zaplacení 1 mince
    [few] zaplacení { $n } mincí
    [many] zaplacení { $n } mince
   *[other] zaplacení { $n } mincí
}
bb-symbol-church = { $n ->
    [one] 1 disk do oblasti církve
    [few] { $n } disky do oblasti církve
    [many] { $n } disku do oblasti církve
   *[other] { $n } disků do oblasti církve
}
bb-symbol-raider = { $n ->
    [one] 1 nájezdník z bitevní oblasti
    [few] { $n } nájezdníci z bitevní oblasti
    [many] { $n } nájezdníka z bitevní oblasti
   *[other] { $n } nájezdníků z bitevní oblasti
}
bb-symbol-step = { $n ->
    [one] 1 krok na stupnici sňatků
    [few] { $n } kroky na stupnici sňatků
    [many] { $n } kroku na stupnici sňatků
   *[other] { $n } kroků na stupnici sňatků
}
bb-symbol-expand = možnost expandovat po silnici za { $price ->
    [one] 1 minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}
bb-symbol-free = osvobození města od vikingů

bb-packet = Vyberte z těchto karet
bb-chosen = Zatím vybráno
bb-resolving = Vaše karta, která se právě vyhodnocuje
bb-hand-empty = V ruce nejsou žádné karty.
bb-would-win = Teď by vyhrála.
bb-played-note = Karty zahrané v tomto kole jsou přeškrtnuté.
bb-memory-note = Vidíte jen vy: co vám prošlo rukama při výběru karet v tomto kole.
bb-memory-packet = Viděno { $seen }; vzato { $taken }.
bb-memory-cards = { $cards }: { $who }.
bb-memory-holder = { $n }× { $seat }

bb-trick-town = { $town }, { $region }. Barva: { $suit }. Vyhrává nejvyšší karta této barvy nebo bílá.
bb-trick-no-town = O žádné město se nehraje: tento štych nikdo nevyhraje.
bb-trick-order = Vyhodnocuje se od nejnižší karty k nejvyšší, včetně vítězné.
bb-trick-next = Další hraje { $seat }.
bb-wins = vyhrává
bb-wins-so-far = zatím vyhrává
bb-acts = je na tahu
bb-done = hotovo

bb-hand = Vaše ruka
bb-points-title = Dosud získané body
bb-coins-title = Mince
bb-renown-title = Věhlas
bb-towns-title = Ovládaná města
bb-raiders-title = Nájezdníci
bb-church-title = Disky v oblasti církve
bb-cards-title = Karty v ruce
bb-points = { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
bb-coins = { $n ->
    [one] 1 mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
bb-renown = věhlas: { $n }
bb-towns = { $n ->
    [one] 1 ovládané město
    [few] { $n } ovládaná města
    [many] { $n } ovládaného města
   *[other] { $n } ovládaných měst
}
bb-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
    [many] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
bb-raiders = { $n ->
    [one] 1 nájezdník
    [few] { $n } nájezdníci
    [many] { $n } nájezdníka
   *[other] { $n } nájezdníků
}
bb-church = { $n ->
    [one] 1 disk v oblasti církve
    [few] { $n } disky v oblasti církve
    [many] { $n } disku v oblasti církve
   *[other] { $n } disků v oblasti církve
}
bb-holds-marker = drží ukazatel aktivního města a vynáší
bb-has-chosen = má vybráno
bb-token = Žeton nároku, { $region }, hodnota { $n }
bb-princess-military = vojenská podpora
bb-princess-trade = založení obchodu
bb-princess-spurn = odmítnuta
bb-prize-princess = vojenská podpora, založení obchodu, nebo { $points }
bb-princess-worth = { $n ->
    [one] při současném rozložení za 1 bod
    [few] při současném rozložení za { $n } body
    [many] při současném rozložení za { $n } bodu
   *[other] při současném rozložení za { $n } bodů
}
bb-space = Pole { $n }: { $gains }
bb-space-held = Pole { $n }: { $gains }; stojí tu { $seats }
bb-gift-none = nic
bb-gift-town = libovolné volné město
bb-gift-town-in = volné město, { $region }

bb-suitor = Nejvýš stojí { $seat }: karta by teď připadla tomuto hráči.
bb-suitor-nobody = Všichni jsou na začátku: kartu by nezískal nikdo.
bb-step-to = skončí na poli { $n }
bb-step-bump = skončí na poli { $n }, protože pole { $taken } je obsazené

bb-rank-first = nejvíc
bb-rank-tied = remíza
bb-rank-loses = nejméně
bb-raid-repelled = Žádný nájezd, vikingové jsou odraženi: nikdo nepřijde o město.
bb-raid-lose = { $n ->
    [one] Přišel by nájezd. O město by přišel hráč s nejmenším počtem nájezdníků: { $seats }.
   *[other] Přišel by nájezd. O město by přišel každý hráč s nejmenším počtem nájezdníků: { $seats }.
}
bb-raid-choose = Které, vybere { $seat }.
bb-raid-choose-own = Remíza v nejvyšším počtu: každý by si vybral sám.
bb-spoils-nobody = Nikdo nemá nájezdníky: žádná kořist.
bb-spoils-first = Nejvíc má jen { $seat }: věhlas a bod za každý věhlas. Další v pořadí: 1 bod.
bb-spoils-tied = Remíza v nejvyšším počtu ({ $seats }): první odměna odpadá, každý z nich dostane 1 bod.
bb-church-reward-nobody = V oblasti církve nikdo není.
bb-church-reward-first = Nejvíc má jen { $seat }: klášter a ukazatel. Další v pořadí: 1 bod.
bb-church-reward-tied = Remíza v nejvyšším počtu ({ $seats }): první odměna odpadá, každý z nich dostane 1 bod.
bb-church-four = Kdo tu má potom ještě aspoň { $n ->
    [one] 1 disk
    [few] { $n } disky
    [many] { $n } disku
   *[other] { $n } disků
}, také staví klášter.

bb-f-marriage = Sňatek
bb-f-battle = Bitva
bb-f-church = Církev
bb-f-claims = Nárokování regionů
bb-f-nobody-marries = Sňatek nebude: karta odchází ze hry.
bb-f-marries = { $seat } získá kartu { $card }: { $gains }.
bb-f-gains = { $seat } získá ze stupnice: { $gains }.
bb-f-no-spoils = Žádná kořist: nikdo nemá nájezdníky.
bb-f-spoils = { $seat } získá věhlas a pak { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
bb-f-spoils-tied = Remíza ({ $seats }): první odměna odpadá.
bb-f-spoils-second = Druhá odměna, po 1 bodu: { $seats }.
bb-f-no-church = V oblasti církve nikdo není.
bb-f-church-first = { $seat } staví klášter a bere si ukazatel.
bb-f-church-tied = Remíza ({ $seats }): žádný klášter, ukazatel zůstává.
bb-f-church-second = Druhá odměna, po 1 bodu: { $seats }.
bb-f-church-four = { $n ->
    [one] Klášter staví { $seats }.
   *[other] Po klášteru staví { $seats }.
}
bb-f-claim-taken = { $seat } získá { $region }, hodnota { $n }.
bb-f-claim-up = { $region }, hodnota { $n }: žeton se otočí, nikdo ho nezíská.
bb-f-claim-lost = { $region }, hodnota { $n }: žeton se vrátí na plán.
bb-f-no-claims = Žádný žeton nároku se nepohne.
bb-f-settled = Už je vyřešeno.
bb-f-note = Podle toho, jak stůl vypadá teď; budoucí volby to nepředvídá.

# V terminálu
bb-text-legend = ★ hodnota žetonu nároku, pak započítaná města z potřebných a města jednotlivých hráčů a vikingů (!); ▲ žeton leží lícem nahoru, s držitelem. Města: barva, držitel (· volné), + klášter, ! vikingové, ◄ aktivní město, → silnice.

# Kde jsme
bb-now-start = Výchozí města
bb-now-round = Kolo { $round } { $rounds ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $rounds }
bb-now-trick = Kolo { $round } { $rounds ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $rounds } · štych { $trick } { $tricks ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $tricks }
bb-end-left = { $n ->
    [one] po něm ještě jedno kolo
    [few] po něm ještě { $n } kola
   *[other] po něm ještě { $n } kol
}
bb-end-last = poslední kolo: hra končí po jeho údržbě
bb-goal = Cíl: nejvíc bodů z měst, sňatků, bitev a církve
bb-ended = Všechna kola jsou dohrána ({ $rounds }).

# V jedné minutě
minute-facts = Tři nebo čtyři kola štychů, bez kostek
minute-goal = Irsko má osm regionů. Jakmile je v některém obsazeno dost měst, bere si jeho žeton nároku ten, kdo v něm má sám *nejvíce měst*.
minute-turn = O město zahraje každý jednu kartu. Město získá *nejvyšší karta v jeho barvě*. Ostatním přinese jejich karta něco jiného: mince, nájezdníky, přízeň církve, sňatek.
minute-end = *Ve třech hráčích se hrají tři kola, jinak čtyři.* V každém si vyberete karty, odehrajete štychy a pak přijde na řadu sňatek, bitva, církev a regiony.
minute-win = *Vyhrává, kdo má nejvíce bodů.* Nejvíc váží žetony nároku; zbytek přidají města v mnoha regionech, sňatky, bitvy a věhlas.
minute-part-1 = žetony nároku
minute-part-2 = během hry
minute-part-3 = města v mnoha regionech
minute-part-4 = mince, věhlas, ukazatel
