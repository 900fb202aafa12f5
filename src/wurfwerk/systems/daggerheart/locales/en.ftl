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
check-damage-damage-help = The weapon’s dice and its bonus, for example 2d8+1.
check-damage-critical = Critical success
check-damage-critical-help = With 2d8+1 it adds 16; the bonus does not count again.

check-fate = Fate roll
check-fate-summary = One duality die, read as the GM said beforehand.
check-fate-die = Die
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

forbidden-both-bounds = Give either at most or at least, not both: the GM names one reading of the die (DH-01).

forbidden-endless-critical = A critical success adds the most the dice can show, and dice that explode without limit have no most (DH-P8). Limit the explosions, for example 1d6!lim3.

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

check-damage-resistance = Resistance
check-damage-resistance-help = Resistance halves the damage before the thresholds count, rounded up; immunity ignores it.
check-damage-major = Major threshold
check-damage-major-help = With both thresholds the outcome says how many Hit Points are marked.
check-damage-severe = Severe threshold
check-damage-armor-slot = Mark an Armor Slot
check-damage-armor-slot-help = One Hit Point less.
check-damage-direct = Direct damage
check-damage-direct-help = Armor Slots do not help.

check-fate-reading = Reading
check-fate-reading-help = What the number stands for where there is no bound.

check-fall = Fall
check-fall-summary = Physical damage by the range a character falls from; a guideline for the GM.
check-fall-range = Falls from
check-fall-range-help = Within Melee nothing happens; farther than Very Far counts as Very Far.
check-fall-major = Major threshold
check-fall-major-help = With both thresholds the outcome says how many Hit Points are marked.
check-fall-severe = Severe threshold
check-fall-armor-slot = Mark an Armor Slot

check-collision = Collision
check-collision-summary = Direct physical damage where a character runs into something or somebody at dangerous speed.
check-collision-major = Major threshold
check-collision-major-help = One roll for each character who takes damage; the GM says who that is.
check-collision-severe = Severe threshold

check-conflict = Conflict between PCs
check-conflict-summary = The instigator’s action roll against the target’s reaction roll; a tie succeeds.
check-conflict-initiator = Instigator
check-conflict-target = Target
check-conflict-initiator-modifier = Modifier
check-conflict-initiator-advantage = Sources of advantage
check-conflict-initiator-disadvantage = Sources of disadvantage
check-conflict-target-modifier = Modifier
check-conflict-target-advantage = Sources of advantage
check-conflict-target-disadvantage = Sources of disadvantage

check-group = Group action roll
check-group-summary = One leads with an action roll, the others make reaction rolls before: +1 for each success, −1 for each failure.
check-group-difficulty = Difficulty
check-group-leader = Leader
check-group-members = The others
check-group-leader-modifier = Modifier
check-group-leader-advantage = Sources of advantage
check-group-leader-disadvantage = Sources of disadvantage
check-group-members-modifier = Modifier
check-group-members-advantage = Sources of advantage
check-group-members-disadvantage = Sources of disadvantage

check-countdown = Countdown
check-countdown-summary = Action rolls until a countdown triggers: how many does it take?
check-countdown-start = Starting value
check-countdown-die = Starting value by a fate roll
check-countdown-kind = Kind
check-countdown-loop = Afterwards
check-countdown-times = How often it triggers
check-countdown-rolls = At most so many action rolls
check-countdown-modifier = Modifier
check-countdown-advantage = Sources of advantage
check-countdown-disadvantage = Sources of disadvantage

check-countdown-difficulty = Difficulty of the action rolls

check-breath = Holding the breath
check-breath-summary = How many actions the breath lasts under water.
check-breath-difficulty = Difficulty of the action rolls
check-breath-modifier = Modifier
check-breath-advantage = Sources of advantage
check-breath-disadvantage = Sources of disadvantage
check-breath-gm-move = Spend the GM move
check-breath-gm-move-help = After a failure or a roll with Fear the GM may spend a GM move.
check-breath-quiet = Actions without a roll after each roll
check-breath-quiet-help = Whether they move the countdown is up to the house rule underwater-tick.
check-breath-countdown = Starting value of the countdown

