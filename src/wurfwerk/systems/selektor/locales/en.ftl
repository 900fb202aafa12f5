### Texts of the selector game in English (there is no published English; the terms are ours). Same keys as de.ftl.

system = Selektor
system-summary = Five d10 side by side; an attribute and two abilities select two of them.

check-problem = Problem
check-problem-summary = Five d10 in order: selector k takes the k-th lowest die; the sum of both gives 0 to 20. What a selector does is our reading.
check-problem-attribute = Attribute
check-problem-attribute-help = 0 not there, 1 weak, 2 medium, 3 strong, 4 extreme, 5 legend.
check-problem-ability-1 = First ability
check-problem-ability-1-help = 0 unable, 1 able, 2 masterly, 3 special.
check-problem-ability-2 = Second ability
check-problem-ability-2-help = 0 if no second one fits; both are added, at most 5 count.
check-problem-bands = Bands of this problem
check-problem-bands-help = Which results mean what; without them the table of the source counts.
check-problem-bands-key = Outcome
check-problem-bands-from = From
check-problem-bands-to = To

choice-key-utter-failure = Utter failure
choice-key-failure = Failure (but)
choice-key-basic-success = Basic success (but)
choice-key-success = Success
choice-key-extended-success = Extended success
choice-key-great-success = Great success (and)
choice-key-overwhelming-success = Overwhelming success
choice-key-perfection = Perfection

outcome-utter-failure = Utter failure
outcome-failure = Failure (but)
outcome-basic-success = Basic success (but)
outcome-success = Success
outcome-extended-success = Extended success
outcome-great-success = Great success (and)
outcome-overwhelming-success = Overwhelming success
outcome-perfection = Perfection

resource-progress-points = Progress points

rule-equal-selectors = Two equal selectors
rule-equal-selectors-reason = The source text does not say whether two equal selectors take the same die.
rule-equal-selectors-same-die = take the same die twice
rule-equal-selectors-next-lower = the second takes the next lower die
rule-bands = Bands of the results
rule-bands-reason = The source gives a table and allows other bands for any problem.
rule-bands-source = table of the source, unless the problem has its own
rule-bands-custom = every problem states its own
rule-bands-fitted = with the table of the source in place of the problem’s own bands

missing-bands = HB-06: With bands = custom every problem needs its own bands from 0 to 20.
forbidden-band-backwards = HB-05: Band { $number } runs backwards, from { $low } to { $high }; its lower end comes first.
forbidden-band-gap = HB-05: The bands must cover all results from 0 to 20; { $low } to { $high } are missing.
forbidden-band-missing = HB-05: The bands must cover all results from 0 to 20; { $result } is missing.
forbidden-band-overlap = HB-05: The result { $result } lies in two bands; each result from 0 to 20 belongs to exactly one.

explain-dice = d10: { $faces }
explain-sorted = In order: { $faces }
explain-attribute-none = Attribute { $selector }: takes no die
explain-attribute-rank = Attribute { $selector }: takes die number { $rank } from below
explain-attribute-takes = Attribute { $selector }: takes die number { $rank } from below, { $face }
explain-abilities = Abilities { $first } + { $second } = selector { $selector }{ $capped ->
    [true] {" "}(at most 5)
   *[other] {""}
 }
explain-abilities-none = Ability selector { $selector }: takes no die
explain-abilities-rank = Ability selector { $selector }: takes die number { $rank } from below
explain-abilities-takes = Ability selector { $selector }: takes die number { $rank } from below, { $face }
explain-result = Result { $result }, in the band { $low } to { $high }
explain-custom-bands = This problem has bands of its own

check-problem-activity-advantage-1 = Activity advantage for the first ability
check-problem-activity-advantage-1-help = For this activity the ability counts one level higher; only at level 0, 1 and 2.
check-problem-activity-advantage-2 = Activity advantage for the second ability
check-problem-activity-advantage-2-help = As for the first; together at most 5 count.
check-problem-same-ability = The same ability twice
check-problem-same-ability-help = Only with the house rule same-ability-twice = yes.

