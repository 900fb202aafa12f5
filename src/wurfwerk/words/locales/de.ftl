### Wurfwerks eigene Texte auf Deutsch. Gleiche Schlüssel wie en.ftl. Jeder Raum hängt seine Schlüssel unter seiner Überschrift an.
### Anrede du, neutral (SL, Spielende), kein Ausrufezeichen am Satz.


## words

language-name = Deutsch
yes = ja
no = nein


## errors

error-internal = Das ist ein Fehler von Wurfwerk, nicht deiner: { $what }
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt de und en.
error-too-few-faces = { $given ->
    [one] Es ist nur eine Seite angegeben
   *[other] Es sind nur { $given } Seiten angegeben
 }, der Wurf braucht noch eine für einen Würfel mit { $sides } Seiten.
error-left-over-faces = { $given ->
    [one] Eine Seite ist angegeben
   *[other] { $given } Seiten sind angegeben
 }, der Wurf braucht nur { $used }; { $left ->
    [one] eine ist
   *[other] { $left } sind
 } zu viel.
error-impossible-face = An Stelle { $position } steht { $face }, aber ein Würfel mit { $sides } Seiten kann das nicht zeigen.
error-too-many-throws = Der Wurf braucht mehr als { $most } einzelne Würfe und wird deshalb abgebrochen; lass weniger Würfel oder seltener explodieren.


## command line

error-unknown-command = Den Befehl „{ $command }“ gibt es nicht; es gibt { $commands }.
error-unknown-option = Die Option --{ $option } gibt es hier nicht.
error-missing-value = Hinter --{ $option } fehlt der Wert.
error-needless-value = --{ $option } nimmt keinen Wert.
error-given-twice = { $option } ist zweimal angegeben; das geht nur einmal.
error-missing-target = Es fehlt, was gewürfelt werden soll, zum Beispiel 4d6kh3 oder openlegend.action.
error-not-text = Die Eingabe ist kein lesbarer Text (kein UTF-8).
error-bad-number = „{ $text }“ hinter --{ $option } ist keine Zahl; richtig wären 15, 7/2 oder 3.5.
error-bad-faces = An Stelle { $position } von --faces steht „{ $text }“; richtig sind ganze Zahlen mit Komma dazwischen, zum Beispiel 16,3,5.
error-seed-and-faces = --seed und --faces gehen nicht zusammen: Entweder fallen die Würfel aus einer Saat, oder du gibst sie ein.
error-option-of-checks = --{ $option } gehört zu Proben wie openlegend.action, nicht zu Würfelnotation.
error-needless-word = „{ $word }“ ist hier zu viel: { $check } nimmt nur Optionen.
error-needless-argument = „{ $word }“ ist hier zu viel.
error-list-option = --{ $option } ist eine Liste und geht nur über --parameters, zum Beispiel --parameters '{"{"}"{ $option }": […]{"}"}'.
error-parameters-too-long = --parameters ist zu lang; höchstens { $most } Zeichen.
error-parameters-not-json = --parameters ist kein gültiges JSON, der Fehler steht bei Zeichen { $position }.
error-parameters-too-deep = --parameters lässt sich nicht lesen: zu tief verschachtelt oder mit zu langen Zahlen.
error-parameters-no-object = --parameters muss ein JSON-Objekt in geschweiften Klammern sein.
error-rule-form = „{ $text }“ ist keine Hausregel; richtig ist --rule SCHLÜSSEL=WERT, zum Beispiel --rule tie=reroll.
error-rule-of-another = Die Hausregel { $rule } gehört nicht zu { $system } und hätte hier keine Wirkung.
error-bad-port = „{ $text }“ ist kein Port; richtig ist eine ganze Zahl von 0 bis 65535.
hint-parameters = So wäre es richtig: --parameters '{"{"}"attribute": 5, "challenge": 20{"}"}'
hint-checks = Welche Proben es gibt, sagt: wurfwerk systems

odds-too-wide = (zu viele Werte für ein Bild; --at-least und --at-most geben exakte Antworten)

help-usage = Aufruf:
help-summary = Wurfwerk würfelt, rechnet Wahrscheinlichkeiten exakt aus und öffnet einen Spieltisch im Netz.
help-roll = Würfelt einmal und zeigt jeden Würfel.
help-odds = Zeigt die exakte Verteilung: jeden Wert mit Prozent und mit der Chance, ihn mindestens zu erreichen (≥).
help-systems = Sagt, was es gibt: Spielsysteme, Proben, ihre Parameter mit Grenzen, Hausregeln mit Begründung, Ressourcen.
help-serve = Startet den Spieltisch. Was fehlt, kommt aus WURFWERK_HOST, WURFWERK_PORT und WURFWERK_DATABASE.
help-target = TARGET ist Würfelnotation (4d6kh3, 3W6+2, 2d20kl1) oder eine Probe (openlegend.action); die Optionen einer Probe nennt wurfwerk roll PROBE --help. Beginnt es mit einem Minus, steht -- davor. Für - wird eine Zeile von der Standardeingabe gelesen.
help-more = Mehr sagt wurfwerk BEFEHL --help. Die Sprache wählt --lang de oder --lang en, sonst die Umgebung.
help-options = Optionen:
help-parameters = Parameter:
help-house-rules = Hausregeln (das Übliche zuerst):
help-examples = Beispiele:
help-status = Rückgabewert: 0 erledigt, 2 die Eingabe war falsch, 3 abgelehnt, weil die exakte Antwort zu aufwendig wäre.

