"""How a game ended, and what could have been.

Points go out of reach for certain when their cards are gone, or the time for them. Long before, all
of them may be out of reach, and nobody can say so: only that a way to them was known up to a turn.
"""

from dataclasses import dataclass
from functools import lru_cache

from tutor.core.messages import Message, Player
from tutor.core.outcome import EndCondition
from tutor.games.hanabi.deals import LastWinnable, last_winnable_turn
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.events import Discarded, GameEnded, Misplayed
from tutor.games.hanabi.engine.scoring import rating
from tutor.games.hanabi.knowledge.status import highest_score, pace
from tutor.games.hanabi.partners import Beginning, GameRecord, Manner
from tutor.web.hanabi.play.coach_view import Ways
from tutor.web.shell.heavy import heavy
from tutor.web.site.play import MOST, TurningPoint

_WAYS_KEPT = 64
"""So many ways are kept."""


@dataclass(frozen=True, slots=True)
class EndingView:
    """The result in words, what the scale says of it, and where points were lost."""

    headline: Message
    score: Message
    rating: Message | None
    won: bool
    points: int
    moments: tuple[TurningPoint, ...]
    """Where points went out of reach for certain."""
    winnable: TurningPoint | None
    """The last turn before which a way to all points is known, if they were not made."""


def ending(record: GameRecord, to: Ways) -> EndingView:
    """Return how a game ended; one that went on is taken as given up where it is."""
    state = record.state
    lost = state.outcome is not None and state.outcome.end_condition is EndCondition.LOST
    points = 0 if lost else state.points
    most = state.ruleset.max_score
    rated = not lost and (not state.ruleset.play_on or points == most)
    return EndingView(
        headline=_headline(state),
        score=Message("play.score", {"num": points, "all": most}),
        rating=Message(f"score.option.{rating(points, most).id}") if rated else None,
        won=points == most,
        points=points,
        moments=_moments(record, to),
        winnable=_winnable(record, to) if points < most else None,
    )


def _headline(state: GameState) -> Message:
    """Return what ended the game, in the words in which it was told."""
    over = next((event for event in state.events if isinstance(event, GameEnded)), None)
    return Message(f"event.ended.{over.cause}") if over else Message("play.given-up")


def in_reach(state: GameState) -> int:
    """Return the most points that open facts still allow: cards that are gone, turns that are left.

    Of a game that is over it is the score.
    """
    if state.outcome is not None:
        return state.outcome.score
    return highest_score(state) + min(0, pace(state))


def _moments(record: GameRecord, to: Ways) -> tuple[TurningPoint, ...]:
    """Return the first moments at which points went out of reach, in their order."""
    reach = list(map(in_reach, record.states))
    drops = [step for step in range(len(record.actions)) if reach[step + 1] < reach[step]]
    return tuple(
        TurningPoint(
            turn=Message("play.turn", {"num": step + 1}),
            href=to.at(step),
            told=_told(record, step, reach[step], reach[step + 1]),
        )
        for step in drops[:MOST]
    )


@lru_cache(_WAYS_KEPT)
@heavy
def known_way(deal: Beginning, actions: tuple[Action, ...]) -> LastWinnable | None:
    """Return the last turn of a game before which a way to all points is known, with that way.

    None if no way was found, which says nothing. Raises BusyError.
    """
    return last_winnable_turn(GameRecord(deal, Manner.LITERAL, actions).states)


def _winnable(record: GameRecord, to: Ways) -> TurningPoint | None:
    last = known_way(record.deal, record.actions)
    if last is None:
        return None
    stopped = last.turn == len(record.actions)
    return TurningPoint(
        turn=Message("play.turn", {"num": last.turn + 1}),
        href=to.at(last.turn),
        told=Message(
            "play.winnable.still" if stopped else "play.winnable",
            {"all": record.deal.ruleset.max_score},
        ),
    )


def _told(record: GameRecord, step: int, before: int, after: int) -> Message:
    """Return what lowered the highest score in reach, and by how much."""
    state, then = record.states[step], record.states[step + 1]
    params: dict[str, object] = {
        "name": Player(state.to_act),
        "before": before,
        "after": after,
    }
    card = next(
        (event.card for event in then.events if isinstance(event, Discarded | Misplayed)), None
    )
    if then.outcome is not None and then.outcome.end_condition is EndCondition.LOST:
        return Message("play.dropped.lost", params)
    if card is not None and highest_score(then) < highest_score(state):
        return Message("play.dropped.card", {**params, "card": card})
    return Message("play.dropped.time", params)
