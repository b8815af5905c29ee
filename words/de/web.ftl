# Die Seiten auf Deutsch.

# Rahmen
ui-skip = Zum Inhalt springen
ui-nav = Bereiche
ui-language = Sprache
ui-theme = Darstellung
ui-theme-auto = Wie das Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-to-auto = Zur Darstellung des Geräts wechseln
ui-theme-to-light = Zu Hell wechseln
ui-theme-to-dark = Zu Dunkel wechseln
ui-settings = Einstellungen
ui-rules = Regeln
ui-lobby = Eingang
ui-next-turn = Mein nächster Zug
ui-next-short = Mein Zug
ui-foot = Crownlands ist ein inoffizieller digitaler Spieltisch. Es verwendet weder Bilder noch Texte der veröffentlichten Spiele; Namen bezeichnen sie nur.
ui-style = Gestaltung
ui-back-to-lobby = Zum Eingang
ui-back-to-table = Zurück zum Tisch

# Einstellungen
ui-name = Name
ui-save = Speichern
ui-confirm-setting = Vor jedem Schritt
ui-confirm-off = Sofort ausführen
ui-confirm-on = Erst nachfragen
ui-sound-setting = Leise Töne, wenn jemand zieht
ui-sound-off = Aus
ui-sound-on = An
ui-hints-setting = Hinweise in Spielen, die ich noch nicht zu Ende gespielt habe
ui-hints-off = Nie
ui-hints-on = Zeigen
ui-hints = Erstes Spiel
ui-hints-more = Mehr Hinweise
ui-hints-hide = Hinweise ausblenden
ui-hints-hide-help = In den Einstellungen lassen sie sich wieder einblenden.
ui-guest-name = Gast { $n }

# Eingang
ui-welcome = Nehmen Sie Platz
ui-welcome-lead = Spiele um umkämpftes Land, gegen Bots oder mit Freunden; jede Regel wird eingehalten und erklärt. Ein Konto ist nicht nötig.
ui-games = Spiele
ui-play-now = Jetzt spielen
ui-open = Tisch vorbereiten
ui-players-range = für { $least } bis { $most } Personen
ui-players-count = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
ui-my-tables = Meine Tische
ui-open-tables = Tische mit freien Plätzen
ui-watch-tables = Spiele zum Zuschauen
ui-my-finished = Meine beendeten Spiele
ui-finished = Beendete Spiele
ui-finished-none = Noch wurde kein Spiel beendet.
ui-older = Ältere Spiele
ui-free = frei
ui-state-open = Mitspielen
ui-state-waiting = Wartet auf Mitspielende
ui-state-playing = Im Spiel
ui-state-watch = Zuschauen
ui-state-over = Beendet
ui-ago-now = gerade eben
ui-ago-minutes = { $n ->
    [one] vor { $n } Minute
   *[other] vor { $n } Minuten
}
ui-ago-hours = { $n ->
    [one] vor { $n } Stunde
   *[other] vor { $n } Stunden
}
ui-ago-days = { $n ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
}

# Einen Tisch vorbereiten
ui-player-count = Zahl der Personen
ui-who-plays = Wer spielt?
ui-who-plays-help = Mehrere an diesem Gerät reichen es zwischen den Zügen weiter. Freie Plätze werden über den Link des Tisches besetzt.
ui-seat = Platz
ui-seat-here = An diesem Gerät
ui-open-hands = Wir sitzen beisammen: alle Karten offen zeigen
ui-open-hands-help = Das Gerät muss dann nicht weitergegeben werden. Sonst sind Karten erst zu sehen, wenn die nächste Person bestätigt.
ui-seat-open = Frei: auf Einladung
ui-name-here = Name an diesem Gerät
ui-bot = Bot
ui-bot-easy = Bot: leicht
ui-bot-fair = Bot: ordentlich
ui-bot-strong = Bot: stark
ui-bot-expert = Bot: meisterhaft (nimmt sich Zeit)
ui-options = Wahlmöglichkeiten
ui-speed = Tempo der Bots
ui-speed-alone = Tempo der Gegenseite
ui-speed-instant = Sofort
ui-speed-calm = Ruhig
ui-speed-slow = Langsam
ui-listed = Den Tisch im Eingang zeigen
ui-edition = Ausgabe
ui-open-go = Tisch eröffnen

# Vor dem Spiel
ui-room-free = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
ui-join = Hier Platz nehmen
ui-leave = Aufstehen
ui-invite = Mit diesem Link einladen
ui-copy = Kopieren
ui-copied = Kopiert
ui-fill = Mit Bots auffüllen und beginnen

# Tisch
ui-players = Am Tisch
ui-you = Sie
ui-your-turn = Sie sind am Zug
ui-due = am Zug
ui-thinking = denkt nach
ui-board = Spielplan
ui-hand = Ihre Hand
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-zoom-fit = Den ganzen Plan zeigen
ui-chosen = Gewählt:
ui-confirm = Bestätigen
ui-choose-again = Etwas anderes wählen
ui-undo = Zurücknehmen
ui-start-over = Von vorn
ui-type = Eine Aktion tippen oder fragen, warum nicht
ui-type-label = Aktion in Worten oder in Notation, zum Beispiel der Text eines Knopfs
ui-type-do = Ausführen
ui-type-why = Warum nicht?
ui-waiting = { $n ->
    [0] Einen Augenblick …
   *[other] Es wird auf { $seats } gewartet
}
ui-waiting-bots = { $n ->
    [one] { $seats } denkt nach
   *[other] { $seats } denken nach
}
ui-offline = Die Verbindung zum Tisch ist unterbrochen. Verloren ist nichts; die Seite versucht, sie wiederherzustellen.
ui-unanswered = Der Server hat nicht geantwortet. Verloren ist nichts; bitte noch einmal versuchen.
ui-close = Schließen
ui-watching = Sie schauen zu und sehen, was alle sehen dürfen.
ui-hand-over = Das Gerät an { $seat } weitergeben
ui-hand-over-help = Karten bleiben verdeckt, bis die nächste Person bestätigt.
ui-hand-over-take = Ich bin { $seat } – meine Hand zeigen
ui-score-now = Punkte, wenn das Spiel jetzt endete
ui-team-score = Das Team zusammen
ui-decided = { $seat } war { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} vor { $other }; am meisten trug bei: { $item } (+{ $most }).
ui-decided-teams = { $seats } waren { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} vor { $others }; am meisten trug bei: { $item } (+{ $most }).
ui-decided-teams-tie = Beide Teams haben gleich viele Punkte; die Regel für Gleichstände entschied.
ui-decided-tie = { $seat } und { $other } haben gleich viele Punkte; die Regel für Gleichstände entschied.
ui-winners = { $n ->
    [0] Niemand gewinnt
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
}
ui-rematch = Revanche
ui-rematch-go = Zur Revanche
ui-record = Aufzeichnung herunterladen
ui-log = Verlauf
ui-log-since = Seit Ihrem letzten Zug
ui-log-your-turn = Ihr letzter Zug
ui-log-empty = Noch ist nichts geschehen.
ui-log-all = Der ganze Verlauf
ui-log-older = Frühere Schritte
ui-log-newer = Spätere Schritte
ui-chat = Gespräch
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-label = Etwas zum Tisch sagen
ui-chat-send = Senden
ui-about-table = Über diesen Tisch
ui-leave-to-bot = Einen Bot für mich spielen lassen
ui-return = Den Platz von { $seat } wieder einnehmen
ui-spectator = Zuschauend
ui-why = Warum nicht?
ui-why-about = Warum nicht „{ $act }“?
ui-why-allowed = Das ist jetzt erlaubt.
ui-why-now = Zu entscheiden ist jetzt:
ui-why-instead = Möglich ist jetzt:
ui-why-more = { $n ->
    [one] und { $n } weiteres auf dem Tisch
   *[other] und { $n } weitere auf dem Tisch
}
ui-rules-all = Alle Regeln dieses Spiels

# Nachspielen
ui-replay = Nachspielen
ui-replay-here = Von hier an nachspielen
ui-replay-upload = Aufzeichnung nachspielen
ui-replay-start = Vor dem ersten Schritt.
ui-replay-nothing = Nichts, was aus dieser Sicht zu sehen war.
ui-eyes = Gesehen von
ui-step = Schritt { $n } von { $all }
ui-first = Zum Anfang
ui-previous = Einen Schritt zurück
ui-following = Einen Schritt weiter
ui-last = Zum Ende
ui-autoplay = Abspielen
ui-stop = Anhalten
ui-go = Los
ui-chapters = Kapitel
ui-upload-help = Die Aufzeichnung eines beendeten Spiels öffnen. Sie wird zuerst geprüft: jeder Schritt, jeder Würfel, jede gezogene Karte.
ui-upload-label = Aufzeichnung (eine .json-Datei)
ui-upload-go = Prüfen und zeigen
ui-fairness = Ehrlicher Zufall
ui-fair-promise = Jede Karte, die an diesem Tisch gezogen wird, stammt aus einer geheimen Zahl, die feststand, bevor sich jemand setzte. Nach dem Spiel wird sie gezeigt, und alle können sie prüfen.
ui-fair-stir = Wenn Sie Platz nehmen, gibt Ihr Browser eine eigene Zufallszahl dazu, sodass niemand die Karten bestimmen kann; ohne Skripte ist das nicht möglich.
ui-fair-stirred = { $n } von { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
} hier haben eine eigene Zufallszahl dazugegeben.
ui-fair-mine = Die Zufallszahl dieses Browsers ist darunter.
ui-fair-missing = Eine Zufallszahl dieses Browsers ist nicht darunter.
ui-fair-commitment = SHA-256 der geheimen Zahl:
ui-fair-seed = Die geheime Zahl:
ui-fair-key = Der Schlüssel des Servers, der die Aufzeichnung unterschrieben hat:

# Ergebnisse allein gespielter Spiele
ui-play-alone = Allein spielen
ui-stats = Ergebnisse allein
ui-stats-lead = Wie allein gespielte Spiele ausgingen, Stufe für Stufe: höchstens die letzten 200.
ui-stats-mine = Meine Spiele
ui-stats-all = Die Spiele aller
ui-stats-none = Hier hat noch niemand allein ein Spiel beendet.
ui-stats-latest = Meine letzten Spiele
ui-stats-games = Spiele
ui-stats-won = Gewonnen
ui-stats-share = Anteil gewonnen
ui-stats-best = Bestes Ergebnis
ui-stats-mean = Mittleres Ergebnis
ui-stats-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-stats-is-won = Gewonnen
ui-stats-is-lost = Verloren

# Bots
ui-bot-choose = Bot
ui-bots-help = Was die Bots können
ui-bot-random = Bot: zufällig
ui-bot-random-help = Tut irgendetwas Erlaubtes. Zum Ausprobieren.
ui-bot-easy-help = Schaut bis zu zwei eigene Entscheidungen voraus und vertut sich oft. Für ein erstes Spiel.
ui-bot-fair-help = Schaut bis zu zwei eigene Entscheidungen voraus wie ein vernünftiger Anfänger.
ui-bot-strong-help = Spielt jede Entscheidung viele Male im Kopf durch.
ui-bot-expert-help = Denkt über jede Entscheidung bis zu anderthalb Sekunden nach; der stärkste, den wir haben.
ui-bot-rated = Wertung { $rating } in diesem Spiel, in dem ordentlich { $fair } hat.
ui-bot-program = Programm: { $name }
ui-bot-program-help = Ein Programm, das die Betreiber dieses Servers mitspielen lassen. Es sieht, was sein Platz sehen darf, und sonst nichts.
ui-deputy = Ein Bot spielt für { $seat }
ui-away = { $seat } war seit einer Weile nicht hier.
ui-replace = Einen Bot für { $seat } spielen lassen
ui-told-left = { $seat } lässt einen Bot spielen.
ui-told-away = { $seat } war lange fort; ein Bot spielt weiter.
ui-told-back = { $seat } ist zurück.
ui-look-again = Noch einmal nachsehen
ui-bot-waits = Gerade wollen viele Bots nachdenken. { $seat } wartet seit { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
} darauf.
ui-bot-eased = So viele Bots wollen zugleich nachdenken, dass für den letzten Zug weniger Zeit war als sonst: { $seats }.

