# Names of hexes, five for each kind of tile. A name belongs to the hex, never to an owner, and no two hexes of a map share one.

place-crossing-1 = Reed Ford
place-crossing-2 = Grey Ford
place-crossing-3 = Camel Ford
place-crossing-4 = Stone Ford
place-crossing-5 = Old Ford

place-river-1 = Heron Bend
place-river-2 = Fig Landing
place-river-3 = Willow Reach
place-river-4 = Lotus Bank
place-river-5 = Otter Pool

place-fertile-1 = Date Garden
place-fertile-2 = Olive Grove
place-fertile-3 = Honey Meadow
place-fertile-4 = Wheat Field
place-fertile-5 = Melon Beds

place-wilderness-1 = Thorn Heath
place-wilderness-2 = Jackal Scrub
place-wilderness-3 = Wormwood
place-wilderness-4 = Locust Plain
place-wilderness-5 = Dry Thicket

place-mountain-1 = Eagle Crags
place-mountain-2 = Goat Horns
place-mountain-3 = Snow Tooth
place-mountain-4 = Wind Saddle
place-mountain-5 = Grey Peak

place-quarry-1 = Chalk Steps
place-quarry-2 = Red Cutting
place-quarry-3 = White Cutting
place-quarry-4 = Deep Pit
place-quarry-5 = Marble Face

place-desert-1 = Salt Dunes
place-desert-2 = Golden Sands
place-desert-3 = Silent Dunes
place-desert-4 = Glass Flats
place-desert-5 = Viper Sands

place-holy-1 = Star Well
place-holy-2 = White Dome
place-holy-3 = Dawn Lamp
place-holy-4 = Silver Spring
place-holy-5 = Moon Court

place-again = { $name } { $n }

## Places beside the map

place-e = east of { $hex }
place-ne = north-east of { $hex }
place-nw = north-west of { $hex }
place-w = west of { $hex }
place-sw = south-west of { $hex }
place-se = south-east of { $hex }
place-nowhere = far from the map
edge-e = east
edge-ne = north-east
edge-nw = north-west
edge-w = west
edge-sw = south-west
edge-se = south-east
