# Ruční rozestavění pozice.
bench-ordinary = obyčejné jednotky
bench-mercenary = žoldnéři
bench-far = Trh, vzdálená řada
bench-middle = Trh, prostřední řada
bench-near = Trh, místní řada
bench-sultan = Sultánův trh
bench-coins = Mince
bench-points = Body
bench-reserve = Jednotky na kartě záloh
bench-row = Vyložené karty
bench-stage-act = akce
bench-stage-income = příjem
bench-stage-reserves = zálohy
bench-stage-upkeep = údržba
bench-stage-scoring = bodování
bench-tile = Dílek
