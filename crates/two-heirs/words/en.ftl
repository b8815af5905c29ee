# The Two Heirs
game-name = The Two Heirs
game-pitch = Two brothers develop one shared map, and every unit they keep at court is missing in the land. For two, or alone against Henry.

# Names
henry = Henry
result-lost = Henry wins
colour-white = White
colour-blue = Blue
set-journeys = Journeys
set-dominion = Dominion
set-trade_church = Trade & Church
set-warfare = Warfare
set-guard = Guard
set-crafts = Crafts
terrain-gn = green
terrain-gy = grey
terrain-ye = yellow
resource-gn = wood
resource-gy = stone
resource-ye = grain
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-grain = { $n } grain
unit-elite = elite unit
unit-r1 = first regular unit
unit-r2 = second regular unit
place-court = at court
place-aside = beside the board
tile-short = { $building }
tile = { $building } ({ $terrain })
tile-unseen = unseen tile ({ $terrain })
tile-unknown = unknown tile
free-terrain = free terrain
start-tile = start tile
royal-offer = royal offer
royal-shield = royal shield
draw-pile = draw pile
scaffold = scaffolding
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
treasure-column = two { $terrain } tiles in its column
treasure-row = two { $terrain } tiles in its row
treasure-positions = a tile { $one } and one { $two } of it
henry-rule-A = A: join a road
henry-rule-B = B: block a road
henry-rule-C = C: first free neighbour
henry-rule-D = D: no place, the tile leaves the game
phase-normal = The pile lasts.
phase-trigger = The pile has run out: after this turn each side has one final turn.
phase-trigger_equal = The pile has run out: after this turn only the other side has a final turn.
phase-final-2 = Final round: two turns left, this one included.
phase-final-1 = The very last turn.

# Buildings
building-inn = Inn
building-market = Marketplace
building-pilgrimage_site = Pilgrimage Site
building-robber_keep = Robber Keep
building-mill = Mill
building-stonemason = Stonemason
building-pigsty = Pigsty
building-bakery = Bakery
building-smithy = Smithy
building-gamekeeper_lodge = Gamekeeper’s Lodge
building-camp = Camp
building-farm = Farm
building-sawmill = Sawmill
building-quarry = Quarry
building-trading_post = Trading Post
building-cathedral = Cathedral
building-siege_tower = Siege Tower
building-fortress = Fortress
building-watchtower = Watchtower
building-guardhouse = Guardhouse
building-basket_workshop = Basket Workshop
building-pottery_workshop = Pottery Workshop
building-cooper_workshop = Cooper’s Workshop
building-guild_house = Guild House
effect-inn = 1 point, and 1 for each tile in the line it shows, at most three on each side.
effect-market = 1 point, and 1 for each tile at its sides.
effect-pilgrimage_site = 1 point for each tile of the longest road that ends here, itself included, whoever owns them. It joins no roads.
effect-robber_keep = 2 points, and 2 for each enemy building at its sides.
effect-mill = 1 point, and 1 for each tile of every yellow group that touches it by a side.
effect-stonemason = 1 point, and 1 for each tile of every grey group that touches it by a side.
effect-pigsty = 1 point, and 1 for each tile of every green group that touches it by a side.
effect-bakery = 1 point, and 1 for each other building of yours on yellow.
effect-smithy = 1 point, and 1 for each other building of yours on grey.
effect-gamekeeper_lodge = 1 point, and 1 for each other building of yours on green.
effect-camp = After a take, turn it face down to take once more. 2 points if never used.
effect-farm = Gives you one grain in each of your turns. No points.
effect-sawmill = Gives you one wood in each of your turns. No points.
effect-quarry = Gives you one stone in each of your turns. No points.
effect-trading_post = 3 points for each building of yours of a kind it shows.
effect-cathedral = 5 points.
effect-siege_tower = When a second tower of yours is laid beside an enemy building, you may destroy it. No points.
effect-fortress = 1 point for each siege tower and fortress of yours, itself included.
effect-watchtower = 1 point, and 1 for each other tile of its own colour in the line it shows.
effect-guardhouse = 2 points, and 2 for each watchtower on its diagonals, whoever owns it.
effect-basket_workshop = 3 points for each pair of a green and a yellow tile on the marked positions.
effect-pottery_workshop = 3 points for each pair of a grey and a yellow tile on the marked positions.
effect-cooper_workshop = 3 points for each pair of a green and a grey tile on the marked positions.
effect-guild_house = Your workshops of the kind it shows score 4 instead of 3 for each pair. No points itself.

# Options
option-sets = Sets
option-sets-help = The three sets of nine tiles that are played with. Journeys, Dominion and Trade & Church are meant for a first game.
option-sets-journeys = Journeys
option-sets-dominion = Dominion
option-sets-trade_church = Trade & Church
option-sets-warfare = Warfare
option-sets-guard = Guard
option-sets-crafts = Crafts
option-random_sets = Random sets
option-random_sets-help = Three sets are drawn by lot, whatever is chosen above.
option-random_sets-off = as chosen
option-random_sets-on = by lot
option-score_roads = Road scoring
option-score_roads-help = The rulebook advises to leave it out in a first game.
option-score_roads-on = on
option-score_roads-off = off
option-henry_level = Henry’s level
option-henry_level-help = Solo only: how many treasures Henry has. Each one left in the end is worth five points to him.
option-henry_level-poor = Henry the Poor (6 treasures)
option-henry_level-brave = Henry the Brave (8 treasures)
option-henry_level-relentless = Henry the Relentless (10 treasures)
option-colour = Your colour
option-colour-help = Solo only; a matter of looks.
option-colour-white = white
option-colour-blue = blue
option-start_player = Starting player
option-start_player-help = For two players. In the solo game the human always begins.
option-start_player-random = toss the shield
option-start_player-white = White (seat a)
option-start_player-blue = Blue (seat b)
option-equal_turns = Equal turns
option-equal_turns-help = House variant: if the starting player triggers the end, only the other side has a final turn, so that both have equally many.
option-equal_turns-off = off
option-equal_turns-on = on
option-closed_hands = Closed hands
option-closed_hands-help = Hands, and what is laid face down or removed from them, are hidden; only the terrain shows.
option-closed_hands-off = open hands
option-closed_hands-on = closed hands
option-open_scores = Running score
option-open_scores-help = Show the score during the game, or only at the end.
option-open_scores-on = shown
option-open_scores-off = only at the end
option-inn_line = How inns count
option-inn_line-help = Whether gaps or distance matter along the line of an inn.
option-inn_line-any_distance = any distance, gaps do not matter
option-inn_line-within_3_spaces = only the three next positions
option-inn_line-contiguous = up to the first gap
option-watch_line = How watchtowers count
option-watch_line-help = Whether gaps matter along the line of a watchtower.
option-watch_line-any_distance = any distance, gaps do not matter
option-watch_line-contiguous = up to the first gap
option-craft_pairs = Pairs of a workshop
option-craft_pairs-help = Whether a pair needs one tile of each colour.
option-craft_pairs-one_of_each = one of each colour
option-craft_pairs-any_two = any two of the two colours
option-discount_stacking = Several discounts on one building
option-discount_stacking-help = Whether more than one discount may go into the same building.
option-discount_stacking-on = allowed
option-discount_stacking-off = one at most
option-siege_trigger = What starts a siege
option-siege_trigger-help = Whether a building laid beside two standing enemy towers is in danger too.
option-siege_trigger-on_tower = only laying a tower
option-siege_trigger-on_any_adjacency = any building beside two towers
option-pilgrimage_length = Roads of a pilgrimage site
option-pilgrimage_length-help = Whether the whole network counts or the longest way through it.
option-pilgrimage_length-network = the whole network
option-pilgrimage_length-longest_path = the longest way
option-henry_siege = Henry’s siege towers
option-henry_siege-help = Solo only: whether Henry destroys what his towers besiege.
option-henry_siege-never = never destroy
option-henry_siege-always = always destroy

