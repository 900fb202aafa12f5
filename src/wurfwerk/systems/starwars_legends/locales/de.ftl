### Texte von Star Wars: Legends auf Deutsch. Gleiche Schlüssel wie en.ftl.

system = Star Wars: Legends
system-summary = Ein Würfelpool aus W10 gegen eine Schwierigkeit; Zehnen zählen doppelt, Einsen nehmen Erfolge weg.

check-test = Probe
check-test-summary = Jeder W10, der die Schwierigkeit erreicht, ist ein Erfolg, eine 10 zwei, eine 1 hebt einen auf.
check-test-pool = Würfelpool
check-test-pool-help = Der ganze Pool; oder gib stattdessen Attribut und Fähigkeit an.
check-test-attribute = Attribut
check-test-attribute-help = 0 bis 8; zusammen mit der Fähigkeit ergibt es den Pool.
check-test-ability = Fähigkeit
check-test-ability-help = 0 bis 8; 0, wenn keine Fähigkeit passt.
check-test-difficulty = Schwierigkeit
check-test-difficulty-help = 2 sehr leicht, 6 Standard, 10 fast unmöglich.
check-test-willpower = Willenskraftpunkt
check-test-willpower-help = Vor dem Wurf ausgegeben für einen Erfolg; Einsen können ihn aufheben.
check-test-actions = Handlungen in dieser Runde
check-test-actions-help = Der Würfelpool wird unter ihnen geteilt; was eine Schwertform zusätzlich erlaubt, zählt nicht mit.
check-test-action = Welche Handlung
check-test-action-help = 1 ist die erste; sie bekommt vielleicht einen Würfel mehr.
check-test-dice = Würfel für diese Handlung
check-test-dice-help = Nur bei freier Teilung: wie viele Würfel des Pools diese Handlung bekommt.
check-test-other-pools = Pools der anderen Handlungen
check-test-other-pools-one = Würfelpool
check-test-other-pools-help = Nur, wenn der kleinste Pool geteilt wird.

outcome-botch = Patzer
outcome-failure = Scheitern
outcome-marginal = Knapper Erfolg
outcome-complete = Vollkommener Erfolg
outcome-memorable = Denkwürdiger Erfolg

resource-willpower = Willenskraft (temporär)
resource-fate-points = Schicksalspunkte der Spielenden

rule-ones-cancel = Was Einsen zuerst aufheben
rule-ones-cancel-reason = Eine Eins hebt einen Erfolg auf, eine Zehn ganz; welchen Erfolg sie zuerst trifft, sagt die Vorlage nicht.
rule-ones-cancel-plain-first = zuerst einfache Erfolge
rule-ones-cancel-tens-first = zuerst Zehnen
rule-ones-cancel-arithmetic = je Eins eins von der Summe
rule-botch-when = Wann es ein Patzer ist
rule-botch-when-reason = Die Vorlage nennt einen Wurf ohne Erfolg und mit Eins einen Patzer, lässt aber auch eine eigentlich gelungene Handlung im Unglück enden.
rule-botch-when-ones-outnumber = wenn es mehr Einsen als Erfolge sind
rule-botch-when-no-success-rolled = nur, wenn kein Erfolg gewürfelt wurde
rule-split-remainder = Rest beim Teilen
rule-split-remainder-reason = Die Vorlage teilt den Würfelvorrat durch die Zahl der Handlungen und sagt nicht, was mit dem Rest geschieht.
rule-split-remainder-first-actions = geht an die ersten Handlungen
rule-split-remainder-lost = verfällt
rule-split-remainder-free = frei geteilt
rule-split-remainder-fitted = { $value ->
    [free] gerechnet ist hier die gleichmäßige Teilung; eine andere gibst du mit --rule split-remainder=free an
   *[other] ohne die selbst gewählten Anteile
 }
rule-split-base = Welcher Pool geteilt wird
rule-split-base-reason = Für Handlungen mit verschiedenen Pools sagt die Vorlage nur, dass der Vorrat durch die Zahl der Handlungen geteilt wird.
rule-split-base-each-pool = jede Handlung teilt ihren eigenen
rule-split-base-smallest-pool = der kleinste von allen
rule-split-base-fitted = ohne die Pools der anderen Handlungen
rule-automatic-success = Automatischer Erfolg
rule-automatic-success-reason = Die Vorlage verlangt mehr Würfel als die Schwierigkeit, das Vorbild genauso viele.
rule-automatic-success-greater = mit mehr Würfeln als die Schwierigkeit
rule-automatic-success-at-least = mit mindestens so vielen Würfeln

missing-pool = Wie viele Würfel? Gib den Würfelpool an oder Attribut und Fähigkeit (SW-01).
missing-dice = Bei freier Teilung musst du sagen, wie viele Würfel aus dem Pool von { $pool } diese eine von { $actions } Handlungen bekommt (SW-12).
forbidden-pool-twice = Der Würfelpool ist zweimal angegeben: entweder der Pool oder Attribut und Fähigkeit, nicht beides (SW-01).
forbidden-pool-zero = Mit einem Pool von 0 gibt es keinen Wurf; der Pool braucht mindestens 1 Würfel (SW-01).
forbidden-action = Handlung { $action } gibt es nicht: bei { $actions } { $actions ->
    [one] Handlung
   *[other] Handlungen
 } geht sie von 1 bis { $actions } (SW-12).
forbidden-actions = { $actions } Handlungen sind zu viele für einen Pool von { $pool }: Jede Handlung braucht mindestens einen Würfel (SW-12).
forbidden-other-pools = Die Pools anderer Handlungen zählen nur, wenn der kleinste Pool geteilt wird (split-base = smallest-pool); lass sie weg (SW-12).
forbidden-too-many-pools = Bei { $actions } { $actions ->
    [one] Handlung gibt es keine anderen Pools
   *[other] Handlungen gibt es weniger andere Pools
 }: höchstens einen für jede weitere Handlung (SW-12).
forbidden-dice = Die Zahl der Würfel folgt aus dem Pool; wählen kannst du sie nur bei freier Teilung (split-remainder = free) (SW-12).
forbidden-free-dice = { $dice } Würfel sind zu viele für diese eine von { $actions } Handlungen: Jede andere braucht einen Würfel, also höchstens { $most } (SW-12).
forbidden-dice-undivided = Eine einzelne Handlung wirft ihren ganzen Pool, hier { $pool } (SW-12).

explain-traits = Attribut { $attribute } + Fähigkeit { $ability } = Würfelpool { $pool }
explain-pool = Würfelpool { $pool }
explain-smallest = Geteilt wird der kleinste Pool: { $pool }
explain-split = Handlung { $action } von { $actions }: { $dice } von { $pool } Würfeln
explain-difficulty = Schwierigkeit { $difficulty }
explain-dice = W10: { $faces }
explain-willpower = Willenskraft: +1 Erfolg
explain-counts = Erfolge: { $plain } { $plain ->
    [one] einfacher
   *[other] einfache
 }, { $tens ->
    [one] 1 Zehn (zählt doppelt)
   *[other] { $tens } Zehnen (zählen doppelt)
 }; Einsen: { $ones }
explain-cancel-plain-first = { $ones ->
    [one] Die Eins hebt
   *[other] { $ones } Einsen heben
 } zuerst einfache Erfolge auf, dann ganze Zehnen
explain-cancel-tens-first = { $ones ->
    [one] Die Eins hebt
   *[other] { $ones } Einsen heben
 } zuerst ganze Zehnen auf, dann einfache Erfolge
explain-cancel-arithmetic = { $ones ->
    [one] Die Eins nimmt 1 von der Summe
   *[other] { $ones } Einsen nehmen { $ones } von der Summe
 }
explain-net = Erfolge netto: { $net }
explain-automatic = Automatischer Erfolg möglich: { $dice } Würfel gegen Schwierigkeit { $difficulty }; die SL entscheidet. Er zählt als knapper Erfolg

check-extended = Erweiterte Probe
check-extended-summary = Erfolge über mehrere Würfe sammeln, bis das Ziel erreicht ist; ein Patzer wirft zurück.
check-extended-pool = Würfelpool
check-extended-pool-help = So viele W10 hat jeder Wurf.
check-extended-difficulty = Schwierigkeit
check-extended-difficulty-help = Von 2 bis 10, sie gilt für jeden Wurf.
check-extended-target = Ziel
check-extended-target-help = So viele Erfolge müssen zusammenkommen.
check-extended-rolls = Würfe höchstens
check-extended-rolls-help = Danach ist die Zeit um. Auch ein Wurf ohne Erfolg zählt.
check-extended-willpower = Würfe mit Willenskraft
check-extended-willpower-help = So viele der ersten Würfe bekommen je einen gekauften Erfolg.

