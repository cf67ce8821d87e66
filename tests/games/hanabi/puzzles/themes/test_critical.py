"""Critical: the visible cards that are still needed and have no other copy left."""

from collections import Counter

from tests.games.hanabi.puzzles.hidden import questions
from tutor.core.puzzle import NONE, answer_to
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.puzzles.themes.critical import Critical

CRITICAL = Critical()


def test_answers_agree_with_a_plain_count() -> None:
    """A card is irreplaceable if the pile has all others and it and all below it can be built."""
    for asked in questions(CRITICAL)[::3]:
        state = asked.position
        pile = Counter(state.discards)
        expected = set()
        for player, hand in enumerate(state.hands):
            for slot, card in enumerate(hand):
                top = state.firework(card.suit)
                way = [Card(f"{card.suit}{rank}") for rank in range(top + 1, card.rank + 1)]
                open_way = all(pile[step] < state.ruleset.copies(step) for step in way)
                last = state.ruleset.copies(card) - pile[card] == 1
                if player != asked.viewer and way and open_way and last:
                    expected.add(f"card-{player}-{slot}")
        assert answer_to(CRITICAL, asked, []).right_options == (expected or {NONE})
