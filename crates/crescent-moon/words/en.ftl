# Crescent Moon, in English.

## The game

game-name = Crescent Moon
game-pitch = Five characters want five different things from one land: plunder, influence, towns, power, gold. For 4 or 5 players.

## Characters

character-warlord = Warlord
character-warlord-text = Scores at once for enemy units that fall and buildings sacked, each year for the holy site, the largest army, own strongholds and fights with many players. Moves three times, may keep more units in a hex than others, owns Conquest, calls Uprising and Muster, and cannot build.
character-murshid = Murshid
character-murshid-text = Scores each year for every hex with own influence, more on the holy site and in cities, and for control of two hexes. Decides ties where an own token lies, joins conflicts beside it, sells support for points, and takes own cards by Intrigue.
character-sultan = Sultan
character-sultan-text = Scores each year for every town and city wherever it stands, more on the holy site and at the crossing, and for cards sold. Alone builds towns and cities, three pieces at once, earns from them under foreign rule too, and fills a market by Conspire.
character-caliph = Caliph
character-caliph-text = Scores each year for every hex controlled, more for quarries, for the holy site, the crossing, and the palace beside own influence. Builds forts and castles cheaply, and moves the palace, which is as strong as a castle.
character-nomad = Nomad
character-nomad-text = Turns coins into points each year; scores for players who hire, for influence in wilderness, mountains and desert, and for the holy site. Lends mercenaries from the reserves card at a price to be agreed on, recruits wherever nobody else has control, and sends foreign mercenaries home by Desertion.
advice-warlord = The Warlord lives on plunder: every enemy unit that falls and every building sacked scores at once. Fight often, fight different players, and do not let the big towns grow old. Influence in foreign hexes is an army in waiting: Uprising turns it into units.
advice-murshid = The Murshid wins by tokens: each hex with your influence scores every year. Keep cards in hand for contests, sell your support in fights next to your tokens, and let others quarrel. Buy your own cards, they cost half.
advice-sultan = The Sultan scores for towns and cities wherever they stand, also under foreign rule. Build early: each pays every year. Sell cards from your market, and make it expensive for the Warlord to come by: mercenaries and friends are cheaper than a lost city.
advice-caliph = The Caliph counts hexes under control, quarries twice. Your forts and castles are cheap and need no units to hold a hex; castles and tokens fill your reserves. Put the palace where you have influence.
advice-nomad = The Nomad turns coins into points. Influence fills your reserves card, and the card is your shop: lend mercenaries to as many players as you can and name your price. Units abroad still count for your reserves, so do not flood the land.

## Land

hex-name = { $name }, { $tile }
tile-crossing = crossing
tile-river = river
tile-fertile = fertile land
tile-wilderness = wilderness
tile-mountain = mountains
tile-quarry = quarry
tile-desert = desert
tile-holy = holy site
name-control = control
name-influence = influence
name-presence = presence
name-income = income
name-reserve = reserves card
name-supply = supply
name-hand = hand
name-row = open cards
name-deck = deck
name-discard = discard pile
name-coins = coins
name-points = points
name-objectives = objectives
name-strength = strength
name-year = Year { $n }
name-round = Round { $n }
phase-setup = setup
phase-preparation = preparation
phase-action = action phase
phase-scoring = scoring
phase-over = end of the game

## Pieces

piece-fort = fort
piece-fort-text = a stronghold of strength 1, which holds a hex without units.
piece-castle = castle
piece-castle-text = a stronghold of strength 2, built in place of an own fort.
piece-palace = palace
piece-palace-text = the building of the Caliph: strength 2, stronghold and settlement at once. Only the Caliph moves it, and it scores where the Caliph has influence.
piece-town = town
piece-town-text = a settlement of the Sultan, who is present wherever one stands. It has no strength; it pays the Sultan and whoever controls its hex.
piece-city = city
piece-city-text = a settlement of the Sultan, built in place of a town. It pays more than a town.
piece-influence = influence token
piece-influence-text = shows who has influence in a hex; at most one lies there. It has no strength.
units-ordinary = { $ordinary ->
    [one] { $ordinary } ordinary unit
   *[other] { $ordinary } ordinary units
}
units-mercenary = { $mercenary ->
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
}
units-both = { $ordinary ->
    [one] { $ordinary } ordinary unit
   *[other] { $ordinary } ordinary units
}, { $mercenary ->
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
}

## Market

market-far = far market
market-middle = middle market
market-near = near market
market-sultan = Sultan’s market

## Actions

verb-influence = Influence
verb-build = Build
verb-move = Move
verb-assault = Assault
verb-recruit = Recruit
verb-hire = Hire mercenaries
verb-bribe = Bribe mercenaries
verb-ask = Bargain with the Sultan for a card
verb-buy = Buy power cards
verb-play = Play a power card
verb-collect = Collect
verb-uprising = Uprising
verb-muster = Muster
verb-intrigue = Intrigue
verb-conspire = Conspire
verb-palace = Move the palace
verb-desertion = Desertion

## Power cards

