# Ve svitu půlměsíce, česky.

## The game

game-name = Ve svitu půlměsíce
game-pitch = Pět postav chce od jedné země pět různých věcí: kořist, vliv, města, moc, zlato. Pro 4 až 5 hráčů.

## Characters

character-warlord = Válečník
character-warlord-text = Boduje hned za padlé nepřátelské jednotky a vypleněné stavby, každý rok za posvátné místo, největší armádu, vlastní opevnění a boje s mnoha hráči. Pohybuje se třikrát, smí mít v hexu více jednotek než ostatní, vlastní kartu Tažení, vyvolává povstání a shromažďuje síly; stavět neumí.
character-murshid = Muršid
character-murshid-text = Boduje každý rok za každý hex se svým vlivem, více na posvátném místě a ve městech, a za ovládání dvou hexů. Rozhoduje remízy tam, kde leží jeho žeton, vkládá se do střetů vedle něj, prodává podporu za body a intrikováním získává vlastní karty.
character-sultan = Sultán
character-sultan-text = Boduje každý rok za každou vesnici a každé město, ať stojí kdekoli, více na posvátném místě a na brodu, a za prodané karty. Jediný staví vesnice a města, tři stavby najednou, vydělává na nich i pod cizí vládou a plánováním plní svůj trh.
character-caliph = Chalífa
character-caliph-text = Boduje každý rok za každý ovládaný hex, více za kamenolomy, za posvátné místo, brod a palác v hexu s vlastním vlivem. Tvrze a pevnosti staví levněji a přesouvá palác, který je silný jako pevnost.
character-nomad = Nomád
character-nomad-text = Každý rok mění mince v body; boduje i za hráče, kteří si najímají, za vliv v divočině, horách a poušti a za posvátné místo. Půjčuje žoldnéře z karty záloh za dohodnutou cenu, verbuje všude, kde nevládne nikdo jiný, a dezercí posílá cizí žoldnéře domů.
advice-warlord = Válečník žije z kořisti: každá padlá nepřátelská jednotka a každá vypleněná stavba boduje hned. Bojujte často, proti různým hráčům, a nenechte velká města zestárnout. Vliv v cizích hexech je čekající armáda: povstání ho promění v jednotky.
advice-murshid = Muršid vítězí žetony: každý hex s vaším vlivem boduje každý rok. Držte si v ruce karty na soupeření, prodávejte podporu v bojích vedle svých žetonů a nechte ostatní se hádat. Kupujte své vlastní karty, stojí polovinu.
advice-sultan = Sultán boduje za vesnice a města, ať stojí kdekoli, i pod cizí vládou. Stavte brzy: každé sídlo vynáší každý rok. Prodávejte karty ze svého trhu a Válečníkovi návštěvu prodražte: žoldnéři a přátelé jsou levnější než ztracené město.
advice-caliph = Chalífa počítá ovládané hexy, kamenolomy dvojnásob. Vaše tvrze a pevnosti jsou levné a udrží hex i bez jednotek; pevnosti a žetony plní zálohy. Palác mějte tam, kde máte vliv.
advice-nomad = Nomád mění mince v body. Vliv plní vaši kartu záloh a ta je vaším krámem: půjčujte žoldnéře co nejvíce hráčům a řekněte si o cenu. Jednotky v cizích službách se počítají do vaší síly, nezaplavte jimi zemi.

## Land

hex-name = { $name }, { $tile }
tile-crossing = brod
tile-river = řeka
tile-fertile = úrodná půda
tile-wilderness = divočina
tile-mountain = hory
tile-quarry = kamenolom
tile-desert = poušť
tile-holy = posvátné místo
name-control = ovládání
name-influence = vliv
name-presence = přítomnost
name-income = příjem
name-reserve = karta záloh
name-supply = zásoba
name-hand = ruka
name-row = vyložené karty
name-deck = balíček
name-discard = odhazovací balíček
name-coins = mince
name-points = body
name-objectives = cíle
name-strength = bojová síla
name-year = Rok { $n }
name-round = Kolo { $n }
phase-setup = příprava hry
phase-preparation = fáze příprav
phase-action = fáze akcí
phase-scoring = fáze bodování
phase-over = konec hry

## Pieces

piece-fort = tvrz
piece-fort-text = opevnění se silou 1, které udrží hex bez jednotek.
piece-castle = pevnost
piece-castle-text = opevnění se silou 2, které se staví místo vlastní tvrze.
piece-palace = palác
piece-palace-text = stavba Chalífy: síla 2, opevnění i sídlo zároveň. Přesouvá ji jen Chalífa a boduje tam, kde má Chalífa vliv.
piece-town = vesnice
piece-town-text = sídlo Sultána, který je přítomen všude, kde nějaká stojí. Nemá sílu; vynáší Sultánovi i tomu, kdo ovládá její hex.
piece-city = město
piece-city-text = sídlo Sultána, které se staví místo vesnice. Vynáší víc než vesnice.
piece-influence = žeton vlivu
piece-influence-text = ukazuje, kdo má v hexu vliv; leží tam nejvýše jeden. Nemá sílu.
units-ordinary = { $ordinary ->
    [one] { $ordinary } jednotka stálého vojska
    [few] { $ordinary } jednotky stálého vojska
   *[other] { $ordinary } jednotek stálého vojska
}
    .acc = { $ordinary ->
        [one] { $ordinary } jednotku stálého vojska
        [few] { $ordinary } jednotky stálého vojska
       *[other] { $ordinary } jednotek stálého vojska
    }
units-mercenary = { $mercenary ->
    [one] { $mercenary } jednotka žoldnéřů
    [few] { $mercenary } jednotky žoldnéřů
   *[other] { $mercenary } jednotek žoldnéřů
}
    .acc = { $mercenary ->
        [one] { $mercenary } jednotku žoldnéřů
        [few] { $mercenary } jednotky žoldnéřů
       *[other] { $mercenary } jednotek žoldnéřů
    }
units-both = { $ordinary ->
    [one] { $ordinary } jednotka stálého vojska
    [few] { $ordinary } jednotky stálého vojska
   *[other] { $ordinary } jednotek stálého vojska
}, { $mercenary ->
    [one] { $mercenary } jednotka žoldnéřů
    [few] { $mercenary } jednotky žoldnéřů
   *[other] { $mercenary } jednotek žoldnéřů
}
    .acc = { $ordinary ->
        [one] { $ordinary } jednotku stálého vojska
        [few] { $ordinary } jednotky stálého vojska
       *[other] { $ordinary } jednotek stálého vojska
    }, { $mercenary ->
        [one] { $mercenary } jednotku žoldnéřů
        [few] { $mercenary } jednotky žoldnéřů
       *[other] { $mercenary } jednotek žoldnéřů
    }

## Market

