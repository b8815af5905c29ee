# What the board of The Two Heirs says beyond the words of the game.
th-board = The landscape
th-letter-gn = W
th-letter-gy = S
th-letter-ye = G

th-panel-offer = Royal offer
th-panel-sides = Both heirs
th-panel-henry = Henry
th-panel-pile = What the pile still holds
th-panel-kinds = Buildings of this game

# What is picked
th-pick-build = Build { $tile } …
th-pick-extend = Lay { $tile } face down …
th-pick-move = Move the { $unit } …
th-pick-call = Call a unit …
th-note-build = Build { $tile }: choose a place. The numbers say what it would change in points.
th-note-extend = Lay { $tile } face down: choose a place. It makes one building of this turn cheaper by one.
th-note-move = Move the { $unit }: choose a neighbouring tile.
th-note-call = Call the { $unit }: choose a tile beside one of your units.
th-note-site = Choose in your hand what to lay on { $at }.
th-note-close = Never mind
th-note-turn = Pick a tile of your hand or one of your units, or an empty place. A click on any tile shows what counts for it.
th-note-look = A click on any tile shows what counts for it.
th-use-build = Build
th-use-extend = Terrain
th-site = Lay something on { $at }
th-site-not = Nothing can be laid on { $at } now. Ask to learn why.

# What something would change
th-gain = You { $mine }, { $who } { $theirs }.
th-gain-building = { $building } { $at }: { $before } → { $after }.
th-gain-road = { $points ->
    [one] A road of { $n } tiles: one point for { $who }.
   *[other] A road of { $n } tiles: { $points } points for { $who }.
}

# Tiles
th-tile-yours = { $building } { $at }, yours, { $terrain }.
th-tile-of = { $building } { $at } of { $who }, { $terrain }.
th-tile-free = Free terrain { $at }, { $terrain }.
th-worth = Worth { $n } now.
th-worth-doubled = Worth { $n } now: { $points }, doubled.
th-counted = { $n ->
    [one] One tile counts for it.
   *[other] { $n } tiles count for it.
}
th-threatened = An enemy siege tower stands beside it; a second one could destroy it.
th-unit = Here stands the { $unit } of { $who }.
th-unit-court = At court: the { $unit } of { $who }.
th-unit-moved = Here stands the { $unit } of { $who }; it has moved in this turn.
th-scaffold = Scaffolding: your last building. Henry builds beside it.
th-treasure = Treasure on { $at }: it goes with { $wants }. { $have } of 2 are there.
th-wanted = A treasure goes with tiles on such places.

# Roads
th-road-led = Road (tiles: { $n }), { $white } { $a } : { $b } { $blue }; { $points ->
    [one] one point
   *[other] { $points } points
} for { $who }.
th-road-level = Road (tiles: { $n }), { $white } { $a } : { $b } { $blue }; no points for anybody.

# The royal offer
th-offered = { $tile }, number { $n } from the shield.
th-offered-rank = Number { $n } from the shield.
th-shows = It shows: { $what }.
th-roads = Roads: { $roads }.
th-row = row
th-column = column
th-goods = { $goods }
th-cost = Costs { $goods }.
th-reach = { $n ->
    [one] { $who } reaches one tile of the offer
   *[other] { $who } reaches { $n } tiles of the offer
}
th-reached-by = Within reach of { $who }.
th-crown = The next tile is taken by { $who }.
th-after-mine = Once it is taken, you reach { $tiles }.
th-after-theirs = Once it is taken, { $who } reaches { $tiles }.
th-pile = { $n ->
    [0] The draw pile is empty.
    [one] One tile is left in the draw pile.
   *[other] { $n } tiles are left in the draw pile.
}
th-pile-top = On top: { $terrain }.
th-pile-left = { $n } in the pile
th-pile-holds = By what they give:
th-pile-unseen = The start tile and the pile are among these:
th-removed = Removed from the game:
th-turns-left = { $n ->
    [0] { $who }: no turn left
    [one] { $who }: one turn left
   *[other] { $who }: { $n } turns left
}
th-discount = { $n ->
    [one] resource for a building
   *[other] resources for buildings
}
th-end-near = { $n ->
    [one] Only one tile is left in the pile. When it runs out, the final turns follow.
   *[other] Only { $n } tiles are left in the pile. When it runs out, the final turns follow.
}

# The hand
th-hand = Your hand
th-hand-empty = No tile in hand.
th-supply = Your resources now
th-from-offer = tile { $n } of the offer
th-from-unit = your unit on { $at }
th-from-producer = your building on { $at }
th-short = { $n ->
    [one] 1 short
   *[other] { $n } short
}
th-missing = { $n ->
    [one] 1 resource is missing.
   *[other] { $n } resources are missing.
}
th-their-hand = In hand:
th-their-hand-empty = No tile in hand.
th-reach-short = reach { $n }
th-units-out = { $n ->
    [one] 1 unit out
   *[other] { $n } units out
}
th-camps-used = { $n ->
    [one] 1 camp used
   *[other] { $n } camps used
}

# Henry
th-henry-wants = Henry would take this one now.
th-henry-last = { $tile } on { $at } – { $rule }
th-henry-away = { $tile } – { $rule }
th-henry-next = Would take now: { $tile }
th-henry-beside = Builds beside { $at }
th-henry-treasures = { $n ->
    [0] No treasure left
    [one] One treasure left (points for Henry: { $points })
   *[other] { $n } treasures left (points for Henry: { $points })
}

# The score
th-sheet-building = { $building } { $at }
th-sheet-road = Road (tiles: { $n }), { $a } : { $b }
th-sheet-treasures = Treasures
th-sheet-buildings = Buildings
th-sheet-roads = Roads
th-verdict-won = { $who } beats Henry, { $a } : { $b }
th-verdict-lost = Henry wins, { $b } : { $a }
th-verdict-draw = A draw, { $a } : { $b }

# In the terminal
th-text-legend = Each tile: letter of what its terrain gives (green W, yellow G, grey S), owner (a White, b Blue, · free), building; arrows are its roads, joined ones stand together; units as a:unit, * has moved.
th-text-heading = { $left ->
    [0] Draw pile: empty
   *[other] Draw pile: { $left }, { $top } on top
} · discount { $discount }

# Where we are
th-now-setup = Before the first turn
th-end-left = { $n ->
    [one] the end comes with the last tile of the pile: one left
   *[other] the end comes with the last tile of the pile: { $n } left
}
th-end-pile = the pile is empty: the last turns
th-goal = Goal: the most valuable buildings and roads
th-ended = The pile ran out, and the final turns have been played.
th-decided = { $who } was { $n ->
    [one] one point
   *[other] { $n } points
} ahead of { $other }; the most of it: { $item } (+{ $most }).
th-decided-tie = Both have the same points: then Henry wins.

# In one minute
minute-facts = About 22 turns, nothing hidden but the pile
minute-goal = Two brothers develop one landscape. At the end *every building face up* scores for its owner: some by themselves, others by what lies around them.
minute-turn = *Take one tile* that you reach, play tiles from your hand as buildings or land, and move each of your units once, in any order.
minute-end = When the last tile of the pile is laid into the offer, the turn is finished. Then *each player has one final turn*.
minute-win = *Most points.* A building with a unit of its owner counts twice, so bring your units to your best buildings in time.
minute-part-1 = buildings
minute-part-2 = doubled by units
minute-part-3 = roads
