# The words of the command line.
cli-no-game = There is no game “{ $game }”. Games: { $known }.
cli-no-clause = { $game } has no clause “{ $clause }”.
cli-no-result = Nothing came of it; this should not happen.
cli-no-study = How balanced { $game } is has not been studied: there is no study of it.
cli-no-seat = There is no seat { $seat } at this table.
cli-no-choice = Choose a number from 1 to { $most }, or type an action.
cli-no-scenario = There is no scenario file there.
cli-cannot-read = { $file } cannot be read: { $problem }
cli-cannot-write = { $file } cannot be written: { $problem }
cli-players = { $least } to { $most } players, usually { $usual }
cli-rated = rating { $rating } in this game
cli-seats = { $seats ->
    [one] { $seats } seat is named
   *[other] { $seats } seats are named
}, but { $players ->
    [one] { $players } plays
   *[other] { $players } play
}.
cli-simulate-fault = Lost by a fault: { $why }
cli-simulated = Games: { $games }, { $rate } a second; decisions a game: { $mean } ({ $least } to { $most }).
cli-bot = bot
cli-seats-played = seats played
cli-wins = wins
cli-rate = win rate
cli-interval = 95 % interval
cli-score = score
cli-bench-seconds = Measure for more than 0 and at most 3600 seconds.
cli-bench-playouts = random games a second
cli-bench-decisions = decisions a second
cli-bench-length = decisions a game
cli-bench-offers = offers at a decision, mean / most
cli-bench-state = bytes of a state
cli-bench-copies = ns to clone / view / imagine
cli-bench-score = ns to score a final table
cli-bench-search = search iterations a second, mid-game
cli-bench-hash = hash of the results
cli-bench-valgrind = Instructions are counted with valgrind, which did not do it: { $problem }
cli-bench-grown = { $game }: the fixed work takes { $found } instructions; { $expected } were agreed on. Make it faster, or change instructions.toml and say why.
cli-bench-changed = { $game }: the results of fixed games have changed: { $expected } was expected, { $found } was found. If the rules were changed on purpose, change result-hashes.toml too.
cli-scenarios = { $held ->
    [one] { $held } scenario holds, { $failed } do not.
   *[other] { $held } scenarios hold, { $failed } do not.
}
cli-words-faulty = { $n ->
    [one] { $n } message is faulty:
   *[other] { $n } messages are faulty:
}
    { $what }
cli-edition-game = It cannot be seen which game the edition is for; use --game.
cli-edition-sound = { $title }: a sound edition of { $game }.
cli-record-entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
 }
cli-record-open = not over yet
cli-record-key = The record is not signed with this key.
cli-record-short = { $n ->
    [one] The record has only { $n } entry, not { $at }.
   *[other] The record has only { $n } entries, not { $at }.
}
cli-won = Victory: { $who }
cli-nobody-won = Nobody won.
cli-player = Player { $seat }
cli-left = You left the table.
cli-seed = The seed was { $seed }.
cli-saved = The record is in { $file }.
cli-arena-two = A tournament needs at least two contestants: give --bots twice or more.
cli-arena-alone = There is one seat at this table, so nobody would meet anybody: say --players, or let one bot play alone with “simulate”.
cli-arena-share = A share lies between 0 and 1.
cli-arena-player = A contestant failed: { $problem }
cli-arena-threads = Games cannot be played side by side here: { $problem }
cli-arena-log = { $file }, the log of the games, cannot be used: { $problem }
cli-arena-other-plan = { $file } holds the games of another plan; choose another folder.
cli-arena-chart = The chart cannot be drawn: { $problem }
cli-arena-by-hand = Search judges this table by hand: nothing was learnt for this edition, these options or this number of players.
cli-selfplay-nothing = This game tells a learner nothing yet.
cli-selfplay-done = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} written down in { $folder } ({ $files ->
    [one] { $files } file
   *[other] { $files } files
}).
cli-stranded = This program cannot carry on { $n ->
    [one] { $n } game
   *[other] { $n } games
} of this data file. { $why } They are still shown, and can be exported: { $tables }
cli-serving = Crownlands is served at { $address } (Ctrl-C ends it)
cli-serving-others = Others in the same network open { $address }
cli-serving-public = People open { $address }
cli-serving-metrics = Numbers for the operator: { $address }
cli-serving-data = Games are kept in { $file }
cli-port-taken = Port { $port } is in use, so the next free one was taken.

