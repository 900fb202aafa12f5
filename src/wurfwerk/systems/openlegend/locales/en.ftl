### Texts of Open Legend in English. Same keys as de.ftl.

system = Open Legend
system-summary = A d20 and the dice of an attribute; every die that shows its highest face is thrown again and added.

check-action = Action roll
check-action-summary = d20 and attribute dice against a Challenge Rating; all kept dice explode.
check-action-attribute = Attribute score
check-action-attribute-help = 0 to 10; gives the attribute dice.
check-action-challenge = Challenge Rating
check-action-challenge-help = 10 everyday, 15 challenging, 20 heroic, 25 epic, 30 legendary; for an attack the target’s defense. Leave it out to get the total alone.
check-action-advantage = Advantage
check-action-advantage-help = All levels of advantage added up.
check-action-disadvantage = Disadvantage
check-action-disadvantage-help = All levels of disadvantage added up; only the difference counts.
check-action-legend-points = Legend points
check-action-legend-points-help = Announced before the roll; each gives advantage 1 and +1, at most level + 1 of them.
check-action-level = Level
check-action-level-help = The character’s level, the bound for legend points.
check-action-extraordinary = Extraordinary attribute
check-action-extraordinary-help = An extraordinary attribute cannot be rolled at score 0.
check-action-roller = Who rolls
check-action-roller-help = Below the Challenge Rating a player’s roll leaves the choice to the GM; the GM’s own roll fails.

choice-roller-player = Player
choice-roller-gm = GM

outcome-failure = Failure
outcome-gm-choice = GM’s choice: success with a twist, or failure, but the story progresses
outcome-success = Success

resource-legend-points = Legend points

rule-zero-score-net = Advantage at score 0
rule-zero-score-net-reason = The text caps advantage and disadvantage at 1 without attribute dice, but does not say whether before or after they are set against each other.
rule-zero-score-net-net-then-cap = first the difference, then at most 1
rule-zero-score-net-cap-then-net = each side at most 1, then the difference
rule-zero-score-explodes = The d20 explodes at score 0
rule-zero-score-explodes-reason = All dice of an action roll explode, but the text does not say so again for the d20 that stands alone at score 0.
rule-zero-score-explodes-yes = yes, with two d20 after choosing
rule-zero-score-explodes-no = no
rule-legend-bonus-at-zero = Legend bonus at score 0
rule-legend-bonus-at-zero-reason = The text caps only the advantage at score 0, not the bonus on the total.
rule-legend-bonus-at-zero-full = one for every legend point
rule-legend-bonus-at-zero-capped = at most 1
rule-legend-points-for = Legend points
rule-legend-points-for-reason = The English rules give them to player characters, the German text to any character.
rule-legend-points-for-players = for player characters only
rule-legend-points-for-everyone = for everyone

forbidden-extraordinary = An extraordinary attribute cannot be rolled at score 0; the score must be at least 1.
forbidden-legend-points = { $points } legend points are too many: at level { $level } at most { $most } can be spent on one roll (level + 1).
forbidden-legend-points-gm = Only player characters spend legend points; for the GM’s roll leave them out or set legend-points-for to everyone.

explain-d20 = d20: { $faces }
explain-attribute = Attribute { $score }, { $count }d{ $sides }: { $faces }
explain-attribute-dice = Attribute { $score }: { $count }d{ $sides }
explain-no-dice = Attribute 0: the d20 alone
explain-advantage = Advantage { $amount }
explain-disadvantage = Disadvantage { $amount }
explain-legend-advantage = Advantage { $amount } from legend points
explain-capped = Level { $net } counts in place of { $wanted }: without attribute dice there is at most 1
explain-net-none = Advantage and disadvantage cancel out
explain-net-advantage = Advantage { $level } in all: { $level } more attribute { $level ->
    [one] die, the lowest is dropped
   *[other] dice, the { $level } lowest are dropped
 } before anything explodes
explain-net-disadvantage = Disadvantage { $level } in all: { $level } more attribute { $level ->
    [one] die, the highest is dropped
   *[other] dice, the { $level } highest are dropped
 } before anything explodes
explain-net-d20-advantage = Advantage { $level } in all: two d20, the higher is kept
explain-net-d20-disadvantage = Disadvantage { $level } in all: two d20, the lower is kept
explain-legend-bonus = +{ $amount } from legend points
explain-legend-bonus-capped = Of { $points } legend points only { $amount } counts on the total at score 0
explain-total = Total { $total }
explain-challenge = Challenge Rating { $challenge }
