# Slova příkazové řádky.
cli-no-game = Hra „{ $game }“ tu není. Hry: { $known }.
cli-no-clause = { $game } nemá pravidlo „{ $clause }“.
cli-no-result = Nic z toho nevzešlo; to by se nemělo stát.
cli-no-study = Vyváženost hry { $game } nikdo nezkoumal: pro tuto hru není studie.
cli-no-seat = Místo { $seat } u tohoto stolu není.
cli-no-choice = Vyberte číslo od 1 do { $most }, nebo napište akci.
cli-no-scenario = Není tam žádný soubor se scénářem.
cli-cannot-read = { $file } nelze přečíst: { $problem }
cli-cannot-write = { $file } nelze zapsat: { $problem }
cli-players = hráčů: { $least } až { $most }, obvykle { $usual }
cli-rated = hodnocení v této hře { $rating }
cli-seats = { $seats ->
    [one] Je uvedeno { $seats } místo
    [few] Jsou uvedena { $seats } místa
   *[other] Je uvedeno { $seats } míst
}, ale { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}.
cli-simulate-fault = Prohráno kvůli chybě: { $why }
cli-simulated = Her: { $games }, { $rate } za sekundu; rozhodnutí na hru: { $mean } ({ $least } až { $most }).
cli-bot = bot
cli-seats-played = odehraná místa
cli-wins = výhry
cli-rate = podíl
cli-interval = interval 95 %
cli-score = body
cli-bench-seconds = Měřte déle než 0 a nejvýše 3600 sekund.
cli-bench-playouts = náhodných her za sekundu
cli-bench-decisions = rozhodnutí za sekundu
cli-bench-length = rozhodnutí na hru
cli-bench-offers = možností při rozhodnutí, průměr / nejvíce
cli-bench-state = bajtů na stav
cli-bench-copies = ns na kopii / pohled / představu
cli-bench-score = ns na bodování konečného stavu
cli-bench-search = kroků hledání za sekundu, uprostřed hry
cli-bench-hash = otisk výsledků
cli-bench-valgrind = Instrukce počítá valgrind, a ten selhal: { $problem }
cli-bench-grown = { $game }: pevná práce stojí { $found } instrukcí, dohodnuto bylo { $expected }. Zrychlete ji, nebo změňte instructions.toml a napište proč.
cli-bench-changed = { $game }: výsledky pevných her se změnily: čekáno { $expected }, nalezeno { $found }. Byla-li pravidla změněna záměrně, změňte i result-hashes.toml.
cli-scenarios = Platí scénářů: { $held }, neplatí: { $failed }.
cli-words-faulty = { $n ->
    [one] { $n } vadná zpráva:
    [few] { $n } vadné zprávy:
   *[other] { $n } vadných zpráv:
}
    { $what }
cli-edition-game = Nelze poznat, pro kterou hru vydání je; použijte --game.
cli-edition-sound = { $title }: platné vydání hry { $game }.
cli-record-entries = { $n ->
    [one] { $n } položka
    [few] { $n } položky
   *[other] { $n } položek
 }
