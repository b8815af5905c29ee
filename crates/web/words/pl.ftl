# Co mówią strony.

# Rama
ui-skip = Przejdź do treści
ui-nav = Witryna
ui-language = Język
ui-theme = Wygląd
ui-theme-auto = Jak w urządzeniu
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-theme-to-auto = Przełącz na wygląd urządzenia
ui-theme-to-light = Przełącz na jasny wygląd
ui-theme-to-dark = Przełącz na ciemny wygląd
ui-settings = Ustawienia
ui-rules = Zasady
ui-lobby = Poczekalnia
ui-next-turn = Mój następny ruch
ui-next-short = Mój ruch
ui-foot = Crownlands to nieoficjalny cyfrowy stół. Nie używa grafik ani tekstów wydanych gier; ich nazwy służą tylko do oznaczenia.
ui-style = Styl
ui-back-to-lobby = Do poczekalni
ui-back-to-table = Wróć do stołu

# Ustawienia
ui-name = Twoje imię
ui-save = Zapisz
ui-confirm-setting = Przed każdym krokiem
ui-confirm-off = Wykonaj od razu
ui-confirm-on = Najpierw zapytaj
ui-sound-setting = Ciche dźwięki, gdy ktoś wykonuje ruch
ui-sound-off = Wyłączone
ui-sound-on = Włączone
ui-hints-setting = Wskazówki w grach, których jeszcze nie mam ukończonych
ui-hints-off = Nigdy
ui-hints-on = Pokazuj
ui-hints = Pierwsza gra
ui-hints-more = Więcej wskazówek
ui-hints-hide = Ukryj wskazówki
ui-hints-hide-help = Można je włączyć ponownie w ustawieniach.
ui-guest-name = Gość { $n }

# Poczekalnia
ui-welcome = Usiądź do stołu
ui-welcome-lead = Gry o sporne ziemie, z botami lub przyjaciółmi; każdej zasady pilnujemy i każdą wyjaśniamy. Bez zakładania konta.
ui-games = Gry
ui-play-now = Graj teraz
ui-open = Przygotuj stół
ui-players-range = Od { $least } do { $most } graczy
ui-players-count = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
ui-my-tables = Moje stoły
ui-open-tables = Stoły z wolnymi miejscami
ui-watch-tables = Gry do oglądania
ui-my-finished = Moje zakończone gry
ui-finished = Zakończone gry
ui-finished-none = Nie zakończono jeszcze żadnej gry.
ui-older = Starsze gry
ui-free = wolne
ui-state-open = Dołącz
ui-state-waiting = Czeka na graczy
ui-state-playing = Gra trwa
ui-state-watch = Oglądaj
ui-state-over = Zakończona
ui-ago-now = przed chwilą
ui-ago-minutes = { $n ->
    [one] { $n } minutę temu
    [few] { $n } minuty temu
    [many] { $n } minut temu
   *[other] { $n } minuty temu
}
ui-ago-hours = { $n ->
    [one] { $n } godzinę temu
    [few] { $n } godziny temu
    [many] { $n } godzin temu
   *[other] { $n } godziny temu
}
ui-ago-days = { $n ->
    [one] { $n } dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}

# Otwieranie stołu
ui-player-count = Liczba graczy
ui-who-plays = Kto gra?
ui-who-plays-help = Kilka osób przy tym urządzeniu przekazuje je sobie między ruchami. Wolne miejsca zajmuje się przez link do stołu.
ui-seat = Miejsce
ui-seat-here = Przy tym urządzeniu
ui-open-hands = Siedzimy razem: pokazuj karty wszystkich otwarcie
ui-open-hands-help = Urządzenia nie trzeba wtedy przekazywać. Bez tego karty widać dopiero wtedy, gdy ich gracz potwierdzi przejęcie.
ui-seat-open = Wolne: na zaproszenie
ui-name-here = Imię przy tym urządzeniu
ui-bot = Bot
ui-bot-easy = Bot: łatwy
ui-bot-fair = Bot: średni
ui-bot-strong = Bot: silny
ui-bot-expert = Bot: mistrz (nie spieszy się)
ui-options = Opcje
ui-speed = Tempo botów
ui-speed-alone = Tempo przeciwnika
ui-speed-instant = Natychmiast
ui-speed-calm = Spokojnie
ui-speed-slow = Powoli
ui-listed = Pokaż stół w poczekalni
ui-edition = Wydanie
ui-open-go = Otwórz stół

