"""What a card is worth now: the fact says why, and agrees with what the card is."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given

from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.core.messages import Player
from tutor.core.puzzle import Fact
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.knowledge import View, has
from tutor.games.hanabi.knowledge.status import PublicState, critical, playable, trash
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.card_status import (
    critical_fact,
    critical_facts,
    playable_fact,
    playable_facts,
    played_fact,
    trash_fact,
    why_critical,
    why_not_critical,
)

BOB = "b1 b3 g2 w3 y4"
"""A hand that leaves room for the discard piles below."""


def table(ruleset: str = "base") -> GameState:
    """Return a table: red at 1, yellow complete, both g2 and one b4 and two w1 discarded."""
    return TableScript(
        "Ann Bob",
        ["b1 b3 g3 w3 w4", BOB],
        ruleset=ruleset,
        fireworks="r1 y5",
        discards="g2 b4 w1 w1",
    ).state


def gone() -> GameState:
    """Return a table at which both g2 lie in the discard pile, with green at 1."""
    return TableScript("Ann Bob", fireworks="g1", discards="g2 g2 b4 w1 w1").state


def told(fact: Fact) -> tuple[str, str, str]:
    """Return the fact's message without its family, its cards, its rule and its kind."""
    cards = " ".join(f"{name}={card}" for name, card in sorted(fact.message.params.items()))
    return fact.message.id.removeprefix("standing."), cards, f"{fact.rule} {fact.kind}"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("r2", ("fits", "card=r2 top=1", "play seen")),
        ("b1", ("fits-first", "card=b1", "play seen")),
        ("r4", ("too-early", "card=r4 needed=2", "firework seen")),
        ("b2", ("too-early", "card=b2 needed=1", "firework seen")),
        ("r1", ("already-built", "card=r1 top=1", "one-per-colour seen")),
        ("y3", ("firework-complete", "card=y5", "one-per-colour seen")),
    ],
)
def test_why_a_card_fits_or_does_not(card: str, expected: tuple[str, str, str]) -> None:
    """Next, first, too early, built already, or its firework is complete."""
    assert told(playable_fact(table(), Card(card))) == expected


@pytest.mark.parametrize("card", ["g1", "g4", "g5", "b1", "b3", "w2"])
def test_a_played_card_is_judged_by_what_is_next(card: str) -> None:
    """Both g2 are discarded: green still needs its 2, and g1 is there all the same."""
    fact = told(played_fact(gone(), Card(card)))
    if card in {"g4", "g5"}:
        assert fact == ("not-next", f"card={card} needed=2", "firework counted")
    else:
        assert fact == told(playable_fact(gone(), Card(card)))


@pytest.mark.parametrize("fact", [playable_fact, trash_fact, critical_fact])
def test_a_card_is_cut_off_by_the_first_number_that_is_gone(
    fact: Callable[[PublicState, Card], Fact],
) -> None:
    """With both g2 discarded, neither g4 nor g2 itself can ever be played."""
    expected = ("stops", "gone=g2 num=2 top=1", "last-copy counted")
    assert told(fact(gone(), Card("g4"))) == expected
    assert told(fact(gone(), Card("g2"))) == expected
    assert told(fact(gone(), Card("g1")))[0] == "already-built"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("r1", ("already-built", "card=r1 top=1", "one-per-colour seen")),
        ("y5", ("firework-complete", "card=y5", "one-per-colour seen")),
        ("r2", ("fits", "card=r2 top=1", "play seen")),
        ("g5", ("still-needed", "card=g5 rank=5 top=0", "firework seen")),
    ],
)
def test_why_a_card_is_useless_or_not(card: str, expected: tuple[str, str, str]) -> None:
    """Built already, or it can still be reached: one g2 is left."""
    assert told(trash_fact(table(), Card(card))) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("r5", ("only-one", "card=r5", "copies rule")),
        ("b4", ("last-copy", "card=b4 num=1", "last-copy counted")),
        ("w1", ("last-copy", "card=w1 num=2", "last-copy counted")),
        ("b1", ("another-copy", "card=b1", "last-copy counted")),
        ("y4", ("firework-complete", "card=y5", "one-per-colour seen")),
        ("r1", ("already-built", "card=r1 top=1", "one-per-colour seen")),
    ],
)
def test_why_a_card_is_irreplaceable_or_not(card: str, expected: tuple[str, str, str]) -> None:
    """A 5, the last b4 and the third w1 are; cards with a copy left or without use are not."""
    assert told(critical_fact(table(), Card(card))) == expected


def test_avalanche_cards_are_single() -> None:
    """There is one m2 in the Avalanche of Colours, and two among ten multicolour cards."""
    assert told(critical_fact(table("sixth-5"), Card("m2")))[0] == "only-one"
    assert told(critical_fact(table("sixth-10"), Card("m2")))[0] == "another-copy"


