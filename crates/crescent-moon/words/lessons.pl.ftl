# Co w lekcjach mówi przewodnik.
lesson-part-land = Ziemia i wpływy
lesson-part-conflict = Konflikty
lesson-part-cards = Karty
lesson-part-people = Punkty i ludzie
lesson-part-warlord = Kaid
lesson-part-murshid = Murszid
lesson-part-sultan = Sułtan
lesson-part-caliph = Kalif
lesson-part-nomad = Nomada

lesson-hold-land-title = Utrzymaj ziemię
lesson-hold-land-task = Przesuń jedną jednostkę do kamieniołomu, a drugą na bród.
lesson-hold-land-why = Heks jest twój, póki stoi na nim twoja jednostka lub umocnienie. Domu strzeże twierdza.
lesson-hold-land-after = Trzy heksy, pięć monet rocznie: żyzna ziemia daje jedną, kamieniołom trzy.
lesson-hold-land-wrong-together = Cztery monety zamiast pięciu: razem trzymają tylko jeden nowy heks. Rozdziel je.
lesson-hold-land-wrong-river = Dzieli je rzeka. Heksy rozdzielone rzeką nie sąsiadują; droga prowadzi przez bród.

lesson-influence-title = Ciche słowo
lesson-influence-task = Połóż wpływ w pustych górach: tam nikt się nie sprzeciwi.
lesson-influence-why = Wpływ to żeton, nie wojsko. Kładziesz go tam, gdzie masz swoje elementy, albo na sąsiedni heks.
lesson-influence-after = Twierdze i żetony wyznaczają wielkość twoich rezerw. Inni używają żetonów inaczej.
lesson-influence-wrong-murshid = Sąsiedni żeton Murszida zmienia to w spór o wpływy. Obok Murszida nic nie dzieje się po cichu.
lesson-influence-wrong-too-far = Za daleko: nie ma cię tam ani na sąsiednim heksie.

lesson-contest-title = Jeden na jednego
lesson-contest-task = Zdobądź wpływ na brodzie.
lesson-contest-why = Spór o wpływy porównuje sumy: twoja jednostka na miejscu liczy się za jeden, żeton Kaida też. Remis wygrywa atakujący.
lesson-contest-after = Jeden do jednego i to wystarczyło. Karty też by się liczyły.
lesson-contest-wrong-city = Nic twojego tam nie stoi: zero do jednego za miasto. Akcja przepadła, nic się nie zmieniło.

lesson-assault-title = Szturm
lesson-assault-task = Zdobądź kamieniołom i zachowaj dwie jednostki.
lesson-assault-why = Na cudzy heks prowadzi szturm. Decyduje siła, remis wygrywa atakujący, potem każdy traci połowę siły wroga.
lesson-assault-after = Trzy do dwóch, każdy stracił jedną. Domu pilnowały twierdza i pałac.
lesson-assault-wrong-two = Dwie na dwie wygrywają remis, ale jedna pada. Samotna straż długo nie wytrwa: weź wszystkie trzy.
lesson-assault-wrong-alone = Jedna na dwie: szturm nieudany, jednostka stracona.

lesson-market-title = Na targu
lesson-market-task = Kup Piechotę i Wezyra.
lesson-market-why = Karty kosztują dwie, cztery lub sześć monet, płatne powiązanej postaci. Własne masz za połowę, do banku.
lesson-market-after = Dwie karty za trzy monety. Czego nikt nie kupi, przesuwa się i tanieje.
lesson-market-wrong-ambush = Dwie monety dostał Kaid i na Wezyra już nie starczy. Szukaj kart ze swoim znakiem.
lesson-market-wrong-second-near = W jednej akcji tylko jedna karta z każdego rzędu targu.

lesson-card-in-combat-title = Karta w rękawie
lesson-card-in-combat-task = Wygraj, zachowaj wszystkie trzy jednostki i podporządkuj fort.
lesson-card-in-combat-why = Obie strony wybierają karty w tajemnicy. Piechota oszczędza jednostki. Podporządkowany fort będzie twój; splądrowanie daje tylko monety.
lesson-card-in-combat-after = Piechota leży teraz przed tobą i za rok wróci na rękę.
lesson-card-in-combat-wrong-no-card = Wygrana, ale jednostka padła, a z fortu została moneta. Zagraj Piechotę i podporządkuj fort.