check-actions = Mehrfache Handlungen
check-actions-summary = Mehrere Handlungen in einer Runde teilen sich den Würfelpool; Extrahandlungen aus Schwertformen zählen nicht mit.
check-actions-actions = Handlungen
check-actions-actions-help = In der angesagten Reihenfolge; die ersten bekommen vielleicht einen Würfel mehr.
check-actions-actions-pool = Würfelpool
check-actions-actions-pool-help = Der Pool, den diese Handlung allein hätte.
check-actions-actions-difficulty = Schwierigkeit
check-actions-actions-willpower = Willenskraftpunkt
check-actions-actions-dice = Würfel für diese Handlung
check-actions-actions-dice-help = Nur bei freier Teilung.

check-willpower = Wurf auf Willenskraft
check-willpower-summary = Dem widerstehen, was auf den Geist wirkt, oder ruhig bleiben: Gewürfelt wird der feste Wert.
check-willpower-fixed = Willenskraft, fester Wert
check-willpower-fixed-help = Ausgegebene Punkte ändern ihn nicht.
check-willpower-difficulty = Schwierigkeit
check-willpower-willpower = Willenskraftpunkt
check-willpower-willpower-help = Vor dem Wurf ausgegeben für einen Erfolg; Einsen können ihn aufheben.

check-meditation = Meditation
check-meditation-summary = Mehr als 5 Erfolge geben einen Punkt Willenskraft zurück.
check-meditation-pool = Würfelpool
check-meditation-pool-help = Welche Eigenschaften ihn bilden, sagt die Vorlage nicht; die SL legt es fest.
check-meditation-difficulty = Schwierigkeit
check-meditation-willpower = Willenskraftpunkt

outcome-not-reached = Nicht geschafft
outcome-reached = Geschafft
outcome-none = Keine Handlung gelingt
outcome-some = Einige Handlungen gelingen
outcome-all = Alle Handlungen gelingen
outcome-no-point = Kein Punkt zurück
outcome-point = Ein Punkt zurück

turn-roll = Wurf { $by }
turn-action = Handlung { $by }
turn-give-back = Die SL gibt zurück, was der Patzer genommen hat
choice-give-back-give-back = zurückgeben

resource-fate-points-gm = Schicksalspunkte der SL
resource-force-points = Machtpunkte

transition-spend-willpower = Willenskraft ausgeben
transition-spend-willpower-points = Punkte
transition-spend-willpower-points-help = Höchstens 1 für jeden Wurf.
transition-spend-willpower-consent = Die SL stimmt zu
transition-spend-willpower-before-roll = Vor dem Wurf
transition-rest-willpower = Willenskraft zurück, Tag für Tag
transition-rest-willpower-days = Tage
transition-meditate = Willenskraft aus Meditation
transition-meditate-successes = Erfolge der Meditation
transition-reward-willpower = Willenskraft für eine große Tat
transition-reward-willpower-points = Punkte
transition-spend-fate-point = Schicksalspunkt einsetzen
transition-spend-fate-point-side = Wer
transition-spend-fate-point-undoes-fate-point = Soll die Wirkung eines anderen aufheben
choice-side-players = Spielende
choice-side-gm = SL
transition-new-session = Neue Sitzung
transition-spend-force-points = Machtpunkte einsetzen
transition-spend-force-points-points = Punkte
transition-regain-force-points = Machtpunkte zurück
transition-regain-force-points-points = Punkte
transition-mark-time = Zeit vermerken
transition-mark-time-unit = Was beginnt
transition-mark-time-name = Name
choice-unit-combat-round = Kampfrunde
choice-unit-round = Runde
choice-unit-scene = Szene
choice-unit-story = Geschichte
choice-unit-downtime = ereignislose Zeit

forbidden-willpower-rolls = Willenskraft für { $points } Würfe ist zu viel bei höchstens { $rolls }: für jeden Wurf höchstens ein Punkt (SW-14).
forbidden-free-total = Die Handlungen zusammen brauchen mehr Würfel, als der Pool hat: ihre Anteile dürfen zusammen nicht mehr als den ganzen Pool ergeben (SW-12).
forbidden-willpower-points = { $points } Punkte Willenskraft sind zu viel: für einen Wurf höchstens 1 (SW-14).
forbidden-willpower-consent = Willenskraft für einen Erfolg gibt es nur, wenn die SL zustimmt (SW-14).
forbidden-willpower-late = Die Würfel sind schon gefallen: Willenskraft wird vor dem Wurf ausgegeben (SW-14).
forbidden-willpower-empty = Es ist kein Punkt Willenskraft mehr da: Bei 0 ist man ohnmächtig, bis wenigstens einer zurück ist (SW-16).
forbidden-meditation = Das reicht nicht (Erfolge: { $successes }): Meditation gibt einen Punkt zurück ab { $needed }, also bei mehr als 5 (SW-15).
forbidden-force-points = { $points } { $points ->
    [one] Machtpunkt ist
   *[other] Machtpunkte sind
 } zu viel, übrig: { $have } (SW-23).
