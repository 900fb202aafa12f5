"""The sheet of an Open Legend character: scores, defenses, hit points, points left, and what is against the rules.

The numbers of the rules of the character are those of the table `character-rules`: OL-P1 and so on, from chapter 1 of the core rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import Derived, Raise, Sheet, Violation
from wurfwerk.systems.openlegend import growth
from wurfwerk.systems.openlegend.attributes import ATTRIBUTES, EXTRAORDINARY, HIGHEST, highest_at, level_of
from wurfwerk.systems.openlegend.character import Attributes, Feat
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES
from wurfwerk.systems.openlegend.resources import LEGEND

if TYPE_CHECKING:
    from typing import Self

FORMULAS = {
    "toughness": (1, ("fortitude", "will")),
    "guard": (1, ("agility", "might")),
    "resolve": (1, ("presence", "will")),
    "hit-points": (2, ("fortitude", "presence", "will")),
}
"""Figure -> (times, attributes): 10 and so many times their sum, guard and the armor."""

BASE = 10
UNTRAINED = Attributes()


@dataclass(frozen=True, kw_only=True)
class Character(Sheet):
    """Scores as bought, experience, armor, feats with their effects, flaws. All else follows."""

    system: ClassVar[str] = "openlegend"
    system_rules = HOUSE_RULES

    xp: Annotated[int, Interval(ge=0, le=999)] = 0
    attributes: Attributes = UNTRAINED
    armor: Annotated[int, Interval(ge=0, le=20)] = 0
    feats: Annotated[tuple[Feat, ...], Len(0, 60)] = ()
    flaws: Annotated[tuple[Annotated[str, Len(0, 80)], ...], Len(0, 20)] = ()

    def level(self) -> int:
        return level_of(self.xp)

    def bonus(self, figure: str) -> int:
        """What feats add to a figure or an attribute."""
        return sum(feat.amount for feat in self.feats if feat.bonus_to == figure)

    def score(self, name: str) -> int:
        """The score of an attribute that is rolled: as bought, and what feats add, at most 10."""
        return max(0, min(HIGHEST, self.attributes.scores()[name] + self.bonus(name)))

    def stands_for(self, name: str) -> str:
        """The attribute that stands in the formulas in place of this one."""
        for feat in self.feats:
            if feat.in_place_of == name and feat.use != "none":
                return feat.use
        return name

    def figure(self, key: str) -> Derived:
        """A defense or the hit points, and how it comes about."""
        times, names = FORMULAS[key]
        value, made_of = BASE, [Message("openlegend:made-base", amount=BASE)]
        for name in names:
            used = self.stands_for(name)
            amount = times * self.score(used)
            value += amount
            label = Message(f"openlegend:sheet-attributes-{used}")
            if used == name:
                made_of.append(Message("openlegend:made-attribute", amount=amount, attribute=label))
            else:
                instead = Message(f"openlegend:sheet-attributes-{name}")
                made_of.append(Message("openlegend:made-instead", amount=amount, attribute=label, instead=instead))
        if key == "guard" and self.armor:
            value += self.armor
            made_of.append(Message("openlegend:made-armor", amount=self.armor))
        for feat in self.feats:
            if feat.bonus_to == key and feat.amount:
                value += feat.amount
                made_of.append(Message("openlegend:made-feat", amount=feat.amount, feat=feat.name))
        return Derived(key, value, tuple(made_of))

    def derived(self) -> tuple[Derived, ...]:
        level = self.level()
        given, spent = growth.points(self.xp), growth.spent(self.attributes)
        feats_given, feats_spent = growth.feat_points(self.xp), sum(feat.cost for feat in self.feats)
        return (
            Derived("level", level, (Message("openlegend:made-level", xp=self.xp),)),
            Derived("highest-score", highest_at(level), (Message("openlegend:made-highest", level=level),)),
            *[self.figure(key) for key in FORMULAS],
            Derived("attribute-points", given - spent, (Message("openlegend:made-points", given=given, spent=spent),)),
            Derived(
                "feat-points",
                feats_given - feats_spent,
                (Message("openlegend:made-points", given=feats_given, spent=feats_spent),),
            ),
            Derived("legend-points-a-roll", level + 1, (Message("openlegend:made-legend", level=level),)),
        )

    def violations(self) -> tuple[Violation, ...]:
        found: list[Violation] = []
        level = self.level()
        given, spent = growth.points(self.xp), growth.spent(self.attributes)
        if spent > given:
            message = Message("openlegend:violation-points", spent=spent, given=given, xp=self.xp)
            found.append(Violation("OL-P1", "attributes", message))
        for name, bought in self.attributes.scores().items():
            where, label = f"attributes.{name}", Message(f"openlegend:sheet-attributes-{name}")
            if bought == HIGHEST:
                found.append(Violation("OL-P4", where, Message("openlegend:violation-ten", attribute=label)))
            elif bought > highest_at(level):
                message = Message(
                    "openlegend:violation-cap", attribute=label, score=bought, level=level, most=highest_at(level)
                )
                found.append(Violation("OL-P2", where, message))
            if bought + self.bonus(name) > HIGHEST:
                message = Message("openlegend:violation-above-ten", attribute=label, score=bought + self.bonus(name))
                found.append(Violation("OL-P4", where, message))
        feats_given, feats_spent = growth.feat_points(self.xp), sum(feat.cost for feat in self.feats)
        if feats_spent > feats_given:
            message = Message("openlegend:violation-feats", spent=feats_spent, given=feats_given, xp=self.xp)
            found.append(Violation("OL-P6", "feats", message))
        return (*found, *self._feat_violations())

    def _feat_violations(self) -> list[Violation]:
        """Feats whose effect is half told, or that replace one attribute twice."""
        found = []
        replaced: set[str] = set()
        for place, feat in enumerate(self.feats):
            half = (feat.use == "none") != (feat.in_place_of == "none")
            if half or (feat.bonus_to == "nothing") != (feat.amount == 0):
                message = Message("openlegend:violation-feat-half", feat=feat.name)
                found.append(Violation("OL-P5", f"feats[{place}]", message))
            if feat.in_place_of in replaced:
                label = Message(f"openlegend:sheet-attributes-{feat.in_place_of}")
                message = Message("openlegend:violation-feat-twice", feat=feat.name, attribute=label)
                found.append(Violation("OL-P5", f"feats[{place}]", message))
            if feat.in_place_of != "none":
                replaced.add(feat.in_place_of)
        return found

    def held(self) -> Held:
        return Held({LEGEND: 0})

    def raises(self) -> tuple[Raise, ...]:
        return growth.raises(self.attributes, self.xp)

    def stepped(self, step: Raise) -> Self:
        if step.where == "xp":
            return replace(self, xp=step.then)
        name = step.where.partition(".")[2]
        return replace(self, attributes=replace(self.attributes, **{name: step.then}))

    def parameters(self, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
        """For action and attack: the score of the named attribute, whether it is extraordinary; the level, also for legend points."""
        out: dict[str, object] = {}
        if check in ("action", "attack", "spend-legend-points"):
            out["level"] = self.level()
        for parameter, given in named.items():
            name = given.removeprefix("attributes.")
            if parameter != "attribute" or name not in ATTRIBUTES:
                message = Message("openlegend:error-no-such-attribute", name=given[:60], known=", ".join(ATTRIBUTES))
                raise ParameterError("unknown-parameter", message, parameter=parameter)
            if check in ("action", "attack"):
                out |= {"attribute": self.score(name), "extraordinary": name in EXTRAORDINARY}
        return out