check-proposal = Proposed solutions
check-proposal-summary = Several ways to solve a problem side by side; one of them is chosen and rolled.
check-proposal-problem = Problem
check-proposal-problem-help = What it is about, in a few words.
check-proposal-solutions = Solutions
check-proposal-solutions-help = Proposed by whoever plays the character; the GM names the attribute and abilities for each.
check-proposal-solutions-name = Solution
check-proposal-chosen = Chosen solution
check-proposal-chosen-help = Its number, where all is rolled in one go.
check-proposal-bands = Bands of this problem
check-proposal-bands-help = They count for all solutions; without them the table of the source counts.
check-proposal-bands-key = Outcome
check-proposal-bands-from = From
check-proposal-bands-to = To

check-contest = Contest
check-contest-summary = Characters against each other: the highest result wins, equal ones are a stalemate. The source is silent about it.
check-contest-sides = Sides
check-proposal-solutions-attribute = Attribute
check-proposal-solutions-ability-1 = First ability
check-proposal-solutions-ability-2 = Second ability
check-proposal-solutions-activity-advantage-1 = Activity advantage, first
check-proposal-solutions-activity-advantage-2 = Activity advantage, second
check-proposal-solutions-same-ability = The same ability twice
check-contest-sides-attribute = Attribute
check-contest-sides-ability-1 = First ability
check-contest-sides-ability-2 = Second ability
check-contest-sides-activity-advantage-1 = Activity advantage, first
check-contest-sides-activity-advantage-2 = Activity advantage, second
check-contest-sides-same-ability = The same ability twice

outcome-side-1 = Side 1 wins
outcome-side-2 = Side 2 wins
outcome-side-3 = Side 3 wins
outcome-side-4 = Side 4 wins
outcome-side-5 = Side 5 wins
outcome-side-6 = Side 6 wins
outcome-side-7 = Side 7 wins
outcome-side-8 = Side 8 wins
outcome-tie = Stalemate
turn-side = Side { $by }
turn-solution = Chosen: solution { $told }
turn-problem = The roll
solution = Solution { $number }
solution-named = Solution { $number }: { $name }

rule-ability-cost = Price of an ability level
rule-ability-cost-reason = The source names no cost in progress points; it only says that an advantage works after one point and an activity advantage needs two. Any other table will do as well: 2,3,4 are the prices of level 1, 2 and 3.
rule-ability-cost-3-3-3 = three points for each level
rule-ability-cost-1-1-1 = one point for each level, as at creation
rule-ability-cost-1-2-3 = as many points as the new level
rule-ability-cost-table = { $value } points, level by level
rule-second-event = Second event in an altered state
rule-second-event-reason = The source leaves open whether another point may come in while the sum is above 10, or whether it can only be resolved.
rule-second-event-both = another point or resolving, both are open
rule-second-event-resolve-only = only resolving
rule-same-ability-twice = The same ability twice
rule-same-ability-twice-reason = The source asks for two abilities and does not say whether both may be the same one.
rule-same-ability-twice-no = no, two different ones
rule-same-ability-twice-yes = yes, it counts twice
rule-same-ability-twice-fitted = without a second ability, which counts 0

forbidden-activity-advantage = HB-20: an activity advantage works only at level 0, 1 and 2; ability { $number } already has level { $level }.
forbidden-same-ability = HB-03: a roll names two different abilities; with the house rule same-ability-twice = yes both may be the same one.
forbidden-same-ability-levels = HB-03: the same ability has the same level both times; here they are { $first } and { $second }.
forbidden-in-sides = Side { $number }: { $what }
forbidden-in-solutions = Solution { $number }: { $what }
forbidden-chosen = HB-07: one of the proposed solutions is chosen; there is no number { $chosen }, there are { $count }.
forbidden-session-points = HB-18: the end of a session gives exactly one progress point, not { $amount }.
missing-agreed = HB-18: a progress point is for something you all agree on; name it with in.

