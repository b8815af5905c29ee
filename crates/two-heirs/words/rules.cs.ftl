# Pravidla, článek po článku.

chapter-TH-0 = Značení
rule-TH-0_1 = Krajina je mřížka bez okrajů. Pozice se píše (x,y): x roste na východ, y na sever a počáteční destička leží na (0,0). Stejné x je sloupec, stejné y řada.
rule-TH-0_2 = Stranou sousedí pozice na severu, východě, jihu a západě, rohem ty mezi nimi. Samotné „sousední“ znamená obojí.
rule-TH-0_3 = Bílý sedí na jihu, modrý na severu. V sólové hře sedí člověk na jihu a Jindřich na severu, ať mají jakékoli barvy.
rule-TH-0_4 = Destička má na obou stranách stejný terén. Na ploše je buď budovou (lícem nahoru, s jedním vlastníkem), nebo volným terénem (lícem dolů, bez vlastníka).
rule-TH-0_5 = Královská nabídka má sedm pozic počítaných po směru hodinových ručiček; na jedné leží královský štít.
rule-TH-0_6 = „Soupeřovo“ je to, co patří druhému hráči.

chapter-TH-1 = Příprava hry dvou hráčů
rule-TH-1_1 = Hraje se se třemi ze šesti sad; ostatní destičky zůstanou v krabici.
rule-TH-1_2 = Pro první hru se hodí Putování, Dominium a Obchod & církev.
rule-TH-1_3 = Všech 27 destiček těchto sad se zamíchá lícem dolů: společná zásoba.
rule-TH-1_4 = Každý hráč má barvu se dvěma řadovými jednotkami a jednou elitní.
rule-TH-1_5 = Královským štítem se hodí jako mincí; koruna, která padne, určí začínajícího hráče.
rule-TH-1_6 = Štít leží na jedné pozici nabídky. Na ostatní se od něj po směru hodinových ručiček vyloží lícem nahoru šest destiček.
rule-TH-1_7 = Čtyři řadové jednotky začínají u dvora, v královské nabídce.
rule-TH-1_8 = Další destička se bez prohlížení položí lícem dolů doprostřed: počáteční destička. Je to volný terén.
rule-TH-1_9 = Obě elitní jednotky začínají na počáteční destičce. Nikdy později dvě jednotky destičku nesdílejí: jakmile jedna odejde, platí pro počáteční destičku totéž co pro ostatní.
rule-TH-1_10 = Ruce jsou prázdné a v zásobě zbývá 20 destiček.

chapter-TH-2 = Tah
rule-TH-2_1 = Hráči se v tazích střídají, počínaje začínajícím hráčem.
rule-TH-2_2 = V tahu si musíte vzít jednu destičku, smíte vyložit libovolný počet destiček z ruky a jednou pohnout každou svou jednotkou – v jakémkoli pořadí a libovolně promíchaně.
rule-TH-2_3 = Konec tahu ohlašujete vy; dokud si máte vzít destičku, skončit nelze. Pak postupně: limit v ruce, vaše jednotky skryjí křížky, nevyužité slevy propadnou a zjistí se, zda hra končí.
rule-TH-2_4 = Vykládat a přesouvat se nikdy nemusí a vzít si smíte i destičku, kterou nevyužijete.
rule-TH-2_5 = V tahu druhého hráče neděláte nic.

chapter-TH-3 = Královská nabídka
rule-TH-3_1 = Dokud není zásoba prázdná, zaplňuje sedm pozic šest destiček a štít.
rule-TH-3_2 = Koruna na štítu určuje, kdo si bere další destičku. Tah vždy začíná s korunou hráče, který je na tahu.
rule-TH-3_3 = Váš dosah je jedna a o jednu víc za každou vaši řadovou jednotku u dvora, tedy v královské nabídce: jedna, dvě nebo tři.
rule-TH-3_4 = Dosáhnete na tolik destiček, počítáno od štítu po směru hodinových ručiček.
rule-TH-3_5 = Dosah se mění hned, když jednotka ke dvoru přijde nebo odejde, a s posunem štítu se mění, na co dosáhnete.
rule-TH-3_6 = Destičku v dosahu si můžete vzít, nebo ji nechat ležet a využít jako surovinu. Dosahy obou hráčů jsou na sobě nezávislé.
rule-TH-3_7 = Prázdné pozice se přeskakují. Zbývá-li destiček méně než váš dosah, dosáhnete na všechny.

