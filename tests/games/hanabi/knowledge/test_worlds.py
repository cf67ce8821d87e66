"""The slow enumerator, on positions small enough to see the answer."""

from collections import Counter

from hypothesis import given

from tests.games.hanabi.small_positions import told_red
from tests.games.hanabi.worlds import World, agrees, unseen_cards, worlds
from tests.support.strategies import positions
from tutor.games.hanabi.engine import Card, ClueMarks, GameState, Ruleset, Suit
from tutor.games.hanabi.knowledge import View, unseen_copies


def names(world: World) -> str:
    """Return the cards of a world, oldest first."""
    return " ".join(map(str, world))


def test_worlds_come_once_for_every_choice_of_copies() -> None:
    """Two reds out of r3, r4, r4 and r5 make twelve worlds, some of which look the same."""
    game = told_red()
    view = View.of(game.state, game.seat("Ann"))
    assert list(map(names, worlds(view))) == ["r4 r4", "r4 r4"]
    assert Counter(map(names, worlds(view.hiding(game.seat("Bob"))))) == {
        "r4 r4": 2,
        "r3 r4": 2,
        "r4 r3": 2,
        "r4 r5": 2,
        "r5 r4": 2,
        "r3 r5": 1,
        "r5 r3": 1,
    }


@given(positions())
def test_unseen_cards_are_ones_own_and_the_deck(state: GameState) -> None:
    """Whatever is not in sight is in the viewer's hand or in the deck, copy by copy."""
    for seat in range(state.players):
        view = View.of(state, seat)
        hidden = Counter(state.hands[seat]) + Counter(state.deck)
        assert Counter(unseen_cards(view)) == hidden
        assert {card: unseen_copies(view)[card] for card in hidden} == hidden
        assert sum(unseen_copies(view)) == hidden.total()


def test_what_agrees_with_a_clue() -> None:
    """A wild card agrees with every colour told and with none denied; a red one with red alone."""
    wild, plain = Ruleset.parse("wild-5"), Ruleset.parse("sixth-5")
    red, not_red = ClueMarks(colors=(Suit.RED,)), ClueMarks(denied_colors=(Suit.RED,))
    assert agrees(Card("m3"), red, wild)
    assert not agrees(Card("m3"), not_red, wild)
    assert not agrees(Card("m3"), red, plain)
    assert agrees(Card("m3"), not_red, plain)
    assert agrees(Card("r3"), ClueMarks(colors=(Suit.RED,), ranks=(3,), denied_ranks=(1,)), plain)
    assert not agrees(Card("r3"), ClueMarks(colors=(Suit.RED,), denied_ranks=(3,)), plain)
