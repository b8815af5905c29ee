# What the examples of the rules show: the titles of their scenarios.

example-the-sultan-is-present-in-every-town-and-city-whoever-controls-the-hex = The Sultan is present in every town and city, whoever controls the hex
example-one-fort-or-castle-one-town-or-city-and-the-palace-beside-them = One fort or castle, one town or city, and the palace beside them
example-the-second-tile-touches-two = The second tile touches two
example-no-tile-may-close-a-mouth-of-the-river = No tile may close a mouth of the river
example-a-river-stops-an-assault-unless-there-are-boats-and-stops-again-in-the = A river stops an assault, unless there are boats, and stops again in the next action
example-ambush-one-strength-elsewhere = One strength elsewhere
example-open-cards-come-back-in-upkeep-and-the-hand-limit-applies-at-once = Open cards come back in upkeep, and the hand limit applies at once
example-a-card-that-can-do-nothing-cannot-be-the-action = A card that can do nothing cannot be the action
example-the-warlord-cannot-build = The Warlord cannot build
example-boats-change-movement-only = Boats change movement only
example-no-influence-where-the-own-token-lies = No influence where the own token lies
example-nobody-promises-more-points-than-owned = Nobody promises more points than owned
example-only-as-many-as-lie-on-the-nomads-card-for-as-little-as-nothing = Only as many as lie on the Nomad’s card, for as little as nothing
example-commander-one-strength-for-an-army-that-is-not-larger = One strength otherwise
example-siege-engines-nothing-without-a-stronghold = Nothing without a stronghold
example-conquest-counts-for-the-hand-limit-and-cannot-be-discarded = Conquest counts for the hand limit and cannot be discarded
example-surplus-mercenaries-of-the-nomad-go-to-supply-not-to-the-reserves-card = Surplus mercenaries of the Nomad go to supply, not to the reserves card
example-uprising-with-a-single-disc = Uprising with a single disc
example-intrigue-with-cards-enough-takes-one-and-puts-the-rest-on-top = Intrigue with cards enough takes one and puts the rest on top
example-a-lost-assault-of-the-sultan = A lost assault of the Sultan
example-the-warlord-scores-although-beaten = The Warlord scores although beaten
example-a-supporters-token-goes-too-when-the-attacker-wins = A supporter’s token goes too when the attacker wins
example-military-against-civil-influence-a-tie-for-the-attacker = Military against civil influence: a tie for the attacker
example-the-nomad-pays-for-points-after-the-map-was-counted = The Nomad pays for points after the map was counted
example-with-four-players-nobody-bribes-and-a-nomad-card-is-paid-to-the-bank = With four players nobody bribes, and a Nomad card is paid to the bank
example-with-four-players-only-the-own-discs-limit-mercenaries = With four players only the own discs limit mercenaries
