"""The errors: what they carry, and what they say on the command line."""

from enum import Enum

from tutor.core.errors import (
    BadSyntaxError,
    IllegalActionError,
    ImpossiblePositionError,
    TutorError,
    UnsupportedError,
)


class Why(Enum):
    """A game's own reasons."""

    TOO_LATE = "too-late"


def test_bad_syntax_shows_the_place() -> None:
    """Field, text, position and what was expected can be read and are in the sentence."""
    error = BadSyntaxError("card", "x1", 0, "a suit letter")
    assert (error.field, error.text, error.position, error.expected) == (
        "card",
        "x1",
        0,
        "a suit letter",
    )
    assert str(error) == "card: expected a suit letter at character 0 of 'x1'"


def test_bad_syntax_cuts_a_long_text() -> None:
    """The sentence stays a line; the whole text is kept in the error."""
    error = BadSyntaxError("position", "a" * 5000, 4000, "a comma")
    assert len(str(error)) < 160
    assert len(error.text) == 5000


def test_an_illegal_action_names_reason_and_rule() -> None:
    """So that a page can say it in any language and link the rule."""
    error = IllegalActionError(Why.TOO_LATE, "turn", "play-1", "the state")
    assert (error.reason, error.rule, error.action, error.state) == (
        Why.TOO_LATE,
        "turn",
        "play-1",
        "the state",
    )
    assert str(error) == "play-1 is not allowed here: too-late (rule turn)"


def test_an_impossible_position_gives_its_details() -> None:
    """The reason, with the data that shows it if there are any."""
    assert str(ImpossiblePositionError(Why.TOO_LATE)) == "impossible position: too-late"
    error = ImpossiblePositionError(Why.TOO_LATE, card="r1", found=4)
    assert error.details == {"card": "r1", "found": 4}
    assert str(error) == "impossible position: too-late (card=r1, found=4)"


def test_something_unsupported_is_named() -> None:
    """What it is and what it is called."""
    assert str(UnsupportedError("variant", "Brown")) == "unsupported variant: Brown"


def test_every_error_is_a_tutor_error() -> None:
    """One `except` catches whatever this package raises on purpose."""
    for kind in (BadSyntaxError, IllegalActionError, ImpossiblePositionError, UnsupportedError):
        assert issubclass(kind, TutorError)
