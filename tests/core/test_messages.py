"""Messages: an id and its values."""

import pytest

from tutor.core.messages import Message, Player


def test_a_message_without_values_is_empty_handed() -> None:
    """Params default to nothing, which nobody can add to."""
    message = Message("rule.turn.title")
    assert dict(message.params) == {}
    with pytest.raises(TypeError):
        message.params["num"] = 1  # type: ignore[index]


def test_messages_are_equal_when_they_say_the_same() -> None:
    """Id and values decide."""
    assert Message("a", {"who": Player(1)}) == Message("a", {"who": Player(1)})
    assert Message("a", {"who": Player(1)}) != Message("a", {"who": Player(0)})
    assert Message("a") != Message("b")