forbidden-fate-undone = Die Wirkung eines Schicksalspunkts hebt kein anderer auf; setz ihn für etwas anderes ein (SW-18).
forbidden-fate-none-players = Die Spielenden haben keinen Schicksalspunkt: Erst wenn die SL einen einsetzt, haben sie wieder einen (SW-17).
forbidden-fate-none-gm = Die SL hat keinen Schicksalspunkt: Erst wenn die Spielenden einen einsetzen, hat sie wieder einen (SW-17).
forbidden-fate-sum = { $players } und { $gm } Schicksalspunkte sind zusammen nicht 4; eine neue Sitzung stellt 2 zu 2 her (SW-17).

explain-fixed-willpower = Willenskraft, fester Wert: Würfelpool { $pool }
explain-meditation = Ab { $needed } Erfolgen kommt ein Punkt Willenskraft zurück
explain-extended-goal = Ziel: { $target } { $target ->
    [one] Erfolg
   *[other] Erfolge
 } in höchstens { $rolls } { $rolls ->
    [one] Wurf
   *[other] Würfen
 }
explain-extended-botch-lose-all = Bei einem Patzer ist alles Gesammelte verloren
explain-extended-botch-halve = Bei einem Patzer bleibt die Hälfte des Gesammelten, abgerundet
explain-extended-botch-narrate = Bei einem Patzer erzählt die SL den Rückschlag; das Gesammelte bleibt
explain-extended-willpower = Willenskraft: +1 Erfolg { $points ->
    [one] im ersten Wurf
   *[other] in jedem der ersten { $points } Würfe
 }
explain-extended-gathered = Gesammelt: { $gathered } von { $target } { $target ->
    [one] Erfolg
   *[other] Erfolgen
 } in { $made } { $made ->
    [one] Wurf
   *[other] Würfen
 }
explain-actions = Gelungen: { $succeeded } von { $actions } Handlungen

told-unconscious = Keine Willenskraft mehr: ohnmächtig, starr oder geistesabwesend, bis wenigstens ein Punkt zurück ist
told-exhausted = Noch { $left } Willenskraft: Zeit für leichte Anzeichen der Erschöpfung, etwa Kopfschmerzen oder Gereiztheit
told-regained = Willenskraft +{ $gained }, jetzt { $now }
told-fixed-value = Mehr als der feste Wert { $most } wird es nicht
told-awake = Wieder bei Bewusstsein
told-no-action = Das kostet keine Handlung
told-time = { $unit } ({ $length })
told-time-named = { $unit }: { $name } ({ $length })
told-force-regained = Machtpunkte +{ $gained }, jetzt { $now }
told-fate = Schicksalspunkte: Spielende { $players }, SL { $gm }
told-fate-stands = Die Wirkung bleibt: Kein anderer Schicksalspunkt hebt sie auf
told-fate-hoard = Jetzt liegen alle auf einer Seite: Sie sind zum Einsetzen da, nicht zum Horten

