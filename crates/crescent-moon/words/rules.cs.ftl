# Ve svitu půlměsíce, česky.

## CM-1

chapter-CM-1 = Pojmy
rule-CM-1_1 = Bojová síla: jednotka obou druhů 1, tvrz 1, pevnost 2, palác 2. Vesnice, města a žetony vlivu nemají žádnou.
rule-CM-1_2 = V klidu jsou v hexu komponenty se silou jen jednoho hráče. Setkají-li se komponenty dvou hráčů, následuje boj.
rule-CM-1_3 = Hex ovládáte právě tehdy, máte-li v něm aspoň jednu komponentu se silou.
rule-CM-1_4 = Přítomnost: v hexu jste přítomni, je-li v něm jakákoli vaše komponenta: jednotka, opevnění, sídlo nebo žeton vlivu. Přítomno může být více hráčů.
rule-CM-1_5 = V hexu máte vliv, leží-li v něm váš žeton vlivu. V hexu je nejvýše jeden žeton, jednoho hráče.
rule-CM-1_6 = Zásoba jsou vaše komponenty, které nejsou na mapě, na kartě moci ani na kartě záloh.
rule-CM-1_7 = Disk jednotky ukazuje na jedné straně jednotku stálého vojska, na druhé žoldnéře. V zásobě stranu nemá; dostane ji na mapě či kartě záloh. Oba druhy mají společnou zásobu disků.
rule-CM-1_8 = Válečník a Chalífa používají obě strany. Muršid, Sultán a Nomád mají vždy jen žoldnéře.
rule-CM-1_9 = Tvrze a pevnosti jsou opevnění, vesnice a města sídla, palác obojí. Všechno jsou stavby.
rule-CM-1_10 = Vesnice a města patří Sultánovi, ať hex ovládá kdokoli. Sultán je tedy přítomen všude, kde nějaké stojí.
rule-CM-1_11 = V hexu je nejvýše jedna tvrz nebo pevnost, nejvýše jedna vesnice nebo město a případně navíc palác.
rule-CM-1_12 = Mince, body a žetony vlivu nedocházejí (žetony ano, zvolí-li to stůl); disky a stavby jsou omezeny obsahem krabice.
rule-CM-1_13 = Aktivní hex je hex právě vyhodnocovaného boje či soupeření.
rule-CM-1_14 = Polovina se vždy zaokrouhluje dolů; poloviční cena karty je přesná.
rule-CM-1_15 = Co dělá více hráčů v jednom okamžiku, dělají v pořadí tahu, neříká-li pravidlo, že současně.

## CM-2

chapter-CM-2 = Příprava hry
rule-CM-2_1 = Každý hráč si vezme jednu postavu. Ve čtyřech nikdo nehraje za Nomáda.
rule-CM-2_2 = Pořadí tahu je po celou hru Válečník, Muršid, Sultán, Chalífa, Nomád.
rule-CM-2_3 = Každý si vezme komponenty své postavy do zásoby. Válečník, Chalífa a Nomád mají kartu záloh.
rule-CM-2_4 = Mapa je jedno z pěti rozložení, každé pro pět i čtyři hráče, nebo ji postaví hráči.
rule-CM-2_5 = Když stojí všechny ostatní počáteční komponenty, umístí Chalífa palác do hexu se svou komponentou.
rule-CM-2_6 = Každý si vezme počáteční mince své postavy a 5 bodů, které drží v tajnosti.
rule-CM-2_7 = Karty tečou trhem od vzdáleného přes nedaleký k místnímu. Vedle leží Sultánův trh.
rule-CM-2_8 = Válečník si vezme do ruky Tažení. Ostatní karty moci tvoří balíček.
rule-CM-2_9 = Každá pozice trhu dostane kartu lícem nahoru, pak každá pozice Sultánova trhu.
rule-CM-2_10 = Stůl zvolí tři nebo čtyři roky.
rule-CM-2_11 = Nakonec Muršid jednou intrikuje. Má prázdnou ruku, náleží mu tedy dvě karty.
rule-CM-2_12 = Pak začíná první rok příjmem.
rule-CM-2_13 = Každý má dvě počáteční skupiny: Válečník jednotku stálého vojska se žetonem a žeton; Muršid tvrz a žeton; Sultán město a vesnici s tvrzí a žoldnéřem; Chalífa pevnost s jednotkou stálého vojska a pevnost; Nomád žoldnéře se žetonem a žeton.
rule-CM-2_14 = Stavba mapy ve čtyřech: dva hexy divočiny a jeden hex hor zůstanou v krabici.
rule-CM-2_15 = Brod leží uprostřed. Ostatní hexy se zamíchají a každý dostane tři, do umístění tajné.
rule-CM-2_16 = V pořadí tahu umístí každý jeden hex, třikrát. Volíte který hex, kam a jak otočený.
rule-CM-2_17 = Hex s řekou musí prodloužit řeku na jednom z jejích dvou konců.
rule-CM-2_18 = Jiný hex leží tam, kde se dotýká co nejvíce hexů, z míst, která nechají řece prostor.
rule-CM-2_19 = Dokud zbývají hexy s řekou, musí mít oba konce řeky kam pokračovat a všechny zbývající musí najít místo.
rule-CM-2_20 = Pak v pořadí tahu umístí každý jednu skupinu do prázdného hexu, který není kamenolom ani posvátné místo; potom stejně druhou.

## CM-3

chapter-CM-3 = Mapa
rule-CM-3_1 = Každý hex má jeden typ krajiny: úrodná půda, divočina, hory, kamenolom nebo poušť.
rule-CM-3_2 = Posvátné místo je poušť; řeka a brod jsou úrodná půda. Brod i posvátné místo jsou po jednom.
rule-CM-3_3 = Ovládat krajinný prvek znamená ovládat jeho hex; totéž platí pro vliv a přítomnost.
rule-CM-3_4 = Hexy se společnou hranou se dotýkají. Dotýkající se hexy sousedí, neleží-li mezi nimi řeka.
rule-CM-3_5 = Hex s řekou má právě dvě říční hrany. Hexy za nimi s ním nesousedí.
rule-CM-3_6 = Brod vlastní říční hrany nemá, ale řeka vedlejšího hexu ho může oddělit.
rule-CM-3_7 = Sousedství je vzájemné. Je to jediná blízkost, kterou znají šíření vlivu, pohyb, zteč, Muršidovy schopnosti a karty.
rule-CM-3_8 = Krajina sama boj nemění; hraje roli v příjmu, cenách staveb, cílech a kartách.

## CM-4

chapter-CM-4 = Fáze příprav
rule-CM-4_1 = Rok tvoří přípravy (příjem, zálohy, údržba), fáze akcí o čtyřech kolech a bodování.
rule-CM-4_2 = Příjem za každý ovládaný hex: úrodná půda 1 mince, kamenolom 3, vesnice 1, město 2, žeton Sultánova vlivu 1; vše se sčítá.
rule-CM-4_3 = Palác příjem nedává, neovládaný hex ho nedává nikomu a vliv sám nic nevynáší.
rule-CM-4_4 = Sultán navíc dostane 1 minci za každou vesnici, 2 za každé město a 1 za každý svůj žeton kdekoli na mapě.
rule-CM-4_5 = Hodnota záloh: Válečník 3; Chalífa počet svých pevností a žetonů na mapě; Nomád trojnásobek svých žetonů.
rule-CM-4_6 = Aktuální síla: u Válečníka a Chalífy jejich jednotky stálého vojska na mapě a kartě; u Nomáda žoldnéři všech hráčů na mapě a jednotky na kartě.
rule-CM-4_7 = Je-li hodnota vyšší než síla, rozdíl přejde ze zásoby na kartu, nakolik zásoba stačí. Nic se nikdy neodebírá.
rule-CM-4_8 = V prvním roce se údržba vynechává.
rule-CM-4_9 = Údržba: každý si vezme vyložené osobnosti a prapory zpět do ruky; limit ruky platí hned.
rule-CM-4_10 = Potom se odhodí dvě karty místního trhu.
rule-CM-4_11 = Pak se trh doplní.

## CM-5

chapter-CM-5 = Fáze akcí
rule-CM-5_1 = Čtyři kola; v každém provede každý v pořadí tahu právě jednu akci. Vynechat nelze.
rule-CM-5_2 = Volit smíte jen akce ze seznamu své postavy.
rule-CM-5_3 = Akce musí něco vykonat.
rule-CM-5_4 = Boj vyvolaný akcí se vyhodnotí jako její součást; pak se ověří limity; pak končí účinky karet KDYKOLI; pak je na řadě další.
rule-CM-5_5 = Boj začíná jen ztečí, povstáním, podplacením žoldnéřů nebo kartou moci.