cli-record-open = ještě neskončila
cli-record-key = Záznam není podepsán tímto klíčem.
cli-record-short = { $n ->
    [one] Záznam má jen { $n } položku, ne { $at }.
    [few] Záznam má jen { $n } položky, ne { $at }.
   *[other] Záznam má jen { $n } položek, ne { $at }.
}
cli-won = Vítězství: { $who }
cli-nobody-won = Nikdo nevyhrál.
cli-player = Hráč { $seat }
cli-left = Odešli jste od stolu.
cli-seed = Semínko bylo { $seed }.
cli-saved = Záznam je v souboru { $file }.
cli-arena-two = Turnaj potřebuje aspoň dva účastníky: uveďte --bots dvakrát nebo vícekrát.
cli-arena-alone = U tohoto stolu je jedno místo, takže by se nikdo s nikým neutkal: udejte --players, nebo nechte jednoho bota hrát samotného pomocí „simulate“.
cli-arena-share = Podíl leží mezi 0 a 1.
cli-arena-player = Jeden z účastníků selhal: { $problem }
cli-arena-threads = Partie se tu nedají hrát souběžně: { $problem }
cli-arena-log = Soubor { $file } se záznamem partií nelze použít: { $problem }
cli-arena-other-plan = V souboru { $file } jsou partie podle jiného plánu; zvolte jinou složku.
cli-arena-chart = Graf se nepodařilo nakreslit: { $problem }
cli-arena-by-hand = U tohoto stolu se prohledávání řídí ručně psaným úsudkem: pro toto vydání, tyto volby nebo tento počet hráčů nebylo nic naučeno.
cli-selfplay-nothing = Tato hra zatím učícímu se programu nic neříká.
cli-selfplay-done = Ve složce { $folder } { $games ->
    [one] je zapsána { $games } partie
    [few] jsou zapsány { $games } partie
   *[other] je zapsáno { $games } partií
} ({ $files ->
    [one] { $files } soubor
    [few] { $files } soubory
   *[other] { $files } souborů
}).
cli-stranded = Hry z tohoto datového souboru, ve kterých tento program nemůže pokračovat: { $n }. { $why } Ukázat a vyvézt je lze i tak: { $tables }
cli-serving = Crownlands běží na { $address } (ukončíte klávesami Ctrl-C)
cli-serving-others = Ostatní ve stejné síti otevřou { $address }
cli-serving-public = Lidé otevřou { $address }
cli-serving-metrics = Čísla pro provozovatele: { $address }
cli-serving-data = Hry se ukládají do { $file }
cli-port-taken = Port { $port } je obsazený, a tak byl vzat nejbližší volný.

# Kancelář provozovatele.
cli-admin-backup = Záloha je v souboru { $file } a byla ověřena: stolů { $tables }, položek { $entries }.
cli-admin-restored = Datovým souborem je teď { $what }.
cli-admin-kept = Co tu bylo předtím, zůstalo v souboru { $what }.
cli-admin-checked = Ověřeno: stolů { $tables }, položek { $entries }.
cli-admin-exported = Stůl je v souboru { $what }.
cli-admin-imported = Stůl je teď tady pod názvem { $what }. Místa, na kterých seděli lidé, jsou volná.
cli-admin-closed = Stůl { $what } je uzavřen.
cli-admin-deleted = Stůl { $what } je smazán.
cli-admin-sure = Tím se stůl { $what } i vše, co se u něj řeklo, navždy smaže. Pokud to opravdu chcete, přidejte --yes.
cli-admin-muted = Osoba { $what } už u stolů nemůže mluvit.
cli-admin-unmuted = Osoba { $what } může u stolů zase mluvit.
cli-admin-banned = Osoba { $what } se odteď může jen dívat.
cli-admin-unbanned = Osoba { $what } může zase hrát.
cli-admin-is-muted = nesmí mluvit
cli-admin-is-banned = smí se jen dívat
cli-admin-person = míst: { $seats }, řečeno: { $said }
cli-admin-stats = lidí { $people } · položek { $entries } · řečeno { $said } · činů provozovatele { $deeds } · { $megabytes } MB
cli-admin-moved = Vše se přestěhovalo. Po přečtení zpět je to totéž; ověřeno stolů: { $tables }, položek: { $entries }. Každý řetěz drží a každý slib o náhodě souhlasí.
cli-admin-no-postgres = Tento program byl sestaven bez PostgreSQL.
cli-finding-copy = Toto je prostá kopie souboru, který server právě používal, bez souboru -wal: poslední zápisy mohou chybět. Úplné kopie dělá „crownlands admin backup“.
cli-finding-damage = Soubor je poškozen: { $what }
cli-finding-chain = Stůl { $table }: někdo změnil zápis od položky { $entry }.
cli-finding-seed = Stůl { $table }: tajné číslo není to, které bylo slíbeno při otevření stolu.
cli-finding-table = Stůl { $table } nelze přečíst: { $why }

