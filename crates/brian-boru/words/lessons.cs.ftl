# Co v lekcích říká průvodce.
lesson-part-win = Vyhraný štych
lesson-part-lose = Prohraný štych
lesson-part-fronts = Sekery, kříže, prsteny
lesson-part-whole = Od karet k vítězství

lesson-first-town-title = Vaše první město
lesson-first-town-task = Získejte město Clonard: zahrajte červenou kartu vyšší než 11.
lesson-first-town-why = Město je červené, takže modré karty se nepočítají, ani vaše 25. Vyhrává nejvyšší červená.
lesson-first-town-after = Město Clonard je vaše a ukazatel aktivního města také: další štych zahajujete vy.
lesson-first-town-wrong-blue-25 = 25 je nejvyšší hodnota, ale karta je modrá. V červeném městě platí jen červené a bílé, a tak vyhrává Bertina 11.
lesson-first-town-wrong-red-5 = Barva sedí, jenže 5 je méně než 11. Vyhrává dál Berta.

lesson-win-cheaply-title = Vyhrajte levně
lesson-win-cheaply-task = Získejte město Kildare a skončete se čtyřmi mincemi.
lesson-win-cheaply-why = Stačí modrá nebo bílá karta nad 12. Podívejte se na primární akci: za výhru s vysokou kartou se platí.
lesson-win-cheaply-after = Bílá platí za každou barvu. Nejlepší bývá nejnižší karta, která ještě vyhraje.
lesson-win-cheaply-wrong-blue-25 = Vyhráváte, ale 25 stojí dvě mince a zbývá vám jedna. Stačila by nižší karta.
lesson-win-cheaply-wrong-blue-16 = Výhra zadarmo, ale bez výdělku. Jedna z vašich karet vyhraje a ještě přinese minci.

lesson-you-lead-title = Zahajujete vy
lesson-you-lead-task = Máte ukazatel: zvolte město Tara a získejte je.
lesson-you-lead-why = Vynést smíte kartu v barvě města nebo bílou. Berta s Cyrilem hrají po vás, vyneste proto silnou.
lesson-you-lead-after = Kdo má ukazatel, vybírá bojiště. Bílá karta se hodí ke každému městu.
lesson-you-lead-wrong-blue-9 = Tara je žlutá. První karta musí být žlutá nebo bílá; cokoli smějí hrát až ostatní.
lesson-you-lead-wrong-yellow-4 = Dovoleno, ale Berta vaši 4 přebije žlutou 14 a získá město i ukazatel.

lesson-what-towns-are-for-title = K čemu jsou města
lesson-what-towns-are-for-task = Poslední štych kola: získejte žeton nároku regionu Southern Uí Néill za 5 bodů.
lesson-what-towns-are-for-why = Otočí se, jakmile jsou v regionu ovládána tři města, a dostane ho, kdo jich má nejvíc.
lesson-what-towns-are-for-after = Dvě města proti jednomu: na konci pět bodů, pokud si vedení udržíte.
lesson-what-towns-are-for-wrong-elsewhere = Město navíc máte, ale nic nerozhodlo: Connaught má jedno z pěti, Southern Uí Néill stále dvě ze tří.
lesson-what-towns-are-for-wrong-weak-card = Správný region, slabá karta: Slane bere Cyrilova 12. Každý má jedno město, žeton nedostane nikdo.

lesson-losing-pays-title = Prohra se vyplácí
lesson-losing-pays-task = Červenou 24 nepřebijete. Prohrajte tedy dobře: skončete s pěti mincemi.
lesson-losing-pays-why = Kdo štych prohraje, vybere si jednu ze sekundárních akcí své karty. Nejvíc přinášejí nízké.
lesson-losing-pays-after = Tři mince za prohraný štych. Za chvíli vám koupí město.
lesson-losing-pays-wrong-blue-25 = Vysoká karta prohraje stejně a její horní akce přinese jen jednu minci. Šetřete si ji na výhry.
lesson-losing-pays-wrong-lower-line = Dva disky do oblasti církve: později užitečné, ale bez mincí. Ty dává horní akce.

lesson-along-the-road-title = Po silnici
lesson-along-the-road-task = I prohra může přinést město: expandujte do města Slane.
lesson-along-the-road-why = Horní akce končí symbolem expanze: za pět mincí smíte obsadit prázdné město, k němuž od vašeho vede silnice.
lesson-along-the-road-after = Město bez vyhraného štychu. Mince z téže akce smíte hned utratit.
lesson-along-the-road-wrong-too-far = Z města Kells vedou silnice do Slane a Fore. Clonard leží dál a přeskakovat se nesmí.
lesson-along-the-road-wrong-lower-line = Bez mincí není město: dolní akce vás místo toho posune na stupnici sňatků.

