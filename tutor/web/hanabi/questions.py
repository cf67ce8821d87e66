"""The cards that a question is about."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState
from tutor.web.hanabi.options import ON_CARD

_PLAYED = frozenset({"outcome"})
"""Themes in which the slot that the question names is played by the player to act."""


def played_card(puzzle: Puzzle[GameState]) -> tuple[int, int] | None:
    """Return the player and slot of the card whose play is asked about, if that is the question."""
    slot = puzzle.question.get("slot")
    if slot is None or puzzle.theme not in _PLAYED:
        return None
    return puzzle.position.to_act, slot


def asked_about(puzzle: Puzzle[GameState]) -> frozenset[tuple[int, int]]:
    """Return the player and slot of the cards that the question names."""
    question = puzzle.question
    named = set()
    if "slot" in question and puzzle.theme not in _PLAYED:
        named.add((puzzle.viewer, question["slot"]))
    if "card" in question:
        player, _, slot = question["card"].removeprefix(ON_CARD).partition("-")
        named.add((int(player), int(slot)))
    return frozenset(named)
