# Pravidla hry Brian Boru po jednotlivých bodech.

chapter-BB-1 = Obecně
rule-BB-1_1 = Hrají tři, čtyři nebo pět hráčů.
rule-BB-1_2 = Hráči sedí v kruhu. Po směru hodinových ručiček znamená k dalšímu místu; soused po levici sedí po směru, soused po pravici proti směru.
rule-BB-1_3 = Mince, disky, věhlas, nájezdníci, kláštery ani žetony vikinské nadvlády nikdy nedojdou.
rule-BB-1_4 = Na město se vejde jeden disk. Město bez disku je volné.
rule-BB-1_5 = Disk na městě tam zůstává do konce hry. Může na něj přijít žeton vikinské nadvlády a zase z něj zmizet.
rule-BB-1_6 = Město ovládáte, když na něm leží váš disk a nepřikrývá ho žeton vikinské nadvlády. S ním ho ovládají vikingové, ne vy.
rule-BB-1_7 = Město pod vikinskou nadvládou není volné: disk na něm stále leží.
rule-BB-1_8 = Body nikdy neklesnou pod 0.
rule-BB-1_9 = Body nahrazují minci jen u symbolu placení (BB-7.4). Nic jiného se body platit nedá.
rule-BB-1_10 = Co pravidlo přikazuje, to musíte udělat, ledaže říká, že smíte. Dobrovolné je jen přikupování disků, nájezdníků a kroků a expanze.
rule-BB-1_11 = Kde je stručný přehled méně přesný než plné znění pravidla, platí plné znění.
rule-BB-1_12 = Všechno je veřejné kromě karet v ruce, předávaných karet, neodhalených karet, odložené karty a posledních karet odhozených lícem dolů. Veřejné jsou i mince, věhlas, nájezdníci a body všech hráčů.
rule-BB-1_13 = Vítězí, kdo má po závěrečném bodování nejvíce bodů (BB-20).

chapter-BB-2 = Příprava hry
rule-BB-2_1 = Herní plán leží uprostřed. Mince, věhlas, kláštery, nájezdníci a žetony vikinské nadvlády tvoří společnou zásobu.
rule-BB-2_2 = Každý hráč si vezme disky jedné barvy. Nepoužité barvy ve hře nejsou.
rule-BB-2_3 = Každý hráč začíná se 3 mincemi a 1 žetonem věhlasu.
rule-BB-2_4 = Disky všech hráčů stojí na počátečním poli stupnice sňatků a všichni začínají s 10 body.
rule-BB-2_5 = Osm žetonů nároku leží lícem dolů ve svých regionech.
rule-BB-2_6 = Dánská princezna je spodní kartou balíčku sňatků. Je jen jedna.
rule-BB-2_7 = Ostatních sedm karet sňatků se zamíchá. Na princeznu se položí dvě ve třech hráčích, tři ve čtyřech nebo pěti; zbytek opouští hru, aniž ho kdo viděl.
rule-BB-2_8 = Sedm karet vikingů se zamíchá a leží lícem dolů.
rule-BB-2_9 = Karty akcí leží připravené vedle plánu. Přehled pravidel je stále po ruce; na hru nemá vliv.
rule-BB-2_10 = Začínajícího hráče určí los. Ten drží ukazatel aktivního města.
rule-BB-2_11 = Počínaje držitelem ukazatele a dál po směru hodinových ručiček položí každý jeden disk na město.
rule-BB-2_12 = Město může mít kteroukoli barvu, ale musí ležet v regionu, kde nikdo jiný disk nemá.

chapter-BB-3 = Kola a fáze přípravy
rule-BB-3_1 = Ve třech hráčích se hrají tři kola, ve čtyřech a pěti čtyři.
rule-BB-3_2 = Kolo má čtyři fáze: přípravu, výběr karet, akce a údržbu.
rule-BB-3_3 = Nejprve se odhalí karta vikingů. Do bitevní oblasti přijde tolik nájezdníků, kolik je její síla; karta se už znovu nepoužije.
rule-BB-3_4 = Potom se odhalí další karta sňatku: o tu se v tomto kole hraje.
rule-BB-3_5 = Je-li teď balíček sňatků prázdný, je to poslední kolo. Dánská princezna je tedy vždy kartou posledního kola.
rule-BB-3_6 = Následuje fáze výběru karet.

