# Brian Boru, in English.

game-name = Brian Boru
game-pitch = Win towns by tricks, marriages, battles and the favour of the church, and unite Ireland: for 3 to 5 players.

## Things and their names

suit-red = red
suit-blue = blue
suit-yellow = yellow
suit-white = white
name-action-card = action card
name-battle = battle area
name-church = church area
name-claim = claim token
name-claim-board = face up on the board
name-claim-down = face down
name-coins = coins
name-disc = disc
name-discards = discards
name-hand = hand
name-last-card = last card
name-marker = active-town marker
name-marriage-card = marriage card
name-marriage-deck = marriage deck
name-marriage-track = marriage track
name-marriages = marriages
name-monastery = monastery
name-packet = packet
name-played = played this round
name-points = points
name-primary = primary action
name-raiders = raiders
name-region = region
name-renown = renown
name-road = road
name-round = Round { $n } of { $rounds }
name-secondary = secondary actions
name-spread = regions
name-threshold = threshold
name-town = town
name-trick = trick
name-viking-control = Viking control
name-viking-deck = Viking deck
name-vikings = Vikings
princess-military = military support
princess-trade = trade
princess-spurn = spurned
phase-setup = setup
phase-preparation = preparation
phase-draft = draft
phase-action = action phase
phase-upkeep = upkeep
phase-end = end of the game

## Symbols in an action

symbol-take-town = the active town
symbol-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
symbol-pay = { $n ->
    [one] pay { $n } coin
   *[other] pay { $n } coins
}
symbol-church = { $n ->
    [one] { $n } church disc
   *[other] { $n } church discs
}
symbol-raider = { $n ->
    [one] { $n } raider
   *[other] { $n } raiders
}
symbol-step = { $n ->
    [one] { $n } step on the marriage track
   *[other] { $n } steps on the marriage track
}
symbol-expand = an expansion (optional)
symbol-free = free a town from the Vikings

## What is being decided

step-first-player = who begins
step-start-town = starting towns
step-preparation = the preparation
step-viking-card = the Viking card
step-marriage-card = the marriage card
step-deal = the deal
step-draft = the draft
step-trick = a trick
step-lead-town = the active town
step-lead-card = the lead
step-follow = a card to the trick
step-resolve = the actions
step-choose-line = which action to take
step-line = an action
step-buy = extras for coins
step-expand = an expansion
step-free-town = a town to free
step-last-cards = the last cards
step-marriage = the marriage step
step-marriage-town = a town from the marriage
step-princess = the princess
step-rewards = rewards of the marriage track
step-track-town = a town from the marriage track
step-battle = the battle step
step-lose-town = a town lost to the Vikings
step-spoils = the spoils of battle
step-church = the church step
step-leader-monastery = a monastery
step-church-points = rewards of the church
step-monastery = a monastery
step-claims = the claim step
step-scoring = the final scoring
step-stopped = nothing more
step-over = nothing more

## Prompts

