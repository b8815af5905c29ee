# Zasady gry Brian Boru, punkt po punkcie.

chapter-BB-1 = Ogólne
rule-BB-1_1 = Gra od trzech do pięciu graczy.
rule-BB-1_2 = Gracze siedzą w kręgu. Zgodnie z ruchem wskazówek zegara oznacza: do następnego miejsca; sąsiad po lewej siedzi zgodnie z tym kierunkiem, sąsiad po prawej przeciwnie.
rule-BB-1_3 = Monet, dysków, Poważania, Najeźdźców, Klasztorów ani znaczników kontroli Wikingów nigdy nie zabraknie.
rule-BB-1_4 = W mieście mieści się jeden dysk. Miasto bez dysku jest wolne.
rule-BB-1_5 = Dysk w mieście zostaje tam do końca gry. Może trafić na niego znacznik kontroli Wikingów i znów zniknąć.
rule-BB-1_6 = Kontrolujesz miasto, jeśli leży w nim twój dysk i nie przykrywa go znacznik kontroli Wikingów. Z takim znacznikiem miasto kontrolują Wikingowie, nie ty.
rule-BB-1_7 = Miasto kontrolowane przez Wikingów nie jest wolne: dysk wciąż tam leży.
rule-BB-1_8 = Liczba punktów nigdy nie spada poniżej 0.
rule-BB-1_9 = Punkty zastępują monetę tylko przy symbolu płacenia (BB-7.4). Niczego innego nie można płacić punktami.
rule-BB-1_10 = Co zasada nakazuje, trzeba zrobić, chyba że mówi, że można. Dobrowolne są tylko dokupienie dysków, Najeźdźców i kroków oraz poszerzenie zasięgu.
rule-BB-1_11 = Tam, gdzie skrót zasad jest mniej dokładny niż pełna zasada, obowiązuje pełna zasada.
rule-BB-1_12 = Wszystko jest jawne oprócz kart na ręce, kart podawanych, kart nieodkrytych, karty odłożonej i ostatnich kart odrzuconych zakrytych. Jawne są też monety, Poważanie, Najeźdźcy i punkty wszystkich graczy.
rule-BB-1_13 = Wygrywa, kto ma najwięcej punktów po punktacji końcowej (BB-20).

chapter-BB-2 = Przygotowanie do gry
rule-BB-2_1 = Plansza leży na środku. Monety, Poważanie, Klasztory, Najeźdźcy i znaczniki kontroli Wikingów tworzą pulę zasobów.
rule-BB-2_2 = Każdy gracz bierze dyski jednego koloru. Nieużyte kolory są poza grą.
rule-BB-2_3 = Każdy gracz zaczyna z 3 monetami i 1 znacznikiem Poważania.
rule-BB-2_4 = Dyski wszystkich stoją na pierwszym polu toru Zaślubin, a każdy zaczyna z 10 punktami.
rule-BB-2_5 = Osiem znaczników Roszczenia leży zakrytych w swoich regionach.
rule-BB-2_6 = Księżniczka Danii jest ostatnią, dolną kartą talii Zaślubin. Jest tylko jedna.
rule-BB-2_7 = Pozostałe siedem kart Zaślubin zostaje potasowanych. Na Księżniczkę kładzie się dwie przy trzech graczach, trzy przy czterech lub pięciu; reszta znika z gry bez oglądania.
rule-BB-2_8 = Siedem kart Wikingów zostaje potasowanych i leży zakrytych.
rule-BB-2_9 = Karty Akcji leżą gotowe obok planszy. Skrót zasad jest zawsze pod ręką; nie wpływa na grę.
rule-BB-2_10 = Gracza rozpoczynającego wybiera los. Trzyma on znacznik Aktywnego Miasta.
rule-BB-2_11 = Zaczynając od posiadacza znacznika, zgodnie z ruchem wskazówek zegara, każdy kładzie jeden dysk na mieście.
rule-BB-2_12 = Miasto może mieć dowolny kolor, ale musi leżeć w regionie, w którym nikt inny nie ma dysku.