@pytest.mark.parametrize(
    ("ruleset", "card", "rule"),
    [
        ("sixth-5", "m2", "avalanche"),
        ("wild-5", "m2", "avalanche"),
        ("sixth-5", "m5", "avalanche"),
        ("sixth-10", "m5", "copies"),
        ("wild-10", "m5", "copies"),
        ("sixth-5", "r5", "copies"),
    ],
)
def test_the_rule_that_counts_copies(ruleset: str, card: str, rule: str) -> None:
    """Five multicolour cards are counted in the Avalanche's own rule, all others with the deck."""
    assert critical_fact(table(ruleset), Card(card)).rule == rule


def test_single_multicolour_cards_together() -> None:
    """Several of them are told by the rule of the Avalanche, and with a 5 by that of the deck."""
    at = table("sixth-5")
    assert [fact.rule for fact in critical_facts(at, cards("m1 m2"))] == ["avalanche"]
    assert [fact.rule for fact in critical_facts(at, cards("m2 r5"))] == ["copies"]


def test_several_cards_that_all_fit_are_one_fact() -> None:
    """Of r2 and b1 each fits; of r2 and b2 one does not, and then each has its own fact."""
    assert ids(playable_facts(table(), cards("r2 b1"))) == ["each-fits"]
    assert ids(playable_facts(table(), cards("r2 b2"))) == ["fits", "too-early"]
    assert ids(playable_facts(table(), cards("r2"))) == ["fits"]


def test_several_single_cards_are_one_fact() -> None:
    """The 5s that are needed are; with b4, the last copy, each has its own fact."""
    assert ids(critical_facts(table(), cards("r5 g5 b5"))) == ["each-only-one"]
    assert ids(critical_facts(table(), cards("r5 b4"))) == ["only-one", "last-copy"]
    assert ids(critical_facts(table(), cards("r5 y5"))) == ["only-one", "firework-complete"]


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


@pytest.mark.parametrize(
    ("card", "at", "holder", "expected"),
    [
        ("y4", None, None, ("standing.firework-complete", "one-per-colour")),
        ("b3", "card-1-0", 2, ("why.other-copy.held", "last-copy")),
        ("b3", None, 1, ("why.other-copy.held", "last-copy")),
        ("b1", "card-1-1", 1, ("why.other-copy.held", "last-copy")),
        ("r3", "card-2-0", 2, ("why.other-copy.held", "last-copy")),
        ("g1", "card-2-2", None, ("why.other-copy.unseen", "last-copy")),
    ],
)
def test_where_the_other_copy_of_a_card_is(
    card: str, at: str | None, holder: int | None, expected: tuple[str, str]
) -> None:
    """In a hand that the viewer sees, or out of sight; trash needs no other copy."""
    hands = ["w1 w1 w2 w3 w4", "b3 b1 b1 b4 y1", "r3 r3 g1 b3 r5"]
    state = TableScript("Ann Bob Cat", hands, fireworks="y5").state
    place = None if at is None else read_card_at(at)
    reason = why_not_critical(View.of(state, 0), Card(card), place)
    assert (reason.message.id, *reason.rules) == expected
    assert reason.message.params.get("name") == (None if holder is None else Player(holder))


def test_without_a_deck_the_other_copy_is_in_the_viewers_hand() -> None:
    """There is nowhere else left."""
    hands = ["r3 w1 w2 w3 w4", "r3 b1 b2 b3 b4"]
    late = TableScript("Ann Bob", hands, fireworks="r2", deck_size=0, turns_left=2)
    reason = why_not_critical(View.of(late.state, 0), Card("r3"), CardAt(1, 0))
    assert reason.message.id == "why.other-copy.own"


@pytest.mark.parametrize(
    ("card", "ruleset", "expected"),
    [
        ("r5", "base", ("why.single", "copies")),
        ("m5", "sixth-10", ("why.single", "copies")),
        ("m2", "sixth-5", ("why.single-multicolour", "avalanche")),
        ("b4", "base", ("why.last-copy", "last-copy")),
    ],
)
def test_why_a_card_is_critical(card: str, ruleset: str, expected: tuple[str, str]) -> None:
    """It never had another copy, or the others are discarded."""
    reason = why_critical(table(ruleset), Card(card))
    assert (reason.message.id, *reason.rules) == expected


_FITS = {"fits", "fits-first"}
_USELESS = {"already-built", "firework-complete", "stops", "never-begins"}
_LAST = {"only-one", "last-copy"}


def ids(facts: Sequence[Fact]) -> list[str]:
    """Return the ids of the facts' messages without their family."""
    return [fact.message.id.removeprefix("standing.") for fact in facts]


def cards(names: str) -> list[Card]:
    """Return the cards named."""
    return [Card(name) for name in names.split()]
