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

missing-bands = Mit bands = custom braucht jedes Problem eigene Bereiche von 0 bis 20.
forbidden-band-backwards = Bereich { $number } läuft rückwärts, von { $low } bis { $high }; sein unteres Ende kommt zuerst.
forbidden-band-gap = Die Bereiche müssen alle Ergebnisse von 0 bis 20 abdecken; { $low } bis { $high } fehlen.
forbidden-band-missing = Die Bereiche müssen alle Ergebnisse von 0 bis 20 abdecken; { $result } fehlt.
forbidden-band-overlap = Das Ergebnis { $result } liegt in zwei Bereichen; jedes Ergebnis von 0 bis 20 gehört zu genau einem.

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
