# Słowa wiersza poleceń.
cli-no-game = Nie ma gry „{ $game }”. Gry: { $known }.
cli-no-clause = { $game } nie ma zasady „{ $clause }”.
cli-no-result = Nic z tego nie wyszło; to nie powinno się zdarzyć.
cli-no-seat = Przy tym stole nie ma miejsca { $seat }.
cli-no-choice = Wybierz liczbę od 1 do { $most } albo wpisz akcję.
cli-no-scenario = Nie ma tam pliku scenariusza.
cli-cannot-read = Nie można odczytać { $file }: { $problem }
cli-cannot-write = Nie można zapisać { $file }: { $problem }
cli-players = od { $least } do { $most } graczy
cli-seats = Podano { $seats } miejsc, a graczy jest { $players }.
cli-simulated = Gier: { $games }, { $rate } na sekundę; decyzji na grę: { $mean } (od { $least } do { $most }).
cli-bot = bot
cli-games = gry
cli-wins = wygrane
cli-rate = odsetek
cli-interval = przedział 95 %
cli-score = punkty
cli-bench-seconds = Mierz dłużej niż 0 i najwyżej 3600 sekund.
cli-bench-playouts = losowych gier na sekundę
cli-bench-decisions = decyzji na sekundę
cli-bench-length = decyzji na grę
cli-bench-offers = możliwości przy decyzji, średnio / najwięcej
cli-bench-state = bajtów stanu
cli-bench-copies = ns na kopię / widok / wyobrażenie
cli-bench-score = ns na punktację końcowego stanu
cli-bench-search = kroków przeszukiwania na sekundę, w środku gry
cli-bench-hash = skrót wyników
cli-bench-valgrind = Instrukcje liczy valgrind, a ten zawiódł: { $problem }
cli-bench-grown = { $game }: stała praca kosztuje { $found } instrukcji, uzgodniono { $expected }. Przyspiesz ją albo zmień instructions.toml i napisz dlaczego.
cli-bench-changed = { $game }: wyniki ustalonych gier się zmieniły: oczekiwano { $expected }, jest { $found }. Jeśli zasady zmieniono celowo, zmień też result-hashes.toml.
cli-scenarios = Scenariuszy spełnionych: { $held }, niespełnionych: { $failed }.
cli-edition-game = Nie widać, do której gry należy edycja; użyj --game.
cli-edition-sound = { $title }: poprawna edycja gry { $game }.
cli-record-entries = { $n ->
    [one] { $n } pozycja
    [few] { $n } pozycje
   *[other] { $n } pozycji
 }
cli-record-open = jeszcze nieskończona
cli-record-key = Zapis nie jest podpisany tym kluczem.
cli-record-short = Zapis ma tylko { $n } pozycji, a nie { $at }.
cli-won = Zwycięstwo: { $who }
cli-you = Ty
cli-left = Odchodzisz od stołu.
cli-seed = Ziarnem było { $seed }.
cli-saved = Zapis jest w pliku { $file }.
cli-play-help = Wpisz numer wyboru albo akcję. ?ZASADA lub ?AKCJA wyjaśnia, u cofa, s pokazuje punkty, b planszę, q odchodzi.
cli-arena-two = Turniej wymaga co najmniej dwóch uczestników: podaj --bots dwa razy lub więcej.
cli-arena-share = Udział leży między 0 a 1.

# Brian Boru in the terminal.
bb-round = Runda
bb-prize = nagroda
bb-raiders-left = pozostali najeźdźcy
bb-marker = znacznik
bb-points = punkty
bb-coins = monety
bb-renown = poważanie
bb-track = zaślubiny
bb-raiders = najeźdźcy
bb-church = kościół
bb-towns = miasta
bb-cards = karty
bb-trick = Aktywne Miasto
bb-hand = Twoja ręka (★ po wygranej, a i b po przegranej)
bb-packet = Podane karty
cli-stranded = Ten program nie może kontynuować { $n ->
    [one] { $n } gry
    [few] { $n } gier
    [many] { $n } gier
   *[other] { $n } gry
} z tego pliku danych. { $why } Można je mimo to pokazać i wyeksportować: { $tables }
cli-serving = Crownlands działa pod adresem { $address }  (kończy Ctrl-C)

# The Two Heirs in the terminal.
th-heading = Tura { $turn } · kafelków w stosie: { $left }, na wierzchu { $top } · zniżka { $discount }
th-crown = Korona należy do:
th-henry = Henryk

# Northgard w terminalu.
ng-player = karty: { $cards } w ręce, { $draw } w talii, { $discard } odrzuconych · w rezerwie { $reserve } jednostek · bastiony: { $strongholds }
ng-passed = (pas)

# Crescent Moon in the terminal.
cm-heading = Rok { $year } z { $years } · runda { $round } · kart w talii: { $deck }
cm-legend = 2o jednostki stałej armii, 1m najemnicy, F fort, K twierdza, P pałac, t wioska, c miasto, i wpływ; ~ brzegi rzeki, [X] kontrola
cm-market = Targ od odległego do lokalnego, z twoimi cenami
cm-sultan-market = Targ Sułtana:
cm-combat = Walka w { $hex }: { $attack } przeciw { $defence }
cm-contest = Spór o wpływy w { $hex }: { $attack } przeciw { $defence }
cm-player = punkty { $vp } · monety { $coins } (+{ $income } rocznie) · karty { $cards } · rezerwy { $reserve } · jednostki w zasobach { $units }
cm-hand = znane w ręce:
cm-row = wyłożone:
