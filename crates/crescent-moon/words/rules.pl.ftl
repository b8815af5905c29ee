# Crescent Moon, po polsku.

## CM-1

chapter-CM-1 = Pojęcia
rule-CM-1_1 = Siła bojowa: jednostka każdego rodzaju 1, fort 1, twierdza 2, pałac 2. Wioski, miasta i żetony wpływu nie mają żadnej.
rule-CM-1_2 = W spoczynku heks mieści elementy z siłą tylko jednego gracza. Gdy spotkają się elementy dwóch graczy, następuje walka.
rule-CM-1_3 = Kontrolujesz heks dokładnie wtedy, gdy jest w nim co najmniej jeden twój element z siłą.
rule-CM-1_4 = Obecność: jesteś obecny w heksie, gdy jest w nim jakikolwiek twój element: jednostka, umocnienie, osada lub żeton wpływu. Obecnych może być kilku graczy.
rule-CM-1_5 = Masz wpływ w heksie, gdy leży w nim twój żeton wpływu. Heks mieści najwyżej jeden żeton, jednego gracza.
rule-CM-1_6 = Zasoby to twoje elementy, które nie są na mapie, na karcie władzy ani na karcie rezerw.
rule-CM-1_7 = Krążek jednostki ma z jednej strony jednostkę stałej armii, z drugiej najemnika. W zasobach nie ma strony; dostaje ją na mapie lub karcie rezerw. Oba rodzaje mają wspólny zapas.
rule-CM-1_8 = Kaid i Kalif używają obu stron. Murszid, Sułtan i Nomada mają zawsze tylko najemników.
rule-CM-1_9 = Forty i twierdze to umocnienia, wioski i miasta to osady, pałac jest jednym i drugim. Wszystko to budowle.
rule-CM-1_10 = Wioski i miasta należą do Sułtana, ktokolwiek kontroluje heks. Sułtan jest więc obecny wszędzie tam, gdzie stoją.
rule-CM-1_11 = Heks mieści najwyżej jeden fort lub twierdzę, najwyżej jedną wioskę lub miasto i ewentualnie pałac.
rule-CM-1_12 = Monety, punkty i żetony wpływu się nie kończą (żetony tak, jeśli stół tak wybierze); krążki i budowle są ograniczone zawartością pudełka.
rule-CM-1_13 = Aktywny heks to heks rozpatrywanej walki lub sporu.
rule-CM-1_14 = Połowę zawsze zaokrągla się w dół; połowa ceny karty jest dokładna.
rule-CM-1_15 = Co kilku graczy robi w jednej chwili, robią w kolejności tur, chyba że zasada mówi, że jednocześnie.

## CM-2

chapter-CM-2 = Przygotowanie gry
rule-CM-2_1 = Każdy gracz bierze jedną postać. W czterech graczy nikt nie bierze Nomady.
rule-CM-2_2 = Kolejność tur przez całą grę to Kaid, Murszid, Sułtan, Kalif, Nomada.
rule-CM-2_3 = Każdy bierze elementy swojej postaci do zasobów. Kaid, Kalif i Nomada mają kartę rezerw.
rule-CM-2_4 = Mapa to jeden z pięciu układów, każdy dla pięciu i czterech graczy, albo budują ją gracze.
rule-CM-2_5 = Gdy stoją wszystkie inne elementy początkowe, Kalif stawia pałac w heksie ze swoim elementem.
rule-CM-2_6 = Każdy bierze początkowe monety swojej postaci i 5 punktów, trzymanych w tajemnicy.
rule-CM-2_7 = Karty płyną przez targ od odległego przez pobliski do lokalnego. Obok leży targ Sułtana.
rule-CM-2_8 = Kaid bierze na rękę Kampanię. Pozostałe karty władzy tworzą talię.
rule-CM-2_9 = Każde miejsce targu dostaje odkrytą kartę, potem każde miejsce targu Sułtana.
rule-CM-2_10 = Stół wybiera trzy albo cztery lata.
rule-CM-2_11 = Na koniec Murszid raz przeprowadza intrygę. Ręka jest pusta, więc należą się dwie karty.
rule-CM-2_12 = Potem zaczyna się pierwszy rok od przychodu.
rule-CM-2_13 = Każdy ma dwie grupy początkowe: Kaid jednostkę stałej armii z żetonem oraz żeton; Murszid fort oraz żeton; Sułtan miasto oraz wioskę z fortem i najemnikiem; Kalif twierdzę z jednostką stałej armii oraz twierdzę; Nomada najemnika z żetonem oraz żeton.
rule-CM-2_14 = Budowa mapy w czterech graczy: dwa heksy dziczy i jeden heks gór zostają w pudełku.
rule-CM-2_15 = Bród leży pośrodku. Pozostałe heksy się tasuje i każdy dostaje trzy, tajne do położenia.
rule-CM-2_16 = W kolejności tur każdy kładzie jeden heks, trzy razy. Wybierasz który, gdzie i jak obrócony.
rule-CM-2_17 = Heks z rzeką musi wydłużyć rzekę na jednym z jej dwóch końców.
rule-CM-2_18 = Inny heks leży tam, gdzie styka się z jak największą liczbą heksów, spośród miejsc zostawiających rzece drogę.
rule-CM-2_19 = Dopóki zostały heksy z rzeką, oba końce rzeki muszą mieć dalszą drogę, a wszystkie pozostałe muszą znaleźć miejsce.
rule-CM-2_20 = Potem w kolejności tur każdy stawia jedną grupę w pustym heksie, który nie jest kamieniołomem ani świętym miejscem; potem tak samo drugą.

## CM-3

chapter-CM-3 = Mapa
rule-CM-3_1 = Każdy heks ma jeden typ terenu: żyzna ziemia, dzicz, góry, kamieniołom lub pustynia.
rule-CM-3_2 = Święte miejsce to pustynia; rzeka i bród to żyzna ziemia. Jest jeden bród i jedno święte miejsce.
rule-CM-3_3 = Kontrolować element terenu znaczy kontrolować jego heks; tak samo z wpływem i obecnością.
rule-CM-3_4 = Heksy ze wspólną krawędzią się stykają. Stykające się heksy sąsiadują, chyba że dzieli je rzeka.
rule-CM-3_5 = Heks z rzeką ma dokładnie dwie krawędzie rzeczne. Heksy za nimi z nim nie sąsiadują.
rule-CM-3_6 = Bród nie ma własnych krawędzi rzecznych, lecz rzeka sąsiada może go odciąć.
rule-CM-3_7 = Sąsiedztwo jest wzajemne. To jedyna bliskość, jaką znają szerzenie wpływów, ruch, szturm, zdolności Murszida i karty.
rule-CM-3_8 = Teren sam nie zmienia walki; liczy się w przychodzie, kosztach budowy, celach i kartach.

## CM-4

chapter-CM-4 = Faza przygotowań
rule-CM-4_1 = Rok to przygotowania (przychód, rezerwy, utrzymanie), faza akcji z czterema rundami i punktacja.
rule-CM-4_2 = Przychód za każdy kontrolowany heks: żyzna ziemia 1 moneta, kamieniołom 3, wioska 1, miasto 2, żeton wpływu Sułtana 1; wszystko się sumuje.
rule-CM-4_3 = Pałac nie daje przychodu, niekontrolowany heks nie daje go nikomu, a sam wpływ nie daje nic.
rule-CM-4_4 = Sułtan dostaje ponadto 1 monetę za każdą wioskę, 2 za każde miasto i 1 za każdy własny żeton gdziekolwiek.
rule-CM-4_5 = Wartość rezerw: Kaid 3; Kalif własne twierdze i żetony na mapie; Nomada trzykrotność własnych żetonów.
rule-CM-4_6 = Aktualna siła: u Kaida i Kalifa ich jednostki stałej armii na mapie i karcie; u Nomady najemnicy wszystkich graczy na mapie i jednostki na karcie.
rule-CM-4_7 = Jeśli wartość jest wyższa od siły, różnica przechodzi z zasobów na kartę, na ile ich starcza. Nigdy się nie zdejmuje.
rule-CM-4_8 = W pierwszym roku utrzymanie się pomija.
rule-CM-4_9 = Utrzymanie: każdy bierze odkryte osobistości i chorągwie z powrotem na rękę; limit ręki działa od razu.
rule-CM-4_10 = Potem odrzuca się dwie karty z targu lokalnego.
rule-CM-4_11 = Potem uzupełnia się targ.

## CM-5

chapter-CM-5 = Faza akcji
rule-CM-5_1 = Cztery rundy; w każdej każdy gracz w kolejności tur wykonuje dokładnie jedną akcję. Pasować nie wolno.
rule-CM-5_2 = Wybierać wolno tylko akcje z listy swojej postaci.
rule-CM-5_3 = Akcja musi coś zrobić.
rule-CM-5_4 = Walkę wywołaną akcją rozpatruje się jako jej część; potem sprawdza się limity; potem kończą się efekty kart W DOWOLNEJ CHWILI; potem działa następny gracz.
rule-CM-5_5 = Walka zaczyna się tylko przez szturm, powstanie, przekupienie najemników lub kartę władzy.

## CM-6

chapter-CM-6 = Akcje podstawowe
rule-CM-6_1 = Szerzenie wpływów: wybierz heks, w którym jesteś obecny, lub z takim sąsiadujący, bez twojego żetonu.
rule-CM-6_2 = Jeśli nie ma tam innego gracza i nie sąsiaduje żeton Murszida, połóż swój żeton.
rule-CM-6_3 = W przeciwnym razie następuje spór o wpływy.
rule-CM-6_4 = Samemu Murszidowi jego żetony sporu nie wywołują.
rule-CM-6_5 = Budowa X: do X budowli, każda w innym heksie, każda opłacona do banku.
rule-CM-6_6 = W górach i kamieniołomie budowla kosztuje 1 monetę więcej, na pustyni 2 więcej.
rule-CM-6_7 = Fort: w heksie, w którym jesteś obecny, którego nie kontroluje inny gracz i w którym nie stoi fort ani twierdza.
rule-CM-6_8 = Twierdza: w miejsce własnego fortu.
rule-CM-6_9 = Wioska (Sułtan): dowolny heks bez wioski i miasta, gdziekolwiek leży.
rule-CM-6_10 = Miasto (Sułtan): w miejsce wioski.
rule-CM-6_11 = Budowla musi być w twoich zasobach i musi cię na nią stać. Pałac nie przeszkadza.
rule-CM-6_12 = Ruch X: do X razy przesuń dowolną liczbę jednostek, co najmniej jedną, z heksu do sąsiedniego, którego nie kontroluje inny gracz.
rule-CM-6_13 = Ta sama jednostka może ruszać się kilka razy. Ruch nigdy nie wywołuje walki ani plądrowania.
rule-CM-6_14 = Limit jednostek sprawdza się dopiero na końcu akcji.
rule-CM-6_15 = Szturm: przesuń dowolną liczbę jednostek, co najmniej jedną, z heksu albo do sąsiedniego kontrolowanego przez innego gracza (następuje walka), albo do sąsiedniego niekontrolowanego z wioską lub miastem, które plądrujesz.
rule-CM-6_16 = Osada ta wraca do Sułtana; bierzesz 2 monety za wioskę, 4 za miasto. Tego plądrowania nie można pominąć.
rule-CM-6_17 = Werbunek X: umieść do X jednostek, co najmniej jedną, z karty rezerw w heksach, których nie kontroluje inny gracz.
rule-CM-6_18 = Kaid i Kalif werbują jednostki stałej armii, i tylko tam, gdzie są obecni.
rule-CM-6_19 = Nomada werbuje najemników, w dowolnym heksie kontrolowanym przez niego lub przez nikogo.
rule-CM-6_20 = Przekupienie najemników (pięciu graczy, wszyscy prócz Nomady): uzgodnij z Nomadą heks z jego najemnikami, jednego lub dwóch z nich i cenę.
rule-CM-6_21 = Zapłać; ci najemnicy idą do zasobów Nomady, a tylu samo twoich przychodzi do heksu z twoich zasobów.
rule-CM-6_22 = Jeśli Nomada nadal ma siłę w heksie, od razu następuje walka; ty atakujesz.
rule-CM-6_23 = Jeśli walki nie było, możesz od razu wykonać jeden ruch lub szturm właśnie umieszczonymi jednostkami.
rule-CM-6_24 = Wynajęcie najemników (pięciu graczy, wszyscy prócz Nomady): uzgodnij z Nomadą jedną lub dwie jednostki z jego karty rezerw i cenę.
rule-CM-6_25 = Zapłać; Nomada przesuwa tyle jednostek z karty do zasobów; ty umieszczasz tylu swoich najemników w heksie, w którym jesteś obecny i którego nie kontroluje inny gracz.
rule-CM-6_26 = W czterech graczy wynajmuje bank: 2 monety za jednego najemnika, 6 za dwóch, umieszczanych tak samo.
rule-CM-6_27 = Przed zakupem kart władzy możesz targować się z Sułtanem o jedną kartę z jego targu. Bez ugody możesz nadal kupić gdzie indziej albo zrobić coś innego.
rule-CM-6_28 = Zakup kart władzy: jedna karta z targu lokalnego za 2 monety, z pobliskiego za 4, z odległego za 6 oraz uzgodniona karta; każde najwyżej raz, co najmniej jedno. Spośród takich samych kart w rzędzie wybiera kupujący.
rule-CM-6_29 = Cena idzie do gracza powiązanej postaci. Za własną kartę płacisz połowę do banku; w czterech graczy kartę Nomady płaci się do banku.
rule-CM-6_30 = Uzgodniona cena karty z targu Sułtana zawsze idzie do Sułtana. Sułtan bierze stamtąd jedną kartę za darmo.
rule-CM-6_31 = Kupione karty idą na rękę; potem limit ręki; potem uzupełnia się targ. Targu Sułtana nie.
rule-CM-6_32 = Zagranie karty władzy: pokaż z ręki kartę AKCJA, wykonaj ją na ile się da i odrzuć.
rule-CM-6_33 = Zbiórka: weź z banku 1 monetę.

## CM-7

chapter-CM-7 = Targi i umowy
rule-CM-7_1 = Wiążące są: zakup od Sułtana, wynajęcie i przekupienie w pięciu graczy, umowy z Murszidem. Inne obietnice to tylko słowa i żadne inne monety ani punkty nie przechodzą między graczami, chyba że przez kartę.
rule-CM-7_2 = Propozycja to pełny zestaw warunków. Partner przyjmuje, odmawia albo raz odpowiada pełnym nowym zestawem, który się przyjmuje lub odrzuca. W jednej akcji wolno proponować temu samemu partnerowi to samo tyle razy, ile pozwala stół; rozpoczęta propozycja się liczy.
rule-CM-7_3 = Przyjęcie wiąże oboje i ustala akcję. Niepowodzenie nic nie kosztuje. Proponować wolno tylko to, co w tej chwili dałoby się w całości wykonać. Propozycje i odpowiedzi są jawne.
rule-CM-7_4 = Wynajęcie: jedna lub dwie jednostki i cena od 0 do liczby twoich monet; musi starczyć karta Nomady, twoje zasoby i heks na umieszczenie. Miejsce nie należy do warunków.
rule-CM-7_5 = Przekupienie: heks, jeden lub dwóch najemników Nomady w nim i cena od 0 do liczby twoich monet; muszą starczyć twoje zasoby.
rule-CM-7_6 = Targ Sułtana: jedna karta i cena od 0 do liczby twoich monet. Przyjęcie zobowiązuje do zakupu kart, w tym tej.
rule-CM-7_7 = Umowy z Murszidem zawiera się na początku walki lub sporu, gdy żeton Murszida jest w aktywnym lub sąsiednim heksie, a Murszid nie atakuje ani nie jest obrońcą walki.
rule-CM-7_8 = Każdy uczestnik może obiecać Murszidowi od 1 do 5 punktów, nie więcej niż ma. W jednym konflikcie jest najwyżej jedna umowa.
rule-CM-7_9 = Ofertę od 0 podaje najpierw atakujący, potem inni w kolejności tur. Murszid przyjmuje jedną, albo stawia jedno żądanie jednemu graczowi, który je przyjmuje lub odrzuca, albo odmawia wszystkim.
rule-CM-7_10 = Jeśli strona partnera wygra, punkty płaci się od razu, nawet jeśli Murszid nic nie zrobił. Jeśli przegra, nie płaci się nic. Samego poparcia się nie egzekwuje.
rule-CM-7_11 = Po odkryciu kart umowy zawrzeć nie można.

## CM-8

chapter-CM-8 = Karty władzy i targ
rule-CM-8_1 = Karta ma powiązaną postać, ważną tylko przy zakupie, typ, co najmniej jedno słowo kluczowe i efekty.
rule-CM-8_2 = Po użyciu wydarzenia się odrzuca; osobistości i chorągwie leżą odkryte przed tym, kto je zagrał, i wracają na rękę w następnym utrzymaniu; strategia wraca od razu.
rule-CM-8_3 = Karty WALKA i SPÓR O WPŁYWY wybiera się w pierwszym kroku konfliktu, karty AKCJA zagrywa się jako akcję, karty W DOWOLNEJ CHWILI nie kosztują akcji.
rule-CM-8_4 = Jeśli karta ma kilka słów kluczowych, działają wszystkie części pasujące do sytuacji.
rule-CM-8_5 = Efekty wykonuje się na ile się da. Kampanię trzeba wykonać w całości.
rule-CM-8_6 = Jednostki na karcie nadal liczą się jako będące w aktywnym heksie, ale na drugą kartę iść nie mogą. Przydziela się tylko jednostki z aktywnego heksu, chyba że karta mówi inaczej.
rule-CM-8_7 = Każda karta W DOWOLNEJ CHWILI ma swoje okno: przed pierwszym krokiem własnego ruchu lub szturmu albo zanim wybierzesz karty w konflikcie. Nikogo nie pyta się głośno, kto ją ma. Zagrana przed wyborem sprawia, że wszyscy wybierają od nowa.
rule-CM-8_8 = Stos kart odrzuconych leży odkryty i jest jawny.
rule-CM-8_9 = Uzupełnienie: wszystkie karty przesuwają się ku lokalnemu końcowi bez przerw; potem od odległego końca dobiera się karty na puste miejsca.
rule-CM-8_10 = Gdy trzeba dobrać, a talia jest pusta, stos kart odrzuconych tasuje się w nową. Jeśli oba są puste, nic się nie dobiera.

## CM-9

chapter-CM-9 = Limity
rule-CM-9_1 = Gdy masz na ręce więcej niż 8 kart władzy, od razu odrzucasz do 8, odkryte. Odkryte przed tobą się nie liczą. Kampania się liczy i nie można jej odrzucić.
rule-CM-9_2 = W heksie stoi najwyżej 5 jednostek gracza, Kaida 7, co sprawdza się na końcu każdej akcji. Nadwyżka według wyboru właściciela: stała armia na kartę rezerw, najemnicy do zasobów.

## CM-10

