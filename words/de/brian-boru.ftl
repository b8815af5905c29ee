# Brian Boru auf Deutsch.

game-name = Brian Boru
game-pitch = Orte gewinnen durch Stiche, Heiraten, Schlachten und die Gunst der Kirche, und so Irland einen: für 3 bis 5 Personen.

## Dinge und ihre Namen

suit-red = rot
suit-blue = blau
suit-yellow = gelb
suit-white = weiß
name-action-card = Aktionskarte
name-battle = Schlachtfeld
name-church = Kirchenbereich
name-claim = Anspruchsplättchen
name-claim-board = offen auf dem Plan
name-claim-down = verdeckt
name-coins = Münzen
name-disc = Scheibe
name-discards = Ablage
name-hand = Hand
name-last-card = letzte Karte
name-marker = Marker des aktiven Orts
name-marriage-card = Heiratskarte
name-marriage-deck = Heiratsstapel
name-marriage-track = Heiratsleiste
name-marriages = Heiraten
name-monastery = Kloster
name-packet = Päckchen
name-played = in dieser Runde gespielt
name-points = Punkte
name-primary = Hauptaktion
name-raiders = Plünderer
name-region = Region
name-renown = Ansehen
name-road = Straße
name-round = Runde { $n } von { $rounds }
name-secondary = Nebenaktionen
name-spread = Regionen
name-threshold = Schwelle
name-town = Ort
name-trick = Stich
name-viking-control = Wikingerherrschaft
name-viking-deck = Wikingerstapel
name-vikings = Wikinger
princess-military = militärische Hilfe
princess-trade = Handel
princess-spurn = verschmäht
phase-setup = Aufbau
phase-preparation = Vorbereitung
phase-draft = Kartenwahl
phase-action = Aktionsphase
phase-upkeep = Unterhalt
phase-end = Ende des Spiels

## Symbole einer Aktion

symbol-take-town = der aktive Ort
symbol-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
symbol-pay = { $n ->
    [one] { $n } Münze zahlen
   *[other] { $n } Münzen zahlen
}
symbol-church = { $n ->
    [one] { $n } Scheibe in der Kirche
   *[other] { $n } Scheiben in der Kirche
}
symbol-raider = { $n ->
    [one] { $n } Plünderer
   *[other] { $n } Plünderer
}
symbol-step = { $n ->
    [one] { $n } Schritt auf der Heiratsleiste
   *[other] { $n } Schritte auf der Heiratsleiste
}
symbol-expand = eine Ausbreitung (freiwillig)
symbol-free = einen Ort von den Wikingern befreien

## Was entschieden wird

step-first-player = wer beginnt
step-start-town = die Startorte
step-preparation = die Vorbereitung
step-viking-card = die Wikingerkarte
step-marriage-card = die Heiratskarte
step-deal = das Austeilen
step-draft = die Kartenwahl
step-trick = ein Stich
step-lead-town = der aktive Ort
step-lead-card = das Ausspielen
step-follow = eine Karte zum Stich
step-resolve = die Aktionen
step-choose-line = welche Aktion genommen wird
step-line = eine Aktion
step-buy = Zusätzliches für Münzen
step-expand = eine Ausbreitung
step-free-town = ein Ort, der befreit wird
step-last-cards = die letzten Karten
step-marriage = die Heirat
step-marriage-town = ein Ort durch die Heirat
step-princess = die Prinzessin
step-rewards = Belohnungen der Heiratsleiste
step-track-town = ein Ort von der Heiratsleiste
step-battle = die Schlacht
step-lose-town = ein Ort, der an die Wikinger fällt
step-spoils = die Kriegsbeute
step-church = die Kirche
step-leader-monastery = ein Kloster
step-church-points = Belohnungen der Kirche
step-monastery = ein Kloster
step-claims = die Ansprüche
step-scoring = die Schlusswertung
step-stopped = nichts mehr
step-over = nichts mehr

## Fragen

ask-over = Das Spiel ist vorbei.
ask-stopped = Hier endet, was ausprobiert werden sollte.
ask-chance = Die Karten werden gezogen.
ask-waiting = Es wird auf { $seats } gewartet: { $now }.
ask-start-town = Die erste Scheibe auf einen Ort in einer Region legen, in der noch niemand ist.
ask-draft = { $n ->
    [one] Noch { $n } Karte zum Behalten wählen.
   *[other] { $n } Karten zum Behalten wählen; der Rest geht nach links weiter.
}
ask-lead-town = Den aktiven Ort nennen: einen freien Ort, zu dem eine Karte seiner Farbe oder eine weiße in der Hand ist.
ask-lead-town-any = Keine Karte der Hand passt zu einem freien Ort: einen beliebigen freien Ort nennen.
ask-lead-card = Eine Karte für { $town } ausspielen: eine in seiner Farbe oder eine weiße.
ask-lead-card-any = Keine Karte der Hand passt zu { $town }: eine beliebige Karte ausspielen.
ask-lead-card-only = Nur { $card } passt zu { $town }: Diese Karte ausspielen.
ask-lead-card-no-town = Kein Ort ist frei. Eine beliebige Karte ausspielen.
ask-follow = Eine Karte zum Stich um { $town } spielen; jede ist erlaubt.
ask-follow-no-town = Eine beliebige Karte spielen. Zu gewinnen ist kein Ort.
ask-line = Der Stich ging mit { $card } verloren. Eine der beiden Aktionen der Karte wählen.
ask-buy-church = Weitere Scheiben für die Kirche kaufen? Jede kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}; vorhanden: { $coins }.
ask-buy-raiders = Weitere Plünderer kaufen? Jeder kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}; vorhanden: { $coins }.
ask-buy-steps = Weitere Schritte auf der Heiratsleiste kaufen? Jeder kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}; vorhanden: { $coins }.
ask-expand = Entlang einer Straße von einem eigenen Ort aus ausbreiten, für { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}?
ask-free-town = Ein Plättchen der Wikingerherrschaft entfernen. Die Scheibe darunter zählt wieder.
ask-marriage-town = Die Heirat bringt einen Ort: einen freien in { $region } wählen.
ask-princess = Die Prinzessin von Dänemark: wählen, was sie bringt.
ask-track-town = Der Platz auf der Heiratsleiste bringt einen Ort: einen beliebigen freien wählen.
ask-lose-town = Die Wikinger nehmen einen eigenen Ort: wählen, welchen.
ask-lose-town-of = Für den tapfersten Kampf: den Ort wählen, den { $seat } an die Wikinger verliert.
ask-monastery = In einem eigenen Ort ein Kloster bauen.

## Knöpfe

do-place = { $town } ({ $suit }, { $region })
do-pick = { $card } behalten
do-town = { $town } ({ $suit }, { $region })
do-lead = { $card } ausspielen
do-follow = { $card } spielen
do-line-primary = Aktion des Stichgewinns: { $symbols }
do-line-a = Obere Aktion: { $symbols }
do-line-b = Untere Aktion: { $symbols }
do-buy-none = Nichts kaufen
do-buy-church = { $n ->
    [one] { $n } Scheibe
   *[other] { $n } Scheiben
} für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen
do-buy-raiders = { $n ->
    [one] { $n } Plünderer
   *[other] { $n } Plünderer
} für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen
do-buy-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen
do-expand = Nach { $town } ausbreiten ({ $suit }, { $region })
do-expand-no = Nicht ausbreiten
do-free = { $town } ({ $region }) für { $owner } befreien
do-marriage-town = { $town } ({ $suit })
do-princess-military = Militärische Hilfe: Orte der Wikinger zählen für Anspruchsplättchen als eigene
do-princess-trade = Handel: Orte der Wikinger zählen für die Zahl der Regionen als eigene
do-princess-spurn = { $n ->
    [one] Sie verschmähen: die Karte für { $n } Punkt abwerfen
   *[other] Sie verschmähen: die Karte für { $n } Punkte abwerfen
}
do-track-town = { $town } ({ $suit }, { $region })
do-lose = { $town } ({ $region }) verlieren
do-monastery = Kloster in { $town } ({ $region })

## Was geschah