chapter-TH-4 = Vzetí destičky
rule-TH-4_1 = V každém tahu si z nabídky vezmete do ruky právě jednu destičku; další přidá jen ležení.
rule-TH-4_2 = V tu chvíli na ni musíte dosáhnout.
rule-TH-4_3 = Štít se přesune na pozici, kterou destička uvolnila.
rule-TH-4_4 = Štít se otočí a ukazuje korunu druhého hráče.
rule-TH-4_5 = Od té chvíle rozhoduje o dosahu nové místo štítu: pro vaše suroviny do konce tahu i pro druhého hráče po vás.
rule-TH-4_6 = Pozice, kterou opustil štít, se doplní vrchní destičkou zásoby lícem nahoru.
rule-TH-4_7 = Byla-li poslední v zásobě, je vyvolán konec hry.
rule-TH-4_8 = Právě vzatou destičku smíte vyložit ještě v témže tahu.

chapter-TH-5 = Ruka
rule-TH-5_1 = Během tahu smíte mít v ruce libovolný počet destiček, na jeho konci nejvýš tři.
rule-TH-5_2 = Které destičky nad tři odejdou ze hry, vybíráte vy.
rule-TH-5_3 = Máte-li tři nebo méně, nesmíte žádnou zahodit.
rule-TH-5_4 = Odstraněné destičky se nevracejí a nic nebodují.

chapter-TH-6 = Suroviny
rule-TH-6_1 = Zelená dává dřevo, šedá kámen, žlutá obilí.
rule-TH-6_2 = Každá destička nabídky ve vašem dosahu dává jednu surovinu svého terénu.
rule-TH-6_3 = Každá destička v krajině s vaší jednotkou dává jednu surovinu svého terénu, ať patří komukoli a leží kteroukoli stranou nahoru. Na společné počáteční destičce ji mají oba.
rule-TH-6_4 = Každá vaše farma, pila nebo lom dává navíc jedno obilí, dřevo nebo kámen. Vaše jednotka na ní přidá ještě surovinu destičky; soupeřova jednotka ji nezastaví.
rule-TH-6_5 = Výrobna pracuje od chvíle, kdy je postavena – ne na vlastní cenu –, dokud není otočena lícem dolů.
rule-TH-6_6 = Zdroje se nevyčerpávají: každý dá jednu surovinu na každou budovu postavenou v tahu.
rule-TH-6_7 = Počítá se jen to, k čemu máte přístup teď. Pohne-li se štít nebo jednotka, dřívější přístup je pryč.
rule-TH-6_8 = Bez výroben máte přesně čtyři suroviny, dokud je v nabídce aspoň tolik destiček, kolik je váš dosah.

chapter-TH-7 = Stavba
rule-TH-7_1 = V tahu smíte postavit libovolný počet destiček z ruky.
rule-TH-7_2 = V každé barvě musí vaše suroviny v tu chvíli pokrýt cenu, kromě toho, co pokryjí slevy.
rule-TH-7_3 = Co chybí ve všech barvách dohromady, nesmí být víc než vaše nevyužité slevy z tohoto tahu; tolik se jich spotřebuje.
rule-TH-7_4 = Staví se na volnou pozici, která stranou nebo rohem přiléhá k destičce s vaší jednotkou.
rule-TH-7_5 = Vaše budovy bez jednotky, soupeřovy jednotky ani jednotky u dvora k tomu nestačí.
rule-TH-7_6 = Destička leží lícem nahoru, spodní stranou k vám: pro bílého jak je vytištěna, pro modrého otočená o půl otáčky.
rule-TH-7_7 = Silnice nemusí navazovat na silnice sousedů.
rule-TH-7_8 = Budova patří tomu, kdo ji postavil, dokud není otočena lícem dolů, a nikdy nikomu jinému.
rule-TH-7_9 = Působí hned: obléhací věž může obléhat, výrobna vyrábí, jednotky smějí vstoupit.

