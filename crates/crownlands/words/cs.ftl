# Slova příkazové řádky.
cli-no-game = Hra „{ $game }“ tu není. Hry: { $known }.
cli-no-clause = { $game } nemá pravidlo „{ $clause }“.
cli-no-result = Nic z toho nevzešlo; to by se nemělo stát.
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

# Brian Boru in the terminal.
bb-round = Kolo
bb-prize = cena
bb-raiders-left = zbývá nájezdníků
bb-marker = ukazatel
bb-points = body
bb-coins = mince
bb-renown = věhlas
bb-track = sňatky
bb-raiders = nájezdníci
bb-church = církev
bb-towns = města
bb-cards = karty
bb-trick = Aktivní město
bb-hand = Vaše ruka (★ při výhře, a a b při prohře)
bb-packet = Předané karty
cli-stranded = Tento program nemůže pokračovat v { $n ->
    [one] { $n } hře
    [few] { $n } hrách
    [many] { $n } hry
   *[other] { $n } hrách
} z tohoto datového souboru. { $why } Ukázat a vyvézt je lze i tak: { $tables }
cli-serving = Crownlands běží na { $address }  (ukončíte klávesami Ctrl-C)

# The Two Heirs in the terminal.
th-heading = Tah { $turn } · v balíčku { $left }, navrchu { $top } · sleva { $discount }
th-crown = Koruna patří:
th-henry = Jindřich

# Northgard v terminálu.
ng-player = karty: { $cards } v ruce, { $draw } v balíčku, { $discard } odložených · v zásobě { $reserve } jednotek · bašty: { $strongholds }
ng-passed = (pasuje)

# Crescent Moon in the terminal.
cm-heading = Rok { $year } z { $years } · kolo { $round } · karet v balíčku: { $deck }
cm-legend = 2o jednotky stálého vojska, 1m žoldnéři, F tvrz, K pevnost, P palác, t vesnice, c město, i vliv; ~ břehy řeky, [X] ovládání
cm-market = Trh od vzdáleného k místnímu, s vašimi cenami
cm-sultan-market = Sultánův trh:
cm-combat = Boj v { $hex }: { $attack } proti { $defence }
cm-contest = Soupeření o vliv v { $hex }: { $attack } proti { $defence }
cm-player = body { $vp } · mince { $coins } (+{ $income } ročně) · karty { $cards } · zálohy { $reserve } · jednotky v zásobě { $units }
cm-hand = známé v ruce:
cm-row = vyložené:
