# Słowa wiersza poleceń.
cli-no-game = Nie ma gry „{ $game }”. Gry: { $known }.
cli-no-clause = { $game } nie ma zasady „{ $clause }”.
cli-no-result = Nic z tego nie wyszło; to nie powinno się zdarzyć.
cli-no-study = Nikt nie zbadał, jak zrównoważona jest gra { $game }: nie ma dla niej badania.
cli-no-seat = Przy tym stole nie ma miejsca { $seat }.
cli-no-choice = Wybierz liczbę od 1 do { $most } albo wpisz akcję.
cli-no-scenario = Nie ma tam pliku scenariusza.
cli-cannot-read = Nie można odczytać { $file }: { $problem }
cli-cannot-write = Nie można zapisać { $file }: { $problem }
cli-players = od { $least } do { $most } graczy
cli-seats = Podanych miejsc: { $seats }, a graczy: { $players }.
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
cli-words-faulty = { $n ->
    [one] { $n } wadliwy komunikat:
    [few] { $n } wadliwe komunikaty:
   *[many] { $n } wadliwych komunikatów:
}
    { $what }
cli-edition-game = Nie widać, do której gry należy edycja; użyj --game.
cli-edition-sound = { $title }: poprawna edycja gry { $game }.
cli-record-entries = { $n ->
    [one] { $n } pozycja
    [few] { $n } pozycje
   *[other] { $n } pozycji
 }
cli-record-open = jeszcze nieskończona
cli-record-key = Zapis nie jest podpisany tym kluczem.
cli-record-short = { $n ->
    [one] Zapis ma tylko { $n } pozycję, a nie { $at }.
    [few] Zapis ma tylko { $n } pozycje, a nie { $at }.
   *[many] Zapis ma tylko { $n } pozycji, a nie { $at }.
}
cli-won = Zwycięstwo: { $who }
cli-nobody-won = Nikt nie wygrał.
cli-player = Gracz { $seat }
cli-left = Odchodzisz od stołu.
cli-seed = Ziarnem było { $seed }.
cli-saved = Zapis jest w pliku { $file }.
cli-play-help = Wpisz numer wyboru albo akcję. ?ZASADA lub ?AKCJA wyjaśnia, u cofa, s pokazuje punkty, b planszę, q odchodzi.
cli-arena-two = Turniej wymaga co najmniej dwóch uczestników: podaj --bots dwa razy lub więcej.
cli-arena-share = Udział leży między 0 a 1.
cli-arena-player = Jeden z uczestników zawiódł: { $problem }
cli-arena-threads = Nie da się tu rozgrywać partii równolegle: { $problem }
cli-arena-log = Nie można użyć pliku { $file } z zapisem partii: { $problem }
cli-arena-other-plan = Plik { $file } zawiera partie według innego planu; wybierz inny folder.
cli-arena-chart = Nie udało się narysować wykresu: { $problem }
cli-stranded = Ten program nie może kontynuować { $n ->
    [one] { $n } gry
    [few] { $n } gier
    [many] { $n } gier
   *[other] { $n } gry
} z tego pliku danych. { $why } Można je mimo to pokazać i wyeksportować: { $tables }
cli-serving = Crownlands działa pod adresem { $address } (kończy Ctrl-C)
cli-serving-others = Inni w tej samej sieci otwierają { $address }
cli-serving-public = Ludzie otwierają { $address }
cli-serving-metrics = Liczby dla prowadzącego: { $address }
cli-serving-data = Gry są zapisywane w { $file }
cli-port-taken = Port { $port } jest zajęty, więc wzięto następny wolny.

# Kancelaria prowadzącego.
cli-admin-backup = Kopia zapasowa jest w pliku { $file } i została sprawdzona: stołów { $tables }, pozycji { $entries }.
cli-admin-restored = Plikiem danych jest teraz { $what }.
cli-admin-kept = To, co było wcześniej, zachowano jako { $what }.
cli-admin-checked = Sprawdzono: stołów { $tables }, pozycji { $entries }.
cli-admin-exported = Stół jest w pliku { $what }.
cli-admin-imported = Stół jest teraz tutaj pod nazwą { $what }. Miejsca, na których siedzieli ludzie, są wolne.
cli-admin-closed = Stół { $what } zamknięto.
cli-admin-deleted = Stół { $what } usunięto.
cli-admin-sure = To na zawsze usunie stół { $what } i wszystko, co przy nim powiedziano. Jeśli na pewno tego chcesz, dodaj --yes.
cli-admin-muted = Osoba { $what } nie może już rozmawiać przy stołach.
cli-admin-unmuted = Osoba { $what } może znowu rozmawiać przy stołach.
cli-admin-banned = Osoba { $what } może odtąd tylko patrzeć.
cli-admin-unbanned = Osoba { $what } może znowu grać.
cli-admin-is-muted = nie może rozmawiać
cli-admin-is-banned = może tylko patrzeć
cli-admin-person = miejsc: { $seats }, powiedziano: { $said }
cli-admin-stats = osób { $people } · pozycji { $entries } · powiedziano { $said } · czynności prowadzącego { $deeds } · { $megabytes } MB
cli-finding-copy = To zwykła kopia pliku, którego serwer właśnie używał, bez pliku -wal: ostatnich zapisów może brakować. Pełne kopie robi „crownlands admin backup”.
cli-finding-damage = Plik jest uszkodzony: { $what }
cli-finding-chain = Stół { $table }: ktoś zmienił zapis od pozycji { $entry }.
cli-finding-seed = Stół { $table }: tajna liczba nie jest tą, którą przyrzeczono przy otwarciu stołu.
cli-finding-table = Stołu { $table } nie można odczytać: { $why }
