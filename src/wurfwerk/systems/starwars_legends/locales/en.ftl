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
check-test-actions-help = The pool is divided among them; what a sabre form allows in addition does not count.
check-test-action = Which action
check-test-action-help = 1 is the first; it may get a die more.
check-test-dice = Dice for this action
check-test-dice-help = Only with a free split: how many dice of the pool this action gets.
check-test-other-pools = Pools of the other actions
check-test-other-pools-one = Dice pool
check-test-other-pools-help = Only where the smallest pool is divided.

outcome-botch = Botch
outcome-failure = Failure
outcome-marginal = Marginal success
outcome-complete = Complete success
outcome-memorable = Memorable success

resource-willpower = Willpower (temporary)
resource-fate-points = Fate points of the players

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
rule-split-remainder-fitted = { $value ->
    [free] worked out for an even split; give another with --rule split-remainder=free
   *[other] without the shares of your own
 }
rule-split-base = Which pool is divided
rule-split-base-reason = For actions with different pools the text says only that the pool is divided by the number of actions.
rule-split-base-each-pool = each action divides its own
rule-split-base-smallest-pool = the smallest of them
rule-split-base-fitted = without the pools of the other actions
rule-automatic-success = Automatic success
rule-automatic-success-reason = The source text asks for more dice than the difficulty, the parent game for as many.
rule-automatic-success-greater = with more dice than the difficulty
rule-automatic-success-at-least = with at least as many dice

missing-pool = How many dice? Give the pool, or an attribute with an ability (SW-01).
missing-dice = With a free split, say how many dice this one of { $actions } actions gets of the pool of { $pool } (SW-12).
forbidden-pool-twice = The pool is given twice: either the pool or attribute and ability, not both (SW-01).
forbidden-pool-zero = With a pool of 0 there is no roll; the pool must have at least 1 die (SW-01).
forbidden-action = Action { $action } does not exist: with { $actions } { $actions ->
    [one] action
   *[other] actions
 } it must be from 1 to { $actions } (SW-12).
forbidden-actions = { $actions } actions are too many for a pool of { $pool }: every action needs at least one die (SW-12).
forbidden-other-pools = The pools of other actions count only where the smallest pool is divided (split-base = smallest-pool); leave them out (SW-12).
forbidden-too-many-pools = With { $actions } { $actions ->
    [one] action there are no other pools
   *[other] actions there are fewer other pools than that
 }: one for each further action at most (SW-12).
forbidden-dice = The number of dice follows from the pool; it can be chosen only with a free split (split-remainder = free) (SW-12).
forbidden-free-dice = { $dice } dice are too many for this one of { $actions } actions: each of the others needs a die, so at most { $most } (SW-12).
forbidden-dice-undivided = A single action throws its whole pool, here { $pool } (SW-12).

explain-traits = Attribute { $attribute } + ability { $ability } = pool { $pool }
explain-pool = Pool { $pool }
explain-smallest = The smallest pool is divided: { $pool }
explain-split = Action { $action } of { $actions }: { $dice } of { $pool } dice
explain-difficulty = Difficulty { $difficulty }
explain-dice = d10: { $faces }
explain-willpower = Willpower: +1 success
explain-counts = Successes: { $plain } plain, { $tens ->
    [one] 1 ten (counts twice)
   *[other] { $tens } tens (count twice)
 }; ones: { $ones }
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
explain-automatic = Automatic success possible: { $dice } dice against difficulty { $difficulty }; the GM decides. It counts as a marginal success

check-extended = Extended action
check-extended-summary = Gather successes over several rolls until the target is met; a botch throws you back.
check-extended-pool = Dice pool
check-extended-pool-help = So many d10 in every roll.
check-extended-difficulty = Difficulty
check-extended-difficulty-help = From 2 to 10, the same for every roll.
check-extended-target = Target
check-extended-target-help = How many successes have to come together.
check-extended-rolls = Rolls at most
check-extended-rolls-help = After them time is up. A roll without success counts as well.
check-extended-willpower = Rolls with willpower
check-extended-willpower-help = So many of the first rolls get a bought success each.

