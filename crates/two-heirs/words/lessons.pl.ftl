# Co w lekcjach mówi przewodnik.
lesson-part-turn = Tura
lesson-part-missing = Czegoś brakuje
lesson-part-tiles = Punkty i płytki
lesson-part-end = Koniec
lesson-part-henry = W pojedynkę przeciw Henrykowi

lesson-take-a-tile-title = Dobierz płytkę
lesson-take-a-tile-task = Dobierz katedrę.
lesson-take-a-tile-why = W każdej turze bierzesz jedną płytkę. Od tarczy, zgodnie z ruchem wskazówek zegara, sięgasz po jedną i po kolejną za każdą swoją jednostkę na dworze: razem po trzy.
lesson-take-a-tile-after = Tarcza przeszła na zwolnione miejsce i pokazuje niebieską koronę. Stamtąd liczy się teraz zasięg przeciwnika.
lesson-take-a-tile-wrong-fourth = To czwarta płytka. Jeden plus dwie jednostki na dworze to zasięg trzy.
lesson-take-a-tile-wrong-another = Masz płytkę i w tej turze więcej nie dobierzesz. Katedra była trzecia, czyli w twoim zasięgu.

lesson-build-twice-title = Nic się nie zużywa
lesson-build-twice-task = Zbuduj w jednej turze farmę i obóz.
lesson-build-twice-why = Każda płytka w zasięgu i pod twoją jednostką daje swój surowiec, na każdy budynek od nowa. Buduj obok swojej jednostki.
lesson-build-twice-after = To samo drewno, ten sam kamień, dwa budynki. Nic się nie zużyło.
lesson-build-twice-wrong-too-far = Za daleko. Nowa płytka musi stykać się bokiem lub rogiem z płytką, na której stoi twoja jednostka.
lesson-build-twice-wrong-terrain = Awersem do dołu to wolny teren bez właściciela. Cofnij ruch i zbuduj ją awersem do góry.

lesson-build-then-take-title = Najpierw buduj, potem bierz
lesson-build-then-take-task = Zbuduj w tej turze kuźnię i dobierz płytkę.
lesson-build-then-take-why = Oba potrzebne kamienie masz teraz w zasięgu. Dobranie płytki przesuwa tarczę, a z nią twój zasięg.
lesson-build-then-take-after = Najpierw budować, potem brać, albo odwrotnie, gdy kolejne płytki bardziej ci pasują.
lesson-build-then-take-wrong-take-first = Tarcza się przesunęła i dwóch kamieni nie ma już w zasięgu. Kolejność akcji zależy od ciebie.

lesson-call-a-unit-title = Wezwij jednostkę
lesson-call-a-unit-task = Zbuduj piekarnię: brakuje ci jednego zboża.
lesson-call-a-unit-why = Wezwij jednostkę z dworu na żółtą płytkę obok swojej jednostki elitarnej: da zboże, ale skróci zasięg o jeden.
lesson-call-a-unit-after = Zasięg i jednostki w krainie to razem zawsze cztery. Proporcje wybierasz ty.
lesson-call-a-unit-wrong-too-far = Wezwana jednostka musi stanąć obok którejś z twoich. Ta płytka leży za daleko od jednostki elitarnej.
lesson-call-a-unit-wrong-grey = Szara daje kamień, a jeden w ofercie właśnie przepadł. Piekarnia potrzebuje zboża: cofnij ruch.

lesson-back-to-court-title = Z powrotem na dwór
lesson-back-to-court-task = Dobierz żółtą katedrę.
lesson-back-to-court-why = Leży trzecia, a sięgasz po dwie. Wycofaj zwykłą jednostkę na dwór, gdziekolwiek stoi, a zasięg od razu wzrośnie.
lesson-back-to-court-after = Każda jednostka rusza się raz na turę: zaplanuj drogę tam i z powrotem.
lesson-back-to-court-wrong-not-yet = Jeszcze nie: jedna jednostka na dworze to zasięg dwa.
lesson-back-to-court-wrong-elite = Jednostka elitarna nigdy nie opuszcza krainy. Wycofaj zwykłą.

lesson-free-terrain-title = Wolny teren
lesson-free-terrain-task = Zbuduj katedrę: brakuje ci jednego kamienia.
lesson-free-terrain-why = Najpierw wyłóż farmę awersem do dołu: jako wolny teren nic nie kosztuje i obniża koszt jednego budynku w tej turze o jeden surowiec.
lesson-free-terrain-after = Pięć punktów za zbędną płytkę. Na nowy teren mogą wejść jednostki obu graczy.
lesson-free-terrain-wrong-no-discount = Brakuje kamienia. Zniżka musi być przed budową, nie po niej.
lesson-free-terrain-wrong-farm = Ładna farma, ale daje zboże, nie kamień. Cofnij ruch i wyłóż ją awersem do dołu.

lesson-the-right-place-title = Właściwe miejsce
lesson-the-right-place-task = Zbuduj targowisko tam, gdzie będzie warte pięć punktów.
lesson-the-right-place-why = Jeden ma samo, po jednym daje każda płytka stykająca się bokiem, czyjakolwiek jest. Rogi się nie liczą.
lesson-the-right-place-after = Liczą się też niebieskie płytki i wolny teren. Każdy budynek punktuje inaczej: wskaż go.
lesson-the-right-place-wrong-one-side = Tu styka się bokiem tylko jedna płytka: dwa punkty. Poszukaj luki pośrodku.
lesson-the-right-place-wrong-two-sides = Dwa boki, trzy punkty. Jedno miejsce ma tu czterech sąsiadów.

