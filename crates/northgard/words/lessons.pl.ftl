# Co w lekcjach mówi przewodnik.
lesson-part-land = Kraina
lesson-part-turn = Tura
lesson-part-fight = Walka
lesson-part-year = Rok
lesson-part-win = Zwycięstwo

lesson-first-step-title = Dwa terytoria i trzy jednostki
lesson-first-step-task = Zagraj Ruch i wyślij część grupy na północ, gdzie jest drewno.
lesson-first-step-why = Terytorium jest twoje, póki stoi na nim choć jedna twoja jednostka. Ktoś musi zostać w domu.
lesson-first-step-after = Trzy jednostki, dwa terytoria. Podczas zbiorów północ da ci jedno drewno.
lesson-first-step-wrong-all-leave = Odeszła cała trójka i stare terytorium jest niczyje. Cofnij ruch i zostaw tam jedną jednostkę.
lesson-first-step-wrong-too-far = Za daleko: jeden krok to jedna granica, na sąsiednie terytorium.

lesson-recruits-title = Dwóch za jednego
lesson-recruits-task = Zagraj tę jedną kartę tak, by mieć na mapie pięć jednostek.
lesson-recruits-why = Werbunek stawia nową jednostkę tam, gdzie już stoisz, a obóz szkoleniowy dokłada jeszcze jedną.
lesson-recruits-after = Dwóch za jednego! Pamiętaj o zimie: od czterech jednostek kosztuje żywność.
lesson-recruits-wrong-no-camp = Przyszła jedna jednostka, a obóz próżnował. Pomaga tylko przy werbunku na własnym terytorium.
lesson-recruits-wrong-nobody-there = Nie ma tam nikogo z twoich. Werbujesz tylko na terytorium, które kontrolujesz.

lesson-close-the-land-title = Zamknij swoje terytorium
lesson-close-the-land-task = Obróć nową płytkę tak, by granice otoczyły twoje terytorium ze wszystkich stron.
lesson-close-the-land-why = Zamknięte terytorium od razu daje sławę: punkt za każdą płytkę, na której leży.
lesson-close-the-land-after = Trzy punkty sławy od razu i dwa przy każdych zbiorach, póki trzymasz to terytorium.
lesson-close-the-land-wrong-hers = Zamknięte zostało terytorium rywalki. Sławy nie dostaje nikt, a twoje wciąż jest otwarte.
lesson-close-the-land-wrong-joined = Tak twoje terytorium połączyłoby się z jej terytorium. Płytka nie może zetknąć jednostek dwóch graczy.

lesson-altar-title = Ołtarz królów
lesson-altar-task = Postaw ołtarz królów na swoim zamkniętym terytorium.
lesson-altar-why = Budynek potrzebuje wolnego pola: mały kosztuje jedno drewno, duży trzy. To terytorium ma duże pole.
lesson-altar-after = Pięć punktów sławy przy każdych zbiorach: trzy za ołtarz, dwa za zamknięte terytorium.
lesson-altar-wrong-silo = Ładny spichlerz, ale dwie sztuki drewna to za mało na ołtarz. Cofnij: duży budynek kosztuje trzy.
lesson-altar-wrong-small-slots = Tu są tylko małe pola. Ołtarz potrzebuje dużego.

lesson-flash-title = Marsz i budowa w jednej turze
lesson-flash-task = Przejdź trudną granicę Milicją, a za nią postaw kuźnię.
lesson-flash-why = W jednej turze zagrywasz jedną kartę główną i dowolnie wiele błyskawicznych.
lesson-flash-after = Marsz i budowa w jednej turze. Kuźnia daje co roku jedną kartę więcej.
lesson-flash-wrong-one-step = Trudna granica kosztuje dwa kroki z jednej karty. Ruch ma jeden, Milicja dwa.
lesson-flash-wrong-two-main-cards = Bez symbolu błyskawicy wolno zagrać jedną kartę na turę i był nią Ruch. Zacznij od Milicji.

lesson-axes-and-food-title = Topory i żywność
lesson-axes-and-food-task = Zaatakuj wszystkimi trzema jednostkami i zdobądź terytorium Berty.
lesson-axes-and-food-why = Każdy żeton żywności zapłacony przed rzutem daje topór, najwyżej jeden na jednostkę. Remis byłby jej.
lesson-axes-and-food-after = Przesądziła żywność. Pokonana wycofuje się na sąsiednie terytorium neutralne lub własne.
lesson-axes-and-food-wrong-no-food = Pięć do pięciu, a remis zostaje przy obrończyni. Jeden żeton żywności by wystarczył.
lesson-axes-and-food-wrong-too-much = Zapłacić możesz tylko tym, co masz, i najwyżej jednym żetonem żywności na jednostkę.