## CM-6

chapter-CM-6 = Základní akce
rule-CM-6_1 = Šíření vlivu: vyberte hex, v němž jste přítomni, nebo s takovým sousedící, v němž není váš žeton.
rule-CM-6_2 = Není-li tam přítomen jiný hráč a nesousedí-li Muršidův žeton, umístěte svůj žeton.
rule-CM-6_3 = Jinak následuje soupeření o vliv.
rule-CM-6_4 = Muršidovi samému jeho žetony soupeření nezpůsobí.
rule-CM-6_5 = Budování X: až X staveb, každá v jiném hexu, každá zaplacená do společné zásoby.
rule-CM-6_6 = V horách a kamenolomu stojí stavba o 1 minci víc, v poušti o 2.
rule-CM-6_7 = Tvrz: v hexu, kde jste přítomni, který neovládá jiný hráč a kde nestojí tvrz ani pevnost.
rule-CM-6_8 = Pevnost: místo vaší vlastní tvrze.
rule-CM-6_9 = Vesnice (Sultán): kterýkoli hex bez vesnice a města, ať je kdekoli.
rule-CM-6_10 = Město (Sultán): místo vesnice.
rule-CM-6_11 = Stavba musí být ve vaší zásobě a musíte mít na zaplacení. Palác nepřekáží.
rule-CM-6_12 = Pohyb X: až X-krát přesuňte libovolný počet jednotek, aspoň jednu, z hexu do sousedního, který neovládá jiný hráč.
rule-CM-6_13 = Tatáž jednotka se smí pohnout vícekrát. Pohyb nikdy nevyvolá boj ani plenění.
rule-CM-6_14 = Limit jednotek se ověřuje až na konci akce.
rule-CM-6_15 = Zteč: přesuňte libovolný počet jednotek, aspoň jednu, z hexu buď do sousedního, který ovládá jiný hráč (následuje boj), nebo do sousedního neovládaného s vesnicí či městem, které vypleníte.
rule-CM-6_16 = Toto sídlo se vrátí Sultánovi; dostanete 2 mince za vesnici, 4 za město. Toto plenění není dobrovolné.
rule-CM-6_17 = Verbování X: umístěte až X jednotek, aspoň jednu, z karty záloh do hexů, které neovládá jiný hráč.
rule-CM-6_18 = Válečník a Chalífa verbují jednotky stálého vojska, a jen tam, kde jsou přítomni.
rule-CM-6_19 = Nomád verbuje žoldnéře, do kteréhokoli hexu, který ovládá on nebo nikdo.
rule-CM-6_20 = Podplacení žoldnéřů (pět hráčů, všichni kromě Nomáda): dohodněte se s Nomádem na hexu s jeho žoldnéři, na jednom či dvou z nich a na ceně.
rule-CM-6_21 = Zaplaťte; tito žoldnéři jdou do Nomádovy zásoby a stejný počet vašich přijde do hexu z vaší zásoby.
rule-CM-6_22 = Má-li Nomád v hexu stále sílu, hned následuje boj; útočíte vy.
rule-CM-6_23 = Nedošlo-li k boji, smíte hned provést jeden pohyb nebo zteč právě umístěnými jednotkami.
rule-CM-6_24 = Najmutí žoldnéřů (pět hráčů, všichni kromě Nomáda): dohodněte se s Nomádem na jedné či dvou jednotkách z jeho karty záloh a na ceně.
rule-CM-6_25 = Zaplaťte; Nomád přesune tolik jednotek z karty do zásoby; vy umístíte stejný počet svých žoldnéřů do hexu, kde jste přítomni a který neovládá jiný hráč.
rule-CM-6_26 = Ve čtyřech najímáte ze společné zásoby: 2 mince za jednoho žoldnéře, 6 za dva, umístění stejné.
rule-CM-6_27 = Před nákupem karet moci smíte se Sultánem jednat o jedné kartě Sultánova trhu. Bez dohody smíte stále kupovat jinde nebo dělat něco jiného.
rule-CM-6_28 = Nákup karet moci: jedna karta místního trhu za 2 mince, nedalekého za 4, vzdáleného za 6 a dohodnutá karta; každé nejvýše jednou, aspoň jedno. Z více stejných karet v řadě si kupující vybírá.
rule-CM-6_29 = Cena jde hráči spjaté postavy. Za vlastní kartu platíte polovinu do společné zásoby; ve čtyřech se Nomádova karta platí do společné zásoby.
rule-CM-6_30 = Dohodnutá cena karty Sultánova trhu jde vždy Sultánovi. Sultán si odtud bere jednu kartu zdarma.
rule-CM-6_31 = Koupené karty jdou do ruky; pak limit ruky; pak se doplní trh. Sultánův trh ne.
rule-CM-6_32 = Zahrání karty moci: ukažte z ruky kartu AKCE, proveďte ji, jak to jde, a odhoďte ji.
rule-CM-6_33 = Sbírka: vezměte si ze společné zásoby 1 minci.

