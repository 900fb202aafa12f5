### Texte des Selektorenspiels auf Deutsch. Gleiche Schlüssel wie en.ftl.

system = Selektoren
system-summary = Fünf W10 nebeneinander; ein Attribut und zwei Fähigkeiten wählen zwei davon aus.

check-problem = Problem
check-problem-summary = Fünf W10 der Größe nach: Selektor k nimmt den k-niedrigsten Würfel; beide zusammen ergeben 0 bis 20. Was ein Selektor tut, ist unsere Lesart.
check-problem-attribute = Attribut
check-problem-attribute-help = 0 nicht vorhanden, 1 schwach, 2 mittel, 3 stark, 4 extrem, 5 Legende.
check-problem-ability-1 = Erste Fähigkeit
check-problem-ability-1-help = 0 unfähig, 1 fähig, 2 meisterhaft, 3 besonders.
check-problem-ability-2 = Zweite Fähigkeit
check-problem-ability-2-help = 0, wenn keine zweite passt; beide zählen zusammen, höchstens 5.
check-problem-bands = Bereiche dieses Problems
check-problem-bands-help = Welche Ergebnisse was bedeuten; ohne Angabe gilt die Tabelle der Vorlage.
check-problem-bands-key = Ausgang
check-problem-bands-from = Von
check-problem-bands-to = Bis

choice-key-utter-failure = Absolutes Versagen
choice-key-failure = Misserfolg (aber)
choice-key-basic-success = Grundlegender Erfolg (aber)
choice-key-success = Erfolg
choice-key-extended-success = Erweiterter Erfolg
choice-key-great-success = Großer Erfolg (und)
choice-key-overwhelming-success = Überwältigender Erfolg
choice-key-perfection = Perfektion

outcome-utter-failure = Absolutes Versagen
outcome-failure = Misserfolg (aber)
outcome-basic-success = Grundlegender Erfolg (aber)
outcome-success = Erfolg
outcome-extended-success = Erweiterter Erfolg
outcome-great-success = Großer Erfolg (und)
outcome-overwhelming-success = Überwältigender Erfolg
outcome-perfection = Perfektion

resource-progress-points = Fortschrittspunkte

rule-equal-selectors = Zwei gleiche Selektoren
rule-equal-selectors-reason = Die Vorlage sagt nicht, ob zwei gleiche Selektoren denselben Würfel nehmen.
rule-equal-selectors-same-die = nehmen denselben Würfel zweimal
rule-equal-selectors-next-lower = der zweite nimmt den nächstniedrigeren Würfel
rule-bands = Bereiche der Ergebnisse
rule-bands-reason = Die Vorlage gibt eine Tabelle und erlaubt für jedes Problem andere Bereiche.
rule-bands-source = Tabelle der Vorlage, wenn das Problem keine eigenen hat
rule-bands-custom = jedes Problem nennt seine eigenen
rule-bands-fitted = mit der Tabelle der Vorlage statt der eigenen Bereiche

missing-bands = HB-06: Mit bands = custom braucht jedes Problem eigene Bereiche von 0 bis 20.
forbidden-band-backwards = HB-05: Bereich { $number } läuft rückwärts, von { $low } bis { $high }; sein unteres Ende kommt zuerst.
forbidden-band-gap = HB-05: Die Bereiche müssen alle Ergebnisse von 0 bis 20 abdecken; { $low } bis { $high } fehlen.
forbidden-band-missing = HB-05: Die Bereiche müssen alle Ergebnisse von 0 bis 20 abdecken; { $result } fehlt.
forbidden-band-overlap = HB-05: Das Ergebnis { $result } liegt in zwei Bereichen; jedes Ergebnis von 0 bis 20 gehört zu genau einem.

