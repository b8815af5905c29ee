# What the coach says in the lessons.
lesson-part-turn = A turn
lesson-part-missing = Something is missing
lesson-part-tiles = Points and tiles
lesson-part-end = The end
lesson-part-henry = Alone against Henry

lesson-take-a-tile-title = Take a tile
lesson-take-a-tile-task = Take the cathedral.
lesson-take-a-tile-why = Every turn you take one tile. You reach one tile clockwise from the shield, plus one for each of your units at court: three.
lesson-take-a-tile-after = The shield moved into the gap and shows Blue’s crown. Blue’s reach now begins there.
lesson-take-a-tile-wrong-fourth = That is the fourth tile. One plus two units at court makes a reach of three.
lesson-take-a-tile-wrong-another = A tile is yours, and the take of this turn is done. The cathedral was the third: it was within your reach.

lesson-build-twice-title = Nothing is used up
lesson-build-twice-task = Build the farm and the camp in one turn.
lesson-build-twice-why = Each tile you reach and each tile under your unit gives its resource, to every building anew. Build beside your unit.
lesson-build-twice-after = The same wood, the same stone, two buildings. Nothing was spent.
lesson-build-twice-wrong-too-far = Too far. A new tile must touch, by side or corner, a tile with your unit on it.
lesson-build-twice-wrong-terrain = Face down it is free terrain and belongs to nobody. Take it back and build it face up.

lesson-build-then-take-title = Build, then take
lesson-build-then-take-task = Build the smithy and take a tile, both in this turn.
lesson-build-then-take-why = Its two stones lie within your reach now. A take moves the shield, and your reach with it.
lesson-build-then-take-after = Build first, take afterwards; or the other way round, when the next tiles suit you better.
lesson-build-then-take-wrong-take-first = The shield has moved on, and two stones are no longer within reach. The order of your actions is free, so use it.

lesson-call-a-unit-title = Call a unit
lesson-call-a-unit-task = Build the bakery: you lack one grain.
lesson-call-a-unit-why = Call a unit from court onto the yellow tile beside your elite unit: it brings grain, but shortens your reach by one.
lesson-call-a-unit-after = Reach and units on the map always add up to four. You choose the mix.
lesson-call-a-unit-wrong-too-far = A called unit must arrive beside one of your own units. That tile is too far from your elite unit.
lesson-call-a-unit-wrong-grey = Grey gives stone, and you have just given up a stone for it. The bakery needs grain: take the step back.

lesson-back-to-court-title = Back to court
lesson-back-to-court-task = Take the yellow cathedral.
lesson-back-to-court-why = It lies third, you reach two. Withdraw your regular unit to court, from wherever it stands, and your reach grows at once.
lesson-back-to-court-after = Every unit moves only once a turn, so plan the way out and the way back.
lesson-back-to-court-wrong-not-yet = Not yet: one unit at court means a reach of two.
lesson-back-to-court-wrong-elite = The elite unit never leaves the map. Send the regular one.

lesson-free-terrain-title = Free terrain
lesson-free-terrain-task = Build the cathedral: you lack one stone.
lesson-free-terrain-why = Lay the farm face down first: as free terrain it costs nothing and makes one building of this turn one resource cheaper.
lesson-free-terrain-after = Five points for a tile you could spare. Anybody’s units may enter the new terrain.
lesson-free-terrain-wrong-no-discount = One stone short. The discount must come before the building, not after it.
lesson-free-terrain-wrong-farm = A fine farm, but it gives grain, not stone. Take it back and lay it face down.

lesson-the-right-place-title = The right place
lesson-the-right-place-task = Build the marketplace where it is worth five points.
lesson-the-right-place-why = One for itself and one for each tile at its four sides, whoever owns it. Corners do not count.
lesson-the-right-place-after = Blue’s tiles and free terrain count as well. Each kind of building scores differently: point at it.
lesson-the-right-place-wrong-one-side = Only one tile lies at its side here: two points. Look for the gap in the middle.
lesson-the-right-place-wrong-two-sides = Two sides, three points. One place here has four neighbours.

lesson-a-full-hand-title = A full hand
lesson-a-full-hand-task = End your turn without losing a tile.
lesson-a-full-hand-why = The take is compulsory, and only three tiles may stay in hand. One too many can still become free terrain.
lesson-a-full-hand-after = Nothing lost, and the landscape has grown.
lesson-a-full-hand-wrong-no-take = First take a tile: the shield still shows your crown.
lesson-a-full-hand-wrong-fourth = Four tiles in hand: one leaves the game for good. Play one before you end the turn.

lesson-camp-title = The camp
lesson-camp-task = Take two tiles this turn: the green cathedral, then the lodge.
lesson-camp-why = After a take you may turn your camp face down and take again. It costs its two points.
lesson-camp-after = The used camp is free terrain. The pile shrinks faster, too: the end comes nearer.
lesson-camp-wrong-too-early = The camp gives a second take. Make the first one before you use it.
lesson-camp-wrong-out-of-reach = The lodge lies fourth. Take the cathedral first: the shield moves on and brings the lodge into reach.
lesson-camp-wrong-no-camp = Your turn is over with one tile. Before you end it, turn the camp face down and take again.

lesson-last-turn-title = The last turn
lesson-last-turn-task = Your final turn: win the game.
lesson-last-turn-why = A building with your own unit on it counts twice. Move your units where they double most, and take a tile before you end.
lesson-last-turn-after = When the pile runs low, bring your units close to your best buildings.
lesson-last-turn-wrong-court = 16 to 19. Units at court double nothing, and reach is of no more use now.
lesson-last-turn-wrong-camp = 18 to 19: the camp adds two, the inn would have added four. Double your best buildings.

lesson-roads-title = Roads
lesson-roads-task = Score two points for a road.
lesson-roads-why = Link your bakery and your mill with the inn. On each road whoever has more buildings scores the difference; Blue’s trading post counts too.
lesson-roads-after = Three to one makes two. In a first game you may play without roads.
lesson-roads-wrong-below = The inn’s road runs east and west, and nothing meets it here. Roads link only where both facing sides show one.

lesson-what-henry-takes-title = What Henry takes
lesson-what-henry-takes-task = Keep the cathedral from Henry.
lesson-what-henry-takes-why = He takes the first tile, clockwise from the shield, in the colour that shows on the pile: yellow. Your camp still allows you another take.
lesson-what-henry-takes-after = After every take look at the pile: it tells you what Henry takes next.
lesson-what-henry-takes-wrong-end = Henry’s reach has no limit: the first yellow tile was the cathedral. Five points, perhaps counted twice.

lesson-where-henry-builds-title = Where Henry builds
lesson-where-henry-builds-task = Make your robber keep worth four.
lesson-where-henry-builds-why = Each enemy building at its side adds two. Henry builds next to your last building, north first: so build the keep last.
lesson-where-henry-builds-after = The scaffolding shows where he builds. If your building has roads, he goes for those first.
lesson-where-henry-builds-wrong-keep-first = Now the sawmill is your last building, and Henry goes there. The keep stays at two.

lesson-treasures-title = Treasures
lesson-treasures-task = Remove Henry’s treasure: five points less for him.
lesson-treasures-why = It leaves when two green tiles lie in its row, besides the tile under it. One is there already.
lesson-treasures-after = Face down counts too. Each treasure left on the board or in the pile gives Henry five points.
lesson-treasures-wrong-row = Green is right, the row is not. It must be the treasure’s row; the distance does not matter.
lesson-treasures-wrong-grey = The right place, but grey. The treasure asks for green.
