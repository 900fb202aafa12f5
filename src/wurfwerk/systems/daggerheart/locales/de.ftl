### Texte von Daggerheart auf Deutsch. Gleiche Schlüssel wie en.ftl.

system = Daggerheart
system-summary = Zwei W12, der Hoffnung-Würfel und der Angst-Würfel; der höhere sagt, wie es sich anfühlt.

check-action = Aktionswurf
check-action-summary = Dualitätswürfel und Modifikator gegen eine Schwierigkeit; gleiche Würfel sind ein kritischer Erfolg.
check-action-modifier = Modifikator
check-action-modifier-help = Eigenschaft und Erfahrungen zusammen.
check-action-advantage = Quellen von Vorteil
check-action-advantage-help = Sie heben sich mit Nachteil eins zu eins auf; mehr als ein W6 fällt nie.
check-action-disadvantage = Quellen von Nachteil
check-action-disadvantage-help = Sie heben sich mit Vorteil eins zu eins auf; mehr als ein W6 fällt nie.
check-action-helpers = Helfende
check-action-helpers-help = Alle werfen einen eigenen W6, der höchste zählt.
check-action-difficulty = Schwierigkeit

check-attack = Angriffswurf
check-attack-summary = Dualitätswürfel und Modifikator gegen einen Ausweichen-Wert.
check-attack-modifier = Modifikator
check-attack-modifier-help = Eigenschaft und Erfahrungen zusammen.
check-attack-advantage = Quellen von Vorteil
check-attack-advantage-help = Sie heben sich mit Nachteil eins zu eins auf; mehr als ein W6 fällt nie.
check-attack-disadvantage = Quellen von Nachteil
check-attack-disadvantage-help = Sie heben sich mit Vorteil eins zu eins auf; mehr als ein W6 fällt nie.
check-attack-helpers = Helfende
check-attack-helpers-help = Alle werfen einen eigenen W6, der höchste zählt.
check-attack-evasion = Ausweichen
check-attack-underwater = Angriff unter Wasser
check-attack-underwater-help = Eine Quelle von Nachteil mehr.

check-reaction = Reaktionswurf
check-reaction-summary = Wie ein Aktionswurf, aber ohne Hoffnung, Angst und Hilfe.
check-reaction-modifier = Modifikator
check-reaction-modifier-help = Eigenschaft und Erfahrungen zusammen.
check-reaction-advantage = Quellen von Vorteil
check-reaction-advantage-help = Sie heben sich mit Nachteil eins zu eins auf; mehr als ein W6 fällt nie.
check-reaction-disadvantage = Quellen von Nachteil
check-reaction-disadvantage-help = Sie heben sich mit Vorteil eins zu eins auf; mehr als ein W6 fällt nie.
check-reaction-difficulty = Schwierigkeit

check-damage = Schadenswurf
check-damage-summary = Der Schaden eines Treffers; ein kritischer Erfolg zählt das Höchste dazu, was die Würfel zeigen können.
check-damage-damage = Schaden
check-damage-damage-help = Die Würfel der Waffe und ihr Bonus, zum Beispiel 2W8+1.
check-damage-critical = Kritischer Erfolg
check-damage-critical-help = Bei 2W8+1 kommen 16 dazu; der Bonus zählt nicht noch einmal.

check-fate = Schicksalswurf
check-fate-summary = Ein Dualitätswürfel, gelesen wie die SL es vorher gesagt hat.
check-fate-die = Würfel
check-fate-die-help = Die SL nennt ihn.
check-fate-at-most = Höchstens
check-fate-at-most-help = Ja bis zu dieser Zahl. Ohne Grenze zählt die Zahl selbst.
check-fate-at-least = Mindestens
check-fate-at-least-help = Ja ab dieser Zahl. Ohne Grenze zählt die Zahl selbst.

choice-die-hope = Hoffnung-Würfel
choice-die-fear = Angst-Würfel

die-hope = Hoffnung-Würfel
die-fear = Angst-Würfel
die-advantage = Vorteilswürfel
die-disadvantage = Nachteilswürfel
die-help = Hilfe

outcome-failure-with-fear = Fehlschlag mit Angst
outcome-failure-with-hope = Fehlschlag mit Hoffnung
outcome-success-with-fear = Erfolg mit Angst
outcome-success-with-hope = Erfolg mit Hoffnung
outcome-critical-success = Kritischer Erfolg
outcome-failure = Fehlschlag
outcome-success = Erfolg
outcome-no = Nein
outcome-yes = Ja

resource-hope = Hoffnung
resource-fear = Angst
resource-stress = Stress

forbidden-both-bounds = Gib entweder höchstens oder mindestens an, nicht beides: Die SL nennt eine Lesart des Würfels (DH-01).

forbidden-endless-critical = Ein kritischer Erfolg zählt das Höchste dazu, was die Würfel zeigen können; Würfel, die ohne Grenze explodieren, haben keines (DH-P8). Begrenze die Explosionen, zum Beispiel 1d6!lim3.

explain-damage = Schadenswurf: { $faces }, zusammen { $rolled }
explain-damage-flat = Schaden ohne Würfel: { $damage }
explain-critical-damage = Kritischer Erfolg: +{ $added }, das Höchste, was die Würfel zeigen können
explain-damage-total = Schaden { $damage }
explain-duality = Hoffnung { $hope }, Angst { $fear }
explain-sources = Quellen: { $advantage } für Vorteil, { $disadvantage } für Nachteil
explain-cancelled = Sie heben sich auf: kein W6
explain-advantage = Vorteil: +W6
explain-disadvantage = Nachteil: −W6
explain-advantage-die = Vorteil: +{ $face }
explain-disadvantage-die = Nachteil: −{ $face }
explain-helpers = Hilfe: der höchste von { $helpers } W6
explain-help = Hilfe, { $helpers }W6: { $faces }
explain-modifier = Modifikator { $amount }
explain-underwater = Unter Wasser: eine Quelle von Nachteil
explain-total = Summe { $total } gegen { $target }
explain-critical = Gleiche Würfel: immer ein kritischer Erfolg
explain-hope-die = Hoffnung-Würfel: { $face }
explain-fear-die = Angst-Würfel: { $face }
explain-at-most = Ja bei { $bound } oder weniger
explain-at-least = Ja bei { $bound } oder mehr

