"""Messages: an id and its values."""

from tutor.core.messages import Message, Player


def test_equal_messages_have_one_hash() -> None:
    """In whatever order their values stand, and with messages among them."""
    inner = Message("b", {"num": 2})
    one, other = {"who": Player(1), "what": inner}, {"what": inner, "who": Player(1)}
    assert hash(Message("a", one)) == hash(Message("a", other))
    assert len({Message("a", one), Message("a", other), Message("a")}) == 2


def test_the_reader_is_addressed() -> None:
    """By an id of its own where one of the values is that player."""
    told = Message("does.clue", {"name": Player(0), "to": Player(1)})
    ids = [told.addressed_to(reader).id for reader in (0, 1, 2)]
    assert ids == ["does.clue.you-name", "does.clue.you-to", "does.clue"]
