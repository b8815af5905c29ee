# Co plansza gry Crescent Moon mówi ponad słowa samej gry.
cm-board = Kraina
cm-board-preview = Uzgodniona kraina i miejsca, gdzie zaczynają postacie
cm-why-not = Teraz niemożliwe. Zapytaj, a dowiesz się dlaczego.
cm-why-here = Dlaczego nie można tu teraz nic zrobić?

cm-panel-conflict = Walka i spór
cm-panel-bargain = Negocjacje
cm-panel-sheets = O co komu chodzi
cm-panel-people = Gracze
cm-panel-forecast = Następny przychód i rezerwy
cm-panel-legend = Co pokazuje mapa

# Heks słowami
cm-hex-pieces = { $who }: { $pieces }.
cm-hex-control = Kontroluje go { $who } z siłą { $n }.
cm-hex-influence = Wpływ ma { $who }.
cm-hex-presence = Obecni: { $who }.
cm-hex-income = Przychód dla kontrolującego: { $n }.
cm-hex-murshid = Murszid może się tu włączać w spory.
cm-hex-adjacent = Sąsiadują, bez rzeki pomiędzy: { $hexes }.
cm-odds-combat = Siła { $mine } przeciw { $theirs }, bez kart.
cm-odds-contest = Wpływ { $mine } przeciw { $theirs } bez kart, jeśli wszyscy inni bronią.
cm-note-close = Zamknij
cm-legend-control = kolorowa obwódka i chorągiew: kto kontroluje heks i z jaką siłą
cm-legend-influence = półksiężyc: kto ma wpływ
cm-legend-ordinary = piesi żołnierze: jednostki stałej armii i ich liczba
cm-legend-mercenary = jeźdźcy na wielbłądach: najemnicy
cm-legend-fort = fort, siła 1
cm-legend-castle = twierdza, siła 2
cm-legend-palace = pałac Kalifa, siła 2
cm-legend-town = wioska Sułtana
cm-legend-city = miasto Sułtana
cm-legend-income = monety co rok dla tego, kto kontroluje heks
cm-legend-murshid = oko: Murszid może się tu włączać w spory
cm-legend-river = rzeka na krawędzi: heksy po obu stronach nie sąsiadują

# Targ
cm-market = Targ: karty przesuwają się od odległego końca ku lokalnemu i tanieją
cm-price-full = pełna cena
cm-price-to = Monety dostaje { $seat }.
cm-deck = { $n ->
    [0] Talia jest pusta.
    [one] W talii jest { $n } karta.
    [few] W talii są { $n } karty.
    [many] W talii jest { $n } kart.
   *[other] W talii jest { $n } karty.
}
cm-deck-known = Karty, o których wiesz, że są w talii
cm-discard = Stos kart odrzuconych ({ $n })

