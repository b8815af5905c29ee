# What the coach says in the lessons.
lesson-part-land = The land
lesson-part-turn = The turn
lesson-part-fight = The fight
lesson-part-year = The year
lesson-part-win = Winning

lesson-first-step-title = Two territories with three units
lesson-first-step-task = Play Move and send part of the group north, where wood grows.
lesson-first-step-why = A territory is yours while one of your units stands in it. Somebody must stay at home.
lesson-first-step-after = Two territories with three units. At harvest the north will give you one wood.
lesson-first-step-wrong-all-leave = All three left, so the old territory belongs to nobody now. Take it back and leave one behind.
lesson-first-step-wrong-too-far = Too far: one step crosses one border, into a neighbouring territory.

lesson-recruits-title = Two recruits for the price of one
lesson-recruits-task = Reach five units on the map with this single card.
lesson-recruits-why = Recruit puts a new unit where you already stand, and a Training Camp sends one more along.
lesson-recruits-after = Two for one! But mind the winter: from four units on it costs food.
lesson-recruits-wrong-no-camp = One unit came, but the camp stayed idle. It only helps units recruited in its own territory.
lesson-recruits-wrong-nobody-there = Nobody of yours stands there. Recruits join a territory you control.

lesson-close-the-land-title = Close your territory
lesson-close-the-land-task = Turn the new tile so that borders surround your territory completely.
lesson-close-the-land-why = A closed territory brings fame at once: one for every tile it covers.
lesson-close-the-land-after = Three fame now, and two more at every harvest while you hold this territory.
lesson-close-the-land-wrong-hers = You closed your neighbour’s territory. That brings fame to nobody, and yours is still open.
lesson-close-the-land-wrong-joined = That would join your territory with hers. A tile may never bring units of two players together.

lesson-altar-title = An Altar of Kings
lesson-altar-task = Raise an Altar of Kings in your closed territory.
lesson-altar-why = Buildings need a free slot: a small one costs one wood, a large one three. This territory has a large slot.
lesson-altar-after = Five fame at every harvest: three for the altar, two for the closed territory.
lesson-altar-wrong-silo = A fine silo, but two wood are too few for the altar. Take it back: large buildings cost three.
lesson-altar-wrong-small-slots = Only small slots here. The altar needs a large one.

lesson-flash-title = March and build in one turn
lesson-flash-task = Cross the Rough border with Militia, then build a Forge in the territory beyond.
lesson-flash-why = One turn: one main card and as many Flash cards as you like.
lesson-flash-after = Marched and built in one turn. A Forge draws you one more card every year.
lesson-flash-wrong-one-step = A Rough border takes two steps of one card. Move has one, Militia two.
lesson-flash-wrong-two-main-cards = Only one card without the lightning sign per turn, and Move was that card. Start again with Militia.

lesson-axes-and-food-title = Axes and food
lesson-axes-and-food-task = Attack with all three units and take Berta’s territory.
lesson-axes-and-food-why = Before the dice each food you pay adds one axe, at most one per unit. A tie would be hers.
lesson-axes-and-food-after = Food tipped the fight. The loser retreats to a neutral or own territory next door.
lesson-axes-and-food-wrong-no-food = Five against five, and a tie stays with the defender. One food would have tipped it.
lesson-axes-and-food-wrong-too-much = You can only pay food you have, and never more than one per unit.

lesson-one-skull-title = One skull is enough
lesson-one-skull-task = Take the Fortress: attack, and choose wisely between axe and skull.
lesson-one-skull-why = The Fortress adds two axes; strength alone will hardly do. But only one unit defends it.
lesson-one-skull-after = One skull, no defender left. The Fortress still stands and now guards you.
lesson-one-skull-wrong-axe = Three against five. Casualties are counted first: whoever loses every unit loses the fight, whatever the strength.

lesson-harvest-and-winter-title = Harvest, then winter
lesson-harvest-and-winter-task = Trade for food before the snow falls.
lesson-harvest-and-winter-why = Seven units will eat two food this winter, and you have one. At harvest any three resources buy one of your choice.
lesson-harvest-and-winter-after = Everybody is fed. From 4, 7, 10 and 13 units on winter costs more.
lesson-harvest-and-winter-wrong-no-trade = Winter took your food and left an Unrest card: minus five fame at the end, and it never leaves your deck.
lesson-harvest-and-winter-wrong-two-for-one = Three for one, no less. The wood you have just harvested counts too.

lesson-pass-title = The first to pass
lesson-pass-task = Pass before Berta does, and take a card from the row.
lesson-pass-why = Your Explore cannot be played: you hold no open territory. Whoever passes first takes the marker and picks first from the row.
lesson-pass-after = The new card lies on top of your pile: you draw it next year.
lesson-pass-wrong-wait = You waited, Berta passed first: the marker and the Scouts are hers.
lesson-pass-wrong-no-open-land = Exploring starts from an open territory of yours. This one is walled all around.

lesson-lore-title = A useless card pays
lesson-lore-task = Get an upgraded clan card for Unrest, and keep your Feast.
lesson-lore-why = Lore improves your deck. An upgraded clan card costs three lore and one card of your hand; any card will do.
lesson-lore-after = A stronger deck, and Unrest was useful for once. Play the new card next turn.
lesson-lore-wrong-remove = Unrest never leaves the game. But put down for an upgrade it is of some use.
lesson-lore-wrong-feast = The upgrade is yours, but Feast, your most flexible card, is gone for this year, and Unrest still sits in your hand.

lesson-three-strongholds-title = Three closed territories
lesson-three-strongholds-task = Raise a large building in the right territory, then pass.
lesson-three-strongholds-why = Three closed territories, each with a large building, when the year ends: that wins at once. You have two.
lesson-three-strongholds-after = Less fame, and still the win. Watch your rivals for this, too.
lesson-three-strongholds-wrong-open-land = This territory is still open, so it does not count. Look for the one with a wall all around.

lesson-last-year-title = The last year
lesson-last-year-task = Choose the Achievement that is worth more for your territories, and win by fame.
lesson-last-year-why = In the last year you take an Achievement instead of a new card.
lesson-last-year-after = 33 to 30! Free slots, too, can be worth fame.
lesson-last-year-wrong-builder = Builder gives you four, Explorer nine: your territories have many free slots. It ends 28 to 30.
