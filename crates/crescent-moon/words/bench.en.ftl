# Laying out a position by hand.
bench-ordinary = ordinary units
bench-mercenary = mercenaries
bench-far = Market, far row
bench-middle = Market, middle row
bench-near = Market, near row
bench-sultan = The Sultan’s market
bench-coins = Coins
bench-points = Points
bench-reserve = Units on the reserves card
bench-row = Cards laid open
bench-stage-act = the actions
bench-stage-income = income
bench-stage-reserves = reserves
bench-stage-upkeep = upkeep
bench-stage-scoring = scoring
bench-tile = Tile
