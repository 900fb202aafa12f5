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
check-action-situational = Of these for circumstances
check-action-situational-help = How many of the levels the GM gave for the circumstances; above 1 the roll carries a warning.

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
rule-legend-points-for-fitted = without the legend points, for then the GM’s characters have none

forbidden-extraordinary = An extraordinary attribute cannot be rolled at score 0; the score must be at least 1 (OL-04).
forbidden-legend-points = { $points } legend points are too many: at level { $level } at most { $most } can be spent on one roll (level + 1, OL-18).
forbidden-legend-points-gm = Only player characters spend legend points; for the GM’s roll leave them out or set legend-points-for to everyone (OL-A7).

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

check-attack = Attack
check-attack-summary = One roll against one or several targets; each has its own defense, and from two targets on their number is the disadvantage.
check-attack-attribute = Attribute score
check-attack-defenses = Defenses of the targets
check-attack-defenses-one = Defense
check-attack-defenses-help = One for each target. From two targets on there is as much disadvantage as there are targets.
check-attack-advantage = Advantage
check-attack-disadvantage = Disadvantage
check-attack-disadvantage-help = Without the disadvantage for several targets, which is added by itself.
check-attack-legend-points = Legend points
check-attack-level = Level
check-attack-extraordinary = Extraordinary attribute
check-attack-roller = Who rolls
check-attack-situational = Of these for circumstances

check-contest = Contested action
check-contest-summary = Two or more sides each make an action roll with an attribute of their own; the highest total wins.
check-contest-sides = Sides
check-contest-sides-help = Two to eight; with ties set to status-quo the last one holds what it is about.
check-contest-sides-attribute = Attribute score
check-contest-sides-advantage = Advantage
check-contest-sides-disadvantage = Disadvantage
check-contest-sides-legend-points = Legend points
check-contest-sides-level = Level
check-contest-sides-extraordinary = Extraordinary attribute

check-group = Group action roll
check-group-summary = Everyone who takes part rolls against the same Challenge Rating; with more failures than successes the group fails.
check-group-sides = Participants
check-group-sides-attribute = Attribute score
check-group-sides-advantage = Advantage
check-group-sides-disadvantage = Disadvantage
check-group-sides-legend-points = Legend points
check-group-sides-level = Level
check-group-sides-extraordinary = Extraordinary attribute
check-group-challenge = Challenge Rating
check-group-roller = Who rolls

check-resist = Resist roll
check-resist-summary = A d20 without attribute; 10 or more ends the bane.
check-resist-advantage = Advantage
check-resist-disadvantage = Disadvantage

outcome-side-1 = Side 1 wins
outcome-side-2 = Side 2 wins
outcome-side-3 = Side 3 wins
outcome-side-4 = Side 4 wins
outcome-side-5 = Side 5 wins
outcome-side-6 = Side 6 wins
outcome-side-7 = Side 7 wins
outcome-side-8 = Side 8 wins
outcome-tie = Tie
outcome-hits-0 = No target hit
outcome-hits-1 = One target hit
outcome-hits-2 = 2 targets hit
outcome-hits-3 = 3 targets hit
outcome-hits-4 = 4 targets hit
outcome-hits-5 = 5 targets hit
outcome-hits-6 = 6 targets hit
outcome-hits-7 = 7 targets hit
outcome-hits-8 = 8 targets hit
outcome-hits-9 = 9 targets hit
outcome-hits-10 = 10 targets hit

turn-side = Side { $by }
turn-member = Roll { $by }
turn-attack = Attack roll

transition-award-legend-points = Gain legend points
transition-award-legend-points-points = Points
transition-award-legend-points-roller = For whom
transition-award-legend-points-reason = What for
transition-spend-legend-points = Spend legend points
transition-spend-legend-points-points = Points
transition-spend-legend-points-roller = For whom
transition-spend-legend-points-level = Level
choice-reason-flaw = A flaw played to one’s own cost
choice-reason-roleplay = Strong roleplay
choice-reason-table-rule = A rule of the table

