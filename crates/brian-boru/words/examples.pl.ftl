# Co pokazują przykłady do zasad.

example-a-town-from-the-marriage-track-is-always-a-free-one = Miasto z toru Zaślubin jest zawsze wolne
example-play-goes-clockwise-after-the-last-seat-comes-the-first = Gra toczy się zgodnie z ruchem wskazówek zegara: po ostatnim miejscu przychodzi pierwsze
example-starting-towns-the-marker-holder-begins-and-a-region-with-a-disc-is = Miasta początkowe: zaczyna posiadacz znacznika, a region z dyskiem jest zamknięty
example-a-draft-of-three-players-the-first-packet-comes-back-with-two-cards = Wybór kart w trzech graczy: z pierwszych kart wracają dwie
example-in-the-draft-a-player-sees-his-own-packet-and-choice-of-the-others-only = Podczas wyboru gracz widzi swoje karty i swój wybór; u innych tylko ich liczbę
example-a-card-that-does-not-match-the-town-is-refused-as-lead-white-is-allowed = Karty, która nie pasuje do miasta, nie można zagrać jako pierwszej; białą można
example-whoever-holds-the-marker-after-the-trick-leads-the-next-one = Kto po próbie ma znacznik, rozpoczyna następną
example-red-2-lower-action-two-axes = Czerwona 2, dolna akcja: dwa topory
example-red-5-lower-action-two-axes = Czerwona 5, dolna akcja: dwa topory
example-david-may-buy-no-more-than-two-raiders-with-five-coins = Dawid może za pięć monet dokupić najwyżej dwa znaczniki Najeźdźców
example-two-axes-three-raiders-six-coins-only-one-can-be-bought = Dwa topory, trzy znaczniki Najeźdźców, sześć monet: dokupić można tylko jeden
example-which-towns-one-may-expand-into = Do których miast można poszerzyć zasięg
example-kamilas-expansion-of-the-example-one-road-is-blocked-so-there-is-one = Poszerzenie Kamili z przykładu: jedna droga jest zablokowana, więc zostaje jeden cel
example-paying-to-step-onto-an-occupied-space-is-legal-and-may-be-wasted = Wolno zapłacić za krok na zajęte pole i może to pójść na marne
example-the-alternative-of-the-example-without-paying-petr-is-pushed-down-to = Druga możliwość z przykładu: bez płacenia Petr spada na pole 2
example-a-whole-upkeep-of-three-players = Całe Utrzymanie w trzech graczy
example-orlaith-her-town-is-placed-before-the-town-of-space-8-renown-and-coins = Orlaith: jej miasto kładzie się przed miastem z pola 8; potem Poważanie i monety
example-niall-2-points-and-a-free-town-in-n = Niall: 2 punkty i wolne miasto w regionie N
example-the-princess-spurned-four-points-and-no-card = Odrzucona Księżniczka: cztery punkty i żadnej karty
example-the-princess-kept-for-trade-who-did-not-win-her-has-no-say = Księżniczka zatrzymana dla ustanowienia handlu; kto jej nie zdobył, nie decyduje
example-one-chooser-two-losers-who-still-share-the-second-reward = Jeden wybiera, dwóch traci, a drugą nagrodę i tak dostają
example-five-players-three-losers-one-after-another-from-the-marker = Pięciu graczy, trzech traci, po kolei od znacznika
example-five-discs-each-both-get-a-point-and-both-build = Obaj mają po pięć dysków: obaj dostają punkt i obaj budują
example-the-church-leader-builds-exactly-four-discs-are-three-after-the-second = Pierwszy w Kościele buduje; z dokładnie czterech dysków po drugiej nagrodzie zostają trzy
example-five-players-all-five-cards-in-the-fifth-trick-only-the-town-is-asked = Pięciu graczy, wszystkie pięć kart: w piątej próbie wybiera się tylko miasto
example-expansion-into-the-active-town-allowed-the-winner-gets-only-the-marker = Poszerzenie do aktywnego miasta dozwolone: zwycięzca dostaje tylko znacznik
