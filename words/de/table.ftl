# Was alle Spiele gemeinsam haben.

language-name = Deutsch
list-none = nichts
list-nobody = niemand
list-and = { $list } und { $last }
complaint-line = Zeile { $line }: { $why }
complaint-format = Die Datei lässt sich nicht lesen: { $problem }
complaint-put = { $field }: { $why }
complaint-value = { $found } kann hier nicht stehen; es sollte { $expected } sein.
complaint-length =
    { $n ->
        [one] Hier steht ein Wert; es sollte { $expected } sein.
       *[other] Hier stehen { $n } Werte; es sollte { $expected } sein.
    }
complaint-word = „{ $word }“ bedeutet hier nichts; es kann sein: { $known }.
complaint-word-near = „{ $word }“ bedeutet hier nichts; am nächsten kommen: { $known } (von insgesamt { $n }).
complaint-field = „{ $field }“ gibt es hier nicht; es kann geben: { $known }.
complaint-field-missing = „{ $field }“ fehlt.
complaint-field-twice = „{ $field }“ ist zweimal angegeben.
value-number = eine ganze Zahl von { $least } bis { $most }
value-whole = eine ganze Zahl
value-text = ein Text in Anführungszeichen
value-truth = true oder false
value-list = eine Liste
value-table = eine Tabelle
complaint-seat = „{ $text }“ ist kein Platz; Plätze heißen a, b, c …
complaint-players = Zu { $players } lässt sich das nicht spielen; es ist für { $least } bis { $most }.
complaint-rules-version = Gespielt wurde nach Fassung { $version } der Regeln; dieses Programm spielt Fassung { $newest }.
complaint-rules-versions = Gespielt wurde nach Fassung { $version } der Regeln; dieses Programm spielt die Fassungen { $oldest } bis { $newest }.
complaint-option = Die Wahlmöglichkeit „{ $option }“ gibt es nicht. Es gibt: { $known }.
complaint-option-value = { $option } kann nicht „{ $value }“ sein; es kann sein: { $allowed }.
complaint-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $known }.
complaint-edition-id = Eine eigene Ausgabe braucht eine Id aus 1 bis { $most } kleinen Buchstaben, Ziffern und Bindestrichen.
complaint-edition-title = Eine eigene Ausgabe braucht einen Titel aus 1 bis { $most } lesbaren Zeichen.
complaint-edition-taken = Das ist nicht die Ausgabe „{ $id }“, die zum Spiel gehört; sie braucht eine eigene Id.
complaint-edition-title-taken = Das ist nicht die Ausgabe „{ $title }“, die zum Spiel gehört; sie braucht einen eigenen Titel.
complaint-too-long = Die Datei hat { $size } KiB; gelesen werden höchstens { $most }.
no-chance = Der Zufall ist nicht am Zug.
no-undo = Das lässt sich nicht zurücknehmen: Etwas Neues wurde bekannt, oder jemand anders hat inzwischen gehandelt.
no-back = Das Spiel kann nicht zu diesem Schritt zurückgehen.
no-not-asked = Das ist keine Antwort auf das, was jetzt gefragt ist.
no-turn = Sie sind nicht am Zug.
told-undo = { $seat } hat den letzten Schritt zurückgenommen.
told-back = Alle waren mit { $seat } einverstanden: Das Spiel geht so weiter, wie es nach Schritt { $n } stand.
complaint-record = Das ist keine Aufzeichnung: { $problem }
complaint-record-format = Das ist eine Aufzeichnung im unbekannten Format „{ $format }“.
complaint-record-digest = Die Aufzeichnung wurde geändert: Ihre Prüfsumme passt nicht zum Text.
complaint-record-bytes = Die Aufzeichnung wurde geändert: Diese Zeile ist nicht, wie sie geschrieben wurde.
complaint-record-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }.
complaint-record-edition = Die Aufzeichnung wurde mit einer anderen oder geänderten Ausgabe gespielt: { $edition }.
complaint-record-entry = Eintrag { $entry }: { $why }
complaint-record-hash = der Tisch ist nicht, wie die Aufzeichnung sagt
complaint-record-unfair = dieses Ergebnis des Zufalls stammt nicht aus der versprochenen Zahl
complaint-record-seed = Die Zahl passt nicht zu dem, was vor dem Spiel versprochen wurde.
complaint-record-outcome = Das Ergebnis ist nicht das, was die Aufzeichnung behauptet.
complaint-record-names = Die Aufzeichnung nennt nicht jeden Platz genau einmal.
complaint-record-chain = Die Aufzeichnung wurde geändert: Ihre Einträge hängen nicht mehr zusammen wie zuvor.
complaint-record-signature = Die Unterschrift passt nicht: Dafür hat der Server sich nicht verbürgt.
complaint-record-seats = Die Namen sind nicht die derer, die am Ende dort saßen.
complaint-record-begin = die zu Beginn dort saßen, sind nicht die, die vorher kamen
complaint-record-seat = so kann niemand diesen Platz einnehmen oder verlassen
complaint-record-closed = das Spiel war schon geschlossen
proof-says = Bewiesen: { $proven }; nicht bewiesen: { $unproven }.
proof-steps = die Regeln erlauben { $n ->
    [one] seinen { $n } Schritt
   *[other] jeden von { $n } Schritten
}
proof-result = sie führen zu diesem Ergebnis
proof-dice = { $n ->
    [one] das { $n } Ergebnis des Zufalls stammt
   *[other] alle { $n } Ergebnisse des Zufalls stammen
} aus der vor dem Spiel versprochenen geheimen Zahl
proof-dice-stirred = { $n ->
    [one] das { $n } Ergebnis des Zufalls stammt
   *[other] alle { $n } Ergebnisse des Zufalls stammen
} aus der vor dem Spiel versprochenen geheimen Zahl und aus dem, was { $stirred } von { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
} dazugaben
proof-signed = der Server mit dem Schlüssel { $key }… verbürgt sich für jeden Eintrag und dafür, wer wo saß
proof-signed-names = der Server mit dem Schlüssel { $key }… verbürgt sich für jeden Eintrag
proof-not-end = das Ende, denn das Spiel wurde nicht beendet
proof-not-dice = der Zufall, denn die geheime Zahl steht nicht in der Aufzeichnung
proof-not-stirred = dass niemand die geheime Zahl wählte, denn niemand gab etwas dazu
proof-not-compared = die Fingerabdrücke von { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritten
}, genommen von einer früheren Fassung des Programms, die den Tisch anders aufschrieb
proof-not-people = welche Menschen hinter den Namen stehen
proof-not-signed = wer dies aufschrieb und wer wo saß, denn kein Server hat es unterschrieben
complaint-step = „{ $step }“ ist kein Schritt; „a: Aktion“, „~ Zufall“, „! a: Aktion -> Regel“, „! ~ Zufall -> Regel“ oder „undo a“ schreiben.
complaint-step-chance = „{ $step }“: Zuerst muss der Zufall entscheiden; mit einem Schritt „~ …“ vorgeben oder eine Zahl unter „seed“ angeben.
complaint-step-failed = „{ $step }“: { $why }
complaint-step-accepted = „{ $step }“ sollte abgelehnt werden, ist aber erlaubt.
complaint-step-clause = „{ $step }“ sollte an { $expected } scheitern, scheitert aber an { $found }: { $why }
complaint-step-touched = „{ $step }“ wurde abgelehnt, hat aber den Tisch verändert.
complaint-scenario-empty = Das Szenario erwartet nichts: Es braucht „after“, ein „expect“ oder eine Ablehnung.
complaint-scenario-unknown = Die Regel { $clause } gibt es in diesem Spiel nicht.
complaint-scenario-unheard = Das Szenario nennt { $clause }, aber die Regel wird dabei weder erzählt noch lehnt sie etwas ab. Sie beweisen oder unter „silent“ sagen, was sie stattdessen zeigt.
complaint-scenario-silent = Die Regel { $clause } steht unter „silent“, ist aber zu hören oder nicht unter „clauses“ genannt.
complaint-scenario-unshown = Regeln wie { $clause } stehen unter „silent“, aber das Szenario erwartet nichts, was sie zeigen könnte: „offers“, „expect“ oder „after“.
complaint-scenario-reason = Es heißt, dass { $clause } als { $other } erzählt wird, aber diese Regel ist nicht zu hören, während das Szenario läuft.
complaint-clause = { $why } ({ $clause })
complaint-expected = { $path } sollte { $expected } sein, ist aber { $found }.
complaint-lacks = { $path } sollte nicht bekannt sein, ist aber { $found }.
complaint-offers = { $seat } sollte angeboten bekommen: { $expected }. Es ist: { $found }.
complaint-changed = { $path } sollte sich nicht ändern, ging aber von { $before } zu { $after }.
rules-unofficial = Crownlands ist ein inoffizieller Tisch. Dies sind die Regeln, wie er sie spielt, in eigenen Worten; jede hat eine Nummer, auf die sich der Verlauf und jede Ablehnung beziehen.
lesson-unforeseen = Das ist erlaubt, führt aber nicht zum Ziel. Zurücknehmen und auf das schauen, was leuchtet.
lesson-aside = Das ist erlaubt, aber das Ziel ist noch offen. Weitermachen oder zurücknehmen und auf das schauen, was leuchtet.
lesson-seat-a = Adam
lesson-seat-b = Berta
lesson-seat-c = Cyril
lesson-seat-d = Dana
lesson-seat-e = Emil
list-all = { $list }
column-what = Was
column-value = Wert
column-from = Woher es stammt
column-text = Was darauf steht
column-sign = In Notation
cell-yes = ja
cell-changed = Diese Ausgabe ändert es; was gilt, steht in den genauen Werten.
origin-rulebook = Spielregel
origin-public = öffentliche Quelle
origin-deduced = erschlossen
origin-house = Hauswert
origin-of = { $what }: { $origin }
rules-components = Das ganze Material
rules-edition = Die Tabellen zeigen die Ausgabe „{ $title }“ ({ $id }).
rules-house = Ein Hauswert wurde von diesem Projekt gewählt, weil uns der gedruckte nicht bekannt ist.
rules-other-edition = Dieser Tisch spielt mit einer eigenen Ausgabe. Wo eine Regel eine andere Zahl nennt als die Tabellen, gelten die Tabellen.
rules-ruling = Hausregel
rules-examples = Beispiele

## Stellungen von Hand

bench-table = Der Tisch
bench-flow = Was gerade geschieht
bench-hand = Hand
bench-turn = Wer am Zug ist
bench-phase = Teil des Spiels
bench-year = Jahr
bench-round = Runde
bench-first = Wer zuerst war
bench-discard = Ablagestapel