# The operator's office.
cli-admin-backup = The backup is in { $file }; it was checked; tables: { $tables }, entries: { $entries }.
cli-admin-restored = { $what } is the data file now.
cli-admin-kept = What was there before is kept as { $what }.
cli-admin-checked = Checked; tables: { $tables }, entries: { $entries }.
cli-admin-exported = The table is in { $what }.
cli-admin-imported = The table is here now under the name { $what }. The seats people held are free.
cli-admin-closed = Table { $what } is closed.
cli-admin-deleted = Table { $what } is deleted.
cli-admin-sure = This deletes table { $what } and everything said at it for good. If you are sure, say --yes.
cli-admin-muted = Person { $what } can no longer speak at tables.
cli-admin-unmuted = Person { $what } can speak at tables again.
cli-admin-banned = Person { $what } can only look on from now on.
cli-admin-unbanned = Person { $what } can play again.
cli-admin-is-muted = muted
cli-admin-is-banned = banned
cli-admin-person = seats: { $seats }, said: { $said }
cli-admin-stats = people { $people } · entries { $entries } · said { $said } · deeds of the operator { $deeds } · { $megabytes } MB
cli-admin-moved = Everything has moved. It was read back and is the same; tables checked: { $tables }, entries: { $entries }; every chain holds, every promise about chance fits.
cli-admin-no-postgres = This program was built without PostgreSQL.
cli-finding-copy = This is a plain copy of a file that was being served, without its -wal file: what was written last may be missing. “crownlands admin backup” makes copies that are whole.
cli-finding-damage = The file is damaged: { $what }
cli-finding-chain = Table { $table }: somebody changed the log from entry { $entry } on.
cli-finding-seed = Table { $table }: the secret number is not the one that was promised when the table was opened.
cli-finding-table = Table { $table } cannot be read: { $why }

# Playing in the terminal.
cli-play-start = Type the number of a choice or an action; “{ $help }” tells what else can be said, and “?” before anything explains it.
cli-play-bots = Bots play here: { $names }.
cli-level-random = random
cli-level-easy = easy
cli-level-fair = fair
cli-level-strong = strong
cli-level-expert = expert
cli-try-help = “{ $help }” tells what can be said here.
cli-section-board = Board
cli-section-hand = Your hand
cli-sections = There is no such part of the table. Parts: { $titles }.
cli-explain-nothing = Nothing here is called “{ $what }”.
cli-explain-near = Nothing here is called “{ $what }”. Nearest to it: { $known }.
cli-explain-see = See also: { $chapters }.
cli-hint = Hint
cli-no-hints = There is nothing in particular to know now.
cli-record-there = { $file } is there already. Choose another name, or go on with that game: “play --resume”.
cli-resume = Go on with it at any time: “crownlands play --resume { $file }”
cli-resume-over = The game in { $file } is over.
cli-resume-seed = { $file } does not hold the seed of its dice, so the game cannot go on from it.
cli-unsaved = The game was not written down. With --record, or “{ $save }” and the name of a file, it could have gone on later.

# What can be said at the table.
cli-order-help = help
cli-order-choices = choices
cli-order-board = board
cli-order-score = score
cli-order-hints = hints
cli-order-lessons = lessons
cli-order-log = log
cli-order-undo = undo
cli-order-save = save
cli-order-quit = quit
cli-help-number = makes that choice; an action can also be typed as it stands behind its choice
cli-help-ask = before anything explains it: the number of a choice, a card, tile, place or word, a rule ({ $clause }), a chapter ({ $chapter })
cli-help-help = this list
cli-help-choices = says again what may be done
cli-help-board = shows the whole table, or with the beginning of a title one part of it
cli-help-score = shows the score
cli-help-hints = says what a beginner should know at this moment
cli-help-lessons = lists the lessons of this game; with a number, plays that one here
cli-help-log = tells what has happened
cli-help-undo = takes the last step back, as far as nobody learnt anything new
cli-help-save = with the name of a new file: writes the game there from now on
cli-help-quit = leaves the table

