"""The figures of a replayed game for `tutor replay --json` and the API (docs/replay.md)."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.outcome import EndCondition
from tutor.games.hanabi.engine.events import ClueGiven
from tutor.games.hanabi.engine.replay import Replay


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaySummary:
    """How a game went; `score` is that of a finished game, else the points so far.

    A clue is the turn it was given in, the player who was told, and the slots pointed at, all
    counted from 0.
    """

    ruleset: str
    players: int
    turns: int
    score: int
    points: int
    max_score: int
    strikes: int
    clue_tokens: int
    fireworks: Mapping[str, int]
    deck_size: int
    end_condition: EndCondition | None
    clues: tuple[tuple[int, int, tuple[int, ...]], ...]


def replay_summary(replay: Replay) -> ReplaySummary:
    """Return the figures of a replayed game."""
    end = replay.end
    ruleset, outcome = end.ruleset, end.outcome
    return ReplaySummary(
        ruleset=str(ruleset),
        players=end.players,
        turns=len(replay.actions),
        score=outcome.score if outcome else end.points,
        points=end.points,
        max_score=ruleset.max_score,
        strikes=end.strikes,
        clue_tokens=end.clue_tokens,
        fireworks={str(suit): end.firework(suit) for suit in ruleset.suits},
        deck_size=end.deck_size,
        end_condition=outcome.end_condition if outcome else None,
        clues=tuple(
            (turn, event.clue.target, tuple(event.slots))
            for turn, state in enumerate(replay.states[1:])
            for event in state.events
            if isinstance(event, ClueGiven)
        ),
    )
