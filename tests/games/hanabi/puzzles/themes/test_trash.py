"""Trash: the visible cards that no firework can take any more."""

from tests.games.hanabi.puzzles.hidden import questions
from tutor.core.puzzle import NONE, answer_to
from tutor.games.hanabi.puzzles.themes.trash import Trash

TRASH = Trash()


def test_answers_agree_with_the_engine() -> None:
    """A card is useless if no way of playing cards that are left brings it into its firework."""
    for asked in questions(TRASH)[::3]:
        state = asked.position
        left = list(state.ruleset.deck)
        for card in state.discards:
            left.remove(card)
        reached = state
        while fitting := [card for card in left if reached.is_playable(card)]:
            place = state.ruleset.suits.index(fitting[0].suit)
            tops = list(reached.fireworks)
            tops[place] += 1
            reached = reached._replace(fireworks=tuple(tops))
        expected = {
            f"card-{player}-{slot}"
            for player, hand in enumerate(state.hands)
            for slot, card in enumerate(hand)
            if player != asked.viewer
            and not state.firework(card.suit) < card.rank <= reached.firework(card.suit)
        }
        assert answer_to(TRASH, asked, []).right_options == (expected or {NONE})
