"""What the forms of all answers have in common."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

LEFT_OUT: Any = Field(default_factory=lambda: None)
Ratio = Annotated[str, Field(pattern=r"^-?\d+(/\d+)?$", examples=["89/192"])]
"""A fraction in lowest terms, whole numbers without a denominator."""
Number = int | Ratio


def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


class Form(BaseModel):
    """Base of all: keys in kebab-case, nothing that is not named."""

    model_config = ConfigDict(extra="forbid", alias_generator=_key)
