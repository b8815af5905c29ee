# Co v lekcích říká průvodce.
lesson-part-turn = Tah
lesson-part-missing = Něco chybí
lesson-part-tiles = Body a destičky
lesson-part-end = Závěr
lesson-part-henry = Proti Jindřichovi

lesson-take-a-tile-title = Vezměte si destičku
lesson-take-a-tile-task = Vezměte si katedrálu.
lesson-take-a-tile-why = V každém tahu si berete jednu destičku. Dosáhnete na jednu po směru hodinových ručiček od štítu a na další za každou svou jednotku v královské nabídce: celkem na tři.
lesson-take-a-tile-after = Štít se přesunul na uvolněnou pozici a ukazuje modrou korunu. Odtud se teď počítá soupeřův dosah.
lesson-take-a-tile-wrong-fourth = To je čtvrtá destička. Jedna plus dvě jednotky v nabídce dávají dosah tři.
lesson-take-a-tile-wrong-another = Destičku máte a víc si jich v tomto tahu nevezmete. Katedrála byla třetí, tedy ve vašem dosahu.

lesson-build-twice-title = Nic se nespotřebuje
lesson-build-twice-task = Postavte v jednom tahu farmu i ležení.
lesson-build-twice-why = Každá destička v dosahu i pod vaší jednotkou dává svou surovinu, a to znovu na každou budovu. Stavte vedle své jednotky.
lesson-build-twice-after = Stejné dřevo, stejný kámen, dvě budovy. Nic se nespotřebovalo.
lesson-build-twice-wrong-too-far = Příliš daleko. Nová destička musí přiléhat stranou nebo rohem k destičce s vaší jednotkou.
lesson-build-twice-wrong-terrain = Lícem dolů je to volný terén a nepatří nikomu. Vezměte krok zpět a postavte ji lícem nahoru.

lesson-build-then-take-title = Nejdřív stavět, pak brát
lesson-build-then-take-task = Postavte v tomto tahu kovárnu a vezměte si destičku.
lesson-build-then-take-why = Oba kameny na ni máte právě teď v dosahu. Když si vezmete destičku, štít se přesune a dosah s ním.
lesson-build-then-take-after = Nejdřív stavět, potom brát, nebo naopak, když se vám víc hodí další destičky.
lesson-build-then-take-wrong-take-first = Štít se posunul a dva kameny už v dosahu nemáte. Pořadí akcí je na vás, využijte ho.

lesson-call-a-unit-title = Povolejte jednotku
lesson-call-a-unit-task = Postavte pekárnu: chybí vám jedno obilí.
lesson-call-a-unit-why = Povolejte jednotku z královské nabídky na žlutou destičku vedle své elitní jednotky: přinese obilí, ale váš dosah se o jednu zkrátí.
lesson-call-a-unit-after = Dosah a jednotky na herní ploše dávají dohromady vždy čtyři. Poměr volíte vy.
lesson-call-a-unit-wrong-too-far = Povolaná jednotka musí přijít vedle některé vaší jednotky. Tato destička je od elitní jednotky daleko.
lesson-call-a-unit-wrong-grey = Šedá dává kámen, a jeden v nabídce se tím ocitl mimo dosah. Pekárna potřebuje obilí: vezměte krok zpět.

lesson-back-to-court-title = Zpátky ke králi
lesson-back-to-court-task = Vezměte si žlutou katedrálu.
lesson-back-to-court-why = Leží třetí, dosáhnete na dvě. Stáhněte řadovou jednotku do královské nabídky, ať stojí kdekoli, a dosah hned vzroste.
lesson-back-to-court-after = Každá jednotka se za tah pohne jen jednou: plánujte cestu tam i zpět.
lesson-back-to-court-wrong-not-yet = Ještě ne: s jednou jednotkou v nabídce je dosah dva.
lesson-back-to-court-wrong-elite = Elitní jednotka herní plochu nikdy neopouští. Stáhněte řadovou.

lesson-free-terrain-title = Volný terén
lesson-free-terrain-task = Postavte katedrálu: chybí vám jeden kámen.
lesson-free-terrain-why = Nejdřív vyložte farmu lícem dolů: jako volný terén nic nestojí a zlevní jednu budovu tohoto tahu o jednu surovinu.
lesson-free-terrain-after = Pět bodů za postradatelnou destičku. Na nový terén smějí jednotky obou hráčů.
lesson-free-terrain-wrong-no-discount = Chybí jeden kámen. Sleva musí přijít před stavbou, ne po ní.
lesson-free-terrain-wrong-farm = Pěkná farma, ale dává obilí, ne kámen. Vezměte krok zpět a vyložte ji lícem dolů.

lesson-the-right-place-title = Správné místo
lesson-the-right-place-task = Postavte tržiště tam, kde bude mít hodnotu pěti bodů.
lesson-the-right-place-why = Jeden má samo, další přidá každá destička, která přiléhá stranou, ať patří komukoli. Rohy se nepočítají.
lesson-the-right-place-after = Počítají se i modré destičky a volný terén. Každá budova boduje jinak: ukažte na ni.
lesson-the-right-place-wrong-one-side = Tady přiléhá stranou jediná destička: dva body. Najděte mezeru uprostřed.
lesson-the-right-place-wrong-two-sides = Dvě strany, tři body. Jedno místo tu má čtyři sousedy.