told-first-player = { $seat } beginnt und nimmt den Marker.
told-start-town = { $seat } beginnt in { $town }.
told-round = Runde { $n } beginnt.
told-viking-card = { $n ->
    [one] { $n } Plünderer landet auf dem Schlachtfeld.
   *[other] { $n } Plünderer landen auf dem Schlachtfeld.
}
told-marriage-card = Der Preis dieser Runde: { $card }.
told-last-round = Der Heiratsstapel ist leer: Dies ist die letzte Runde.
told-deal = { $n ->
    [one] Alle Aktionskarten werden gemischt; alle bekommen { $n } Karte.
   *[other] Alle Aktionskarten werden gemischt; alle bekommen { $n } Karten.
}
told-set-aside = Die übrige Karte kommt ungesehen beiseite.
told-packet = Das eigene Päckchen: { $cards }.
told-pick = Behalten: { $card }.
told-picked = { $seat } hat gewählt.
told-pass = Alle geben den Rest nach links weiter.
told-last-packet = Die letzten Karten kommen auf die Hand: { $cards }.
told-draft-over = Die Kartenwahl ist vorbei.
told-no-free-town = Kein Ort ist frei: Dieser Stich hat keinen aktiven Ort.
told-active-town = { $seat } macht { $town } zum aktiven Ort.
told-plays = { $seat } spielt { $card }.
told-wins-trick = { $seat } gewinnt den Stich.
told-nobody-wins-trick = Niemand gewinnt den Stich.
told-order = Reihenfolge der Aktionen: { $seats }.
told-primary = { $seat }, { $card }, gewonnen: { $symbols }.
told-secondary = { $seat }, { $card }: { $symbols }.
told-marker-back = Der Marker geht zurück an { $seat }.
told-last-card = { $seat } wirft { $card } ungespielt ab.
told-last-card-hidden = { $seat } wirft die letzte Karte verdeckt ab.
told-takes-town = { $seat } nimmt { $town } und den Marker.
told-takes-marker-only = Der Ort ist schon vergeben: { $seat } nimmt nur den Marker.
told-coins = { $n ->
    [one] { $seat } nimmt { $n } Münze.
   *[other] { $seat } nimmt { $n } Münzen.
}
told-pays-coin = { $seat } zahlt eine Münze.
told-loses-points = { $n ->
    [0] { $seat } hat keine Münze zum Zahlen und keinen Punkt zu verlieren.
    [one] { $seat } hat keine Münze zum Zahlen und verliert { $n } Punkt.
   *[other] { $seat } hat keine Münze zum Zahlen und verliert { $n } Punkte.
}
told-church-discs = { $n ->
    [one] { $seat } legt { $n } Scheibe in den Kirchenbereich.
   *[other] { $seat } legt { $n } Scheiben in den Kirchenbereich.
}
told-raiders = { $n ->
    [0] Das Schlachtfeld ist leer: kein Plünderer für { $seat }.
    [one] { $seat } nimmt { $n } Plünderer.
   *[other] { $seat } nimmt { $n } Plünderer.
}
told-steps = { $n ->
    [0] { $seat } steht am oberen Ende der Heiratsleiste und bleibt dort.
    [one] { $seat } rückt { $n } Schritt auf Feld { $space } der Heiratsleiste vor.
   *[other] { $seat } rückt { $n } Schritte auf Feld { $space } der Heiratsleiste vor.
}
told-buys-steps = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für { $n ->
    [one] { $n } weiteren Schritt
   *[other] { $n } weitere Schritte
}.
told-buys-raiders = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für { $n ->
    [one] { $n } weiteren Plünderer
   *[other] { $n } weitere Plünderer
}.
told-buys-church = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für { $n ->
    [one] { $n } weitere Scheibe
   *[other] { $n } weitere Scheiben
}.
told-steps-down = Das Feld ist besetzt: { $seat } rückt hinunter auf Feld { $n }.
told-expands = { $seat } breitet sich nach { $town } aus.
told-does-not-expand = { $seat } breitet sich nicht aus.
told-cannot-pay-expansion = { $seat } hat zu wenige Münzen, um sich auszubreiten.
told-nowhere-to-expand = { $seat } findet keinen freien Ort, um sich auszubreiten.
told-freed = { $town } ist befreit; { $owner } beherrscht den Ort wieder.
told-nothing-to-free = Es gibt kein Plättchen der Wikingerherrschaft, das { $seat } entfernen könnte.
told-step-marriage = Unterhalt: Heirat.
told-marries = { $seat } steht auf der Heiratsleiste am höchsten und gewinnt { $card }.
told-points = { $n ->
    [one] { $seat } bekommt { $n } Punkt.
   *[other] { $seat } bekommt { $n } Punkte.
}
told-renown = { $seat } bekommt { $n } Ansehen.
told-marriage-town = Die Heirat bringt { $seat } den Ort { $town }.
told-no-marriage-town = In dieser Region ist kein Ort für { $seat } frei.
told-princess-military = { $seat } behält die Prinzessin für militärische Hilfe.
told-princess-trade = { $seat } behält die Prinzessin für den Handel.
told-princess-spurn = { $seat } verschmäht die Prinzessin.
told-keeps-marriage = { $seat } behält { $card } offen.
told-back-to-start = { $seat } geht zurück an den Anfang der Heiratsleiste.
told-nobody-marries = Alle Scheiben sind am Anfang: Niemand gewinnt { $card }, die Karte verlässt das Spiel.
told-deck-top-removed = Die oberste Karte des Heiratsstapels verlässt ungesehen das Spiel.
told-deck-now-empty = Damit ist der Heiratsstapel leer: Das Spiel endet nach dieser Runde.
told-track-town = Die Heiratsleiste bringt { $seat } den Ort { $town }.
told-no-track-town = Kein Ort ist für { $seat } frei.
told-step-battle = Unterhalt: Schlacht.
told-repelled = Kein Plünderer ist auf dem Schlachtfeld übrig: Die Wikinger sind abgewehrt.
told-incursion = { $n ->
    [one] { $n } Plünderer ist übrig: ein Überfall. Die wenigsten Plünderer ({ $raiders }): { $seats }; jede dieser Personen verliert einen Ort.
   *[other] { $n } Plünderer sind übrig: ein Überfall. Die wenigsten Plünderer ({ $raiders }): { $seats }; jede dieser Personen verliert einen Ort.
}
told-chooses-losses = { $seat } hat allein die meisten Plünderer und wählt, was verloren geht.
told-losers-choose = Mehrere haben die meisten Plünderer: Wer verliert, wählt selbst.
told-all-lose = Alle haben gleich viele Plünderer: Alle verlieren einen Ort eigener Wahl.
told-nothing-to-lose = { $seat } beherrscht keinen Ort und verliert nichts.
told-loses-town = { $seat } verliert { $town } an die Wikinger.
told-raiders-leave = Die Plünderer verlassen das Schlachtfeld.
told-spoils = Die Kriegsbeute wird verteilt.
told-spoils-first = { $seat } hat allein die meisten Plünderer ({ $n }): ein Ansehen, für jedes Ansehen ein Punkt, und alle Plünderer gehen zurück.
told-spoils-tie = Gleichstand bei den meisten Plünderern ({ $n }): { $seats }. Die erste Belohnung entfällt.
told-spoils-second = { $seat } hat nun die meisten Plünderer ({ $n }): ein Punkt, und ein Plünderer geht zurück.
told-no-raiders-left = Niemand hat einen Plünderer für die zweite Belohnung.
told-step-church = Unterhalt: Kirche.
told-church-tie = Niemand hat allein die meisten Scheiben in der Kirche: Die erste Belohnung entfällt.
told-church-leader = { $seat } hat allein die meisten Scheiben in der Kirche ({ $n }).
told-no-site = { $seat } hat keinen Ort für ein Kloster.
told-monastery = { $seat } baut ein Kloster in { $town }.
told-church-marker = { $seat } nimmt den Marker und alle Scheiben aus dem Kirchenbereich zurück.
told-church-second = { $seat } hat nun die meisten Scheiben in der Kirche ({ $n }): ein Punkt, und eine Scheibe geht zurück.
told-church-discs-back = { $seat } nimmt alle Scheiben aus dem Kirchenbereich zurück.
told-no-church-discs = Niemand hat eine Scheibe in der Kirche für die zweite Belohnung.
told-step-claims = Unterhalt: Regionen beanspruchen.
told-claim-up = { $n ->
    [one] { $region }: { $n } Ort gezählt, { $threshold } nötig; das Anspruchsplättchen wird aufgedeckt.
   *[other] { $region }: { $n } Orte gezählt, { $threshold } nötig; das Anspruchsplättchen wird aufgedeckt.
}
told-claim-taken = { $seat } hat die meisten Orte in { $region } und nimmt das Anspruchsplättchen.
told-claim-kept = { $seat } hat noch immer die meisten Orte in { $region } und behält das Anspruchsplättchen.
told-claim-vikings = Die Wikinger haben die meisten Orte in { $region }: Das Anspruchsplättchen liegt auf dem Plan.
told-claim-lost = Das Anspruchsplättchen von { $region } geht zurück auf den Plan.
told-half = Die Hälfte des Anspruchsplättchens von { $region }: { $seats }.
told-claim-stays = { $region }: Niemand führt allein; das Anspruchsplättchen bleibt, wo es ist.
told-game-over = Der Heiratsstapel ist leer: Das Spiel endet, und alles wird gewertet.
told-score = { $seat }, { $item }: { $n }.
told-total = { $n ->
    [one] { $seat } hat insgesamt { $n } Punkt.
   *[other] { $seat } hat insgesamt { $n } Punkte.
}
told-winners = { $seats } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
told-wins-by-tokens = { $tied } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $seats } gewinnt mit mehr Anspruchsplättchen: { $most } gegen { $others }.
told-wins-by-marriages = { $tied } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $tokens ->
    [one] { $tokens } Anspruchsplättchen
   *[other] { $tokens } Anspruchsplättchen
}. { $seats } gewinnt mit mehr Heiratskarten: { $most } gegen { $others }.
told-victory-shared = { $seats } teilen sich den Sieg: gleich in Punkten ({ $points }), Anspruchsplättchen ({ $tokens }) und Heiratskarten ({ $marriages }).

## Warum nicht

no-over = Das Spiel ist vorbei.
no-such-seat = Dort sitzt niemand.
no-not-now = Jetzt nicht. Zu entscheiden ist: { $now }.
no-other-seat = Die Entscheidung liegt bei { $seat }.
no-already-picked = Die zwei Karten sind gewählt; sie können nicht getauscht werden.
no-card-chosen = { $card } ist schon gewählt.
no-not-in-packet = { $card } ist nicht in diesem Päckchen.
no-not-in-hand = { $card } ist nicht in der Hand.
no-region-taken = { $seat } hat schon eine Scheibe in { $region }; Startorte liegen in verschiedenen Regionen.
no-town-taken = { $town } ist nicht frei: Dort liegt die Scheibe von { $seat }.
no-card-for-town = Für { $town } ist weder eine Karte der Farbe { $suit } noch eine weiße in der Hand, ein anderer Ort würde aber passen.
no-wrong-colour = { $card } passt nicht zu { $town }: Ausgespielt wird { $suit } oder weiß.
no-primary-for-losers = Nur wer den Stich gewinnt, nimmt die Hauptaktion.
no-single-action = Diese Karte hat nur eine Aktion für verlorene Stiche.
no-too-expensive = Das kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}; vorhanden: { $coins }.
no-too-few-raiders = { $n ->
    [one] Auf dem Schlachtfeld ist nur noch { $n } Plünderer.
   *[other] Auf dem Schlachtfeld sind nur noch { $n } Plünderer.
}
no-beyond-top = { $n ->
    [one] Bis zum oberen Ende der Heiratsleiste ist nur noch { $n } Schritt.
   *[other] Bis zum oberen Ende der Heiratsleiste sind nur noch { $n } Schritte.
}
no-active-town = { $town } ist der aktive Ort; dorthin darf sich niemand ausbreiten.
no-no-road = Keine Straße verbindet { $town } mit einem beherrschten Ort.
no-source-held = Der eigene Ort, von dem eine Straße nach { $town } führt, ist in der Hand der Wikinger.
no-only-counts = Ein Ort in der Hand der Wikinger zählt nur als eigener; beherrscht wird er nicht.
no-not-viking = Auf { $town } liegt kein Plättchen der Wikingerherrschaft.
no-other-region = { $town } liegt nicht in { $region }.
no-not-losers-town = { $town } wird nicht von { $seat } beherrscht.
no-loses-later = Zuerst verliert { $seat } einen Ort.
no-not-your-town = { $town } ist kein beherrschter Ort.
no-has-monastery = In { $town } steht schon ein Kloster.
no-chance-now = Nichts dergleichen wird jetzt gezogen.
no-chance-seat = Dort sitzt niemand.
no-chance-viking = Keine Wikingerkarte dieser Stärke ist übrig.
no-chance-marriage = Diese Heiratskarte kann nicht mehr gezogen werden.
no-chance-deal = Zum Austeilen gehören { $n } verschiedene Karten für jede von { $players } Personen.

## Wertung

score-vp = bisherige Punkte
score-coins = die meisten Münzen
score-marker = Marker des aktiven Orts
score-renown = Ansehen
score-claims = Anspruchsplättchen
score-board = Hälften der Plättchen auf dem Plan
score-regions = Verbreitung über Regionen

## Wahlmöglichkeiten

option-expand_into_active_town = Ausbreitung in den aktiven Ort
option-expand_into_active_town-help = Darf man sich bei einem verlorenen Stich in den Ort ausbreiten, um den es geht?
option-expand_into_active_town-forbid = verboten
option-expand_into_active_town-allow = erlaubt
option-all_on_start = Niemand auf der Heiratsleiste
option-all_on_start-help = Welche Heiratskarte verschwindet, wenn alle Scheiben am Anfang sind? Wird auch die oberste des Stapels entfernt, ist das Spiel eine Runde kürzer.
option-all_on_start-remove_revealed = die aufgedeckte Karte
option-all_on_start-remove_deck_top = auch die oberste des Stapels
option-five_player_full_hand = Zu fünft alle Karten spielen
option-five_player_full_hand-help = Zu fünft werden alle fünf Karten gespielt, statt die letzte abzuwerfen.
option-five_player_full_hand-off = aus
option-five_player_full_hand-on = an
option-viking_tie_claim = Wikinger gleichauf
option-viking_tie_claim-help = Was geschieht mit einem Anspruchsplättchen, wenn die Wikinger in der Region so viele Orte haben wie die beste Person?
option-viking_tie_claim-stay = das Plättchen bleibt, wo es ist
option-viking_tie_claim-player_takes = wer als Einzige gleichauf ist, nimmt es
option-viking_tie_claim-to_board = es kommt auf den Plan
option-viking_lead_final = Wikinger am Ende vorn
option-viking_lead_final-help = Wer bekommt die Hälfte eines Plättchens auf dem Plan, wo die Wikinger allein die meisten Orte haben?
option-viking_lead_final-none = niemand
option-viking_lead_final-best_player = die beste Person
option-monastery_final_double = Klöster zählen am Ende doppelt
option-monastery_final_double-help = Zählt ein Kloster als zweiter Ort, wenn am Ende die Plättchen auf dem Plan gewertet werden?
option-monastery_final_double-on = ja
option-monastery_final_double-off = nein
option-viking_duplicate = Siebte Wikingerkarte
option-viking_duplicate-help = Welche Stärke unter den Wikingerkarten zweimal vorkommt.
option-viking_duplicate-12 = eine zweite 12
option-viking_duplicate-13 = eine zweite 13
option-show_played_cards = Gespielte Karten auflisten
option-show_played_cards-help = Allen zeigen, welche Karten in dieser Runde gespielt wurden. Gut zum Lernen und für Spiele über Tage.
option-show_played_cards-off = aus
option-show_played_cards-on = an
option-reveal_last_card = Letzte Karten zeigen
option-reveal_last_card-help = Die letzte Karte jeder Hand zeigen, wenn sie abgeworfen wird.
option-reveal_last_card-off = aus
option-reveal_last_card-on = an

