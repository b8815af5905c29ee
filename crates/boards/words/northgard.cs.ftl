# Co říká deska Northgardu nad slova hry.
ng-board = Mapa
ng-one = { $thing }
ng-never-mind = Raději ne

ng-panel-fight = Souboj
ng-panel-attacks = Útoky na dosah
ng-panel-players = Klany u stolu
ng-panel-row = Rok a řada karet
ng-panel-harvest = Sklizeň a zima
ng-panel-creatures = Řada monster
ng-panel-decks = Karty všech hráčů
ng-panel-clans = Schopnosti klanů
ng-panel-buildings = Stavby a značky

# Co je vybráno
ng-pick-wait = Vyčkat s kartou …
ng-pick-replace = Nahradit kartu (znalosti: { $n }) …
ng-pick-remove = Odstranit kartu (znalosti: { $n }) …
ng-pick-upgrade-keep = Vylepšit (znalosti: { $n }) a kartu si nechat …
ng-pick-upgrade-box = Vylepšit (znalosti: { $n }) a kartu odstranit …
ng-pick-trade = Zaplatit { $goods } za …
ng-pick-barter = Nabídnout { $n } × { $give } za …
ng-pick-swap = { $land }: { $old } → …

# Území
ng-land-open = { $land }: otevřené, neutrální, { $size }.
ng-land-closed = { $land }: uzavřené, neutrální, { $size }.
ng-land-open-of = { $land }: otevřené, { $size }, ovládá { $who }.
ng-land-closed-of = { $land }: uzavřené, { $size }, ovládá { $who }.
ng-land-rim = { $n ->
    [one] Jedna otevřená strana.
    [few] { $n } otevřené strany.
    [many] { $n } otevřené strany.
   *[other] { $n } otevřených stran.
}
ng-land-strength = { $group }; síla v obraně { $n }.
ng-land-strength-towers = { $group }; síla v obraně { $n } a { $towers ->
    [one] jedna ztráta
    [few] { $towers } ztráty
    [many] { $towers } ztráty
   *[other] { $towers } ztrát
} od strážných věží.
ng-land-yield = Sklizeň: { $goods }.
ng-land-buildings = Stavby: { $buildings }.
ng-land-free = Volno: { $slots }.
ng-slots = { $n } × { $slot }
ng-land-beast = { $creature }, síla { $n }.
ng-land-scorched = Leží tu spálená země.
ng-land-near = Sousedí s: { $lands }.
ng-land-rough = { $land } (náročná hranice)

# Desky
ng-tile = Deska { $tile }
ng-tile-fits = { $n ->
    [one] hodí se na jedno místo
    [few] hodí se na { $n } místa
    [many] hodí se na { $n } místa
   *[other] hodí se na { $n } míst
}
ng-tile-fits-fame = { $n ->
    [one] hodí se na jedno místo; sláva až { $fame }
    [few] hodí se na { $n } místa; sláva až { $fame }
    [many] hodí se na { $n } místa; sláva až { $fame }
   *[other] hodí se na { $n } míst; sláva až { $fame }
}
ng-lay = Položit sem
ng-lay-fame = Položit sem: sláva +{ $n }
ng-turn-tile = Otočit desku dalším způsobem, který pasuje
ng-turn-left = Otočit doleva
ng-turn-right = Otočit doprava
ng-gain-own = uzavře: { $land }, sláva +{ $n }
ng-gain-idle = uzavře: { $land }, pro nikoho
ng-gain-none = nic neuzavře
ng-closes-own = Uzavře vaše území { $land } ({ $size }).
ng-closes = Uzavře území { $land } ({ $size }), z čehož nikdo nic nemá.
ng-touches = Dotýká se: { $lands }.
ng-pays = Zisk: { $goods }.
ng-pays-nothing = Nic nepřinese.