chapter-TH-8 = Rozšíření krajiny
rule-TH-8_1 = Libovolný počet destiček z ruky smíte zdarma vyložit lícem dolů.
rule-TH-8_2 = Taková destička je volný terén: nepatří nikomu, není budovou, nemá silnici ani efekt; záleží jen na terénu.
rule-TH-8_3 = Klade se tam, kam byste mohli stavět.
rule-TH-8_4 = Na volný terén smějí jednotky obou hráčů a mají jeho surovinu.
rule-TH-8_5 = Každé rozšíření dá jednu slevu: jedna budova v tomto tahu stojí o jednu libovolnou surovinu méně.
rule-TH-8_6 = Sleva platí jen na budovy postavené po rozšíření.
rule-TH-8_7 = Spotřebuje se jen tolik slev, kolik je třeba. Na jednu budovu jich smí připadnout víc a zbylé lze v tahu ještě využít.
rule-TH-8_8 = Nevyužité slevy na konci tahu propadnou.

chapter-TH-9 = Jednotky
rule-TH-9_1 = Každou svou jednotkou smíte ve svém tahu pohnout jednou: přesunem, povoláním nebo stažením.
rule-TH-9_2 = Přesun: z destičky na sousední, stranou nebo rohem, na které není jednotka.
rule-TH-9_3 = Povolání: řadová jednotka jde od dvora na destičku bez jednotky, která sousedí s destičkou s vaší jednotkou.
rule-TH-9_4 = Stažení: řadová jednotka se vrací z kterékoli destičky ke dvoru.
rule-TH-9_5 = Povolání a stažení hned mění váš dosah.
rule-TH-9_6 = Jednotka, která se pohnula, ukazuje křížek a do konce tahu zůstane; na konci vašeho tahu se křížky zase skryjí.
rule-TH-9_7 = Elitní jednotka nikdy neopouští herní plochu.
rule-TH-9_8 = Jednotka povolaná v tomto tahu se nesmí přesunout ani stáhnout, stažená se nesmí povolat.
rule-TH-9_9 = Jednotka, která se přesunula nebo byla povolána, se hned počítá pro další povolání i stavbu.
rule-TH-9_10 = Jiný význam křížek nemá: dosah, suroviny, stavba ani zdvojnásobení na něj nehledí.
rule-TH-9_11 = Jednotky smějí stát na kterékoli destičce, vlastní, soupeřově i volné. Jednotky se nezajímají ani neodsouvají.
rule-TH-9_12 = Na destičce stojí nejvýš jedna jednotka, kromě obou elitních na začátku.
rule-TH-9_13 = Dvě řadové jednotky, které čekají u dvora a ještě se nepohnuly, jsou stejné: ať jmenujete kteroukoli, jde první z nich.

chapter-TH-10 = Ležení
rule-TH-10_1 = Ve svém tahu, když už jste si destičku vzali, smíte využít své ležení, které leží lícem nahoru.
rule-TH-10_2 = Ležení se otočí lícem dolů a štít zpět na vaši korunu: vezmete si ještě jednu destičku.
rule-TH-10_3 = Štít zůstane, kde je; další vzetí se řídí všemi pravidly pro braní.
rule-TH-10_4 = Toto vzetí musí proběhnout, než tah skončí.
rule-TH-10_5 = Využité ležení je volný terén: bez vlastníka, bodů i silnice. Jednotka na něm zůstane.
rule-TH-10_6 = Každé ležení lze využít jednou za hru. V jednom tahu jich smíte využít víc, každé po dalším vzetí, i v tahu, kdy byla postavena; soupeřova jednotka na něm nevadí.
rule-TH-10_7 = Ležení lze využít i s prázdnou zásobou; pak se nic nedoplňuje.
rule-TH-10_8 = S prázdnou nabídkou ležení využít nelze.