option-json = Ausgabe als JSON in einer Zeile
option-lang = Sprache der Texte
option-help = diese Hilfe
option-seed = Saat: gleiche Saat, gleicher Wurf
option-faces = gefallene Seiten in Wurfreihenfolge, für echte Würfel
option-dialect = Schreibweise der Notation, sonst default
option-parameters = Parameter einer Probe als JSON-Objekt; der einzige Weg für Listen
option-rule = Hausregel einer Probe; mehrmals möglich
option-at-least = Chance, mindestens so viel zu erreichen; mehrere Zahlen möglich
option-at-most = Chance, höchstens so viel zu erreichen; mehrere Zahlen möglich
option-host = Adresse, auf der der Tisch zu erreichen ist; 0.0.0.0 für Telefone im selben Netz
option-port = Port, sonst 8321
option-database = Datenbank, zum Beispiel sqlite:PFAD
option-sample = öffnet einen Beispieltisch

parameter-bounds = { $minimum } bis { $maximum }
parameter-length = Länge { $minimum } bis { $maximum }
parameter-required = nötig
parameter-default = sonst { $value }
parameter-items = Jeder Eintrag: { $items }

systems-more = Mehr über ein System sagt wurfwerk systems SYSTEM, mehr über eine Probe wurfwerk roll PROBE --help.
systems-outcomes = Ergebnisse: { $outcomes }
systems-rules-of-check = Hausregeln: { $rules }
systems-rules = Hausregeln
systems-default = (üblich)
systems-resources = Ressourcen
resource-minimum = mindestens { $number }
resource-maximum = höchstens { $number }
resource-start = zu Beginn { $number }
origin = { $origin ->
    [source] Aus der Vorlage
    [public] Aus den öffentlichen Regeln
   *[house] Eigene Entscheidung
 }


## checks

error-unknown-system = Das Spielsystem „{ $system }“ gibt es nicht; es gibt { $known }.
error-unknown-check = Die Probe „{ $target }“ gibt es nicht; es gibt { $known }.
error-unknown-parameter = { $check } hat keinen Parameter { $parameter }; es gibt { $known }.
error-missing-parameter = Für { $check } fehlt { $parameter } ({ $label }).
error-out-of-bounds = { $parameter } ({ $label }) ist { $value }, muss aber zwischen { $minimum } und { $maximum } liegen.
error-not-a-whole-number = { $parameter } ({ $label }) ist „{ $value }“, muss aber eine ganze Zahl von { $minimum } bis { $maximum } sein.
error-not-true-or-false = { $parameter } ({ $label }) ist „{ $value }“, muss aber wahr oder falsch sein.
error-not-a-choice = { $parameter } ({ $label }) ist „{ $value }“; möglich sind { $choices }.
error-not-a-text = { $parameter } ({ $label }) ist „{ $value }“, muss aber Text sein.
error-text-too-long = { $parameter } ({ $label }) hat { $value } Zeichen, erlaubt sind höchstens { $maximum }.
error-not-a-roll = { $parameter } ({ $label }) ist „{ $value }“, muss aber Würfelnotation sein, zum Beispiel 2d6+3.
error-not-a-list = { $parameter } ({ $label }) ist „{ $value }“, muss aber eine Liste sein.
error-too-many-items = { $parameter } ({ $label }) hat { $value } Einträge, erlaubt sind höchstens { $maximum }.
error-not-an-object = { $parameter } ({ $label }) ist „{ $value }“, muss aber ein Eintrag mit { $keys } sein.
error-unknown-rule = Die Hausregel „{ $rule }“ gibt es bei { $system } nicht; es gibt { $known }.
error-no-house-rules = { $system } hat für seine Würfe keine Hausregeln, „{ $rule }“ lässt sich also nicht einstellen.
error-unknown-rule-value = Die Hausregel { $rule } kennt den Wert „{ $value }“ nicht; es gibt { $values }.
hint-did-you-mean = Meintest du { $names }?
explain-rule-mattered = Hausregel „{ $rule }“: { $value }
check-automatic = Die SL darf die Probe ohne Wurf gelingen lassen.


## exact


## dice


## notation errors


## table