# Przed grą
ui-room-free = { $n ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
    [many] { $n } miejsc jest wolnych.
   *[other] { $n } miejsca są wolne.
}
ui-join = Usiądź tutaj
ui-leave = Wstań
ui-invite = Zaproś innych tym linkiem
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-fill = Uzupełnij botami i zacznij

# Stół
ui-players = Gracze
ui-you = ty
ui-your-turn = Twoja kolej
ui-due = na ruchu
ui-thinking = myśli
ui-board = Plansza
ui-hand = Twoja ręka
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-fit = Pokaż całą planszę
ui-chosen = Twój wybór:
ui-confirm = Potwierdź
ui-choose-again = Wybierz coś innego
ui-undo = Cofnij
ui-start-over = Zacznij od nowa
ui-type = Wpisz akcję lub zapytaj, czemu nie można
ui-type-label = Akcja słowami lub w zapisie, na przykład tekst przycisku
ui-type-do = Wykonaj
ui-type-why = Czemu nie?
ui-waiting = { $n ->
    [0] Chwileczkę …
   *[other] Czekamy na ruch: { $seats }
}
ui-waiting-bots = { $n ->
    [one] { $seats } myśli
   *[other] { $seats } myślą
}
ui-offline = Utracono połączenie ze stołem. Nic przez to nie przepadło; strona próbuje połączyć się ponownie.
ui-unanswered = Serwer nie odpowiedział. Nic nie przepadło; spróbuj ponownie.
ui-close = Zamknij
ui-watching = Oglądasz grę. Widzisz to, co może widzieć każdy.
ui-hand-over = Przekaż urządzenie: { $seat }
ui-hand-over-help = Karty są ukryte, dopóki następny gracz nie potwierdzi przejęcia.
ui-hand-over-take = { $seat } – pokaż moje karty
ui-score-now = Punkty, gdyby gra skończyła się teraz
ui-team-score = Drużyna razem
ui-decided = { $seat } ma przewagę { $n ->
    [one] jednego punktu
   *[other] { $n } punktów
}, następne miejsce: { $other }; najwięcej dało: { $item } (+{ $most }).
ui-decided-teams = { $seats } mają przewagę { $n ->
    [one] jednego punktu
   *[other] { $n } punktów
}, następne miejsce: { $others }; najwięcej dało: { $item } (+{ $most }).
ui-decided-tie = { $seat } i { $other } mają tyle samo punktów; zdecydowała zasada remisów.
ui-decided-teams-tie = Obie drużyny mają tyle samo punktów; zdecydowała zasada remisów.
ui-winners = { $n ->
    [0] Żaden gracz nie wygrał
    [one] Wygrywa { $seats }
   *[other] Wygrywają { $seats }
}
ui-rematch = Rewanż
ui-rematch-go = Do rewanżu
ui-record = Pobierz zapis
ui-log = Przebieg
ui-log-since = Od twojego ostatniego ruchu
ui-log-your-turn = Twój ostatni ruch
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-log-all = Cały przebieg
ui-log-older = Wcześniejsze kroki
ui-log-newer = Późniejsze kroki
ui-chat = Rozmowa
ui-chat-empty = Nikt się jeszcze nie odezwał.
ui-chat-label = Powiedz coś przy stole
ui-chat-send = Wyślij
ui-about-table = O tym stole
ui-leave-to-bot = Niech bot gra za mnie
ui-return = Wróć na miejsce: { $seat }
ui-spectator = Widz
ui-why = Czemu nie?
ui-why-about = Czemu nie „{ $act }”?
ui-why-allowed = W tej chwili to jest dozwolone.
ui-why-now = Teraz trzeba zdecydować:
ui-why-instead = Teraz można:
ui-why-more = { $n ->
    [one] i jeszcze { $n } możliwość na stole
    [few] i jeszcze { $n } możliwości na stole
   *[many] i jeszcze { $n } możliwości na stole
}
ui-rules-all = Wszystkie zasady tej gry

