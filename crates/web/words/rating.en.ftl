# Ratings.

rating = Rating
rating-leaders = The strongest
rating-none = Nobody has played this game for the rating yet.
rating-place = Place
rating-games = Games
rating-help = The number rises with every game that tells more about you; beating the strong counts for more. It begins at 1000.
rating-provisional = provisional
rating-provisional-help = Fewer than five games: the number may still change a lot.
rating-from-games = { $n ->
    [one] from { $n } game
   *[other] from { $n } games
}
rating-stake = This game counts for the rating
rating-stake-help = Only with the standard rules, among people with accounts, without bots. Whoever leaves the game to a bot comes last.
rating-stake-on = counts for the rating
rating-problem-account = This table counts for the rating; for that you need an account.
rating-problem-standard = A game counts for the rating only with the standard rules, one seat of your own and no bots.
rating-problem-twice = At a table that counts for the rating everybody has one seat.
rating-problem-bots = This table counts for the rating; bots cannot take its seats.

# Seasons
rating-seasons = Seasons
rating-all-time = All of time
rating-season-1 = Winter { $year }
rating-season-2 = Spring { $year }
rating-season-3 = Summer { $year }
rating-season-4 = Autumn { $year }
rating-season-none = No game counted in this season.
rating-gained = Gained
rating-season-help = A season is a quarter of the year. It shows those whose games counted in it, as they stood after the last of them.
