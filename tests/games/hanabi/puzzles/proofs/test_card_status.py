"""What a card is worth now: the fact says why, and agrees with what the card is."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given

from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.core.puzzle import Fact
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.knowledge import View, has
from tutor.games.hanabi.knowledge.status import critical, playable, trash
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.card_status import (
    critical_fact,
    playable_fact,
    trash_fact,
    why_not_critical,
)


@given(positions())
def test_the_facts_agree_with_what_the_cards_are(state: GameState) -> None:
    """Whether a card fits, is useless or is irreplaceable, its fact is one of those that say so."""
    if state.ending is not None:
        return
    for card in state.ruleset.cards:
        assert (ids([playable_fact(state, card)])[0] in _FITS) == has(playable(state), card)
        assert (ids([trash_fact(state, card)])[0] in _USELESS) == has(trash(state), card)
        assert (ids([critical_fact(state, card)])[0] in _LAST) == has(critical(state), card)


@given(positions())
def test_what_a_fact_says_of_the_discard_pile_is_so(state: GameState) -> None:
    """A card said to be gone has every copy in the pile, a last copy all but one."""
    pile, ruleset = Counter(state.discards), state.ruleset
    for card in ruleset.cards:
        for fact in (playable_fact(state, card), critical_fact(state, card)):
            params = fact.message.params
            left = ruleset.copies(card) - pile[card]
            match fact.message.id.removeprefix("standing."):
                case "stops" | "never-begins":
                    lost = params["gone"]
                    assert pile[lost] == ruleset.copies(lost)
                    assert (lost.suit, lost.rank <= card.rank) == (card.suit, True)
                case "only-one" | "last-copy":
                    assert left == 1
                case "another-copy":
                    assert left > 1


@given(positions())
def test_own_cards_do_not_matter(state: GameState) -> None:
    """Every view gives the facts that the true state gives."""
    for seat in range(state.players):
        view = View.of(state, seat)
        for card in state.ruleset.cards:
            for fact in (playable_fact, trash_fact, critical_fact):
                assert fact(view, card) == fact(state, card)


def test_without_a_deck_the_other_copy_is_in_the_viewers_hand() -> None:
    """There is nowhere else left."""
    hands = ["r3 w1 w2 w3 w4", "r3 b1 b2 b3 b4"]
    late = TableScript("Ann Bob", hands, fireworks="r2", deck_size=0, turns_left=2)
    reason = why_not_critical(View.of(late.state, 0), Card("r3"), CardAt(1, 0))
    assert reason.message.id == "why.other-copy.own"


_FITS = {"fits", "fits-first"}
_USELESS = {"already-built", "firework-complete", "stops", "never-begins"}
_LAST = {"only-one", "last-copy"}


def ids(facts: Sequence[Fact]) -> list[str]:
    """Return the ids of the facts' messages without their family."""
    return [fact.message.id.removeprefix("standing.") for fact in facts]