card-conquest = Conquest
card-assassination = Assassination
card-imam = Imam
card-bribery = Bribery
card-eyes_and_ears = Eyes and Ears
card-forged_letters = Forged Letters
card-sermon = Sermon
card-poet = Poet
card-slander = Slander
card-blackmail = Blackmail
card-poison = Poison
card-dervish = Dervish
card-pilgrims = Pilgrims
card-heavy_cavalry = Heavy Cavalry
card-siege_engines = Siege Engines
card-forced_march = Forced March
card-battle_fury = Battle Fury
card-plunderers = Plunderers
card-commander = Commander
card-terror = Terror
card-ambush = Ambush
card-infantry = Infantry
card-archers = Archers
card-palace_guard = Palace Guard
card-vizier = Vizier
card-master_builder = Master Builder
card-safe_conduct = Safe Conduct
card-taxes = Taxes
card-reinforcements = Reinforcements
card-elder = Elder
card-boats = Boats
card-light_cavalry = Light Cavalry
card-feigned_retreat = Feigned Retreat
card-camel_riders = Camel Riders
card-caravan = Caravan
card-revolt = Revolt
card-turncoats = Turncoats
card-paymaster = Paymaster
type-event = event
type-character = character
type-banner = banner
type-strategy = strategy
keyword-combat = COMBAT
keyword-contest = INFLUENCE CONTEST
keyword-action = ACTION
keyword-anytime = ANYTIME
text-conquest = Assign half of your units in the active hex, rounded down; +1 strength for each. When the winner is known those units go to your supply: they are no casualties and nothing can save them.
text-assassination = Cancel one character card of the other side; it is discarded. If that side has no character card left, it gets −1 instead.
text-imam = +2 influence if you are present in the active hex, otherwise +1.
text-bribery = Pick a player of the other side: that side gets −1. Afterwards that player takes this card into hand.
text-eyes_and_ears = Before you select cards in a combat or contest: look at the hand of another player who may select cards. Everybody then selects anew.
text-forged_letters = Cancel one event card of the other side (not an Assassination). If there is none, +1 influence.
text-sermon = +3 influence if the active hex is the holy site or adjacent to it, otherwise +1.
text-poet = +1 influence. If your side wins, take 2 coins.
text-slander = Remove another player’s influence token from a hex where that player has neither unit nor stronghold, and in or next to which you are present.
text-blackmail = Choose a player who shares a hex with you: look at that hand and take one card of your choice.
text-poison = The opponent loses 2 additional units as casualties.
text-dervish = +2 influence if you are not present in the active hex, otherwise +1.
text-pilgrims = Place one of your influence tokens without a contest on the holy site or next to it, where no token is and no other player has control.
text-heavy_cavalry = Assign up to 2 ordinary units as attacker, up to 1 as defender; +1 strength for each.
text-siege_engines = Only if the active hex has a stronghold. Attacker: assign 1 unit, +2 strength. Defender: +1 strength.
text-forced_march = Make one move; then you may assault with units that stand in the hex just entered.
text-battle_fury = +3 strength, but you lose 1 additional unit as a casualty.
text-plunderers = +1 strength. As attacker take 2 extra coins for every building you sack in this combat.
text-commander = +2 strength if you have more units in the active hex than the opponent, otherwise +1.
text-terror = Combat: +1 strength, and one unassigned mercenary of the opponent leaves for its supply. Contest: +2 influence with at least 2 units in the active hex, otherwise +1.
text-ambush = +3 strength in mountains or wilderness, otherwise +1.
text-infantry = Assign up to 2 units; your casualties are reduced by 1 for each.
text-archers = Assign 1 unit; if you do, the opponent loses 1 additional unit as a casualty.
text-palace_guard = Defender only: +2 strength if you have a castle or the palace in the active hex, otherwise +1.
text-vizier = +2 influence if you control the active hex, otherwise +1.
text-master_builder = Build one piece under the rules of your Build action for 3 coins less.
text-safe_conduct = +1 strength. Nothing in the active hex can be sacked in this combat.
text-taxes = Take 2 coins, plus 1 for each settlement in hexes you control, at most 5 in all.
text-reinforcements = Bring up to 2 units from your reserves card into the fight. Without a reserves card bring 1 mercenary from supply.
text-elder = Return one Nomad mercenary in an adjacent hex to the Nomad’s supply and bring one of your mercenaries from supply. Four players: if the active hex is or is next to mountains, bring one mercenary from supply.
text-boats = When you are about to move or assault in your own action: until its end rivers do not stop your units.
text-light_cavalry = Bring up to 2 of your units from adjacent hexes into the fight.
text-feigned_retreat = +1 strength. You may pull up to 3 unassigned units out of the fight into one adjacent hex that you or nobody controls.
text-camel_riders = Assign up to 2 mercenaries; +1 strength for each.
text-caravan = Take 3 coins, or 5 if you are present at the crossing.
text-revolt = +2 influence if the active hex has a city, otherwise +1.
text-turncoats = One unassigned mercenary of the opponent leaves for its supply; if one did, you may bring one of your mercenaries from supply.
text-paymaster = +1 strength for each of your mercenaries in the active hex, at most +2.

## Options

