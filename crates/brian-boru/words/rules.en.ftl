# The rules of Brian Boru as told to players, clause by clause.

chapter-BB-1 = General
rule-BB-1_1 = Three, four or five play.
rule-BB-1_2 = The seats form a circle. Clockwise means to the next seat; your left neighbour sits next to you clockwise, your right neighbour the other way.
rule-BB-1_3 = Coins, discs, renown, raiders, monasteries and Viking control tokens never run out.
rule-BB-1_4 = A town has room for one disc. A town without a disc is free.
rule-BB-1_5 = A disc on a town stays there to the end of the game. A Viking control token may come to lie on it and go again.
rule-BB-1_6 = You control a town if your disc lies there and no Viking control token covers it. With such a token the Vikings control the town, not you.
rule-BB-1_7 = A town that the Vikings hold is not free: the disc still lies there.
rule-BB-1_8 = No score falls below 0.
rule-BB-1_9 = Points replace a coin only for a pay symbol (BB-7.4). Nothing else can be paid with points.
rule-BB-1_10 = What a rule tells you to do you must do, unless it says that you may. Only two things are optional: buying more discs, raiders or steps, and expanding.
rule-BB-1_11 = Where a short summary is less exact than the full rule, the full rule holds.
rule-BB-1_12 = Everything is open except hands, packets, cards not yet revealed, the card set aside and last cards discarded face down. Coins, renown, raiders and points of all players are open too.
rule-BB-1_13 = Whoever has the most points after the final scoring wins (BB-20).

chapter-BB-2 = Setting up
rule-BB-2_1 = The board lies in the middle. Coins, renown, monasteries, raiders and Viking control tokens form the supply.
rule-BB-2_2 = Every player takes the discs of one colour. Colours nobody plays are out of the game.
rule-BB-2_3 = Every player starts with 3 coins and 1 renown.
rule-BB-2_4 = Everybody's disc stands on the start of the marriage track, and every score begins at 10.
rule-BB-2_5 = The eight claim tokens lie face down in their regions.
rule-BB-2_6 = The princess is the bottom card of the marriage deck. There is only one.
rule-BB-2_7 = The other seven marriage cards are shuffled. On top of the princess go two of them with three players, three with four or five; the rest leave the game unseen.
rule-BB-2_8 = The seven Viking cards are shuffled and lie face down.
rule-BB-2_9 = The action cards lie ready beside the board. A summary of the rules is always at hand; it has no effect on play.
rule-BB-2_10 = Chance decides who begins. That player holds the active-town marker.
rule-BB-2_11 = Beginning with the holder of the marker and going clockwise, everybody puts one disc on a town.
rule-BB-2_12 = The town may have any colour, but must lie in a region where nobody else has a disc.

chapter-BB-3 = Rounds and preparation
rule-BB-3_1 = The game has three rounds with three players, four rounds with four or five.
rule-BB-3_2 = A round has four phases: preparation, draft, actions, upkeep.
rule-BB-3_3 = First a Viking card is revealed. As many raiders as its strength go to the battle area; the card is not used again.
rule-BB-3_4 = Then the next marriage card is revealed: the prize of the round.
rule-BB-3_5 = If the marriage deck is empty now, this is the last round. So the princess is always the prize of the last round.
rule-BB-3_6 = The draft follows.

chapter-BB-4 = The draft
rule-BB-4_1 = All 25 action cards are shuffled together, whatever became of them in the round before.
rule-BB-4_2 = Everybody is dealt 8 cards with three players, 6 with four, 5 with five.
rule-BB-4_3 = With three or four players one card is left over. It is set aside face down, and nobody looks at it.
rule-BB-4_4 = Everybody secretly chooses two cards of the packet in hand. They belong to that player's hand for this round.
rule-BB-4_5 = When all have chosen, everybody passes the rest of the packet to the left neighbour, in every round.
rule-BB-4_6 = Choosing two and passing on is repeated with the packets received.
rule-BB-4_7 = A packet that arrives with only one or two cards is not passed on: its cards go straight to the receiver's hand.
rule-BB-4_8 = When all dealt cards have been taken, the draft is over: everybody has 8, 6 or 5 cards in hand.
rule-BB-4_9 = You may look at the cards you have chosen, but not exchange them.

