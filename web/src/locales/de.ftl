# Die eigenen Sätze der Seite. Was zu einem Regelsystem gehört, sagt der Server.

close = Schließen
retry = Noch einmal versuchen
to-start = Zur Startseite
lost-title = Diese Seite gibt es nicht
lost-why = Zu { $address } gehört hier nichts. Prüfe den Link, oder eröffne einen Tisch auf der Startseite.
yes = ja
no = nein

# Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-switch = Switch to English
settings-theme = Aussehen
theme-system = System
theme-dark = dunkel
theme-light = hell

# Startseite
start-about = Der Spieltisch für Würfe: Chancen vorher sehen, gemeinsam würfeln, alles im Protokoll.
start-title = Einen Tisch eröffnen
start-name = Name des Tisches
start-name-example = zum Beispiel: Die Gruft unter Weißwasser
start-unnamed = Unser Tisch
start-systems = Regelsysteme
start-choose = Wähle mindestens ein Regelsystem.
start-language = Sprache des Tisches (jede Person kann ihre eigene wählen)
start-do = Tisch eröffnen
rules-fold = Hausregeln
rules-title = Hausregeln dieses Tisches
opened-title = „{ $name }“ ist eröffnet
opened-enter = Als SL an den Tisch gehen

# Links
links-title = Links zum Weitergeben
link-gm = Für die SL
link-gm-hint = leitet den Tisch und sieht auch private und blinde Würfe; behalte ihn für dich
link-player = Für Mitspielende
link-player-hint = würfelt und schreibt mit
link-spectator = Zum Zuschauen
link-spectator-hint = sieht, was öffentlich ist
link-copy = Kopieren
link-copied = Kopiert

# Platz nehmen
join-title = Wie heißt du am Tisch?
join-name = Dein Name
join-do = Platz nehmen
join-no-link-title = Hier fehlt ein Platz
join-no-link = Zu diesem Tisch gehört ein Einladungslink. Bitte die SL darum und öffne ihn in diesem Browser.
seat-already = Du sitzt hier schon als { $name }.
seat-other = Mit diesem Link neu Platz nehmen
seat-stay = Bleiben

# Bereiche
areas-label = Bereiche
area-roll = Würfeln
area-log = Protokoll
area-table = Tisch
seats-title = Am Tisch
seats-you = du
seats-here = da
seats-away = weg
role-gm = Spielleitung
role-player = spielt mit
role-spectator = schaut zu
export-title = Protokoll sichern
export-md = Markdown
export-html = HTML
export-jsonl = JSON Lines

# Verbindung
line-live = live
line-connecting = verbindet …
line-resending = sendet nach …
line-offline = offline
line-refused = kein Platz

# Würfeln
picker-label = Proben
picker-notation = Notation
picker-system = Regelsystem
notation-label = Würfelnotation
notation-help = Zum Beispiel 4W6kh3, 3W6+2 oder 1W20+5 >= 15
roll-do = Würfeln
roll-sending = Wird gesendet …
mode-label = Wer den Wurf sieht
mode-public = öffentlich
mode-private = privat (SL und du)
mode-private-gm = privat (nur SL)
mode-private-of = privat (SL und { $name })
mode-blind = blind (nur SL)
mode-self = nur ich
faces-title = Eigene Würfel
faces-label = Gefallene Augen, in der Reihenfolge des Wurfs
faces-help = Mit Komma oder Leerzeichen getrennt. Der Wurf wird als selbst gewürfelt gekennzeichnet.
faces-not-numbers = Hier stehen nur ganze Zahlen, mit Komma oder Leerzeichen getrennt: 16, 3, 5
faces-too-many = Das sind zu viele Würfel. Es gehen höchstens 1000.
form-none = ohne
form-unsaid = ohne Angabe
form-yes = ja
form-no = nein
form-less = { $name }: weniger
form-more = { $name }: mehr
form-empty = { $name }: ohne Angabe
form-further = { $count ->
    [one] Eine weitere Angabe
   *[other] { $count } weitere Angaben
}
form-add-row = Hinzufügen
form-remove-row = { $name }: Zeile { $number } entfernen
form-notation-example = 1W8+4
form-replaced = Statt „{ $cleared }“ gilt jetzt „{ $given }“.
form-missing = Hier fehlt eine Angabe.
form-not-whole = Hier steht eine ganze Zahl, zum Beispiel 5.
form-too-small = Hier geht mindestens { $minimum }.
form-too-large = Hier geht höchstens { $maximum }.
odds-table = Chancen
odds-mean = im Mittel { $mean }
odds-range = von { $min } bis { $max }
odds-from = ab { $min }, nach oben offen
odds-up-to = bis { $max }, nach unten offen
odds-open = nach oben und unten offen
odds-automatic = Hier kann die SL den Erfolg auch ohne Wurf geben.
gain-title = Was eine Entscheidung wert ist
gain-one-more = { $name } auf { $next }
gain-to = wird zu
spectator-note = Du schaust zu. Würfe erscheinen im Protokoll, sobald sie fallen.

# Lesarten eingefügter Notation
readings-several = Andere Programme lesen hier einen anderen Wurf. Wähle, was gemeint ist; ohne Wahl gilt, was Wurfwerk liest.
readings-unread = So schreibt Wurfwerk es nicht, andere Programme schon. Wähle, was gemeint ist.
reading-take = Lesen wie in { $programs }: { $notation }, { $mean }
reading-no-mean = Mittel hier zu aufwendig
reading-no-spelling = in unserer Notation nicht zu sagen
dialect-default = Wurfwerk
dialect-roll20 = Roll20
dialect-foundry = Foundry VTT
dialect-avrae = avrae
dialect-rpgdr = rpg-dice-roller
dialect-dicemaiden = Dice Maiden

# Protokoll
log-empty = Hier stehen bald die Würfe. Wähle eine Probe und würfle.
log-hidden = Etwas Verdecktes ist geschehen
log-joined = { $name } sitzt jetzt am Tisch
log-opened = Der Tisch „{ $name }“ ist eröffnet
log-earlier = Früheres zeigen
log-to-foot = Zum Neuesten
say-label = Nachricht oder Wurf
say-placeholder = /w 3W6+2 oder eine Nachricht
say-send = Senden
card-label = Wurf von { $name }: { $label }
card-open = Aufschlüsselung
card-again = Noch einmal
card-typed = eigene Würfel
card-automatic = Erfolg ohne Wurf möglich, die SL entscheidet
card-compared = { $left } gegen { $right }
card-rules = Geltende Regeln
card-seq = Eintrag { $seq }
margin-over = { $margin } darüber
margin-under = { $margin } darunter
margin-exact = genau getroffen
die = { $sides ->
    [F] WF
   *[other] W{ $sides }
}
die-times = { $die }, { $times }-mal
die-dropped = { $die } weggelegt
dice-more = und { $count } weitere
spoken-rolled = { $name }, { $label }: { $value }
spoken-outcome = { $name }, { $label }: { $value }, { $outcome }
spoken-several = { $name } würfelt mehrmals. { $rolls }
spoken-said = { $name } schreibt: { $text }

# Fehler ohne Satz vom Server
error-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
error-no-answer = Der Server hat nicht verständlich geantwortet. Versuche es noch einmal.
error-systems = Die Regelsysteme konnten nicht gelesen werden.