# Ręka
cm-actions = Twoje akcje
cm-actions-impossible = Teraz niemożliwe
cm-hand = Twoja ręka ({ $n })
cm-hand-empty = Nie masz kart na ręce.
cm-chosen = Wybrane w tajemnicy
cm-row = Wyłożone przed tobą, za rok wrócą na rękę
cm-looking = { $n ->
    [one] Oglądasz { $n } kartę
    [few] Oglądasz { $n } karty
    [many] Oglądasz { $n } kart
   *[other] Oglądasz { $n } karty
}
cm-stealing = Ręka, którą widzisz: wybierz kartę
cm-anytime = Jedną ze swoich kart możesz zagrać właśnie teraz, bez akcji. Nikt na to nie czeka: jeśli ją zachowasz, graj dalej jak zwykle.
cm-anytime-now = Zagraj teraz, nie kosztuje akcji
cm-tiles = Twoje heksy
cm-groups = Twoje grupy początkowe
cm-verb-influence = Połóż żeton wpływu tam, gdzie jesteś obecny, albo obok. Gdzie są obecni inni, dochodzi do sporu.
cm-verb-build = Buduj w różnych heksach i płać za każdą budowlę.
cm-verb-move = Przesuń jednostki do sąsiednich heksów, których nikt inny nie kontroluje.
cm-verb-assault = Przesuń jednostki z jednego heksu do sąsiedniego cudzego i walcz albo splądruj wioskę, której nikt nie pilnuje.
cm-verb-recruit = Umieść jednostki ze swojej karty rezerw.
cm-verb-hire = Zdobądź za monety jednego lub dwóch najemników.
cm-verb-bribe = Przeciągnij najemników Nomady z mapy na swoją stronę, jeśli Nomada się zgodzi.
cm-verb-ask = Zaproponuj Sułtanowi monety za kartę z targu Sułtana; potem możesz kupować dalej.
cm-verb-buy = Kup najwyżej jedną kartę z każdego rzędu.
cm-verb-play = Zagraj kartę ze słowem AKCJA.
cm-verb-collect = Weź jedną monetę.
cm-verb-uprising = Zamień swój żeton w cudzym heksie na dwie jednostki i walcz tam.
cm-verb-muster = Każdy heks z twoim żetonem daje jednostkę albo dwie za żeton.
cm-verb-intrigue = Zajrzyj do talii i weź kartę Murszida.
cm-verb-conspire = Obejrzyj dziesięć kart i uzupełnij swój targ.
cm-verb-palace = Przenieś pałac do innego heksu.
cm-verb-desertion = Odeślij do domu najemników innego gracza; tylu samo przybywa na twoją kartę rezerw.

# Spory
cm-combat-at = Walka w miejscu { $hex }
cm-contest-at = Spór o wpływy w miejscu { $hex }
cm-step-deal = umowa
cm-step-select = tajny wybór
cm-step-stance = stanowiska
cm-step-cards = odkryte karty
cm-step-winner = zwycięzca
cm-step-losses = straty
cm-step-spoils = łupy
cm-camp-attacker = Atak
cm-camp-defender = Obrona
cm-won = zwycięzca
cm-sum-pieces = Figury w heksie
cm-sum-influence = Wpływ militarny i cywilny
cm-sum = Razem
cm-loses = { $n ->
    [0] nie traci jednostek
    [one] traci { $n } jednostkę
    [few] traci { $n } jednostki
    [many] traci { $n } jednostek
   *[other] traci { $n } jednostki
}
cm-card-cancelled = anulowana
cm-card-waiting = czeka
cm-tie-attacker = Przy remisie wygrywa atak.
cm-tie-murshid = O remisie decyduje gracz, którego żeton tu leży: { $who }.
cm-lacks-defender = Obronie brakuje do zwycięstwa { $n }.
cm-lacks-attacker = Atakowi brakuje do zwycięstwa { $n }.
cm-undecided = Stanowisko ogłoszą jeszcze: { $seats }.
cm-selectors = Karty mogą wybierać: { $seats }.
cm-select-secret = Ile ich jest, nikt nie widzi przed odkryciem.
cm-last-combat = Ostatnia walka: atakował gracz { $seat } w miejscu { $hex }.
cm-last-contest = Ostatni spór: { $seat } o miejsce { $hex }.
cm-last-losses = Stracone jednostki: atak { $attack }, obrona { $defence }.