explain-activity = Ability { $number }: activity advantage, counts { $level } in place of { $base }
explain-contest-won = Side { $by } wins with { $result }
explain-contest-tie = Stalemate at { $result }: sides { $sides }
told-problem = Problem: { $problem }
prompt-proposal = Whoever plays the character proposes solutions; the GM says, together if you like, which attribute and which two abilities fit; then one is chosen.
prompt-higher-levels = The GM says whether the higher success changes anything here; it need not.

transition-award-progress-points = Receive progress points
transition-award-progress-points-occasion = Occasion
transition-award-progress-points-amount = Points
transition-award-progress-points-in = For what
transition-award-progress-points-in-help = What player and GM agree on.
transition-move-point = Move one point
transition-move-point-from = From
transition-move-point-to = To
transition-momentous-event = Momentous event
transition-momentous-event-from = From
transition-momentous-event-to = To the narrative attribute
transition-momentous-event-event = What happened
transition-resolve-altered-state = Resolve the altered state
transition-resolve-altered-state-ways = Points
transition-resolve-altered-state-ways-from = From
transition-resolve-altered-state-ways-to = To
told-moved = A point goes from { $source } to { $target }
told-resolved = The altered state is resolved, and the character comes out of it changed
choice-occasion-session = End of a session
choice-occasion-training = Training in play
choice-occasion-downtime = Skipped time
told-progress = { $amount ->
    [0] No progress point
    [one] One progress point for { $what }
   *[other] { $amount } progress points for { $what }
 }; now { $now }
told-no-entitlement = There is no claim to points from training or skipped time.

sheet-name = Name
sheet-details = Details
sheet-categories = Categories
sheet-categories-name = Category
sheet-categories-narrative = Narrative
sheet-categories-points = Points of creation
sheet-categories-attributes = Attributes
sheet-categories-attributes-name = Attribute
sheet-categories-attributes-value = Value without moves
sheet-categories-abilities = Abilities
sheet-categories-abilities-name = Ability
sheet-categories-abilities-level = Level
sheet-categories-abilities-background-1 = Background of level 1
sheet-categories-abilities-background-2 = Background of level 2
sheet-categories-abilities-background-3 = Background of level 3
sheet-categories-abilities-raised = Raised of these
sheet-categories-abilities-invested = Points in the next level
sheet-advantages = Advantages
sheet-advantages-name = Advantage
sheet-advantages-points = Points
sheet-advantages-opportunity = Opportunity in play
sheet-advantages-prerequisites = Prerequisites
sheet-advantages-prerequisites-met = Prerequisites met
sheet-activity-advantages = Activity advantages
sheet-activity-advantages-activity = Activity
sheet-activity-advantages-ability = Its ability
sheet-activity-advantages-points = Points
sheet-moves = Moved attribute points
sheet-moves-kind = Occasion
sheet-moves-from = From
sheet-moves-to = To
sheet-moves-reason = Reason
sheet-attributes = Attribute points
sheet-narrative-sum = Narrative sum
sheet-altered-state = Altered state
sheet-ability-points = Ability points
sheet-bonus-points = Bonus points
sheet-bonus-open = Open bonus points
sheet-effective = Advantages at work
sheet-steps-open = Open steps of creation
choice-kind-creation = Creation
choice-kind-event = Momentous event
choice-kind-resolution = Resolution
kind-category = category
kind-attribute = attribute
kind-ability = ability
kind-advantage = advantage
kind-activity = activity

made-attribute = { $name } { $value } ({ $word }){ $moved ->
    [0] {""}
   *[other] , moved by { $moved }
 }