explain-dice = W10: { $faces }
explain-sorted = Der Größe nach: { $faces }
explain-attribute-none = Attribut { $selector }: nimmt keinen Würfel
explain-attribute-rank = Attribut { $selector }: nimmt den { $rank }. Würfel von unten
explain-attribute-takes = Attribut { $selector }: nimmt den { $rank }. Würfel von unten, { $face }
explain-abilities = Fähigkeiten { $first } + { $second } = Selektor { $selector }{ $capped ->
    [true] {" "}(höchstens 5)
   *[other] {""}
 }
explain-abilities-none = Fähigkeitsselektor { $selector }: nimmt keinen Würfel
explain-abilities-rank = Fähigkeitsselektor { $selector }: nimmt den { $rank }. Würfel von unten
explain-abilities-takes = Fähigkeitsselektor { $selector }: nimmt den { $rank }. Würfel von unten, { $face }
explain-result = Ergebnis { $result }, im Bereich { $low } bis { $high }
explain-custom-bands = Dieses Problem hat eigene Bereiche

check-problem-activity-advantage-1 = Tätigkeitsvorteil zur ersten Fähigkeit
check-problem-activity-advantage-1-help = Für diese Tätigkeit zählt die Fähigkeit eine Stufe höher; nur auf Stufe 0, 1 und 2.
check-problem-activity-advantage-2 = Tätigkeitsvorteil zur zweiten Fähigkeit
check-problem-activity-advantage-2-help = Wie bei der ersten; zusammen zählen höchstens 5.
check-problem-same-ability = Zweimal dieselbe Fähigkeit
check-problem-same-ability-help = Nur mit der Hausregel same-ability-twice = yes.

check-proposal = Lösungsvorschläge
check-proposal-summary = Mehrere Lösungsweisen für ein Problem nebeneinander; eine davon wird gewählt und gewürfelt.
check-proposal-problem = Problem
check-proposal-problem-help = Worum es geht, in wenigen Worten.
check-proposal-solutions = Lösungsweisen
check-proposal-solutions-help = Vorgeschlagen von der Person, die den Charakter spielt; Attribut und Fähigkeiten dazu nennt die SL.
check-proposal-solutions-name = Lösungsweise
check-proposal-chosen = Gewählte Lösungsweise
check-proposal-chosen-help = Ihre Nummer, wenn alles in einem Zug gewürfelt wird.
check-proposal-bands = Bereiche dieses Problems
check-proposal-bands-help = Sie gelten für alle Lösungsweisen; ohne Angabe die Tabelle der Vorlage.
check-proposal-bands-key = Ausgang
check-proposal-bands-from = Von
check-proposal-bands-to = Bis

check-contest = Gegeneinander
check-contest-summary = Charaktere gegeneinander: das höchste Ergebnis gewinnt, Gleichstand ist ein Patt. Die Vorlage schweigt dazu.
check-contest-sides = Seiten
check-proposal-solutions-attribute = Attribut
check-proposal-solutions-ability-1 = Erste Fähigkeit
check-proposal-solutions-ability-2 = Zweite Fähigkeit
check-proposal-solutions-activity-advantage-1 = Tätigkeitsvorteil zur ersten
check-proposal-solutions-activity-advantage-2 = Tätigkeitsvorteil zur zweiten
check-proposal-solutions-same-ability = Zweimal dieselbe Fähigkeit
check-contest-sides-attribute = Attribut
check-contest-sides-ability-1 = Erste Fähigkeit
check-contest-sides-ability-2 = Zweite Fähigkeit
check-contest-sides-activity-advantage-1 = Tätigkeitsvorteil zur ersten
check-contest-sides-activity-advantage-2 = Tätigkeitsvorteil zur zweiten
check-contest-sides-same-ability = Zweimal dieselbe Fähigkeit

outcome-side-1 = Seite 1 gewinnt
outcome-side-2 = Seite 2 gewinnt
outcome-side-3 = Seite 3 gewinnt
outcome-side-4 = Seite 4 gewinnt
outcome-side-5 = Seite 5 gewinnt
outcome-side-6 = Seite 6 gewinnt
outcome-side-7 = Seite 7 gewinnt
outcome-side-8 = Seite 8 gewinnt
outcome-tie = Patt
turn-side = Seite { $by }
turn-solution = Gewählt: Lösungsweise { $told }
turn-problem = Der Wurf
solution = Lösungsweise { $number }
solution-named = Lösungsweise { $number }: { $name }

