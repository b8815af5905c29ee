# Co mówią plansze wszystkich gier.

board-score = Punkty
board-score-item = Pozycja
board-score-total = Razem
board-undrawable = Tego stołu nie da się narysować: toczy się tu gra „{ $game }”, a plansza należy do gry „{ $board }”. Lista możliwych ruchów nadal działa.
board-unwritable = Tego stołu nie da się narysować: nie udało się zapisać tego, co wolno wiedzieć. Lista możliwych ruchów nadal działa.
