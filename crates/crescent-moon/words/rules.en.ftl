# Crescent Moon, in English.

## CM-1

chapter-CM-1 = Terms
rule-CM-1_1 = Strength: a unit of either kind has 1, a fort 1, a castle 2, the palace 2. Towns, cities and influence tokens have none.
rule-CM-1_2 = At rest a hex holds strength pieces of one player only. Where those of two players meet, combat follows.
rule-CM-1_3 = You control a hex exactly when at least one strength piece of yours is in it.
rule-CM-1_4 = Presence: you are present in a hex when any piece of yours is in it: unit, stronghold, settlement or influence token. Several players can be present.
rule-CM-1_5 = You have influence in a hex when your influence token is in it. A hex holds at most one token, of one player.
rule-CM-1_6 = Your supply are your pieces that are neither on the map nor on a power card nor on the reserves card.
rule-CM-1_7 = A unit disc shows an ordinary unit on one side, a mercenary on the other. In supply it has no side; it gets one when it enters the map or a reserves card. Both kinds share one stock of discs.
rule-CM-1_8 = Warlord and Caliph use both sides. Murshid, Sultan and Nomad only ever have mercenaries.
rule-CM-1_9 = Forts and castles are strongholds, towns and cities are settlements, the palace is both. All are buildings.
rule-CM-1_10 = Towns and cities belong to the Sultan, whoever controls the hex. So the Sultan is present wherever one stands.
rule-CM-1_11 = A hex holds at most one fort or castle, at most one town or city, and perhaps the palace besides.
rule-CM-1_12 = Coins, points and influence tokens do not run out (tokens do, if the table chose so); discs and buildings are limited to the box.
rule-CM-1_13 = The active hex is the hex of the combat or contest being resolved.
rule-CM-1_14 = Half is always rounded down; half a card price is exact.
rule-CM-1_15 = What several players do at one moment is done in turn order, unless a rule says that it is simultaneous.

## CM-2

chapter-CM-2 = Setting up
rule-CM-2_1 = Each player takes one character. With four players nobody takes the Nomad.
rule-CM-2_2 = The turn order is Warlord, Murshid, Sultan, Caliph, Nomad for the whole game.
rule-CM-2_3 = Each player takes the pieces of the character into supply. Warlord, Caliph and Nomad have a reserves card.
rule-CM-2_4 = The map is one of five named layouts, each for five and for four players, or it is built by the players.
rule-CM-2_5 = When all other starting pieces stand, the Caliph puts the palace into a hex with a Caliph piece.
rule-CM-2_6 = Each player takes the starting coins of the character and 5 points, kept secret.
rule-CM-2_7 = Cards flow through the market from far over middle to near. The Sultan’s market lies beside it.
rule-CM-2_8 = The Warlord takes Conquest into hand. All other power cards form the deck.
rule-CM-2_9 = Every slot of the market gets a card face up, then every slot of the Sultan’s market.
rule-CM-2_10 = The table chooses three or four years.
rule-CM-2_11 = Last, the Murshid carries out Intrigue once. The hand being empty, two cards are due.
rule-CM-2_12 = Then the first year begins with income.
rule-CM-2_13 = Two starting groups each: Warlord an ordinary unit with a token, and a token; Murshid a fort, and a token; Sultan a city, and a town with fort and mercenary; Caliph a castle with an ordinary unit, and a castle; Nomad a mercenary with a token, and a token.
rule-CM-2_14 = Building the map with four players: two wilderness tiles and one mountain tile stay in the box.
rule-CM-2_15 = The crossing lies in the middle. The other tiles are shuffled, and each player gets three, secret until placed.
rule-CM-2_16 = In turn order each player places one tile, three times. You choose which tile, where, and how it is turned.
rule-CM-2_17 = A river tile must lengthen the river at one of its two ends.
rule-CM-2_18 = Any other tile lies where it touches as many tiles as possible, among the places that leave the river room.
rule-CM-2_19 = As long as river tiles are left, both ends of the river must keep a place to go on, and all river tiles still to come must find room.
rule-CM-2_20 = Then, in turn order, each player places one starting group into an empty hex that is neither quarry nor holy site; then the second group in the same way.