rule-ability-cost = Preis einer Fähigkeitsstufe
rule-ability-cost-reason = Die Vorlage nennt keine Kosten in Fortschrittspunkten; sie sagt nur, dass ein Vorteil schon mit einem Punkt wirkt und ein Tätigkeitsvorteil zwei braucht. Jede andere Tabelle geht auch: 2,3,4 sind die Preise der Stufen 1, 2 und 3.
rule-ability-cost-3-3-3 = drei Punkte für jede Stufe
rule-ability-cost-1-1-1 = ein Punkt für jede Stufe, wie bei der Erschaffung
rule-ability-cost-1-2-3 = so viele Punkte wie die neue Stufe
rule-ability-cost-table = je Stufe { $value } Punkte
rule-second-event = Zweites Ereignis im Ausnahmezustand
rule-second-event-reason = Die Vorlage lässt offen, ob bei einer Summe über 10 noch ein Punkt dazukommen darf oder nur aufgelöst wird.
rule-second-event-both = noch ein Punkt oder auflösen, beides geht
rule-second-event-resolve-only = nur auflösen
rule-same-ability-twice = Zweimal dieselbe Fähigkeit
rule-same-ability-twice-reason = Die Vorlage verlangt zwei Fähigkeiten und sagt nicht, ob es zweimal dieselbe sein darf.
rule-same-ability-twice-no = nein, zwei verschiedene
rule-same-ability-twice-yes = ja, sie zählt doppelt
rule-same-ability-twice-fitted = ohne zweite Fähigkeit; sie zählt 0

forbidden-activity-advantage = HB-20: Ein Tätigkeitsvorteil gilt nur auf Stufe 0, 1 und 2; Fähigkeit { $number } hat schon Stufe { $level }.
forbidden-same-ability = HB-03: Ein Wurf nennt zwei verschiedene Fähigkeiten; mit der Hausregel same-ability-twice = yes darf es zweimal dieselbe sein.
forbidden-same-ability-levels = HB-03: Zweimal dieselbe Fähigkeit hat zweimal dieselbe Stufe; hier sind es { $first } und { $second }.
forbidden-in-sides = Seite { $number }: { $what }
forbidden-in-solutions = Lösungsweise { $number }: { $what }
forbidden-chosen = HB-07: Gewählt wird eine der vorgeschlagenen Lösungsweisen; Nummer { $chosen } gibt es nicht, vorgeschlagen sind { $count }.
forbidden-session-points = HB-18: Am Ende einer Sitzung gibt es genau einen Fortschrittspunkt, nicht { $amount }.
missing-agreed = HB-18: Ein Fortschrittspunkt gilt etwas, worauf ihr euch einigt; nenne es mit in.

explain-activity = Fähigkeit { $number }: Tätigkeitsvorteil, zählt { $level } statt { $base }
explain-contest-won = Seite { $by } gewinnt mit { $result }
explain-contest-tie = Patt bei { $result }: Seiten { $sides }
told-problem = Problem: { $problem }
prompt-proposal = Wer den Charakter spielt, schlägt Lösungsweisen vor; die SL sagt, gern gemeinsam, welches Attribut und welche zwei Fähigkeiten passen; dann wird eine gewählt.
prompt-higher-levels = Die SL sagt, ob der höhere Erfolg hier etwas ändert; das muss er nicht.