# Odtwarzanie
ui-replay = Powtórka
ui-replay-here = Odtwórz od tego miejsca
ui-replay-upload = Odtwórz zapis
ui-replay-start = Przed pierwszym krokiem.
ui-replay-nothing = Nic, co ten obserwator mógłby zobaczyć.
ui-eyes = Oczami
ui-step = Krok { $n } z { $all }
ui-first = Na początek
ui-previous = Krok wstecz
ui-following = Krok naprzód
ui-last = Na koniec
ui-autoplay = Odtwarzaj
ui-stop = Zatrzymaj
ui-go = Przejdź
ui-chapters = Rozdziały
ui-upload-help = Otwórz zapis pobrany z zakończonej gry. Najpierw zostanie sprawdzony: każdy krok, każdy rzut, każda dobrana karta.
ui-upload-label = Zapis (plik .json)
ui-upload-go = Sprawdź i pokaż
ui-fairness = Uczciwy los
ui-fair-promise = Każda karta dobrana przy tym stole wynika z tajnej liczby ustalonej, zanim ktokolwiek usiadł. Po zakończeniu gry liczba zostanie pokazana i każdy może ją sprawdzić.
ui-fair-stir = Gdy zajmujesz miejsce, twoja przeglądarka dodaje własną liczbę losową, aby nikt nie mógł wybrać kart; bez skryptów tego nie potrafi.
ui-fair-stirred = Liczba osób przy stole, które dodały własną liczbę losową: { $n } z { $people }.
ui-fair-mine = Liczba losowa dodana przez tę przeglądarkę jest wśród nich.
ui-fair-missing = Liczby losowej dodanej przez tę przeglądarkę nie ma wśród nich.
ui-fair-commitment = SHA-256 tajnej liczby:
ui-fair-seed = Tajna liczba:
ui-fair-key = Klucz serwera, który podpisał zapis:

# Wyniki gier solo
ui-play-alone = Graj solo
ui-stats = Wyniki solo
ui-stats-lead = Jak skończyły się gry solo na poszczególnych poziomach: najwyżej 200 ostatnich.
ui-stats-mine = Moje gry
ui-stats-all = Gry wszystkich
ui-stats-none = Nikt nie ukończył tu jeszcze gry solo.
ui-stats-latest = Moje ostatnie gry
ui-stats-games = Gry
ui-stats-won = Wygrane
ui-stats-share = Odsetek wygranych
ui-stats-best = Najlepszy wynik
ui-stats-mean = Średni wynik
ui-stats-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
ui-stats-is-won = Wygrana
ui-stats-is-lost = Przegrana

# Boty
ui-bot-choose = Bot
ui-bots-help = Co potrafią boty
ui-bot-random = Bot: losowy
ui-bot-random-help = Robi cokolwiek, na co pozwalają zasady. Do prób.
ui-bot-easy-help = Patrzy najwyżej dwie własne decyzje naprzód i często się myli. Na pierwszą grę.
ui-bot-fair-help = Patrzy najwyżej dwie własne decyzje naprzód, jak rozsądny początkujący.
ui-bot-strong-help = Każdą decyzję rozgrywa w głowie wiele razy.
ui-bot-expert-help = Myśli do półtorej sekundy nad każdą decyzją; najsilniejszy, jakiego mamy.
ui-bot-rated = Ranking w tej grze: { $rating } (średni bot ma { $fair }).
ui-bot-program = Program: { $name }
ui-bot-program-help = Program, który posadził przy stołach opiekun tego serwera. Widzi tylko to, co wolno widzieć jego miejscu.
ui-deputy = Za gracza { $seat } gra bot
ui-away = Gracza { $seat } od dawna tu nie ma.
ui-replace = Niech za gracza { $seat } gra bot
ui-told-left = { $seat } pozwala grać botowi.
ui-told-away = Gracza { $seat } długo nie ma; dalej gra bot.
ui-told-back = { $seat } wraca do gry.
ui-look-again = Spójrz jeszcze raz
ui-bot-waits = Wiele botów chce teraz myśleć. { $seat } czeka na swoją kolej już { $n ->
    [one] { $n } sekundę
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}.
ui-bot-eased = Tak wiele botów chce myśleć naraz, że na ostatni ruch było mniej czasu niż zwykle: { $seats }.