# Negocjacje
cm-bargain-hire = Wynajęcie najemników.
cm-bargain-bribe = Przekupienie najemników.
cm-bargain-card = Karta z targu Sułtana.
cm-bargain-drafting = Propozycja jest układana.
cm-bargain-proposed = Taka jest propozycja.
cm-bargain-countering = Układane są inne warunki.
cm-bargain-countered = To jest kontrpropozycja: przyjmij albo odrzuć.
cm-bargain-left = { $n ->
    [0] W tej akcji nie ma już dalszych propozycji.
    [one] W tej akcji jeszcze { $n } propozycja.
    [few] W tej akcji jeszcze { $n } propozycje.
    [many] W tej akcji jeszcze { $n } propozycji.
   *[other] W tej akcji jeszcze { $n } propozycji.
}
cm-bargain-public = Widzą to wszyscy.
cm-bargain-free = Nieudane targi nic nie kosztują; potem wybierasz inną akcję. To, co przyjęto, wiąże obie strony.
cm-talk-for = za
cm-talk-answer = Odpowiedź:
cm-worth-fort = utrzymuje heks bez jednostek
cm-worth-castle = silniejsza niż fort; musi tam stać twój fort
cm-worth-town = co roku przynosi monety i punkty
cm-worth-city = przynosi więcej niż wioska; musi tam stać wioska
cm-term-hex = Heks
cm-term-card = Karta
cm-term-units = Najemnicy
cm-term-price = Monety
cm-deal = Umowa, którą zawiera { $murshid }: punkty za wsparcie, płatne tylko wtedy, gdy wygra strona obiecująca.
cm-deal-points = { $n ->
    [one] obiecuje { $n } punkt
    [few] obiecuje { $n } punkty
    [many] obiecuje { $n } punktów
   *[other] obiecuje { $n } punktu
}.
cm-deal-agreed = Umówiono: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, { $seat } → { $murshid }, jeśli ta strona wygra.
cm-deal-demanded = { $murshid } żąda { $n ->
    [0] punktów
    [one] { $n } punktu
    [few] { $n } punktów
    [many] { $n } punktów
   *[other] { $n } punktu
}; płaciłby gracz { $seat }.
cm-deal-private = Widzą to tylko Murszid i ten, kto obiecuje.

# Cele, gracze, prognoza
cm-sheets-help = Każdy wiersz pokazuje, co przyniósłby, gdyby rok skończył się teraz, i co już przyniósł.
cm-sheet-now = na koniec roku przy obecnym stanie
cm-at-once = od razu
cm-scored = zdobyte dotąd
cm-costs-from = od { $n ->
    [one] { $n } monety
    [few] { $n } monet
    [many] { $n } monet
   *[other] { $n } monety
}
cm-units = jednostki w zasobach
cm-reserve = rezerwy { $n }/{ $value }
cm-reserve-help = Jednostki na karcie rezerw i liczba, do której się ją uzupełnia.
cm-known-hand = Na pewno na ręce:
cm-powers = Zdolności
cm-forecast-who = Gracz
cm-forecast-coins = potem monet
cm-forecast-reserve = { $n } + { $more }
cm-forecast-help = Gdyby następne przygotowania przyszły teraz.
cm-forecast-last = To ostatni rok: dalszego przychodu nie będzie.

