### Texte von Open Legend auf Deutsch. Gleiche Schlüssel wie en.ftl.

system = Open Legend
system-summary = Ein W20 und die Würfel eines Attributs; jeder Würfel, der seine höchste Augenzahl zeigt, wird noch einmal geworfen und addiert.

check-action = Aktionswurf
check-action-summary = W20 und Attributwürfel gegen einen Herausforderungswert; alle behaltenen Würfel explodieren.
check-action-attribute = Attributwert
check-action-attribute-help = 0 bis 10; daraus folgen die Attributwürfel.
check-action-challenge = Herausforderungswert (HW)
check-action-challenge-help = 10 alltäglich, 15 herausfordernd, 20 heldenhaft, 25 episch, 30 legendär; bei einem Angriff der Verteidigungswert des Ziels. Ohne Angabe zählt nur die Summe.
check-action-advantage = Vorteil
check-action-advantage-help = Alle Stufen von Vorteil zusammengezählt.
check-action-disadvantage = Nachteil
check-action-disadvantage-help = Alle Stufen von Nachteil zusammengezählt; nur der Unterschied zählt.
check-action-legend-points = Legendenpunkte
check-action-legend-points-help = Vor dem Wurf angesagt; jeder gibt Vorteil 1 und +1, höchstens Stufe + 1 Stück.
check-action-level = Stufe
check-action-level-help = Die Stufe des Charakters, sie begrenzt die Legendenpunkte.
check-action-extraordinary = Außergewöhnliches Attribut
check-action-extraordinary-help = Ein außergewöhnliches Attribut kann mit Wert 0 nicht gewürfelt werden.
check-action-roller = Wer würfelt
check-action-roller-help = Unter dem HW lässt ein Wurf der Spielenden der SL die Wahl; ein Wurf der SL selbst schlägt fehl.
check-action-situational = Davon für Umstände
check-action-situational-help = Wie viele der Stufen die SL für die Umstände vergeben hat; bei mehr als 1 steht eine Warnung beim Wurf.

choice-roller-player = Spielende Person
choice-roller-gm = SL

outcome-failure = Fehlschlag
outcome-gm-choice = Die SL wählt: Erfolg mit einem Haken oder Fehlschlag, aber die Geschichte schreitet voran
outcome-success = Erfolg

resource-legend-points = Legendenpunkte

rule-zero-score-net = Vorteil bei Attributwert 0
rule-zero-score-net-reason = Ohne Attributwürfel begrenzt die Vorlage Vor- und Nachteil auf 1, sagt aber nicht, ob vor oder nach dem Verrechnen.
rule-zero-score-net-net-then-cap = erst verrechnen, dann höchstens 1
rule-zero-score-net-cap-then-net = jede Seite höchstens 1, dann verrechnen
rule-zero-score-explodes = Der W20 explodiert bei Attributwert 0
rule-zero-score-explodes-reason = Alle Würfel eines Aktionswurfs explodieren, für den W20 allein bei Attributwert 0 steht es aber nicht noch einmal da.
rule-zero-score-explodes-yes = ja, bei zwei W20 nach der Auswahl
rule-zero-score-explodes-no = nein
rule-legend-bonus-at-zero = Legendenbonus bei Attributwert 0
rule-legend-bonus-at-zero-reason = Begrenzt wird bei Attributwert 0 nur der Vorteil, nicht der Bonus auf die Summe.
rule-legend-bonus-at-zero-full = eins für jeden Legendenpunkt
rule-legend-bonus-at-zero-capped = höchstens 1
rule-legend-points-for = Legendenpunkte
rule-legend-points-for-reason = Die englischen Regeln geben sie Spielercharakteren, der deutsche Text irgendeinem Charakter.
rule-legend-points-for-players = nur für Spielercharaktere
rule-legend-points-for-everyone = für alle
rule-legend-points-for-fitted = ohne die Legendenpunkte, denn die Figuren der SL haben dann keine

forbidden-extraordinary = Ein außergewöhnliches Attribut kann mit Wert 0 nicht gewürfelt werden; der Wert muss mindestens 1 sein (OL-04).
forbidden-legend-points = { $points } Legendenpunkte sind zu viele: auf Stufe { $level } darfst du für einen Wurf höchstens { $most } ausgeben (Stufe + 1, OL-18).
forbidden-legend-points-gm = Legendenpunkte geben nur Spielercharaktere aus; lass sie beim Wurf der SL weg oder stelle legend-points-for auf everyone (OL-A7).

