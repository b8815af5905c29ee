# What the board of Brian Boru says beyond the words of the game.
bb-board = Map of Ireland
bb-vikings = Vikings

bb-panel-trick = The trick
bb-panel-players = Players
bb-panel-marriage = Marriage track
bb-panel-battle = Battle
bb-panel-church = Church
bb-panel-forecast = If upkeep came now
bb-panel-regions = Regions
bb-panel-memory = My draft notes
bb-panel-cards = All cards

bb-town = { $town } ({ $id }), { $suit } town in { $region }.
bb-town-free = Free.
bb-town-held = Held by { $seat }.
bb-town-vikings = The Vikings hold it; the disc is { $seat }’s.
bb-town-monastery = With a monastery: counts as two towns.
bb-town-no-roads = No road leads here.
bb-town-roads = Roads to { $towns }.

bb-region = { $region }: { $n } of { $threshold } towns counted; its claim token is worth { $points }.
bb-lead-nobody = Nobody has a town here.
bb-lead-player = { $seat } leads by { $n }.
bb-lead-vikings = The Vikings lead by { $n }.
bb-lead-tie = { $seats } are level.
bb-lead-tie-vikings = { $seats } and the Vikings are level.
bb-claim-down = The token lies face down.
bb-claim-board = The token lies face up on the board.
bb-claim-held = { $seat } holds the token.
bb-col-region = Region
bb-col-total = Total
bb-col-claim = Claim token: its points and its holder
bb-regions-note = Towns counted with monasteries as two; total and threshold; points of the claim token and who holds it.

bb-raiders-left = { $n ->
    [0] No raiders in the battle area
    [one] 1 raider in the battle area
   *[other] { $n } raiders in the battle area
}

bb-card = { $card }.
bb-line-primary = If it wins: { $symbols }.
bb-lost = If it loses: { $symbols }.
bb-lost-either = If it loses: either { $a }, or { $b }.
bb-line-a = If it loses, either: { $symbols }.
bb-line-b = Or: { $symbols }.
bb-symbol-town = take the active town (with its marker)
bb-symbol-coin = { $n ->
    [one] gain a coin
   *[other] gain { $n } coins
}
bb-symbol-pay = { $n ->
    [one] pay a coin
   *[other] pay { $n } coins
}
bb-symbol-church = { $n ->
    [one] put a disc in the church area
   *[other] put { $n } discs in the church area
}
bb-symbol-raider = { $n ->
    [one] take a raider
   *[other] take { $n } raiders
}
bb-symbol-step = { $n ->
    [one] take a step on the marriage track
   *[other] take { $n } steps on the marriage track
}
bb-symbol-expand = expand along a road for { $price ->
    [one] 1 coin
   *[other] { $price } coins
} if you like
bb-symbol-free = free a town from the Vikings

bb-packet = Choose from this packet
bb-chosen = Chosen so far
bb-resolving = Your card being resolved
bb-hand-empty = No cards in hand.
bb-would-win = Would win now.
bb-played-note = Cards played this round are crossed out.
bb-memory-note = Only you see this: what you saw and passed on in this round’s draft.
bb-memory-packet = Seen { $seen }; taken { $taken }.
bb-memory-cards = { $cards }: { $who }.
bb-memory-holder = { $n } with { $seat }

bb-trick-town = { $town } in { $region }: the highest { $suit } or white card wins.
bb-trick-no-town = No town is at stake: nobody wins this trick.
bb-trick-order = Resolved from the lowest card to the highest, the winner included.
bb-trick-next = { $seat } plays next.
bb-wins = wins
bb-wins-so-far = wins so far
bb-acts = acts now
bb-done = done

bb-hand = Your hand
bb-points-title = Points so far
bb-coins-title = Coins
bb-renown-title = Renown
bb-towns-title = Towns controlled
bb-raiders-title = Raiders
bb-church-title = Discs in the church area
bb-cards-title = Cards in hand
bb-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
bb-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
bb-renown = { $n } renown
bb-towns = { $n ->
    [one] 1 town controlled
   *[other] { $n } towns controlled
}
bb-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
bb-raiders = { $n ->
    [one] 1 raider
   *[other] { $n } raiders
}
bb-church = { $n ->
    [one] 1 disc in the church area
   *[other] { $n } discs in the church area
}
bb-holds-marker = holds the active-town marker and leads
bb-has-chosen = has chosen
bb-token = Claim token of { $region }, worth { $n }
bb-princess-military = military support
bb-princess-trade = trade
bb-princess-spurn = spurned
bb-prize-princess = military support, trade, or { $points }
bb-princess-worth = { $n ->
    [one] worth 1 point as the board stands
   *[other] worth { $n } points as the board stands
}
bb-space = Space { $n }: { $gains }
bb-space-held = Space { $n }: { $gains }, taken by { $seats }
bb-gift-none = nothing
bb-gift-town = any free town
bb-gift-town-in = a free town in { $region }

