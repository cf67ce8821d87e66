"""What is certainly a mistake, from nothing but what the player to act can see."""

from tutor.core.messages import Message
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.knowledge import View, cards_in, deduce
from tutor.games.hanabi.knowledge.status import critical, playable


def certain_mistakes(state: GameState) -> dict[Action, Message]:
    """Return the actions that are certainly mistakes, each with the reason.

    Those are plays of cards that can't fit, and discards of cards that are needed and of which
    there is no other copy, whatever the card may be.
    """
    view = View.of(state, state.to_act)
    fit, last = playable(view), critical(view)
    found: dict[Action, Message] = {}
    for slot, could_be in enumerate(deduce(view).possible):
        params = {"slot": slot + 1, "cards": tuple(cards_in(could_be))}
        if not could_be & fit:
            found[Play(slot)] = Message("play.mistake.play", params)
        if not could_be & ~last:
            found[Discard(slot)] = Message("play.mistake.discard", params)
    return found