transition-award-progress-points = Fortschrittspunkte erhalten
transition-award-progress-points-occasion = Anlass
transition-award-progress-points-amount = Punkte
transition-award-progress-points-in = Wofür
transition-award-progress-points-in-help = Worauf sich Spielende und SL einigen.
transition-move-point = Einen Punkt verschieben
transition-move-point-from = Von
transition-move-point-to = Nach
transition-momentous-event = Großes Ereignis
transition-momentous-event-from = Von
transition-momentous-event-to = Auf das narrative Attribut
transition-momentous-event-event = Was geschah
transition-resolve-altered-state = Ausnahmezustand auflösen
transition-resolve-altered-state-ways = Punkte
transition-resolve-altered-state-ways-from = Von
transition-resolve-altered-state-ways-to = Nach
told-moved = Ein Punkt geht von { $source } nach { $target }
told-resolved = Der Ausnahmezustand ist aufgelöst, der Charakter geht verändert daraus hervor
choice-occasion-session = Ende der Sitzung
choice-occasion-training = Training im Spiel
choice-occasion-downtime = Übersprungene Zeit
told-progress = { $amount ->
    [0] Kein Fortschrittspunkt
    [one] Ein Fortschrittspunkt für { $what }
   *[other] { $amount } Fortschrittspunkte für { $what }
 }; jetzt { $now }
told-no-entitlement = Auf Punkte aus Training oder übersprungener Zeit besteht kein Anspruch.

sheet-name = Name
sheet-details = Einzelheiten
sheet-categories = Kategorien
sheet-categories-name = Kategorie
sheet-categories-narrative = Narrativ
sheet-categories-points = Punkte der Erschaffung
sheet-categories-attributes = Attribute
sheet-categories-attributes-name = Attribut
sheet-categories-attributes-value = Wert ohne Verschiebungen
sheet-categories-abilities = Fähigkeiten
sheet-categories-abilities-name = Fähigkeit
sheet-categories-abilities-level = Stufe
sheet-categories-abilities-background-1 = Hintergrund zu Stufe 1
sheet-categories-abilities-background-2 = Hintergrund zu Stufe 2
sheet-categories-abilities-background-3 = Hintergrund zu Stufe 3
sheet-categories-abilities-raised = Davon gesteigert
sheet-categories-abilities-invested = Punkte in der nächsten Stufe
sheet-advantages = Vorteile
sheet-advantages-name = Vorteil
sheet-advantages-points = Punkte
sheet-advantages-opportunity = Gelegenheit im Spiel
sheet-advantages-prerequisites = Voraussetzungen
sheet-advantages-prerequisites-met = Voraussetzungen erfüllt
sheet-activity-advantages = Tätigkeitsvorteile
sheet-activity-advantages-activity = Tätigkeit
sheet-activity-advantages-ability = Fähigkeit dazu
sheet-activity-advantages-points = Punkte
sheet-moves = Verschobene Attributspunkte
sheet-moves-kind = Anlass
sheet-moves-from = Von
sheet-moves-to = Nach
sheet-moves-reason = Grund
sheet-attributes = Attributspunkte
sheet-narrative-sum = Narrative Summe
sheet-altered-state = Ausnahmezustand
sheet-ability-points = Fähigkeitspunkte
sheet-bonus-points = Bonuspunkte
sheet-bonus-open = Offene Bonuspunkte
sheet-effective = Wirksame Vorteile
sheet-steps-open = Offene Schritte der Erschaffung
choice-kind-creation = Erschaffung
choice-kind-event = Großes Ereignis
choice-kind-resolution = Auflösung
kind-category = Kategorie
kind-attribute = Attribut
kind-ability = Fähigkeit
kind-advantage = Vorteil
kind-activity = Tätigkeit

made-attribute = { $name } { $value } ({ $word }){ $moved ->
    [0] {""}
   *[other] , verschoben um { $moved }
 }
made-ability = { $name } { $level } ({ $word })
made-nameless = Kategorie { $number }
made-bonus = { $category }: { $points } Fähigkeitspunkte geben { $bonus }
made-lapsed = { $category }: { $points } verfallen, alle Attribute stehen auf { $most }
made-advantage = { $name }: { $effective ->
    [true] wirkt
   *[other] wirkt nicht
 }
made-activity = { $name } ({ $ability }): { $effective ->
    [true] wirkt
   *[other] wirkt erst nach dem zweiten Punkt, jetzt { $points }
 }