# Co zrobiłby bot?
ui-advice = Co zrobiłby bot?
ui-advice-help = Bot patrzy na to, co widzisz, i mówi, co by zrobił.
ui-advice-thinking = Myśli: { $n } z { $of }
ui-advice-stop = Przerwij
ui-advice-waiting = Wiele botów chce teraz myśleć; czekanie trwa { $n ->
    [one] { $n } sekundę
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
ui-advice-says = Bot zrobiłby to
ui-advice-move = Ruch
ui-advice-tried = Próby
ui-advice-result = Oczekiwany wynik
ui-advice-points = Punkty
ui-advice-note = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
} w głowie. Bot wie tylko to, co ty. Najlepszy ruch jest zaznaczony na stole.
ui-advice-option = Pytanie bota, co by zrobił
ui-advice-option-on = Dozwolone
ui-advice-option-off = Nie przy tym stole

# Spojrzenie wstecz
ui-analysis = Analiza
ui-analysis-lead = Bot przechodzi przez zakończoną grę krok po kroku: jak stała, gdzie się odwróciła i co byłoby lepsze. Trwa to od kilku sekund do kilku minut.
ui-analysis-start = Spójrz wstecz na grę
ui-analysis-stopped = Analiza została przerwana. To, co dotąd znaleziono, przepadło; można zacząć od nowa.
ui-analysis-share = ({ $chance })
ui-analysis-expected = ({ $chance }, punkty: { $points })
ui-analysis-thinking = Krok { $n } z { $of }
ui-analysis-curve = Jak stała gra
ui-analysis-curve-help = Jakiego udziału w wygranej mógł oczekiwać każdy gracz po każdym kroku, przy odkrytych kartach. Kropka to wielki zwrot; prowadzi do zapisu.
ui-analysis-swings = Największe zwroty
ui-analysis-no-swings = Żaden pojedynczy krok wiele nie zmienił.
ui-analysis-swing = { $change } dla gracza { $seat }
ui-analysis-chance = Zdecydował przypadek.
ui-analysis-better = Lepsze ruchy
ui-analysis-better-help = { $n ->
    [one] Obejrzano { $n } decyzję
    [few] Obejrzano { $n } decyzje
    [many] Obejrzano { $n } decyzji
   *[other] Obejrzano { $n } decyzji
}, każdą oczami gracza, który ją podejmował. W nawiasie oczekiwany wynik.
ui-analysis-no-better = Nie znaleziono niczego wyraźnie lepszego. Dobra gra.
ui-analysis-instead = Lepiej:
ui-analysis-step = Krok { $n }