chapter-BB-3 = Rundy i faza Przygotowania
rule-BB-3_1 = Przy trzech graczach gra się trzy rundy, przy czterech i pięciu cztery.
rule-BB-3_2 = Runda ma cztery fazy: Przygotowania, Wyboru kart, Akcji i Utrzymania.
rule-BB-3_3 = Najpierw odkrywa się kartę Wikingów. Na obszar Bitwy trafia tylu Najeźdźców, ile wynosi jej siła ataku; karta nie jest już używana.
rule-BB-3_4 = Potem odkrywa się następną kartę Zaślubin: o nią toczy się ta runda.
rule-BB-3_5 = Jeśli talia Zaślubin jest teraz pusta, to ostatnia runda. Księżniczka Danii jest więc zawsze kartą ostatniej rundy.
rule-BB-3_6 = Następuje faza Wyboru kart.

chapter-BB-4 = Wybór kart
rule-BB-4_1 = Tasuje się wszystkie 25 kart Akcji, cokolwiek się z nimi stało w poprzedniej rundzie.
rule-BB-4_2 = Każdy dostaje 8 kart przy trzech graczach, 6 przy czterech, 5 przy pięciu.
rule-BB-4_3 = Przy trzech i czterech graczach jedna karta zostaje. Odkłada się ją zakrytą i nikt na nią nie patrzy.
rule-BB-4_4 = Każdy potajemnie wybiera dwie z trzymanych kart. Należą do jego ręki w tej rundzie.
rule-BB-4_5 = Gdy wszyscy wybrali, każdy podaje resztę sąsiadowi po lewej, w każdej rundzie tak samo.
rule-BB-4_6 = Wybór dwóch kart i podanie powtarza się z otrzymanymi kartami.
rule-BB-4_7 = Jeśli przychodzi tylko jedna lub dwie karty, nie podaje się ich dalej: trafiają od razu do wybranych.
rule-BB-4_8 = Gdy wszystkie rozdane karty są wzięte, wybór się kończy: każdy ma na ręce 8, 6 lub 5 kart.
rule-BB-4_9 = Wybrane karty wolno oglądać, ale nie wolno ich wymieniać.

chapter-BB-5 = Próby
rule-BB-5_1 = Próby rozgrywa się, aż każdy ma na ręce jedną kartę: 7, 5 lub 4 próby przy 3, 4 lub 5 graczach.
rule-BB-5_2 = Ostatnią kartę odrzuca się zakrytą bez efektu i zaczyna się faza Utrzymania.
rule-BB-5_3 = Próbę zaczyna posiadacz znacznika. Kładzie go na dowolnym wolnym mieście: to Aktywne Miasto.
rule-BB-5_4 = Potem zagrywa kartę w kolorze Aktywnego Miasta albo białą.
rule-BB-5_5 = Może wskazać tylko miasto, do którego ma taką kartę.
rule-BB-5_6 = Jeśli żadna jego karta nie pasuje do żadnego wolnego miasta, wskazuje dowolne wolne miasto i zagrywa dowolną kartę.
rule-BB-5_7 = Jeśli żadne miasto nie jest wolne, znacznik leży obok planszy, zaczynający zagrywa dowolną kartę, a próba nie ma Aktywnego Miasta ani zwycięzcy.
rule-BB-5_8 = Zgodnie z ruchem wskazówek zegara każdy następny gracz zagrywa jedną odkrytą kartę. Może być dowolna: nie trzeba dokładać do koloru ani przebijać.
rule-BB-5_9 = Wygrywa najwyższa karta w kolorze Aktywnego Miasta; białe karty liczą się jak karty w tym kolorze. Wszyscy pozostali przegrywają.
rule-BB-5_10 = Żadne dwie karty nie mają tej samej wartości, więc nie ma remisu; a pierwsza karta pasująca do miasta zapewnia zwycięzcę.
rule-BB-5_11 = Jeśli żadna karta nie ma koloru miasta, nikt nie wygrywa: wszyscy wykonują akcję Dodatkową, miasto zostaje wolne, a znacznik po próbie wraca do zaczynającego.
rule-BB-5_12 = Akcje wykonuje się od najniższej karty do najwyższej, bez względu na kolor. Zwycięzca też działa w tej kolejności.
rule-BB-5_13 = Zwycięzca musi wykonać akcję Główną swojej karty.
rule-BB-5_14 = Przegrany wybiera, gdy przyjdzie jego kolej, jedną akcję Dodatkową swojej karty. Jeśli jest tylko jedna, wykonuje ją.
rule-BB-5_15 = Po akcji kartę się odrzuca i rozpatruje następną wyższą.
rule-BB-5_16 = Gdy wszyscy wykonali akcje, próba się kończy.
rule-BB-5_17 = Stosu kart odrzuconych nie wolno przeglądać. (Stół można ustawić tak, by pokazywał zagrane karty.)
rule-BB-5_18 = Jeśli na ręce zostało więcej niż jedna karta, następną próbę zaczyna ten, kto ma teraz znacznik.