made-ability = { $name } { $level } ({ $word })
made-nameless = Category { $number }
made-bonus = { $category }: { $points } ability points give { $bonus }
made-lapsed = { $category }: { $points } lapse, all attributes are at { $most }
made-advantage = { $name }: { $effective ->
    [true] works
   *[other] does not work
 }
made-activity = { $name } ({ $ability }): { $effective ->
    [true] works
   *[other] works after the second point, now { $points }
 }
made-normal-state = Normal state
made-altered-state = Narrative sum { $excess } above 10: increased narrative protection, and the character comes out of it changed

guide-step = Step { $number }: { $step }{ $missing ->
    [0] {" "}– done
   *[other] {" "}– open: { $missing }
 }
guide-details = Settle details and names
guide-narrative = Spread ten points over the narrative attributes
guide-abilities = Give 12, 10, 8, 6 and 4 points to the categories and spread them over abilities
guide-backgrounds = Tell in the background where each level of each ability comes from
guide-attributes = Give each attribute one point, then the bonus points
guide-move = Move one point from one attribute to another, if you like
guide-move-made = One point has been moved from one attribute to another
guide-no-details = The character’s name or details are missing.

violation-nameless = A name is missing here ({ $kind }).
violation-twice = “{ $name }” is on the sheet twice ({ $kind }); each name stands once.
violation-categories = HB-08: besides the narrative one there are { $right } categories; here there are { $count }.
violation-totals = HB-08: the five categories get 12, 10, 8, 6 and 4 points, each number once; here they are { $totals }.
violation-narrative-count = HB-14: exactly one category is narrative; here there are { $count }.
violation-narrative-sum = HB-14: the narrative attributes have { $right } points together; here they have { $sum } before any move.
violation-narrative-abilities = HB-08: the narrative category “{ $category }” gets no ability points.
violation-spent = HB-08: in “{ $category }” { $spent } of { $points } points are in abilities, raises not counted.
violation-room = HB-08: “{ $category }” has room for its ability points ({ $points }) only from { $need } { $need ->
    [one] ability
   *[other] abilities
 } on; each has level 3 at most.
violation-below-one = HB-11: “{ $name }” starts with one point.
violation-bonus-above = HB-12: bonus points in “{ $category }” for ability points of { $points }: { $due }; { $placed } are placed.
violation-bonus-open = HB-12: bonus points in “{ $category }” for ability points of { $points }: { $due }; only { $placed } are placed yet.
violation-ability = HB-01: “{ $name }” has level { $level }; the highest is { $most }.
violation-attribute = HB-02: “{ $name }” is { $value } now; attributes go from 0 to { $most }.
violation-raised = HB-18: “{ $name }” was raised by { $raised } { $raised ->
    [one] level
   *[other] levels
 }, but has level { $level } only.
violation-background = HB-10: “{ $name }” needs a text for level { $level }: { $question }
violation-unknown-attribute = HB-13: There is no attribute “{ $name }” on the sheet.
violation-move-to-itself = { $rule }: a point goes to another attribute, not from “{ $name }” to itself.
violation-second-move = HB-13: at creation one point is moved at most.
violation-move-narrative = HB-13: the move of creation leaves narrative attributes alone; their sum is 10.
violation-event-target = HB-15: a momentous event moves a point to a narrative attribute; “{ $name }” is none.
violation-second-event = HB-15: the narrative sum is { $excess } above 10 already; with second-event = resolve-only it is resolved first.
violation-nothing-to-resolve = HB-17: only a narrative sum above 10 is resolved; it is { $sum }.
violation-resolution-target = HB-17: a resolution moves a point from a narrative attribute to one that is not narrative.
violation-half-resolved = HB-17: a resolution moves all points above 10; left to move: { $excess }.
violation-nothing-to-move = HB-02: “{ $name }” has no point that could be moved.
violation-move-above = HB-02: “{ $name }” is at { $most } already.
violation-advantage-points = HB-19: the advantage “{ $name }” needs one point; entered: { $points }.
violation-opportunity = HB-19: the advantage “{ $name }” is learned only when play opens an opportunity; name it.
violation-activity-points = HB-20: the activity advantage “{ $name }” needs two points; entered: { $points }.
violation-activity-ability = HB-20: “{ $name }” belongs to an ability; “{ $ability }” is not on the sheet.
violation-activity-level = HB-20: “{ $name }” works only at level 0, 1 and 2; “{ $ability }” has level 3.

