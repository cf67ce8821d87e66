"""How an answer stands, in a word."""

from enum import StrEnum

from tutor.core.messages import Message


class AnswerState(StrEnum):
    """How an answer stands: `open` is the line of a scenario that goes on."""

    RIGHT = "right"
    WRONG = "wrong"
    SHOWN = "shown"
    OPEN = "open"

    @classmethod
    def of(cls, *, solved: bool, shown: bool) -> "AnswerState":
        """Return the state of an answer that is over; `shown` is one that was asked for."""
        return cls.SHOWN if shown else cls.RIGHT if solved else cls.WRONG

    @property
    def headline(self) -> Message:
        """Return what a page says first of an answer in this state."""
        return Message("result.not-quite" if self is AnswerState.WRONG else f"result.{self}")