check-damage-resistance = Resistenz
check-damage-resistance-help = Resistenz halbiert den Schaden vor den Schwellen, aufgerundet; Immunität lässt ihn wegfallen.
check-damage-major = Schwelle Major
check-damage-major-help = Mit beiden Schwellen steht beim Ergebnis, wie viele Trefferpunkte markiert werden.
check-damage-severe = Schwelle Severe
check-damage-armor-slot = Rüstungsslot markieren
check-damage-armor-slot-help = Ein Trefferpunkt weniger.
check-damage-direct = Direkter Schaden
check-damage-direct-help = Rüstungsslots helfen nicht.

check-fate-reading = Lesart
check-fate-reading-help = Wofür die Zahl steht, wenn es keine Grenze gibt.

check-fall = Sturz
check-fall-summary = Physischer Schaden nach der Reichweite, aus der ein Charakter fällt; eine Richtlinie für die SL.
check-fall-range = Fallhöhe
check-fall-range-help = Innerhalb von Nahkampf passiert nichts; weiter als Sehr Weit zählt wie Sehr Weit.
check-fall-major = Schwelle Major
check-fall-major-help = Mit beiden Schwellen steht beim Ergebnis, wie viele Trefferpunkte markiert werden.
check-fall-severe = Schwelle Severe
check-fall-armor-slot = Rüstungsslot markieren

check-collision = Zusammenstoß
check-collision-summary = Direkter physischer Schaden, wenn ein Charakter mit gefährlicher Geschwindigkeit auf etwas oder jemanden prallt.
check-collision-major = Schwelle Major
check-collision-major-help = Ein Wurf für jeden Charakter, der Schaden nimmt; die SL sagt, wer das ist.
check-collision-severe = Schwelle Severe

check-conflict = Konflikt zwischen SC
check-conflict-summary = Aktionswurf des Initiators gegen Reaktionswurf des Ziels; bei Gleichstand gelingt es.
check-conflict-initiator = Initiator
check-conflict-target = Ziel
check-conflict-initiator-modifier = Modifikator
check-conflict-initiator-advantage = Quellen von Vorteil
check-conflict-initiator-disadvantage = Quellen von Nachteil
check-conflict-target-modifier = Modifikator
check-conflict-target-advantage = Quellen von Vorteil
check-conflict-target-disadvantage = Quellen von Nachteil

check-group = Gruppenaktionswurf
check-group-summary = Jemand führt mit einem Aktionswurf, die anderen machen vorher Reaktionswürfe: +1 je Erfolg, −1 je Fehlschlag.
check-group-difficulty = Schwierigkeit
check-group-leader = Wer führt
check-group-members = Die anderen
check-group-leader-modifier = Modifikator
check-group-leader-advantage = Quellen von Vorteil
check-group-leader-disadvantage = Quellen von Nachteil
check-group-members-modifier = Modifikator
check-group-members-advantage = Quellen von Vorteil
check-group-members-disadvantage = Quellen von Nachteil

check-countdown = Countdown
check-countdown-summary = Aktionswürfe, bis ein Countdown ausgelöst wird: Wie viele braucht es?
check-countdown-start = Startwert
check-countdown-die = Startwert nach einem Schicksalswurf
check-countdown-kind = Art
check-countdown-loop = Danach
check-countdown-times = Wie oft er ausgelöst wird
check-countdown-rolls = Höchstens so viele Aktionswürfe
check-countdown-modifier = Modifikator
check-countdown-advantage = Quellen von Vorteil
check-countdown-disadvantage = Quellen von Nachteil

check-countdown-difficulty = Schwierigkeit der Aktionswürfe

check-breath = Atem anhalten
check-breath-summary = Wie viele Aktionen der Atem unter Wasser reicht.
check-breath-difficulty = Schwierigkeit der Aktionswürfe
check-breath-modifier = Modifikator
check-breath-advantage = Quellen von Vorteil
check-breath-disadvantage = Quellen von Nachteil
check-breath-gm-move = SL-Zug ausgeben
check-breath-gm-move-help = Nach einem Fehlschlag oder einem Wurf mit Angst darf die SL einen SL-Zug ausgeben (einen Zug, nicht die Runde der SL).
check-breath-quiet = Aktionen ohne Wurf nach jedem Wurf
check-breath-quiet-help = Ob sie den Countdown vorantreiben, sagt die Hausregel underwater-tick.
check-breath-countdown = Startwert des Countdowns

check-drowning = Ohne Luft
check-drowning-summary = Wie oft nach so vielen Aktionen unter Wasser Stress markiert wird.
check-drowning-difficulty = Schwierigkeit der Aktionswürfe
check-drowning-modifier = Modifikator
check-drowning-advantage = Quellen von Vorteil
check-drowning-disadvantage = Quellen von Nachteil
check-drowning-gm-move = SL-Zug ausgeben
check-drowning-gm-move-help = Nach einem Fehlschlag oder einem Wurf mit Angst darf die SL einen SL-Zug ausgeben (einen Zug, nicht die Runde der SL).
check-drowning-quiet = Aktionen ohne Wurf nach jedem Wurf
check-drowning-quiet-help = Ob sie den Countdown vorantreiben, sagt die Hausregel underwater-tick.
check-drowning-countdown = Startwert des Countdowns
check-drowning-actions = Aktionen unter Wasser
check-drowning-free-stress = Freier Stress
check-drowning-free-stress-help = Was darüber hinausgeht, kostet Trefferpunkte.
check-drowning-surface-after = Auftauchen nach so vielen Aktionen
check-drowning-surface-after-help = 0 heißt nie.