## Hinweise für das erste Spiel

hint-start-town = Eine Region mit vielen Straßen erlaubt spätere Ausbreitungen; andere in der Nähe helfen, ihre Schwelle zu erreichen.
hint-draft = Hohe Karten gewinnen Orte, bringen aber wenig; niedrige verlieren und bringen viel. Auf die Plünderer und die Heirat dieser Runde achten.
hint-lead-town = Die Farbe des Orts entscheidet, welche Karten ihn gewinnen können. Weiße Karten zählen als jede Farbe.
hint-lead-card = Die höchste Karte in der Farbe des Orts gewinnt, aber eine niedrige, die gewinnt, bringt mehr.
hint-follow = Die Farbe muss nicht bedient werden. Wer verliert, wählt eine von zwei Aktionen, und niedrige Karten sind zuerst dran.
hint-choose-line = Die obere Aktion bringt Münzen und vielleicht einen Ort an einer Straße; die untere hilft bei Heirat, Schlacht oder Kirche.
hint-buy = Zusätzliches kostet Münzen, die vielleicht zum Ausbreiten gebraucht werden.
hint-expand = Eine Ausbreitung ist oft der sicherere Weg zu einem Ort.
hint-free-town = Jeder Ort darf befreit werden; er geht zurück an die Person, deren Scheibe dort liegt.
hint-marriage-town = Darauf achten, wo ein weiterer Ort in seiner Region am meisten bringt.
hint-princess = Mit der Prinzessin zählen die Orte der Wikinger mit: für Anspruchsplättchen oder für die Zahl der Regionen.
hint-track-town = Eine Region suchen, in der noch kein eigener Ort ist, oder eine, die zu führen wäre.
hint-lose-town = Gegen die Plünderer nicht am schwächsten sein: Jeder Überfall kostet die Schwächsten einen Ort.
hint-leader-monastery = Mit einem Kloster zählt der Ort in seiner Region doppelt.
hint-monastery = Mit einem Kloster zählt der Ort in seiner Region doppelt.

## Dateien und Getipptes

complaint-bb-action = „{ $text }“ ist keine Aktion; so schreiben, wie es bei den Wahlen steht, oder zum Beispiel „town Tara“, „lead 11“, „line a“, „buy 2“, „expand no“.
complaint-bb-chance = „{ $text }“ ist kein Ergebnis des Zufalls; zum Beispiel „first a“, „viking 12“, „marriage brigid“, „deal 1 2 … | 3 4 …“, „go“ schreiben.
complaint-bb-card = „{ $text }“ ist keine Aktionskarte; sie haben die Werte 1 bis 25.
complaint-bb-town = „{ $text }“ ist kein Ort; einen Namen der Karte schreiben, zum Beispiel Tara.
complaint-bb-line = „{ $text }“ ist keine Aktion einer Karte; a oder b schreiben.
complaint-bb-number = „{ $text }“ ist keine Zahl, die hier passt.
complaint-bb-princess = „{ $text }“ steht nicht zur Wahl; military, trade oder spurn schreiben.
complaint-bb-marriage = „{ $text }“ ist keine Heiratskarte.
complaint-bb-packets = Es gibt { $n } Päckchen für { $players } Personen.
complaint-bb-seat = An einem Tisch für { $players } gibt es keinen Platz { $seat }.
complaint-bb-plenty = Kein Vorrat darf größer sein als { $most }.
complaint-bb-princess-side = Eine behaltene Prinzessin liegt vor der Person, die sie gewann („princess“ unter „marriages“), mit einer Seite oben: military oder trade.
complaint-bb-track = Die Heiratsleiste hat die Felder 0 bis 9.
complaint-bb-track-shared = Über dem Anfang können nicht zwei Scheiben auf demselben Feld der Heiratsleiste liegen.
complaint-bb-two-discs = Auf { $town } liegen zwei Scheiben.
complaint-bb-no-disc = Auf { $town } liegt keine Scheibe, also kann dort weder Plättchen noch Kloster sein.
complaint-bb-marriage-twice = Eine Heiratskarte liegt an zwei Stellen.
complaint-bb-marriage-deck = Der Heiratsstapel hat mehr Karten, als ungesehen sind.
complaint-bb-pass = Die Zahl der Weitergaben passt nicht zur Kartenwahl.
complaint-bb-line-done = Es sind mehr Symbole erledigt, als die Aktion hat.
complaint-bb-last = Jede Person hat höchstens eine letzte Karte.
complaint-bb-card-twice = Die Karte { $card } liegt an zwei Stellen.
complaint-bb-active-town = Der aktive Ort des Stichs („flow.trick.town“) ist nicht der Ort, auf dem der Marker liegt.
complaint-bb-no-deal = Ohne die ausgeteilten Päckchen („draft.deal“) lässt sich die Kartenwahl nicht auslegen.
complaint-bb-picks = Die gewählten Karten passen nicht zu den Päckchen: zwei je Päckchen und Weitergabe, weniger nur bei der jetzigen.
complaint-bb-hand = Die Hand passt nicht zur Kartenwahl; ohne Angabe wird sie errechnet.
complaint-bb-step = Beim Schritt „{ $step }“ könnte in dieser Stellung niemand etwas tun.
complaint-bb-no-cards = Beim Schritt „{ $step }“ braucht jede Person, die noch nicht gespielt hat, eine Karte in der Hand.
complaint-bb-edition-symbol = „{ $text }“ ist kein Symbol; es gibt T + - X A M E V.
complaint-bb-edition-long = „{ $text }“ ist zu lang; eine Aktion hat höchstens 8 Symbole.
complaint-bb-edition-reward = „{ $text }“ ist keine Belohnung; „none“, „coins 1“, „renown 1“, „town“ oder „town L“ schreiben.
complaint-bb-edition-unknown = { $name } gibt es nicht; die Zahlen gehen von { $least } bis { $most }.
complaint-bb-edition-twice = { $name } ist zweimal angegeben.
complaint-bb-edition-missing = { $name } fehlt.
complaint-bb-edition-number = { $n } ist zu viel; jede Zahl hier ist 0 bis { $most }.
complaint-bb-edition-costs = Zusätzliches und eine Ausbreitung kosten mindestens eine Münze.
complaint-bb-edition-spread = Die Verbreitung gibt Punkte für 0 bis 8 Regionen: neun Zahlen.
complaint-bb-edition-deck = Der Wikingerstapel hat 4 bis 7 Karten der Stärke 1 bis 99; hier hat er: { $text }.
complaint-bb-edition-dealt = Jede Person bekommt 3 bis 8 Karten, alle zusammen höchstens 25; hier steht { $n }.
complaint-bb-edition-ordinary = Auf der Prinzessin liegen 1 bis 3 Heiratskarten; hier steht { $n }.
complaint-bb-edition-track-region = Ein Ort der Heiratsleiste darf überall liegen; nur „town“ schreiben.
complaint-bb-edition-track-start = Der Anfang der Heiratsleiste gibt nichts: Wo „{ $text }“ steht, sollte „none“ stehen.
complaint-bb-edition-benefit = Eine Heiratskarte gibt Ansehen, einen Ort einer bestimmten Region oder nichts.
complaint-bb-edition-take-town = T steht einmal in der Hauptaktion und sonst nirgends.
complaint-bb-edition-upper = Die obere Nebenaktion ist nie leer.
complaint-bb-edition-white = Kein Ort ist weiß, aber { $town } ist es.
complaint-bb-edition-road = „{ $text }“ ist keine Straße zwischen zwei Orten; zum Beispiel „N1-N3“ schreiben.
complaint-bb-edition-sketch = { $town }: beide Zahlen sind von 0 bis 100.

## Namen

card-1 = Gelb 1
card-2 = Rot 2
card-3 = Blau 3
card-4 = Gelb 4
card-5 = Rot 5
card-6 = Blau 6
card-7 = Gelb 7
card-8 = Rot 8
card-9 = Blau 9
card-10 = Gelb 10
card-11 = Rot 11
card-12 = Blau 12
card-13 = Weiß 13
card-14 = Gelb 14
card-15 = Rot 15
card-16 = Blau 16
card-17 = Gelb 17
card-18 = Rot 18
card-19 = Blau 19
card-20 = Weiß 20
card-21 = Weiß 21
card-22 = Weiß 22
card-23 = Gelb 23
card-24 = Rot 24
card-25 = Blau 25
region-N = Nördliche Uí Néill
region-U = Ulaid
region-B = Bréifne
region-C = Connacht
region-S = Südliche Uí Néill
region-D = Dubhlinn
region-L = Leinster
region-M = Munster
marriage-aodhan = Aodhán
marriage-aoife = Aoife
marriage-brigid = Brigid
marriage-conall = Conall
marriage-cormac = Cormac
marriage-niall = Niall
marriage-orlaith = Orlaith
marriage-princess = Estrid, Prinzessin von Dänemark

## Tabellen des Materials

