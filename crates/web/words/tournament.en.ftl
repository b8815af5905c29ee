# Tournaments.

tournament = Tournament
tournaments = Tournaments
tournaments-lead = Round after round, with fair seats, until one is first. Whoever likes may take part.
tournaments-none = None has been announced yet.
tournament-new = Announce a tournament
tournament-name = Its name
tournament-game = Game
tournament-form = How it is played
tournament-robin = Round robin
tournament-robin-help = everybody meets everybody.
tournament-swiss = Swiss
tournament-swiss-help = those who stand alike meet, round after round.
tournament-knockout = Knock-out
tournament-knockout-help = the better half of each table goes on.
tournament-players = How many sit at a table
tournament-players-help = At most so many; some tables have one fewer where that comes out even.
tournament-rounds = How many rounds
tournament-rounds-help = For Swiss only. 0 means as many as are usual.
tournament-bots = Bots may take part
tournament-announce = Announce
tournament-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-open = Open
tournament-over = Over
tournament-round = Round { $n }
tournament-enter = Take part
tournament-withdraw = Do not take part
tournament-remove = Remove
tournament-begin = Begin
tournament-call-off = Call off
tournament-add-bots = Add bots
tournament-how-many = How many
tournament-entrants = Who takes part
tournament-nobody = Nobody yet.
tournament-results = Results
tournament-results-help = The first of a table gets a point, the last nothing, those between their share. Between equals victories count, then the points of those they met.
tournament-points = Points
tournament-won = Won
tournament-met = Met
tournament-met-help = The points of everybody they met
tournament-rest = rests
tournament-look = Look at the game
tournament-watch = To the table
tournament-problem-few = Too few take part for this game.
tournament-problem-name = Give it a name of at most 24 characters.
tournament-problem-players = At a table of this game sit { $least } to { $most }.
tournament-problem-many = You hold as many tournaments as one can at a time.
tournament-problem-host = Only whoever holds the tournament may do that.
tournament-problem-full = There is no room any more.
tournament-problem-begun = The tournament has begun.
tournament-problem-bots = Bots do not take part in this tournament.
tournament-problem-absent = You do not take part.