lesson-lowest-first-title = Nejnižší jedná první
lesson-lowest-first-task = Obsaďte město Uisnech dřív než Cyril.
lesson-lowest-first-why = Silnice tam vede od vás i od něj. Karty se vyhodnocují od nejnižší po nejvyšší a Cyril zahrál 9.
lesson-lowest-first-after = Nízké karty jsou rychlé. Než zahrajete, podívejte se, kdo jedná před vámi.
lesson-lowest-first-wrong-card-12 = 12 přijde na řadu až po Cyrilově 9 a město Uisnech už je jeho. Nižší karta jedná dřív.
lesson-lowest-first-wrong-card-22 = Za dvě mince získáváte Armagh, ale Uisnech má Cyril. Tady měla větší cenu nízká karta.

lesson-raiders-title = Nájezdníci
lesson-raiders-task = Vikingové jsou tady: získejte víc nájezdníků než Cyril.
lesson-raiders-why = Po štyších přijde nejslabší obránce o město. Nejsilnější ho vybírá a získá věhlas a body.
lesson-raiders-after = Každý žeton věhlasu vám teď dal bod a na konci hry dá další.
lesson-raiders-wrong-coin = Máte minci, ale žádné nájezdníky: nejslabší jste teď vy a Cyril přenechá vikingům Clonard.
lesson-raiders-wrong-yellow-1 = Na žluté 1 sekery nejsou. Nájezdníky dávají jen červené karty.

lesson-church-title = Církev
lesson-church-task = Klášterem získejte žeton nároku regionu Southern Uí Néill.
lesson-church-why = Město s ním platí za dvě. Postaví ho, kdo má v oblasti církve sám nejvíc disků; Berta má čtyři. Disk navíc stojí dvě mince.
lesson-church-after = Tři proti dvěma. Církev vám navíc dává ukazatel aktivního města do dalšího kola.
lesson-church-wrong-tie = Čtyři proti čtyřem: při remíze nestaví nikdo. Každý získá bod a vezme si jeden disk zpět.
lesson-church-wrong-elsewhere = Klášter máte, ale v regionu Connaught: v Southern Uí Néill je to dál dva na dva.

lesson-courtship-title = Námluvy
lesson-courtship-task = Získejte kartu sňatku Conall: buďte na stupnici sňatků nejvýš.
lesson-courtship-why = Tři kroky vás dovedou na Bertino pole, a kdo na pole vstoupí druhý, sklouzne níž. Další krok stojí dvě mince.
lesson-courtship-after = Dva body a město. Váš disk začíná znovu, ostatní zůstávají na místě.
lesson-courtship-wrong-stay = Na pětce stojí Berta a na čtyřce Cyril, sklouznete tedy na trojku. Conalla získá Berta.
lesson-courtship-wrong-coin = Jedna mince, žádný krok: nejvýš zůstává Berta a získá Conalla i s městem.

lesson-draft-title = Výběr karet
lesson-draft-task = Nové kolo. Nechte si jednu červenou a jednu žlutou kartu, zbytek dostane Berta.
lesson-draft-why = Vylodilo se čtrnáct nájezdníků a cenou je Conall: hodí se vám obě barvy.
lesson-draft-after = Od Cyrila přichází šest karet. Zase si necháte dvě, a tak dál, až se rozeberou.
lesson-draft-wrong-greedy = Silné karty, ale výhra s každou stojí dvě mince a máte tři. Na nájezdníky ani na Conalla nemáte nic.

lesson-last-trick-title = Poslední štych
lesson-last-trick-task = Posledním štychem vyhrajte hru.
lesson-last-trick-why = Berta vede o tři body. Pátý region vám přinese dva body; v regionu Leinster máte s Bertou stejně měst a žeton tam má hodnotu šest.
lesson-last-trick-after = Šest bodů vám, Bertě nic: rozhodnutá remíza působí dvakrát.
lesson-last-trick-wrong-new-region = O dva body víc, o jeden málo: 28 ku 29. Polovinu za Leinster má dál i Berta.
lesson-last-trick-wrong-card-8 = Region je správný, ale 8 přebije Bertina 11. Na poslední město použijte nejsilnější kartu.