# Hra v terminálu.
cli-play-start = Napište číslo volby nebo akci; „{ $help }“ poví, co dalšího lze říct, a „?“ před čímkoli to vysvětlí.
cli-play-bots = Hrají tu boti: { $names }.
cli-level-random = náhodný
cli-level-easy = snadný
cli-level-fair = průměrný
cli-level-strong = silný
cli-level-expert = mistr
cli-try-help = „{ $help }“ poví, co zde lze říct.
cli-section-board = Herní plán
cli-section-hand = Vaše ruka
cli-sections = Taková část stolu není. Části: { $titles }.
cli-explain-nothing = Nic se zde nejmenuje „{ $what }“.
cli-explain-near = Nic se tu nejmenuje „{ $what }“. Nejblíž je: { $known }.
cli-explain-see = Viz též: { $chapters }.
cli-hint = Rada
cli-no-hints = Teď není třeba vědět nic zvláštního.
cli-record-there = Soubor { $file } už existuje. Zvolte jiný název, nebo v té hře pokračujte: „play --resume“.
cli-resume = Pokračovat můžete kdykoli: „crownlands play --resume { $file }“
cli-resume-over = Hra v souboru { $file } skončila.
cli-resume-seed = V souboru { $file } není tajné číslo kostek, a proto z něj nelze pokračovat.
cli-unsaved = Hra se nezapsala. S volbou --record nebo příkazem „{ $save }“ a názvem souboru by v ní šlo později pokračovat.

# Co lze říct u stolu.
cli-order-help = pomoc
cli-order-choices = volby
cli-order-board = plán
cli-order-score = body
cli-order-hints = rady
cli-order-lessons = lekce
cli-order-log = zápis
cli-order-undo = zpět
cli-order-save = uložit
cli-order-quit = konec
cli-help-number = provede tuto volbu; akci lze také napsat tak, jak stojí za svou volbou
cli-help-ask = před čímkoli to vysvětlí: číslo volby, kartu, dílek, místo nebo slovo, pravidlo ({ $clause }), kapitolu ({ $chapter })
cli-help-help = tento seznam
cli-help-choices = znovu poví, co lze udělat
cli-help-board = ukáže celý stůl, nebo podle začátku nadpisu jednu jeho část
cli-help-score = ukáže body
cli-help-hints = poví, co by měl začátečník v této chvíli vědět
cli-help-lessons = vypíše lekce této hry; s číslem tu lekci zahraje
cli-help-log = poví, co se stalo
cli-help-undo = vrátí poslední krok, pokud se tím nikdo nic nového nedozvěděl
cli-help-save = s názvem nového souboru: odteď tam hru zapisuje
cli-help-quit = odejde od stolu

# Lekce v terminálu.
cli-lesson-list = „{ $lessons } 1“ tu zahraje první z nich. Hrají se i na stránkách: spusťte „crownlands“ a otevřete „Naučit se hrát“.
cli-lesson-none = Tato hra nemá žádné lekce.
cli-lesson-unknown = Lekce { $number } není; poslední má číslo { $most }.
cli-lesson-title = Lekce { $number }: { $title }
cli-lesson-how = Napište číslo volby nebo akci; „{ $hints }“ pomůže, „{ $undo }“ vrátí krok zpět, „{ $quit }“ vás vrátí ke hře.
cli-lesson-refused = To nejde. { $why }
cli-lesson-wrong = Krok se vrátil; zkuste to jinak.
cli-lesson-unforeseen = To je dovoleno, ale nevede to k cíli.
cli-lesson-aside = To je dovoleno, ale cíle ještě není dosaženo. Pokračujte, nebo krok vraťte pomocí „{ $undo }“.
cli-lesson-hint = Zamyslete se nad tímto: { $acts }
cli-lesson-nohint = Teď tu není žádná rada; vraťte krok pomocí „{ $undo }“.
cli-lesson-kept = Není co vracet: žádný krok nebyl chybný.
cli-lesson-done = Výborně. { $after }
cli-lesson-back = Jste zpátky u hry.