market-far = vzdálený trh
market-middle = nedaleký trh
market-near = místní trh
market-sultan = Sultánův trh

## Actions

verb-influence = Šíření vlivu
verb-build = Budování
verb-move = Pohyb
verb-assault = Zteč
verb-recruit = Verbování
verb-hire = Najmutí žoldnéřů
verb-bribe = Podplacení žoldnéřů
verb-ask = Jednání se Sultánem o kartu
verb-buy = Nákup karet moci
verb-play = Zahrání karty moci
verb-collect = Sbírka
verb-uprising = Povstání
verb-muster = Shromáždění sil
verb-intrigue = Intrikování
verb-conspire = Plánování
verb-palace = Přesun paláce
verb-desertion = Dezerce

## Power cards

card-conquest = Tažení
card-assassination = Atentát
card-imam = Imám
card-bribery = Podplacení
card-eyes_and_ears = Oči a uši
card-forged_letters = Podvržené listy
card-sermon = Kázání
card-poet = Básník
card-slander = Pomluva
card-blackmail = Vydírání
card-poison = Jed
card-dervish = Derviš
card-pilgrims = Poutníci
card-heavy_cavalry = Těžká jízda
card-siege_engines = Obléhací stroje
card-forced_march = Usilovný pochod
card-battle_fury = Bojová zuřivost
card-plunderers = Kořistníci
card-commander = Vojevůdce
card-terror = Hrůza
card-ambush = Léčka
card-infantry = Pěchota
card-archers = Lučištníci
card-palace_guard = Palácová stráž
card-vizier = Vezír
card-master_builder = Mistr stavitel
card-safe_conduct = Ochranný glejt
card-taxes = Daně
card-reinforcements = Posily
card-elder = Stařešina
card-boats = Lodě
card-light_cavalry = Lehká jízda
card-feigned_retreat = Předstíraný ústup
card-camel_riders = Jezdci na velbloudech
card-caravan = Karavana
card-revolt = Vzpoura
card-turncoats = Zběhové
card-paymaster = Pokladník
type-event = událost
type-character = osobnost
type-banner = prapor
type-strategy = strategie
keyword-combat = BOJ
keyword-contest = SOUPEŘENÍ O VLIV
keyword-action = AKCE
keyword-anytime = KDYKOLI
text-conquest = Přidělte polovinu svých jednotek v aktivním hexu, zaokrouhleno dolů; za každou +1 síla. Po určení vítěze jdou do vaší zásoby: nejsou to ztráty a nic je nezachrání.
text-assassination = Zrušte jednu osobnost druhé strany; odhodí se. Nemá-li už žádnou, dostane tato strana −1.
text-imam = +2 vliv, jste-li v aktivním hexu přítomni, jinak +1.
text-bribery = Vyberte hráče druhé strany: ta strana dostane −1. Potom si tento hráč vezme kartu do ruky.
text-eyes_and_ears = Než v boji či soupeření vyberete karty: podívejte se do ruky jinému hráči, který smí vybírat. Poté všichni vybírají znovu.
text-forged_letters = Zrušte jednu událost druhé strany (ne Atentát). Není-li žádná, +1 vliv.
text-sermon = +3 vliv, je-li aktivní hex posvátným místem nebo s ním sousedí, jinak +1.
text-poet = +1 vliv. Vyhraje-li vaše strana, vezměte si 2 mince.
text-slander = Odstraňte žeton vlivu jiného hráče z hexu, v němž tento hráč nemá jednotku ani opevnění a v němž nebo vedle něhož jste přítomni.
text-blackmail = Vyberte hráče, s nímž sdílíte hex: prohlédněte si jeho ruku a vezměte si z ní jednu kartu.
text-poison = Soupeř ztratí o 2 jednotky více.
text-dervish = +2 vliv, nejste-li v aktivním hexu přítomni, jinak +1.
text-pilgrims = Umístěte svůj žeton vlivu bez soupeření na posvátné místo nebo vedle něj, kde není žádný žeton a neovládá ho jiný hráč.
text-heavy_cavalry = Přidělte až 2 jednotky stálého vojska jako útočník, až 1 jako obránce; za každou +1 síla.
text-siege_engines = Jen je-li v aktivním hexu opevnění. Útočník: přidělte 1 jednotku, +2 síla. Obránce: +1 síla.
text-forced_march = Proveďte jeden pohyb; pak můžete provést zteč jednotkami z hexu, do nějž jste vstoupili.
text-battle_fury = +3 síla, ale ztratíte o 1 jednotku více.
text-plunderers = +1 síla. Jako útočník získáte za každou v tomto boji vypleněnou stavbu 2 mince navíc.
text-commander = +2 síla, máte-li v aktivním hexu více jednotek než soupeř, jinak +1.
text-terror = Boj: +1 síla a jeden nepřidělený žoldnéř soupeře odejde do jeho zásoby. Soupeření: +2 vliv, máte-li v aktivním hexu aspoň 2 jednotky, jinak +1.
text-ambush = +3 síla v horách nebo divočině, jinak +1.
text-infantry = Přidělte až 2 jednotky; za každou se vaše ztráty sníží o 1.
text-archers = Přidělte 1 jednotku; soupeř pak ztratí o 1 jednotku více.
text-palace_guard = Jen obránce: +2 síla, máte-li v aktivním hexu pevnost nebo palác, jinak +1.
text-vizier = +2 vliv, ovládáte-li aktivní hex, jinak +1.
text-master_builder = Postavte jednu stavbu podle pravidel své akce budování o 3 mince levněji.
text-safe_conduct = +1 síla. V tomto boji nelze v aktivním hexu nic vyplenit.
text-taxes = Vezměte si 2 mince a 1 za každé sídlo v hexech, které ovládáte, nejvýše 5.
text-reinforcements = Přiveďte do boje až 2 jednotky ze své karty záloh. Bez karty záloh přiveďte 1 žoldnéře ze zásoby.
text-elder = Vraťte jednoho Nomádova žoldnéře ze sousedního hexu do jeho zásoby a přiveďte jednoho svého žoldnéře ze zásoby. Čtyři hráči: je-li aktivní hex horami nebo s nimi sousedí, přiveďte jednoho žoldnéře ze zásoby.
text-boats = Než ve své akci začnete pohyb nebo zteč: do konce akce řeky nezastaví vaše jednotky.
text-light_cavalry = Přiveďte do boje až 2 své jednotky ze sousedních hexů.
text-feigned_retreat = +1 síla. Můžete stáhnout až 3 nepřidělené jednotky z boje do jednoho sousedního hexu, který ovládáte vy nebo nikdo.
text-camel_riders = Přidělte až 2 žoldnéře; za každého +1 síla.
text-caravan = Vezměte si 3 mince, nebo 5, jste-li přítomni na brodu.
text-revolt = +2 vliv, je-li v aktivním hexu město, jinak +1.
text-turncoats = Jeden nepřidělený žoldnéř soupeře odejde do jeho zásoby; stalo-li se tak, můžete přivést jednoho svého žoldnéře ze zásoby.
text-paymaster = +1 síla za každého vašeho žoldnéře v aktivním hexu, nejvýše +2.

