# The names of the areas of the map. A territory bears the name of the area that has lain on the map longest.
# No two areas share a name; the noun fits the ground on which the board paints it.

area-start-n = Linden Lea
area-start-e = Reed Ford
area-start-s = Barley Howe
area-start-w = Otter Wood

area-start5-n = Swan Water
area-start5-e = Lamb Dale
area-start5-s = Black Firs
area-start5-w = Quail Corn

area-t01-n = Oat Croft
area-t01-e = Clover Dale
area-t01-s = Duck Mere
area-t01-w = Bear Den

area-t02-n = Raven Fen
area-t02-s = Long Tilth

area-t03-n = Bat Hole
area-t03-e = Juniper Heath
area-t03-s = Cuckoo Green
area-t03-w = Flax Croft

area-t04-n = Goose Green
area-t04-e = Echo Cave
area-t04-s = Lone Stone

area-t05-n = Skald Stones
area-t05-s = Grey Fells

area-t06-n = Alder Brook
area-t06-e = Mill Acre
area-t06-s = Seer Mound
area-t06-w = Hunting Wood

area-t07-n = Purple Moor
area-t07-m = Lark Field
area-t07-s = Hollow Hill

area-t08-n = Sun Slope
area-t08-m = Toad Moss
area-t08-s = Bean Rows

area-t09-n = Honey Acre
area-t09-e = Old Barrow
area-t09-s = Moss Bridge

area-t10-n = Crow Acre
area-t10-e = Hay Dale
area-t10-s = Crane Bog

area-t11-n = Birch Shaw
area-t11-s = High Pasture

area-t12-n = Eel Marsh
area-t12-m = Amber Pines
area-t12-s = Summer Stead

area-t13-a = Wolfwood

area-t14-n = Willow Wade
area-t14-m = Squirrel Grove
area-t14-s = Turnip Bank

area-t15-n = Chough Cliff
area-t15-e = Gold Stubble
area-t15-s = Grouse Moor

area-t16-n = Red Sheaves
area-t16-e = Sedge Flat
area-t16-s = Singing Stone

area-t17-n = Cold Gap
area-t17-s = Bluebell Lea

area-t18-n = Falcon Heath
area-t18-e = Mare Green
area-t18-s = Lynx Wood

area-t19-n = Foal Run
area-t19-e = Wind Ring
area-t19-s = Pike Pool

area-t20-n = Mouse Barn
area-t20-s = Eagle Moor

area-t21-n = Stork Acre
area-t21-s = White Tooth

area-t22-n = Sheep Down
area-t22-e = Owl Tor
area-t22-s = Bee Ling
area-t22-w = Adder Heath

area-t23-n = Silent Ring
area-t23-e = Wisp Fen
area-t23-s = Goat Ledge

area-t24-n = Frost Horn
area-t24-e = Hare Furrow
area-t24-s = Heron Mere

area-t25-n = Sorrel Bank
area-t25-e = Giant Steps
area-t25-s = Rye Garth

area-t26-n = Poppy Field
area-t26-e = Black Peat
area-t26-s = Boar Thicket

area-t27-n = Roe Glade
area-t27-e = Badger Holt
area-t27-s = Flint Back

area-t28-n = Hawk Crag
area-t28-s = Ash Holt

area-t29-n = Marten Wold
area-t29-e = Daisy Lea
area-t29-w = Mist Carr

area-t30-n = Bull Pasture
area-t30-e = Old Yews
area-t30-s = Broad Acre
area-t30-w = Thunder Head

area-t31-n = Slate Edge
area-t31-e = Snipe Fen
area-t31-s = Nine Stones

area-t32-n = Salt Leas
area-t32-e = Fox Pines
area-t32-s = Beaver Dam

area-t33-n = Rune Heath
area-t33-m = Elk Meadow
area-t33-s = Iron Scree
