# What the coach says in the lessons.
lesson-part-win = Winning a trick
lesson-part-lose = Losing a trick
lesson-part-fronts = Axes, crosses, rings
lesson-part-whole = From hand to victory

lesson-first-town-title = Your first town
lesson-first-town-task = Win Clonard: play a red card higher than 11.
lesson-first-town-why = The town is red, so blue cards do not count, not even your 25. The highest red card takes it.
lesson-first-town-after = Clonard is yours, and so is the marker: you lead the next trick.
lesson-first-town-wrong-blue-25 = 25 is the highest number, but blue. In a red town only red and white count, so Berta’s 11 wins.
lesson-first-town-wrong-red-5 = The colour is right, but 5 is lower than 11. Berta still wins.

lesson-win-cheaply-title = Win cheaply
lesson-win-cheaply-task = Win Kildare and finish with four coins.
lesson-win-cheaply-why = A blue or white card above 12 will do. Look at its top line: winning with a high card makes you pay.
lesson-win-cheaply-after = White counts as every colour. The lowest card that still wins is usually the best.
lesson-win-cheaply-wrong-blue-25 = You win, but 25 costs two coins and leaves you one. A smaller winner would have been enough.
lesson-win-cheaply-wrong-blue-16 = You win for free, but earn nothing. One of your cards wins and brings a coin.

lesson-you-lead-title = You lead
lesson-you-lead-task = You hold the marker: choose Tara and win it.
lesson-you-lead-why = Lead a card in the town’s colour or a white one. Berta and Cyril play after you, so lead strongly.
lesson-you-lead-after = Whoever holds the marker chooses the battlefield. White cards fit any town.
lesson-you-lead-wrong-blue-9 = Tara is yellow. The lead must be yellow or white; only the others may play what they like.
lesson-you-lead-wrong-yellow-4 = Allowed, but Berta overtakes your 4 with yellow 14 and gets the town and the marker.

lesson-what-towns-are-for-title = What towns are for
lesson-what-towns-are-for-task = Last trick of the round: take the claim token of Southern Uí Néill, worth 5.
lesson-what-towns-are-for-why = It turns up once three towns there are controlled, and goes to whoever has most.
lesson-what-towns-are-for-after = Two against one: five points at the end, as long as you stay ahead there.
lesson-what-towns-are-for-wrong-elsewhere = A new town, but it decides nothing: Connaught has one of five, Southern Uí Néill still two of three.
lesson-what-towns-are-for-wrong-weak-card = Right region, weak card: Cyril’s 12 takes Slane. With one town each, nobody gets the token.

lesson-losing-pays-title = Losing pays
lesson-losing-pays-task = Nothing in your hand beats red 24. Lose well: finish with five coins.
lesson-losing-pays-why = A loser chooses one of the two lower lines of the card played. Low cards pay best.
lesson-losing-pays-after = Three coins for a lost trick. In a moment they will buy you a town.
lesson-losing-pays-wrong-blue-25 = A high card loses just the same, and its upper line pays only one coin. Keep it for winning.
lesson-losing-pays-wrong-lower-line = Two discs for the church: useful later, but no coins. The coins are in the upper line.

lesson-along-the-road-title = Along the road
lesson-along-the-road-task = Lose and still gain a town: expand to Slane.
lesson-along-the-road-why = The upper line ends with the road symbol: for five coins you may settle a free town joined to yours.
lesson-along-the-road-after = A town without winning a trick. Coins from the same line can be spent right away.
lesson-along-the-road-wrong-too-far = From Kells the roads lead to Slane and Fore. Clonard lies further on; no town may be skipped.
lesson-along-the-road-wrong-lower-line = No coins, no town: the lower line moves you up the marriage track instead.

lesson-lowest-first-title = The lowest goes first
lesson-lowest-first-task = Settle Uisnech before Cyril does.
lesson-lowest-first-why = Roads lead there from your town and from his. Cards are carried out from the lowest to the highest, and Cyril has played 9.
lesson-lowest-first-after = Low cards are quick. Before you play, look at who acts ahead of you.
lesson-lowest-first-wrong-card-12 = 12 acts after Cyril’s 9: he has just settled Uisnech. Play lower to act earlier.
lesson-lowest-first-wrong-card-22 = You win Armagh for two coins, but Uisnech goes to Cyril. Here the low card was worth more.

lesson-raiders-title = The raiders
lesson-raiders-task = The Vikings are coming: take more raiders than Cyril.
lesson-raiders-why = After the tricks the weakest defender loses a town. The strongest chooses which, and earns renown and points.
lesson-raiders-after = Each renown paid you a point just now, and will pay one more at the end.
lesson-raiders-wrong-coin = A coin, but no raiders: now you are the weakest, and Cyril hands Clonard to the Vikings.
lesson-raiders-wrong-yellow-1 = Yellow 1 has no axes. Raiders come only from red cards.

lesson-church-title = The church
lesson-church-task = Win the claim token of Southern Uí Néill with a monastery.
lesson-church-why = It counts as a second town. Build it as sole leader in the church: Berta has four discs; two coins buy one more.
lesson-church-after = Three against two. The church also hands you the marker for the next round.
lesson-church-wrong-tie = Four against four: with a tie nobody builds. Each of you gets a point and takes one disc back.
lesson-church-wrong-elsewhere = A monastery, but in Connaught: in Southern Uí Néill it is still two against two.

lesson-courtship-title = Courtship
lesson-courtship-task = Win Conall: be highest on the marriage track.
lesson-courtship-why = Three steps bring you to Berta’s space, and whoever shares a space slides down. Two coins buy one more step.
lesson-courtship-after = Two points and a town. Your disc starts anew; the others keep their places.
lesson-courtship-wrong-stay = Berta stands on five and Cyril on four, so you slide down to three. Berta wins Conall.
lesson-courtship-wrong-coin = One coin, no step: Berta stays highest and wins Conall and his town.

lesson-draft-title = Choose your hand
lesson-draft-task = A new round. Keep one red and one yellow card; the rest goes to Berta.
lesson-draft-why = Fourteen raiders have landed and Conall is the prize: you will want both colours.
lesson-draft-after = Six new cards come from Cyril. Two stay with you again, until all are dealt out.
lesson-draft-wrong-greedy = Strong, but winning with each costs two coins, and you have three. For raiders and Conall you hold nothing.

lesson-last-trick-title = The last trick
lesson-last-trick-task = Win the game with the last trick.
lesson-last-trick-why = Berta is three points ahead. A fifth region brings you two points; in Leinster you are tied for a token worth six.
lesson-last-trick-after = Six points for you, none for Berta: breaking a tie works twice.
lesson-last-trick-wrong-new-region = Two points more, one too few: 28 to 29. Berta keeps her half of Leinster, too.
lesson-last-trick-wrong-card-8 = Right region, but Berta’s 11 beats 8. For the last town use your strongest card.