choice-action-no-roll = Aktion ohne Wurf
choice-action-reaction = Reaktionswurf
choice-action-critical-success = Kritischer Erfolg
choice-action-success-with-hope = Erfolg mit Hoffnung
choice-action-success-with-fear = Erfolg mit Angst
choice-action-failure-with-hope = Fehlschlag mit Hoffnung
choice-action-failure-with-fear = Fehlschlag mit Angst
choice-outcome-critical-success = Kritischer Erfolg
choice-outcome-success-with-hope = Erfolg mit Hoffnung
choice-outcome-success-with-fear = Erfolg mit Angst
choice-outcome-failure-with-hope = Fehlschlag mit Hoffnung
choice-outcome-failure-with-fear = Fehlschlag mit Angst
choice-outcome-success = Erfolg
choice-outcome-failure = Fehlschlag
choice-armor-unarmored = ohne Rüstung
choice-armor-gambeson = Gambeson
choice-armor-leather = Leder
choice-armor-chainmail = Kettenhemd
choice-armor-full-plate = Vollplatte
choice-armor-own = eigene Rüstung
choice-class-bard = Barde
choice-class-druid = Druide
choice-class-guardian = Wächter
choice-class-ranger = Waldläufer
choice-class-rogue = Schurke
choice-class-seraph = Seraph
choice-class-sorcerer = Zauberer
choice-class-warrior = Krieger
choice-class-wizard = Magier
choice-range-very-close = Sehr Nah
choice-range-close = Nah
choice-range-far = Weit
choice-range-very-far = Sehr Weit

choice-gm-move-keep = nie
choice-gm-move-spend = immer, wenn es geht
choice-gm-move-spend-on-failure-with-fear = nur bei Fehlschlag mit Angst
choice-kind-standard = Standard: −1 mit jedem Aktionswurf
choice-kind-progress = dynamisch, Fortschritt
choice-kind-consequence = dynamisch, Konsequenz
choice-loop-once = vorbei
choice-loop-loop = Schleife: von vorn
choice-loop-increasing = wachsend: Startwert +1
choice-loop-decreasing = schrumpfend: Startwert −1
choice-length-short = kurze Rast
choice-length-long = lange Rast
choice-purpose-spotlight = das Rampenlicht übernehmen
choice-purpose-move = ein weiterer SL-Zug
choice-purpose-adversary-experience = Erfahrung eines Antagonisten
choice-purpose-feature = ein Angst-Merkmal
choice-reading-number = als Zahl
choice-reading-scale = als Maß: je höher, desto mehr
choice-reading-countdown = als Startwert eines Countdowns
choice-resistance-none = keine
choice-resistance-resistant = Resistenz
choice-resistance-immune = Immunität
choice-roll-action = Aktionswurf
choice-roll-reaction = Reaktionswurf
choice-roll-fate = Schicksalswurf
choice-use-experience = eine Erfahrung je Hoffnung
choice-use-help = jemandem helfen
choice-use-tag-team = Tag-Team-Wurf
choice-use-feature = ein Hoffnung-Merkmal
choice-what-stress = Stress
choice-what-hit-points = Trefferpunkte
choice-what-armor-slots = Rüstungsslots

outcome-hp-0 = Kein Trefferpunkt
outcome-hp-1 = 1 Trefferpunkt
outcome-hp-2 = 2 Trefferpunkte
outcome-hp-3 = 3 Trefferpunkte
outcome-hp-4 = 4 Trefferpunkte
outcome-running = Läuft noch
outcome-triggered = Ausgelöst
outcome-hit-points = Stress und Trefferpunkte
outcome-stress = Stress
outcome-out-of-breath = Atem zu Ende, noch kein Stress
outcome-breath-left = Noch Atem
outcome-opening-with-hope = mit Hoffnung
outcome-opening-with-fear = mit Angst
outcome-opening-critical-success = kritisch
outcome-counter-rolled = keine gleichen Würfel
outcome-counter-critical-success = kritisch

turn-consent = { $told ->
    [without-dice] Ohne Würfel geklärt
   *[other] { prompt-consent }
 }
turn-initiator = Aktionswurf des Initiators
turn-target = Reaktionswurf des Ziels
turn-member = Reaktionswurf { $by }
turn-leader = Aktionswurf der Person, die führt
turn-start = Schicksalswurf für den Startwert
turn-action = Aktionswurf { $by }
turn-next = { $told ->
    [roll] Aktion { $by } mit einem Wurf
    [no-roll] Aktion { $by } ohne Wurf
    [surface] Auftauchen nach Luft
   *[other] Aktion { $by }
 }
turn-gm-move = { $told ->
    [spend] Die SL gibt einen SL-Zug für den Countdown aus
    [keep] Die SL behält ihren SL-Zug
   *[other] SL-Zug für den Countdown
 }

resource-hit-points = Markierte Trefferpunkte
resource-armor-slots = Markierte Rüstungsslots
resource-breath = Atem-Countdown
resource-countdown = Countdown
resource-countdown-start = Startwert des Countdowns

