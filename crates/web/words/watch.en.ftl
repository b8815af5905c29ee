# Watching games.

watch = Games that are on
watch-lead = Whoever watches sees what lies open, and what players choose to show.
watch-all = All games
watch-none = No game is on that everybody may watch.
watch-chat = Those who watch
watch-react = Say something with one press
watch-react-clap = Applause
watch-react-wow = Astonishment
watch-react-think = Doubt
watch-react-laugh = Laughter
watch-react-love = Love
watch-some = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
watch-named = { $n ->
    [0] Watching: { $names }
    [one] Watching: { $names } and { $n } other
   *[other] Watching: { $names } and { $n } others
}
watch-through = As { $seat }
watch-public = Only what lies open
watch-shown = Your hand is shown
watch-show = Show my hand to those who watch
watch-hide = Hide my hand
watch-show-help = Anybody can watch, those who play against you among them.
watch-puzzle = Try this position against bots
watch-puzzle-help = A table of your own from here on. Whatever you cannot see is dealt anew, so it tells nothing about this game.
watch-link = A link to this step
watch-problem-rated = Where something is at stake nobody shows their hand.
watch-problem-puzzle = At this table bots may not be asked, so its position cannot be tried against them either.
