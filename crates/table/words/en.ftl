# Words every game shares.
list-none = nobody
list-and = { $list } and { $last }
complaint-line = Line { $line }: { $why }
complaint-format = The file cannot be read: { $problem }
complaint-seat = “{ $text }” is not a seat; seats are written a, b, c …
complaint-players = { $players } cannot play this game; it is for { $least } to { $most }.
complaint-option = There is no option “{ $option }”. Options: { $known }.
complaint-option-value = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
complaint-edition = There is no edition “{ $edition }”. Editions: { $known }.
