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

missing-bands = With bands = custom every problem needs its own bands from 0 to 20.
forbidden-band-backwards = Band { $number } runs backwards, from { $low } to { $high }; its lower end comes first.
forbidden-band-gap = The bands must cover all results from 0 to 20; { $low } to { $high } are missing.
forbidden-band-missing = The bands must cover all results from 0 to 20; { $result } is missing.
forbidden-band-overlap = The result { $result } lies in two bands; each result from 0 to 20 belongs to exactly one.

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