## CM-7

chapter-CM-7 = Jednání a dohody
rule-CM-7_1 = Závazné jsou: nákup od Sultána, najmutí a podplacení v pěti, dohody s Muršidem. Ostatní sliby jsou jen řeči a jiné mince ani body mezi hráči neputují, leda textem karty.
rule-CM-7_2 = Návrh je úplný soubor podmínek. Partner přijme, odmítne, nebo jednou předloží úplný protinávrh, který se pak přijme či odmítne. V jedné akci smíte témuž partnerovi navrhovat totéž tolikrát, kolik stůl dovolí; započatý návrh se počítá.
rule-CM-7_3 = Přijetí zavazuje oba a určuje akci. Nezdar nic nestojí. Navrhnout lze jen to, co by šlo v tu chvíli celé splnit. Návrhy i odpovědi jsou veřejné.
rule-CM-7_4 = Najmutí: jedna či dvě jednotky a cena od 0 do počtu vašich mincí; musí stačit Nomádova karta, vaše zásoba i hex k umístění. Kam přijdou, součástí podmínek není.
rule-CM-7_5 = Podplacení: hex, jeden či dva Nomádovi žoldnéři v něm a cena od 0 do počtu vašich mincí; musí stačit vaše zásoba.
rule-CM-7_6 = Sultánův trh: jedna karta a cena od 0 do počtu vašich mincí. Přijetí vás zavazuje k nákupu karet včetně této.
rule-CM-7_7 = Dohody s Muršidem se uzavírají na začátku boje či soupeření, je-li Muršidův žeton v aktivním nebo sousedním hexu a Muršid není útočníkem ani obráncem boje.
rule-CM-7_8 = Každý účastník smí Muršidovi slíbit 1 až 5 bodů, ne víc než má. V jednom střetu je nejvýše jedna dohoda.
rule-CM-7_9 = Nabídku od 0 řekne nejdřív útočník, pak ostatní v pořadí tahu. Muršid jednu přijme, nebo vznese jeden požadavek k jednomu hráči, který ho přijme či odmítne, nebo odmítne vše.
rule-CM-7_10 = Vyhraje-li partnerova strana, body se platí hned, i kdyby Muršid nic neudělal. Prohraje-li, neplatí se nic. Podpora sama se nevymáhá.
rule-CM-7_11 = Po odhalení karet už dohodu uzavřít nelze.

## CM-8

chapter-CM-8 = Karty moci a trh
rule-CM-8_1 = Karta má spjatou postavu, důležitou jen při nákupu, typ, aspoň jeden klíčový pojem a účinky.
rule-CM-8_2 = Po použití se události odhazují; osobnosti a prapory leží otevřeně před tím, kdo je zahrál, a vracejí se do ruky v příští údržbě; strategie se vrací hned.
rule-CM-8_3 = Karty BOJ a SOUPEŘENÍ O VLIV se vybírají v prvním kroku střetu, karty AKCE se hrají jako akce, karty KDYKOLI akci nestojí.
rule-CM-8_4 = Má-li karta více klíčových pojmů, platí všechny části, které se situaci hodí.
rule-CM-8_5 = Účinky se provádějí, jak to jde. Tažení je třeba provést celé.
rule-CM-8_6 = Jednotky na kartě se stále počítají do aktivního hexu, ale na druhou kartu už nemohou. Přidělit lze jen jednotky z aktivního hexu, neříká-li karta jinak.
rule-CM-8_7 = Každá karta KDYKOLI má své okno: před prvním krokem vlastního pohybu či zteče, nebo než ve střetu vyberete karty. Nikoho se veřejně neptáme, kdo by ji mohl mít. Zahraje-li se před výběrem, všichni vybírají znovu.
rule-CM-8_8 = Odhazovací balíček leží lícem nahoru a je veřejný.
rule-CM-8_9 = Doplnění: všechny karty se posunou k místnímu konci bez mezer; pak se od vzdáleného konce doberou karty na prázdné pozice.
rule-CM-8_10 = Má-li se dobrat a balíček je prázdný, zamíchá se z odhazovacího nový. Jsou-li prázdné oba, nedobírá se nic.

