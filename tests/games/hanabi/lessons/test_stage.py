"""Tables in words become positions."""

import pytest

from tutor.core.errors import ImpossiblePositionError
from tutor.games.hanabi.engine import Ruleset, Suit
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.lessons.stage import Scene, cards

BASE = Ruleset.parse("base")
SIXTH = Ruleset.parse("sixth-10.fuses-1.clues-10")


def test_multicolour_counts_only_where_there_is_some() -> None:
    """A multicolour firework is left out of games without one."""
    assert cards("r1 m2", BASE) == cards("r1", BASE)
    scene = Scene(("", ""), fireworks="r1 m2")
    assert scene.laid_out(BASE).points == 1
    assert scene.laid_out(SIXTH).points == 3


def test_tokens_follow_the_ruleset() -> None:
    """Tokens spent are taken from all there are; mistakes leave so many fuses."""
    scene = Scene(("", ""), spent=3, fuses_left=1)
    for ruleset, tokens, strikes in ((BASE, 5, 2), (SIXTH, 7, 0)):
        state = scene.laid_out(ruleset)
        assert (state.clue_tokens, state.strikes) == (tokens, strikes)


def test_every_clue_told_has_cost_a_token() -> None:
    """Two clues told leave two tokens fewer, said or not."""
    scene = Scene(("r1 y2 g3 b4 w5", ""), clues={0: "r 2"})
    assert scene.laid_out(BASE).clue_tokens == 6


def test_hands_are_filled_up_alike_and_without_multicolour() -> None:
    """What is not written is always the same; `-` is an empty hand."""
    scene = Scene(("", ""))
    assert scene.laid_out(SIXTH) == scene.laid_out(SIXTH)
    assert all(card.suit is not Suit.MULTI for card in scene.laid_out(SIXTH).hands[0])
    playing_on = Scene(("-", "r4 r5"), fireworks="r3 y5 g5 b5 w5", deck=0)
    assert playing_on.laid_out(Ruleset.parse("play-on")).hands[0] == ()


def test_a_small_deck_means_discards_that_spoil_nothing() -> None:
    state = Scene(("", ""), fireworks="r3 y3 g3 b3 w3", deck=10).laid_out(BASE)
    assert state.deck_size == 10
    assert highest_score(state) == 25


def test_moves_are_taken() -> None:
    """The position after them is the engine's."""
    scene = Scene(("r1 y2 g3 b4 w5", "y1 g1 b1 w2 y4"), draws="r5", moves="play-0 rank-0-5")
    state = scene.laid_out(BASE)
    assert state.points == 1
    assert state.clue_marks[0][-1].ranks == (5,)


def test_what_cannot_be_is_refused() -> None:
    """A fourth red 1, a hand of the wrong size."""
    with pytest.raises(ValueError, match="too many of r1"):
        Scene(("r1 r1 r1 r1 y1", "")).laid_out(BASE)
    with pytest.raises(ImpossiblePositionError):
        Scene(("r1", "")).laid_out(BASE)