check-drowning = Out of breath
check-drowning-summary = How often Stress is marked after so many actions under water.
check-drowning-difficulty = Difficulty of the action rolls
check-drowning-modifier = Modifier
check-drowning-advantage = Sources of advantage
check-drowning-disadvantage = Sources of disadvantage
check-drowning-gm-move = Spend the GM move
check-drowning-gm-move-help = After a failure or a roll with Fear the GM may spend a GM move.
check-drowning-quiet = Actions without a roll after each roll
check-drowning-quiet-help = Whether they move the countdown is up to the house rule underwater-tick.
check-drowning-countdown = Starting value of the countdown
check-drowning-actions = Actions under water
check-drowning-free-stress = Free Stress
check-drowning-free-stress-help = What goes beyond it costs Hit Points.
check-drowning-surface-after = Comes up after so many actions
check-drowning-surface-after-help = 0 means never.

choice-action-no-roll = Action without a roll
choice-action-reaction = Reaction roll
choice-action-critical-success = Critical success
choice-action-success-with-hope = Success with Hope
choice-action-success-with-fear = Success with Fear
choice-action-failure-with-hope = Failure with Hope
choice-action-failure-with-fear = Failure with Fear
choice-outcome-critical-success = Critical success
choice-outcome-success-with-hope = Success with Hope
choice-outcome-success-with-fear = Success with Fear
choice-outcome-failure-with-hope = Failure with Hope
choice-outcome-failure-with-fear = Failure with Fear
choice-outcome-success = Success
choice-outcome-failure = Failure
choice-armor-unarmored = Unarmored
choice-armor-gambeson = Gambeson
choice-armor-leather = Leather
choice-armor-chainmail = Chainmail
choice-armor-full-plate = Full Plate
choice-armor-own = Own armor
choice-class-bard = Bard
choice-class-druid = Druid
choice-class-guardian = Guardian
choice-class-ranger = Ranger
choice-class-rogue = Rogue
choice-class-seraph = Seraph
choice-class-sorcerer = Sorcerer
choice-class-warrior = Warrior
choice-class-wizard = Wizard
choice-range-very-close = Very Close
choice-range-close = Close
choice-range-far = Far
choice-range-very-far = Very Far

choice-gm-move-keep = never
choice-gm-move-spend = whenever possible
choice-gm-move-spend-on-failure-with-fear = only on a failure with Fear
choice-kind-standard = Standard: −1 with every action roll
choice-kind-progress = dynamic, progress
choice-kind-consequence = dynamic, consequence
choice-loop-once = over
choice-loop-loop = Loop: begins anew
choice-loop-increasing = increasing: starting value +1
choice-loop-decreasing = decreasing: starting value −1
choice-length-short = short rest
choice-length-long = long rest
choice-purpose-spotlight = seize the spotlight
choice-purpose-move = one more GM move
choice-purpose-adversary-experience = an adversary’s Experience
choice-purpose-feature = a Fear feature
choice-reading-number = as a number
choice-reading-scale = as a scale: the higher, the more
choice-reading-countdown = as the starting value of a countdown
choice-resistance-none = none
choice-resistance-resistant = resistance
choice-resistance-immune = immunity
choice-roll-action = Action roll
choice-roll-reaction = Reaction roll
choice-roll-fate = Fate roll
choice-use-experience = one Experience for each Hope
choice-use-help = help an ally
choice-use-tag-team = tag team roll
choice-use-feature = a Hope feature
choice-what-stress = Stress
choice-what-hit-points = Hit Points
choice-what-armor-slots = Armor Slots

outcome-hp-0 = No Hit Point
outcome-hp-1 = 1 Hit Point
outcome-hp-2 = 2 Hit Points
outcome-hp-3 = 3 Hit Points
outcome-hp-4 = 4 Hit Points
outcome-running = Still running
outcome-triggered = Triggered
outcome-hit-points = Stress and Hit Points
outcome-stress = Stress
outcome-out-of-breath = Out of breath, no Stress yet
outcome-breath-left = Breath left
outcome-opening-with-hope = with Hope
outcome-opening-with-fear = with Fear
outcome-opening-critical-success = critical
outcome-counter-rolled = no equal dice
outcome-counter-critical-success = critical

