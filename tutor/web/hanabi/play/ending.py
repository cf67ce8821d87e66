"""How a game ended, and what could have been."""

from dataclasses import dataclass

from tutor.core.messages import Message, Player
from tutor.core.outcome import EndCondition
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.events import Discarded, GameEnded, Misplayed
from tutor.games.hanabi.engine.scoring import rating
from tutor.games.hanabi.knowledge.status import highest_score, pace
from tutor.games.hanabi.partners import GameRecord
from tutor.web.hanabi.play.coach_view import Ways
from tutor.web.teaching.play.turning_point import MOST, TurningPoint


@dataclass(frozen=True, slots=True)
class Ending:
    """The result in words, what the scale says of it, and where points were lost."""

    headline: Message
    score: Message
    rating: Message | None
    won: bool
    points: int
    moments: tuple[TurningPoint, ...]


def ending(record: GameRecord, to: Ways, *, given_up: bool) -> Ending | None:
    """Return how a game ended, None while it goes on; `given_up` ends it where it is."""
    state = record.state
    if state.ending is None and not given_up:
        return None
    lost = state.outcome is not None and state.outcome.end_condition is EndCondition.LOST
    points = 0 if lost else state.points
    most = state.ruleset.max_score
    counts = lost or not state.ruleset.play_on or points == most
    step = rating(points, most).id
    return Ending(
        headline=_headline(state),
        score=Message("play.score", {"num": points, "all": most}),
        rating=Message(f"score.option.{step}") if counts and not lost else None,
        won=points == most,
        points=points,
        moments=_moments(record, to),
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