## Options

option-years = Roky
option-years-help = Tři roky jsou standardní hra, čtyři dlouhá.
option-years-3 = 3 roky
option-years-4 = 4 roky
option-map = Mapa
option-map-help = Pojmenované rozložení, vylosované rozložení, nebo mapa, kterou hráči postaví společně.
option-map-divided_land = Rozdělená země
option-map-spring_thaw = Jarní tání
option-map-fertile_valley = Úrodné údolí
option-map-open_plains = Otevřené pláně
option-map-meeting_place = Místo setkání
option-map-variable = Variabilní: postaví ji hráči
option-map-random_layout = Vylosované rozložení
option-characters = Postavy
option-characters-help = Místa si vybírají postupně, postavy se losují, nebo má každé místo svou postavu: a Válečník, b Muršid, c Sultán, d Chalífa, e Nomád.
option-characters-choose = postupný výběr
option-characters-draw = losování
option-characters-seated = podle místa
option-bargain_rounds = Návrhů na jednání
option-bargain_rounds-help = Kolikrát smí hráč v jedné akci předložit témuž partnerovi návrh o téže věci.
option-vp_display = Zobrazení bodů
option-vp_display-help = Body jsou tajné; zisky se oznamují.
option-vp_display-hidden = jen vlastní součet
option-vp_display-own_only_with_log = vlastní součet a oznámené zisky všech
option-vp_display-open = všechny součty
option-private_deals = Soukromé dohody
option-private_deals-help = Nabídky a dohody s Muršidem vidí jen ti dva, takže součty jsou opravdu tajné.
option-private_deals-off = ne
option-private_deals-on = ano
option-late_deals = Pozdní dohody
option-late_deals-help = Druhá příležitost k dohodě po oznámení postojů či výběru karet, před odhalením.
option-late_deals-off = ne
option-late_deals-on = ano
option-influence_limit = Omezené žetony vlivu
option-influence_limit-help = Umístit lze jen tolik žetonů, kolik je v krabici.
option-influence_limit-off = ne
option-influence_limit-on = ano
option-sultan_self_sack = Sultán smí plenit vlastní sídla
option-sultan_self_sack-help = Málokdy k užitku, ale žádné pravidlo to nezakazuje.
option-sultan_self_sack-off = ne
option-sultan_self_sack-on = ano
option-conquest_ratio = Tažení
option-conquest_ratio-help = Jakou část Válečníkových jednotek Tažení vyžaduje; známému příkladu odpovídají obě.
option-conquest_ratio-half = polovina jednotek
option-conquest_ratio-third = třetina jednotek
option-elder_terrain = Stařešina
option-elder_terrain-help = Kde Stařešina najde Nomádova žoldnéře; známému příkladu odpovídá obojí.
option-elder_terrain-any = kterýkoli sousední hex
option-elder_terrain-mountain = jen sousední hory
option-market_side = Trh na obrazovce
option-market_side-help = Kterým směrem je trh nakreslen; pravidla jsou stejná.
option-market_side-left_to_right = zleva doprava
option-market_side-right_to_left = zprava doleva

## Score

score-start = Počáteční body
score-deals = Dohody s Muršidem
sheet-objective = { $character }: { $objective }
score-w_primary_casualty = Padlé nepřátelské jednotky ve Válečníkových bojích
score-w_primary_sack = Stavby, které Válečník vyplenil
score-w_first_stronghold = Rok 1: tři vypleněná nebo podrobená opevnění
score-w_first_settlement = Rok 1: dvě vypleněné vesnice nebo města
score-w_holy = Ovládání posvátného místa
score-w_army = Největší armáda na mapě
score-w_strongholds = Vlastní opevnění
score-w_fear = Různí hráči, s nimiž se letos bojovalo, nad dva
score-m_primary = Hexy s Muršidovým vlivem
score-m_first = Rok 1: různé krajiny s vlivem
score-m_holy = Vliv na posvátném místě
score-m_cities = Vliv v hexech s městem
score-m_base = Ovládání aspoň dvou hexů
score-s_primary = Vesnice a města
score-s_first = Rok 1: jiní hráči, kteří ovládají vesnici či město
score-s_holy = Sídlo na posvátném místě
score-s_sales = Karty letos prodané ze Sultánova trhu
score-s_crossing = Sídlo na brodu
score-c_primary = Hexy, které ovládá Chalífa
score-c_first = Rok 1: vlastní opevnění
score-c_holy = Ovládání posvátného místa
score-c_quarries = Ovládané kamenolomy
score-c_crossing = Ovládání brodu
score-c_palace = Palác v hexu s vlastním vlivem
score-n_primary = Mince proměněné v body
score-n_first = Rok 1: hráči, kteří najímali či podpláceli
score-n_holy = Ovládání posvátného místa nebo vliv na něm
score-n_clients = Jiní hráči se žoldnéři na mapě
score-n_wilds = Vliv v divočině, horách a poušti

## Questions

