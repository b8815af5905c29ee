# Northgard: Uncharted Lands

game-name = Northgard: Uncharted Lands
game-pitch = Explore a map that grows, build, fight and survive winters: control three closed territories with large buildings, or win by fame. For 2 to 5 players.

## Clans

clan-bear = Bear clan
clan-boar = Boar clan
clan-goat = Goat clan
clan-raven = Raven clan
clan-snake = Snake clan
clan-stag = Stag clan
clan-wolf = Wolf clan
power-bear = Kaija, the armoured bear, fights with 2 axes and costs nothing in winter; she enters no enemy territory unless awakened.
power-boar = +1 lore after an Explore that closes no territory.
power-goat = +1 food for a small building, +2 for a large one.
power-raven = Collects the resources of own territories it closes by exploring.
power-snake = Scorched Earth: +1 axe when fighting there, and one resource of an enemy territory at harvest.
power-stag = +1 fame for each conquered territory and for each own territory closed by exploring.
power-wolf = +1 food for each combat won as attacker.

## Things

resource-food = food
resource-wood = wood
resource-lore = lore
name-fame = fame
name-year = Year { $n } of { $years }
name-first-player = first player
name-unit = unit
name-reserve = reserve
name-supply = supply
name-tile = map tile
name-tile-pile = tile pile
name-territory = territory
name-open = open
name-closed = closed
name-neutral = neutral
name-border-regular = regular border
name-border-rough = Rough border
name-lair = lair
name-hand = hand
name-draw-pile = draw pile
name-discard-pile = discard pile
name-active-area = active area
name-box = box
name-row = development row
name-achievements = Achievement cards
name-upgrades = clan upgrade cards
name-flash = Flash
name-stronghold = stronghold
name-stronghold-text = a closed territory you control with a large building in it. Three of them win at the end of a year, five if a team counts them together; in the long game they win nothing.
name-strongholds = strongholds
name-strongholds-text = closed territories you control, each with a large building in it. Three of them win at the end of a year, five if a team counts them together; in the long game they win nothing.
name-harvest-forecast = next harvest
name-winter-forecast = next winter
name-creature-line = creature line
name-scorched-earth = Scorched Earth
name-combat = combat
name-attacker = attacker
name-defender = defender
name-odds = odds
name-size = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
kaija = Kaija
place-north = north of { $land }
place-east = east of { $land }
place-south = south of { $land }
place-west = west of { $land }
place-nowhere = away from the map
slot-small = small slot
slot-stone = stone slot
slot-large = large slot
slot-none = no slot
building-food_silo = Food Silo
building-woodcutter_lodge = Woodcutter’s Lodge
building-defense_tower = Defense Tower
building-training_camp = Training Camp
building-carved_stone = Carved Stone
building-fortress = Fortress
building-forge = Forge
building-altar_of_kings = Altar of Kings
building-food_silo-text = +1 food at harvest
building-woodcutter_lodge-text = +1 wood at harvest
building-defense_tower-text = the defender inflicts one more casualty
building-training_camp-text = +1 unit when recruiting here
building-carved_stone-text = +1 lore at harvest; only on a stone slot
building-fortress-text = +2 axes for the defender
building-forge-text = +1 card at the start of the year
building-altar_of_kings-text = +3 fame at harvest
face-2A = two axes
face-3A = three axes
face-C = axe or skull
face-2A1S = two axes and a skull
face-2S = two skulls
face-1A1S = an axe and a skull
kind-creature_wolf = Wolf
kind-creature_draugr = Draugr
kind-creature_bear = Brown Bear
kind-creature_valkyrie = Fallen Valkyrie
kind-creature_wolf-text = Its territory gives no fame for being closed and no printed resources at harvest.
kind-creature_draugr-text = Where it appears or moves in, the controller loses a unit.
kind-creature_bear-text = No building, recruiting, exploring or leaving in its territory.
kind-creature_valkyrie-text = Tolerates nobody and attacks where she appears or moves in.
name-creature_wolf_beige = pale Wolf
name-creature_wolf_brown = tawny Wolf
name-creature_wolf_dark = dark Wolf
name-creature_draugr_beige = pale Draugr
name-creature_draugr_brown = tawny Draugr
name-creature_bear_beige = pale Brown Bear
name-creature_bear_brown = tawny Brown Bear
name-creature_valkyrie_beige = pale Fallen Valkyrie
name-creature_valkyrie_brown = tawny Fallen Valkyrie
basic-recruit = Recruit
basic-move = Move
basic-explore = Explore
basic-build = Build
action-draw = Draw cards
action-special = Special action
action-wild = Feast
phase-setup = set-up
phase-start_of_year = Start of Year
phase-actions = Actions
phase-creatures = Creature phase
phase-harvest = Harvest
phase-winter = Winter
phase-end_of_year = End of Year
amount-food = { $n } food
amount-wood = { $n } wood
amount-lore = { $n } lore
amount-none = nothing
amount-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
amount-fame = { $n } fame
card-hidden = a card

## Options