chapter-BB-4 = Výběr karet
rule-BB-4_1 = Zamíchá se všech 25 karet akcí bez ohledu na to, kde skončily v minulém kole.
rule-BB-4_2 = Každý dostane 8 karet ve třech hráčích, 6 ve čtyřech, 5 v pěti.
rule-BB-4_3 = Ve třech a čtyřech hráčích jedna karta zbude. Odloží se lícem dolů a nikdo se na ni nepodívá.
rule-BB-4_4 = Každý si tajně vybere dvě z karet, které právě drží. Patří mu do ruky pro toto kolo.
rule-BB-4_5 = Jakmile vybrali všichni, předá každý zbytek sousedovi po levici, v každém kole stejně.
rule-BB-4_6 = Výběr dvou karet a předání se opakuje s kartami, které hráči dostali.
rule-BB-4_7 = Přijde-li už jen jedna nebo dvě karty, dál se nepředávají a jdou rovnou k vybraným.
rule-BB-4_8 = Jakmile jsou všechny rozdané karty rozebrány, výběr končí: každý má v ruce 8, 6 nebo 5 karet.
rule-BB-4_9 = Na vybrané karty se smíte dívat, ale vyměnit je nesmíte.

chapter-BB-5 = Štychy
rule-BB-5_1 = Štychy se hrají, dokud nemá každý v ruce jedinou kartu: 7, 5 nebo 4 štychy ve 3, 4 nebo 5 hráčích.
rule-BB-5_2 = Poslední karta se bez účinku odhodí lícem dolů a začíná údržba.
rule-BB-5_3 = Vynáší držitel ukazatele. Položí ukazatel na kterékoli volné město: to je aktivní město.
rule-BB-5_4 = Potom zahraje kartu v barvě aktivního města, nebo bílou.
rule-BB-5_5 = Určit smí jen město, na které takovou kartu má.
rule-BB-5_6 = Nehodí-li se na žádné volné město žádná jeho karta, určí kterékoli volné město a zahraje kteroukoli kartu.
rule-BB-5_7 = Není-li žádné město volné, leží ukazatel vedle plánu, vynáší se kterákoli karta a štych nemá aktivní město ani vítěze.
rule-BB-5_8 = Po směru hodinových ručiček zahraje každý další hráč jednu kartu lícem nahoru. Může být jakákoli: barvu ani hodnotu ctít nemusí.
rule-BB-5_9 = Vyhrává nejvyšší karta v barvě aktivního města; bílé karty se počítají za karty v této barvě. Všichni ostatní prohrávají.
rule-BB-5_10 = Žádné dvě karty nemají stejnou hodnotu, takže nerozhodný štych není; a výnos, který se na město hodí, zaručuje vítěze.
rule-BB-5_11 = Nemá-li barvu města žádná karta, nevyhrává nikdo: všichni provedou sekundární akci, město zůstane volné a ukazatel se po štychu vrátí tomu, kdo vynášel.
rule-BB-5_12 = Akce se provádějí od nejnižší karty k nejvyšší bez ohledu na barvu. I vítěz přijde na řadu v tomto pořadí.
rule-BB-5_13 = Vítěz musí provést primární akci své karty.
rule-BB-5_14 = Kdo prohrál, vybere si, až na něj přijde řada, jednu sekundární akci své karty. Má-li karta jen jednu, provede tu.
rule-BB-5_15 = Po akci se karta odhodí a na řadě je další vyšší karta.
rule-BB-5_16 = Když svou akci provedli všichni, štych končí.
rule-BB-5_17 = Odhazovací balíček se prohlížet nesmí. (Stůl lze nastavit tak, aby zahrané karty vypisoval.)
rule-BB-5_18 = Zbývá-li v ruce víc než jedna karta, vynáší další štych ten, kdo má teď ukazatel.

