# How fast a table is played, and what people decide about it.

pace = Pace
pace-clock = Clock
pace-live = Live
pace-live-help = Everybody is here now.
pace-live-none = no clock
pace-live-5m10s = 5 minutes of thinking each, 10 seconds more per turn
pace-live-10m20s = 10 minutes of thinking each, 20 seconds more per turn
pace-live-20m30s = 20 minutes of thinking each, 30 seconds more per turn
pace-live-late = Away for long, or out of time: the others may let a bot play on.
pace-turns = By turns
pace-turns-help = Move when you can, over days.
pace-turns-12h = 12 hours for each move
pace-turns-1d = one day for each move
pace-turns-3d = three days for each move
pace-turns-bank7 = 7 days of thinking for the whole game
pace-turns-bank14 = 14 days of thinking for the whole game
pace-turns-bank30 = 30 days of thinking for the whole game
pace-turns-none = no clock
pace-turns-late = Late: the others decide whether to wait, to let a bot play on or to end the game.
pace-rest = The clock rests at night
pace-rest-from = From
pace-rest-to = To
pace-zone = Time zone
pace-rests = no clock runs from { $from }:00 to { $to }:00 (UTC{ $zone })
pace-change-help = You can change from live to by turns and back at any time if all agree.
pace-span-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
pace-span-hours = { $hours } h { $minutes } min
pace-span-days = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
pace-left = { $span } left
pace-overdue = overdue: { $span }
pace-change = Another pace
pace-propose = Propose this pace
pace-asks-pace = { $seat } proposes another pace. { $pace }
pace-asks-end = { $seat } proposes to end the game without a result.
pace-agree = I agree
pace-refuse = No, play on
pace-withdraw = Withdraw
pace-missing = Still to answer: { $seats }
pace-end = End the game
pace-end-help = The game ends without a result as soon as all people agree; those who are overdue are not asked.
pace-propose-end = Propose to end it
pace-concede = I give up
pace-abandon = Leave this table for good
pace-abandon-help = You are alone with bots here. The game ends without a result and leaves your list.
pace-closed-agreed = The players agreed to end the game.
pace-closed-abandoned = The game was not played to its end.
pace-closed-conceded = { $seat } gave up.
pace-closed-operator = The operator ended the game: { $why }
pace-door = Who may sit down?
pace-door-open = Whoever finds the table
pace-door-friends = Only my friends
pace-door-password = Only with a password
pace-door-secret = Password of the table
pace-sleeping = Tables at which nothing has happened for a month
pace-sleeping-none = There are none.

pace-problem-asked = Something is being proposed already. Please answer that first.
pace-problem-not-alone = Other people play here, too. Propose to end the game instead.
pace-problem-concede = Only one of two players can give up here.
pace-problem-secret = Please choose a password for the table.
pace-problem-friends = This table is for friends of whoever opened it.
pace-problem-password = That is not the password of this table.