turn-consent = { $told ->
    [without-dice] Settled without dice
   *[other] { prompt-consent }
 }
turn-initiator = Action roll of the instigator
turn-target = Reaction roll of the target
turn-member = Reaction roll { $by }
turn-leader = Action roll of the leader
turn-start = Fate roll for the starting value
turn-action = Action roll { $by }
turn-next = { $told ->
    [roll] Action { $by } with a roll
    [no-roll] Action { $by } without a roll
    [surface] Comes up for air
   *[other] Action { $by }
 }
turn-gm-move = { $told ->
    [spend] The GM spends a GM move on the countdown
    [keep] The GM keeps the GM move
   *[other] GM move on the countdown
 }

resource-hit-points = Marked Hit Points
resource-armor-slots = Marked Armor Slots
resource-breath = Breath countdown
resource-countdown = Countdown
resource-countdown-start = Starting value of the countdown

rule-conflict-critical = Critical rolls in a conflict between PCs
rule-conflict-critical-reason = The text compares totals only; by the general rules a critical action roll always succeeds and a critical reaction roll wards off what would have hit.
rule-conflict-critical-beats-non-critical = a critical roll beats one that is none; both or none: the totals
rule-conflict-critical-action-critical-only = only a critical action roll always succeeds
rule-conflict-critical-totals-only = only the totals count
rule-underwater-tick = What moves the breath countdown
rule-underwater-tick-reason = The text says action; whether that means action rolls only is left open.
rule-underwater-tick-action-rolls = action rolls, and what the GM counts as well
rule-underwater-tick-every-action = every action
rule-stress-starts = From when on actions without breath cost Stress
rule-stress-starts-reason = The text leaves open whether the action that ends the countdown counts already.
rule-stress-starts-next-action = from the next action on
rule-stress-starts-at-once = with the action that ends it
rule-surfacing = Coming up for air
rule-surfacing-reason = The text does not say what a breath of air does to the countdown.
rule-surfacing-reset = the countdown begins anew
rule-surfacing-continue = it goes on where it stood
rule-massive-damage = Massive damage
rule-massive-damage-reason = An optional rule of the published game: four Hit Points from twice Severe on.
rule-massive-damage-off = not used
rule-massive-damage-on = used

forbidden-bound-and-reading = With a bound the die is a yes or a no; leave out the bound or the reading (DH-01).
forbidden-thresholds = Severe ({ $severe }) must not be below Major ({ $major }) (DH-P6).
missing-thresholds = Hit Points follow from both thresholds: give Major and Severe (DH-P6).
forbidden-direct = Armor Slots do not help against direct damage; leave out the Armor Slot (DH-06).
withheld-help = On a reaction roll nobody helps (DH-P4).
withheld-armor-slot = A collision deals direct damage, against which no Armor Slot helps (DH-06).
forbidden-no-slot = No Armor Slot is free; the armor has { $slots } (DH-P6).
missing-start = A countdown needs a starting value: a number or a fate roll (DH-03).
forbidden-two-starts = Give either a starting value or a die for it, not both (DH-03).
forbidden-times = Only what begins anew triggers { $times } times; choose a loop or leave it at one (DH-P11).
forbidden-no-countdown = No countdown is running; start one first (DH-P11).
forbidden-neither = An action roll is with Hope, with Fear or critical; say which (DH-P1).
forbidden-tag-team = A tag team roll costs { $cost } Hope, not { $hope } (DH-P12).
forbidden-help = Helping an ally costs 1 Hope, not { $hope } (DH-P2).
forbidden-hope = { $hope } Hope cannot be spent, there is only { $held } (DH-P2).
forbidden-fear-one = That costs the GM 1 Fear, not { $fear }; only features cost more (DH-P3).
forbidden-fear = { $fear } Fear cannot be spent, there is only { $held } (DH-P3).
forbidden-death = The GM may declare death only for a fall from Far or Very Far range (DH-05).
forbidden-counted = Action rolls count by themselves and reaction rolls never; only an action without a roll may be counted by the GM (DH-08).
forbidden-gm-move = A GM move for the countdown comes only after a failure or a roll with Fear (DH-09).
error-no-such-trait = The sheet does not know “{ $name }” here. It knows: { $known }.