option-years = Years
option-years-help = Three years are the standard game, four the long one.
option-years-3 = 3 years
option-years-4 = 4 years
option-map = Map
option-map-help = A named layout, one drawn by lot, or a map the players build together.
option-map-divided_land = Divided Land
option-map-spring_thaw = Spring Thaw
option-map-fertile_valley = Fertile Valley
option-map-open_plains = Open Plains
option-map-meeting_place = Meeting Place
option-map-variable = Variable: the players build it
option-map-random_layout = A layout drawn by lot
option-characters = Characters
option-characters-help = Seats choose in turn, characters are drawn, or each seat has its character: a Warlord, b Murshid, c Sultan, d Caliph, e Nomad.
option-characters-choose = chosen in turn
option-characters-draw = drawn by lot
option-characters-seated = by seat
option-bargain_rounds = Proposals per bargain
option-bargain_rounds-help = How often a player may propose to the same partner about the same thing in one action.
option-vp_display = Points shown
option-vp_display-help = Points are kept secret; gains are announced.
option-vp_display-hidden = own total only
option-vp_display-own_only_with_log = own total, and everybody’s announced gains
option-vp_display-open = all totals
option-private_deals = Private deals
option-private_deals-help = Offers and deals with the Murshid are seen by the two alone, so totals become truly hidden.
option-private_deals-off = off
option-private_deals-on = on
option-late_deals = Late deals
option-late_deals-help = A second chance for a deal after stances or card selection, before the reveal.
option-late_deals-off = off
option-late_deals-on = on
option-influence_limit = Limited influence tokens
option-influence_limit-help = Only the tokens of the box can be placed.
option-influence_limit-off = off
option-influence_limit-on = on
option-sultan_self_sack = The Sultan may sack own settlements
option-sultan_self_sack-help = Rarely useful, but no rule forbids it.
option-sultan_self_sack-off = off
option-sultan_self_sack-on = on
option-conquest_ratio = Conquest
option-conquest_ratio-help = Which share of the Warlord’s units Conquest needs; the known example fits both.
option-conquest_ratio-half = half of the units
option-conquest_ratio-third = a third of the units
option-elder_terrain = Elder
option-elder_terrain-help = Where the Elder finds a Nomad mercenary; the known example fits both.
option-elder_terrain-any = any adjacent hex
option-elder_terrain-mountain = adjacent mountains only
option-market_side = Market on screen
option-market_side-help = In which direction the market is drawn; the rules are the same.
option-market_side-left_to_right = from left to right
option-market_side-right_to_left = from right to left

## Score

score-start = Starting points
score-deals = Deals with the Murshid
sheet-objective = { $character }: { $objective }
score-w_primary_casualty = Enemy units that fell in combats of the Warlord
score-w_primary_sack = Buildings sacked by the Warlord
score-w_first_stronghold = Year 1: three strongholds sacked or subdued
score-w_first_settlement = Year 1: two towns or cities sacked
score-w_holy = Control of the holy site
score-w_army = The largest army on the map
score-w_strongholds = Own strongholds
score-w_fear = Different players fought this year, beyond the second
score-m_primary = Hexes with influence of the Murshid
score-m_first = Year 1: different terrains with influence
score-m_holy = Influence on the holy site
score-m_cities = Influence in hexes with a city
score-m_base = Control of at least two hexes
score-s_primary = Towns and cities
score-s_first = Year 1: other players who hold a town or city
score-s_holy = A settlement on the holy site
score-s_sales = Cards sold from the Sultan’s market this year
score-s_crossing = A settlement at the crossing
score-c_primary = Hexes controlled by the Caliph
score-c_first = Year 1: own strongholds
score-c_holy = Control of the holy site
score-c_quarries = Quarries controlled
score-c_crossing = Control of the crossing
score-c_palace = The palace in a hex with own influence
score-n_primary = Coins turned into points
score-n_first = Year 1: players who hired or bribed
score-n_holy = Control of the holy site, or influence there
score-n_clients = Other players with mercenaries on the map
score-n_wilds = Influence in wilderness, mountains and desert

## Questions