chapter-BB-5 = Tricks
rule-BB-5_1 = Tricks are played until everybody has one card left: 7, 5 or 4 tricks with 3, 4 or 5 players.
rule-BB-5_2 = That last card is discarded face down without effect, and upkeep begins.
rule-BB-5_3 = The holder of the marker leads. He puts the marker on any free town: the active town.
rule-BB-5_4 = He then plays a card that has the colour of the active town or is white.
rule-BB-5_5 = The leader may only name a town for which he has such a card.
rule-BB-5_6 = If no free town fits any of his cards, he names any free town and plays any card.
rule-BB-5_7 = If no town is free, the marker lies beside the board, the leader plays any card, and the trick has neither an active town nor a winner.
rule-BB-5_8 = Clockwise from the leader all others play one card each, face up. Any card will do: nobody has to follow colour or to play high.
rule-BB-5_9 = The highest card that has the colour of the active town wins; white cards count as having it. All others lose.
rule-BB-5_10 = No two cards have the same value, so there is no tie; and a lead that fits the town makes sure that somebody wins.
rule-BB-5_11 = If no card has the town's colour, nobody wins: all take a secondary action, the town stays free, and the marker goes back to the leader after the trick.
rule-BB-5_12 = Actions are resolved from the lowest card to the highest, whatever their colour. The winner takes his turn in this order too.
rule-BB-5_13 = The winner must perform the primary action of his card.
rule-BB-5_14 = A loser chooses one secondary action of his card when his turn comes. If the card has only one, he performs that.
rule-BB-5_15 = After the action the card is discarded, and the next higher card is resolved.
rule-BB-5_16 = When all have acted, the trick is over.
rule-BB-5_17 = Nobody may search the discards. (The table can be set to list them.)
rule-BB-5_18 = If more than one card per hand is left, whoever holds the marker now leads the next trick.

chapter-BB-6 = Resolving an action
rule-BB-6_1 = An action is a line of symbols. All are resolved, from left to right.
rule-BB-6_2 = A symbol that can do nothing is skipped; the others still count.
rule-BB-6_3 = Coins gained earlier in the line can be spent later in it, but not the other way round.
rule-BB-6_4 = Whether discs share a space of the marriage track is looked at after the last symbol (BB-9.4).
rule-BB-6_5 = When a line shows several crosses, axes or letters, you are asked about extras once, after the last of them.

chapter-BB-7 = Symbols
rule-BB-7_1 = Town (primary actions only): put a disc on the active town and take the marker. The town is yours from now on.
rule-BB-7_2 = Coin: take a coin.
rule-BB-7_3 = Pay: give back a coin. If you have one, you must pay it.
rule-BB-7_4 = Pay without a coin: lose 2 points instead; with only 1 point lose that; with none nothing happens.
rule-BB-7_5 = Several pay symbols are settled one after another: coins first, then points.
rule-BB-7_6 = Renown: take one. (Marriage card and marriage track only.)
rule-BB-7_7 = Points: gain as many as shown. (Marriage cards only.)
rule-BB-7_8 = Cross: put a disc in the church area. Then you may buy more for 2 coins each, as many as you like.
rule-BB-7_9 = Axe: take a raider from the battle area. Then you may buy more of them for 2 coins each.
rule-BB-7_10 = An axe does nothing when the battle area is empty, and you cannot buy more raiders than lie there.
rule-BB-7_11 = Letter: move one space up the marriage track. Then you may buy more spaces for 2 coins each (BB-9).
rule-BB-7_12 = Expansion: you may pay 5 coins and expand (BB-8).
rule-BB-7_13 = Liberation: remove a Viking control token from the board. The disc below shows who controls the town again; that may be another player.
rule-BB-7_14 = You must remove a token if there is one; which one is your choice. If there is none, nothing happens. A pay symbol in the same line counts either way.
rule-BB-7_15 = Extras cost exactly 2 coins each; an odd coin cannot be thrown in.

chapter-BB-8 = Expansion
rule-BB-8_1 = An expansion costs 5 coins, is voluntary, and puts one disc on one new town. One symbol allows one expansion.
rule-BB-8_2 = A road must join the new town directly to a town you control. No other town may lie between them.
rule-BB-8_3 = The new town must be free.
rule-BB-8_4 = It may not be the active town while the marker lies there. (An option allows it.)
rule-BB-8_5 = A town held by the Vikings is neither a place to start from nor one to expand to.
rule-BB-8_6 = Roads may cross into other regions, and the colour of the town does not matter.
rule-BB-8_7 = You control the new town at once. The marker does not move.
rule-BB-8_8 = If several of your towns touch the new one, it does not matter from which you came.