# Podpowiedzi do pierwszej gry
hint-map = Na zwartej mapie wszyscy szybko się spotykają. Trzymaj swoje grupy przy żyznej ziemi i z dala od żetonów Kaida.
hint-layers = Trzy różne rzeczy: kto ma w heksie siłę, kontroluje go; czyj żeton tam leży, ma wpływ; a obecny jest każdy, kto ma tam jakikolwiek element.
hint-market = Karty wygrywają walki i spory. Przesuwając się, tanieją; karty twojej postaci kosztują cię połowę.
hint-anytime = Jedną twoją kartę można zagrać od razu: nie kosztuje akcji i nikt nie czeka, aż o niej zdecydujesz.
hint-combat = Wybierz dowolną liczbę kart, także żadnej. Straty to połowa siły przeciwnika; przy remisie wygrywa atakujący, chyba że leży tu żeton Murszida.
hint-contest = Wybierz dowolną liczbę kart, także żadnej. Atakujący potrzebuje co najmniej tyle wpływu co obrońcy; figury ważą mało, decydują karty.
hint-bargain = Podaj cenę, z którą da się żyć; w jednej akcji możesz pytać do trzech razy, a niepowodzenie nic nie kosztuje.
hint-last-year = W ostatnim roku liczą się tylko punkty: wydaj monety i karty i przejrzyj każdy wiersz swoich celów.
hint-warlord-1 = Punktujesz od razu za każdą poległą jednostkę wroga i każdą splądrowaną budowlę. Najpierw werbuj i zbieraj siły; na samotny fort wystarczą dwie lub trzy jednostki.
hint-warlord-2 = Żetony w cudzych heksach to armie w ukryciu: powstanie zamienia jeden w dwie jednostki w środku cudzej ziemi.
hint-warlord-3 = Walcz co roku z różnymi graczami i trzymaj święte miejsce na koniec roku.
hint-murshid-1 = Każdy heks z twoim żetonem punktuje co rok, więc szerz wpływy tam, gdzie nikogo nie ma: obejdzie się bez sporu.
hint-murshid-2 = Gdzie twoje żetony leżą w walce lub obok niej, możesz dołożyć karty i sprzedać pomoc za punkty.
hint-murshid-3 = Intryga zapełnia twoją rękę. Z pustą ręką bierzesz dwie karty.
hint-sultan-1 = Wioski i miasta punktują co rok, gdziekolwiek stoją, i przynoszą ci monety. Buduj trzy rzeczy naraz.
hint-sultan-2 = Planowanie zapełnia twój targ kartami, których inni potrzebują; za pierwsze sprzedaże w roku masz też punkty.
hint-sultan-3 = Miasto jest warte dwa razy tyle co wioska i jest ulubionym łupem Kaida. Najemnicy trzymają go z dala.
hint-caliph-1 = Punktujesz za każdy kontrolowany heks, a za kamieniołomy więcej. Fort utrzymuje heks bez jednostek, a twoje są tanie.
hint-caliph-2 = Twierdze i żetony powiększają twoje rezerwy. Werbuj po trzy jednostki naraz tam, gdzie jesteś obecny.
hint-caliph-3 = Trzymaj pałac tam, gdzie leży twój żeton, a bród i święte miejsce w zasięgu.
hint-nomad-1 = Karta rezerw to twój sklep: trzech najemników za każdy twój żeton. Najpierw szerz wpływy.
hint-nomad-2 = W pierwszym roku wypożycz najemników jak największej liczbie graczy; każdy klient punktuje.
hint-nomad-3 = Na koniec roku monety zamieniają się w punkty. Gdy ktoś bardzo potrzebuje jednostek, podnieś ceny.

# W terminalu
cm-text-legend = 2o jednostki stałej armii, 1m najemnicy, F fort, K twierdza, P pałac, t wioska, c miasto, i wpływ; ~ brzegi rzeki, [X] kontrola
cm-text-market = Targ od odległego do lokalnego, z twoimi cenami

# Gdzie jesteśmy
cm-now-setup = Przygotowanie gry · lat w grze: { $years }
cm-now-year = Rok { $year } z { $years }
cm-now-round = Rok { $year } z { $years } · runda { $round } z { $rounds }
cm-end-left = { $n ->
    [one] potem jeszcze jeden rok
    [few] potem jeszcze { $n } lata
   *[other] potem jeszcze { $n } lat
}
cm-end-setup = gra kończy się punktowaniem ostatniego roku
cm-end-last = ostatni rok: gra kończy się jego punktowaniem
cm-goal = Cel: najwięcej punktów z linii własnej karty postaci
cm-ended = Rozegrano i podliczono wszystkie lata ({ $years }).

# W minutę
minute-facts = Trzy albo cztery lata, bez kości
minute-goal = Pięć postaci chce od jednej krainy *różnych rzeczy*: łupu, wpływów, miast, władzy, złota. Co masz spełnione, punktuje na końcu każdego roku.
minute-turn = Rok ma cztery rundy. W każdej każdy wykonuje *jedną akcję* swojej postaci: szerzy wpływy, buduje, rusza się, szturmuje, werbuje, kupuje lub zagrywa kartę.
minute-end = Stół wybiera *trzy albo cztery lata*. Każdy zaczyna się przychodem i kończy punktacją. Zyski się ogłasza, sumy pozostają tajne.
minute-win = *Najwięcej punktów* po ostatnim roku; przy remisie najwięcej monet. Obserwuj innych: co jeden zbuduje, drugi chce splądrować.
minute-part-1 = na początku
minute-part-2 = cele pierwszego roku
minute-part-3 = cele każdego roku