## CM-9

chapter-CM-9 = Limity
rule-CM-9_1 = Kdykoli držíte víc než 8 karet moci, hned odhoďte na 8, lícem nahoru. Vyložené karty se nepočítají. Tažení se počítá a odhodit nelze.
rule-CM-9_2 = V hexu je nejvýše 5 jednotek jednoho hráče, Válečníka 7, ověřuje se na konci každé akce. Přebytek dle volby vlastníka: stálé vojsko na kartu záloh, žoldnéři do zásoby.

## CM-10

chapter-CM-10 = Jedinečné akce
rule-CM-10_1 = Povstání (Válečník): vyberte hex s vaším žetonem ovládaný jiným hráčem. Odeberte žeton, umístěte ze zásoby 2 jednotky stálého vojska a bojujte jako útočník.
rule-CM-10_2 = S jedním diskem v zásobě povstane jedna jednotka; bez disku povstání není.
rule-CM-10_3 = Shromáždění sil (Válečník): v každém hexu s vaším žetonem, který neovládá jiný hráč, umístěte ze zásoby 1 jednotku stálého vojska, nebo 2 a žeton odeberte. Nestačí-li disky, pořadí hexů určujete vy.
rule-CM-10_4 = Intrikování (Muršid): prohlédněte si horních 7 karet balíčku. Skrytě si vezměte 2 Muršidovy karty, máte-li prázdnou ruku, jinak 1. Ostatní se zamíchané vrátí navrch.
rule-CM-10_5 = Je-li Muršidových karet méně, vezměte si všechny a za každou chybějící 1 minci; ostatní jdou dospod.
rule-CM-10_6 = Plánování (Sultán): prohlédněte si horních 10 karet balíčku. Každou prázdnou pozici Sultánova trhu zaplňte jednou z nich, lícem nahoru. Zbytek jde zamíchaný dospod.
rule-CM-10_7 = Přesun paláce (Chalífa): umístěte ho z jeho hexu nebo ze zásoby do jiného hexu, v němž jste přítomni a který neovládá jiný hráč. Nic nestojí.
rule-CM-10_8 = Dezerce (Nomád): v jednom hexu vraťte libovolný počet žoldnéřů jiného hráče do jeho zásoby. Za každého přejde jeden váš disk ze zásoby na kartu záloh, nakolik zásoba stačí.

## CM-11

