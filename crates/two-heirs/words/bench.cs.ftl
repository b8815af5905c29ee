# Ruční rozestavění pozice.
bench-face-down = lícem dolů
bench-nothing = nic
bench-offer = Královská nabídka, po směru hodinových ručiček od štítu
bench-shield = Pozice štítu
bench-pile = Destičky v zásobě
bench-removed = Destičky odstraněné ze hry
bench-court = u dvora
bench-aside = stranou
bench-crown = Čí korunu ukazuje štít
bench-phase-normal = v průběhu hry
bench-phase-trigger = zásoba došla v tomto tahu
bench-discount = Slevy tohoto tahu
bench-tile = Destička