ask-over = The game is over.
ask-chance = The table is being prepared.
ask-wait = Waiting for { $seats }.
ask-character = Choose your character.
ask-tile = Choose a tile to place.
ask-tile-place = Where does the tile go?
ask-tile-turn = How does the river run?
ask-group = Which starting group do you place?
ask-group-hex = Where does group { $group } start?
ask-first-palace = Where does the palace stand?
ask-action-warlord = Year { $year }, round { $round }: choose an action, Warlord.
ask-action-murshid = Year { $year }, round { $round }: choose an action, Murshid.
ask-action-sultan = Year { $year }, round { $round }: choose an action, Sultan.
ask-action-caliph = Year { $year }, round { $round }: choose an action, Caliph.
ask-action-nomad = Year { $year }, round { $round }: choose an action, Nomad.
ask-tribute = How many points do you buy, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each?
ask-discard = { $n ->
    [one] You hold more than { $n } card. Discard one.
   *[other] You hold more than { $n } cards. Discard one.
}
ask-influence = Where do you spread your influence?
ask-build = What do you build? Left: { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}.
ask-build-hex = Where do you build the { $piece }?
ask-move = Which units move? Left: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}.
ask-move-to = Where do the units at { $hex } go?
ask-move-mix = How many go from { $from } to { $to }?
ask-assault = From where do you assault?
ask-assault-to = Which hex do the units at { $hex } assault?
ask-assault-mix = How many assault { $to } from { $from }?
ask-recruit = Where do you place a recruited unit? Left: { $n ->
    [one] { $n } unit
   *[other] { $n } units
}.
ask-hire-size = How many mercenaries do you hire?
ask-hire = Where do you place a hired mercenary? Left: { $n }.
ask-follow-up = The bribed mercenaries may act at once.
ask-buy = Which card do you buy? One from each row at most.
ask-play = Which card do you play as your action?
ask-uprising = Where do the people rise?
ask-muster = Which hex musters next?
ask-muster-at = How do you muster at { $hex }?
ask-intrigue = Take a Murshid card. Left: { $n }.
ask-conspire = Which card goes to your market?
ask-palace = Where does the palace move?
ask-desertion = Whose mercenaries desert?
ask-desertion-count = How many desert from { $hex }?
ask-bargain-hex = You bargain with { $with }, the { $character }, about mercenaries. In which hex?
ask-bargain-card = You bargain with { $with }, the { $character }, about a card. Which one?
ask-bargain-units = You bargain with { $with }, the { $character }, about mercenaries. How many?
ask-bargain-price = You bargain with { $with }, the { $character }. At what price?
ask-bargain-answer = { $seat }, the { $character }, proposes: { $terms }.
ask-bargain-reply = { $seat }, the { $character }, answers: { $terms }.
ask-deal-offer = Do you promise { $murshid }, the Murshid, points for winning here?
ask-deal-answer = Do you make a deal about the conflict at { $hex }?
ask-deal-amount = How many points do you demand?
ask-deal-reply = { $murshid }, the Murshid, demands { $n ->
    [one] { $n } point
   *[other] { $n } points
} if your side wins.
ask-select-combat = Choose cards for the combat at { $hex }; nobody sees how many.
ask-select-contest = Choose cards for the contest at { $hex }; nobody sees how many.
ask-stance = Where do you stand in the contest at { $hex }?
ask-meddle = Whose side do your cards join?
ask-tip = A tie where you have influence: who wins?
ask-order = Which card is resolved next?
ask-losses = Which units do you lose?
ask-subdue = Do you take over the stronghold, or sack it?
ask-sack = Do you sack the settlement?
ask-overflow = More than { $n } units at { $hex }. Which leave?
ask-card-hex = { $card }: choose a hex.
ask-card-player = { $card }: choose a player.
ask-card-assign = { $card }: which units do you assign?
ask-card-eject = { $card }: which units must leave?
ask-card-from = { $card }: from where do you bring a unit?
ask-card-bring = { $card }: how many units do you bring?
ask-card-withdraw = { $card }: do you pull units out, and where to?
ask-card-cancel = { $card }: which card do you cancel?
ask-card-steal = { $card }: which card do you take?
ask-card-may = { $card }: do you use it further?

## Hints beside the questions

hint-ask-character = Every character plays by other rules. The Warlord is the simplest, the Nomad lives on bargains.
hint-ask-tile = A river tile must lengthen the river; any other lies where it touches the most tiles.
hint-ask-group-hex = Not on a quarry or the holy site: look for fertile land and a way out.
hint-ask-first-palace = The palace is worth strength 2, and a point a year where you also have influence.
hint-ask-action-warlord = Fights score at once: one point for each enemy unit that falls, and what you sack. Recruit two units a turn, Muster in hexes with your token, Uprising where others hold them.
hint-ask-action-murshid = Every token is a point each year. An empty hex next to your tokens is free for you; others must contend with you there. Intrigue brings your own cards.
hint-ask-action-sultan = Towns can be built anywhere, cities on towns; both pay and score every year. A town on the holy site counts double.
hint-ask-action-caliph = A fort holds a hex without units, and two cost one action. Quarries are worth three coins and two points a year.
hint-ask-action-nomad = Influence first: three units on your card for each token. Others may hire from the card or bribe units on the map; two coins are a point at the end of the year.
hint-ask-influence = Nobody else present and no Murshid token adjacent: it is yours at once. Otherwise a contest follows, and a tie goes to you.
hint-ask-build = Mountains and quarries cost one coin more, desert two.
hint-ask-move = A move never fights: it needs a hex nobody else controls.
hint-ask-assault = Count units, forts 1, castles and palace 2, and what cards may add. A tie goes to the attacker, unless the Murshid has a token there.
hint-ask-assault-mix = What you send may die: you lose half of the enemy's strength, whoever wins.
hint-ask-bargain-price = Coins go to the partner at once. Two coins are worth a point to the Nomad.
hint-ask-bargain-answer = Accepting binds both. You may answer once with other terms.
hint-ask-deal-offer = You pay only if your side wins, even if the Murshid did nothing.
hint-ask-select-combat = Events are discarded; characters and banners come back next year. Choose card by card, then finish.
hint-ask-select-contest = The attacker needs only a tie. Choose card by card, then finish.
hint-ask-stance = Units or a stronghold give one point to a side, each settlement or token another.
hint-ask-subdue = A stronghold you take over keeps the hex; a sacked one pays coins.
hint-ask-tribute = Points cannot be bought later; coins break ties at the end.

## Buttons