## CM-3

chapter-CM-3 = The map
rule-CM-3_1 = Each hex has one terrain: fertile land, wilderness, mountains, quarry or desert.
rule-CM-3_2 = The holy site is a desert; river and crossing are fertile land. There is one crossing and one holy site.
rule-CM-3_3 = To control a feature means to control its hex; the same goes for influence and presence.
rule-CM-3_4 = Hexes that share an edge touch. Touching hexes are adjacent unless a river edge lies between them.
rule-CM-3_5 = A river hex has exactly two river edges. The hexes across them are not adjacent to it.
rule-CM-3_6 = The crossing has no river edges of its own, but the river of a neighbour can cut it off.
rule-CM-3_7 = Adjacency goes both ways. It is the only nearness that Influence, Move, Assault, the Murshid’s abilities and cards know.
rule-CM-3_8 = Terrain never changes combat by itself; it matters for income, building prices, objectives and cards.

## CM-4

chapter-CM-4 = Preparation
rule-CM-4_1 = A year is preparation (income, reserves, upkeep), the action phase of four rounds, and scoring.
rule-CM-4_2 = Income for each hex you control: fertile land 1 coin, quarry 3, town 1, city 2, a Sultan influence token 1; all of them add up.
rule-CM-4_3 = The palace brings no income, an uncontrolled hex brings none to anybody, and influence alone brings nothing.
rule-CM-4_4 = The Sultan also gets 1 coin for each town, 2 for each city and 1 for each own token anywhere, on top of the rest.
rule-CM-4_5 = Reserve value: Warlord 3; Caliph own castles plus own tokens on the map; Nomad three times the own tokens.
rule-CM-4_6 = Current strength: for Warlord and Caliph their ordinary units on map and card; for the Nomad the mercenaries of all players on the map and the units on the card.
rule-CM-4_7 = If the value is higher than the strength, the difference comes from supply onto the card, as far as supply goes. Nothing is ever taken off.
rule-CM-4_8 = Upkeep is left out in the first year.
rule-CM-4_9 = Upkeep: everybody takes the open character and banner cards back to hand; the hand limit applies at once.
rule-CM-4_10 = Then two cards of the near market are discarded.
rule-CM-4_11 = Then the market is refilled.

## CM-5

chapter-CM-5 = The action phase
rule-CM-5_1 = Four rounds; in each, every player in turn order takes exactly one action. There is no passing.
rule-CM-5_2 = You may choose only actions on the list of your character.
rule-CM-5_3 = An action must do something.
rule-CM-5_4 = Combat caused by an action is resolved as part of it; then limits are checked; then effects of anytime cards end; then the next player acts.
rule-CM-5_5 = Combat begins only through Assault, Uprising, Bribe mercenaries or a power card.

## CM-6