# Prompts
ask-setup = The table is being laid.
ask-refill = A tile is being drawn for the offer.
ask-treasure = Henry’s treasure is being drawn.
ask-halt = The position stops here.
ask-over = The game is over.
ask-wait = Waiting for { $who }.
ask-turn = { $reach ->
    [one] Your turn: take the first tile of the offer; build, extend the landscape and move your units before or after, in any order.
   *[other] Your turn: take one of the first { $reach } tiles of the offer; build, extend the landscape and move your units before or after, in any order.
  }
ask-turn_taken = You have taken your tile. Build, extend and move as you like, then end your turn.
ask-siege = Your towers besiege { $at }: destroy it or leave it standing.
ask-discard = { $n ->
    [one] Choose one tile to remove from the game: your hand holds three at most.
   *[other] Choose { $n } tiles to remove from the game, one by one: your hand holds three at most.
  }

# Labels
do-take = Take { $tile }
do-build = Build { $tile } on { $at }
do-extend = Lay { $tile } face down on { $at }
do-move = Move the { $unit } to { $at }
do-call = Call a unit to { $at }
do-withdraw = Withdraw the { $unit } from { $at } to court
do-camp = Use the camp on { $at }
do-destroy = Destroy { $tile } on { $at }
do-spare = Leave the rest standing
do-discard = Remove { $tile }
do-end = End the turn

# What happened
told-sets = The sets are { $sets }.
told-coin = The shield is tossed: { $who } begins.
told-offer = The royal offer, clockwise from the shield: { $tiles }.
told-start = The start tile lies face down: { $terrain }.
told-court = The regular units of both players are at court.
told-elites = Both elite units stand on the start tile.
told-units_alone = The human’s elite unit stands on the start tile, the regular units are at court; Henry’s units wait beside the board.
told-treasures = { $n ->
    [one] Henry has one treasure.
   *[other] Henry has { $n } treasures.
  }
told-pile = { $n ->
    [one] Hands are empty; one tile is left in the pile.
   *[other] Hands are empty; { $n } tiles are left in the pile.
  }
told-turn = { $who } has the turn.
told-final_turn = { $who } has the final turn.
told-take = { $who } takes { $tile }; the shield moves there and is turned.
told-no_refill = The pile is empty: nothing is refilled.
told-refill = { $n ->
    [one] The offer is refilled with { $tile }; one tile is left in the pile.
   *[other] The offer is refilled with { $tile }; { $n } tiles are left in the pile.
  }
told-trigger = That was the last tile of the pile: after this turn each side has one final turn.
told-trigger_equal = That was the last tile of the pile: after this turn only the other side has a final turn, so that both have equally many.
told-build = { $who } builds { $tile } on { $at }.
told-scaffold = The scaffolding moves to { $at }.
told-discount_spent = { $n ->
    [one] One discount is spent on it.
   *[other] { $n } discounts are spent on it.
  }
told-extend = { $who } extends the landscape on { $at }: { $terrain }, laid face down from { $tile }.
told-extend_closed = { $who } extends the landscape on { $at }: { $terrain }.
told-discount = { $n ->
    [one] One discount may be used in this turn.
   *[other] { $n } discounts may be used in this turn.
  }
told-move = { $who } moves the { $unit } to { $at }.
told-call = { $who } calls the { $unit } from court to { $at }.
told-withdraw = { $who } withdraws the { $unit } to court.
told-reach = { $n ->
    [one] { $who } now reaches { $n } tile of the offer.
   *[other] { $who } now reaches { $n } tiles of the offer.
  }
