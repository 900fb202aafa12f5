### Texte von Pathfinder 2e auf Deutsch. Gleiche Schlüssel wie en.ftl.

system = Pathfinder 2e
system-summary = Ein W20 und Modifikatoren gegen einen Schwierigkeitsgrad, in vier Erfolgsgraden.

check-check = Wurf
check-check-summary = W20 und Modifikatoren gegen einen SG; zehn darüber oder darunter ist kritisch, eine natürliche 20 oder 1 verschiebt um eine Stufe.
check-check-modifier = Gesamtmodifikator
check-check-modifier-help = Alles in einer Zahl; oder liste stattdessen die einzelnen Modifikatoren auf.
check-check-modifiers = Modifikatoren
check-check-modifiers-help = Einzeln mit ihrer Art; was nicht zusammenzählt, zählt nicht mit.
check-check-modifiers-kind = Art
check-check-modifiers-amount = Betrag
check-check-modifiers-amount-help = Über 0 ein Bonus, unter 0 ein Malus.
check-check-modifiers-source = Quelle
check-check-dc = SG
check-check-fortune = Glück
check-check-fortune-help = Zwei W20, von denen der höhere oder der niedrigere zählt. Beides zugleich hebt sich auf: wähle keins.
check-check-shift = Verschobene Erfolgsgrade
check-check-shift-help = Je eine Stufe besser (+1) oder schlechter (−1), nach der natürlichen 20 oder 1, in dieser Reihenfolge.

check-strike = Angriff
check-strike-summary = Ein Angriffswurf gegen eine Rüstungsklasse, mit seinen Mali und dem Schaden, wenn er trifft.
check-strike-modifier = Angriffsmodifikator
check-strike-modifier-help = Ohne die Mali für mehrfache Angriffe und Entfernung; sie kommen hier dazu.
check-strike-modifiers = Modifikatoren
check-strike-modifiers-help = Einzeln, ohne die Mali für mehrfache Angriffe und Entfernung.
check-strike-modifiers-kind = Art
check-strike-modifiers-amount = Betrag
check-strike-modifiers-amount-help = Über 0 ein Bonus, unter 0 ein Malus.
check-strike-modifiers-source = Quelle
check-strike-dc = Rüstungsklasse
check-strike-fortune = Glück
check-strike-fortune-help = Zwei W20, von denen der höhere oder der niedrigere zählt. Beides zugleich hebt sich auf: wähle keins.
check-strike-shift = Verschobene Erfolgsgrade
check-strike-shift-help = Je eine Stufe besser (+1) oder schlechter (−1), nach der natürlichen 20 oder 1, in dieser Reihenfolge.
check-strike-attack = Der wievielte Angriff des Zugs
check-strike-attack-help = Ab dem zweiten gilt der Malus für mehrfache Angriffe.
check-strike-agile = Agile Waffe
check-strike-agile-help = Senkt den Malus für mehrfache Angriffe; es zählt die Waffe, die jetzt benutzt wird.
check-strike-distance = Entfernung
check-strike-distance-help = Bis zum Ziel, in derselben Einheit wie die Entfernungseinheit.
check-strike-increment = Entfernungseinheit
check-strike-increment-help = Jede weitere kostet 2; bei sechs ist Schluss.
check-strike-own-turn = Im eigenen Zug
check-strike-own-turn-help = Eine Reaktion außerhalb deines Zugs hat keinen Malus für mehrfache Angriffe.
check-strike-damage = Schaden
check-strike-damage-help = In Würfelnotation, etwa 1W8+4; gewürfelt wird nur bei einem Treffer.

check-flat = Einfacher Wurf
check-flat-summary = Ein bloßer W20 gegen einen SG, ohne Modifikatoren.
check-flat-dc = SG
check-flat-dc-help = Bei 1 oder weniger gelingt er, bei 21 oder mehr misslingt er, ohne Würfel.

choice-kind-attribute = Attributsmodifikator
choice-kind-proficiency = Kompetenz
choice-kind-circumstance = Situation
choice-kind-status = Zustand
choice-kind-item = Gegenstand
choice-kind-untyped = kategorielos
choice-fortune-none = keins
choice-fortune-fortune = Glück: der höhere zählt
choice-fortune-misfortune = Pech: der niedrigere zählt

