# Słowa wspólne dla wszystkich gier.
list-none = nic
list-nobody = nikt
list-and = { $list } i { $last }
complaint-line = Wiersz { $line }: { $why }
complaint-format = Nie można odczytać pliku: { $problem }
complaint-put = { $field }: { $why }
complaint-value = { $found } nie może tu stać; powinno to być: { $expected }.
complaint-length =
    { $n ->
        [one] Stoi tu jedna wartość; powinno to być: { $expected }.
        [few] Stoją tu { $n } wartości; powinno to być: { $expected }.
       *[many] Stoi tu { $n } wartości; powinno to być: { $expected }.
    }
complaint-word = „{ $word }” nic tu nie znaczy; może to być: { $known }.
complaint-word-near = „{ $word }” nic tu nie znaczy; najbliżej tego: { $known } (możliwości razem: { $n }).
complaint-field = Nie ma tu „{ $field }”; może tu być: { $known }.
complaint-field-missing = Brakuje „{ $field }”.
complaint-field-twice = „{ $field }” podano dwa razy.
value-number = liczba całkowita od { $least } do { $most }
value-whole = liczba całkowita
value-text = tekst w cudzysłowie
value-truth = „true” albo „false”
value-list = lista
value-table = tabela
complaint-seat = „{ $text }” nie jest miejscem przy stole; miejsca zapisuje się a, b, c …
complaint-players = W liczbie { $players } nie można grać; gra jest dla { $least } do { $most } osób.
complaint-rules-version = Grano według zasad w wersji { $version }; ten program gra według wersji { $newest }.
complaint-rules-versions = Grano według zasad w wersji { $version }; ten program gra według wersji od { $oldest } do { $newest }.
complaint-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
complaint-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
complaint-edition = Nie ma wydania „{ $edition }”. Wydania: { $known }.
complaint-edition-id = Własne wydanie potrzebuje id złożonego z 1 do { $most } małych liter, cyfr i łączników.
complaint-edition-title = Własne wydanie potrzebuje tytułu o długości od 1 do { $most } czytelnych znaków.
complaint-edition-taken = To nie jest wydanie „{ $id }”, które należy do gry; nadaj mu własne id.
complaint-edition-title-taken = To nie jest wydanie „{ $title }”, które należy do gry; nadaj mu własny tytuł.
complaint-too-long = Plik ma { $size } KiB; czyta się najwyżej { $most }.
no-chance = Los nie ma teraz głosu.
no-undo = Tego kroku nie można już cofnąć: ujawniono coś nowego albo ktoś inny wykonał ruch.
no-back = Gra nie może wrócić do tego kroku.
no-not-asked = To nie jest odpowiedź na to, o czym się teraz decyduje.
no-turn = To nie twoja kolej.
told-undo = { $seat } cofa ostatni krok.
told-back = Wszyscy się zgodzili, o cofnięcie prosi { $seat }: gra toczy się dalej od stanu po kroku { $n }.
complaint-record = To nie jest zapis gry: { $problem }
complaint-record-format = Zapis ma nieznany format „{ $format }”.
complaint-record-digest = Zapis zmieniono: suma kontrolna nie zgadza się z treścią.
complaint-record-bytes = Zapis zmieniono: ten wiersz nie jest taki, jak go zapisano.
complaint-record-game = To zapis innej gry: { $game }.
complaint-record-edition = Zapis rozegrano z innym lub zmienionym wydaniem: { $edition }.
complaint-record-entry = Pozycja { $entry }: { $why }
complaint-record-hash = stan stołu nie zgadza się z zapisem
complaint-record-unfair = ten wynik losu nie pochodzi z zapowiedzianego ziarna
complaint-record-seed = Ziarno nie zgadza się z tym, co zapowiedziano przed grą.
complaint-record-outcome = Wynik nie jest taki, jak podaje zapis.
complaint-record-names = Zapis nie wymienia każdego miejsca dokładnie raz.
complaint-record-chain = Zapis zmieniono: jego pozycje nie łączą się tak, jak się łączyły.
complaint-record-signature = Podpis się nie zgadza: za to serwer nie ręczył.
complaint-record-seats = Imiona nie są imionami tych, którzy na końcu siedzieli przy stole.
complaint-record-begin = na początku gry nie siedzieli przy stole ci, którzy do niego wcześniej przyszli
complaint-record-seat = w ten sposób nie można zająć ani opuścić miejsca
complaint-record-closed = grę już wcześniej zamknięto
proof-says = Udowodniono: { $proven }; nie udowodniono: { $unproven }.
proof-steps = zasady dopuszczają { $n ->
    [one] { $n } krok
    [few] wszystkie { $n } kroki
    [many] wszystkie { $n } kroków
   *[other] wszystkie { $n } kroku
}
proof-result = kroki prowadzą do tego wyniku
proof-dice = { $n ->
    [one] { $n } rozstrzygnięcie losu wynika
    [few] wszystkie { $n } rozstrzygnięcia losu wynikają
    [many] wszystkie { $n } rozstrzygnięć losu wynika
   *[other] wszystkie { $n } rozstrzygnięcia losu wynikają
} z tajnej liczby przyrzeczonej przed grą
proof-dice-stirred = { $n ->
    [one] { $n } rozstrzygnięcie losu wynika
    [few] wszystkie { $n } rozstrzygnięcia losu wynikają
    [many] wszystkie { $n } rozstrzygnięć losu wynika
   *[other] wszystkie { $n } rozstrzygnięcia losu wynikają
} z tajnej liczby przyrzeczonej przed grą oraz z tego, co dodali do niej ludzie (dodało { $stirred } z { $people })
proof-signed = za każdą pozycję i za to, kto gdzie siedział, ręczy serwer z kluczem { $key }…
proof-signed-names = za każdą pozycję ręczy serwer z kluczem { $key }…
proof-not-end = zakończenia (gry nie dokończono)
proof-not-dice = losu (tajnej liczby nie ma w zapisie)
proof-not-stirred = że nikt nie wybrał tajnej liczby (żaden gracz niczego do niej nie dodał)
proof-not-compared = odcisków stanu { $n ->
    [one] { $n } kroku
    [few] { $n } kroków
    [many] { $n } kroków
   *[other] { $n } kroku
}, które sporządziła wcześniejsza wersja programu, zapisująca stół inaczej
proof-not-people = kim są ludzie kryjący się za imionami
proof-not-signed = kto sporządził zapis i kto gdzie siedział (żaden serwer go nie podpisał)
complaint-step = „{ $step }” nie jest krokiem; pisz „a: akcja”, „~ los”, „! a: akcja -> zasada”, „! ~ los -> zasada” lub „undo a”.
complaint-step-chance = „{ $step }”: najpierw decyduje los; wskaż go krokiem „~ …” albo podaj ziarno.
complaint-step-failed = „{ $step }”: { $why }
complaint-step-accepted = „{ $step }” powinno zostać odrzucone, ale jest dozwolone.
complaint-step-clause = „{ $step }” powinna odrzucić zasada { $expected }, a odrzuca { $found }: { $why }
complaint-step-touched = „{ $step }” odrzucono, ale zmieniło stan stołu.
complaint-scenario-empty = Scenariusz niczego nie oczekuje: potrzebuje „after”, „expect” albo odmowy.
complaint-scenario-unknown = W tej grze nie ma zasady { $clause }.
complaint-scenario-unheard = Scenariusz wymienia { $clause }, ale w jego trakcie ta zasada niczego nie ogłasza ani nie odrzuca. Udowodnij ją albo podaj w „silent”, co ją pokazuje.
complaint-scenario-silent = Zasada { $clause } stoi w „silent”, ale w trakcie scenariusza się odzywa albo nie ma jej w „clauses”.
complaint-scenario-unshown = W „silent” stoją zasady takie jak { $clause }, ale scenariusz nie oczekuje niczego, co mogłoby je pokazać: „offers”, „expect” albo „after”.
complaint-scenario-reason = O zasadzie { $clause } napisano, że jest ogłaszana jako { $other }, ale ta się w trakcie scenariusza nie odzywa.
complaint-clause = { $why } ({ $clause })
complaint-expected = { $path } powinno wynosić { $expected }, a wynosi { $found }.
complaint-lacks = { $path } nie powinno być znane, a jest { $found }.
complaint-offers = { $seat } powinien mieć do wyboru: { $expected }. Ma: { $found }.
complaint-changed = { $path } nie powinno się zmienić, a zmieniło się z { $before } na { $after }.
rules-unofficial = Crownlands to nieoficjalny stół do gry. Oto zasady, według których się przy nim gra, naszymi słowami; do numeru każdej zasady odwołuje się dziennik gry i każda odmowa.
lesson-unforeseen = Tak wolno, ale to nie prowadzi do celu. Cofnij to i zobacz, co świeci.
lesson-aside = Tak wolno, ale cel wciąż czeka. Graj dalej albo cofnij to i zobacz, co świeci.
lesson-seat-a = Adam
lesson-seat-b = Berta
lesson-seat-c = Cyril
lesson-seat-d = Dana
lesson-seat-e = Emil
list-all = { $list }
column-what = Co
column-value = Wartość
column-from = Skąd pochodzi
column-text = Co mówi
column-sign = W zapisie
cell-yes = tak
cell-changed = To wydanie to zmienia; obowiązują dokładne wartości.
origin-rulebook = instrukcja
origin-public = źródło publiczne
origin-deduced = wywnioskowane
origin-house = wartość domowa
origin-of = { $what }: { $origin }
rules-components = Wszystkie elementy
rules-edition = Tabele pokazują wydanie „{ $title }” ({ $id }).
rules-house = Wartość domową wybrał ten projekt, ponieważ drukowanej nie znamy.
rules-other-edition = Ten stół gra z własnym wydaniem. Jeśli punkt zasad podaje inną liczbę niż tabele, obowiązują tabele.
rules-ruling = wykładnia domowa
rules-examples = Przykłady

## Pozycje rozkładane ręcznie

bench-table = Stół
bench-flow = Co się dzieje
bench-hand = Ręka
bench-turn = Czyja tura
bench-phase = Część gry
bench-year = Rok
bench-round = Runda
bench-first = Kto był pierwszy
bench-discard = Stos kart odrzuconych