do-take = Play the { $character }
do-tile = Place: { $tile }
do-place = Lay it { $place }
do-turn = River along these edges: { $edges }
do-group = Place: { $pieces }
do-hex = { $hex }
do-influence = { $hex }: at once
do-influence-contest = { $hex }: contest
do-build = { $hex }, for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
do-verb = { $verb }
do-piece = Build: { $piece }
do-from = From { $hex }
do-to = To { $hex }
do-assault = To { $hex }: strength { $mine } against { $theirs } before cards
do-assault-sack = To { $hex }: nobody defends it, sack the settlement
do-units = { $units }
do-count = { $n }
do-pay = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
do-offer = Promise { $n ->
    [one] { $n } point
   *[other] { $n } points
}
do-offer-none = Promise nothing
do-card = { $card }
do-discard = Discard: { $card }
do-select = Choose: { $card }
do-resolve = Resolve: { $card }
do-play = Play: { $card }
do-take-card = Take: { $card }
do-display = Display: { $card }
do-target = { $card } of { $seat }
do-player = { $seat }
do-buy = { $card } ({ $row }), { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
do-buy-at = { $card } ({ $row }, place { $place } from the far end), { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
do-buy-free = { $card } ({ $row }), free of charge
do-support = Support the attacker
do-defend = Defend against it
do-side-attacker = Join the attacker
do-side-defender = Join the defender
do-tip-attacker = The attacker wins
do-tip-defender = The defence wins
do-deal = Accept { $n ->
    [one] { $n } point
   *[other] { $n } points
} from { $seat }
do-demand = Demand points from { $seat }
do-demand-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
do-tribute = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
do-hire-bank = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
do-muster-one = Place 1 unit
do-muster-two = Place 2 units, remove the token
do-desert = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
}
do-bring = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
do-accept = Accept
do-decline = Decline
do-counter = Answer with other terms
do-withdraw = Give up the bargain
do-done = Finished choosing
do-stop = No more
do-yes = Yes
do-no = No
do-subdue = Take it over
do-subdue-not = Sack it
do-sack = Sack it
do-sack-not = Let it stand
terms-hire = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
} from the reserves card for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
terms-bribe = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
} at { $hex } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
terms-card = { $card } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What happened