chapter-BB-6 = Wykonanie akcji
rule-BB-6_1 = Akcja to rząd symboli. Rozpatruje się wszystkie, od lewej do prawej.
rule-BB-6_2 = Symbol, który nie może nic zrobić, się pomija; pozostałe obowiązują.
rule-BB-6_3 = Monety zdobyte wcześniej w rzędzie można wydać później w tym samym rzędzie, nigdy odwrotnie.
rule-BB-6_4 = Czy dyski stoją na tym samym polu toru Zaślubin, sprawdza się po ostatnim symbolu (BB-9.4).
rule-BB-6_5 = Jeśli w rzędzie jest kilka krzyży, toporów albo listów, pytanie o dokupienie pada raz, po ostatnim z nich.

chapter-BB-7 = Symbole
rule-BB-7_1 = Miasto (tylko akcje Główne): połóż dysk na Aktywnym Mieście i weź znacznik. Od teraz kontrolujesz to miasto.
rule-BB-7_2 = Moneta: weź monetę.
rule-BB-7_3 = Płacenie: zwróć monetę. Jeśli ją masz, musisz zapłacić.
rule-BB-7_4 = Płacenie bez monety: zamiast tego tracisz 2 punkty; mając tylko 1 punkt, tracisz ten jeden; nie mając żadnego, nic.
rule-BB-7_5 = Kilka symboli płacenia rozlicza się po kolei: najpierw monety, potem punkty.
rule-BB-7_6 = Poważanie: weź znacznik. (Tylko karta Zaślubin i tor Zaślubin.)
rule-BB-7_7 = Punkty: zdobywasz tyle, ile wskazano. (Tylko karty Zaślubin.)
rule-BB-7_8 = Krzyż: połóż dysk na obszarze Kościoła. Potem możesz dokupić kolejne po 2 monety, ile chcesz.
rule-BB-7_9 = Topór: weź znacznik Najeźdźców z obszaru Bitwy. Potem możesz dokupić kolejne po 2 monety.
rule-BB-7_10 = Topór nie działa, gdy obszar Bitwy jest pusty, i nie można kupić więcej Najeźdźców, niż tam leży.
rule-BB-7_11 = List: przesuń się o jedno pole w górę toru Zaślubin. Potem możesz dokupić kolejne pola po 2 monety (BB-9).
rule-BB-7_12 = Poszerzenie: możesz zapłacić 5 monet i poszerzyć zasięg (BB-8).
rule-BB-7_13 = Uwolnienie: usuń z planszy znacznik kontroli Wikingów. Dysk pod nim pokazuje, kto znów kontroluje miasto; może to być inny gracz.
rule-BB-7_14 = Jeśli taki znacznik jest na planszy, musisz jeden usunąć; wybór należy do ciebie. Jeśli go nie ma, nic się nie dzieje. Symbol płacenia w tym samym rzędzie obowiązuje tak czy inaczej.
rule-BB-7_15 = Dokupienie kosztuje dokładnie 2 monety za sztukę; nieparzystej monety nie można dorzucić.