explain-d20 = W20: { $faces }
explain-attribute = Attribut { $score }, { $count }W{ $sides }: { $faces }
explain-attribute-dice = Attribut { $score }: { $count }W{ $sides }
explain-no-dice = Attribut 0: nur der W20
explain-advantage = Vorteil { $amount }
explain-disadvantage = Nachteil { $amount }
explain-legend-advantage = Vorteil { $amount } aus Legendenpunkten
explain-capped = Es zählt { $net } statt { $wanted }: Ohne Attributwürfel gilt höchstens 1
explain-net-none = Vorteil und Nachteil heben sich auf
explain-net-advantage = Vorteil { $level } insgesamt: { $level } Attributwürfel mehr, { $level ->
    [one] der niedrigste wird
   *[other] die { $level } niedrigsten werden
 } weggelegt, bevor etwas explodiert
explain-net-disadvantage = Nachteil { $level } insgesamt: { $level } Attributwürfel mehr, { $level ->
    [one] der höchste wird
   *[other] die { $level } höchsten werden
 } weggelegt, bevor etwas explodiert
explain-net-d20-advantage = Vorteil { $level } insgesamt: zwei W20, der höhere zählt
explain-net-d20-disadvantage = Nachteil { $level } insgesamt: zwei W20, der niedrigere zählt
explain-legend-bonus = +{ $amount } aus Legendenpunkten
explain-legend-bonus-capped = Von { $points } Legendenpunkten zählt bei Attributwert 0 nur { $amount } auf die Summe
explain-total = Summe { $total }
explain-challenge = Herausforderungswert { $challenge }

check-attack = Angriff
check-attack-summary = Ein Wurf gegen ein oder mehrere Ziele; jedes hat seine eigene Verteidigung, und ab zwei Zielen gibt ihre Zahl Nachteil.
check-attack-attribute = Attributwert
check-attack-defenses = Verteidigungswerte der Ziele
check-attack-defenses-one = Verteidigungswert
check-attack-defenses-help = Für jedes Ziel einer. Ab zwei Zielen kommt so viel Nachteil hinzu, wie es Ziele sind.
check-attack-advantage = Vorteil
check-attack-disadvantage = Nachteil
check-attack-disadvantage-help = Ohne den Nachteil für mehrere Ziele; der kommt von selbst hinzu.
check-attack-legend-points = Legendenpunkte
check-attack-level = Stufe
check-attack-extraordinary = Außergewöhnliches Attribut
check-attack-roller = Wer würfelt
check-attack-situational = Davon für Umstände

check-contest = Bestrittene Aktion
check-contest-summary = Zwei oder mehr Seiten machen je einen Aktionswurf mit eigenem Attribut; die höchste Summe gewinnt.
check-contest-sides = Seiten
check-contest-sides-help = Zwei bis acht; steht der Gleichstand auf status-quo, hält die letzte, worum es geht.
check-contest-sides-attribute = Attributwert
check-contest-sides-advantage = Vorteil
check-contest-sides-disadvantage = Nachteil
check-contest-sides-legend-points = Legendenpunkte
check-contest-sides-level = Stufe
check-contest-sides-extraordinary = Außergewöhnliches Attribut

check-group = Gruppenaktionswurf
check-group-summary = Alle, die mitmachen, würfeln gegen denselben Herausforderungswert; gibt es mehr Fehlschläge als Erfolge, scheitert die Gruppe.
check-group-sides = Beteiligte
check-group-sides-attribute = Attributwert
check-group-sides-advantage = Vorteil
check-group-sides-disadvantage = Nachteil
check-group-sides-legend-points = Legendenpunkte
check-group-sides-level = Stufe
check-group-sides-extraordinary = Außergewöhnliches Attribut
check-group-challenge = Herausforderungswert (HW)
check-group-roller = Wer würfelt

check-resist = Widerstandswurf
check-resist-summary = Ein W20 ohne Attribut; ab 10 endet der Harm.
check-resist-advantage = Vorteil
check-resist-disadvantage = Nachteil