rule-conflict-critical = Kritische Würfe im Konflikt zwischen SC
rule-conflict-critical-reason = Die Vorlage vergleicht nur die Summen; nach den allgemeinen Regeln gelingt ein kritischer Aktionswurf immer und ein kritischer Reaktionswurf wehrt ab, was sonst träfe.
rule-conflict-critical-beats-non-critical = ein kritischer Wurf schlägt einen ohne; beide oder keiner: die Summen
rule-conflict-critical-action-critical-only = nur der kritische Aktionswurf gelingt immer
rule-conflict-critical-totals-only = es zählen nur die Summen
rule-underwater-tick = Was den Atem-Countdown vorantreibt
rule-underwater-tick-reason = Die Vorlage sagt Aktion; ob damit nur Aktionswürfe gemeint sind, bleibt offen.
rule-underwater-tick-action-rolls = Aktionswürfe, und was die SL dazu zählt
rule-underwater-tick-every-action = jede Aktion
rule-stress-starts = Ab wann Aktionen ohne Atem Stress kosten
rule-stress-starts-reason = Die Vorlage lässt offen, ob schon die Aktion zählt, die den Countdown beendet.
rule-stress-starts-next-action = ab der nächsten Aktion
rule-stress-starts-at-once = schon mit der Aktion, die ihn beendet
rule-surfacing = Auftauchen
rule-surfacing-reason = Die Vorlage sagt nicht, was Luftholen mit dem Countdown macht.
rule-surfacing-reset = der Countdown beginnt von vorn
rule-surfacing-continue = er läuft weiter, wo er stand
rule-massive-damage = Massiver Schaden
rule-massive-damage-reason = Eine Zusatzregel der veröffentlichten Regeln: ab dem Doppelten von Severe vier Trefferpunkte.
rule-massive-damage-off = gilt nicht
rule-massive-damage-on = gilt

forbidden-bound-and-reading = Mit einer Grenze ist der Würfel ein Ja oder Nein; lass die Grenze oder die Lesart weg (DH-01).
forbidden-thresholds = Severe ({ $severe }) darf nicht unter Major ({ $major }) liegen (DH-P6).
missing-thresholds = Trefferpunkte folgen aus beiden Schwellen: Gib Major und Severe an (DH-P6).
forbidden-direct = Gegen direkten Schaden helfen Rüstungsslots nicht; lass den Rüstungsslot weg (DH-06).
withheld-help = Bei einem Reaktionswurf hilft niemand (DH-P4).
withheld-armor-slot = Ein Zusammenprall macht direkten Schaden, und gegen den helfen Rüstungsslots nicht (DH-06).
forbidden-no-slot = Kein Rüstungsslot ist frei; die Rüstung hat { $slots } (DH-P6).
missing-start = Ein Countdown braucht einen Startwert: eine Zahl oder einen Schicksalswurf (DH-03).
forbidden-two-starts = Gib entweder einen Startwert oder einen Würfel dafür an, nicht beides (DH-03).
forbidden-times = { $times }-mal ausgelöst wird nur, was wieder von vorn beginnt; wähle eine Schleife oder lass es bei einem Mal (DH-P11).
forbidden-no-countdown = Es läuft kein Countdown; beginne erst einen (DH-P11).
forbidden-neither = Ein Aktionswurf ist mit Hoffnung, mit Angst oder kritisch; nenne, was davon (DH-P1).
forbidden-tag-team = Ein Tag-Team-Wurf kostet { $cost } Hoffnung, nicht { $hope } (DH-P12).
forbidden-help = Zu helfen kostet 1 Hoffnung, nicht { $hope } (DH-P2).
forbidden-hope = { $hope } Hoffnung auszugeben geht nicht, da sind nur { $held } (DH-P2).
forbidden-fear-one = Das kostet die SL 1 Angst, nicht { $fear }; nur Merkmale kosten mehr (DH-P3).
forbidden-fear = { $fear } Angst auszugeben geht nicht, da sind nur { $held } (DH-P3).
forbidden-death = Den Tod darf die SL nur bei einem Sturz aus Weiter oder Sehr Weiter Reichweite bestimmen (DH-05).
forbidden-counted = Aktionswürfe zählen von selbst und Reaktionswürfe nie; nur eine Aktion ohne Wurf kann die SL zählen (DH-08).
forbidden-gm-move = Einen SL-Zug für den Countdown gibt es nur nach einem Fehlschlag oder einem Wurf mit Angst (DH-09).
error-no-such-trait = „{ $name }“ kennt der Bogen hier nicht. Bekannt sind: { $known }.

prompt-stakes = Vor dem Wurf sagt die SL, was auf dem Spiel steht und was der Würfel besagen wird; er bringt weder Hoffnung noch Angst und ist nie kritisch
prompt-consent = Redet zuerst darüber: Beide Spielenden und die SL einigen sich, ob und worum gewürfelt wird; ohne Würfel geht es auch
prompt-death = Statt des Schadens kann die SL den Tod bestimmen; das ist allein ihre Entscheidung, die Würfel bestimmen ihn nie
prompt-stress = Der Atem ist zu Ende: Ab jetzt kostet jede Aktion unter Wasser einen Stress
prompt-death-move = Der letzte Trefferpunkt ist markiert: Zeit für einen Todeszug
explain-scale = Je höher der Würfel, desto mehr
explain-start = Der Countdown beginnt bei { $start }
explain-fall = Sturz: W{ $sides } und { $added }, physischer Schaden
explain-direct = Direkter Schaden: Rüstungsslots helfen nicht
explain-damage-faces = Schadenswurf: { $faces }
explain-resistant = Resistenz: die Hälfte, aufgerundet
explain-immune = Immunität: kein Schaden
explain-thresholds = Schwellen: Major { $major }, Severe { $severe }
explain-massive = Massiver Schaden: ab { $damage } vier Trefferpunkte
explain-armor-slot = Ein Rüstungsslot: ein Trefferpunkt weniger
explain-own-total = Summe { $total }
explain-equal-dice = Gleiche Würfel: kritisch
explain-conflict = Aktionswurf { $action } gegen Reaktionswurf { $reaction }
explain-conflict-hope = Wurf des Initiators: { $how }; Hoffnung und Angst folgen daraus wie bei jedem Aktionswurf
explain-conflict-counter = Wurf des Ziels: { $how }; ein Reaktionswurf bringt weder Hoffnung noch Angst
explain-group = Reaktionswürfe der anderen: { $members }
explain-leader-alone = Aktionswurf der Person, die führt, für sich allein
explain-group-bonus = Die anderen geben zusammen { $amount }: Aus dem Modifikator { $own } beim Aktionswurf wird { $now }
explain-countdown-standard = Standard-Countdown: −1 mit jedem Aktionswurf
explain-countdown-progress = Fortschritt: −1 bei Erfolg mit Angst, −2 bei Erfolg mit Hoffnung, −3 bei kritischem Erfolg
explain-countdown-consequence = Konsequenz: −1 bei Erfolg mit Angst, −2 bei Fehlschlag mit Hoffnung, −3 bei Fehlschlag mit Angst
explain-countdown-triggers = Der Countdown wird ausgelöst
explain-loop-loop = Bei 0 beginnt er von vorn, { $times }-mal
explain-loop-increasing = Bei 0 beginnt er mit einem um 1 höheren Startwert, { $times }-mal
explain-loop-decreasing = Bei 0 beginnt er mit einem um 1 niedrigeren Startwert, mindestens 1, { $times }-mal
explain-triggered = { $times ->
    [one] Ausgelöst
   *[other] { $times }-mal ausgelöst
 } nach { $rolls } { $rolls ->
    [one] Aktionswurf
   *[other] Aktionswürfen
 }
