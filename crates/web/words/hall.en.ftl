# The hall of those who have been here before.

hall-hello = Welcome back, { $name }
hall-waiting = { $n ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
hall-first-clock = The first clock runs out in { $span }.
hall-next = Next table where it is my turn
hall-play = Play
hall-any = All
hall-loose = Your seats live only in this browser.
hall-loose-help = Keep them for other devices.
hall-keep = Keep my seats