chapter-TH-11 = Obléhací věž
rule-TH-11_1 = Jediná obléhací věž nemá žádný efekt.
rule-TH-11_2 = Když vyložíte obléhací věž, je cílem každá soupeřova budova u jejích stran, ke které teď stranou přiléhají aspoň dvě vaše věže.
rule-TH-11_3 = Cíl smíte zničit: otočí se lícem dolů a je to od té chvíle volný terén.
rule-TH-11_4 = Z více cílů jich smíte zničit, kolik chcete.
rule-TH-11_5 = Rozhodujete hned po vyložení věže. Nevyužitá příležitost je pryč, dokud k té budově nepřiložíte další věž.
rule-TH-11_6 = Přiloží-li se soupeřova budova ke dvěma stojícím věžím, nestane se nic.
rule-TH-11_7 = Jednotky na zničené destičce zůstanou stát.
rule-TH-11_8 = Cílem může být kterákoli soupeřova budova, i obléhací věž; vlastní budovy a volný terén ne.

chapter-TH-12 = Konec hry
rule-TH-12_1 = Konec je vyvolán, když se do nabídky vyloží poslední destička zásoby.
rule-TH-12_2 = Hráč na tahu dokončí tah běžným způsobem.
rule-TH-12_3 = Pak má každý hráč jeden závěrečný tah, nejprve ten druhý.
rule-TH-12_4 = S prázdnou zásobou se nic nedoplňuje: pozice, kterou štít opustí, zůstane prázdná.
rule-TH-12_5 = V závěrečných tazích platí všechna pravidla tahu včetně braní a limitu v ruce. Po druhém závěrečném tahu se boduje.
rule-TH-12_6 = Ležení využité po vyčerpání zásoby bere bez doplnění a nic znovu nevyvolá.
rule-TH-12_7 = Hra má 22 tahů, o jeden méně za každé další vzetí díky ležení, dokud trvala zásoba. Je-li jich lichý počet, má začínající hráč o tah víc. Na povinné vzetí vždy zbude destička.

chapter-TH-13 = Bodování
rule-TH-13_1 = Každá budova lícem nahoru boduje svému vlastníkovi, každá zvlášť.
rule-TH-13_2 = Váš součet je hodnota vašich budov a body za silnice. Ruka, odstraněné destičky, jednotky ani volný terén body nedávají.
rule-TH-13_3 = Kde se počítají destičky, počítají se všechny na ploše: budovy obou, volný terén, zničené budovy, využitá ležení i počáteční destička. Kde se počítají budovy, jen destičky lícem nahoru.
rule-TH-13_4 = Budova s jednotkou svého vlastníka má dvojnásobnou hodnotu.
rule-TH-13_5 = Soupeřova jednotka na budově nic nemění, stejně jako vaše na soupeřově budově nebo volném terénu. Body za silnice se nikdy nezdvojnásobují.

