game-name = Northgard: Uncharted Lands
