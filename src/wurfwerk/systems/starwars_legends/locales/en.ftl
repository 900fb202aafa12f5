### Texts of Star Wars: Legends in English. Same keys as de.ftl.

system = Star Wars: Legends
system-summary = A pool of d10 against a difficulty; tens count twice, ones take successes away.

check-test = Test
check-test-summary = Every d10 that meets the difficulty is a success, a 10 is two, a 1 cancels one.
check-test-pool = Dice pool
check-test-pool-help = The whole pool; or give attribute and ability instead.
check-test-attribute = Attribute
check-test-attribute-help = 0 to 8; together with the ability it makes the pool.
check-test-ability = Ability
check-test-ability-help = 0 to 8; 0 if no ability fits.
check-test-difficulty = Difficulty
check-test-difficulty-help = 2 very easy, 6 standard, 10 nearly impossible.
check-test-willpower = Willpower point
check-test-willpower-help = Spent before the roll for one success; ones can cancel it.
check-test-actions = Actions this round
check-test-actions-help = The pool is divided among them.
check-test-action = Which action
check-test-action-help = 1 is the first; it may get a die more.
check-test-dice = Dice for this action
check-test-dice-help = Only with a free split: how many dice of the pool this action gets.
check-test-other-pools = Pools of the other actions
check-test-other-pools-help = Only where the smallest pool is divided.

outcome-botch = Botch
outcome-failure = Failure
outcome-marginal = Marginal success
outcome-complete = Complete success
outcome-memorable = Memorable success

resource-willpower = Willpower
resource-fate-points = Fate points

rule-ones-cancel = What ones cancel first
rule-ones-cancel-reason = A one cancels a success, and a ten completely; the text does not say which success it meets first.
rule-ones-cancel-plain-first = plain successes first
rule-ones-cancel-tens-first = tens first
rule-ones-cancel-arithmetic = one off the sum for each one
rule-botch-when = When it is a botch
rule-botch-when-reason = The text calls a roll without any success and with a one a botch, and also says that an action that had really succeeded can end in disaster.
rule-botch-when-ones-outnumber = when ones outnumber the successes
rule-botch-when-no-success-rolled = only when no success was rolled
rule-split-remainder = What an uneven split leaves
rule-split-remainder-reason = The text divides the pool by the number of actions and does not say what happens to the remainder.
rule-split-remainder-first-actions = goes to the first actions
rule-split-remainder-lost = is lost
rule-split-remainder-free = the player divides freely
rule-split-base = Which pool is divided
rule-split-base-reason = For actions with different pools the text says only that the pool is divided by the number of actions.
rule-split-base-each-pool = each action divides its own
rule-split-base-smallest-pool = the smallest of them
rule-automatic-success = Automatic success
rule-automatic-success-reason = The source text asks for more dice than the difficulty, the parent game for as many.
rule-automatic-success-greater = with more dice than the difficulty
rule-automatic-success-at-least = with at least as many dice

missing-pool = How many dice? Give the pool, or an attribute with an ability.
missing-dice = With a free split, say how many dice this one of { $actions } actions gets of the pool of { $pool }.
forbidden-pool-twice = The pool is given twice: either the pool or attribute and ability, not both.
forbidden-pool-zero = With a pool of 0 there is no roll; the pool must have at least 1 die.
forbidden-action = Action { $action } does not exist: with { $actions } { $actions ->
    [one] action
   *[other] actions
 } it must be from 1 to { $actions }.
forbidden-actions = { $actions } actions are too many for a pool of { $pool }: every action needs at least one die.
forbidden-other-pools = The pools of other actions count only where the smallest pool is divided (split-base = smallest-pool); leave them out.
forbidden-too-many-pools = With { $actions } { $actions ->
    [one] action there are no other pools
   *[other] actions there are fewer other pools than that
 }: one for each further action at most.
forbidden-dice = The number of dice follows from the pool; it can be chosen only with a free split (split-remainder = free).
forbidden-free-dice = { $dice } dice are too many for this one of { $actions } actions: each of the others needs a die, so at most { $most }.
forbidden-dice-undivided = A single action throws its whole pool of { $pool } dice.

explain-traits = Attribute { $attribute } + ability { $ability } = pool { $pool }
explain-pool = Pool { $pool }
explain-smallest = The smallest pool is divided: { $pool }
explain-split = Action { $action } of { $actions }: { $dice } of { $pool } dice
explain-difficulty = Difficulty { $difficulty }
explain-dice = d10: { $faces }
explain-willpower = Willpower: +1 success
explain-counts = Successes: { $plain } plain, { $tens ->
    [one] 1 ten
   *[other] { $tens } tens
 } (worth two each); ones: { $ones }
explain-cancel-plain-first = { $ones ->
    [one] The one cancels
   *[other] { $ones } ones cancel
 } plain successes first, then whole tens
explain-cancel-tens-first = { $ones ->
    [one] The one cancels
   *[other] { $ones } ones cancel
 } whole tens first, then plain successes
explain-cancel-arithmetic = { $ones ->
    [one] The one takes 1 off
   *[other] { $ones } ones take { $ones } off
 } the sum
explain-net = Net successes: { $net }
explain-automatic = Automatic success possible: { $dice } dice against difficulty { $difficulty }; the GM decides