option-years = Length
option-years-help = The long game lasts ten years, and only fame wins.
option-years-7 = seven years
option-years-10 = ten years
option-teams = Teams
option-teams-help = Four players in two teams; partners sit opposite each other and share fame.
option-teams-off = everybody alone
option-teams-on = two against two
option-creatures = Creatures
option-creatures-help = Lairs on tiles make creatures appear.
option-creatures-off = without
option-creatures-on = with
option-more_creatures = More creatures
option-more_creatures-help = Whoever passes may make a creature appear.
option-more_creatures-off = no
option-more_creatures-on = yes
option-clan_choice = Choosing clans
option-clan_choice-help = How clans are given out.
option-clan_choice-free = one after the other
option-clan_choice-random = by lot
option-clan_choice-draft = the last in turn order chooses first
option-clan_a = Clan of the first seat
option-clan_a-help = A clan agreed upon beforehand.
option-clan_a-any = open
option-clan_a-bear = Bear clan
option-clan_a-boar = Boar clan
option-clan_a-goat = Goat clan
option-clan_a-raven = Raven clan
option-clan_a-snake = Snake clan
option-clan_a-stag = Stag clan
option-clan_a-wolf = Wolf clan
option-clan_b = Clan of the second seat
option-clan_b-help = A clan agreed upon beforehand.
option-clan_b-any = open
option-clan_b-bear = Bear clan
option-clan_b-boar = Boar clan
option-clan_b-goat = Goat clan
option-clan_b-raven = Raven clan
option-clan_b-snake = Snake clan
option-clan_b-stag = Stag clan
option-clan_b-wolf = Wolf clan
option-clan_c = Clan of the third seat
option-clan_c-help = A clan agreed upon beforehand.
option-clan_c-any = open
option-clan_c-bear = Bear clan
option-clan_c-boar = Boar clan
option-clan_c-goat = Goat clan
option-clan_c-raven = Raven clan
option-clan_c-snake = Snake clan
option-clan_c-stag = Stag clan
option-clan_c-wolf = Wolf clan
option-clan_d = Clan of the fourth seat
option-clan_d-help = A clan agreed upon beforehand.
option-clan_d-any = open
option-clan_d-bear = Bear clan
option-clan_d-boar = Boar clan
option-clan_d-goat = Goat clan
option-clan_d-raven = Raven clan
option-clan_d-snake = Snake clan
option-clan_d-stag = Stag clan
option-clan_d-wolf = Wolf clan
option-clan_e = Clan of the fifth seat
option-clan_e-help = A clan agreed upon beforehand.
option-clan_e-any = open
option-clan_e-bear = Bear clan
option-clan_e-boar = Boar clan
option-clan_e-goat = Goat clan
option-clan_e-raven = Raven clan
option-clan_e-snake = Snake clan
option-clan_e-stag = Stag clan
option-clan_e-wolf = Wolf clan
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = by lot
option-first_player-first_seat = the first seat
option-fame_display = Fame of others
option-fame_display-help = Fame tokens lie face down; every gain is announced all the same.
option-fame_display-hidden = hidden
option-fame_display-public = shown
option-ban_draw_developments = Without pure draw cards
option-ban_draw_developments-help = A house rule leaves out seven Development cards that only draw cards.
option-ban_draw_developments-off = all cards
option-ban_draw_developments-on = without them
option-border_rule = Borders must continue
option-border_rule-help = What a new tile must respect.
option-border_rule-corner = no border ends between four tiles
option-border_rule-separating = every border separates two territories
option-five_tile_in_pile = Five-player tile
option-five_tile_in_pile-help = With fewer players the five-player start tile is an ordinary tile, or stays in the box.
option-five_tile_in_pile-on = in the pile
option-five_tile_in_pile-off = in the box
option-explore_redraw = When no tile fits
option-explore_redraw-help = How often another tile is drawn.
option-explore_redraw-until_fits = until one fits
option-explore_redraw-once = once
option-tile_draws = Drawn tiles
option-tile_draws-help = Whether everybody sees tiles in hand and tiles that were not chosen.
option-tile_draws-secret = secret
option-tile_draws-open = open
option-retreat_block = Retreat
option-retreat_block-help = Which territories are closed to a retreat.
option-retreat_block-pending = those with a fight still to come
option-retreat_block-any_this_turn = those with a fight this turn
option-kaija_full_unit = Kaija
option-kaija_full_unit-help = Whether Kaija counts for Warlord, can be a target of cards and a chosen casualty.
option-kaija_full_unit-on = a full unit
option-kaija_full_unit-off = not a target, lost last
option-scorched_targets = Scorched Earth
option-scorched_targets-help = Where Snake may put its token.
option-scorched_targets-any = any neighbouring territory
option-scorched_targets-not_own = not an own one
option-future_sight_early_achievement = Future Sight
option-future_sight_early_achievement-help = Whether Future Sight may take an Achievement before the last year.
option-future_sight_early_achievement-off = only from the row
option-future_sight_early_achievement-on = Achievements too
option-allies_units = Allies from the Wild
option-allies_units-help = How many units the card recruits.
option-allies_units-3 = three units
option-allies_units-2 = two units
option-reaction_window = Defensive Strategy
option-reaction_window-help = Whether its owner is asked after each card, or only when holding it, which tells the others.
option-reaction_window-fixed = always ask its owner
option-reaction_window-on_demand = ask only the holder
option-setup_avoid_hostile = Valkyries in set-up
option-setup_avoid_hostile-help = Whether first groups must keep away from Fallen Valkyries where they can.
option-setup_avoid_hostile-off = units may stand with one
option-setup_avoid_hostile-on = avoided
option-stag_fame_vs_valkyrie = Stag and Valkyries
option-stag_fame_vs_valkyrie-help = Whether Stag gains its conquest fame for a beaten Valkyrie.
option-stag_fame_vs_valkyrie-off = no
option-stag_fame_vs_valkyrie-on = yes
option-stuck_creature_acts = Stuck creatures
option-stuck_creature_acts-help = Whether a Draugr or Valkyrie that cannot move acts where it is.
option-stuck_creature_acts-off = they do nothing
option-stuck_creature_acts-on = they act

## Prompts

