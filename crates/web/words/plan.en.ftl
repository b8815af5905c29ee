# Plans for tables that are played by turns.

plan = Plan ahead
plan-lead = An answer that is given for you as soon as its question comes, so that nobody has to wait. Only you see your plans. As soon as what a plan was made for is not so any more, it is disarmed, and you are asked as usual.
plan-asked = You are being asked right now; the plan answers at once.
plan-asked-last = What you were asked last:
plan-nothing = There is nothing to plan yet.
plan-answer = My answer
plan-hold = For how long?
plan-once = the next time this is asked
plan-same = as long as there is exactly the same to choose from
plan-untouched = until I lose something
plan-arm = Arm this plan
plan-armed = Your plan is armed:
plan-disarmed = Your plan was disarmed:
plan-withdraw = Withdraw
plan-all = My plans at this table
plan-says = { $act }, { $hold }
plan-to-table = Back to the table
plan-by = by your plan
plan-state-armed = armed
plan-state-done = done
plan-state-disarmed = disarmed
plan-state-withdrawn = withdrawn
plan-why-gone = the answer is not possible any more
plan-why-changed = there is something else to choose from
plan-why-touched = you have lost something
plan-why-seat = you do not hold this seat any more, or the pace is another one

plan-made = You made a plan:
plan-was-disarmed = Your plan was disarmed:
plan-was-withdrawn = You withdrew a plan:

# Choices that can be made before they are asked for.
plan-standing-card = Lay a card ready
plan-standing-pass = Pass
plan-standing-end-turn = End the turn
plan-standing-let-be = Let the cards of others be
plan-standing-decline = Decline what is offered to me
plan-standing-accept-partner = Accept what my partner offers
plan-standing-accept = Accept bargains that are good enough
plan-standing-agree = Agree to demands that are small enough
plan-standing-no-trade = Trade nothing
plan-standing-no-extras = Buy nothing more
plan-standing-no-expansion = Do not expand
plan-standing-spare = Destroy nothing
plan-standing-no-promise = Promise no points
plan-standing-no-deal = Refuse every demand
plan-standing-no-cards = Choose no card in conflicts

# What an offer must be to be accepted ahead.
plan-at-least = { $n ->
    [one] { $n } coin or more for each unit or card
   *[other] { $n } coins or more for each unit or card
}
plan-at-most = { $n ->
    [one] { $n } point or fewer
   *[other] { $n } points or fewer
}

plan-problem-turns = Plans are for people who play at a table that is played by turns.
plan-problem-act = This is not one of the answers.
plan-problem-most = That is enough. Please withdraw a plan first.
