# What the boards of all games say.

board-score = Score
board-score-item = Item
board-score-total = Total
board-score-team = Team
board-undrawable = This table cannot be drawn: it is a game of “{ $game }”, and the board belongs to “{ $board }”. The list of what you may do still works.
board-unwritable = This table cannot be drawn: what you may know could not be written down. The list of what you may do still works.

# Puzzles
puzzle-ask = It is { $seat }’s move. One move is clearly better than all others: which?
puzzle-best = { $act }. With it { $chance } of the games are won that can follow from here.
puzzle-second = The best of all other moves: { $act }. It wins only { $chance }.
