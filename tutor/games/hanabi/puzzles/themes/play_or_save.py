"""Play or save: what a clue to you asks for.

Question: `{"clue": "rank-1-5"}`. Options: `play`, `save` and `either`.
"""

from collections.abc import Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Reason, Verdict
from tutor.games.hanabi.conventions import ClueKind, chop
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import cards_in
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, sentences
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    ClueTheme,
    Judged,
    chop_fact,
    clued_places,
    fact,
    given_in,
    reading_of,
    saved_note,
    table_of,
)
from tutor.games.hanabi.puzzles.themes.focus import why_in_focus

OFF_CHOP = "off-chop"
"""The card in focus is not the chop, so that it is to be played."""


class PlayOrSave(ClueTheme):
    """Only the chop is saved, and only a 5, a 2 or a last copy."""

    name = "play-or-save"
    thresholds = (2, 5)
    aims = by_level((OFF_CHOP,), (ClueKind.SAVE, ClueKind.PLAY), (ClueKind.EITHER, ClueKind.SAVE))

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return which cards are saved, and how."""
        return saved_note()

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the kinds of clue."""
        return tuple(map(str, ClueKind))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the option."""
        return Message(f"convention.kind.{option}")

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return the clue's meaning."""
        return Message(f"play-or-save.head.{right[0]}", {"slot": reading_of(puzzle).focus + 1})

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the clue asks for this, and why."""
        reading = reading_of(puzzle)
        case = reading.kind if reading.on_chop else OFF_CHOP
        if option != reading.kind:
            return False, Message(f"convention.kind.no.{case}.{option}")
        params: dict[str, object] = {"slot": reading.focus + 1}
        if not reading.on_chop:
            hand, slots = table_of(puzzle).hands[puzzle.viewer], given_in(puzzle).slots
            oldest = chop(hand)
            if len(slots) > 1:
                only_chop = Message("convention.kind.no.off-chop.save")
                return True, sentences(why_in_focus(hand, slots), only_chop)
            if oldest is None:
                return True, Message("convention.kind.why.no-chop", params)
            return True, Message(f"convention.kind.why.{OFF_CHOP}", {**params, "chop": oldest + 1})
        plays = tuple(cards_in(reading.direct | reading.delayed))
        saves = tuple(cards_in(reading.saves))
        one = ".one" if len(plays) + len(saves) == 1 else ""
        params |= {"plays": plays, "saves": saves}
        return True, Message(f"convention.kind.why.{case}{one}", params)

    def is_said(self, puzzle: Puzzle[GameState], wrong: Verdict[GameState]) -> bool:
        """Return that what is right says why nothing else is."""
        return True

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the chop; if the clue is about it, what it can be as a card to play or to save."""
        reading = reading_of(puzzle)
        if not reading.on_chop:
            return (chop_fact(puzzle),)
        cards = {"playable": reading.direct | reading.delayed, "saved": reading.saves}
        return (
            chop_fact(puzzle),
            *clued_places(puzzle, *range(reading.focus)),
            *(
                fact(f"convention.could-be-{how}", Evidence.SEEN, cards=tuple(cards_in(each)))
                for how, each in cards.items()
                if each
            ),
        )

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the clue is of the kind that the aim says."""
        reading = reading_of(puzzle)
        if reading.kind is None:
            return False
        return aim == (reading.kind if reading.on_chop else OFF_CHOP)
