# Co deska hry Ve svitu půlměsíce říká nad slova hry samé.
cm-board = Země
cm-board-preview = Dohodnutá země a místa, kde postavy začínají
cm-why-not = Teď to nejde. Na dotaz se dozvíte proč.
cm-why-here = Proč tu teď nelze nic udělat?

cm-panel-conflict = Boj a soupeření
cm-panel-bargain = Vyjednávání
cm-panel-sheets = O co komu jde
cm-panel-people = Hráči
cm-panel-forecast = Příští příjem a zálohy
cm-panel-legend = Co mapa ukazuje

# Hex slovy
cm-hex-pieces = { $who }: { $pieces }.
cm-hex-control = Ovládá ho { $who } silou { $n }.
cm-hex-influence = Vliv má { $who }.
cm-hex-presence = Přítomni: { $who }.
cm-hex-income = Příjem pro toho, kdo ho ovládá: { $n }.
cm-hex-murshid = Muršid se tu může vložit do sporů.
cm-hex-adjacent = Sousedí, bez řeky mezi nimi: { $hexes }.
cm-odds-combat = Síla { $mine } proti { $theirs }, bez karet.
cm-odds-contest = Vliv { $mine } proti { $theirs } bez karet, budou-li všichni ostatní bránit.
cm-note-close = Zavřít
cm-legend-control = barevný okraj a praporec: kdo hex ovládá a jakou silou
cm-legend-influence = půlměsíc: kdo tu má vliv
cm-legend-ordinary = pěší vojáci: jednotky stálého vojska a jejich počet
cm-legend-mercenary = jezdci na velbloudech: žoldnéři
cm-legend-fort = tvrz, síla 1
cm-legend-castle = pevnost, síla 2
cm-legend-palace = palác Chalífy, síla 2
cm-legend-town = Sultánova vesnice
cm-legend-city = Sultánovo město
cm-legend-income = mince každý rok pro toho, kdo hex ovládá
cm-legend-murshid = oko: Muršid se tu může vložit do sporů
cm-legend-river = řeka na hraně: hexy po obou stranách spolu nesousedí

# Trh
cm-market = Trh: karty se posouvají od vzdáleného konce k místnímu a zlevňují
cm-price-full = plná cena
cm-price-to = Mince dostane { $seat }.
cm-deck = { $n ->
    [0] Balíček je prázdný.
    [one] V balíčku je { $n } karta.
    [few] V balíčku jsou { $n } karty.
    [many] V balíčku je { $n } karty.
   *[other] V balíčku je { $n } karet.
}
cm-deck-known = Karty, o kterých víte, že jsou v balíčku
cm-discard = Odkládací balíček ({ $n })

# Ruka
cm-actions = Vaše akce
cm-actions-impossible = Teď nejde
cm-hand = Vaše ruka ({ $n })
cm-hand-empty = V ruce nemáte žádnou kartu.
cm-chosen = Tajně vybráno
cm-row = Vyloženo před vámi, příští rok se vrátí do ruky
cm-looking = { $n ->
    [one] Prohlížíte si { $n } kartu
    [few] Prohlížíte si { $n } karty
    [many] Prohlížíte si { $n } karty
   *[other] Prohlížíte si { $n } karet
}
cm-stealing = Ruka, kterou vidíte: vyberte kartu
cm-anytime = Jednu ze svých karet můžete zahrát právě teď, bez akce. Nikdo na to nečeká: pokud si ji necháte, hrajte dál jako obvykle.
cm-anytime-now = Zahrát hned, nestojí akci
cm-tiles = Vaše hexy
cm-groups = Vaše počáteční skupiny
cm-verb-influence = Položte žeton vlivu tam, kde jste přítomni, nebo vedle. Kde jsou přítomni jiní, dojde na soupeření.
cm-verb-build = Stavte v různých hexech a za každou stavbu zaplaťte.
cm-verb-move = Přesuňte jednotky do sousedních hexů, které neovládá nikdo jiný.
cm-verb-assault = Přesuňte jednotky z jednoho hexu do sousedního cizího a bojujte, nebo vypleňte vesnici, kterou nikdo nehlídá.
cm-verb-recruit = Umístěte jednotky ze své karty záloh.
cm-verb-hire = Získejte za mince jednoho nebo dva žoldnéře.
cm-verb-bribe = Přetáhněte Nomádovy žoldnéře na mapě na svou stranu, pokud s tím Nomád souhlasí.
cm-verb-ask = Nabídněte Sultánovi mince za kartu ze Sultánova trhu; pak můžete nakupovat dál.
cm-verb-buy = Kupte nejvýše jednu kartu z každé řady.
cm-verb-play = Zahrajte kartu s klíčovým pojmem AKCE.
cm-verb-collect = Vezměte si jednu minci.
cm-verb-uprising = Vyměňte svůj žeton v cizím hexu za dvě jednotky a bojujte tam.
cm-verb-muster = Každý hex s vaším žetonem dá jednotku, nebo dvě za žeton.
cm-verb-intrigue = Nahlédněte do balíčku a vezměte si Muršidovu kartu.
cm-verb-conspire = Prohlédněte si deset karet a doplňte svůj trh.
cm-verb-palace = Přesuňte palác do jiného hexu.
cm-verb-desertion = Pošlete domů žoldnéře jiného hráče; stejný počet přijde na vaši kartu záloh.