check-actions = Multiple actions
check-actions-summary = Several actions in a round share the dice pool; extra actions granted by a sabre form do not count.
check-actions-actions = Actions
check-actions-actions-help = In the order they were declared; the first ones may get one die more.
check-actions-actions-pool = Dice pool
check-actions-actions-pool-help = The pool this action would have if it were the only one.
check-actions-actions-difficulty = Difficulty
check-actions-actions-willpower = Willpower point
check-actions-actions-dice = Dice for this action
check-actions-actions-dice-help = Only where the player divides freely.

check-willpower = Willpower roll
check-willpower-summary = Resist what works on the mind, or stay calm: the pool is the permanent value.
check-willpower-fixed = Willpower, permanent
check-willpower-fixed-help = Spent points do not change it.
check-willpower-difficulty = Difficulty
check-willpower-willpower = Willpower point
check-willpower-willpower-help = Spent before the roll for one success; ones can cancel it.

check-meditation = Meditation
check-meditation-summary = More than 5 successes give a point of willpower back.
check-meditation-pool = Dice pool
check-meditation-pool-help = The source does not say which traits make it; the GM decides.
check-meditation-difficulty = Difficulty
check-meditation-willpower = Willpower point

outcome-not-reached = Not done
outcome-reached = Done
outcome-none = No action succeeds
outcome-some = Some actions succeed
outcome-all = All actions succeed
outcome-no-point = No point back
outcome-point = One point back

turn-roll = Roll { $by }
turn-action = Action { $by }
turn-give-back = The GM gives back what the botch took
choice-give-back-give-back = give back

resource-fate-points-gm = Fate points of the GM
resource-force-points = Force points

transition-spend-willpower = Spend willpower
transition-spend-willpower-points = Points
transition-spend-willpower-points-help = At most 1 for each roll.
transition-spend-willpower-consent = The GM agrees
transition-spend-willpower-before-roll = Before the roll
transition-rest-willpower = Willpower back, day by day
transition-rest-willpower-days = Days
transition-meditate = Willpower from meditation
transition-meditate-successes = Successes of the meditation
transition-reward-willpower = Willpower for a great deed
transition-reward-willpower-points = Points
transition-spend-fate-point = Spend a fate point
transition-spend-fate-point-side = Who
transition-spend-fate-point-undoes-fate-point = Meant to undo the effect of another
choice-side-players = Players
choice-side-gm = GM
transition-new-session = New session
transition-spend-force-points = Spend Force points
transition-spend-force-points-points = Points
transition-regain-force-points = Force points back
transition-regain-force-points-points = Points
transition-mark-time = Mark the time
transition-mark-time-unit = What begins
transition-mark-time-name = Name
choice-unit-combat-round = combat turn
choice-unit-round = turn
choice-unit-scene = scene
choice-unit-story = story
choice-unit-downtime = downtime

forbidden-willpower-rolls = Willpower for { $points } rolls is too much where there are at most { $rolls }: one point for each roll at most (SW-14).
forbidden-free-total = Together the actions need more dice than the pool has: their shares may not add up to more than the whole pool (SW-12).
forbidden-willpower-points = { $points } points of willpower are too many: 1 for a roll at most (SW-14).
forbidden-willpower-consent = Willpower buys a success only where the GM agrees (SW-14).
forbidden-willpower-late = The dice have fallen already: willpower is spent before the roll (SW-14).
forbidden-willpower-empty = No point of willpower is left: at 0 a character is unconscious until at least one is back (SW-16).
forbidden-meditation = That is not enough (successes: { $successes }): meditation gives a point back from { $needed } on, that is with more than 5 (SW-15).
forbidden-force-points = { $points } Force { $points ->
    [one] point is
   *[other] points are
 } too many, left: { $have } (SW-23).
