# The workshop: editions and positions that people bring.
ui-workshop = Workshop
ui-workshop-lead = Play with components of your own, and from positions of your own.
ui-workshop-file = A file (TOML)
ui-workshop-text = … or its text
ui-workshop-bring-go = Bring it
ui-workshop-nothing = There is neither a file nor a text.
ui-workshop-which = This is not an edition file of any of the games.
ui-editions = Editions
ui-editions-help = An edition is a file with all components of a game: cards, tiles, prices, the map. Take one home, change it, bring it back and play with it. Whoever has the address of an edition can use it. The workshop keeps your newest forty; a table keeps its edition for good.
ui-edition-shipped = as it comes with the game
ui-edition-mine = brought by you
ui-edition-served = of this server
ui-edition-bring = Bring an edition
ui-edition-play = Set up a table with it
ui-edition-try = Let bots try it
ui-edition-change = Change a copy
ui-edition-change-help = Every value can be changed. What comes out is an edition of its own: nobody’s game changes under their hands. Comments in the file stay.
ui-edition-parts = Parts of the edition
ui-edition-text = The whole file
ui-edition-save = Check and keep
ui-edition-sound = This is a sound edition.
ui-edition-rows-help = Rows may be added and taken out here. What is new is kept together with everything else that was typed.
ui-edition-row-add = Add one like this
ui-edition-row-drop = Take this one out
ui-edition-fields = More and fewer values
ui-edition-field-give = Give { $row } the value { $field }
ui-edition-field-strip = Take the value { $field } away from { $row }
ui-edition-value-new = { $row } { $list }: one more
ui-edition-file = Take the file home
ui-edition-take = Take it to the workshop
ui-edition-id = Id
ui-edition-title = Title
ui-edition-own-title = My edition
ui-edition-digest = Digest (SHA-256)
ui-edition-origins = Where its values come from
ui-edition-is-shipped = This is the edition that comes with the game.
ui-edition-other = This table plays with another edition than the one that comes with the game: see what differs.
ui-edition-more = Bring an edition of your own
ui-edition-differs =
    { $n ->
        [0] Nothing that players read differs from the edition of the game
        [one] One difference from the edition of the game
       *[other] { $n } differences from the edition of the game
    }
ui-diff-what = What
ui-diff-before = In the game
ui-diff-after = Here
ui-diff-added = new
ui-diff-removed = missing
ui-diff-claims = changed all the same
ui-diff-more =
    { $n ->
        [one] One more difference is not listed.
       *[other] { $n } more differences are not listed.
    }
ui-positions = Positions
ui-positions-help = A position is a scenario file: what lies on the table, and in whose hands. Bring one, or take a step of a finished game here, and play on from there.
ui-position-bring = Bring a position
ui-position-title = { $game }, after step { $n }
ui-position-chance = Chance decides next.
ui-position-offers =
    { $n ->
        [one] One thing can be done
       *[other] { $n } things can be done
    }
ui-position-why = May this be done?
ui-position-ask = Ask
ui-position-allowed = Yes, this is allowed.
ui-position-bots = Play against bots
ui-position-hotseat = Play all seats at this device
ui-position-file = Take the file home
ui-position-text = Change the position
ui-position-text-help = The scenario file: change what lies where, and lay it out again.
ui-position-lay = Lay it out
ui-position-take = To the workshop
ui-position-table = from a position
ui-position-table-help = This game did not begin at its beginning: whoever opened the table chose where everything lay, and knows it.
ui-bench = Lay out a position
ui-bench-lead = Put pieces on the board, cards into hands, and say whose turn it is.
ui-bench-possible = This position can be played.
ui-bench-unlaid = The board is drawn again as soon as the position is possible.
ui-bench-none = Positions of this game are only written, not laid out by hand.
ui-bench-parts = Parts of the position
ui-bench-places = The board
ui-bench-place = Place (or press it on the board)
ui-bench-choose = Choose
ui-bench-put = Put it there
ui-bench-keep = Keep the position
ui-bench-change = Change it on the board
ui-bench-own-title = My position
ui-bench-new = Lay one out by hand
ui-bench-game = Game
ui-bench-empty = Begin with little on the table
ui-bench-early = Begin early in a game between bots
ui-bench-late = Begin later in such a game
ui-bench-yes = yes
ui-bench-no = no
ui-position-edition = Its edition
ui-balance = Is it balanced?
ui-balance-help = Equal bots play many games with this edition. A target holds if the whole 95 % interval of what was found lies within its bounds, and does not if it lies outside; more games decide more. What holds between bots need not hold between people.
ui-balance-games = Games of each series
ui-balance-beside = beside the edition of the game
ui-balance-go = Let them play
ui-balance-playing = Games played: { $n } of { $of }.
ui-balance-stop = Stop
ui-balance-stopped = This study was stopped before its end.
ui-balance-failed = This study failed and found nothing. You can begin another one.
ui-balance-not-yours = Only who asked for a study can stop it.
ui-balance-targets = Targets
ui-balance-wanted = Wanted
ui-balance-found = Found
ui-balance-holds = Holds
ui-balance-yes = yes
ui-balance-no = no
ui-balance-open = not decided
ui-translate = Translate a sentence
ui-translate-lead = Choose a language. What you write is said at once, on every page and at every table of this server.
ui-translate-missing = Sentences still said in English: { $n } of { $of }.
ui-translate-find = The sentence, or a part of it, as you read it
ui-translate-look = Look for it
ui-translate-next = Not translated yet
ui-translate-found = Found
ui-translate-english = In English (words in curly brackets stay as they are):
ui-translate-said = This is how it is said now.
ui-translate-save = Say it so
