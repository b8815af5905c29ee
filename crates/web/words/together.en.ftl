# What the people at a table agree on: going back, handing a seat over. And vacation.

together = Take back more, hand my seat over

back-ask = Take back more
back-help = The others at the table are asked. The game goes back as soon as all people agree, and everybody sees in the log that it did. Bots always agree.
back-ask-last = Ask to take back my last move
back-here = Take back to here?
back-asks = { $seat } asks to take the game back to how it was after step { $step }. { $n ->
    [one] One step would not count any more.
   *[other] { $n } steps would not count any more.
}
back-look = Look at that step
back-dice = Whoever then does the same again finds the same dice and cards; whatever is new is drawn anew.
back-problem-step = The game cannot go back to this step.
back-problem-stake = Something is at stake here and a bot plays along, so nothing can be taken back together.
plan-why-back = the game went back to an earlier step

passing = Hand my seat over
passing-help = Somebody else plays on for you, for good. The others at the table must agree, and the result will be that of the new player.
passing-rated = The game will then not count for anybody’s rating.
passing-seat = Which seat?
passing-to = Name of somebody with an account
passing-to-help = Leave it empty for a link that you send to somebody.
passing-offer = Offer the seat
passing-link = Send this link to whoever is to play on
passing-offered = The seat of { $seat } is offered to { $name }, who finds the offer at this table.
passing-withdraw = Withdraw the offer
passing-for-you = { $seat } offers you this seat.
passing-then = As soon as the others at the table agree, you play on from here.
passing-take = Take the seat
passing-decline = No, thank you
passing-asks = { $seat } hands the seat over to { $name }. Do you agree?
passing-told = { $seat } has taken over the seat of { $name }.
passing-problem-gone = This seat is not being offered any more.
passing-problem-seated = Whoever plays at this table already cannot take another seat there.
passing-problem-tournament = In a tournament everybody plays their games themselves.

vacation = Vacation
vacation-help = While you are on vacation, your clocks rest at all tables that are played by turns. The others see until when. You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} left this year.
vacation-from = First day
vacation-days = Days
vacation-take = Go on vacation
vacation-none = You have no vacation left this year.
vacation-listed = { $from } to { $to }
vacation-end = End it now
vacation-cancel = Cancel it
vacation-until = on vacation until { $to }
vacation-problem-days = You do not have that many days of vacation left this year.
vacation-problem-day = A vacation begins today or within a year.
vacation-problem-twice = You are on vacation then already.