explain-left = Der Countdown steht auf { $left }
explain-breath = Standard-Countdown für den Atem: { $start }
explain-breath-ended = Der Atem reicht { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
 }
explain-breathes-water = Wer Wasser atmen kann, braucht keinen Countdown; Nachteil bei Angriffen bleibt, wenn die SL nichts anderes sagt
explain-no-tick = Der Countdown bleibt, wo er ist
explain-gm-spend = Die SL gibt jeden SL-Zug aus, den sie ausgeben darf
explain-gm-spend-on-failure-with-fear = Die SL gibt ihren SL-Zug nur bei Fehlschlag mit Angst aus
explain-quiet = Nach jedem Aktionswurf so viele Aktionen ohne Wurf: { $count }
explain-drowning = Nach { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
 } steht der Countdown auf { $left }; Stress zu markieren: { $stress }
explain-overflow = Kein Stress mehr frei: stattdessen Trefferpunkte, { $hit-points }
explain-hope-gained = Hoffnung +{ $amount }, jetzt { $held }
explain-hope-full = Hoffnung bleibt bei { $held }: mehr geht nicht
explain-hope-spent = Hoffnung −{ $hope }, jetzt { $held }
explain-fear-gained = Angst der SL +{ $amount }, jetzt { $held }
explain-fear-full = Angst der SL: { $held }, mehr geht nicht
explain-fear-spent = Angst der SL −{ $fear }, jetzt { $held }
explain-fear-begins = Die SL beginnt mit { $held } Angst, eine für jeden SC
explain-nothing-reaction = Ein Reaktionswurf ändert weder Hoffnung noch Angst noch Stress
explain-nothing-fate = Ein Schicksalswurf ändert weder Hoffnung noch Angst noch Stress
explain-stress-marked = Stress +{ $amount }, jetzt { $held }
explain-stress-cleared = Stress −{ $amount }, jetzt { $held }
explain-stress-overflow = Kein Stress mehr frei: stattdessen ein Trefferpunkt
explain-vulnerable = Der letzte Stress ist markiert: Verwundbar
explain-hit-points-marked = Trefferpunkte markiert: { $amount }, jetzt { $held } von { $most }
explain-hit-points-cleared = Trefferpunkte zurück: { $amount }, noch { $held } markiert
explain-slot-marked = Rüstungsslot markiert: { $held } von { $most }
explain-armor-slots-cleared = Rüstungsslots frei: { $amount }, noch { $held } markiert
explain-death = Die SL bestimmt: Der Sturz ist tödlich

made-class = { $amount } von der Klasse
made-armor = { $amount } von der Rüstung
made-level = { $amount } von der Stufe
made-twice-level = { $amount } ohne Rüstung: doppelte Stufe
made-base = { $amount } zu Beginn
made-bonus = { $amount } von Merkmalen und Aufstieg
made-scars = { $amount } von Narben
made-capped = höchstens { $most }
violation-own-armor = Werte einer eigenen Rüstung sind eingetragen, getragen wird aber: { $armor }. Wähle die eigene Rüstung oder lösche die Werte.
violation-severe = Severe ({ $severe }) liegt unter Major ({ $major }).
violation-major = Die Schwelle Major muss mindestens 1 sein.
violation-hit-points = Ein Charakter hat mindestens einen Trefferpunkt.
violation-experience = Die Erfahrung „{ $name }“ steht zweimal da.
violation-scars = Der letzte Hoffnung-Slot ist gestrichen; die Reise des Charakters endet.
refused-highest-level = Stufe { $most } ist die höchste (DH-P13).
price-level = Die Stufe steigt, wenn die SL es sagt, für alle gemeinsam; sie kostet nichts.
price-thresholds = Die Schwellen steigen von { $major }/{ $severe } auf { $new-major }/{ $new-severe }.
price-advancements = Was mit der Stufe gewählt wird, trägst du von Hand ein: Eigenschaften, Erfahrungen, Bonus.