chapter-BB-6 = Provedení akce
rule-BB-6_1 = Akce je řada symbolů. Vyřeší se všechny, zleva doprava.
rule-BB-6_2 = Symbol, který nic udělat nemůže, se přeskočí; ostatní platí.
rule-BB-6_3 = Mince získané dřív v řadě lze utratit dál v téže řadě, ne naopak.
rule-BB-6_4 = Zda disky stojí na stejném poli stupnice sňatků, se posuzuje až po posledním symbolu (BB-9.4).
rule-BB-6_5 = Je-li v řadě víc křížů, seker nebo dopisů, na přikoupení se hra zeptá jednou, po posledním z nich.

chapter-BB-7 = Symboly
rule-BB-7_1 = Město (jen primární akce): položte disk na aktivní město a vezměte si ukazatel. Město od této chvíle ovládáte.
rule-BB-7_2 = Mince: vezměte si minci.
rule-BB-7_3 = Placení: vraťte minci. Máte-li ji, zaplatit musíte.
rule-BB-7_4 = Placení bez mince: místo toho ztrácíte 2 body; máte-li jediný bod, ztrácíte ten; nemáte-li žádný, nic se neděje.
rule-BB-7_5 = Více symbolů placení se vyřizuje po jednom: nejprve mince, potom body.
rule-BB-7_6 = Věhlas: vezměte si žeton. (Jen na kartě sňatku a stupnici sňatků.)
rule-BB-7_7 = Body: získáte jich tolik, kolik je uvedeno. (Jen na kartách sňatků.)
rule-BB-7_8 = Kříž: dejte disk do oblasti církve. Potom smíte přikoupit další, každý za 2 mince, kolik chcete.
rule-BB-7_9 = Sekera: vezměte si nájezdníka z bitevní oblasti. Potom smíte přikoupit další, každého za 2 mince.
rule-BB-7_10 = Sekera nemá účinek, je-li bitevní oblast prázdná, a koupit nelze víc nájezdníků, než kolik jich tam je.
rule-BB-7_11 = Dopis: postupte o jedno pole na stupnici sňatků. Potom smíte přikoupit další pole, každé za 2 mince (BB-9).
rule-BB-7_12 = Expanze: smíte zaplatit 5 mincí a expandovat (BB-8).
rule-BB-7_13 = Osvobození: odstraňte z plánu žeton vikinské nadvlády. Disk pod ním ukazuje, kdo město zase ovládá; může to být i jiný hráč.
rule-BB-7_14 = Je-li na plánu takový žeton, odstranit ho musíte; který, je na vás. Není-li žádný, nic se neděje. Symbol placení v téže řadě platí tak jako tak.
rule-BB-7_15 = Přikoupení stojí přesně 2 mince za kus; lichou minci přihodit nelze.

chapter-BB-8 = Expanze
rule-BB-8_1 = Expanze stojí 5 mincí, je dobrovolná a přidá jeden disk na jedno nové město. Jeden symbol dovoluje jednu expanzi.
rule-BB-8_2 = Nové město musí být silnicí přímo spojeno s městem, které ovládáte. Jiné město mezi nimi ležet nesmí.
rule-BB-8_3 = Nové město musí být volné.
rule-BB-8_4 = Nesmí to být aktivní město, dokud na něm leží ukazatel. (Volbou to lze povolit.)
rule-BB-8_5 = Z města pod vikinskou nadvládou nelze expandovat a do něj také ne.
rule-BB-8_6 = Silnice smí vést i do jiného regionu a na barvě města nezáleží.
rule-BB-8_7 = Nové město ovládáte hned. Ukazatel se nehýbe.
rule-BB-8_8 = Sousedí-li nové město s několika vašimi, na tom, odkud jste přišli, nezáleží.