chapter-TH-14 = Hodnota budov
rule-TH-14_1 = Hostinec: 1 a 1 za každou destičku ve vyznačené řadě nebo sloupci, nejvýš tři na každou stranu; nejvýš 7.
rule-TH-14_2 = Tržiště: 1 a 1 za každou destičku, která přiléhá stranou; nejvýš 5.
rule-TH-14_3 = Lapkovská tvrz: 2 a 2 za každou soupeřovu budovu, která přiléhá stranou; nejvýš 10.
rule-TH-14_4 = Poutní místo: počet destiček nejdelší silnice, která u něj končí, včetně něj samého, ať patří komukoli; nejméně 1.
rule-TH-14_5 = Mlýn: 1 a 1 za každou destičku všech útvarů žlutých destiček spojených stranami, které se mlýna dotýkají stranou. Každá se počítá jednou.
rule-TH-14_6 = Kamenictví: jako mlýn, pro šedou.
rule-TH-14_7 = Chlív: jako mlýn, pro zelenou.
rule-TH-14_8 = Pekárna: 1 a 1 za každou vaši další budovu na žluté, kdekoli.
rule-TH-14_9 = Kovárna: jako pekárna, pro šedou.
rule-TH-14_10 = Hájovna: jako pekárna, pro zelenou.
rule-TH-14_11 = Ležení: 2, pokud nebylo využito.
rule-TH-14_12 = Farma, pila, lom: nic.
rule-TH-14_13 = Obchodní stanice: 3 za každou vaši budovu druhu, který je na této stanici zobrazen.
rule-TH-14_14 = Katedrála: 5.
rule-TH-14_15 = Obléhací věž: nic.
rule-TH-14_16 = Pevnost: 1 za každou vaši obléhací věž a pevnost včetně této.
rule-TH-14_17 = Hláska: 1 a 1 za každou další destičku jejího terénu ve vyznačené řadě nebo sloupci, v jakékoli vzdálenosti i za mezerami.
rule-TH-14_18 = Strážnice: 2 a 2 za každou hlásku kteréhokoli hráče na jejích čtyřech úhlopříčkách, v jakékoli vzdálenosti; nic nepřekáží.
rule-TH-14_19 = Dílna: 3 za každou dvojici, tedy po jedné destičce od každé z jejích dvou barev na vyznačených pozicích; dvojic je tolik, kolik má destiček vzácnější barva. Košíkář chce zelenou a žlutou, hrnčíř šedou a žlutou, bednář zelenou a šedou. Počítají se destičky kohokoli i volný terén.
rule-TH-14_20 = Cechovní dům: vaše dílny zobrazeného druhu mají 4 body za dvojici místo 3. Druhý téhož druhu už nic nepřidá.
rule-TH-14_21 = Cechovní dům sám: nic.

chapter-TH-15 = Silnice
rule-TH-15_1 = Každá silnice se boduje zvlášť: kdo na ní má víc budov, získá rozdíl, druhý nic. Při shodě nezíská nikdo.
rule-TH-15_2 = Dvě budovy vedle sebe jsou spojeny, když obě mají silnici na stranách, které se dotýkají.
rule-TH-15_3 = Uvnitř destičky tvoří spojené strany jeden úsek. Silnice je celá síť spojených úseků včetně rozcestí.
rule-TH-15_4 = Destička se na každé silnici počítá jednou, i když je silnice okruh nebo k ní vede dvakrát.
rule-TH-15_5 = Volný terén, zničené budovy a využitá ležení silnici nemají a nic nespojují.
rule-TH-15_6 = Destička s oddělenými konci nic nespojuje: je koncem až čtyř silnic a počítá se na každé z nich.
rule-TH-15_7 = Silnice boduje, jen pokud spojuje budovy aspoň na dvou destičkách.
rule-TH-15_8 = Otevřené konce ani strany, které na sebe nenavazují, nevadí. Budovy obou hráčů patří k téže silnici.
rule-TH-15_9 = Budovy modrého leží otočené o půl otáčky a jejich silnice také.
rule-TH-15_10 = V první hře se silnice nemusí bodovat. Poutní místa podle nich počítají i tak.

chapter-TH-16 = Vítěz
rule-TH-16_1 = Vítězí, kdo má více bodů.
rule-TH-16_2 = Při shodě vítězí, kdo má u dvora více svých jednotek.
rule-TH-16_3 = Je-li shoda i v tom, hra končí remízou.
rule-TH-16_4 = V sólové hře se shoda řeší jinak: je to prohra.

chapter-TH-20 = Sólo: příprava
rule-TH-20_1 = Jako pro dva, s těmito změnami. Vyberete si barvu; druhá je Jindřichova.
rule-TH-20_2 = Vždy začínáte vy; štít ukazuje vaši korunu.
rule-TH-20_3 = Jindřichovy tři jednotky čekají mimo plochu. Na počáteční destičce stojí jen vaše elitní, u dvora jen vaše řadové.
rule-TH-20_4 = Deset pokladů se zamíchá. Jindřich Chudý přijde bez prohlížení o čtyři, Jindřich Statečný o dva, Jindřich Neúprosný o žádný.
rule-TH-20_5 = Lešení označuje vaši poslední budovu. Přesouvá se, když stavíte, a nikdy jindy.
rule-TH-20_6 = Vaše tahy se řídí pravidly pro dva; Jindřichovy budovy jsou soupeřovy.