forbidden-fate-undone = No fate point undoes the effect of another; spend it on something else (SW-18).
forbidden-fate-none-players = The players have no fate point: they get one when the GM spends one (SW-17).
forbidden-fate-none-gm = The GM has no fate point: one comes back when the players spend one (SW-17).
forbidden-fate-sum = { $players } and { $gm } fate points are not 4 together; a new session sets them to 2 and 2 (SW-17).

explain-fixed-willpower = Willpower, permanent: pool { $pool }
explain-meditation = From { $needed } successes on a point of willpower comes back
explain-extended-goal = Target: { $target } { $target ->
    [one] success
   *[other] successes
 } in at most { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
 }
explain-extended-botch-lose-all = A botch loses everything gathered
explain-extended-botch-halve = A botch leaves half of what was gathered, rounded down
explain-extended-botch-narrate = On a botch the GM tells the setback; what was gathered stays
explain-extended-willpower = Willpower: +1 success in { $points ->
    [one] the first roll
   *[other] each of the first { $points } rolls
 }
explain-extended-gathered = Gathered: { $gathered } of { $target } { $target ->
    [one] success
   *[other] successes
 } in { $made } { $made ->
    [one] roll
   *[other] rolls
 }
explain-actions = Succeeded: { $succeeded } of { $actions } actions

told-unconscious = No willpower left: unconscious, catatonic or staring into nothing until at least one point is back
told-exhausted = { $left } willpower left: time for mild signs of exhaustion, such as a headache or a short temper
told-regained = Willpower +{ $gained }, now { $now }
told-fixed-value = It rises no higher than the permanent value of { $most }
told-awake = Conscious again
told-no-action = That takes no action
told-time = { $unit } ({ $length })
told-time-named = { $unit }: { $name } ({ $length })
told-force-regained = Force points +{ $gained }, now { $now }
told-fate = Fate points: players { $players }, GM { $gm }
told-fate-stands = The effect stands: no other fate point undoes it
told-fate-hoard = All of them lie on one side now: they are there to be spent, not hoarded

sheet-name = Name
sheet-attributes = Attributes
sheet-attributes-strength = Strength
sheet-attributes-dexterity = Dexterity
sheet-attributes-stamina = Stamina
sheet-attributes-charisma = Charisma
sheet-attributes-perception = Perception
sheet-attributes-intelligence = Intelligence
sheet-attributes-wits = Wits
sheet-more-attributes = More attributes
sheet-more-attributes-help = The source does not list its attributes; here is room for the others on your sheet.
sheet-more-attributes-name = Name
sheet-more-attributes-level = Value
sheet-abilities = Abilities
sheet-abilities-alertness = Alertness
sheet-abilities-artillery = Artillery
sheet-abilities-etiquette = Etiquette
sheet-abilities-intimidation = Intimidation
sheet-abilities-melee = Melee
sheet-abilities-pilot-ships = Pilot (ships)
sheet-abilities-ranged-combat = Ranged combat
sheet-abilities-stealth = Stealth
sheet-abilities-streetwise = Streetwise
sheet-abilities-survival = Survival
sheet-more-abilities = More abilities
sheet-more-abilities-name = Name
sheet-more-abilities-level = Value
sheet-virtues = Virtues
sheet-virtues-name = Name
sheet-virtues-level = Value
sheet-backgrounds = Backgrounds
sheet-backgrounds-name = Name
sheet-backgrounds-level = Value
sheet-powers = Force powers
sheet-powers-name = Name
sheet-powers-level = Value
sheet-powers-factor = Price of a point: value times
sheet-powers-factor-help = 5, 6 or 7, above all by the side of the power, then by orientation, merits and flaws. The GM decides.
sheet-willpower = Willpower, permanent
sheet-force-points = Force points, at most
sheet-experience = Experience points
sheet-dexterity-etiquette = Dexterity + Etiquette
sheet-wits-survival = Wits + Survival
sheet-wits-stealth = Wits + Stealth
sheet-charisma-intimidation = Charisma + Intimidation
sheet-stamina-alertness = Stamina + Alertness
sheet-dexterity-pilot-ships = Dexterity + Pilot (ships)
sheet-dexterity-melee = Dexterity + Melee
sheet-intelligence-streetwise = Intelligence + Streetwise
sheet-dexterity-ranged-combat = Dexterity + Ranged combat
sheet-dexterity-artillery = Dexterity + Artillery
sheet-stamina-dexterity = Stamina + Dexterity

