"""The closed set of shapes: how chance combines.  Operators as written are lowered to these once; `roll`, `exact` and `cost` read them.

A shape is data: it can be compared, hashed, costed and stored. Every reading is one `match` over the seven classes of `Shape`,
ended by `assert_never`.

    Constant   a value without chance
    Die        one die
    Altered    a die and a rule per face: reroll, clamp, explode, score
    Pool       several dice thrown together: selection by rank, alteration of what was kept, a fold
    Apply      a pure function of independent parts
    Branch     one part is bound to a name and decides what follows
    Var        the value bound by the Branch of that name
"""

from __future__ import annotations

from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Literal

    from wurfwerk.dice.where import Where

    Number = int | Fraction
    Value = int | Fraction | tuple[int, ...]
    Operation = Literal[
        "+", "*", "neg", "/", "//", "%", "**", "max", "min", "floor", "ceil", "abs", "trunc", "round", "rem", "tuple",
        "=", "<>", "<", "<=", ">", ">=", "pairs", "pairs-left", "pairs-right",
    ]  # fmt: skip


@record
class Constant:
    value: Number


@record
class Die:
    """One die. `sides` is what is printed: a number, or "F" for a Fate die.

    `faces` None: the faces 1..sides, each once (never a list of a million faces). Else (value, weight) in ascending order of
    value, weights whole and above 0.
    """

    sides: int | str
    faces: tuple[tuple[int, int], ...] | None = None


# The rules an Altered die or a kept die of a Pool may carry. Each sees a value and says what it counts for, or "again".


@record
class Reroll:
    """A value in `again` is gone and the die is thrown again; `limit` times at most (1: once), None: until it is not in `again`."""

    again: Where
    limit: int | None = None


@record
class Clamp:
    """Values below `low` count as `low`, above `high` as `high`."""

    low: int | None = None
    high: int | None = None


@record
class Score:
    """A face counts the sum of the weights of all sets it lies in: `>=8` +1 and `=1` -1; a 10 that counts twice is in two sets."""

    weights: tuple[tuple[Where, int], ...]

    def of(self, face: int) -> int:
        return sum([weight for where, weight in self.weights if face in where])


@record
class Explode:
    """A face in `again` stays and the die is thrown again and added: one chain, one die.

    `limit`: at most so many further throws a die, None: no limit. `less`: each further throw counts so much less (penetrating: 1),
    its own face still decides whether it goes on. `score`: each face of the chain counts its score in place of its number
    (of the number less `less` for a further throw).
    """

    again: Where
    limit: int | None = None
    less: int = 0
    score: Score | None = None


@record
class Ranked:
    """A rule for the `count` lowest (or highest) of the dice thrown, only in `Pool.then`; among equal dice the earlier ones come first."""

    rule: Reroll | Clamp
    side: Literal["lowest", "highest"]
    count: int


class _Kept:
    """`_faces` is no part of the shape: what `bounds.faces` found, for the operators that ask again while a tree is lowered."""

    __slots__ = ("_faces",)


keep_faces = _Kept.__dict__["_faces"].__set__


@record
class Altered(_Kept):
    """`of` with a rule. Rules nest, the innermost first. "Again" throws `of` anew, with the rules inside it."""

    of: Die | Altered
    rule: Rule


# The folds of a Pool: what becomes of the kept dice, given as (value, multiplicity).


@record
class Sum:
    """The sum of the kept values."""


@record
class Tally:
    """How many kept dice lie in each class: a tuple of counts, one entry a class. Classes are disjoint; the rest is not counted."""

    classes: tuple[Where, ...]


@record
class LargestSet:
    """The size of the largest set of equal values among the kept dice."""


@record
class BestSet:
    """The largest set of equal values among the kept dice: (size, value), of sets of one size the one of the highest value."""


@record
class Shows:
    """(sum of the kept values, and for each set 1 if a kept die lies in it, else 0)."""

    sets: tuple[Where, ...]


@record
class LongestRun:
    """The length of the longest run of consecutive values among the kept dice."""


@record
class Tuple:
    """The kept values side by side: `order` "thrown" (as they fell), "ascending" or "descending"."""

    order: Literal["thrown", "ascending", "descending"] = "thrown"


@record
class Pool:
    """Dice thrown together, in groups of equal members.

    groups  (member, how many) in throwing order; a member is any shape (a Pool inside a Pool is a group in braces)
    select  multiplicity for each ascending rank of the members' values, as many entries as members (0 dropped, 1 kept, 2 taken twice);
            None: all once.  A member that is an exploding Altered is ranked by its whole chain.
    then    rules for the kept dice after the selection, in order: "keep first, then explode" ranks by the first face
            what one of them throws again keeps the rules before it, but for `Ranked` ones
    grow    every face in its `again` adds one more member of its kind before the selection: the extra die is a die of its own
            (`limit` counts the further dice that descend from one first die; `less` is taken off each further die's value)
    beyond  with `grow`: at which end of `select` the ranks of further dice are put in, and how often each of them is taken
    fold    what becomes of the kept dice
    shown   in which order the trace shows the dice; chance does not depend on it
    label   what these dice are for, in the trace: text of a person, or the key of a role in a check
    """

    groups: tuple[tuple[Shape, int], ...]
    select: tuple[int, ...] | None = None
    then: tuple[Rule, ...] = ()
    grow: Explode | None = None
    beyond: tuple[Literal["low", "high"], int] = ("high", 1)
    fold: Fold = Sum()
    shown: Literal["thrown", "ascending", "descending"] = "thrown"
    label: str = ""

    @property
    def size(self) -> int:
        """How many members are thrown at first."""
        if len(self.groups) == 1:
            return self.groups[0][1]
        return sum([count for _, count in self.groups])


@record
class Apply:
    """A pure function of independent parts; + * max min and tuple take any number of them, neg floor ceil abs trunc round one, the rest two.

    A comparison is 1 or 0. A part of "tuple" that is a tuple itself is laid flat.
    "pairs" compares two tuples place by place, as far as the shorter one goes: the pairs the first wins less those the second wins;
    equal pairs count nothing, with "pairs-left" for the first, with "pairs-right" for the second.
    """

    operation: Operation
    parts: tuple[Shape, ...]


@record
class Branch:
    """`part` is thrown first and bound to `name`; the first case whose set holds its value goes on. The sets cover all values of `part`.

    If `part` is a tuple, its first entry decides on the case and the name is bound to the whole tuple.
    `rows`: what each case is called in the trace, for a table; chance does not depend on it.
    """

    name: str
    part: Shape
    cases: tuple[tuple[Where, Shape], ...]
    rows: tuple[str, ...] = ()


@record
class Var:
    """The value bound by the enclosing Branch of that name. What was known of it when the shape was made: its ends, None
    where open, and whether it is surely a whole number."""

    name: str
    low: Number | None = None
    high: Number | None = None
    whole: bool = True


if TYPE_CHECKING:
    Rule = Reroll | Clamp | Score | Explode | Ranked
    Fold = Sum | Tally | Shows | LargestSet | BestSet | LongestRun | Tuple
    Shape = Constant | Die | Altered | Pool | Apply | Branch | Var
