# The rules, clause by clause.

chapter-TH-0 = Conventions
rule-TH-0_1 = The landscape is a grid without borders. A position is written (x,y): x grows to the east, y to the north, and the start tile lies on (0,0). The same x is a column, the same y a row.
rule-TH-0_2 = The side neighbours of a position lie north, east, south and west of it, the corner neighbours between them. “Neighbour” alone means both kinds.
rule-TH-0_3 = White sits in the south and Blue in the north. In the solo game the human sits in the south and Henry in the north, whatever their colours.
rule-TH-0_4 = A tile has the same terrain on both sides. On the board it is either a building (face up, with one owner) or free terrain (face down, without owner).
rule-TH-0_5 = The royal offer has seven positions, counted clockwise; one of them carries the royal shield.
rule-TH-0_6 = “Enemy” is whatever belongs to the other player.

chapter-TH-1 = Set-up for two
rule-TH-1_1 = Three of the six sets are played with; the other tiles stay in the box.
rule-TH-1_2 = Journeys, Dominion and Trade & Church make a good first game.
rule-TH-1_3 = The 27 tiles of these sets are shuffled face down: the draw pile.
rule-TH-1_4 = Each player has a colour with two regular units and one elite unit.
rule-TH-1_5 = The royal shield is tossed like a coin; the crown it shows names the starting player.
rule-TH-1_6 = The shield lies on one position of the offer. Six tiles are drawn and laid face up on the others, clockwise from the shield.
rule-TH-1_7 = The four regular units begin at court, in the royal offer.
rule-TH-1_8 = The next tile is laid unseen and face down in the middle: the start tile. It is free terrain.
rule-TH-1_9 = Both elite units begin on the start tile. Never again do two units share a tile: once one of them has left, it holds one unit like any other.
rule-TH-1_10 = Hands are empty, and 20 tiles are left in the pile.

chapter-TH-2 = The turn
rule-TH-2_1 = The players take turns, beginning with the starting player.
rule-TH-2_2 = In your turn you must take one tile, may play any number of tiles from your hand, and may move each of your units once – in any order, mixed as you like.
rule-TH-2_3 = You say when your turn ends; it cannot end while a take is due. Then, in this order: the hand limit, your units hide their crosses, unused discounts lapse, and the end of the game is looked for.
rule-TH-2_4 = Playing tiles and moving units is never compulsory, and you may take a tile you cannot use.
rule-TH-2_5 = You do nothing in the turn of the other player.

chapter-TH-3 = The royal offer
rule-TH-3_1 = Until the pile is empty six tiles and the shield fill the seven positions.
rule-TH-3_2 = The crown on the shield names the player who takes next. A turn always begins with the crown of the player whose turn it is.
rule-TH-3_3 = Your reach is one, and one more for each of your regular units at court: one, two or three.
rule-TH-3_4 = You reach that many tiles, counted clockwise from the shield.
rule-TH-3_5 = Reach changes at once when a unit comes to court or leaves it, and what you reach changes when the shield moves.
rule-TH-3_6 = A tile you reach may be taken, or left where it is and used as a resource. What the two players reach does not depend on each other.
rule-TH-3_7 = Empty positions are skipped. If fewer tiles are left than your reach, you reach all of them.

chapter-TH-4 = Taking a tile
rule-TH-4_1 = In each turn you take exactly one tile from the offer into your hand; only a camp adds another.
rule-TH-4_2 = You must reach the tile at that moment.
rule-TH-4_3 = The shield moves to the position the tile has left.
rule-TH-4_4 = The shield is turned over and shows the crown of the other player.
rule-TH-4_5 = From then on the new place of the shield decides what is reached, for your resources in the rest of this turn and for the other player afterwards.
rule-TH-4_6 = The position the shield has left is filled with the top tile of the pile, face up.
rule-TH-4_7 = If that was the last tile of the pile, the end of the game is triggered.
rule-TH-4_8 = A tile you have just taken may be played in the same turn.

chapter-TH-5 = The hand
rule-TH-5_1 = During your turn you may hold any number of tiles; at its end three at most.
rule-TH-5_2 = You choose which tiles beyond three leave the game.
rule-TH-5_3 = With three tiles or fewer you cannot throw any away.
rule-TH-5_4 = Removed tiles never come back and score nothing.