named = { $name }
made-trait = { $trait } { $level }
violation-above = { $trait } is at { $level }; no trait goes beyond { $most } (SW-02).
violation-willpower = Every character has willpower: its permanent value is at least 1 (SW-27).
violation-chips = Fate points: players { $players }, GM { $gm }; together there must be { $sum } (SW-17).
violation-nameless = Here stands a trait without a name.
violation-twice = { $trait } stands twice in this category.
unknown-trait = “{ $name }” is not on the sheet. There are: { $known }.
unknown-filling = A sheet can fill in attribute, ability and pool, not { $parameter }.

price-factor = Value { $level } × { $factor } = { $amount } experience { $amount ->
    [one] point
   *[other] points
 }
price-from-zero-at-least-one = From 0 the value counts as 1: 1 × { $factor } = { $amount } (house rule)
price-from-zero-three = From 0 the first point always costs { $amount } (house rule)
price-from-zero-free = From 0 to the letter: 0 × { $factor } = { $amount } (house rule)
price-contradiction = The source contradicts itself: its sentence and its table say × 4, which is { $four }; its examples charge × 5, which is { $five }. The house rule “Price of an attribute” decides.
refused-background = { $trait }: backgrounds are not bought with experience points, they grow by deeds in play (SW-22).
refused-highest = { $trait } is at { $most } already, no trait goes higher (SW-02).
refused-no-factor = { $trait }: it is not decided yet whether a step of this Force power costs 5, 6 or 7 times its value (SW-19); set { $where } to 5, 6 or 7.
refused-experience = That costs { $amount } experience { $amount ->
    [one] point
   *[other] points
 }, left: { $have } (SW-19).

rule-attribute-cost-factor = Price of an attribute
rule-attribute-cost-factor-reason = A sentence and a table of the text ask for four times the value, both of its examples charge five times.
rule-attribute-cost-factor-4 = value × 4
rule-attribute-cost-factor-5 = value × 5
rule-raise-from-zero = Raising from 0
rule-raise-from-zero-reason = Value times factor would cost nothing at 0; the text says nothing about it.
rule-raise-from-zero-at-least-one = 0 counts as 1
rule-raise-from-zero-three = always 3
rule-raise-from-zero-free = costs nothing
rule-extended-botch = Botch in an extended action
rule-extended-botch-reason = The text calls it a bitter setback and does not say what it costs.
rule-extended-botch-lose-all = everything gathered is lost
rule-extended-botch-halve = half of it stays, rounded down
rule-extended-botch-narrate = the GM tells it, nothing is lost

reference-difficulties = Difficulties
reference-difficulties-difficulty = Difficulty
reference-difficulties-name = Name
reference-difficulties-task = Example
reference-difficulties-name-2 = Very easy
reference-difficulties-name-3 = Easy
reference-difficulties-name-4 = Routine
reference-difficulties-name-5 = No trouble
reference-difficulties-name-6 = Standard
reference-difficulties-name-7 = Demanding
reference-difficulties-name-8 = Hard
reference-difficulties-name-9 = Extremely hard
reference-difficulties-name-10 = Nearly impossible
reference-difficulties-task-2 = hit a capital ship at rest with a gun
reference-difficulties-task-3 = the same while it moves
reference-difficulties-task-4 = fly a ship in calm space
reference-difficulties-task-5 = win over somebody already inclined
reference-difficulties-task-6 = fire a blaster
reference-difficulties-task-7 = modify a weapon
reference-difficulties-task-8 = repair a hyperdrive
reference-difficulties-task-9 = dodge fire among asteroids and return it
reference-difficulties-task-10 = hit the pilot of a flying fighter with a pistol