lesson-one-skull-title = Wystarczy jedna czaszka
lesson-one-skull-task = Zdobądź twierdzę: zaatakuj i wybierz mądrze między toporem a czaszką.
lesson-one-skull-why = Twierdza dodaje dwa topory, siłą będzie trudno. Broni jej jednak tylko jedna jednostka.
lesson-one-skull-after = Jedna czaszka i nie ma obrońcy. Twierdza stoi nadal i teraz chroni ciebie.
lesson-one-skull-wrong-axe = Trzy do pięciu. Najpierw liczy się straty: kto traci wszystkie jednostki, przegrywa bez względu na siłę.

lesson-harvest-and-winter-title = Zbiory, potem zima
lesson-harvest-and-winter-task = Wymień zasoby na żywność, zanim spadnie śnieg.
lesson-harvest-and-winter-why = Zima zażąda za siedem jednostek dwóch żetonów żywności, a masz jeden. Podczas zbiorów trzy dowolne zasoby wymienisz na jeden wybrany.
lesson-harvest-and-winter-after = Wszyscy najedzeni. Od 4, 7, 10 i 13 jednostek zima kosztuje więcej.
lesson-harvest-and-winter-wrong-no-trade = Zima zabrała żywność i zostawiła kartę niepokojów: na koniec minus pięć punktów sławy i nie zniknie z talii.
lesson-harvest-and-winter-wrong-two-for-one = Trzy za jeden, nie mniej. Liczy się też drewno z tych zbiorów.

lesson-pass-title = Kto pasuje pierwszy
lesson-pass-task = Spasuj przed Bertą i weź kartę z rzędu.
lesson-pass-why = Eksploracji nie zagrasz: nie masz otwartego terytorium. Kto pasuje pierwszy, bierze znacznik pierwszego gracza i pierwszy wybiera kartę z rzędu.
lesson-pass-after = Nowa karta leży na wierzchu talii: w przyszłym roku trafi na rękę.
lesson-pass-wrong-wait = Czekasz, a Berta pasuje pierwsza: znacznik i Zwiadowcy są jej.
lesson-pass-wrong-no-open-land = Eksploracja zaczyna się z twojego otwartego terytorium. To jest zamknięte ze wszystkich stron.

lesson-lore-title = Bezużyteczna karta też płaci
lesson-lore-task = Zdobądź ulepszoną kartę klanu za Niepokoje, a Ucztę zachowaj.
lesson-lore-why = Wiedza ulepsza twoją talię. Ulepszona karta klanu kosztuje trzy żetony wiedzy i jedną kartę z ręki, dowolną.
lesson-lore-after = Silniejsza talia, a Niepokoje raz się przydały. Nową kartę zagrasz w następnej turze.
lesson-lore-wrong-remove = Niepokojów nie usuniesz z gry. Odłożone za ulepszenie jednak się przydają.
lesson-lore-wrong-feast = Masz ulepszoną kartę, ale Uczty, twojej najbardziej wszechstronnej karty, w tym roku już nie zagrasz, a Niepokoje zostały.

lesson-three-strongholds-title = Trzy zamknięte terytoria
lesson-three-strongholds-task = Postaw duży budynek na właściwym terytorium i spasuj.
lesson-three-strongholds-why = Trzy zamknięte terytoria, na każdym duży budynek: z tym na koniec roku od razu wygrywasz. Dwa już masz.
lesson-three-strongholds-after = Mniej sławy, a jednak zwycięstwo. Pilnuj tego także u rywali.
lesson-three-strongholds-wrong-open-land = To terytorium jest jeszcze otwarte, więc się nie liczy. Szukaj takiego z murem dookoła.

lesson-last-year-title = Ostatni rok
lesson-last-year-task = Wybierz kartę osiągnięć, która da ci dzisiaj więcej sławy, i wygraj.
lesson-last-year-why = W ostatnim roku zamiast karty rozwoju bierzesz kartę osiągnięć.
lesson-last-year-after = 33 do 30! Wolne pola też mogą dać sławę.
lesson-last-year-wrong-builder = Budowniczy daje cztery, Odkrywca dziewięć: masz wiele wolnych pól. Wynik to 28 do 30.