prompt-stakes = Before it, the GM says what is at stake and how the die is read; it gives neither Hope nor Fear and is never critical
prompt-consent = Talk first: both players and the GM agree whether and for what to roll; it can be settled without dice
prompt-death = In place of the damage the GM may declare death; that is the GM’s decision alone, the dice never make it
prompt-stress = The breath is gone: from now on every action under water costs a Stress
prompt-death-move = The last Hit Point is marked: time for a death move
explain-scale = The higher the die, the more
explain-start = The countdown starts at { $start }
explain-fall = Fall: d{ $sides } and { $added }, physical damage
explain-direct = Direct damage: Armor Slots do not help
explain-damage-faces = Damage roll: { $faces }
explain-resistant = Resistance: half of it, rounded up
explain-immune = Immunity: no damage
explain-thresholds = Thresholds: Major { $major }, Severe { $severe }
explain-massive = Massive damage: four Hit Points from { $damage } on
explain-armor-slot = An Armor Slot: one Hit Point less
explain-own-total = Total { $total }
explain-equal-dice = Equal dice: critical
explain-conflict = Action roll { $action } against reaction roll { $reaction }
explain-conflict-hope = The instigator’s roll: { $how }; Hope and Fear follow as from every action roll
explain-conflict-counter = The target’s roll: { $how }; a reaction roll gives neither Hope nor Fear
explain-group = Reaction rolls of the others: { $members }
explain-leader-alone = Action roll of the leader, by itself
explain-group-bonus = The others give { $amount } together: the leader’s modifier of { $own } becomes { $now }
explain-countdown-standard = Standard countdown: −1 with every action roll
explain-countdown-progress = Progress: −1 on a success with Fear, −2 on a success with Hope, −3 on a critical success
explain-countdown-consequence = Consequence: −1 on a success with Fear, −2 on a failure with Hope, −3 on a failure with Fear
explain-countdown-triggers = The countdown triggers
explain-loop-loop = At 0 it begins anew, { $times ->
    [one] once
   *[other] { $times } times
 }
explain-loop-increasing = At 0 it begins anew from one more, { $times ->
    [one] once
   *[other] { $times } times
 }
explain-loop-decreasing = At 0 it begins anew from one less, at least 1, { $times ->
    [one] once
   *[other] { $times } times
 }
explain-triggered = { $times ->
    [one] Triggered
   *[other] Triggered { $times } times
 } after { $rolls } { $rolls ->
    [one] action roll
   *[other] action rolls
 }
explain-left = The countdown stands at { $left }
explain-breath = Standard countdown for the breath: { $start }
explain-breath-ended = The breath lasts { $actions } { $actions ->
    [one] action
   *[other] actions
 }
explain-breathes-water = Whoever breathes water needs no countdown; disadvantage on attacks stays unless the GM says otherwise
explain-no-tick = The countdown stays where it is
explain-gm-spend = The GM spends every GM move that may be spent
explain-gm-spend-on-failure-with-fear = The GM spends the GM move only on a failure with Fear
explain-quiet = After each action roll so many actions without a roll: { $count }
explain-drowning = After { $actions } { $actions ->
    [one] action
   *[other] actions
 } the countdown stands at { $left }; Stress to be marked: { $stress }
