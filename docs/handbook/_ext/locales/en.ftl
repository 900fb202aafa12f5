### Words of the pages that are made from the declarations of the game systems. Same keys as de.ftl.

house-made = This page is made from the declarations that the program itself reads; it cannot say something else than the program does.
contents-check = Check
contents-target = Target
contents-for = What it is

parameters = Parameters
parameter = Parameter
option = Key
values = Values
default = Default
meaning = Note
no-parameters = This check has no parameters.

integer-between = { $minimum } to { $maximum }
integer-from = whole number from { $minimum }
integer-to = whole number up to { $maximum }
integer = whole number
boolean = yes or no
text = text of at most { $maximum } characters
notation = dice notation
list = list of at most { $maximum }
list-of = { $list }, each { $each }
group = several parts
list-open = list

default-required = has to be given
default-none = none
default-empty = empty
default-true = yes
default-false = no

outcomes = Outcomes, worst to best
no-outcomes = It gives a value only; nothing is won or lost.
outcome = Outcome
chance = Chance
exact = Exact
exact-long = fraction of { $digits } digits
automatic = The GM may let this pass without dice.

example = Example
example-odds = The odds, computed when this page was built:
example-mean = Mean { $mean }, standard deviation { $deviation }.
example-thrown = With the faces { $faces } on the dice the value is { $value }: { $outcome }.
example-thrown-plain = With the faces { $faces } on the dice the value is { $value }.

touched = House rules that touch it
house-rules = House rules
house-rules-about = Where the rules of the game are silent or contradict themselves, a switch settles it. The default is marked; the log of a table keeps what was in force.
no-house-rules = This system has no house rules.
rule-key = Key
rule-value = Value
rule-default = default
origin-source = The default follows the text of the game.
origin-public = The default follows the published rules of the game.
origin-house = The default is a decision of our own.

resources = Counted at the table
resource = Resource
resource-from = from
resource-to = to
resource-start = at the start
resource-open = open

transitions = Changes of what is counted
sheet = Character sheet
sheet-about = Made with `wurfwerk sheet new { $system } FILE`. The key of a field is its path: `wurfwerk sheet set FILE KEY=VALUE`.
sheet-derived = From this follow: { $derived }
references = Tables
reference-source = source: { $source }

coverage = Rules and proofs
coverage-about = Every numbered rule of the sources, { $rules } in all, in our own words: what in the program carries it out, and the test that proves it. This page is made from the declarations that the program itself reads; a rule without a test, or one that names something that is not there, fails the tests. Advice to the people at the table is proven by the prompt, list or refusal that carries it.
coverage-count = { $rules } rules; on the command line: `wurfwerk systems { $system } --rules`
law = Rule
law-text = What it says
law-by = Carried out by
law-proof = Proven by
