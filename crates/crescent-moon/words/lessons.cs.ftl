# Co v lekcích říká průvodce.
lesson-part-land = Země a vliv
lesson-part-conflict = Střety
lesson-part-cards = Karty
lesson-part-people = Body a lidé
lesson-part-warlord = Válečník
lesson-part-murshid = Muršid
lesson-part-sultan = Sultán
lesson-part-caliph = Chalífa
lesson-part-nomad = Nomád

lesson-hold-land-title = Držte zemi
lesson-hold-land-task = Přesuňte jednu jednotku do kamenolomu a druhou na brod.
lesson-hold-land-why = Hex ovládáte, dokud na něm stojí vaše jednotka nebo opevnění. Domov udrží pevnost.
lesson-hold-land-after = Tři hexy, pět mincí ročně: úrodná půda dává jednu, kamenolom tři.
lesson-hold-land-wrong-together = Čtyři mince místo pěti: společně drží jen jeden nový hex. Rozdělte je.
lesson-hold-land-wrong-river = Mezi nimi teče řeka. Hexy, které dělí řeka, spolu nesousedí; cesta vede přes brod.

lesson-influence-title = Tiché slovo
lesson-influence-task = Položte vliv do prázdných hor: tam vám nikdo nebude odporovat.
lesson-influence-why = Vliv je žeton, ne vojsko. Položíte ho na hex, kde už něco svého máte, nebo na sousední.
lesson-influence-after = Pevnosti a žetony určují velikost vašich záloh. Jiní využívají žetony jinak.
lesson-influence-wrong-murshid = Vedlejší žeton Muršida z toho dělá soupeření o vliv. Vedle Muršida nic neprojde potichu.
lesson-influence-wrong-too-far = Příliš daleko: nic svého nemáte ani tam, ani na sousedním hexu.

lesson-contest-title = Jedna proti jedné
lesson-contest-task = Získejte vliv na brodu.
lesson-contest-why = Soupeření o vliv porovnává součty: vaše jednotka na místě je za jedna, Válečníkův žeton také. Při remíze vítězí útočník.
lesson-contest-after = Jedna ku jedné, a stačilo to. Počítaly by se i karty.
lesson-contest-wrong-city = Nic vašeho tam nestojí: nula proti jedné za město. Akce je pryč a nic se nezměnilo.

lesson-assault-title = Zteč
lesson-assault-task = Dobuďte kamenolom a zachovejte si dvě jednotky.
lesson-assault-why = Na cizí hex míří zteč. Rozhoduje síla, remízu vyhrává útočník, pak každý ztratí polovinu síly protivníka.
lesson-assault-after = Tři ku dvěma, každý ztratil jednu. Doma zatím hlídaly pevnost a palác.
lesson-assault-wrong-two = Dvě proti dvěma remízu vyhrají, ale jedna jednotka padne. Osamělá stráž dlouho nevydrží: vezměte všechny tři.
lesson-assault-wrong-alone = Jedna proti dvěma: útok selhal a jednotka je ztracena.

lesson-market-title = Na trhu
lesson-market-task = Kupte Pěchotu a Vezíra.
lesson-market-why = Karty stojí dvě, čtyři nebo šest mincí a platí se spjaté postavě. Vlastní máte za polovinu, do společné zásoby.
lesson-market-after = Dvě karty za tři mince. Co nikdo nekoupí, posouvá se a zlevňuje.
lesson-market-wrong-ambush = Dvě mince získal Válečník a na Vezíra už nezbylo. Hledejte karty se svým znakem.
lesson-market-wrong-second-near = V jedné akci jen jedna karta z každé části trhu.

lesson-card-in-combat-title = Karta v rukávu
lesson-card-in-combat-task = Zvítězte, zachovejte všechny tři jednotky a tvrz si podrobte.
lesson-card-in-combat-why = Obě strany volí karty tajně. Pěchota ušetří vaše jednotky. Podrobená tvrz bude vaše; plenění vynese jen mince.
lesson-card-in-combat-after = Pěchota teď leží před vámi a příští rok se vrátí do ruky.
lesson-card-in-combat-wrong-no-card = Vyhráno, ale jednotka padla a z tvrze zbyla jediná mince. Zahrajte Pěchotu a tvrz si podrobte.