rule-tie = Tie in a contested action
rule-tie-reason = The text does not say who wins when two or more sides share the highest total.
rule-tie-gm-decides = the GM decides
rule-tie-attribute-score = the higher attribute score among those tied; with equal scores the GM
rule-tie-reroll = those tied roll again
rule-tie-status-quo = things stay as they were: the last side holds what it is about

forbidden-situational = { $situational } { $situational ->
    [one] level
   *[other] levels
 } cannot be for the situation when all in all it is only { $given } (OL-16).
forbidden-in-side = Side { $by }: { $what }
forbidden-multi-target = Without attribute dice no disadvantage can be taken on willingly: at score 0 there is no attack on { $targets } targets, only on one (OL-15).
forbidden-too-many-held = Nobody has more than { $most } legend points (OL-17): { $points } do not fit on top of { $held }.
forbidden-not-held = With { $held } legend { $held ->
    [one] point
   *[other] points
 } at hand, { $points } cannot be spent (OL-18).
withheld-legend-points = Legend points are for action rolls; a resist roll takes none (OL-27).
error-no-such-attribute = “{ $name }” is not on the sheet. There are: { $known }.

explain-resist = { $least } or more ends the bane
explain-contest-won = Side { $by } is ahead
explain-tie = Tied: sides { $sides }
explain-tie-attribute-score = Tied: sides { $sides }; the higher attribute score decides for side { $by }
explain-tie-status-quo = Tied: sides { $sides }; things stay as they were, with side { $by }
explain-group-count = Successes { $successes }, failures { $failures }
explain-targets = { $targets } targets: disadvantage { $targets }
explain-target = Target { $by }, defense { $defense }
explain-target-hit = Hit, damage { $damage }
explain-target-missed = Missed
explain-target-bane = A bane as well if its defense is { $most } at most
explain-awarded = { $points } legend { $points ->
    [one] point
   *[other] points
 } gained, now { $held }
explain-spent = { $points } legend { $points ->
    [one] point
   *[other] points
 } spent, { $held } left: advantage { $points } and +{ $points } on one action roll that follows now

prompt-twist = The GM picks one of two. Success with a twist: the aim is reached, but someone is in danger, something is used up, time passes or attention is drawn.
prompt-progress = Or failure: the story progresses, since another way shows, the danger grows or something was not true. Nobody repeats the roll for the same aim.
prompt-tell = Whoever succeeds describes it; the GM tells what only the GM can know.
prompt-situational = Warning: for the circumstances the GM gives advantage or disadvantage 1 at most, here it is { $amount } levels.
prompt-group = First everyone says what they contribute; whether and when there is a group action, and who takes part with what, is up to the GM.
prompt-tie-score = By attribute score it would go to side { $by }