ask-over = Hra skončila.
ask-chance = Stůl se připravuje.
ask-wait = Čeká se na: { $seats }.
ask-character = Vyberte si postavu.
ask-tile = Vyberte hex k umístění.
ask-tile-place = Kam hex přijde?
ask-tile-turn = Kudy poteče řeka?
ask-group = Kterou počáteční skupinu umístíte?
ask-group-hex = Kde začne skupina { $group }?
ask-first-palace = Kde bude stát palác?
ask-action-warlord = Rok { $year }, kolo { $round }: vyberte akci, Válečníku.
ask-action-murshid = Rok { $year }, kolo { $round }: vyberte akci, Muršide.
ask-action-sultan = Rok { $year }, kolo { $round }: vyberte akci, Sultáne.
ask-action-caliph = Rok { $year }, kolo { $round }: vyberte akci, Chalífo.
ask-action-nomad = Rok { $year }, kolo { $round }: vyberte akci, Nomáde.
ask-tribute = Kolik bodů koupíte, každý za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}?
ask-discard = { $n ->
    [one] Držíte více než { $n } kartu. Jednu odhoďte.
    [few] Držíte více než { $n } karty. Jednu odhoďte.
   *[other] Držíte více než { $n } karet. Jednu odhoďte.
}
ask-influence = Kde šíříte vliv?
ask-build = Co postavíte? Zbývá: { $n ->
    [one] { $n } stavba
    [few] { $n } stavby
    [many] { $n } staveb
   *[other] { $n } staveb
}.
ask-build-hex = Kde stavíte: { $piece }?
ask-move = Které jednotky se pohnou? Zbývá: { $n ->
    [one] { $n } pohyb
    [few] { $n } pohyby
    [many] { $n } pohybů
   *[other] { $n } pohybů
}.
ask-move-to = Kam půjdou jednotky z místa { $hex }?
ask-move-mix = Kolik jich půjde z místa { $from } do místa { $to }?
ask-assault = Odkud vedete zteč?
ask-assault-to = Na který hex zaútočí jednotky z místa { $hex }?
ask-assault-mix = Kolik jich zaútočí z místa { $from } na místo { $to }?
ask-recruit = Kam umístíte naverbovanou jednotku? Zbývá: { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
    [many] { $n } jednotek
   *[other] { $n } jednotek
}.
ask-hire-size = Kolik žoldnéřů najmete?
ask-hire = Kam umístíte najatého žoldnéře? Zbývá: { $n }.
ask-follow-up = Podplacení žoldnéři mohou hned jednat.
ask-buy = Kterou kartu koupíte? Z každé řady nejvýše jednu.
ask-play = Kterou kartu zahrajete jako akci?
ask-uprising = Kde lid povstane?
ask-muster = Který hex je další na řadě?
ask-muster-at = Jak shromáždíte síly v místě { $hex }?
ask-intrigue = Vezměte si Muršidovu kartu. Zbývá: { $n }.
ask-conspire = Která karta přijde na váš trh?
ask-palace = Kam se přesune palác?
ask-desertion = Kterým žoldnéřům velíte dezertovat?
ask-desertion-count = Kolik jich dezertuje v místě { $hex }?
ask-bargain-hex = Jednáte s hráčem { $with } ({ $character }) o žoldnéřích. Ve kterém hexu?
ask-bargain-card = Jednáte s hráčem { $with } ({ $character }) o kartě. O které?
ask-bargain-units = Jednáte s hráčem { $with } ({ $character }) o žoldnéřích. Kolik jich má být?
ask-bargain-price = Jednáte s hráčem { $with } ({ $character }). Za jakou cenu?
ask-bargain-answer = { $seat } ({ $character }) navrhuje: { $terms }.
ask-bargain-reply = { $seat } ({ $character }) odpovídá: { $terms }.
ask-deal-offer = Slíbíte, že { $murshid } (Muršid) dostane za vaši výhru body?
ask-deal-answer = Uzavřete dohodu o střetu v místě { $hex }?
ask-deal-amount = Kolik bodů požadujete?
ask-deal-reply = { $murshid } (Muršid) požaduje, vyhraje-li vaše strana: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
ask-select-combat = Vyberte karty do boje v místě { $hex }; nikdo nevidí, kolik jich je.
ask-select-contest = Vyberte karty do soupeření v místě { $hex }; nikdo nevidí, kolik jich je.
ask-stance = Jaký postoj zaujmete v soupeření o místo { $hex }?
ask-meddle = Ke které straně se přidají vaše karty?
ask-tip = Remíza tam, kde máte vliv: kdo vyhraje?
ask-order = Která karta se vyhodnotí jako další?
ask-losses = Které jednotky ztratíte?
ask-subdue = Opevnění si podrobíte, nebo ho vypleníte?
ask-sack = Vypleníte sídlo?
ask-overflow = V místě { $hex } je více jednotek než { $n }. Které odejdou?
ask-card-hex = { $card }: vyberte hex.
ask-card-player = { $card }: vyberte hráče.
ask-card-assign = { $card }: které jednotky přidělíte?
ask-card-eject = { $card }: které jednotky musí odejít?
ask-card-from = { $card }: odkud přivedete jednotku?
ask-card-bring = { $card }: kolik jednotek přivedete?
ask-card-withdraw = { $card }: stáhnete jednotky, a kam?
ask-card-cancel = { $card }: kterou kartu zrušíte?
ask-card-steal = { $card }: kterou kartu si vezmete?
ask-card-may = { $card }: využijete ji dále?

## Hints beside the questions

hint-ask-character = Každá postava hraje jinak. Válečník je nejjednodušší, Nomád žije z jednání.
hint-ask-tile = Hex s řekou musí řeku prodloužit; jiný leží tam, kde se dotýká nejvíce hexů.
hint-ask-group-hex = Ne na kamenolom ani posvátné místo. Hledejte úrodnou půdu a cestu ven.
hint-ask-first-palace = Palác má sílu 2 a bod ročně tam, kde máte i vliv.
hint-ask-action-warlord = Boje bodují hned: bod za každou padlou nepřátelskou jednotku a k tomu plenění. Verbujte po dvou, shromažďujte síly v hexech se žetonem, povstaňte tam, kde je ovládá někdo jiný.
hint-ask-action-murshid = Každý žeton je bod ročně. Prázdný hex vedle vašich žetonů je pro vás volný; ostatní tam s vámi musí soupeřit. Intrikování přináší vaše karty.
hint-ask-action-sultan = Vesnice lze stavět kdekoli, města na vesnicích; obojí vynáší a boduje každý rok. Vesnice na posvátném místě se počítá dvojnásob.
hint-ask-action-caliph = Tvrz udrží hex bez jednotek a dvě stojí jednu akci. Kamenolom dává ročně tři mince a dva body.
hint-ask-action-nomad = Nejdřív vliv: za každý žeton tři jednotky na kartě. Ostatní mohou najímat z karty nebo podplácet jednotky na mapě; dvě mince jsou na konci roku bod.
hint-ask-influence = Není-li tu nikdo jiný a nesousedí Muršidův žeton, je hned váš. Jinak následuje soupeření a remíza je vaše.
hint-ask-build = V horách a kamenolomu o minci dráž, v poušti o dvě.
hint-ask-move = Pohyb nikdy nevede k boji: potřebuje hex, který neovládá nikdo jiný.
hint-ask-assault = Počítejte jednotky, tvrze 1, pevnosti a palác 2 a co přidají karty. Remíza je útočníkova, nemá-li tu žeton Muršid.
hint-ask-assault-mix = Co pošlete, může padnout: ztratíte polovinu síly nepřítele, ať vyhraje kdokoli.
hint-ask-bargain-price = Mince jdou partnerovi hned. Nomádovi jsou dvě mince bodem.
hint-ask-bargain-answer = Přijetí zavazuje oba. Můžete jednou odpovědět jinými podmínkami.
hint-ask-deal-offer = Platíte jen při výhře své strany, i kdyby Muršid nic neudělal.
hint-ask-select-combat = Události se odhazují; osobnosti a prapory se vrátí příští rok. Vybírejte po jedné, pak dokončete.
hint-ask-select-contest = Útočníkovi stačí remíza. Vybírejte po jedné, pak dokončete.
hint-ask-stance = Jednotky či opevnění dávají straně jeden bod, každé sídlo či žeton další.
hint-ask-subdue = Podrobené opevnění udrží hex; vypleněné vynese mince.
hint-ask-tribute = Body později koupit nelze; mince na konci rozhodují remízy.

