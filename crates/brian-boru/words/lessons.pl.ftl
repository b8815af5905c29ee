# Co w lekcjach mówi przewodnik.
lesson-part-win = Wygrana próba
lesson-part-lose = Przegrana próba
lesson-part-fronts = Topory, krzyże, pierścienie
lesson-part-whole = Od kart do zwycięstwa

lesson-first-town-title = Twoje pierwsze miasto
lesson-first-town-task = Zdobądź miasto Clonard: zagraj czerwoną kartę wyższą niż 11.
lesson-first-town-why = Miasto jest czerwone, więc niebieskie karty się nie liczą, nawet twoja 25. Wygrywa najwyższa czerwona.
lesson-first-town-after = Miasto Clonard jest twoje, znacznik Aktywnego Miasta też: kolejną próbę zaczynasz ty.
lesson-first-town-wrong-blue-25 = 25 to najwyższa wartość, ale niebieska. W czerwonym mieście liczą się tylko czerwone i białe karty, więc wygrywa 11 Berty.
lesson-first-town-wrong-red-5 = Kolor się zgadza, ale 5 to mniej niż 11. Nadal wygrywa Berta.

lesson-win-cheaply-title = Wygraj tanio
lesson-win-cheaply-task = Zdobądź miasto Kildare i zakończ próbę z czterema monetami.
lesson-win-cheaply-why = Wystarczy niebieska lub biała karta powyżej 12. Sprawdź akcję Główną: za wygraną wysoką kartą się płaci.
lesson-win-cheaply-after = Biała liczy się jako każdy kolor. Zwykle najlepsza jest najniższa karta, która jeszcze wygrywa.
lesson-win-cheaply-wrong-blue-25 = Wygrana, ale 25 kosztuje dwie monety i zostaje ci jedna. Wystarczyła niższa karta.
lesson-win-cheaply-wrong-blue-16 = Wygrana za darmo, ale bez zysku. Jedna z twoich kart wygra i jeszcze da monetę.

lesson-you-lead-title = Ty zaczynasz
lesson-you-lead-task = Masz znacznik: wskaż miasto Tara i zdobądź je.
lesson-you-lead-why = Zagraj kartę w kolorze miasta albo białą. Berta i Cyril grają po tobie, więc zacznij mocną kartą.
lesson-you-lead-after = Kto ma znacznik, wybiera pole walki. Biała karta pasuje do każdego miasta.
lesson-you-lead-wrong-blue-9 = Tara jest żółta. Pierwsza karta musi być żółta albo biała; dowolne karty zagrywają dopiero pozostali.
lesson-you-lead-wrong-yellow-4 = Można, ale Berta przebija twoją 4 żółtą 14 i bierze miasto oraz znacznik.

lesson-what-towns-are-for-title = Po co są miasta
lesson-what-towns-are-for-task = Ostatnia próba rundy: zdobądź znacznik Roszczenia regionu Southern Uí Néill, wart 5 punktów.
lesson-what-towns-are-for-why = Odkrywa się go przy trzech kontrolowanych miastach w regionie; dostaje go ten, kto ma ich najwięcej.
lesson-what-towns-are-for-after = Dwa miasta do jednego: pięć punktów na koniec, o ile utrzymasz przewagę.
lesson-what-towns-are-for-wrong-elsewhere = Masz nowe miasto, ale niczego nie rozstrzyga: Connaught ma jedno z pięciu, Southern Uí Néill wciąż dwa z trzech.
lesson-what-towns-are-for-wrong-weak-card = Dobry region, słaba karta: Slane bierze 12 Cyrila. Każdy ma jedno miasto, więc znacznika nie dostaje nikt.

lesson-losing-pays-title = Przegrana popłaca
lesson-losing-pays-task = Czerwonej 24 nie przebijesz. Przegraj więc z zyskiem: zakończ z pięcioma monetami.
lesson-losing-pays-why = Kto przegra próbę, wybiera jedną z akcji Dodatkowych swojej karty. Najwięcej dają niskie.
lesson-losing-pays-after = Trzy monety za przegraną próbę. Zaraz kupisz za nie miasto.
lesson-losing-pays-wrong-blue-25 = Wysoka karta przegrywa tak samo, a jej górna akcja daje tylko monetę. Zachowaj ją na wygrane.
lesson-losing-pays-wrong-lower-line = Dwa dyski na obszar Kościoła: przydadzą się później, ale monet brak. Monety daje górna akcja.

lesson-along-the-road-title = Drogą do miasta
lesson-along-the-road-task = Przegrana też może dać miasto: poszerz zasięg do miasta Slane.
lesson-along-the-road-why = Górna akcja kończy się symbolem drogi: za pięć monet możesz zająć niezajęte miasto połączone drogą z twoim.
lesson-along-the-road-after = Miasto bez wygranej próby. Monety z tej samej akcji można od razu wydać.
lesson-along-the-road-wrong-too-far = Z miasta Kells drogi prowadzą do Slane i Fore. Clonard leży dalej, a miast nie wolno przeskakiwać.
lesson-along-the-road-wrong-lower-line = Bez monet nie ma miasta: dolna akcja przesuwa cię za to na torze Zaślubin.