sheet-name = Name
sheet-xp = Experience points
sheet-armor = Armor
sheet-attributes = Attributes
sheet-feats = Feats
sheet-feats-name = Name
sheet-feats-cost = Feat points
sheet-feats-bonus-to = Bonus to
sheet-feats-amount = Amount
sheet-feats-use = Uses
sheet-feats-in-place-of = Instead of
sheet-flaws = Flaws
sheet-level = Level
sheet-highest-score = Highest score that can be bought
sheet-toughness = Toughness
sheet-guard = Guard
sheet-resolve = Resolve
sheet-hit-points = Hit points
sheet-attribute-points = Attribute points left
sheet-feat-points = Feat points left
sheet-legend-points-a-roll = Legend points for one roll, at most
sheet-attributes-agility = Agility
sheet-attributes-fortitude = Fortitude
sheet-attributes-might = Might
sheet-attributes-learning = Learning
sheet-attributes-logic = Logic
sheet-attributes-perception = Perception
sheet-attributes-will = Will
sheet-attributes-deception = Deception
sheet-attributes-persuasion = Persuasion
sheet-attributes-presence = Presence
sheet-attributes-alteration = Alteration
sheet-attributes-creation = Creation
sheet-attributes-energy = Energy
sheet-attributes-entropy = Entropy
sheet-attributes-influence = Influence
sheet-attributes-movement = Movement
sheet-attributes-prescience = Prescience
sheet-attributes-protection = Protection
choice-bonus-to-agility = { sheet-attributes-agility }
choice-bonus-to-fortitude = { sheet-attributes-fortitude }
choice-bonus-to-might = { sheet-attributes-might }
choice-bonus-to-learning = { sheet-attributes-learning }
choice-bonus-to-logic = { sheet-attributes-logic }
choice-bonus-to-perception = { sheet-attributes-perception }
choice-bonus-to-will = { sheet-attributes-will }
choice-bonus-to-deception = { sheet-attributes-deception }
choice-bonus-to-persuasion = { sheet-attributes-persuasion }
choice-bonus-to-presence = { sheet-attributes-presence }
choice-bonus-to-alteration = { sheet-attributes-alteration }
choice-bonus-to-creation = { sheet-attributes-creation }
choice-bonus-to-energy = { sheet-attributes-energy }
choice-bonus-to-entropy = { sheet-attributes-entropy }
choice-bonus-to-influence = { sheet-attributes-influence }
choice-bonus-to-movement = { sheet-attributes-movement }
choice-bonus-to-prescience = { sheet-attributes-prescience }
choice-bonus-to-protection = { sheet-attributes-protection }
choice-use-agility = { sheet-attributes-agility }
choice-use-fortitude = { sheet-attributes-fortitude }
choice-use-might = { sheet-attributes-might }
choice-use-learning = { sheet-attributes-learning }
choice-use-logic = { sheet-attributes-logic }
choice-use-perception = { sheet-attributes-perception }
choice-use-will = { sheet-attributes-will }
choice-use-deception = { sheet-attributes-deception }
choice-use-persuasion = { sheet-attributes-persuasion }
choice-use-presence = { sheet-attributes-presence }
choice-use-alteration = { sheet-attributes-alteration }
choice-use-creation = { sheet-attributes-creation }
choice-use-energy = { sheet-attributes-energy }
choice-use-entropy = { sheet-attributes-entropy }
choice-use-influence = { sheet-attributes-influence }
choice-use-movement = { sheet-attributes-movement }
choice-use-prescience = { sheet-attributes-prescience }
choice-use-protection = { sheet-attributes-protection }
choice-in-place-of-agility = { sheet-attributes-agility }
choice-in-place-of-fortitude = { sheet-attributes-fortitude }
choice-in-place-of-might = { sheet-attributes-might }
choice-in-place-of-learning = { sheet-attributes-learning }
choice-in-place-of-logic = { sheet-attributes-logic }
choice-in-place-of-perception = { sheet-attributes-perception }
choice-in-place-of-will = { sheet-attributes-will }
choice-in-place-of-deception = { sheet-attributes-deception }
choice-in-place-of-persuasion = { sheet-attributes-persuasion }
choice-in-place-of-presence = { sheet-attributes-presence }
choice-in-place-of-alteration = { sheet-attributes-alteration }
choice-in-place-of-creation = { sheet-attributes-creation }
choice-in-place-of-energy = { sheet-attributes-energy }
choice-in-place-of-entropy = { sheet-attributes-entropy }
choice-in-place-of-influence = { sheet-attributes-influence }
choice-in-place-of-movement = { sheet-attributes-movement }
choice-in-place-of-prescience = { sheet-attributes-prescience }
choice-in-place-of-protection = { sheet-attributes-protection }
choice-bonus-to-nothing = nothing
choice-bonus-to-toughness = { sheet-toughness }
choice-bonus-to-guard = { sheet-guard }
choice-bonus-to-resolve = { sheet-resolve }
choice-bonus-to-hit-points = { sheet-hit-points }
choice-use-none = none
choice-in-place-of-none = none

