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
cli-edition-game = Nelze poznat, pro kterou hru vydání je; použijte --game.
cli-edition-sound = { $title }: platné vydání hry { $game }.
cli-record-entries = { $n ->
    [one] { $n } položka
    [few] { $n } položky
   *[other] { $n } položek
 }
cli-record-open = ještě neskončila
cli-record-key = Záznam není podepsán tímto klíčem.
cli-record-short = Záznam má jen { $n } položek, ne { $at }.
cli-won = Vítězství: { $who }
cli-you = Vy
cli-left = Odešli jste od stolu.
cli-seed = Semínko bylo { $seed }.
cli-saved = Záznam je v souboru { $file }.
cli-play-help = Napište číslo volby nebo akci. ?PRAVIDLO nebo ?AKCE vysvětlí, u vrátí krok, s ukáže body, b desku, q odejde.
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
cli-serving = Crownlands běží na { $address }  (ukončíte klávesami Ctrl-C)
cli-serving-others = Ostatní ve stejné síti otevřou { $address }
cli-serving-public = Lidé otevřou { $address }
cli-serving-metrics = Čísla pro provozovatele: { $address }
cli-serving-data = Hry se ukládají do { $file }
cli-port-taken = Port { $port } je obsazený, a tak byl vzat nejbližší volný.