lesson-year-end-title = Co punktuje?
lesson-year-end-task = Zakończ rok z szesnastoma punktami.
lesson-year-end-why = To ostatnia akcja roku, potem punktacja. Tobie punkty dają heksy, kamieniołomy i bród, w tym roku także umocnienia.
lesson-year-end-after = Sześć punktów jedną akcją! W grze jest ich tylko dwanaście: pytaj, co punktuje.
lesson-year-end-wrong-collect = Jedna moneta nie da punktów. Jakie wolne heksy leżą obok ciebie?
lesson-year-end-wrong-fort = Dwa punkty. Nieźle, ale dwie jednostki w kamieniołomie i na brodzie dają sześć.

lesson-bargain-title = Uścisk dłoni
lesson-bargain-task = Najmij dwóch najemników i postaw obu na brodzie.
lesson-bargain-why = Najemników ma Nomada, a o cenie się rozmawia. Zaproponuj monety, wysłuchaj kontroferty i zgódź się.
lesson-bargain-after = Umowa wiąże obie strony. Inne obietnice przy stole to tylko słowa.
lesson-bargain-wrong-nothing = Odmowa. Nie kosztowała cię akcji: złóż inną ofertę albo wybierz inną akcję.
lesson-bargain-wrong-too-much = Możesz zaoferować tylko monety, które masz: pięć.
lesson-bargain-wrong-not-there = Nie ma tam nic twojego. Najemnicy przychodzą tam, gdzie coś już masz.

lesson-warlord-muster-title = Wojsko znikąd
lesson-warlord-muster-task = Zbierz siły: cztery jednostki na mapie i wciąż żeton w domu.
lesson-warlord-muster-why = Każdy żeton wpływu może zwołać wojsko: jedną jednostkę i zostaje albo dwie i znika.
lesson-warlord-muster-after = Żetony zużywaj na froncie, w domu je trzymaj: tak rośnie horda.
lesson-warlord-muster-wrong-all-tokens = Pięć jednostek, ale następnym razem nie będzie skąd ich zwołać. Zostaw żeton w domu.
lesson-warlord-muster-wrong-recruit = Karta rezerw jest pusta. Zebranie sił bierze jednostki z zasobów.

lesson-warlord-uprising-title = Powstanie
lesson-warlord-uprising-task = Wywołaj powstanie i splądruj fort oraz wioskę.
lesson-warlord-uprising-why = Powstanie zmienia żeton na cudzym heksie w dwie jednostki i walkę. Remis wystarczy. Za poległych i budowle punktujesz od razu.
lesson-warlord-uprising-after = Jednostka jeden, fort jeden, wioska dwa: cztery punkty jedną akcją.
lesson-warlord-uprising-wrong-conquest = Kampania zużyła jedną jednostkę, walka drugą. Wygrana, ale nie ma komu plądrować.
lesson-warlord-uprising-wrong-spared = Wioska była warta dwa punkty i dwie monety. Kaid z tego żyje.

lesson-murshid-intrigue-title = Intryga
lesson-murshid-intrigue-task = Weź dwie karty dzięki intrydze.
lesson-murshid-intrigue-why = Karty to twoje wojsko. Intryga pokazuje siedem kart; bierzesz jedną swoją, a z pustą ręką dwie. Teraz ręka jest pusta.
lesson-murshid-intrigue-after = Nikt nie widział, które karty zabierasz. Niech się zastanawiają.
lesson-murshid-intrigue-wrong-bought = Tanio, ale tylko jedna karta, a następna intryga też da już jedną.
lesson-murshid-intrigue-wrong-commander = To karta Kaida. Intryga daje tylko karty Murszida.

lesson-murshid-deal-title = Języczek u wagi
lesson-murshid-deal-task = Przyjmij lepszą umowę, a potem rozstrzygnij remis na korzyść partnera.
lesson-murshid-deal-why = Nad twoim żetonem starły się dwa wojska, trzy na trzy, i oba oferują ci punkty.
lesson-murshid-deal-after = Trzy punkty bez jednego żołnierza. Kładź żetony tam, gdzie będą walczyć inni.
lesson-murshid-deal-wrong-other-side = Partner przegrał, więc nic nie płaci. Umowa liczy się tylko, gdy jego strona wygra.
lesson-murshid-deal-wrong-cheap = Jeden punkt zamiast trzech, a ostatnie słowo i tak należało do ciebie.