made-base = { $amount } to begin with
made-attribute = { $amount } from { $attribute }
made-instead = { $amount } from { $attribute } in place of { $instead }
made-armor = { $amount } from armor
made-feat = { $amount } from { $feat }
made-level = 1, and one for every 3 experience points: { $xp }
made-highest = at level { $level }
made-points = { $given } given, { $spent } spent
made-legend = level { $level } + 1

violation-points = The attributes cost { $spent } points, but there are only { $given } (40, and 3 for each of { $xp } experience points).
violation-cap = { $attribute } { $score } is too high at level { $level }; at most { $most } is allowed.
violation-ten = { $attribute }: a score of 10 cannot be bought; only feats and boons give it.
violation-above-ten = { $attribute } comes to { $score }; no attribute rises above 10.
violation-feats = The feats cost { $spent } points, but there are only { $given } (6, and one for each of { $xp } experience points).
violation-feat-half = “{ $feat }” tells only half of what it changes: a target needs an amount, and an attribute the one it stands in for.
violation-feat-twice = “{ $feat }” replaces { $attribute } once more; an attribute is replaced only once.
refused-cap = { $attribute } { $score } is not allowed yet at level { $level }; it is from level { $needed } on (OL-P2).
refused-ten = { $attribute }: a score of 10 cannot be bought; only feats and boons give it (OL-P4).
refused-points = { $attribute }: the step costs { $cost } attribute { $cost ->
    [one] point
   *[other] points
 }, left: { $left } (OL-P1).
currency-attribute-points = attribute points
price-step = A step costs the new score: { $score }
price-in-all = Score { $score } will then have cost { $cost } { $cost ->
    [one] point
   *[other] points
 } in all
price-xp = Experience points are awarded by the GM; each brings { $points } attribute points and one feat point