# Stůl přes celou obrazovku.
cli-tui-terminal = --tui kreslí na terminál, a toto žádný není; bez této volby se hraje po řádcích.
cli-tui-choices = Volby
cli-tui-log = Co se stalo
cli-tui-thinking = Hrají ostatní …
cli-tui-keys = ↑↓ výběr · Enter provést · Tab část · PgUp PgDn posun · e vysvětlit · / otázka · u zpět · s body · h pomoc · q konec
cli-tui-ask = Co chcete vědět?
cli-tui-small = Toto okno je na hraní příliš malé; zvětšete je, nebo odejděte klávesou q.
cli-tui-close = Zavře libovolná klávesa.
cli-tui-over = Hra skončila; q odejde.
cli-tui-help-choose = vybírá; Home a End přejdou na první a poslední volbu
cli-tui-help-do = provede, co je vybráno; druhé kliknutí rovněž
cli-tui-help-part = ukáže další část stolu, Shift-Tab předchozí; kliknutí na nadpis rovněž
cli-tui-help-scroll = posouvají část, ← a → do stran; kolečko myši rovněž
cli-tui-help-explain = vysvětlí, co je vybráno
cli-tui-help-ask = zeptá se na cokoli: na kartu, dílek, místo, pravidlo
cli-tui-help-language = změní jazyk

# Úlohy
cli-puzzles-none = Úloha { $number } není; poslední má číslo { $most }.
cli-puzzles-sieve = Odehrané hry: { $games }; prohlédnutá rozhodnutí: { $looked }; slibná: { $promising }; znovu nalezená každým krátkým hledáním: { $agreed }; potvrzená dlouhým: { $confirmed }.
cli-puzzles-made = { $n ->
    [one] V souboru { $file } je { $n } nová úloha.
    [few] V souboru { $file } jsou { $n } nové úlohy.
    [many] V souboru { $file } je { $n } nové úlohy.
   *[other] V souboru { $file } je { $n } nových úloh.
}

# Dílna: vlastní vydání, pozice a jazyky.
cli-file-there = Soubor { $file } už existuje; s --force se přepíše.
cli-edition-same = Nic se neliší.
cli-edition-added = nové
cli-edition-removed = chybí
cli-edition-claims = přesto změněno
cli-scenario-one = Na to se lze ptát jen u jednoho scénáře najednou.
cli-scenario-title = { $game } ({ $names }), po kroku { $n }
cli-scenario-chance = Teď rozhodne náhoda.
cli-scenario-over = Hra skončila.
cli-scenario-nobody = Nikdo tu nerozhoduje; napište, které místo máte na mysli, například „a: { "…" }“.
cli-scenario-allowed = „{ $action }“ je dovoleno.
cli-words-fault = { $file }, řádek { $line }: { $why }; řekne se anglicky.
cli-words-whole = { $lang } patří k programu a nic v něm nechybí; vlastní jazyk načtete pomocí --words.
cli-words-unknown = { $book }: zpráva „{ $key }“ k přeložení neexistuje.
cli-words-missing = { $lang }: chybějící zprávy: { $n } { $all ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $all }.
cli-print-house = H: některou hodnotu zvolil tento projekt
cli-print-aid = Přehledy pro hráče
cli-edition-printed = { $n ->
    [one] Ve složce { $folder } leží { $n } arch.
    [few] Ve složce { $folder } leží { $n } archy.
   *[other] Ve složce { $folder } leží { $n } archů.
}
cli-translate-words = --translate potřebuje složku s jazyky: --words SLOŽKA.
