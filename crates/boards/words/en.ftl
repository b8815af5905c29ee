# What the boards of all games say.

board-score = Score
board-score-item = Item
board-score-total = Total
board-undrawable = This table cannot be drawn: it is a game of “{ $game }”, and the board belongs to “{ $board }”. The list of what you may do still works.
board-unwritable = This table cannot be drawn: what you may know could not be written down. The list of what you may do still works.