rules-sources = Wir lesen die tschechische und die polnische Spielregel. Wo sie sich unterscheiden, sagt es die Regel und welcher wir folgen; wo beide schweigen, ist es als Hausregel gekennzeichnet.
part-start = Womit alle beginnen
part-costs = Preise
part-players = Karten und Runden nach Zahl der Personen
part-vikings = Wikingerkarten
part-vikings-text = Die Stärken der sieben Karten. Die Wahl zur siebten Wikingerkarte entscheidet, welche Zeile gilt.
part-track = Die Heiratsleiste
part-track-text = Was eine Scheibe dort bekommt, die die Karte nicht gewonnen hat. Feld 0 ist der Anfang.
part-marriages = Heiratskarten
part-princess = Die Prinzessin von Dänemark
part-regions = Anspruchsplättchen der Regionen
part-cards = Aktionskarten
part-cards-text = Wer den Stich gewinnt, nimmt die Hauptaktion, alle anderen eine der beiden übrigen; jede wird von links nach rechts ausgeführt.
part-towns = Orte
part-roads = Straßen
part-spread = Punkte für die Zahl der Regionen
part-sketch = Wo die Orte auf der Karte liegen
part-sketch-text = In Hundertsteln der Karte von Westen und von Norden. Für die Regeln hat es keine Bedeutung.
column-coins = Münzen
column-renown = Ansehen
column-vp = Punkte
column-extra = Eine weitere Scheibe, ein Plünderer oder Schritt, in Münzen
column-expansion = Eine Ausbreitung, in Münzen
column-unpaid = Verlorene Punkte für eine Münze, die nicht gezahlt werden kann
column-monastery = Scheiben im Kirchenbereich für ein Kloster der dritten Belohnung
column-players = Personen
column-dealt = Karten für jede
column-ordinary_marriages = Heiratskarten auf der Prinzessin (es gibt eine Runde mehr)
column-second_12 = Mit einer zweiten 12
column-second_13 = Mit einer zweiten 13
column-space = Feld
column-reward = Belohnung
column-points = Punkte
column-benefit = Gibt außerdem
column-spurn = Punkte, wenn sie verschmäht wird
column-threshold = Orte, um es aufzudecken
column-card = Karte
column-suit = Farbe
column-primary = Hauptaktion (gewonnen)
column-a = Aktion a
column-b = Aktion b
column-region = Region
column-colour = Farbe
column-list = Durch eine Straße verbundene Orte
column-spread = Regionen: Punkte
column-at = Von Westen, von Norden
column-town = Ort
gift-none = nichts
gift-town = ein freier Ort irgendwo
gift-town-in = ein freier Ort in { $region }
gift-renown = { $n } Ansehen
differs-BB-1_3 = Die tschechische Spielregel lässt etwas anderes verwenden, wenn ein Teil ausgeht; die polnische nennt, wie viele es gibt. Wir folgen der tschechischen.
differs-BB-2_7 = Die polnische Spielregel zählt neun Heiratskarten, die tschechische acht: Die neunte ist die anders erzählte Prinzessin.
differs-BB-2_11 = Nur die polnische Spielregel sagt, wer beginnt; die tschechische lässt es offen.
differs-BB-8_4 = Nur die polnische Spielregel verbietet den aktiven Ort; die tschechische verlangt nur einen Ort ohne Scheibe. Wir folgen der polnischen.
differs-BB-11_7 = Die tschechische Spielregel entfernt die aufgedeckte Karte, die polnische die oberste des Stapels. Wir folgen der tschechischen.
differs-BB-19_6 = Die tschechische Spielregel spricht von allen mit den meisten, die polnische von allen, die dabei gleichauf sind. Wir vergleichen die Wikinger wie eine Person.

## Der Plan

bb-board = Karte von Irland
bb-vikings = Wikinger
bb-panel-trick = Der Stich
bb-panel-players = Personen
bb-panel-marriage = Heiratsleiste
bb-panel-battle = Schlacht
bb-panel-church = Kirche
bb-panel-forecast = Käme jetzt der Unterhalt
bb-panel-regions = Regionen
bb-panel-memory = Meine Notizen zur Kartenwahl
bb-panel-cards = Alle Karten
bb-town = { $town } ({ $id }), Ort der Farbe { $suit } in { $region }.
bb-town-free = Frei.
bb-town-held = Gehört { $seat }.
bb-town-vikings = In der Hand der Wikinger; die Scheibe gehört { $seat }.
bb-town-monastery = Mit einem Kloster: zählt als zwei Orte.
bb-town-no-roads = Keine Straße führt hierher.
bb-town-roads = Straßen nach { $towns }.
bb-region = { $region }: { $n } von { $threshold } Orten gezählt; das Anspruchsplättchen ist { $points } wert.
bb-lead-nobody = Niemand hat hier einen Ort.
bb-lead-player = { $seat } führt um { $n }.
bb-lead-vikings = Die Wikinger führen um { $n }.
bb-lead-tie = { $seats } sind gleichauf.
bb-lead-tie-vikings = { $seats } und die Wikinger sind gleichauf.
bb-claim-down = Das Plättchen liegt verdeckt.
bb-claim-board = Das Plättchen liegt offen auf dem Plan.
bb-claim-held = { $seat } hat das Plättchen.
bb-col-region = Region
bb-col-total = Summe
bb-col-claim = Anspruchsplättchen: seine Punkte und wer es hat
bb-regions-note = Gezählte Orte, Klöster als zwei; Summe und Schwelle; Punkte des Anspruchsplättchens und wer es hat.
bb-raiders-left = { $n ->
    [0] Keine Plünderer auf dem Schlachtfeld
    [one] 1 Plünderer auf dem Schlachtfeld
   *[other] { $n } Plünderer auf dem Schlachtfeld
}
bb-card = { $card }.
bb-line-primary = Wenn sie gewinnt: { $symbols }.
bb-lost = Wenn sie verliert: { $symbols }.
bb-lost-either = Wenn sie verliert: entweder { $a }, oder { $b }.
bb-line-a = Wenn sie verliert, entweder: { $symbols }.
bb-line-b = Oder: { $symbols }.
bb-symbol-town = den aktiven Ort (mit dem Marker) nehmen
bb-symbol-coin = { $n ->
    [one] eine Münze bekommen
   *[other] { $n } Münzen bekommen
}
bb-symbol-pay = { $n ->
    [one] eine Münze zahlen
   *[other] { $n } Münzen zahlen
}
bb-symbol-church = { $n ->
    [one] eine Scheibe in den Kirchenbereich
   *[other] { $n } Scheiben in den Kirchenbereich
}
bb-symbol-raider = { $n ->
    [one] einen Plünderer nehmen
   *[other] { $n } Plünderer nehmen
}
bb-symbol-step = { $n ->
    [one] ein Schritt auf der Heiratsleiste
   *[other] { $n } Schritte auf der Heiratsleiste
}
bb-symbol-expand = freiwillig für { $price } Münzen entlang einer Straße ausbreiten
bb-symbol-free = einen Ort von den Wikingern befreien
bb-packet = Aus diesem Päckchen wählen
bb-chosen = Bisher gewählt
bb-resolving = Die eigene Karte, die ausgeführt wird
bb-hand-empty = Keine Karten in der Hand.
bb-would-win = Würde jetzt gewinnen.
bb-played-note = Karten, die in dieser Runde gespielt wurden, sind durchgestrichen.
bb-memory-note = Nur für die eigenen Augen: was in der Kartenwahl dieser Runde zu sehen war und weitergegeben wurde.
bb-memory-packet = Gesehen { $seen }; genommen { $taken }.
bb-memory-cards = { $cards }: { $who }.
bb-memory-holder = { $n } bei { $seat }
bb-trick-town = { $town } in { $region }: Die höchste Karte in { $suit } oder weiß gewinnt.
bb-trick-no-town = Es geht um keinen Ort: Niemand gewinnt diesen Stich.
bb-trick-order = Ausgeführt von der niedrigsten Karte zur höchsten, die des Stichgewinns eingeschlossen.
bb-trick-next = Als Nächstes spielt { $seat }.
bb-wins = gewinnt
bb-wins-so-far = gewinnt bisher
bb-acts = ist jetzt dran
bb-done = fertig
bb-hand = Eigene Hand
bb-points-title = Bisherige Punkte
bb-coins-title = Münzen
bb-renown-title = Ansehen
bb-towns-title = Beherrschte Orte
bb-raiders-title = Plünderer
bb-church-title = Scheiben im Kirchenbereich
bb-cards-title = Karten in der Hand
bb-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
bb-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
bb-renown = { $n } Ansehen
bb-towns = { $n ->
    [one] 1 beherrschter Ort
   *[other] { $n } beherrschte Orte
}
bb-cards = { $n ->
    [one] 1 Karte in der Hand
   *[other] { $n } Karten in der Hand
}
bb-raiders = { $n ->
    [one] 1 Plünderer
   *[other] { $n } Plünderer
}
bb-church = { $n ->
    [one] 1 Scheibe im Kirchenbereich
   *[other] { $n } Scheiben im Kirchenbereich
}
bb-holds-marker = hat den Marker des aktiven Orts und spielt aus
bb-has-chosen = hat gewählt
bb-token = Anspruchsplättchen von { $region }, { $n } wert
bb-princess-military = militärische Hilfe
bb-princess-trade = Handel
bb-princess-spurn = verschmäht
bb-prize-princess = militärische Hilfe, Handel oder { $points }
bb-princess-worth = { $n ->
    [one] beim jetzigen Stand 1 Punkt wert
   *[other] beim jetzigen Stand { $n } Punkte wert
}
bb-space = Feld { $n }: { $gains }
bb-space-held = Feld { $n }: { $gains }; hier: { $seats }
bb-gift-none = nichts
bb-gift-town = ein beliebiger freier Ort
bb-gift-town-in = ein freier Ort in { $region }
bb-suitor = { $seat } steht am höchsten und würde die Karte gewinnen.
bb-suitor-nobody = Alle sind am Anfang: Niemand würde die Karte gewinnen.
bb-step-to = endet auf Feld { $n }
bb-step-bump = endet auf Feld { $n }, weil Feld { $taken } besetzt ist
bb-rank-first = die meisten
bb-rank-tied = gleichauf
bb-rank-loses = die wenigsten
bb-raid-repelled = Kein Überfall, die Wikinger sind abgewehrt: Niemand verliert einen Ort.
bb-raid-lose = { $n ->
    [one] Es käme ein Überfall: { $seats } hat die wenigsten Plünderer und würde einen Ort verlieren.
   *[other] Es käme ein Überfall: { $seats } haben die wenigsten Plünderer und würden je einen Ort verlieren.
}
bb-raid-choose = { $seat } würde wählen, welchen.
bb-raid-choose-own = Gleichstand bei den meisten: Wer verliert, würde selbst wählen.
bb-spoils-nobody = Niemand hat Plünderer: keine Beute.
bb-spoils-first = { $seat } hat allein die meisten: Ansehen und für jedes Ansehen ein Punkt. Die nächstmeisten: 1 Punkt.
bb-spoils-tied = { $seats } sind bei den meisten gleichauf: Die erste Belohnung entfällt, jede bekommt 1 Punkt.
bb-church-reward-nobody = Niemand ist im Kirchenbereich.
bb-church-reward-first = { $seat } hat allein die meisten: ein Kloster und den Marker. Die nächstmeisten: 1 Punkt.
bb-church-reward-tied = { $seats } sind bei den meisten gleichauf: Die erste Belohnung entfällt, jede bekommt 1 Punkt.
bb-church-four = Wer danach noch { $n } oder mehr Scheiben hat, baut auch ein Kloster.
bb-f-marriage = Heirat
bb-f-battle = Schlacht
bb-f-church = Kirche
bb-f-claims = Ansprüche
bb-f-nobody-marries = Niemand heiratet: Die Karte verlässt das Spiel.
bb-f-marries = { $seat } gewinnt { $card }: { $gains }.
bb-f-gains = { $seat } bekommt { $gains } von der Leiste.
bb-f-no-spoils = Keine Beute: Niemand hat Plünderer.
bb-f-spoils = { $seat } bekommt ein Ansehen, dann { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
bb-f-spoils-tied = { $seats } sind gleichauf: Die erste Belohnung entfällt.
bb-f-spoils-second = Zweite Belohnung: 1 Punkt für { $seats }.
bb-f-no-church = Niemand ist im Kirchenbereich.
bb-f-church-first = { $seat } baut ein Kloster und nimmt den Marker.
bb-f-church-tied = { $seats } sind gleichauf: kein Kloster, der Marker bleibt.
bb-f-church-second = Zweite Belohnung: 1 Punkt für { $seats }.
bb-f-church-four = { $n ->
    [one] { $seats } baut ein Kloster.
   *[other] { $seats } bauen je ein Kloster.
}
bb-f-claim-taken = { $seat } nimmt { $region }, { $n } wert.
bb-f-claim-up = { $region } wird aufgedeckt, { $n } wert; niemand nimmt es.
bb-f-claim-lost = { $region }, { $n } wert, geht zurück auf den Plan.
bb-f-no-claims = Kein Anspruchsplättchen bewegt sich.
bb-f-settled = Schon entschieden.
bb-f-note = Beim jetzigen Stand; was noch entschieden wird, ist nicht vorhergesehen.
bb-text-legend = ★ Punkte des Anspruchsplättchens, dann gezählte Orte von nötigen und die Orte jeder Person und der Wikinger (!); ▲ das Plättchen liegt offen, mit der Person, die es hat. Orte: Farbe, Besitz (· frei), + Kloster, ! Wikinger, ◄ aktiver Ort, → Straßen.
bb-now-start = Startorte
bb-now-round = Runde { $round } von { $rounds }
bb-now-trick = Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }
bb-end-left = { $n ->
    [one] danach noch eine Runde
   *[other] danach noch { $n } Runden
}
bb-end-last = die letzte Runde: Nach ihrem Unterhalt endet das Spiel
bb-goal = Ziel: die meisten Punkte aus Orten, Heiraten, Schlachten und der Kirche
bb-ended = Alle { $rounds } Runden sind gespielt.
minute-facts = Drei oder vier Runden mit Stichen, keine Würfel
minute-goal = Irland hat acht Regionen. Sobald genug Orte einer Region vergeben sind, nimmt das Anspruchsplättchen, wer dort allein die *meisten Orte* hat.
minute-turn = Alle spielen eine Karte um einen Ort. Die *höchste Karte in seiner Farbe* nimmt ihn. Alle anderen bekommen etwas anderes: Münzen, Plünderer, die Gunst der Kirche, eine Heirat.
minute-end = *Zu dritt drei Runden, sonst vier.* In jeder werden Karten gewählt und Stiche gespielt, dann Heirat, Schlacht, Kirche und Regionen abgerechnet.
minute-win = *Die meisten Punkte.* Am schwersten wiegen Anspruchsplättchen; Orte in vielen Regionen, Heiraten, Schlachten und Ansehen bringen den Rest.
minute-part-1 = Anspruchsplättchen
minute-part-2 = unterwegs
minute-part-3 = Orte in vielen Regionen
minute-part-4 = Münzen, Ansehen, Marker

