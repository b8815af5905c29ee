# Herna těch, kdo už tu byli.

hall-hello = Vítejte zpět, { $name }
hall-waiting = { $n ->
    [0] Nikdo na vás nečeká.
    [one] Čeká na vás jeden stůl.
    [few] Čekají na vás { $n } stoly.
   *[other] Čeká na vás { $n } stolů.
}
hall-first-clock = Na prvních hodinách zbývá: { $span }.
hall-next = Další stůl, kde jsem na tahu
hall-play = Hrát
hall-any = Všechny
hall-loose = Vaše místa zná jen tento prohlížeč.
hall-loose-help = Uložte si je i pro jiná zařízení.
hall-keep = Uložit moje místa
