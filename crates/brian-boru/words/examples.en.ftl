# What the examples of the rules show: the titles of their scenarios.

example-a-town-from-the-marriage-track-is-always-a-free-one = A town from the marriage track is always a free one
example-play-goes-clockwise-after-the-last-seat-comes-the-first = Play goes clockwise: after the last seat comes the first
example-starting-towns-the-marker-holder-begins-and-a-region-with-a-disc-is = Starting towns: the marker holder begins, and a region with a disc is closed
example-a-draft-of-three-players-the-first-packet-comes-back-with-two-cards = A draft of three players: the first packet comes back with two cards
example-in-the-draft-a-player-sees-his-own-packet-and-choice-of-the-others-only = In the draft a player sees his own packet and choice; of the others only how many
example-a-card-that-does-not-match-the-town-is-refused-as-lead-white-is-allowed = A card that does not match the town is refused as lead, white is allowed
example-whoever-holds-the-marker-after-the-trick-leads-the-next-one = Whoever holds the marker after the trick leads the next one
example-red-2-lower-action-two-axes = Red 2, the lower action: two axes
example-red-5-lower-action-two-axes = Red 5, the lower action: two axes
example-david-may-buy-no-more-than-two-raiders-with-five-coins = David may buy no more than two raiders with five coins
example-two-axes-three-raiders-six-coins-only-one-can-be-bought = Two axes, three raiders, six coins: only one can be bought
example-which-towns-one-may-expand-into = Which towns one may expand into
example-kamilas-expansion-of-the-example-one-road-is-blocked-so-there-is-one = Kamila’s expansion of the example: one road is blocked, so there is one target
example-paying-to-step-onto-an-occupied-space-is-legal-and-may-be-wasted = Paying to step onto an occupied space is legal and may be wasted
example-the-alternative-of-the-example-without-paying-petr-is-pushed-down-to = The alternative of the example: without paying Petr is pushed down to space 2
example-a-whole-upkeep-of-three-players = A whole upkeep of three players
example-orlaith-her-town-is-placed-before-the-town-of-space-8-renown-and-coins = Orlaith: her town is placed before the town of space 8; renown and coins follow
example-niall-2-points-and-a-free-town-in-n = Niall: 2 points and a free town in N
example-the-princess-spurned-four-points-and-no-card = The princess spurned: four points and no card
example-the-princess-kept-for-trade-who-did-not-win-her-has-no-say = The princess kept for trade; who did not win her has no say
example-one-chooser-two-losers-who-still-share-the-second-reward = One chooser, two losers, who still share the second reward
example-five-players-three-losers-one-after-another-from-the-marker = Five players, three losers, one after another from the marker
example-five-discs-each-both-get-a-point-and-both-build = Five discs each: both get a point and both build
example-the-church-leader-builds-exactly-four-discs-are-three-after-the-second = The church leader builds; exactly four discs are three after the second reward
example-five-players-all-five-cards-in-the-fifth-trick-only-the-town-is-asked = Five players, all five cards: in the fifth trick only the town is asked
example-expansion-into-the-active-town-allowed-the-winner-gets-only-the-marker = Expansion into the active town allowed: the winner gets only the marker
