# Plany dla stołów, przy których gra się turami.

plan = Zaplanuj z góry
plan-lead = Odpowiedź, która zostanie udzielona, gdy tylko padnie jej pytanie, aby nikt nie musiał czekać. Plany widzi tylko ich właściciel. Gdy przestaje zachodzić to, dla czego plan powstał, zostaje on rozbrojony, a pytanie pada jak zwykle.
plan-asked = Pytanie pada właśnie teraz; plan odpowie od razu.
plan-asked-last = Ostatnie pytanie:
plan-nothing = Na razie nie ma czego planować.
plan-answer = Moja odpowiedź
plan-hold = Jak długo?
plan-once = gdy to pytanie padnie następnym razem
plan-same = dopóki jest dokładnie to samo do wyboru
plan-untouched = dopóki czegoś nie stracę
plan-arm = Uzbrój ten plan
plan-armed = Plan jest uzbrojony:
plan-disarmed = Plan został rozbrojony:
plan-withdraw = Wycofaj
plan-all = Moje plany przy tym stole
plan-says = { $act }, { $hold }
plan-to-table = Wróć do stołu
plan-by = według planu
plan-state-armed = uzbrojony
plan-state-done = wykonany
plan-state-disarmed = rozbrojony
plan-state-withdrawn = wycofany
plan-why-gone = ta odpowiedź nie jest już możliwa
plan-why-changed = do wyboru jest co innego
plan-why-touched = coś zostało utracone
plan-why-seat = to miejsce należy już do kogo innego albo tempo jest inne

plan-made = Nowy plan:
plan-was-disarmed = Plan został rozbrojony:
plan-was-withdrawn = Plan został wycofany:

# Wybory, których można dokonać, zanim padnie pytanie.
plan-standing-card = Przygotuj kartę
plan-standing-pass = Spasuj
plan-standing-end-turn = Zakończ turę
plan-standing-let-be = Nie reaguj na karty innych
plan-standing-decline = Odrzuć każdą propozycję
plan-standing-accept-partner = Przyjmij, co zaproponuje sojusznik
plan-standing-accept = Przyjmuj propozycje, które są dość dobre
plan-standing-agree = Zgadzaj się na żądania, które są dość małe
plan-standing-no-trade = Niczego nie wymieniaj
plan-standing-no-extras = Niczego więcej nie kupuj
plan-standing-no-expansion = Nie rozszerzaj się
plan-standing-spare = Niczego nie niszcz
plan-standing-no-promise = Nie obiecuj punktów
plan-standing-no-deal = Odrzuć każde żądanie
plan-standing-no-cards = Nie wybieraj kart w konfliktach

# What an offer must be to be accepted ahead.
plan-at-least = { $n ->
    [one] { $n } moneta lub więcej za każdą jednostkę lub kartę
    [few] { $n } monety lub więcej za każdą jednostkę lub kartę
   *[many] { $n } monet lub więcej za każdą jednostkę lub kartę
}
plan-at-most = { $n ->
    [one] { $n } punkt lub mniej
    [few] { $n } punkty lub mniej
   *[many] { $n } punktów lub mniej
}

plan-problem-turns = Plany są dla grających przy stole, przy którym gra się turami.
plan-problem-act = To nie jest jedna z odpowiedzi.
plan-problem-most = To już dość. Najpierw wycofaj któryś plan.
