# What the pages say.

# Frame
ui-skip = Skip to the content
ui-nav = Site
ui-language = Language
ui-theme = Appearance
ui-theme-auto = As the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-to-auto = Switch to the device’s appearance
ui-theme-to-light = Switch to light
ui-theme-to-dark = Switch to dark
ui-settings = Settings
ui-rules = Rules
ui-lobby = Lobby
ui-next-turn = Next turn of mine
ui-next-short = My turn
ui-foot = Crownlands is an unofficial digital table. It uses no artwork and no text of the published games; names only identify them.
ui-style = Style
ui-back-to-lobby = To the lobby
ui-back-to-table = Back to the table

# Settings
ui-name = Your name
ui-save = Save
ui-confirm-setting = Before each step
ui-confirm-off = Take it at once
ui-confirm-on = Ask me first
ui-sound-setting = Quiet sounds when somebody moves
ui-sound-off = Off
ui-sound-on = On
ui-hints-setting = Hints in games I have not finished yet
ui-hints-off = Never
ui-hints-on = Show them
ui-hints = First game
ui-hints-more = More hints
ui-hints-hide = Hide hints
ui-hints-hide-help = They can be shown again in the settings.
ui-guest-name = Guest { $n }

# Lobby
ui-welcome = Take a seat
ui-welcome-lead = Games of contested land, against bots or friends, with every rule enforced and explained. No account needed.
ui-games = Games
ui-play-now = Play now
ui-open = Set up a table
ui-players-range = { $least } to { $most } players
ui-players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-my-tables = My tables
ui-open-tables = Tables with free seats
ui-watch-tables = Games to watch
ui-my-finished = My finished games
ui-finished = Finished games
ui-finished-none = No game has been finished yet.
ui-older = Older games
ui-free = free
ui-state-open = Join
ui-state-waiting = Waiting for players
ui-state-playing = Playing
ui-state-watch = Watch
ui-state-over = Finished
ui-ago-now = just now
ui-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
ui-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
ui-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

# Opening a table
ui-player-count = Number of players
ui-who-plays = Who plays?
ui-who-plays-help = Several people at this device pass it on between turns. Free seats are taken through the link of the table.
ui-seat = Seat
ui-seat-here = At this device
ui-open-hands = We sit together: show every hand openly
ui-open-hands-help = Nobody is asked to pass the device on. Without this a hand is shown only after its player says to have the device.
ui-seat-open = Free: by invitation
ui-name-here = Name at this device
ui-bot = Bot
ui-bot-easy = Bot: easy
ui-bot-fair = Bot: fair
ui-bot-strong = Bot: strong
ui-bot-expert = Bot: expert (takes its time)
ui-options = Options
ui-speed = Pace of the bots
ui-speed-alone = Pace of the opponent
ui-speed-instant = Instant
ui-speed-calm = Calm
ui-speed-slow = Slow
ui-listed = Show the table in the lobby
ui-edition = Edition
ui-open-go = Open the table

# Before the game
ui-room-free = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
ui-join = Sit down here
ui-leave = Get up
ui-invite = Invite with this link
ui-copy = Copy
ui-copied = Copied
ui-fill = Fill up with bots and begin