ask-over = The game is over.
ask-chance = Chance decides.
ask-waiting = Waiting for { $seats }.
ask-clan = Choose your clan.
ask-settle = Where do your three units settle?
ask-settle-group = Three units, or two and Kaija?
ask-second-chance = Second chance: place three units in a neutral territory?
ask-return = There is no neutral territory. Draw a tile to come back?
ask-turn = Your turn: play a card, or wait, replace, remove, upgrade, pass.
ask-turn-more = Play another card, or end your turn.
ask-learn = Take one of your upgrade cards.
ask-pick = Take a card.
ask-summon = Make a creature appear?
ask-nest = Where does it appear: { $creature }?
ask-react = { $by } plays { $card }. Cancel it with Defensive Strategy?
ask-react-nothing = { $by } plays { $card }. You have nothing to answer; let it go.
ask-basic = Choose an action ({ $n } left).
ask-annex = Explore first, or move first?
ask-annex-after = Explore now?
ask-assign = Assign the drawn cards: keep { $keep }, discard { $discard }, put back on top { $top }.
ask-pay-draw = { $n ->
    [one] Pay any resource to draw another card?
   *[other] Pay any { $n } resources to draw another card?
}
ask-toll = { $n ->
    [one] Pay any resource for another unit?
   *[other] Pay any { $n } resources for another unit?
}
ask-recruit = Recruit: where does the next unit go? (up to { $n })
ask-camps = Training Camps: which unit where?
ask-build = Build: in which territory?
ask-build-again = Build a second time?
ask-build-type = What do you build in { $land }?
ask-build-slot = On which slot: { $building }?
ask-collect = Collect the resources of { $land } now?
ask-swap = Exchange a building for another of the same size?
ask-move = Move: { $n ->
    [one] { $n } step
   *[other] { $n } steps
} left. From where?
ask-move-to = From { $land }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
} left. To where?
ask-move-count = How many go from { $from } to { $to }?
ask-declare = Attack a creature in { $land }?
ask-fights = Which fight comes first?
ask-push = Push a defender out of { $land }?
ask-feed = Combat in { $land }: how much food do you pay?
ask-die = Combat in { $land }: axe or skull?
ask-throw = Axe Throwers in { $land }: one more axe, or one more skull?
ask-lose = Whom do you lose in { $land }?
ask-retreat = Retreat from { $land }: where to?
ask-retreat-count = How many retreat to { $land }?
ask-explore-again = Explore a second time?
ask-tile-first = Choose a tile to place beside the start tile.
ask-tile = Choose a tile to place.
ask-under = Which tile goes under the pile first?
ask-redraw = You drew the tile { $tile }. Keep it, or draw another?
ask-cell = Where does the tile { $tile } go?
ask-rotation = Which way round is the tile { $tile }?
ask-scorch = Place the Scorched Earth token?
ask-pull = Bring a unit from a neighbouring territory to { $land }?
ask-strike = Which enemy unit is removed?
ask-loot = Which resource do you take from { $land }?
ask-add = Where do you add a unit?
ask-target = Whose hand do you look at?
ask-threat = Who discards a card by lot? Or draw one yourself.
ask-point = Point at a card of { $target }.
ask-answer = { $by } points at { $card }: discard it, or pay two resources?
ask-curse = The curse of { $by }: discard a card.
ask-bribe = Whose units do you bribe, and where are they?
ask-bribe-to = Where do the bribed units go?
ask-bribe-count = How many are bribed?
ask-hidden = Hidden ways: from where?
ask-hidden-to = Hidden ways: to which open territory?
ask-hidden-count = Hidden ways: how many?
ask-negotiate = Take a card back from your discard pile, or draw one.
ask-copy = Which card do you copy?
ask-tithe = Which resource do you take from the scorched territory?
ask-trade = Trade three resources for one?
ask-barter = { $by } offers { $n } × { $give } for { $n } × { $get }.
ask-roam = Where does it go: { $creature }?

## Labels

do-clan = Play the { $clan }
do-tile = Tile { $tile }
do-cell = Lay it { $place }
do-turn = { $n ->
    [0] As it is
    [1] Turned to the right
    [2] Upside down
   *[other] Turned to the left
}
do-settle = Settle in { $land }
do-group = { $group }
do-play = Play { $card }
do-wait = Wait with { $card }
do-replace = Replace { $card }
do-remove = Remove { $card } from the game
do-upgrade-keep = Upgrade, keeping { $card }
do-upgrade-box = Upgrade, removing { $card }
do-pass = Pass
do-end = End the turn
do-learn = Take { $card }
do-pick = Take { $card }
do-react = Cancel it
do-allow = Let it go
do-basic = { $basic }
do-recruit = { $group } to { $land }
do-camp = Camp of { $land }: { $group }
do-pay = Pay { $goods }
do-build = Build in { $land }
do-raise = { $building }
do-on = On a { $slot }
do-collect = Collect now
do-collect-later = Not before building
do-swap = { $land }: { $old } becomes { $new }
do-from = From { $land }
do-to = To { $land }
do-stop = Stop
do-skip = No
do-spare = No attack
do-leave-token = Leave the token
do-keep-tile = Keep the tile
do-attack = Attack: { $creature }
do-fight = Fight in { $land }
do-push = { $group } to { $land }
do-feed = Pay { $n } food
do-axe = Axe
do-skull = Skull
do-lose = Lose { $group }
do-retreat = Retreat to { $land }
do-under = The tile { $tile } under the pile
do-redraw = Draw another tile
do-keep = Keep { $card }
do-discard = Discard { $card }
do-top = Put { $card } on top
do-recall = Take back { $card }
do-draw = Draw a card
do-draw-tile = Draw a tile
do-target = { $seat }
do-point = { $card }
do-yield = Discard the card
do-strike = { $land }: { $group }
do-take = Take { $resource }
do-add = { $group } to { $land }
do-pull = { $group } from { $land }
do-copy = Copy { $card }
do-scorch = Scorch { $land }
do-trade = { $goods } for { $gain }
do-trade-idle = { $goods } for { $gain }: nothing is gained
do-barter = Offer { $n } × { $give } for { $n } × { $get }
do-accept = Accept
do-refuse = Decline
do-roam = To { $land }
do-summon = A creature appears
do-nest = In { $land }