lesson-lowest-first-title = Najniższa działa pierwsza
lesson-lowest-first-task = Zajmij miasto Uisnech przed Cyrilem.
lesson-lowest-first-why = Droga prowadzi tam i od ciebie, i od niego. Karty rozpatruje się od najniższej do najwyższej, a Cyril zagrał 9.
lesson-lowest-first-after = Niskie karty są szybkie. Przed zagraniem sprawdź, kto działa przed tobą.
lesson-lowest-first-wrong-card-12 = 12 działa dopiero po 9 Cyrila, a Uisnech już należy do niego. Niższa karta działa wcześniej.
lesson-lowest-first-wrong-card-22 = Za dwie monety masz Armagh, ale Uisnech bierze Cyril. Tu więcej warta była niska karta.

lesson-raiders-title = Najeźdźcy
lesson-raiders-task = Wikingowie nadciągają: zbierz więcej znaczników Najeźdźców niż Cyril.
lesson-raiders-why = Po próbach najsłabszy obrońca traci miasto. Najsilniejszy wybiera które i zyskuje Poważanie oraz punkty.
lesson-raiders-after = Każdy znacznik Poważania dał ci teraz punkt, a na koniec gry da kolejny.
lesson-raiders-wrong-coin = Masz monetę, ale żadnych Najeźdźców: to ty bronisz najsłabiej i Cyril oddaje Wikingom Clonard.
lesson-raiders-wrong-yellow-1 = Żółta 1 nie ma toporów. Najeźdźców dają tylko czerwone karty.

lesson-church-title = Kościół
lesson-church-task = Zdobądź znacznik Roszczenia Southern Uí Néill dzięki Klasztorowi.
lesson-church-why = Miasto z nim liczy się podwójnie. Buduje go samodzielny lider na obszarze Kościoła: Berta ma cztery dyski. Dodatkowy dysk kosztuje dwie monety.
lesson-church-after = Trzy do dwóch. Kościół daje ci też znacznik Aktywnego Miasta na następną rundę.
lesson-church-wrong-tie = Cztery do czterech: przy remisie nikt nie buduje. Każde z was dostaje punkt i zabiera jeden dysk.
lesson-church-wrong-elsewhere = Klasztor jest, ale w regionie Connaught: w Southern Uí Néill wciąż dwa do dwóch.

lesson-courtship-title = Zaloty
lesson-courtship-task = Zdobądź kartę Zaślubin Conall: bądź najwyżej na torze Zaślubin.
lesson-courtship-why = Trzy kroki prowadzą na pole Berty, a kto wchodzi na zajęte pole, zsuwa się niżej. Kolejny krok kosztuje dwie monety.
lesson-courtship-after = Dwa punkty i miasto. Twój dysk wraca na początek, pozostałe zostają na miejscu.
lesson-courtship-wrong-stay = Na piątce stoi Berta, na czwórce Cyril, więc zsuwasz się na trójkę. Conalla zdobywa Berta.
lesson-courtship-wrong-coin = Jedna moneta, żadnego kroku: najwyżej zostaje Berta i zdobywa Conalla razem z miastem.

lesson-draft-title = Wybór kart
lesson-draft-task = Nowa runda. Zatrzymaj jedną czerwoną i jedną żółtą kartę, resztę dostanie Berta.
lesson-draft-why = Wylądowało czternastu Najeźdźców, a nagrodą jest Conall: przydadzą ci się oba kolory.
lesson-draft-after = Od Cyrila przychodzi sześć kart. Znów zatrzymujesz dwie i tak dalej, aż się skończą.
lesson-draft-wrong-greedy = Mocne karty, ale wygrana każdą kosztuje dwie monety, a masz trzy. Przeciw Najeźdźcom i o Conalla nie masz nic.

lesson-last-trick-title = Ostatnia próba
lesson-last-trick-task = Wygraj grę ostatnią próbą.
lesson-last-trick-why = Berta prowadzi trzema punktami. Piąty region da ci dwa punkty; w regionie Leinster remisujesz z Bertą o znacznik wart sześć punktów.
lesson-last-trick-after = Sześć punktów dla ciebie, nic dla Berty: przełamany remis działa podwójnie.
lesson-last-trick-wrong-new-region = Dwa punkty więcej, o jeden za mało: 28 do 29. Połowę za Leinster nadal ma też Berta.
lesson-last-trick-wrong-card-8 = Region dobry, ale 11 Berty przebija 8. O ostatnie miasto zagraj najmocniejszą kartę.