sheet-name = Name
sheet-class = Klasse
sheet-level = Stufe
sheet-traits = Eigenschaften
sheet-traits-agility = Gewandtheit
sheet-traits-strength = Stärke
sheet-traits-finesse = Finesse
sheet-traits-instinct = Instinkt
sheet-traits-presence = Präsenz
sheet-traits-knowledge = Wissen
sheet-armor = Rüstung
sheet-own-armor = Eigene Rüstung
sheet-own-armor-major = Major ohne Stufe
sheet-own-armor-severe = Severe ohne Stufe
sheet-own-armor-score = Rüstungswert
sheet-own-armor-evasion = Ausweichen
sheet-experiences = Erfahrungen
sheet-experiences-name = Name
sheet-experiences-modifier = Modifikator
sheet-bonuses = Bonus aus Merkmalen und Aufstieg
sheet-bonuses-evasion = Ausweichen
sheet-bonuses-major = Major
sheet-bonuses-severe = Severe
sheet-bonuses-hit-points = Trefferpunkte
sheet-bonuses-stress = Stress
sheet-bonuses-armor-slots = Rüstungsslots
sheet-scars = Narben
sheet-evasion = Ausweichen
sheet-major = Schwelle Major
sheet-severe = Schwelle Severe
sheet-hit-points = Trefferpunkte
sheet-stress = Stress
sheet-armor-slots = Rüstungsslots
sheet-hope-slots = Hoffnung-Slots

transition-apply-roll = Folgen eines Wurfs
transition-apply-roll-roll = Wurf
transition-apply-roll-outcome = Ergebnis
transition-spend-hope = Hoffnung ausgeben
transition-spend-hope-hope = Hoffnung
transition-spend-hope-use = Wofür
transition-spend-fear = Angst ausgeben
transition-spend-fear-fear = Angst
transition-spend-fear-purpose = Wofür
transition-begin-campaign = Angst zu Beginn
transition-begin-campaign-characters = Spielercharaktere
transition-rest = Angst aus einer Rast
transition-rest-length = Rast
transition-rest-face = Augenzahl des W4
transition-rest-characters = Spielercharaktere
transition-take-damage = Schaden nehmen
transition-take-damage-sources = Schaden jeder Quelle
transition-take-damage-sources-help = Was zugleich trifft, zählt als eine Summe.
transition-take-damage-major = Schwelle Major
transition-take-damage-severe = Schwelle Severe
transition-take-damage-resistance = Resistenz
transition-take-damage-armor-slot = Rüstungsslot markieren
transition-take-damage-direct = Direkter Schaden
transition-mark-stress = Stress markieren
transition-mark-stress-stress = Stress
transition-recover = Erholen
transition-recover-what = Was
transition-recover-marks = Wie viel
transition-declare-death = Tod durch Sturz bestimmen
transition-declare-death-range = Fallhöhe
transition-start-countdown = Countdown beginnen
transition-start-countdown-start = Startwert
transition-tick-countdown = Countdown vorantreiben
transition-tick-countdown-outcome = Ergebnis des Aktionswurfs
transition-tick-countdown-kind = Art
transition-tick-countdown-loop = Danach
transition-dive = Abtauchen
transition-act-under-water = Unter Wasser handeln
transition-act-under-water-action = Aktion
transition-act-under-water-counted = Die SL zählt sie als Aktion
transition-act-under-water-gm-spends = Die SL gibt einen SL-Zug aus
transition-act-under-water-breathes-water = Kann Wasser atmen
transition-surface = Auftauchen

law-DH-01 = Beim Schicksalswurf nennt die SL zuerst den Einsatz und die Lesart des Würfels; dann wirft eine spielende Person einen einzigen Dualitätswürfel.
law-DH-02 = Mit einer Grenze ist die Antwort Ja oder Nein: Angst-Würfel, höchstens 4, heißt Ja bei 1 bis 4 und Nein bei 5 bis 12.
law-DH-03 = Die Augenzahl eines Schicksalswurfs kann der Startwert eines Countdowns sein, also 1 bis 12.
law-DH-04 = Der Würfel kann auch ein Maß sein, je höher, desto mehr, oder schlicht eine Anzahl.
law-DH-05 = Ein Sturz aus Sehr Naher Reichweite macht 1W10+3, aus Naher 1W20+5, aus Weiter oder Sehr Weiter 1W100+15 physischen Schaden; bei den beiden letzten darf die SL stattdessen den Tod bestimmen.
law-DH-06 = Ein Zusammenstoß mit gefährlicher Geschwindigkeit macht 1W20+5 direkten physischen Schaden, gegen den kein Rüstungsslot hilft.
law-DH-07 = Wer unter Wasser angreift, hat beim Angriffswurf Nachteil, wenn nichts anderes gesagt ist.
law-DH-08 = Wer unter Wasser nicht atmen kann, hat einen Standard-Countdown von 3; jede Aktion treibt ihn um 1 voran.
law-DH-09 = Nach einem Fehlschlag oder einem Wurf mit Angst darf die SL einen SL-Zug ausgeben und den Countdown um 1 weiter vorantreiben, nach einem Fehlschlag mit Angst um 2.
law-DH-10 = Ist der Countdown zu Ende, kostet jede Aktion unter Wasser einen Stress.
law-DH-11 = Handelt ein SC gegen einen anderen, wird zuerst geredet; ob und unter welchen Bedingungen gewürfelt wird, entscheiden alle Beteiligten gemeinsam.
law-DH-12 = Ein Angriffswurf gegen einen SC geht gegen dessen Ausweichen-Wert.
law-DH-13 = In jedem anderen Konflikt zwischen SC steht der Aktionswurf des Initiators gegen einen Reaktionswurf des Ziels; es gelingt, wenn der Aktionswurf mindestens so hoch ist.

reference-fate-readings = Wie ein Schicksalswurf gelesen werden kann
reference-fate-readings-reading = Lesart
reference-fate-readings-reading-1 = Ja oder Nein bis zu einer Grenze: Bei höchstens 4 auf dem Angst-Würfel greift das Feuer über.
reference-fate-readings-reading-2 = Startwert eines Countdowns: So lange braucht die Verstärkung, bis sie in Weiter Reichweite eintrifft.
reference-fate-readings-reading-3 = Ein Maß: Je höher der Hoffnung-Würfel, desto voller ist das Gasthaus.
reference-fate-readings-reading-4 = Eine Anzahl: So viele Ausdauer-Tränke hat der Laden.