chapter-CM-6 = Standard actions
rule-CM-6_1 = Influence: choose a hex in which you are present, or one adjacent to such a hex, that does not hold your own token.
rule-CM-6_2 = If no other player is present there and no Murshid token is adjacent, place your token.
rule-CM-6_3 = Otherwise an influence contest follows.
rule-CM-6_4 = The Murshid’s own tokens do not cause a contest for the Murshid.
rule-CM-6_5 = Build X: up to X pieces, each in a different hex, each paid to the bank.
rule-CM-6_6 = In mountains and quarries a piece costs 1 coin more, in desert 2 more.
rule-CM-6_7 = Fort: where you are present, no other player has control, and no fort or castle stands.
rule-CM-6_8 = Castle: in place of your own fort.
rule-CM-6_9 = Town (Sultan): any hex without town and city, wherever it is.
rule-CM-6_10 = City (Sultan): in place of a town.
rule-CM-6_11 = The piece must be in your supply and you must be able to pay. The palace does not stand in the way.
rule-CM-6_12 = Move X: up to X times move any number of units, at least one, from one hex to an adjacent hex that no other player controls.
rule-CM-6_13 = The same unit may move several times. A move never starts combat and never sacks.
rule-CM-6_14 = The unit limit is checked at the end of the action only.
rule-CM-6_15 = Assault: move any number of units, at least one, from one hex either to an adjacent hex another player controls, which means combat, or to an adjacent hex nobody controls with a town or city, which is sacked.
rule-CM-6_16 = That settlement returns to the Sultan; you take 2 coins for a town, 4 for a city. This sack is not optional.
rule-CM-6_17 = Recruit X: place up to X units, at least one, from your reserves card into hexes no other player controls.
rule-CM-6_18 = Warlord and Caliph recruit ordinary units, and only where they are present.
rule-CM-6_19 = The Nomad recruits mercenaries, into any hex the Nomad or nobody controls.
rule-CM-6_20 = Bribe mercenaries (five players, all but the Nomad): agree with the Nomad on a hex with Nomad mercenaries, on one or two of them, and on a price.
rule-CM-6_21 = Pay; those mercenaries go to the Nomad’s supply, and as many of yours come into the hex from your supply.
rule-CM-6_22 = If the Nomad still has strength in the hex, combat follows at once; you attack.
rule-CM-6_23 = If there was no combat, you may at once make one move or an assault with the units just placed.
rule-CM-6_24 = Hire mercenaries (five players, all but the Nomad): agree with the Nomad on one or two units of the Nomad’s reserves card and on a price.
rule-CM-6_25 = Pay; the Nomad moves so many units from the card to supply; you place as many mercenaries of yours where you are present and no other player has control.
rule-CM-6_26 = With four players the bank hires out: 2 coins for one mercenary, 6 for two, placed in the same way.
rule-CM-6_27 = Before buying power cards you may bargain with the Sultan about one card of the Sultan’s market. Without agreement you may still buy elsewhere or do something else.
rule-CM-6_28 = Buy power cards: one near card for 2 coins, one middle card for 4, one far card for 6, and the agreed card; each at most once, at least one of them. Of copies in one row the buyer chooses.
rule-CM-6_29 = The price goes to the player of the associated character. For your own card you pay half to the bank; with four players a Nomad card is paid to the bank.
rule-CM-6_30 = The agreed price of a card of the Sultan’s market always goes to the Sultan. The Sultan takes one card from there free of charge.
rule-CM-6_31 = Bought cards go to hand; then the hand limit; then the market is refilled. The Sultan’s market is not.
rule-CM-6_32 = Play a power card: show a card with ACTION from your hand, carry it out as far as possible, discard it.
rule-CM-6_33 = Collect: take 1 coin from the bank.

## CM-7

chapter-CM-7 = Bargains and deals
rule-CM-7_1 = Binding are: buying from the Sultan, hiring and bribing with five players, deals with the Murshid. All other promises are talk, and no other coins or points pass between players, except by card text.
rule-CM-7_2 = A proposal is a complete set of terms. The partner accepts, declines, or counters once with a full new set, which is then accepted or declined. In one action you may propose to the same partner about the same thing as often as the table allows; beginning a proposal counts.
rule-CM-7_3 = Acceptance binds both and fixes the action. Failing costs nothing. Only what could be carried out in full at this moment may be proposed. Proposals and answers are public.
rule-CM-7_4 = Hiring: one or two units and a price from 0 to your coins; the Nomad’s card, your supply and a hex to place them must suffice. Where they go is no part of the terms.
rule-CM-7_5 = Bribing: a hex, one or two of the Nomad mercenaries in it, and a price from 0 to your coins; your supply must suffice.
rule-CM-7_6 = The Sultan’s market: one card there and a price from 0 to your coins. Acceptance commits you to buying cards, with this one among them.
rule-CM-7_7 = Deals with the Murshid are made at the start of a combat or contest with a Murshid token in the active hex or an adjacent one, unless the Murshid attacks or is the defender of the combat.
rule-CM-7_8 = Anybody who takes part may promise the Murshid 1 to 5 points, not more than owned. There is at most one deal in a conflict.
rule-CM-7_9 = The attacker names an offer first, from 0, then the others in turn order. The Murshid accepts one of them, or makes one demand to one player, who accepts or declines, or refuses all.
rule-CM-7_10 = If the partner’s side wins, the points are paid at once, even if the Murshid did nothing. If it loses, nothing is paid. The support itself is not enforced.
rule-CM-7_11 = No deal can be made after the cards are shown.

