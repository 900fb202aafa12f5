### Wurfwerks eigene Texte auf Deutsch. Gleiche Schlüssel wie en.ftl. Jeder Raum hängt seine Schlüssel unter seiner Überschrift an.
### Anrede du, neutral (SL, Spielende), kein Ausrufezeichen am Satz.


## words

yes = ja
no = nein


## errors

error-internal = Das ist ein Fehler von Wurfwerk, nicht deiner: { $what }
error-too-costly-procedure = Der Ablauf hat zu viele mögliche Zwischenstände für eine exakte Antwort (mehr als { $most } Schritte). Mit weniger Würfen, einem kleineren Ziel oder kleineren Pools geht es.
error-too-costly-procedure-endless = In diesem Ablauf zählt ein Wert ohne Obergrenze; seine Chancen lassen sich so nicht auflisten. Mit einem festen Zielwert geht es.
error-too-costly-output = Die ganze Verteilung aufzuschreiben wäre zu lang: { $characters } Zeichen. Nimm weniger Würfel oder Würfel mit weniger Seiten.
error-output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $why }.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt de und en.
error-too-few-faces = { $given ->
    [one] Es ist nur eine Augenzahl angegeben
   *[other] Es sind nur { $given } Augenzahlen angegeben
 }, der Wurf braucht noch eine für einen Würfel mit { $sides } Seiten.
error-left-over-faces = { $given ->
    [one] Eine Augenzahl ist angegeben
   *[other] { $given } Augenzahlen sind angegeben
 }, der Wurf braucht nur { $used }; { $left ->
    [one] eine ist
   *[other] { $left } sind
 } zu viel.
error-impossible-face = An Stelle { $position } der Augenzahlen steht { $face }; ein Würfel mit { $sides } Seiten kann das nicht zeigen.
error-too-many-throws = Der Wurf braucht mehr als { $most } einzelne Würfe und wird deshalb abgebrochen; lass weniger Würfel oder seltener explodieren.


## command line

error-unknown-command = Den Befehl „{ $command }“ gibt es nicht; es gibt { $commands }.
error-unknown-option = Die Option --{ $option } gibt es hier nicht.
error-missing-value = Hinter --{ $option } fehlt der Wert.
error-needless-value = --{ $option } nimmt keinen Wert.
error-given-twice = { $option } ist zweimal angegeben; das geht nur einmal.
error-missing-target = Es fehlt, was gewürfelt werden soll, zum Beispiel 4d6kh3 oder openlegend.action.
error-several-lines = Auf der Standardeingabe steht mehr als eine Zeile; es wird nur eine gewürfelt. Ruf Wurfwerk für jede Zeile einmal auf.
error-not-text = Die Eingabe ist kein lesbarer Text (kein UTF-8).
error-input-unreadable = Die Eingabe lässt sich nicht lesen: { $why }.
why-missing = Datei oder Ordner gibt es nicht
why-folder = das ist ein Ordner
why-no-folder = ein Teil des Pfads ist kein Ordner
why-forbidden = die Berechtigung fehlt
why-full = es ist kein Platz mehr frei
why-read-only = der Datenträger lässt sich nur lesen
why-no-name = das ist kein Dateiname
why-long-name = der Name ist zu lang
why-loop = Verweise führen im Kreis
why-closed = sie ist geschlossen
why-busy = sie wird gerade benutzt
why-too-big = sie würde zu groß
why-too-many-open = es sind zu viele Dateien offen
why-device = das Gerät meldet einen Fehler
why-other = das Betriebssystem meldet den Fehler { $number }
error-in-parameter = { $parameter } ({ $label }): { $what }
error-bad-number = „{ $text }“ hinter --{ $option } ist keine Zahl; richtig wären 15, 7/2 oder 3.5.
error-bad-faces = An Stelle { $position } von --faces steht „{ $text }“; richtig sind ganze Zahlen mit Komma dazwischen, zum Beispiel 16,3,5.
error-seed-and-faces = --seed und --faces gehen nicht zusammen: Entweder folgen die Würfel aus einem Startwert, oder du gibst sie ein.
error-option-of-checks = --{ $option } gehört zu Proben wie openlegend.action, nicht zu Würfelnotation.
error-needless-word = „{ $word }“ ist hier zu viel: { $check } nimmt nur Optionen.
error-needless-argument = „{ $word }“ ist hier zu viel.
error-list-option = --{ $option } ist eine Liste und geht nur über --parameters, zum Beispiel --parameters '{"{"}"{ $option }": […]{"}"}'.
error-group-option = --{ $option } hat mehrere Teile und geht nur über --parameters, zum Beispiel --parameters '{"{"}"{ $option }": {"{"}…{"}"}{"}"}'.
error-parameters-too-long = --parameters ist zu lang; höchstens { $most } Zeichen.
error-parameters-not-json = --parameters ist kein gültiges JSON, der Fehler steht bei Zeichen { $position }.
error-parameters-too-deep = --parameters lässt sich nicht lesen: zu tief verschachtelt oder mit zu langen Zahlen.
error-parameters-no-object = --parameters muss ein JSON-Objekt in geschweiften Klammern sein.
error-parameters-not-text = In --parameters steht ein halbes Zeichen: Von einem Paar wie \ud83c\udfb2 fehlt ein Teil.
error-rule-form = „{ $text }“ ist keine Hausregel; richtig ist --rule SCHLÜSSEL=WERT, zum Beispiel --rule { $example }.
error-no-rule-of-check = „{ $text }“ lässt sich nicht einstellen: { $check } hat keine Hausregeln.
error-rule-of-another = Die Hausregel { $rule } gehört nicht zu { $system } und hätte hier keine Wirkung.
error-bad-port = „{ $text }“ ist kein Port; richtig ist eine ganze Zahl von 0 bis 65535.
hint-parameters = So wäre es richtig: --parameters '{"{"}"attribute": 5, "challenge": 20{"}"}'
hint-options = Es gibt hier { $names }.
hint-switch = So wird es geschrieben: --{ $option } für ja, --no-{ $option } für nein.
hint-single-values = Frag ohne --json nach einzelnen Werten, mit --at-least oder --at-most.
hint-checks = Alle Proben nennt: wurfwerk systems

odds-too-wide = (zu viele Werte für ein Bild; --at-least und --at-most geben exakte Antworten)
meanings-too-costly = exakt zu aufwendig