## Lektionen

lesson-part-win = Einen Stich gewinnen
lesson-part-lose = Einen Stich verlieren
lesson-part-fronts = Äxte, Kreuze, Ringe
lesson-part-whole = Von der Hand zum Sieg
lesson-first-town-title = Der erste Ort
lesson-first-town-task = Gewinnen Sie Clonard: mit einer roten Karte über 11.
lesson-first-town-why = Der Ort ist rot, also zählen blaue Karten nicht, auch nicht Ihre 25. Die höchste rote Karte nimmt ihn.
lesson-first-town-after = Clonard gehört Ihnen, und der Marker auch: Sie spielen zum nächsten Stich aus.
lesson-first-town-wrong-blue-25 = 25 ist die höchste Zahl, aber blau. In einem roten Ort zählen nur Rot und Weiß, also gewinnt Bertas 11.
lesson-first-town-wrong-red-5 = Die Farbe stimmt, aber 5 ist weniger als 11. Berta gewinnt noch immer.
lesson-win-cheaply-title = Billig gewinnen
lesson-win-cheaply-task = Gewinnen Sie Kildare und haben Sie am Ende vier Münzen.
lesson-win-cheaply-why = Es genügt eine blaue oder weiße Karte über 12. Achten Sie auf ihre oberste Zeile: Mit hohen Karten zu gewinnen kostet.
lesson-win-cheaply-after = Weiß zählt als jede Farbe. Die niedrigste Karte, die noch gewinnt, ist meist die beste.
lesson-win-cheaply-wrong-blue-25 = Gewonnen, aber 25 kostet zwei Münzen und lässt Ihnen eine. Eine kleinere Karte hätte genügt.
lesson-win-cheaply-wrong-blue-16 = Gewonnen, ohne zu zahlen, aber auch ohne Gewinn. Eine Ihrer Karten gewinnt und bringt eine Münze.
lesson-you-lead-title = Sie spielen aus
lesson-you-lead-task = Sie haben den Marker: Wählen Sie Tara und gewinnen Sie den Ort.
lesson-you-lead-why = Spielen Sie eine Karte in der Farbe des Orts aus oder eine weiße. Berta und Cyril spielen nach Ihnen, also spielen Sie stark aus.
lesson-you-lead-after = Wer den Marker hat, wählt den Schauplatz. Weiße Karten passen zu jedem Ort.
lesson-you-lead-wrong-blue-9 = Tara ist gelb. Ausgespielt wird Gelb oder Weiß; nur die anderen dürfen spielen, was sie wollen.
lesson-you-lead-wrong-yellow-4 = Erlaubt, aber Berta übertrifft Ihre 4 mit Gelb 14 und bekommt den Ort und den Marker.
lesson-what-towns-are-for-title = Wozu Orte gut sind
lesson-what-towns-are-for-task = Letzter Stich der Runde: Nehmen Sie das Anspruchsplättchen der Südlichen Uí Néill, 5 Punkte wert.
lesson-what-towns-are-for-why = Es wird aufgedeckt, sobald dort drei Orte beherrscht sind, und geht an die Person mit den meisten.
lesson-what-towns-are-for-after = Zwei gegen einen: am Ende fünf Punkte, solange Sie dort vorn bleiben.
lesson-what-towns-are-for-wrong-elsewhere = Ein neuer Ort, aber er entscheidet nichts: Connacht hat einen von fünf, die Südlichen Uí Néill noch immer zwei von drei.
lesson-what-towns-are-for-wrong-weak-card = Richtige Region, schwache Karte: Cyrils 12 nimmt Slane. Bei je einem Ort bekommt niemand das Plättchen.
lesson-losing-pays-title = Verlieren lohnt sich
lesson-losing-pays-task = Nichts in Ihrer Hand schlägt Rot 24. Verlieren Sie gut: Haben Sie am Ende fünf Münzen.
lesson-losing-pays-why = Wer verliert, wählt eine der beiden unteren Zeilen der gespielten Karte. Niedrige Karten bringen am meisten.
lesson-losing-pays-after = Drei Münzen für einen verlorenen Stich. Gleich kaufen sie Ihnen einen Ort.
lesson-losing-pays-wrong-blue-25 = Eine hohe Karte verliert genauso, und ihre obere Zeile bringt nur eine Münze. Heben Sie sie zum Gewinnen auf.
lesson-losing-pays-wrong-lower-line = Zwei Scheiben für die Kirche: später nützlich, aber keine Münzen. Die Münzen stehen in der oberen Zeile.
lesson-along-the-road-title = Die Straße entlang
lesson-along-the-road-task = Verlieren Sie und gewinnen Sie doch einen Ort: Breiten Sie sich nach Slane aus.
lesson-along-the-road-why = Die obere Zeile endet mit dem Straßensymbol: Für fünf Münzen dürfen Sie einen freien Ort besetzen, der mit Ihrem verbunden ist.
lesson-along-the-road-after = Ein Ort ohne gewonnenen Stich. Münzen derselben Zeile lassen sich gleich ausgeben.
lesson-along-the-road-wrong-too-far = Von Kells führen die Straßen nach Slane und Fore. Clonard liegt weiter weg; kein Ort darf übersprungen werden.
lesson-along-the-road-wrong-lower-line = Keine Münzen, kein Ort: Die untere Zeile bringt Sie stattdessen auf der Heiratsleiste voran.
lesson-lowest-first-title = Die niedrigste zuerst
lesson-lowest-first-task = Besetzen Sie Uisnech, bevor Cyril es tut.
lesson-lowest-first-why = Dorthin führen Straßen von Ihrem Ort und von seinem. Karten werden von der niedrigsten zur höchsten ausgeführt, und Cyril hat 9 gespielt.
lesson-lowest-first-after = Niedrige Karten sind schnell. Achten Sie vor dem Spielen darauf, wer vor Ihnen dran ist.
lesson-lowest-first-wrong-card-12 = 12 kommt nach Cyrils 9: Er hat Uisnech gerade besetzt. Spielen Sie niedriger, um früher dran zu sein.
lesson-lowest-first-wrong-card-22 = Sie gewinnen Armagh für zwei Münzen, aber Uisnech geht an Cyril. Hier war die niedrige Karte mehr wert.
lesson-raiders-title = Die Plünderer
lesson-raiders-task = Die Wikinger kommen: Nehmen Sie mehr Plünderer als Cyril.
lesson-raiders-why = Nach den Stichen verliert die schwächste Verteidigung einen Ort. Die stärkste wählt, welchen, und bekommt Ansehen und Punkte.
lesson-raiders-after = Jedes Ansehen brachte Ihnen eben einen Punkt und bringt am Ende noch einen.
lesson-raiders-wrong-coin = Eine Münze, aber keine Plünderer: Jetzt sind Sie am schwächsten, und Cyril gibt Clonard den Wikingern.
lesson-raiders-wrong-yellow-1 = Gelb 1 hat keine Äxte. Plünderer gibt es nur mit roten Karten.
lesson-church-title = Die Kirche
lesson-church-task = Gewinnen Sie das Anspruchsplättchen der Südlichen Uí Néill mit einem Kloster.
lesson-church-why = Es zählt als zweiter Ort. Bauen Sie es, indem Sie in der Kirche allein führen: Berta hat vier Scheiben; zwei Münzen kaufen eine mehr.
lesson-church-after = Drei gegen zwei. Die Kirche gibt Ihnen auch den Marker für die nächste Runde.
lesson-church-wrong-tie = Vier gegen vier: Bei Gleichstand baut niemand. Sie beide bekommen einen Punkt und nehmen eine Scheibe zurück.
lesson-church-wrong-elsewhere = Ein Kloster, aber in Connacht: In den Südlichen Uí Néill steht es noch immer zwei gegen zwei.
lesson-courtship-title = Die Werbung
lesson-courtship-task = Gewinnen Sie Conall: Stehen Sie auf der Heiratsleiste am höchsten.
lesson-courtship-why = Drei Schritte bringen Sie auf Bertas Feld, und wer ein Feld teilt, rutscht hinunter. Zwei Münzen kaufen einen Schritt mehr.
lesson-courtship-after = Zwei Punkte und ein Ort. Ihre Scheibe beginnt von vorn; die anderen behalten ihre Plätze.
lesson-courtship-wrong-stay = Berta steht auf fünf und Cyril auf vier, also rutschen Sie auf drei. Berta gewinnt Conall.
lesson-courtship-wrong-coin = Eine Münze, kein Schritt: Berta bleibt am höchsten und gewinnt Conall und seinen Ort.
lesson-draft-title = Die Hand wählen
lesson-draft-task = Eine neue Runde. Behalten Sie eine rote und eine gelbe Karte; der Rest geht an Berta.
lesson-draft-why = Vierzehn Plünderer sind gelandet, und Conall ist der Preis: Sie werden beide Farben brauchen.
lesson-draft-after = Von Cyril kommen sechs neue Karten. Wieder bleiben zwei bei Ihnen, bis alle verteilt sind.
lesson-draft-wrong-greedy = Stark, aber mit jeder zu gewinnen kostet zwei Münzen, und Sie haben drei. Für die Plünderer und Conall haben Sie nichts.
lesson-last-trick-title = Der letzte Stich
lesson-last-trick-task = Gewinnen Sie das Spiel mit dem letzten Stich.
lesson-last-trick-why = Berta ist drei Punkte voraus. Eine fünfte Region bringt Ihnen zwei Punkte; in Leinster sind Sie gleichauf um ein Plättchen, das sechs wert ist.
lesson-last-trick-after = Sechs Punkte für Sie, keiner für Berta: Einen Gleichstand zu brechen wirkt doppelt.
lesson-last-trick-wrong-new-region = Zwei Punkte mehr, einer zu wenig: 28 zu 29. Berta behält auch ihre Hälfte von Leinster.
lesson-last-trick-wrong-card-8 = Richtige Region, aber Bertas 11 schlägt 8. Nehmen Sie für den letzten Ort Ihre stärkste Karte.

