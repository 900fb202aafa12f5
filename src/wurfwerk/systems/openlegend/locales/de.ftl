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

forbidden-extraordinary = Ein außergewöhnliches Attribut kann mit Wert 0 nicht gewürfelt werden; der Wert muss mindestens 1 sein.
forbidden-legend-points = { $points } Legendenpunkte sind zu viele: auf Stufe { $level } darfst du für einen Wurf höchstens { $most } ausgeben (Stufe + 1).
forbidden-legend-points-gm = Legendenpunkte geben nur Spielercharaktere aus; lass sie beim Wurf der SL weg oder stelle legend-points-for auf everyone.

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