bb-suitor = { $seat } is highest and would win the card.
bb-suitor-nobody = All are on the start: nobody would win the card.
bb-step-to = ends on space { $n }
bb-step-bump = ends on space { $n }, because space { $taken } is taken

bb-rank-first = most
bb-rank-tied = tied
bb-rank-loses = fewest
bb-raid-repelled = No incursion, the Vikings are repelled: nobody loses a town.
bb-raid-lose = { $n ->
    [one] There would be an incursion: { $seats } has the fewest raiders and would lose a town.
   *[other] There would be an incursion: { $seats } have the fewest raiders and would lose a town each.
}
bb-raid-choose = { $seat } would choose which.
bb-raid-choose-own = Tied for most: each loser would choose.
bb-spoils-nobody = Nobody has raiders: no spoils.
bb-spoils-first = { $seat } alone has the most: renown and a point for each renown. Next most: 1 point.
bb-spoils-tied = { $seats } are tied for most: the first reward is skipped, each of them gets 1 point.
bb-church-reward-nobody = Nobody is in the church area.
bb-church-reward-first = { $seat } alone has the most: a monastery and the marker. Next most: 1 point.
bb-church-reward-tied = { $seats } are tied for most: the first reward is skipped, each of them gets 1 point.
bb-church-four = Whoever still has { $n } or more discs afterwards builds a monastery too.

bb-f-marriage = Marriage
bb-f-battle = Battle
bb-f-church = Church
bb-f-claims = Claims
bb-f-nobody-marries = Nobody marries: the card leaves the game.
bb-f-marries = { $seat } wins { $card }: { $gains }.
bb-f-gains = { $seat } gets { $gains } from the track.
bb-f-no-spoils = No spoils: nobody has raiders.
bb-f-spoils = { $seat } gains a renown, then { $n ->
    [one] 1 point
   *[other] { $n } points
}.
bb-f-spoils-tied = { $seats } are tied: the first reward is skipped.
bb-f-spoils-second = Second reward: 1 point for { $seats }.
bb-f-no-church = Nobody is in the church area.
bb-f-church-first = { $seat } builds a monastery and takes the marker.
bb-f-church-tied = { $seats } are tied: no monastery, the marker stays.
bb-f-church-second = Second reward: 1 point for { $seats }.
bb-f-church-four = { $n ->
    [one] { $seats } builds a monastery.
   *[other] { $seats } build a monastery each.
}
bb-f-claim-taken = { $seat } takes { $region }, worth { $n }.
bb-f-claim-up = { $region } turns face up, worth { $n }; nobody takes it.
bb-f-claim-lost = { $region }, worth { $n }, goes back to the board.
bb-f-no-claims = No claim token moves.
bb-f-settled = Settled already.
bb-f-note = As the table stands; choices still to be made are not foreseen.

# In the terminal
bb-text-legend = ★ points of the claim token, then towns counted of towns needed, and the towns of each player and of the Vikings (!); ▲ the token lies face up, with its holder. Towns: colour, owner (· free), + monastery, ! Vikings, ◄ active town, → roads.

# Where we are
bb-now-start = Starting towns
bb-now-round = Round { $round } of { $rounds }
bb-now-trick = Round { $round } of { $rounds } · trick { $trick } of { $tricks }
bb-end-left = { $n ->
    [one] one round after this
   *[other] { $n } rounds after this
}
bb-end-last = the last round: the game ends after its upkeep
bb-goal = Goal: most points from towns, marriages, battles and the church
bb-ended = All rounds are played ({ $rounds }).

# In one minute
minute-facts = Three or four rounds of tricks, no dice
minute-goal = Ireland has eight regions. Once enough towns of one are taken, whoever alone has the *most towns* there takes its claim token.
minute-turn = Everybody plays one card for a town. The *highest card in its colour* takes the town. All others gain something else: coins, raiders, favour of the church, marriage.
minute-end = *Three rounds with three players, otherwise four.* In each you choose cards, play tricks, then settle marriage, battle, church and regions.
minute-win = *Most points.* Claim tokens weigh most; towns in many regions, marriages, battles and renown add the rest.
minute-part-1 = claim tokens
minute-part-2 = on the way
minute-part-3 = towns in many regions
minute-part-4 = coins, renown, marker