outcome-side-1 = Seite 1 gewinnt
outcome-side-2 = Seite 2 gewinnt
outcome-side-3 = Seite 3 gewinnt
outcome-side-4 = Seite 4 gewinnt
outcome-side-5 = Seite 5 gewinnt
outcome-side-6 = Seite 6 gewinnt
outcome-side-7 = Seite 7 gewinnt
outcome-side-8 = Seite 8 gewinnt
outcome-tie = Gleichstand
outcome-hits-0 = Kein Ziel getroffen
outcome-hits-1 = Ein Ziel getroffen
outcome-hits-2 = 2 Ziele getroffen
outcome-hits-3 = 3 Ziele getroffen
outcome-hits-4 = 4 Ziele getroffen
outcome-hits-5 = 5 Ziele getroffen
outcome-hits-6 = 6 Ziele getroffen
outcome-hits-7 = 7 Ziele getroffen
outcome-hits-8 = 8 Ziele getroffen
outcome-hits-9 = 9 Ziele getroffen
outcome-hits-10 = 10 Ziele getroffen

turn-side = Seite { $by }
turn-member = Wurf { $by }
turn-attack = Angriffswurf

transition-award-legend-points = Legendenpunkte erhalten
transition-award-legend-points-points = Punkte
transition-award-legend-points-roller = Für wen
transition-award-legend-points-reason = Wofür
transition-spend-legend-points = Legendenpunkte ausgeben
transition-spend-legend-points-points = Punkte
transition-spend-legend-points-roller = Für wen
transition-spend-legend-points-level = Stufe
choice-reason-flaw = Eine Charakterschwäche zum eigenen Nachteil ausgespielt
choice-reason-roleplay = Starkes Rollenspiel
choice-reason-table-rule = Eine Regel des Tisches

rule-tie = Gleichstand in einer bestrittenen Aktion
rule-tie-reason = Die Vorlage sagt nicht, wer gewinnt, wenn zwei oder mehr Seiten die höchste Summe teilen.
rule-tie-gm-decides = die SL entscheidet
rule-tie-attribute-score = der höhere Attributwert unter den Gleichauf-Liegenden; bei gleichem Wert die SL
rule-tie-reroll = die Gleichauf-Liegenden würfeln noch einmal
rule-tie-status-quo = es bleibt, wie es war: die letzte Seite hält, worum es geht

forbidden-situational = Für die Lage können nicht { $situational } { $situational ->
    [one] Stufe
   *[other] Stufen
 } vergeben sein, wenn es zusammen nur { $given } sind (OL-16).
forbidden-in-side = Seite { $by }: { $what }
forbidden-multi-target = Ohne Attributwürfel darfst du keinen Nachteil freiwillig auf dich nehmen: mit Attributwert 0 geht kein Angriff auf { $targets } Ziele, nur auf eines (OL-15).
forbidden-too-many-held = Mehr als { $most } Legendenpunkte hat niemand (OL-17): zu { $held } passen nicht { $points } dazu.
forbidden-not-held = Es { $held ->
    [one] ist nur { $held } Legendenpunkt
   *[other] sind nur { $held } Legendenpunkte
 } da, also lassen sich nicht { $points } ausgeben (OL-18).
withheld-legend-points = Legendenpunkte gelten Aktionswürfen; ein Widerstandswurf nimmt keine an (OL-27).
error-no-such-attribute = „{ $name }“ steht nicht auf dem Bogen. Es gibt: { $known }.

explain-resist = Ab { $least } endet der Harm
explain-contest-won = Seite { $by } liegt vorn
explain-tie = Gleichauf: Seiten { $sides }
explain-tie-attribute-score = Gleichauf: Seiten { $sides }; der höhere Attributwert entscheidet für Seite { $by }
explain-tie-status-quo = Gleichauf: Seiten { $sides }; es bleibt, wie es war, bei Seite { $by }
explain-group-count = Erfolge { $successes }, Fehlschläge { $failures }
explain-targets = { $targets } Ziele: Nachteil { $targets }
explain-target = Ziel { $by }, Verteidigung { $defense }
explain-target-hit = Getroffen, Schaden { $damage }
explain-target-missed = Nicht getroffen
explain-target-bane = Dazu ein Harm, wenn seine Verteidigung höchstens { $most } ist
explain-awarded = { $points } { $points ->
    [one] Legendenpunkt
   *[other] Legendenpunkte
 } erhalten, jetzt { $held }
explain-spent = { $points } { $points ->
    [one] Legendenpunkt
   *[other] Legendenpunkte
 } ausgegeben, noch { $held }: Vorteil { $points } und +{ $points } auf einen Aktionswurf, der jetzt folgt