lesson-year-end-title = Co boduje?
lesson-year-end-task = Zakončete rok se šestnácti body.
lesson-year-end-why = Je to poslední akce roku, pak se boduje. Vám přinášejí body hexy, kamenolomy a brod, letos také opevnění.
lesson-year-end-after = Šest bodů jednou akcí! Hra jich má jen dvanáct: ptejte se, co boduje.
lesson-year-end-wrong-collect = Jedna mince body nepřinese. Které volné hexy leží vedle vás?
lesson-year-end-wrong-fort = Dva body. Ne špatné, ale dvě jednotky v kamenolomu a na brodu jich přinesou šest.

lesson-bargain-title = Podání ruky
lesson-bargain-task = Najměte dva žoldnéře a oba postavte na brod.
lesson-bargain-why = Žoldnéře má Nomád a o ceně se jedná. Nabídněte mince, vyslechněte protinávrh a dohodněte se.
lesson-bargain-after = Dohoda zavazuje obě strany. Všechny ostatní sliby u stolu jsou jen slova.
lesson-bargain-wrong-nothing = Odmítnuto. Akci vás to nestálo: navrhněte něco jiného, nebo zvolte jinou akci.
lesson-bargain-wrong-too-much = Nabídnout můžete jen mince, které máte: pět.
lesson-bargain-wrong-not-there = Tam nic svého nemáte. Žoldnéři přijdou jen na hex, kde už něco vašeho je.

lesson-warlord-muster-title = Vojsko odnikud
lesson-warlord-muster-task = Shromážděte síly: čtyři jednotky na mapě a doma stále žeton.
lesson-warlord-muster-why = Každý žeton vlivu může povolat vojsko: jednu jednotku a zůstane, nebo dvě a zmizí.
lesson-warlord-muster-after = Žetony utrácejte vpředu a doma si je nechte: tak roste horda.
lesson-warlord-muster-wrong-all-tokens = Pět jednotek, ale příště už není z čeho povolávat. Jeden žeton si doma nechte.
lesson-warlord-muster-wrong-recruit = Karta záloh je prázdná. Shromáždění sil bere jednotky ze zásoby.

lesson-warlord-uprising-title = Povstání
lesson-warlord-uprising-task = Vyvolejte povstání a vypleňte tvrz i vesnici.
lesson-warlord-uprising-why = Povstání změní žeton na cizím hexu ve dvě jednotky a boj. Remíza stačí. Za padlé a stavby bodujete ihned.
lesson-warlord-uprising-after = Jednotka jeden, tvrz jeden, vesnice dva: čtyři body jednou akcí.
lesson-warlord-uprising-wrong-conquest = Tažení spotřebovalo jednu jednotku a boj druhou. Vyhráno, ale plenit už nemá kdo.
lesson-warlord-uprising-wrong-spared = Vesnice měla cenu dvou bodů a dvou mincí. Z toho Válečník žije.

lesson-murshid-intrigue-title = Intrikování
lesson-murshid-intrigue-task = Intrikováním získejte dvě karty.
lesson-murshid-intrigue-why = Karty jsou vaše vojsko. Při intrikování uvidíte sedm karet a vezmete si jednu svou, s prázdnou rukou dvě. A ruku teď máte prázdnou.
lesson-murshid-intrigue-after = Nikdo neví, které karty teď máte. Ať si lámou hlavu.
lesson-murshid-intrigue-wrong-bought = Levné, ale jen jedna karta, a také příští intrikování už přinese jen jednu.
lesson-murshid-intrigue-wrong-commander = To je karta Válečníka. Intrikováním získáte jen karty Muršida.

lesson-murshid-deal-title = Jazýček na vahách
lesson-murshid-deal-task = Přijměte lepší dohodu a pak rozhodněte remízu pro svého partnera.
lesson-murshid-deal-why = Nad vaším žetonem se střetla dvě vojska, tři proti třem, a obě vám nabízejí body.
lesson-murshid-deal-after = Tři body bez jediného vojáka. Klaďte žetony tam, kde se budou bít jiní.
lesson-murshid-deal-wrong-other-side = Partner prohrál, a tak se neplatí nic. Dohoda platí, jen když jeho strana zvítězí.
lesson-murshid-deal-wrong-cheap = Jeden bod místo tří, a poslední slovo přitom bylo tak jako tak vaše.