ask-over = The game is over.
ask-stopped = This is the end of what was to be tried out.
ask-chance = The cards are being drawn.
ask-waiting = Waiting for { $seats }: { $now }.
ask-start-town = Put your first disc on a town in a region where nobody is yet.
ask-draft = { $n ->
    [one] Choose { $n } more card to keep.
   *[other] Choose { $n } cards to keep; the rest goes to your left neighbour.
}
ask-lead-town = Name the active town: any free town for which you have a card of its colour or a white one.
ask-lead-town-any = None of your cards fits a free town: name any free town.
ask-lead-card = Lead a card for { $town }: one of its colour, or white.
ask-lead-card-any = None of your cards fits { $town }: lead any card.
ask-lead-card-only = Only { $card } of your hand fits { $town }: lead it.
ask-lead-card-no-town = No town is free. Lead any card.
ask-follow = Play a card to the trick for { $town }; any card will do.
ask-follow-no-town = Play any card. There is no town to win.
ask-line = You lost the trick with { $card }. Choose one of its two actions.
ask-buy-church = Buy more church discs? They cost { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each; you have { $coins }.
ask-buy-raiders = Buy more raiders? They cost { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each; you have { $coins }.
ask-buy-steps = Buy more steps on the marriage track? They cost { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each; you have { $coins }.
ask-expand = Expand to a town along a road from one of yours for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}?
ask-free-town = Remove one Viking control token. The disc below it counts again.
ask-marriage-town = Your marriage brings you a town: choose a free one in { $region }.
ask-princess = The Princess of Denmark: choose what she brings you.
ask-track-town = Your place on the marriage track brings you a town: choose any free one.
ask-lose-town = The Vikings take one of your towns: choose which.
ask-lose-town-of = You fought hardest: choose the town that { $seat } loses to the Vikings.
ask-monastery = Build a monastery in one of your towns.

## Buttons

do-place = { $town } ({ $suit }, { $region })
do-pick = Keep { $card }
do-town = { $town } ({ $suit }, { $region })
do-lead = Lead { $card }{ $lost ->
    [0] {""}
    [one] {" "}(to win with it costs { $lost } point for missing coins)
   *[other] {" "}(to win with it costs { $lost } points for missing coins)
}
do-follow = Play { $card }{ $lost ->
    [0] {""}
    [one] {" "}(to win with it costs { $lost } point for missing coins)
   *[other] {" "}(to win with it costs { $lost } points for missing coins)
}
do-line-primary = Action of the winner: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(−{ $lost } point for missing coins)
   *[other] {" "}(−{ $lost } points for missing coins)
}
do-line-a = Upper action: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(−{ $lost } point for missing coins)
   *[other] {" "}(−{ $lost } points for missing coins)
}
do-line-b = Lower action: { $symbols }{ $lost ->
    [0] {""}
    [one] {" "}(−{ $lost } point for missing coins)
   *[other] {" "}(−{ $lost } points for missing coins)
}
do-buy-none = Buy nothing
do-buy-church = Buy { $n ->
    [one] { $n } disc
   *[other] { $n } discs
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
do-buy-raiders = Buy { $n ->
    [one] { $n } raider
   *[other] { $n } raiders
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
do-buy-steps = Buy { $n ->
    [one] { $n } step
   *[other] { $n } steps
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
do-expand = Expand to { $town } ({ $suit }, { $region })
do-expand-no = Do not expand
do-free = Free { $town } ({ $region }) for { $owner }
do-marriage-town = { $town } ({ $suit })
do-princess-military = Military support: Viking-held towns count as yours for claim tokens
do-princess-trade = Trade: Viking-held towns count as yours for the number of regions
do-princess-spurn = { $n ->
    [one] Spurn her: discard the card for { $n } point
   *[other] Spurn her: discard the card for { $n } points
}
do-track-town = { $town } ({ $suit }, { $region })
do-lose = Lose { $town } ({ $region })
do-monastery = Monastery in { $town } ({ $region })

## What happened

told-first-player = { $seat } begins and takes the marker.
told-start-town = { $seat } starts in { $town }.
told-round = Round { $n } begins.
told-viking-card = { $n ->
    [one] { $n } raider lands in the battle area.
   *[other] { $n } raiders land in the battle area.
}
told-marriage-card = The prize of this round: { $card }.
told-last-round = The marriage deck is empty: this is the last round.
told-deal = { $n ->
    [one] All action cards are shuffled; everybody gets { $n } card.
   *[other] All action cards are shuffled; everybody gets { $n } cards.
}
told-set-aside = The card left over is set aside unseen.
told-packet = Your packet: { $cards }.
told-pick = You keep { $card }.
told-picked = { $seat } has chosen.
told-pass = Everybody passes the rest to the left neighbour.
told-last-packet = The last cards come to your hand: { $cards }.
told-draft-over = The draft is over.
told-no-free-town = No town is free: this trick has no active town.
told-active-town = { $seat } makes { $town } the active town.
told-plays = { $seat } plays { $card }.
told-wins-trick = { $seat } wins the trick.
told-nobody-wins-trick = Nobody wins the trick.
told-order = Actions in this order: { $seats }.
told-primary = { $seat }, { $card }, won: { $symbols }.
told-secondary = { $seat }, { $card }: { $symbols }.
told-marker-back = The marker goes back to { $seat }.
told-last-card = { $seat } discards { $card } unplayed.
told-last-card-hidden = { $seat } discards the last card face down.
told-takes-town = { $seat } takes { $town } and the marker.
told-takes-marker-only = The town is taken already: { $seat } takes only the marker.
told-coins = { $n ->
    [one] { $seat } takes { $n } coin.
   *[other] { $seat } takes { $n } coins.
}
told-pays-coin = { $seat } pays a coin.
told-loses-points = { $n ->
    [0] { $seat } has no coin to pay and no point to lose.
    [one] { $seat } has no coin to pay and loses { $n } point.
   *[other] { $seat } has no coin to pay and loses { $n } points.
}
told-church-discs = { $n ->
    [one] { $seat } puts { $n } disc in the church area.
   *[other] { $seat } puts { $n } discs in the church area.
}
told-raiders = { $n ->
    [0] The battle area is empty: no raider for { $seat }.
    [one] { $seat } takes { $n } raider.
   *[other] { $seat } takes { $n } raiders.
}
told-steps = { $n ->
    [0] { $seat } is at the top of the marriage track and stays there.
    [one] { $seat } moves up { $n } step to space { $space } of the marriage track.
   *[other] { $seat } moves up { $n } steps to space { $space } of the marriage track.
}
told-buys-steps = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $n ->
    [one] { $n } step
   *[other] { $n } steps
} more.
told-buys-raiders = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $n ->
    [one] { $n } raider
   *[other] { $n } raiders
} more.
told-buys-church = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $n ->
    [one] { $n } disc
   *[other] { $n } discs
} more.
told-steps-down = The space is taken: { $seat } moves down to space { $n }.
told-expands = { $seat } expands to { $town }.
told-does-not-expand = { $seat } does not expand.
told-cannot-pay-expansion = { $seat } has too few coins to expand.
told-nowhere-to-expand = { $seat } has no free town to expand to.
told-freed = { $town } is freed; { $owner } controls it again.
told-nothing-to-free = There is no Viking control token for { $seat } to remove.
told-step-marriage = Upkeep: marriage.
told-marries = { $seat } stands highest on the marriage track and wins { $card }.
told-points = { $n ->
    [one] { $seat } gains { $n } point.
   *[other] { $seat } gains { $n } points.
}
told-renown = { $seat } gains { $n } renown.
told-marriage-town = The marriage brings { $seat } the town of { $town }.
told-no-marriage-town = No town of that region is free for { $seat }.
told-princess-military = { $seat } keeps the princess for military support.
told-princess-trade = { $seat } keeps the princess for trade.
told-princess-spurn = { $seat } spurns the princess.
told-keeps-marriage = { $seat } keeps { $card } face up.
told-back-to-start = { $seat } goes back to the start of the marriage track.
told-nobody-marries = All discs are on the start: nobody wins { $card }, and it leaves the game.
told-deck-top-removed = The top card of the marriage deck leaves the game unseen.
told-deck-now-empty = With it the marriage deck is empty: the game ends after this round.
told-track-town = The marriage track brings { $seat } the town of { $town }.
told-no-track-town = No town is free for { $seat }.
told-step-battle = Upkeep: battle.
told-repelled = No raider is left in the battle area: the Vikings are repelled.
told-incursion = { $n ->
    [one] { $n } raider is left: an incursion. Fewest raiders ({ $raiders }): { $seats }; each of them loses a town.
   *[other] { $n } raiders are left: an incursion. Fewest raiders ({ $raiders }): { $seats }; each of them loses a town.
}
told-chooses-losses = { $seat } alone has the most raiders and chooses which towns are lost.
told-losers-choose = Several have the most raiders: whoever loses a town chooses which.
told-all-lose = All have equally many raiders: everybody loses a town of his own choice.
told-nothing-to-lose = { $seat } controls no town and loses nothing.
told-loses-town = { $seat } loses { $town } to the Vikings.
told-raiders-leave = The raiders leave the battle area.
told-spoils = The spoils of battle are shared out.
told-spoils-first = { $seat } alone has the most raiders ({ $n }): a renown, a point for each renown, and all raiders go back.
told-spoils-tie = Tied for the most raiders ({ $n }): { $seats }. The first reward is skipped.
told-spoils-second = { $seat } now has the most raiders ({ $n }): a point, and one raider goes back.
told-no-raiders-left = Nobody has a raider for the second reward.
told-step-church = Upkeep: church.
told-church-tie = No single player has the most church discs: the first reward is skipped.
told-church-leader = { $seat } alone has the most church discs ({ $n }).
told-no-site = { $seat } has no town for a monastery.
told-monastery = { $seat } builds a monastery in { $town }.
told-church-marker = { $seat } takes the marker and all discs back from the church area.
told-church-second = { $seat } now has the most church discs ({ $n }): a point, and one disc goes back.
told-church-discs-back = { $seat } takes all discs back from the church area.
told-no-church-discs = Nobody has a church disc for the second reward.
told-step-claims = Upkeep: claim regions.
told-claim-up = { $n ->
    [one] { $region }: { $n } town counted, { $threshold } needed; the claim token is turned up.
   *[other] { $region }: { $n } towns counted, { $threshold } needed; the claim token is turned up.
}
told-claim-taken = { $seat } has the most towns in { $region } and takes the claim token.
told-claim-kept = { $seat } still has the most towns in { $region } and keeps the claim token.
told-claim-vikings = The Vikings have the most towns in { $region }: its claim token lies on the board.
told-claim-lost = The claim token of { $region } goes back to the board.
told-claim-stays = { $region }: nobody leads alone; the claim token stays where it is.
told-game-over = The marriage deck is empty: the game ends and everything is scored.
told-half = Half of the claim token of { $region }: { $seats }.
told-score = { $seat }, { $item }: { $n }.
told-total = { $n ->
    [one] { $seat } has { $n } point in all.
   *[other] { $seat } has { $n } points in all.
}
told-winners = { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-wins-by-tokens = { $tied } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. { $seats } wins with more claim tokens: { $most } against { $others }.
told-wins-by-marriages = { $tied } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $tokens ->
    [one] { $tokens } claim token
   *[other] { $tokens } claim tokens
} each. { $seats } wins with more marriage cards: { $most } against { $others }.
told-victory-shared = { $seats } share the victory: equal in points ({ $points }), claim tokens ({ $tokens }) and marriage cards ({ $marriages }).