told-character = { $seat } plays the { $character }.
told-layout = The map: { $layout }.
told-tiles = Everybody gets { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
told-pick-tile = You place: { $tile }.
told-tile = { $seat } lays { $hex } ({ $tile }) { $place }.
told-group = { $seat } places starting group { $group } at { $hex }.
told-palace = { $seat } puts the palace at { $hex }.
told-market = The market: { $cards }.
told-sultan-market = The Sultan’s market: { $cards }.
told-market-slides = The market slides towards the near end.
told-market-in = New in the market: { $cards }.
told-market-out = { $card } leaves the market.
told-reshuffle = The discard pile becomes a new deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
told-year = Year { $n } begins.
told-income-hex = { $seat }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from { $hex }.
told-income-extra = { $seat }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from towns, cities and tokens everywhere.
told-income = { $seat } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} of income.
told-reserves = { $seat } adds { $n ->
    [one] { $n } unit
   *[other] { $n } units
} to the reserves card (value { $value }).
told-no-upkeep = There is no upkeep in the first year.
told-take-back = { $seat } takes back: { $cards }.
told-discard = { $seat } discards: { $card }.
told-action = { $seat }: { $verb }.
told-coins = { $seat } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
told-influence = { $seat } now has influence at { $hex }.
told-contest = { $seat } begins a contest at { $hex }.
told-build = { $seat } builds for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at { $hex }: { $piece }.
told-move = { $seat } moves { $units } from { $from } to { $to }.
told-assault = { $seat } assaults { $to } from { $from } with { $units }.
told-recruit = { $seat } recruits { $units } at { $hex }.
told-hire = { $seat } places { $units } at { $hex }.
told-hire-bank = { $seat } hires { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
told-buy = { $seat } buys { $card } ({ $row }) for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
told-paid = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to { $to }.
told-play = { $seat } plays: { $card }.
told-propose = { $seat } proposes to { $to }: { $terms }.
told-counter = { $seat } answers { $to }: { $terms }.
told-decline = { $seat } declines.
told-withdraw = { $seat } gives up the bargain.
told-struck = { $seat } and { $to } agree: { $terms }.
told-uprising = { $seat }: uprising at { $hex } with { $units }.
told-muster-one = { $seat } musters { $units } at { $hex }.
told-muster-two = { $seat } musters { $units } at { $hex } and removes the token.
told-look = { $seat } looks at { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the deck.
told-look-cards = You look at: { $cards }.
told-intrigue = { $seat } takes a Murshid card unseen.
told-intrigue-card = You take: { $card }.
told-intrigue-short = { $seat } takes all Murshid cards there were ({ $n }) and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for those missing; the rest goes to the bottom.
told-conspire = { $seat } puts { $card } into the Sultan’s market.
told-desertion = { $seat }: { $n ->
    [one] { $n } mercenary of { $of } deserts
   *[other] { $n } mercenaries of { $of } desert
} at { $hex }.
told-overflow = { $seat } clears the crowded { $hex } of { $units }.
told-deal-offer = { $seat } promises { $n ->
    [0] nothing
    [one] { $n } point
   *[other] { $n } points
} for winning.
told-deal-demand = { $murshid } demands { $n ->
    [one] { $n } point
   *[other] { $n } points
} from { $seat }.
told-deal-agreed = A deal: { $n ->
    [one] { $n } point
   *[other] { $n } points
} from { $seat } to { $murshid } if that side wins.
told-deal-none = { $seat } declines: no deal with { $murshid }.
told-deal-refused = { $murshid } makes no deal.
told-deal-void = The side of { $seat } has not won, so { $murshid } is paid nothing.
told-deal-paid = { $seat } gives { $murshid } { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
told-see-hand = { $seat } looks at the hand of { $of }.
told-see-hand-cards = You see the hand of { $of }: { $cards }.
told-steal = { $seat } takes a card from the hand of { $of }.
told-steal-card = { $seat } takes from the hand of { $of }: { $card }.
told-supports = { $seat } supports the attacker.
told-defends = { $seat } defends.
told-meddle-attacker = { $seat } joins cards to the attacker.
told-meddle-defender = { $seat } joins cards to the defender.
told-reveal = { $seat } shows: { $cards }.
told-reveal-none = Nobody shows a card.
told-resolve = { $seat } resolves: { $card }.
told-value-attacker = { $card }: attack { $value }.
told-value-defender = { $card }: defence { $value }.
told-assign = { $seat } assigns to { $card }: { $units }.
told-join = { $seat } brings in with { $card }: { $units }.
told-withdraw-units = { $seat } pulls { $units } out to { $hex }.
told-eject = Out of the fight ({ $seat }): { $units }.
told-cancel = { $card } cancels: { $target }.
told-strength = Strength { $attack } against { $defence }.
told-influence-attack = Influence of the attack: { $n }.
told-influence-defence = Influence of the defence: { $n }.
told-attacker-wins = The attacker wins.
told-defender-wins = The defence wins.
told-tip-attacker = { $seat } tips the balance: the attacker wins.
told-tip-defender = { $seat } tips the balance: the defence wins.
told-spent = { $seat } spends { $units }.
told-losses = { $seat } loses { $units }.
told-retreat = { $seat } retreats: { $units }.
told-subdue = { $seat } takes over from { $of }: { $piece }.
told-sack = { $seat } sacks ({ $of }): { $piece }, { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
told-removed = Removed without a sack ({ $of }): { $piece }.
told-none-to-sack = { $seat } has no unit left there: nothing is subdued or sacked.
told-token-gone = The influence token of { $seat } at { $hex } is removed.
told-hand-over = { $card } goes to the hand of { $seat }.
told-points = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}. { $objective }.
told-scoring = Scoring of year { $n }.
told-tribute = { $seat } turns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} into { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
told-total = { $seat } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
told-winner = { $seat } wins the game.
told-wins-by-coins = { $tied } have { $n ->
    [one] { $n } point
   *[other] { $n } points
} each. { $seat } wins the game with more coins: { $most } against { $others }.
told-wins-by-order = { $tied } have { $n ->
    [one] { $n } point
   *[other] { $n } points
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each. { $seat } comes first in turn order and wins the game.
told-combat = Combat at { $hex }: { $seat } attacks { $of }.
told-participants = Taking part: { $seats }.
told-deal-window = Before cards are chosen, { $seat } may make a deal.
told-free-units = Units on cards stand in the hex again: { $units }.
told-bribed = Bribed at { $hex }: { $units }, now in the service of { $seat }.
told-put-away = { $card } is discarded.
told-laid-open = { $card } lies open in front of { $seat }.
told-returns = { $card } returns to the hand of { $seat }.
told-surcharge = Building at { $hex } costs { $n } more.

## Why something is not allowed

no-hex = There is no such hex on the map.
no-character-nomad = With four players nobody plays the { $character }.
no-character-taken = The { $character } is taken.
no-tile = You have no such tile: { $tile }.
no-place-free = A tile needs a free place that touches the map.
no-place-river = A river tile must lengthen the river.
no-place-closes = This would leave no room for the rest of the river.
no-place-touches = { $n ->
    [one] This place touches only { $n } tile; there is one that touches more.
   *[other] This place touches only { $n } tiles; there is one that touches more.
}
no-turn-river = Turned so, the river does not go on.
no-group = This group is not left to place.
no-group-terrain = No group starts on a quarry or the holy site.
no-group-occupied = Something stands there already.
no-palace-start = The palace starts where a piece of the Caliph stands.
no-draw-characters = Every character is drawn once.
no-draw-layout = There is no such layout.
no-draw-tiles = These are not the tiles of this game.
no-draw-count = { $n ->
    [one] Exactly { $n } card is drawn.
   *[other] Exactly { $n } cards are drawn.
}
no-draw-card = { $card } is not on top of the deck.
no-draw-this = Chance decides something else now.
no-verb = The { $character } has no such action: { $verb }.
no-stop = An action must do something first.
no-coins = That takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, more than you have.
no-influence-anywhere = There is no hex for your influence.
no-influence-own = Your token is there already.
no-influence-far = You are present neither there nor in an adjacent hex.
no-token-left = You have no influence token left.
no-build-anything = There is nothing you could build.
no-build-piece = The { $character } cannot build this: { $piece }.
no-build-supply = None left in supply: { $piece }.
no-build-nowhere = There is no hex for this: { $piece }.
no-build-twice = Each piece of an action goes to another hex.
no-build-fortified = A fort or castle stands there already.
no-build-held = Another player controls this hex.
no-build-absent = You are not present there.
no-build-fort-needed = A castle needs your own fort there.
no-build-settled = A town or city stands there already.
no-build-town-needed = A city needs a town there.
no-move-anywhere = None of your units can move.
no-move-held = { $seat } controls this hex; only an assault enters it.
no-assault-anywhere = There is nothing your units could assault.
no-assault-nothing = Nobody controls this hex, and there is no town or city to sack.
no-sack-own = The Sultan does not sack own settlements at this table.
no-units-there = You do not have these units there.
no-units-none = At least one unit must go.
no-units-count = It must be exactly { $n ->
    [one] { $n } unit
   *[other] { $n } units
}.
no-units-left = You have no unit disc left in supply.
no-other-units = Only the units just placed may go on.
no-way-far = These hexes do not share an edge.
no-way-river = A river lies between.
no-way-out = There is nowhere to go from there.
no-window = Such a card is played before the first step.
no-recruit-units = Your reserves card is empty.
no-recruit-anywhere = There is no hex for your recruits.
no-place-held = { $seat } controls this hex.
no-place-absent = You are not present there.
no-hire-units = The Nomad’s reserves card is empty.
no-hire-anywhere = There is no hex for hired mercenaries.
no-hire-count = { $n ->
    [one] One mercenary can be hired.
   *[other] One or { $n } mercenaries can be hired.
}
no-bribe-anywhere = There is no Nomad mercenary on the map.
no-bribe-there = There is no Nomad mercenary.
no-follow-up = After a bribe you may move once or assault.
no-bargain-rounds = { $n ->
    [one] You have made the { $n } proposal about this that an action allows.
   *[other] You have made all { $n } proposals about this in this action.
}
no-bargain-units = { $n ->
    [one] It must be exactly { $n } mercenary.
   *[other] It must be from 1 to { $n } mercenaries.
}
no-bargain-nomad = The Nomad has only { $n } there.
no-bargain-own = { $n ->
    [one] You have only { $n } disc in supply.
   *[other] You have only { $n } discs in supply.
}
no-price = The price cannot be more than { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
no-counter-counter = A counter-proposal is accepted or declined.
no-withdraw-counter = A counter-proposal must be completed.
no-sultan-market = The Sultan’s market is empty.
no-buy-anything = There is no card you could buy.
no-buy-again = You have bought from this row already: { $row }.
no-buy-sultan = Cards of the Sultan’s market need a bargain with the Sultan first.
no-buy-there = { $card } is not there: { $row }.
no-buy-which = Copies of { $card } lie apart there, and it matters which one goes. Say its place from the far end: { $row }.
no-buy-place = At place { $place } there is no copy of { $card } to choose: { $row }.
no-card-in-hand = You do not hold this card: { $card }.
no-card-keyword = { $card } cannot be used here.
no-card-window = { $card } cannot be played at this moment.
no-card-bound = { $card } is part of the character and cannot be discarded.
no-card-played = { $card } was not played for you.
no-card-waiting = { $card } has been resolved already.
no-card-order = Another card comes before: not yet { $card }.
no-card-useful = { $card } could do nothing now.
no-card-to-play = You hold no card that could do something as an action.
no-card-hex = { $card } cannot choose this hex.
no-card-player = { $card } cannot choose this player.
no-card-target = { $card } cannot cancel this.
no-card-there = { $card }: that card is not in this hand.
no-card-steal = { $card }: that card belongs to its character.
no-card-looked = { $card } is not among the cards you look at.
no-card-murshid = { $card } is no Murshid card.
no-bring-count = { $card } cannot bring so many units.
no-bring-stop = { $card } must be carried out.
no-withdraw-units = { $card } cannot pull out these units.
no-own-token = Your influence token is not there.
no-uprising-anywhere = No token of yours lies in a hex another player controls.
no-uprising-free = Nobody else controls this hex.
no-muster-anywhere = No token of yours lies in a hex free for units.
no-muster-hex = This hex does not muster, or has done so already.
no-muster-order = With units enough, hexes muster in their order.
no-muster-count = One unit, or two.
no-deck = Deck and discard pile are empty.
no-palace-anywhere = There is no hex for the palace.
no-palace-same = The palace stands there already.
no-palace-held = Another player controls this hex.
no-desertion-anywhere = No other player has mercenaries on the map.
no-desertion-there = There are no foreign mercenaries.
no-desertion-count = It must be from 1 to { $n }.
no-deal-most = It must be at most { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
no-deal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}: more than you have.
no-deal-stranger = This player takes no part here.
no-deal-offer = { $seat } has promised nothing.
no-subdue-must = Nothing can be sacked here, so the stronghold must be taken over.

## Complaints

complaint-action = “{ $text }” is no action of this game.
complaint-card = There is no card “{ $card }”.
complaint-card-copies = There are not so many copies of “{ $card }”.
complaint-position-year = There is no year { $n }: the game ends with year { $most }.
complaint-position-at = “{ $text }” is no place of a hex; places are written such as “1,-2”.
complaint-position-tile = The hex “{ $at }” needs a “tile”: no layout lays one there.
complaint-position-hexes = There are too many hexes: with those of the layout, the map has room for { $most }.
complaint-position-name = The hex “{ $at }” cannot bear the “name” { $n }: names are numbers from 0 to { $most }, and hexes of the same kind have different ones.
complaint-position-far = The hexes lie too far from “0,0”.
complaint-position-hex = “{ $field }” is no hex of this map.
complaint-position-pieces = “{ $text }” in “{ $field }” are no pieces; they are written such as “caliph 2o F, sultan c”.
complaint-position-nomad = “{ $field }”: with four players nobody plays the Nomad.
complaint-position-settlement = “{ $field }”: only the Sultan has towns and cities.
complaint-position-palace = “{ $field }”: only the Caliph has the palace.
complaint-position-ordinary = “{ $field }”: only the Warlord and the Caliph have ordinary units.
complaint-position-reserve = “{ $field }”: only the Warlord, the Caliph and the Nomad have a reserves card.
complaint-position-discs = “{ $field }” needs more unit discs than are left in supply: { $left }.
complaint-position-box = The { $character } has more of these buildings than the box holds ({ $most }): { $piece }.
complaint-position-town-and-city = A town and a city cannot both stand in the hex “{ $at }”.
complaint-position-tokens = Two influence tokens cannot lie in the hex “{ $at }”.
complaint-position-strongholds = Two strongholds cannot stand in the hex “{ $at }”.
complaint-position-control = Two players cannot control the hex “{ $at }”.
complaint-position-character = Two players have the { $character }; whoever names no “character” has the usual one.
complaint-position-seat = There is no seat { $seat } at a table of { $players }.
complaint-position-player = “{ $field }”: nobody with a character sits on seat { $seat }.
complaint-position-plenty = “coins” and “vp” of seat { $seat } must be from 0 to { $most }.
complaint-position-long = “{ $field }” has too many entries: the most is { $most }.
complaint-position-known = What is known of a block of cards (“public”, “murshid”, “sultan”) must be among its “cards”.
complaint-position-observer = “{ $name }” in “{ $field }” is nobody; a seat of this table or “public” belongs there.
complaint-position-own-hand = “{ $field }”: players know their own hands anyway.
complaint-position-hand = “{ $field }” names cards that are not in that hand.
complaint-position-sure = “{ $field }” is too much: further Murshid cards in the Murshid’s hand can be at most { $most }.
complaint-position-objective = “account”: there is no line “{ $id }” among the objectives.
complaint-position-stage = “{ $text }” is no stage of the game (“flow.stage”).
complaint-position-frame = Either both “{ $field }” and its frame in “flow.frames” are there, or neither.
complaint-edition-missing = In “{ $what }” a row is missing: { $row }.
value-hex = a hex by its two numbers, such as “1,-2”
value-edges = edges of a hex with + between them, such as “e+nw”
complaint-edition-unsound = { $what }: { $why }
complaint-edition-limits = { $what }: { $found } cannot stand here; every number here is { $wanted }.
complaint-edition-twice = “{ $name }” is given twice.
edition-why-palace = the Caliph has exactly one palace.
edition-why-lines = there are too many lines of objectives.
edition-why-tribute = one line at most is a tribute; it is the Nomad’s and costs at least one coin.
edition-why-market = each of the three rows has at least one slot, and all together are no more than the market has room for.
edition-why-look = too few cards are looked at; more must be left over than are kept.
edition-why-box = more pieces begin on the map than are in the box.
edition-why-start-palace = no palace begins on the map.
edition-why-settlement = only the Sultan begins with towns and cities.
edition-why-ordinary = this character has mercenaries only, no ordinary units.
edition-why-crowded = a fort and a castle, or a town and a city, cannot begin on the same hex.
edition-why-single = there is exactly one crossing and one holy site.
edition-why-dealt = with each number of players there is one tile, and as many more for each player as “tiles_dealt” says.
edition-why-free = each player needs two tiles to begin on that are neither quarry nor holy site.
edition-why-hexes = two hexes lie in the same place.
edition-why-tiles = the map shows another number of these tiles than “tiles” says.
edition-why-river = the river must run through all river tiles and no others as one path.
edition-why-connected = every hex must be reachable from every other.
edition-why-group = every starting group stands on exactly one hex, and on no quarry and no holy site.
edition-why-nomad = with four players the hexes of the Nomad’s groups are left out.
complaint-edition-layout = Layout “{ $layout }”: { $why }
complaint-edition-no-layout = The edition has no layout “{ $layout }”.
complaint-edition-group = “{ $text }” are no pieces of the group “{ $group }”; they are written such as “{ $example }”.
complaint-edition-card = Card “{ $card }” is incomplete: it needs an id of its own of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}, a text under “combat”, “contest”, “action” or “anytime”, a “window” with “anytime” and only then; a card with “dealt_to” is a strategy with one copy.
complaint-edition-copies = “{ $card }”: { $n } cannot stand here; each card has at least one copy, and all cards with their copies are no more than { $most }.
complaint-effect = “{ $id }”: { $why }
complaint-effect-expected = “{ $expected }” should stand where “{ $found }” stands.
complaint-effect-end = “{ $expected }” is missing at the end.
complaint-effect-word = The word “{ $word }” means nothing here. What does: { $known }.
complaint-effect-misplaced = “{ $word }” cannot be used under this keyword.
complaint-effect-long = The text is too long.