# Was würden Sie tun?
ui-advice = Was würden Sie tun?
ui-advice-help = Ein Bot schaut an, was Sie sehen, und sagt, was er täte.
ui-advice-thinking = Denkt nach: { $n } von { $of }
ui-advice-stop = Anhalten
ui-advice-waiting = Gerade wollen viele Bots nachdenken; Wartezeit bisher { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
ui-advice-says = Ein Bot täte dies
ui-advice-move = Zug
ui-advice-tried = Versucht
ui-advice-result = Erwartet
ui-advice-points = Punkte
ui-advice-note = { $n ->
    [one] { $n } Spiel im Kopf.
   *[other] { $n } Spiele im Kopf.
} Er weiß nur, was Sie wissen. Der beste Zug ist auf dem Tisch gekennzeichnet.
ui-advice-option = Einen Bot fragen, was er täte
ui-advice-option-on = Erlaubt
ui-advice-option-off = Nicht an diesem Tisch

# Rückblick
ui-analysis = Rückblick
ui-analysis-lead = Ein Bot geht das beendete Spiel Schritt für Schritt durch: wie es stand, wo es sich wendete und was besser gewesen wäre. Das dauert von wenigen Sekunden bis zu einigen Minuten.
ui-analysis-start = Auf das Spiel zurückblicken
ui-analysis-stopped = Der Rückblick wurde angehalten. Was bisher gefunden war, ist vergessen; er kann von Neuem beginnen.
ui-analysis-share = ({ $chance })
ui-analysis-expected = ({ $chance }, Punkte: { $points })
ui-analysis-thinking = Schritt { $n } von { $of }
ui-analysis-curve = Wie es stand
ui-analysis-curve-help = Der Anteil am Sieg, den jede Person bei offenen Karten nach jedem Schritt erwarten konnte. Ein Punkt ist eine große Wende; er führt zum Nachspielen.
ui-analysis-swings = Die größten Wenden
ui-analysis-no-swings = Kein einzelner Schritt änderte viel.
ui-analysis-swing = { $change } für { $seat }
ui-analysis-chance = Der Zufall entschied.
ui-analysis-better = Bessere Züge
ui-analysis-better-help = { $n ->
    [one] { $n } Entscheidung wurde
   *[other] { $n } Entscheidungen wurden
} angeschaut, jede mit den Augen der Person, die zu entscheiden hatte. In Klammern: das erwartete Ergebnis.
ui-analysis-no-better = Nichts eindeutig Besseres wurde gefunden. Gut gespielt.
ui-analysis-instead = Besser:
ui-analysis-step = Schritt { $n }

# Schwierigkeiten
ui-problem-missing-title = Hier ist nichts
ui-problem-missing = Unter dieser Adresse gibt es keine Seite. Ein Tisch, an dem das Spiel nie begann, wurde vielleicht abgeräumt.
ui-problem-method-title = So nicht
ui-problem-method = Diese Adresse nimmt eine solche Anfrage nicht an.
ui-problem-foreign-title = Von anderswo
ui-problem-foreign = Diese Anfrage kam von keiner Seite dieses Angebots; geändert wurde nichts.
ui-problem-host-title = Ein anderer Name
ui-problem-host = Unter dem Namen, nach dem gefragt wurde, ist dieser Server nicht bekannt. Wer ihn betreibt, kann seinen Namen mit „--public-url“ nennen.
ui-problem-slow-title = Zu langsam
ui-problem-slow = Was gesendet wurde, kam nicht rechtzeitig an. Geändert wurde nichts; bitte noch einmal versuchen.
ui-problem-full-title = Der Speicher ist voll
ui-problem-full = Der Speicher des Servers ist voll, sodass gerade nichts aufbewahrt werden kann. Dies wurde nicht getan; alles davor ist sicher. Bitte noch einmal versuchen, sobald wieder Platz ist.
ui-problem-read-only-title = Nichts kann geschrieben werden
ui-problem-read-only = Der Server darf nicht in seinen Speicher schreiben, sodass nichts aufbewahrt werden kann. Dies wurde nicht getan; alles davor ist sicher. Wer den Server betreibt, muss danach sehen.
ui-problem-unreadable-title = Nicht verstanden
ui-problem-forbidden-title = Nicht für Sie
ui-problem-stale-title = Der Tisch ist weiter
ui-problem-stale = Seit diese Seite entstand, ging es am Tisch weiter. Geändert wurde nichts; so steht es jetzt.
ui-problem-refused-title = Nicht erlaubt
ui-problem-large-title = Zu lang
ui-problem-large = Was gesendet wurde, ist zu lang. Geändert wurde nichts.
ui-problem-many-title = Langsam, bitte
ui-problem-many = Zu viele Anfragen auf einmal. Bitte in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal versuchen.
ui-problem-busy-title = Einen Augenblick
ui-problem-busy = Der Server hat zu viel zu tun oder startet gerade neu. Verloren ist nichts; bitte gleich noch einmal versuchen.
ui-problem-broken-title = Etwas ging entzwei
ui-problem-broken = Auf unserer Seite ging etwas schief. Was bestätigt wurde, ist sicher.
ui-problem-form = Das Formular konnte nicht gelesen werden.
ui-problem-key = Das Formular hat keinen gültigen Schlüssel.
ui-problem-version = Das Formular nennt einen Stand, den es noch nicht gibt.
ui-problem-act = Das ist keine Aktion.
ui-problem-seat = Dieser Platz ist nicht Ihrer.
ui-problem-nobody = Sie haben an diesem Tisch keinen Platz.
ui-problem-not-playing = Das Spiel hat nicht begonnen oder ist vorbei.
ui-problem-taken = Dieser Platz ist nicht mehr frei.
ui-problem-churn = An diesem Tisch wurde zu viel zurückgenommen. Bitte von hier an weiterspielen.
ui-problem-name = An diesem Tisch hat jemand einen Namen, der Ihrem ähnlich sieht. Bitte in den Einstellungen einen anderen wählen.
ui-problem-names = Zwei Personen an diesem Tisch hätten Namen, die sich ähnlich sehen. Bitte einen anderen wählen.
ui-problem-chat = Hier sprechen nur die, die am Tisch sitzen.
ui-problem-eyes = Solange das Spiel läuft, sieht man nur mit eigenen Augen.
ui-problem-record = Die Aufzeichnung enthält jedes Geheimnis des Spiels; sie gibt es, sobald es vorbei ist.
ui-problem-record-game = Dieser Server hat das Spiel der Aufzeichnung nicht.
ui-problem-rematch = Zur Revanche lädt nach dem Spiel ein, wer mitgespielt hat.
ui-archive-over = Das Spiel ist vorbei. Was geschah, steht unten so, wie es im Verlauf verzeichnet ist.
ui-archive-open = Was geschah, ist aufbewahrt und kann mit einem Programm weitergespielt werden, das diese Regeln kennt. Bis zum Ende bleibt der Verlauf verschlossen, denn er enthält, was geheim ist.
ui-archive-log = Was geschah
ui-archive-mine = Was Sie taten
ui-archive-chance = Zufall:
ui-problem-banned = Wer diesen Server betreibt, hat entschieden, dass Sie nur zuschauen dürfen.
ui-problem-muted = Wer diesen Server betreibt, hat entschieden, dass Sie an Tischen nicht sprechen dürfen.
ui-problem-stranded-title = Dieses Spiel kann nicht weitergehen
ui-problem-stranded = Dieses Spiel kann hier nicht weitergehen. { $why }
ui-stranded-game = Dieser Server hat das Spiel nicht mehr.
ui-stranded-setup = Was am Tisch vereinbart wurde, lässt sich nicht lesen.
ui-stranded-edition = Die Ausgabe, mit der gespielt wurde, ist nicht mehr da oder wurde geändert.
ui-stranded-seed = Die geheime Zahl ist nicht die, die bei der Eröffnung des Tisches versprochen wurde. Das Spiel wurde angehalten.
ui-stranded-chain = Jemand hat den Verlauf des Tisches ab Eintrag { $entry } geändert. Das Spiel wurde angehalten.
ui-stranded-entry = Eintrag { $entry } des Verlaufs folgt nicht den Regeln, wie dieses Programm sie spielt.
ui-problem-advice = An diesem Tisch wird kein Bot gefragt.
ui-problem-not-deciding = Sie haben gerade nichts zu entscheiden.
ui-problem-not-away = Diese Person ist da, oder der Tisch wartet nicht auf sie.
ui-problem-analysis = Zurückblicken lässt sich auf ein Spiel, sobald es vorbei ist.
ui-problem-analysis-stop = Den Rückblick darf nur anhalten, wer ihn verlangt oder mitgespielt hat.

# Die Teile eines Tisches
ui-tabs = Teile des Tisches
ui-tab-moves = Züge
ui-tab-table = Tisch
ui-tab-more = Mehr
ui-menu = Menü
ui-news = Seit Ihrem letzten Zug
ui-news-none = Noch hat niemand anders gezogen.
ui-news-again = Noch einmal Schritt für Schritt zeigen

# Tasten
ui-keys = Tasten
ui-key-choice = eine der Möglichkeiten nehmen
ui-key-arrows = durch die Möglichkeiten oder den Verlauf gehen
ui-key-prompt = zur Frage
ui-key-ask = erklären, was ausgewählt ist; Pfeile gehen über den Plan
ui-key-undo = zurücknehmen
ui-key-again = noch einmal zeigen, was seit Ihrem letzten Zug geschah
ui-key-moves = alle Züge
ui-key-log = zum Verlauf
ui-key-zoom = vergrößern, verkleinern, den ganzen Plan zeigen
ui-key-next = zum nächsten Tisch, an dem Sie am Zug sind
ui-key-close = schließen, was offen ist
ui-key-keys = erklären, was ausgewählt ist, oder diese Liste zeigen

# Einen Tisch vorbereiten, genauer
ui-bots-more = Weitere Bots
ui-house-rules = Hausregeln
ui-standard = üblich
ui-changed = geändert
ui-choose-several = { $n } wählen
ui-play-now-bots = „Jetzt spielen“: gegen { $n ->
    [one] einen ordentlichen Bot
   *[other] { $n } ordentliche Bots
}, in ruhigem Tempo
ui-problem-several = { $option }: Zu wählen sind { $n }, nicht { $chosen }.
ui-sound-to-off = Die Töne ausschalten
ui-sound-to-on = Die Töne einschalten
ui-rules-search = In den Regeln suchen
ui-rules-find = Suchen
ui-rules-none = Nichts in diesen Regeln enthält alle diese Wörter.
ui-rules-table = Was dieser Tisch vereinbart hat
ui-rules-example = Beispiel { $n }
ui-rules-before = Vorher
ui-rules-steps = Was geschieht
ui-rules-after = Nachher
ui-rules-prev = Vorheriges Beispiel
ui-rules-next = Nächstes Beispiel

# Aufgaben
ui-puzzle = Aufgabe { $n }
ui-puzzle-today = Aufgabe des Tages
ui-puzzle-lead = Eine Stellung aus einem echten Spiel zwischen Bots: Ein Zug ist eindeutig der beste. Welcher?
ui-puzzle-answer = Ihr Zug
ui-puzzle-try = Versuchen
ui-puzzle-right = Richtig: Das ist der Zug.
ui-puzzle-wrong = Nicht der beste Zug: { $act }. Ein anderer ist eindeutig besser.
ui-puzzle-solve = Die Lösung zeigen
ui-puzzle-again = Die Frage noch einmal ansehen
ui-puzzle-next = Nächste Aufgabe
ui-puzzle-checked = Gefunden durch Suche mit den Augen dieses Platzes und geprüft durch eine, die es { $n }-mal durchspielte.

# Lernen
ui-learn = Lernen
ui-learn-title = { $game } lernen
ui-learn-lead = Kurze Lektionen an einem echten Tisch. Sie ziehen, der Rabe erklärt, was die Züge bewirken. Gehen Sie, wann Sie mögen: Die Stelle wird gemerkt.
ui-learn-index-lead = Jedes Spiel in einer Minute, dann Schritt für Schritt an einem echten Tisch. Vorher muss nichts gelesen werden.
ui-learn-progress = { $done } von { $all } Lektionen erledigt
ui-learn-first = Die erste Lektion spielen
ui-learn-on = Mit den Lektionen fortfahren
ui-learn-again = Die Lektionen noch einmal spielen
ui-learn-count = { $n ->
    [one] { $n } Lektion
   *[other] { $n } Lektionen
}
ui-learn-extra = Zugabe
ui-lesson-done = erledigt
ui-lesson-begun = begonnen
ui-lesson-step = Lektion { $n } von { $all }
ui-lesson-leave = Die Lektion verlassen
ui-lesson-coach = Der Rabe
ui-lesson-not-yet = Noch nicht
ui-lesson-well = Gut gemacht
ui-lesson-off = Ein anderer Weg
ui-lesson-try = Verloren ist nichts: zurücknehmen und noch einmal versuchen.
ui-lesson-tried = Versucht: { $act }
ui-lesson-uncounted = zählt nicht
ui-lesson-happened = Was geschah
ui-lesson-hint = Hinweis
ui-lesson-hint-says = Was hell bleibt, führt weiter. Alles andere kann warten.
ui-lesson-hint-none = Von hier aus gibt es keinen Hinweis. Zuerst zurücknehmen.
ui-lesson-show = Zeigen
ui-lesson-show-says = Tun Sie dies: { $act }
ui-lesson-back = Zurücknehmen
ui-lesson-restart = Von Anfang an
ui-lesson-skip = Überspringen
ui-lesson-next = Nächste Lektion
ui-lesson-once-more = Noch einmal
ui-lesson-all-done = Das war die letzte Lektion. Jetzt ein ganzes Spiel: Hinweise bleiben an, und leichte Bots verzeihen viel.
ui-lesson-first-game = { $n ->
    [one] Das erste Spiel gegen einen leichten Bot spielen
   *[other] Das erste Spiel gegen { $n } leichte Bots spielen
}
ui-lesson-other-first-game = Jetzt ein erstes Spiel spielen
ui-lesson-list = Alle Lektionen
ui-minute = In einer Minute
ui-minute-title = { $game } in einer Minute
ui-minute-goal = Das Ziel
ui-minute-turn = Ein Zug
ui-minute-end = Wie es endet
ui-minute-win = Wie man gewinnt
ui-minute-play = { $n ->
    [one] Jetzt gegen einen Bot spielen
   *[other] Jetzt gegen { $n } Bots spielen
}

# Werkstatt
ui-workshop = Werkstatt
ui-workshop-lead = Spielen mit eigenem Material und aus eigenen Stellungen.
ui-workshop-file = Eine Datei (TOML)
ui-workshop-text = … oder ihr Text
ui-workshop-bring-go = Mitbringen
ui-workshop-nothing = Es ist weder eine Datei noch ein Text da.
ui-workshop-which = Das ist keine Ausgabe eines der Spiele.
ui-editions = Ausgaben
ui-editions-help = Eine Ausgabe ist eine Datei mit dem ganzen Material eines Spiels: Karten, Plättchen, Preise, der Plan. Nehmen Sie eine mit nach Hause, ändern Sie sie, bringen Sie sie zurück und spielen Sie damit. Wer die Adresse einer Ausgabe hat, kann sie verwenden. Die Werkstatt bewahrt Ihre vierzig neuesten auf; ein Tisch behält seine Ausgabe für immer.
ui-edition-shipped = wie sie zum Spiel gehört
ui-edition-mine = von Ihnen mitgebracht
ui-edition-served = von diesem Server
ui-edition-bring = Eine Ausgabe mitbringen
ui-edition-play = Einen Tisch damit vorbereiten
ui-edition-try = Bots damit spielen lassen
ui-edition-change = Eine Kopie ändern
ui-edition-change-help = Jeder Wert lässt sich ändern. Heraus kommt eine eigene Ausgabe: Niemandem ändert sich das Spiel unter den Händen. Kommentare in der Datei bleiben.
ui-edition-parts = Teile der Ausgabe
ui-edition-text = Die ganze Datei
ui-edition-save = Prüfen und behalten
ui-edition-sound = Diese Ausgabe ist in Ordnung.
ui-edition-rows-help = Zeilen lassen sich hier hinzufügen und herausnehmen. Neues wird zusammen mit allem behalten, was eingetippt wurde.
ui-edition-row-add = Eine wie diese hinzufügen
ui-edition-row-drop = Diese herausnehmen
ui-edition-fields = Mehr und weniger Werte
ui-edition-field-give = { $row } den Wert { $field } geben
ui-edition-field-strip = { $row } den Wert { $field } nehmen
ui-edition-value-new = { $row } { $list }: noch einer
ui-edition-file = Die Datei mitnehmen
ui-edition-take = In die Werkstatt nehmen
ui-edition-id = Id
ui-edition-title = Titel
ui-edition-own-title = Meine Ausgabe
ui-edition-digest = Prüfsumme (SHA-256)
ui-edition-origins = Woher ihre Werte stammen
ui-edition-is-shipped = Das ist die Ausgabe, die zum Spiel gehört.
ui-edition-other = An diesem Tisch wird mit einer anderen Ausgabe gespielt als der, die zum Spiel gehört: sehen, was abweicht.
ui-edition-more = Eine eigene Ausgabe mitbringen
ui-edition-differs =
    { $n ->
        [0] Nichts, was beim Spielen gelesen wird, weicht von der Ausgabe des Spiels ab
        [one] Eine Abweichung von der Ausgabe des Spiels
       *[other] { $n } Abweichungen von der Ausgabe des Spiels
    }
ui-diff-what = Was
ui-diff-before = Im Spiel
ui-diff-after = Hier
ui-diff-added = neu
ui-diff-removed = fehlt
ui-diff-claims = trotzdem geändert
ui-diff-more =
    { $n ->
        [one] Ein weiterer Unterschied ist nicht aufgeführt.
       *[other] { $n } weitere Unterschiede sind nicht aufgeführt.
    }
ui-positions = Stellungen
ui-positions-help = Eine Stellung ist eine Szenariodatei: was auf dem Tisch und in wessen Hand liegt. Bringen Sie eine mit, oder nehmen Sie einen Schritt eines beendeten Spiels hierher, und spielen Sie von dort weiter.
ui-position-bring = Eine Stellung mitbringen
ui-position-title = { $game }, nach Schritt { $n }
ui-position-chance = Als Nächstes entscheidet der Zufall.
ui-position-offers =
    { $n ->
        [one] Eines ist möglich
       *[other] { $n } Möglichkeiten
    }
ui-position-why = Ist das erlaubt?
ui-position-ask = Fragen
ui-position-allowed = Ja, das ist erlaubt.
ui-position-bots = Gegen Bots spielen
ui-position-hotseat = Alle Plätze an diesem Gerät spielen
ui-position-file = Die Datei mitnehmen
ui-position-text = Die Stellung ändern
ui-position-text-help = Die Szenariodatei: ändern, was wo liegt, und neu auslegen.
ui-position-lay = Auslegen
ui-position-take = In die Werkstatt
ui-position-table = aus einer Stellung
ui-position-table-help = Dieses Spiel begann nicht am Anfang: Wer den Tisch eröffnete, wählte, wo alles lag, und weiß es.

# Die Halle
hall-hello = Willkommen zurück, { $name }
hall-waiting = { $n ->
    [0] Niemand wartet auf Sie.
    [one] Ein Tisch wartet auf Sie.
   *[other] { $n } Tische warten auf Sie.
}
hall-first-clock = Die erste Uhr läuft in { $span } ab.
hall-next = Zum nächsten Tisch, an dem ich am Zug bin
hall-play = Spielen
hall-any = Alle
hall-loose = Ihre Plätze gibt es nur in diesem Browser.
hall-loose-help = Für andere Geräte behalten.
hall-keep = Meine Plätze behalten
ui-lesson-step-extra = Zusätzliche Lektion
ui-lesson-enough = Für ein ganzes Spiel wissen Sie jetzt genug: Hinweise bleiben an, und leichte Bots verzeihen viel. Die folgenden Lektionen sind eine Zugabe.
note = Meine Notizen
note-help = Nur Sie sehen sie.
report = Dem Betrieb melden
report-help = Was ist geschehen? Gelesen wird es vom Betrieb und von niemandem sonst.
report-send = Senden
report-sent = Der Betrieb wird es lesen. Sie können diese Person auch blockieren.
report-all = Meldungen
report-all-help = Sehen Sie sich an, was gesagt wurde, und bringen Sie zum Schweigen oder sperren Sie aus, wer es verdient hat.
report-none = Niemand hat etwas gemeldet.
report-settle = Erledigt
report-problem-many = Sie haben schon viel gemeldet; bitte warten, bis es gelesen ist.

# Tempo
pace = Tempo
pace-clock = Uhr
pace-live = Live
pace-live-help = Alle sind jetzt da.
pace-live-none = keine Uhr
pace-live-5m10s = je 5 Minuten Bedenkzeit, 10 Sekunden mehr je Zug
pace-live-10m20s = je 10 Minuten Bedenkzeit, 20 Sekunden mehr je Zug
pace-live-20m30s = je 20 Minuten Bedenkzeit, 30 Sekunden mehr je Zug
pace-live-late = Lange fort oder ohne Zeit: Die anderen dürfen einen Bot weiterspielen lassen.
pace-turns = Zug um Zug
pace-turns-help = Ziehen, wann es passt, über Tage.
pace-turns-12h = 12 Stunden für jeden Zug
pace-turns-1d = ein Tag für jeden Zug
pace-turns-3d = drei Tage für jeden Zug
pace-turns-bank7 = 7 Tage Bedenkzeit für das ganze Spiel
pace-turns-bank14 = 14 Tage Bedenkzeit für das ganze Spiel
pace-turns-bank30 = 30 Tage Bedenkzeit für das ganze Spiel
pace-turns-none = keine Uhr
pace-turns-late = Zu spät: Die anderen entscheiden, ob sie warten, einen Bot weiterspielen lassen oder das Spiel beenden.
pace-rest = Nachts ruht die Uhr
pace-rest-from = Von
pace-rest-to = Bis
pace-zone = Zeitzone
pace-rests = von { $from }:00 bis { $to }:00 (UTC{ $zone }) läuft keine Uhr
pace-change-help = Von live zu Zug um Zug und zurück lässt sich jederzeit wechseln, wenn alle zustimmen.
pace-span-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
pace-span-hours = { $hours } Std. { $minutes } Min.
pace-span-days = { $days ->
    [one] { $days } Tag { $hours } Std.
   *[other] { $days } Tage { $hours } Std.
}
pace-left = noch { $span }
pace-overdue = überfällig: { $span }
pace-change = Ein anderes Tempo
pace-propose = Dieses Tempo vorschlagen
pace-asks-pace = { $seat } schlägt ein anderes Tempo vor. { $pace }
pace-asks-end = { $seat } schlägt vor, das Spiel ohne Ergebnis zu beenden.
pace-agree = Ich stimme zu
pace-refuse = Nein, weiterspielen
pace-withdraw = Zurückziehen
pace-missing = Noch keine Antwort: { $seats }
pace-end = Das Spiel beenden
pace-end-help = Das Spiel endet ohne Ergebnis, sobald alle Menschen zustimmen; wer überfällig ist, wird nicht gefragt.
pace-propose-end = Vorschlagen, es zu beenden
pace-concede = Ich gebe auf
pace-abandon = Diesen Tisch für immer verlassen
pace-abandon-help = Sie sind hier mit Bots allein. Das Spiel endet ohne Ergebnis und verschwindet von Ihrer Liste.
pace-closed-agreed = Alle waren einig, das Spiel zu beenden.
pace-closed-abandoned = Das Spiel wurde nicht zu Ende gespielt.
pace-closed-conceded = { $seat } gab auf.
pace-closed-operator = Der Betrieb hat das Spiel beendet: { $why }
pace-door = Wer darf Platz nehmen?
pace-door-open = Wer immer den Tisch findet
pace-door-friends = Nur meine Freunde
pace-door-password = Nur mit einem Kennwort
pace-door-secret = Kennwort des Tisches
pace-sleeping = Tische, an denen seit einem Monat nichts geschah
pace-sleeping-none = Es gibt keine.
pace-problem-asked = Es liegt schon ein Vorschlag vor. Bitte zuerst darauf antworten.
pace-problem-not-alone = Hier spielen noch andere Menschen. Schlagen Sie stattdessen vor, das Spiel zu beenden.
pace-problem-concede = Aufgeben kann hier nur eine von zwei Personen.
pace-problem-secret = Bitte ein Kennwort für den Tisch wählen.
pace-problem-friends = Dieser Tisch ist für Freunde der Person, die ihn eröffnet hat.
pace-problem-password = Das ist nicht das Kennwort dieses Tisches.

# Menschen
people-me = Mein Platz
people-nobody = Sie haben noch nirgends Platz genommen. Spielen Sie einfach los, oder kehren Sie dorthin zurück, wo Sie waren.
people-lead-guest = Nur dieser Browser weiß, dass Sie { $name } sind. Eines hiervon genügt, um von überall zurückzukommen.
people-lead-kept = Sie sind { $name }, hier und wo immer Sie Ihren persönlichen Link öffnen.
people-lead-account = Sie sind { $name } auf jedem Gerät, auf dem Sie sich anmelden.
people-profile = Meine Ergebnisse
people-friends = Freunde
people-office = Büro
people-once = Das wird nur jetzt gezeigt. Bewahren Sie es sicher auf.
people-link = Ein persönlicher Link
people-link-help = Öffnen Sie ihn auf einem anderen Gerät, und Sie sitzen auch dort an Ihren Tischen. Behalten Sie ihn für sich.
people-link-make = Meinen Link erzeugen
people-link-again = Einen neuen Link erzeugen
people-link-made = Erzeugt
people-words = Oder tippen Sie dort diese sechs Wörter:
people-words-label = Ihre sechs Wörter
people-words-help = Großbuchstaben spielen keine Rolle; die ersten vier Buchstaben jedes Worts genügen.
people-square = Als Quadratcode für das Telefon zeigen
people-keep-title = Als { $name } Platz nehmen?
people-keep-lead = Das ist ein persönlicher Link. Fahren Sie nur fort, wenn es Ihr eigener ist.
people-keep-moves = Was Sie auf diesem Gerät als { $name } spielen, kommt mit.
people-keep-go = Ich bin { $name }
people-account = Ein Konto
people-account-help = Ein eigener Name und ein Kennwort. Ihre Tische bleiben Ihre, und niemand sonst kann einen Namen haben, der Ihrem ähnlich sieht.
people-register = Ein Konto anlegen
people-register-lead = Alles, was Sie hier schon spielen, kommt mit. Eine E-Mail-Adresse ist nicht nötig.
people-register-first = Sie sind zuerst da. Mit diesem Konto wird das Haus betrieben.
people-register-go = Das Konto anlegen
people-register-already = Sie haben schon ein Konto.
people-register-closed = Zurzeit werden hier keine Konten angelegt. Als Gast können Sie spielen.
people-name = Name
people-password = Kennwort
people-password-help = Mindestens acht Zeichen.
people-password-change = Das Kennwort ändern
people-password-old = Jetziges Kennwort
people-new-password = Neues Kennwort
people-passkey = Ein Passkey
people-safest = am sichersten
people-passkey-help = Ihr Fingerabdruck, Ihr Gesicht oder die PIN des Geräts. Zu merken ist nichts.
people-passkey-add = Einen Passkey hinzufügen
people-passkey-remove = Entfernen
people-passkey-script = Passkeys brauchen einen Browser, der Skripte ausführt.
people-login-passkey = Mit einem Passkey
people-login = Anmelden
people-login-other = Ich habe schon eines
people-login-moves = Was Sie auf diesem Gerät als Gast spielen, kommt mit.
people-login-password = Mit Name und Kennwort
people-login-words = Mit Ihren sechs Wörtern
people-forgotten = Ich habe mein Kennwort vergessen
people-forgotten-help = Mit einem Ihrer Ersatzcodes können Sie ein neues wählen. Alle Geräte werden abgemeldet.
people-forgotten-go = Das neue Kennwort setzen
people-code = Ersatzcode
people-recovery = Ersatzcodes
people-recovery-help = Jeder davon lässt Sie einmal herein, wenn Sie Ihr Kennwort verlieren. Einen anderen Weg gibt es nicht.
people-recovery-left = { $n ->
    [0] Es ist keiner mehr übrig.
    [one] { $n } ist übrig.
   *[other] { $n } sind übrig.
}
people-recovery-again = Neue Codes erzeugen
people-invitation = Einladung
people-sessions = Wo ich angemeldet bin
people-sessions-help = Ein Gerät, das lange nicht benutzt wird, meldet sich von selbst ab: mit Konto nach drei Monaten, als Gast nach einem Jahr.
people-device = Ein Browser
people-seen = zuletzt benutzt
people-here = Dieser
people-logout = Abmelden
people-logout-all = Überall sonst abmelden
people-data = Meine Daten
people-data-help = Alles, was über Sie aufbewahrt ist, als eine Datei. Sie können es auch löschen lassen.
people-data-get = Herunterladen
people-delete = Alles löschen
people-delete-goes = Ihr Konto, Ihre Anmeldungen, Ihre Freunde, Ihr Fortschritt in Lektionen und alles, was Sie an Tischen gesagt haben, wird gelöscht. Auf Ihren Plätzen spielen Bots weiter.
people-delete-stays = Der Verlauf eines Spiels gehört allen, die mitgespielt haben. In Listen bleibt Ihr Platz ohne Namen; Namen, die beim Beginn eines Spiels in den Verlauf geschrieben wurden, bleiben dort.
people-delete-name = Tippen Sie Ihren Namen, { $name }, um zu zeigen, dass Sie es ernst meinen. Es lässt sich nicht rückgängig machen.
people-delete-go = Endgültig löschen
people-with-account = Hat ein Konto
people-guest = Spielt als Gast
people-since = zuerst gesehen
people-results = Ergebnisse
people-results-none = Noch keine beendeten Spiele.
people-history = Letzte Spiele
people-won-of = { $n ->
    [one] { $won } von { $n } Spiel gewonnen
   *[other] { $won } von { $n } Spielen gewonnen
}
people-befriend = Zu den Freunden nehmen
people-unfriend = Aus den Freunden entfernen
people-block = Blockieren
people-unblock = Nicht mehr blockieren
people-asking = Sie wollen mit Ihnen befreundet sein
people-friends-none = Sie haben hier noch keine Freunde.
people-friends-both = Meine Freunde
people-asked = Gefragt, noch keine Antwort
people-blocked = Blockiert
people-befriend-name = Jemanden hinzufügen
people-befriend-help = Mit dem Namen des Kontos. Befreundet sind Sie, sobald die andere Person auch Sie hinzufügt.
people-accounts = { $n ->
    [one] Es gibt { $n } Konto.
   *[other] Es gibt { $n } Konten.
}
people-registration = Wer darf ein Konto anlegen?
people-registration-open = Alle
people-registration-invitation = Nur mit Einladung
people-registration-closed = Niemand
people-invitations = Einladungen
people-invitations-help = Jede ist ein Link, der für ein Konto gilt.
people-invite = Eine Einladung erzeugen
people-invitation-used = verwendet
people-invitation-free = noch nicht verwendet
people-done-password = Das Kennwort ist geändert. Andere Geräte sind abgemeldet.
people-done-closed = Das Gerät ist abgemeldet.
people-done-closed-all = Alle anderen Geräte sind abgemeldet.
people-done-welcome = Willkommen zurück. Ihre Tische sind hier.
people-done-passkey = Der Passkey ist gemerkt. Er öffnet Ihr Konto auf jedem Gerät, das ihn kennt.
people-done-passkey-removed = Der Passkey ist entfernt.
people-done-registered = Das Konto ist angelegt. Bitte bewahren Sie Ihre Ersatzcodes auf.
people-problem-no-account = Dafür brauchen Sie ein Konto.
people-problem-registration-fixed = Das ist durch die Einstellungen des Servers festgelegt.
people-problem-name-taken = Dieser Name gehört jemand anderem oder sieht einem solchen ähnlich. Bitte einen anderen wählen.
people-problem-name = Ein Name hat 2 bis 24 sichtbare Zeichen.
people-problem-words = Diese Wörter sind hier nicht bekannt. Vielleicht wurden sie durch neuere ersetzt.
people-problem-login = Name und Kennwort passen nicht zusammen.
people-problem-code = Name und Ersatzcode passen nicht zusammen, oder der Code wurde schon verwendet.
people-problem-password = Ein Kennwort hat 8 bis 200 Zeichen, nicht alle gleich, und ist nicht Ihr Name.
people-problem-old-password = Das ist nicht Ihr jetziges Kennwort.
people-problem-invitation = Diese Einladung gilt nicht, oder sie wurde schon verwendet.
people-problem-nobody = Ein solches Konto gibt es unter den anderen nicht.
people-problem-many = Ihre Liste ist voll.
people-problem-delete = Das ist nicht Ihr Name. Gelöscht wurde nichts.
people-problem-apart = Sie können hier nicht Platz nehmen: Jemand an diesem Tisch und Sie haben entschieden, nicht miteinander zu spielen.
people-problem-passkey = Der Passkey wurde nicht angenommen.
people-problem-passkey-place = Passkeys brauchen eine Seite mit einem Namen; diese ist unter ihrer Nummer erreichbar.
people-problem-last-key = Dieser Passkey ist Ihr einziger Zugang. Setzen Sie zuerst ein Kennwort.

# Spielstärke
rating = Spielstärke
rating-leaders = Die Stärksten
rating-none = Um die Spielstärke hat dieses Spiel noch niemand gespielt.
rating-place = Rang
rating-games = Spiele
rating-help = Die Zahl steigt mit jedem Spiel, das mehr über Sie verrät; gegen Starke zu gewinnen zählt mehr. Sie beginnt bei 1000.
rating-provisional = vorläufig
rating-provisional-help = Weniger als fünf Spiele: Die Zahl kann sich noch stark ändern.
rating-from-games = { $n ->
    [one] aus { $n } Spiel
   *[other] aus { $n } Spielen
}
rating-stake = Dieses Spiel zählt für die Spielstärke
rating-stake-help = Nur mit den üblichen Regeln, unter Menschen mit Konten, ohne Bots. Wer das Spiel einem Bot überlässt, wird Letzter.
rating-stake-on = zählt für die Spielstärke
rating-problem-account = Dieser Tisch zählt für die Spielstärke; dafür brauchen Sie ein Konto.
rating-problem-standard = Ein Spiel zählt für die Spielstärke nur mit den üblichen Regeln, einem einzigen eigenen Platz und ohne Bots.
rating-problem-twice = An einem Tisch, der für die Spielstärke zählt, hat jede Person einen Platz.
rating-problem-bots = Dieser Tisch zählt für die Spielstärke; Bots können seine Plätze nicht einnehmen.

# Was Leuten gesagt wird, die nicht da sind.

notice-title = Benachrichtigungen
notice-lead = Sie erfahren, wenn Sie an einem Tisch mit anderen am Zug sind: nie, während Sie hinsehen, und höchstens einmal je Zug.
notice-ways = Wo Sie es erfahren
notice-ways-none = Noch nirgends.
notice-way-push = Dieser Browser
notice-way-mail = E-Mail
notice-way-hook = Webhook (JSON)
notice-way-discord = Discord
notice-way-ntfy = ntfy
notice-broken = kommt nicht an
notice-unconfirmed = noch nicht bestätigt: bitte öffnen Sie den Link in der Nachricht
notice-rhythm = Wie oft
notice-each = jeden Zug einzeln
notice-daily = einmal am Tag, um { $hour } (UTC)
notice-test = Probe senden
notice-remove = Entfernen
notice-add = Hinzufügen
notice-push-help = Ihr Browser zeigt eine Nachricht, auch wenn keine unserer Seiten offen ist.
notice-push-add = Diesen Browser benachrichtigen
notice-push-script = Dafür sind Skripte nötig.
notice-mail-help = Wir senden Ihnen zuerst einen Link, damit niemand Post bekommt, die er nicht will.
notice-mail-address = E-Mail-Adresse
notice-hook = Webhook
notice-hook-help = Eine Nachricht geht an eine Adresse von Ihnen: ein Thema von ntfy, einen Kanal von Discord oder ein Programm, das JSON nimmt.
notice-hook-kind = Art
notice-hook-address = Adresse
notice-told = Was Ihnen gesagt wurde
notice-told-none = Noch nichts.
notice-kind-turn = Sie sind am Zug
notice-kind-over = Spiel zu Ende
notice-kind-asked = Vorschlag
notice-kind-remind = Erinnerung
notice-kind-test = Probe
notice-kind-confirm = Bestätigung
notice-state-waiting = wartet auf den Versand
notice-state-sent = angekommen
notice-state-failed = nicht angekommen
notice-state-seen = nicht nötig, Sie haben selbst hingesehen
notice-state-moot = nicht mehr nötig
notice-why-address = an diese Adresse kann nichts gesendet werden
notice-why-inner = die Adresse liegt in einem privaten Netz
notice-why-silent = dort antwortet niemand
notice-why-slow = die Antwort dauerte zu lange
notice-why-answer = die Antwort war { $detail }
notice-why-mail = der Mailserver antwortete { $detail }
notice-here-on = Sie erfahren, wenn Sie hier am Zug sind.
notice-here-off = Über diesen Tisch erfahren Sie nichts.
notice-quiet = Nichts über diesen Tisch
notice-loud = Über diesen Tisch benachrichtigen
notice-remind = { $seat } erinnern
notice-done-added = Fertig. Eine Probe zeigt, ob es ankommt.
notice-done-confirm = Wir haben Ihnen einen Link gesendet. Bitte öffnen Sie ihn.
notice-done-confirmed = Bestätigt: an dieser Adresse erfahren Sie, wenn Sie am Zug sind.
notice-done-changed = Gespeichert.
notice-done-removed = Entfernt.
notice-done-test = Die Probe ist unterwegs. Unten sehen Sie, ob sie angekommen ist.
notice-confirm-page = Diese Adresse bestätigen
notice-confirm-help = Jemand, der bei Crownlands spielt, möchte hier erfahren, wenn er am Zug ist. Wenn Sie das nicht sind, schließen Sie einfach diese Seite.
notice-confirm-go = Ja, das bin ich
notice-off = Benachrichtigungen abschalten
notice-off-help = Nachrichten kommen hier an durch: { $way }.
notice-off-table = Nichts mehr über diesen Tisch
notice-off-all = Gar nichts mehr
notice-off-done = Fertig. Sie hören nichts mehr.
notice-off-mail = Diese Nachrichten abschalten:
notice-turn-title = Sie sind am Zug: { $game }
notice-turn-text = Ein Tisch wartet auf Sie. Dort sitzen: { $names }.
notice-over-title = Spiel zu Ende: { $game }
notice-over-text = Das Spiel ist zu Ende. Am Tisch: { $names }.
notice-asked-title = Ein Vorschlag: { $game }
notice-asked-text = Jemand schlägt etwas vor, und Ihre Antwort fehlt. Am Tisch: { $names }.
notice-remind-title = Sie sind noch am Zug: { $game }
notice-remind-text = Die anderen warten auf Sie. Am Tisch: { $names }.
notice-test-title = Crownlands
notice-test-text = Dies ist eine Probe. Sie ist angekommen, { $name }.
notice-confirm-title = Ist das Ihre Adresse?
notice-confirm-text = { $name } möchte hier erfahren, wenn er oder sie bei Crownlands am Zug ist. Wenn Sie das sind, öffnen Sie bitte diesen Link. Wenn nicht, müssen Sie nichts tun.
notice-daily-title = { $n ->
    [one] Ein Tisch wartet auf Sie
   *[other] { $n } Tische warten auf Sie
}
notice-problem-address = Nachrichten gehen nur an Adressen, die mit https:// beginnen.
notice-problem-mail = Dieser Server sendet keine E-Mails.
notice-problem-topic = Eine Adresse von ntfy endet mit einem Thema aus Buchstaben, Ziffern, Bindestrichen und Unterstrichen.
notice-problem-mailbox = Das ist keine E-Mail-Adresse.
notice-problem-many = Diese Adresse wurde heute schon mehrmals gefragt. Bitte versuchen Sie es morgen wieder.
notice-problem-most = Das ist genug. Bitte entfernen Sie zuerst etwas.
notice-problem-unconfirmed = Bitte bestätigen Sie zuerst diese Adresse.
notice-problem-unreached = Diese Person kann nicht erinnert werden, oder es ist schon geschehen.
notice-problem-push = Dieser Browser konnte nicht angemeldet werden.

# Pläne für Tische, an denen zugweise gespielt wird.

plan = Vorausplanen
plan-lead = Eine Antwort, die für Sie gegeben wird, sobald ihre Frage kommt, damit niemand warten muss. Nur Sie sehen Ihre Pläne. Sobald nicht mehr gilt, wofür ein Plan gemacht wurde, wird er entschärft, und Sie werden gefragt wie sonst.
plan-asked = Sie werden gerade gefragt; der Plan antwortet sofort.
plan-asked-last = Was Sie zuletzt gefragt wurden:
plan-nothing = Noch gibt es nichts zu planen.
plan-answer = Meine Antwort
plan-hold = Wie lange?
plan-once = wenn das nächste Mal danach gefragt wird
plan-same = solange genau dasselbe zur Wahl steht
plan-untouched = bis ich etwas verliere
plan-arm = Diesen Plan scharf stellen
plan-armed = Ihr Plan ist scharf:
plan-disarmed = Ihr Plan wurde entschärft:
plan-withdraw = Zurückziehen
plan-all = Meine Pläne an diesem Tisch
plan-says = { $act }, { $hold }
plan-to-table = Zurück zum Tisch
plan-by = nach Ihrem Plan
plan-state-armed = scharf
plan-state-done = erledigt
plan-state-disarmed = entschärft
plan-state-withdrawn = zurückgezogen
plan-why-gone = die Antwort ist nicht mehr möglich
plan-why-changed = es steht etwas anderes zur Wahl
plan-why-touched = Sie haben etwas verloren
plan-why-seat = dieser Platz gehört Ihnen nicht mehr, oder das Tempo ist ein anderes
plan-made = Sie haben einen Plan gemacht:
plan-was-disarmed = Ihr Plan wurde entschärft:
plan-was-withdrawn = Sie haben einen Plan zurückgezogen:
plan-standing-card = Eine Karte bereitlegen
plan-standing-pass = Passen
plan-standing-end-turn = Den Zug beenden
plan-standing-let-be = Die Karten der anderen geschehen lassen
plan-standing-decline = Ablehnen, was man mir anbietet
plan-standing-accept-partner = Annehmen, was mein Partner anbietet
plan-standing-accept = Händel annehmen, die gut genug sind
plan-standing-agree = Forderungen annehmen, die klein genug sind
plan-at-least = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} oder mehr für jede Einheit oder Karte
plan-at-most = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} oder weniger
plan-standing-no-trade = Nichts tauschen
plan-standing-no-extras = Nichts weiter kaufen
plan-standing-no-expansion = Sich nicht ausbreiten
plan-standing-spare = Nichts zerstören
plan-standing-no-promise = Keine Punkte versprechen
plan-standing-no-deal = Jede Forderung ablehnen
plan-standing-no-cards = In Konflikten keine Karte wählen
plan-problem-turns = Pläne sind für Leute, die an einem Tisch spielen, an dem zugweise gespielt wird.
plan-problem-act = Das ist keine der Antworten.
plan-problem-most = Das ist genug. Bitte ziehen Sie zuerst einen Plan zurück.
# Spielzeiten
rating-seasons = Spielzeiten
rating-all-time = Seit jeher
rating-season-1 = Winter { $year }
rating-season-2 = Frühling { $year }
rating-season-3 = Sommer { $year }
rating-season-4 = Herbst { $year }
rating-season-none = In dieser Spielzeit zählte noch kein Spiel.
rating-gained = Gewinn
rating-season-help = Eine Spielzeit ist ein Vierteljahr. Gezeigt wird, wessen Spiele darin zählten, mit dem Stand nach dem letzten davon.

