"""Messages: an id and its values."""

from tutor.core.messages import Message, Player


def test_a_message_without_values_is_empty_handed() -> None:
    assert Message("rule.turn.title").params == {}
    assert Message("rule.turn.title").params is not Message("rule.turn.title").params


def test_messages_are_equal_when_they_say_the_same() -> None:
    """Id and values decide."""
    assert Message("a", {"who": Player(1)}) == Message("a", {"who": Player(1)})
    assert Message("a", {"who": Player(1)}) != Message("a", {"who": Player(0)})
    assert Message("a") != Message("b")