chapter-TH-6 = Resources
rule-TH-6_1 = Green gives wood, grey gives stone, yellow gives grain.
rule-TH-6_2 = Every tile of the offer that you reach gives one resource of its terrain.
rule-TH-6_3 = Every tile on the board with a unit of yours gives one resource of its terrain, whoever owns it and whichever side is up. On the shared start tile both players get it.
rule-TH-6_4 = Each farm, sawmill or quarry of yours gives one grain, wood or stone more. A unit of yours on it gives the tile’s resource as well; an enemy unit on it does not stop it.
rule-TH-6_5 = A producer works from the moment it is built – not for its own cost – until it is turned face down.
rule-TH-6_6 = Sources are never used up: each gives one resource to each building you build in the turn.
rule-TH-6_7 = Only what you have access to now counts. When the shield or a unit moves, what you had before is gone.
rule-TH-6_8 = Without producers you have exactly four resources, as long as the offer holds as many tiles as you reach.

chapter-TH-7 = Building
rule-TH-7_1 = You may build any number of tiles from your hand in a turn.
rule-TH-7_2 = For each colour your resources at that moment must cover the cost, apart from what discounts cover.
rule-TH-7_3 = What is missing over all colours must not be more than your unused discounts of this turn; so many are spent.
rule-TH-7_4 = You build on an empty position that touches, by a side or a corner, a tile with a unit of yours.
rule-TH-7_5 = Buildings of yours without a unit, enemy units and units at court do not help.
rule-TH-7_6 = The tile lies face up with its bottom edge towards you: as printed for White, turned by half a turn for Blue.
rule-TH-7_7 = Roads need not match those of the neighbours.
rule-TH-7_8 = The building belongs to its builder until it is turned face down, and never to anybody else.
rule-TH-7_9 = Its effect begins at once: a siege tower may besiege, a producer produces, units may enter.

chapter-TH-8 = Extending the landscape
rule-TH-8_1 = You may lay any number of tiles from your hand face down, free of charge.
rule-TH-8_2 = Such a tile is free terrain: nobody’s, no building, without road and effect; only its terrain matters.
rule-TH-8_3 = It is laid where you could build.
rule-TH-8_4 = Units of both players may enter free terrain and get its resource.
rule-TH-8_5 = Each extension gives one discount: one building of this turn costs one resource of any kind less.
rule-TH-8_6 = A discount helps only buildings built after the extension.
rule-TH-8_7 = Only as many discounts are spent as are needed. Several may go into one building, and those left over may still be used in this turn.
rule-TH-8_8 = Unused discounts lapse at the end of the turn.

chapter-TH-9 = Units
rule-TH-9_1 = Each of your units may move once in your turn: by a step, a call or a withdrawal.
rule-TH-9_2 = Step: from a tile to a neighbouring one, by side or corner, that carries no unit.
rule-TH-9_3 = Call: a regular unit goes from court to a tile without a unit that neighbours a tile with a unit of yours.
rule-TH-9_4 = Withdrawal: a regular unit goes from any tile back to court.
rule-TH-9_5 = Calls and withdrawals change your reach at once.
rule-TH-9_6 = A unit that has moved shows its cross and stays for the rest of the turn; at the end of your turn your crosses are hidden again.
rule-TH-9_7 = The elite unit never leaves the board.
rule-TH-9_8 = A unit called in this turn cannot step or be withdrawn; a unit withdrawn in this turn cannot be called.
rule-TH-9_9 = A unit that has stepped or been called counts at once for further calls and sites.
rule-TH-9_10 = The cross means nothing else: reach, resources, sites and doubling do not look at it.
rule-TH-9_11 = Units may stand on any tile, your own, the enemy’s or free. Nothing is captured or pushed.
rule-TH-9_12 = One unit at most stands on a tile, apart from the two elites at the beginning.
rule-TH-9_13 = Two regular units that wait at court and have not moved are alike: whichever is named, the first one goes.

chapter-TH-10 = The camp
rule-TH-10_1 = In your turn, once you have taken a tile, you may use a camp of yours that lies face up.
rule-TH-10_2 = The camp is turned face down and the shield turned back to your crown: you take once more.
rule-TH-10_3 = The shield stays where it is; the further take follows all rules of taking.
rule-TH-10_4 = This take is due before the turn can end.
rule-TH-10_5 = A used camp is free terrain: no owner, no points, no road. A unit on it stays.
rule-TH-10_6 = Each camp works once a game. Several may be used in one turn, each after another take, also in the turn they are built; an enemy unit on it does not matter.
rule-TH-10_7 = Camps may also be used when the pile is empty; then nothing is refilled.
rule-TH-10_8 = A camp cannot be used when the offer is empty.

