"""`ParameterError`: what is wrong with the parameters or the house rules of a check, and which one it is."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError


class ParameterError(WurfwerkError):
    """Keys: unknown-check, unknown-parameter, missing-parameter, out-of-bounds, forbidden, unknown-rule.

    `parameter` names it as JSON does (`legend-points`, `modifiers[1].amount`); None where no single one is at fault.
    """

    def __init__(
        self, key: str, message: Message, *, parameter: str | None = None, hint: Message | None = None
    ) -> None:
        super().__init__(message, key=key, hint=hint)
        self.parameter = parameter


def forbidden(parameter: str, message: Message) -> ParameterError:
    """A combination the rules of the game forbid; `message` names the rule and says what would be right."""
    return ParameterError("forbidden", message, parameter=parameter)


def missing(parameter: str, message: Message) -> ParameterError:
    """A parameter that this combination needs."""
    return ParameterError("missing-parameter", message, parameter=parameter)
