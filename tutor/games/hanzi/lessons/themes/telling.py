"""What is done, and what comes of it, as messages."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanzi.engine import Action, GameState
from tutor.games.hanzi.engine.events import Event, Matched, Missed, TurnedUp
from tutor.games.hanzi.puzzles.telling import action_said


def does_all(chain: Sequence[Action]) -> Message:
    """Return actions as things to do one after the other; ValueError if there are none."""
    if not chain:
        raise ValueError("nothing to do")
    first, *later = (action_said(action, "hanzi-step") for action in chain)
    for message in later:
        first = Message("hanzi-step.then", {"first": first, "second": message})
    return first


@dataclass(frozen=True, slots=True)
class Line:
    """Actions taken one after the other: where they led, with all that happened on the way."""

    start: GameState
    end: GameState

    @staticmethod
    def of(start: GameState, chain: Sequence[Action]) -> "Line":
        """Return the line of these actions; IllegalActionError if one is not allowed."""
        state, events = start, list[Event]()
        for action in chain:
            state = state.apply(action)
            events += state.events
        return Line(start, state._replace(events=tuple(events)))

    @property
    def came_of_crafting(self) -> Message | None:
        """What came of the crafting, if one was finished."""
        for event in self.end.events:
            if isinstance(event, Matched):
                told = {"task": event.task, "one": event.scoring, "other": event.effect}
                return Message("hanzi-came.match", told)
        if not any(isinstance(event, Missed) for event in self.end.events):
            return None
        turned = [self.start.grid[spot] for spot in self.start.face_up]
        turned += [event.card for event in self.end.events if isinstance(event, TurnedUp)]
        names = dict(zip(("one", "other", "third"), turned, strict=False))
        return Message("hanzi-came.miss-three" if "third" in names else "hanzi-came.miss", names)