help-usage = Aufruf:
help-summary = Wurfwerk würfelt, rechnet Wahrscheinlichkeiten exakt aus und öffnet einen Spieltisch im Netz.
help-roll = Würfelt einmal und zeigt jeden Würfel.
help-odds = Zeigt die exakte Verteilung: jeden Wert mit Prozent und mit der Chance, ihn mindestens zu erreichen (≥).
help-systems = Sagt, was es gibt: Spielsysteme, Proben, ihre Parameter mit Grenzen, Hausregeln mit Begründung, Ressourcen.
help-sheet = Ein Charakter in einer Datei: anlegen, zeigen, prüfen, steigern, ändern und zurücknehmen. Jede Änderung steht mit Tag und Grund im Verlauf.
help-sheet-new = Legt einen neuen, leeren Bogen an; eine Datei, die es schon gibt, bleibt unberührt.
help-sheet-show = Zeigt den Bogen und alles, was daraus folgt.
help-sheet-check = Führt alles auf, was nicht stimmt, jeden Punkt mit seiner Stelle und der Nummer der Regel. Endet mit 2, wenn etwas nicht stimmt.
help-sheet-raise = Steigert Werte um je einen Schritt und bezahlt dafür. Mit --preview sagt es, was das kostet und warum, und schreibt nichts; ohne PATH führt es alle Schritte auf.
help-sheet-set = Setzt Felder von Hand und ohne Preis, zum Beispiel attributes.might=3 oder resources.legend-points=2. Ganze Listen und Einträge darin werden als JSON geschrieben; ein neuer Eintrag kommt ans Ende seiner Liste.
help-sheet-fields = wurfwerk sheet set FILE --help führt die Felder dieses Bogens mit ihren Grenzen auf.
help-sheet-fields-of = Felder ({ $system }); Einträge von Listen zählen ab 0:
help-sheet-changes = Änderungen ({ $system }); die Optionen einer einzelnen zeigt wurfwerk sheet change FILE CHANGE --help:
help-sheet-change = Ändert Ressourcen, oder was eine Regel des Spiels auf dem Bogen verschieben lässt. Was der Bogen weiß, muss nicht angegeben werden.
help-sheet-undo = Nimmt die letzte Änderung zurück, die noch gilt.
help-sheet-history = Zeigt, was wann und warum geschehen ist.
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
option-seed = Startwert: gleicher Startwert, gleicher Wurf
option-faces = gefallene Augenzahlen in Wurfreihenfolge, für echte Würfel
option-explain = sagt in Worten, was gewürfelt wird und was fiel
option-dialect = Schreibweise der Notation: default, roll20, foundry, avrae, rpgdr oder dicemaiden; bei odds auch all: jede Lesart mit ihrem Mittelwert
sheet-option-parameters = Parameter der Änderung als JSON-Objekt; für Listen der einzige Weg
option-parameters = Parameter einer Probe als JSON-Objekt; der einzige Weg für Listen
sheet-option-rule = Hausregel: bei new und set eine dieses Charakters, bei raise nur für dieses Mal; mehrfach möglich
option-rule = Hausregel einer Probe; mehrmals möglich
option-at-least = Chance, mindestens so viel zu erreichen; mehrere Zahlen möglich
option-at-most = Chance, höchstens so viel zu erreichen; mehrere Zahlen möglich
option-sheet = Bogen, der die Parameter einer Probe ausfüllt; der Name eines Feldes, wie in --attribute might, wird darin nachgesehen
option-name = Name des Charakters
option-preview = sagt nur, was es kostet und warum; nichts wird geschrieben
option-reason = warum, für den Verlauf
option-date = Tag für den Verlauf, zum Beispiel 2026-11-30; ohne Angabe heute
option-remove = nimmt ein Feld oder einen Eintrag einer Liste weg; darf mehrmals stehen
option-compare-rule = Hausregel einer Probe, deren Werte nebeneinander gezeigt werden; darf mehrmals stehen
option-host = Adresse, auf der der Tisch zu erreichen ist; 0.0.0.0 für Handys im selben Netz
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
error-out-of-bounds = { $parameter } ({ $label }) ist { $value }, muss aber zwischen { $minimum } und { $maximum } liegen{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-not-a-whole-number = { $parameter } ({ $label }) ist „{ $value }“, muss aber eine ganze Zahl von { $minimum } bis { $maximum } sein{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-not-true-or-false = { $parameter } ({ $label }) ist „{ $value }“, muss aber wahr oder falsch sein.
error-not-a-choice = { $parameter } ({ $label }) ist „{ $value }“; möglich sind { $choices }.
error-not-a-text = { $parameter } ({ $label }) ist „{ $value }“, muss aber Text sein.
error-text-too-long = { $parameter } ({ $label }) hat { $value } Zeichen, erlaubt sind höchstens { $maximum }.
error-not-a-roll = { $parameter } ({ $label }) ist „{ $value }“, muss aber Würfelnotation sein, zum Beispiel 2d6+3.
error-not-a-list = { $parameter } ({ $label }) ist „{ $value }“, muss aber eine Liste sein.
error-too-few-items = { $parameter } ({ $label }) hat { $value } { $value ->
    [one] Eintrag
   *[other] Einträge
 }, nötig sind mindestens { $minimum }{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-too-many-items = { $parameter } ({ $label }) hat { $value } Einträge, erlaubt sind höchstens { $maximum }{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-not-an-object = { $parameter } ({ $label }) ist „{ $value }“, muss aber ein Eintrag mit { $keys } sein.
error-no-such-raise = „{ $where }“ lässt sich nicht steigern. Steigern lassen sich zum Beispiel: { $known }.
error-nothing-to-raise = „{ $where }“ lässt sich nicht steigern; auf diesem Bogen steigt nichts mehr.
error-unknown-rule = Die Hausregel „{ $rule }“ gibt es bei { $system } nicht; es gibt { $known }.
error-no-house-rules = { $system } hat für seine Würfe keine Hausregeln, „{ $rule }“ lässt sich also nicht einstellen.
error-unknown-rule-value = Die Hausregel { $rule } kennt den Wert „{ $value }“ nicht; es gibt { $values }.
error-rule-untouched = Die Hausregel { $rule } berührt { $check } nicht; da gibt es nichts zu vergleichen. Hausregeln dieser Probe: { $known }.
error-rule-elsewhere = Die Hausregel { $rule } berührt { $check } nicht; sie wirkt bei { $where }. Hausregeln dieser Probe: { $known }.
error-rule-of-the-sheet = Die Hausregel { $rule } ändert keinen Wurf, sie gilt dem Charakterbogen: Stelle sie dort ein mit „wurfwerk sheet set BOGEN --rule { $short }={ $value }“; was sie ändert, zeigen „wurfwerk sheet raise BOGEN WAS --preview“ und „wurfwerk sheet check BOGEN“.
compare-rule = Hausregel „{ $label }“ ({ $rule }); in Klammern der Unterschied zum geltenden Wert
compare-in-force = (gilt)
compare-refused = { $value }: mit diesen Parametern nicht möglich. { $why }
compare-fitted = { $value }: { $how }
compare-no-difference = Hier ändert sie nichts.
compare-automatic = ohne Wurf möglich
compare-automatic-yes = ja
compare-automatic-no = nein
compare-automatic-some = { $count } von { $all }
hint-did-you-mean = Meintest du { $names }?
explain-rule-mattered = Hausregel „{ $rule }“: { $value }
outcome-success = Erfolg
outcome-failure = Fehlschlag
check-automatic = Die SL darf die Probe ohne Wurf gelingen lassen.


## exact

error-too-costly-steps = Das genaue Ergebnis braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger oder kleinere Würfel.
error-too-costly-sum = Die Summe hat zu viele Werte mit zu langen Zahlen: etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Würfel oder Würfel mit weniger Seiten.
error-too-costly-keep = Die besten aus so vielen Würfeln brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; wirf oder behalte weniger Würfel.
error-too-costly-ranks = Die Auswahl nach Rang braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; wirf weniger Würfel.
error-too-costly-unlike = Verschiedene Würfel miteinander zu vergleichen braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Würfel oder weniger verschiedene.
error-too-costly-kept = Die Regeln für die behaltenen Würfel brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; behalte weniger Würfel oder nimm nur eine Regel nach der Auswahl.
error-too-costly-reroll = So oft neu zu würfeln braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; würfle seltener neu oder ohne Grenze.
error-too-costly-chain = Die Würfelketten brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Würfel, weniger Seiten oder eine Explosion ohne Grenze.
error-too-costly-chains = Ganze Ketten nach Rang brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; wirf oder behalte weniger Würfel.
error-too-costly-extreme = Das größte oder kleinste so vieler Ergebnisse ohne Obergrenze braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Teile oder weniger Würfel.
error-too-costly-difference = Der Unterschied zweier Ergebnisse ohne Obergrenze braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger explodierende Würfel.
error-too-costly-combinations = Es gibt zu viele Kombinationen: etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; verrechne weniger oder kleinere Würfel miteinander.
error-too-costly-branch = Die Fallunterscheidung braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Fälle oder kleinere Würfel.
error-too-costly-simulation = { $throws } Würfe davon brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Würfe oder weniger Würfel.
error-too-costly-set = Die größte Gruppe gleicher Würfel braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; wirf weniger Würfel.
error-too-costly-tally = So viele Zählungen nebeneinander brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Würfel oder weniger Klassen.
error-too-costly-order = Die Würfel einzeln aufzuführen braucht etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; wirf weniger Würfel oder nimm ihre Summe.
error-too-costly-own-dice-many = Zusätzliche Würfel, die einzeln zählen, brauchen etwa { $steps } Rechenschritte, höchstens { $most } sind erlaubt; nimm weniger Würfel oder eine kleinere Grenze.
error-too-costly-values = Hier müssten { $values } Werte einzeln aufgeführt werden, höchstens { $most } sind erlaubt; nimm einen Würfel mit weniger Seiten.
error-too-costly-wide = Mit einem Würfel mit so vielen Seiten geht nur: Zahlen dazuzählen, vergleichen, zählen, begrenzen, neu würfeln; nimm einen kleineren Würfel.
error-too-costly-degree = Diese Ergebnisse ohne Obergrenze sind zusammen zu verwickelt (Grad { $degree }, höchstens { $most }); nimm weniger Teile oder lass sie auf weniger Augenzahlen explodieren.
error-too-costly-head = Die Chancen nehmen so langsam ab, dass sich die Werte nicht auflisten lassen; lass die Würfel seltener explodieren oder begrenze die Zahl der Explosionen.
error-too-costly-tail = Die Chance für { $bound } liegt zu weit draußen, um sie genau auszurechnen; wähle eine kleinere Grenze.
error-too-costly-both-ways = Was nach oben und was nach unten keine Grenze hat, wird nicht gemeinsam nach Größe geordnet; betrachte die Teile einzeln.
error-too-costly-chain-both-ways = Eine Kette ohne Grenze, deren Augenzahlen teils hinzuzählen und teils abziehen, wird nicht genau gerechnet; begrenze die Zahl der Explosionen.
error-too-costly-chain-of-chains = Eine Explosion auf Würfeln, deren Ergebnis schon keine Obergrenze hat, wird nicht genau gerechnet; lass sie nur einmal explodieren.
error-too-costly-endless-arithmetic = Diese Rechnung mit einem Ergebnis ohne Obergrenze wird nicht genau gerechnet; es geht: dazuzählen, abziehen, mit Zahlen malnehmen und teilen, vergleichen.
error-too-costly-endless-branch = Ein Wert ohne Obergrenze kann entscheiden, was folgt, aber nicht selbst weiterverwendet werden; begrenze die Zahl der Explosionen.
error-too-costly-endless-members = Für diese Auswertung darf kein Würfel ohne Grenze explodieren; begrenze die Zahl der Explosionen.
error-too-costly-endless-tuple = Nebeneinander stehen können nur Werte mit Obergrenze; begrenze die Zahl der Explosionen.
error-too-costly-own-dice = Zusätzliche Würfel ohne Grenze, die einzeln zählen, werden nur genau gerechnet, wenn gleiche Würfel allein auf ihrer höchsten Augenzahl explodieren; würfle so oder begrenze die Explosionen.


## dice

dice-number = { $number }
dice-thrown = { $count } W{ $sides }
dice-faces = { $count } W mit den Augenzahlen { $faces }
dice-computed = so viele W{ $sides }, wie { $count } ergibt
dice-group = die Summen von { $parts }
dice-mixed = alle Würfel von { $parts } zusammen
dice-labelled = { $of } ({ $label })
dice-pool = { $dice }: { $steps }
dice-pool-within = { $dice } ({ $steps })
dice-pairs-none = die Paare, die { $left } gegen { $right } gewinnt, weniger die verlorenen; gleiche zählen nicht
dice-pairs-left = die Paare, die { $left } gegen { $right } gewinnt, weniger die verlorenen; gleiche zählen für die erste Seite
dice-pairs-right = die Paare, die { $left } gegen { $right } gewinnt, weniger die verlorenen; gleiche zählen für die zweite Seite
dice-together = nebeneinander { $parts }
dice-decide = { $first } entscheidet zwischen { $then }
dice-name = „{ $name }“
dice-bound = „{ $name }“ ist { $of }, einmal geworfen
dice-let = { $bindings }; dann { $body }
dice-several = mehrere Würfe: { $rolls }
dice-nth = ({ $number }) { $roll }
dice-if = falls { $condition }: { $then }, sonst { $otherwise }
dice-in-brackets = ({ $of })
dice-table = die Zeile einer Tabelle zu { $of } ({ $rows })
table-row = { $numbers } „{ $name }“
table-row-roll = { $numbers } „{ $name }“: { $roll }
condition-compared = { $left } { $sign } { $right }
condition-not-zero = { $of } ≠ 0
keep-highest = { $kept ->
    [one] der höchste zählt
   *[other] die höchsten { $kept } zählen
 }
keep-lowest = { $kept ->
    [one] der niedrigste zählt
   *[other] die niedrigsten { $kept } zählen
 }
keep-middle = { $kept ->
    [one] der mittlere zählt
   *[other] die mittleren { $kept } zählen
 }
drop-highest = { $dropped ->
    [one] der höchste wird weggelegt
   *[other] die höchsten { $dropped } werden weggelegt
 }
drop-lowest = { $dropped ->
    [one] der niedrigste wird weggelegt
   *[other] die niedrigsten { $dropped } werden weggelegt
 }
take-ranks = nach Rang genommen, vom niedrigsten an gezählt: { $ranks }
explode-chain = { $faces } wird noch einmal gewürfelt und addiert (eine Kette zählt als ein Würfel)
explode-own = { $faces } bringt einen weiteren Würfel, der für sich zählt
keep-then-explode = erst danach wird { $faces } unter den behaltenen Würfeln noch einmal gewürfelt und addiert
explode-limit = { $most ->
    [one] höchstens einmal je Würfel
   *[other] höchstens { $most }-mal je Würfel
 }
explode-less = jeder weitere Wurf zählt { $less } weniger
explode-compound = eine Kette wird als Ganzes beurteilt
reroll-some-lowest = { $faces } wird einmal neu gewürfelt, aber nur unter den niedrigsten Würfeln, höchstens { $dice }
reroll-some-highest = { $faces } wird einmal neu gewürfelt, aber nur unter den höchsten Würfeln, höchstens { $dice }
reroll-once = { $faces } wird einmal neu gewürfelt
reroll-until = { $faces } wird neu gewürfelt, bis etwas anderes fällt
reroll-limit = { $faces } wird höchstens { $most }-mal neu gewürfelt
clamp-low = jeder Würfel zählt mindestens { $low }
clamp-high = jeder Würfel zählt höchstens { $high }
count-faces = { $faces } zählt { $weight ->
    [one] einen Erfolg
   *[other] { $weight } Erfolge
 }
count-against = { $faces } nimmt { $weight ->
    [one] einen Erfolg
   *[other] { $weight } Erfolge
 } weg
mark-success = { $faces } wird als Erfolg markiert
mark-failure = { $faces } wird als Fehlschlag markiert
worth-nothing = { $faces } zählt nicht mit
worth-minus-one = { $faces } zieht 1 ab
worth-minus-face = { $faces } wird abgezogen
sort-ascending = aufsteigend gezeigt
sort-descending = absteigend gezeigt
values-thrown = nebeneinander, wie sie fielen
values-ascending = nebeneinander, aufsteigend
values-descending = nebeneinander, absteigend
match-set = die Größe des größten Satzes gleicher Würfel zählt
match-best = die Größe des größten Satzes gleicher Würfel zählt, daneben sein Wert
shows = neben der Summe steht, ob ein Würfel zeigt: { $sets }
match-run = die Länge der längsten Folge zählt
tally = nach Klassen gezählt: { $classes }
faces-highest = die höchste Augenzahl
faces-only = { $face }
faces-at-least = { $low } oder mehr
faces-at-most = { $high } oder weniger
faces-between = { $low } bis { $high }
faces-not = alles außer { $face }
faces-either = eines von { $parts }
faces-any = jede Augenzahl
faces-none = keine Augenzahl
total-sum = die Summe aus { $parts }
total-product = das Produkt aus { $parts }
total-minus = minus { $of }
total-divided = { $left } geteilt durch { $right }
total-floor-divided = { $left } geteilt durch { $right }, abgerundet
total-remainder = der Rest von { $left } geteilt durch { $right }
total-power = { $base } hoch { $exponent }
total-compared = ob { $left } { $sign } { $right }: 1 wenn ja, sonst 0
total-max = das Höchste von { $parts }
total-min = das Niedrigste von { $parts }
total-floor = { $parts }, abgerundet
total-ceil = { $parts }, aufgerundet
total-abs = der Betrag von { $parts }
total-trunc = { $parts }, ohne die Nachkommastellen
total-round = { $parts }, gerundet
total-rem = der Rest der Division, mit dem Vorzeichen der ersten Zahl: { $parts }
roll-total = { $value } aus { $dice }
roll-values = { $values } aus { $dice }
roll-met = { $left } { $sign } { $right } ist erfüllt, aus { $dice }
roll-not-met = { $left } { $sign } { $right } ist nicht erfüllt, aus { $dice }
roll-many-dice = { $count } Würfeln
roll-no-dice = keinen Würfeln
die-plain = W{ $sides }: { $face }
die-noted = W{ $sides }: { $face } ({ $notes })
die-rerolled = statt { $lost }
die-exploded = Kette { $chain }
die-counts = zählt { $value }
die-dropped = weggelegt
die-taken = { $times }-mal genommen


## notation errors

error-empty = In diesem Text steht nichts zu würfeln.
error-unknown-dialect = Den Dialekt „{ $dialect }“ gibt es nicht; es gibt { $known }.
error-syntax-ends = Der Text endet, wo Würfel, eine Zahl oder eine Klammer folgen müsste.
error-syntax-expected-roll = „{ $found }“ steht, wo Würfel, eine Zahl oder eine Klammer stehen müsste.
error-syntax-nothing-before = Vor „{ $found }“ steht nichts; dort fehlen Würfel oder eine Zahl.
error-syntax-expected-operator = „{ $found }“ steht, wo + - * / oder das Ende stehen müsste.
error-syntax-character = „{ $found }“ ist kein Zeichen der Würfelnotation.
error-syntax-word = „{ $word }“ ist weder Würfel noch Zahl noch Funktion.
error-syntax-function = Die Funktion „{ $word }“ gibt es nicht; es gibt { $known }.
error-syntax-no-function = Die Funktion „{ $word }“ gibt es nicht; dieser Dialekt hat keine Funktionen.
error-syntax-modifier = „{ $word }“ hinter Würfeln bedeutet hier nichts.
error-syntax-foreign = „{ $word }“ gehört zu einem anderen Würfelprogramm und bedeutet hier nichts.
error-syntax-unread = „{ $word }“ aus dem Dialekt { $dialect } wird hier nicht gelesen.
error-syntax-small-d = In diesem Dialekt steht ein kleines d, nicht „{ $found }“.
error-syntax-comparison = Hinter „{ $after }“ steht in diesem Dialekt ein Vergleich mit Zeichen, zum Beispiel =1 oder <3.
error-number-and-condition = Eine Zahl und eine Bedingung zusammen werden hinter „{ $word }“ nicht gelesen: schreib „{ $word }{ $number }“ oder „{ $word }{ $condition }“.
error-syntax-no-comparison = „{ $found }“ vergleicht in diesem Dialekt nichts.
error-syntax-sign = „{ $found }“ rechnet in diesem Dialekt nicht; es gibt { $known }.
error-syntax-fixed = In dieser Klammer steht in diesem Dialekt nur eine Zahl oder Rechnung, kein Würfel.
error-syntax-leading-zero = In diesem Dialekt beginnt die Anzahl der Würfel nicht mit einer Null.
error-syntax-minus-dice = Vor Würfeln steht in diesem Dialekt kein Minus ohne eine Zahl davor.
error-syntax-fate = Fate-Würfel gibt es hier als dF, dF.1 und dF.2.
error-syntax-failures = Fehlschläge (f) stehen hinter einem Zielwert, zum Beispiel 5d10 t8 f1.
error-zero-dice = In diesem Dialekt braucht ein Wurf mindestens einen Würfel.
error-no-spelling = Der Dialekt { $dialect } kann das nicht ausdrücken: { $construct }.
error-no-spelling-of-nothing = Für gar keine Augenzahl gibt es keine Schreibweise.
error-syntax-sides = Nach „{ $after }“ fehlt die Zahl der Seiten, zum Beispiel W6, W% oder WF.
error-syntax-sides-rolled = Die Zahl der Seiten kann nicht geworfen oder berechnet werden; dort steht eine Zahl, % oder F, zum Beispiel W6.
error-syntax-number = Nach „{ $after }“ fehlt eine ganze Zahl.
error-syntax-condition = Nach „{ $after }“ fehlt eine Augenzahl, zum Beispiel 1, =1 oder >=5.
error-syntax-label = Eine Beschriftung braucht Text und ihre schließende Klammer, zum Beispiel 2W6[Feuer].
error-label-bracket = Eine Beschriftung kann keine schließende eckige Klammer enthalten.
error-syntax-separator = „{ $found }“ trennt nur in geschweiften Klammern und in Funktionen.
error-syntax-unclosed = Die Klammer „{ $bracket }“ wird nie geschlossen.
error-syntax-unopened = Die Klammer „{ $bracket }“ wurde nie geöffnet.
error-syntax-bracket = „{ $found }“ schließt eine Klammer, die mit „{ $bracket }“ geöffnet wurde.
error-syntax-command = Der Befehl „{ $command }“ würfelt hier nicht.
error-syntax-template = Wurfvorlagen anderer Programme werden nicht gelesen.
error-syntax-several-rolls = Das sind mehrere Würfe; gelesen wird immer nur einer.
error-syntax-drop-or-dice = „{ $found }“ kann Würfel weglegen oder weitere Würfel meinen; geraten wird nicht.
error-count-or-total = „{ $found }“ kann Würfel zählen oder die Summe vergleichen; geraten wird nicht.
error-no-face-meets = Keine Augenzahl kann „{ $found }“ erfüllen, es gäbe also nie einen Erfolg.
error-every-face-meets = Jede Augenzahl erfüllt „{ $found }“, jeder Würfel wäre also immer ein Erfolg.
error-counted-already = „{ $found }“ folgt auf eine Zählung: Hier sind Erfolge gezählt, und kein Würfel ist übrig, der behalten, neu gewürfelt oder gezählt werden könnte.
error-no-such-face = Keine Augenzahl dieser Würfel kann „{ $condition }“ erfüllen.
error-range-backwards = Der Bereich läuft rückwärts; die kleinere Zahl steht vorn, zum Beispiel 2..5.
error-not-whole = Hier muss eine ganze Zahl stehen.
error-limit = Die Grenze muss zwischen { $least } und { $most } liegen.
error-weight = Was eine Augenzahl zählt, muss zwischen { $least } und { $most } liegen.
error-too-many-conditions = Das sind zu viele Bedingungen; höchstens { $most } sind möglich.
error-not-a-pool = Das wirkt auf Würfel, davor steht aber nur eine Summe, eine Zahl oder eine Funktion.
error-exploded-already = Diese Würfel explodieren schon.
error-kept-already = Die behaltenen Würfel wurden schon verändert; aus ihnen kann nicht noch einmal gewählt werden.
error-filtered = Nach einer Auswahl nach Augenzahl sind hier nur kh und ph möglich.
error-chosen-together = Diese Auswahlen hintereinander gelten zusammen; in dieser Mischung werden sie hier nicht gelesen.
error-add-once = ra gilt nur für einen einzelnen Würfel.
error-bound = „{ $word }“ nimmt eine Zahl.
error-parity = Gerade und ungerade Augen werden nur bei Würfeln bis { $most } gezählt.
error-worth = Bei diesen Würfeln lässt sich nicht jeder Augenzahl ein eigener Wert geben; es sind zu viele, oder sie sind nicht ganz.
error-bad-selector = So kann aus diesen Würfeln nicht gewählt werden.
error-count-not-whole = Die Zahl der Würfel muss eine ganze Zahl sein.
error-function-parts = { $function } nimmt genau einen Wert.
error-function-two-parts = { $function } nimmt genau zwei Werte.
error-negative-count = Die Zahl der Würfel könnte negativ werden.
error-zero-sides = Ein Würfel braucht mindestens eine Seite.
error-division-by-zero = Es wird durch null geteilt.
error-divisor-zero = „{ $divisor }“ kann 0 sein, und durch 0 wird nicht geteilt.
error-exponent-not-whole = Ein Exponent muss eine ganze Zahl sein.
error-exponent-too-large = Der Exponent ist zu groß; höchstens { $most } ist möglich.
error-power-too-large = Die Potenz wäre eine zu große Zahl.
error-power-without-limit = Eine Potenz von Würfeln, die ohne Grenze explodieren, kann beliebig groß werden.
error-endless-explosion = Die Würfel würden ohne Ende explodieren: Jede Augenzahl wird noch einmal gewürfelt.
error-endless-reroll = Die Würfel würden ohne Ende neu gewürfelt: Keine Augenzahl ist übrig, die liegen bleiben könnte.
error-too-long = Der Text hat { $length } Zeichen; gelesen werden höchstens { $most }.
error-too-many-terms = Der Text hat zu viele Teile; höchstens { $most } Würfel, Zahlen und Klammern sind möglich.
error-too-many-words = Hinter den Würfeln stehen zu viele Angaben; höchstens { $most } sind möglich.
error-too-deep = Der Text ist zu tief verschachtelt.
error-too-many-dice = Das sind zu viele Würfel; höchstens { $most } können zusammen geworfen werden.
error-too-many-computed = Wo die Zahl der Würfel selbst gewürfelt wird, darf sie höchstens { $most } sein.
error-too-many-cases = Wo die Zahl der Würfel selbst gewürfelt wird, dürfen alle möglichen Zahlen eines Textes zusammen { $most } ergeben, für jede Angabe dahinter noch einmal gezählt; hier sind es mehr.
error-too-many-unlike = Hinter ungleichen Würfeln oder einer Gruppe zählt jede Angabe einmal für jeden ihrer Teile, in einem Text bis zu { $most }-mal; hier sind es mehr.
error-too-many-choices = Jede Auswahl unter Würfeln zählt einmal für jeden von ihnen, in einem Text bis zu { $most }-mal; hier sind es mehr.
error-too-many-sides = Ein Würfel darf höchstens { $most } Seiten haben.
error-too-large = Diese Zahl ist zu groß; höchstens { $most } ist möglich.
error-overflow = Das Ergebnis wäre eine zu große Zahl.
error-name-letters = Ein Name besteht nur aus Buchstaben, höchstens { $most }, und dahinter steht :=, zum Beispiel schlag := 1W20+5.
error-name-twice = „{ $name }“ hat schon einen Wurf; jeder Name wird einmal vergeben.
error-name-reserved = „{ $name }“ bedeutet in der Schreibweise etwas und kann kein Name sein; nimm ein anderes Wort.
error-name-unknown = Vor dieser Stelle gibt es keinen Wurf namens „{ $word }“{ $number ->
    [0] ; ein Name wird vorher mit := vergeben.
   *[other] . Bekannt: { $known }.
 }
error-let-sign = Ein Name wird mit := vergeben, nicht mit =: „{ $name } := …“.
error-name-is-total = „{ $name }“ ist eine Summe, die schon geworfen ist; Wörter wie kh stehen hinter Würfeln, dort, wo der Name vergeben wird.
error-let-behind-roll = „{ $name }“ bekommt den Wurf zu spät: erst kommen die Namen, dann die Würfe.
error-let-no-roll = Nach „{ $name }“ folgt kein Wurf, der den Namen verwenden könnte.
error-too-many-statements = Das ist zu viel auf einmal; höchstens { $most } Würfe und Namen passen in einen Text.
error-too-many-tables = Das ist zu viel auf einmal; höchstens { $most } Tabellen passen in einen Text.
error-too-many-rows = Eine Tabelle darf höchstens { $most } Zeilen haben.
error-if-parts = if hat drei Teile: Bedingung, dann, sonst. Hier sind es { $given }.
error-if-bracket = Hinter if steht eine Klammer mit drei Teilen: Bedingung, dann, sonst.
error-table-no-rows = Eine Tabelle braucht Zeilen, zum Beispiel table(1W6, 1..5: „nichts“, 6: „Schatz“).
error-table-row = Eine Zeile einer Tabelle beginnt mit ihren Zahlen, zum Beispiel 1..3 oder 6; hier steht „{ $found }“.
error-table-colon = Hinter „{ $row }“ fehlt ein Doppelpunkt, und danach ein Wurf oder ein Name in Anführungszeichen.
error-table-name = Diese Zeile hat keinen Namen; er steht in Anführungszeichen an ihrem Ende.
error-table-quote = Hinter dem Namen dieser Zeile fehlt das Anführungszeichen.
error-table-name-length = Der Name einer Zeile hat 1 bis { $most } Zeichen.
error-table-behind-name = Mit dem Namen ist eine Zeile zu Ende; es folgt ein Komma oder die schließende Klammer, nicht „{ $found }“.
error-table-overlap = { $number } hat zwei Zeilen in der Tabelle; die zweite ist „{ $name }“.
error-table-gap = { $number } hat keine Zeile in der Tabelle, kann aber kommen.
error-table-not-whole = Eine Tabelle braucht ganze Zahlen, aber dieser Wurf kann Brüche ergeben; runde ihn, zum Beispiel mit floor().
error-several-rolls = Das sind mehrere Würfe; hier kann nur einer stehen.
error-no-spelling-of-name = Der Name „{ $name }“ enthält Anführungszeichen jeder Art und lässt sich nicht schreiben.
hint-empty = Zum Beispiel: 3W6+2
hint-digits = Gelesen werden nur die Ziffern 0 bis 9.
hint-query = Abfragen und Werte von Bögen werden hier nicht ersetzt; schreib stattdessen die Zahl.
hint-dialects = „{ $word }“ gibt es in diesen Dialekten: { $dialects }.
hint-read-otherwise = Andere Programme lesen das anders: { $readings }. odds mit --dialect all zeigt alle Lesarten.
hint-comment = Ein Kommentar steht hinter einem #, zum Beispiel: 1W20 # Angriff
hint-comment-ends = Ein Kommentar reicht bis zum Ende des Textes: „{ $roll }“ wird nicht gewürfelt. Die Beschriftung eines Wurfs steht in eckigen Klammern: 1W20[Treffer]; 2W6[Schaden]
hint-function = In der Notation heißt das { $name }.
hint-times = Ein Produkt wird mit * geschrieben, zum Beispiel 1W6 * 2. Ein Kommentar steht hinter einem #.
hint-commands = Befehle sind /w, /sl (du und die SL), /blind (nur die SL) und /selbst (nur du).
hint-template = Kopiere nur den Wurf selbst, zum Beispiel 1W20+5.
hint-group = Mehrere Würfe nebeneinander stehen in geschweiften Klammern: {"{"}2W6; 1W10{"}"}. Eine Dezimalzahl steht ohne Leerzeichen: 2,5
hint-several = Zwischen mehreren Würfen auf einmal steht ein Strichpunkt: 2W6; 1W10. Nebeneinander in einem Wurf stehen sie in geschweiften Klammern: {"{"}2W6; 1W10{"}"}. Eine Dezimalzahl steht ohne Leerzeichen: 2,5
hint-let = Zum Beispiel: x := 1W6; x+x
hint-if = Zum Beispiel: if(1W20 >= 11; 1W6; 0)
hint-name-dice = So viele Würfel, wie ein Wurf ergibt: { $dice }6
hint-name-times = Ein Produkt hat ein Zeichen: 2*{ $name }
hint-name-unused = „{ $name }“ wird geworfen, aber nirgends verwendet.
hint-count-or-total = Die Summe vergleichen: { $total } – Würfel zählen: { $count }
hint-total = Die Summe vergleichen: { $total }
hint-drop-or-dice = Weglegen: { $drop } – mehr Würfel werfen: { $dice }
hint-word-behind-dice = Schreib es direkt hinter die Würfel, zum Beispiel 4W6kh3+2, oder setz Würfe in geschweifte Klammern: {"{"}2W6; 1W10{"}"}kh1
hint-not-equal = „Ungleich“ schreibt man <>
hint-explode = Explosionen schreibt man 1W6! (auf der höchsten Augenzahl), 1W6!>=5, nur einmal 1W6!o
hint-count = Erfolge zählt ein Vergleich: 5W10>=8, Einsen nehmen weg: 5W10>=8f=1
hint-margin = Eine Summe wird in Klammern verglichen: (1W20+5)>=15
hint-clamp = Mit min2 zählt jeder Würfel mindestens 2, mit max5 höchstens 5.
hint-drop = Mit dl1 wird der niedrigste Würfel weggelegt, mit dh1 der höchste.
hint-match = Für den größten Satz gleicher Würfel: 5W6set
hint-middle = Für den mittleren Würfel: 3W6km1
hint-even = Schreib die Augenzahlen: 5W6=2|4|6
hint-endless-explosion = Lass mindestens eine Augenzahl übrig, die die Kette beendet, oder begrenze sie: !o für einmal, !lim3 für dreimal.
hint-endless-reroll = Lass mindestens eine Augenzahl übrig, die liegen bleibt, oder würfle nur einmal neu: ro
hint-negative-count = Minus einen Wurf schreibt man -1W6.
hint-no-dice = In diesem Ausdruck sind keine Würfel.
hint-leading-plus = Ohne das Plus davor gelesen. Ein Vorteil wird 2W20kh1 geschrieben.
hint-reroll-once = r würfelt hier einmal neu; { $once } sagt das deutlich, { $until } würfelt neu, bis etwas anderes fällt.
hint-counts-first = Erst gezählt, der Rest kommt zu den Erfolgen hinzu: { $count }
hint-explodes = { $exploding } explodiert auf diesen Augenzahlen. Auf der höchsten explodieren und diese zählen: { $counting }
hint-keeps-all = Behalten werden alle { $dice } Würfel; { $kept } gibt es nicht.
hint-drops-all = Alle { $dice } Würfel werden weggelegt.
hint-decimal = { $number } wurde als Dezimalzahl gelesen, nicht als Tausender.
hint-sheet-saved = Die Änderung ist trotzdem gemacht und in { $file } gespeichert.


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
    [doubled] Das Feld „{ $field }“ steht zweimal da; welches gelten soll, ist nicht zu erkennen. Lass eines weg.
    [choice] Im Feld „{ $field }“ gibt es nur diese Werte: { $known }.
    [least] Im Feld „{ $field }“ muss mindestens { $bound } stehen.
    [most] Im Feld „{ $field }“ darf höchstens { $bound } stehen.
    [text] Im Feld „{ $field }“ muss ein Text stehen, in JSON in Anführungszeichen.
    [short] Das Feld „{ $field }“ ist leer; es braucht mindestens ein Zeichen.
    [number] Im Feld „{ $field }“ muss eine ganze Zahl stehen.
    [truth] Im Feld „{ $field }“ muss true oder false stehen.
    [list] Im Feld „{ $field }“ muss eine Liste stehen, in JSON in eckigen Klammern.
    [object] Im Feld „{ $field }“ muss ein Objekt stehen, in JSON in geschweiften Klammern.
   *[value] Im Feld „{ $field }“ steht ein Wert, der dort nicht gilt; das Schema steht unter /api/openapi.json.
 }
table-error-too-long = { $field ->
    [request] Die Anfrage ist zu lang; erlaubt sind höchstens { $most } Bytes.
    [faces] In „faces“ stehen zu viele Augen; erlaubt sind höchstens { $most } für einen Wurf.
    [systems] In „systems“ stehen zu viele Einträge; erlaubt sind höchstens { $most }.
    [at-least] In „at-least“ stehen zu viele Werte; erlaubt sind höchstens { $most }.
    [at-most] In „at-most“ stehen zu viele Werte; erlaubt sind höchstens { $most }.
   *[other] „{ $field }“ ist zu lang; erlaubt sind höchstens { $most } Zeichen.
 }
table-error-bad-name = Der Name ist leer. Er braucht mindestens ein sichtbares Zeichen.
table-error-name-taken = „{ $name }“ heißt an diesem Tisch schon die SL. Nimm einen anderen Namen, damit euch niemand verwechselt.
table-error-empty-text = Der Text ist leer.
table-error-empty-systems = Die Liste „systems“ ist leer. Nenne mindestens eines ({ $known }), oder lass das Feld weg, dann gelten alle.
table-error-unknown-system = Das System „{ $system }“ gibt es hier nicht; es gibt { $known }.
table-error-system-not-here = An diesem Tisch wird { $system } nicht gespielt.
table-error-rule-of-no-system = Die Hausregel „{ $rule }“ gehört zu keinem System dieses Tisches ({ $known }); vollständig geschrieben steht der Schlüssel des Systems davor, zum Beispiel openlegend.zero-score-net.
table-error-rules-are-fixed = Für einen einzelnen Wurf kann nur die SL andere Hausregeln setzen als die des Tisches.
table-error-too-many-seats = { $role ->
    [gm] Dieser Tisch hat schon { $most } Plätze für die SL, mehr sind nicht möglich.
    [player] Dieser Tisch hat schon { $most } Plätze für Spielende, mehr sind nicht möglich.
   *[spectator] Dieser Tisch hat schon { $most } Plätze für Zuschauende, mehr sind nicht möglich.
 }
table-error-too-many-dice = So viele Würfel auf einmal gehen am Tisch nicht; höchstens { $most }.
table-error-too-many-throws = Der Wurf braucht am Tisch mehr als { $most } Einzelwürfe und wird nicht gemacht; lass weniger Würfel explodieren.
table-error-notation-has-no-parameters = Würfelnotation hat keine Parameter, „{ $parameter }“ gehört zu einer Probe wie openlegend.action.
table-too-costly-answer = Die ganze Antwort wäre zu lang: etwa { $characters } Zeichen, höchstens { $most } sind erlaubt. Nimm weniger oder kleinere Würfel.
table-too-costly-time = Das genaue Ergebnis braucht hier zu lange. Nimm weniger oder kleinere Würfel, oder lass seltener explodieren.
table-hint-ask-the-command-line = Auf der Kommandozeile sind größere Rechnungen möglich: wurfwerk odds nennt mit --at-least auch die Chance für einen einzelnen Wert.
table-error-database-unwritable = In die Datenbank { $place } kann nicht geschrieben werden. Prüfe Ordner, Rechte und freien Platz, oder nenne mit --database einen anderen Ort.
table-error-database-corrupt = Die Datei { $place } ist beschädigt oder keine Datenbank von Wurfwerk. Sie bleibt unverändert; nenne mit --database eine andere oder spiele eine Sicherung zurück.
table-error-database-in-use = Die Datenbank { $place } hält schon ein anderer Server offen. Beende ihn zuerst, oder nenne mit --database eine andere.
table-error-database-newer = Die Datenbank { $place } stammt von einer neueren Fassung von Wurfwerk. Nimm diese, oder nenne mit --database eine andere.
table-error-database-address = „{ $place }“ ist keine Datenbank, die hier geöffnet werden kann; richtig wäre zum Beispiel sqlite:/pfad/zur/datei.sqlite3.
table-error-storing-failed = Das konnte nicht gespeichert werden und ist nicht geschehen. Versuche es noch einmal; bleibt es so, steht der Grund im Protokoll des Servers.
table-error-reading-failed = Der Tisch konnte gerade nicht gelesen werden. Versuche es noch einmal; bleibt es so, steht der Grund im Protokoll des Servers.
table-error-port-in-use = Auf { $host }, Port { $port }, läuft schon etwas. Nenne mit --port einen anderen.
table-error-no-such-host = An der Adresse { $host }, Port { $port }, kann dieser Rechner nicht bedienen: { $why }
table-error-bad-rate = WURFWERK_RATE ist „{ $text }“, muss aber eine Zahl ab 0 sein.

table-mode-private = privat (SL und du)
table-mode-private-gm = privat (nur SL)
table-mode-private-of = privat (SL und { $name })
table-mode-blind = blind (nur SL)
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

## sheets

error-sheet-not-a-sheet = Die Datei ist kein Charakterbogen von Wurfwerk: { $reason } fehlt oder ist falsch.
error-sheet-not-json = Die Datei ist kein gültiges JSON; der Fehler steht in Zeile { $line } bei Zeichen { $column }.
error-sheet-not-text = Die Datei ist kein lesbarer Text (kein UTF-8); der Fehler steht bei Byte { $position }.
error-sheet-not-a-number = In der Datei steht eine Zahl, die sich nicht lesen lässt: { $number }
error-sheet-doubled = „{ $name }“ steht in der Datei zweimal an derselben Stelle, und nichts sagt, welches gilt. Lass eines weg.
error-sheet-too-deep = Die Datei ist zu tief verschachtelt; höchstens { $most } Ebenen sind erlaubt.
error-sheet-too-long = { $length ->
    [none] Die Datei ist zu lang für einen Charakterbogen; höchstens { $most } Zeichen sind erlaubt.
   *[other] Der Bogen ist nicht gespeichert: So, wie er geschrieben wird, mit einer Zeile für jeden Wert, hätte er { $length } Zeichen, erlaubt sind höchstens { $most }. Eine dichter geschriebene Datei wächst dabei.
 }
error-sheet-too-many-values = Auf dem Bogen stehen zu viele Werte; höchstens { $most } sind erlaubt.
error-sheet-too-new = In der Datei steht „{ $name }“ { $version }; dieses Programm kennt Nummern bis { $known }. Sie bleibt, wie sie ist; ein neueres Wurfwerk kann sie öffnen.
error-sheet-bad-version = „{ $name }“ ist { $value }, muss aber eine ganze Zahl von 1 bis { $known } sein. Die Datei bleibt, wie sie ist.
error-sheet-wrong-part = „{ $name }“ ist { $value }, muss aber { $shape ->
    [list] eine Liste sein: []
   *[object] ein Objekt sein: {"{"}{"}"}
 }. Es zählt als leer.
error-sheet-half-character = In { $where } steht ein halbes Zeichen: Ein Teil eines Paars wie \ud83c\udfb2 fehlt.
error-sheet-unknown-key = Der Bogen hat kein Feld { $parameter }. Bekannt sind: { $known }.
error-sheet-missing-key = Das Feld { $parameter } ({ $label }) fehlt.
error-sheet-undo-older-layout = Was geschah, bevor der Bogen von Version { $before } auf Version { $after } gebracht wurde, lässt sich nicht zurücknehmen: Seine Felder standen damals an anderen Stellen.
error-sheet-read-only = { $file } ist schreibgeschützt; es wurde nichts geschrieben.
error-sheet-cannot-migrate = Der Bogen hat die Version { $version } und lässt sich nicht auf Version { $known } bringen. Er bleibt, wie er ist.
error-sheet-no-sheet-here = Für „{ $system }“ gibt es keinen Charakterbogen. Bögen gibt es für: { $known }.
error-sheet-exists = { $file } gibt es schon und bleibt, wie es ist. Nimm einen anderen Namen.
error-sheet-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-sheet-unwritable = { $file } lässt sich nicht schreiben: { $why }. Was vorher dort stand, steht noch dort.
error-sheet-not-a-file = { $file } ist keine gewöhnliche Datei.
error-sheet-changed-meanwhile = { $file } wurde inzwischen von anderer Seite geändert; es wurde nichts geschrieben. Ruf den Befehl noch einmal auf.
error-sheet-in-use = Gerade schreibt jemand anders in diese Datei; es wurde nichts geschrieben. Ruf den Befehl noch einmal auf.
error-sheet-unknown-field = „{ $where }“ ist kein Feld dieses Bogens.
error-sheet-past-the-end = „{ $where }“ liegt zu weit hinten: Die Liste { $list } hat { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
 }; ein neuer kommt nach { $next }.
error-sheet-nothing-there = Unter „{ $where }“ steht auf diesem Bogen nichts, was sich wegnehmen ließe.
error-sheet-bad-value = „{ $text }“ lässt sich für { $where } nicht lesen: Hier steht JSON, zum Beispiel { $example }.
error-sheet-faulty-place = „{ $where }“ steht im Bogen anders, als es gelesen werden konnte. Berichtige zuerst, was „sheet check“ dort meldet.
error-sheet-not-enough = Das kostet { $amount } ({ $currency }), vorhanden sind { $held }.
error-sheet-reason-too-long = Der Grund ist zu lang; höchstens { $most } Zeichen sind erlaubt.
error-sheet-changed-since = Schritt { $number } lässt sich nicht zurücknehmen: „{ $where }“ wurde danach von Hand geändert.
error-sheet-nothing-to-undo = Im Verlauf steht nichts, was sich zurücknehmen lässt.
error-sheet-unknown-change = Dieses System kennt die Änderung „{ $change }“ nicht; es gibt: { $known }.
error-sheet-unknown-resource = Dieses System kennt keine Ressource „{ $resource }“; es gibt: { $known }.
error-sheet-resource-out-of-bounds = { $resource } ist { $value }, muss aber eine ganze Zahl von { $minimum } bis { $maximum } sein.
error-sheet-resource-too-low = { $resource } ist { $value }, muss aber eine ganze Zahl ab { $minimum } sein.
error-sheet-another-system = { $file } ist ein Bogen für { $system } und kann keine Probe von { $wanted } ausfüllen.
error-sheet-violations = { $count ->
    [one] Ein Punkt des Bogens stimmt nicht.
   *[other] { $count } Punkte des Bogens stimmen nicht.
 }
error-unknown-verb = Den Befehl „sheet { $verb }“ gibt es nicht. Es gibt: { $verbs }.
error-missing-words = Es fehlt etwas; geschrieben wird es so: { $usage }
error-assignment = „{ $text }“ ist keine Zuweisung; schreib PFAD=WERT, zum Beispiel attributes.might=3.
error-bad-date = „{ $text }“ ist kein Tag; schreib zum Beispiel 2026-11-30.
sheet-new = { $file } ist ein neuer Bogen für { $system }.
sheet-derived = Daraus ergibt sich
sheet-violations = Was nicht stimmt:
sheet-data = Daten
sheet-valid = Auf dem Bogen stimmt alles.
sheet-has-violations = { $count ->
    [one] Ein Punkt des Bogens stimmt nicht
   *[other] { $count } Punkte des Bogens stimmen nicht
 }; genauer sagt es: wurfwerk sheet check { $file }
sheet-step = { $label } ({ $where }): { $now } → { $then } { $amount ->
    [0] kostenlos
   *[other] für { $amount } ({ $currency })
 }
sheet-step-unpriced = { $label } ({ $where }): { $now } → { $then }
sheet-refused = Geht jetzt nicht: { $why }
sheet-not-written = Nur eine Vorschau, es wurde nichts geschrieben.
sheet-unchanged = Es hat sich nichts geändert.
sheet-undone = Zurückgenommen: { $what }
sheet-backup = Der Bogen hatte die Version { $version }; so, wie er war, liegt er in { $file }.
history-empty = Es wurde noch nichts geändert.
history-raise = { $label }: { $now } → { $then } { $amount ->
    [0] kostenlos
   *[other] für { $amount } ({ $currency })
 }
history-set = Von Hand geändert
history-unknown = Ein Eintrag anderer Art, der bleibt, wie er ist: { $kind }
history-change = { $label }
history-undo = Schritt { $number } zurückgenommen
history-migrate = Von Version { $before } auf Version { $after } gebracht
history-undone = (zurückgenommen)
history-rules = Hausregeln dafür: { $rules }
history-reason = Grund: { $reason }
history-start = wie zu Beginn
history-changed = { $label }: { $before } → { $after }
sheet-house-rule = Hausregel „{ $label }“ ({ $rule })


## numbered rules, tables

carrier-check = Probe „{ $name }“
carrier-procedure = Ablauf „{ $name }“
carrier-resource = Ressource „{ $name }“
carrier-transition = Änderung „{ $name }“
carrier-sheet = Charakterbogen, „{ $name }“
carried-raises = Steigern
carrier-house-rule = Hausregel „{ $name }“
carrier-reference = Tabelle „{ $name }“
carrier-prompt = Hinweis auf der Karte ({ $name })
carrier-refusal = Ablehnung ({ $name })
systems-carried = Ausgeführt durch { $by }
systems-proven = Bewiesen von { $proof }
systems-no-rules = Dieses System führt keine nummerierten Regeln auf.
systems-no-tables = Dieses System hat keine Tabellen zum Nachschlagen.
systems-source = Quelle: { $source }
systems-sheet = Charakterbogen
systems-sheet-about = wurfwerk sheet new { $system } DATEI
systems-transitions = Änderungen von Ressourcen
systems-tables = Tabellen (mit --tables zu sehen)
error-rules-of-what = --{ $option } und --{ $other } gehen nicht zusammen.
option-rules = jede nummerierte Regel mit dem, was sie ausführt, und dem Test, der sie beweist
option-tables = Tabellen zum Nachschlagen: Schwierigkeiten, Würfel, Bereiche, Hinweise
