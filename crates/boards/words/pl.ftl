# Co mówią plansze wszystkich gier.

board-score = Punkty
board-score-item = Pozycja
board-score-total = Razem
board-score-team = Drużyna
board-undrawable = Tego stołu nie da się narysować: toczy się tu gra „{ $game }”, a plansza należy do gry „{ $board }”. Lista możliwych ruchów nadal działa.
board-unwritable = Tego stołu nie da się narysować: nie udało się zapisać tego, co wolno wiedzieć. Lista możliwych ruchów nadal działa.

# Zadania
puzzle-ask = Ruch należy do: { $seat }. Jeden ruch jest wyraźnie lepszy od wszystkich innych: który?
puzzle-best = { $act }. Z tym ruchem można stąd wygrać { $chance } gier.
puzzle-second = Najlepszy ze wszystkich innych ruchów: { $act }. Wygrywa tylko { $chance } gier.
