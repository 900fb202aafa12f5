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