bonus-attribute = Attributsmodifikator
bonus-proficiency = Kompetenzbonus
bonus-circumstance = Situationsbonus
bonus-status = Zustandsbonus
bonus-item = Gegenstandsbonus
bonus-untyped = kategorieloser Bonus (unüblich)
penalty-attribute = Attributsmodifikator
penalty-proficiency = Kompetenz
penalty-circumstance = Situationsmalus
penalty-status = Zustandsmalus
penalty-item = Gegenstandsmalus
penalty-untyped = kategorieloser Malus
source-multiple-attacks = mehrfache Angriffe
source-range = Entfernung

outcome-critical-failure = Kritischer Fehlschlag
outcome-failure = Fehlschlag
outcome-success = Erfolg
outcome-critical-success = Kritischer Erfolg

resource-hero-points = Heldenpunkte

rule-critical-damage = Schaden eines kritischen Treffers
rule-critical-damage-reason = Die öffentlichen Regeln verdoppeln die Summe; die SL darf stattdessen die Würfel zweimal werfen lassen.
rule-critical-damage-double-total = die Summe wird verdoppelt
rule-critical-damage-double-dice = die Würfel fallen zweimal, der Rest wird verdoppelt
rule-flat-check-degrees = Erfolgsgrade beim einfachen Wurf
rule-flat-check-degrees-reason = Natürliche 20 und 1 verschieben jeden Wurf, doch die meisten einfachen Würfe haben keine kritischen Folgen.
rule-flat-check-degrees-off = nur Erfolg oder Fehlschlag
rule-flat-check-degrees-on = vier Erfolgsgrade, immer gewürfelt

missing-modifier = Der Modifikator fehlt: Gib den Gesamtmodifikator an oder liste die einzelnen auf.
missing-increment = Zur Entfernung gehört auch die Entfernungseinheit der Waffe.
missing-distance = Zur Entfernungseinheit gehört auch die Entfernung bis zum Ziel.
forbidden-modifier-twice = Der Modifikator ist zweimal angegeben: entweder der Gesamtmodifikator oder die Liste, nicht beides.
forbidden-zero = Modifikator { $number } ({ $kind }) ist 0: Ein Bonus liegt über 0, ein Malus unter 0; lass ihn weg.
forbidden-shift-zero = Ein Erfolgsgrad verschiebt sich um +1 oder −1, nicht um 0.
forbidden-range = { $distance } liegt in der Entfernungseinheit { $increments }: Eine Waffe reicht höchstens sechs weit, hier bis { $farthest }.

explain-d20 = W20: { $faces }
explain-fortune = Glück: Von zwei W20 zählt der höhere
explain-misfortune = Pech: Von zwei W20 zählt der niedrigere
explain-plain-modifier = Modifikator { $amount }
explain-modifier = { $amount } { $kind }
explain-modifier-from = { $amount } { $kind } ({ $source })
explain-higher-bonus = Zählt nicht: { $suppressed }; der höchste Bonus dieser Art ist { $by }
explain-worse-penalty = Zählt nicht: { $suppressed }; der schlimmste Malus dieser Art ist { $by }
explain-total-modifier = Gesamtmodifikator { $amount }
explain-total = Ergebnis { $total } gegen SG { $dc }
explain-by-number = Nach der Zahl: { $degree }
explain-natural-20 = Natürliche 20, einen Grad besser: { $degree }
explain-natural-1 = Natürliche 1, einen Grad schlechter: { $degree }
explain-shift-better = Einen Grad besser: { $degree }
explain-shift-worse = Einen Grad schlechter: { $degree }
explain-flat = Einfacher Wurf gegen SG { $dc }
explain-flat-success = SG { $dc }: Bei 1 oder weniger gelingt ein einfacher Wurf ohne Würfel
explain-flat-failure = SG { $dc }: Bei 21 oder mehr misslingt ein einfacher Wurf ohne Würfel
explain-no-damage = Kein Treffer: Es wird kein Schaden gewürfelt
explain-damage = Schadenswurf: { $faces }, zusammen { $rolled }
explain-least-damage = Ein Treffer richtet mindestens 1 Schaden an
explain-double-total = Kritischer Treffer: Der Schaden wird verdoppelt
explain-double-dice = Kritischer Treffer: Die Würfel fielen zweimal, der Rest ist verdoppelt
explain-damage-total = Schaden { $damage }