sheet-name = Name
sheet-attributes = Attribute
sheet-attributes-strength = Stärke
sheet-attributes-dexterity = Geschick
sheet-attributes-stamina = Widerstand
sheet-attributes-charisma = Charisma
sheet-attributes-perception = Wahrnehmung
sheet-attributes-intelligence = Intelligenz
sheet-attributes-wits = Geistesschärfe
sheet-more-attributes = Weitere Attribute
sheet-more-attributes-help = Die Vorlage zählt ihre Attribute nicht auf; hier ist Platz für die übrigen eures Bogens.
sheet-more-attributes-name = Name
sheet-more-attributes-level = Wert
sheet-abilities = Fähigkeiten
sheet-abilities-alertness = Aufmerksamkeit
sheet-abilities-artillery = Artillerie
sheet-abilities-etiquette = Etikette
sheet-abilities-intimidation = Einschüchtern
sheet-abilities-melee = Nahkampf
sheet-abilities-pilot-ships = Pilot (Schiffe)
sheet-abilities-ranged-combat = Fernkampf
sheet-abilities-stealth = Heimlichkeit
sheet-abilities-streetwise = Szenekenntnis
sheet-abilities-survival = Survival
sheet-more-abilities = Weitere Fähigkeiten
sheet-more-abilities-name = Name
sheet-more-abilities-level = Wert
sheet-virtues = Tugenden
sheet-virtues-name = Name
sheet-virtues-level = Wert
sheet-backgrounds = Hintergründe
sheet-backgrounds-name = Name
sheet-backgrounds-level = Wert
sheet-powers = Machtfähigkeiten
sheet-powers-name = Name
sheet-powers-level = Wert
sheet-powers-factor = Kosten je Punkt: Wert mal
sheet-powers-factor-help = 5, 6 oder 7, vor allem nach der Seite der Machtkraft, dazu Ausrichtung, Vor- und Nachteile. Das legt die SL fest.
sheet-willpower = Willenskraft, fester Wert
sheet-force-points = Machtpunkte, höchstens
sheet-experience = Erfahrungspunkte
sheet-dexterity-etiquette = Geschick + Etikette
sheet-wits-survival = Geistesschärfe + Survival
sheet-wits-stealth = Geistesschärfe + Heimlichkeit
sheet-charisma-intimidation = Charisma + Einschüchtern
sheet-stamina-alertness = Widerstand + Aufmerksamkeit
sheet-dexterity-pilot-ships = Geschick + Pilot (Schiffe)
sheet-dexterity-melee = Geschick + Nahkampf
sheet-intelligence-streetwise = Intelligenz + Szenekenntnis
sheet-dexterity-ranged-combat = Geschick + Fernkampf
sheet-dexterity-artillery = Geschick + Artillerie
sheet-stamina-dexterity = Widerstand + Geschick

named = { $name }
made-trait = { $trait } { $level }
violation-above = { $trait } hat { $level }; keine Eigenschaft geht über { $most } (SW-02).
violation-willpower = Willenskraft hat jeder Charakter: der feste Wert ist mindestens 1 (SW-27).
violation-chips = Schicksalspunkte: Spielende { $players }, SL { $gm }; zusammen müssen es { $sum } sein (SW-17).
violation-nameless = Hier steht eine Eigenschaft ohne Namen.
violation-twice = { $trait } steht zweimal in dieser Kategorie.
unknown-trait = „{ $name }“ steht nicht auf dem Bogen. Es gibt: { $known }.
unknown-filling = Aus dem Bogen lassen sich attribute, ability und pool füllen, nicht { $parameter }.

price-factor = Wert { $level } × { $factor } = { $amount } { $amount ->
    [one] Erfahrungspunkt
   *[other] Erfahrungspunkte
 }
price-from-zero-at-least-one = Von 0 aus zählt der Wert als 1: 1 × { $factor } = { $amount } (Hausregel)
price-from-zero-three = Von 0 aus kostet der erste Punkt immer { $amount } (Hausregel)
price-from-zero-free = Von 0 aus wörtlich: 0 × { $factor } = { $amount } (Hausregel)
price-contradiction = Die Vorlage widerspricht sich: Satz und Tabelle sagen × 4, also { $four }; ihre Beispiele rechnen × 5, also { $five }. Die Hausregel „Kosten eines Attributs“ entscheidet.
refused-background = { $trait }: Hintergründe kauft man nicht mit Erfahrungspunkten, sie wachsen durch Taten im Spiel (SW-22).
refused-highest = { $trait } ist schon bei { $most }, höher geht keine Eigenschaft (SW-02).
refused-no-factor = { $trait }: Noch steht nicht fest, ob ein Schritt dieser Machtfähigkeit das 5-, 6- oder 7-Fache ihres Werts kostet (SW-19); setze { $where } auf 5, 6 oder 7.
refused-experience = Das kostet { $amount } { $amount ->
    [one] Erfahrungspunkt
   *[other] Erfahrungspunkte
 }, übrig: { $have } (SW-19).