explain-overflow = No Stress left: Hit Points instead, { $hit-points }
explain-hope-gained = Hope +{ $amount }, now { $held }
explain-hope-full = Hope stays at { $held }: there is no room for more
explain-hope-spent = Hope −{ $hope }, now { $held }
explain-fear-gained = The GM’s Fear +{ $amount }, now { $held }
explain-fear-full = The GM’s Fear: { $held }, there is no room for more
explain-fear-spent = The GM’s Fear −{ $fear }, now { $held }
explain-fear-begins = The GM begins with { $held } Fear, one for each PC
explain-nothing-reaction = A reaction roll changes neither Hope nor Fear nor Stress
explain-nothing-fate = A fate roll changes neither Hope nor Fear nor Stress
explain-stress-marked = Stress +{ $amount }, now { $held }
explain-stress-cleared = Stress −{ $amount }, now { $held }
explain-stress-overflow = No Stress left: a Hit Point instead
explain-vulnerable = The last Stress is marked: Vulnerable
explain-hit-points-marked = Hit Points marked: { $amount }, now { $held } of { $most }
explain-hit-points-cleared = Hit Points cleared: { $amount }, { $held } still marked
explain-slot-marked = Armor Slot marked: { $held } of { $most }
explain-armor-slots-cleared = Armor Slots cleared: { $amount }, { $held } still marked
explain-death = The GM declares: the fall is deadly

made-class = { $amount } from the class
made-armor = { $amount } from the armor
made-level = { $amount } from the level
made-twice-level = { $amount } unarmored: twice the level
made-base = { $amount } to begin with
made-bonus = { $amount } from features and advancement
made-scars = { $amount } from scars
made-capped = at most { $most }
violation-own-armor = Figures of an own armor are given, but what is worn is: { $armor }. Choose the own armor or clear the figures.
violation-severe = Severe ({ $severe }) is below Major ({ $major }).
violation-major = The Major threshold must be at least 1.
violation-hit-points = A character has at least one Hit Point.
violation-experience = The Experience “{ $name }” is there twice.
violation-scars = The last Hope slot is crossed out; the character’s journey ends.
refused-highest-level = Level { $most } is the highest (DH-P13).
price-level = The level rises when the GM says so, for everyone at once; it costs nothing.
price-thresholds = The thresholds rise from { $major }/{ $severe } to { $new-major }/{ $new-severe }.
price-advancements = What is chosen with the level you enter by hand: traits, Experiences, bonuses.

sheet-name = Name
sheet-class = Class
sheet-level = Level
sheet-traits = Traits
sheet-traits-agility = Agility
sheet-traits-strength = Strength
sheet-traits-finesse = Finesse
sheet-traits-instinct = Instinct
sheet-traits-presence = Presence
sheet-traits-knowledge = Knowledge
sheet-armor = Armor
sheet-own-armor = Own armor
sheet-own-armor-major = Major without the level
sheet-own-armor-severe = Severe without the level
sheet-own-armor-score = Armor Score
sheet-own-armor-evasion = Evasion
sheet-experiences = Experiences
sheet-experiences-name = Name
sheet-experiences-modifier = Modifier
sheet-bonuses = Bonuses from features and advancement
sheet-bonuses-evasion = Evasion
sheet-bonuses-major = Major
sheet-bonuses-severe = Severe
sheet-bonuses-hit-points = Hit Points
sheet-bonuses-stress = Stress
sheet-bonuses-armor-slots = Armor Slots
sheet-scars = Scars
sheet-evasion = Evasion
sheet-major = Major threshold
sheet-severe = Severe threshold
sheet-hit-points = Hit Points
sheet-stress = Stress
sheet-armor-slots = Armor Slots
sheet-hope-slots = Hope slots