made-normal-state = Normalzustand
made-altered-state = Narrative Summe { $excess } über 10: erhöhter narrativer Schutz, und der Charakter geht verändert daraus hervor

guide-step = Schritt { $number }: { $step }{ $missing ->
    [0] {" "}– fertig
   *[other] {" "}– offen: { $missing }
 }
guide-details = Einzelheiten und Namen festlegen
guide-narrative = Zehn Punkte auf die narrativen Attribute verteilen
guide-abilities = 12, 10, 8, 6 und 4 Punkte den Kategorien geben und auf Fähigkeiten verteilen
guide-backgrounds = Jede Stufe jeder Fähigkeit im Hintergrund begründen
guide-attributes = Jedem Attribut einen Punkt geben, dann die Bonuspunkte
guide-move = Wer mag, verschiebt einen Punkt von einem Attribut auf ein anderes
guide-move-made = Ein Punkt ist von einem Attribut auf ein anderes verschoben
guide-no-details = Name oder Einzelheiten des Charakters fehlen.

violation-nameless = Hier fehlt ein Name ({ $kind }).
violation-twice = „{ $name }“ steht zweimal auf dem Bogen ({ $kind }); jeder Name steht einmal.
violation-categories = HB-08: Außer der narrativen gibt es { $right } Kategorien, hier sind es { $count }.
violation-totals = HB-08: Die fünf Kategorien bekommen 12, 10, 8, 6 und 4 Punkte, jede Zahl einmal; hier stehen { $totals }.
violation-narrative-count = HB-14: Genau eine Kategorie ist narrativ, hier sind es { $count }.
violation-narrative-sum = HB-14: Die narrativen Attribute haben zusammen { $right } Punkte, hier sind es { $sum } vor allen Verschiebungen.
violation-narrative-abilities = HB-08: Die narrative Kategorie „{ $category }“ bekommt keine Fähigkeitspunkte.
violation-spent = HB-08: In „{ $category }“ stehen { $spent } der { $points } Punkte in Fähigkeiten, Steigerungen nicht gezählt.
violation-room = HB-08: „{ $category }“ hat Platz für die Fähigkeitspunkte ({ $points }) erst ab { $need } { $need ->
    [one] Fähigkeit
   *[other] Fähigkeiten
 }; höchstens Stufe 3 hat jede.
violation-below-one = HB-11: „{ $name }“ beginnt mit einem Punkt.
violation-bonus-above = HB-12: Bonuspunkte in „{ $category }“ bei Fähigkeitspunkten von { $points }: { $due }, verteilt sind { $placed }.
violation-bonus-open = HB-12: Bonuspunkte in „{ $category }“ bei Fähigkeitspunkten von { $points }: { $due }, verteilt sind erst { $placed }.
violation-ability = HB-01: „{ $name }“ hat Stufe { $level }; die höchste ist { $most }.
violation-attribute = HB-02: „{ $name }“ hat jetzt { $value }; Attribute gehen von 0 bis { $most }.
violation-raised = HB-18: „{ $name }“ ist { $raised } { $raised ->
    [one] Stufe
   *[other] Stufen
 } gesteigert, hat aber nur Stufe { $level }.
