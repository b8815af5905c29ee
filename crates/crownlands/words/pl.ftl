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
cli-players = graczy: od { $least } do { $most }, zwykle { $usual }
cli-rated = ranking w tej grze { $rating }
cli-seats = Podanych miejsc: { $seats }, a graczy: { $players }.
cli-simulate-fault = Przegrane z powodu błędu: { $why }
cli-simulated = Gier: { $games }, { $rate } na sekundę; decyzji na grę: { $mean } (od { $least } do { $most }).
cli-bot = bot
cli-seats-played = rozegrane miejsca
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
cli-edition-game = Nie widać, do której gry należy wydanie; użyj --game.
cli-edition-sound = { $title }: poprawne wydanie gry { $game }.
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
cli-arena-two = Turniej wymaga co najmniej dwóch uczestników: podaj --bots dwa razy lub więcej.
cli-arena-alone = Przy tym stole jest jedno miejsce, więc nikt z nikim by się nie zmierzył: podaj --players albo pozwól jednemu botowi zagrać samemu poleceniem „simulate”.
cli-arena-share = Udział leży między 0 a 1.
cli-arena-player = Jeden z uczestników zawiódł: { $problem }
cli-arena-threads = Nie da się tu rozgrywać partii równolegle: { $problem }
cli-arena-log = Nie można użyć pliku { $file } z zapisem partii: { $problem }
cli-arena-other-plan = Plik { $file } zawiera partie według innego planu; wybierz inny folder.
cli-arena-chart = Nie udało się narysować wykresu: { $problem }
cli-arena-by-hand = Przy tym stole przeszukiwanie kieruje się oceną napisaną ręcznie: dla tego wydania, tych opcji lub tej liczby graczy niczego się nie nauczono.
cli-selfplay-nothing = Ta gra nic jeszcze nie mówi programowi, który się uczy.
cli-selfplay-done = W folderze { $folder } { $games ->
    [one] zapisano { $games } partię
    [few] zapisano { $games } partie
   *[many] zapisano { $games } partii
} ({ $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
}).
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
cli-admin-moved = Wszystko zostało przeniesione. Po ponownym odczytaniu jest takie samo; sprawdzono stołów: { $tables }, pozycji: { $entries }. Każdy łańcuch jest cały, a każde przyrzeczenie o losie się zgadza.
cli-admin-no-postgres = Ten program zbudowano bez PostgreSQL.
cli-finding-copy = To zwykła kopia pliku, którego serwer właśnie używał, bez pliku -wal: ostatnich zapisów może brakować. Pełne kopie robi „crownlands admin backup”.
cli-finding-damage = Plik jest uszkodzony: { $what }
cli-finding-chain = Stół { $table }: ktoś zmienił zapis od pozycji { $entry }.
cli-finding-seed = Stół { $table }: tajna liczba nie jest tą, którą przyrzeczono przy otwarciu stołu.
cli-finding-table = Stołu { $table } nie można odczytać: { $why }

# Gra w terminalu.
cli-play-start = Wpisz numer wyboru albo akcję; „{ $help }” powie, co jeszcze można wpisać, a „?” przed czymkolwiek to wyjaśni.
cli-play-bots = Grają tu boty: { $names }.
cli-level-random = losowy
cli-level-easy = łatwy
cli-level-fair = średni
cli-level-strong = silny
cli-level-expert = mistrz
cli-try-help = „{ $help }” powie, co można tu wpisać.
cli-section-board = Plansza
cli-section-hand = Twoja ręka
cli-sections = Nie ma takiej części stołu. Części: { $titles }.
cli-explain-nothing = Nic tu się nie nazywa „{ $what }”.
cli-explain-near = Nic tu się nie nazywa „{ $what }”. Najbliżej jest: { $known }.
cli-explain-see = Zobacz też: { $chapters }.
cli-hint = Wskazówka
cli-no-hints = Nie ma teraz niczego szczególnego, co trzeba wiedzieć.
cli-record-there = Plik { $file } już istnieje. Wybierz inną nazwę albo wróć do tamtej gry: „play --resume”.
cli-resume = Do gry można wrócić w każdej chwili: „crownlands play --resume { $file }”
cli-resume-over = Gra w pliku { $file } jest skończona.
cli-resume-seed = W pliku { $file } nie ma tajnej liczby kości, więc nie da się z niego grać dalej.
cli-unsaved = Gra nie została zapisana. Z opcją --record albo poleceniem „{ $save }” i nazwą pliku można by do niej później wrócić.

# Co można wpisać przy stole.
cli-order-help = pomoc
cli-order-choices = wybory
cli-order-board = plansza
cli-order-score = punkty
cli-order-hints = wskazówki
cli-order-lessons = lekcje
cli-order-log = dziennik
cli-order-undo = cofnij
cli-order-save = zapisz
cli-order-quit = koniec
cli-help-number = dokonuje tego wyboru; akcję można też wpisać tak, jak stoi za wyborem
cli-help-ask = przed czymkolwiek to wyjaśnia: numer wyboru, kartę, płytkę, miejsce lub słowo, zasadę ({ $clause }), rozdział ({ $chapter })
cli-help-help = ta lista
cli-help-choices = mówi jeszcze raz, co można zrobić
cli-help-board = pokazuje cały stół albo, po początku tytułu, jedną jego część
cli-help-score = pokazuje punkty
cli-help-hints = mówi, co początkujący powinien teraz wiedzieć
cli-help-lessons = wypisuje lekcje tej gry; z numerem rozgrywa tę lekcję
cli-help-log = mówi, co się wydarzyło
cli-help-undo = cofa ostatni krok, o ile nikt nie dowiedział się przez niego niczego nowego
cli-help-save = z nazwą nowego pliku: od teraz zapisuje tam grę
cli-help-quit = odchodzi od stołu