told-camp = { $who } uses the camp on { $at }: it is free terrain from now on, and another tile must be taken.
told-siege = The towers of { $who } besiege { $at }.
told-towers_rest = The towers of { $who } stood before: they do nothing to the new building on { $at }.
told-destroy = { $who } destroys { $tile } on { $at }: free terrain from now on.
told-unit_stays = The unit on { $at } stays where it is.
told-treasure_stays = The treasure on { $at } stays where it is.
told-spare = { $who } leaves { $at } standing.
told-henry_spares = Henry leaves standing what his towers besiege.
told-discard = { $who } removes { $tile } from the game: the hand holds three at most.
told-discard_closed = { $who } removes a tile ({ $terrain }) from the game: the hand holds three at most.
told-discount_lapsed = { $n ->
    [one] One unused discount lapses.
   *[other] { $n } unused discounts lapse.
  }
told-henry_matches = The top of the pile is { $terrain }: Henry takes the first such tile from the shield.
told-henry_first = No tile fits the top of the pile: Henry takes the first one from the shield.
told-henry_pile_empty = The pile is empty: Henry takes the first tile from the shield.
told-henry_start = The human has built nothing yet: Henry looks around the start tile, which has no road.
told-henry_ruin = The human’s last building, on { $at }, lies face down: it has no road.
told-henry_joins = Rule A: Henry lays { $tile } on { $at }, { $direction } of { $beside }, where it joins the road.
told-henry_blocks = Rule B: Henry lays { $tile } on { $at }, { $direction } of { $beside }, where it blocks the road.
told-henry_beside = Rule C: Henry lays { $tile } on { $at }, the first free place around { $beside } ({ $direction }).
told-henry_away = Rule D: no place around { $beside } is free; { $tile } leaves the game.
told-henry_marches = Henry’s { $unit } goes to { $at }.
told-treasure = { $n ->
    [one] A treasure is put on { $at }. It goes with: { $treasure }. One is left in the pile.
   *[other] A treasure is put on { $at }. It goes with: { $treasure }. { $n } are left in the pile.
  }
told-treasure_at_once = Its condition is met already.
told-treasure_gone = The treasure on { $at } is gone: { $treasure }.
told-over = The game is over; now it is counted.
told-score = { $n ->
    [one] { $who }: { $line } – one point.
   *[other] { $who }: { $line } – { $n } points.
  }
told-doubled = { $n ->
    [one] A unit of its owner stands on it ({ $building }): one point more.
   *[other] A unit of its owner stands on it ({ $building }): { $n } points more.
  }
told-doubled_henry = { $n ->
    [one] One of Henry’s three best buildings ({ $building }): one point more.
   *[other] One of Henry’s three best buildings ({ $building }): { $n } points more.
  }
told-road_tied = { $line }: nobody leads, no points.
told-roads_unscored = Roads are not scored at this table.
told-score_treasures = { $n ->
    [one] Henry: treasures – one point.
   *[other] Henry: treasures – { $n } points.
  }
told-total = { $n ->
    [one] { $who }: one point ({ $buildings } for buildings, { $roads } for roads).
   *[other] { $who }: { $n } points ({ $buildings } for buildings, { $roads } for roads).
  }
told-total_henry = { $n ->
    [one] Henry: one point ({ $buildings } for buildings, { $roads } for roads, { $treasures } for treasures).
   *[other] Henry: { $n } points ({ $buildings } for buildings, { $roads } for roads, { $treasures } for treasures).
  }
told-draw = Equal points ({ $points }) and equally many units at court ({ $court }): a draw.
told-win = { $who } wins, { $points } to { $others }.
told-win_tie = Equal points ({ $points }): alone against Henry a tie is lost.
told-win_court = Equal points ({ $points }), but { $who } has more units at court ({ $court } to { $others }) and wins.

