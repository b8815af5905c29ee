# What the board of Crescent Moon says beyond the words of the game.
cm-board = The land
cm-board-preview = The land that is agreed on, and where the characters start
cm-why-not = Not possible now. Ask to learn why.
cm-why-here = Why can nothing be done here now?

cm-panel-conflict = Combat and contest
cm-panel-bargain = Negotiation
cm-panel-sheets = What everybody is after
cm-panel-people = Players
cm-panel-forecast = Next income and reserves
cm-panel-legend = What the map shows

# A hex in words
cm-hex-pieces = { $who }: { $pieces }.
cm-hex-control = { $who } controls it with strength { $n }.
cm-hex-influence = { $who } has influence.
cm-hex-presence = Present: { $who }.
cm-hex-income = Income for whoever controls it: { $n }.
cm-hex-murshid = The Murshid can join conflicts here.
cm-hex-adjacent = Adjacent, with no river between: { $hexes }.
cm-odds-combat = Strength { $mine } against { $theirs }, before cards.
cm-odds-contest = Influence { $mine } against { $theirs } if all others defend, before cards.
cm-note-close = Close
cm-legend-control = coloured border and banner: who controls the hex, and with what strength
cm-legend-influence = crescent: who has influence
cm-legend-ordinary = soldiers on foot: ordinary units, with their number
cm-legend-mercenary = riders on camels: mercenaries
cm-legend-fort = fort, strength 1
cm-legend-castle = castle, strength 2
cm-legend-palace = palace of the Caliph, strength 2
cm-legend-town = town of the Sultan
cm-legend-city = city of the Sultan
cm-legend-income = coins each year for whoever controls the hex
cm-legend-murshid = eye: the Murshid can join conflicts here
cm-legend-river = a river on an edge: the hexes on both sides are not adjacent

# Market
cm-market = The market: cards slide from the far to the near end and become cheaper
cm-price-full = full price
cm-price-to = The coins go to { $seat }.
cm-deck = { $n ->
    [0] The deck is empty.
    [one] One card in the deck.
   *[other] { $n } cards in the deck.
}
cm-deck-known = Cards you know to be in the deck
cm-discard = Discard pile ({ $n })

# Hand
cm-actions = Your actions
cm-actions-impossible = Not possible now
cm-hand = Your hand ({ $n })
cm-hand-empty = No card in hand.
cm-chosen = Chosen in secret
cm-row = Open in front of you, back in hand next year
cm-looking = { $n ->
    [one] You look at one card
   *[other] You look at { $n } cards
}
cm-stealing = The hand you see: choose a card
cm-anytime = A card of yours can be played right now, without an action. Nobody waits for it: go on as usual if you keep it.
cm-anytime-now = Play it now, it costs no action
cm-tiles = Your tiles
cm-groups = Your starting groups
cm-verb-influence = Place an influence token where you are present or next to it. Where others are present there is a contest.
cm-verb-build = Build pieces in different hexes and pay for each.
cm-verb-move = Move units to adjacent hexes that nobody else controls.
cm-verb-assault = Move units from one hex into an adjacent hex of somebody else and fight, or sack a town nobody guards.
cm-verb-recruit = Place units from your reserves card.
cm-verb-hire = Get one or two mercenaries for coins.
cm-verb-bribe = Turn mercenaries of the Nomad on the map into your own, if the Nomad agrees.
cm-verb-ask = Offer the Sultan coins for a card of the Sultan’s market; then buy more if you like.
cm-verb-buy = Buy up to one card of each row.
cm-verb-play = Play a card with the keyword ACTION.
cm-verb-collect = Take one coin.
cm-verb-uprising = Turn your token in a foreign hex into two units and fight there.
cm-verb-muster = Each hex with your token gives a unit, or two for the token.
cm-verb-intrigue = Look into the deck and take a Murshid card.
cm-verb-conspire = Look at ten cards and fill your market.
cm-verb-palace = Put the palace into another hex.
cm-verb-desertion = Send mercenaries of another player home; as many come to your reserves card.

# Conflicts
cm-combat-at = Combat at { $hex }
cm-contest-at = Influence contest at { $hex }
cm-step-deal = deal
cm-step-select = cards in secret
cm-step-stance = stances
cm-step-cards = cards shown
cm-step-winner = winner
cm-step-losses = losses
cm-step-spoils = spoils
cm-camp-attacker = Attack
cm-camp-defender = Defence
cm-won = won
cm-sum-pieces = Pieces in the hex
cm-sum-influence = Military and civil influence
cm-sum = Total
cm-loses = { $n ->
    [0] loses no unit
    [one] loses one unit
   *[other] loses { $n } units
}
cm-card-cancelled = cancelled
cm-card-waiting = to come
cm-tie-attacker = A tie goes to the attack.
cm-tie-murshid = A tie is decided by { $who }, whose token lies here.
cm-lacks-defender = The defence needs { $n } more to win.
cm-lacks-attacker = The attack needs { $n } more to win.
cm-undecided = Still to take a side: { $seats }.
cm-selectors = May select cards: { $seats }.
cm-select-secret = How many, nobody sees before the reveal.
cm-last-combat = Last combat: { $seat } attacked at { $hex }.
cm-last-contest = Last contest: { $seat } for { $hex }.
cm-last-losses = Units lost: { $attack } by the attack, { $defence } by the defence.