chapter-CM-11 = Boj
rule-CM-11_1 = Jen dvě strany: útočník, jehož akce boj vyvolala, a obránce, druhý vlastník síly v hexu.
rule-CM-11_2 = Před prvním krokem je příležitost k dohodě s Muršidem, pak okno karet KDYKOLI.
rule-CM-11_3 = Krok 1: útočník a obránce tajně a současně vyberou libovolný počet karet BOJ, i žádnou. Počet je tajný.
rule-CM-11_4 = Je-li Muršidův žeton v aktivním nebo sousedním hexu a Muršid nebojuje, vybírá karty také.
rule-CM-11_5 = Krok 2: vybral-li Muršid aspoň jednu kartu, nejdřív oznámí, ke které straně se všechny přidají. Jinak neříká nic.
rule-CM-11_6 = Karty se společně odhalí a vyhodnotí: Tažení, Atentáty útočníka, Atentáty obránce, ostatní karty útočníka, ostatní karty obránce. Každý si své karty řadí sám.
rule-CM-11_7 = Karty přidané Muršidem platí za zahrané podpořeným hráčem; ten je řadí a rozhoduje o nich.
rule-CM-11_8 = Tažení: musí se přidělit polovina Válečníkových jednotek v aktivním hexu (třetina, zvolil-li to stůl); za každou +1 síla.
rule-CM-11_9 = Krok 3: síla je součet všech vlastních komponent v hexu a karet. Vyhrává vyšší; remíza je útočníkova.
rule-CM-11_10 = Při remíze s Muršidovým žetonem v aktivním hexu rozhoduje Muršid, i když sám bojuje.
rule-CM-11_11 = Pak se platí dohody a jednotky na Tažení jdou do zásoby; nejsou to ztráty a žádná karta je nezachrání.
rule-CM-11_12 = Krok 4: nejdřív útočník, pak obránce ztrácí jednotky do zásoby: polovinu soupeřovy síly, upravenou kartami, nejvýše všechny. Vybírá vlastník. Stavby ztrátami nejsou.
rule-CM-11_13 = Jednotky zbylé na kartách jsou pak opět běžnými jednotkami v hexu.
rule-CM-11_14 = Krok 5: jednotky poraženého odcházejí: stálé vojsko na kartu záloh, žoldnéři do zásoby, Nomádovi na jeho kartu záloh. Stavby zůstávají.
rule-CM-11_15 = Krok 6: osobnosti a prapory leží otevřeně před svým hráčem, přidané Muršidem před Muršidem; Tažení se vrací do ruky; události se odhazují.
rule-CM-11_16 = Krok 7: s aspoň jednou jednotkou v hexu si útočník smí podrobit obráncovu tvrz či pevnost: vrátí se vlastníkovi a stejný druh přijde z útočníkovy zásoby. Palác nikdy.
rule-CM-11_17 = Krok 8: s aspoň jednou jednotkou v hexu musí útočník vyplenit každé další obráncovo opevnění: tvrz 1 mince, palác 2, pevnost 3. Pak smí vyplenit vesnici za 2 nebo město za 4.
rule-CM-11_18 = Bez útočníkovy jednotky v hexu se nepodrobuje ani neplení, ani po výhře; obráncovy stavby zůstávají. Obránce nikdy nepodrobuje ani neplení.
rule-CM-11_19 = Zakazuje-li karta plenění, opevnění, které lze podrobit, se podrobit musí; jiné se bez mincí vrátí vlastníkovi a není to plenění.
rule-CM-11_20 = Po boji s Válečníkem, ať vyhrál kdokoli, Válečník hned boduje: za nepřátelské jednotky ztracené v kroku 4 a jako útočník za vypleněné stavby.
rule-CM-11_21 = Limit jednotek se ověří po boji, na konci akce.

## CM-12

chapter-CM-12 = Soupeření o vliv
rule-CM-12_1 = Útočník provedl šíření vlivu. Účastníky jsou všichni ostatní přítomní v aktivním hexu a Muršid, sousedí-li jeho žeton.
rule-CM-12_2 = Před prvním krokem je příležitost k dohodě s Muršidem, pak okno karet KDYKOLI.
rule-CM-12_3 = Krok 1: útočník a účastníci tajně a současně vyberou libovolný počet karet SOUPEŘENÍ O VLIV, i žádnou. Počet je tajný.
rule-CM-12_4 = Krok 2: v pořadí tahu každý účastník oznámí, že útočníka podpoří, nebo že brání. Třetí možnost není.
rule-CM-12_5 = Krok 3: karty se společně odhalí a vyhodnotí: Atentáty útočníka, podporovatelů, obránců; pak ostatní karty útočníka, podporovatelů, obránců. Ve skupině v pořadí tahu; každý si své řadí sám.
rule-CM-12_6 = Krok 4: útok je 1, má-li tam útočník či podporovatel jednotku nebo opevnění, 1, má-li tam útočník sídlo, 1 za každého podporovatele se sídlem či žetonem, a karty.
rule-CM-12_7 = Krok 5: obrana je 1, má-li tam obránce jednotku nebo opevnění, 1 za každého obránce se sídlem či žetonem, a karty.
rule-CM-12_8 = Vesnice a města se počítají Sultánovi, tvrze a pevnosti vlastníkovi, palác Chalífovi jako obojí.
rule-CM-12_9 = Muršid, který se účastní jen ze sousedního hexu, přidává pouze karty.
rule-CM-12_10 = Krok 6: útočník vyhraje, má-li aspoň tolik: žeton v hexu se odebere a umístí se útočníkův. Jinak se nic nemění.
rule-CM-12_11 = Při remíze s Muršidovým žetonem v aktivním hexu rozhodne Muršid, kdo vyhraje.
rule-CM-12_12 = Dohody se platí, jakmile je znám vítěz.
rule-CM-12_13 = Krok 7: osobnosti leží otevřeně před svým hráčem; ostatní karty se odhodí, neříká-li karta jinak.
rule-CM-12_14 = Soupeření může být bez obránců; obrana je pak 0 a karty. Součty mohou být záporné.