transition-apply-roll = What a roll does
transition-apply-roll-roll = Roll
transition-apply-roll-outcome = Outcome
transition-spend-hope = Spend Hope
transition-spend-hope-hope = Hope
transition-spend-hope-use = What for
transition-spend-fear = Spend Fear
transition-spend-fear-fear = Fear
transition-spend-fear-purpose = What for
transition-begin-campaign = Fear at the beginning
transition-begin-campaign-characters = Player characters
transition-rest = Fear from a rest
transition-rest-length = Rest
transition-rest-face = Face of the d4
transition-rest-characters = Player characters
transition-take-damage = Take damage
transition-take-damage-sources = Damage of each source
transition-take-damage-sources-help = What hits at the same time counts as one sum.
transition-take-damage-major = Major threshold
transition-take-damage-severe = Severe threshold
transition-take-damage-resistance = Resistance
transition-take-damage-armor-slot = Mark an Armor Slot
transition-take-damage-direct = Direct damage
transition-mark-stress = Mark Stress
transition-mark-stress-stress = Stress
transition-recover = Recover
transition-recover-what = What
transition-recover-marks = How much
transition-declare-death = Declare death by a fall
transition-declare-death-range = Falls from
transition-start-countdown = Start a countdown
transition-start-countdown-start = Starting value
transition-tick-countdown = Advance a countdown
transition-tick-countdown-outcome = Outcome of the action roll
transition-tick-countdown-kind = Kind
transition-tick-countdown-loop = Afterwards
transition-dive = Go under water
transition-act-under-water = Act under water
transition-act-under-water-action = Action
transition-act-under-water-counted = The GM counts it as an action
transition-act-under-water-gm-spends = The GM spends a GM move
transition-act-under-water-breathes-water = Breathes water
transition-surface = Come up for air

law-DH-01 = For a fate roll the GM first says what is at stake and how the die is read; then a player rolls a single duality die.
law-DH-02 = With a bound the answer is yes or no: Fear Die, at most 4, is yes on 1 to 4 and no on 5 to 12.
law-DH-03 = The face of a fate roll can be the starting value of a countdown, that is 1 to 12.
law-DH-04 = The die can be a scale as well, the higher the more, or simply a number.
law-DH-05 = A fall from Very Close range deals 1d10+3, from Close 1d20+5, from Far or Very Far 1d100+15 physical damage; for the last two the GM may declare death instead.
law-DH-06 = A collision at dangerous speed deals 1d20+5 direct physical damage, against which no Armor Slot helps.
law-DH-07 = Whoever attacks under water has disadvantage on the attack roll, unless something else is said.
law-DH-08 = Whoever cannot breathe under water has a standard countdown of 3; every action moves it on by 1.
law-DH-09 = After a failure or a roll with Fear the GM may spend a GM move to move the countdown on by 1 more, after a failure with Fear by 2.
law-DH-10 = Once the countdown has ended, every action under water costs a Stress.
law-DH-11 = Where one PC acts against another, people talk first; whether and on what terms to roll is decided by everyone involved together.
law-DH-12 = An attack roll against a PC is made against that PC’s Evasion.
law-DH-13 = In any other conflict between PCs the instigator makes an action roll and the target a reaction roll; it succeeds where the action roll is at least as high.

reference-fate-readings = How a fate roll can be read
reference-fate-readings-reading = Reading
reference-fate-readings-reading-1 = Yes or no up to a bound: at 4 or less on the Fear Die the fire spreads.
reference-fate-readings-reading-2 = Starting value of a countdown: so long the reinforcements take to arrive in Far range.
reference-fate-readings-reading-3 = A scale: the higher the Hope Die, the more crowded the inn.
reference-fate-readings-reading-4 = A number: so many Stamina Potions the shop has.

reference-ranges = Ranges
reference-ranges-range = Range
reference-ranges-feet = Feet
reference-ranges-squares = Squares
reference-ranges-melee = Melee
reference-ranges-very-close = Very Close
reference-ranges-close = Close
reference-ranges-far = Far
reference-ranges-very-far = Very Far
reference-ranges-out-of-range = Out of Range

reference-falls = Falls and collisions
reference-falls-from = From
reference-falls-damage = Damage
reference-falls-note = Note
reference-falls-melee = Melee
reference-falls-very-close = Very Close
reference-falls-close = Close
reference-falls-far = Far
reference-falls-very-far = Very Far
reference-falls-out-of-range = Out of Range
reference-falls-collision = Collision
reference-falls-note-none = no damage
reference-falls-note-physical = physical
reference-falls-note-death = physical, or death where the GM declares it
reference-falls-note-direct = direct, physical