# Kłopoty
ui-problem-missing-title = Tu nic nie ma
ui-problem-missing = Pod tym adresem nie ma strony. Stół, przy którym gra się nie zaczęła, mógł zostać uprzątnięty.
ui-problem-method-title = Nie tędy
ui-problem-method = Ten adres nie przyjmuje takiego żądania.
ui-problem-foreign-title = Z zewnątrz
ui-problem-foreign = To żądanie nie przyszło ze strony tej witryny, więc nic się nie zmieniło.
ui-problem-host-title = Inna nazwa
ui-problem-host = Ten serwer nie jest znany pod nazwą, o którą zapytano. Kto go prowadzi, może podać jego nazwę opcją „--public-url”.
ui-problem-slow-title = Zbyt wolno
ui-problem-slow = To, co wysłano, nie dotarło na czas. Nic się nie zmieniło; spróbuj ponownie.
ui-problem-full-title = Dysk jest pełny
ui-problem-full = Dysk serwera jest pełny, więc niczego nie można teraz zapisać. Tego kroku nie wykonano; wszystko, co było wcześniej, jest bezpieczne. Spróbuj ponownie, gdy prowadzący serwer zwolni miejsce.
ui-problem-read-only-title = Nie można zapisywać
ui-problem-read-only = Serwer nie może zapisywać na swoim dysku, więc niczego nie można zachować. Tego kroku nie wykonano; wszystko, co było wcześniej, jest bezpieczne. Musi się tym zająć prowadzący serwer.
ui-problem-unreadable-title = Niezrozumiałe
ui-problem-forbidden-title = Tego nie można
ui-problem-stale-title = Gra poszła dalej
ui-problem-stale = Od wyświetlenia tej strony gra poszła dalej. Nic się nie zmieniło; oto jak wygląda teraz.
ui-problem-refused-title = Niedozwolone
ui-problem-large-title = Za długie
ui-problem-large = Wysłane dane są za długie. Nic się nie zmieniło.
ui-problem-many-title = Powoli, proszę
ui-problem-many = Za dużo żądań naraz. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
ui-problem-busy-title = Chwileczkę
ui-problem-busy = Serwer ma zbyt wiele pracy albo właśnie się uruchamia. Nic nie przepadło; spróbuj ponownie za chwilę.
ui-problem-broken-title = Coś się zepsuło
ui-problem-broken = Coś poszło źle po naszej stronie. To, co potwierdzono, jest bezpieczne.
ui-problem-form = Nie można odczytać formularza.
ui-problem-key = Formularz nie ma ważnego klucza.
ui-problem-version = Formularz podaje wersję, która jeszcze nie istnieje.
ui-problem-act = To nie jest akcja.
ui-problem-seat = To miejsce nie jest twoje.
ui-problem-nobody = Nie masz miejsca przy tym stole.
ui-problem-not-playing = Gra się nie zaczęła albo już się skończyła.
ui-problem-taken = To miejsce nie jest już wolne.
ui-problem-churn = Przy tym stole cofnięto już zbyt wiele. Graj dalej od tego miejsca.
ui-problem-name = Ktoś przy tym stole ma imię, które wygląda jak twoje. Wybierz inne w ustawieniach.
ui-problem-names = Dwie osoby przy tym stole miałyby imiona, które wyglądają tak samo. Wybierz inne.
ui-problem-chat = Rozmawiać mogą tu tylko ci, którzy siedzą przy stole.
ui-problem-eyes = Dopóki gra trwa, możesz patrzeć tylko własnymi oczami.
ui-problem-record = Zapis zawiera wszystkie tajemnice gry, więc można go pobrać po jej zakończeniu.
ui-problem-record-game = Ten serwer nie ma gry z tego zapisu.
ui-problem-rematch = Rewanż otwiera jeden z graczy po zakończeniu gry.
ui-archive-over = Gra się skończyła. Poniżej podajemy, co się stało, tak jak stoi w zapisie.
ui-archive-open = To, co się stało, jest zachowane i może to kontynuować program, który zna te zasady. Dopóki gra się nie skończy, zapis pozostaje zamknięty, bo zawiera to, co gracze trzymają w tajemnicy.
ui-archive-log = Co się stało
ui-archive-mine = Twoje ruchy
ui-archive-chance = Los:
ui-problem-banned = Prowadzący ten serwer zdecydował, że możesz tylko patrzeć.
ui-problem-muted = Prowadzący ten serwer zdecydował, że nie możesz rozmawiać przy stołach.
ui-problem-stranded-title = Tej gry nie można kontynuować
ui-problem-stranded = Tej gry nie można tu kontynuować. { $why }
ui-stranded-game = Ten serwer nie ma już tej gry.
ui-stranded-setup = Nie można odczytać ustaleń tego stołu.
ui-stranded-edition = Wydania, z którym grano, już tu nie ma albo je zmieniono.
ui-stranded-seed = Tajna liczba nie jest tą, którą przyrzeczono przy otwarciu stołu. Grę zatrzymano.
ui-stranded-chain = Ktoś zmienił zapis gry od pozycji { $entry }. Grę zatrzymano.
ui-stranded-entry = Pozycja { $entry } zapisu nie jest zgodna z zasadami, według których gra ten program.
ui-problem-advice = Przy tym stole nikt nie pyta bota.
ui-problem-not-deciding = Teraz o niczym nie decydujesz.
ui-problem-not-away = Ten gracz jest tutaj albo stół na niego nie czeka.
ui-problem-analysis = Grę można przeanalizować, gdy się skończy.
ui-problem-analysis-stop = Analizę może przerwać tylko ten, kto o nią poprosił albo grał w tę grę.

