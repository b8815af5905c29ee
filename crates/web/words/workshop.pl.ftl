# Warsztat: wydania i pozycje, które ludzie przynoszą.
ui-workshop = Warsztat
ui-workshop-lead = Tu gra się własnymi elementami i z własnych pozycji.
ui-workshop-file = Plik (TOML)
ui-workshop-text = … albo jego tekst
ui-workshop-bring-go = Przynieś
ui-workshop-nothing = Nie ma ani pliku, ani tekstu.
ui-workshop-which = To nie jest plik z wydaniem żadnej z gier.
ui-editions = Wydania
ui-editions-help = Wydanie to plik ze wszystkimi elementami gry: kartami, płytkami, cenami i mapą. Można je zabrać do domu, zmienić, przynieść z powrotem i nim grać. Kto zna adres wydania, może go użyć. Warsztat przechowuje czterdzieści najnowszych; stół zachowuje swoje wydanie na zawsze.
ui-edition-shipped = takie, jakie należy do gry
ui-edition-mine = przyniesione przez ciebie
ui-edition-served = z tego serwera
ui-edition-bring = Przynieś wydanie
ui-edition-play = Przygotuj z nim stół
ui-edition-try = Niech boty je wypróbują
ui-edition-change = Zmień kopię
ui-edition-change-help = Każdą wartość można zmienić. Powstaje osobne wydanie: nikomu gra nie zmieni się w trakcie. Komentarze w pliku zostają.
ui-edition-parts = Części wydania
ui-edition-text = Cały plik
ui-edition-save = Sprawdź i zachowaj
ui-edition-sound = To wydanie jest poprawne.
ui-edition-rows-help = Wiersze można tu dodawać i usuwać. Nowe zapisuje się razem ze wszystkim, co wpisano.
ui-edition-row-add = Dodaj podobny
ui-edition-row-drop = Usuń ten
ui-edition-fields = Więcej i mniej wartości
ui-edition-field-give = Dodaj do { $row } wartość { $field }
ui-edition-field-strip = Usuń z { $row } wartość { $field }
ui-edition-value-new = { $row } { $list }: jeszcze jedna
ui-edition-file = Zabierz plik do domu
ui-edition-take = Zabierz do warsztatu
ui-edition-id = Id
ui-edition-title = Tytuł
ui-edition-own-title = Moje wydanie
ui-edition-digest = Skrót (SHA-256)
ui-edition-origins = Skąd pochodzą wartości
ui-edition-is-shipped = To jest wydanie, które należy do gry.
ui-edition-other = Przy tym stole gra się innym wydaniem niż to, które należy do gry: zobacz, czym się różni.
ui-edition-more = Przynieś własne wydanie
ui-edition-differs =
    { $n ->
        [0] Nic z tego, co czytają gracze, nie różni się od wydania gry
        [one] Jedna różnica w stosunku do wydania gry
        [few] { $n } różnice w stosunku do wydania gry
       *[many] { $n } różnic w stosunku do wydania gry
    }
ui-diff-what = Co
ui-diff-before = W grze
ui-diff-after = Tutaj
ui-diff-added = nowe
ui-diff-removed = brak
ui-diff-claims = mimo to zmienione
ui-diff-more =
    { $n ->
        [one] Jedna kolejna różnica nie jest wymieniona.
        [few] { $n } kolejne różnice nie są wymienione.
       *[many] { $n } kolejnych różnic nie jest wymienionych.
    }
ui-positions = Pozycje
ui-positions-help = Pozycja to plik ze scenariuszem: co leży na stole i co kto ma na ręce. Można ją przynieść albo wziąć tu krok zakończonej gry i grać stamtąd dalej.
ui-position-bring = Przynieś pozycję
ui-position-title = { $game }, po kroku { $n }
ui-position-chance = Teraz rozstrzyga los.
ui-position-offers =
    { $n ->
        [one] Można zrobić jedną rzecz
        [few] Można zrobić { $n } rzeczy
       *[many] Można zrobić { $n } rzeczy
    }
ui-position-why = Czy to wolno?
ui-position-ask = Zapytaj
ui-position-allowed = Tak, to jest dozwolone.
ui-position-bots = Graj przeciw botom
ui-position-hotseat = Graj wszystkimi miejscami na tym urządzeniu
ui-position-file = Zabierz plik do domu
ui-position-text = Zmień pozycję
ui-position-text-help = Plik ze scenariuszem: można zmienić, co gdzie leży, i rozłożyć go ponownie.
ui-position-lay = Rozłóż
ui-position-take = Do warsztatu
ui-position-table = z pozycji
ui-position-table-help = Ta gra nie zaczęła się od początku: kto otworzył stół, wybrał, co gdzie leżało, i to wie.
ui-bench = Rozłóż pozycję
ui-bench-lead = Połóż pionki na planszy, rozdaj karty na ręce i wskaż, czyja jest tura.
ui-bench-possible = Tę pozycję można rozegrać.
ui-bench-unlaid = Plansza zostanie narysowana, gdy pozycja będzie możliwa.
ui-bench-none = Pozycje tej gry tylko się zapisuje, nie rozkłada ręcznie.
ui-bench-parts = Części pozycji
ui-bench-places = Plansza
ui-bench-place = Miejsce (albo naciśnij je na planszy)
ui-bench-choose = Wybierz
ui-bench-put = Połóż
ui-bench-keep = Zachowaj pozycję
ui-bench-change = Zmień na planszy
ui-bench-own-title = Moja pozycja
ui-bench-new = Rozłóż ręcznie
ui-bench-game = Gra
ui-bench-empty = Zacznij od prawie pustego stołu
ui-bench-early = Zacznij wcześnie w grze między botami
ui-bench-late = Zacznij później w takiej grze
ui-bench-yes = tak
ui-bench-no = nie
ui-position-edition = Jej wydanie
ui-balance = Czy jest wyważone?
ui-balance-help = Jednakowe boty grają tym wydaniem wiele partii. Cel jest osiągnięty, jeśli cały 95-procentowy przedział wyniku mieści się w granicach, a nie jest, jeśli leży poza nimi; więcej partii rozstrzyga więcej. Co jest prawdą wśród botów, nie musi nią być wśród ludzi.
ui-balance-games = Partii w każdej serii
ui-balance-beside = obok wydania gry
ui-balance-go = Niech grają
ui-balance-playing = Rozegrane partie: { $n } z { $of }.
ui-balance-stop = Zatrzymaj
ui-balance-stopped = To badanie zatrzymano przed końcem.
ui-balance-failed = To badanie się nie powiodło i niczego nie wykazało. Można zacząć następne.
ui-balance-not-yours = Badanie może zatrzymać tylko ten, kto o nie poprosił.
ui-balance-targets = Cele
ui-balance-wanted = Oczekiwane
ui-balance-found = Stwierdzone
ui-balance-holds = Osiągnięty
ui-balance-yes = tak
ui-balance-no = nie
ui-balance-open = nierozstrzygnięte
ui-translate = Przetłumacz zdanie
ui-translate-lead = Wybierz język. To, co napiszesz, jest od razu mówione na każdej stronie i przy każdym stole tego serwera.
ui-translate-missing = Po angielsku mówi się jeszcze zdań: { $n } z { $of }.
ui-translate-find = Zdanie albo jego część, tak jak je widać
ui-translate-look = Szukaj
ui-translate-next = Jeszcze nieprzetłumaczone
ui-translate-found = Znalezione
ui-translate-english = Po angielsku (co w nawiasach klamrowych, zostaje):
ui-translate-said = Tak się to teraz mówi.
ui-translate-save = Mów to tak
