### Texts of Pathfinder 2e in English. Same keys as de.ftl.

system = Pathfinder 2e
system-summary = A d20 and modifiers against a Difficulty Class, in four degrees of success.

check-check = Check
check-check-summary = d20 and modifiers against a DC; ten above or below is critical, a natural 20 or 1 moves it one step.
check-check-modifier = Total modifier
check-check-modifier-help = Everything in one number; or list the single modifiers instead.
check-check-modifiers = Modifiers
check-check-modifiers-help = One by one, with their types; stacking is applied.
check-check-modifiers-kind = Type
check-check-modifiers-amount = Amount
check-check-modifiers-amount-help = Above 0 a bonus, below 0 a penalty.
check-check-modifiers-source = Source
check-check-dc = DC
check-check-fortune = Fortune
check-check-fortune-help = Two d20, of which the higher or the lower counts. Both at once cancel: choose none.
check-check-shift = Degree shifts
check-check-shift-help = One step better (+1) or worse (−1) each, after the natural 20 or 1, in this order.

check-strike = Strike
check-strike-summary = An attack roll against an Armor Class, with its penalties and the damage where it hits.
check-strike-modifier = Attack modifier
check-strike-modifier-help = Without the multiple attack and range penalties; they are added here.
check-strike-modifiers = Modifiers
check-strike-modifiers-help = One by one, without the multiple attack and range penalties.
check-strike-modifiers-kind = Type
check-strike-modifiers-amount = Amount
check-strike-modifiers-amount-help = Above 0 a bonus, below 0 a penalty.
check-strike-modifiers-source = Source
check-strike-dc = Armor Class
check-strike-fortune = Fortune
check-strike-fortune-help = Two d20, of which the higher or the lower counts. Both at once cancel: choose none.
check-strike-shift = Degree shifts
check-strike-shift-help = One step better (+1) or worse (−1) each, after the natural 20 or 1, in this order.
check-strike-attack = Which attack this turn
check-strike-attack-help = The second and all later attacks take the multiple attack penalty.
check-strike-agile = Agile weapon
check-strike-agile-help = Lowers the multiple attack penalty; what counts is the weapon used now.
check-strike-distance = Distance
check-strike-distance-help = To the target, in the same unit as the range increment.
check-strike-increment = Range increment
check-strike-increment-help = Each further increment costs 2; six is the limit.
check-strike-own-turn = On your own turn
check-strike-own-turn-help = A reaction outside your turn takes no multiple attack penalty.
check-strike-damage = Damage
check-strike-damage-help = As dice notation, such as 1d8+4; thrown only on a hit.

check-flat = Flat check
check-flat-summary = A bare d20 against a DC, without modifiers.
check-flat-dc = DC
check-flat-dc-help = At 1 or less it succeeds, at 21 or more it fails, without a die.

choice-kind-attribute = attribute modifier
choice-kind-proficiency = proficiency
choice-kind-circumstance = circumstance
choice-kind-status = status
choice-kind-item = item
choice-kind-untyped = untyped
choice-fortune-none = none
choice-fortune-fortune = Fortune: keep the higher
choice-fortune-misfortune = Misfortune: keep the lower

bonus-attribute = attribute modifier
bonus-proficiency = proficiency bonus
bonus-circumstance = circumstance bonus
bonus-status = status bonus
bonus-item = item bonus
bonus-untyped = untyped bonus (unusual)
penalty-attribute = attribute modifier
penalty-proficiency = proficiency
penalty-circumstance = circumstance penalty
penalty-status = status penalty
penalty-item = item penalty
penalty-untyped = untyped penalty
source-multiple-attacks = multiple attacks
source-range = range

outcome-critical-failure = Critical failure
outcome-failure = Failure
outcome-success = Success
outcome-critical-success = Critical success

resource-hero-points = Hero Points

rule-critical-damage = Damage of a critical hit
rule-critical-damage-reason = The public rules double the total; the GM may let the dice be rolled twice instead.
rule-critical-damage-double-total = the total is doubled
rule-critical-damage-double-dice = the dice are rolled twice, the rest is doubled
rule-flat-check-degrees = Degrees of flat checks
rule-flat-check-degrees-reason = Natural 20 and 1 shift any check, but most flat checks have no critical effects.
rule-flat-check-degrees-off = success or failure only
rule-flat-check-degrees-on = four degrees, always rolled

missing-modifier = The modifier is missing: give the total, or list the single modifiers.
missing-increment = With a distance the range increment of the weapon is needed too.
missing-distance = With a range increment the distance to the target is needed too.
forbidden-modifier-twice = The modifier is given twice: either the total or the list, not both.
forbidden-zero = Modifier { $number } ({ $kind }) is 0: a bonus is above 0 and a penalty below 0; leave it out.
forbidden-shift-zero = A degree shift is +1 or −1, not 0.
forbidden-range = { $distance } lies in range increment { $increments }: a weapon reaches six increments at most, here up to { $farthest }.

explain-d20 = d20: { $faces }
explain-fortune = Fortune: the higher of two d20 counts
explain-misfortune = Misfortune: the lower of two d20 counts
explain-plain-modifier = Modifier { $amount }
explain-modifier = { $amount } { $kind }
explain-modifier-from = { $amount } { $kind } ({ $source })
explain-higher-bonus = Does not count: { $suppressed }; the highest bonus of its type is { $by }
explain-worse-penalty = Does not count: { $suppressed }; the worst penalty of its type is { $by }
explain-total-modifier = Total modifier { $amount }
explain-total = Result { $total } against DC { $dc }
explain-by-number = By number: { $degree }
explain-natural-20 = Natural 20, one degree better: { $degree }
explain-natural-1 = Natural 1, one degree worse: { $degree }
explain-shift-better = One degree better: { $degree }
explain-shift-worse = One degree worse: { $degree }
explain-flat = Flat check against DC { $dc }
explain-flat-success = DC { $dc }: a flat check of 1 or less succeeds without a die
explain-flat-failure = DC { $dc }: a flat check of 21 or more fails without a die
explain-no-damage = No hit: no damage is rolled
explain-damage = Damage roll: { $faces }, together { $rolled }
explain-least-damage = A hit deals at least 1 damage
explain-double-total = Critical hit: the damage is doubled
explain-double-dice = Critical hit: the dice were rolled twice and the rest doubled
explain-damage-total = Damage { $damage }