chapter-TH-11 = The siege tower
rule-TH-11_1 = A single siege tower does nothing.
rule-TH-11_2 = When you lay a siege tower, every enemy building at its sides that now has two or more of your towers at its sides is a target.
rule-TH-11_3 = You may destroy a target: it is turned face down and is free terrain from then on.
rule-TH-11_4 = Of several targets you may destroy as many as you like.
rule-TH-11_5 = You decide right after laying the tower. A chance you let pass is gone until you lay another tower beside that building.
rule-TH-11_6 = Nothing happens when an enemy building is laid beside two standing towers.
rule-TH-11_7 = Units on a destroyed tile stay there.
rule-TH-11_8 = Any enemy building can be a target, siege towers too; your own buildings and free terrain cannot.

chapter-TH-12 = The end of the game
rule-TH-12_1 = The end is triggered when the last tile of the pile is laid into the offer.
rule-TH-12_2 = The player whose turn it is finishes the turn as usual.
rule-TH-12_3 = Then each player has one final turn, the other player first.
rule-TH-12_4 = With an empty pile nothing is refilled: the position the shield leaves stays empty.
rule-TH-12_5 = All rules of a turn hold in the final turns, the take and the hand limit included. After the second final turn the game is scored.
rule-TH-12_6 = A camp used after the pile ran out takes without refill and triggers nothing anew.
rule-TH-12_7 = A game has 22 turns, less one for each further take through a camp while the pile lasted. With an odd number of those the starting player has one turn more. A tile is always left for a due take.

chapter-TH-13 = Scoring
rule-TH-13_1 = Every building that lies face up scores for its owner, each on its own.
rule-TH-13_2 = Your total is the value of your buildings and your road points. Hands, removed tiles, units and free terrain score nothing.
rule-TH-13_3 = Where tiles are counted, all tiles on the board count: buildings of both, free terrain, destroyed buildings, used camps and the start tile. Where buildings are counted, only tiles that lie face up.
rule-TH-13_4 = A building with a unit of its owner is worth twice its points.
rule-TH-13_5 = An enemy unit on a building changes nothing, nor does your unit on an enemy building or on free terrain. Road points are never doubled.

chapter-TH-14 = What buildings are worth
rule-TH-14_1 = Inn: 1, and 1 for each tile in the row or column it shows, three at most on each of the two sides; 7 at most.
rule-TH-14_2 = Marketplace: 1, and 1 for each tile at its sides; 5 at most.
rule-TH-14_3 = Robber keep: 2, and 2 for each enemy building at its sides; 10 at most.
rule-TH-14_4 = Pilgrimage site: the number of tiles on the longest road that ends at it, itself included, whoever owns them; at least 1.
rule-TH-14_5 = Mill: 1, and 1 for each tile of every group of yellow tiles, joined by sides, that touches the mill by a side. Each tile counts once.
rule-TH-14_6 = Stonemason: like the mill, for grey.
rule-TH-14_7 = Pigsty: like the mill, for green.
rule-TH-14_8 = Bakery: 1, and 1 for each other building of yours on yellow, anywhere.
rule-TH-14_9 = Smithy: like the bakery, for grey.
rule-TH-14_10 = Gamekeeper’s lodge: like the bakery, for green.
rule-TH-14_11 = Camp: 2 if it was never used.
rule-TH-14_12 = Farm, sawmill, quarry: nothing.
rule-TH-14_13 = Trading post: 3 for each building of yours of a kind this post shows.
rule-TH-14_14 = Cathedral: 5.
rule-TH-14_15 = Siege tower: nothing.
rule-TH-14_16 = Fortress: 1 for each siege tower and fortress of yours, itself included.
rule-TH-14_17 = Watchtower: 1, and 1 for each other tile of its own terrain in the row or column it shows, at any distance and beyond gaps.
rule-TH-14_18 = Guardhouse: 2, and 2 for each watchtower of either player on its four diagonals, at any distance; nothing blocks.
rule-TH-14_19 = Workshop: 3 for each pair, one tile of each of its two colours on the marked positions; so many pairs as the rarer colour has tiles. Baskets want green and yellow, pottery grey and yellow, barrels green and grey. Tiles of anybody and free terrain count.
rule-TH-14_20 = Guild house: your workshops of the kind it shows score 4 for each pair instead of 3. A second one of the same kind adds nothing.
rule-TH-14_21 = The guild house itself: nothing.

