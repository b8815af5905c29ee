# Laying out a position by hand.
bench-face-down = face down
bench-nothing = nothing
bench-offer = Royal offer, clockwise from the shield
bench-shield = Position of the shield
bench-pile = Tiles of the pile
bench-removed = Tiles removed from the game
bench-court = at court
bench-aside = aside
bench-crown = Whose crown the shield shows
bench-phase-normal = in the course of the game
bench-phase-trigger = the pile ran out in this turn
bench-discount = Discounts of this turn
bench-tile = Tile