reference-damage-marks = Damage and Hit Points
reference-damage-marks-damage = Damage
reference-damage-marks-marks = Hit Points
reference-damage-marks-none = 0 or less
reference-damage-marks-minor = below Major
reference-damage-marks-major = from Major on
reference-damage-marks-severe = from Severe on
reference-damage-marks-massive = from twice Severe on, with the house rule massive-damage

reference-classes = Classes
reference-classes-class = Class
reference-classes-evasion = Evasion
reference-classes-hit-points = Hit Points
reference-classes-bard = Bard
reference-classes-druid = Druid
reference-classes-guardian = Guardian
reference-classes-ranger = Ranger
reference-classes-rogue = Rogue
reference-classes-seraph = Seraph
reference-classes-sorcerer = Sorcerer
reference-classes-warrior = Warrior
reference-classes-wizard = Wizard

reference-armors = Armors
reference-armors-armor = Armor
reference-armors-major = Major without the level
reference-armors-severe = Severe without the level
reference-armors-score = Armor Score
reference-armors-evasion = Evasion
reference-armors-gambeson = Gambeson
reference-armors-leather = Leather
reference-armors-chainmail = Chainmail
reference-armors-full-plate = Full Plate

reference-dynamic-countdowns = Dynamic countdowns
reference-dynamic-countdowns-outcome = Action roll
reference-dynamic-countdowns-progress = Progress
reference-dynamic-countdowns-consequence = Consequence
reference-dynamic-countdowns-critical-success = Critical success
reference-dynamic-countdowns-success-with-hope = Success with Hope
reference-dynamic-countdowns-success-with-fear = Success with Fear
reference-dynamic-countdowns-failure-with-hope = Failure with Hope
reference-dynamic-countdowns-failure-with-fear = Failure with Fear

reference-countdown-kinds = Kinds of countdowns
reference-countdown-kinds-name = Kind
reference-countdown-kinds-rule = Rule
reference-countdown-kinds-standard = Standard
reference-countdown-kinds-standard-rule = −1 with every action roll of a player; at 0 it triggers.
reference-countdown-kinds-dynamic = Dynamic
reference-countdown-kinds-dynamic-rule = How far is up to the outcome of the action roll; progress and consequence have a column each.
reference-countdown-kinds-loop = Loop
reference-countdown-kinds-loop-rule = After it has triggered it begins anew from the same starting value.
reference-countdown-kinds-increasing = Increasing
reference-countdown-kinds-increasing-rule = With each loop the starting value rises by 1.
reference-countdown-kinds-decreasing = Decreasing
reference-countdown-kinds-decreasing-rule = With each loop the starting value falls by 1, here never below 1.
reference-countdown-kinds-linked = Linked
reference-countdown-kinds-linked-rule = Two countdowns belong together, mostly progress against consequence; one roll moves both.
reference-countdown-kinds-long-term = Long-term
reference-countdown-kinds-long-term-rule = Rests move it on, not rolls.
reference-countdown-kinds-random = Random start
reference-countdown-kinds-random-rule = A die says the starting value, for example a fate roll.

reference-countdown-examples = Countdowns of environments
reference-countdown-examples-environment = Environment
reference-countdown-examples-start = Starting value
reference-countdown-examples-note = Note
reference-countdown-examples-cliff = Cliffside Ascent
reference-countdown-examples-cliff-note = progress; a failure with Fear moves it back by 1
reference-countdown-examples-river = Raging River
reference-countdown-examples-river-note = progress
reference-countdown-examples-ritual = Cult Ritual
reference-countdown-examples-ritual-note = consequence
reference-countdown-examples-pass = Mountain Pass
reference-countdown-examples-pass-note = loop
reference-countdown-examples-chaos = Chaos Realm
reference-countdown-examples-chaos-note = loop