## CM-8

chapter-CM-8 = Power cards and the market
rule-CM-8_1 = A card has an associated character, which matters only for buying, a type, at least one keyword, and effects.
rule-CM-8_2 = After use events are discarded; characters and banners lie open in front of whoever played them and come back to hand in the next upkeep; a strategy returns to hand at once.
rule-CM-8_3 = COMBAT and INFLUENCE CONTEST cards are chosen in the first step of the conflict, ACTION cards are played as an action, ANYTIME cards cost no action.
rule-CM-8_4 = If a card has several keywords, all parts that fit the situation apply.
rule-CM-8_5 = Effects are carried out as far as possible. Conquest must be carried out completely.
rule-CM-8_6 = Units put on a card still count as being in the active hex, but cannot be put on a second card. Only units of the active hex can be assigned, unless the card says otherwise.
rule-CM-8_7 = Each ANYTIME card has its window: before the first step of your own move or assault, or before you select cards in a conflict. Nobody is asked aloud who might hold one. If one is played before the selection, everybody selects anew.
rule-CM-8_8 = The discard pile is face up and public.
rule-CM-8_9 = Refill: all cards slide towards the near end so that no gap stays; then cards are drawn into the empty slots from the far end.
rule-CM-8_10 = When a card must be drawn and the deck is empty, the discard pile is shuffled into a new deck. If both are empty, nothing is drawn.

## CM-9

chapter-CM-9 = Limits
rule-CM-9_1 = Whenever you hold more than 8 power cards, you discard down to 8 at once, face up. Open cards do not count. Conquest counts, and cannot be discarded.
rule-CM-9_2 = At most 5 units of a player stand in a hex, 7 of the Warlord, checked at the end of each action. Of the surplus, ordinary units go to the reserves card and mercenaries to supply, as the owner chooses.

## CM-10

chapter-CM-10 = Unique actions
rule-CM-10_1 = Uprising (Warlord): choose a hex with your token that another player controls. Remove the token, place 2 ordinary units from supply, and fight as attacker.
rule-CM-10_2 = With one disc in supply one unit rises; with none there is no Uprising.
rule-CM-10_3 = Muster (Warlord): for each hex with your token that no other player controls, place 1 ordinary unit from supply, or place 2 and remove the token. If discs run short, you order the hexes.
rule-CM-10_4 = Intrigue (Murshid): look at the top 7 cards of the deck. Take unseen 2 Murshid cards if your hand is empty, otherwise 1. The others go back on top, shuffled.
rule-CM-10_5 = If there are fewer Murshid cards than due, take all of them and 1 coin for each missing one; the others go to the bottom.
rule-CM-10_6 = Conspire (Sultan): look at the top 10 cards of the deck. Fill every empty slot of the Sultan’s market with one of them, face up. The rest goes to the bottom, shuffled.
rule-CM-10_7 = Move the palace (Caliph): put it, from its hex or from supply, into another hex in which you are present and that no other player controls. It costs nothing.
rule-CM-10_8 = Desertion (Nomad): in one hex, return any number of another player’s mercenaries to their supply. For each, one of your discs goes from supply to your reserves card, as far as supply goes.

## CM-11

