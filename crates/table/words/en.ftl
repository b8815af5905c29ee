# Words every game shares.
list-none = nothing
list-nobody = nobody
list-and = { $list } and { $last }
complaint-line = Line { $line }: { $why }
complaint-format = The file cannot be read: { $problem }
complaint-seat = “{ $text }” is not a seat; seats are written a, b, c …
complaint-players = { $players } cannot play this game; it is for { $least } to { $most }.
complaint-rules-version = It was played under rules version { $version }; this program plays version { $newest }.
complaint-rules-versions = It was played under rules version { $version }; this program plays versions { $oldest } to { $newest }.
complaint-option = There is no option “{ $option }”. Options: { $known }.
complaint-option-value = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
complaint-edition = There is no edition “{ $edition }”. Editions: { $known }.
no-chance = It is not chance’s turn.
no-undo = This cannot be taken back: something new has become known, or somebody else has acted since.
no-not-asked = That is no answer to what is asked now.
no-turn = It is not your turn.
told-undo = { $seat } took back the last step.
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
proof-not-end = the end, for the game was not finished
proof-not-dice = chance, for the secret number is not in the record
proof-not-stirred = that nobody chose the secret number, for no player added to it
proof-not-compared = the fingerprints of { $n ->
    [one] { $n } step
   *[other] { $n } steps
}, taken by an earlier version of the program that wrote the table down otherwise
proof-not-people = which people stand behind the names
proof-not-signed = who wrote this down and who sat where, for no server signed it
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
complaint-clause = { $why } ({ $clause })
complaint-expected = { $path } should be { $expected }, but is { $found }.
complaint-lacks = { $path } should not be known, but is { $found }.
complaint-offers = { $seat } should be offered { $expected }, but is offered { $found }.
complaint-changed = { $path } should not have changed, but went from { $before } to { $after }.
rules-unofficial = Crownlands is an unofficial table. These are the rules as it plays them, in our own words; each clause has a number that the log and every refusal refer to.