# Programme
programs-api = Für Programme
programs-api-lead = Alles, was an den Tischen dieser Seite möglich ist, kann ein Programm für Sie tun: zusehen, spielen, reden, verfolgen, was geschieht. Diese Seite entsteht aus dem Programm selbst.
programs-document = Das OpenAPI-Dokument
programs-begin = Wie es losgeht
programs-begin-help = Ein persönliches Token anlegen, bestimmen, wofür es gilt, und es mit jeder Anfrage mitschicken:
programs-stream-help = Ein Strom von Nachrichten sagt, was an Ihren Tischen neu ist. Dieser hier spricht das Bot-Protokoll: Er fragt Ihr Programm, und das antwortet mit der Stelle eines Angebots.
programs-limits = Die Grenzen für Menschen gelten auch für Programme. Eine Antwort mit dem Status 429 sagt, wie viele Sekunden zu warten ist.
programs-tokens = Tokens für Programme
programs-tokens-lead = Mit einem persönlichen Token handelt ein Programm für Sie, soweit Sie es erlauben.
programs-account = Tokens gehören zu Konten.
programs-own = Ihre Tokens
programs-none = Es gibt keines.
programs-new = Ein neues Token
programs-label = Wozu es dient
programs-scopes = Wofür es gilt
programs-make = Token anlegen
programs-made = Das ist Ihr Token:
programs-token = Token
programs-used = verwendet
programs-unused = nie verwendet
programs-revoke = Zurücknehmen
programs-scope-account = Konto
programs-scope-account-help = Ihre Anmeldungen sehen und beenden, Ihren Namen ändern, Ihre Daten mitnehmen, Benachrichtigungen verwalten.
programs-problem-file = Diese Datei lässt sich nicht verwenden: { $why }
programs-scope-read = sehen
programs-scope-read-help = Sehen, was Sie sehen: Ihre Tische, Ihre Hand, Ihre Notizen.
programs-scope-play = spielen
programs-scope-play-help = Tische eröffnen, Platz nehmen, spielen und aufstehen.
programs-scope-talk = reden
programs-scope-talk-help = An Tischen reden und Notizen schreiben.
programs-scope-people = Menschen
programs-scope-people-help = Freundschaften schließen, Menschen sperren und melden.
programs-problem-scope = Dafür gilt dieses Token nicht; nötig wäre „{ $scope }“.
programs-problem-scopes = Bitte mindestens eines wählen, wofür das Token gilt.
programs-problem-label = Bitte in höchstens 24 Zeichen sagen, wozu das Token dient.
programs-problem-many = Mehr Tokens kann man nicht haben. Bitte zuerst eines zurücknehmen.
programs-problem-json = Das ist nicht das JSON, das hier erwartet wird: { $why }
programs-problem-kind = Die Art des Inhalts muss application/json sein.
programs-problem-choice = Die Antwort ist entweder die Stelle eines Angebots oder ein Angebot.
ui-problem-token = Dazu braucht es ein persönliches Token, das hier gilt.
ui-problem-token-title = Kein Token