chapter-BB-9 = The marriage track
rule-BB-9_1 = Each letter and each 2 coins move your disc exactly one space up. Spaces with other discs are counted and may be passed.
rule-BB-9_2 = A disc on the top space stays there: letters have no effect, and no step can be bought.
rule-BB-9_3 = You decide about bought steps knowing where you stand, and may step onto a taken space.
rule-BB-9_4 = After the whole action, if your disc shares a space other than the start, it moves down until it stands alone or reaches the start.
rule-BB-9_5 = Only the disc of the player who acted moves down. Coins paid are lost.
rule-BB-9_6 = So no two discs ever rest on the same space above the start. The start has room for all.
rule-BB-9_7 = Moving down never takes you below the space from which you began the action.

chapter-BB-10 = Upkeep
rule-BB-10_1 = Upkeep has four steps: marriage, battle, church, claim regions.
rule-BB-10_2 = After them the game ends if the marriage deck is empty; otherwise the next round begins.
rule-BB-10_3 = What no step returns stays: discs on the marriage track except the winner's, raiders, church discs, coins, renown.
rule-BB-10_4 = During upkeep a player always holds the marker.

chapter-BB-11 = Marriage
rule-BB-11_1 = The player whose disc stands highest on the marriage track wins the marriage card. The top space is not needed.
rule-BB-11_2 = There is always just one highest disc above the start.
rule-BB-11_3 = The winner keeps the card face up and gains its benefits at once.
rule-BB-11_4 = Points are added, renown is taken.
rule-BB-11_5 = A card that names a region also gives a free town there, of the winner's choice. If none is free, the points still count.
rule-BB-11_6 = Then the winner's disc goes back to the start.
rule-BB-11_7 = If all discs are on the start, nobody wins: the card leaves the game, and the battle step follows.

chapter-BB-12 = The Princess of Denmark
rule-BB-12_1 = Whoever wins the princess chooses one of three things at once, openly and for good.
rule-BB-12_2 = Military support: keep the card. In the claim step all towns held by the Vikings count as yours.
rule-BB-12_3 = Military support also holds in the final scoring of claim tokens on the board, but not for the number of regions.
rule-BB-12_4 = Trade: keep the card. In the final scoring towns held by the Vikings count as yours for the number of regions.
rule-BB-12_5 = Trade does not help you with claim tokens.
rule-BB-12_6 = Spurn her: discard the card and gain 4 points. It is then no marriage card for ties (BB-20.3).
rule-BB-12_7 = Such towns only count as yours. You cannot expand from them, build there, or lose them.
rule-BB-12_8 = The princess comes in the last round, so military support concerns one claim step.

chapter-BB-13 = Rewards of the marriage track
rule-BB-13_1 = After the card, every player gains what the space of his disc shows. Discs stay where they are.
rule-BB-13_2 = The winner of the card stands on the start by then and gains nothing here.
rule-BB-13_3 = Spaces give coins, renown, or a free town anywhere. If no town is free, that space gives nothing.
rule-BB-13_4 = Rewards are paid clockwise from the holder of the marker.
rule-BB-13_5 = If nobody won the card, there are no rewards either: all discs are on the start.

chapter-BB-14 = Battle: the incursion
rule-BB-14_1 = If no raider is left in the battle area, the Vikings are repelled.
rule-BB-14_2 = If raiders are left, there is an incursion: the player with the fewest raiders before him loses one town he controls. None counts as 0, and raiders kept from earlier rounds count.
rule-BB-14_3 = If several have the fewest, each of them loses a town.
rule-BB-14_4 = If one player alone has the most raiders, he chooses the town of each loser.
rule-BB-14_5 = If several have the most, each loser chooses for himself.
rule-BB-14_6 = A lost town gets a Viking control token on its disc; the Vikings control it. A monastery there stays.
rule-BB-14_7 = If all have equally many, all lose a town of their own choice.
rule-BB-14_8 = A loser who controls no town loses nothing.
rule-BB-14_9 = Several losses are settled one by one, clockwise from the holder of the marker.
rule-BB-14_10 = Then all raiders leave the battle area.

chapter-BB-15 = Battle: the spoils
rule-BB-15_1 = The spoils are paid whether or not the Vikings were repelled.
rule-BB-15_2 = First reward: whoever alone has the most raiders takes one renown, gains a point for each renown he has, the new one included, and returns all his raiders. Renown is kept.
rule-BB-15_3 = With a tie for the most the first reward is skipped, and nobody returns anything.
rule-BB-15_4 = Second reward: everybody who now has the most raiders gains a point and returns one raider.
rule-BB-15_5 = Without raiders nobody gets a reward.
rule-BB-15_6 = All other raiders stay for the next round.