violation-background = HB-10: „{ $name }“ braucht einen Text zu Stufe { $level }: { $question }
violation-unknown-attribute = HB-13: Ein Attribut „{ $name }“ steht nicht auf dem Bogen.
violation-move-to-itself = { $rule }: Ein Punkt geht auf ein anderes Attribut, nicht von „{ $name }“ zu sich selbst.
violation-second-move = HB-13: Bei der Erschaffung wird höchstens ein Punkt verschoben.
violation-move-narrative = HB-13: Die Verschiebung der Erschaffung lässt narrative Attribute aus, ihre Summe ist 10.
violation-event-target = HB-15: Ein großes Ereignis verschiebt einen Punkt auf ein narratives Attribut; „{ $name }“ ist keines.
violation-second-event = HB-15: Die narrative Summe liegt schon { $excess } über 10; mit second-event = resolve-only wird erst aufgelöst.
violation-nothing-to-resolve = HB-17: Aufgelöst wird nur eine narrative Summe über 10; sie ist { $sum }.
violation-resolution-target = HB-17: Bei der Auflösung geht ein Punkt von einem narrativen Attribut auf eines, das nicht narrativ ist.
violation-half-resolved = HB-17: Bei der Auflösung gehen alle Punkte über 10; es fehlen noch: { $excess }.
violation-nothing-to-move = HB-02: „{ $name }“ hat keinen Punkt, der verschoben werden könnte.
violation-move-above = HB-02: „{ $name }“ steht schon auf { $most }.
violation-advantage-points = HB-19: Der Vorteil „{ $name }“ braucht einen Punkt, eingetragen: { $points }.
violation-opportunity = HB-19: Den Vorteil „{ $name }“ lernt man nur, wenn sich im Spiel eine Gelegenheit ergibt; nenne sie.
violation-activity-points = HB-20: Der Tätigkeitsvorteil „{ $name }“ braucht zwei Punkte, eingetragen: { $points }.
violation-activity-ability = HB-20: „{ $name }“ gehört zu einer Fähigkeit; „{ $ability }“ steht nicht auf dem Bogen.
violation-activity-level = HB-20: „{ $name }“ gilt nur auf Stufe 0, 1 und 2; „{ $ability }“ hat Stufe 3.

raise-ability = { $name }
raise-invest = { $name }: ein Punkt für die nächste Stufe
raise-attribute = { $name }
raise-advantage = Vorteil { $name }
raise-activity = Tätigkeitsvorteil { $name } ({ $ability })
price-ability = Stufe { $level } kostet { $cost }
price-house-rule = Hausregel: Die Vorlage nennt keine Kosten
price-activity-paid = Der Tätigkeitsvorteil zählt als { $paid } schon bezahlte und geht in der Fähigkeit auf
price-activity-ends = Der Tätigkeitsvorteil { $name } endet damit: Auf Stufe 3 gibt es keinen
price-invested = { $invested } schon hineingesteckt
price-bonus-follows = { $points } Fähigkeitspunkte in { $category }: danach bekommt ein Attribut dort einen Punkt
price-invest = Ein Fortschrittspunkt in etwas, worauf ihr euch einigt
price-attribute = { $points } Fähigkeitspunkte geben { $bonus } { $bonus ->
    [one] Bonuspunkt
   *[other] Bonuspunkte
 }, davon offen: { $open }
price-attribute-moved = Mit den Verschiebungen geht es von { $now } auf { $then }
price-advantage = Ein Vorteil wirkt mit einem Punkt, solange die Voraussetzungen erfüllt sind
price-activity = Zwei Punkte, einer beim Erwerb; wirksam erst nach dem zweiten, bisher { $points }
refused-highest-ability = HB-01: „{ $name }“ hat schon die höchste Stufe { $most }.
refused-narrative-ability = HB-08: In der narrativen Kategorie werden keine Fähigkeiten gesteigert („{ $name }“).
refused-invested = HB-18: In „{ $name }“ stecken genug Punkte; nimm Stufe { $level }.
refused-altered-state = HB-16: Die narrative Summe liegt { $excess } über 10; so lange wird „{ $name }“ nicht gesteigert.
refused-narrative-attribute = HB-14: Die narrativen Attribute haben immer zehn Punkte; „{ $name }“ wächst nur durch ein großes Ereignis.
refused-highest-attribute = HB-02: „{ $name }“ steht schon auf { $most }.
refused-no-bonus = HB-12: Die Bonuspunkte aus { $points } { $points ->
    [one] Fähigkeitspunkt
   *[other] Fähigkeitspunkten
 } in „{ $category }“ ({ $bonus }) sind alle verteilt.