## Why not

no-over = The game is over.
no-such-seat = Nobody sits there.
no-not-now = Not now. To be decided: { $now }.
no-other-seat = It is for { $seat } to decide.
no-already-picked = You have chosen your two cards; they cannot be exchanged.
no-card-chosen = You have already chosen { $card }.
no-not-in-packet = The { $card } is not in the packet you hold.
no-not-in-hand = The { $card } is not in your hand.
no-region-taken = { $seat } already has a disc in { $region }; starting towns lie in different regions.
no-town-taken = { $town } is not free: the disc of { $seat } lies there.
no-card-for-town = You have neither a { $suit } nor a white card for { $town }, but another town would fit your hand.
no-wrong-colour = The { $card } does not fit { $town }: the lead must be { $suit } or white.
no-primary-for-losers = Only the winner of the trick takes the primary action.
no-single-action = This card has only one action for losers.
no-too-expensive = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins }.
no-too-few-raiders = { $n ->
    [one] Only { $n } raider is left in the battle area.
   *[other] Only { $n } raiders are left in the battle area.
}
no-beyond-top = { $n ->
    [one] Only { $n } step is left to the top of the marriage track.
   *[other] Only { $n } steps are left to the top of the marriage track.
}
no-active-town = { $town } is the active town; nobody may expand into it.
no-no-road = No road joins { $town } to a town you control.
no-source-held = The town of yours from which a road leads to { $town } is held by the Vikings.
no-only-counts = A town held by the Vikings only counts as yours; you do not control it.
no-not-viking = There is no Viking control token on { $town }.
no-other-region = { $town } does not lie in { $region }.
no-not-losers-town = { $town } is not controlled by { $seat }.
no-loses-later = { $seat } loses a town first.
no-not-your-town = You do not control { $town }.
no-has-monastery = { $town } already has a monastery.
no-chance-now = Nothing of that kind is drawn now.
no-chance-seat = Nobody sits there.
no-chance-viking = No Viking card of that strength is left.
no-chance-marriage = That marriage card cannot be drawn any more.
no-chance-deal = Each player must be dealt different cards (players: { $players }, cards each: { $n }).

