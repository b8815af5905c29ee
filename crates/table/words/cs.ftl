# Slova společná všem hrám.
list-none = nic
list-nobody = nikdo
list-and = { $list } a { $last }
complaint-line = Řádek { $line }: { $why }
complaint-format = Soubor nelze přečíst: { $problem }
complaint-put = { $field }: { $why }
complaint-value = { $found } zde stát nemůže; má to být { $expected }.
complaint-length =
    { $n ->
        [one] Zde stojí jedna hodnota; má to být { $expected }.
        [few] Zde stojí { $n } hodnoty; má to být { $expected }.
       *[other] Zde stojí { $n } hodnot; má to být { $expected }.
    }
complaint-word = „{ $word }“ zde nic neznamená; může to být: { $known }.
complaint-word-near = „{ $word }“ zde nic neznamená; nejblíže tomu: { $known } (možností celkem: { $n }).
complaint-field = „{ $field }“ zde není; může tu být: { $known }.
complaint-field-missing = Chybí „{ $field }“.
complaint-field-twice = „{ $field }“ je uvedeno dvakrát.
value-number = celé číslo od { $least } do { $most }
value-whole = celé číslo
value-text = text v uvozovkách
value-truth = „true“ nebo „false“
value-list = seznam
value-table = tabulka
complaint-seat = „{ $text }“ není místo u stolu; místa se píší a, b, c …
complaint-players = V počtu { $players } se tato hra nehraje; počet hráčů musí být { $least } až { $most }.
complaint-rules-version = Hrálo se podle pravidel verze { $version }; tento program hraje podle verze { $newest }.
complaint-rules-versions = Hrálo se podle pravidel verze { $version }; tento program hraje podle verzí { $oldest } až { $newest }.
complaint-option = Volba „{ $option }“ neexistuje. Volby: { $known }.
complaint-option-value = Volba { $option } nemůže být „{ $value }“; může být: { $allowed }.
complaint-edition = Vydání „{ $edition }“ neexistuje. Vydání: { $known }.
complaint-edition-id = Vlastní vydání potřebuje „id“ z 1 až { $most } malých písmen, číslic a spojovníků.
complaint-edition-title = Vlastní vydání potřebuje název o 1 až { $most } čitelných znacích.
complaint-edition-taken = Toto není vydání „{ $id }“, které patří ke hře; dejte mu vlastní „id“.
complaint-edition-title-taken = Toto není vydání „{ $title }“, které patří ke hře; dejte mu vlastní název.
complaint-too-long = Soubor má { $size } KiB; čte se nejvýše { $most }.
no-chance = Náhoda teď není na řadě.
no-undo = Tento krok už nelze vzít zpět: vyšlo najevo něco nového, nebo mezitím jednal někdo jiný.
no-back = K tomuto kroku se hra vrátit nemůže.
no-not-asked = To není odpověď na to, o čem se teď rozhoduje.
no-turn = Nejste na tahu.
told-undo = { $seat } bere zpět poslední krok.
told-back = Všichni souhlasili, o návrat žádá { $seat }: hra pokračuje tak, jak stála po kroku { $n }.
complaint-record = Toto není záznam hry: { $problem }
complaint-record-format = Záznam je v neznámém formátu „{ $format }“.
complaint-record-digest = Záznam byl změněn: kontrolní součet nesouhlasí s textem.
complaint-record-bytes = Záznam byl změněn: tento řádek není tak, jak byl zapsán.
complaint-record-game = Toto je záznam jiné hry: { $game }.
complaint-record-edition = Záznam se hrál s jiným nebo pozměněným vydáním: { $edition }.
complaint-record-entry = Položka { $entry }: { $why }
complaint-record-hash = stav stolu neodpovídá záznamu
complaint-record-unfair = tento výsledek náhody nepochází ze slíbeného semínka
complaint-record-seed = Semínko neodpovídá tomu, co bylo slíbeno před hrou.
complaint-record-outcome = Výsledek není ten, který záznam uvádí.
complaint-record-names = Záznam nejmenuje každé místo právě jednou.
complaint-record-chain = Záznam byl změněn: jeho položky na sebe nenavazují tak, jak navazovaly.
complaint-record-signature = Podpis nesouhlasí: za toto server neručil.
complaint-record-seats = Jména nejsou jmény těch, kdo u stolu nakonec seděli.
complaint-record-begin = na začátku hry neseděli u stolu ti, kdo k němu předtím přišli
complaint-record-seat = takto nelze místo zaujmout ani opustit
complaint-record-closed = hra už byla předtím uzavřena
proof-says = Prokázáno: { $proven }; neprokázáno: { $unproven }.
proof-steps = pravidla dovolují { $n ->
    [one] jeho { $n } krok
    [few] všechny { $n } kroky
    [many] všech { $n } kroku
   *[other] všech { $n } kroků
}
proof-result = kroky vedou k tomuto výsledku
proof-dice = { $n ->
    [one] { $n } rozhodnutí náhody vychází
    [few] všechna { $n } rozhodnutí náhody vycházejí
    [many] všech { $n } rozhodnutí náhody vychází
   *[other] všech { $n } rozhodnutí náhody vychází
} z tajného čísla slíbeného před hrou
proof-dice-stirred = { $n ->
    [one] { $n } rozhodnutí náhody vychází
    [few] všechna { $n } rozhodnutí náhody vycházejí
    [many] všech { $n } rozhodnutí náhody vychází
   *[other] všech { $n } rozhodnutí náhody vychází
} z tajného čísla slíbeného před hrou a z toho, co k němu lidé přidali (přidalo jich { $stirred }, u stolu bylo { $people })
proof-signed = za každou položku i za to, kdo kde seděl, ručí server s klíčem { $key }…
proof-signed-names = za každou položku ručí server s klíčem { $key }…
proof-not-end = konec (hra nebyla dohrána)
proof-not-dice = náhoda (tajné číslo v záznamu není)
proof-not-stirred = že tajné číslo nikdo nevybíral (žádný hráč k němu nic nepřidal)
proof-not-compared = otisky stavu u { $n ->
    [one] { $n } kroku
    [few] { $n } kroků
    [many] { $n } kroku
   *[other] { $n } kroků
}, které pořídila starší verze programu, jež stůl zapisovala jinak
proof-not-people = kteří lidé se za jmény skrývají
proof-not-signed = kdo záznam pořídil a kdo kde seděl (žádný server ho nepodepsal)
complaint-step = „{ $step }“ není krok; pište „a: akce“, „~ náhoda“, „! a: akce -> pravidlo“, „! ~ náhoda -> pravidlo“ nebo „undo a“.
complaint-step-chance = „{ $step }“: nejdříve rozhoduje náhoda; určete ji krokem „~ …“ nebo zadejte semínko.
complaint-step-failed = „{ $step }“: { $why }
complaint-step-accepted = „{ $step }“ mělo být odmítnuto, ale je dovoleno.
complaint-step-clause = „{ $step }“ má odmítnout { $expected }, ale odmítá to { $found }: { $why }
complaint-step-touched = „{ $step }“ bylo odmítnuto, ale změnilo stav stolu.
complaint-scenario-empty = Scénář nic neočekává: potřebuje „after“, „expect“ nebo odmítnutí.
complaint-scenario-unknown = Pravidlo { $clause } v této hře není.
complaint-scenario-unheard = Scénář uvádí { $clause }, ale v jeho průběhu toto pravidlo nic neoznámí ani neodmítne. Dokažte je, nebo v „silent“ uveďte, čím se ukazuje.
complaint-scenario-silent = V „silent“ stojí pravidlo { $clause }, které se ale v průběhu scénáře ozve, nebo není uvedeno v „clauses“.
complaint-scenario-unshown = V „silent“ stojí pravidla jako { $clause }, ale scénář neočekává nic, čím by se mohla ukázat: „offers“, „expect“ nebo „after“.
complaint-scenario-reason = Pod „silent“ se píše, že se { $clause } oznamuje jako { $other }, to se ale v průběhu scénáře neozve.
complaint-clause = { $why } ({ $clause })
complaint-expected = { $path } má být { $expected }, ale je { $found }.
complaint-lacks = { $path } nemá být známo, ale je { $found }.
complaint-offers = { $seat } má mít na výběr: { $expected }. Má: { $found }.
complaint-changed = { $path } se nemělo změnit, ale změnilo se: { $before } → { $after }.
rules-unofficial = Crownlands je neoficiální herní stůl. Toto jsou pravidla, podle nichž se u něj hraje, našimi slovy; na číslo každého pravidla se odvolává záznam hry i každé odmítnutí.
lesson-unforeseen = To je dovoleno, ale k cíli to nevede. Vraťte to a podívejte se, co svítí.
lesson-aside = To je dovoleno, ale k cíli ještě něco chybí. Pokračujte, nebo to vraťte a podívejte se, co svítí.
lesson-seat-a = Adam
lesson-seat-b = Berta
lesson-seat-c = Cyril
lesson-seat-d = Dana
lesson-seat-e = Emil
list-all = { $list }
column-what = Co
column-value = Hodnota
column-from = Odkud pochází
column-text = Co říká
column-sign = V zápisu
cell-yes = ano
cell-changed = Toto vydání to mění; platí přesné hodnoty.
origin-rulebook = pravidla hry
origin-public = veřejný zdroj
origin-deduced = odvozeno
origin-house = domácí hodnota
origin-of = { $what }: { $origin }
rules-components = Všechny komponenty
rules-edition = Tabulky ukazují vydání „{ $title }“ ({ $id }).
rules-house = Domácí hodnotu zvolil tento projekt, protože tištěnou neznáme.
rules-other-edition = Tento stůl hraje s vlastním vydáním. Uvádí-li odstavec jiné číslo než tabulky, platí tabulky.
rules-ruling = domácí výklad
rules-examples = Příklady

## Ručně rozestavěné pozice

bench-table = Stůl
bench-flow = Co se děje
bench-hand = Ruka
bench-turn = Kdo je na tahu
bench-phase = Část hry
bench-year = Rok
bench-round = Kolo
bench-first = Kdo byl první
bench-discard = Odkládací hromádka