chapter-TH-15 = Roads
rule-TH-15_1 = Each road is scored on its own: the player with more buildings on it gets the difference, the other nothing. With equally many nobody does.
rule-TH-15_2 = Two buildings side by side are linked when both have a road on the sides that meet.
rule-TH-15_3 = Inside a tile the sides that are drawn joined are one segment. A road is the whole network of linked segments, forks included.
rule-TH-15_4 = A tile counts once for each road, also when the road is a ring or meets the tile twice.
rule-TH-15_5 = Free terrain, destroyed buildings and used camps carry no road and link nothing.
rule-TH-15_6 = A tile with separate ends links nothing: it is the end of up to four roads and counts on each of them.
rule-TH-15_7 = A road scores only if it links buildings on two tiles or more.
rule-TH-15_8 = Open ends and sides that do not match do no harm. Buildings of both players belong to the same road.
rule-TH-15_9 = Blue’s buildings lie turned by half a turn, and so do their roads.
rule-TH-15_10 = In a first game roads may be left unscored. Pilgrimage sites still count along them.

chapter-TH-16 = The winner
rule-TH-16_1 = More points win.
rule-TH-16_2 = With equal points, more of one’s own units at court win.
rule-TH-16_3 = If those are equal too, it is a draw.
rule-TH-16_4 = In the solo game a tie is decided differently: it is lost.

chapter-TH-20 = Solo: set-up
rule-TH-20_1 = As for two, with these changes. You choose a colour; the other is Henry’s.
rule-TH-20_2 = You always begin; the shield shows your crown.
rule-TH-20_3 = Henry’s three units wait beside the board. Only your elite stands on the start tile, only your regulars are at court.
rule-TH-20_4 = The ten treasures are shuffled. Henry the Poor loses four of them unseen, Henry the Brave two, Henry the Relentless none.
rule-TH-20_5 = The scaffolding marks the building you built last. It moves when you build, and never otherwise.
rule-TH-20_6 = Your turns follow the rules for two; Henry’s buildings are enemy buildings.

chapter-TH-21 = Solo: Henry’s turn
rule-TH-21_1 = After each of your turns Henry has one: he takes, places, hoards and marches.
rule-TH-21_2 = He takes the first tile, clockwise from the shield, with the terrain that shows on top of the pile before the refill.
rule-TH-21_3 = If there is none, or the pile is empty, he takes the first tile from the shield.
rule-TH-21_4 = He reaches the whole offer; empty positions are skipped. The shield moves and is turned and the offer refilled as usual.
rule-TH-21_5 = His tile is laid face up and turned towards him. He pays nothing and needs no unit nearby.
rule-TH-21_6 = He lays it beside your last building, on one of its eight neighbour positions. They are looked through clockwise from the north; the first of the rules A, B, C and D that offers a position is used, and the first position it offers.
rule-TH-21_7 = Rule A: an empty side position where your building has a road and his tile has one on the side that meets it.
rule-TH-21_8 = Rule B: an empty side position where your building has a road; his tile has none there and blocks it.
rule-TH-21_9 = Rule C: any empty neighbour position.
rule-TH-21_10 = As long as you have built nothing, he builds beside the start tile, which has no road.
rule-TH-21_11 = Rule D: with no empty neighbour position the tile leaves the game, and the rest of his turn is left out.
rule-TH-21_12 = If your last building has been turned face down it still counts as such, but without roads.
rule-TH-21_13 = His unit with the colour of the new tile goes onto it from wherever it was. It blocks the tile like any unit and does nothing else.
rule-TH-21_14 = If you built several tiles in a turn, the last one counts; free terrain never does.
rule-TH-21_15 = Henry uses no effects: no camp, no siege, no resources, no hand, no other moves of units.

chapter-TH-22 = Solo: treasures
rule-TH-22_1 = When Henry has placed a tile by rule A, B or C, the top treasure is put face up on it, as long as there are any.
rule-TH-22_2 = A treasure whose condition is met leaves the game at once, also right when it is put down.
rule-TH-22_3 = Vertical: two tiles of the shown terrain in its column.
rule-TH-22_4 = Horizontal: two tiles of the shown terrain in its row.
rule-TH-22_5 = Positional: a tile of any terrain on each of the two marked neighbour positions.
rule-TH-22_6 = The tile under the treasure does not count. Every other tile does, face up or down, anybody’s, at any distance in the line.
rule-TH-22_7 = Conditions are looked at after every tile laid by either side.
rule-TH-22_8 = A treasure stays where it is when the building under it is destroyed.

chapter-TH-23 = Solo: the end
rule-TH-23_1 = The end is triggered and played out as for two, with Henry as the other player.
rule-TH-23_2 = You score as usual, roads included.
rule-TH-23_3 = Henry’s buildings score as usual; his units do not count.
rule-TH-23_4 = His three best buildings count twice.
rule-TH-23_5 = Roads score for both as usual. Each treasure still on the board or in its pile gives Henry 5 points; those removed give none.
rule-TH-23_6 = You win only with more points than Henry. A tie is lost.