lesson-sultan-towns-title = Vesnice pod cizí vlajkou
lesson-sultan-towns-task = Založte tři vesnice, každou u jiného hráče.
lesson-sultan-towns-why = Vesnice smíte zakládat kdekoli, i pod cizí vlajkou; vydělá na nich jejich pán i vy.
lesson-sultan-towns-after = Tři sousedé teď z vašich vesnic mají příjem, a důvod je šetřit.
lesson-sultan-towns-wrong-two = Jen dvě vlajky a hory stály minci navíc. Jedna akce budování dovolí tři stavby: využijte všechny.
lesson-sultan-towns-wrong-second = Tam už vesnice stojí; na hexu je místo jen pro jednu.

lesson-sultan-sale-title = Řekněte si cenu
lesson-sultan-sale-task = Prodejte Vojevůdce aspoň za čtyři mince.
lesson-sultan-sale-why = Válečník nabízí dvě mince a má jich pět. Na svém trhu smlouváte vy: dejte protinávrh.
lesson-sultan-sale-after = Dobrá cena a bod za prodej. Trh doplníte akcí plánování.
lesson-sultan-sale-wrong-declined = Bez prodeje nejsou mince a letos ani bod za obchod.
lesson-sultan-sale-wrong-cheap = Prodáno, ale pod cenou: kupec měl v měšci pět mincí.
lesson-sultan-sale-wrong-too-dear = Válečník má pět mincí. Žádejte jen to, co může zaplatit.

lesson-caliph-pillars-title = Pilíře chalífátu
lesson-caliph-pillars-task = Postavte jednu pevnost a na brodu tvrz.
lesson-caliph-pillars-why = Stavíte nejlevněji ze všech: tvrz za jednu minci, pevnost místo vlastní tvrze za dvě.
lesson-caliph-pillars-after = Pevnosti a žetony příští rok povolají zálohy, tvrze udrží zemi.
lesson-caliph-pillars-wrong-mountains = V horách se platí o minci víc. Zbylá mince na pevnost nestačí.
lesson-caliph-pillars-wrong-no-fort = Pevnost nahradí vaši tvrz, a na brodu zatím žádná není.

lesson-caliph-palace-title = Palác na cestách
lesson-caliph-palace-task = Přesuňte palác na brod ke svému žetonu.
lesson-caliph-palace-why = Palác je opevnění, které můžete bezplatně přesunout. Ovládne tam hex a spolu se žetonem vám přinese body.
lesson-caliph-palace-after = Při nejbližším bodování čtyři body; staré místo udržela pevnost.
lesson-caliph-palace-wrong-castle = Ten hex už drží pevnost a váš žeton tam neleží: žádný bod navíc.
lesson-caliph-palace-wrong-city = Tam nic svého nemáte. Palác se přesouvá jen na hex, kde už něco vašeho je.

lesson-nomad-anywhere-title = Žoldnéři odnikud
lesson-nomad-anywhere-task = Postavte dva žoldnéře: do severního kamenolomu a k nehlídanému městu Sultána.
lesson-nomad-anywhere-why = Vaši žoldnéři se objeví kdekoli, kde nevládne nikdo jiný. Obě místa vynášejí.
lesson-nomad-anywhere-after = Šest mincí příští rok: město platí tomu, kdo jeho hex ovládá.
lesson-nomad-anywhere-wrong-together = Tři mince: dva žoldnéři na jednom hexu nevydělají víc než jeden. Rozdělte je.
lesson-nomad-anywhere-wrong-caliph = Tento hex ovládá Chalífa. Žoldnéři přijdou jen do volné země.

lesson-nomad-price-title = Za svou cenu
lesson-nomad-price-task = Pronajměte Sultánovi dva žoldnéře aspoň za pět mincí.
lesson-nomad-price-why = Sultán chce dva za jednu minci, ale má jich šest: dejte protinávrh. Dvě mince jsou pro vás bod a bodují i zákazníci.
lesson-nomad-price-after = Dobrá cena a zákazník. Dezerce může žoldnéře zase odvolat.
lesson-nomad-price-wrong-declined = Žádné mince ani zákazník. V prvním roce je každý zákazník za dva body.
lesson-nomad-price-wrong-too-dear = Sultán má šest mincí. Řekněte si o cenu, kterou může zaplatit.