raise-ability = { $name }
raise-invest = { $name }: one point for the next level
raise-attribute = { $name }
raise-advantage = Advantage { $name }
raise-activity = Activity advantage { $name } ({ $ability })
price-ability = Level { $level } costs { $cost }
price-house-rule = House rule: the source names no costs
price-activity-paid = The activity advantage counts as { $paid } already paid and becomes part of the ability
price-activity-ends = The activity advantage { $name } ends with it: at level 3 there is none
price-invested = { $invested } put into it already
price-bonus-follows = { $points } ability points in { $category }: afterwards one attribute there gets a point
price-invest = One progress point in something you agree on
price-attribute = { $points } ability points give { $bonus } bonus { $bonus ->
    [one] point
   *[other] points
 }, open: { $open }
price-attribute-moved = With the moves it goes from { $now } to { $then }
price-advantage = An advantage works after one point as long as its prerequisites are met
price-activity = Two points, one on acquiring it; it works after the second, { $points } so far
refused-highest-ability = HB-01: “{ $name }” has the highest level { $most } already.
refused-narrative-ability = HB-08: there are no abilities to raise in the narrative category (“{ $name }”).
refused-invested = HB-18: there are enough points in “{ $name }”; take level { $level }.
refused-altered-state = HB-16: the narrative sum is { $excess } above 10; as long as that is so, “{ $name }” is not raised.
refused-narrative-attribute = HB-14: the narrative attributes always have ten points; “{ $name }” grows through a momentous event only.
refused-highest-attribute = HB-02: “{ $name }” is at { $most } already.
refused-no-bonus = HB-12: the bonus points for { $points } ability { $points ->
    [one] point
   *[other] points
 } in “{ $category }” ({ $bonus }) are all placed.
refused-advantage-has = HB-19: “{ $name }” has its point already.
refused-opportunity = HB-19: “{ $name }” is learned only when play opens an opportunity; enter it.
refused-activity-ability = HB-20: “{ $name }” belongs to an ability; “{ $ability }” is not on the sheet.
refused-activity-has = HB-20: “{ $name }” has both points already; the next step is the whole ability.
refused-activity-level = HB-20: “{ $name }” can only be had at level 0, 1 and 2; “{ $ability }” has level 3.
refused-not-effective = HB-20: “{ $name }” works after the second point only, { $points } so far.
unknown-filling = The sheet does not fill in “{ $parameter }”; it knows attribute, ability-1, ability-2, activity-advantage-1 and activity-advantage-2.
unknown-trait = “{ $name }” is not on the sheet ({ $kind }); there are: { $known }.

