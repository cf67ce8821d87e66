"""A puzzle as plain data, with the whole truth, for checkers outside this program.

The shape is described in docs/puzzle-format.md.
"""

from typing import Any

from tutor.core.puzzle import Puzzle, answer
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.told import Told
from tutor.games.hanabi.puzzles.themes import THEMES


def record(puzzle: Puzzle[GameState], *, name: str, level: int) -> dict[str, Any]:
    """Return the puzzle, hidden cards and right options included, as JSON can hold it.

    `name` and `level` say where it comes from; they are not part of a puzzle.
    """
    theme, state = THEMES[puzzle.theme], puzzle.position
    given = answer(theme, puzzle, [])
    options = [verdict.option for verdict in given.verdicts]
    return {
        "id": name,
        "theme": puzzle.theme,
        "rules": str(state.ruleset),
        "level": level,
        "viewer": puzzle.viewer,
        "to_act": state.to_act,
        "table": _table(state),
        "question": {key: _plain(value) for key, value in puzzle.question.items()},
        "choose": str(theme.choose),
        "options": options,
        "correct": [option for option in options if option in given.correct_options],
    }


def _plain(value: Any) -> Any:
    return list(map(_plain, value)) if isinstance(value, tuple) else value


def _table(state: GameState) -> dict[str, Any]:
    suits = state.ruleset.suits
    return {
        "players": state.players,
        "hands": [
            [
                {"card": str(card), **_told(told)}
                for card, told in zip(hand, state.told[seat], strict=True)
            ]
            for seat, hand in enumerate(state.hands)
        ],
        "fireworks": {str(suit): state.firework(suit) for suit in suits},
        "discards": [str(card) for card in state.discards],
        "clue_tokens": state.clue_tokens,
        "strikes": state.strikes,
        "deck": [str(card) for card in state.deck],
        "turns_left": state.turns_left,
    }


def _told(told: Told) -> dict[str, Any]:
    return {
        "clued": {"colors": [str(suit) for suit in told.colors], "ranks": list(told.ranks)},
        "denied": {
            "colors": [str(suit) for suit in told.denied_colors],
            "ranks": list(told.denied_ranks),
        },
    }
