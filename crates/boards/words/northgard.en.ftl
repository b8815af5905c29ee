# What the board of Northgard says beyond the words of the game.
ng-board = The map
ng-one = { $thing }
ng-never-mind = Never mind

ng-panel-fight = Fight
ng-panel-attacks = Attacks within reach
ng-panel-players = Clans at the table
ng-panel-row = Year and row
ng-panel-harvest = Harvest and winter
ng-panel-creatures = Creature line
ng-panel-decks = Everybody’s cards
ng-panel-clans = Clan powers
ng-panel-buildings = Buildings and signs

# What is picked
ng-pick-wait = Wait with a card …
ng-pick-replace = Replace a card for { $n } lore …
ng-pick-remove = Remove a card for { $n } lore …
ng-pick-upgrade-keep = Upgrade for { $n } lore, keeping a card …
ng-pick-upgrade-box = Upgrade for { $n } lore, removing a card …
ng-pick-trade = Pay { $goods } for …
ng-pick-barter = Offer { $n } × { $give } for …
ng-pick-swap = { $land }: exchange { $old } for …

# Territories
ng-land-open = { $land }: open, neutral, { $size }.
ng-land-closed = { $land }: closed, neutral, { $size }.
ng-land-open-of = { $land }: open, { $size }, controlled by { $who }.
ng-land-closed-of = { $land }: closed, { $size }, controlled by { $who }.
ng-land-rim = { $n ->
    [one] One open side.
   *[other] { $n } open sides.
}
ng-land-strength = { $group }; strength in defence { $n }.
ng-land-strength-towers = { $group }; strength in defence { $n }, and { $towers ->
    [one] one casualty
   *[other] { $towers } casualties
} from towers.
ng-land-yield = Harvest: { $goods }.
ng-land-buildings = Buildings: { $buildings }.
ng-land-free = Free: { $slots }.
ng-slots = { $n } × { $slot }
ng-land-beast = { $creature }, strength { $n }.
ng-land-scorched = Scorched Earth lies here.
ng-land-near = Borders on: { $lands }.
ng-land-rough = { $land } (rough)

# Tiles
ng-tile = Tile { $tile }
ng-tile-fits = { $n ->
    [one] fits in one cell
   *[other] fits in { $n } cells
}
ng-tile-fits-fame = { $n ->
    [one] fits in one cell; up to { $fame } fame
   *[other] fits in { $n } cells; up to { $fame } fame
}
ng-lay = Lay it here
ng-lay-fame = Lay it here: +{ $n } fame
ng-turn-tile = Turn the tile to the next way that fits
ng-turn-left = Turn left
ng-turn-right = Turn right
ng-gain-own = closes { $land }: +{ $n } fame
ng-gain-idle = closes { $land }, for nobody
ng-gain-none = closes nothing
ng-closes-own = Closes your territory { $land } ({ $size }).
ng-closes = Closes { $land } ({ $size }), which pays nobody.
ng-touches = Touches { $lands }.
ng-pays = Pays { $goods }.
ng-pays-nothing = Pays nothing.

# The hand
ng-hand = Your hand
ng-hand-empty = No cards in hand.
ng-hand-drawn = Drawn cards: what becomes of them?
ng-hand-choose = Choose a card
ng-hand-tiles = Your tiles
ng-active = Active area:
ng-you-first = You have the first-player marker.
ng-kind-recruit = Recruit
ng-kind-move = Move
ng-kind-explore = Explore
ng-kind-build = Build
ng-kind-draw = Draw
ng-kind-wild = Wild
ng-kind-special = Special
ng-kind-achievement = Achievement
ng-kind-unrest = Unrest
ng-pile-hand = Hand
ng-pile-draw = Draw pile
ng-pile-active = Active area
ng-pile-discard = Discards
ng-pile-unseen = In hand or draw pile
ng-pile-upgrades = Upgrades
ng-pile-removed = Removed
ng-upgrade = (upgrade)

# Year and row
ng-row-empty = No cards are laid out.
ng-achievements = Achievements of the last year
ng-deck-left = Deck: { $early } early and { $advanced } advanced cards.
ng-unrest-left = { $n ->
    [one] One Unrest card left.
   *[other] { $n } Unrest cards left.
}
ng-tiles-left = { $n ->
    [one] One tile left.
   *[other] { $n } tiles left.
}

# Players
ng-partner = with { $who }
ng-passed = passed
ng-units-help = Units on the map (of 14)
ng-lands-help = Controlled territories
ng-hand-help = Cards in hand
ng-piles = { $draw } to draw, { $discard } discarded
ng-strongholds = Strongholds: { $n } of { $goal }
ng-conqueror = Ignores Fortresses and Defense Towers this year.
ng-awake = Kaija may enter enemy territories this year.