prompt-twist = Die SL wählt eines von beiden. Erfolg mit einem Haken: das Ziel ist erreicht, aber jemand gerät in Gefahr, etwas geht verloren, Zeit verstreicht oder Aufmerksamkeit wird geweckt.
prompt-progress = Oder Fehlschlag: die Geschichte schreitet voran, weil sich ein anderer Weg zeigt, die Gefahr wächst oder etwas nicht stimmte. Niemand wiederholt den Wurf für dasselbe Ziel.
prompt-tell = Wer Erfolg hat, erzählt selbst, wie es aussieht; die SL übernimmt, was nur sie weiß.
prompt-situational = Warnung: Für die Umstände vergibt die SL höchstens Vorteil oder Nachteil 1, hier sind es { $amount } Stufen.
prompt-group = Zuerst sagen alle, was sie beitragen; ob und wann es eine Gruppenaktion gibt und wer womit dabei ist, bestimmt die SL.
prompt-tie-score = Nach dem Attributwert ginge es an Seite { $by }

sheet-name = Name
sheet-xp = Erfahrungspunkte
sheet-armor = Rüstung
sheet-attributes = Attribute
sheet-feats = Fertigkeiten
sheet-feats-name = Name
sheet-feats-cost = Fertigkeitspunkte
sheet-feats-bonus-to = Bonus auf
sheet-feats-amount = Betrag
sheet-feats-use = Nutzt
sheet-feats-in-place-of = Statt
sheet-flaws = Charakterschwächen
sheet-level = Stufe
sheet-highest-score = Höchster kaufbarer Attributwert
sheet-toughness = Robustheit
sheet-guard = Deckung
sheet-resolve = Entschlossenheit
sheet-hit-points = Trefferpunkte
sheet-attribute-points = Freie Attributpunkte
sheet-feat-points = Freie Fertigkeitspunkte
sheet-legend-points-a-roll = Legendenpunkte für einen Wurf, höchstens
sheet-attributes-agility = Geschicklichkeit
sheet-attributes-fortitude = Zähigkeit
sheet-attributes-might = Kraft
sheet-attributes-learning = Lernen
sheet-attributes-logic = Logik
sheet-attributes-perception = Wahrnehmung
sheet-attributes-will = Wille
sheet-attributes-deception = Täuschung
sheet-attributes-persuasion = Überzeugung
sheet-attributes-presence = Präsenz
sheet-attributes-alteration = Verwandlung
sheet-attributes-creation = Schöpfung
sheet-attributes-energy = Energie
sheet-attributes-entropy = Vergehen
sheet-attributes-influence = Einfluss
sheet-attributes-movement = Bewegung
sheet-attributes-prescience = Voraussicht
sheet-attributes-protection = Schutz
choice-bonus-to-agility = { sheet-attributes-agility }
choice-bonus-to-fortitude = { sheet-attributes-fortitude }
choice-bonus-to-might = { sheet-attributes-might }
choice-bonus-to-learning = { sheet-attributes-learning }
choice-bonus-to-logic = { sheet-attributes-logic }
choice-bonus-to-perception = { sheet-attributes-perception }
choice-bonus-to-will = { sheet-attributes-will }
choice-bonus-to-deception = { sheet-attributes-deception }
choice-bonus-to-persuasion = { sheet-attributes-persuasion }
choice-bonus-to-presence = { sheet-attributes-presence }
choice-bonus-to-alteration = { sheet-attributes-alteration }
choice-bonus-to-creation = { sheet-attributes-creation }
choice-bonus-to-energy = { sheet-attributes-energy }
choice-bonus-to-entropy = { sheet-attributes-entropy }
choice-bonus-to-influence = { sheet-attributes-influence }
choice-bonus-to-movement = { sheet-attributes-movement }
choice-bonus-to-prescience = { sheet-attributes-prescience }
choice-bonus-to-protection = { sheet-attributes-protection }
choice-use-agility = { sheet-attributes-agility }
choice-use-fortitude = { sheet-attributes-fortitude }
choice-use-might = { sheet-attributes-might }
choice-use-learning = { sheet-attributes-learning }
choice-use-logic = { sheet-attributes-logic }
choice-use-perception = { sheet-attributes-perception }
choice-use-will = { sheet-attributes-will }
choice-use-deception = { sheet-attributes-deception }
choice-use-persuasion = { sheet-attributes-persuasion }
choice-use-presence = { sheet-attributes-presence }
choice-use-alteration = { sheet-attributes-alteration }
choice-use-creation = { sheet-attributes-creation }
choice-use-energy = { sheet-attributes-energy }
choice-use-entropy = { sheet-attributes-entropy }
choice-use-influence = { sheet-attributes-influence }
choice-use-movement = { sheet-attributes-movement }
choice-use-prescience = { sheet-attributes-prescience }
choice-use-protection = { sheet-attributes-protection }
choice-in-place-of-agility = { sheet-attributes-agility }
choice-in-place-of-fortitude = { sheet-attributes-fortitude }
choice-in-place-of-might = { sheet-attributes-might }
choice-in-place-of-learning = { sheet-attributes-learning }
choice-in-place-of-logic = { sheet-attributes-logic }
choice-in-place-of-perception = { sheet-attributes-perception }
choice-in-place-of-will = { sheet-attributes-will }
choice-in-place-of-deception = { sheet-attributes-deception }
choice-in-place-of-persuasion = { sheet-attributes-persuasion }
choice-in-place-of-presence = { sheet-attributes-presence }
choice-in-place-of-alteration = { sheet-attributes-alteration }
choice-in-place-of-creation = { sheet-attributes-creation }
choice-in-place-of-energy = { sheet-attributes-energy }
choice-in-place-of-entropy = { sheet-attributes-entropy }
choice-in-place-of-influence = { sheet-attributes-influence }
choice-in-place-of-movement = { sheet-attributes-movement }
choice-in-place-of-prescience = { sheet-attributes-prescience }
choice-in-place-of-protection = { sheet-attributes-protection }
choice-bonus-to-nothing = nichts
choice-bonus-to-toughness = { sheet-toughness }
choice-bonus-to-guard = { sheet-guard }
choice-bonus-to-resolve = { sheet-resolve }
choice-bonus-to-hit-points = { sheet-hit-points }
choice-use-none = keines
choice-in-place-of-none = keines

