### Wurfwerk's own texts in English. Same keys as de.ftl. Every room appends its keys under its heading.


## words

yes = yes
no = no


## errors

error-internal = This is a fault of Wurfwerk, not yours: { $what }
error-too-costly-procedure = The procedure has too many possible states on the way for an exact answer (more than { $most } steps). Fewer rolls, a lower target or smaller pools would do.
error-too-costly-procedure-endless = In this procedure a value without an upper limit counts; its chances cannot be listed that way. A fixed target number would do.
error-too-costly-output = Written out, the whole distribution would be too long: { $characters } characters. Use fewer dice, or dice with fewer sides.
error-output-unwritable = The output cannot be written: { $why }.
error-unknown-language = Wurfwerk does not speak “{ $language }”; choose de or en.
error-too-few-faces = { $given ->
    [one] Only one face is given
   *[other] Only { $given } faces are given
 }, the roll needs one more for a die with { $sides } sides.
error-left-over-faces = { $given ->
    [one] One face is given
   *[other] { $given } faces are given
 }, the roll needs only { $used }; { $left ->
    [one] one is
   *[other] { $left } are
 } left over.
error-impossible-face = Number { $position } of the faces is { $face }, but a die with { $sides } sides cannot show that.
error-too-many-throws = The roll needs more than { $most } single throws and was stopped; let fewer dice explode, or make them explode less often.


## command line

error-unknown-command = There is no command “{ $command }”. The commands are { $commands }.
error-unknown-option = There is no option --{ $option } here.
error-missing-value = The value after --{ $option } is missing.
error-needless-value = --{ $option } takes no value.
error-given-twice = { $option } is given twice; it can be given only once.
error-missing-target = Say what to roll, for example 4d6kh3 or openlegend.action.
error-several-lines = There is more than one line on standard input, and only one can be rolled. Run Wurfwerk once for each line.
error-not-text = The input is not readable text (not UTF-8).
error-input-unreadable = The input cannot be read: { $why }.
why-missing = no such file or folder
why-folder = that is a folder
why-no-folder = part of the path is not a folder
why-forbidden = permission is missing
why-full = there is no space left
why-read-only = the drive can only be read
why-no-name = that is not a file name
why-long-name = the name is too long
why-loop = links lead in a circle
why-closed = it is closed
why-busy = it is in use just now
why-too-big = it would become too large
why-too-many-open = too many files are open
why-device = the device reports an error
why-other = the operating system reports error { $number }
error-in-parameter = { $parameter } ({ $label }): { $what }
error-bad-number = “{ $text }” after --{ $option } is not a number; write 15, 7/2 or 3.5, for example.
error-bad-faces = Number { $position } of --faces is “{ $text }”; write whole numbers separated by commas, for example 16,3,5.
error-seed-and-faces = Use either --seed or --faces, not both: the dice come from a seed, or you type them in.
error-option-of-checks = --{ $option } is for checks such as openlegend.action, not for dice notation.
error-needless-word = “{ $word }” does not belong here: { $check } takes options only.
error-needless-argument = “{ $word }” does not belong here.
error-list-option = --{ $option } is a list and can only be given through --parameters, for example --parameters '{"{"}"{ $option }": […]{"}"}'.
error-group-option = --{ $option } has several parts and can only be given through --parameters, for example --parameters '{"{"}"{ $option }": {"{"}…{"}"}{"}"}'.
error-parameters-too-long = --parameters is too long; at most { $most } characters are allowed.
error-parameters-not-json = --parameters is not valid JSON; the error is at character { $position }.
error-parameters-too-deep = --parameters cannot be read: it is nested too deeply, or holds numbers that are too long.
error-parameters-no-object = --parameters must be a JSON object in braces.
error-parameters-not-text = --parameters holds half a character: one part of a pair such as \ud83c\udfb2 is missing.
error-rule-form = “{ $text }” is not a house rule; write --rule KEY=VALUE, for example --rule { $example }.
error-no-rule-of-check = “{ $text }” cannot be set: { $check } has no house rules.
error-rule-of-another = The house rule { $rule } does not belong to { $system } and would have no effect here.
error-bad-port = “{ $text }” is not a port; write a whole number from 0 to 65535.
hint-parameters = Write it like this: --parameters '{"{"}"attribute": 5, "challenge": 20{"}"}'
hint-options = The options here are { $names }.
hint-switch = Write --{ $option } for yes and --no-{ $option } for no.
hint-single-values = Ask for single values without --json, using --at-least or --at-most.
hint-checks = To list all checks, run: wurfwerk systems

odds-too-wide = (too many values to draw; --at-least and --at-most give exact answers)
meanings-too-costly = too costly to calculate exactly

help-usage = Usage:
help-summary = Wurfwerk rolls dice, computes chances exactly, and opens a live game table.
help-roll = Rolls once and shows every die.
help-odds = Shows the exact distribution: every value with its percentage and the chance of at least that much (≥).
help-systems = Lists game systems, checks, their parameters with bounds, house rules with reasons, and resources.
help-sheet = A character in a file: made, shown, checked, raised, changed and taken back. Every change stands in the history with its day and reason.
help-sheet-new = Makes a new, empty sheet; a file that is there already is left alone.
help-sheet-show = Shows the sheet and everything that follows from it.
help-sheet-check = Lists everything that is not right, each point with its place and the number of the rule. Exit status 2 if there is anything.
help-sheet-raise = Raises values by one step each and pays for it. With --preview it says what that costs and why, and writes nothing; without PATH it lists every step there is.
help-sheet-set = Sets fields by hand and for nothing, for example attributes.might=3 or resources.legend-points=2. Whole lists and items of them are written as JSON; a new item goes at the end of its list.
help-sheet-fields = wurfwerk sheet set FILE --help lists the fields of this sheet with their bounds.
help-sheet-fields-of = Fields ({ $system }); items of lists are counted from 0:
help-sheet-changes = Changes ({ $system }); for the options of one, wurfwerk sheet change FILE CHANGE --help:
help-sheet-change = Changes resources, or moves on the sheet that a rule of the game allows. What the sheet knows need not be said.
help-sheet-undo = Takes back the last change that still stands.
help-sheet-history = Shows what was done, when and why.
help-serve = Starts the live table. Anything not given comes from WURFWERK_HOST, WURFWERK_PORT and WURFWERK_DATABASE.
help-target = TARGET is dice notation (4d6kh3, 3W6+2, 2d20kl1) or a check (openlegend.action); wurfwerk roll CHECK --help lists the options of a check. If TARGET begins with a minus, put -- before it. With - it is read from standard input, one line.
help-more = For more about a command, run wurfwerk COMMAND --help. The language is set by --lang de or --lang en, or else by the environment.
help-options = Options:
help-parameters = Parameters:
help-house-rules = House rules (default first):
help-examples = Examples:
help-status = Exit status: 0 done, 2 the input was wrong, 3 refused because the exact answer would be too costly.