rule-attribute-cost-factor = Kosten eines Attributs
rule-attribute-cost-factor-reason = Satz und Tabelle der Vorlage verlangen das Vierfache des Werts, ihre beiden Beispiele rechnen mit dem Fünffachen.
rule-attribute-cost-factor-4 = Wert × 4
rule-attribute-cost-factor-5 = Wert × 5
rule-raise-from-zero = Steigern von 0
rule-raise-from-zero-reason = Wert mal Faktor ergäbe bei 0 keine Kosten; dazu sagt die Vorlage nichts.
rule-raise-from-zero-at-least-one = 0 zählt als 1
rule-raise-from-zero-three = immer 3
rule-raise-from-zero-free = kostet nichts
rule-extended-botch = Patzer in einer erweiterten Probe
rule-extended-botch-reason = Die Vorlage nennt ihn einen herben Rückschlag und sagt nicht, was er kostet.
rule-extended-botch-lose-all = alles Gesammelte ist verloren
rule-extended-botch-halve = die Hälfte bleibt, abgerundet
rule-extended-botch-narrate = die SL erzählt, nichts geht verloren

reference-difficulties = Schwierigkeiten
reference-difficulties-difficulty = Schwierigkeit
reference-difficulties-name = Name
reference-difficulties-task = Beispiel
reference-difficulties-name-2 = Sehr leicht
reference-difficulties-name-3 = Leicht
reference-difficulties-name-4 = Routine
reference-difficulties-name-5 = Problemlos
reference-difficulties-name-6 = Standard
reference-difficulties-name-7 = Anspruchsvoll
reference-difficulties-name-8 = Schwierig
reference-difficulties-name-9 = Äußerst schwierig
reference-difficulties-name-10 = Fast unmöglich
reference-difficulties-task-2 = mit einem Geschütz ein Großkampfschiff treffen, das stillliegt
reference-difficulties-task-3 = dasselbe, während es sich bewegt
reference-difficulties-task-4 = im ruhigen Raum ein Schiff fliegen
reference-difficulties-task-5 = für sich gewinnen, wer ohnehin schon geneigt ist
reference-difficulties-task-6 = mit dem Blaster schießen
reference-difficulties-task-7 = eine Waffe umbauen
reference-difficulties-task-8 = einen Hyperantrieb reparieren
reference-difficulties-task-9 = zwischen Asteroiden Beschuss ausweichen und zurückschießen
reference-difficulties-task-10 = mit der Pistole den Piloten eines fliegenden Jägers treffen

reference-results = Ergebnisse
reference-results-from = von
reference-results-to = bis
reference-results-result = Ergebnis

reference-traits = Eigenschaften
reference-traits-from = von
reference-traits-to = bis
reference-traits-meaning = Bedeutung
reference-traits-meaning-untrained = keinerlei Übung oder Begabung
reference-traits-meaning-least = gerade genug, um überhaupt etwas zu erreichen
reference-traits-meaning-able = von brauchbar bis gut
reference-traits-meaning-brilliant = brillant

reference-sample-pools = Würfelpools für Beispiele
reference-sample-pools-task = Aufgabe
reference-sample-pools-pool = Würfelpool
reference-sample-pools-task-dexterity-etiquette = bei Tisch tadellos auftreten
reference-sample-pools-task-wits-survival = einen sicheren Lagerplatz finden
reference-sample-pools-task-wits-stealth = einen Wächter täuschen und den anderen bestehlen
reference-sample-pools-task-charisma-intimidation = einem Bandenchef klarmachen, dass sein Schutz nicht gefragt ist
reference-sample-pools-task-stamina-alertness = nach einer langen Schicht auch nachts wachen
reference-sample-pools-task-dexterity-pilot-ships = ein Schiff zwischen Asteroiden hindurch steuern
reference-sample-pools-task-dexterity-melee = mit dem Messer zustechen
reference-sample-pools-task-intelligence-streetwise = wissen, wo man die richtigen Leute trifft
reference-sample-pools-task-dexterity-ranged-combat = mit einer Blasterwaffe angreifen
reference-sample-pools-task-dexterity-artillery = die Geschütze eines Schiffs bedienen
reference-sample-pools-task-stamina-dexterity = zu Fuß einem Verfolger entkommen: erweiterte Probe, Ziel 15