lesson-a-full-hand-title = Pełna ręka
lesson-a-full-hand-task = Zakończ turę bez straty płytki.
lesson-a-full-hand-why = Dobranie jest obowiązkowe, a na ręce mogą zostać najwyżej trzy. Nadmiarową możesz wyłożyć jako wolny teren.
lesson-a-full-hand-after = Nic nie przepadło, a kraina urosła.
lesson-a-full-hand-wrong-no-take = Najpierw dobierz płytkę: tarcza wciąż pokazuje twoją koronę.
lesson-a-full-hand-wrong-fourth = Cztery płytki na ręce: jedna na zawsze opuszcza grę. Wyłóż jedną przed końcem tury.

lesson-camp-title = Obóz
lesson-camp-task = Dobierz w tej turze dwie płytki: zieloną katedrę, potem gajówkę.
lesson-camp-why = Po dobraniu możesz odwrócić obóz awersem do dołu i dobrać jeszcze raz. Tracisz jego dwa punkty.
lesson-camp-after = Wykorzystany obóz to wolny teren. Stos też maleje szybciej: koniec jest bliżej.
lesson-camp-wrong-too-early = Obóz daje drugą płytkę. Najpierw dobierz pierwszą.
lesson-camp-wrong-out-of-reach = Gajówka leży czwarta. Najpierw dobierz katedrę: tarcza się przesunie i gajówka znajdzie się w zasięgu.
lesson-camp-wrong-no-camp = Tura się skończyła, a masz jedną płytkę. Zanim ją zakończysz, odwróć obóz awersem do dołu i dobierz jeszcze raz.

lesson-last-turn-title = Ostatnia tura
lesson-last-turn-task = Twoja ostatnia tura: wygraj grę.
lesson-last-turn-why = Budynek, na którym stoi twoja jednostka, liczy się podwójnie. Ustaw jednostki tam, gdzie podwoją najwięcej, i przed końcem dobierz płytkę.
lesson-last-turn-after = Gdy stos się kończy, trzymaj jednostki blisko swoich najlepszych budynków.
lesson-last-turn-wrong-court = 16 do 19. Jednostki na dworze niczego nie podwajają, a zasięg już się nie przyda.
lesson-last-turn-wrong-camp = 18 do 19: obóz dodaje dwa punkty, gospoda dodałaby cztery. Podwajaj najlepsze budynki.

lesson-roads-title = Drogi
lesson-roads-task = Zdobądź dwa punkty za drogę.
lesson-roads-why = Połącz gospodą piekarnię i młyn. Kto ma na drodze więcej budynków, dostaje różnicę; liczy się też niebieska faktoria.
lesson-roads-after = Trzy do jednego, czyli dwa. W pierwszej grze możesz grać bez dróg.
lesson-roads-wrong-below = Droga gospody biegnie na wschód i zachód, a tu nic jej nie spotyka. Łączą się tylko odcinki na przyległych bokach.

lesson-what-henry-takes-title = Co bierze Henryk
lesson-what-henry-takes-task = Nie oddaj Henrykowi katedry.
lesson-what-henry-takes-why = Bierze pierwszą płytkę od tarczy, zgodnie z ruchem wskazówek zegara, w kolorze widocznym na stosie: żółtą. Twój obóz pozwala dobrać jeszcze jedną.
lesson-what-henry-takes-after = Po każdym dobraniu spójrz na stos: zdradza, co weźmie Henryk.
lesson-what-henry-takes-wrong-end = Zasięg Henryka jest nieograniczony: pierwszą żółtą była katedra. Pięć punktów, może podwójnie.

lesson-where-henry-builds-title = Gdzie buduje Henryk
lesson-where-henry-builds-task = Niech warownia rozbójników będzie warta cztery punkty.
lesson-where-henry-builds-why = Każdy budynek przeciwnika przy boku dodaje dwa. Henryk buduje obok twojego ostatniego budynku, najpierw od północy: zbuduj ją więc na końcu.
lesson-where-henry-builds-after = Rusztowanie pokazuje, gdzie zbuduje. Jeśli twój budynek ma drogi, najpierw idzie do nich.
lesson-where-henry-builds-wrong-keep-first = Ostatnim budynkiem jest teraz tartak i Henryk buduje przy nim. Warownia nadal jest warta dwa.

lesson-treasures-title = Skarby
lesson-treasures-task = Usuń skarb Henryka: straci pięć punktów.
lesson-treasures-why = Znika, gdy w jego rzędzie leżą dwie zielone płytki oprócz tej pod nim. Jedna już tam jest.
lesson-treasures-after = Awersem do dołu też się liczy. Każdy skarb w krainie i w stosie da Henrykowi pięć punktów.
lesson-treasures-wrong-row = Zielona pasuje, rząd nie. To musi być rząd skarbu; odległość nie ma znaczenia.
lesson-treasures-wrong-grey = Miejsce dobre, ale płytka szara. Skarb wymaga zielonej.
