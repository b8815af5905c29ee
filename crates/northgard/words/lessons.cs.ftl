# Co v lekcích říká průvodce.
lesson-part-land = Země
lesson-part-turn = Tah
lesson-part-fight = Boj
lesson-part-year = Rok
lesson-part-win = Vítězství

lesson-first-step-title = Dvě území se třemi jednotkami
lesson-first-step-task = Zahrajte Pohyb a pošlete část skupiny na sever, kde je dřevo.
lesson-first-step-why = Území je vaše, dokud na něm stojí aspoň jedna vaše jednotka. Někdo musí zůstat doma.
lesson-first-step-after = Dvě území se třemi jednotkami. Sever vám při sklizni dá jedno dřevo.
lesson-first-step-wrong-all-leave = Odešly všechny tři a staré území už nepatří nikomu. Vraťte tah a jednu jednotku tam nechte.
lesson-first-step-wrong-too-far = To je moc daleko: jedním krokem překročíte jen jednu hranici, na sousední území.

lesson-recruits-title = Dvě za jednu
lesson-recruits-task = Dostaňte touto jedinou kartou na mapu celkem pět svých jednotek.
lesson-recruits-why = Verbování postaví novou jednotku tam, kde už stojíte, a výcvikový tábor přidá ještě jednu.
lesson-recruits-after = Dvě za jednu! Ale pozor na zimu: od čtyř jednotek stojí jídlo.
lesson-recruits-wrong-no-camp = Přišla jedna jednotka a tábor zahálel. Pomáhá jen při verbování na svém vlastním území.
lesson-recruits-wrong-nobody-there = Žádná vaše jednotka tam nestojí. Verbovat můžete jen na území, které ovládáte.

lesson-close-the-land-title = Uzavřete své území
lesson-close-the-land-task = Otočte novou desku tak, aby vaše území obklopily hranice ze všech stran.
lesson-close-the-land-why = Uzavřené území hned přinese slávu: bod za každou desku, na které leží.
lesson-close-the-land-after = Tři body slávy hned a další dva při každé sklizni, dokud území držíte.
lesson-close-the-land-wrong-hers = Uzavřelo se území soupeřky. Slávu za to nedostane nikdo a vaše území je dál otevřené.
lesson-close-the-land-wrong-joined = Tím by se vaše území spojilo s jejím. Deska nikdy nesmí svést dohromady jednotky dvou hráčů.

lesson-altar-title = Oltář králů
lesson-altar-task = Na svém uzavřeném území postavte oltář králů.
lesson-altar-why = Každá stavba potřebuje volné pole: malá stojí jedno dřevo, velká tři. Toto území má velké pole.
lesson-altar-after = Pět bodů slávy při každé sklizni: tři za oltář, dva za uzavřené území.
lesson-altar-wrong-silo = Pěkná sýpka, jenže dvě dřeva na oltář nestačí. Vraťte tah: velká stavba stojí tři.
lesson-altar-wrong-small-slots = Tady jsou jen malá pole. Oltář potřebuje velké.

lesson-flash-title = Pochod i stavba v jednom tahu
lesson-flash-task = Překročte náročnou hranici s Domobranou a za ní postavte vysokou pec.
lesson-flash-why = V jednom tahu smíte zahrát jednu hlavní kartu a libovolně mnoho bleskových.
lesson-flash-after = Pochod i stavba v jednom tahu. Vysoká pec vám každý rok přidá kartu.
lesson-flash-wrong-one-step = Náročná hranice stojí dva kroky jedné karty. Pohyb má jeden, Domobrana dva.
lesson-flash-wrong-two-main-cards = Bez symbolu blesku smí být v tahu jen jedna karta, a to už byl Pohyb. Začněte znovu Domobranou.

lesson-axes-and-food-title = Sekyry a jídlo
lesson-axes-and-food-task = Zaútočte všemi třemi jednotkami a získejte Bertino území.
lesson-axes-and-food-why = Každé jídlo zaplacené před hodem přidá jednu sekyru, nejvýš však jedno za jednotku. Remíza by patřila obránkyni.
lesson-axes-and-food-after = Rozhodlo jídlo. Poražená ustupuje na sousední neutrální nebo vlastní území.
lesson-axes-and-food-wrong-no-food = Pět proti pěti a remíza zůstává obránkyni. Jedno jídlo by rozhodlo.
lesson-axes-and-food-wrong-too-much = Zaplatit můžete jen jídlo, které máte, a nejvýš jedno za každou jednotku.