# Części strony stołu
ui-tabs = Części stołu
ui-tab-moves = Ruchy
ui-tab-table = Stół
ui-tab-more = Więcej
ui-menu = Menu
ui-news = Od twojego ostatniego ruchu
ui-news-none = Nikt inny jeszcze się nie ruszył.
ui-news-again = Pokaż jeszcze raz, krok po kroku

# Klawisze
ui-keys = Klawisze
ui-key-choice = wybierz jedną z możliwości
ui-key-arrows = przejdź przez możliwości albo przebieg gry
ui-key-prompt = do pytania
ui-key-ask = wyjaśnij to, co jest zaznaczone; strzałki prowadzą po planszy
ui-key-undo = cofnij krok
ui-key-again = pokaż jeszcze raz, co się stało od twojego ostatniego ruchu
ui-key-moves = wszystkie ruchy
ui-key-log = do przebiegu gry
ui-key-zoom = powiększ, pomniejsz, pokaż całą planszę
ui-key-next = do następnego stołu, przy którym jest twoja kolej
ui-key-close = zamknij to, co otwarte
ui-key-keys = wyjaśnij to, co zaznaczone, albo pokaż tę listę

# Otwieranie stołu, dokładniej
ui-bots-more = Więcej botów
ui-house-rules = Zasady domowe
ui-standard = standard
ui-changed = zmienione
ui-choose-several = wybierz { $n }
ui-play-now-bots = „Graj teraz”: przeciw { $n ->
    [one] jednemu botowi o średniej sile
    [few] { $n } botom o średniej sile
    [many] { $n } botom o średniej sile
   *[other] { $n } bota o średniej sile
}, w spokojnym tempie
ui-problem-several = { $option }: trzeba wybrać { $n }, a nie { $chosen }.
ui-sound-to-off = Wyłącz dźwięki
ui-sound-to-on = Włącz dźwięki
ui-rules-search = Szukaj w zasadach
ui-rules-find = Szukaj
ui-rules-none = W tych zasadach nie ma niczego ze wszystkimi tymi słowami.
ui-rules-table = Co uzgodnił ten stół
ui-rules-example = Przykład { $n }
ui-rules-before = Przedtem
ui-rules-steps = Co się dzieje
ui-rules-after = Potem
ui-rules-prev = Poprzedni przykład
ui-rules-next = Następny przykład

# Zadania
ui-puzzle = Zadanie { $n }
ui-puzzle-today = Zadanie dnia
ui-puzzle-lead = Pozycja z prawdziwej gry botów: jeden ruch jest wyraźnie najlepszy. Który?
ui-puzzle-answer = Twój ruch
ui-puzzle-try = Spróbuj
ui-puzzle-right = Dobrze: to właśnie ten ruch.
ui-puzzle-wrong = To nie jest najlepszy ruch: { $act }. Inny jest wyraźnie lepszy.
ui-puzzle-solve = Pokaż rozwiązanie
ui-puzzle-again = Wróć do pytania
ui-puzzle-next = Następne zadanie
ui-puzzle-checked = Znalezione przez przeszukiwanie oczami tego miejsca i sprawdzone przeszukiwaniem o tylu krokach: { $n }.
