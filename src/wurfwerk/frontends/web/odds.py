"""Odds over HTTP: what is asked, what it takes, and the answer as JSON.

A page needs less than the command line may take, and many ask at once: the bounds here are a page's own.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Annotated, Any

from annotated_types import MaxLen
from pydantic import BaseModel, ConfigDict, Field

from wurfwerk.dice.cost import TooCostly, about, check, cost
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.explain import explain
from wurfwerk.dice.expression import lowered
from wurfwerk.dice.operators.several import Several
from wurfwerk.dice.rows import chances, tables
from wurfwerk.frontends.web.meant import Laws, Meant
from wurfwerk.frontends.web.parts import parts_of
from wurfwerk.frontends.web.speech import to_json, words_of
from wurfwerk.message import Message
from wurfwerk.notation import NotationError, parse, read, render
from wurfwerk.notation.divisor import pointed
from wurfwerk.notation.target import names_a_check
from wurfwerk.rules.build import build
from wurfwerk.rules.compare import comparison, rules_of
from wurfwerk.rules.odds import odds
from wurfwerk.rules.procedure import Procedure
from wurfwerk.rules.registry import check_type
from wurfwerk.table.error import TableError
from wurfwerk.words.documents import comparison_document, odds_document, several_document

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.dice.cost import Cost
    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Number, Shape
    from wurfwerk.rules.check import Check

MOST_STEPS = 5_000_000
"""Steps of `dice.cost` for one answer, about half a second."""
MOST_CHARACTERS = 2_000_000
"""Characters of an answer."""
MOST_WRITING = 5_000_000_000
"""Squared digits of everything written: as much takes a tenth of a second."""
QUICK_STEPS = 200_000
"""What takes more waits in the line of the costly questions."""
PART_STEPS = 200
"""What it takes to make one part of a shape and to tell its cost."""
_DIGIT_STEPS = 1_000
"""So many squared digits are written in the time of one step."""
_REACH = 28
"""Standard deviations behind which a law without end has less than 1e-12, its tail falling off like that of one exploding die."""
MOST_COMPARED = 2
"""House rules of one question whose values are worked out side by side."""
Bounds = Annotated[list[Annotated[int, Field(ge=-(10**15), le=10**15)]], MaxLen(50)]
_HINT = Message("table-hint-ask-the-command-line")


class Question(BaseModel):
    """What is asked: a check with its parameters, or dice notation."""

    model_config = ConfigDict(extra="forbid", strict=True)

    target: str
    parameters: dict[str, Any] = Field(default_factory=dict)
    rules: dict[str, str] = Field(default_factory=dict)
    dialect: str = "default"
    at_least: Bounds = Field(default_factory=list, alias="at-least")
    at_most: Bounds = Field(default_factory=list, alias="at-most")
    compare_rule: Annotated[list[str], MaxLen(MOST_COMPARED)] = Field(default_factory=list, alias="compare-rule")


def quickly(question: Question, language: str) -> bytes | None:
    """The answer as JSON, or None if it would take more than QUICK_STEPS. NotationError, ParameterError, TooCostly, TableError.

    A NotationError has `readings`, as JSON data, where other dialects than the one asked for can read the text.
    """
    try:
        asked = _Asked(question, language, QUICK_STEPS)
    except _LargeError:
        return None
    return asked.answer() if asked.steps() <= QUICK_STEPS else None


def thoroughly(question: Question, language: str) -> bytes:
    """The answer as JSON, within MOST_STEPS. Errors as `quickly`."""
    asked = _Asked(question, language)
    steps = asked.steps()
    if question.compare_rule and steps > MOST_STEPS:
        raise _too_many(steps)
    return asked.answer()


class _LargeError(TooCostly):
    """The shapes alone are too large."""


class _Asked:
    """A question that was read and is within the budget. Nothing is worked out before it is asked for.

    most     steps that making the shapes and telling their costs may take
    shape    None where the dialect asked for cannot read the text; then the readings of others are told with the refusal
    """

    def __init__(self, question: Question, language: str, most: int | None = None) -> None:
        self.most = MOST_STEPS if most is None else most
        self.made = 0
        self.costs: dict[int, tuple[Shape, Cost]] = {}
        self.question = question
        self.language = language
        self.check: Check | None = None
        self.explanation: tuple[Message, ...] = ()
        self.hints: tuple[Message, ...] = ()
        self.shape: Shape | None = None
        self.rolls: list[tuple[str, Expression, Shape]] = []
        self.rows: list[Shape] = []
        self.laws = Laws()
        self.meant: Meant | None = None
        self.refused: NotationError | None = None
        if names_a_check(question.target):
            self.check = build(check_type(question.target), question.parameters, question.rules, parse)
            self.shape = self.check.dice().lower()
        else:
            for name in (*question.parameters, *question.rules, *question.compare_rule):
                raise TableError("notation-has-no-parameters", parameter=name[:40])
            try:
                reading = read(question.target, question.dialect, language)
            except NotationError as error:
                self.meant = Meant(question.target, language, self.laws)
                if not self.meant.rolls:
                    raise
                self.refused = error
                return
            of = reading.expression
            self.shape = lowered(of)
            self._large(self.shape)
            if isinstance(of, Several):
                for roll in of.rolls:
                    shape = roll.lower()
                    self._large(shape)
                    self.rolls.append((render(roll), roll, shape))
            else:
                self.rolls = [(question.target, of, self.shape)]
            for _, roll, _ in self.rolls:
                for _, which in tables(roll):
                    self.rows.append(which.lower())
                    self._large(self.rows[-1])
            self.meant = Meant(question.target, language, self.laws)
            self.explanation, self.hints = (explain(of),), reading.hints
        if isinstance(self.check, Procedure):
            return  # its dice together are a bound on what falls, not what is worked out; the walk has a bound of its own
        shapes = [*self.shapes(), *self.rows]
        try:
            for shape in shapes:
                check(shape, MOST_STEPS)
        except TooCostly as error:
            raise TooCostly(error.message, hint=_HINT) from None
        steps = sum([self._cost(shape).steps for shape in shapes]) if len(shapes) > 1 else 0
        if steps > MOST_STEPS:
            raise _too_many(steps)

    def shapes(self) -> list[Shape]:
        """The check's dice, or those of each roll."""
        return [shape for _, _, shape in self.rolls] or ([] if self.shape is None else [self.shape])

    def steps(self) -> int:
        """What the whole answer takes, on the safe side. To be asked before `answer`: it decides which means are told."""
        if isinstance(self.check, Procedure):
            return QUICK_STEPS + 1
        if self.check is not None and self.question.compare_rule:
            return self._one() * (1 + self._readings())
        return self._one()

    def _readings(self) -> int:
        """How often the check is worked out anew for the house rules that are compared."""
        assert self.check is not None
        by_key = {rule.key.partition(".")[2]: len(rule.values) for rule in self.check.system_rules}
        return sum([by_key.get(key.rpartition(".")[2], 0) for key in self.question.compare_rule])

    def _one(self) -> int:
        cuts = (self.check.cuts() or ()) if self.check else ()
        bounds = [*self.question.at_least, *self.question.at_most, *cuts]
        own = sum([self._steps(shape, bounds) for shape in self.shapes()]) + sum(
            [self._cost(rows).steps for rows in self.rows]
        )
        return own + (self.meant.plan(self.shapes(), MOST_STEPS - own, self._steps) if self.meant else 0)

    def _large(self, shape: Shape) -> None:
        """Refuses to make more shapes, or to look for their costs, where they are too large together."""
        self.made += parts_of(shape, self.most // PART_STEPS) * PART_STEPS
        if self.made > self.most:
            message = Message("error-too-costly-steps", steps=about(self.made), most=about(self.most))
            raise _LargeError(message, hint=_HINT)

    def _cost(self, shape: Shape) -> Cost:
        """The cost of a shape, told once."""
        found = self.costs.get(id(shape))
        if found is None:
            found = self.costs[id(shape)] = (shape, cost(shape))
        return found[1]

    def _steps(self, shape: Shape, bounds: Sequence[Number] = ()) -> int:
        size = parts_of(shape, self.most // PART_STEPS) * PART_STEPS
        if size > self.most:
            return size
        found = self._cost(shape)
        if found.steps > QUICK_STEPS:
            return found.steps
        if found.low is not None and found.high is not None:
            digits = found.bits * 3 // 10 + 1
            return found.steps + found.values * (len(bounds) + 20 + 2 * digits * digits // _DIGIT_STEPS)
        law = self.laws.of(shape)
        mean, deviation = abs(int(law.mean)), isqrt(int(law.variance)) + 1
        reaches = [mean + _REACH * deviation, *[abs(int(bound)) for bound in bounds]]
        terms = found.degree // found.stride + 1 if found.stride > 0 else 10 * found.degree
        return found.steps + sum([reach * (10 + reach * terms // 100) for reach in reaches])

    def answer(self) -> bytes:
        """TooCostly before writing starts if it would be too long, as far as that can be told."""
        question = self.question
        readings = self.meant.told(self.shape) if self.meant else []
        if self.shape is None:
            assert self.refused is not None
            self.refused.readings = readings  # type: ignore[attr-defined]
            raise self.refused
        words = words_of(self.language)
        if self.check is not None:
            rules = rules_of(self.check, question.compare_rule)
            answer = odds(self.check)
            _check_length(answer.distribution)
            document = odds_document(question.target, answer, question.at_least, question.at_most, words)
            if rules:
                comparisons = [comparison(self.check, rule, answer) for rule in rules]
                document["compared-rules"] = [comparison_document(each, words) for each in comparisons]
        elif len(self.rolls) == 1:
            document = self._odds(*self.rolls[0], explanation=self.explanation, hints=self.hints)
        else:
            each = [self._odds(*roll) for roll in self.rolls]
            document = several_document(question.target, each, words, explanation=self.explanation, hints=self.hints)
        if readings:
            document["readings"] = readings
        text = to_json(document).encode(errors="replace")
        if len(text) > MOST_CHARACTERS:
            raise _too_long(len(text))
        return text

    def _odds(self, target: str, of: Expression, shape: Shape, **said: tuple[Message, ...]) -> dict[str, Any]:
        """The odds of one roll."""
        try:
            law = self.laws.of(shape)
        except ExpressionError as error:
            raise pointed(self.question.target, self.question.dialect, error) from None
        _check_length(law)
        return odds_document(
            target, law, self.question.at_least, self.question.at_most, words_of(self.language),
            tables=chances(of), **said,
        )  # fmt: skip


def _check_length(law: Distribution) -> None:
    if isinstance(law, Finite):
        digits = law.denominator.bit_length() * 3 // 10 + 1
        characters = 2 * digits * len(law.weights)
        if characters > MOST_CHARACTERS or characters * digits > MOST_WRITING:
            raise _too_long(characters)


def _too_many(steps: int) -> TooCostly:
    return TooCostly(Message("error-too-costly-steps", steps=about(steps), most=about(MOST_STEPS)), hint=_HINT)


def _too_long(characters: int) -> TooCostly:
    message = Message("table-too-costly-answer", characters=about(characters), most=about(MOST_CHARACTERS))
    return TooCostly(message, hint=_HINT)