lesson-a-full-hand-title = Plná ruka
lesson-a-full-hand-task = Ukončete tah beze ztráty destičky.
lesson-a-full-hand-why = Vzít si jednu musíte a v ruce smějí zůstat jen tři. Přebytečnou můžete vyložit jako volný terén.
lesson-a-full-hand-after = Nic není ztraceno a krajina se rozrostla.
lesson-a-full-hand-wrong-no-take = Nejdřív si vezměte destičku: štít stále ukazuje vaši korunu.
lesson-a-full-hand-wrong-fourth = Čtyři destičky v ruce: jedna navždy odchází ze hry. Před koncem tahu jednu vyložte.

lesson-camp-title = Ležení
lesson-camp-task = Vezměte si v tomto tahu dvě destičky: zelenou katedrálu a pak hájovnu.
lesson-camp-why = Po vzetí první smíte otočit ležení lícem dolů a vzít si další. Přijdete o jeho dva body.
lesson-camp-after = Využité ležení je volný terén. I zásoba se tenčí rychleji: konec se blíží.
lesson-camp-wrong-too-early = Ležení dává druhou destičku. Nejdřív si vezměte tu první.
lesson-camp-wrong-out-of-reach = Hájovna leží čtvrtá. Vezměte si nejdřív katedrálu: štít se posune a hájovna bude v dosahu.
lesson-camp-wrong-no-camp = Tah skončil s jedinou destičkou. Než ho ukončíte, otočte ležení lícem dolů a vezměte si další.

lesson-last-turn-title = Poslední tah
lesson-last-turn-task = Váš závěrečný tah: vyhrajte hru.
lesson-last-turn-why = Budova s vaší vlastní jednotkou se počítá dvakrát. Přesuňte jednotky tam, kde zdvojnásobí nejvíc, a před koncem si vezměte destičku.
lesson-last-turn-after = Když se zásoba tenčí, držte jednotky poblíž svých nejlepších budov.
lesson-last-turn-wrong-court = 16 ku 19. Jednotky v nabídce nic nezdvojnásobí a dosah už k ničemu není.
lesson-last-turn-wrong-camp = 18 ku 19: ležení přidá dva body, hostinec by přidal čtyři. Zdvojnásobte nejlepší budovy.

lesson-roads-title = Silnice
lesson-roads-task = Získejte za silnici dva body.
lesson-roads-why = Spojte hostincem pekárnu a mlýn. Kdo má na silnici víc budov, získá rozdíl; počítá se i modrá obchodní stanice.
lesson-roads-after = Tři ku jedné, tedy dva body. V první hře můžete hrát bez silnic.
lesson-roads-wrong-below = Silnice hostince vede na východ a na západ, tady však na nic nenavazuje. Spojí se jen úseky na přilehlých stranách.

lesson-what-henry-takes-title = Co si vezme Jindřich
lesson-what-henry-takes-task = Nenechte Jindřichovi katedrálu.
lesson-what-henry-takes-why = Bere si první destičku po směru hodinových ručiček od štítu v barvě, kterou ukazuje společná zásoba: žlutou. Vaše ležení vám dovolí vzít si ještě jednu.
lesson-what-henry-takes-after = Vždy po vzetí destičky se podívejte na zásobu: prozradí, co si vezme Jindřich.
lesson-what-henry-takes-wrong-end = Jindřichův dosah je neomezený: první žlutá byla katedrála. Pět bodů, možná dvojnásob.

lesson-where-henry-builds-title = Kde Jindřich staví
lesson-where-henry-builds-task = Zvyšte hodnotu lapkovské tvrze na čtyři body.
lesson-where-henry-builds-why = Každá soupeřova budova po straně přidá dva. Jindřich staví vedle vaší poslední budovy, nejdřív na severu: tvrz proto stavte nakonec.
lesson-where-henry-builds-after = Kde bude stavět, ukazuje lešení. Má-li vaše budova silnice, míří nejdřív k nim.
lesson-where-henry-builds-wrong-keep-first = Poslední budovou je teď pila a Jindřich staví u ní. Tvrz má dál dva body.

lesson-treasures-title = Poklady
lesson-treasures-task = Zbavte Jindřicha pokladu: bude mít o pět bodů méně.
lesson-treasures-why = Zmizí, jakmile budou v jeho řadě dvě zelené destičky kromě té, na které leží. Jedna už tam je.
lesson-treasures-after = Platí i lícem dolů. Každý poklad na ploše i v hromádce dá Jindřichovi pět bodů.
lesson-treasures-wrong-row = Zelená je správně, řada ne. Musí to být řada pokladu; na vzdálenosti nezáleží.
lesson-treasures-wrong-grey = Místo je správné, destička je ale šedá. Poklad chce zelenou.