# Lekcje w terminalu.
cli-lesson-list = „{ $lessons } 1” rozgrywa tu pierwszą z nich. Można je też rozegrać na stronach: uruchom „crownlands” i otwórz „Nauka gry”.
cli-lesson-none = Ta gra nie ma lekcji.
cli-lesson-unknown = Nie ma lekcji { $number }; ostatnia ma numer { $most }.
cli-lesson-title = Lekcja { $number }: { $title }
cli-lesson-how = Wpisz numer wyboru albo akcję; „{ $hints }” pomaga, „{ $undo }” cofa ruch, „{ $quit }” wraca do gry.
cli-lesson-refused = Tak się nie da. { $why }
cli-lesson-wrong = Ruch został cofnięty; spróbuj inaczej.
cli-lesson-unforeseen = To jest dozwolone, ale nie prowadzi do celu.
cli-lesson-aside = To jest dozwolone, ale cel nie jest jeszcze osiągnięty. Graj dalej albo cofnij ruch poleceniem „{ $undo }”.
cli-lesson-hint = Zastanów się nad tym: { $acts }
cli-lesson-nohint = Nie ma teraz wskazówki; cofnij ruch poleceniem „{ $undo }”.
cli-lesson-kept = Nie ma czego cofać: żaden ruch nie był błędny.
cli-lesson-done = Bardzo dobrze. { $after }
cli-lesson-back = Wracasz do gry.

# Stół na całym ekranie.
cli-tui-terminal = --tui rysuje na terminalu, a to nim nie jest; bez tej opcji gra się wiersz po wierszu.
cli-tui-choices = Wybory
cli-tui-log = Co się wydarzyło
cli-tui-thinking = Grają inni …
cli-tui-keys = ↑↓ wybór · Enter wykonaj · Tab część · PgUp PgDn przewijanie · e wyjaśnij · / pytanie · u cofnij · s punkty · h pomoc · q koniec
cli-tui-ask = Co chcesz wiedzieć?
cli-tui-small = To okno jest za małe do gry; powiększ je albo wyjdź klawiszem q.
cli-tui-close = Zamyka dowolny klawisz.
cli-tui-over = Gra skończona; q wychodzi.
cli-tui-help-choose = wybierają; Home i End przechodzą do pierwszego i ostatniego wyboru
cli-tui-help-do = wykonuje to, co wybrane; drugie kliknięcie także
cli-tui-help-part = pokazuje następną część stołu, Shift-Tab poprzednią; kliknięcie tytułu także
cli-tui-help-scroll = przewijają część, ← i → na boki; kółko myszy także
cli-tui-help-explain = wyjaśnia to, co wybrane
cli-tui-help-ask = pyta o cokolwiek: o kartę, płytkę, miejsce, zasadę
cli-tui-help-language = zmienia język

# Zadania
cli-puzzles-none = Nie ma zadania { $number }; ostatnie ma numer { $most }.
cli-puzzles-sieve = Rozegrane gry: { $games }; obejrzane decyzje: { $looked }; obiecujące: { $promising }; znalezione ponownie przez każde krótkie szukanie: { $agreed }; potwierdzone długim: { $confirmed }.
cli-puzzles-made = { $n ->
    [one] W pliku { $file } jest { $n } nowe zadanie.
    [few] W pliku { $file } są { $n } nowe zadania.
    [many] W pliku { $file } jest { $n } nowych zadań.
   *[other] W pliku { $file } jest { $n } nowego zadania.
}

# Warsztat: własne wydania, pozycje i języki.
cli-file-there = Plik { $file } już istnieje; z --force zostanie nadpisany.
cli-edition-same = Nic się nie różni.
cli-edition-added = nowe
cli-edition-removed = brak
cli-edition-claims = mimo to zmienione
cli-scenario-one = O to można pytać tylko przy jednym scenariuszu naraz.
cli-scenario-title = { $game } ({ $names }), po kroku { $n }
cli-scenario-chance = Teraz rozstrzyga los.
cli-scenario-over = Gra jest skończona.
cli-scenario-nobody = Nikt tu nie podejmuje decyzji; podaj miejsce, na przykład „a: { "…" }”.
cli-scenario-allowed = „{ $action }” jest dozwolone.
cli-words-fault = { $file }, wiersz { $line }: { $why }; powie się po angielsku.
cli-words-whole = { $lang } należy do programu i niczego w nim nie brakuje; własny język wczytuje się za pomocą --words.
cli-words-unknown = { $book }: nie ma wiadomości „{ $key }” do przetłumaczenia.
cli-words-missing = { $lang }: brakujące wiadomości: { $n } z { $all }.
cli-print-house = H: jedną z wartości wybrał ten projekt
cli-print-aid = Ściągi dla graczy
cli-edition-printed = { $n ->
    [one] W folderze { $folder } leży { $n } arkusz.
    [few] W folderze { $folder } leżą { $n } arkusze.
   *[many] W folderze { $folder } leży { $n } arkuszy.
}
cli-translate-words = --translate potrzebuje folderu z językami: --words FOLDER.
