# Rund um die Spielpläne.

board-score = Wertung
board-score-item = Posten
board-score-total = Summe
board-undrawable = Dieser Tisch lässt sich nicht zeichnen: Es ist ein Spiel von „{ $game }“, und der Plan gehört zu „{ $board }“. Die Liste der Möglichkeiten gilt weiter.
board-unwritable = Dieser Tisch lässt sich nicht zeichnen: Was zu sehen wäre, ließ sich nicht aufschreiben. Die Liste der Möglichkeiten gilt weiter.
puzzle-ask = { $seat } ist am Zug. Ein Zug ist eindeutig besser als alle anderen: welcher?
puzzle-best = { $act }. Damit werden { $chance } der Spiele gewonnen, die von hier aus folgen können.
puzzle-second = Der beste aller anderen Züge: { $act }. Er gewinnt nur { $chance }.
board-score-team = Team
