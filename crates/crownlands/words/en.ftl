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
cli-players = { $least } to { $most } players
cli-seats = { $seats } seats are named, but { $players } play.
cli-simulated = { $games } games, { $rate } a second; { $mean } decisions a game ({ $least } to { $most }).
cli-bot = bot
cli-games = games
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
cli-play-help = Type the number of a choice or an action. ?CLAUSE or ?ACTION explains, u undoes, s shows the score, b the board, q leaves.
cli-arena-two = A tournament needs at least two contestants: give --bots twice or more.
cli-arena-share = A share lies between 0 and 1.
cli-arena-player = A contestant failed: { $problem }
cli-arena-threads = Games cannot be played side by side here: { $problem }
cli-arena-log = { $file }, the log of the games, cannot be used: { $problem }
cli-arena-other-plan = { $file } holds the games of another plan; choose another folder.
cli-arena-chart = The chart cannot be drawn: { $problem }
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
cli-admin-backup = The backup is in { $file }; it was checked: { $tables } tables, { $entries } entries.
cli-admin-restored = { $what } is the data file now.
cli-admin-kept = What was there before is kept as { $what }.
cli-admin-checked = Checked: { $tables } tables, { $entries } entries.
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
cli-finding-copy = This is a plain copy of a file that was being served, without its -wal file: what was written last may be missing. “crownlands admin backup” makes copies that are whole.
cli-finding-damage = The file is damaged: { $what }
cli-finding-chain = Table { $table }: somebody changed the log from entry { $entry } on.
cli-finding-seed = Table { $table }: the secret number is not the one that was promised when the table was opened.
cli-finding-table = Table { $table } cannot be read: { $why }
