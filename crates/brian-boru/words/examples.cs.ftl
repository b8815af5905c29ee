# Co ukazují příklady k pravidlům.

example-a-town-from-the-marriage-track-is-always-a-free-one = Město ze stupnice sňatků je vždy volné
example-play-goes-clockwise-after-the-last-seat-comes-the-first = Hraje se po směru hodinových ručiček: po posledním místě je na řadě první
example-starting-towns-the-marker-holder-begins-and-a-region-with-a-disc-is = Počáteční města: začíná držitel ukazatele a region s diskem je zavřený
example-a-draft-of-three-players-the-first-packet-comes-back-with-two-cards = Výběr karet ve třech: z prvních karet se vrátí dvě
example-in-the-draft-a-player-sees-his-own-packet-and-choice-of-the-others-only = Při výběru vidí hráč své karty a svou volbu; u ostatních jen jejich počet
example-a-card-that-does-not-match-the-town-is-refused-as-lead-white-is-allowed = Kartu, která se nehodí k městu, nelze vynést; bílou ano
example-whoever-holds-the-marker-after-the-trick-leads-the-next-one = Kdo má po štychu ukazatel, vynáší do dalšího
example-red-2-lower-action-two-axes = Červená 2, dolní akce: dvě sekery
example-red-5-lower-action-two-axes = Červená 5, dolní akce: dvě sekery
example-david-may-buy-no-more-than-two-raiders-with-five-coins = David smí s pěti mincemi přikoupit nejvýš dva nájezdníky
example-two-axes-three-raiders-six-coins-only-one-can-be-bought = Dvě sekery, tři nájezdníci, šest mincí: přikoupit lze jen jednoho
example-which-towns-one-may-expand-into = Do kterých měst se smí expandovat
example-kamilas-expansion-of-the-example-one-road-is-blocked-so-there-is-one = Kamilina expanze z příkladu: jedna silnice je zablokovaná, takže zbývá jeden cíl
example-paying-to-step-onto-an-occupied-space-is-legal-and-may-be-wasted = Zaplatit krok na obsazené pole je dovoleno a může to být zbytečné
example-the-alternative-of-the-example-without-paying-petr-is-pushed-down-to = Druhá možnost z příkladu: bez placení je Petr odsunut na pole 2
example-a-whole-upkeep-of-three-players = Celá údržba ve třech hráčích
example-orlaith-her-town-is-placed-before-the-town-of-space-8-renown-and-coins = Orlaith: její město se umístí před městem z pole 8; pak následuje věhlas a mince
example-niall-2-points-and-a-free-town-in-n = Niall: 2 body a volné město v regionu N
example-the-princess-spurned-four-points-and-no-card = Odmítnutá princezna: čtyři body a žádná karta
example-the-princess-kept-for-trade-who-did-not-win-her-has-no-say = Princezna ponechaná kvůli založení obchodu; kdo ji nezískal, nerozhoduje
example-one-chooser-two-losers-who-still-share-the-second-reward = Jeden vybírá, dva ztrácejí a druhou odměnu přesto dostanou
example-five-players-three-losers-one-after-another-from-the-marker = Pět hráčů, tři ztrácejí, jeden po druhém od ukazatele
example-five-discs-each-both-get-a-point-and-both-build = Oba mají pět disků: oba získají bod a oba stavějí
example-the-church-leader-builds-exactly-four-discs-are-three-after-the-second = První v církvi staví; z přesně čtyř disků jsou po druhé odměně tři
example-five-players-all-five-cards-in-the-fifth-trick-only-the-town-is-asked = Pět hráčů, všech pět karet: v pátém štychu se volí jen město
example-expansion-into-the-active-town-allowed-the-winner-gets-only-the-marker = Expanze do aktivního města povolena: vítěz dostane jen ukazatel
