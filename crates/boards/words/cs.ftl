# Co říkají herní plány všech her.

board-score = Body
board-score-item = Položka
board-score-total = Celkem
board-undrawable = Tento stůl nelze nakreslit: hraje se hra „{ $game }“, ale herní plán patří ke hře „{ $board }“. Seznam toho, co můžete udělat, funguje dál.
board-unwritable = Tento stůl nelze nakreslit: to, co smíte vědět, se nepodařilo zapsat. Seznam toho, co můžete udělat, funguje dál.