reference-results = Results
reference-results-from = from
reference-results-to = to
reference-results-result = Result

reference-traits = Traits
reference-traits-from = from
reference-traits-to = to
reference-traits-meaning = Meaning
reference-traits-meaning-untrained = no training or aptitude at all
reference-traits-meaning-least = just enough to achieve anything
reference-traits-meaning-able = from fair to good
reference-traits-meaning-brilliant = brilliant

reference-sample-pools = Dice pools for examples
reference-sample-pools-task = Task
reference-sample-pools-pool = Dice pool
reference-sample-pools-task-dexterity-etiquette = show perfect manners at table
reference-sample-pools-task-wits-survival = find a safe place to camp
reference-sample-pools-task-wits-stealth = mislead one guard and rob the other
reference-sample-pools-task-charisma-intimidation = make clear to a gang boss that his protection is not wanted
reference-sample-pools-task-stamina-alertness = keep watch at night after a long shift
reference-sample-pools-task-dexterity-pilot-ships = steer a ship through asteroids
reference-sample-pools-task-dexterity-melee = stab with a knife
reference-sample-pools-task-intelligence-streetwise = know where to meet the right people
reference-sample-pools-task-dexterity-ranged-combat = attack with a blaster
reference-sample-pools-task-dexterity-artillery = man the guns of a ship
reference-sample-pools-task-stamina-dexterity = outrun a pursuer on foot: extended action, target 15

reference-time = Time
reference-time-unit = Unit
reference-time-length = Length
reference-time-use = What for
reference-time-unit-combat-round = Combat turn
reference-time-unit-round = Turn
reference-time-unit-scene = Scene
reference-time-unit-story = Story
reference-time-unit-downtime = Downtime
reference-time-length-combat-round = 3 seconds
reference-time-length-round = 3 seconds to 3 minutes
reference-time-length-scene = as many turns as it needs
reference-time-length-story = many evenings
reference-time-length-downtime = hours to months
reference-time-use-combat-round = blow by blow
reference-time-use-round = one simple action for everybody
reference-time-use-scene = one place; divided into turns only where it is urgent
reference-time-use-story = a whole tale from its opening to its climax
reference-time-use-downtime = told, not played

reference-no-action = No action
reference-no-action-what = This takes no action
reference-no-action-talk = talking
reference-no-action-force-point = spending a Force point
reference-no-action-soak = soaking damage
reference-no-action-virtue = rolling a virtue
reference-no-action-form = what a sabre form allows in addition

reference-everyday = Everyday actions
reference-everyday-act = Action
reference-everyday-roll = Roll?
reference-everyday-act-street = cross a street
reference-everyday-act-reload = reload
reference-everyday-act-stairs = climb stairs
reference-everyday-act-drunk = the same while drunk
reference-everyday-act-one-hand = reload while hanging by one hand
reference-everyday-act-story = the story asks for a certain end
reference-everyday-roll-no = no, it succeeds
reference-everyday-roll-yes = yes, success is in real doubt
reference-everyday-roll-gm = no, if the GM decides so

reference-willpower = Willpower at the table
reference-willpower-left = Temporary value
reference-willpower-state = State
reference-willpower-left-full = as high as the permanent value
reference-willpower-left-spent = below it
reference-willpower-left-none = 0
reference-willpower-state-full = rested
reference-willpower-state-spent = mild signs of exhaustion, as it fits: headache, unrest, a short temper
reference-willpower-state-none = unconscious, catatonic or staring into nothing until at least one point is back

reference-prices = Raises
reference-prices-category = Category
reference-prices-price = Experience points for +1
reference-prices-category-attribute = Attribute
reference-prices-category-ability = Ability
reference-prices-category-virtue = Virtue
reference-prices-category-willpower = Willpower
reference-prices-category-power = Force power
reference-prices-category-background = Background
reference-prices-price-attribute = value × 4; the examples of the source charge × 5 (house rule “Price of an attribute”)
reference-prices-price-ability = value × 2
reference-prices-price-virtue = value × 2
reference-prices-price-willpower = value × 1
reference-prices-price-power = value × 5, 6 or 7, above all by the side of the power
reference-prices-price-background = not with experience points

