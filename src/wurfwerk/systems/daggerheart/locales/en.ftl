### Texts of Daggerheart in English. Same keys as de.ftl.

system = Daggerheart
system-summary = Two d12, the Hope Die and the Fear Die; the higher one says how it feels.

check-action = Action roll
check-action-summary = Duality dice and modifier against a Difficulty; equal dice are a critical success.
check-action-modifier = Modifier
check-action-modifier-help = Trait and Experiences together.
check-action-advantage = Sources of advantage
check-action-advantage-help = They cancel with disadvantage one for one; more than one d6 is never rolled.
check-action-disadvantage = Sources of disadvantage
check-action-disadvantage-help = They cancel with advantage one for one; more than one d6 is never rolled.
check-action-helpers = Helping allies
check-action-helpers-help = Each rolls a d6 of their own, the highest counts.
check-action-difficulty = Difficulty

check-attack = Attack roll
check-attack-summary = Duality dice and modifier against an Evasion.
check-attack-modifier = Modifier
check-attack-modifier-help = Trait and Experiences together.
check-attack-advantage = Sources of advantage
check-attack-advantage-help = They cancel with disadvantage one for one; more than one d6 is never rolled.
check-attack-disadvantage = Sources of disadvantage
check-attack-disadvantage-help = They cancel with advantage one for one; more than one d6 is never rolled.
check-attack-helpers = Helping allies
check-attack-helpers-help = Each rolls a d6 of their own, the highest counts.
check-attack-evasion = Evasion
check-attack-underwater = Attacker under water
check-attack-underwater-help = One more source of disadvantage.

check-reaction = Reaction roll
check-reaction-summary = Like an action roll, but without Hope, Fear or help.
check-reaction-modifier = Modifier
check-reaction-modifier-help = Trait and Experiences together.
check-reaction-advantage = Sources of advantage
check-reaction-advantage-help = They cancel with disadvantage one for one; more than one d6 is never rolled.
check-reaction-disadvantage = Sources of disadvantage
check-reaction-disadvantage-help = They cancel with advantage one for one; more than one d6 is never rolled.
check-reaction-difficulty = Difficulty

check-damage = Damage roll
check-damage-summary = The damage of a hit; a critical success adds the most the dice can show.
check-damage-damage = Damage
check-damage-damage-help = The weapon's dice and its bonus, for example 2d8+1.
check-damage-critical = Critical success
check-damage-critical-help = With 2d8+1 it adds 16; the bonus does not count again.

check-fate = Fate roll
check-fate-summary = One duality die, read as the GM said beforehand.
check-fate-die = Which die
check-fate-die-help = The GM names it.
check-fate-at-most = At most
check-fate-at-most-help = Yes up to this number. Without a bound the number itself counts.
check-fate-at-least = At least
check-fate-at-least-help = Yes from this number on. Without a bound the number itself counts.

choice-die-hope = Hope Die
choice-die-fear = Fear Die

die-hope = Hope Die
die-fear = Fear Die
die-advantage = Advantage die
die-disadvantage = Disadvantage die
die-help = Help

outcome-failure-with-fear = Failure with Fear
outcome-failure-with-hope = Failure with Hope
outcome-success-with-fear = Success with Fear
outcome-success-with-hope = Success with Hope
outcome-critical-success = Critical success
outcome-failure = Failure
outcome-success = Success
outcome-no = No
outcome-yes = Yes

resource-hope = Hope
resource-fear = Fear
resource-stress = Stress

forbidden-both-bounds = Give either at most or at least, not both: the GM names one reading of the die.

forbidden-endless-critical = A critical success adds the most the dice can show, and dice that explode without limit have no most. Limit the explosions, for example 1d6!lim3.

explain-damage = Damage roll: { $faces }, together { $rolled }
explain-damage-flat = Damage without dice: { $damage }
explain-critical-damage = Critical success: +{ $added }, the most the dice can show
explain-damage-total = Damage { $damage }
explain-duality = Hope { $hope }, Fear { $fear }
explain-sources = Sources: { $advantage } for advantage, { $disadvantage } for disadvantage
explain-cancelled = They cancel out: no d6
explain-advantage = Advantage: +d6
explain-disadvantage = Disadvantage: −d6
explain-advantage-die = Advantage: +{ $face }
explain-disadvantage-die = Disadvantage: −{ $face }
explain-helpers = Help: the highest of { $helpers } d6
explain-help = Help, { $helpers }d6: { $faces }
explain-modifier = Modifier { $amount }
explain-underwater = Under water: one source of disadvantage
explain-total = Total { $total } against { $target }
explain-critical = Equal dice: always a critical success
explain-hope-die = Hope Die: { $face }
explain-fear-die = Fear Die: { $face }
explain-at-most = Yes at { $bound } or less
explain-at-least = Yes at { $bound } or more