chapter-BB-9 = Stupnice sňatků
rule-BB-9_1 = Každý dopis a každé 2 mince posunou váš disk přesně o jedno pole nahoru. Obsazená pole se počítají a lze přes ně projít.
rule-BB-9_2 = Disk na horním poli tam zůstává: dopis nemá účinek a krok koupit nelze.
rule-BB-9_3 = O přikoupení rozhodujete, když víte, kde stojíte, a vstoupit smíte i na obsazené pole.
rule-BB-9_4 = Stojí-li váš disk po celé akci na stejném poli s jiným (mimo počáteční), posouvá se dolů, dokud nestojí sám nebo na počátečním poli.
rule-BB-9_5 = Dolů jde jen disk hráče, který hrál. Zaplacené mince se nevracejí.
rule-BB-9_6 = Dva disky tedy nikdy nezůstanou na stejném poli nad počátečním. Na počáteční se vejdou všechny.
rule-BB-9_7 = Posun dolů vás nikdy nedostane níž, než kde jste akci začínali.

chapter-BB-10 = Údržba
rule-BB-10_1 = Údržba má čtyři kroky: Sňatek, Bitva, Církev a Nárokování regionů.
rule-BB-10_2 = Je-li potom balíček sňatků prázdný, hra končí; jinak začíná další kolo.
rule-BB-10_3 = Co žádný krok nevrací, to zůstává: disky na stupnici sňatků kromě vítězova, nájezdníci, disky v oblasti církve, mince, věhlas.
rule-BB-10_4 = Během údržby drží ukazatel vždy některý hráč.

chapter-BB-11 = Sňatek
rule-BB-11_1 = Kartu sňatku získává hráč, jehož disk je na stupnici sňatků nejvýš. Na horním poli být nemusí.
rule-BB-11_2 = Nejvyšší disk nad počátečním polem je vždy jen jeden.
rule-BB-11_3 = Vítěz si kartu nechá před sebou lícem nahoru a hned získá její odměnu.
rule-BB-11_4 = Body se přičtou, věhlas si vezme.
rule-BB-11_5 = Karta s regionem přináší i volné město v něm podle vítězovy volby. Není-li tam volné, body platí i tak.
rule-BB-11_6 = Potom se vítězův disk vrátí na počáteční pole.
rule-BB-11_7 = Jsou-li všechny disky na počátečním poli, nezískává kartu nikdo: opouští hru a následuje Bitva.

chapter-BB-12 = Dánská princezna
rule-BB-12_1 = Kdo získá princeznu, hned a veřejně zvolí jednu ze tří možností, a to natrvalo.
rule-BB-12_2 = Vojenská podpora: kartu si nechte. Při nárokování regionů se vám počítají všechna města pod vikinskou nadvládou.
rule-BB-12_3 = Vojenská podpora platí i při závěrečném bodování žetonů na plánu, ne však pro počet regionů.
rule-BB-12_4 = Založení obchodu: kartu si nechte. Při závěrečném bodování se vám města pod vikinskou nadvládou počítají do počtu regionů.
rule-BB-12_5 = Založení obchodu nepomáhá u žetonů nároku.
rule-BB-12_6 = Odmítnutí: odhoďte kartu a získejte 4 body. Při remíze se pak za kartu sňatku nepočítá (BB-20.3).
rule-BB-12_7 = Ta města se za vaše jen počítají. Nelze z nich expandovat, stavět v nich ani je ztratit.
rule-BB-12_8 = Princezna přichází v posledním kole, takže se vojenská podpora týká jediného nárokování regionů.

chapter-BB-13 = Odměny na stupnici sňatků
rule-BB-13_1 = Po kartě sňatku získá každý hráč to, co ukazuje pole jeho disku. Disky zůstávají na místě.
rule-BB-13_2 = Kdo získal kartu, stojí už na počátečním poli a tady nezíská nic.
rule-BB-13_3 = Pole dávají mince, věhlas, nebo volné město kdekoli. Není-li žádné volné, nedává pole nic.
rule-BB-13_4 = Odměny se vyplácejí po směru hodinových ručiček od držitele ukazatele.
rule-BB-13_5 = Když kartu nezískal nikdo, nejsou ani odměny: všechny disky jsou na počátečním poli.

