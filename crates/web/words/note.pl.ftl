# Notatnik przy stole i to, co mówi się gospodarzowi.

note = Moje notatki
note-help = Widzisz je tylko ty.
report = Zgłoś gospodarzowi
report-help = Co się stało? Przeczyta to gospodarz i nikt inny.
report-send = Wyślij
report-sent = Gospodarz to przeczyta. Możesz też zablokować tę osobę.
report-all = Zgłoszenia
report-all-help = Zobacz, co kto powiedział, i wycisz albo wyklucz tego, kto na to zasłużył.
report-none = Nikt niczego nie zgłosił.
report-settle = Załatwione
report-problem-many = Zgłoszeń od ciebie jest już dużo; poczekaj, aż zostaną przeczytane.
report-said = Co powiedzieli ostatnio
report-mute = Wycisz
report-unmute = Pozwól znów mówić
report-ban = Wyklucz
report-unban = Wpuść znowu
report-problem-self = Samemu sobie tego zrobić nie można.