chapter-CM-11 = Combat
rule-CM-11_1 = Two sides only: the attacker, whose action caused the combat, and the defender, the other owner of strength in the hex.
rule-CM-11_2 = Before the first step comes the window for a deal with the Murshid, then that of ANYTIME cards.
rule-CM-11_3 = Step 1: attacker and defender secretly and at the same time choose any number of COMBAT cards, also none. The number is secret.
rule-CM-11_4 = If a Murshid token is in the active hex or an adjacent one and the Murshid does not fight, the Murshid chooses cards too.
rule-CM-11_5 = Step 2: if the Murshid chose at least one card, the Murshid first names the side all of them join. With none, nothing is said.
rule-CM-11_6 = All cards are shown together and resolved: Conquest, the attacker’s Assassinations, the defender’s Assassinations, the attacker’s other cards, the defender’s other cards. Each orders the own cards.
rule-CM-11_7 = Cards added by the Murshid count as played by the supported player, who orders them and makes their choices.
rule-CM-11_8 = Conquest: half of the Warlord’s units in the active hex must be assigned (a third, if the table chose so); +1 strength for each.
rule-CM-11_9 = Step 3: strength is that of all own pieces in the hex and of cards. The higher wins; a tie goes to the attacker.
rule-CM-11_10 = On a tie with a Murshid token in the active hex the Murshid decides, also when fighting.
rule-CM-11_11 = Then deals are paid, and units on Conquest go to supply; they are no casualties and no card saves them.
rule-CM-11_12 = Step 4: first the attacker, then the defender loses units to supply: half the opponent’s strength, changed by cards, at most all. The owner chooses which. Buildings never are casualties.
rule-CM-11_13 = Units still on cards are then normal units of the hex again.
rule-CM-11_14 = Step 5: the loser’s units leave: ordinary units to the reserves card, mercenaries to supply, the Nomad’s to the Nomad’s reserves card. Buildings stay.
rule-CM-11_15 = Step 6: characters and banners lie open in front of their player, those added by the Murshid in front of the Murshid; Conquest returns to hand; events are discarded.
rule-CM-11_16 = Step 7: with at least one unit in the hex the attacker may take over the defender’s fort or castle: it returns to its owner, and the same kind comes from the attacker’s supply. Never the palace.
rule-CM-11_17 = Step 8: with at least one unit in the hex the attacker must sack every other stronghold of the defender there: fort 1 coin, palace 2, castle 3. Then the attacker may sack the town for 2 or the city for 4.
rule-CM-11_18 = Without an attacker unit in the hex there is no subduing and no sacking, even after a win; the defender’s buildings stay. The defender never subdues or sacks.
rule-CM-11_19 = If a card forbids sacking, a stronghold that can be subdued must be subdued; one that cannot is removed to its owner without coins, and this is no sack.
rule-CM-11_20 = After a combat with the Warlord, whoever won, the Warlord scores at once: for enemy units lost in step 4, and as attacker for buildings sacked.
rule-CM-11_21 = The unit limit is checked after the combat, at the end of the action.

## CM-12

chapter-CM-12 = Influence contest
rule-CM-12_1 = The attacker took the Influence action. Participants are all others present in the active hex, and the Murshid if a Murshid token is adjacent.
rule-CM-12_2 = Before the first step comes the window for a deal with the Murshid, then that of ANYTIME cards.
rule-CM-12_3 = Step 1: attacker and participants secretly and at the same time choose any number of INFLUENCE CONTEST cards, also none. The number is secret.
rule-CM-12_4 = Step 2: in turn order each participant announces to support the attacker or to defend. There is no third choice.
rule-CM-12_5 = Step 3: all cards are shown together and resolved: Assassinations of attacker, supporters, defenders; then the other cards of attacker, supporters, defenders. Within a group in turn order; each orders the own cards.
rule-CM-12_6 = Step 4: the attack is 1 if the attacker or a supporter has a unit or stronghold there, 1 if the attacker has a settlement there, 1 for each supporter with a settlement or token there, and cards.
rule-CM-12_7 = Step 5: the defence is 1 if a defender has a unit or stronghold there, 1 for each defender with a settlement or token there, and cards.
rule-CM-12_8 = Towns and cities count for the Sultan, forts and castles for their owner, the palace for the Caliph as both.
rule-CM-12_9 = A Murshid who takes part from an adjacent hex only adds nothing but cards.
rule-CM-12_10 = Step 6: with at least as much the attacker wins: any token in the hex is removed and the attacker’s is placed. Otherwise nothing changes.
rule-CM-12_11 = On a tie with a Murshid token in the active hex the Murshid decides who wins.
rule-CM-12_12 = Deals are paid when the winner is known.
rule-CM-12_13 = Step 7: character cards lie open in front of their player; other cards are discarded, unless the card says otherwise.
rule-CM-12_14 = A contest may have no defenders; the defence is then 0 and cards. Totals may be negative.

