"""What players can know: full views per second, and the hardest exact deductions."""

from collections.abc import Callable, Iterator
from functools import partial

from bench.engine import median_per_second, random_play
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.cards import CARDS
from tutor.games.hanabi.knowledge import (
    View,
    allowed_by_clues,
    deduce,
    left_by_counting,
    unseen_copies,
)
from tutor.games.hanabi.knowledge.deduction import LARGEST_HAND, deduce_from

MOVES = 2_000
DEDUCTIONS = 200


def moves_watched(players: int, watch: Callable[[View], object]) -> int:
    """Play random games; after each move, let every player look. Return the moves."""
    moves = 0
    for state in random_play(players, MOVES):
        for seat in range(players):
            watch(View.of(state, seat))
        moves += 1
    return moves


def by_clues_and_counting(view: View) -> None:
    """Work out what clues and counting leave of the viewer's own cards."""
    allowed_by_clues(view)
    left_by_counting(view)


def most_worlds() -> int:
    """Deduce from five unclued cards, six suits, 55 unseen cards: 417 million worlds."""
    view = View.of(GameState.deal(Ruleset.parse("sixth-10"), players=2, seed=1), 0)
    for _ in range(DEDUCTIONS):
        deduce(view)
    return DEDUCTIONS


def most_mixed_hand() -> int:
    """Deduce from five cards such that each of 30 identities fits another set of slots.

    Clues never mix a hand so thoroughly: no view takes longer.
    """
    view = View.of(GameState.deal(Ruleset.parse("sixth-10"), players=2, seed=1), 0)
    unseen = unseen_copies(view)
    slots_of = {card: 2 + index for index, card in enumerate(view.ruleset.cards)}
    could_be = [
        sum(1 << card for card in CARDS if slots_of.get(card, 0) >> slot & 1)
        for slot in range(LARGEST_HAND)
    ]
    for _ in range(DEDUCTIONS):
        deduce_from(could_be, unseen)
    return DEDUCTIONS


def rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each figure: what it is, how many a second, and the time for one."""
    for layers, watch in (("clues and counting", by_clues_and_counting), ("deduction", deduce)):
        for players in (2, 3, 4, 5):
            rate = median_per_second(partial(moves_watched, players, watch))
            yield _row(f"moves/s with {layers} of all {players} players", rate)
    for hand, work in (
        ("five unclued cards, six suits", most_worlds),
        ("thirty identities in as many sets of slots", most_mixed_hand),
    ):
        yield _row(f"exact deductions/s: {hand}", median_per_second(work))


def _row(name: str, rate: float) -> tuple[str, ...]:
    return name, f"{rate:,.0f}", f"{1000 / rate:.2f} ms"