# Table
ui-players = Players
ui-you = you
ui-your-turn = Your turn
ui-due = to move
ui-thinking = thinking
ui-board = Board
ui-hand = Your hand
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Show the whole board
ui-chosen = You chose:
ui-confirm = Confirm
ui-choose-again = Choose something else
ui-undo = Undo
ui-start-over = Start over
ui-type = Type an action, or ask why not
ui-type-label = Action in words or notation, such as a button’s text
ui-type-do = Do it
ui-type-why = Why not?
ui-waiting = { $n ->
    [0] One moment …
   *[other] Waiting for { $seats }
}
ui-waiting-bots = { $n ->
    [one] { $seats } is thinking
   *[other] { $seats } are thinking
}
ui-offline = The connection to the table is lost. Nothing is lost with it; the page tries to come back.
ui-unanswered = The server did not answer. Nothing was lost; please try again.
ui-close = Close
ui-watching = You are watching. You see what everybody may see.
ui-hand-over = Pass the device to { $seat }
ui-hand-over-help = Hands are hidden until the next player confirms.
ui-hand-over-take = I am { $seat } – show my hand
ui-score-now = Points if the game ended now
ui-team-score = The team together
ui-decided = { $seat } was { $n ->
    [one] one point
   *[other] { $n } points
} ahead of { $other }; the most of it: { $item } (+{ $most }).
ui-decided-teams = { $seats } were { $n ->
    [one] one point
   *[other] { $n } points
} ahead of { $others }; the most of it: { $item } (+{ $most }).
ui-decided-tie = { $seat } and { $other } have the same points; the rule for ties decided.
ui-decided-teams-tie = Both teams have the same points; the rule for ties decided.
ui-winners = { $n ->
    [0] No player wins
    [one] { $seats } wins
   *[other] { $seats } win
}
ui-rematch = Rematch
ui-rematch-go = To the rematch
ui-record = Download the record
ui-log = Log
ui-log-since = Since your last turn
ui-log-your-turn = Your last turn
ui-log-empty = Nothing has happened yet.
ui-log-all = The whole log
ui-log-older = Earlier steps
ui-log-newer = Later steps
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-label = Say something to the table
ui-chat-send = Send
ui-about-table = About this table
ui-leave-to-bot = Let a bot play for me
ui-return = Take back the seat of { $seat }
ui-spectator = Spectator
ui-why = Why not?
ui-why-about = Why not “{ $act }”?
ui-why-allowed = This is allowed right now.
ui-why-now = To be decided now:
ui-why-instead = Possible now:
ui-why-more = { $n ->
    [one] and { $n } more on the table
   *[other] and { $n } more on the table
}
ui-rules-all = All rules of this game

# Replay
ui-replay = Replay
ui-replay-here = Replay from here
ui-replay-upload = Replay a record
ui-replay-start = Before the first step.
ui-replay-nothing = Nothing this viewer could see.
ui-eyes = Seen by
ui-step = Step { $n } of { $all }
ui-first = To the beginning
ui-previous = One step back
ui-following = One step on
ui-last = To the end
ui-autoplay = Play
ui-stop = Stop
ui-go = Go
ui-chapters = Chapters
ui-upload-help = Open a record that was downloaded from a finished game. It is checked first: every step, every die, every card drawn.
ui-upload-label = Record (a .json file)
ui-upload-go = Check and show
ui-fairness = Fair chance
ui-fair-promise = Every card drawn at this table comes from a secret number that was fixed before anybody sat down. When the game is over the number is shown, and anybody can check it.
ui-fair-stir = Your browser adds a random number of its own when you take a seat, so that nobody can choose the cards; without scripts it cannot.
ui-fair-stirred = { $n } of { $people ->
    [one] { $people } person
   *[other] { $people } people
} here added a random number of their own.
ui-fair-mine = The random number that this browser added is among them.
ui-fair-missing = A random number that this browser added is not among them.
ui-fair-commitment = SHA-256 of the secret number:
ui-fair-seed = The secret number:
ui-fair-key = The key of the server that signed the record:

# Results of games played alone
ui-play-alone = Play alone
ui-stats = Solo results
ui-stats-lead = How games played alone ended, level by level: at most the 200 latest.
ui-stats-mine = My games
ui-stats-all = Everybody’s games
ui-stats-none = Nobody has finished a game alone here yet.
ui-stats-latest = My latest games
ui-stats-games = Games
ui-stats-won = Won
ui-stats-share = Share won
ui-stats-best = Best score
ui-stats-mean = Mean score
ui-stats-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-stats-is-won = Won
ui-stats-is-lost = Lost

