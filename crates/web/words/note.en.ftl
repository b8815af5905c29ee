# The notepad at a table, and what is told to the operator.

note = My notes
note-help = Only you see them.
report = Report to the operator
report-help = What happened? The operator reads it; nobody else does.
report-send = Send
report-sent = The operator will read it. You can also block this person.
report-all = Reports
report-all-help = Look at what was said, and silence or lock out whoever has earned it.
report-none = Nobody has reported anything.
report-settle = Settled
report-problem-many = You have reported a lot already; please wait until that was read.
report-said = What they said last
report-mute = Mute
report-unmute = Let them speak again
report-ban = Ban
report-unban = Let them in again
report-problem-self = You cannot do that to yourself.