chapter-CM-10 = Akcje wyjątkowe
rule-CM-10_1 = Powstanie (Kaid): wybierz heks z twoim żetonem kontrolowany przez innego gracza. Usuń żeton, umieść z zasobów 2 jednostki stałej armii i walcz jako atakujący.
rule-CM-10_2 = Z jednym krążkiem w zasobach powstaje jedna jednostka; bez krążka powstania nie ma.
rule-CM-10_3 = Zebranie sił (Kaid): w każdym heksie z twoim żetonem, którego nie kontroluje inny gracz, umieść z zasobów 1 jednostkę stałej armii albo 2 i usuń żeton. Gdy brakuje krążków, ty ustalasz kolejność heksów.
rule-CM-10_4 = Intryga (Murszid): obejrzyj 7 wierzchnich kart talii. Weź skrycie 2 karty Murszida, jeśli masz pustą rękę, inaczej 1. Pozostałe wracają potasowane na wierzch.
rule-CM-10_5 = Jeśli kart Murszida jest mniej, weź wszystkie i 1 monetę za każdą brakującą; pozostałe idą na spód.
rule-CM-10_6 = Planowanie (Sułtan): obejrzyj 10 wierzchnich kart talii. Każde puste miejsce targu Sułtana zapełnij jedną z nich, odkrytą. Reszta idzie potasowana na spód.
rule-CM-10_7 = Przeniesienie pałacu (Kalif): postaw go, z jego heksu lub z zasobów, w innym heksie, w którym jesteś obecny i którego nie kontroluje inny gracz. Nic nie kosztuje.
rule-CM-10_8 = Dezercja (Nomada): w jednym heksie zwróć dowolną liczbę najemników innego gracza do jego zasobów. Za każdego jeden twój krążek przechodzi z zasobów na kartę rezerw, na ile ich starcza.

## CM-11

chapter-CM-11 = Walka
rule-CM-11_1 = Tylko dwie strony: atakujący, którego akcja wywołała walkę, i obrońca, drugi właściciel siły w heksie.
rule-CM-11_2 = Przed pierwszym krokiem jest okazja do umowy z Murszidem, potem okno kart W DOWOLNEJ CHWILI.
rule-CM-11_3 = Krok 1: atakujący i obrońca tajnie i jednocześnie wybierają dowolną liczbę kart WALKA, także żadną. Liczba jest tajna.
rule-CM-11_4 = Jeśli żeton Murszida jest w aktywnym lub sąsiednim heksie, a Murszid nie walczy, on też wybiera karty.
rule-CM-11_5 = Krok 2: jeśli Murszid wybrał co najmniej jedną kartę, najpierw nazywa stronę, do której wszystkie dołączają. Bez kart nic nie mówi.
rule-CM-11_6 = Karty odkrywa się razem i rozpatruje: Kampania, Zamachy atakującego, Zamachy obrońcy, inne karty atakującego, inne karty obrońcy. Każdy sam ustala kolejność swoich.
rule-CM-11_7 = Karty dodane przez Murszida liczą się jako zagrane przez popieranego gracza, który ustala ich kolejność i wybory.
rule-CM-11_8 = Kampania: trzeba przydzielić połowę jednostek Kaida w aktywnym heksie (jedną trzecią, jeśli stół tak wybrał); za każdą +1 siły.
rule-CM-11_9 = Krok 3: siła to suma wszystkich własnych elementów w heksie i kart. Wygrywa wyższa; remis należy do atakującego.
rule-CM-11_10 = Przy remisie z żetonem Murszida w aktywnym heksie decyduje Murszid, także gdy sam walczy.
rule-CM-11_11 = Potem płaci się umowy, a jednostki z Kampanii idą do zasobów; to nie straty i żadna karta ich nie ocali.
rule-CM-11_12 = Krok 4: najpierw atakujący, potem obrońca traci jednostki do zasobów: połowę siły przeciwnika, zmienioną kartami, najwyżej wszystkie. Wybiera właściciel. Budowle nigdy nie są stratami.
rule-CM-11_13 = Jednostki pozostałe na kartach są potem znów zwykłymi jednostkami w heksie.
rule-CM-11_14 = Krok 5: jednostki przegranego odchodzą: stała armia na kartę rezerw, najemnicy do zasobów, Nomady na jego kartę rezerw. Budowle zostają.
rule-CM-11_15 = Krok 6: osobistości i chorągwie leżą odkryte przed swoim graczem, dodane przez Murszida przed Murszidem; Kampania wraca na rękę; wydarzenia się odrzuca.
rule-CM-11_16 = Krok 7: z co najmniej jedną jednostką w heksie atakujący może podporządkować fort lub twierdzę obrońcy: wraca ona do właściciela, a taka sama przychodzi z zasobów atakującego. Pałacu nigdy.
rule-CM-11_17 = Krok 8: z co najmniej jedną jednostką w heksie atakujący musi splądrować każde inne umocnienie obrońcy: fort 1 moneta, pałac 2, twierdza 3. Potem może splądrować wioskę za 2 lub miasto za 4.
rule-CM-11_18 = Bez jednostki atakującego w heksie nie ma podporządkowania ani plądrowania, nawet po wygranej; budowle obrońcy zostają. Obrońca nigdy nie podporządkowuje ani nie plądruje.
rule-CM-11_19 = Jeśli karta zabrania plądrowania, umocnienie, które można podporządkować, trzeba podporządkować; inne wraca bez monet do właściciela i nie jest to plądrowanie.
rule-CM-11_20 = Po walce z Kaidem, ktokolwiek wygrał, Kaid od razu punktuje: za jednostki wroga utracone w kroku 4, a jako atakujący za splądrowane budowle.
rule-CM-11_21 = Limit jednostek sprawdza się po walce, na końcu akcji.