# Bots
ui-bot-choose = Bot
ui-bots-help = What the bots can do
ui-bot-random = Bot: random
ui-bot-random-help = Takes anything that is allowed. For trying things out.
ui-bot-easy-help = Looks up to two of its own decisions ahead and often slips. For a first game.
ui-bot-fair-help = Looks up to two of its own decisions ahead, like a sensible beginner.
ui-bot-strong-help = Plays every decision through many times in its head.
ui-bot-expert-help = Thinks for up to a second and a half about every decision; the strongest we have.
ui-bot-rated = Rating { $rating } in this game, where fair has { $fair }.
ui-bot-program = Program: { $name }
ui-bot-program-help = A program the operator of this server has seated. It sees what its seat may see, and nothing else.
ui-deputy = A bot plays for { $seat }
ui-away = { $seat } has not been here for a while.
ui-replace = Let a bot play for { $seat }
ui-told-left = { $seat } lets a bot play.
ui-told-away = { $seat } has been away for long; a bot plays on.
ui-told-back = { $seat } is back.
ui-look-again = Look again
ui-bot-waits = Many bots want to think just now. { $seat } has been waiting for its turn for { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
ui-bot-eased = So many bots want to think at once that there was less time than usual for the last move: { $seats }.

# What would you do?
ui-advice = What would you do?
ui-advice-help = A bot looks at what you can see and says what it would do.
ui-advice-thinking = Thinking: { $n } of { $of }
ui-advice-stop = Stop
ui-advice-waiting = Many bots want to think just now; waiting for { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
ui-advice-says = A bot would do this
ui-advice-move = Move
ui-advice-tried = Tried
ui-advice-result = Expected
ui-advice-points = Points
ui-advice-note = { $n ->
    [one] { $n } game in its head.
   *[other] { $n } games in its head.
} It knows only what you know. The best move is marked on the table.
ui-advice-option = Asking a bot what it would do
ui-advice-option-on = Allowed
ui-advice-option-off = Not at this table

# Looking back
ui-analysis = Analysis
ui-analysis-lead = A bot goes through the finished game, step by step: how it stood, where it turned, and what would have been better. That takes from a few seconds to a few minutes.
ui-analysis-start = Look back at the game
ui-analysis-stopped = The analysis was stopped. What was found so far is forgotten; it can begin again.
ui-analysis-share = ({ $chance })
ui-analysis-expected = ({ $chance }, points: { $points })
ui-analysis-thinking = Step { $n } of { $of }
ui-analysis-curve = How it stood
ui-analysis-curve-help = The share of the win each player could expect, with all cards open, after every step. A dot is a big swing; it leads to the replay.
ui-analysis-swings = The biggest swings
ui-analysis-no-swings = No single step changed much.
ui-analysis-swing = { $change } for { $seat }
ui-analysis-chance = Chance decided.
ui-analysis-better = Better moves
ui-analysis-better-help = { $n ->
    [one] { $n } decision was looked at
   *[other] { $n } decisions were looked at
}, each with the eyes of the player who had to decide. In brackets: the result expected.
ui-analysis-no-better = Nothing clearly better was found. Well played.
ui-analysis-instead = Better:
ui-analysis-step = Step { $n }

# Problems
ui-problem-missing-title = Nothing here
ui-problem-missing = There is no page at this address. A table whose game never began may have been cleared away.
ui-problem-method-title = Not this way
ui-problem-method = This address does not take that kind of request.
ui-problem-foreign-title = From elsewhere
ui-problem-foreign = This request did not come from a page of this site, so nothing was changed.
ui-problem-host-title = Another name
ui-problem-host = This server is not known under the name that was asked for. Whoever runs it can say its name with “--public-url”.
ui-problem-slow-title = Too slow
ui-problem-slow = What was sent did not arrive in time. Nothing was changed; please try again.
ui-problem-full-title = The disk is full
ui-problem-full = The disk of the server is full, so nothing can be kept just now. This was not done; everything before it is safe. Please try again once whoever runs the server has made room.
ui-problem-read-only-title = Nothing can be written
ui-problem-read-only = The server may not write to its disk, so nothing can be kept. This was not done; everything before it is safe. Whoever runs the server has to see to it.
ui-problem-unreadable-title = Not understood
ui-problem-forbidden-title = Not for you
ui-problem-stale-title = The table has moved on
ui-problem-stale = The table has moved on since this page was made. Nothing was changed; here is how it stands now.
ui-problem-refused-title = Not allowed
ui-problem-large-title = Too long
ui-problem-large = What was sent is too long. Nothing was changed.
ui-problem-many-title = Slowly, please
ui-problem-many = Too many requests at once. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
ui-problem-busy-title = One moment
ui-problem-busy = The server has too much to do or is just restarting. Nothing was lost; please try again in a moment.
ui-problem-broken-title = Something broke
ui-problem-broken = Something went wrong on our side. What was acknowledged is safe.
ui-problem-form = The form could not be read.
ui-problem-key = The form has no valid key.
ui-problem-version = The form names a version that does not exist yet.
ui-problem-act = That is no action.
ui-problem-seat = This seat is not yours.
ui-problem-nobody = You hold no seat at this table.
ui-problem-not-playing = The game has not begun or is over.
ui-problem-taken = This seat is no longer free.
ui-problem-churn = Too much has been taken back at this table. Please play on from here.
ui-problem-name = Somebody at this table has a name that looks like yours. Please choose another one in the settings.
ui-problem-names = Two people at this table would have names that look alike. Please choose another one.
ui-problem-chat = Only those who sit at the table can talk here.
ui-problem-eyes = While the game is on you can look only through your own eyes.
ui-problem-record = The record holds every secret of the game, so it can be downloaded once the game is over.
ui-problem-record-game = This server does not have the game of the record.
ui-problem-rematch = A rematch is opened by a player once the game is over.
ui-archive-over = The game is over. What happened is told below as it stands in the log.
ui-archive-open = What happened is kept and can be played on by a program that knows these rules. Until the game is over its log stays closed, for it holds what the players keep secret.
ui-archive-log = What happened
ui-archive-mine = What you did
ui-archive-chance = Chance:
ui-problem-banned = Whoever runs this server has decided that you may only look on.
ui-problem-muted = Whoever runs this server has decided that you may not speak at tables.
ui-problem-stranded-title = This game cannot go on
ui-problem-stranded = This game cannot go on here. { $why }
ui-stranded-game = This server does not have the game any more.
ui-stranded-setup = What was agreed at the table cannot be read.
ui-stranded-edition = The edition it was played with is not here any more, or was changed.
ui-stranded-seed = The secret number is not the one that was promised when the table was opened. The game was stopped.
ui-stranded-chain = Somebody changed the log of the table from entry { $entry } on. The game was stopped.
ui-stranded-entry = Entry { $entry } of its log does not follow the rules as this program plays them.
ui-problem-advice = At this table nobody asks a bot.
ui-problem-not-deciding = You have nothing to decide right now.
ui-problem-not-away = This player is here, or the table is not waiting for them.
ui-problem-analysis = A game can be analysed once it is over.
ui-problem-analysis-stop = Only whoever asked for the analysis, or played the game, may stop it.

# The parts of a table page
ui-tabs = Parts of the table
ui-tab-moves = Moves
ui-tab-table = Table
ui-tab-more = More
ui-menu = Menu
ui-news = Since your last turn
ui-news-none = Nobody else has moved yet.
ui-news-again = Show it again, step by step

# Keys
ui-keys = Keys
ui-key-choice = take one of the choices
ui-key-arrows = go through the choices, or through the log
ui-key-prompt = to the question
ui-key-ask = explain what has the focus; arrows go over the board
ui-key-undo = undo
ui-key-again = show again what happened since your last turn
ui-key-moves = all moves
ui-key-log = to the log
ui-key-zoom = zoom in, zoom out, show the whole board
ui-key-next = to the next table where it is your turn
ui-key-close = close what is open
ui-key-keys = explain what has the focus, or show this list

# Opening a table, more closely
ui-bots-more = More bots
ui-house-rules = House rules
ui-standard = standard
ui-changed = changed
ui-choose-several = choose { $n }
ui-play-now-bots = “Play now”: against { $n ->
    [one] one bot
   *[other] { $n } bots
} of fair strength, at a calm pace
ui-problem-several = { $option }: { $n } must be chosen, not { $chosen }.
ui-sound-to-off = Turn the sounds off
ui-sound-to-on = Turn the sounds on
ui-rules-search = Search the rules
ui-rules-find = Search
ui-rules-none = Nothing in these rules has all of these words.
ui-rules-table = What this table agreed on
ui-rules-example = Example { $n }
ui-rules-before = Before
ui-rules-steps = What happens
ui-rules-after = Afterwards
ui-rules-prev = Example before
ui-rules-next = Next example

# Puzzles
ui-puzzle = Puzzle { $n }
ui-puzzle-today = Puzzle of the day
ui-puzzle-lead = A position from a real game between bots: one move is clearly best. Which?
ui-puzzle-answer = Your move
ui-puzzle-try = Try it
ui-puzzle-right = Right: that is the move.
ui-puzzle-wrong = Not the best move: { $act }. Another one is clearly better.
ui-puzzle-solve = Show the solution
ui-puzzle-again = Look at the question again
ui-puzzle-next = Next puzzle
ui-puzzle-checked = Found by search through the eyes of this seat, and checked by a search that played it through so often: { $n }.