chapter-BB-8 = Poszerzanie zasięgu
rule-BB-8_1 = Poszerzenie kosztuje 5 monet, jest dobrowolne i dodaje jeden dysk na jednym nowym mieście. Jeden symbol pozwala na jedno poszerzenie.
rule-BB-8_2 = Droga musi łączyć nowe miasto bezpośrednio z miastem, które kontrolujesz. Między nimi nie może leżeć inne miasto.
rule-BB-8_3 = Nowe miasto musi być wolne.
rule-BB-8_4 = Nie może to być Aktywne Miasto, dopóki leży na nim znacznik. (Opcja na to pozwala.)
rule-BB-8_5 = Miasto kontrolowane przez Wikingów nie może być ani źródłem, ani celem poszerzenia.
rule-BB-8_6 = Drogi mogą prowadzić do innego regionu, a kolor miasta nie ma znaczenia.
rule-BB-8_7 = Nowe miasto kontrolujesz od razu. Znacznik się nie rusza.
rule-BB-8_8 = Jeśli nowe miasto sąsiaduje z kilkoma twoimi, nie ma znaczenia, skąd przychodzisz.

chapter-BB-9 = Tor Zaślubin
rule-BB-9_1 = Każdy list i każde 2 monety przesuwają twój dysk dokładnie o jedno pole w górę. Zajęte pola się liczą i można przez nie przejść.
rule-BB-9_2 = Dysk na najwyższym polu tam zostaje: listy nie działają i nie można kupić kroku.
rule-BB-9_3 = O dokupieniu decydujesz, wiedząc, gdzie stoisz, i możesz wejść na zajęte pole.
rule-BB-9_4 = Jeśli po całej akcji twój dysk dzieli pole z innym (poza pierwszym), przesuwa się w dół, aż stanie sam albo na pierwszym polu.
rule-BB-9_5 = W dół przesuwa się tylko dysk gracza, który działał. Zapłacone monety nie wracają.
rule-BB-9_6 = Dwa dyski nigdy więc nie zostają na tym samym polu ponad pierwszym. Na pierwszym mieszczą się wszystkie.
rule-BB-9_7 = Przesunięcie w dół nigdy nie cofa cię poniżej pola, z którego zaczynasz akcję.

chapter-BB-10 = Utrzymanie
rule-BB-10_1 = Utrzymanie ma cztery kroki: Zaślubiny, Bitwa, Kościół, Zdobywanie władzy w regionach.
rule-BB-10_2 = Jeśli potem talia Zaślubin jest pusta, gra się kończy; w innym wypadku zaczyna się następna runda.
rule-BB-10_3 = Czego żaden krok nie zwraca, to zostaje: dyski na torze Zaślubin poza dyskiem zwycięzcy, Najeźdźcy, dyski na obszarze Kościoła, monety, Poważanie.
rule-BB-10_4 = Podczas Utrzymania znacznik zawsze trzyma któryś gracz.

chapter-BB-11 = Zaślubiny
rule-BB-11_1 = Kartę Zaślubin zdobywa gracz, którego dysk stoi najwyżej na torze Zaślubin. Najwyższe pole nie jest potrzebne.
rule-BB-11_2 = Najwyższy dysk ponad pierwszym polem jest zawsze tylko jeden.
rule-BB-11_3 = Zwycięzca zatrzymuje kartę odkrytą przed sobą i od razu zdobywa jej bonusy.
rule-BB-11_4 = Punkty się dodaje, Poważanie się bierze.
rule-BB-11_5 = Karta z regionem daje też wolne miasto w nim, do wyboru zwycięzcy. Jeśli tam nie ma wolnego, punkty i tak się liczą.
rule-BB-11_6 = Potem dysk zwycięzcy wraca na pierwsze pole.
rule-BB-11_7 = Jeśli wszystkie dyski są na pierwszym polu, nikt nie wygrywa: karta znika z gry i następuje Bitwa.