chapter-BB-14 = Bitva: nájezd
rule-BB-14_1 = Není-li v bitevní oblasti žádný nájezdník, jsou vikingové odraženi.
rule-BB-14_2 = Zbyli-li tam nájezdníci, přichází nájezd: hráč, který jich má před sebou nejméně, ztrácí jedno ze svých měst. Žádný znamená 0 a počítají se i nájezdníci z minulých kol.
rule-BB-14_3 = Má-li jich nejméně několik hráčů, ztrácí město každý z nich.
rule-BB-14_4 = Má-li nejvíce nájezdníků jediný hráč, vybírá město za každého, kdo ho ztrácí.
rule-BB-14_5 = Má-li jich nejvíce několik hráčů, vybírá si každý, kdo ztrácí, sám.
rule-BB-14_6 = Na disk ztraceného města přijde žeton vikinské nadvlády; ovládají ho vikingové. Klášter tam zůstává.
rule-BB-14_7 = Mají-li všichni stejně, ztrácí každý jedno město podle své volby.
rule-BB-14_8 = Kdo žádné město neovládá, neztrácí nic.
rule-BB-14_9 = Více ztrát se řeší po jedné, po směru hodinových ručiček od držitele ukazatele.
rule-BB-14_10 = Potom všichni nájezdníci opustí bitevní oblast.

chapter-BB-15 = Bitva: bitevní kořist
rule-BB-15_1 = Kořist se vyplácí, ať byli vikingové odraženi, nebo ne.
rule-BB-15_2 = První odměna: kdo má sám nejvíce nájezdníků, bere žeton věhlasu, získává bod za každý svůj věhlas včetně nového a všechny nájezdníky vrací. Věhlas mu zůstává.
rule-BB-15_3 = Při remíze v nejvyšším počtu první odměna odpadá a nikdo nic nevrací.
rule-BB-15_4 = Druhá odměna: každý, kdo má teď nejvíce nájezdníků, získává bod a jednoho nájezdníka vrací.
rule-BB-15_5 = Bez nájezdníků žádnou odměnu nedostane nikdo.
rule-BB-15_6 = Ostatní nájezdníci zůstávají do dalšího kola.

chapter-BB-16 = Církev
rule-BB-16_1 = První odměna: kdo má sám nejvíce disků v oblasti církve, postaví klášter ve městě, které ovládá, může-li, vezme si ukazatel a všechny své disky z oblasti církve.
rule-BB-16_2 = V jednom městě je nejvýš jeden klášter.
rule-BB-16_3 = Nemůže-li stavět, vezme si ukazatel a disky i tak.
rule-BB-16_4 = Při remíze v nejvyšším počtu první odměna odpadá a ukazatel zůstává, kde je.
rule-BB-16_5 = Druhá odměna: každý, kdo tam má teď nejvíce disků, a to aspoň jeden, získává bod a jeden disk si bere zpět.
rule-BB-16_6 = Třetí odměna: po směru hodinových ručiček od držitele ukazatele postaví každý, kdo tam má stále 4 nebo více disků, klášter ve městě, které ovládá, může-li.
rule-BB-16_7 = Kdo ve třetí odměně stavěl, bere si všechny disky zpět. Kdo nemohl, tomu tam zůstávají.
rule-BB-16_8 = Můžete-li stavět, musíte, a to v kterémkoli městě, které ovládáte; nikdy tedy ve městě pod vikinskou nadvládou.
rule-BB-16_9 = Klášter se nikdy nepřesouvá ani neruší. Prospěch z něj má ten, kdo město ovládá.

chapter-BB-17 = Nárokování regionů
rule-BB-17_1 = Každé město se počítá za 1, město s klášterem za 2.
rule-BB-17_2 = Nejprve u každého žetonu lícem dolů: dosáhnou-li města všech hráčů a vikingů v regionu prahové hodnoty, obrátí se lícem nahoru.
rule-BB-17_3 = Žeton se lícem dolů už nikdy nevrací.
rule-BB-17_4 = Potom u každého žetonu lícem nahoru, ať leží kdekoli: bere si ho, kdo má v regionu sám nejvíce měst.
rule-BB-17_5 = Při remíze hráčů v nejvyšším počtu zůstává žeton, kde je, i u držitele, který mezi nimi není.
rule-BB-17_6 = Mají-li vikingové víc než kterýkoli hráč a nikdo nemá vojenskou podporu, jde žeton na plán, nebo tam zůstává.
rule-BB-17_7 = Jsou-li vikingové nastejno s nejlepším hráčem, je to také remíza: žeton zůstává, kde je. (Volbou to lze změnit.)
rule-BB-17_8 = S vojenskou podporou se města pod vikinskou nadvládou přičtou tomu hráči a vikingové nemají žádné.
rule-BB-17_9 = Porovnávají se všechny strany: každý hráč a vikingové jako další. Hráči, kteří remizují za vikingy, o nejvyšší počet neremizují.
rule-BB-17_10 = Regiony se navzájem neovlivňují. Procházejí se od severu k jihu.