chapter-TH-21 = Sólo: Jindřichův tah
rule-TH-21_1 = Po každém vašem tahu má tah Jindřich: bere, umísťuje, ukládá poklad a přesouvá jednotku.
rule-TH-21_2 = Bere první destičku od štítu po směru hodinových ručiček s terénem, který je před doplněním na vrchu zásoby.
rule-TH-21_3 = Není-li taková, nebo je-li zásoba prázdná, bere první destičku od štítu.
rule-TH-21_4 = Dosáhne na celou nabídku; prázdné pozice se přeskakují. Štít se přesouvá a otáčí a nabídka doplňuje jako obvykle.
rule-TH-21_5 = Jeho destička se klade lícem nahoru a otočená k němu. Nic neplatí a jednotku poblíž nepotřebuje.
rule-TH-21_6 = Klade ji k vaší poslední budově, na jednu z osmi sousedních pozic. Procházejí se od severu po směru hodinových ručiček; použije se první z pravidel A, B, C, D, které nějakou nabízí, a první pozice podle něj.
rule-TH-21_7 = Pravidlo A: volná pozice u strany, kde má vaše budova silnici a jeho destička má na přilehlé straně také.
rule-TH-21_8 = Pravidlo B: volná pozice u strany, kde má vaše budova silnici; jeho destička ji tam nemá a blokuje ji.
rule-TH-21_9 = Pravidlo C: kterákoli volná sousední pozice.
rule-TH-21_10 = Dokud jste nic nepostavili, staví k počáteční destičce, která silnici nemá.
rule-TH-21_11 = Pravidlo D: není-li volná žádná sousední pozice, destička odchází ze hry a zbytek jeho tahu odpadá.
rule-TH-21_12 = Byla-li vaše poslední budova otočena lícem dolů, platí za ni dál, ale bez silnic.
rule-TH-21_13 = Jeho jednotka s barvou nové destičky se na ni přesune, ať byla kdekoli. Obsazuje ji jako každá jednotka a nic jiného nedělá.
rule-TH-21_14 = Postavili-li jste v tahu víc destiček, platí poslední; volný terén nikdy.
rule-TH-21_15 = Jindřich nevyužívá žádné efekty: ležení, obléhání, suroviny, ruku ani jiné přesuny jednotek.

chapter-TH-22 = Sólo: poklady
rule-TH-22_1 = Když Jindřich umístí destičku podle pravidla A, B nebo C, položí se na ni lícem nahoru vrchní poklad, pokud nějaký zbývá.
rule-TH-22_2 = Poklad, jehož podmínka je splněna, hned odchází ze hry, i ve chvíli, kdy je položen.
rule-TH-22_3 = Svislá: dvě destičky zobrazeného terénu v jeho sloupci.
rule-TH-22_4 = Vodorovná: dvě destičky zobrazeného terénu v jeho řadě.
rule-TH-22_5 = Poziční: po destičce jakéhokoli terénu na obou vyznačených sousedních pozicích.
rule-TH-22_6 = Destička pod pokladem se nepočítá. Každá jiná ano, lícem nahoru i dolů, kohokoli, v jakékoli vzdálenosti v řadě či sloupci.
rule-TH-22_7 = Podmínky se zkoumají po každé destičce vyložené kteroukoli stranou.
rule-TH-22_8 = Poklad zůstane ležet, i když je budova pod ním zničena.

chapter-TH-23 = Sólo: konec
rule-TH-23_1 = Konec se vyvolá a dohraje jako ve dvou, s Jindřichem místo druhého hráče.
rule-TH-23_2 = Vy bodujete jako obvykle, včetně silnic.
rule-TH-23_3 = Jindřichovy budovy bodují jako obvykle; jeho jednotky nemají vliv.
rule-TH-23_4 = Jeho tři nejlepší budovy se počítají dvakrát.
rule-TH-23_5 = Silnice bodují oběma jako obvykle. Každý poklad na ploše nebo na hromádce dá Jindřichovi 5 bodů; odstraněné nic.
rule-TH-23_6 = Vítězíte jen s více body než Jindřich. Shoda je prohra.