chapter-BB-16 = Church
rule-BB-16_1 = First reward: whoever alone has the most discs in the church area builds a monastery on a town he controls, if he can, takes the marker, and takes all his discs back.
rule-BB-16_2 = A town has at most one monastery.
rule-BB-16_3 = If he cannot build, he still takes the marker and his discs.
rule-BB-16_4 = With a tie for the most the first reward is skipped, and the marker stays.
rule-BB-16_5 = Second reward: everybody who now has the most discs there, and at least one, gains a point and takes one disc back.
rule-BB-16_6 = Third reward: clockwise from the holder of the marker, everybody who still has 4 or more discs there builds a monastery on a town he controls, if he can.
rule-BB-16_7 = Whoever built in the third reward takes all his discs back. Whoever could not keeps them there.
rule-BB-16_8 = You must build if you can, where you like among the towns you control; so never on a town held by the Vikings.
rule-BB-16_9 = A monastery is never moved or removed. Whoever controls the town has the good of it.

chapter-BB-17 = Claiming regions
rule-BB-17_1 = Each town counts 1, a town with a monastery 2.
rule-BB-17_2 = First, for each token face down: if the towns of all players and the Vikings in the region reach its threshold, it is turned face up.
rule-BB-17_3 = A token never turns face down again.
rule-BB-17_4 = Then, for each token face up, wherever it lies: whoever alone has the most towns in the region takes it.
rule-BB-17_5 = If players are tied for the most, the token stays where it is, even with a holder who is not among them.
rule-BB-17_6 = If the Vikings have more than any player, and nobody has military support, the token goes to the board or stays there.
rule-BB-17_7 = If the Vikings are level with the best player, that is a tie too: the token stays where it is. (An option changes this.)
rule-BB-17_8 = With military support the towns held by the Vikings are added to that player's, and the Vikings have none.
rule-BB-17_9 = All parties are compared: every player, and the Vikings as one more. Players tied behind the Vikings are not tied for the most.
rule-BB-17_10 = Regions do not influence each other. They are looked at from north to south.

chapter-BB-18 = End of the game
rule-BB-18_1 = If the marriage deck is empty after upkeep, the game is over, and everything is scored.
rule-BB-18_2 = That is after round 3 with three players, after round 4 with four or five.

chapter-BB-19 = Final scoring
rule-BB-19_1 = Whoever alone has the most coins gains 1 point. With a tie nobody does.
rule-BB-19_2 = The holder of the marker gains 1 point.
rule-BB-19_3 = Each renown is 1 point.
rule-BB-19_4 = Claim tokens before you score what they show.
rule-BB-19_5 = A token face up on the board gives half its points, rounded down, to every player tied for the most towns in the region. Monasteries count 2.
rule-BB-19_6 = The Vikings take part in this comparison: level with them you get the half; if they alone have the most, nobody does. (An option changes this.)
rule-BB-19_7 = With military support the towns held by the Vikings count as that player's here.
rule-BB-19_8 = Tokens face down score nothing.
rule-BB-19_9 = You score for the number of regions in which you control a town: 1 point for three or four, 3 for five, 5 for six, 7 for seven, 10 for eight. Towns held by the Vikings count only with trade.
rule-BB-19_10 = These items do not influence each other.

chapter-BB-20 = The winner
rule-BB-20_1 = The player with the most points wins.
rule-BB-20_2 = In a tie, the tied player with the most claim tokens wins; their points do not matter.
rule-BB-20_3 = If that is equal too, the one with the most marriage cards wins. A kept princess counts.
rule-BB-20_4 = If still equal, the tied players share the victory.

chapter-BB-21 = Options
rule-BB-21_1 = Expansion into the active town allowed: BB-8.4 does not hold. If the winner finds a disc on the active town, he takes only the marker.
rule-BB-21_2 = Top of the marriage deck removed: in BB-11.7 the top card of the deck leaves the game unseen as well, so the game is a round shorter.
rule-BB-21_3 = Five players play all cards: five tricks per round, and no card is discarded unplayed.
rule-BB-21_4 = Vikings level with a player: a single player tied with them takes or keeps the token; or every tie with the Vikings sends it to the board.
rule-BB-21_5 = Vikings ahead at the end: where they alone have the most, the best of the players, with at least one town, gain the half.
rule-BB-21_6 = Monasteries do not count double at the end: in BB-19.5 every town counts 1.
rule-BB-21_7 = The seventh Viking card is a second 13: the deck is 9, 10, 11, 12, 13, 13, 14.
rule-BB-21_8 = Whether cards played this round are listed, and whether last cards are shown, changes what is seen, not what is allowed.