## CM-12

chapter-CM-12 = Spór o wpływy
rule-CM-12_1 = Atakujący przeprowadził szerzenie wpływów. Uczestnikami są wszyscy inni obecni w aktywnym heksie oraz Murszid, jeśli sąsiaduje jego żeton.
rule-CM-12_2 = Przed pierwszym krokiem jest okazja do umowy z Murszidem, potem okno kart W DOWOLNEJ CHWILI.
rule-CM-12_3 = Krok 1: atakujący i uczestnicy tajnie i jednocześnie wybierają dowolną liczbę kart SPÓR O WPŁYWY, także żadną. Liczba jest tajna.
rule-CM-12_4 = Krok 2: w kolejności tur każdy uczestnik ogłasza, że popiera atakującego albo broni. Trzeciej możliwości nie ma.
rule-CM-12_5 = Krok 3: karty odkrywa się razem i rozpatruje: Zamachy atakującego, stronników, obrońców; potem inne karty atakującego, stronników, obrońców. W grupie w kolejności tur; każdy sam ustala kolejność swoich.
rule-CM-12_6 = Krok 4: atak to 1, jeśli atakujący lub stronnik ma tam jednostkę lub umocnienie, 1, jeśli atakujący ma tam osadę, 1 za każdego stronnika z osadą lub żetonem, oraz karty.
rule-CM-12_7 = Krok 5: obrona to 1, jeśli obrońca ma tam jednostkę lub umocnienie, 1 za każdego obrońcę z osadą lub żetonem, oraz karty.
rule-CM-12_8 = Wioski i miasta liczą się dla Sułtana, forty i twierdze dla właściciela, pałac dla Kalifa jako jedno i drugie.
rule-CM-12_9 = Murszid uczestniczący tylko z sąsiedniego heksu dodaje wyłącznie karty.
rule-CM-12_10 = Krok 6: atakujący wygrywa, mając co najmniej tyle samo: żeton z heksu się usuwa i kładzie żeton atakującego. Inaczej nic się nie zmienia.
rule-CM-12_11 = Przy remisie z żetonem Murszida w aktywnym heksie Murszid decyduje, kto wygrywa.
rule-CM-12_12 = Umowy płaci się, gdy znany jest zwycięzca.
rule-CM-12_13 = Krok 7: osobistości leżą odkryte przed swoim graczem; inne karty się odrzuca, chyba że karta mówi inaczej.
rule-CM-12_14 = Spór może nie mieć obrońców; obrona to wtedy 0 i karty. Sumy mogą być ujemne.

## CM-13