# Zusehen
watch = Laufende Spiele
watch-lead = Wer zusieht, sieht, was offen liegt, und was die Spielenden zeigen wollen.
watch-all = Alle Spiele
watch-none = Zurzeit läuft kein Spiel, bei dem alle zusehen dürfen.
watch-chat = Unter denen, die zusehen
watch-react = Mit einem Druck etwas sagen
watch-react-clap = Beifall
watch-react-wow = Staunen
watch-react-think = Zweifel
watch-react-laugh = Lachen
watch-react-love = Liebe
watch-some = { $n ->
    [one] { $n } Person sieht zu
   *[other] { $n } Personen sehen zu
}
watch-named = { $n ->
    [0] Es sehen zu: { $names }
    [one] Es sehen zu: { $names } und { $n } weitere Person
   *[other] Es sehen zu: { $names } und { $n } weitere
}
watch-through = Mit den Augen von { $seat }
watch-public = Nur was offen liegt
watch-shown = Ihre Hand ist zu sehen
watch-show = Meine Hand denen zeigen, die zusehen
watch-hide = Meine Hand verbergen
watch-show-help = Zusehen kann jeder, auch wer gegen Sie spielt.
watch-puzzle = Diese Stellung gegen Bots versuchen
watch-puzzle-help = Ein eigener Tisch von hier an. Was Ihnen verborgen ist, wird neu gegeben; über dieses Spiel verrät es also nichts.
watch-link = Verweis auf diesen Schritt
watch-problem-rated = Wo es um die Spielstärke geht, zeigt niemand seine Hand.
watch-problem-puzzle = An diesem Tisch dürfen Bots nicht gefragt werden; also lässt sich seine Stellung auch nicht gegen sie versuchen.