refused-advantage-has = HB-19: „{ $name }“ hat seinen Punkt schon.
refused-opportunity = HB-19: „{ $name }“ lernt man nur, wenn sich im Spiel eine Gelegenheit ergibt; trage sie ein.
refused-activity-ability = HB-20: „{ $name }“ gehört zu einer Fähigkeit; „{ $ability }“ steht nicht auf dem Bogen.
refused-activity-has = HB-20: „{ $name }“ hat beide Punkte schon; weiter geht es mit der ganzen Fähigkeit.
refused-activity-level = HB-20: „{ $name }“ gibt es nur auf Stufe 0, 1 und 2; „{ $ability }“ hat Stufe 3.
refused-not-effective = HB-20: „{ $name }“ wirkt erst nach dem zweiten Punkt, bisher { $points }.
unknown-filling = Der Bogen füllt „{ $parameter }“ nicht; er kennt attribute, ability-1, ability-2, activity-advantage-1 und activity-advantage-2.
unknown-trait = „{ $name }“ steht nicht auf dem Bogen ({ $kind }); da sind: { $known }.

reference-abilities = Stufen der Fähigkeiten
reference-abilities-value = Wert
reference-abilities-level = Stufe
reference-abilities-level-0 = unfähig
reference-abilities-level-1 = fähig
reference-abilities-level-2 = meisterhaft
reference-abilities-level-3 = besonders
reference-attributes = Werte der Attribute
reference-attributes-value = Wert
reference-attributes-level = Stufe
reference-attributes-level-0 = nicht vorhanden
reference-attributes-level-1 = schwach
reference-attributes-level-2 = mittel
reference-attributes-level-3 = stark
reference-attributes-level-4 = extrem
reference-attributes-level-5 = Legende
reference-bands = Bereiche der Ergebnisse
reference-bands-from = Von
reference-bands-to = Bis
reference-bands-outcome = Ausgang
reference-totals = Punkte der fünf Kategorien
reference-totals-points = Fähigkeitspunkte
reference-totals-bonus = Bonuspunkte
reference-alternating = Der abwechselnde Weg
reference-alternating-closed = Abgeschlossen
reference-alternating-category-1 = 1. Kategorie
reference-alternating-category-2 = 2. Kategorie
reference-alternating-category-3 = 3. Kategorie
reference-alternating-category-4 = 4. Kategorie
reference-alternating-category-5 = 5. Kategorie
reference-backgrounds = Fragen an den Hintergrund
reference-backgrounds-level = Stufe
reference-backgrounds-question = Frage
reference-backgrounds-question-1 = Wie kam der Charakter zu dieser Fähigkeit?
reference-backgrounds-question-2 = Welches Abenteuer oder prägende Erlebnis weckte das Interesse, sie zu meistern?
reference-backgrounds-question-3 = Was trieb den Charakter, alle anderen zu übertreffen, und was hat das in seinem Leben verändert?
reference-bonus = Bonuspunkte einer Kategorie
reference-bonus-points = Fähigkeitspunkte
reference-bonus-bonus = Bonuspunkte
reference-events = Große Ereignisse
reference-events-event = Ereignis
reference-events-event-1 = dem Tod nahe gewesen
reference-events-event-2 = ein eigenes Ziel erreicht
reference-states = Ausnahmezustände
reference-states-state = Zustand
reference-states-state-1 = Manie
reference-states-state-2 = Obsession
reference-states-state-3 = Rachefeldzug
reference-states-state-4 = Depression
reference-progress = Woher Fortschrittspunkte kommen
reference-progress-occasion = Anlass
reference-progress-occasion-1 = Ende der Sitzung: ein Punkt in etwas, worauf sich Spielende und SL einigen
reference-progress-occasion-2 = Es wurde ausgespielt, mit Gewinn angewandt oder lehrreich verfehlt
reference-progress-occasion-3 = Training im Spiel, etwa bei einer Lehrerin
reference-progress-occasion-4 = Übersprungene Zeit: vielleicht ein Punkt, ein Anspruch besteht nicht
reference-advantages = Beispiele für Vorteile
reference-advantages-example = Vorteil
reference-advantages-example-1 = Mut
reference-advantages-example-2 = eine Verzauberung
reference-advantages-example-3 = ein magischer Vorzug
reference-order = Reihenfolge der Erschaffung
reference-order-step = Schritt
reference-order-what = Was

