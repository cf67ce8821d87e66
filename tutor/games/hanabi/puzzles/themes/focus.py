"""Focus: which of several cards a clue to you is about.

Question: `{"clue": "color-1-r"}`. Options: `card-P-S` for each own card.
"""

from collections.abc import Iterable, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Verdict
from tutor.games.hanabi.conventions import PublicCard, chop, focus
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import own_cards, read_card_at
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    ClueTheme,
    Judged,
    Verdicts,
    chop_fact,
    clued_places,
    fact,
    given_in,
    table_of,
)

ON_CHOP, NEWEST, BELOW = "chop", "newest", "below"
"""Where the focus is: on the chop, elsewhere among cards that are new, or below a newer card that
has a clue already."""


class Focus(ClueTheme):
    """The chop if it gets its first clue, else the newest card that does, else the newest."""

    name = "focus"
    thresholds = (4,)
    aims = by_level((NEWEST, ON_CHOP, BELOW), (ON_CHOP, NEWEST, BELOW))

    deciding = frozenset({"convention.focus.newer", "meant-card.newer"})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the own cards, the oldest first."""
        return own_cards(puzzle)

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return which card is the focus."""
        return Message("focus.head", {"slot": read_card_at(right[0]).slot + 1})

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return that the card is not the focus."""
        return Message("focus.not", {"slot": read_card_at(option).slot + 1})

    def is_said(self, puzzle: Puzzle[GameState], wrong: Verdict[GameState]) -> bool:
        """Return whether what is right says it; that the clue leaves out the chop, it does."""
        is_chop = read_card_at(wrong.option).slot == chop(table_of(puzzle).hands[puzzle.viewer])
        return is_chop or super().is_said(puzzle, wrong)

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the clue is about the card, and why."""
        given, slot = given_in(puzzle), read_card_at(option).slot
        hand = table_of(puzzle).hands[given.receiver]
        right = focus(hand, given.slots)
        params = {"slot": slot + 1}
        if slot == right:
            return True, why_in_focus(hand, given.slots)
        if slot not in given.slots:
            return False, Message("meant-card.untouched", params)
        if hand[slot].is_clued and not hand[right].is_clued:
            return False, Message("meant-card.told", params)
        return False, Message("convention.focus.newer" if slot > right else "meant-card.newer")

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the chop, and which of the cards have clues already."""
        given = given_in(puzzle)
        hand = table_of(puzzle).hands[given.receiver]
        new = (slot for slot in given.slots if not hand[slot].is_clued)
        return (
            chop_fact(puzzle),
            *clued_places(puzzle, *given.slots),
            *(fact("convention.first-clue", Evidence.SEEN, slot=slot + 1) for slot in new),
        )

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return that newer cards at which the clue points had clues, unless a cause says it."""
        given = given_in(puzzle)
        hand = table_of(puzzle).hands[given.receiver]
        right = focus(hand, given.slots)
        is_told = any(each.consequence.id == "meant-card.told" for each in verdicts)
        if is_told or right == chop(hand):
            return ()
        newer = (slot for slot in given.slots if slot > right and hand[slot].is_clued)
        return tuple(fact("meant-card.told", Evidence.CLUED, slot=slot + 1) for slot in newer)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the clue points at several cards, and its focus is where the aim says."""
        given = given_in(puzzle)
        hand = table_of(puzzle).hands[given.receiver]
        right = focus(hand, given.slots)
        where = ON_CHOP if right == chop(hand) else NEWEST
        if aim == BELOW:
            return right != max(given.slots) and where == NEWEST
        return len(given.slots) > 1 and where == aim


def why_in_focus(hand: Sequence[PublicCard], slots: Sequence[int]) -> Message:
    """Return which card of the viewer's a clue at these slots is about, and why."""
    slot, oldest = focus(hand, slots), chop(hand)
    params = {"slot": slot + 1}
    if slot == oldest or hand[slot].is_clued:
        return Message(f"convention.focus.{'chop' if slot == oldest else 'again'}", params)
    assert oldest is not None
    new = [each for each in slots if not hand[each].is_clued]
    case = "only" if len(new) == 1 else "newest"
    return Message(f"convention.focus.{case}", {**params, "chop": oldest + 1})