reference-time = Zeit
reference-time-unit = Einheit
reference-time-length = Dauer
reference-time-use = Wofür
reference-time-unit-combat-round = Kampfrunde
reference-time-unit-round = Runde
reference-time-unit-scene = Szene
reference-time-unit-story = Geschichte
reference-time-unit-downtime = Ereignislose Zeit
reference-time-length-combat-round = 3 Sekunden
reference-time-length-round = 3 Sekunden bis 3 Minuten
reference-time-length-scene = so viele Runden wie nötig
reference-time-length-story = viele Spielabende
reference-time-length-downtime = Stunden bis Monate
reference-time-use-combat-round = Schlag für Schlag
reference-time-use-round = eine einfache Handlung für jede Figur
reference-time-use-scene = ein Ort; nur wo es drängt, in Runden geteilt
reference-time-use-story = eine ganze Erzählung von der Einleitung bis zum Höhepunkt
reference-time-use-downtime = wird erzählt, nicht ausgespielt

reference-no-action = Keine Handlung
reference-no-action-what = Das kostet keine Handlung
reference-no-action-talk = reden
reference-no-action-force-point = einen Machtpunkt einsetzen
reference-no-action-soak = Schaden absorbieren
reference-no-action-virtue = auf eine Tugend würfeln
reference-no-action-form = was eine Schwertform zusätzlich erlaubt

reference-everyday = Alltägliches
reference-everyday-act = Handlung
reference-everyday-roll = Würfeln?
reference-everyday-act-street = über eine Straße gehen
reference-everyday-act-reload = nachladen
reference-everyday-act-stairs = eine Treppe steigen
reference-everyday-act-drunk = dasselbe betrunken
reference-everyday-act-one-hand = nachladen, während man an einer Hand hängt
reference-everyday-act-story = die Geschichte verlangt einen bestimmten Ausgang
reference-everyday-roll-no = nein, es gelingt
reference-everyday-roll-yes = ja, der Erfolg ist wirklich fraglich
reference-everyday-roll-gm = nein, wenn die SL es so entscheidet

reference-willpower = Willenskraft am Tisch
reference-willpower-left = Temporärer Wert
reference-willpower-state = Zustand
reference-willpower-left-full = so hoch wie der feste Wert
reference-willpower-left-spent = darunter
reference-willpower-left-none = 0
reference-willpower-state-full = ausgeruht
reference-willpower-state-spent = leichte Anzeichen der Erschöpfung, wie es passt: Kopfschmerzen, Unruhe, Gereiztheit
reference-willpower-state-none = ohnmächtig, starr oder geistesabwesend, bis wenigstens ein Punkt zurück ist

reference-prices = Steigern
reference-prices-category = Kategorie
reference-prices-price = Erfahrungspunkte für +1
reference-prices-category-attribute = Attribut
reference-prices-category-ability = Fähigkeit
reference-prices-category-virtue = Tugend
reference-prices-category-willpower = Willenskraft
reference-prices-category-power = Machtfähigkeit
reference-prices-category-background = Hintergrund
reference-prices-price-attribute = Wert × 4; die Beispiele der Vorlage rechnen × 5 (Hausregel „Kosten eines Attributs“)
reference-prices-price-ability = Wert × 2
reference-prices-price-virtue = Wert × 2
reference-prices-price-willpower = Wert × 1
reference-prices-price-power = Wert × 5, 6 oder 7, vor allem nach der Seite der Machtkraft
reference-prices-price-background = nicht mit Erfahrungspunkten

reference-lightning = Machtblitze
reference-lightning-level = Stufe
reference-lightning-cost = Machtpunkte
reference-lightning-damage = Schaden, dazu überzählige Erfolge
reference-lightning-targets = Ziele höchstens

reference-powers = Machtfähigkeiten
reference-powers-power = Machtfähigkeit
reference-powers-pool = Wurf
reference-powers-effect = Wirkung
reference-powers-power-lightning = Machtblitze
reference-powers-power-choke = Würgegriff
reference-powers-pool-lightning = Geschick + Machtblitze gegen 6
reference-powers-pool-choke = Charisma + Würgegriff
reference-powers-effect-lightning = Schaden nach Stufe, frei auf die Ziele verteilt; kostet Stufe + 1 Machtpunkte
reference-powers-effect-choke = Schaden, der sich nicht absorbieren lässt

