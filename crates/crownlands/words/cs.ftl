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
cli-players = { $least } až { $most } hráčů
cli-seats = Je uvedeno { $seats } míst, ale hráčů je { $players }.
cli-simulated = Her: { $games }, { $rate } za sekundu; rozhodnutí na hru: { $mean } ({ $least } až { $most }).
cli-bot = bot
cli-games = hry
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
cli-play-help = Napište číslo volby nebo akci. ?PRAVIDLO nebo ?AKCE vysvětlí, u vrátí krok, s ukáže body, b herní plán, q odejde.
cli-arena-two = Turnaj potřebuje aspoň dva účastníky: uveďte --bots dvakrát nebo vícekrát.
cli-arena-share = Podíl leží mezi 0 a 1.
cli-arena-player = Jeden z účastníků selhal: { $problem }
cli-arena-threads = Partie se tu nedají hrát souběžně: { $problem }
cli-arena-log = Soubor { $file } se záznamem partií nelze použít: { $problem }
cli-arena-other-plan = V souboru { $file } jsou partie podle jiného plánu; zvolte jinou složku.
cli-arena-chart = Graf se nepodařilo nakreslit: { $problem }
cli-stranded = Tento program nemůže pokračovat v { $n ->
    [one] { $n } hře
    [few] { $n } hrách
    [many] { $n } hry
   *[other] { $n } hrách
} z tohoto datového souboru. { $why } Ukázat a vyvézt je lze i tak: { $tables }
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
cli-finding-copy = Toto je prostá kopie souboru, který server právě používal, bez souboru -wal: poslední zápisy mohou chybět. Úplné kopie dělá „crownlands admin backup“.
cli-finding-damage = Soubor je poškozen: { $what }
cli-finding-chain = Stůl { $table }: někdo změnil zápis od položky { $entry }.
cli-finding-seed = Stůl { $table }: tajné číslo není to, které bylo slíbeno při otevření stolu.
cli-finding-table = Stůl { $table } nelze přečíst: { $why }