## CM-13

chapter-CM-13 = Abilities
rule-CM-13_1 = Warlord, Marauder: the primary objective is scored after each combat the Warlord fought and after each sack, and announced.
rule-CM-13_2 = Warlord, Champion: the action Muster.
rule-CM-13_3 = Warlord, Destroyer: no Build action; strongholds come only by subduing.
rule-CM-13_4 = Warlord, Conqueror: owns Conquest, for every combat the Warlord fights; it returns at once.
rule-CM-13_5 = Warlord, Ravager: unit limit 7.
rule-CM-13_6 = Warlord, Raider: Move 3.
rule-CM-13_7 = Murshid, Tip the balance: decides ties in hexes with an own token.
rule-CM-13_8 = Murshid, Entangle: takes part in contests in hexes adjacent to own tokens.
rule-CM-13_9 = Murshid, Meddle: plays cards in foreign combats in or next to own tokens.
rule-CM-13_10 = Murshid, Make deals: up to 5 points for support.
rule-CM-13_11 = Murshid, Schemes: more cards are associated with the Murshid than with anybody else.
rule-CM-13_12 = Sultan, Prestige: present in every hex with a town or city, and the only one to build them.
rule-CM-13_13 = Sultan, Prosperity: extra income from all own settlements and tokens.
rule-CM-13_14 = Sultan, Semblance of power: others earn from controlled hexes with the Sultan’s settlements or token.
rule-CM-13_15 = Sultan, Wealth: one free card from the Sultan’s market with each Buy action.
rule-CM-13_16 = Sultan, Builder: Build 3.
rule-CM-13_17 = Caliph, Seat of power: the palace has strength 2, is stronghold and settlement, is placed last, and can be moved.
rule-CM-13_18 = Caliph, Pillars of the caliphate: forts and castles are cheaper.
rule-CM-13_19 = Nomad, Back of beyond: recruits into any hex no other player controls.
rule-CM-13_20 = Nomad, For a price: hires and bribes need the Nomad’s consent; all mercenaries count for the Nomad’s current strength; a lost combat sends the Nomad’s units to the reserves card.
rule-CM-13_21 = Mercenaries belong to the player of their colour; after a hire or bribe the Nomad has no say over them, except by Desertion.

## CM-14

chapter-CM-14 = Scoring and the end
rule-CM-14_1 = In the first year every fulfilled objective scores; in later years all but the first-year objectives.
rule-CM-14_2 = Each fulfilled line of an objective scores on its own.
rule-CM-14_3 = Everybody announces the points gained, not the total. Totals are secret; you may look at your own.
rule-CM-14_4 = The Warlord’s primary objective scores at once in the action phase, and not again in the scoring phase.
rule-CM-14_5 = All lines are evaluated on the same map. What is bought with coins is decided afterwards.
rule-CM-14_6 = After the last year’s scoring all points are shown; most points win.
rule-CM-14_7 = A tie is broken by most coins, then by turn order.

## CM-15

chapter-CM-15 = With four players
rule-CM-15_1 = There is no Nomad and no Nomad piece.
rule-CM-15_2 = The map has 13 tiles: without two wilderness tiles and one mountain tile.
rule-CM-15_3 = Bribing does not exist.
rule-CM-15_4 = Mercenaries are hired from the bank: 2 coins for one, 6 for two.
rule-CM-15_5 = Nomad cards stay in the deck; their price goes to the bank.
rule-CM-15_6 = Only your own supply of discs limits your mercenaries.
rule-CM-15_7 = Building the map: 12 tiles are dealt, 8 groups placed.
rule-CM-15_8 = The Elder has its own line: next to mountains it brings a mercenary from supply.