## Score

score-vp = points so far
score-coins = most coins
score-marker = active-town marker
score-renown = renown
score-claims = claim tokens
score-board = halves of tokens on the board
score-regions = spread over regions

## Options

option-expand_into_active_town = Expanding into the active town
option-expand_into_active_town-help = May a loser of the trick expand into the town the trick is about?
option-expand_into_active_town-forbid = forbidden
option-expand_into_active_town-allow = allowed
option-all_on_start = Nobody on the marriage track
option-all_on_start-help = Which marriage card goes when all discs are on the start? Removing the top of the deck as well shortens the game by a round.
option-all_on_start-remove_revealed = the revealed card
option-all_on_start-remove_deck_top = the top of the deck as well
option-five_player_full_hand = Five players play all cards
option-five_player_full_hand-help = With five players all five cards are played, instead of discarding the last one.
option-five_player_full_hand-off = off
option-five_player_full_hand-on = on
option-viking_tie_claim = Vikings level with a player
option-viking_tie_claim-help = What happens to a claim token when the Vikings have as many towns in the region as the best player?
option-viking_tie_claim-stay = the token stays where it is
option-viking_tie_claim-player_takes = a player tied alone with them takes it
option-viking_tie_claim-to_board = it goes to the board
option-viking_lead_final = Vikings ahead at the end
option-viking_lead_final-help = Who gains half of a token on the board where the Vikings alone have the most towns?
option-viking_lead_final-none = nobody
option-viking_lead_final-best_player = the best player
option-monastery_final_double = Monasteries count double at the end
option-monastery_final_double-help = Does a monastery count as a second town when tokens on the board are scored at the end?
option-monastery_final_double-on = yes
option-monastery_final_double-off = no
option-viking_duplicate = Seventh Viking card
option-viking_duplicate-help = Which strength occurs twice among the Viking cards.
option-viking_duplicate-12 = a second 12
option-viking_duplicate-13 = a second 13
option-show_played_cards = List the cards played
option-show_played_cards-help = Show everybody which cards were played this round. Good for teaching and for games over days.
option-show_played_cards-off = off
option-show_played_cards-on = on
option-reveal_last_card = Show last cards
option-reveal_last_card-help = Show the last card of each hand when it is discarded.
option-reveal_last_card-off = off
option-reveal_last_card-on = on

