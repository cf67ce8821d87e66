"""The start of a game."""

import pytest

from tutor.core.errors import BadSyntaxError, ImpossiblePositionError
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.reasons import Flaw

BASE = Ruleset()
DECK = BASE.deck

# Seeds are in links that people have printed: these deals stay the same in every release.
GOLDEN_HANDS = {
    0: ["g2 r2 b2 y1 y3", "g3 r1 r3 y4 b3", "r4 b4 r3 w1 r1"],
    1: ["r4 w5 w1 w3 y4", "b1 w2 y2 y2 g1", "r1 y1 b3 w3 g2"],
    7: ["y3 y5 y1 g1 r4", "b4 y2 y1 g4 b3", "r3 y2 r3 w1 b2"],
    2026: ["y3 y4 b4 w4 r1", "y1 b2 r5 y3 w3", "b2 y2 r1 b3 y4"],
}
GOLDEN_WILD_DECK = (
    "y3 g4 y3 y4 w1 w2 r5 r2 r1 r4 w4 r1 g2 r3 y5 b2 b1 r4 m2 r1 w3 g4 r3 w5 y1 w2 b2 y4 w1 r2 "
    "w4 g1 b3 g2 b5 b1 g5 b4 b3 y1 g3 b1 y1 m5 m4 m1 m3 y2 b4 g1 g3 y2 g1 w1 w3"
)


def test_the_same_seed_gives_the_same_deal_for_ever() -> None:
    """Hands of some seeds, as they were when first released."""
    for seed, hands in GOLDEN_HANDS.items():
        state = GameState.deal(BASE, players=3, seed=seed)
        assert [" ".join(map(str, hand)) for hand in state.hands] == hands


def test_the_same_seed_gives_the_same_deck_for_ever() -> None:
    """A whole deck, hands included, as it was when first released."""
    state = GameState.deal(Ruleset.parse("wild-5"), players=2, seed=0)
    cards = [*state.hands[0], *state.hands[1], *state.deck]
    assert " ".join(map(str, cards)) == GOLDEN_WILD_DECK


def test_seeds_differ() -> None:
    """A hundred seeds give a hundred deals."""
    assert len({GameState.deal(BASE, 2, seed) for seed in range(100)}) == 100


def test_a_deck_can_be_given_by_names() -> None:
    """Cards and their names are the same deck."""
    assert GameState.from_deck(BASE, 2, map(str, DECK)) == GameState.from_deck(BASE, 2, DECK)


def test_another_player_can_start() -> None:
    """`starts` changes who acts first, not who is dealt what (rule `first-player`)."""
    state = GameState.from_deck(BASE, 3, DECK, starts=2)
    assert (state.to_act, state.hands) == (2, GameState.from_deck(BASE, 3, DECK).hands)


@pytest.mark.parametrize("starts", [-1, 3])
def test_whoever_starts_must_be_at_the_table(starts: int) -> None:
    """A seat that nobody sits on cannot start."""
    with pytest.raises(ValueError, match="from 0 to 2"):
        GameState.from_deck(BASE, 3, DECK, starts=starts)


@pytest.mark.parametrize(
    ("deck", "card", "found", "expected"),
    [
        (DECK[1:], "r1", 2, 3),
        ((*DECK, "y5"), "y5", 2, 1),
        (("r1", *DECK[:-1]), "r1", 4, 3),
        ((*DECK, "m1"), "m1", 1, 0),
        ((), "r1", 0, 3),
    ],
)
def test_a_deck_that_is_not_the_rulesets_is_refused(
    deck: tuple[str, ...], card: str, found: int, expected: int
) -> None:
    """The error names the first card of which there are too many or too few, and how many."""
    with pytest.raises(ImpossiblePositionError) as refused:
        GameState.from_deck(BASE, 2, deck)
    assert refused.value.reason is Flaw.WRONG_COPIES
    details = refused.value.details
    assert (str(details["card"]), details["found"], details["expected"]) == (card, found, expected)


def test_a_deck_with_something_else_in_it_is_refused() -> None:
    """A name that is no card is bad syntax, not an impossible deck."""
    with pytest.raises(BadSyntaxError, match="card"):
        GameState.from_deck(BASE, 2, ["r1", "z9"])


@pytest.mark.parametrize("players", [1, 6])
def test_a_deal_is_for_two_to_five_players(players: int) -> None:
    """Nobody can play alone, nor six."""
    with pytest.raises(ValueError, match="2 to 5"):
        GameState.deal(BASE, players, seed=1)


def test_a_seed_below_zero_is_refused() -> None:
    """It would give the same deal as the seed without its sign."""
    with pytest.raises(ValueError, match="seed must be 0 or more, not -7"):
        GameState.deal(Ruleset(), players=3, seed=-7)