chapter-CM-13 = Zdolności
rule-CM-13_1 = Kaid, maruder: cel główny punktuje po każdej walce Kaida i po każdym plądrowaniu, i jest ogłaszany.
rule-CM-13_2 = Kaid, czempion: akcja zebrania sił.
rule-CM-13_3 = Kaid, niszczyciel: brak akcji budowy; umocnienia zdobywa tylko przez podporządkowanie.
rule-CM-13_4 = Kaid, zdobywca: ma Kampanię do każdej swojej walki; od razu wraca.
rule-CM-13_5 = Kaid, grabieżca: limit jednostek 7.
rule-CM-13_6 = Kaid, najeźdźca: ruch 3.
rule-CM-13_7 = Murszid, języczek u wagi: rozstrzyga remisy w heksach ze swoim żetonem.
rule-CM-13_8 = Murszid, wplątanie się w spór: uczestniczy w sporach w heksach sąsiadujących z jego żetonami.
rule-CM-13_9 = Murszid, wtrącanie się: zagrywa karty w cudzych walkach przy swoich żetonach.
rule-CM-13_10 = Murszid, zawieranie umów: do 5 punktów za poparcie.
rule-CM-13_11 = Murszid, intrygi: powiązano z nim więcej kart niż z kimkolwiek innym.
rule-CM-13_12 = Sułtan, prestiż: obecny w każdym heksie z wioską lub miastem i jako jedyny je buduje.
rule-CM-13_13 = Sułtan, dobrobyt: dodatkowy przychód ze wszystkich swoich osad i żetonów.
rule-CM-13_14 = Sułtan, pozory władzy: inni zarabiają na kontrolowanych heksach z osadami lub żetonem Sułtana.
rule-CM-13_15 = Sułtan, bogactwo: przy każdym zakupie jedna karta z targu Sułtana za darmo.
rule-CM-13_16 = Sułtan, budowniczy: budowa 3.
rule-CM-13_17 = Kalif, siedziba władzy: pałac ma siłę 2, jest umocnieniem i osadą, stawia się go ostatniego i można go przenosić.
rule-CM-13_18 = Kalif, filary kalifatu: forty i twierdze są tańsze.
rule-CM-13_19 = Nomada, na końcu świata: werbuje w dowolnym heksie, którego nie kontroluje inny gracz.
rule-CM-13_20 = Nomada, za odpowiednią cenę: wynajęcie i przekupienie wymagają jego zgody; wszyscy najemnicy liczą się do jego aktualnej siły; po przegranej walce jego jednostki idą na kartę rezerw.
rule-CM-13_21 = Najemnicy należą do gracza swojego koloru; po wynajęciu lub przekupieniu Nomada nie ma nad nimi władzy, chyba że przez dezercję.

## CM-14

chapter-CM-14 = Punktacja i koniec
rule-CM-14_1 = W pierwszym roku punktuje każdy spełniony cel; w następnych wszystkie prócz celów pierwszego roku.
rule-CM-14_2 = Każda spełniona pozycja celu punktuje osobno.
rule-CM-14_3 = Każdy ogłasza zdobyte punkty, nie sumę. Sumy są tajne; własną wolno oglądać.
rule-CM-14_4 = Cel główny Kaida punktuje od razu w fazie akcji i nie punktuje ponownie.
rule-CM-14_5 = Wszystkie pozycje ocenia się na tej samej mapie. O tym, co kupuje się za monety, decyduje się potem.
rule-CM-14_6 = Po punktacji ostatniego roku odkrywa się punkty; wygrywa najwięcej punktów.
rule-CM-14_7 = Remis rozstrzyga więcej monet, potem kolejność tur.

## CM-15

chapter-CM-15 = W czterech graczy
rule-CM-15_1 = Nie ma Nomady ani jego elementów.
rule-CM-15_2 = Mapa ma 13 heksów: bez dwóch heksów dziczy i jednego heksu gór.
rule-CM-15_3 = Przekupienie nie istnieje.
rule-CM-15_4 = Najemników wynajmuje się z banku: 2 monety za jednego, 6 za dwóch.
rule-CM-15_5 = Karty Nomady zostają w talii; ich cena idzie do banku.
rule-CM-15_6 = Twoich najemników ogranicza tylko twój własny zapas krążków.
rule-CM-15_7 = Budowa mapy: rozdaje się 12 heksów, stawia 8 grup.
rule-CM-15_8 = Starszy rodu ma własny tekst: przy górach wprowadza najemnika z zasobów.