chapter-BB-18 = Konec hry
rule-BB-18_1 = Je-li po údržbě balíček sňatků prázdný, hra končí a boduje se.
rule-BB-18_2 = To je po 3. kole ve třech hráčích, po 4. kole ve čtyřech a pěti.

chapter-BB-19 = Závěrečné bodování
rule-BB-19_1 = Kdo má sám nejvíce mincí, získává 1 bod. Při remíze nikdo.
rule-BB-19_2 = Držitel ukazatele získává 1 bod.
rule-BB-19_3 = Každý žeton věhlasu je 1 bod.
rule-BB-19_4 = Žetony nároku před vámi mají hodnotu, která je na nich.
rule-BB-19_5 = Žeton lícem nahoru na plánu dává polovinu bodů (zaokrouhleno dolů) každému hráči, který má v regionu nejvíce měst, i při remíze. Kláštery se počítají za 2.
rule-BB-19_6 = I tady se porovnávají vikingové: kdo je s nimi nastejno, polovinu dostane; mají-li nejvíce sami, nedostane ji nikdo. (Volbou to lze změnit.)
rule-BB-19_7 = S vojenskou podporou se tu města pod vikinskou nadvládou počítají tomu hráči.
rule-BB-19_8 = Žetony lícem dolů nic nepřinášejí.
rule-BB-19_9 = Bodujete podle počtu regionů, kde ovládáte město: za tři nebo čtyři 1 bod, za pět 3, za šest 5, za sedm 7, za osm 10. Města pod vikinskou nadvládou se počítají jen se založením obchodu.
rule-BB-19_10 = Tyto položky se navzájem neovlivňují.

chapter-BB-20 = Vítěz
rule-BB-20_1 = Vyhrává hráč s největším počtem bodů.
rule-BB-20_2 = Při remíze vyhrává, kdo má víc žetonů nároku; na jejich bodech nezáleží.
rule-BB-20_3 = Je-li remíza i v tom, vyhrává, kdo má víc karet sňatků. Ponechaná princezna se počítá.
rule-BB-20_4 = Trvá-li remíza, hráči se o vítězství dělí.

chapter-BB-21 = Volby
rule-BB-21_1 = Expanze do aktivního města povolena: BB-8.4 neplatí. Najde-li vítěz na aktivním městě disk, bere si jen ukazatel.
rule-BB-21_2 = Odstranění horní karty balíčku sňatků: v BB-11.7 opouští hru i horní karta balíčku, aniž ji kdo viděl, a hra je o kolo kratší.
rule-BB-21_3 = V pěti se hrají všechny karty: pět štychů v kole a žádná karta se neodhazuje nezahraná.
rule-BB-21_4 = Vikingové nastejno s hráčem: remizuje-li s nimi jediný hráč, žeton bere nebo si ho nechává; anebo každá remíza s vikingy vrací žeton na plán.
rule-BB-21_5 = Vikingové na konci v čele: kde mají nejvíce sami, dostanou polovinu nejlepší z hráčů, mají-li tam aspoň jedno město.
rule-BB-21_6 = Kláštery se na konci dvakrát nepočítají: v BB-19.5 platí každé město za 1.
rule-BB-21_7 = Sedmá karta vikingů je druhá 13: balíček je 9, 10, 11, 12, 13, 13, 14.
rule-BB-21_8 = Zda se vypisují zahrané karty a ukazují poslední karty, mění jen to, co je vidět, ne to, co je dovoleno.