## CM-13

chapter-CM-13 = Schopnosti
rule-CM-13_1 = Válečník, drancíř: primární cíl boduje po každém boji, kterého se Válečník účastnil, a po každém plenění, a oznamuje se.
rule-CM-13_2 = Válečník, šampión: akce shromáždění sil.
rule-CM-13_3 = Válečník, ničitel: nemá akci budování; opevnění získává jen podrobením.
rule-CM-13_4 = Válečník, dobyvatel: má Tažení do každého svého boje; hned se vrací.
rule-CM-13_5 = Válečník, plenitel: limit jednotek 7.
rule-CM-13_6 = Válečník, nájezdník: pohyb 3.
rule-CM-13_7 = Muršid, jazýček na vahách: rozhoduje remízy v hexech se svým žetonem.
rule-CM-13_8 = Muršid, připletení se do sporu: účastní se soupeření v hexech sousedících s jeho žetony.
rule-CM-13_9 = Muršid, vměšování se: hraje karty v cizích bojích u svých žetonů.
rule-CM-13_10 = Muršid, uzavírání dohod: až 5 bodů za podporu.
rule-CM-13_11 = Muršid, intriky: je s ním spjato víc karet než s kýmkoli jiným.
rule-CM-13_12 = Sultán, prestiž: přítomen v každém hexu s vesnicí či městem a jediný je staví.
rule-CM-13_13 = Sultán, blahobyt: dodatečný příjem ze všech svých sídel a žetonů.
rule-CM-13_14 = Sultán, zdání moci: ostatní vydělávají na ovládaných hexech se Sultánovými sídly či žetonem.
rule-CM-13_15 = Sultán, bohatství: při každém nákupu jedna karta Sultánova trhu zdarma.
rule-CM-13_16 = Sultán, stavitel: budování 3.
rule-CM-13_17 = Chalífa, sídlo moci: palác má sílu 2, je opevněním i sídlem, umisťuje se poslední a lze ho přesouvat.
rule-CM-13_18 = Chalífa, pilíře chalífátu: tvrze a pevnosti jsou levnější.
rule-CM-13_19 = Nomád, kde lišky dávají dobrou noc: verbuje do kteréhokoli hexu, který neovládá jiný hráč.
rule-CM-13_20 = Nomád, za jistou cenu: najmutí a podplacení vyžadují jeho souhlas; všichni žoldnéři se počítají do jeho aktuální síly; po prohraném boji jdou jeho jednotky na kartu záloh.
rule-CM-13_21 = Žoldnéři patří hráči své barvy; po najmutí či podplacení nad nimi Nomád nemá moc, leda dezercí.

## CM-14

chapter-CM-14 = Bodování a konec
rule-CM-14_1 = V prvním roce boduje každý splněný cíl; v dalších všechny kromě cílů prvního roku.
rule-CM-14_2 = Každá splněná položka cíle boduje zvlášť.
rule-CM-14_3 = Každý oznamuje získané body, ne součet. Součty jsou tajné; svůj vidět smíte.
rule-CM-14_4 = Válečníkův primární cíl boduje hned ve fázi akcí a v bodování už ne.
rule-CM-14_5 = Všechny položky se hodnotí na téže mapě. Co se kupuje za mince, rozhodne se potom.
rule-CM-14_6 = Po bodování posledního roku se body odhalí; vyhrává nejvíce bodů.
rule-CM-14_7 = Remízu rozhodne víc mincí, pak pořadí tahu.

## CM-15

chapter-CM-15 = Ve čtyřech hráčích
rule-CM-15_1 = Není Nomád ani jeho komponenty.
rule-CM-15_2 = Mapa má 13 hexů: bez dvou hexů divočiny a jednoho hexu hor.
rule-CM-15_3 = Podplacení neexistuje.
rule-CM-15_4 = Žoldnéři se najímají ze společné zásoby: 2 mince za jednoho, 6 za dva.
rule-CM-15_5 = Nomádovy karty zůstávají v balíčku; jejich cena jde do společné zásoby.
rule-CM-15_6 = Vaše žoldnéře omezuje jen vaše vlastní zásoba disků.
rule-CM-15_7 = Stavba mapy: rozdá se 12 hexů, umístí se 8 skupin.
rule-CM-15_8 = Stařešina má vlastní text: u hor přivede žoldnéře ze zásoby.