chapter-BB-12 = Księżniczka Danii
rule-BB-12_1 = Kto zdobywa Księżniczkę, od razu i jawnie wybiera jedną z trzech możliwości, na stałe.
rule-BB-12_2 = Wsparcie Wojskowe: zatrzymaj kartę. Przy zdobywaniu władzy w regionach wszystkie miasta kontrolowane przez Wikingów liczą się jak twoje.
rule-BB-12_3 = Wsparcie Wojskowe działa też przy końcowej punktacji znaczników na planszy, ale nie przy liczbie regionów.
rule-BB-12_4 = Ustanowienie handlu: zatrzymaj kartę. Przy punktacji końcowej miasta kontrolowane przez Wikingów liczą się jak twoje do liczby regionów.
rule-BB-12_5 = Ustanowienie handlu nie pomaga przy znacznikach Roszczenia.
rule-BB-12_6 = Odrzucenie: odłóż kartę i zdobądź 4 punkty. Przy remisie nie liczy się wtedy jako karta Zaślubin (BB-20.3).
rule-BB-12_7 = Takie miasta tylko liczą się jak twoje. Nie można z nich poszerzać zasięgu, budować w nich ani ich stracić.
rule-BB-12_8 = Księżniczka przychodzi w ostatniej rundzie, więc wsparcie Wojskowe dotyczy jednego zdobywania władzy.

chapter-BB-13 = Bonusy toru Zaślubin
rule-BB-13_1 = Po karcie każdy gracz zdobywa to, co pokazuje pole jego dysku. Dyski zostają na miejscu.
rule-BB-13_2 = Zdobywca karty stoi już na pierwszym polu i nic tu nie zdobywa.
rule-BB-13_3 = Pola dają monety, Poważanie albo wolne miasto gdziekolwiek. Jeśli żadne nie jest wolne, pole nic nie daje.
rule-BB-13_4 = Bonusy wypłaca się zgodnie z ruchem wskazówek zegara od posiadacza znacznika.
rule-BB-13_5 = Jeśli nikt nie zdobył karty, nie ma też bonusów: wszystkie dyski są na pierwszym polu.

chapter-BB-14 = Bitwa: najazd
rule-BB-14_1 = Jeśli na obszarze Bitwy nie ma Najeźdźców, atak Wikingów jest odparty.
rule-BB-14_2 = Jeśli zostali tam Najeźdźcy, następuje najazd: gracz, który ma ich przed sobą najmniej, traci jedno kontrolowane miasto. Brak liczy się jako 0, a Najeźdźcy z wcześniejszych rund się liczą.
rule-BB-14_3 = Jeśli najmniej ma kilku graczy, każdy z nich traci miasto.
rule-BB-14_4 = Jeśli najwięcej Najeźdźców ma jeden gracz, to on wybiera miasto każdego tracącego.
rule-BB-14_5 = Jeśli najwięcej ma kilku graczy, każdy tracący wybiera sam.
rule-BB-14_6 = Na dysk straconego miasta trafia znacznik kontroli Wikingów; kontrolują je Wikingowie. Klasztor tam zostaje.
rule-BB-14_7 = Jeśli wszyscy mają po tyle samo, każdy traci jedno miasto według własnego wyboru.
rule-BB-14_8 = Kto nie kontroluje żadnego miasta, nic nie traci.
rule-BB-14_9 = Kilka strat rozpatruje się po kolei, zgodnie z ruchem wskazówek zegara od posiadacza znacznika.
rule-BB-14_10 = Potem wszyscy Najeźdźcy opuszczają obszar Bitwy.

