# Słowa wspólne dla wszystkich gier.
list-none = nikt
list-and = { $list } i { $last }
complaint-line = Wiersz { $line }: { $why }
complaint-format = Nie można odczytać pliku: { $problem }
complaint-seat = „{ $text }” nie jest miejscem przy stole; miejsca zapisuje się a, b, c …
complaint-players = W liczbie { $players } nie można grać; gra jest dla { $least } do { $most } osób.
complaint-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
complaint-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
complaint-edition = Nie ma edycji „{ $edition }”. Edycje: { $known }.