# Fights
ng-odds-help = The exact chances of a step with all units, without food and cards.
ng-attack = { $land }, against { $who }
ng-attack-with = { $group } to { $land }, against { $who }
ng-strengths = { $a } : { $b } axes before dice
ng-fight-in = Fight in { $land }
ng-wins-attacker = Attacker wins
ng-wins-defender = Defender wins
ng-wins-nobody = Nobody left
ng-expected = Expected losses { $a } : { $b }. All endings
ng-ending-attacker = attacker wins, losses { $a } : { $b }
ng-ending-defender = defender wins, losses { $a } : { $b }
ng-ending-nobody = both wiped out, losses { $a } : { $b }
ng-food-caption = Chances of the attacker by food paid
ng-food-paid = Food of the attacker
ng-food-against = if the defender pays { $n }
ng-you-win = you win { $chance }
ng-no-retreat = No way to retreat: a defeat costs every unit.
ng-shield = cancels { $n ->
    [one] one casualty
   *[other] { $n } casualties
}
ng-towers = towers: { $n ->
    [one] one more casualty
   *[other] { $n } more casualties
}

# Harvest and winter
ng-now-harvest = harvest brings
ng-now-winter = winter will cost
ng-now-winter-free = winter costs nothing
ng-now-last = the last year
ng-now-goods = { $goods }
ng-harvest-nothing = Your territories bring nothing yet.
ng-harvest-sum = Together
ng-harvest-after = Stock after it
ng-winter = Winter for { $units }: { $goods }.
ng-winter-more = It costs more from { $n } units on.
ng-winter-unrest = Stock and harvest cannot pay that: without a trade this means an Unrest card.

# Creatures
ng-no-creatures = No creature on the map yet.
ng-creature-deck = { $n ->
    [one] One creature in the deck.
   *[other] { $n } creatures in the deck.
}
ng-beast-strength = strength
ng-beast-at = In { $land }.
ng-beast-goes = Would move to { $lands }.
ng-beast-stays = Would stay.
ng-beast-wants = Drawn by { $wants }.
ng-priority-building_points = buildings
ng-priority-units = units
ng-priority-resources = resources

# Buildings and signs
ng-building-cost = { $n } wood, { $left } left
ng-signs = Signs of the map
ng-sign-regular = regular border: one step
ng-sign-rough = Rough border: two steps, no retreat
ng-sign-open = open side: the territory can grow here
ng-sign-closed = closed territory: a wall

# The end
ng-tie-break = Ties: territories { $lands }, units { $units }, buildings { $buildings }.
ng-verdict-domination = { $n ->
    [one] { $seats } rules the land: strongholds enough in closed territories.
   *[other] { $seats } rule the land together: strongholds enough in closed territories.
}

# Hints for a first game
hint-clan = Every clan plays differently. Goat and Boar are gentle to begin with; Bear and Snake bring a piece of their own.
hint-map = A territory runs over tiles until borders close it. An open one can still grow; a closed one never does.
hint-ghost = Each place and each way round says what it would close and bring. Compare them before you lay the tile.
hint-domination = Somebody is one stronghold away from winning at the end of the year. Attack it, or be first.
hint-retreat = A loser retreats over regular borders to own or neutral territories; without one every unit is lost.
hint-rough = A Rough border takes two steps of the same card, and nobody retreats over it.
hint-flash = Cards marked Flash are free: play as many as you like before and after the one main card.
hint-wait = A card that does not fit can wait: it goes to the active area without effect, and your turn is over.
hint-upgrade = Three lore buy one of your two clan upgrades. They are the strongest cards of your clan.
hint-row = The card goes on top of your draw pile: you will hold it next year.
hint-creatures = Creatures act after everybody has passed. The creature line says where each would go next.
hint-last-year = In the last year the row holds Achievements. Choose the one your territories fit.

# In the terminal
ng-text-legend = Map: number of the territory and who controls it (· nobody). List: number, name, size in tiles, → neighbours (! rough border), what is there.

# Where we are
ng-end-strongholds = ends after year { $years }, or after any year with { $goal ->
    [one] { $goal } stronghold
   *[other] { $goal } strongholds
} (most so far: { $most })
ng-end-years = ends after year { $years }
ng-goal = Goal: most fame
ng-ended-years = The last year, { $years }, is over: fame decides.
ng-ended-strongholds = It was decided in year { $year } by the strongholds in { $lands }; fame did not count.
ng-decided-strongholds = { $seats } held { $n ->
    [one] one stronghold
   *[other] { $n } strongholds
}, nobody else more than { $most }.
ng-by-strongholds = by strongholds
ng-fame-aside = Fame (did not decide)

# In one minute
minute-facts = Seven years; dice only in fights
minute-goal = Explore a land that grows tile by tile. A territory that you *close and control* brings fame at once, and more at every harvest.
minute-turn = Play *one card*: recruit, move, explore or build. Flash cards come on top, as many as you like. Or pass and take a new card for next year.
minute-end = *Three closed territories, each with a large building*, win at the end of a year. Otherwise the game ends after seven years of harvest and winter.
minute-win = Without three such territories *most fame* wins: closed territories, altars, cards. Who cannot feed the units in winter loses five.
minute-part-1 = closing territories
minute-part-2 = harvests
minute-part-3 = cards, resources left