chapter-BB-15 = Bitwa: łupy wojenne
rule-BB-15_1 = Łupy rozdziela się bez względu na to, czy atak Wikingów został odparty.
rule-BB-15_2 = Pierwsza nagroda: kto sam ma najwięcej Najeźdźców, bierze znacznik Poważania, zdobywa punkt za każde swoje Poważanie, także nowe, i zwraca wszystkich Najeźdźców. Poważanie zostaje.
rule-BB-15_3 = Przy remisie pod względem największej liczby Najeźdźców pierwsza nagroda przepada i nikt nic nie zwraca.
rule-BB-15_4 = Druga nagroda: każdy, kto ma teraz najwięcej Najeźdźców, zdobywa punkt i zwraca jeden znacznik.
rule-BB-15_5 = Bez Najeźdźców nikt nie dostaje nagrody.
rule-BB-15_6 = Pozostali Najeźdźcy zostają na następną rundę.

chapter-BB-16 = Kościół
rule-BB-16_1 = Pierwsza nagroda: kto sam ma najwięcej dysków na obszarze Kościoła, buduje Klasztor w kontrolowanym mieście, jeśli może, bierze znacznik i odzyskuje stamtąd wszystkie dyski.
rule-BB-16_2 = W mieście jest najwyżej jeden Klasztor.
rule-BB-16_3 = Jeśli nie może budować, i tak bierze znacznik i dyski.
rule-BB-16_4 = Przy remisie pod względem największej liczby dysków pierwsza nagroda przepada, a znacznik zostaje.
rule-BB-16_5 = Druga nagroda: każdy, kto ma tam teraz najwięcej dysków, co najmniej jeden, zdobywa punkt i odzyskuje jeden dysk.
rule-BB-16_6 = Trzecia nagroda: zgodnie z ruchem wskazówek zegara od posiadacza znacznika każdy, kto wciąż ma tam 4 lub więcej dysków, buduje Klasztor w kontrolowanym mieście, jeśli może.
rule-BB-16_7 = Kto zbudował w trzeciej nagrodzie, odzyskuje wszystkie dyski. Kto nie mógł, temu tam zostają.
rule-BB-16_8 = Jeśli możesz budować, musisz, w dowolnym mieście, które kontrolujesz; nigdy więc w mieście Wikingów.
rule-BB-16_9 = Klasztoru nigdy się nie przenosi ani nie usuwa. Korzysta z niego ten, kto kontroluje miasto.

chapter-BB-17 = Zdobywanie władzy w regionach
rule-BB-17_1 = Każde miasto liczy się za 1, miasto z Klasztorem za 2.
rule-BB-17_2 = Najpierw dla każdego zakrytego znacznika: jeśli miasta wszystkich graczy i Wikingów w regionie osiągają wartość progową, zostaje odkryty.
rule-BB-17_3 = Znacznik nigdy nie wraca na zakrytą stronę.
rule-BB-17_4 = Potem dla każdego odkrytego znacznika, gdziekolwiek leży: bierze go ten, kto sam ma najwięcej miast w regionie.
rule-BB-17_5 = Przy remisie graczy pod względem największej liczby miast znacznik zostaje na miejscu, nawet u posiadacza, którego wśród nich nie ma.
rule-BB-17_6 = Jeśli Wikingowie mają więcej niż każdy gracz i nikt nie ma wsparcia Wojskowego, znacznik trafia na planszę albo tam zostaje.
rule-BB-17_7 = Jeśli Wikingowie są na równi z najlepszym graczem, to też remis: znacznik zostaje na miejscu. (Opcja to zmienia.)
rule-BB-17_8 = Przy wsparciu Wojskowym miasta Wikingów dolicza się temu graczowi, a Wikingowie nie mają żadnych.
rule-BB-17_9 = Porównuje się wszystkie strony: każdego gracza i Wikingów jako jeszcze jedną. Gracze remisujący za Wikingami nie remisują o największą liczbę.
rule-BB-17_10 = Regiony nie wpływają na siebie. Sprawdza się je z północy na południe.

