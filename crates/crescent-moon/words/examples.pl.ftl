# Co pokazują przykłady do zasad.

example-the-sultan-is-present-in-every-town-and-city-whoever-controls-the-hex = Sułtan jest obecny w każdej wiosce i każdym mieście, ktokolwiek kontroluje heks
example-one-fort-or-castle-one-town-or-city-and-the-palace-beside-them = Jeden fort lub twierdza, jedna wioska lub miasto i do tego pałac
example-the-second-tile-touches-two = Drugi heks styka się z dwoma
example-no-tile-may-close-a-mouth-of-the-river = Żaden heks nie może zamknąć ujścia rzeki
example-a-river-stops-an-assault-unless-there-are-boats-and-stops-again-in-the = Rzeka zatrzymuje szturm, chyba że są łodzie, a w następnej akcji zatrzymuje znowu
example-ambush-one-strength-elsewhere = Gdzie indziej jedna siła
example-open-cards-come-back-in-upkeep-and-the-hand-limit-applies-at-once = Wyłożone karty wracają podczas utrzymania, a limit ręki obowiązuje od razu
example-a-card-that-can-do-nothing-cannot-be-the-action = Karta, która nic nie może zrobić, nie może być akcją
example-the-warlord-cannot-build = Kaid nie może budować
example-boats-change-movement-only = Łodzie zmieniają tylko ruch
example-no-influence-where-the-own-token-lies = Żadnych wpływów tam, gdzie leży już własny żeton
example-nobody-promises-more-points-than-owned = Nikt nie obiecuje więcej punktów, niż ma
example-only-as-many-as-lie-on-the-nomads-card-for-as-little-as-nothing = Tylko tylu, ilu leży na karcie Nomady, choćby za darmo
example-commander-one-strength-for-an-army-that-is-not-larger = W innym razie jedna siła
example-siege-engines-nothing-without-a-stronghold = Bez umocnień nic
example-conquest-counts-for-the-hand-limit-and-cannot-be-discarded = Kampania liczy się do limitu ręki i nie można jej odrzucić
example-surplus-mercenaries-of-the-nomad-go-to-supply-not-to-the-reserves-card = Nadmiarowi najemnicy Nomady idą do zasobów, nie na kartę rezerw
example-uprising-with-a-single-disc = Powstanie z jednym dyskiem
example-intrigue-with-cards-enough-takes-one-and-puts-the-rest-on-top = Intryga przy wystarczającej liczbie kart bierze jedną, a resztę kładzie na wierzch
example-a-lost-assault-of-the-sultan = Przegrany szturm Sułtana
example-the-warlord-scores-although-beaten = Kaid punktuje, choć został pokonany
example-a-supporters-token-goes-too-when-the-attacker-wins = Gdy wygrywa atakujący, znika też żeton wspierającego
example-military-against-civil-influence-a-tie-for-the-attacker = Wpływ wojskowy przeciw cywilnemu: remis dla atakującego
example-the-nomad-pays-for-points-after-the-map-was-counted = Nomada płaci za punkty, gdy mapa jest już podliczona
example-with-four-players-nobody-bribes-and-a-nomad-card-is-paid-to-the-bank = W czterech graczy nikt nie przekupuje, a kartę Nomady opłaca się do banku
example-with-four-players-only-the-own-discs-limit-mercenaries = W czterech graczy najemników ograniczają tylko własne dyski