# Refusals
no-game_over = The game is over.
no-not_your_turn = It is not your turn.
no-chance_first = A draw must be made first.
no-siege_first = First decide what your towers destroy.
no-no_siege = Your towers besiege nothing.
no-hand_limit = You have ended your turn with more than three tiles in hand: choose which to remove.
no-nothing_to_drop = Tiles are removed only at the end of the turn, and only those beyond three.
no-already_taken = You have taken your tile for this turn.
no-not_in_offer = { $tile } is not in the offer.
no-out_of_reach = { $tile } is number { $place } from the shield; you reach { $reach }.
no-take_due = You must take a tile before you end the turn.
no-not_in_hand = { $tile } is not in your hand.
no-position_occupied = There is a tile on { $at } already.
no-no_own_unit_adjacent = No tile beside or at a corner of { $at } carries a unit of yours.
no-resources = For { $tile } you lack { $goods }.
no-no_siege_target = Your towers do not besiege { $at }.
no-unit_moved = Your { $unit } has moved in this turn.
no-unit_not_on_board = Your { $unit } is not on the board.
no-unit_not_in_offer = Your { $unit } is not at court.
no-no_tile = There is no tile on { $at }.
no-not_adjacent = { $at } does not touch the tile of your { $unit }.
no-tile_occupied = A unit stands on { $at } already.
no-elite_stays = The elite unit never leaves the board.
no-no_own_camp = There is no camp of yours on { $at }.
no-take_first = A camp can be used only after you have taken a tile.
no-offer_empty = The offer is empty: a camp would bring nothing.
no-call_first = Both units at court are alike; call the first one instead of { $unit }.
no-not_in_pile = { $tile } is not in the pile.
no-other_back = { $tile } does not have the terrain that shows on the pile.
no-no_such_terrain = The pile holds no such tile: { $terrain }.
no-pile_not_empty = This is not the last tile; the terrain of the next one must be named.
no-no_such_treasure = This treasure is not in the pile.
no-other_chance = Chance decides something else now.
no-three_sets = A game is played with exactly three sets.

# Score sheet
score-building = { $building } { $at }
score-building_doubled = { $building } { $at }, { $points } doubled
score-road = Road of { $n } tiles at { $at }, { $a } : { $b } buildings
score-henry = Henry: { $total } (buildings { $buildings }, roads { $roads }, treasures { $treasures })

# Complaints about files and text
complaint-th-spot = “{ $text }” is not a position; positions are written (1,-2).
complaint-th-id = “{ $id }” is not an id; ids are made of small letters, digits and _, at most 24.
complaint-th-twice = The id “{ $id }” occurs twice.
complaint-th-set = The set { $set } does not have nine tiles, but { $count }.
complaint-th-treasures = There must be ten treasures, not { $count }.
complaint-th-crosses = Each of Henry’s units needs a terrain of its own.
complaint-th-roads = The roads “{ $text }” of “{ $id }” cannot be read; write N-E for a road through the tile and N, E for separate ends, each side once.
complaint-th-direction = “{ $id }”: “{ $text }” is no direction; directions are N, NE, E, SE, S, SW, W and NW.
complaint-th-parameter = “{ $id }” needs exactly what its building asks for: a line (inn, watchtower), positions (workshop), a workshop to raise (guild house) or products (trading post), and where it comes from.
complaint-th-cost = “{ $id }” costs too much: { $n } of a resource, and nine is the most.
complaint-th-treasure = The treasure “{ $id }” needs a line and a terrain, or two different positions.
complaint-th-action = “{ $text }” is not an action; say it as the choices do, or write for example “take mill”, “build mill (0,1)”, “extend mill (0,1)”, “move elite (1,0)”, “call r1 (1,0)”, “withdraw r1”, “camp (1,0)”, “destroy (1,0)”, “spare”, “discard mill”, “end”.
complaint-th-chance = “{ $text }” is not an outcome of chance; for example: “sets journeys+guard+crafts”, “coin a”, “deal … start gn top gy”, “draw do_mill next gn”, “treasure tr_row_gn”.
complaint-th-tile = There is no tile “{ $text }”.
complaint-th-no_treasure = There is no treasure “{ $text }”.
complaint-th-unit = “{ $text }” is not a unit; units are elite, r1 and r2.
complaint-th-terrain = “{ $text }” is not a terrain; terrains are “gn”, “gy” and “ye”.
complaint-th-frame = “{ $text }” cannot stand in the flow of this position.
complaint-th-not_in_play = The tile “{ $text }” does not belong to the sets in play.
complaint-th-tile_twice = “{ $text }” is in two places.
complaint-th-offer = The offer has a shield on position 0 to 6 and at most six tiles.
complaint-th-board = “{ $text }” is not a tile on the board; write (1,0) a do_mill, (1,0) free do_mill or (1,0) free gy.
complaint-th-spot_twice = “{ $text }”: a tile lies there already.
complaint-th-too_many = There are more than 27 tiles.
complaint-th-torn = The landscape does not hang together.
complaint-th-pile = The pile does not fit its unseen tiles: it holds all of them, or all but the start tile, and the top one must be among them.
complaint-th-post = “{ $text }”: no unit can stand there.
complaint-th-no_tile_there = There is no tile on { $text }.
complaint-th-hoard = More treasures are left in the pile than are unseen.
complaint-th-secret = “{ $text }” cannot be hidden: it must have been taken, and lie on the board or be removed.
complaint-th-flow = The flow does not fit the position: it must wait for a seat or for chance, or be over.