law-SW-01 = Ein Wurf nimmt einen W10 für jeden Punkt in Attribut und Fähigkeit; passt keine Fähigkeit, zählt das Attribut allein.
law-SW-02 = Eigenschaften gehen von 1 bis 8; mehr als 5 ist brillant, 0 heißt ohne jede Übung.
law-SW-03 = Die Schwierigkeit liegt zwischen 2 und 10. Sagt niemand etwas, ist sie 6.
law-SW-04 = Jeder Würfel, der die Schwierigkeit erreicht, ist ein Erfolg; eine 10 zählt als zwei.
law-SW-05 = Beispiel: 3, 3, 5, 7, 8 und 10 gegen Schwierigkeit 6 sind vier Erfolge, zwei einfache und eine Zehn.
law-SW-06 = Ab einem Erfolg gelingt die Probe: mit 1 knapp, ab 3 vollkommen, mit mehr als 5 denkwürdig.
law-SW-07 = Jede 1 hebt einen Erfolg auf. Trifft sie eine 10, ist die ganze 10 dahin.
law-SW-08 = Gleich viele Einsen wie Erfolge: ein gewöhnliches Scheitern.
law-SW-09 = Kein Erfolg, aber mindestens eine 1: ein Patzer, schlimmer als jedes Scheitern.
law-SW-10 = Kein Erfolg und keine 1: ein gewöhnliches Scheitern.
law-SW-11 = Hat der Pool mehr Würfel als die Schwierigkeit, darf die SL die Probe ohne Wurf gelingen lassen; das zählt als knapper Erfolg.
law-SW-12 = Wer in einer Runde mehrmals handelt, teilt den Würfelpool durch die Zahl der Handlungen. Was eine Schwertform zusätzlich erlaubt, zählt dabei nicht.
law-SW-13 = Eine erweiterte Probe sammelt Erfolge über beliebig viele Würfe bis zu einem Ziel. Scheitern kostet nur Zeit, ein Patzer ist ein schwerer Rückschlag.
law-SW-14 = Ein Punkt Willenskraft gibt mit Zustimmung der SL einen Erfolg, wenn er vor dem Wurf ausgegeben wird; höchstens einer für jeden Wurf, und Einsen können ihn aufheben.
law-SW-15 = Willenskraft kommt mit einem Punkt am Tag zurück; eine Meditation mit mehr als 5 Erfolgen gibt einen dazu, und für große Taten kann die SL mehr geben.
law-SW-16 = Fester und temporärer Wert sind zweierlei. Wer Punkte ausgibt, wirkt erschöpft; bei 0 ist man nicht bei sich, bis wenigstens einer zurück ist.
law-SW-17 = Jede Sitzung beginnt mit zwei Schicksalspunkten für die Spielenden und zwei für die SL. Wer einen einsetzt, ändert eine Kleinigkeit der Geschichte und gibt ihn an die andere Seite; zusammen bleiben es vier.
law-SW-18 = Was ein Schicksalspunkt bewirkt hat, macht kein anderer rückgängig. Zum Horten sind sie nicht da.
law-SW-19 = Ein Punkt mehr kostet den jetzigen Wert mal 4 beim Attribut, mal 2 bei Fähigkeit und Tugend, mal 1 bei Willenskraft, mal 5, 6 oder 7 bei einer Machtfähigkeit.
law-SW-20 = Eine Fähigkeit von 2 auf 3 kostet 4 Erfahrungspunkte, von 3 auf 4 kostet sie 6.
law-SW-21 = Die Beispiele für Attribute nennen 10 für 2 auf 3 und 15 für 3 auf 4; nach dem Satz davor wären es 8 und 12. Der Preis zeigt beides.
law-SW-22 = Hintergründe wachsen durch Taten im Spiel, nicht durch Erfahrungspunkte.
law-SW-23 = Reden, ein Machtpunkt, Schaden absorbieren, ein Wurf auf eine Tugend und was eine Schwertform zusätzlich erlaubt kosten keine Handlung; alles andere meist eine Runde, im Kampf 3 Sekunden.
law-SW-24 = Elf Beispiele zeigen, welche Eigenschaften zu welcher Aufgabe passen; eines nimmt zwei Attribute.
law-SW-25 = Die Zeit läuft in Runden, Szenen und Geschichten; was ereignislos vergeht, wird erzählt.
law-SW-26 = Alltägliches gelingt ohne Wurf. Gewürfelt wird, wo der Erfolg wirklich fraglich ist, und die SL darf auch ohne Würfel entscheiden.
law-SW-27 = Willenskraft hat jeder Charakter: Mit ihr widersteht man Einfluss auf den Geist und bleibt ruhig. Gewürfelt wird der feste Wert.
law-SW-28 = Die SL legt für jeden Wurf die Schwierigkeit fest und sagt sie, bevor die Würfel fallen.