lesson-one-skull-title = Stačí jedna lebka
lesson-one-skull-task = Dobuďte pevnost: zaútočte a vyberte dobře mezi sekyrou a lebkou.
lesson-one-skull-why = Pevnost přidává dvě sekyry, na sílu to půjde těžko. Brání ji ale jediná jednotka.
lesson-one-skull-after = Jedna lebka a nikdo nebrání. Pevnost stojí dál a teď chrání vás.
lesson-one-skull-wrong-axe = Tři proti pěti. Nejdřív se počítají ztráty: kdo přijde o všechny jednotky, prohrál bez ohledu na sílu.

lesson-harvest-and-winter-title = Sklizeň, potom zima
lesson-harvest-and-winter-task = Získejte jídlo směnou, než napadne sníh.
lesson-harvest-and-winter-why = Sedm jednotek v zimě spotřebuje dvě jídla a vy máte jedno. Při sklizni můžete vyměnit tři libovolné zdroje za jeden.
lesson-harvest-and-winter-after = Všichni jsou sytí. Od 4, 7, 10 a 13 jednotek je zima vždy dražší.
lesson-harvest-and-winter-wrong-no-trade = Zima vzala jídlo a nechala kartu nepokojů: na konci minus pět bodů slávy a z balíčku už nezmizí.
lesson-harvest-and-winter-wrong-two-for-one = Tři za jeden, méně nestačí. Počítá se i právě sklizené dřevo.

lesson-pass-title = Kdo pasuje první
lesson-pass-task = Pasujte dřív než Berta a vezměte si kartu z řady.
lesson-pass-why = Průzkum teď zahrát nelze: nemáte otevřené území. Kdo pasuje první, bere žeton prvního hráče a jako první si vybírá z řady.
lesson-pass-after = Nová karta leží navrchu balíčku: příští rok ji určitě dostanete do ruky.
lesson-pass-wrong-wait = Zatímco vyčkáváte, Berta pasuje první: bere žeton prvního hráče i Zvědy.
lesson-pass-wrong-no-open-land = Průzkum vychází z vašeho otevřeného území. Toto je uzavřené ze všech stran.

lesson-lore-title = I neužitečná karta zaplatí
lesson-lore-task = Získejte vylepšenou kartu klanu za Nepokoje a Hostinu si nechte.
lesson-lore-why = Znalosti zlepšují váš balíček. Vylepšená karta klanu stojí tři znalosti a jednu kartu z ruky, a to kteroukoli.
lesson-lore-after = Silnější balíček a Nepokoje jednou k užitku. Novou kartu zahrajete v příštím tahu.
lesson-lore-wrong-remove = Nepokoje ze hry odstranit nelze. Odhodíte-li je za vylepšení, k něčemu jsou.
lesson-lore-wrong-feast = Vylepšenou kartu máte, ale Hostina, vaše nejvšestrannější karta, je letos pryč a Nepokoje vám zůstaly v ruce.

lesson-three-strongholds-title = Tři uzavřená území
lesson-three-strongholds-task = Postavte velkou stavbu na správném území a pasujte.
lesson-three-strongholds-why = Tři uzavřená území, na každém velká stavba: s tím na konci roku hned vítězíte. Dvě už máte.
lesson-three-strongholds-after = Méně slávy, a přesto vítězství. Hlídejte to i u soupeřů.
lesson-three-strongholds-wrong-open-land = Toto území je ještě otevřené, a tak se nepočítá. Hledejte to, které má hradbu kolem dokola.

lesson-last-year-title = Poslední rok
lesson-last-year-task = Vyberte kartu úspěchu, která vám dnes dá víc slávy, a zvítězte.
lesson-last-year-why = V posledním roce si místo karty rozvoje berete kartu úspěchu.
lesson-last-year-after = 33 ku 30! I volná pole mohou přinést slávu.
lesson-last-year-wrong-builder = Stavitel dává čtyři, Průzkumník devět: na vašich územích je mnoho volných polí. Končí to 28 ku 30.
