# Zasady, punkt po punkcie.

chapter-TH-0 = Oznaczenia
rule-TH-0_1 = Kraina to siatka bez granic. Pole zapisuje się (x,y): x rośnie na wschód, y na północ, a płytka początkowa leży na (0,0). To samo x to kolumna, to samo y to rząd.
rule-TH-0_2 = Bokiem sąsiadują pola na północy, wschodzie, południu i zachodzie, rogiem te pomiędzy nimi. Samo „sąsiednie” oznacza jedne i drugie.
rule-TH-0_3 = Biały siedzi na południu, niebieski na północy. W grze solo człowiek siedzi na południu, a Henryk na północy, bez względu na kolory.
rule-TH-0_4 = Płytka ma po obu stronach ten sam teren. W krainie jest albo budynkiem (awersem do góry, z jednym właścicielem), albo wolnym terenem (awersem do dołu, bez właściciela).
rule-TH-0_5 = Oferta królewska ma siedem miejsc liczonych zgodnie z ruchem wskazówek zegara; na jednym leży tarcza królewska.
rule-TH-0_6 = „Przeciwnika” jest to, co należy do drugiego gracza.

chapter-TH-1 = Przygotowanie gry dla dwóch osób
rule-TH-1_1 = Gra się trzema z sześciu zestawów; pozostałe płytki zostają w pudełku.
rule-TH-1_2 = Na pierwszą grę nadają się Wędrówki, Dominium oraz Handel i Kościół.
rule-TH-1_3 = 27 płytek tych zestawów tasuje się awersem do dołu: to wspólny stos.
rule-TH-1_4 = Każdy gracz ma kolor z dwiema zwykłymi jednostkami i jedną elitarną.
rule-TH-1_5 = Tarczą królewską rzuca się jak monetą; korona, która wypadnie, wskazuje gracza rozpoczynającego.
rule-TH-1_6 = Tarcza leży na jednym miejscu oferty. Na pozostałych, zgodnie z ruchem wskazówek zegara od tarczy, kładzie się awersem do góry sześć płytek.
rule-TH-1_7 = Cztery zwykłe jednostki zaczynają na dworze, w ofercie królewskiej.
rule-TH-1_8 = Następną płytkę kładzie się bez oglądania awersem do dołu pośrodku: to płytka początkowa. Jest wolnym terenem.
rule-TH-1_9 = Obie jednostki elitarne zaczynają na płytce początkowej. Nigdy później dwie jednostki nie dzielą płytki: gdy jedna odejdzie, obowiązuje to, co wszędzie.
rule-TH-1_10 = Ręce są puste, a na stosie zostaje 20 płytek.

chapter-TH-2 = Tura
rule-TH-2_1 = Gracze mają tury na przemian, zaczynając od gracza rozpoczynającego.
rule-TH-2_2 = W turze musisz dobrać jedną płytkę, możesz zagrać dowolnie wiele płytek z ręki i raz ruszyć każdą swoją jednostką – w dowolnej kolejności i dowolnie przeplatając.
rule-TH-2_3 = Koniec tury ogłaszasz ty; nie można skończyć, dopóki trzeba dobrać płytkę. Potem kolejno: limit ręki, twoje jednostki ukrywają krzyżyki, niewykorzystane zniżki przepadają i sprawdza się, czy gra się kończy.
rule-TH-2_4 = Zagrywanie płytek i ruchy jednostek nigdy nie są obowiązkowe; dobrać można też płytkę, której nie da się użyć.
rule-TH-2_5 = W turze drugiego gracza nic nie robisz.

chapter-TH-3 = Oferta królewska
rule-TH-3_1 = Dopóki stos nie jest pusty, siedem miejsc zajmuje sześć płytek i tarcza.
rule-TH-3_2 = Korona na tarczy wskazuje, kto dobiera następną płytkę. Tura zawsze zaczyna się z koroną gracza, którego jest tura.
rule-TH-3_3 = Twój zasięg to jeden i o jeden więcej za każdą twoją zwykłą jednostkę na dworze: jeden, dwa lub trzy.
rule-TH-3_4 = Sięgasz po tyle płytek, licząc od tarczy zgodnie z ruchem wskazówek zegara.
rule-TH-3_5 = Zasięg zmienia się od razu, gdy jednostka przychodzi na dwór lub go opuszcza, a gdy tarcza się przesuwa, zmienia się to, po co sięgasz.
rule-TH-3_6 = Płytkę w zasięgu można dobrać albo zostawić na miejscu i użyć jako surowca. Zasięgi obu graczy są od siebie niezależne.
rule-TH-3_7 = Puste miejsca się pomija. Jeśli płytek jest mniej niż twój zasięg, sięgasz po wszystkie.

chapter-TH-4 = Dobranie płytki
rule-TH-4_1 = W każdej turze dobierasz z oferty na rękę dokładnie jedną płytkę; kolejną daje tylko obóz.
rule-TH-4_2 = W tej chwili musi być w twoim zasięgu.
rule-TH-4_3 = Tarcza przechodzi na miejsce, które płytka zwolniła.
rule-TH-4_4 = Tarcza zostaje odwrócona i pokazuje koronę drugiego gracza.
rule-TH-4_5 = Odtąd o zasięgu decyduje nowe miejsce tarczy: dla twoich surowców do końca tej tury i dla drugiego gracza po tobie.
rule-TH-4_6 = Miejsce, które opuściła tarcza, uzupełnia się wierzchnią płytką stosu, awersem do góry.
rule-TH-4_7 = Jeśli była to ostatnia płytka stosu, wywołany zostaje koniec gry.
rule-TH-4_8 = Dopiero co dobraną płytkę można zagrać w tej samej turze.

chapter-TH-5 = Ręka
rule-TH-5_1 = W trakcie tury możesz mieć na ręce dowolnie wiele płytek, na jej końcu najwyżej trzy.
rule-TH-5_2 = Które płytki ponad trzy opuszczą grę, wybierasz ty.
rule-TH-5_3 = Mając trzy lub mniej, nie możesz żadnej odrzucić.
rule-TH-5_4 = Usunięte płytki nie wracają i nie dają punktów.

chapter-TH-6 = Surowce
rule-TH-6_1 = Zielony daje drewno, szary kamień, żółty zboże.
rule-TH-6_2 = Każda płytka oferty w twoim zasięgu daje jeden surowiec swojego terenu.
rule-TH-6_3 = Każda płytka krainy z twoją jednostką daje jeden surowiec swojego terenu, bez względu na właściciela i stronę. Na wspólnej płytce początkowej mają go oboje.
rule-TH-6_4 = Każda twoja farma, tartak lub kamieniołom daje dodatkowo jedno zboże, drewno lub kamień. Twoja jednostka na nim dodaje jeszcze surowiec płytki; jednostka przeciwnika go nie zatrzymuje.
rule-TH-6_5 = Budynek produkcyjny działa od chwili wzniesienia – nie na własny koszt – do odwrócenia awersem do dołu.
rule-TH-6_6 = Źródła się nie wyczerpują: każde daje jeden surowiec na każdy budynek wzniesiony w turze.
rule-TH-6_7 = Liczy się tylko to, do czego masz dostęp teraz. Gdy ruszy się tarcza lub jednostka, dawny dostęp znika.
rule-TH-6_8 = Bez budynków produkcyjnych masz dokładnie cztery surowce, dopóki w ofercie jest co najmniej tyle płytek, ile wynosi twój zasięg.

chapter-TH-7 = Budowa
rule-TH-7_1 = W turze możesz wznieść dowolnie wiele płytek z ręki.
rule-TH-7_2 = W każdym kolorze twoje surowce muszą w tej chwili pokryć koszt, poza tym, co pokrywają zniżki.
rule-TH-7_3 = Braków we wszystkich kolorach razem nie może być więcej niż twoich niewykorzystanych zniżek z tej tury; tyle się ich zużywa.
rule-TH-7_4 = Buduje się na wolnym polu, które bokiem lub rogiem styka się z płytką z twoją jednostką.
rule-TH-7_5 = Twoje budynki bez jednostki, jednostki przeciwnika ani jednostki na dworze nie wystarczą.
rule-TH-7_6 = Płytka leży awersem do góry, dolnym brzegiem ku tobie: dla białego jak wydrukowano, dla niebieskiego obrócona o pół obrotu.
rule-TH-7_7 = Drogi nie muszą pasować do dróg sąsiadów.
rule-TH-7_8 = Budynek należy do tego, kto go wzniósł, aż do odwrócenia awersem do dołu, i nigdy do nikogo innego.
rule-TH-7_9 = Działa od razu: wieża oblężnicza może oblegać, budynek produkcyjny daje surowiec, jednostki mogą wejść.

chapter-TH-8 = Rozszerzenie krainy
rule-TH-8_1 = Dowolnie wiele płytek z ręki możesz za darmo wyłożyć awersem do dołu.
rule-TH-8_2 = Taka płytka to wolny teren: niczyja, nie jest budynkiem, nie ma drogi ani działania; liczy się tylko teren.
rule-TH-8_3 = Kładzie się ją tam, gdzie można by budować.
rule-TH-8_4 = Na wolny teren mogą wejść jednostki obu graczy i mają jego surowiec.
rule-TH-8_5 = Każde rozszerzenie daje jedną zniżkę: jeden budynek w tej turze kosztuje o jeden dowolny surowiec mniej.
rule-TH-8_6 = Zniżka dotyczy tylko budynków wzniesionych po rozszerzeniu.
rule-TH-8_7 = Zużywa się tylko tyle zniżek, ile potrzeba. Na jeden budynek może przypaść kilka, a pozostałych można jeszcze użyć w tej turze.
rule-TH-8_8 = Niewykorzystane zniżki przepadają na końcu tury.

chapter-TH-9 = Jednostki
rule-TH-9_1 = Każdą swoją jednostką możesz w swojej turze ruszyć raz: ruchem, wezwaniem lub wycofaniem.
rule-TH-9_2 = Ruch: z płytki na sąsiednią, bokiem lub rogiem, na której nie ma jednostki.
rule-TH-9_3 = Wezwanie: zwykła jednostka idzie z dworu na płytkę bez jednostki, która sąsiaduje z płytką z twoją jednostką.
rule-TH-9_4 = Wycofanie: zwykła jednostka wraca z dowolnej płytki na dwór.
rule-TH-9_5 = Wezwania i wycofania od razu zmieniają twój zasięg.
rule-TH-9_6 = Jednostka, która się ruszyła, pokazuje krzyżyk i do końca tury zostaje; na końcu twojej tury krzyżyki znów się ukrywa.
rule-TH-9_7 = Jednostka elitarna nigdy nie opuszcza krainy.
rule-TH-9_8 = Jednostka wezwana w tej turze nie może się ruszyć ani wycofać, wycofana nie może być wezwana.
rule-TH-9_9 = Jednostka, która się ruszyła lub została wezwana, od razu liczy się przy dalszych wezwaniach i budowie.
rule-TH-9_10 = Krzyżyk nie znaczy nic więcej: zasięg, surowce, budowa ani podwajanie na niego nie patrzą.
rule-TH-9_11 = Jednostki mogą stać na każdej płytce, własnej, przeciwnika i wolnej. Jednostek się nie zbija ani nie spycha.
rule-TH-9_12 = Na płytce stoi najwyżej jedna jednostka, poza dwiema elitarnymi na początku.
rule-TH-9_13 = Dwie zwykłe jednostki, które czekają na dworze i jeszcze się nie ruszyły, są takie same: którąkolwiek wskażesz, idzie pierwsza z nich.

chapter-TH-10 = Obóz
rule-TH-10_1 = W swojej turze, po dobraniu płytki, możesz użyć swojego obozu, który leży awersem do góry.
rule-TH-10_2 = Obóz odwraca się awersem do dołu, a tarczę z powrotem na twoją koronę: dobierasz jeszcze raz.
rule-TH-10_3 = Tarcza zostaje na miejscu; kolejne dobranie podlega wszystkim zasadom dobierania.
rule-TH-10_4 = To dobranie musi nastąpić przed końcem tury.
rule-TH-10_5 = Użyty obóz to wolny teren: bez właściciela, punktów i drogi. Jednostka na nim zostaje.
rule-TH-10_6 = Każdy obóz działa raz w grze. W jednej turze można użyć kilku, każdego po kolejnym dobraniu, także w turze ich wzniesienia; jednostka przeciwnika na obozie nie przeszkadza.
rule-TH-10_7 = Obozów można używać także przy pustym stosie; wtedy niczego się nie uzupełnia.
rule-TH-10_8 = Przy pustej ofercie obozu użyć nie można.

chapter-TH-11 = Wieża oblężnicza
rule-TH-11_1 = Pojedyncza wieża oblężnicza nic nie robi.
rule-TH-11_2 = Gdy wykładasz wieżę oblężniczą, celem jest każdy budynek przeciwnika przy jej bokach, z którym stykają się teraz bokiem co najmniej dwie twoje wieże.
rule-TH-11_3 = Cel możesz zniszczyć: odwraca się go awersem do dołu i odtąd jest wolnym terenem.
rule-TH-11_4 = Z kilku celów możesz zniszczyć dowolnie wiele.
rule-TH-11_5 = Decydujesz zaraz po wyłożeniu wieży. Niewykorzystana okazja mija, dopóki nie dołożysz do tego budynku kolejnej wieży.
rule-TH-11_6 = Gdy budynek przeciwnika zostaje dołożony do dwóch stojących wież, nic się nie dzieje.
rule-TH-11_7 = Jednostki na zniszczonej płytce zostają.
rule-TH-11_8 = Celem może być każdy budynek przeciwnika, także wieża oblężnicza; własne budynki i wolny teren nie.

chapter-TH-12 = Koniec gry
rule-TH-12_1 = Koniec zostaje wywołany, gdy do oferty trafia ostatnia płytka stosu.
rule-TH-12_2 = Gracz, którego jest tura, kończy ją zwyczajnie.
rule-TH-12_3 = Potem każdy gracz ma jedną turę końcową, najpierw ten drugi.
rule-TH-12_4 = Przy pustym stosie niczego się nie uzupełnia: miejsce opuszczone przez tarczę zostaje puste.
rule-TH-12_5 = W turach końcowych obowiązują wszystkie zasady tury, także dobieranie i limit ręki. Po drugiej turze końcowej następuje punktacja.
rule-TH-12_6 = Obóz użyty po wyczerpaniu stosu dobiera bez uzupełnienia i niczego nie wywołuje ponownie.
rule-TH-12_7 = Gra ma 22 tury, o jedną mniej za każde dodatkowe dobranie dzięki obozowi, póki trwał stos. Przy ich nieparzystej liczbie gracz rozpoczynający ma o turę więcej. Na obowiązkowe dobranie zawsze zostaje płytka.

chapter-TH-13 = Punktacja
rule-TH-13_1 = Każdy budynek leżący awersem do góry punktuje dla właściciela, każdy osobno.
rule-TH-13_2 = Twoja suma to wartość twoich budynków i punkty za drogi. Ręka, usunięte płytki, jednostki i wolny teren nie dają punktów.
rule-TH-13_3 = Gdzie liczy się płytki, liczą się wszystkie w krainie: budynki obu graczy, wolny teren, zniszczone budynki, użyte obozy i płytka początkowa. Gdzie liczy się budynki, tylko płytki awersem do góry.
rule-TH-13_4 = Budynek z jednostką swojego właściciela jest wart dwa razy tyle.
rule-TH-13_5 = Jednostka przeciwnika na budynku niczego nie zmienia, podobnie jak twoja na budynku przeciwnika lub wolnym terenie. Punktów za drogi nigdy się nie podwaja.

chapter-TH-14 = Wartość budynków
rule-TH-14_1 = Gospoda: 1 i 1 za każdą płytkę we wskazanym rzędzie lub kolumnie, najwyżej trzy z każdej strony; najwyżej 7.
rule-TH-14_2 = Targowisko: 1 i 1 za każdą płytkę stykającą się bokiem; najwyżej 5.
rule-TH-14_3 = Warownia rozbójników: 2 i 2 za każdy budynek przeciwnika stykający się bokiem; najwyżej 10.
rule-TH-14_4 = Miejsce pielgrzymkowe: liczba płytek najdłuższej drogi, która się przy nim kończy, łącznie z nim, bez względu na właścicieli; co najmniej 1.
rule-TH-14_5 = Młyn: 1 i 1 za każdą płytkę wszystkich grup żółtych płytek połączonych bokami, które stykają się z młynem bokiem. Każda liczy się raz.
rule-TH-14_6 = Warsztat kamieniarski: jak młyn, dla szarego.
rule-TH-14_7 = Chlew: jak młyn, dla zielonego.
rule-TH-14_8 = Piekarnia: 1 i 1 za każdy inny twój budynek na żółtym terenie, gdziekolwiek.
rule-TH-14_9 = Kuźnia: jak piekarnia, dla szarego.
rule-TH-14_10 = Gajówka: jak piekarnia, dla zielonego.
rule-TH-14_11 = Obóz: 2, jeśli nie został użyty.
rule-TH-14_12 = Farma, tartak, kamieniołom: nic.
rule-TH-14_13 = Faktoria: 3 za każdy twój budynek rodzaju pokazanego na tej faktorii.
rule-TH-14_14 = Katedra: 5.
rule-TH-14_15 = Wieża oblężnicza: nic.
rule-TH-14_16 = Twierdza: 1 za każdą twoją wieżę oblężniczą i twierdzę, łącznie z tą.
rule-TH-14_17 = Wieża strażnicza: 1 i 1 za każdą inną płytkę jej terenu we wskazanym rzędzie lub kolumnie, w dowolnej odległości i za przerwami.
rule-TH-14_18 = Wartownia: 2 i 2 za każdą wieżę strażniczą któregokolwiek gracza na jej czterech przekątnych, w dowolnej odległości; nic nie zasłania.
rule-TH-14_19 = Warsztat: 3 za każdą parę, czyli po jednej płytce każdego z jego dwóch kolorów na zaznaczonych polach; par jest tyle, ile płytek ma rzadszy kolor. Koszykarz chce zielonej i żółtej, garncarz szarej i żółtej, bednarz zielonej i szarej. Liczą się płytki każdego gracza i wolny teren.
rule-TH-14_20 = Dom cechowy: twoje warsztaty pokazanego rodzaju dają 4 punkty za parę zamiast 3. Drugi tego samego rodzaju nic nie dodaje.
rule-TH-14_21 = Sam dom cechowy: nic.

chapter-TH-15 = Drogi
rule-TH-15_1 = Każda droga punktuje osobno: kto ma na niej więcej budynków, dostaje różnicę, drugi nic. Przy równej liczbie nie dostaje nikt.
rule-TH-15_2 = Dwa budynki obok siebie są połączone, gdy oba mają drogę na stykających się bokach.
rule-TH-15_3 = Wewnątrz płytki połączone boki tworzą jeden odcinek. Droga to cała sieć połączonych odcinków wraz z rozwidleniami.
rule-TH-15_4 = Płytka liczy się na każdej drodze raz, także gdy droga jest pętlą lub dochodzi do niej dwa razy.
rule-TH-15_5 = Wolny teren, zniszczone budynki i użyte obozy nie mają drogi i niczego nie łączą.
rule-TH-15_6 = Płytka z osobnymi końcami niczego nie łączy: jest końcem do czterech dróg i liczy się na każdej z nich.
rule-TH-15_7 = Droga punktuje tylko wtedy, gdy łączy budynki na co najmniej dwóch płytkach.
rule-TH-15_8 = Otwarte końce i niepasujące boki nie szkodzą. Budynki obu graczy należą do tej samej drogi.
rule-TH-15_9 = Budynki niebieskiego leżą obrócone o pół obrotu i ich drogi także.
rule-TH-15_10 = W pierwszej grze dróg można nie punktować. Miejsca pielgrzymkowe i tak liczą według nich.

chapter-TH-16 = Zwycięzca
rule-TH-16_1 = Wygrywa ten, kto ma więcej punktów.
rule-TH-16_2 = Przy równej liczbie wygrywa ten, kto ma więcej swoich jednostek na dworze.
rule-TH-16_3 = Jeśli i tu jest równo, gra kończy się remisem.
rule-TH-16_4 = W grze solo remis rozstrzyga się inaczej: to przegrana.

chapter-TH-20 = Solo: przygotowanie
rule-TH-20_1 = Jak dla dwóch osób, z tymi zmianami. Wybierasz kolor; drugi należy do Henryka.
rule-TH-20_2 = Zawsze zaczynasz ty; tarcza pokazuje twoją koronę.
rule-TH-20_3 = Trzy jednostki Henryka czekają obok krainy. Na płytce początkowej stoi tylko twoja elitarna, na dworze tylko twoje zwykłe.
rule-TH-20_4 = Dziesięć skarbów się tasuje. Henryk Ubogi traci bez oglądania cztery, Henryk Mężny dwa, Henryk Nieubłagany żadnego.
rule-TH-20_5 = Rusztowanie oznacza twój ostatni budynek. Przesuwa się, gdy budujesz, i nigdy poza tym.
rule-TH-20_6 = Twoje tury podlegają zasadom dla dwóch osób; budynki Henryka to budynki przeciwnika.

chapter-TH-21 = Solo: tura Henryka
rule-TH-21_1 = Po każdej twojej turze ma turę Henryk: bierze, kładzie, umieszcza skarb i przesuwa jednostkę.
rule-TH-21_2 = Bierze pierwszą płytkę od tarczy, zgodnie z ruchem wskazówek zegara, o terenie widocznym przed uzupełnieniem na wierzchu stosu.
rule-TH-21_3 = Jeśli takiej nie ma lub stos jest pusty, bierze pierwszą płytkę od tarczy.
rule-TH-21_4 = Sięga po całą ofertę; puste miejsca się pomija. Tarczę przesuwa się i odwraca, a ofertę uzupełnia jak zwykle.
rule-TH-21_5 = Jego płytkę kładzie się awersem do góry, zwróconą ku niemu. Nic nie płaci i nie potrzebuje jednostki w pobliżu.
rule-TH-21_6 = Kładzie ją obok twojego ostatniego budynku, na jednym z ośmiu pól sąsiednich. Przegląda się je od północy zgodnie z ruchem wskazówek zegara; używa się pierwszej z zasad A, B, C, D, która daje pole, i pierwszego pola według niej.
rule-TH-21_7 = Zasada A: wolne pole przy boku, na którym twój budynek ma drogę, a jego płytka ma ją na stykającym się boku.
rule-TH-21_8 = Zasada B: wolne pole przy boku, na którym twój budynek ma drogę; jego płytka jej tam nie ma i ją blokuje.
rule-TH-21_9 = Zasada C: dowolne wolne pole sąsiednie.
rule-TH-21_10 = Dopóki nie wzniesiesz żadnego budynku, buduje obok płytki początkowej, która nie ma drogi.
rule-TH-21_11 = Zasada D: jeśli żadne pole sąsiednie nie jest wolne, płytka opuszcza grę, a reszta jego tury odpada.
rule-TH-21_12 = Jeśli twój ostatni budynek odwrócono awersem do dołu, nadal za taki uchodzi, ale bez dróg.
rule-TH-21_13 = Jego jednostka o kolorze nowej płytki wchodzi na nią, skądkolwiek. Zajmuje płytkę jak każda jednostka i nic więcej nie robi.
rule-TH-21_14 = Jeśli w turze stanęło kilka twoich budynków, liczy się ostatni; wolny teren nigdy.
rule-TH-21_15 = Henryk nie korzysta z żadnych działań: obozu, oblężenia, surowców, ręki ani innych ruchów jednostek.

chapter-TH-22 = Solo: skarby
rule-TH-22_1 = Gdy Henryk położy płytkę według zasady A, B lub C, kładzie się na nią awersem do góry wierzchni skarb, jeśli jakiś został.
rule-TH-22_2 = Skarb, którego warunek jest spełniony, od razu opuszcza grę, także w chwili położenia.
rule-TH-22_3 = Pionowy: dwie płytki pokazanego terenu w jego kolumnie.
rule-TH-22_4 = Poziomy: dwie płytki pokazanego terenu w jego rzędzie.
rule-TH-22_5 = Pozycyjny: po płytce dowolnego terenu na obu zaznaczonych polach sąsiednich.
rule-TH-22_6 = Płytka pod skarbem się nie liczy. Każda inna tak, awersem do góry i do dołu, każdego gracza, w dowolnej odległości w linii.
rule-TH-22_7 = Warunki sprawdza się po każdej płytce wyłożonej przez którąkolwiek stronę.
rule-TH-22_8 = Skarb zostaje na miejscu, gdy budynek pod nim zostaje zniszczony.

chapter-TH-23 = Solo: koniec
rule-TH-23_1 = Koniec wywołuje się i rozgrywa jak dla dwóch osób, z Henrykiem jako drugim graczem.
rule-TH-23_2 = Ty punktujesz jak zwykle, łącznie z drogami.
rule-TH-23_3 = Budynki Henryka punktują jak zwykle; jego jednostki się nie liczą.
rule-TH-23_4 = Jego trzy najlepsze budynki liczą się podwójnie.
rule-TH-23_5 = Drogi punktują dla obu jak zwykle. Każdy skarb w krainie lub na stosie daje Henrykowi 5 punktów; usunięte nic.
rule-TH-23_6 = Wygrywasz tylko wtedy, gdy masz więcej punktów niż Henryk. Remis to przegrana.
