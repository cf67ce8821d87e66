"""Where in a turn the game is: whose choice of what is due."""

from enum import StrEnum


class Phase(StrEnum):
    """What may be done now. `GameState.active` chooses, unless said otherwise.

    In the first three, what belongs to a later one may be done as well: the phases of a turn are
    optional but for crafting.
    """

    CARD = "card"  # play a card, or go on
    TOKEN = "token"  # spend tokens, or go on
    CRAFTING = "crafting"  # name a task
    REPLY = "reply"  # `waiting[0]` counters the card `played`, or lets it pass
    EFFECT = "effect"  # choose what the effect of `played` needs
    TURNING = "turning"  # turn up a card
    PAIR = "pair"  # of three cards turned up, say which does not belong
    RICHEST = "richest"  # the bank is empty: take a token from one of the richest
    TASK = "task"  # `waiting[0]` takes a task from the supply
    MARKER = "marker"  # move the marker
    OVER = "over"


OPEN = frozenset({Phase.CARD, Phase.TOKEN, Phase.CRAFTING})
"""The phases before a crafting."""