## Buttons

do-take = Hrát za postavu: { $character }
do-tile = Umístit: { $tile }
do-place = Položit { $place }
do-turn = Řeka podél těchto hran: { $edges }
do-group = Umístit: { $pieces }
do-hex = { $hex }
do-influence = { $hex }: hned
do-influence-contest = { $hex }: soupeření
do-build = { $hex }, cena: { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}
do-verb = { $verb }
do-piece = Stavět: { $piece }
do-from = Z místa { $hex }
do-to = Do místa { $hex }
do-assault = Do místa { $hex }: síla { $mine } proti { $theirs }, bez karet
do-assault-sack = Do místa { $hex }: nikdo je nebrání, vyplenit sídlo
do-units = { $units }
do-count = { $n }
do-pay = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}
do-offer = Slíbit: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}
do-offer-none = Neslíbit nic
do-card = { $card }
do-discard = Odhodit: { $card }
do-select = Vybrat: { $card }
do-resolve = Vyhodnotit: { $card }
do-play = Zahrát: { $card }
do-take-card = Vzít: { $card }
do-display = Vystavit: { $card }
do-target = { $card } ({ $seat })
do-player = { $seat }
do-buy = { $card } ({ $row }), { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}
do-buy-at = { $card } ({ $row }, { $place }. místo od vzdáleného konce), { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}
do-buy-free = { $card } ({ $row }), zdarma
do-support = Podpořit útočníka
do-defend = Bránit
do-side-attacker = K útočníkovi
do-side-defender = K obránci
do-tip-attacker = Vyhraje útočník
do-tip-defender = Vyhraje obrana
do-deal = Přijmout { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
} ({ $seat })
do-demand = Požadovat body ({ $seat })
do-demand-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}
do-tribute = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}
do-hire-bank = { $n ->
    [one] { $n } žoldnéř
    [few] { $n } žoldnéři
    [many] { $n } žoldnéřů
   *[other] { $n } žoldnéřů
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}
do-muster-one = Umístit 1 jednotku
do-muster-two = Umístit 2 jednotky, odebrat žeton
do-desert = { $n ->
    [one] { $n } žoldnéř
    [few] { $n } žoldnéři
    [many] { $n } žoldnéřů
   *[other] { $n } žoldnéřů
}
do-bring = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
    [many] { $n } jednotek
   *[other] { $n } jednotek
}
do-accept = Přijmout
do-decline = Odmítnout
do-counter = Odpovědět jinými podmínkami
do-withdraw = Od jednání upustit
do-done = Výběr je hotov
do-stop = To je vše
do-yes = Ano
do-no = Ne
do-subdue = Podrobit
do-subdue-not = Vyplenit
do-sack = Vyplenit
do-sack-not = Nechat stát
terms-hire = { $n ->
    [one] { $n } žoldnéř
    [few] { $n } žoldnéři
    [many] { $n } žoldnéřů
   *[other] { $n } žoldnéřů
} z karty záloh za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}
terms-bribe = { $n ->
    [one] { $n } žoldnéř
    [few] { $n } žoldnéři
    [many] { $n } žoldnéřů
   *[other] { $n } žoldnéřů
} v místě { $hex } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}
terms-card = { $card } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}

## What happened

