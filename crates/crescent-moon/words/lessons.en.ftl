# What the coach says in the lessons.
lesson-part-land = Land and influence
lesson-part-conflict = Conflicts
lesson-part-cards = Cards
lesson-part-people = Points and people
lesson-part-warlord = The Warlord
lesson-part-murshid = The Murshid
lesson-part-sultan = The Sultan
lesson-part-caliph = The Caliph
lesson-part-nomad = The Nomad

lesson-hold-land-title = Hold the land
lesson-hold-land-task = Move one unit to the quarry and one to the crossing.
lesson-hold-land-why = A hex is yours while a unit or stronghold of yours stands there. Your castle holds home.
lesson-hold-land-after = Three hexes, five coins a year: fertile land gives one, a quarry three.
lesson-hold-land-wrong-together = Four coins instead of five: together they hold only one new hex. Split them.
lesson-hold-land-wrong-river = The river lies between. Hexes parted by a river edge are not adjacent; the crossing is the way round.

lesson-influence-title = A quiet word
lesson-influence-task = Place influence in the empty mountains: nobody can object there.
lesson-influence-why = Influence is a token, not an army. You may place it where you are present or next door.
lesson-influence-after = Castles and tokens set the size of your reserves. Others use tokens differently.
lesson-influence-wrong-murshid = The Murshid’s token next door turns this into a contest. Beside the Murshid nothing goes quietly.
lesson-influence-wrong-too-far = Too far: you are neither there nor in an adjacent hex.

lesson-contest-title = One against one
lesson-contest-task = Take the influence at the crossing.
lesson-contest-why = A contest compares sums: your unit on the spot counts one, the Warlord’s token one. A tie goes to the attacker.
lesson-contest-after = One to one, and that was enough. Cards would have counted, too.
lesson-contest-wrong-city = Nothing of yours stands there: zero against one for the city. The action is spent and nothing has changed.

lesson-assault-title = Assault
lesson-assault-task = Take the quarry and keep two units.
lesson-assault-why = Assault leads into foreign land. Strength counts, ties go to the attacker, then each side loses half the enemy’s strength.
lesson-assault-after = Three to two; each side lost one. At home castle and palace kept watch.
lesson-assault-wrong-two = Two against two wins the tie, but one unit falls. A single guard is soon driven off: bring all three.
lesson-assault-wrong-alone = One against two: the attack fails and the unit is lost.

lesson-market-title = At the market
lesson-market-task = Buy Infantry and Vizier.
lesson-market-why = Cards cost two, four or six coins, paid to the character they belong to. Your own cost half, paid to the bank.
lesson-market-after = Two cards for three coins. What nobody buys slides down and gets cheaper.
lesson-market-wrong-ambush = Two coins went to the Warlord, and the Vizier is now too dear. Look for your own sign.
lesson-market-wrong-second-near = One card from each row in one action.

lesson-card-in-combat-title = A card up the sleeve
lesson-card-in-combat-task = Win with all three units left, then subdue the fort.
lesson-card-in-combat-why = Both sides choose cards in secret. Infantry spares your units. A subdued fort becomes yours; sacking only brings coins.
lesson-card-in-combat-after = Infantry now lies open before you and returns to your hand next year.
lesson-card-in-combat-wrong-no-card = Won, but a unit fell, and one coin is all that is left of the fort. Play Infantry and subdue.

lesson-year-end-title = What scores?
lesson-year-end-task = End the year with sixteen points.
lesson-year-end-why = This is the year’s last action; then all score. You score hexes, quarries and the crossing, this year strongholds as well.
lesson-year-end-after = Six points with one action! A game has only twelve: always ask what scores.
lesson-year-end-wrong-collect = One coin scores nothing. Which free hexes lie beside you?
lesson-year-end-wrong-fort = Two points. Not bad, but two units on quarry and crossing bring six.

lesson-bargain-title = A handshake
lesson-bargain-task = Hire two mercenaries and place both at the crossing.
lesson-bargain-why = Mercenaries come from the Nomad, the price is a matter of talk. Offer coins, hear the counter-offer, agree.
lesson-bargain-after = A handshake binds both. Any other promise at the table is only words.
lesson-bargain-wrong-nothing = Declined. That cost you no action: make another offer or choose something else.
lesson-bargain-wrong-too-much = You can only offer coins you have: five.
lesson-bargain-wrong-not-there = You are not present there. Mercenaries arrive where you already have a piece.

lesson-warlord-muster-title = An army from nowhere
lesson-warlord-muster-task = Muster so that you have four units and still a token at home.
lesson-warlord-muster-why = Every token can raise men: one, and the token stays, or two, and it goes.
lesson-warlord-muster-after = Spend tokens at the front, keep them at home: that is how hordes grow.
lesson-warlord-muster-wrong-all-tokens = Five units, but no token is left to muster from next time. Keep one at home.
lesson-warlord-muster-wrong-recruit = Your reserves card is empty. Muster takes units from your supply.