reference-ranges = Reichweiten
reference-ranges-range = Reichweite
reference-ranges-feet = Fuß
reference-ranges-squares = Felder
reference-ranges-melee = Nahkampf
reference-ranges-very-close = Sehr Nah
reference-ranges-close = Nah
reference-ranges-far = Weit
reference-ranges-very-far = Sehr Weit
reference-ranges-out-of-range = Außer Reichweite

reference-falls = Stürze und Zusammenstöße
reference-falls-from = Woher
reference-falls-damage = Schaden
reference-falls-note = Anmerkung
reference-falls-melee = Nahkampf
reference-falls-very-close = Sehr Nah
reference-falls-close = Nah
reference-falls-far = Weit
reference-falls-very-far = Sehr Weit
reference-falls-out-of-range = Außer Reichweite
reference-falls-collision = Zusammenstoß
reference-falls-note-none = kein Schaden
reference-falls-note-physical = physisch
reference-falls-note-death = physisch, oder Tod, wenn die SL es bestimmt
reference-falls-note-direct = direkt, physisch

reference-damage-marks = Schaden und Trefferpunkte
reference-damage-marks-damage = Schaden
reference-damage-marks-marks = Trefferpunkte
reference-damage-marks-none = 0 oder weniger
reference-damage-marks-minor = unter Major
reference-damage-marks-major = ab Major
reference-damage-marks-severe = ab Severe
reference-damage-marks-massive = ab dem Doppelten von Severe, mit der Hausregel massive-damage

reference-classes = Klassen
reference-classes-class = Klasse
reference-classes-evasion = Ausweichen
reference-classes-hit-points = Trefferpunkte
reference-classes-bard = Barde
reference-classes-druid = Druide
reference-classes-guardian = Wächter
reference-classes-ranger = Waldläufer
reference-classes-rogue = Schurke
reference-classes-seraph = Seraph
reference-classes-sorcerer = Zauberer
reference-classes-warrior = Krieger
reference-classes-wizard = Magier

reference-armors = Rüstungen
reference-armors-armor = Rüstung
reference-armors-major = Major ohne Stufe
reference-armors-severe = Severe ohne Stufe
reference-armors-score = Rüstungswert
reference-armors-evasion = Ausweichen
reference-armors-gambeson = Gambeson
reference-armors-leather = Leder
reference-armors-chainmail = Kettenhemd
reference-armors-full-plate = Vollplatte

reference-dynamic-countdowns = Dynamische Countdowns
reference-dynamic-countdowns-outcome = Aktionswurf
reference-dynamic-countdowns-progress = Fortschritt
reference-dynamic-countdowns-consequence = Konsequenz
reference-dynamic-countdowns-critical-success = Kritischer Erfolg
reference-dynamic-countdowns-success-with-hope = Erfolg mit Hoffnung
reference-dynamic-countdowns-success-with-fear = Erfolg mit Angst
reference-dynamic-countdowns-failure-with-hope = Fehlschlag mit Hoffnung
reference-dynamic-countdowns-failure-with-fear = Fehlschlag mit Angst

reference-countdown-kinds = Arten von Countdowns
reference-countdown-kinds-name = Art
reference-countdown-kinds-rule = Regel
reference-countdown-kinds-standard = Standard
reference-countdown-kinds-standard-rule = −1 mit jedem Aktionswurf der Spielenden; bei 0 wird er ausgelöst.
reference-countdown-kinds-dynamic = Dynamisch
reference-countdown-kinds-dynamic-rule = Wie weit, sagt das Ergebnis des Aktionswurfs; Fortschritt und Konsequenz haben je eine Spalte.
reference-countdown-kinds-loop = Schleife
reference-countdown-kinds-loop-rule = Nach dem Auslösen beginnt er mit demselben Startwert von vorn.
reference-countdown-kinds-increasing = Wachsend
reference-countdown-kinds-increasing-rule = Mit jeder Schleife steigt der Startwert um 1.
reference-countdown-kinds-decreasing = Schrumpfend
reference-countdown-kinds-decreasing-rule = Mit jeder Schleife sinkt der Startwert um 1, hier nie unter 1.
reference-countdown-kinds-linked = Verbunden
reference-countdown-kinds-linked-rule = Zwei Countdowns hängen zusammen, meist Fortschritt gegen Konsequenz; ein Wurf bewegt beide.
reference-countdown-kinds-long-term = Langfristig
reference-countdown-kinds-long-term-rule = Rasten treiben ihn voran, nicht Würfe.
reference-countdown-kinds-random = Zufälliger Start
reference-countdown-kinds-random-rule = Ein Würfel sagt den Startwert, zum Beispiel ein Schicksalswurf.

reference-countdown-examples = Countdowns in Umgebungen
reference-countdown-examples-environment = Umgebung
reference-countdown-examples-start = Startwert
reference-countdown-examples-note = Anmerkung
reference-countdown-examples-cliff = Aufstieg an der Klippe
reference-countdown-examples-cliff-note = Fortschritt; ein Fehlschlag mit Angst stellt ihn um 1 zurück
reference-countdown-examples-river = Reißender Fluss
reference-countdown-examples-river-note = Fortschritt
reference-countdown-examples-ritual = Ritual eines Kults
reference-countdown-examples-ritual-note = Konsequenz
reference-countdown-examples-pass = Gebirgspass
reference-countdown-examples-pass-note = Schleife
reference-countdown-examples-chaos = Reich des Chaos
reference-countdown-examples-chaos-note = Schleife

