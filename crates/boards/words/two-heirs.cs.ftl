# Co říká deska hry Dva bratři navíc ke slovům hry.
th-board = Krajina
th-letter-gn = D
th-letter-gy = K
th-letter-ye = O

th-panel-offer = Královská nabídka
th-panel-sides = Oba bratři
th-panel-henry = Jindřich
th-panel-pile = Co je ještě v zásobě
th-panel-kinds = Budovy v této hře

# Co je vybráno
th-pick-build = Postavit: { $tile } …
th-pick-extend = Vyložit lícem dolů: { $tile } …
th-pick-move = Přesunout: { $unit } …
th-pick-call = Povolat jednotku …
th-note-build = Postavit: { $tile }. Vyberte místo; čísla říkají, jak se změní body.
th-note-extend = Vyložit lícem dolů: { $tile }. Vyberte místo; jedna budova v tomto tahu pak stojí o surovinu méně.
th-note-move = Přesunout: { $unit }. Vyberte sousední destičku.
th-note-call = Povolat: { $unit }. Vyberte destičku vedle některé své jednotky.
th-note-site = Vyberte v ruce, co vyložit na { $at }.
th-note-close = Nechat být
th-note-turn = Vyberte destičku z ruky, svou jednotku nebo prázdné místo. Kliknutí na kteroukoli destičku ukáže, co se pro ni počítá.
th-note-look = Kliknutí na kteroukoli destičku ukáže, co se pro ni počítá.
th-use-build = Postavit
th-use-extend = Terén
th-site = Vyložit něco na { $at }
th-site-not = Na { $at } teď nelze nic vyložit. Na dotaz se dozvíte proč.

# Co by se změnilo
th-gain = Vy { $mine }, { $who } { $theirs }.
th-gain-building = { $building } { $at }: { $before } → { $after }.
th-gain-road = { $points ->
    [one] Silnice, počet destiček { $n }: 1 bod, { $who }.
    [few] Silnice, počet destiček { $n }: { $points } body, { $who }.
    [many] Silnice, počet destiček { $n }: { $points } bodu, { $who }.
   *[other] Silnice, počet destiček { $n }: { $points } bodů, { $who }.
}

# Destičky
th-tile-yours = Vaše budova na { $at }: { $building }, { $terrain }.
th-tile-of = { $who } má na { $at }: { $building }, { $terrain }.
th-tile-free = Volný terén na { $at }, { $terrain }.
th-worth = Teď má hodnotu { $n }.
th-worth-doubled = Teď má hodnotu { $n }: { $points }, zdvojnásobeno.
th-counted = { $n ->
    [one] Počítá se pro ni jedna destička.
    [few] Počítají se pro ni { $n } destičky.
    [many] Počítá se pro ni { $n } destičky.
   *[other] Počítá se pro ni { $n } destiček.
}
th-threatened = Vedle stojí soupeřova obléhací věž; druhá by ji mohla zničit.
th-unit = Stojí tu { $unit } ({ $who }).
th-unit-court = V královské nabídce čeká { $unit } ({ $who }).
th-unit-moved = Stojí tu { $unit } ({ $who }); v tomto tahu se už pohnula.
th-scaffold = Lešení: vaše poslední budova. Jindřich staví vedle ní.
th-treasure = Poklad na { $at } zmizí takto: { $wants }. Splněno { $have } ze 2.
th-wanted = Destička na takovém místě pomůže odstranit poklad.

# Silnice
th-road-led = Silnice, počet destiček { $n }, { $white } { $a } : { $b } { $blue }; { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} získá { $who }.
th-road-level = Silnice, počet destiček { $n }, { $white } { $a } : { $b } { $blue }; body nezíská nikdo.

# Královská nabídka
th-offered = { $tile }, číslo { $n } od štítu.
th-offered-rank = Číslo { $n } od štítu.
th-shows = Zobrazuje: { $what }.
th-roads = Silnice: { $roads }.
th-row = řada
th-column = sloupec
th-goods = { $goods }
th-cost = Cena: { $goods }.
th-reach = { $n ->
    [one] { $who } dosáhne na jednu destičku nabídky
    [few] { $who } dosáhne na { $n } destičky nabídky
    [many] { $who } dosáhne na { $n } destičky nabídky
   *[other] { $who } dosáhne na { $n } destiček nabídky
}
th-reached-by = V dosahu: { $who }.
th-crown = Další destičku bere { $who }.
th-after-mine = Po jejím vzetí máte v dosahu: { $tiles }.
th-after-theirs = Po jejím vzetí má { $who } v dosahu: { $tiles }.
th-pile = { $n ->
    [0] Zásoba je prázdná.
    [one] V zásobě zbývá jedna destička.
    [few] V zásobě zbývají { $n } destičky.
    [many] V zásobě zbývá { $n } destičky.
   *[other] V zásobě zbývá { $n } destiček.
}
th-pile-top = Nahoře: { $terrain }.
th-pile-left = { $n } v zásobě
th-pile-holds = Podle toho, co dávají:
th-pile-unseen = Mezi těmito jsou destičky zásoby a počáteční destička:
th-removed = Odstraněno ze hry:
th-turns-left = { $n ->
    [0] { $who }: už žádný tah
    [one] { $who }: zbývá jeden tah
    [few] { $who }: zbývají { $n } tahy
    [many] { $who }: zbývá { $n } tahu
   *[other] { $who }: zbývá { $n } tahů
}
th-discount = { $n ->
    [one] surovina na budovu
    [few] suroviny na budovy
    [many] suroviny na budovy
   *[other] surovin na budovy
}
th-end-near = { $n ->
    [one] V zásobě zbývá jediná destička. Až dojde, následují závěrečné tahy.
    [few] V zásobě zbývají jen { $n } destičky. Až dojdou, následují závěrečné tahy.
    [many] V zásobě zbývá jen { $n } destičky. Až dojdou, následují závěrečné tahy.
   *[other] V zásobě zbývá jen { $n } destiček. Až dojdou, následují závěrečné tahy.
}