## Die Regeln

chapter-BB-1 = Allgemeines
rule-BB-1_1 = Es spielen drei, vier oder fünf Personen.
rule-BB-1_2 = Die Plätze bilden einen Kreis. Im Uhrzeigersinn heißt: zum nächsten Platz; links sitzt, wer im Uhrzeigersinn folgt, rechts, wer vorangeht.
rule-BB-1_3 = Münzen, Scheiben, Ansehen, Plünderer, Klöster und Plättchen der Wikingerherrschaft gehen nie aus.
rule-BB-1_4 = Ein Ort hat Platz für eine Scheibe. Ein Ort ohne Scheibe ist frei.
rule-BB-1_5 = Eine Scheibe auf einem Ort bleibt dort bis zum Ende des Spiels. Ein Plättchen der Wikingerherrschaft kann darauf zu liegen kommen und wieder verschwinden.
rule-BB-1_6 = Einen Ort beherrscht, wessen Scheibe dort liegt, wenn kein Plättchen der Wikingerherrschaft sie bedeckt. Mit einem solchen Plättchen beherrschen ihn die Wikinger.
rule-BB-1_7 = Ein Ort in der Hand der Wikinger ist nicht frei: Die Scheibe liegt noch dort.
rule-BB-1_8 = Keine Punktzahl fällt unter 0.
rule-BB-1_9 = Punkte ersetzen eine Münze nur bei einem Zahlsymbol (BB-7.4). Sonst lässt sich nichts mit Punkten bezahlen.
rule-BB-1_10 = Was eine Regel verlangt, muss getan werden, sofern sie nicht sagt, dass man darf. Freiwillig sind nur zwei Dinge: weitere Scheiben, Plünderer oder Schritte zu kaufen und sich auszubreiten.
rule-BB-1_11 = Wo eine kurze Zusammenfassung ungenauer ist als die ganze Regel, gilt die ganze Regel.
rule-BB-1_12 = Alles ist offen außer Händen, Päckchen, noch nicht aufgedeckten Karten, der beiseitegelegten Karte und verdeckt abgeworfenen letzten Karten. Auch Münzen, Ansehen, Plünderer und Punkte aller sind offen.
rule-BB-1_13 = Wer nach der Schlusswertung die meisten Punkte hat, gewinnt (BB-20).

chapter-BB-2 = Der Aufbau
rule-BB-2_1 = Der Plan liegt in der Mitte. Münzen, Ansehen, Klöster, Plünderer und Plättchen der Wikingerherrschaft bilden den Vorrat.
rule-BB-2_2 = Alle nehmen die Scheiben einer Farbe. Farben, die niemand spielt, sind nicht im Spiel.
rule-BB-2_3 = Alle beginnen mit 3 Münzen und 1 Ansehen.
rule-BB-2_4 = Die Scheiben aller stehen am Anfang der Heiratsleiste, und jede Punktzahl beginnt bei 10.
rule-BB-2_5 = Die acht Anspruchsplättchen liegen verdeckt in ihren Regionen.
rule-BB-2_6 = Die Prinzessin ist die unterste Karte des Heiratsstapels. Es gibt nur eine.
rule-BB-2_7 = Die anderen sieben Heiratskarten werden gemischt. Auf die Prinzessin kommen davon zu dritt zwei, zu viert oder fünft drei; die übrigen verlassen ungesehen das Spiel.
rule-BB-2_8 = Die sieben Wikingerkarten werden gemischt und liegen verdeckt.
rule-BB-2_9 = Die Aktionskarten liegen neben dem Plan bereit. Eine Zusammenfassung der Regeln ist immer zur Hand; auf das Spiel wirkt sie nicht.
rule-BB-2_10 = Der Zufall entscheidet, wer beginnt. Diese Person hat den Marker des aktiven Orts.
rule-BB-2_11 = Beginnend bei der Person mit dem Marker legen alle im Uhrzeigersinn eine Scheibe auf einen Ort.
rule-BB-2_12 = Der Ort darf jede Farbe haben, muss aber in einer Region liegen, in der sonst niemand eine Scheibe hat.

chapter-BB-3 = Runden und Vorbereitung
rule-BB-3_1 = Das Spiel hat zu dritt drei Runden, zu viert oder fünft vier.
rule-BB-3_2 = Eine Runde hat vier Phasen: Vorbereitung, Kartenwahl, Aktionen, Unterhalt.
rule-BB-3_3 = Zuerst wird eine Wikingerkarte aufgedeckt. So viele Plünderer, wie sie stark ist, kommen auf das Schlachtfeld; die Karte wird nicht mehr verwendet.
rule-BB-3_4 = Dann wird die nächste Heiratskarte aufgedeckt: der Preis der Runde.
rule-BB-3_5 = Ist der Heiratsstapel nun leer, ist es die letzte Runde. So ist die Prinzessin immer der Preis der letzten Runde.
rule-BB-3_6 = Es folgt die Kartenwahl.

chapter-BB-4 = Die Kartenwahl
rule-BB-4_1 = Alle 25 Aktionskarten werden zusammen gemischt, was immer in der Runde davor aus ihnen wurde.
rule-BB-4_2 = Alle bekommen zu dritt 8 Karten, zu viert 6, zu fünft 5.
rule-BB-4_3 = Zu dritt oder viert bleibt eine Karte übrig. Sie kommt verdeckt beiseite, und niemand sieht sie an.
rule-BB-4_4 = Alle wählen geheim zwei Karten des Päckchens in ihrer Hand. Sie gehören für diese Runde zu ihrer Hand.
rule-BB-4_5 = Haben alle gewählt, geben alle den Rest des Päckchens nach links weiter, in jeder Runde.
rule-BB-4_6 = Das Wählen von zweien und Weitergeben wiederholt sich mit den erhaltenen Päckchen.
rule-BB-4_7 = Ein Päckchen, das mit nur einer oder zwei Karten ankommt, wird nicht weitergegeben: Seine Karten kommen gleich auf die Hand.
rule-BB-4_8 = Sind alle ausgeteilten Karten genommen, ist die Kartenwahl vorbei: Alle haben 8, 6 oder 5 Karten in der Hand.
rule-BB-4_9 = Gewählte Karten darf man ansehen, aber nicht tauschen.

chapter-BB-5 = Stiche
rule-BB-5_1 = Stiche werden gespielt, bis alle noch eine Karte haben: 7, 5 oder 4 Stiche zu 3, 4 oder 5 Personen.
rule-BB-5_2 = Diese letzte Karte wird ohne Wirkung verdeckt abgeworfen, und der Unterhalt beginnt.
rule-BB-5_3 = Wer den Marker hat, spielt aus und legt den Marker auf einen beliebigen freien Ort: den aktiven Ort.
rule-BB-5_4 = Dann spielt diese Person eine Karte, die die Farbe des aktiven Orts hat oder weiß ist.
rule-BB-5_5 = Zum Ausspielen darf nur ein Ort genannt werden, zu dem eine solche Karte in der Hand ist.
rule-BB-5_6 = Passt kein freier Ort zu einer Karte der Hand, wird ein beliebiger freier Ort genannt und eine beliebige Karte gespielt.
rule-BB-5_7 = Ist kein Ort frei, liegt der Marker neben dem Plan, ausgespielt wird eine beliebige Karte, und der Stich hat weder aktiven Ort noch Gewinn.
rule-BB-5_8 = Im Uhrzeigersinn spielen alle anderen offen je eine Karte. Jede ist erlaubt: Niemand muss Farbe bedienen oder hoch spielen.
rule-BB-5_9 = Die höchste Karte in der Farbe des aktiven Orts gewinnt; weiße Karten zählen dazu. Alle anderen verlieren.
rule-BB-5_10 = Keine zwei Karten haben denselben Wert, also gibt es keinen Gleichstand; und ein passendes Ausspielen sorgt dafür, dass jemand gewinnt.
rule-BB-5_11 = Hat keine Karte die Farbe des Orts, gewinnt niemand: Alle nehmen eine Nebenaktion, der Ort bleibt frei, und der Marker geht nach dem Stich zurück an die Person, die ausgespielt hat.
rule-BB-5_12 = Aktionen werden von der niedrigsten Karte zur höchsten ausgeführt, gleich welcher Farbe. Auch der Stichgewinn steht in dieser Reihe.
rule-BB-5_13 = Wer gewinnt, muss die Hauptaktion der eigenen Karte ausführen.
rule-BB-5_14 = Wer verliert, wählt, sobald die Karte an der Reihe ist, eine ihrer Nebenaktionen. Hat sie nur eine, wird diese ausgeführt.
rule-BB-5_15 = Nach der Aktion wird die Karte abgelegt, und die nächsthöhere wird ausgeführt.
rule-BB-5_16 = Waren alle dran, ist der Stich vorbei.
rule-BB-5_17 = Niemand darf die Ablage durchsuchen. (Der Tisch kann so eingestellt sein, dass er sie auflistet.)
rule-BB-5_18 = Ist in jeder Hand mehr als eine Karte übrig, spielt zum nächsten Stich aus, wer jetzt den Marker hat.

chapter-BB-6 = Eine Aktion ausführen
rule-BB-6_1 = Eine Aktion ist eine Zeile von Symbolen. Alle werden ausgeführt, von links nach rechts.
rule-BB-6_2 = Ein Symbol, das nichts bewirken kann, wird übergangen; die anderen zählen trotzdem.
rule-BB-6_3 = Münzen, die früher in der Zeile kommen, lassen sich später in ihr ausgeben, aber nicht umgekehrt.
rule-BB-6_4 = Ob sich Scheiben ein Feld der Heiratsleiste teilen, wird nach dem letzten Symbol angesehen (BB-9.4).
rule-BB-6_5 = Zeigt eine Zeile mehrere Kreuze, Äxte oder Briefe, wird nach Zusätzlichem einmal gefragt, nach dem letzten davon.

