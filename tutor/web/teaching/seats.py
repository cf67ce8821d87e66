"""What is said at a player's seat: the name there, and whose turn it is."""

from tutor.core.game import State
from tutor.core.messages import Message, Player


def seat_name(seat: int, reader: int | None) -> Message:
    """Return what a seat is called by whoever sits at `reader`: "Bob (you)" if that is the same.

    A reader who sits nowhere is None.
    """
    if seat == reader:
        return Message("seat.you", {"name": Player(seat)})
    return Message(f"player.{seat}")


def turn_mark(state: State, seat: int, reader: int | None) -> Message | None:
    """Return the words at the seat whose turn it is; None at others, and once the game is over."""
    if seat != state.to_act or state.outcome is not None:
        return None
    return Message("seat.your-turn" if seat == reader else "seat.turn")