told-character = { $seat } hraje za postavu: { $character }.
told-layout = Mapa: { $layout }.
told-tiles = Každý dostává { $n ->
    [one] { $n } hex
    [few] { $n } hexy
    [many] { $n } hexů
   *[other] { $n } hexů
}.
told-pick-tile = Umisťujete: { $tile }.
told-tile = { $seat } pokládá hex { $hex } ({ $tile }) { $place }.
told-group = { $seat } umisťuje do místa { $hex } počáteční skupinu { $group }.
told-palace = { $seat } staví palác v místě { $hex }.
told-market = Trh: { $cards }.
told-sultan-market = Sultánův trh: { $cards }.
told-market-slides = Trh se posouvá k místnímu konci.
told-market-in = Nově na trhu: { $cards }.
told-market-out = Trh opouští: { $card }.
told-reshuffle = Z odhazovacího balíčku vzniká nový: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karet
   *[other] { $n } karet
}.
told-year = Začíná rok { $n }.
told-income-hex = { $seat }: { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
} z místa { $hex }.
told-income-extra = { $seat }: { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
} z vesnic, měst a žetonů všude.
told-income = { $seat } má příjem: { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}.
told-reserves = { $seat } přidává na kartu záloh { $n ->
    [one] { $n } jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
} (hodnota { $value }).
told-no-upkeep = V prvním roce se údržba vynechává.
told-take-back = { $seat } si bere zpět: { $cards }.
told-discard = { $seat } odhazuje: { $card }.
told-action = { $seat }: { $verb }.
told-coins = { $seat } si bere { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
told-influence = { $seat } má nyní vliv v místě { $hex }.
told-contest = { $seat } zahajuje soupeření o vliv v místě { $hex }.
told-build = { $seat } staví za { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
} v místě { $hex }: { $piece }.
told-move = { $seat } přesouvá z místa { $from } do místa { $to }: { $units_acc }.
told-assault = { $seat } vede zteč z místa { $from } na místo { $to }: { $units_acc }.
told-recruit = { $seat } verbuje v místě { $hex }: { $units_acc }.
told-hire = { $seat } umisťuje do místa { $hex }: { $units_acc }.
told-hire-bank = { $seat } najímá { $n ->
    [one] { $n } žoldnéře
    [few] { $n } žoldnéře
    [many] { $n } žoldnéřů
   *[other] { $n } žoldnéřů
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}.
told-buy = { $seat } kupuje: { $card } ({ $row }), { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}.
told-paid = { $seat } platí { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}, dostává { $to }.
told-play = { $seat } hraje: { $card }.
told-propose = { $seat } navrhuje ({ $to }): { $terms }.
told-counter = { $seat } odpovídá ({ $to }): { $terms }.
told-decline = { $seat } odmítá.
told-withdraw = { $seat } od jednání upouští.
told-struck = Dohoda ({ $seat }, { $to }): { $terms }.
told-uprising = { $seat }: povstání v místě { $hex }, { $units }.
told-muster-one = { $seat } shromažďuje v místě { $hex }: { $units_acc }.
told-muster-two = { $seat } shromažďuje v místě { $hex } a odebírá žeton: { $units_acc }.
told-look = { $seat } si prohlíží karty balíčku: { $n }.
told-look-cards = Prohlížíte si: { $cards }.
told-intrigue = { $seat } si skrytě bere Muršidovu kartu.
told-intrigue-card = Berete si: { $card }.
told-intrigue-short = { $seat } si bere všechny Muršidovy karty ({ $n }) a za chybějící { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}; zbytek jde dospod.
told-conspire = { $seat } vystavuje na Sultánův trh: { $card }.
told-desertion = { $seat }: { $n ->
    [one] dezertuje { $n } žoldnéř
    [few] dezertují { $n } žoldnéři
   *[other] dezertuje { $n } žoldnéřů
} ({ $of }) v místě { $hex }.
told-overflow = { $seat } uvolňuje přeplněné místo { $hex }, odchází: { $units }.
told-deal-offer = { $seat } slibuje za výhru: { $n ->
    [0] nic
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
told-deal-demand = { $murshid } požaduje ({ $seat }): { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
told-deal-agreed = Dohoda: vyhraje-li strana, kde je { $seat }, dostane { $murshid } { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
told-deal-none = { $seat } odmítá: dohoda s hráčem { $murshid } nebude.
told-deal-refused = { $murshid } žádnou dohodu neuzavírá.
told-deal-void = Strana, kde je { $seat }, nevyhrála: { $murshid } nedostává nic.
told-deal-paid = { $seat } dává ({ $murshid }): { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
told-see-hand = { $seat } si prohlíží ruku ({ $of }).
told-see-hand-cards = Vidíte ruku ({ $of }): { $cards }.
told-steal = { $seat } si bere kartu z ruky ({ $of }).
told-steal-card = { $seat } si bere z ruky ({ $of }): { $card }.
told-supports = { $seat } podporuje útočníka.
told-defends = { $seat } brání.
told-meddle-attacker = { $seat } přidává karty k útočníkovi.
told-meddle-defender = { $seat } přidává karty k obránci.
told-reveal = { $seat } odhaluje: { $cards }.
told-reveal-none = Nikdo neodhaluje kartu.
told-resolve = { $seat } vyhodnocuje: { $card }.
told-value-attacker = { $card }: útok { $value }.
told-value-defender = { $card }: obrana { $value }.
told-assign = { $seat } přiděluje ke kartě { $card }: { $units_acc }.
told-join = { $seat } přivádí kartou { $card }: { $units_acc }.
told-withdraw-units = { $seat } stahuje do místa { $hex }: { $units_acc }.
told-eject = Boj opouští ({ $seat }): { $units }.
told-cancel = Karta { $card } ruší: { $target }.
told-strength = Bojová síla { $attack } proti { $defence }.
told-influence-attack = Vliv útoku: { $n }.
told-influence-defence = Vliv obrany: { $n }.
told-attacker-wins = Vítězí útočník.
told-defender-wins = Vítězí obrana.
told-tip-attacker = { $seat } je jazýčkem na vahách: vítězí útočník.
told-tip-defender = { $seat } je jazýčkem na vahách: vítězí obrana.
told-spent = { $seat } obětuje: { $units_acc }.
told-losses = { $seat } ztrácí: { $units_acc }.
told-retreat = { $seat } stahuje na ústup: { $units_acc }.
told-subdue = { $seat } si podrobuje ({ $of }): { $piece }.
told-sack = { $seat } plení ({ $of }): { $piece }, { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}.
told-removed = Odstraněno bez plenění ({ $of }): { $piece }.
told-none-to-sack = { $seat } tam nemá žádnou jednotku: nic se nepodrobuje ani neplení.
told-token-gone = V místě { $hex } se odebírá žeton vlivu ({ $seat }).
told-hand-over = Karta { $card } jde do ruky ({ $seat }).
told-points = { $seat }: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}. { $objective }.
told-scoring = Bodování roku { $n }.
told-tribute = { $seat } mění { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mincí
   *[other] { $coins } mincí
}: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
told-total = { $seat } má { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
told-winner = { $seat } vítězí ve hře.
told-wins-by-coins = Stejně bodů ({ $n }): { $tied }. Rozhodují mince ({ $most } : { $others }), vítězí { $seat }.
told-wins-by-order = Stejně bodů ({ $n }) i mincí ({ $coins }): { $tied }. Rozhoduje pořadí ve hře, vítězí { $seat }.
told-combat = Boj v místě { $hex }: útočí { $seat }, brání se { $of }.
told-participants = Účastní se: { $seats }.
told-deal-window = Před výběrem karet se lze dohodnout; rozhoduje { $seat }.
told-free-units = Jednotky z karet stojí opět v hexu: { $units }.
told-bribed = Podplaceno v místě { $hex }: { $units }, nyní ve službách hráče { $seat }.
told-put-away = Karta { $card } se odkládá.
told-laid-open = Karta { $card } leží odkrytá před hráčem { $seat }.
told-returns = Karta { $card } se vrací do ruky hráče { $seat }.
told-surcharge = Stavba v místě { $hex } stojí o { $n } více.

## Why something is not allowed

no-hex = Takový hex na mapě není.
no-character-nomad = Ve čtyřech nikdo nehraje za postavu { $character }.
no-character-taken = Postava { $character } je obsazena.
no-tile = Takový hex nemáte: { $tile }.
no-place-free = Hex potřebuje volné místo, které se dotýká mapy.
no-place-river = Hex s řekou musí řeku prodloužit.
no-place-closes = Nezbylo by místo pro zbytek řeky.
no-place-touches = { $n ->
    [one] Toto místo se dotýká jen { $n } hexu; jiné se dotýká více.
   *[other] Toto místo se dotýká jen { $n } hexů; jiné se dotýká více.
}
no-turn-river = Takto otočená řeka nepokračuje.
no-group = Tato skupina už umístěna je.
no-group-terrain = Na kamenolomu ani posvátném místě se nezačíná.
no-group-occupied = Něco tam už stojí.
no-palace-start = Palác začíná tam, kde stojí Chalífova komponenta.
no-draw-characters = Každá postava se losuje jednou.
no-draw-layout = Takové rozložení není.
no-draw-tiles = To nejsou hexy této hry.
no-draw-count = { $n ->
    [one] Dobírá se přesně { $n } karta.
    [few] Dobírají se přesně { $n } karty.
   *[other] Dobírá se přesně { $n } karet.
}
no-draw-card = Karta { $card } neleží navrchu balíčku.
no-draw-this = Náhoda nyní rozhoduje o něčem jiném.
no-verb = Postava { $character } takovou akci nemá: { $verb }.
no-stop = Akce musí nejdřív něco vykonat.
no-coins = To stojí { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}, tolik nemáte.
no-influence-anywhere = Není hex pro váš vliv.
no-influence-own = Váš žeton tam už je.
no-influence-far = Nejste přítomni tam ani v sousedním hexu.
no-token-left = Nemáte už žádný žeton vlivu.
no-build-anything = Není nic, co byste mohli postavit.
no-build-piece = Postava { $character } to stavět nemůže: { $piece }.
no-build-supply = V zásobě už není: { $piece }.
no-build-nowhere = Není pro to hex: { $piece }.
no-build-twice = Každá stavba jedné akce patří do jiného hexu.
no-build-fortified = Tvrz nebo pevnost tam už stojí.
no-build-held = Tento hex ovládá jiný hráč.
no-build-absent = Nejste tam přítomni.
no-build-fort-needed = Pevnost potřebuje vaši tvrz na místě.
no-build-settled = Vesnice nebo město tam už stojí.
no-build-town-needed = Město potřebuje vesnici na místě.
no-move-anywhere = Žádná vaše jednotka se nemůže pohnout.
no-move-held = Tento hex ovládá { $seat }; vejít lze jen ztečí.
no-assault-anywhere = Není nač zaútočit.
no-assault-nothing = Tento hex nikdo jiný neovládá a není tu co plenit.
no-sack-own = Sultán u tohoto stolu vlastní sídla neplení.
no-units-there = Tyto jednotky tam nemáte.
no-units-none = Musí jít aspoň jedna jednotka.
no-units-count = Musí to být přesně: { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
    [many] { $n } jednotek
   *[other] { $n } jednotek
}.
no-units-left = V zásobě už nemáte žádnou jednotku.
no-other-units = Dál smějí jen právě umístěné jednotky.
no-way-far = Tyto hexy nemají společnou hranu.
no-way-river = Dělí je řeka.
no-way-out = Odtud není kam jít.
no-window = Taková karta se hraje před prvním krokem.
no-recruit-units = Vaše karta záloh je prázdná.
no-recruit-anywhere = Není hex pro vaše verbované.
no-place-held = Tento hex ovládá { $seat }.
no-place-absent = Nejste tam přítomni.
no-hire-units = Nomádova karta záloh je prázdná.
no-hire-anywhere = Není hex pro najaté žoldnéře.
no-hire-count = { $n ->
    [one] Najmout lze jednoho žoldnéře.
    [few] Najmout lze jednoho, nebo { $n } žoldnéře.
   *[other] Najmout lze jednoho, nebo { $n } žoldnéřů.
}
no-bribe-anywhere = Na mapě není Nomádův žoldnéř.
no-bribe-there = Není tam Nomádův žoldnéř.
no-follow-up = Po podplacení se smíte jednou pohnout nebo vést zteč.
no-bargain-rounds = { $n ->
    [one] Jediný návrh o tomto jste v této akci už předložili.
    [few] Všechny { $n } návrhy o tomto jste v této akci vyčerpali.
   *[other] Všech { $n } návrhů o tomto jste v této akci vyčerpali.
}
no-bargain-units = { $n ->
    [one] Musí to být právě { $n } žoldnéř.
    [few] Musí to být 1 až { $n } žoldnéři.
   *[other] Musí to být 1 až { $n } žoldnéřů.
}
no-bargain-nomad = Nomád jich tam má jen { $n }.
no-bargain-own = V zásobě jich máte jen { $n }.
no-price = Cena nemůže být vyšší než: { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mincí
   *[other] { $n } mincí
}.
no-counter-counter = Protinávrh se přijímá, nebo odmítá.
no-withdraw-counter = Protinávrh je třeba dokončit.
no-sultan-market = Sultánův trh je prázdný.
no-buy-anything = Není karta, kterou byste mohli koupit.
no-buy-again = Z této řady jste už koupili: { $row }.
no-buy-sultan = Karty Sultánova trhu vyžadují nejdřív dohodu se Sultánem.
no-buy-there = Karta { $card } tam není: { $row }.
no-buy-which = Stejné karty ({ $card }) tam neleží vedle sebe a záleží na tom, kterou koupíte. Uveďte její místo od vzdáleného konce: { $row }.
no-buy-place = Na { $place }. místě nelze vybrat kartu { $card }: { $row }.
no-card-in-hand = Tuto kartu nedržíte: { $card }.
no-card-keyword = Kartu { $card } tu nelze použít.
no-card-window = Kartu { $card } nelze v tuto chvíli zahrát.
no-card-bound = Karta { $card } patří k postavě a nelze ji odhodit.
no-card-played = Kartu { $card } za vás nikdo nezahrál.
no-card-waiting = Karta { $card } už je vyhodnocena.
no-card-order = Před ní přichází jiná karta: { $card } ještě ne.
no-card-useful = Karta { $card } by teď nic neudělala.
no-card-to-play = Nemáte kartu, která by jako akce něco udělala.
no-card-hex = Karta { $card } tento hex vybrat nemůže.
no-card-player = Karta { $card } tohoto hráče vybrat nemůže.
no-card-target = Karta { $card } toto zrušit nemůže.
no-card-there = { $card }: taková karta v této ruce není.
no-card-steal = { $card }: ta karta patří k postavě.
no-card-looked = Karta { $card } není mezi prohlíženými kartami.
no-card-murshid = Karta { $card } není Muršidova.
no-bring-count = Karta { $card } tolik jednotek nepřivede.
no-bring-stop = Kartu { $card } je třeba provést.
no-withdraw-units = Karta { $card } tyto jednotky nestáhne.
no-own-token = Váš žeton vlivu tam není.
no-uprising-anywhere = Žádný váš žeton neleží v hexu ovládaném jiným hráčem.
no-uprising-free = Tento hex nikdo jiný neovládá.
no-muster-anywhere = Žádný váš žeton neleží v hexu, kam smějí jednotky.
no-muster-hex = Tento hex síly neshromažďuje, nebo už je hotov.
no-muster-order = Je-li jednotek dost, jdou hexy popořadě.
no-muster-count = Jedna jednotka, nebo dvě.
no-deck = Balíček i odhazovací balíček jsou prázdné.
no-palace-anywhere = Není hex pro palác.
no-palace-same = Palác tam už stojí.
no-palace-held = Tento hex ovládá jiný hráč.
no-desertion-anywhere = Žádný jiný hráč nemá na mapě žoldnéře.
no-desertion-there = Nejsou tam cizí žoldnéři.
no-desertion-count = Musí jich být 1 až { $n }.
no-deal-most = Nejvýše: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}.
no-deal-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodů
   *[other] { $n } bodů
}: tolik nemáte.
no-deal-stranger = Tento hráč se tu neúčastní.
no-deal-offer = { $seat } nic neslibuje.
no-subdue-must = Plenit tu nelze, opevnění je tedy nutné si podrobit.

## Complaints

complaint-action = „{ $text }“ není akce této hry.
complaint-card = Karta „{ $card }“ neexistuje.
complaint-card-copies = Tolik kusů karty „{ $card }“ není.
complaint-position-year = Hra končí rokem { $most }; rok { $n } v ní není.
complaint-position-at = „{ $text }“ není místo hexu; místa se píší například „1,-2“.
complaint-position-tile = Hex „{ $at }“ potřebuje „tile“: žádné rozložení tam dílek neklade.
complaint-position-hexes = Je tu příliš mnoho hexů: i s těmi z rozložení jich může být nejvýše { $most }.
complaint-position-name = Hex „{ $at }“ nemůže mít „name“ { $n }: jména jsou čísla od 0 do { $most }, u hexů téhož druhu různá.
complaint-position-far = Hexy leží příliš daleko od „0,0“.
complaint-position-hex = „{ $field }“ není hex této mapy.
complaint-position-pieces = „{ $text }“ v části „{ $field }“ nejsou komponenty; píší se například „caliph 2o F, sultan c“.
complaint-position-nomad = „{ $field }“: ve čtyřech za Nomáda nikdo nehraje.
complaint-position-settlement = „{ $field }“: vesnice a města má jen Sultán.
complaint-position-palace = „{ $field }“: palác má jen Chalífa.
complaint-position-ordinary = „{ $field }“: obyčejné jednotky mají jen Válečník a Chalífa.
complaint-position-reserve = „{ $field }“: kartu záloh mají jen Válečník, Chalífa a Nomád.
complaint-position-discs = „{ $field }“ potřebuje víc disků jednotek, než kolik jich je v zásobě: { $left }.
complaint-position-box = { $character } má víc takových staveb, než kolik jich je v krabici ({ $most }): { $piece }.
complaint-position-town-and-city = V hexu „{ $at }“ nemůže stát vesnice i město.
complaint-position-tokens = V hexu „{ $at }“ nemohou ležet dva žetony vlivu.
complaint-position-strongholds = V hexu „{ $at }“ nemohou stát dvě opevnění.
complaint-position-control = Hex „{ $at }“ nemohou ovládat dva hráči.
complaint-position-character = Za postavu { $character } hrají dva hráči; kdo nemá „character“, má obvyklou postavu.
complaint-position-seat = Místo { $seat } u stolu pro { $players } není.
complaint-position-player = „{ $field }“: na místě { $seat } nikdo s postavou nesedí.
complaint-position-plenty = „coins“ a „vp“ na místě { $seat } musí být od 0 do { $most }.
complaint-position-long = „{ $field }“ má příliš mnoho položek: smí jich být nejvýše { $most }.
complaint-position-known = Co se ví o bloku karet („public“, „murshid“, „sultan“), musí být mezi jeho „cards“.
complaint-position-observer = „{ $name }“ v části „{ $field }“ nikdo není; patří tam místo u tohoto stolu nebo „public“.
complaint-position-own-hand = „{ $field }“: svou ruku zná každý i tak.
complaint-position-hand = „{ $field }“ uvádí karty, které v té ruce nejsou.
complaint-position-sure = „{ $field }“ je příliš mnoho: dalších Muršidových karet může mít Muršid v ruce nejvýše { $most }.
complaint-position-objective = „account“: řádek „{ $id }“ mezi cíli není.
complaint-position-stage = „{ $text }“ není fáze hry („flow.stage“).
complaint-position-frame = Buď je tu „{ $field }“ i příslušný rámec ve „flow.frames“, nebo ani jedno.
complaint-edition-missing = V části „{ $what }“ chybí řádek: { $row }.
value-hex = pole podle svých dvou čísel, například „1,-2“
value-edges = hrany pole spojené znakem +, například „e+nw“
complaint-edition-unsound = { $what }: { $why }
complaint-edition-limits = { $what }: { $found } zde stát nemůže; každé číslo zde je { $wanted }.
complaint-edition-twice = „{ $name }“ je uvedeno dvakrát.
edition-why-palace = Chalífa má právě jeden palác.
edition-why-lines = řádků s úkoly je příliš mnoho.
edition-why-tribute = nejvýše jeden řádek je „tribute“; patří Nomádovi a stojí aspoň jednu minci.
edition-why-market = každá ze tří řad má aspoň jedno místo a dohromady jich není víc, než se na trh vejde.
edition-why-look = prohlíží se příliš málo karet; musí jich zbýt víc, než kolik se ponechá.
edition-why-box = na mapě začíná víc komponent, než je v krabici.
edition-why-start-palace = žádný palác na mapě nezačíná.
edition-why-settlement = s vesnicemi a městy začíná jen Sultán.
edition-why-ordinary = tato postava má jen žoldnéře, žádné obyčejné jednotky.
edition-why-crowded = tvrz a pevnost ani vesnice a město nemohou začínat na témže hexu.
edition-why-single = je právě jeden brod a jedno posvátné místo.
edition-why-dealt = při každém počtu hráčů je jeden dílek a k němu pro každého hráče tolik, kolik říká „tiles_dealt“.
edition-why-free = každý hráč potřebuje na začátek dva dílky, které nejsou kamenolom ani posvátné místo.
edition-why-hexes = dva hexy leží na témže místě.
edition-why-tiles = na mapě je jiný počet těchto dílků, než říká „tiles“.
edition-why-river = řeka musí vést všemi říčními dílky a žádnými jinými jako jedna cesta.
edition-why-connected = každý hex musí být dosažitelný z každého jiného.
edition-why-group = každá počáteční skupina stojí právě na jednom hexu, a to ne v kamenolomu ani na posvátném místě.
edition-why-nomad = se čtyřmi hráči se hexy Nomádových skupin vynechávají.
complaint-edition-layout = Rozložení „{ $layout }“: { $why }
complaint-edition-no-layout = Vydání nemá rozložení „{ $layout }“.
complaint-edition-group = „{ $text }“ nejsou komponenty skupiny „{ $group }“; píší se například „{ $example }“.
complaint-edition-card = Karta „{ $card }“ není úplná: potřebuje vlastní označení o nejvýš { $most } znacích, text v „combat“, „contest“, „action“ nebo „anytime“ a „window“ právě tehdy, má-li „anytime“; karta s „dealt_to“ je strategie v jediném exempláři.
complaint-edition-copies = „{ $card }“: zde nemůže stát { $n }; každá karta má aspoň jeden kus a všech karet i s opakováním je nejvýše { $most }.
complaint-effect = „{ $id }“: { $why }
complaint-effect-expected = Na místě „{ $found }“ má být „{ $expected }“.
complaint-effect-end = Na konci chybí „{ $expected }“.
complaint-effect-word = Slovo „{ $word }“ tu nic neznamená. Může tu být: { $known }.
complaint-effect-misplaced = „{ $word }“ nelze u tohoto klíčového pojmu použít.
complaint-effect-long = Text je příliš dlouhý.
