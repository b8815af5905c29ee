# Words every game shares.
list-none = nothing
list-nobody = nobody
list-and = { $list } and { $last }
complaint-line = Line { $line }: { $why }
complaint-format = The file cannot be read: { $problem }
complaint-put = { $field }: { $why }
complaint-value = { $found } cannot stand here; it should be { $expected }.
complaint-length =
    { $n ->
        [one] One value stands here; it should be { $expected }.
       *[other] { $n } values stand here; it should be { $expected }.
    }
complaint-word = “{ $word }” means nothing here; it can be: { $known }.
complaint-word-near = “{ $word }” means nothing here; nearest to it: { $known } (of { $n } in all).
complaint-field = There is no “{ $field }” here; there can be: { $known }.
complaint-field-missing = “{ $field }” is missing.
complaint-field-twice = “{ $field }” is given twice.
value-number = a whole number from { $least } to { $most }
value-whole = a whole number
value-text = a text in quotes
value-truth = true or false
value-list = a list
value-table = a table
complaint-seat = “{ $text }” is not a seat; seats are written a, b, c …
complaint-players = { $players } cannot play this game; it is for { $least } to { $most }.
complaint-rules-version = It was played under rules version { $version }; this program plays version { $newest }.
complaint-rules-versions = It was played under rules version { $version }; this program plays versions { $oldest } to { $newest }.
complaint-option = There is no option “{ $option }”. Options: { $known }.
complaint-option-value = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
complaint-edition = There is no edition “{ $edition }”. Editions: { $known }.
complaint-edition-id = An edition of your own needs an id of 1 to { $most } small letters, digits and hyphens.
complaint-edition-title = An edition of your own needs a title of 1 to { $most } characters that can be read.
complaint-edition-taken = This edition is not the “{ $id }” that comes with the game; give it an id of its own.
complaint-edition-title-taken = This edition is not “{ $title }”, which comes with the game; give it a title of its own.
complaint-too-long = The file has { $size } KiB; no more than { $most } are read.
no-chance = It is not chance’s turn.
no-undo = This cannot be taken back: something new has become known, or somebody else has acted since.
no-back = The game cannot go back to this step.
no-not-asked = That is no answer to what is asked now.
no-turn = It is not your turn.
told-undo = { $seat } took back the last step.
told-back = Everybody agreed with { $seat }: the game goes on as it was after step { $n }.
complaint-record = This is not a record: { $problem }
complaint-record-format = This is a record of the unknown format “{ $format }”.
complaint-record-digest = The record was changed: its digest does not fit its text.
complaint-record-bytes = The record was changed: this line is not as it was written.
complaint-record-game = This is a record of another game: { $game }.
complaint-record-edition = The record was played with another edition, or a changed one: { $edition }.
complaint-record-entry = Entry { $entry }: { $why }
complaint-record-hash = the table is not as the record says
complaint-record-unfair = this outcome of chance does not come from the committed seed
complaint-record-seed = The seed does not fit what was committed to before the game.
complaint-record-outcome = The result is not the one the record claims.
complaint-record-names = The record does not name every seat once.
complaint-record-chain = The record was changed: its entries do not hang together as they did.
complaint-record-signature = The signature does not fit: this is not what the server vouched for.
complaint-record-seats = The names are not those of the people who sat there in the end.
complaint-record-begin = those who sat there when the game began are not those who came before it
complaint-record-seat = nobody can take or leave this seat so
complaint-record-closed = the game had been closed before
proof-says = Proven: { $proven }; not proven: { $unproven }.
proof-steps = the rules allow { $n ->
    [one] its { $n } step
   *[other] every one of { $n } steps
}
proof-result = they lead to this result
proof-dice = { $n ->
    [one] the { $n } outcome of chance comes
   *[other] all { $n } outcomes of chance come
} from the secret number promised before the game
proof-dice-stirred = { $n ->
    [one] the { $n } outcome of chance comes
   *[other] all { $n } outcomes of chance come
} from the secret number promised before the game and from what { $stirred } of { $people ->
    [one] { $people } person
   *[other] { $people } people
} added to it
proof-signed = the server with the key { $key }… vouches for every entry and for who sat where
proof-signed-names = the server with the key { $key }… vouches for every entry
proof-not-end = the end (the game was not finished)
proof-not-dice = chance (the secret number is not in the record)
proof-not-stirred = that nobody chose the secret number (no player added to it)
proof-not-compared = the fingerprints of { $n ->
    [one] { $n } step
   *[other] { $n } steps
}, taken by an earlier version of the program that wrote the table down otherwise
proof-not-people = which people stand behind the names
proof-not-signed = who wrote this down and who sat where (no server signed it)
complaint-step = “{ $step }” is no step; write “a: action”, “~ chance”, “! a: action -> clause”, “! ~ chance -> clause” or “undo a”.
complaint-step-chance = “{ $step }”: chance must decide first; force it with a step “~ …” or give a seed.
complaint-step-failed = “{ $step }”: { $why }
complaint-step-accepted = “{ $step }” should have been refused, but it is allowed.
complaint-step-clause = “{ $step }” should be refused by { $expected }, but { $found } refuses it: { $why }
complaint-step-touched = “{ $step }” was refused, but it changed the table.
complaint-scenario-empty = The scenario expects nothing: it needs “after”, an “expect” or a refusal.
complaint-scenario-unknown = There is no rule { $clause } in this game.
complaint-scenario-unheard = The scenario lists { $clause }, but while it runs the rule is neither told nor refuses anything. Prove it, or say under “silent” what shows it.
complaint-scenario-silent = The rule { $clause } stands under “silent”, but it is heard while the scenario runs, or is not listed in “clauses”.
complaint-scenario-unshown = Rules such as { $clause } stand under “silent”, but the scenario expects nothing that could show them: “offers”, “expect” or “after”.
complaint-scenario-reason = It is said that { $clause } is told as { $other }, but that rule is not heard while the scenario runs.
complaint-clause = { $why } ({ $clause })
complaint-expected = { $path } should be { $expected }, but is { $found }.
complaint-lacks = { $path } should not be known, but is { $found }.
complaint-offers = { $seat } should be offered { $expected }, but is offered { $found }.
complaint-changed = { $path } should not have changed, but went from { $before } to { $after }.
rules-unofficial = Crownlands is an unofficial table. These are the rules as it plays them, in our own words; each clause has a number that the log and every refusal refer to.
lesson-unforeseen = That is allowed, but it does not lead to the goal. Take it back and look at what glows.
lesson-aside = That is allowed, but the goal is still open. Go on, or take it back and look at what glows.
lesson-seat-a = Adam
lesson-seat-b = Berta
lesson-seat-c = Cyril
lesson-seat-d = Dana
lesson-seat-e = Emil
list-all = { $list }
column-what = What
column-value = Value
column-from = Where it comes from
column-text = What it says
column-sign = In notation
cell-yes = yes
cell-changed = This edition changes it; what holds stands in the exact values.
origin-rulebook = rulebook
origin-public = public source
origin-deduced = deduced
origin-house = house value
origin-of = { $what }: { $origin }
rules-components = All components
rules-edition = The tables show the edition “{ $title }” ({ $id }).
rules-house = A house value was chosen by this project because the printed one is not known to us.
rules-other-edition = This table plays with an edition of its own. Where a clause names another number than the tables, the tables hold.
rules-ruling = house ruling
rules-examples = Examples

## Positions laid out by hand

bench-table = The table
bench-flow = What is going on
bench-hand = Hand
bench-turn = Whose turn
bench-phase = Part of the game
bench-year = Year
bench-round = Round
bench-first = Who was first
bench-discard = Discard pile