made-base = { $amount } Grundwert
made-attribute = { $amount } aus { $attribute }
made-instead = { $amount } aus { $attribute } statt { $instead }
made-armor = { $amount } aus der Rüstung
made-feat = { $amount } aus { $feat }
made-level = 1 und eine je 3 Erfahrungspunkte: { $xp }
made-highest = auf Stufe { $level }
made-points = { $given } erhalten, { $spent } ausgegeben
made-legend = Stufe { $level } + 1

violation-points = Die Attribute kosten { $spent } Punkte, es gibt aber nur { $given } (40 und 3 für jeden der { $xp } Erfahrungspunkte).
violation-cap = { $attribute } { $score } ist auf Stufe { $level } zu hoch; erlaubt sind höchstens { $most }.
violation-ten = { $attribute }: der Wert 10 lässt sich nicht kaufen; nur Fertigkeiten und Wohle geben ihn.
violation-above-ten = { $attribute } kommt auf { $score }; kein Attribut steigt über 10.
violation-feats = Die Fertigkeiten kosten { $spent } Punkte, es gibt aber nur { $given } (6 und einen für jeden der { $xp } Erfahrungspunkte).
violation-feat-half = „{ $feat }“ sagt nur halb, was es verändert: zu einem Ziel gehört ein Betrag, zu einem Attribut das, an dessen Stelle es tritt.
violation-feat-twice = „{ $feat }“ ersetzt { $attribute } noch einmal; ein Attribut wird nur einmal ersetzt.
refused-cap = { $attribute } { $score } ist auf Stufe { $level } noch nicht erlaubt; das geht ab Stufe { $needed } (OL-P2).
refused-ten = { $attribute }: der Wert 10 lässt sich nicht kaufen; nur Fertigkeiten und Wohle geben ihn (OL-P4).
refused-points = { $attribute }: der Schritt kostet { $cost } { $cost ->
    [one] Attributpunkt
   *[other] Attributpunkte
 }, frei sind { $left } (OL-P1).
currency-attribute-points = Attributpunkte
price-step = Ein Schritt kostet den neuen Wert: { $score }
price-in-all = Wert { $score } hat dann zusammen { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
 } gekostet
price-xp = Erfahrungspunkte vergibt die SL; jeder bringt { $points } Attributpunkte und einen Fertigkeitspunkt