reference-challenges = Challenge Ratings by difficulty; they do not grow with the level of the party
reference-challenges-name = Difficulty
reference-challenges-challenge = CR
reference-challenges-everyday = Everyday
reference-challenges-challenging = Challenging
reference-challenges-heroic = Heroic
reference-challenges-epic = Epic
reference-challenges-legendary = Legendary
reference-sample-tasks = Sample tasks by Challenge Rating
reference-sample-tasks-challenge = CR
reference-sample-tasks-task = Task
reference-sample-tasks-everyday-1 = jump across a gap of 5 ft
reference-sample-tasks-everyday-2 = climb a wall that has good holds
reference-sample-tasks-everyday-3 = break open the door of an ordinary house
reference-sample-tasks-everyday-4 = bring down the price of a simple trader
reference-sample-tasks-challenging-1 = climb a rough wall
reference-sample-tasks-challenging-2 = guess what a text in a foreign language is about
reference-sample-tasks-challenging-3 = break open a solid wooden door
reference-sample-tasks-heroic-1 = climb a smooth surface
reference-sample-tasks-heroic-2 = jump across a gap of 15 ft
reference-sample-tasks-heroic-3 = translate a text in a foreign language
reference-sample-tasks-heroic-4 = win bystanders for a risky venture
reference-sample-tasks-epic-1 = translate a text from an altogether different world
reference-sample-tasks-epic-2 = break open a door of iron
reference-sample-tasks-legendary-1 = jump across a rift of 25 ft
reference-sample-tasks-legendary-2 = climb a flawless surface
reference-sample-tasks-legendary-3 = make friends with someone who has sworn a vendetta against you
reference-average-challenge = Average Challenge Rating by attribute score
reference-average-challenge-score = Attribute score
reference-average-challenge-challenge = CR
reference-average-challenge-exact = Exact chance of success (the text says about 50 %)
reference-average-challenge-percent = { $whole }.{ $rest }%
reference-attribute-dice = Attribute dice and costs
reference-attribute-dice-score = Attribute score
reference-attribute-dice-dice = Dice
reference-attribute-dice-cost = Points in all
reference-attribute-dice-level = From level
reference-situations = Circumstances for advantage and disadvantage 1
reference-situations-advantage = Advantage
reference-situations-disadvantage = Disadvantage
reference-situations-advantage-1 = the foe is surprised or pays no heed to you
reference-situations-advantage-2 = you attack out of an acrobatic stunt
reference-situations-advantage-3 = the foe is caught from two sides
reference-situations-advantage-4 = you have leverage in a negotiation
reference-situations-advantage-5 = an arcane focus helps with the spell
reference-situations-advantage-6 = the library for your research is well stocked
reference-situations-advantage-7 = you follow the trail of a large group
reference-situations-disadvantage-1 = you fight on a narrow beam
reference-situations-disadvantage-2 = there is little room
reference-situations-disadvantage-3 = you lie on the ground
reference-situations-disadvantage-4 = the other side has leverage in a negotiation
reference-situations-disadvantage-5 = you cast in the middle of a storm
reference-situations-disadvantage-6 = you do research while ill
reference-situations-disadvantage-7 = you follow the trail of something smaller than a child
reference-boons = Challenge Rating of invoking a boon
reference-boons-power = Power level
reference-boons-challenge = CR
reference-twists = Twists to a success; with a twist it is still a success
reference-twists-twist = Twist
reference-twists-twist-1 = someone comes into danger
reference-twists-twist-2 = something is used up
reference-twists-twist-3 = an enemy is made or a friendship breaks
reference-twists-twist-4 = something that matters goes unnoticed
reference-twists-twist-5 = time is lost
reference-twists-twist-6 = someone takes notice
reference-twists-twist-7 = something unexpected turns up
reference-progress = How it goes on after a failure; how bad it gets is up to the GM
reference-progress-way = Way
reference-progress-way-1 = another prospect of success shows
reference-progress-way-2 = the danger grows
reference-progress-way-3 = what everyone took for true was not
reference-no-retry = Every roll matters: here the others wait for what the GM makes of the roll and do not repeat it
reference-no-retry-roll = Roll
reference-no-retry-roll-1 = finding what is hidden, such as secret doors
reference-no-retry-roll-2 = seeing through lies
reference-no-retry-roll-3 = persuading someone
reference-no-retry-roll-4 = recalling useful knowledge
reference-when-to-roll = Before a roll
reference-when-to-roll-hint = Hint
reference-when-to-roll-hint-1 = Dice fall only where it matters to the story
reference-when-to-roll-hint-2 = Where success is out of the question there is no roll
reference-when-to-roll-hint-3 = Circumstances do not change the CR; they give advantage or disadvantage
reference-character-rules = Rules of the character sheet
reference-character-rules-number = Number
reference-character-rules-rule = Rule
reference-character-rules-rule-1 = Every step of an attribute costs the new score; there are 40 points to begin with and 3 more for every experience point.
reference-character-rules-rule-2 = The level bounds what can be bought: 5 at levels 1 and 2, then 1 more every two levels, 9 from level 9 on.
reference-character-rules-rule-3 = The level is 1 and one more for every 3 experience points, 10 at most.
reference-character-rules-rule-4 = A score of 10 comes only from feats or boons, and nothing goes above it.
reference-character-rules-rule-5 = Toughness is 10 + Fortitude + Will, Guard 10 + Agility + Might + armor, Resolve 10 + Presence + Will, hit points 10 + 2 × (Fortitude + Presence + Will); a feat can put one attribute in the place of another.
reference-character-rules-rule-6 = There are 6 feat points to begin with and one more for every experience point.
reference-character-rules-rule-7 = Invoking a boon has the Challenge Rating 10 + 2 × power level.
reference-combat-rules = Rules of combat and assistance
reference-combat-rules-number = Number
reference-combat-rules-rule = Rule
reference-combat-rules-rule-1 = Damage is the total less the defense, 3 at least on a hit; at 10 or more above it there is a bane as well whose own defense the total reaches.
reference-combat-rules-rule-2 = An attack on two or more targets has as much disadvantage as there are targets; there is one roll.
reference-combat-rules-rule-3 = Every further range increment gives disadvantage 1, 2 at most.
reference-combat-rules-rule-4 = Assistance gives an ally advantage 1; whoever helps needs at least 1 in the attribute.
reference-combat-rules-rule-5 = Initiative is an Agility roll; of a tie the higher score decides, then chance.
reference-combat-rules-rule-6 = A resist roll of 10 or more ends a bane; after three failures it lasts long.