chapter-BB-18 = Koniec gry
rule-BB-18_1 = Jeśli po Utrzymaniu talia Zaślubin jest pusta, gra się kończy i następuje punktacja.
rule-BB-18_2 = Dzieje się to po 3. rundzie przy trzech graczach, po 4. rundzie przy czterech i pięciu.

chapter-BB-19 = Punktacja końcowa
rule-BB-19_1 = Kto sam ma najwięcej monet, zdobywa 1 punkt. Przy remisie nikt.
rule-BB-19_2 = Posiadacz znacznika zdobywa 1 punkt.
rule-BB-19_3 = Każde Poważanie to 1 punkt.
rule-BB-19_4 = Znaczniki Roszczenia przed tobą dają tyle punktów, ile pokazują.
rule-BB-19_5 = Odkryty znacznik na planszy daje połowę punktów, zaokrąglając w dół, każdemu graczowi, który ma w regionie najwięcej miast, także przy remisie. Klasztory liczą się za 2.
rule-BB-19_6 = Wikingowie biorą udział w tym porównaniu: kto jest z nimi na równi, dostaje połowę; jeśli sami mają najwięcej, nikt. (Opcja to zmienia.)
rule-BB-19_7 = Przy wsparciu Wojskowym miasta Wikingów liczą się tu jak miasta tego gracza.
rule-BB-19_8 = Zakryte znaczniki nie dają punktów.
rule-BB-19_9 = Punktujesz za liczbę regionów, w których kontrolujesz miasto: za trzy lub cztery 1 punkt, za pięć 3, za sześć 5, za siedem 7, za osiem 10. Miasta Wikingów liczą się tylko przy ustanowieniu handlu.
rule-BB-19_10 = Te pozycje nie wpływają na siebie.

chapter-BB-20 = Zwycięzca
rule-BB-20_1 = Wygrywa gracz z największą liczbą punktów.
rule-BB-20_2 = Przy remisie wygrywa ten z remisujących, kto ma więcej znaczników Roszczenia; ich punkty nie mają znaczenia.
rule-BB-20_3 = Jeśli i to jest równe, wygrywa ten, kto ma więcej kart Zaślubin. Zatrzymana Księżniczka się liczy.
rule-BB-20_4 = Jeśli wciąż jest remis, remisujący dzielą się zwycięstwem.

chapter-BB-21 = Opcje
rule-BB-21_1 = Poszerzanie do Aktywnego Miasta dozwolone: BB-8.4 nie obowiązuje. Jeśli zwycięzca zastaje dysk na Aktywnym Mieście, bierze tylko znacznik.
rule-BB-21_2 = Usuwanie wierzchniej karty talii Zaślubin: w BB-11.7 znika z gry bez oglądania także wierzchnia karta talii, więc gra jest krótsza o rundę.
rule-BB-21_3 = W pięć osób gra się wszystkimi kartami: pięć prób w rundzie i żadnej karty nie odrzuca się niezagranej.
rule-BB-21_4 = Wikingowie na równi z graczem: jeśli remisuje z nimi jeden gracz, bierze lub zatrzymuje znacznik; albo każdy remis z Wikingami odsyła znacznik na planszę.
rule-BB-21_5 = Wikingowie na czele na koniec: gdzie sami mają najwięcej, połowę zdobywają najlepsi z graczy, mający tam co najmniej jedno miasto.
rule-BB-21_6 = Klasztory na koniec nie liczą się podwójnie: w BB-19.5 każde miasto liczy się za 1.
rule-BB-21_7 = Siódma karta Wikingów to druga 13: talia to 9, 10, 11, 12, 13, 13, 14.
rule-BB-21_8 = Czy pokazuje się zagrane karty i ostatnie karty, zmienia to, co widać, a nie to, co wolno.