lesson-sultan-towns-title = Wioski pod cudzą flagą
lesson-sultan-towns-task = Załóż trzy wioski, każdą u innego gracza.
lesson-sultan-towns-why = Wioski możesz zakładać wszędzie, także pod cudzą flagą; zarobi i władca heksu, i ty.
lesson-sultan-towns-after = Trzej sąsiedzi zarabiają na twoich wioskach i mają powód, by je oszczędzać.
lesson-sultan-towns-wrong-two = Tylko dwie flagi, a góry kosztowały monetę więcej. Jedna akcja to trzy budowle: wykorzystaj wszystkie.
lesson-sultan-towns-wrong-second = Wioska już tam stoi; na heksie jest miejsce tylko na jedną.

lesson-sultan-sale-title = Podaj swoją cenę
lesson-sultan-sale-task = Sprzedaj Dowódcę za co najmniej cztery monety.
lesson-sultan-sale-why = Kaid daje dwie monety, a ma pięć. Na swoim targu targujesz się ty: złóż kontrofertę.
lesson-sultan-sale-after = Dobra cena i punkt za sprzedaż. Targ uzupełni akcja planowanie.
lesson-sultan-sale-wrong-declined = Bez sprzedaży: ani monet, ani punktu za handel w tym roku.
lesson-sultan-sale-wrong-cheap = Sprzedane, ale za tanio: w tej sakiewce było pięć monet.
lesson-sultan-sale-wrong-too-dear = Kaid ma pięć monet. Żądaj tyle, ile może zapłacić.

lesson-caliph-pillars-title = Filary kalifatu
lesson-caliph-pillars-task = Postaw twierdzę, a na brodzie fort.
lesson-caliph-pillars-why = Budujesz najtaniej ze wszystkich: fort za monetę, twierdzę w miejscu własnego fortu za dwie.
lesson-caliph-pillars-after = Twierdze i żetony powołają za rok rezerwy, a forty utrzymają ziemię.
lesson-caliph-pillars-wrong-mountains = W górach płacisz monetę więcej. Jedna moneta nie starczy na twierdzę.
lesson-caliph-pillars-wrong-no-fort = Twierdza zastępuje twój fort, a na brodzie jeszcze go nie ma.

lesson-caliph-palace-title = Wędrujący pałac
lesson-caliph-palace-task = Przenieś pałac na bród, do swojego żetonu.
lesson-caliph-palace-why = Pałac to umocnienie, które przenosisz bez opłat. Przejmie tam heks i razem z żetonem da punkty.
lesson-caliph-palace-after = Cztery punkty przy najbliższej punktacji; stare miejsce utrzymała twierdza.
lesson-caliph-palace-wrong-castle = Ten heks trzyma już twierdza i nie ma tam twojego żetonu: żadnych nowych punktów.
lesson-caliph-palace-wrong-city = Nie ma tam nic twojego. Pałac przenosi się tam, gdzie już coś masz.

lesson-nomad-anywhere-title = Najemnicy znikąd
lesson-nomad-anywhere-task = Postaw dwóch najemników: w północnym kamieniołomie i przy niestrzeżonym mieście Sułtana.
lesson-nomad-anywhere-why = Twoi najemnicy zjawiają się wszędzie, gdzie nie rządzi nikt inny. Oba miejsca płacą.
lesson-nomad-anywhere-after = Sześć monet w przyszłym roku: miasto płaci temu, kto kontroluje heks.
lesson-nomad-anywhere-wrong-together = Trzy monety: dwóch na jednym heksie nie zarobi więcej niż jeden. Rozdziel ich.
lesson-nomad-anywhere-wrong-caliph = Ten heks kontroluje Kalif. Najemnicy przybywają tylko na wolną ziemię.

lesson-nomad-price-title = Nie za darmo
lesson-nomad-price-task = Wynajmij Sułtanowi dwóch najemników za co najmniej pięć monet.
lesson-nomad-price-why = Sułtan chce dwóch za jedną monetę, a ma sześć: złóż kontrofertę. Dwie monety to dla ciebie punkt, a klienci też punktują.
lesson-nomad-price-after = Dobra cena i klient. Dezercja może tych najemników odwołać.
lesson-nomad-price-wrong-declined = Ani monet, ani klienta. W pierwszym roku każdy klient to dwa punkty.
lesson-nomad-price-wrong-too-dear = Sułtan ma sześć monet. Podaj cenę, którą może zapłacić.