reference-challenges = Herausforderungswerte nach Schwierigkeit; sie wachsen nicht mit der Stufe der Gruppe
reference-challenges-name = Schwierigkeit
reference-challenges-challenge = HW
reference-challenges-everyday = Alltäglich
reference-challenges-challenging = Herausfordernd
reference-challenges-heroic = Heldenhaft
reference-challenges-epic = Episch
reference-challenges-legendary = Legendär
reference-sample-tasks = Beispielaufgaben nach HW
reference-sample-tasks-challenge = HW
reference-sample-tasks-task = Aufgabe
reference-sample-tasks-everyday-1 = über eine Lücke von 5 Fuß springen
reference-sample-tasks-everyday-2 = an einer Wand mit gutem Halt hochklettern
reference-sample-tasks-everyday-3 = die Tür eines gewöhnlichen Hauses aufbrechen
reference-sample-tasks-everyday-4 = bei einem schlichten Händler den Preis drücken
reference-sample-tasks-challenging-1 = an einer rauen Wand hochklettern
reference-sample-tasks-challenging-2 = ahnen, worum es in einem fremdsprachigen Text geht
reference-sample-tasks-challenging-3 = eine feste Holztür aufbrechen
reference-sample-tasks-heroic-1 = an einer glatten Fläche hochklettern
reference-sample-tasks-heroic-2 = über eine Lücke von 15 Fuß springen
reference-sample-tasks-heroic-3 = einen fremdsprachigen Text übersetzen
reference-sample-tasks-heroic-4 = Unbeteiligte für ein Wagnis gewinnen
reference-sample-tasks-epic-1 = einen Text aus einer gänzlich fremden Welt übersetzen
reference-sample-tasks-epic-2 = eine Tür aus Eisen aufbrechen
reference-sample-tasks-legendary-1 = über einen Spalt von 25 Fuß springen
reference-sample-tasks-legendary-2 = an einer makellosen Fläche hochklettern
reference-sample-tasks-legendary-3 = mit jemandem Freundschaft schließen, der Blutrache geschworen hat
reference-average-challenge = Durchschnittlicher HW nach Attributwert
reference-average-challenge-score = Attributwert
reference-average-challenge-challenge = HW
reference-average-challenge-exact = Genaue Erfolgschance (die Vorlage sagt: etwa 50 %)
reference-average-challenge-percent = { $whole },{ $rest } %
reference-attribute-dice = Attributwürfel und Kosten
reference-attribute-dice-score = Attributwert
reference-attribute-dice-dice = Würfel
reference-attribute-dice-cost = Punkte zusammen
reference-attribute-dice-level = ab Stufe
reference-situations = Umstände für Vorteil und Nachteil 1
reference-situations-advantage = Vorteil
reference-situations-disadvantage = Nachteil
reference-situations-advantage-1 = der Feind ist überrascht oder achtet nicht auf dich
reference-situations-advantage-2 = du greifst aus einem akrobatischen Kunststück heraus an
reference-situations-advantage-3 = der Feind wird in die Zange genommen
reference-situations-advantage-4 = du hast beim Verhandeln ein Druckmittel
reference-situations-advantage-5 = ein arkaner Fokus hilft beim Zaubern
reference-situations-advantage-6 = die Bibliothek zum Forschen ist gut bestückt
reference-situations-advantage-7 = du folgst der Spur einer großen Gruppe
reference-situations-disadvantage-1 = du kämpfst auf einem schmalen Balken
reference-situations-disadvantage-2 = es ist eng
reference-situations-disadvantage-3 = du liegst am Boden
reference-situations-disadvantage-4 = die andere Seite hat beim Verhandeln ein Druckmittel
reference-situations-disadvantage-5 = du zauberst mitten im Sturm
reference-situations-disadvantage-6 = du forschst, obwohl du krank bist
reference-situations-disadvantage-7 = du folgst der Spur von etwas, das kleiner als ein Kind ist
reference-boons = HW zum Hervorrufen eines Wohls
reference-boons-power = Kraftstufe
reference-boons-challenge = HW
reference-twists = Haken zu einem Erfolg; ein Erfolg mit Haken bleibt ein Erfolg
reference-twists-twist = Haken
reference-twists-twist-1 = jemand gerät in Gefahr
reference-twists-twist-2 = etwas wird verbraucht
reference-twists-twist-3 = ein Feind kommt hinzu oder eine Freundschaft zerbricht
reference-twists-twist-4 = etwas Wichtiges bleibt unbemerkt
reference-twists-twist-5 = Zeit geht verloren
reference-twists-twist-6 = jemand wird aufmerksam
reference-twists-twist-7 = etwas Unerwartetes taucht auf
reference-progress = Wie es nach einem Fehlschlag weitergeht; wie schlimm es wird, entscheidet die SL
reference-progress-way = Weg
reference-progress-way-1 = es zeigt sich eine andere Aussicht auf Erfolg
reference-progress-way-2 = die Gefahr wächst
reference-progress-way-3 = was alle für wahr hielten, stimmte nicht
reference-no-retry = Jeder Wurf zählt: Hier wartet die Runde, was die SL aus dem Wurf macht, statt ihn zu wiederholen
reference-no-retry-roll = Wurf
reference-no-retry-roll-1 = Verborgenes wie Geheimtüren entdecken
reference-no-retry-roll-2 = Lügen durchschauen
reference-no-retry-roll-3 = jemanden überzeugen
reference-no-retry-roll-4 = sich an nützliches Wissen erinnern
reference-when-to-roll = Vor dem Wurf
reference-when-to-roll-hint = Hinweis
reference-when-to-roll-hint-1 = Gewürfelt wird nur, wenn es für die Geschichte wichtig ist
reference-when-to-roll-hint-2 = Kann es gar nicht gelingen, wird nicht gewürfelt
reference-when-to-roll-hint-3 = Umstände ändern nicht den HW; sie geben Vorteil oder Nachteil
reference-character-rules = Regeln für den Charakterbogen
reference-character-rules-number = Nummer
reference-character-rules-rule = Regel
reference-character-rules-rule-1 = Ein Attributwert kostet für jeden Schritt den neuen Wert; zu Beginn gibt es 40 Punkte und für jeden Erfahrungspunkt 3 weitere.
reference-character-rules-rule-2 = Die Stufe begrenzt, was gekauft werden kann: 5 auf Stufe 1 und 2, dann alle zwei Stufen 1 mehr, 9 ab Stufe 9.
reference-character-rules-rule-3 = Die Stufe ist 1 und eine mehr für je 3 Erfahrungspunkte, höchstens 10.
reference-character-rules-rule-4 = Der Wert 10 kommt nur aus Fertigkeiten oder Wohlen, und darüber geht es nie.
reference-character-rules-rule-5 = Robustheit ist 10 + Zähigkeit + Wille, Deckung 10 + Geschicklichkeit + Kraft + Rüstung, Entschlossenheit 10 + Präsenz + Wille, Trefferpunkte 10 + 2 × (Zähigkeit + Präsenz + Wille); eine Fertigkeit kann ein Attribut durch ein anderes ersetzen.
reference-character-rules-rule-6 = Zu Beginn gibt es 6 Fertigkeitspunkte und für jeden Erfahrungspunkt einen weiteren.
reference-character-rules-rule-7 = Ein Wohl hervorzurufen hat den HW 10 + 2 × Kraftstufe.
reference-combat-rules = Regeln für Kampf und Beistand
reference-combat-rules-number = Nummer
reference-combat-rules-rule = Regel
reference-combat-rules-rule-1 = Der Schaden ist die Summe weniger der Verteidigung, bei einem Treffer mindestens 3; liegt die Summe 10 oder mehr darüber, kommt ein Harm hinzu, dessen Verteidigung sie ebenfalls erreicht.
reference-combat-rules-rule-2 = Ein Angriff auf zwei oder mehr Ziele hat so viel Nachteil, wie es Ziele sind; gewürfelt wird einmal.
reference-combat-rules-rule-3 = Jeder weitere Entfernungsabschnitt gibt Nachteil 1, höchstens 2.
reference-combat-rules-rule-4 = Beistand gibt einer verbündeten Person Vorteil 1; wer hilft, braucht im Attribut mindestens 1.
reference-combat-rules-rule-5 = Die Initiative ist ein Wurf auf Geschicklichkeit; bei Gleichstand zählt der höhere Wert, dann der Zufall.
reference-combat-rules-rule-6 = Ein Widerstandswurf von 10 oder mehr beendet einen Harm; nach drei Fehlschlägen hält er lange an.