# Hints for a first game
hint-goal = Whoever has more points in the end wins. Buildings score for their owner, each by its own rule; a unit of yours on your own building doubles it.
hint-reach = You reach one tile of the offer, and one more for each regular unit at court, clockwise from the shield. You may take only what you reach.
hint-take = Take exactly one tile in your turn, whenever you like. The shield moves to its place, so what both of you reach changes.
hint-resources = Resources are access, not stock: each reached tile, each tile with a unit of yours and each producer of yours gives one resource to every building you build in this turn.
hint-build = A building needs all its resources at that moment, and an empty place beside or at a corner of a tile with a unit of yours.
hint-extend = Any hand tile may be laid face down for free. It makes one building of this turn cheaper by one resource.
hint-units = Each unit moves once a turn: a step to a neighbouring tile, a call from court, or back to court. Your four sources stay four: a unit on the map gives its tile, a unit at court one more of the offer.
hint-order = Take, build and move in any order. Look before you take: the resources you reach now may be gone afterwards. Steps can be undone until a new tile is drawn.
hint-hand = At the end of your turn you keep three tiles; any more leave the game.
hint-camp = A camp buys one more take, once. Used while the pile lasts, it shortens the game by a turn and changes who plays last.
hint-siege = Watch for two enemy towers: the second one laid beside your building may destroy it.
hint-roads = Buildings joined by a road score for whoever has more of them on it: the difference. Roads need not match where tiles meet.
hint-end = When the pile has run out, the final turns follow: one for each side, unless equal turns were agreed. Use the last moves to bring your units onto your best buildings.
hint-henry = Henry takes the first tile with the terrain that shows on the pile, and lays it beside the building you built last. Where you build decides where he builds.
hint-treasures = Every treasure left is worth five points to Henry. Lay tiles so that its condition is met and it is gone; free terrain counts too.
hint-ask-turn = Your reach and your resources change with every step. Steps can be undone until a new tile is drawn.
hint-ask-turn_taken = What you reach now are the resources for the rest of your turn, as long as no unit comes to court or leaves it. See whether a unit can still open a building site or double a building.
hint-ask-siege = A chance you let pass does not come back by itself; only another tower of yours beside that building brings it.
hint-ask-discard = Removed tiles score nothing. Next time lay one face down before you end: it makes a building cheaper.