# Spory
cm-combat-at = Boj v místě { $hex }
cm-contest-at = Soupeření o vliv v místě { $hex }
cm-step-deal = dohoda
cm-step-select = tajný výběr
cm-step-stance = postoje
cm-step-cards = odkryté karty
cm-step-winner = vítěz
cm-step-losses = ztráty
cm-step-spoils = kořist
cm-camp-attacker = Útok
cm-camp-defender = Obrana
cm-won = vítěz
cm-sum-pieces = Figurky v hexu
cm-sum-influence = Vojenský a civilní vliv
cm-sum = Celkem
cm-loses = { $n ->
    [0] neztrácí žádnou jednotku
    [one] ztrácí { $n } jednotku
    [few] ztrácí { $n } jednotky
    [many] ztrácí { $n } jednotky
   *[other] ztrácí { $n } jednotek
}
cm-card-cancelled = zrušeno
cm-card-waiting = čeká
cm-tie-attacker = Při remíze vyhrává útok.
cm-tie-murshid = O remíze rozhodne hráč, jehož žeton tu leží: { $who }.
cm-lacks-defender = Obraně k vítězství chybí { $n }.
cm-lacks-attacker = Útoku k vítězství chybí { $n }.
cm-undecided = Postoj ještě oznámí: { $seats }.
cm-selectors = Karty smí vybírat: { $seats }.
cm-select-secret = Kolik, to před odkrytím nikdo nevidí.
cm-last-combat = Poslední boj: útočil hráč { $seat } v místě { $hex }.
cm-last-contest = Poslední soupeření: { $seat } o místo { $hex }.
cm-last-losses = Ztracené jednotky: útok { $attack }, obrana { $defence }.

# Vyjednávání
cm-bargain-hire = Najmutí žoldnéřů.
cm-bargain-bribe = Podplacení žoldnéřů.
cm-bargain-card = Karta ze Sultánova trhu.
cm-bargain-drafting = Návrh se právě sestavuje.
cm-bargain-proposed = Tohle se navrhuje.
cm-bargain-countering = Sestavují se jiné podmínky.
cm-bargain-countered = Tohle je protinávrh: přijměte, nebo odmítněte.
cm-bargain-left = { $n ->
    [0] V této akci už žádný další návrh.
    [one] V této akci ještě { $n } návrh.
    [few] V této akci ještě { $n } návrhy.
    [many] V této akci ještě { $n } návrhu.
   *[other] V této akci ještě { $n } návrhů.
}
cm-bargain-public = Vidí to všichni.
cm-bargain-free = Neúspěšné jednání nic nestojí; pak zvolíte jinou akci. Co se přijme, zavazuje oba.
cm-talk-for = za
cm-talk-answer = Odpověď:
cm-worth-fort = drží hex bez jednotek
cm-worth-castle = silnější než tvrz; musí tam stát vaše tvrz
cm-worth-town = každý rok vynáší mince a body
cm-worth-city = vynáší víc než vesnice; musí tam stát vesnice
cm-term-hex = Hex
cm-term-card = Karta
cm-term-units = Žoldnéři
cm-term-price = Mince
cm-deal = Dohoda, kterou nabízí { $murshid }: body za podporu, platí se jen tehdy, když slibující strana vyhraje.
cm-deal-points = { $n ->
    [one] slibuje { $n } bod
    [few] slibuje { $n } body
    [many] slibuje { $n } bodu
   *[other] slibuje { $n } bodů
}.
cm-deal-agreed = Dohodnuto: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}, { $seat } → { $murshid }, pokud tato strana vyhraje.
cm-deal-demanded = { $murshid } žádá { $n ->
    [0] body
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}; platil by hráč { $seat }.
cm-deal-private = Vidí to jen Muršid a ten, kdo slibuje.

# Cíle, hráči, výhled
cm-sheets-help = Každý řádek ukazuje, co by přinesl, kdyby rok skončil teď, a co už přinesl.
cm-sheet-now = na konci roku za současného stavu
cm-at-once = hned
cm-scored = dosud získáno
cm-costs-from = od { $n ->
    [one] { $n } mince
    [few] { $n } mincí
    [many] { $n } mince
   *[other] { $n } mincí
}
cm-units = jednotky v zásobě
cm-reserve = zálohy { $n }/{ $value }
cm-reserve-help = Jednotky na kartě záloh a počet, do kterého se doplňuje.
cm-known-hand = Určitě v ruce:
cm-powers = Schopnosti
cm-forecast-who = Hráč
cm-forecast-coins = pak mincí
cm-forecast-reserve = { $n } + { $more }
cm-forecast-help = Kdyby příští příprava přišla teď.
cm-forecast-last = Toto je poslední rok: žádný další příjem nepřijde.