reference-lightning = Force lightning
reference-lightning-level = Level
reference-lightning-cost = Force points
reference-lightning-damage = Damage, surplus successes on top
reference-lightning-targets = Targets at most

reference-powers = Force powers
reference-powers-power = Force power
reference-powers-pool = Roll
reference-powers-effect = Effect
reference-powers-power-lightning = Force lightning
reference-powers-power-choke = Force choke
reference-powers-pool-lightning = Dexterity + Force lightning against 6
reference-powers-pool-choke = Charisma + Force choke
reference-powers-effect-lightning = damage by level, divided freely among the targets; costs level + 1 Force points
reference-powers-effect-choke = damage that cannot be soaked

law-SW-01 = A roll takes one d10 for each point of attribute and ability; where no ability fits, the attribute counts alone.
law-SW-02 = Traits run from 1 to 8; more than 5 is brilliant, and 0 means no training at all.
law-SW-03 = The difficulty lies between 2 and 10. Where nobody says anything, it is 6.
law-SW-04 = Every die that meets the difficulty is a success; a 10 counts as two.
law-SW-05 = Example: 3, 3, 5, 7, 8 and 10 against difficulty 6 are four successes, two plain ones and a ten.
law-SW-06 = From one success on the roll passes: marginally with 1, completely from 3 on, memorably with more than 5.
law-SW-07 = Every 1 cancels a success. Where it meets a 10, all of the 10 is gone.
law-SW-08 = As many ones as successes: an ordinary failure.
law-SW-09 = No success but at least one 1: a botch, worse than any failure.
law-SW-10 = No success and no 1: an ordinary failure.
law-SW-11 = If the pool has more dice than the difficulty, the GM may let the roll pass without dice; that counts as a marginal success.
law-SW-12 = Who acts several times in a round divides the dice pool by the number of actions. What a sabre form allows in addition does not count.
law-SW-13 = An extended action gathers successes over any number of rolls up to a target. A failure costs only time, a botch is a heavy setback.
law-SW-14 = A point of willpower gives one success if the GM agrees and it is spent before the roll; at most one for each roll, and ones can cancel it.
law-SW-15 = Willpower comes back at a point a day; a meditation with more than 5 successes gives one more, and for great deeds the GM may give more.
law-SW-16 = The permanent and the temporary value are two things. Who spends points seems exhausted; at 0 a character is not present until at least one is back.
law-SW-17 = Every session begins with two fate points for the players and two for the GM. Who spends one changes a small thing of the story and hands it to the other side; together they stay four.
law-SW-18 = What a fate point has done, no other undoes. They are not there to be hoarded.
law-SW-19 = One point more costs the present value times 4 for an attribute, times 2 for an ability or virtue, times 1 for willpower, times 5, 6 or 7 for a Force power.
law-SW-20 = An ability from 2 to 3 costs 4 experience points, from 3 to 4 it costs 6.
law-SW-21 = The examples for attributes say 10 for 2 to 3 and 15 for 3 to 4; by the sentence before them it would be 8 and 12. The price shows both.
law-SW-22 = Backgrounds grow by deeds in play, not by experience points.
law-SW-23 = Talking, a Force point, soaking damage, a virtue roll and what a sabre form allows in addition take no action; anything else mostly takes a turn, 3 seconds in combat.
law-SW-24 = Eleven examples show which traits fit which task; one takes two attributes.
law-SW-25 = Time runs in turns, scenes and stories; what passes without events is told.
law-SW-26 = Everyday things succeed without a roll. Dice fall where success is in real doubt, and the GM may also decide without them.
law-SW-27 = Every character has willpower: with it one resists influence on the mind and stays calm. The permanent value is rolled.
law-SW-28 = The GM sets the difficulty of each roll and tells it before the dice fall.