law-OL-01 = Ein Aktionswurf ist ein W20 und die Würfel des Attributs. Jeder behaltene Würfel, der seine höchste Augenzahl zeigt, wird noch einmal geworfen und addiert, ohne Ende.
law-OL-02 = Wer den HW erreicht, hat Erfolg. Darunter wählt die SL genau eines: Erfolg mit einem Haken, oder Fehlschlag, und die Geschichte schreitet voran.
law-OL-03 = Würfelt die SL, gibt es nur Erfolg oder Fehlschlag und nichts zu wählen.
law-OL-04 = Ein gewöhnliches Attribut mit Wert 0 wird mit dem W20 allein gewürfelt; ein außergewöhnliches braucht mindestens 1.
law-OL-05 = Alltäglich 10, herausfordernd 15, heldenhaft 20, episch 25, legendär 30: Der HW hängt an der Aufgabe, nicht an der Stufe der Gruppe.
law-OL-06 = Als durchschnittlich gilt für einen Attributwert der HW 10 + 2 × Wert. Die Hälfte, die dazu versprochen wird, stimmt nur ungefähr; die genaue Chance steht daneben.
law-OL-07 = Bei einem Angriff ist der Verteidigungswert des Ziels der HW.
law-OL-08 = In einer bestrittenen Aktion würfeln alle Seiten mit dem Attribut, das zu ihnen passt; die höchste Summe gewinnt. Es können auch mehr als zwei sein.
law-OL-09 = Im Gruppenaktionswurf würfeln alle gegen denselben HW. Überwiegen die Fehlschläge, scheitert die Gruppe, sonst gelingt es; danach zählt das Ganze als ein einziger Wurf.
law-OL-10 = Stufen von Vorteil werden zusammengezählt, Stufen von Nachteil auch; dann zählt nur der Unterschied.
law-OL-11 = Vorteil X: X Attributwürfel mehr, die X niedrigsten werden weggelegt. Der W20 bleibt, wie er ist.
law-OL-12 = Nachteil X: X Attributwürfel mehr, die X höchsten werden weggelegt. Der W20 bleibt, wie er ist.
law-OL-13 = Weggelegt wird einmal, nach dem ersten Wurf und bevor etwas explodiert. Weggelegte Würfel explodieren nie, und weitere Würfe aus Explosionen bleiben alle liegen.
law-OL-14 = Ohne Attributwürfel gibt Vorteil zwei W20 und den höheren, Nachteil zwei W20 und den niedrigeren; mehr als eine Stufe zählt dabei nie.
law-OL-15 = Ohne Attributwürfel lässt sich kein Nachteil um eines Nutzens willen eingehen, also auch kein Angriff auf mehrere Ziele.
law-OL-16 = Für die Umstände gibt die SL höchstens Vorteil oder Nachteil 1; Fertigkeiten, Harme und Wohle dürfen mehr geben.
law-OL-17 = Legendenpunkte beginnen bei 0 und gehen bis 10. Es gibt sie für ausgespielte Schwächen zum eigenen Schaden, für starkes Rollenspiel und nach Regeln des Tisches.
law-OL-18 = Vor einem Wurf lassen sich bis zu Stufe + 1 vorhandene Legendenpunkte ausgeben; jeder gibt Vorteil 1 und +1 auf die Summe.
law-OL-19 = Jeder Wurf zählt: Nach einem Fehlschlag versucht niemand anderes dasselbe einfach noch einmal.
law-OL-20 = Ist Erfolg ausgeschlossen oder die Sache unwichtig, wird nicht gewürfelt.
law-OL-21 = Für Haken gibt es sieben Anregungen, von der Gefahr bis zum unerwarteten Fund. Auch mit Haken bleibt es ein Erfolg.
law-OL-22 = Ein Fehlschlag bringt die Geschichte auf drei Arten voran: ein anderer Weg, wachsende Gefahr oder falsches Wissen. Wie schlimm es wird, bestimmt die SL.
law-OL-23 = Eine Liste am Tisch nennt je sieben typische Umstände für Vorteil und für Nachteil.
law-OL-24 = Wer Erfolg hat, erzählt nach Möglichkeit selbst, wie es aussieht; die SL erzählt, was nur sie wissen kann.
law-OL-25 = Günstige oder hinderliche Umstände lassen den HW unberührt; dafür gibt es Vorteil und Nachteil.
law-OL-26 = Vor einer Gruppenaktion sagen alle, was sie beitragen. Ob und wann sie möglich ist und wer womit dabei ist, bestimmt allein die SL.
law-OL-27 = Legendenpunkte werden vor einem Aktionswurf angesagt und gelten nur für ihn. Ein Widerstandswurf ist keiner und nimmt keine an.
law-OL-28 = Zu jedem HW der Tabelle gibt es Beispielaufgaben: springen, klettern, Türen aufbrechen, übersetzen, überzeugen.