## Hints for the first game

hint-start-town = A region with many roads lets you expand later; neighbours help to reach its threshold.
hint-draft = High cards win towns but pay little; low cards lose and pay well. Mind the raiders and the marriage of this round.
hint-lead-town = The town's colour decides which cards can win it. White cards count as every colour.
hint-lead-card = The highest card in the town's colour wins, but a low card that wins earns more.
hint-follow = You need not follow colour. Losing lets you choose one of two actions, and low cards act first.
hint-choose-line = The upper action brings coins and perhaps a town by road; the lower one helps with marriage, battle or church.
hint-buy = Extras cost coins that you may need to expand.
hint-expand = An expansion is often the safer way to a town.
hint-free-town = You may free any town; it goes back to the player whose disc lies there.
hint-marriage-town = Look where one more town gives you the most in its region.
hint-princess = The princess makes the towns that the Vikings hold count for you: for claim tokens, or for the number of regions.
hint-track-town = Look for a region in which you have no town yet, or one you could lead.
hint-lose-town = Do not be weakest against the raiders: each incursion costs the weakest player a town.
hint-leader-monastery = A monastery makes its town count twice in the region.
hint-monastery = A monastery makes its town count twice in the region.

## Files and typed text

complaint-bb-action = “{ $text }” is no action; say it as the choices do, or write for example “town Tara”, “lead 11”, “line a”, “buy 2”, “expand no”.
complaint-bb-chance = “{ $text }” is no outcome of chance; write for example “first a”, “viking 12”, “marriage brigid”, “deal 1 2 … | 3 4 …”, “go”.
complaint-bb-card = “{ $text }” is no action card; they have the values 1 to 25.
complaint-bb-town = “{ $text }” is no town; write a name from the map, such as Tara.
complaint-bb-line = “{ $text }” is no action of a card; write a or b.
complaint-bb-number = “{ $text }” is no number that fits here.
complaint-bb-princess = “{ $text }” is no choice; write military, trade or spurn.
complaint-bb-marriage = “{ $text }” is no marriage card.
complaint-bb-packets = Packets: { $n }; players: { $players }.
complaint-bb-seat = There is no seat { $seat } at a table of { $players }.
complaint-bb-plenty = No stock may be larger than { $most }.
complaint-bb-princess-side = A kept princess lies before her winner (“princess” among “marriages”) with one side up: military or trade.
complaint-bb-track = The marriage track has the spaces 0 to 9.
complaint-bb-track-shared = Two discs cannot rest on the same space of the marriage track above the start.
complaint-bb-two-discs = There are two discs on { $town }.
complaint-bb-no-disc = There is no disc on { $town }, so no token or monastery can be there.
complaint-bb-marriage-twice = A marriage card lies in two places.
complaint-bb-marriage-deck = The marriage deck has more cards than are unseen.
complaint-bb-pass = The number of passes does not fit the draft.
complaint-bb-line-done = More symbols are done than the action has.
complaint-bb-last = A player has at most one last card.
complaint-bb-card-twice = The card { $card } lies in two places.
complaint-bb-active-town = The active town of the trick (“flow.trick.town”) is not the town on which the marker lies.
complaint-bb-no-deal = The draft cannot be laid out without the packets dealt (“draft.deal”).
complaint-bb-picks = The cards chosen do not fit the packets: two of each packet and pass, fewer only at the present one.
complaint-bb-hand = The hand does not fit the draft; leave it out, and it is worked out.
complaint-bb-step = Nobody could do anything at the step “{ $step }” of this position.
complaint-bb-no-cards = At the step “{ $step }” every player who has not played yet needs a card in hand.
complaint-bb-edition-symbol = “{ $text }” is no symbol; T + - X A M E V are.
complaint-bb-edition-long = “{ $text }” is too long; an action has at most 8 symbols.
complaint-bb-edition-reward = “{ $text }” is no reward; write “none”, “coins 1”, “renown 1”, “town” or “town L”.
complaint-bb-edition-unknown = There is no { $name }; the numbers go from { $least } to { $most }.
complaint-bb-edition-twice = { $name } is given twice.
complaint-bb-edition-missing = { $name } is missing.
complaint-bb-edition-number = { $n } is too much; every number here is 0 to { $most }.
complaint-bb-edition-costs = An extra and an expansion cost at least one coin.
complaint-bb-edition-spread = The spread table gives points for 0 to 8 regions: nine numbers.
complaint-bb-edition-deck = The Viking deck has 4 to 7 cards of strength 1 to 99; here it has: { $text }.
complaint-bb-edition-dealt = Each player is dealt 3 to 8 cards, at most 25 in all; here stands { $n }.
complaint-bb-edition-ordinary = 1 to 3 marriage cards lie on top of the princess; here stands { $n }.
complaint-bb-edition-track-region = A town of the marriage track may lie anywhere; write “town” alone.
complaint-bb-edition-track-start = The start of the marriage track gives nothing: “none” should stand where “{ $text }” stands.
complaint-bb-edition-benefit = A marriage card gives renown, a town of a certain region, or nothing.
complaint-bb-edition-take-town = T stands once in the primary action and nowhere else.
complaint-bb-edition-upper = The upper secondary action is never empty.
complaint-bb-edition-white = No town is white, but { $town } is.
complaint-bb-edition-road = “{ $text }” is no road between two towns; write for example “N1-N3”.
complaint-bb-edition-sketch = { $town }: both numbers are from 0 to 100.