reference-under-water = Atem-Countdown unter Wasser
reference-under-water-action = Aktion
reference-under-water-own = von selbst
reference-under-water-gm-move = mit einem SL-Zug dazu
reference-under-water-most = höchstens
reference-under-water-no-roll = Aktion ohne Wurf, wenn sie zählt
reference-under-water-critical-success = Kritischer Erfolg
reference-under-water-success-with-hope = Erfolg mit Hoffnung
reference-under-water-success-with-fear = Erfolg mit Angst
reference-under-water-failure-with-hope = Fehlschlag mit Hoffnung
reference-under-water-failure-with-fear = Fehlschlag mit Angst

reference-conflict-steps = Wenn SC gegen SC handeln
reference-conflict-steps-step = Schritt
reference-conflict-steps-step-1 = Redet mit beiden Spielenden darüber, wie es ausgehen soll; oft braucht es gar keinen Wurf.
reference-conflict-steps-step-2 = Wollt ihr würfeln, einigt euch alle zuerst darauf, was Erfolg und Fehlschlag bedeuten.
reference-conflict-steps-step-3 = Ein Angriff: Angriffswurf gegen den Ausweichen-Wert des Ziels; Schaden und Schwellen wie sonst.
reference-conflict-steps-step-4 = Alles andere: Aktionswurf des Initiators gegen Reaktionswurf des Ziels; bei Gleichstand gelingt es.

reference-death-moves = Todeszüge
reference-death-moves-name = Todeszug
reference-death-moves-rule = Regel
reference-death-moves-blaze-of-glory = Ruhmreiches Ende
reference-death-moves-blaze-of-glory-rule = Eine letzte Aktion gelingt kritisch, danach ist der Charakter tot.
reference-death-moves-avoid-death = Dem Tod entgehen
reference-death-moves-avoid-death-rule = Der Charakter ist bewusstlos; zeigt der Hoffnung-Würfel höchstens die Stufe, kostet eine Narbe einen Hoffnung-Slot.
reference-death-moves-risk-it-all = Alles riskieren
reference-death-moves-risk-it-all-rule = Beide Dualitätswürfel: Ist Hoffnung höher, bleibt der Charakter auf den Beinen und teilt die Augenzahl auf Trefferpunkte und Stress auf; ist Angst höher, stirbt er.
reference-death-moves-caution = Vorsicht
reference-death-moves-caution-rule = Was gleiche Würfel beim Alles-Riskieren bringen, steht nicht in jeder Ausgabe gleich; schlag es in deiner nach. Deshalb nimmt Wurfwerk hier nichts von selbst vor.

reference-together = Gemeinsam handeln
reference-together-way = Wie
reference-together-way-1 = Helfen: für 1 Hoffnung ein eigener W6; von mehreren zählt der höchste, neben eigenem Vorteil oder Nachteil.
reference-together-way-2 = Gruppenaktionswurf: Jemand führt, jeder Reaktionswurf der anderen gibt +1 oder −1.
reference-together-way-3 = Tag-Team-Wurf: für 3 Hoffnung, einmal je Sitzung und Person; beide würfeln, einer der Würfe gilt für beide.

reference-character-rules = Regeln des veröffentlichten Spiels
reference-character-rules-number = Nummer
reference-character-rules-rule = Regel
reference-character-rules-rule-1 = Zwei W12: Ist Hoffnung höher, gibt ein Aktionswurf 1 Hoffnung; ist Angst höher, bekommt die SL 1 Angst; gleiche Würfel sind ein kritischer Erfolg, geben 1 Hoffnung und nehmen 1 Stress.
reference-character-rules-rule-2 = Hoffnung: 2 zu Beginn, höchstens 6; eine Erfahrung oder Hilfe kostet je 1.
reference-character-rules-rule-3 = Angst der SL: zu Beginn so viel wie SC, höchstens 12; eine kurze Rast bringt 1W4, eine lange 1W4 und die Zahl der SC; Rampenlicht, Zug oder Erfahrung kosten 1.
reference-character-rules-rule-4 = Reaktionswürfe bringen weder Hoffnung noch Angst, nehmen keinen Stress, und niemand hilft.
reference-character-rules-rule-5 = Ausweichen und Trefferpunkte beginnen mit den Werten der Klasse.
reference-character-rules-rule-6 = Unter Major 1 Trefferpunkt, ab Major 2, ab Severe 3; Schwellen sind die der Rüstung und die Stufe, ohne Rüstung Stufe und doppelte Stufe; ein Rüstungsslot senkt es um 1.
reference-character-rules-rule-7 = Direkter Schaden lässt keine Rüstungsslots zu; Resistenz halbiert vor den Schwellen; Schaden zur selben Zeit wird addiert; gerundet wird auf.
reference-character-rules-rule-8 = Kritischer Schaden: der Wurf und dazu das Höchste, was die Würfel zeigen können.
reference-character-rules-rule-9 = Mit dem letzten Stress ist ein Charakter Verwundbar; ist keiner frei, kostet es stattdessen 1 Trefferpunkt.
reference-character-rules-rule-10 = Mit dem letzten Trefferpunkt kommt ein Todeszug; eine Narbe streicht einen Hoffnung-Slot.
reference-character-rules-rule-11 = Countdowns sinken auf 0 und werden dann ausgelöst: Standard mit jedem Aktionswurf, dynamisch nach dem Ergebnis, Schleifen von vorn.
reference-character-rules-rule-12 = Gruppenaktionswurf: +1 für jeden gelungenen, −1 für jeden misslungenen Reaktionswurf; ein Tag-Team-Wurf kostet 3 Hoffnung.
reference-character-rules-rule-13 = Stufen 1 bis 10. Eine Stufe höher, und beide Schwellen steigen um 1; ohne Rüstung Severe um 2.
