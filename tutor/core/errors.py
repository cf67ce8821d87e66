"""The exceptions of this package.

Each error carries its data, so that a page can say what is wrong in any language; the English
text of `str(error)` is for developers and the command line.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any


class TutorError(Exception):
    """Base of every error this package raises on purpose."""

    @property
    def data(self) -> Mapping[str, Any]:
        """The details of the error by name, for programs."""
        return {}


def excerpt(text: str, most: int) -> str:
    """Return the text, cut to `most` characters with three dots if it is longer."""
    return text if len(text) <= most else f"{text[: most - 3]}..."


class BadSyntaxError(TutorError):
    """A text that doesn't parse.

    `field` names what was being read ("ruleset", "card"), `text` is the whole input, `position`
    the 0-based character where reading failed, `expected` what would have been accepted there.
    """

    def __init__(self, field: str, text: str, position: int, expected: str) -> None:
        self.field = field
        self.text = text
        self.position = position
        self.expected = expected
        place = f"character {position} of {excerpt(text, 80)!r}"
        super().__init__(f"{field}: expected {expected} at {place}")

    @property
    def data(self) -> Mapping[str, Any]:
        """The position of a syntax error, and what was expected there."""
        params = {"field": self.field, "text": self.text}
        return {**params, "position": self.position, "expected": self.expected}


class IllegalActionError(TutorError):
    """An action that the rules do not allow in this state.

    `reason` is the game's own enum, `rule` the id of the rule that forbids it, `action` and
    `state` what was tried and where.
    """

    def __init__(self, reason: Enum, rule: str, action: object, state: object) -> None:
        self.reason = reason
        self.rule = rule
        self.action = action
        self.state = state
        super().__init__(f"{action} is not allowed here: {reason.value} (rule {rule})")

    @property
    def data(self) -> Mapping[str, Any]:
        """The action, the reason it is illegal, and the rule."""
        return {"action": str(self.action), "reason": self.reason.value, "rule": self.rule}


class PlayedWrongError(TutorError):
    """A recorded game with an illegal action; `number` counts actions from 1."""

    def __init__(self, number: int, action: object, refusal: IllegalActionError) -> None:
        self.number = number
        self.action = action
        self.refusal = refusal
        super().__init__(f"action {number}: {refusal}")

    @property
    def data(self) -> Mapping[str, Any]:
        """The details of the illegal action, and its number."""
        return {**self.refusal.data, "number": self.number}


class ImpossiblePositionError(TutorError):
    """A well-formed position that no game can reach.

    `reason` is the game's own enum and `details` its data (a card, a count, …).
    """

    def __init__(self, reason: Enum, **details: Any) -> None:
        self.reason = reason
        self.details = details
        values = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(
            f"impossible position: {reason.value}" + (f" ({values})" if values else "")
        )

    @property
    def rule(self) -> str:
        """The id of the rule that the position breaks; empty if there is none."""
        return getattr(self.reason, "rule", "")

    @property
    def data(self) -> Mapping[str, Any]:
        """The reason, its rule, and the reason's details."""
        details = {name: str(value) for name, value in self.details.items()}
        return {"reason": self.reason.value, "rule": self.rule, "details": details}


class UnsupportedError(TutorError):
    """An unknown name, or a variant or option that the site doesn't support."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name
        super().__init__(f"unsupported {kind}: {name}")

    @property
    def data(self) -> Mapping[str, Any]:
        """The kind of thing that is unsupported, and its name."""
        return {"kind": self.kind, "name": self.name}


class NoPuzzleError(TutorError):
    """No position was found for the endless puzzle of this name."""
