"""Who holds the device, and who is a partner."""

from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import GameRecord, decide


def is_partner(seat: int, people: int) -> bool:
    """Return whether a partner sits there: behind the people at the device."""
    return seat >= people


def holder(record: GameRecord, people: int) -> int:
    """Return the seat of who acted last of the people at the device; the first one at the start."""
    acted = (state.to_act for state in reversed(record.states[:-1]))
    return next((seat for seat in acted if not is_partner(seat, people)), 0)


def turns_since(record: GameRecord, seat: int) -> int:
    """Return the step after the last action of a player, 0 if there was none."""
    for step in range(len(record.actions) - 1, -1, -1):
        if record.states[step].to_act == seat:
            return step + 1
    return 0


def partners_in_turn(record: GameRecord, people: int) -> int:
    """Return how many partners have their turns before one of the people."""
    to_act = record.state.to_act
    return record.state.players - to_act if is_partner(to_act, people) else 0


def partners_actions(record: GameRecord, turns: int) -> tuple[Action, ...]:
    """Return what partners do in the next so many turns, fewer if the game ends before."""
    state, meanings = record.state, record.meanings[-1]
    actions: list[Action] = []
    while state.ending is None and len(actions) < turns:
        actions.append(decide(state, meanings).action)
        after = state.apply(actions[-1])
        meanings, state = meanings.after(state, actions[-1], after), after
    return tuple(actions)
