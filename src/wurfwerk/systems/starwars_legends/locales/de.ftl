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
check-test-actions-help = Der Würfelpool wird unter ihnen geteilt.
check-test-action = Welche Handlung
check-test-action-help = 1 ist die erste; sie bekommt vielleicht einen Würfel mehr.
check-test-dice = Würfel für diese Handlung
check-test-dice-help = Nur bei freier Teilung: wie viele Würfel des Pools diese Handlung bekommt.
check-test-other-pools = Pools der anderen Handlungen
check-test-other-pools-help = Nur, wenn der kleinste Pool geteilt wird.

outcome-botch = Patzer
outcome-failure = Scheitern
outcome-marginal = Knapper Erfolg
outcome-complete = Vollkommener Erfolg
outcome-memorable = Denkwürdiger Erfolg

resource-willpower = Willenskraft
resource-fate-points = Schicksalspunkte

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
rule-split-base = Welcher Pool geteilt wird
rule-split-base-reason = Für Handlungen mit verschiedenen Pools sagt die Vorlage nur, dass der Vorrat durch die Zahl der Handlungen geteilt wird.
rule-split-base-each-pool = jede Handlung teilt ihren eigenen
rule-split-base-smallest-pool = der kleinste von allen
rule-automatic-success = Automatischer Erfolg
rule-automatic-success-reason = Die Vorlage verlangt mehr Würfel als die Schwierigkeit, das Vorbild genauso viele.
rule-automatic-success-greater = mit mehr Würfeln als die Schwierigkeit
rule-automatic-success-at-least = mit mindestens so vielen Würfeln

missing-pool = Wie viele Würfel? Gib den Würfelpool an oder Attribut und Fähigkeit.
missing-dice = Bei freier Teilung musst du sagen, wie viele Würfel aus dem Pool von { $pool } diese eine von { $actions } Handlungen bekommt.
forbidden-pool-twice = Der Würfelpool ist zweimal angegeben: entweder der Pool oder Attribut und Fähigkeit, nicht beides.
forbidden-pool-zero = Mit einem Pool von 0 gibt es keinen Wurf; der Pool braucht mindestens 1 Würfel.
forbidden-action = Handlung { $action } gibt es nicht: bei { $actions } { $actions ->
    [one] Handlung
   *[other] Handlungen
 } geht sie von 1 bis { $actions }.
forbidden-actions = { $actions } Handlungen sind zu viele für einen Pool von { $pool }: Jede Handlung braucht mindestens einen Würfel.
forbidden-other-pools = Die Pools anderer Handlungen zählen nur, wenn der kleinste Pool geteilt wird (split-base = smallest-pool); lass sie weg.
forbidden-too-many-pools = Bei { $actions } { $actions ->
    [one] Handlung gibt es keine anderen Pools
   *[other] Handlungen gibt es weniger andere Pools
 }: höchstens einen für jede weitere Handlung.
forbidden-dice = Die Zahl der Würfel folgt aus dem Pool; wählen kannst du sie nur bei freier Teilung (split-remainder = free).
forbidden-free-dice = { $dice } Würfel sind zu viele für diese eine von { $actions } Handlungen: Jede andere braucht einen Würfel, also höchstens { $most }.
forbidden-dice-undivided = Eine einzelne Handlung wirft ihren ganzen Pool von { $pool } Würfeln.

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
    [one] 1 Zehn
   *[other] { $tens } Zehnen
 } (je zwei wert); Einsen: { $ones }
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
explain-automatic = Automatischer Erfolg möglich: { $dice } Würfel gegen Schwierigkeit { $difficulty }; die SL entscheidet