chapter-BB-7 = Symbole
rule-BB-7_1 = Ort (nur in Hauptaktionen): eine Scheibe auf den aktiven Ort legen und den Marker nehmen. Von nun an ist er ein eigener Ort.
rule-BB-7_2 = Münze: eine Münze nehmen.
rule-BB-7_3 = Zahlen: eine Münze abgeben. Wer eine hat, muss sie zahlen.
rule-BB-7_4 = Zahlen ohne Münze: stattdessen 2 Punkte verlieren; bei nur 1 Punkt diesen; ohne Punkte geschieht nichts.
rule-BB-7_5 = Mehrere Zahlsymbole werden nacheinander abgerechnet: zuerst Münzen, dann Punkte.
rule-BB-7_6 = Ansehen: eines nehmen. (Nur Heiratskarte und Heiratsleiste.)
rule-BB-7_7 = Punkte: so viele bekommen, wie gezeigt sind. (Nur Heiratskarten.)
rule-BB-7_8 = Kreuz: eine Scheibe in den Kirchenbereich legen. Danach darf man beliebig viele weitere für je 2 Münzen kaufen.
rule-BB-7_9 = Axt: einen Plünderer vom Schlachtfeld nehmen. Danach darf man weitere für je 2 Münzen kaufen.
rule-BB-7_10 = Eine Axt bewirkt nichts, wenn das Schlachtfeld leer ist, und mehr Plünderer, als dort liegen, lassen sich nicht kaufen.
rule-BB-7_11 = Brief: auf der Heiratsleiste ein Feld hinaufrücken. Danach darf man weitere Felder für je 2 Münzen kaufen (BB-9).
rule-BB-7_12 = Ausbreitung: Man darf 5 Münzen zahlen und sich ausbreiten (BB-8).
rule-BB-7_13 = Befreiung: ein Plättchen der Wikingerherrschaft vom Plan entfernen. Die Scheibe darunter zeigt wieder, wer den Ort beherrscht; das kann jemand anders sein.
rule-BB-7_14 = Gibt es ein Plättchen, muss eines entfernt werden; welches, ist freigestellt. Gibt es keines, geschieht nichts. Ein Zahlsymbol derselben Zeile zählt in jedem Fall.
rule-BB-7_15 = Zusätzliches kostet genau 2 Münzen je Stück; eine einzelne Münze lässt sich nicht zugeben.

chapter-BB-8 = Ausbreitung
rule-BB-8_1 = Eine Ausbreitung kostet 5 Münzen, ist freiwillig und legt eine Scheibe auf einen neuen Ort. Ein Symbol erlaubt eine Ausbreitung.
rule-BB-8_2 = Eine Straße muss den neuen Ort unmittelbar mit einem beherrschten Ort verbinden. Kein anderer Ort darf dazwischen liegen.
rule-BB-8_3 = Der neue Ort muss frei sein.
rule-BB-8_4 = Er darf nicht der aktive Ort sein, solange der Marker dort liegt. (Eine Wahlmöglichkeit erlaubt es.)
rule-BB-8_5 = Ein Ort in der Hand der Wikinger ist weder Ausgangspunkt noch Ziel.
rule-BB-8_6 = Straßen dürfen in andere Regionen führen, und die Farbe des Orts spielt keine Rolle.
rule-BB-8_7 = Der neue Ort ist sofort beherrscht. Der Marker bewegt sich nicht.
rule-BB-8_8 = Grenzen mehrere eigene Orte an den neuen, ist es gleich, von welchem man kam.

chapter-BB-9 = Die Heiratsleiste
rule-BB-9_1 = Jeder Brief und je 2 Münzen bringen die Scheibe genau ein Feld hinauf. Felder mit anderen Scheiben zählen mit und dürfen überschritten werden.
rule-BB-9_2 = Eine Scheibe auf dem obersten Feld bleibt dort: Briefe wirken nicht, und Schritte lassen sich nicht kaufen.
rule-BB-9_3 = Über gekaufte Schritte entscheidet man im Wissen, wo man steht, und darf auf ein besetztes Feld treten.
rule-BB-9_4 = Teilt sich die Scheibe nach der ganzen Aktion ein Feld außer dem Anfang, rückt sie hinunter, bis sie allein steht oder am Anfang ankommt.
rule-BB-9_5 = Nur die Scheibe der Person, die an der Reihe war, rückt hinunter. Gezahlte Münzen sind verloren.
rule-BB-9_6 = So ruhen über dem Anfang nie zwei Scheiben auf demselben Feld. Am Anfang ist Platz für alle.
rule-BB-9_7 = Das Hinunterrücken führt nie unter das Feld, auf dem die Aktion begann.

chapter-BB-10 = Unterhalt
rule-BB-10_1 = Der Unterhalt hat vier Schritte: Heirat, Schlacht, Kirche, Regionen beanspruchen.
rule-BB-10_2 = Danach endet das Spiel, wenn der Heiratsstapel leer ist; sonst beginnt die nächste Runde.
rule-BB-10_3 = Was kein Schritt zurückgibt, bleibt: Scheiben auf der Heiratsleiste außer der siegreichen, Plünderer, Scheiben in der Kirche, Münzen, Ansehen.
rule-BB-10_4 = Während des Unterhalts hat immer jemand den Marker.

chapter-BB-11 = Heirat
rule-BB-11_1 = Wessen Scheibe auf der Heiratsleiste am höchsten steht, gewinnt die Heiratskarte. Das oberste Feld ist nicht nötig.
rule-BB-11_2 = Über dem Anfang gibt es immer genau eine höchste Scheibe.
rule-BB-11_3 = Wer gewinnt, behält die Karte offen und bekommt ihre Vorteile sofort.
rule-BB-11_4 = Punkte kommen dazu, Ansehen wird genommen.
rule-BB-11_5 = Eine Karte, die eine Region nennt, gibt dort auch einen freien Ort nach Wahl. Ist keiner frei, zählen die Punkte trotzdem.
rule-BB-11_6 = Dann geht die siegreiche Scheibe an den Anfang zurück.
rule-BB-11_7 = Sind alle Scheiben am Anfang, gewinnt niemand: Die Karte verlässt das Spiel, und die Schlacht folgt.

chapter-BB-12 = Die Prinzessin von Dänemark
rule-BB-12_1 = Wer die Prinzessin gewinnt, wählt sofort, offen und endgültig eines von dreien.
rule-BB-12_2 = Militärische Hilfe: die Karte behalten. Beim Beanspruchen zählen alle Orte der Wikinger als eigene.
rule-BB-12_3 = Militärische Hilfe gilt auch in der Schlusswertung der Anspruchsplättchen auf dem Plan, aber nicht für die Zahl der Regionen.
rule-BB-12_4 = Handel: die Karte behalten. In der Schlusswertung zählen Orte der Wikinger für die Zahl der Regionen als eigene.
rule-BB-12_5 = Der Handel hilft nicht bei Anspruchsplättchen.
rule-BB-12_6 = Verschmähen: die Karte abwerfen und 4 Punkte bekommen. Sie ist dann keine Heiratskarte bei Gleichständen (BB-20.3).
rule-BB-12_7 = Solche Orte zählen nur als eigene. Man kann sich nicht von ihnen ausbreiten, dort nicht bauen und sie nicht verlieren.
rule-BB-12_8 = Die Prinzessin kommt in der letzten Runde, also betrifft die militärische Hilfe ein Beanspruchen.

chapter-BB-13 = Belohnungen der Heiratsleiste
rule-BB-13_1 = Nach der Karte bekommen alle, was das Feld ihrer Scheibe zeigt. Die Scheiben bleiben, wo sie sind.
rule-BB-13_2 = Wer die Karte gewann, steht dann am Anfang und bekommt hier nichts.
rule-BB-13_3 = Felder geben Münzen, Ansehen oder einen freien Ort irgendwo. Ist kein Ort frei, gibt dieses Feld nichts.
rule-BB-13_4 = Belohnungen gibt es im Uhrzeigersinn, beginnend bei der Person mit dem Marker.
rule-BB-13_5 = Gewann niemand die Karte, gibt es auch keine Belohnungen: Alle Scheiben sind am Anfang.

chapter-BB-14 = Schlacht: der Überfall
rule-BB-14_1 = Ist kein Plünderer auf dem Schlachtfeld übrig, sind die Wikinger abgewehrt.
rule-BB-14_2 = Sind Plünderer übrig, gibt es einen Überfall: Wer die wenigsten Plünderer vor sich hat, verliert einen beherrschten Ort. Keine zählen als 0, und Plünderer aus früheren Runden zählen mit.
rule-BB-14_3 = Haben mehrere die wenigsten, verlieren alle von ihnen einen Ort.
rule-BB-14_4 = Hat eine Person allein die meisten Plünderer, wählt sie den Ort, den jede der anderen verliert.
rule-BB-14_5 = Haben mehrere die meisten, wählt selbst, wer verliert.
rule-BB-14_6 = Ein verlorener Ort bekommt ein Plättchen der Wikingerherrschaft auf seine Scheibe; die Wikinger beherrschen ihn. Ein Kloster dort bleibt.
rule-BB-14_7 = Haben alle gleich viele, verlieren alle einen Ort eigener Wahl.
rule-BB-14_8 = Wer keinen Ort beherrscht, verliert nichts.
rule-BB-14_9 = Mehrere Verluste werden nacheinander abgerechnet, im Uhrzeigersinn ab der Person mit dem Marker.
rule-BB-14_10 = Dann verlassen alle Plünderer das Schlachtfeld.

chapter-BB-15 = Schlacht: die Beute
rule-BB-15_1 = Die Beute gibt es, ob die Wikinger abgewehrt wurden oder nicht.
rule-BB-15_2 = Erste Belohnung: Wer allein die meisten Plünderer hat, nimmt ein Ansehen, bekommt für jedes eigene Ansehen, das neue eingeschlossen, einen Punkt und gibt alle Plünderer zurück. Das Ansehen bleibt.
rule-BB-15_3 = Bei Gleichstand um die meisten entfällt die erste Belohnung, und niemand gibt etwas zurück.
rule-BB-15_4 = Zweite Belohnung: Alle, die nun die meisten Plünderer haben, bekommen einen Punkt und geben einen Plünderer zurück.
rule-BB-15_5 = Ohne Plünderer gibt es keine Belohnung.
rule-BB-15_6 = Alle anderen Plünderer bleiben für die nächste Runde.

chapter-BB-16 = Kirche
rule-BB-16_1 = Erste Belohnung: Wer allein die meisten Scheiben im Kirchenbereich hat, baut, wenn möglich, ein Kloster in einem beherrschten Ort, nimmt den Marker und nimmt alle Scheiben zurück.
rule-BB-16_2 = Ein Ort hat höchstens ein Kloster.
rule-BB-16_3 = Ist kein Bau möglich, gibt es trotzdem den Marker und die Scheiben zurück.
rule-BB-16_4 = Bei Gleichstand um die meisten entfällt die erste Belohnung, und der Marker bleibt.
rule-BB-16_5 = Zweite Belohnung: Alle, die nun dort die meisten Scheiben haben, mindestens eine, bekommen einen Punkt und nehmen eine Scheibe zurück.
rule-BB-16_6 = Dritte Belohnung: Im Uhrzeigersinn ab der Person mit dem Marker bauen alle, die dort noch 4 oder mehr Scheiben haben, wenn möglich ein Kloster in einem beherrschten Ort.
rule-BB-16_7 = Wer bei der dritten Belohnung baute, nimmt alle Scheiben zurück. Wer es nicht konnte, lässt sie dort.
rule-BB-16_8 = Wer bauen kann, muss, und zwar nach Wahl in einem beherrschten Ort; also nie in einem Ort der Wikinger.
rule-BB-16_9 = Ein Kloster wird nie versetzt oder entfernt. Es nützt, wer immer den Ort beherrscht.