reference-under-water = Breath countdown under water
reference-under-water-action = Action
reference-under-water-own = by itself
reference-under-water-gm-move = with a GM move in addition
reference-under-water-most = at most
reference-under-water-no-roll = Action without a roll, where it counts
reference-under-water-critical-success = Critical success
reference-under-water-success-with-hope = Success with Hope
reference-under-water-success-with-fear = Success with Fear
reference-under-water-failure-with-hope = Failure with Hope
reference-under-water-failure-with-fear = Failure with Fear

reference-conflict-steps = When PCs act against each other
reference-conflict-steps-step = Step
reference-conflict-steps-step-1 = Talk with both players about how it should end; often no roll is needed at all.
reference-conflict-steps-step-2 = If you want to roll, all agree first on what success and failure mean.
reference-conflict-steps-step-3 = An attack: attack roll against the target’s Evasion; damage and thresholds as usual.
reference-conflict-steps-step-4 = Anything else: the instigator’s action roll against the target’s reaction roll; a tie succeeds.

reference-death-moves = Death moves
reference-death-moves-name = Death move
reference-death-moves-rule = Rule
reference-death-moves-blaze-of-glory = Blaze of Glory
reference-death-moves-blaze-of-glory-rule = One last action is a critical success, then the character is dead.
reference-death-moves-avoid-death = Avoid Death
reference-death-moves-avoid-death-rule = The character is unconscious; where the Hope Die shows the level or less, a scar costs a Hope slot.
reference-death-moves-risk-it-all = Risk It All
reference-death-moves-risk-it-all-rule = Both duality dice: where Hope is higher, the character stays up and divides its face between Hit Points and Stress; where Fear is higher, the character dies.
reference-death-moves-caution = Caution
reference-death-moves-caution-rule = What equal dice bring when everything is risked is not the same in every printing; look it up in yours. Therefore Wurfwerk does nothing here by itself.

reference-together = Acting together
reference-together-way = How
reference-together-way-1 = Help an ally: a d6 of one’s own for 1 Hope; the highest of several counts, beside advantage or disadvantage of the roll.
reference-together-way-2 = Group action roll: one leads, each reaction roll of the others gives +1 or −1.
reference-together-way-3 = Tag team roll: for 3 Hope, once per session and player; both roll, one of the rolls counts for both.

reference-character-rules = Rules of the published game
reference-character-rules-number = Number
reference-character-rules-rule = Rule
reference-character-rules-rule-1 = Two d12: where Hope is higher, an action roll gives 1 Hope; where Fear is higher, the GM gains 1 Fear; equal dice are a critical success, give 1 Hope and clear 1 Stress.
reference-character-rules-rule-2 = Hope: 2 to begin with, 6 at most; an Experience or help costs 1 each.
reference-character-rules-rule-3 = The GM’s Fear: at the beginning as much as PCs, 12 at most; a short rest brings 1d4, a long one 1d4 and the number of PCs; spotlight, move or Experience cost 1.
reference-character-rules-rule-4 = Reaction rolls give neither Hope nor Fear, clear no Stress, and nobody helps.
reference-character-rules-rule-5 = Evasion and Hit Points begin with the figures of the class.
reference-character-rules-rule-6 = Below Major 1 Hit Point, from Major 2, from Severe 3; thresholds are those of the armor and the level, unarmored the level and twice the level; an Armor Slot lowers it by 1.
reference-character-rules-rule-7 = Direct damage allows no Armor Slots; resistance halves before the thresholds; damage at the same time is added; rounding is up.
reference-character-rules-rule-8 = Critical damage: the roll, and the most the dice can show added.
reference-character-rules-rule-9 = With the last Stress a character is Vulnerable; where none is free, it costs 1 Hit Point instead.
reference-character-rules-rule-10 = With the last Hit Point comes a death move; a scar crosses out a Hope slot.
reference-character-rules-rule-11 = Countdowns fall to 0 and then trigger: standard with every action roll, dynamic by its outcome, loops anew.
reference-character-rules-rule-12 = Group action roll: +1 for each reaction roll that succeeds, −1 for each that fails; a tag team roll costs 3 Hope.
reference-character-rules-rule-13 = Levels 1 to 10. One level up, and both thresholds rise by 1; unarmored Severe by 2.