# Turniere
tournament = Turnier
tournaments = Turniere
tournaments-lead = Runde um Runde, mit gerechten Plätzen, bis jemand vorn ist. Wer mag, macht mit.
tournaments-none = Noch ist keines angekündigt.
tournament-new = Ein Turnier ankündigen
tournament-name = Sein Name
tournament-game = Spiel
tournament-form = Wie gespielt wird
tournament-robin = Jeder gegen jeden
tournament-robin-help = alle treffen auf alle.
tournament-swiss = Schweizer System
tournament-swiss-help = Runde um Runde treffen sich die, die gleich stehen.
tournament-knockout = K.-o.-System
tournament-knockout-help = die bessere Hälfte jedes Tisches kommt weiter.
tournament-players = Wie viele an einem Tisch sitzen
tournament-players-help = Höchstens so viele; an manchen Tischen eine Person weniger, wenn es so aufgeht.
tournament-rounds = Wie viele Runden
tournament-rounds-help = Nur für das Schweizer System. 0 heißt: so viele wie üblich.
tournament-bots = Bots dürfen mitmachen
tournament-announce = Ankündigen
tournament-count = { $n ->
    [one] { $n } macht mit
   *[other] { $n } machen mit
}
tournament-open = Offen
tournament-over = Vorbei
tournament-round = Runde { $n }
tournament-enter = Mitmachen
tournament-withdraw = Nicht mitmachen
tournament-remove = Entfernen
tournament-begin = Beginnen
tournament-call-off = Absagen
tournament-add-bots = Bots hinzufügen
tournament-how-many = Wie viele
tournament-entrants = Wer mitmacht
tournament-nobody = Noch niemand.
tournament-results = Ergebnisse
tournament-results-help = Wer an einem Tisch Erster wird, bekommt einen Punkt, wer Letzter wird, nichts, die anderen ihren Teil. Bei Gleichstand zählen Siege, dann die Punkte der Gegner.
tournament-points = Punkte
tournament-won = Siege
tournament-met = Gegner
tournament-met-help = Die Punkte aller Gegner
tournament-rest = setzt aus
tournament-look = Das Spiel ansehen
tournament-watch = Zum Tisch
tournament-problem-few = Für dieses Spiel machen zu wenige mit.
tournament-problem-name = Bitte einen Namen mit höchstens 24 Zeichen geben.
tournament-problem-players = An einem Tisch dieses Spiels sitzen { $least } bis { $most }.
tournament-problem-many = Mehr Turniere zugleich kann man nicht veranstalten.
tournament-problem-host = Das darf nur, wer das Turnier veranstaltet.
tournament-problem-full = Es ist kein Platz mehr.
tournament-problem-begun = Das Turnier hat begonnen.
tournament-problem-bots = An diesem Turnier nehmen keine Bots teil.
tournament-problem-absent = Sie machen nicht mit.
report-said = Was sie zuletzt sagten
report-mute = Stummschalten
report-unmute = Wieder reden lassen
report-ban = Aussperren
report-unban = Wieder einlassen
report-problem-self = Das geht nicht mit sich selbst.
ui-bench = Eine Stellung aufbauen
ui-bench-lead = Figuren auf den Plan stellen, Karten auf Hände geben und sagen, wer am Zug ist.
ui-bench-possible = Diese Stellung kann gespielt werden.
ui-bench-unlaid = Der Plan wird wieder gezeichnet, sobald die Stellung möglich ist.
ui-bench-none = Stellungen dieses Spiels werden nur geschrieben, nicht von Hand aufgebaut.
ui-bench-parts = Teile der Stellung
ui-bench-places = Der Plan
ui-bench-place = Ort (oder auf dem Plan antippen)
ui-bench-choose = Wählen
ui-bench-put = Hinlegen
ui-bench-keep = Stellung behalten
ui-bench-change = Auf dem Plan ändern
ui-bench-own-title = Meine Stellung
ui-bench-new = Von Hand aufbauen
ui-bench-game = Spiel
ui-bench-empty = Mit fast leerem Tisch beginnen
ui-bench-early = Früh in einem Spiel zwischen Bots beginnen
ui-bench-late = Später in einem solchen Spiel beginnen
ui-bench-yes = ja
ui-bench-no = nein
ui-position-edition = Ihre Ausgabe
ui-balance = Ist sie ausgewogen?
ui-balance-help = Gleiche Bots spielen viele Spiele mit dieser Ausgabe. Ein Ziel ist erreicht, wenn das ganze 95-%-Intervall des Gefundenen in den Grenzen liegt, und verfehlt, wenn es außerhalb liegt; mehr Spiele entscheiden mehr. Was zwischen Bots gilt, muss zwischen Menschen nicht gelten.
ui-balance-games = Spiele je Reihe
ui-balance-beside = neben der Ausgabe des Spiels
ui-balance-go = Spielen lassen
ui-balance-playing = { $n } von { $of } Spielen sind gespielt.
ui-balance-stop = Anhalten
ui-balance-stopped = Diese Untersuchung wurde vor ihrem Ende angehalten.
ui-balance-failed = Diese Untersuchung ist gescheitert und hat nichts gefunden. Eine neue kann begonnen werden.
ui-balance-not-yours = Nur wer eine Untersuchung verlangt hat, kann sie anhalten.
ui-balance-targets = Ziele
ui-balance-wanted = Gewünscht
ui-balance-found = Gefunden
ui-balance-holds = Erreicht
ui-balance-yes = ja
ui-balance-no = nein
ui-balance-open = nicht entschieden
ui-translate = Einen Satz übersetzen
ui-translate-lead = Eine Sprache wählen. Was hier geschrieben wird, wird sofort auf jeder Seite und an jedem Tisch dieses Servers gesagt.
ui-translate-missing = { $n } von { $of } Sätzen werden noch auf Englisch gesagt.
ui-translate-find = Der Satz oder ein Teil davon, wie er zu lesen ist
ui-translate-look = Suchen
ui-translate-next = Noch nicht übersetzt
ui-translate-found = Gefunden
ui-translate-english = Auf Englisch (was in geschweiften Klammern steht, bleibt):
ui-translate-said = So wird es jetzt gesagt.
ui-translate-save = So sagen
together = Mehr zurücknehmen, meinen Platz übergeben
back-ask = Mehr zurücknehmen
back-help = Die anderen am Tisch werden gefragt. Das Spiel geht zurück, sobald alle Menschen einverstanden sind, und alle sehen es im Protokoll. Bots sind immer einverstanden.
back-ask-last = Bitten, meinen letzten Zug zurückzunehmen
back-here = Bis hierher zurücknehmen?
back-asks = { $seat } bittet, das Spiel so weiterzuspielen, wie es nach Schritt { $step } stand. { $n ->
    [one] Ein Schritt würde nicht mehr gelten.
   *[other] { $n } Schritte würden nicht mehr gelten.
}
back-look = Diesen Schritt ansehen
back-dice = Wer danach dasselbe tut, findet dieselben Würfel und Karten; was neu ist, wird neu gezogen.
back-problem-step = Das Spiel kann nicht zu diesem Schritt zurückgehen.
back-problem-stake = Hier geht es um etwas, und ein Bot spielt mit; darum lässt sich nichts gemeinsam zurücknehmen.
plan-why-back = das Spiel ging zu einem früheren Schritt zurück
passing = Meinen Platz übergeben
passing-help = Jemand anders spielt für Sie weiter, endgültig. Die anderen am Tisch müssen einverstanden sein, und das Ergebnis gehört dem, der weiterspielt.
passing-rated = Das Spiel zählt dann für niemandes Wertung.
passing-seat = Welchen Platz?
passing-to = Name von jemandem mit Konto
passing-to-help = Leer lassen für einen Link, den Sie jemandem schicken.
passing-offer = Platz anbieten
passing-link = Schicken Sie diesen Link an den, der weiterspielen soll
passing-offered = Der Platz von { $seat } wird { $name } angeboten; das Angebot steht an diesem Tisch.
passing-withdraw = Angebot zurückziehen
passing-for-you = { $seat } bietet Ihnen diesen Platz an.
passing-then = Sobald die anderen am Tisch einverstanden sind, spielen Sie von hier aus weiter.
passing-take = Platz nehmen
passing-decline = Nein, danke
passing-asks = { $seat } übergibt den Platz an { $name }. Sind Sie einverstanden?
passing-told = { $seat } hat den Platz von { $name } übernommen.
passing-problem-gone = Dieser Platz wird nicht mehr angeboten.
passing-problem-seated = Wer schon an diesem Tisch spielt, kann dort keinen weiteren Platz nehmen.
passing-problem-tournament = In einem Turnier spielen alle ihre Spiele selbst.
vacation = Urlaub
vacation-help = Solange Sie Urlaub haben, ruhen Ihre Uhren an allen Tischen, an denen zugweise gespielt wird. Die anderen sehen, bis wann. Dieses Jahr haben Sie noch { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
}.
vacation-from = Erster Tag
vacation-days = Tage
vacation-take = Urlaub nehmen
vacation-none = Dieses Jahr haben Sie keinen Urlaub mehr.
vacation-listed = { $from } bis { $to }
vacation-end = Jetzt beenden
vacation-cancel = Absagen
vacation-until = im Urlaub bis { $to }
vacation-problem-days = So viele Urlaubstage haben Sie dieses Jahr nicht mehr.
vacation-problem-day = Ein Urlaub beginnt heute oder innerhalb eines Jahres.
vacation-problem-twice = Dann haben Sie schon Urlaub.
