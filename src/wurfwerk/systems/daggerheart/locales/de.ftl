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
check-fate-die = Welcher Würfel
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

forbidden-both-bounds = Gib entweder höchstens oder mindestens an, nicht beides: Die SL nennt eine Lesart des Würfels.

forbidden-endless-critical = Ein kritischer Erfolg zählt das Höchste dazu, was die Würfel zeigen können; Würfel, die ohne Grenze explodieren, haben keines. Begrenze die Explosionen, zum Beispiel 1d6!lim3.

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
