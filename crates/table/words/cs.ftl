# Slova společná všem hrám.
list-none = nikdo
list-and = { $list } a { $last }
complaint-line = Řádek { $line }: { $why }
complaint-format = Soubor nelze přečíst: { $problem }
complaint-seat = „{ $text }“ není místo u stolu; místa se píší a, b, c …
complaint-players = V počtu { $players } se tato hra nehraje; je pro { $least } až { $most } hráčů.
complaint-option = Volba „{ $option }“ neexistuje. Volby: { $known }.
complaint-option-value = Volba { $option } nemůže být „{ $value }“; může být: { $allowed }.
complaint-edition = Vydání „{ $edition }“ neexistuje. Vydání: { $known }.