option-json = output as JSON in one line
option-lang = language of the texts
option-help = this help
option-seed = the same seed gives the same roll
option-faces = faces in the order they were thrown, for physical dice
option-explain = says in words what is rolled and what was thrown
option-dialect = dialect of the notation: default, roll20, foundry, avrae, rpgdr or dicemaiden; for odds also all: every reading with its mean
sheet-option-parameters = parameters of the change as a JSON object; the only way for lists
option-parameters = parameters of a check as a JSON object; the only way for lists
sheet-option-rule = house rule: with new and set one of this character, with raise for this time alone; may be repeated
option-rule = house rule of a check; may be repeated
option-at-least = chance of at least this much; several numbers may follow
option-at-most = chance of at most this much; several numbers may follow
option-sheet = sheet that fills in the parameters of a check; the name of a field, as in --attribute might, is looked up in it
option-name = name of the character
option-preview = only says what it costs and why; nothing is written
option-reason = why, for the history
option-date = day for the history, for example 2026-11-30; without it today
option-remove = takes a field or an item of a list away; may be repeated
option-compare-rule = house rule of a check whose values are shown side by side; may be repeated
option-host = address to serve at; 0.0.0.0 for phones in the same network
option-port = port (default: 8321)
option-database = database, for example sqlite:PATH
option-sample = opens a sample table

parameter-bounds = { $minimum } to { $maximum }
parameter-length = length { $minimum } to { $maximum }
parameter-required = required
parameter-default = default { $value }
parameter-items = Each item: { $items }

systems-more = For more about a system, run wurfwerk systems SYSTEM; for more about a check, wurfwerk roll CHECK --help.
systems-outcomes = Outcomes: { $outcomes }
systems-rules-of-check = House rules: { $rules }
systems-rules = House rules
systems-default = (default)
systems-resources = Resources
resource-minimum = at least { $number }
resource-maximum = at most { $number }
resource-start = { $number } at the start
origin = { $origin ->
    [source] From the source
    [public] From the public rules
   *[house] Our own decision
 }


## checks

