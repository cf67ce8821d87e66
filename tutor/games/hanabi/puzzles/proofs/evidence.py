"""How the facts of a proof are found, from what lies open to what takes the whole hand at once."""

from enum import StrEnum


class Evidence(StrEnum):
    """The `kind` of a fact in Hanabi."""

    RULE = "rule"
    """What a rule says, whatever the table."""
    SEEN = "seen"
    """Something that lies open: a firework, a card in somebody's hand, tokens, the deck's size."""
    CLUED = "clued"
    """A clue that pointed at the card."""
    DENIED = "denied"
    """A clue that did not point at the card."""
    COUNTED = "counted"
    """All copies of a card are accounted for."""
    JOINT = "joint"
    """Cards of one's own hand, taken together, leave no copy for the slot."""
    PLAYED = "played"
    """What an action has led to, where several are looked ahead."""