lesson-warlord-uprising-title = Uprising
lesson-warlord-uprising-task = Start an Uprising and sack both fort and town.
lesson-warlord-uprising-why = Uprising turns a token in foreign land into two units and a fight. A tie is enough. Fallen enemies and buildings score at once.
lesson-warlord-uprising-after = Unit one, fort one, town two: four points with one action.
lesson-warlord-uprising-wrong-conquest = Conquest used up one unit, the fight the other. Won, but nobody is left to sack.
lesson-warlord-uprising-wrong-spared = The town was worth two points and two coins. The Warlord lives by that.

lesson-murshid-intrigue-title = Intrigue
lesson-murshid-intrigue-task = Take two cards with Intrigue.
lesson-murshid-intrigue-why = Cards are your army. Intrigue shows seven cards and you take one of yours, or two if your hand is empty. It is empty now.
lesson-murshid-intrigue-after = Nobody saw which cards you took. Let them wonder.
lesson-murshid-intrigue-wrong-bought = Cheap, but only one card, and your next Intrigue now brings one as well.
lesson-murshid-intrigue-wrong-commander = That is a Warlord card. Intrigue gives you Murshid cards only.

lesson-murshid-deal-title = The tongue of the scales
lesson-murshid-deal-task = Take the better deal, then decide the tie for your partner.
lesson-murshid-deal-why = Two armies meet over your token, three against three, and both offer you points.
lesson-murshid-deal-after = Three points without a single soldier. Lay tokens where others will fight.
lesson-murshid-deal-wrong-other-side = Your partner lost, so nothing is paid. A deal counts only if its side wins.
lesson-murshid-deal-wrong-cheap = One point instead of three, and the last word was yours in any case.

lesson-sultan-towns-title = Towns under foreign flags
lesson-sultan-towns-task = Found three towns, each in the land of a different player.
lesson-sultan-towns-why = You may found towns anywhere, even under foreign flags; you and the holder both earn.
lesson-sultan-towns-after = Three neighbours now earn from your towns, and have a reason to spare them.
lesson-sultan-towns-wrong-two = Only two flags, and the mountain cost a coin more. One Build action allows three: use them all.
lesson-sultan-towns-wrong-second = A town stands there already; a hex has room for one settlement.

lesson-sultan-sale-title = Name your price
lesson-sultan-sale-task = Sell the Commander for four coins or more.
lesson-sultan-sale-why = The Warlord offers two coins and has five. In your market you bargain: make a counter-offer.
lesson-sultan-sale-after = A good price, and a point for the sale. Conspire refills your market.
lesson-sultan-sale-wrong-declined = No sale: no coins, and no point for trade this year.
lesson-sultan-sale-wrong-cheap = Sold, but too cheaply: five coins lay in that purse.
lesson-sultan-sale-wrong-too-dear = The Warlord has five coins. Ask for what can be paid.

lesson-caliph-pillars-title = Pillars of the caliphate
lesson-caliph-pillars-task = Build one castle, and a fort at the crossing.
lesson-caliph-pillars-why = You build cheapest of all: a fort for one coin, a castle on an own fort for two.
lesson-caliph-pillars-after = Castles and tokens call up reserves next year; forts hold the land.
lesson-caliph-pillars-wrong-mountains = Mountains cost a coin more. The one coin left is too little for a castle.
lesson-caliph-pillars-wrong-no-fort = A castle replaces an own fort, and there is none at the crossing yet.

lesson-caliph-palace-title = The palace that walks
lesson-caliph-palace-task = Put the palace beside your token at the crossing.
lesson-caliph-palace-why = The palace is a stronghold that can move, at no cost. It takes control there, and scores together with the token.
lesson-caliph-palace-after = Worth four points at the next scoring; the castle kept the old place.
lesson-caliph-palace-wrong-castle = A castle already holds that hex, and no token of yours lies there: no new point.
lesson-caliph-palace-wrong-city = You are not present there. The palace goes where you already have a piece.

lesson-nomad-anywhere-title = Mercenaries from nowhere
lesson-nomad-anywhere-task = Place two mercenaries: one in the northern quarry, one at the Sultan’s unguarded city.
lesson-nomad-anywhere-why = Your mercenaries appear wherever nobody else is in control. Both places pay you.
lesson-nomad-anywhere-after = Six coins next year: a city pays whoever holds its hex.
lesson-nomad-anywhere-wrong-together = Three coins: two mercenaries in one hex earn no more than one. Spread them.
lesson-nomad-anywhere-wrong-caliph = The Caliph controls this hex. Mercenaries come only to free land.

lesson-nomad-price-title = For a price
lesson-nomad-price-task = Hire out two mercenaries to the Sultan for five coins or more.
lesson-nomad-price-why = The Sultan wants two for one coin, but has six: make a counter-offer. For you two coins are a point, and customers score, too.
lesson-nomad-price-after = A good price and a customer. Desertion can send those mercenaries away again.
lesson-nomad-price-wrong-declined = No coins, no customer. In the first year every customer is worth two points.
lesson-nomad-price-wrong-too-dear = The Sultan has six coins. Name a price that can be paid.
