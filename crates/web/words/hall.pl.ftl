# Sala dla tych, którzy już tu byli.

hall-hello = Witaj z powrotem, { $name }
hall-waiting = { $n ->
    [0] Nikt na ciebie nie czeka.
    [one] Czeka na ciebie jeden stół.
    [few] Czekają na ciebie { $n } stoły.
   *[other] Czeka na ciebie { $n } stołów.
}
hall-first-clock = Na pierwszym zegarze zostało: { $span }.
hall-next = Następny stół, gdzie jest moja kolej
hall-play = Graj
hall-any = Wszystkie
hall-loose = Twoje miejsca zna tylko ta przeglądarka.
hall-loose-help = Zachowaj je także dla innych urządzeń.
hall-keep = Zachowaj moje miejsca