# Ruka
th-hand = Vaše ruka
th-hand-empty = Žádná destička v ruce.
th-supply = Vaše suroviny teď
th-from-offer = destička { $n } v nabídce
th-from-unit = vaše jednotka na { $at }
th-from-producer = vaše budova na { $at }
th-short = chybí { $n }
th-missing = { $n ->
    [one] Chybí 1 surovina.
    [few] Chybějí { $n } suroviny.
    [many] Chybí { $n } suroviny.
   *[other] Chybí { $n } surovin.
}
th-their-hand = V ruce:
th-their-hand-empty = Žádná destička v ruce.
th-reach-short = dosah { $n }
th-units-out = { $n ->
    [one] { $n } jednotka v poli
    [few] { $n } jednotky v poli
    [many] { $n } jednotky v poli
   *[other] { $n } jednotek v poli
}
th-camps-used = { $n ->
    [one] využito { $n } ležení
   *[other] využito { $n } ležení
}

# Jindřich
th-henry-wants = Tuto by si teď vzal Jindřich.
th-henry-last = { $tile } na { $at } – { $rule }
th-henry-away = { $tile } – { $rule }
th-henry-next = Teď by si vzal: { $tile }
th-henry-beside = Staví vedle { $at }
th-henry-treasures = { $n ->
    [0] Nezbývá žádný poklad
    [one] Zbývá jeden poklad (body pro Jindřicha: { $points })
    [few] Zbývají { $n } poklady (body pro Jindřicha: { $points })
    [many] Zbývá { $n } pokladu (body pro Jindřicha: { $points })
   *[other] Zbývá { $n } pokladů (body pro Jindřicha: { $points })
}

# Body
th-sheet-building = { $building } { $at }
th-sheet-road = Silnice, počet destiček { $n }, { $a } : { $b }
th-sheet-treasures = Poklady
th-sheet-buildings = Budovy
th-sheet-roads = Silnice
th-verdict-won = { $who } poráží Jindřicha { $a } : { $b }
th-verdict-lost = Jindřich vítězí { $b } : { $a }
th-verdict-draw = Remíza { $a } : { $b }

# V terminálu
th-text-legend = Každá destička: písmeno toho, co její terén dává (zelená D, žlutá O, šedá K), vlastník (a bílý, b modrý, · volná), budova; šipky jsou silnice, spojené stojí u sebe; jednotky jako a:jednotka, * se už pohnula.
th-text-heading = { $left ->
    [0] Společná zásoba je prázdná
   *[other] Společná zásoba: { $left }, navrchu { $top }
} · sleva { $discount }

# Kde jsme
th-now-setup = Před prvním tahem
th-end-left = { $n ->
    [one] hra končí s poslední destičkou zásoby: zbývá jedna
    [few] hra končí s poslední destičkou zásoby: zbývají { $n }
   *[other] hra končí s poslední destičkou zásoby: zbývá { $n }
}
th-end-pile = zásoba je prázdná: závěrečné tahy
th-goal = Cíl: nejcennější budovy a silnice
th-ended = Zásoba došla a závěrečné tahy jsou odehrány.
th-decided = { $who } má náskok { $n ->
    [one] jednoho bodu
   *[other] { $n } bodů
}, další v pořadí: { $other }; nejvíc rozhodlo: { $item } (+{ $most }).
th-decided-tie = Body jsou stejné: pak vítězí Jindřich.

# V jedné minutě
minute-facts = Asi 22 tahů, skrytá je jen zásoba
minute-goal = Dva bratři budují jednu krajinu. Na konci boduje *každá budova lícem nahoru* svému vlastníkovi: některá sama o sobě, jiná podle toho, co leží kolem ní.
minute-turn = *Vezměte si jednu destičku*, na kterou dosáhnete, vykládejte destičky z ruky jako budovy nebo terén a jednou pohněte každou svou jednotkou, v libovolném pořadí.
minute-end = Když se do nabídky vyloží poslední destička zásoby, tah se dokončí. Pak má *každý hráč jeden závěrečný tah*.
minute-win = *Vyhrává, kdo má více bodů.* Budova s jednotkou svého vlastníka se počítá dvakrát: dostaňte jednotky včas na své nejlepší budovy.
minute-part-1 = budovy
minute-part-2 = zdvojnásobeno jednotkami
minute-part-3 = silnice