law-HB-01 = Fähigkeiten haben die Stufen 0 bis 3: unfähig, fähig, meisterhaft, besonders.
law-HB-02 = Attribute haben Werte von 0 bis 5: nicht vorhanden, schwach, mittel, stark, extrem, Legende.
law-HB-03 = Ein Wurf nennt ein Attribut und zwei Fähigkeiten; die beiden Fähigkeiten werden zusammengezählt, mehr als 5 zählt nicht.
law-HB-04 = Attribut und Summe der Fähigkeiten sind Selektoren für fünf W10; das Ergebnis liegt zwischen 0 und 20.
law-HB-05 = Acht Bereiche teilen die Ergebnisse lückenlos: 0–1, 2–4, 5–7, 8–10, 11–13, 14–16, 17–19 und 20, vom absoluten Versagen bis zur Perfektion.
law-HB-06 = Für jedes Problem dürfen die Bereiche andere sein, und höhere Erfolge müssen nichts ändern.
law-HB-07 = Wer den Charakter spielt, schlägt Lösungsweisen vor; die SL legt Attribut und zwei Fähigkeiten fest, gern gemeinsam; gewählt wird am Ende von der Person am Charakter.
law-HB-08 = Die fünf Kategorien außer der narrativen bekommen 12, 10, 8, 6 und 4 Fähigkeitspunkte, jede Zahl einmal; ein Punkt ist eine Stufe.
law-HB-09 = Zum selben Ergebnis führt der abwechselnde Weg: vier Punkte überall, dann immer eine Kategorie abschließen und den offenen zwei Punkte geben.
law-HB-10 = Zu jeder Stufe jeder Fähigkeit gehört ein Stück Hintergrund: der Erwerb, das prägende Erlebnis, der Antrieb und was er verändert hat.
law-HB-11 = Jedes Attribut beginnt mit einem Punkt.
law-HB-12 = Für jeden zweiten Fähigkeitspunkt über 4 in einer Kategorie bekommt ein Attribut einen Punkt, auch bei späteren Steigerungen.
law-HB-13 = Zuletzt kann ein Attribut einmal einen Punkt an ein anderes abgeben, auch an eines aus einer anderen Kategorie.
law-HB-14 = Die narrativen Attribute haben zusammen immer zehn Punkte.
law-HB-15 = Ein großes Ereignis kann einen Attributspunkt auf ein narratives Attribut verschieben; kommt er von außen, beginnt ein Ausnahmezustand mit erhöhtem narrativem Schutz.
law-HB-16 = Solange die narrative Summe über 10 liegt, werden narrative Attribute nicht gesteigert.
law-HB-17 = Liegt die Summe über 10, können alle Punkte darüber auf andere Attribute gehen; damit endet der Ausnahmezustand.
law-HB-18 = Am Ende jeder Sitzung gibt es einen Fortschrittspunkt in etwas, worauf sich beide einigen; weitere gibt es durch Training oder übersprungene Zeit, ohne Anspruch.
law-HB-19 = Vorteile wirken nach einem Fortschrittspunkt, solange ihre Voraussetzungen erfüllt sind, ändern keine Fähigkeiten und werden nur gelernt, wenn sich im Spiel eine Gelegenheit ergibt.
law-HB-20 = Ein Tätigkeitsvorteil zählt eine Tätigkeit eine Stufe höher, nur auf Stufe 0, 1 und 2; er kostet zwei Punkte, wirkt erst nach dem zweiten und lässt sich zur ganzen Fähigkeit ausbauen.
law-HB-21 = Ein Charakter entsteht in dieser Folge: Einzelheiten, narrative Attribute, Fähigkeiten, Hintergrund, Attribute mit Bonuspunkten, die eine Verschiebung.
