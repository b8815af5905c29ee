# Co říkají herní plány všech her.

board-score = Body
board-score-item = Položka
board-score-total = Celkem
board-score-team = Tým
board-undrawable = Tento stůl nelze nakreslit: hraje se hra „{ $game }“, ale herní plán patří ke hře „{ $board }“. Seznam toho, co můžete udělat, funguje dál.
board-unwritable = Tento stůl nelze nakreslit: to, co smíte vědět, se nepodařilo zapsat. Seznam toho, co můžete udělat, funguje dál.

# Úlohy
puzzle-ask = Na tahu je { $seat }. Jeden tah je zřetelně lepší než všechny ostatní: který?
puzzle-best = { $act }. S tímto tahem lze odtud vyhrát { $chance } her.
puzzle-second = Nejlepší ze všech ostatních tahů: { $act }. Vyhrává jen { $chance } her.
