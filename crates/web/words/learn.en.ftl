# What the pages say that teach a game.

ui-learn = Learn
ui-learn-title = Learn { $game }
ui-learn-lead = Short lessons at a real table. You make the moves, the raven explains what they do. Leave whenever you like: the place is kept.
ui-learn-index-lead = Each game in one minute, then step by step at a real table. Nothing needs to be read before.
ui-learn-progress = Lessons done: { $done } of { $all }
ui-learn-first = Play the first lesson
ui-learn-on = Go on with the lessons
ui-learn-again = Play the lessons again
ui-learn-count = { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
}
ui-learn-extra = extra
ui-lesson-done = done
ui-lesson-begun = begun
ui-lesson-step = Lesson { $n } of { $all }
ui-lesson-step-extra = Extra lesson
ui-lesson-leave = Leave the lesson
ui-lesson-coach = The raven
ui-lesson-not-yet = Not yet
ui-lesson-well = Well done
ui-lesson-off = Another way
ui-lesson-try = Nothing is lost: take it back and try again.
ui-lesson-tried = You tried: { $act }
ui-lesson-uncounted = does not count
ui-lesson-happened = What happened
ui-lesson-hint = Hint
ui-lesson-hint-says = What stays bright leads on. Everything else can wait.
ui-lesson-hint-none = There is no hint from here. Take it back first.
ui-lesson-show = Show me
ui-lesson-show-says = Do this: { $act }
ui-lesson-back = Take it back
ui-lesson-restart = From the beginning
ui-lesson-skip = Skip
ui-lesson-next = Next lesson
ui-lesson-once-more = Once more
ui-lesson-all-done = That was the last lesson. Now a whole game: hints stay on, and easy bots forgive a lot.
ui-lesson-enough = You know enough for a whole game now: hints stay on, and easy bots forgive a lot. The lessons that follow are extra.
ui-lesson-first-game = { $n ->
    [one] Play your first game against one easy bot
   *[other] Play your first game against { $n } easy bots
}
ui-lesson-other-first-game = Play a first game now
ui-lesson-list = All lessons

ui-minute = In one minute
ui-minute-title = { $game } in one minute
ui-minute-goal = The goal
ui-minute-turn = A turn
ui-minute-end = How it ends
ui-minute-win = How one wins
ui-minute-play = { $n ->
    [one] Play now against one bot
   *[other] Play now against { $n } bots
}