table-error-not-allowed = Dazu hast du hier kein Recht: Wer zuschaut, würfelt und schreibt nicht.
table-error-no-seat = Du sitzt nicht an diesem Tisch. Öffne den Link, den du von der SL bekommen hast, und nimm einen Platz ein.
table-error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
table-error-bad-link = Dieser Link gilt an diesem Tisch nicht. Lass dir von der SL einen neuen geben.
table-error-foreign-origin = Die Anfrage kommt von einer fremden Seite und wird nicht angenommen.
table-error-not-found = Diese Adresse gibt es nicht.
table-error-wrong-method = So lässt sich diese Adresse nicht aufrufen.
table-error-too-fast = Das ging zu schnell hintereinander. Warte einen Augenblick.
table-error-not-json = Die Anfrage ist kein gültiges JSON-Objekt.
table-error-wrong-shape = { $fault ->
    [missing] Das Feld „{ $field }“ fehlt.
    [unknown] Das Feld „{ $field }“ gibt es hier nicht.
    [do] Das Feld „do“ muss roll, say oder speak sein.
   *[value] Im Feld „{ $field }“ steht ein Wert, der dort nicht gilt.
 }
table-error-too-long = { $field ->
    [request] Die Anfrage ist zu lang; erlaubt sind höchstens { $most } Bytes.
   *[other] „{ $field }“ ist zu lang; erlaubt sind höchstens { $most } Zeichen.
 }
table-error-bad-name = Der Name ist leer. Er braucht mindestens ein sichtbares Zeichen.
table-error-empty-text = Der Text ist leer.
table-error-unknown-system = Das System „{ $system }“ gibt es hier nicht; es gibt { $known }.
table-error-system-not-here = An diesem Tisch wird { $system } nicht gespielt.
table-error-rule-of-no-system = Die Hausregel „{ $rule }“ gehört zu keinem System dieses Tisches ({ $known }); sie heißt vollständig etwa openlegend.tie.
table-error-rules-are-fixed = Für einen einzelnen Wurf kann nur die SL andere Hausregeln setzen als die des Tisches.
table-error-too-many-seats = Dieser Tisch hat schon { $most } Plätze, mehr sind nicht möglich.
table-error-too-many-dice = So viele Würfel auf einmal gehen am Tisch nicht; höchstens { $most }.
table-error-too-many-throws = Der Wurf braucht am Tisch mehr als { $most } Einzelwürfe und wird nicht gemacht; lass weniger Würfel explodieren.
table-error-notation-has-no-parameters = Würfelnotation hat keine Parameter, „{ $parameter }“ gehört zu einer Probe wie openlegend.action.
table-error-database-unwritable = In die Datenbank { $place } kann nicht geschrieben werden. Prüfe Ordner, Rechte und freien Platz, oder nenne mit --database einen anderen Ort.
table-error-database-corrupt = Die Datei { $place } ist beschädigt oder keine Datenbank von Wurfwerk. Sie bleibt unverändert; nenne mit --database eine andere oder spiele eine Sicherung zurück.
table-error-database-in-use = Die Datenbank { $place } hält schon ein anderer Server offen. Beende ihn zuerst, oder nenne mit --database eine andere.
table-error-database-newer = Die Datenbank { $place } stammt von einer neueren Fassung von Wurfwerk. Nimm diese, oder nenne mit --database eine andere.
table-error-database-address = „{ $place }“ ist keine Datenbank, die hier geöffnet werden kann; richtig wäre zum Beispiel sqlite:/pfad/zur/datei.sqlite3.
table-error-storing-failed = Das konnte nicht gespeichert werden und ist nicht geschehen ({ $place }). Versuche es noch einmal.
table-error-port-in-use = Auf { $host }, Port { $port }, läuft schon etwas. Nenne mit --port einen anderen.
table-error-no-such-host = An der Adresse { $host }, Port { $port }, kann dieser Rechner nicht bedienen: { $why }
table-error-bad-rate = WURFWERK_RATE ist „{ $text }“, muss aber eine Zahl ab 0 sein.

table-mode-private = nur für SL und dich
table-mode-blind = verdeckt für die SL
table-mode-self = nur für dich
table-export-opened = Der Tisch „{ $name }“ wurde eröffnet.
table-export-joined = { $role ->
    [gm] { $name } leitet.
    [player] { $name } spielt mit.
   *[spectator] { $name } schaut zu.
 }
table-export-hidden = (verdeckt)
table-export-typed = eingetippt
table-front-not-built = Die Seiten des Tisches sind noch nicht gebaut. Im Projektordner baut sie der Befehl: ./dev setup
table-sample-name = Der runde Tisch

serve-address = Wurfwerk läuft auf { $address }
serve-sample = Der Beispieltisch „{ $name }“:
serve-link = { $role ->
    [gm] SL
    [player] Spielende
   *[spectator] Zuschauende
 }
serve-phones = Handys im selben Netz öffnen den Link der Spielenden mit diesem Bild:
serve-database = Gespeichert wird in { $place }
serve-stop = Beenden mit Strg+C