error-unknown-system = There is no game system “{ $system }”. Known: { $known }.
error-unknown-check = There is no check “{ $target }”. Known: { $known }.
error-unknown-parameter = { $check } has no parameter { $parameter }. Known: { $known }.
error-missing-parameter = { $check } needs { $parameter } ({ $label }).
error-out-of-bounds = { $parameter } ({ $label }) is { $value }, but must lie between { $minimum } and { $maximum }{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-not-a-whole-number = { $parameter } ({ $label }) is “{ $value }”, but must be a whole number from { $minimum } to { $maximum }{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-not-true-or-false = { $parameter } ({ $label }) is “{ $value }”, but must be true or false.
error-not-a-choice = { $parameter } ({ $label }) is “{ $value }”; choose one of { $choices }.
error-not-a-text = { $parameter } ({ $label }) is “{ $value }”, but must be text.
error-text-too-long = { $parameter } ({ $label }) has { $value } characters, at most { $maximum } are allowed.
error-not-a-roll = { $parameter } ({ $label }) is “{ $value }”, but must be dice notation, for example 2d6+3.
error-not-a-list = { $parameter } ({ $label }) is “{ $value }”, but must be a list.
error-too-few-items = { $parameter } ({ $label }) has { $value } { $value ->
    [one] item
   *[other] items
 }, at least { $minimum } are needed{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-too-many-items = { $parameter } ({ $label }) has { $value } items, at most { $maximum } are allowed{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
 }
error-not-an-object = { $parameter } ({ $label }) is “{ $value }”, but must be an item with { $keys }.
error-no-such-raise = “{ $where }” cannot be raised. What can be raised is, for example: { $known }.
error-nothing-to-raise = “{ $where }” cannot be raised; nothing on this sheet rises any higher.
error-unknown-rule = { $system } has no house rule “{ $rule }”. Known: { $known }.
error-no-house-rules = { $system } has no house rules for its checks, so “{ $rule }” cannot be set.
error-unknown-rule-value = The house rule { $rule } has no value “{ $value }”. Known: { $values }.
error-rule-untouched = The house rule { $rule } does not touch { $check }, so there is nothing to compare. What touches it: { $known }.
error-rule-elsewhere = The house rule { $rule } does not touch { $check }; it matters in { $where }. House rules of this check: { $known }.
error-rule-of-the-sheet = The house rule { $rule } changes no roll, it is about the character sheet: set it there with “wurfwerk sheet set SHEET --rule { $short }={ $value }”; what it changes, “wurfwerk sheet raise SHEET WHAT --preview” and “wurfwerk sheet check SHEET” show.
compare-rule = House rule “{ $label }” ({ $rule }); in brackets the difference from the value in force
compare-in-force = (in force)
compare-refused = { $value }: not possible with these parameters. { $why }
compare-fitted = { $value }: { $how }
compare-no-difference = Here it changes nothing.
compare-automatic = possible without a roll
compare-automatic-yes = yes
compare-automatic-no = no
compare-automatic-some = { $count } of { $all }
hint-did-you-mean = Did you mean { $names }?
explain-rule-mattered = House rule “{ $rule }”: { $value }
outcome-success = Success
outcome-failure = Failure
check-automatic = The GM may let the check succeed without a roll.


## exact

error-too-costly-steps = The exact answer takes about { $steps } steps, at most { $most } are allowed; use fewer or smaller dice.
error-too-costly-sum = The sum has too many values, and their chances are too long to write down: it takes about { $steps } steps, at most { $most } are allowed; use fewer dice, or dice with fewer sides.
error-too-costly-keep = The best of this many dice take about { $steps } steps, at most { $most } are allowed; roll or keep fewer dice.
error-too-costly-ranks = The choice by rank takes about { $steps } steps, at most { $most } are allowed; roll fewer dice.
error-too-costly-unlike = Ranking unlike dice together takes about { $steps } steps, at most { $most } are allowed; use fewer dice or fewer kinds.
error-too-costly-kept = The rules for the kept dice take about { $steps } steps, at most { $most } are allowed; keep fewer dice or use only one rule after the choice.
error-too-costly-reroll = This many rerolls take about { $steps } steps, at most { $most } are allowed; reroll less often, or without a limit.
error-too-costly-chain = The chains of dice take about { $steps } steps, at most { $most } are allowed; use fewer dice, fewer sides, or an explosion without limit.
error-too-costly-chains = Whole chains by rank take about { $steps } steps, at most { $most } are allowed; roll or keep fewer dice.
error-too-costly-extreme = The highest or lowest of this many results without a maximum takes about { $steps } steps, at most { $most } are allowed; use fewer parts or fewer dice.
error-too-costly-difference = The difference of two results without a maximum takes about { $steps } steps, at most { $most } are allowed; use fewer exploding dice.
error-too-costly-combinations = There are too many combinations: about { $steps } steps, at most { $most } are allowed; combine fewer or smaller dice.
error-too-costly-branch = Going through the cases takes about { $steps } steps, at most { $most } are allowed; use fewer cases or smaller dice.
error-too-costly-simulation = { $throws } throws of this take about { $steps } steps, at most { $most } are allowed; ask for fewer throws, or for fewer dice.
error-too-costly-set = The largest set of equal dice takes about { $steps } steps, at most { $most } are allowed; roll fewer dice.
error-too-costly-tally = This many counts side by side take about { $steps } steps, at most { $most } are allowed; use fewer dice or fewer classes.
error-too-costly-order = Listing the dice one by one takes about { $steps } steps, at most { $most } are allowed; roll fewer dice or take their sum.
error-too-costly-own-dice-many = Extra dice that count on their own take about { $steps } steps, at most { $most } are allowed; use fewer dice or a smaller limit.
error-too-costly-values = { $values } values would have to be listed one by one, at most { $most } are allowed; use a die with fewer sides.
error-too-costly-wide = A die with this many sides can only be compared, counted, clamped, rerolled, or have numbers added; use a smaller die.
error-too-costly-degree = Together, these results without a maximum are too complicated (degree { $degree }, at most { $most }); use fewer parts, or let fewer faces explode.
error-too-costly-head = The chances fall off so slowly that the values cannot be listed; let fewer faces explode, or limit the number of explosions.
error-too-costly-tail = The chance of { $bound } is too far out to be worked out exactly; choose a smaller bound.
error-too-costly-both-ways = Results without a maximum and results without a minimum cannot be ranked together; look at the parts one by one.
error-too-costly-chain-both-ways = A chain without limit, some of whose faces add and some subtract, is not worked out exactly; limit the number of explosions.
error-too-costly-chain-of-chains = Explosions of dice that already have no maximum are not worked out exactly; let them explode only once.
error-too-costly-endless-arithmetic = This calculation with a result that has no maximum is not worked out exactly; what works is adding, subtracting, multiplying and dividing by numbers, and comparing.
error-too-costly-endless-branch = A value without a maximum can decide what follows, but cannot be used in it; limit the number of explosions.
error-too-costly-endless-members = No die may explode without limit here; limit the number of explosions.
error-too-costly-endless-tuple = Only values with a maximum can stand side by side; limit the number of explosions.
error-too-costly-own-dice = Extra dice without limit that count on their own are worked out exactly only if equal dice explode on their highest face alone; roll like that, or limit the explosions.


## dice

dice-number = { $number }
dice-thrown = { $count } d{ $sides }
dice-faces = { $count } d with the faces { $faces }
dice-computed = as many d{ $sides } as the result of { $count }
dice-group = the totals of { $parts }
dice-mixed = all dice of { $parts } together
dice-labelled = { $of } ({ $label })
dice-pool = { $dice }: { $steps }
dice-pool-within = { $dice } ({ $steps })
dice-together = { $parts }, side by side
dice-pairs-none = the pairs that { $left } wins against { $right } less those it loses; equal ones do not count
dice-pairs-left = the pairs that { $left } wins against { $right } less those it loses; equal ones count for the first side
dice-pairs-right = the pairs that { $left } wins against { $right } less those it loses; equal ones count for the second side
dice-decide = { $first } decides between { $then }
dice-name = “{ $name }”
dice-bound = “{ $name }” is { $of }, thrown once
dice-let = { $bindings }; then { $body }
dice-several = several rolls: { $rolls }
dice-nth = ({ $number }) { $roll }
dice-if = if { $condition }: { $then }, else { $otherwise }
dice-in-brackets = ({ $of })
dice-table = the row of a table at { $of } ({ $rows })
table-row = { $numbers } “{ $name }”
table-row-roll = { $numbers } “{ $name }”: { $roll }
condition-compared = { $left } { $sign } { $right }
condition-not-zero = { $of } ≠ 0
keep-highest = { $kept ->
    [one] the highest counts
   *[other] the highest { $kept } count
 }
keep-lowest = { $kept ->
    [one] the lowest counts
   *[other] the lowest { $kept } count
 }
keep-middle = { $kept ->
    [one] the middle one counts
   *[other] the middle { $kept } count
 }
drop-highest = { $dropped ->
    [one] the highest is dropped
   *[other] the highest { $dropped } are dropped
 }
drop-lowest = { $dropped ->
    [one] the lowest is dropped
   *[other] the lowest { $dropped } are dropped
 }
take-ranks = taken by rank from the lowest up: { $ranks }
explode-chain = { $faces } is thrown again and added (a chain counts as one die)
explode-own = { $faces } brings one more die, which counts as a die of its own
keep-then-explode = only then { $faces } among the kept dice is thrown again and added
explode-limit = { $most ->
    [one] at most once a die
   *[other] at most { $most } times a die
 }
explode-less = each further throw counts { $less } less
explode-compound = a chain is judged as a whole
reroll-once = { $faces } is rerolled once
reroll-until = { $faces } is rerolled until something else shows
reroll-limit = { $faces } is rerolled at most { $most ->
    [one] once
   *[other] { $most } times
 }
reroll-some-lowest = { $faces } is rerolled once, but only among the lowest dice, { $dice } at most
reroll-some-highest = { $faces } is rerolled once, but only among the highest dice, { $dice } at most
clamp-low = each die counts at least { $low }
clamp-high = each die counts at most { $high }
count-faces = { $faces } counts { $weight ->
    [one] one success
   *[other] { $weight } successes
 }
count-against = { $faces } takes { $weight ->
    [one] one success
   *[other] { $weight } successes
 } away
mark-success = { $faces } is marked as a success
mark-failure = { $faces } is marked as a failure
worth-nothing = { $faces } is not counted
worth-minus-one = { $faces } takes 1 away
worth-minus-face = { $faces } is subtracted
sort-ascending = shown from low to high
sort-descending = shown from high to low
values-thrown = side by side as they fell
values-ascending = side by side from low to high
values-descending = side by side from high to low
match-set = the size of the largest set of equal dice counts
match-best = the size of the largest set of equal dice counts, beside it its value
shows = beside the sum stands whether any die shows: { $sets }
match-run = the length of the longest run counts
tally = counted by classes: { $classes }
faces-highest = the highest face
faces-only = { $face }
faces-at-least = { $low } or more
faces-at-most = { $high } or less
faces-between = { $low } to { $high }
faces-not = anything but { $face }
faces-either = one of { $parts }
faces-any = any face
faces-none = no face
total-sum = the sum of { $parts }
total-product = the product of { $parts }
total-minus = minus { $of }
total-divided = { $left } divided by { $right }
total-floor-divided = { $left } divided by { $right }, rounded down
total-remainder = the remainder of { $left } divided by { $right }
total-power = { $base } to the power of { $exponent }
total-compared = whether { $left } { $sign } { $right }: 1 if so, else 0
total-max = the highest of { $parts }
total-min = the lowest of { $parts }
total-floor = { $parts }, rounded down
total-ceil = { $parts }, rounded up
total-abs = the absolute value of { $parts }
total-trunc = { $parts }, without the decimals
total-round = { $parts }, rounded
total-rem = the remainder of the division, with the sign of the first number: { $parts }
roll-total = { $value } from { $dice }
roll-values = { $values } from { $dice }
roll-met = { $left } { $sign } { $right } is met, from { $dice }
roll-not-met = { $left } { $sign } { $right } is not met, from { $dice }
roll-many-dice = { $count } dice
roll-no-dice = no dice
die-plain = d{ $sides }: { $face }
die-noted = d{ $sides }: { $face } ({ $notes })
die-rerolled = instead of { $lost }
die-exploded = chain { $chain }
die-counts = counts { $value }
die-dropped = dropped
die-taken = taken { $times } times


## notation errors

error-empty = There is nothing to roll in this text.
error-unknown-dialect = There is no dialect “{ $dialect }”. Known: { $known }.
error-syntax-ends = The text ends where dice, a number or a bracket should follow.
error-syntax-expected-roll = Dice, a number or a bracket should come here, not “{ $found }”.
error-syntax-nothing-before = There is nothing before “{ $found }”; dice or a number are missing.
error-syntax-expected-operator = + - * / or the end should come here, not “{ $found }”.
error-syntax-character = “{ $found }” is not a character of dice notation.
error-syntax-word = “{ $word }” is not dice, a number or a function.
error-syntax-function = There is no function “{ $word }”. Known: { $known }.
error-syntax-no-function = There is no function “{ $word }”; this dialect has no functions.
error-syntax-modifier = “{ $word }” after dice means nothing here.
error-syntax-foreign = “{ $word }” belongs to another dice program and means nothing here.
error-syntax-unread = “{ $word }” of the dialect { $dialect } is not read here.
error-syntax-small-d = This dialect writes a small d, not “{ $found }”.
error-syntax-comparison = In this dialect, “{ $after }” needs a comparison with its sign, for example =1 or <3.
error-number-and-condition = A number and a condition together are not read after “{ $word }”: write “{ $word }{ $number }” or “{ $word }{ $condition }”.
error-syntax-no-comparison = “{ $found }” compares nothing in this dialect.
error-syntax-sign = “{ $found }” is no arithmetic in this dialect; there are { $known }.
error-syntax-fixed = In this dialect, this bracket holds only a number or arithmetic, no dice.
error-syntax-leading-zero = In this dialect, the number of dice does not begin with a zero.
error-syntax-minus-dice = In this dialect, no minus stands before dice without a number before it.
error-syntax-fate = Fate dice are dF, dF.1 and dF.2 here.
error-syntax-failures = Failures (f) go after a target, for example 5d10 t8 f1.
error-zero-dice = In this dialect, a roll needs at least one die.
error-no-spelling = The dialect { $dialect } cannot say this: { $construct }.
error-no-spelling-of-nothing = There is no spelling for no face at all.
error-syntax-sides = After “{ $after }” the number of sides is missing, for example d6, d% or dF.
error-syntax-sides-rolled = The number of sides cannot be rolled or calculated; a number, % or F stands there, for example d6.
error-syntax-number = After “{ $after }” a whole number is missing.
error-syntax-condition = After “{ $after }” a face is missing, for example 1, =1 or >=5.
error-syntax-label = A label needs text and a closing bracket, for example 2d6[fire].
error-label-bracket = A label cannot contain a closing square bracket.
error-syntax-separator = “{ $found }” is a separator only inside braces and functions.
error-syntax-unclosed = The bracket “{ $bracket }” is never closed.
error-syntax-unopened = The bracket “{ $bracket }” was never opened.
error-syntax-bracket = “{ $found }” closes a bracket that was opened with “{ $bracket }”.
error-syntax-command = The command “{ $command }” does not roll here.
error-syntax-template = Roll templates of other programs are not read.
error-syntax-several-rolls = These are several rolls, but only one can be read at a time.
error-syntax-drop-or-dice = “{ $found }” could mean dropping dice or rolling more of them; Wurfwerk does not guess.
error-count-or-total = “{ $found }” could mean counting faces or comparing the total; Wurfwerk does not guess.
error-no-face-meets = No face can meet “{ $found }”, so there would never be a success.
error-every-face-meets = Every face meets “{ $found }”, so each die would always be a success.
error-counted-already = “{ $found }” follows a count: successes have been counted, so no dice are left to keep, reroll or count.
error-no-such-face = No face of these dice can meet “{ $condition }”.
error-range-backwards = The range runs backwards; the smaller number comes first, for example 2..5.
error-not-whole = A whole number is needed here.
error-limit = The limit must be between { $least } and { $most }.
error-weight = What a face counts must be between { $least } and { $most }.
error-too-many-conditions = There are too many conditions; at most { $most } are allowed.
error-not-a-pool = This works on dice, but what comes before it is a total, a number or a function.
error-exploded-already = These dice already explode.
error-kept-already = The kept dice have already been changed, so you cannot choose from them again.
error-filtered = After a choice by face, only kh and ph are possible here.
error-chosen-together = These choices in a row act together; in this mix they are not read here.
error-add-once = ra works on a single die only.
error-bound = “{ $word }” takes a number.
error-parity = Even and odd faces are counted only on dice up to { $most }.
error-worth = Not every face of these dice can be given a worth of its own; there are too many, or they are not whole.
error-bad-selector = You cannot choose from these dice in this way.
error-count-not-whole = The number of dice must be a whole number.
error-function-parts = { $function } takes exactly one value.
error-function-two-parts = { $function } takes exactly two values.
error-negative-count = The number of dice could be negative.
error-zero-sides = A die needs at least one side.
error-division-by-zero = This divides by zero.
error-divisor-zero = “{ $divisor }” can be 0, and nothing is divided by 0.
error-exponent-not-whole = An exponent must be a whole number.
error-exponent-too-large = The exponent is too large; at most { $most } is allowed.
error-power-too-large = The power would be too large a number.
error-power-without-limit = A power of dice that explode without limit can be of any size.
error-endless-explosion = The dice would explode forever: every face is thrown again.
error-endless-reroll = The dice would be rerolled forever: there is no face that could stay.
error-too-long = The text has { $length } characters; at most { $most } are read.
error-too-many-terms = The text has too many parts; at most { $most } dice, numbers and brackets are allowed.
error-too-many-words = There is too much after the dice; at most { $most } modifiers and comparisons are allowed.
error-too-deep = The text is nested too deeply.
error-too-many-dice = That is too many dice; at most { $most } can be thrown together.
error-too-many-computed = When the number of dice is itself rolled, it may be at most { $most }.
error-too-many-cases = Where numbers of dice are themselves rolled, all they can be may come to { $most } in one text, counted again for every modifier behind such dice; here it is more.
error-too-many-unlike = Behind unlike dice or a group every modifier counts once for each of its parts, in one text up to { $most } times; here it is more.
error-too-many-choices = Every choice among dice counts once for each of them, in one text up to { $most } times; here it is more.
error-too-many-sides = A die may have at most { $most } sides.
error-too-large = This number is too large; at most { $most } is allowed.
error-overflow = The result would be too large a number.
error-name-letters = A name has only letters, at most { $most } of them, and := behind it, for example strike := 1d20+5.
error-name-twice = “{ $name }” has a roll already; every name is given once.
error-name-reserved = “{ $name }” means something in the notation and cannot be a name; take another word.
error-name-unknown = There is no roll named “{ $word }” before this place{ $number ->
    [0] ; a name is given with := first.
   *[other] . Known: { $known }.
 }
error-let-sign = A name is given with :=, not with =: “{ $name } := …”.
error-name-is-total = “{ $name }” is a total that was thrown already; words such as kh stand behind dice, where the name is given.
error-let-behind-roll = “{ $name }” gets its roll too late: names come first, then the rolls.
error-let-no-roll = After “{ $name }” no roll follows that could use it.
error-too-many-statements = That is too much at once; at most { $most } rolls and names fit into one text.
error-too-many-tables = That is too much at once; at most { $most } tables fit into one text.
error-too-many-rows = A table may have at most { $most } rows.
error-if-parts = if takes three parts: condition, then, else. Here there are { $given }.
error-if-bracket = After if stands a bracket with three parts: condition, then, else.
error-table-no-rows = A table needs rows, for example table(1d6, 1..5: "nothing", 6: "treasure").
error-table-row = A row of a table begins with its numbers, for example 1..3 or 6; here stands “{ $found }”.
error-table-colon = After “{ $row }” a colon is missing, and then a roll or a name in quotation marks.
error-table-name = This row has no name; it stands in quotation marks at its end.
error-table-quote = The name of this row has no closing quotation mark.
error-table-name-length = The name of a row has 1 to { $most } characters.
error-table-behind-name = After the name a row is complete; a comma or the closing bracket must follow, not “{ $found }”.
error-table-overlap = { $number } has two rows in the table; the second is “{ $name }”.
error-table-gap = { $number } has no row in the table, but can come.
error-table-not-whole = A table needs whole numbers, but this roll may give fractions; round it, for example with floor().
error-several-rolls = These are several rolls; here only one can stand.
error-no-spelling-of-name = The name “{ $name }” holds quotation marks of every kind and cannot be written.
hint-empty = For example: 3d6+2
hint-digits = Only the digits 0 to 9 are read.
hint-query = Queries and values from sheets are not filled in here; write the number instead.
hint-dialects = “{ $word }” exists in these dialects: { $dialects }.
hint-read-otherwise = Other programs read this otherwise: { $readings }. odds with --dialect all shows every reading.
hint-comment = A comment goes after a #, for example: 1d20 # attack
hint-comment-ends = A comment goes on to the end of the text: “{ $roll }” is not rolled. The label of a roll goes in square brackets: 1d20[hit]; 2d6[damage]
hint-function = In the notation it is called { $name }.
hint-times = A product is written with *, for example 1d6 * 2. A comment goes after a #.
hint-commands = Commands are /r, /gmr (you and the GM), /br (only the GM) and /sr (only you).
hint-template = Copy only the roll itself, for example 1d20+5.
hint-group = Several rolls side by side go in braces: {"{"}2d6, 1d10{"}"}. A decimal number is written without a space: 2.5
hint-several = Several rolls at once have a semicolon between them: 2d6; 1d10. Side by side in one roll they go in braces: {"{"}2d6, 1d10{"}"}. A decimal number is written without a space: 2.5
hint-let = For example: x := 1d6; x+x
hint-if = For example: if(1d20 >= 11, 1d6, 0)
hint-name-dice = So many dice as a roll gives: { $dice }6
hint-name-times = A product has a sign: 2*{ $name }
hint-name-unused = “{ $name }” is thrown, but nothing uses it.
hint-count-or-total = To compare the total: { $total } – to count faces: { $count }
hint-total = To compare the total: { $total }
hint-drop-or-dice = To drop: { $drop } – to throw more dice: { $dice }
hint-word-behind-dice = Write it directly after the dice, for example 4d6kh3+2, or put rolls in braces: {"{"}2d6, 1d10{"}"}kh1
hint-not-equal = “Not equal” is written <>
hint-explode = Explosions are written 1d6! (on the highest face), 1d6!>=5, or 1d6!o (once only).
hint-count = Successes are counted with a comparison: 5d10>=8. Ones that take one away: 5d10>=8f=1
hint-margin = To compare a total, put it in brackets: (1d20+5)>=15
hint-clamp = Write min2 so that each die counts at least 2, max5 so that it counts at most 5.
hint-drop = Write dl1 to drop the lowest die, dh1 to drop the highest.
hint-match = Write 5d6set for the largest set of equal dice.
hint-middle = Write 3d6km1 for the middle die.
hint-even = Write the faces: 5d6=2|4|6
hint-endless-explosion = Leave at least one face that ends the chain, or limit it: !o for once, !lim3 for three times.
hint-endless-reroll = Leave at least one face that stays, or reroll only once: ro
hint-negative-count = To subtract a roll, write -1d6.
hint-no-dice = There are no dice in this expression.
hint-leading-plus = Read without the leading plus. Advantage is written 2d20kh1.
hint-reroll-once = Here r rerolls once; { $once } says so clearly, and { $until } rerolls until something else shows.
hint-counts-first = The dice are counted first, and the rest is added to the successes: { $count }
hint-explodes = { $exploding } explodes on these faces. To explode on the highest and count these: { $counting }
hint-keeps-all = All { $dice } dice are kept, because there are not { $kept }.
hint-drops-all = All { $dice } dice are dropped.
hint-decimal = { $number } was read as a decimal number, not as thousands.
hint-sheet-saved = The change was made all the same and is saved in { $file }.


## table

table-error-not-allowed = You cannot do that here: spectators neither roll nor write.
table-error-no-seat = You have no seat at this table. Open the link the GM gave you and take a seat.
table-error-no-such-table = There is no such table. Check the link.
table-error-bad-link = This link is not valid at this table. Ask the GM for a new one.
table-error-foreign-origin = The request comes from another site’s page and was not accepted.
table-error-not-found = There is no such address.
table-error-wrong-method = This address cannot be used in that way.
table-error-too-fast = That was too much at once. Wait a moment.
table-error-not-json = The request is not a valid JSON object.
table-error-wrong-shape = { $fault ->
    [missing] The field “{ $field }” is missing.
    [unknown] There is no field “{ $field }” here.
    [doubled] The field “{ $field }” is there twice, and nothing tells which one is meant. Leave one out.
    [choice] The field “{ $field }” takes only these values: { $known }.
    [least] The field “{ $field }” must be at least { $bound }.
    [most] The field “{ $field }” may be at most { $bound }.
    [text] The field “{ $field }” must be a text, in JSON in quotation marks.
    [short] The field “{ $field }” is empty; it needs at least one character.
    [number] The field “{ $field }” must be a whole number.
    [truth] The field “{ $field }” must be true or false.
    [list] The field “{ $field }” must be a list, in JSON in square brackets.
    [object] The field “{ $field }” must be an object, in JSON in braces.
   *[value] The value in the field “{ $field }” is not valid there; the schema is at /api/openapi.json.
 }
table-error-too-long = { $field ->
    [request] The request is too long; at most { $most } bytes are allowed.
    [faces] “faces” has too many faces; at most { $most } are allowed for one roll.
    [systems] “systems” has too many entries; at most { $most } are allowed.
    [at-least] “at-least” has too many values; at most { $most } are allowed.
    [at-most] “at-most” has too many values; at most { $most } are allowed.
   *[other] “{ $field }” is too long; at most { $most } characters are allowed.
 }
table-error-bad-name = The name is empty. It needs at least one visible character.
table-error-name-taken = The GM of this table is called “{ $name }”. Take another name, so that nobody mixes you up.
table-error-empty-text = The text is empty.
table-error-empty-systems = The list “systems” is empty. Name at least one ({ $known }), or leave the field out and all are taken.
table-error-unknown-system = There is no system “{ $system }” here. Known: { $known }.
table-error-system-not-here = { $system } is not played at this table.
table-error-rule-of-no-system = The house rule “{ $rule }” belongs to no system of this table ({ $known }). Write the system’s key before it, for example openlegend.zero-score-net.
table-error-rules-are-fixed = Only the GM can use other house rules than the table’s for a single roll.
table-error-too-many-seats = { $role ->
    [gm] This table already has { $most } seats for GMs, and there can be no more.
    [player] This table already has { $most } seats for players, and there can be no more.
   *[spectator] This table already has { $most } seats for spectators, and there can be no more.
 }
table-error-too-many-dice = That is too many dice at once for the table; at most { $most } are allowed.
table-error-too-many-throws = The roll needs more than { $most } single throws at the table and is not made; let fewer dice explode.
table-error-notation-has-no-parameters = Dice notation has no parameters; “{ $parameter }” belongs to a check such as openlegend.action.
table-too-costly-answer = The whole answer would be too long: about { $characters } characters, at most { $most } are allowed. Take fewer or smaller dice.
table-too-costly-time = The exact result takes too long here. Take fewer or smaller dice, or let them explode less often.
table-hint-ask-the-command-line = The command line can work out more: with --at-least, wurfwerk odds tells the chance of a single value, too.
table-error-database-unwritable = Wurfwerk cannot write to the database { $place }. Check the folder, its permissions and the free space, or choose another place with --database.
table-error-database-corrupt = The file { $place } is damaged or is not a Wurfwerk database. It was left unchanged; choose another with --database, or restore a backup.
table-error-database-in-use = Another server has the database { $place } open. Stop that one first, or choose another database with --database.
table-error-database-newer = The database { $place } comes from a newer version of Wurfwerk. Use that version, or choose another database with --database.
table-error-database-address = “{ $place }” is not a database that can be opened here; write, for example, sqlite:/path/to/file.sqlite3.
table-error-storing-failed = That could not be saved, so it did not happen. Try again; if it stays that way, the server’s log tells the reason.
table-error-reading-failed = The table could not be read just now. Try again; if it stays that way, the server’s log tells the reason.
table-error-port-in-use = Something is already running on { $host }, port { $port }. Choose another port with --port.
table-error-no-such-host = This machine cannot serve at { $host }, port { $port }: { $why }
table-error-bad-rate = WURFWERK_RATE is “{ $text }”, but must be a number of at least 0.

table-mode-private = private (GM and you)
table-mode-private-gm = private (GM only)
table-mode-private-of = private (GM and { $name })
table-mode-blind = blind (GM only)
table-mode-self = for you only
table-export-opened = The table “{ $name }” was opened.
table-export-joined = { $role ->
    [gm] { $name } is the GM.
    [player] { $name } plays.
   *[spectator] { $name } looks on.
 }
table-export-hidden = (hidden)
table-export-typed = typed in
table-front-not-built = The table’s pages are not built yet. Build them with this command in the project’s folder: ./dev setup
table-sample-name = The round table

serve-address = Wurfwerk runs at { $address }
serve-sample = The sample table “{ $name }”:
serve-link = { $role ->
    [gm] GM
    [player] players
   *[spectator] spectators
 }
serve-phones = Phones in the same network open the players' link with this picture:
serve-database = Data is stored in { $place }
serve-stop = Stop with Ctrl+C

## sheets

error-sheet-not-a-sheet = The file is not a character sheet of Wurfwerk: { $reason } is missing or wrong.
error-sheet-not-json = The file is not valid JSON; the error is in line { $line } at character { $column }.
error-sheet-not-text = The file is not readable text (not UTF-8); the error is at byte { $position }.
error-sheet-not-a-number = The file holds a number that cannot be read: { $number }
error-sheet-doubled = “{ $name }” stands twice in the same place of the file, and nothing tells which one is meant. Leave one out.
error-sheet-too-deep = The file is nested too deeply; at most { $most } levels are allowed.
error-sheet-too-long = { $length ->
    [none] The file is too long for a character sheet; at most { $most } characters are allowed.
   *[other] The sheet is not saved: the way it is written, with a line for every value, it would have { $length } characters, at most { $most } are allowed. A file that was written more densely grows by that.
 }
error-sheet-too-many-values = The sheet has too many values; at most { $most } are allowed.
error-sheet-too-new = The file has “{ $name }” { $version }; this program knows numbers up to { $known }. It stays as it is; a newer Wurfwerk can open it.
error-sheet-bad-version = “{ $name }” is { $value }, but must be a whole number from 1 to { $known }. The file stays as it is.
error-sheet-wrong-part = “{ $name }” is { $value }, but must be { $shape ->
    [list] a list: []
   *[object] an object: {"{"}{"}"}
 }. It counts as empty.
error-sheet-half-character = { $where } holds half a character: one part of a pair such as \ud83c\udfb2 is missing.
error-sheet-unknown-key = The sheet has no field { $parameter }. Known: { $known }.
error-sheet-missing-key = The field { $parameter } ({ $label }) is missing.
error-sheet-undo-older-layout = What was done before the sheet was brought from version { $before } to version { $after } cannot be taken back: its fields stood in other places then.
error-sheet-read-only = { $file } is write-protected; nothing was written.
error-sheet-cannot-migrate = The sheet has version { $version } and cannot be brought up to version { $known }. It stays as it is.
error-sheet-no-sheet-here = There is no character sheet for “{ $system }”. There are sheets for: { $known }.
error-sheet-exists = { $file } is there already and stays as it is. Take another name.
error-sheet-unreadable = { $file } cannot be read: { $why }.
error-sheet-unwritable = { $file } cannot be written: { $why }. What was there before is still there.
error-sheet-not-a-file = { $file } is not an ordinary file.
error-sheet-changed-meanwhile = { $file } has been changed by someone else in the meantime; nothing was written. Run the command once more.
error-sheet-in-use = Someone else is writing to this file just now; nothing was written. Run the command once more.
error-sheet-unknown-field = “{ $where }” is not a field of this sheet.
error-sheet-past-the-end = “{ $where }” is too far on: the list { $list } has { $count ->
    [one] 1 item
   *[other] { $count } items
 }; a new one goes to { $next }.
error-sheet-nothing-there = There is nothing on this sheet at “{ $where }” that could be taken away.
error-sheet-bad-value = “{ $text }” cannot be read for { $where }: JSON goes here, for example { $example }.
error-sheet-faulty-place = “{ $where }” stands in the sheet differently from how it could be read. First correct what “sheet check” reports there.
error-sheet-not-enough = This costs { $amount } ({ $currency }), and there are { $held }.
error-sheet-reason-too-long = The reason is too long; at most { $most } characters are allowed.
error-sheet-changed-since = Step { $number } cannot be taken back: “{ $where }” was changed by hand after it.
error-sheet-nothing-to-undo = The history holds nothing that could be taken back.
error-sheet-unknown-change = This system has no change “{ $change }”; there are: { $known }.
error-sheet-unknown-resource = This system has no resource “{ $resource }”; there are: { $known }.
error-sheet-resource-out-of-bounds = { $resource } is { $value }, but must be a whole number from { $minimum } to { $maximum }.
error-sheet-resource-too-low = { $resource } is { $value }, but must be a whole number of { $minimum } or more.
error-sheet-another-system = { $file } is a sheet of { $system } and cannot fill in a check of { $wanted }.
error-sheet-violations = { $count ->
    [one] One point of the sheet is not right.
   *[other] { $count } points of the sheet are not right.
 }
error-unknown-verb = There is no command “sheet { $verb }”. There are: { $verbs }.
error-missing-words = Something is missing; it is written like this: { $usage }
error-assignment = “{ $text }” is no assignment; write PATH=VALUE, for example attributes.might=3.
error-bad-date = “{ $text }” is not a day; write 2026-11-30, for example.
sheet-new = { $file } is a new sheet for { $system }.
sheet-derived = What follows from it
sheet-violations = What is not right:
sheet-data = Data
sheet-valid = Everything on the sheet is right.
sheet-has-violations = { $count ->
    [one] One point of the sheet is not right
   *[other] { $count } points of the sheet are not right
 }; for details, run: wurfwerk sheet check { $file }
sheet-step = { $label } ({ $where }): { $now } → { $then } { $amount ->
    [0] free of charge
   *[other] for { $amount } ({ $currency })
 }
sheet-step-unpriced = { $label } ({ $where }): { $now } → { $then }
sheet-refused = Cannot be taken now: { $why }
sheet-not-written = Preview only, nothing was written.
sheet-unchanged = Nothing has changed.
sheet-undone = Taken back: { $what }
sheet-backup = The sheet had version { $version }; as it was, it is kept in { $file }.
history-empty = Nothing has been changed yet.
history-raise = { $label }: { $now } → { $then } { $amount ->
    [0] free of charge
   *[other] for { $amount } ({ $currency })
 }
history-set = Changed by hand
history-unknown = An entry of another kind, kept as it is: { $kind }
history-change = { $label }
history-undo = Step { $number } taken back
history-migrate = Brought from version { $before } to version { $after }
history-undone = (taken back)
history-rules = House rules for it: { $rules }
history-reason = Reason: { $reason }
history-start = as at the start
history-changed = { $label }: { $before } → { $after }
sheet-house-rule = House rule “{ $label }” ({ $rule })


## numbered rules, tables

carrier-check = check “{ $name }”
carrier-procedure = procedure “{ $name }”
carrier-resource = resource “{ $name }”
carrier-transition = change “{ $name }”
carrier-sheet = character sheet, “{ $name }”
carried-raises = Raising
carrier-house-rule = house rule “{ $name }”
carrier-reference = table “{ $name }”
carrier-prompt = prompt on the card ({ $name })
carrier-refusal = refusal ({ $name })
systems-carried = Carried out by { $by }
systems-proven = Proven by { $proof }
systems-no-rules = This system lists no numbered rules.
systems-no-tables = This system has no tables to look things up in.
systems-source = Source: { $source }
systems-sheet = Character sheet
systems-sheet-about = wurfwerk sheet new { $system } FILE
systems-transitions = Changes of resources
systems-tables = Tables (shown by --tables)
error-rules-of-what = --{ $option } and --{ $other } cannot be given together.
option-rules = every numbered rule with what carries it out and the test that proves it
option-tables = tables to look things up in: difficulties, dice, bands, prompts