reference-abilities = Levels of abilities
reference-abilities-value = Value
reference-abilities-level = Level
reference-abilities-level-0 = unable
reference-abilities-level-1 = able
reference-abilities-level-2 = masterly
reference-abilities-level-3 = special
reference-attributes = Values of attributes
reference-attributes-value = Value
reference-attributes-level = Level
reference-attributes-level-0 = not there
reference-attributes-level-1 = weak
reference-attributes-level-2 = medium
reference-attributes-level-3 = strong
reference-attributes-level-4 = extreme
reference-attributes-level-5 = legend
reference-bands = Bands of results
reference-bands-from = From
reference-bands-to = To
reference-bands-outcome = Outcome
reference-totals = Points of the five categories
reference-totals-points = Ability points
reference-totals-bonus = Bonus points
reference-alternating = The alternating way
reference-alternating-closed = Closed
reference-alternating-category-1 = Category 1
reference-alternating-category-2 = Category 2
reference-alternating-category-3 = Category 3
reference-alternating-category-4 = Category 4
reference-alternating-category-5 = Category 5
reference-backgrounds = Questions for the background
reference-backgrounds-level = Level
reference-backgrounds-question = Question
reference-backgrounds-question-1 = How did the character come by this ability?
reference-backgrounds-question-2 = Which adventure or formative moment woke the wish to master it?
reference-backgrounds-question-3 = What drove the character to surpass everyone else, and what did that change in their life?
reference-bonus = Bonus points of a category
reference-bonus-points = Ability points
reference-bonus-bonus = Bonus points
reference-events = Momentous events
reference-events-event = Event
reference-events-event-1 = came close to death
reference-events-event-2 = reached a goal of their own
reference-states = Altered states
reference-states-state = State
reference-states-state-1 = mania
reference-states-state-2 = obsession
reference-states-state-3 = vendetta
reference-states-state-4 = depression
reference-progress = Where progress points come from
reference-progress-occasion = Occasion
reference-progress-occasion-1 = end of a session: one point in something player and GM agree on
reference-progress-occasion-2 = it was played out, used with profit, or failed at in a way that taught something
reference-progress-occasion-3 = training in play, with a teacher for instance
reference-progress-occasion-4 = skipped time: perhaps a point, there is no claim to one
reference-advantages = Examples of advantages
reference-advantages-example = Advantage
reference-advantages-example-1 = courage
reference-advantages-example-2 = an enchantment
reference-advantages-example-3 = a magical benefit
reference-order = Order of creation
reference-order-step = Step
reference-order-what = What

law-HB-01 = Abilities have levels 0 to 3: unable, able, masterly, special.
law-HB-02 = Attributes have values from 0 to 5: not there, weak, medium, strong, extreme, legend.
law-HB-03 = A roll names one attribute and two abilities; the two abilities are added, and no more than 5 counts.
law-HB-04 = Attribute and sum of abilities are selectors for five d10; the result lies between 0 and 20.
law-HB-05 = Eight bands part the results without a gap: 0–1, 2–4, 5–7, 8–10, 11–13, 14–16, 17–19 and 20, from utter failure to perfection.
law-HB-06 = Each problem may have bands of its own, and higher successes need not change anything.
law-HB-07 = Whoever plays the character proposes solutions; the GM sets attribute and two abilities, together if they like; the one who plays the character chooses in the end.
law-HB-08 = The five categories besides the narrative one get 12, 10, 8, 6 and 4 ability points, each number once; a point is a level.
law-HB-09 = The alternating way ends the same: four points everywhere, then again and again one category is closed and the open ones get two points.
law-HB-10 = Each level of each ability has its piece of background: how it was acquired, the formative moment, the drive and what it changed.
law-HB-11 = Each attribute starts with one point.
law-HB-12 = For every second ability point above 4 in a category an attribute gets a point, with later raises as well.
law-HB-13 = Afterwards one point may be moved from one attribute to another, into another category as well.
law-HB-14 = The narrative attributes always have ten points together.
law-HB-15 = A momentous event may move an attribute point to a narrative attribute; where it comes from outside, an altered state with increased narrative protection begins.
law-HB-16 = While the narrative sum is above 10, narrative attributes are not raised.
law-HB-17 = Where the sum is above 10, all points above it may go to other attributes; that ends the altered state.
law-HB-18 = The end of each session gives one progress point in something both agree on; further ones come from training or skipped time, without a claim.
law-HB-19 = Advantages work after one progress point while their prerequisites are met, change no abilities, and are learned only when play opens an opportunity.
law-HB-20 = An activity advantage counts one activity one level higher, only at level 0, 1 and 2; it costs two points, works after the second, and can be extended to the whole ability.
law-HB-21 = A character is made in this order: details, narrative attributes, abilities, background, attributes with bonus points, the one move.