law-OL-01 = An action roll is a d20 and the dice of the attribute. Every kept die that shows its highest face is thrown again and added, without end.
law-OL-02 = Meeting the Challenge Rating is a success. Below it the GM picks exactly one: success with a twist, or failure, and the story progresses.
law-OL-03 = When the GM rolls there is only success or failure, and nothing to pick.
law-OL-04 = An ordinary attribute with score 0 is rolled with the d20 alone; an extraordinary one needs 1 at least.
law-OL-05 = Everyday 10, challenging 15, heroic 20, epic 25, legendary 30: the rating hangs on the task, not on the level of the party.
law-OL-06 = The rating 10 + 2 × score counts as average for an attribute score. The half that is promised with it holds only roughly; the exact chance stands beside it.
law-OL-07 = In an attack the defense of the target is the Challenge Rating.
law-OL-08 = In a contested action every side rolls with the attribute that fits it; the highest total wins. There may be more than two.
law-OL-09 = In a group action roll all roll against the same rating. If failures outnumber successes the group fails, else it succeeds; from there on it counts as one single roll.
law-OL-10 = Levels of advantage add up, levels of disadvantage too; then only the difference counts.
law-OL-11 = Advantage X: X more attribute dice, the X lowest are dropped. The d20 stays as it is.
law-OL-12 = Disadvantage X: X more attribute dice, the X highest are dropped. The d20 stays as it is.
law-OL-13 = Dice are dropped once, after the first throw and before anything explodes. Dropped dice never explode, and the throws that explosions add all stay.
law-OL-14 = Without attribute dice advantage is two d20 and the higher, disadvantage two d20 and the lower; more than one level never counts there.
law-OL-15 = Without attribute dice no disadvantage can be taken on for a benefit, and so there is no attack on several targets.
law-OL-16 = For the circumstances the GM gives advantage or disadvantage 1 at most; feats, banes and boons may give more.
law-OL-17 = Legend points start at 0 and go up to 10. They are awarded for flaws played to one’s own cost, for strong roleplay, and by rules of the table.
law-OL-18 = Before a roll up to level + 1 legend points at hand can be spent; each gives advantage 1 and +1 on the total.
law-OL-19 = Every roll matters: after a failure nobody else just tries the same thing again.
law-OL-20 = Where success is out of the question or the matter is unimportant, there is no roll.
law-OL-21 = There are seven suggestions for twists, from danger to an unexpected find. Even with a twist it is a success.
law-OL-22 = A failure moves the story in three ways: another way, growing danger, or false knowledge. How bad it gets is up to the GM.
law-OL-23 = A list at the table names seven typical circumstances each for advantage and for disadvantage.
law-OL-24 = Whoever succeeds tells how it looks, where possible; the GM tells what only the GM can know.
law-OL-25 = Favourable or hindering circumstances leave the rating alone; advantage and disadvantage are there for them.
law-OL-26 = Before a group action everyone says what they contribute. Whether and when it is possible, and who takes part with what, the GM alone decides.
law-OL-27 = Legend points are announced before an action roll and count for that one only. A resist roll is none and takes no points.
law-OL-28 = For every rating of the table there are sample tasks: jumping, climbing, breaking doors, translating, persuading.