## What happened

told-achievements = Achievements laid out: { $cards }.
told-clan = { $seat } plays the { $clan }.
told-first = { $seat } is first player.
told-start = { $seat } starts with { $goods }.
told-drew-tiles = { $seat } draws { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
told-drew-these-tiles = { $seat } draws { $tiles }.
told-tiles-back = Unused tiles return; the pile has { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
told-settled = { $seat } places { $group } in { $land }.
told-no-second-chance = { $seat } declines the second chance.
told-year = Year { $year } begins.
told-row = The row: { $cards }.
told-drew = { $seat } draws { $cards }.
told-drew-secret = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
told-reshuffle = { $seat } shuffles { $n ->
    [one] { $n } discarded card
   *[other] { $n } discarded cards
} into a new draw pile.
told-play = { $seat } plays { $card }.
told-end-turn = { $seat } ends the turn.
told-wait = { $seat } waits with { $card }.
told-replace = { $seat } pays { $n } lore and replaces { $card }.
told-remove = { $seat } pays { $n } lore and removes { $card } from the game.
told-upgrade-keep = { $seat } pays { $n } lore to upgrade and lays down { $card }.
told-upgrade-box = { $seat } pays { $n } lore to upgrade and removes { $card } from the game.
told-learn = { $seat } takes { $card } into hand.
told-pass = { $seat } passes and discards: { $cards }.
told-pick = { $seat } takes { $card }.
told-cancelled = { $seat } answers with { $answer }: { $card } of { $by } has no effect.
told-awake = Kaija of { $seat } may enter enemy territories this year.
told-conqueror = { $seat } ignores Fortresses and Defense Towers this year.
told-gain = { $seat } gains { $goods }.
told-tithe = { $seat } takes { $goods } from the harvest of { $of } in { $land }.
told-fame = { $seat } gains { $n } fame.
told-basic = { $seat } chooses { $basic }.
told-kept = { $seat } keeps { $card }.
told-kept-secret = { $seat } keeps a card.
told-top = { $seat } puts { $card } on top of the draw pile.
told-top-secret = { $seat } puts a card on top of the draw pile.
told-discard = { $seat } discards { $card }.
told-paid = { $seat } pays { $goods }.
told-recall = { $seat } takes { $card } back into hand.
told-saw-hand = { $seat } sees the hand of { $target }: { $cards }.
told-looked = { $seat } looks at the hand of { $target }.
told-pointed = { $seat } points at { $card } of { $target }.
told-pointed-secret = { $seat } points at a card of { $target }.
told-ransom = { $seat } gives { $by }: { $goods }.
told-recruit = { $seat } recruits a unit in { $land }.
told-recruit-kaija = { $seat } brings Kaija to { $land }.
told-build = { $seat } builds in { $land }: { $building } (wood: { $n }).
told-swap = { $seat } exchanges in { $land }: { $old } → { $new }.
told-collect = { $seat } collects from { $land }: { $goods }.
told-step = { $seat } moves { $group } from { $from } to { $to }.
told-declare = { $seat } attacks in { $land }: { $creature }.
told-feed = { $seat } pays { $n ->
    [0] no
   *[other] { $n }
} food for the combat.
told-die = { $who } rolls: { $face }.
told-axe = { $who } takes the axe.
told-skull = { $who } takes the skull.
told-strength = Strength: { $attacker } { $a }, { $defender } { $b }.
told-fight-won = { $who } wins the attack on { $land }.
told-fight-held = { $who } holds { $land }.
told-wiped-out = { $who } is wiped out in { $land }, whatever the strengths.
told-fight-nobody = Both sides are wiped out in { $land }.
told-lost = { $seat } loses in { $land }: { $group }.
told-retreat = { $seat } retreats to { $land }: { $group }.
told-no-retreat = { $seat } has nowhere to retreat and loses: { $group }.
told-push = { $seat } pushes to { $land }: { $group }.
told-placed = { $seat } lays the tile { $tile } { $place }.
told-joined = { $land } now takes in { $joined }.
told-nothing-fits = { $seat } shows tiles that fit nowhere: { $tiles }.
told-no-tile = { $seat } finds no tile that fits.
told-gather-tile = { $seat } chooses the tile { $tile } and collects { $goods }.
told-under = { $seat } puts the tile { $tile } under the pile.
told-under-secret = { $seat } puts a tile under the pile.
told-closed = { $seat } closes { $land }: { $n } fame.
told-closed-for-nobody = { $land } is closed ({ $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}); nobody gains fame.
told-scorch = { $seat } scorches { $land }.
told-copy = { $seat } copies { $card }.
told-strike = { $seat } removes from { $land } ({ $target }): { $group }.
told-add = { $seat } adds in { $land }: { $group }.
told-bribe = { $seat } bribes units of { $target }: { $group } from { $from } to { $to }.
told-harvest-fame = { $seat }: { $n } fame from { $land }.
told-trade = { $seat } trades { $goods } for { $gain }.
told-swap-offer = { $seat } offers { $partner } { $n } × { $give } for { $n } × { $get }.
told-swap-accepted = { $seat } accepts.
told-swap-refused = { $seat } declines.
told-winter = Winter: { $seat } pays for { $units ->
    [one] { $units } unit
   *[other] { $units } units
}: { $goods }.
told-winter-short = Winter: { $seat } should pay { $owed } for { $units ->
    [one] { $units } unit
   *[other] { $units } units
} and can pay: { $goods }.
told-winter-nothing = Winter: { $seat } should pay { $owed } for { $units ->
    [one] { $units } unit
   *[other] { $units } units
} and can pay nothing.
told-unrest = { $seat } cannot pay and takes an Unrest card.
told-no-unrest-left = No Unrest card is left: { $seat } loses { $n } fame.
told-appears = A creature appears in { $land }: { $creature }.
told-revealed = { $seat } turns over { $creature }.
told-creature-deck = The creature discard pile becomes a new deck of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
told-roams = A creature moves to { $land }: { $creature }.
told-stuck = A creature cannot move: { $creature }.
told-draugr = A creature takes a unit of { $seat }: { $creature }.
told-attacks = A creature attacks { $seat } in { $land }: { $creature }.
told-slain = { $seat } beats { $creature }: { $n } fame.
told-domination = Victory by three closed territories with a large building, five in a team: { $winners }.
told-fame-victory = The last year is over. Victory by fame ({ $n }): { $winners }.
told-tie-lands = { $tied } have { $n } fame each. Victory by more territories ({ $most } to { $others }): { $winners }.
told-tie-units = { $tied } have { $n } fame each and equally many territories. Victory by more units on the map ({ $most } to { $others }): { $winners }.
told-tie-buildings = { $tied } have { $n } fame each, equally many territories and units. Victory by more buildings ({ $most } to { $others }): { $winners }.
told-victory-shared = Equal in fame ({ $n }), territories, units and buildings; the victory is shared: { $winners }.
told-domination-fame = Several have enough such territories, so fame decides: { $n } to { $others }.
told-all-passed = Everybody has passed: the actions of year { $year } are over.
told-must-pass = { $seat } has no card left in hand and must pass.
told-no-card-to-lose = The draw pile of { $seat } is empty; no card is lost.
told-no-card-to-draw = { $seat } has no card left to draw.
told-no-creature-left = No creature is left; nothing appears.
told-roams-to-units = A creature is drawn to units and moves to { $land }: { $creature }.
told-stays-beside = { $seat } stays in { $land }, in the same territory as { $creature }.
told-reserve-empty = { $seat } has no unit left in the reserve.
told-kaija-counts = Kaija fights for { $who } with two axes.
told-scorched-counts = Scorched Earth: one more axe for { $who }.
told-card-counts = The card adds { $n ->
    [one] { $n } axe
   *[other] { $n } axes
} for { $who }.
told-fortress-counts = The Fortress adds { $n ->
    [one] { $n } axe
   *[other] { $n } axes
} for { $who }.
told-tower-counts = The Defense Tower adds { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
} against { $who }.
told-wolf-harvest = The Wolf in { $land } leaves { $seat } only what buildings give.
told-account = { $seat } has { $n } fame: tokens { $tokens }, resources { $resources }, Development cards { $developments }, Achievements { $achievements }, Unrest { $unrest }.

## Refusals

no-not-now = That is not what has to be decided now.
no-not-your-turn = It is { $seat } who must decide now.
no-game-over = The game is over.
no-such-chance = Chance cannot decide that here.
no-such-land = There is no territory of that name.
no-clan-taken = Somebody else has that clan.
no-other-tile = The group must stand on the tile just placed.
no-not-empty = There are units there already.
no-group-of-three = The group is three figures.
no-hostile-there = A creature there tolerates nobody.
no-kaija-here = Kaija is not available here.
no-kaija-enemy = Kaija may not enter an enemy territory.
no-kaija-target = Kaija cannot be a target.
no-not-in-hand = That card is not in your hand.
no-only-flash = One card that is not Flash was played already; only Flash cards may follow.
no-nothing-played = Nothing was played yet; choose an action or pass.
no-after-a-card = After a card only further cards may be played; then end the turn.
no-unrest-stays = Unrest cannot leave the game.
no-upgrade-left = You have taken both upgrade cards.
no-not-your-upgrade = That is not one of your upgrade cards.
no-lore = That costs { $n } lore; you have { $has }.
no-not-in-row = That card is not there to be taken.
no-action-on-card = That card has no action.
no-achievement-played = An Achievement is not played; it counts at the end.
no-reaction-now = Defensive Strategy only answers an opponent’s card.
no-cards-to-draw = There are not enough cards to draw.
no-large-land = You control no closed territory of three tiles.
no-hand-to-see = There is no hand with cards to choose.
no-second-sight = You have taken your card of this year already.
no-different-action = The actions must be different.
no-not-drawn = Only cards drawn by this action can be assigned.
no-enough-of-these = No more cards may go there.
no-price = The price is { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}.
no-resources = The resources are not there.
no-not-in-discard = That card is not in your discard pile.
no-not-an-opponent = That is not an opponent.
no-not-in-that-hand = That card is not in that hand.
no-reserve = You have no unit left in the reserve.
no-place-to-recruit = There is no territory in which you could recruit.
no-units-on-map = You have no units on the map.
no-bear-recruit = A Brown Bear allows no recruiting there.
no-bear-build = A Brown Bear allows no building there.
no-bear-leave = A Brown Bear lets nobody leave.
no-bear-explore = A Brown Bear allows no exploring from there.
no-not-yours = You do not control that territory.
no-more-recruits-here = No more units may be recruited there.
no-levy-anywhere = No territory of yours fulfils what the card asks for.
no-levy-open_or_wood = Only territories that are open or show wood take a unit.
no-levy-frontier = Only territories adjacent to an enemy one take a unit.
no-levy-food = There is no food in that territory, so it takes no unit.
no-levy-wood = There is no wood in that territory, so it takes no unit.
no-levy-lore = There is no lore in that territory, so it takes no unit.
no-same-land = All units must go to the same territory.
no-neutral-only = Only neutral territories.
no-recruit-one = At least one unit must be placed.
no-camp-here = No Training Camp there adds a unit.
no-place-to-build = There is nowhere to build.
no-second-large = Of the two buildings only one may be large.
no-duplicate = That type stands there already.
no-token-left = No token of that type is left.
no-slot = There is no free slot for it.
no-wood = There is not enough wood.
no-such-building = No such building stands there.
no-same-size = It must be another type of the same size.
no-units-here = You have no such units there.
no-must-stay = These units must stay where they are.
no-way-out = They cannot go anywhere from there.
no-not-adjacent = That territory is not adjacent.
no-steps = There are not enough steps left; a Rough border takes two.
no-two-hostile = Two hostile creatures let nobody in.
no-partner-stop = Units of partners may not be in one territory; here they could not go on.
no-must-fight = Whoever enters must fight the hostile creature.
no-creature-here = That creature is not there.
no-fight-here = There is no fight waiting there.
no-food-limit = At most one food per figure in the combat.
no-regular-border = A retreat needs a regular border.
no-fight-pending = A fight is still to come there.
no-fight-was = There was a fight there this turn.
no-goal-twice = That goal was used already.
no-not-theirs = It must be neutral or the defender’s.
no-tiles-left = The tile pile is empty.
no-open-land = There is no open territory for it.
no-such-turn = The tile looks the same turned so.
no-border-ends = A border would end in the middle of tiles.
no-players-meet = Units of two players would meet.
no-hostile-meets = Units would meet a hostile creature.
no-neutral-land = No neutral territory would come of it.
no-empty-land-on-tile = The tile would have no empty territory.
no-such-cell = The tile must touch the map with a whole side.
no-touch-start = The first tile must touch a start tile.
no-touch-source = It must touch an open territory you explore from.
no-such-tile = That tile is not at hand.
no-tile-fits-not = That tile fits nowhere.
no-token-there = The token lies there already.
no-own-land = Not an own territory.
no-card-to-copy = There is no card to copy.
no-copy = That card cannot be copied.
no-card-not-there = That card does not lie there.
no-target = There is nobody to aim at.
no-not-enemy = That is not an enemy territory.
no-not-shown = That resource is not shown there.
no-not-produced = That resource is not produced there.
no-two-at-most = One or two units.
no-partner = You have no partner.
no-empty-swap = Swap something for something else.
no-swap-twice = That swap was offered already this harvest.
no-creature-there = A creature is there already.
no-better-goal = Another territory draws it more.
no-lair-here = A lair without a creature comes first.

## Scores

score-tokens = Fame tokens
score-resources = Resources left (one per three)
score-developments = Development cards
score-achievements = Achievement cards
score-unrest = Unrest cards

## Complaints

complaint-northgard-action = “{ $text }” is not an action of this game.
complaint-northgard-word = There is no “{ $text }” in Northgard.
complaint-northgard-chance = “{ $text }” is not something chance can do here.
complaint-northgard-seat = There is no seat { $seat } at a table of { $players }.
complaint-northgard-year = The years of this game are 1 to { $years }; here stands { $year }.
complaint-northgard-placed = “{ $text }” is not a tile on the map (“map”); write for example “t13 0,-1 r2”.
complaint-northgard-touches = “{ $text }” touches no earlier tile, or lies on one (“map”).
complaint-northgard-tile-twice = The tile { $tile } lies in two places.
complaint-northgard-site = “{ $text }” is not an area (“lands”); write a tile and a letter, such as “t15-n”.
complaint-northgard-off-map = { $land } (“{ $id }”) is not on the map.
complaint-northgard-territory = “flow.frames” names { $land } (“{ $id }”), but no territory on the map is called so.
complaint-northgard-units = Seat { $seat } has more units on the map than { $most }.
complaint-northgard-kaija = Kaija (“kaija”) can stand in one territory only, and only if somebody has the Bear clan.
complaint-northgard-owner = Seat { $seat } cannot control { $land } (“{ $id }”): it has no unit there.
complaint-northgard-building = “{ $text }” cannot stand in { $land } (“{ $id }”): there is no such building, none is left, or no slot is free for it.
complaint-northgard-card-twice = The card { $card } (“{ $id }”) lies in two places.
complaint-northgard-cards = Nobody can have more cards than { $most }.
complaint-northgard-plenty = None of “food”, “wood”, “lore” and “fame” may be larger than { $most }.
complaint-northgard-top = “{ $text }” is not a card (“top”); write for example “dev_spy” or “dev_spy secret”.
complaint-northgard-known = Under “known”, seats and “spectator” can only know cards that are in the hand.
complaint-northgard-line = Every creature on the map must also stand in the creature line (“creatures.line”), and only once.
complaint-northgard-phase = “{ $text }” is not a phase (“flow.phase”); it can be: “turn”, { $known }.
complaint-northgard-frames = “flow.frames” may not be longer than { $most }.
complaint-northgard-frame-number = “{ $text }” cannot stand in “flow.frames”; numbers there go from { $least } to { $most }.
complaint-northgard-teams = Teams need exactly four players.
complaint-northgard-more-creatures = “More creatures” needs creatures.
complaint-northgard-few-cards = Without the draw cards there are too few Early cards for five players and ten years.
complaint-northgard-same-clan = Two seats cannot have the same clan.
complaint-northgard-start = The places of the start resources add up to { $n }; they must add up to at least 5.
complaint-northgard-winter = The winter table must begin at 0 units and rise.
complaint-northgard-number = { $name } is { $value }; it can be { $least } to { $most }.
complaint-northgard-missing = A row is missing: { $kind } { $name }.
value-northgard-tile = a tile: “start”, “start5” or “t01” to “t33”
value-northgard-area = an area by its tile and letter, such as “t15-n”
complaint-northgard-twice = { $name } stands here twice.
complaint-northgard-effects = { $card }: the list { $list } has a length of { $n }; it can be { $least } to { $most }.
complaint-northgard-counts = { $card }: { $field } must stand with every Achievement card, and with no other.
complaint-northgard-draw = { $card }: { $parts } make { $sum } together; it must be { $cards }, as { $field } says.
complaint-northgard-area = Tile { $tile }: “{ $area }” is not an area; it is written as its letter, its sides and what is there, such as “{ $example }”.
complaint-northgard-border = Tile { $tile }: “{ $border }” is not a border; it is written as two letters of the tile, such as “{ $example }”.
complaint-northgard-sides = Tile { $tile }: every side needs exactly one area, every area a side.
complaint-northgard-corner = Tile { $tile }: a border is missing where areas meet at a corner.

## Hints for a first game

hint-settle = Two groups in two territories: look for tiles with food and wood, and for large slots.
hint-turn = One card a turn, and any number of Flash cards. What you do not play can wait, be replaced or removed.
hint-explore = Closing a territory you control pays a fame for each tile, and more every harvest.
hint-build = Large buildings in three closed territories win the game at the end of a year.
hint-fight = Ties go to the defender, and the defender sees how much food you pay.
hint-pass = The first to pass chooses first from the row next time and begins the next year.
hint-winter = From four units on winters cost food. Who cannot pay takes Unrest: five fame less at the end.
hint-trade = Winter comes after the trade: three resources can become the food you lack.

## Cards

card-start_recruit = Recruit
card-start_recruit-text = Recruit 1.
card-start_move = Move
card-start_move-text = Move 1.
card-start_explore = Explore
card-start_explore-text = Explore.
card-start_build = Build
card-start_build-text = Build.
card-start_feast = Feast
card-start_feast-text = Recruit 1, Move 1, Explore or Build.
card-bear_initial = Bear Clan
card-bear_initial-text = Move 1. If Kaija moves, first gain all food and wood of the territory she leaves.
card-bear_awakens = The Bear Awakens
card-bear_awakens-text = Recruit 2. For the rest of the year Kaija may enter enemy territories.
card-bear_protector = Protector of the Land
card-bear_protector-text = Draw 1 card for each own closed territory of 3 or more tiles.
card-boar_initial = Boar Clan
card-boar_initial-text = Build for 1 wood less.
card-boar_osmosis = Osmosis
card-boar_osmosis-text = Recruit 1 unit each in up to 3 own territories that are open or show wood.
card-boar_lay_of_the_land = Lay of the Land
card-boar_lay_of_the_land-text = Explore with 3 tiles: choose one and first gain every resource printed on it.
card-goat_initial = Goat Clan
card-goat_initial-text = Build; the type may already stand in the territory.
card-goat_teamwork = Teamwork
card-goat_teamwork-text = Two different ones of Recruit 1, Move 1, Explore, Build.
card-goat_resourceful = Resourceful People
card-goat_resourceful-text = Draw 2. Then you may pay any 3 resources to draw 1 more.
card-raven_initial = Raven Clan
card-raven_initial-text = Explore with 2 tiles: place one, the other goes under the pile.
card-raven_raiding_party = Raiding Party
card-raven_raiding_party-text = Remove 1 enemy unit anywhere, then gain 1 resource shown in its territory.
card-raven_mercenaries = Raven Mercenaries
card-raven_mercenaries-text = Recruit 2 in one neutral territory. You may pay any 2 resources for 1 more there.
card-snake_initial = Snake Clan
card-snake_initial-text = Move 1. Afterwards you may place the Scorched Earth token again.
card-snake_rapacious = Rapacious Exploitation
card-snake_rapacious-text = Look at an opponent’s hand and point at a card: they discard it or give you 2 resources.
card-snake_stolen_lore = Stolen Lore
card-snake_stolen_lore-text = Copy a card in the active area of the opponent on the Scorched Earth.
card-stag_initial = Stag Clan
card-stag_initial-text = Recruit 1. Then you may bring 1 own unit there from an adjacent territory, over any border.
card-stag_glory = Glory of the Clan
card-stag_glory-text = Build. Once, before or after it, you may collect the resources of that territory.
card-stag_annexation = Annexation
card-stag_annexation-text = Move 1, and you may Explore before or after it.
card-wolf_initial = Wolf Clan
card-wolf_initial-text = Move 1. Rough borders count as regular, for retreats too.
card-wolf_plunder = Plunder
card-wolf_plunder-text = Remove 1 unit from an adjacent enemy territory, then draw 1.
card-wolf_call_to_war = Call to War
card-wolf_call_to_war-text = Recruit 1 unit in each own territory adjacent to an enemy one.
card-dev_bodyguard = Bodyguard
card-dev_bodyguard-text = Move 1; +1 axe in its combats.
card-dev_feast = Feast
card-dev_feast-text = Recruit 1, Move 1, Explore or Build.
card-dev_future_sight = Future Sight
card-dev_future_sight-text = Take a card of the row now, onto your draw pile. You take none when passing this year.
card-dev_villager_tools = Improved Villager Tools
card-dev_villager_tools-text = Build.
card-dev_intimidate = Intimidate
card-dev_intimidate-text = Move 2. Before each combat you may push 1 defending unit to an adjacent territory that is neutral or the defender’s.
card-dev_market_place = Market Place
card-dev_market_place-text = Draw 2 and keep both.
card-dev_mercenary = Mercenary
card-dev_mercenary-text = Recruit 1 in an own or neutral territory.
card-dev_merchant = Merchant
card-dev_merchant-text = Draw 3: keep 1, discard 2.
card-dev_militia = Militia
card-dev_militia-text = Move 2.
card-dev_negociation = Negotiation
card-dev_negociation-text = Take any card of your discard pile, or draw 1.
card-dev_recruitment = Recruitment
card-dev_recruitment-text = Recruit 2 in one own territory.
card-dev_scout_camp = Scout Camp
card-dev_scout_camp-text = Explore; once you may exchange a tile that fits for another.
card-dev_scouts = Scouts
card-dev_scouts-text = Explore.
card-dev_shieldbearers = Shieldbearers
card-dev_shieldbearers-text = Move 2; cancel 1 casualty in each of its combats.
card-dev_simple_living = Simple Living
card-dev_simple_living-text = Build for 1 wood less.
card-dev_town_hall = Town Hall
card-dev_town_hall-text = Recruit 1.
card-dev_allies_wild = Allies from the Wild
card-dev_allies_wild-text = Recruit 3, only in neutral territories.
card-dev_amenities = Amenities
card-dev_amenities-text = Build; a small building needs no slot.
card-dev_ancestral_curse = Ancestral Curse
card-dev_ancestral_curse-text = Every opponent discards 1 card; then you draw 1.
card-dev_axe_throwers = Axe Throwers
card-dev_axe_throwers-text = Move 2; in each combat +1 axe or +1 skull, chosen after your roll.
card-dev_bribery = Bribery
card-dev_bribery-text = Move 1 or 2 units of an enemy territory into an adjacent one, over any border; they fight whoever is there.
card-dev_capture = Capture
card-dev_capture-text = Remove 1 enemy unit from an adjacent territory; then add 1 unit to any own territory.
card-dev_carpentry = Carpentry Mastery
card-dev_carpentry-text = Build, then you may Build again; at most one of the two is large.
card-dev_conqueror = Conqueror
card-dev_conqueror-text = For the rest of the year Fortresses and Defense Towers do nothing against your attacks.
card-dev_cunning_merchant = Cunning Merchant
card-dev_cunning_merchant-text = Draw 3: keep 1, put 2 back on top.
card-dev_defensive_strategy = Defensive Strategy
card-dev_defensive_strategy-text = Reaction: when an opponent plays a card in their turn, it is discarded without effect.
card-dev_enemy_secrets = Enemy Secrets
card-dev_enemy_secrets-text = Copy a card in the active area of an opponent in an adjacent territory.
card-dev_fishing = Fishing
card-dev_fishing-text = Gain 3 food.
card-dev_trade_routes = Greater Trade Routes
card-dev_trade_routes-text = Draw 3: keep 2, put 1 back on top.
card-dev_grizzled_warriors = Grizzled Warriors
card-dev_grizzled_warriors-text = Move 2; +2 axes in its combats.
card-dev_heroic_charge = Heroic Charge
card-dev_heroic_charge-text = Move 3; +1 axe in its combats.
card-dev_hidden_ways = Hidden Ways
card-dev_hidden_ways-text = Move any units of one own territory to any open territory.
card-dev_huginn_muninn = Huginn & Muninn
card-dev_huginn_muninn-text = Explore from any open territory on the map.
card-dev_hunters = Hunters
card-dev_hunters-text = Recruit in each own territory up to 1 unit per food there, buildings included.
card-dev_incursion = Incursion
card-dev_incursion-text = Move 4.
card-dev_industrious = Industrious Villagers
card-dev_industrious-text = Build. Then you may exchange one own building for another of the same size.
card-dev_infiltration = Infiltration
card-dev_infiltration-text = Move 3; enemy territories do not stop your units.
card-dev_legendary_heroes = Legendary Heroes
card-dev_legendary_heroes-text = Do again what a card you played this year does.
card-dev_lore_mastery = Lore Mastery
card-dev_lore_mastery-text = Gain 2 lore.
card-dev_loremasters = Loremasters
card-dev_loremasters-text = Recruit in each own territory up to 1 unit per lore there, buildings included.
card-dev_outpost = Outpost
card-dev_outpost-text = Recruit 2 in one own or neutral territory.
card-dev_rangers = Rangers
card-dev_rangers-text = Explore, then you may Explore again.
card-dev_spy = Spy
card-dev_spy-text = Look at an opponent’s hand and discard a card of it; then draw 1.
card-dev_trading_post = Trading Post
card-dev_trading_post-text = Draw 3: keep 1, discard 1, put 1 back on top.
card-dev_market_place_2 = Upgraded Market Place
card-dev_market_place_2-text = Draw 2 and keep both.
card-dev_scout_camp_2 = Upgraded Scout Camp
card-dev_scout_camp_2-text = Explore with 2 tiles: place one, the other goes under the pile.
card-dev_town_hall_2 = Upgraded Town Hall
card-dev_town_hall_2-text = Recruit 2.
card-dev_trading_post_2 = Upgraded Trading Post
card-dev_trading_post_2-text = Draw 3: keep 2, discard 1.
card-dev_veiled_threats = Veiled Threats
card-dev_veiled_threats-text = An opponent discards a random card, or you draw 1.
card-dev_warriors = Warriors
card-dev_warriors-text = Move 2; +1 axe in its combats.
card-dev_wood_monopoly = Wood Monopoly
card-dev_wood_monopoly-text = Gain 3 wood.
card-dev_woodcutters = Woodcutters
card-dev_woodcutters-text = Recruit in each own territory up to 1 unit per wood there, buildings included.
card-ach_builder = Builder
card-ach_builder-text = At the end: 1 fame per small and 3 per large building of yours.
card-ach_explorer = Explorer
card-ach_explorer-text = At the end: 1 fame per empty small slot and 3 per empty large slot of yours.
card-ach_food_trader = Food Trader
card-ach_food_trader-text = At the end: 2 fame per food in your territories, buildings included.
card-ach_wood_trader = Wood Trader
card-ach_wood_trader-text = At the end: 2 fame per wood in your territories, buildings included.
card-ach_scholar = Scholar
card-ach_scholar-text = At the end: 2 fame per lore in your territories, buildings included.
card-ach_trapper = Trapper
card-ach_trapper-text = At the end: 3 fame per lair in your territories.
card-ach_warlord = Warlord
card-ach_warlord-text = At the end: 1 fame per unit of yours on the map.
card-card_unrest = Unrest
card-card_unrest-text = No action. It cannot leave the game and costs 5 fame at the end.