# Ruka
ng-hand = Vaše ruka
ng-hand-empty = Nemáte v ruce žádné karty.
ng-hand-drawn = Dobrané karty: co s nimi?
ng-hand-choose = Vyberte kartu
ng-hand-tiles = Vaše desky
ng-active = Aktivní oblast:
ng-you-first = Máte žeton prvního hráče.
ng-kind-recruit = Verbování
ng-kind-move = Pohyb
ng-kind-explore = Průzkum
ng-kind-build = Stavba
ng-kind-draw = Dobrání
ng-kind-wild = Libovolná
ng-kind-special = Speciální
ng-kind-achievement = Úspěch
ng-kind-unrest = Nepokoje
ng-pile-hand = Ruka
ng-pile-draw = Dobírací balíček
ng-pile-active = Aktivní oblast
ng-pile-discard = Odhozené
ng-pile-unseen = V ruce nebo v balíčku
ng-pile-upgrades = Vylepšení
ng-pile-removed = Odstraněné
ng-upgrade = (vylepšení)

# Rok a řada
ng-row-empty = Nejsou vyloženy žádné karty.
ng-achievements = Úspěchy posledního roku
ng-deck-left = Balíček: základní { $early }, pokročilé { $advanced }.
ng-unrest-left = { $n ->
    [one] Zbývá jedna karta nepokojů.
    [few] Zbývají { $n } karty nepokojů.
    [many] Zbývá { $n } karty nepokojů.
   *[other] Zbývá { $n } karet nepokojů.
}
ng-tiles-left = { $n ->
    [one] Zbývá jedna deska.
    [few] Zbývají { $n } desky.
    [many] Zbývá { $n } desky.
   *[other] Zbývá { $n } desek.
}

# Hráči
ng-partner = spoluhráč: { $who }
ng-passed = pasováno
ng-units-help = Jednotky na mapě (ze 14)
ng-lands-help = Ovládaná území
ng-hand-help = Karty v ruce
ng-piles = k dobrání { $draw }, odhozeno { $discard }
ng-strongholds = Pevná území: { $n } { $goal ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $goal }
ng-conqueror = Letos se nemusí ohlížet na pevnosti a strážné věže.
ng-awake = Kaija smí letos do nepřátelských území.

# Souboje
ng-odds-help = Přesné šance kroku se všemi jednotkami, bez jídla a bez karet.
ng-attack = { $land }, obránce: { $who }
ng-attack-with = { $group } na území { $land }, obránce: { $who }
ng-strengths = síla před hodem { $a } : { $b }
ng-fight-in = Souboj na území { $land }
ng-wins-attacker = Vyhraje útočník
ng-wins-defender = Vyhraje obránce
ng-wins-nobody = Nezbude nikdo
ng-expected = Očekávané ztráty { $a } : { $b }. Všechny výsledky
ng-ending-attacker = vyhraje útočník, ztráty { $a } : { $b }
ng-ending-defender = vyhraje obránce, ztráty { $a } : { $b }
ng-ending-nobody = padnou obě strany, ztráty { $a } : { $b }
ng-food-caption = Šance útočníka podle zaplaceného jídla
ng-food-paid = Jídlo útočníka
ng-food-against = když obránce zaplatí { $n }
ng-you-win = vaše výhra { $chance }
ng-no-retreat = Není kam ustoupit: porážka stojí všechny jednotky.
ng-shield = ruší { $n ->
    [one] jednu ztrátu
    [few] { $n } ztráty
    [many] { $n } ztráty
   *[other] { $n } ztrát
}
ng-towers = věže: { $n ->
    [one] o ztrátu víc
    [few] o { $n } ztráty víc
    [many] o { $n } ztráty víc
   *[other] o { $n } ztrát víc
}

# Sklizeň a zima
ng-now-harvest = sklizeň přinese
ng-now-winter = zima bude stát
ng-now-winter-free = zima nic nestojí
ng-now-last = poslední rok
ng-now-goods = { $goods }
ng-harvest-nothing = Vaše území zatím nic nepřinášejí.
ng-harvest-sum = Celkem
ng-harvest-after = Zásoby potom
ng-winter = Zima ({ $units }): { $goods }.
ng-winter-more = Od { $n } jednotek stojí víc.
ng-winter-unrest = Zásoby a sklizeň na to nestačí: bez směny přijde karta nepokojů.

# Monstra
ng-no-creatures = Na mapě zatím není žádné monstrum.
ng-creature-deck = { $n ->
    [one] V balíčku je jedno monstrum.
    [few] V balíčku jsou { $n } monstra.
    [many] V balíčku je { $n } monstra.
   *[other] V balíčku je { $n } monster.
}
ng-beast-strength = síla
ng-beast-at = Je na území { $land }.
ng-beast-goes = Šlo by na: { $lands }.
ng-beast-stays = Zůstalo by stát.
ng-beast-wants = Lákají ho { $wants }.
ng-priority-building_points = stavby
ng-priority-units = jednotky
ng-priority-resources = zdroje