# Lessons in the terminal.
cli-lesson-list = “{ $lessons } 1” plays the first of them here. They are also played on the pages: start “crownlands” and open “Learn”.
cli-lesson-none = There are no lessons of this game.
cli-lesson-unknown = There is no lesson { $number }; the last one has the number { $most }.
cli-lesson-title = Lesson { $number }: { $title }
cli-lesson-how = Type the number of a choice or an action; “{ $hints }” helps, “{ $undo }” takes back, “{ $quit }” returns to the game.
cli-lesson-refused = That does not work. { $why }
cli-lesson-wrong = It was taken back; try another way.
cli-lesson-unforeseen = That is allowed, but it does not lead to the goal.
cli-lesson-aside = That is allowed, but the goal is still open. Go on, or take it back with “{ $undo }”.
cli-lesson-hint = Think about: { $acts }
cli-lesson-nohint = There is no hint now; take back with “{ $undo }”.
cli-lesson-kept = There is nothing to take back: no step was wrong.
cli-lesson-done = Well done. { $after }
cli-lesson-back = You are back at the game.

# The table on the whole screen.
cli-tui-terminal = --tui draws on a terminal, and this is none; play without it line by line.
cli-tui-choices = Choices
cli-tui-log = What happened
cli-tui-thinking = The others are playing …
cli-tui-keys = ↑↓ choose · Enter do · Tab part · PgUp PgDn scroll · e explain · / ask · u undo · s score · h help · q leave
cli-tui-ask = What would you like to know?
cli-tui-small = This window is too small to play in; make it larger, or leave with q.
cli-tui-close = Any key closes this.
cli-tui-over = The game is over; q leaves.
cli-tui-help-choose = chooses; Home and End go to the first and the last choice
cli-tui-help-do = does what is chosen; so does a second click on it
cli-tui-help-part = shows the next part of the table, Shift-Tab the one before; a click on a title as well
cli-tui-help-scroll = scroll the part, ← and → to the sides; the wheel of the mouse as well
cli-tui-help-explain = explains what is chosen
cli-tui-help-ask = asks about anything: a card, a tile, a place, a rule
cli-tui-help-language = changes the language

# Puzzles
cli-puzzles-none = There is no puzzle { $number }; the last one has the number { $most }.
cli-puzzles-sieve = Games played: { $games }; decisions looked at: { $looked }; promising: { $promising }; found again by every short search: { $agreed }; confirmed by a long one: { $confirmed }.
cli-puzzles-made = { $n ->
    [one] { $n } new puzzle is in { $file }.
   *[other] { $n } new puzzles are in { $file }.
}

# The designer's bench: editions, positions and languages of one's own.
cli-file-there = { $file } is there already; --force writes over it.
cli-edition-same = Nothing differs.
cli-edition-added = new
cli-edition-removed = gone
cli-edition-claims = changed all the same
cli-scenario-one = This can be asked about one scenario at a time.
cli-scenario-title = { $game } ({ $names }), after step { $n }
cli-scenario-chance = Chance decides next.
cli-scenario-over = The game is over.
cli-scenario-nobody = Nobody must decide here; say which seat is meant, as in “a: { "…" }”.
cli-scenario-allowed = “{ $action }” is allowed.
cli-words-fault = { $file }, line { $line }: { $why }; said in English.
cli-words-whole = { $lang } comes with the program and says everything; read a language of your own with --words.
cli-words-unknown = { $book }: there is no message “{ $key }” to translate.
cli-words-missing = { $lang }: missing messages: { $n } of { $all }.
cli-print-house = H: a value of it was chosen by this project
cli-print-aid = Aids for players
cli-edition-printed = { $n ->
    [one] { $n } sheet lies in { $folder }.
   *[other] { $n } sheets lie in { $folder }.
}
cli-translate-words = --translate needs a folder with languages: --words FOLDER.