# Negotiation
cm-bargain-hire = Hiring mercenaries.
cm-bargain-bribe = Bribing mercenaries.
cm-bargain-card = A card of the Sultan’s market.
cm-bargain-drafting = The proposal is being drawn up.
cm-bargain-proposed = This is proposed.
cm-bargain-countering = Other terms are being drawn up.
cm-bargain-countered = These are the counter-terms: accept or decline.
cm-bargain-left = { $n ->
    [0] No further proposal in this action.
    [one] One more proposal in this action.
   *[other] { $n } more proposals in this action.
}
cm-bargain-public = Everybody sees this.
cm-bargain-free = A bargain that fails costs nothing; you then choose another action. What is accepted binds both.
cm-talk-for = for
cm-talk-answer = The answer:
cm-worth-fort = holds the hex without units
cm-worth-castle = stronger than a fort; needs one of yours there
cm-worth-town = pays and scores every year
cm-worth-city = pays and scores more than a town; needs one there
cm-term-hex = Hex
cm-term-card = Card
cm-term-units = Mercenaries
cm-term-price = Coins
cm-deal = A deal with { $murshid }: points for support, paid only if the promising side wins.
cm-deal-points = { $n ->
    [one] promises one point
   *[other] promises { $n } points
}.
cm-deal-agreed = { $n ->
    [one] Agreed: one point
   *[other] Agreed: { $n } points
} from { $seat } to { $murshid } if that side wins.
cm-deal-demanded = { $murshid } demands { $n ->
    [0] points
    [one] one point
   *[other] { $n } points
} from { $seat }.
cm-deal-private = Only the Murshid and the one who promises see this.

# Sheets, players, forecast
cm-sheets-help = Each line with what it would bring if the year ended now; and what it has brought so far.
cm-sheet-now = if the year ended now
cm-at-once = at once
cm-scored = scored so far
cm-costs-from = from { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
cm-units = units in supply
cm-reserve = reserves { $n }/{ $value }
cm-reserve-help = Units on the reserves card, and the size it is filled up to.
cm-known-hand = Surely in hand:
cm-powers = Powers
cm-forecast-who = Player
cm-forecast-coins = coins then
cm-forecast-reserve = { $n } + { $more }
cm-forecast-help = If the next preparation came now.
cm-forecast-last = This is the last year: no further income comes.

# Hints for a first game
hint-map = A compact map brings everybody together early. Keep your own groups near fertile land, and away from the Warlord’s tokens.
hint-layers = Three different things: who has strength in a hex controls it, whose token lies there has influence, and everybody with any piece there is present.
hint-market = Cards win fights and contests. They get cheaper as they slide; your own character’s cards cost you half.
hint-anytime = A card of yours can be played right now: it costs no action, and nobody waits for you to decide about it.
hint-combat = Choose any number of cards, also none. Casualties are half of the other side’s strength; a tie goes to the attacker unless the Murshid’s token lies there.
hint-contest = Choose any number of cards, also none. The attacker needs at least as much influence as the defenders; pieces count little, cards decide.
hint-bargain = Name a price you can live with; you may ask up to three times in an action, and a failed bargain costs nothing.
hint-last-year = In the last year only points count: spend coins and cards, and look at every line of your sheet.
hint-warlord-1 = You score for every enemy unit that falls and every building you sack, at once. Recruit and muster first; two or three units are enough for a lone fort.
hint-warlord-2 = Tokens in foreign hexes are armies in waiting: Uprising turns one into two units in the middle of somebody’s land.
hint-warlord-3 = Fight different players each year, and hold the holy site at the end of it.
hint-murshid-1 = Each hex with your token scores every year, so spread influence where nobody is present: that needs no contest.
hint-murshid-2 = Where your tokens lie in or beside a fight you may join with cards and sell your help for points.
hint-murshid-3 = Intrigue keeps your hand full. With an empty hand you take two cards.
hint-sultan-1 = Towns and cities score every year wherever they stand, and pay you coins. Build three things at once.
hint-sultan-2 = Conspire fills your market with cards that others need; you score for the first sales of each year, too.
hint-sultan-3 = Cities are worth twice as much as towns, and are the Warlord’s favourite prey. Mercenaries keep the Warlord away.
hint-caliph-1 = You score for every hex you control, and more for quarries. A fort holds a hex without any unit, and yours are cheap.
hint-caliph-2 = Castles and tokens make your reserves larger. Recruit three at once where you are present.
hint-caliph-3 = Keep the palace where your token lies, and the crossing and the holy site within reach.
hint-nomad-1 = Your reserves card is your shop: three mercenaries for each of your tokens. Spread influence first.
hint-nomad-2 = Lend mercenaries to as many players as you can in the first year; each client scores.
hint-nomad-3 = At the end of each year coins become points. Raise your prices when somebody needs units badly.

# In the terminal
cm-text-legend = 2o ordinary units, 1m mercenaries, F fort, K castle, P palace, t town, c city, i influence; ~ river edges, [X] control
cm-text-market = Market, from far to near, with your prices

# Where we are
cm-now-setup = Setting up · years in all: { $years }
cm-now-year = Year { $year } of { $years }
cm-now-round = Year { $year } of { $years } · round { $round } of { $rounds }
cm-end-left = { $n ->
    [one] one year after this
   *[other] { $n } years after this
}
cm-end-setup = the game ends with the scoring of the last year
cm-end-last = the last year: the game ends with its scoring
cm-goal = Goal: most points from the lines of your own sheet
cm-ended = All years are played and scored ({ $years }).

# In one minute
minute-facts = Three or four years, no dice
minute-goal = Five characters want *different things* from one land: plunder, influence, towns, power, gold. Whatever you have fulfilled scores at the end of each year.
minute-turn = A year has four rounds. In each, everybody takes *one action* of their character: spread influence, build, move, assault, recruit, buy or play a card.
minute-end = The table chooses *three or four years*. Each begins with income and ends with scoring. Gains are announced, totals stay secret.
minute-win = *Most points* after the last year; with a tie, most coins. Watch the others: what one builds, another wants to plunder.
minute-part-1 = at the beginning
minute-part-2 = objectives of the first year
minute-part-3 = objectives of every year