# Stavby a značky
ng-building-cost = dřevo { $n }, zbývá: { $left }
ng-signs = Značky na mapě
ng-sign-regular = běžná hranice: jeden krok
ng-sign-rough = náročná hranice: dva kroky, žádný ústup
ng-sign-open = otevřená strana: tady může území růst
ng-sign-closed = uzavřené území: hradba

# Konec
ng-tie-break = Při shodě: území { $lands }, jednotky { $units }, stavby { $buildings }.
ng-verdict-domination = { $n ->
    [one] { $seats } vládne zemi: má dost velkých staveb v uzavřených územích.
   *[other] { $seats } vládnou zemi společně: mají dost velkých staveb v uzavřených územích.
}

# Rady pro první hru
hint-clan = Každý klan se hraje jinak. Na začátek jsou přívětiví kozel a divočák; medvědice a zmije mají svou vlastní figurku.
hint-map = Území pokračuje přes desky, dokud ho neuzavřou hranice. Otevřené může ještě růst, uzavřené už nikdy.
hint-ghost = U každého místa a každého natočení je napsáno, co deska uzavře a přinese. Porovnejte to, než ji položíte.
hint-domination = Někomu chybí jediné pevné území k vítězství na konci roku. Zaútočte na ně, nebo buďte první.
hint-retreat = Kdo prohraje, ustupuje přes běžné hranice do vlastních nebo neutrálních území; není-li kam, přijde o všechny jednotky.
hint-rough = Náročná hranice stojí dva kroky téže karty a nikdo přes ni neustoupí.
hint-flash = Bleskové karty jsou zdarma: zahrajte jich před hlavní kartou i po ní, kolik chcete.
hint-wait = S kartou, která se nehodí, můžete vyčkat: vyloží se do aktivní oblasti bez efektu a váš tah končí.
hint-upgrade = Za tři znalosti získáte jedno ze dvou vylepšení klanu. Jsou to jeho nejsilnější karty.
hint-row = Karta přijde navrch vašeho dobíracího balíčku: příští rok ji budete mít v ruce.
hint-creatures = Monstra jednají, až všichni pasují. Řada monster říká, kam by které šlo.
hint-last-year = V posledním roce leží v řadě úspěchy. Vyberte ten, který se hodí k vašim územím.

# V terminálu
ng-text-legend = Mapa: číslo území a kdo je ovládá (· nikdo). Seznam: číslo, název, velikost v deskách, → sousedé (! náročná hranice), co tam je.

# Kde jsme
ng-end-strongholds = konec po roce { $years }, nebo po roce, kdy někdo drží pevných území { $goal } (nejvíc zatím: { $most })
ng-end-years = konec po roce { $years }
ng-goal = Cíl: nejvíc slávy
ng-ended-years = Poslední rok ({ $years }) skončil: rozhoduje sláva.
ng-ended-strongholds = Rozhodla v roce { $year } pevná území: { $lands }; sláva se nepočítala.
ng-decided-strongholds = Pevná území: { $seats } { $n }, nikdo jiný víc než { $most }.
ng-by-strongholds = pevnými územími
ng-fame-aside = Sláva (nerozhodla)

# V jedné minutě
minute-facts = Sedm let; kostky jen v bojích
minute-goal = Prozkoumávejte zemi, která roste desku po desce. Území, které *uzavřete a ovládáte*, přinese slávu hned a další při každé sklizni.
minute-turn = Zahrajte *jednu kartu*: verbujte, pohněte se, prozkoumávejte, nebo stavte. Bleskových karet k ní přidáte, kolik chcete. Nebo pasujte a vezměte si novou kartu na příští rok.
minute-end = *Tři uzavřená území, každé s velkou stavbou*, vyhrají na konci roku. Jinak hra končí po sedmi letech sklizní a zim.
minute-win = Nemá-li nikdo tři taková území, vyhrává, kdo má *nejvíce slávy*: uzavřená území, oltáře, karty. Kdo v zimě jednotky neuživí, o pět přijde.
minute-part-1 = uzavírání území
minute-part-2 = sklizně
minute-part-3 = karty, zbylé zdroje