# Rady pro první hru
hint-map = Na sevřené mapě se všichni brzy potkají. Držte své skupiny u úrodné půdy a dál od Válečníkových žetonů.
hint-layers = Tři různé věci: kdo má v hexu sílu, ovládá ho; čí žeton tam leží, má vliv; a přítomen je každý, kdo tam má jakoukoli komponentu.
hint-market = Karty vyhrávají boje i soupeření. Jak se posouvají, zlevňují; karty vaší postavy vás stojí polovinu.
hint-anytime = Jednu vaši kartu lze hned zahrát: nestojí akci a nikdo nečeká, až se o ní rozhodnete.
hint-combat = Vyberte libovolný počet karet, třeba žádnou. Ztráty jsou polovina síly protivníka; při remíze vyhrává útočník, pokud tu neleží žeton Muršida.
hint-contest = Vyberte libovolný počet karet, třeba žádnou. Útočník potřebuje aspoň tolik vlivu jako obránci; figurky váží málo, rozhodují karty.
hint-bargain = Navrhněte cenu, se kterou se dá žít; v jedné akci se smíte zeptat až třikrát a neúspěch nic nestojí.
hint-last-year = V posledním roce jde jen o body: utraťte mince i karty a projděte každý řádek svých cílů.
hint-warlord-1 = Bodujete hned za každou padlou nepřátelskou jednotku a každou vypleněnou stavbu. Nejdřív verbujte a shromažďujte; na osamělou tvrz stačí dvě tři jednotky.
hint-warlord-2 = Žetony v cizích hexech jsou skrytá vojska: povstání z jednoho udělá dvě jednotky uprostřed cizí země.
hint-warlord-3 = Bojujte každý rok s různými hráči a na konci roku držte posvátné místo.
hint-murshid-1 = Každý hex s vaším žetonem boduje každý rok, tak šiřte vliv tam, kde nikdo není: obejde se to bez soupeření.
hint-murshid-2 = Kde leží vaše žetony v boji nebo vedle něj, můžete přidat karty a pomoc prodat za body.
hint-murshid-3 = Intrikování vám plní ruku. S prázdnou rukou berete dvě karty.
hint-sultan-1 = Vesnice a města bodují každý rok, ať stojí kdekoli, a nesou vám mince. Stavte tři věci najednou.
hint-sultan-2 = Plánování naplní váš trh kartami, které druzí potřebují; za první prodeje v roce máte i body.
hint-sultan-3 = Město má dvakrát větší hodnotu než vesnice a je oblíbenou kořistí Válečníka. Žoldnéři ho udrží stranou.
hint-caliph-1 = Bodujete za každý hex, který ovládáte, za kamenolomy navíc. Tvrz drží hex i bez jednotek a vaše jsou levné.
hint-caliph-2 = Pevnosti a žetony zvětšují vaše zálohy. Verbujte tři najednou tam, kde jste přítomni.
hint-caliph-3 = Palác mějte tam, kde leží váš žeton, a brod a posvátné místo na dosah.
hint-nomad-1 = Karta záloh je váš krám: tři žoldnéři za každý váš žeton. Nejdřív šiřte vliv.
hint-nomad-2 = V prvním roce půjčte žoldnéře co nejvíce hráčům; každý zákazník přináší body.
hint-nomad-3 = Na konci roku se mince mění v body. Když někdo jednotky nutně potřebuje, zvedněte ceny.

# V terminálu
cm-text-legend = 2o jednotky stálého vojska, 1m žoldnéři, F tvrz, K pevnost, P palác, t vesnice, c město, i vliv; ~ břehy řeky, [X] ovládání
cm-text-market = Trh od vzdáleného k místnímu, s vašimi cenami

# Kde jsme
cm-now-setup = Příprava hry · let celkem: { $years }
cm-now-year = Rok { $year } { $years ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $years }
cm-now-round = Rok { $year } { $years ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $years } · kolo { $round } { $rounds ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $rounds }
cm-end-left = { $n ->
    [one] po něm ještě jeden rok
    [few] po něm ještě { $n } roky
   *[other] po něm ještě { $n } let
}
cm-end-setup = hra končí bodováním posledního roku
cm-end-last = poslední rok: hra končí jeho bodováním
cm-goal = Cíl: nejvíc bodů podle řádků vlastního listu
cm-ended = Všechny roky jsou odehrány a obodovány ({ $years }).

# V jedné minutě
minute-facts = Tři nebo čtyři roky, bez kostek
minute-goal = Pět postav chce od jedné země *různé věci*: kořist, vliv, města, moc, zlato. Co máte splněno, boduje na konci každého roku.
minute-turn = Rok má čtyři kola. V každém provede každý *jednu akci* své postavy: šíří vliv, staví, přesouvá se, útočí, verbuje, kupuje nebo hraje kartu.
minute-end = Stůl zvolí *tři nebo čtyři roky*. Každý začíná příjmem a končí bodováním. Zisky se oznamují, součty zůstávají tajné.
minute-win = *Nejvíce bodů* po posledním roce; při remíze nejvíce mincí. Sledujte ostatní: co jeden postaví, jiný chce vyplenit.
minute-part-1 = na začátku
minute-part-2 = cíle prvního roku
minute-part-3 = cíle každého roku
