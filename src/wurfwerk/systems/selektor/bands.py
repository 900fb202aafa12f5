"""The bands of a result: which part of 0 to 20 means what.  Law: they cover 0 to 20 without gap or overlap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError, forbidden
from wurfwerk.rules.form import ByRule

BEST = 20
"""The highest result: two tens."""


@dataclass(frozen=True, kw_only=True)
class Band:
    """The results from `from_` to `to`, both included, mean `key`."""

    key: Literal[
        "utter-failure",
        "failure",
        "basic-success",
        "success",
        "extended-success",
        "great-success",
        "overwhelming-success",
        "perfection",
    ]
    from_: Annotated[int, Interval(ge=0, le=BEST), ByRule("HB-04")]
    to: Annotated[int, Interval(ge=0, le=BEST), ByRule("HB-04")]


SOURCE = (
    Band(key="utter-failure", from_=0, to=1),
    Band(key="failure", from_=2, to=4),
    Band(key="basic-success", from_=5, to=7),
    Band(key="success", from_=8, to=10),
    Band(key="extended-success", from_=11, to=13),
    Band(key="great-success", from_=14, to=16),
    Band(key="overwhelming-success", from_=17, to=19),
    Band(key="perfection", from_=20, to=20),
)
"""The table of the source text, worst to best."""


def check_bands(bands: Sequence[Band]) -> None:
    """ParameterError forbidden unless the bands cover 0 to 20, each result once."""
    for place, band in enumerate(bands):
        if band.from_ > band.to:
            message = Message("selektor:forbidden-band-backwards", number=place + 1, low=band.from_, high=band.to)
            raise forbidden(f"bands[{place}]", message)
    expected = 0
    for band in sorted(bands, key=lambda band: band.from_):
        if band.from_ > expected:
            raise _gap(expected, band.from_ - 1)
        if band.from_ < expected:
            raise forbidden("bands", Message("selektor:forbidden-band-overlap", result=band.from_))
        expected = band.to + 1
    if expected <= BEST:
        raise _gap(expected, BEST)


def _gap(low: int, high: int) -> ParameterError:
    if low == high:
        return forbidden("bands", Message("selektor:forbidden-band-missing", result=low))
    return forbidden("bands", Message("selektor:forbidden-band-gap", low=low, high=high))


def band_of(result: int, bands: Sequence[Band]) -> Band:
    """The band a result lies in."""
    for band in bands:
        if band.from_ <= result <= band.to:
            return band
    raise ValueError(result)