chapter-BB-17 = Regionen beanspruchen
rule-BB-17_1 = Jeder Ort zählt 1, ein Ort mit Kloster 2.
rule-BB-17_2 = Zuerst, für jedes verdeckte Plättchen: Erreichen die Orte aller Personen und der Wikinger in der Region seine Schwelle, wird es aufgedeckt.
rule-BB-17_3 = Ein Plättchen wird nie wieder verdeckt.
rule-BB-17_4 = Dann, für jedes offene Plättchen, wo immer es liegt: Wer allein die meisten Orte in der Region hat, nimmt es.
rule-BB-17_5 = Sind Personen um die meisten gleichauf, bleibt das Plättchen, wo es ist, auch bei jemandem, der nicht unter ihnen ist.
rule-BB-17_6 = Haben die Wikinger mehr als jede Person und hat niemand militärische Hilfe, kommt das Plättchen auf den Plan oder bleibt dort.
rule-BB-17_7 = Sind die Wikinger mit der besten Person gleichauf, ist auch das ein Gleichstand: Das Plättchen bleibt, wo es ist. (Eine Wahlmöglichkeit ändert das.)
rule-BB-17_8 = Mit militärischer Hilfe kommen die Orte der Wikinger zu denen dieser Person, und die Wikinger haben keine.
rule-BB-17_9 = Verglichen werden alle: jede Person und die Wikinger als eine weitere. Wer hinter den Wikingern gleichauf ist, ist es nicht um die meisten.
rule-BB-17_10 = Die Regionen beeinflussen einander nicht. Sie werden von Norden nach Süden angesehen.

chapter-BB-18 = Ende des Spiels
rule-BB-18_1 = Ist der Heiratsstapel nach dem Unterhalt leer, ist das Spiel vorbei, und alles wird gewertet.
rule-BB-18_2 = Das ist zu dritt nach Runde 3, zu viert oder fünft nach Runde 4.

chapter-BB-19 = Schlusswertung
rule-BB-19_1 = Wer allein die meisten Münzen hat, bekommt 1 Punkt. Bei Gleichstand niemand.
rule-BB-19_2 = Wer den Marker hat, bekommt 1 Punkt.
rule-BB-19_3 = Jedes Ansehen ist 1 Punkt.
rule-BB-19_4 = Eigene Anspruchsplättchen bringen, was sie zeigen.
rule-BB-19_5 = Ein offenes Plättchen auf dem Plan bringt allen, die um die meisten Orte der Region gleichauf sind, die Hälfte seiner Punkte, abgerundet. Klöster zählen 2.
rule-BB-19_6 = An diesem Vergleich nehmen die Wikinger teil: Gleichauf mit ihnen gibt es die Hälfte; haben sie allein die meisten, bekommt sie niemand. (Eine Wahlmöglichkeit ändert das.)
rule-BB-19_7 = Mit militärischer Hilfe zählen die Orte der Wikinger hier als die dieser Person.
rule-BB-19_8 = Verdeckte Plättchen bringen nichts.
rule-BB-19_9 = Gewertet wird die Zahl der Regionen, in denen man einen Ort beherrscht: 1 Punkt für drei oder vier, 3 für fünf, 5 für sechs, 7 für sieben, 10 für acht. Orte der Wikinger zählen nur mit Handel.
rule-BB-19_10 = Diese Posten beeinflussen einander nicht.

chapter-BB-20 = Der Sieg
rule-BB-20_1 = Wer die meisten Punkte hat, gewinnt.
rule-BB-20_2 = Bei Gleichstand gewinnt davon, wer die meisten Anspruchsplättchen hat; ihre Punkte spielen keine Rolle.
rule-BB-20_3 = Ist auch das gleich, gewinnt, wer die meisten Heiratskarten hat. Eine behaltene Prinzessin zählt.
rule-BB-20_4 = Ist noch immer alles gleich, wird der Sieg geteilt.

chapter-BB-21 = Wahlmöglichkeiten
rule-BB-21_1 = Ausbreitung in den aktiven Ort erlaubt: BB-8.4 gilt nicht. Liegt beim Stichgewinn schon eine Scheibe auf dem aktiven Ort, gibt es nur den Marker.
rule-BB-21_2 = Oberste Heiratskarte entfernt: In BB-11.7 verlässt auch die oberste Karte des Stapels ungesehen das Spiel, also ist es eine Runde kürzer.
rule-BB-21_3 = Zu fünft alle Karten: fünf Stiche je Runde, und keine Karte wird ungespielt abgeworfen.
rule-BB-21_4 = Wikinger gleichauf: Eine einzelne Person, die mit ihnen gleichauf ist, nimmt oder behält das Plättchen; oder jeder Gleichstand mit den Wikingern schickt es auf den Plan.
rule-BB-21_5 = Wikinger am Ende vorn: Wo sie allein die meisten haben, bekommen die besten Personen mit mindestens einem Ort die Hälfte.
rule-BB-21_6 = Klöster zählen am Ende nicht doppelt: In BB-19.5 zählt jeder Ort 1.
rule-BB-21_7 = Die siebte Wikingerkarte ist eine zweite 13: Der Stapel ist 9, 10, 11, 12, 13, 13, 14.
rule-BB-21_8 = Ob die Karten einer Runde aufgelistet und ob letzte Karten gezeigt werden, ändert, was zu sehen ist, nicht, was erlaubt ist.
town-N1 = Kilmacrenan
town-N2 = Ailech
town-N3 = Raphoe
town-N4 = Dungiven
town-N5 = Tullyhogue
town-N6 = Clogher
town-N7 = Armagh
town-U1 = Dunseverick
town-U2 = Connor
town-U3 = Dromore
town-U4 = Bangor
town-U5 = Downpatrick
town-B1 = Tomregan
town-B2 = Dromahair
town-B3 = Fenagh
town-B4 = Drumlane
town-C1 = Killala
town-C2 = Ballysadare
town-C3 = Achonry
town-C4 = Cong
town-C5 = Cruachan
town-C6 = Mayo
town-C7 = Roscommon
town-C8 = Tuam
town-C9 = Clonfert
town-S1 = Fore
town-S2 = Kells
town-S3 = Slane
town-S4 = Uisnech
town-S5 = Clonard
town-S6 = Tara
town-D1 = Swords
town-D2 = Clontarf
town-D3 = Tallaght
town-L1 = Clonenagh
town-L2 = Kildare
town-L3 = Aghaboe
town-L4 = Kilkenny
town-L5 = Saint Mullins
town-L6 = Ferns
town-L7 = Glendalough
town-L8 = Taghmon
town-L9 = Wexford
town-M1 = Kilfenora
town-M2 = Kincora
town-M3 = Scattery
town-M4 = Limerick
town-M5 = Ardfert
town-M6 = Kilmalkedar
town-M7 = Inisfallen
town-M8 = Cashel
town-M9 = Cork
town-M10 = Lismore

## Titel der Beispiele

example-a-town-from-the-marriage-track-is-always-a-free-one = Ein Ort von der Heiratsleiste ist immer ein freier
example-play-goes-clockwise-after-the-last-seat-comes-the-first = Gespielt wird im Uhrzeigersinn: Nach dem letzten Platz kommt der erste
example-starting-towns-the-marker-holder-begins-and-a-region-with-a-disc-is = Startorte: Wer den Marker hat, beginnt, und eine Region mit einer Scheibe ist verschlossen
example-a-draft-of-three-players-the-first-packet-comes-back-with-two-cards = Kartenwahl zu dritt: Das erste Päckchen kommt mit zwei Karten zurück
example-in-the-draft-a-player-sees-his-own-packet-and-choice-of-the-others-only = In der Kartenwahl sieht man das eigene Päckchen und die eigene Wahl; von den anderen nur, wie viele
example-a-card-that-does-not-match-the-town-is-refused-as-lead-white-is-allowed = Eine Karte, die nicht zum Ort passt, darf nicht ausgespielt werden, eine weiße darf
example-whoever-holds-the-marker-after-the-trick-leads-the-next-one = Wer nach dem Stich den Marker hat, spielt zum nächsten aus
example-red-2-lower-action-two-axes = Rot 2, die untere Aktion: zwei Äxte
example-red-5-lower-action-two-axes = Rot 5, die untere Aktion: zwei Äxte
example-david-may-buy-no-more-than-two-raiders-with-five-coins = David darf mit fünf Münzen höchstens zwei Plünderer kaufen
example-two-axes-three-raiders-six-coins-only-one-can-be-bought = Zwei Äxte, drei Plünderer, sechs Münzen: Nur einer lässt sich kaufen
example-which-towns-one-may-expand-into = In welche Orte man sich ausbreiten darf
example-kamilas-expansion-of-the-example-one-road-is-blocked-so-there-is-one = Kamilas Ausbreitung aus dem Beispiel: Eine Straße ist versperrt, also gibt es ein Ziel
example-paying-to-step-onto-an-occupied-space-is-legal-and-may-be-wasted = Auf ein besetztes Feld zu zahlen ist erlaubt und vielleicht vergeblich
example-the-alternative-of-the-example-without-paying-petr-is-pushed-down-to = Die andere Möglichkeit des Beispiels: Ohne zu zahlen rutscht Petr auf Feld 2
example-a-whole-upkeep-of-three-players = Ein ganzer Unterhalt zu dritt
example-orlaith-her-town-is-placed-before-the-town-of-space-8-renown-and-coins = Orlaith: Ihr Ort kommt vor dem Ort von Feld 8; Ansehen und Münzen folgen
example-niall-2-points-and-a-free-town-in-n = Niall: 2 Punkte und ein freier Ort in N
example-the-princess-spurned-four-points-and-no-card = Die Prinzessin verschmäht: vier Punkte und keine Karte
example-the-princess-kept-for-trade-who-did-not-win-her-has-no-say = Die Prinzessin für den Handel behalten; wer sie nicht gewann, hat nichts zu sagen
example-one-chooser-two-losers-who-still-share-the-second-reward = Eine Person wählt, zwei verlieren und teilen sich dennoch die zweite Belohnung
example-five-players-three-losers-one-after-another-from-the-marker = Zu fünft, drei verlieren, nacheinander ab dem Marker
example-five-discs-each-both-get-a-point-and-both-build = Je fünf Scheiben: Beide bekommen einen Punkt, und beide bauen
example-the-church-leader-builds-exactly-four-discs-are-three-after-the-second = Wer in der Kirche führt, baut; genau vier Scheiben sind nach der zweiten Belohnung drei
example-five-players-all-five-cards-in-the-fifth-trick-only-the-town-is-asked = Zu fünft, alle fünf Karten: Im fünften Stich wird nur nach dem Ort gefragt
example-expansion-into-the-active-town-allowed-the-winner-gets-only-the-marker = Ausbreitung in den aktiven Ort erlaubt: Wer gewinnt, bekommt nur den Marker

## Stellungen von Hand

bench-disc = Scheibe
bench-viking = Marker der Wikingerkontrolle
bench-monastery = Kloster
bench-track = Platz auf der Heiratsleiste
bench-church = Scheiben im Kirchenbereich
bench-marriages = Heiratskarten
bench-beside = neben dem Spielplan
bench-marker = Marker des aktiven Orts
bench-battle = Plünderer im Kampfbereich
bench-marriage-card = Heiratskarte der Runde
bench-marriage-deck = Verbleibende gewöhnliche Heiratskarten
bench-princess = Darunter liegt die Prinzessin
bench-claim = Anspruchsplättchen
bench-claim-down = verdeckt
bench-claim-board = offen auf dem Plan
bench-step = Was als Nächstes entschieden wird
bench-leader = Wer ausspielt
bench-active = Aktiver Ort
bench-trick-card = Karte auf dem Tisch
