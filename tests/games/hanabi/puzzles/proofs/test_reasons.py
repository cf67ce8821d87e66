"""Facts that say alike become one reason; sentences become one message and come apart again."""

from tutor.core.messages import Message
from tutor.core.puzzle import Fact
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.puzzles.proofs.proof import place_of
from tutor.games.hanabi.puzzles.proofs.reasons import brief, parts, sentences

PLACE = place_of(0, 2, 0)


def fact(kind: str, rule: str, **params: object) -> Fact:
    """Return a fact about card 3."""
    return Fact(Message(f"proof.{kind}", {"place": PLACE, **params}), rule, "clued")


def test_clues_that_left_a_card_out_are_one_reason_for_colours_and_one_for_numbers() -> None:
    """In the order in which they first come up; a single one stays as it is."""
    red, green = (fact("not-color", "clue-denies", suit=suit) for suit in (Suit.RED, Suit.GREEN))
    one = fact("not-rank", "clue-denies", rank=1)
    colours, number = brief([red, one, green])
    assert colours.message.id == "proof.not-colors"
    assert colours.message.params["suits"] == (Suit.RED, Suit.GREEN)
    assert colours.rules == ("clue-denies",)
    assert number.message == one.message


def test_a_colour_that_left_a_card_out_also_rules_out_multicolour() -> None:
    """Where multicolour cards match every colour, one sentence says both."""
    wild = fact("not-wild", "clue-denies")
    red, green = (fact("not-color", "clue-denies", suit=suit) for suit in (Suit.RED, Suit.GREEN))
    for facts, kind in (
        ([wild], "not-wild"),
        ([wild, red], "not-color-or-wild"),
        ([wild, red, green], "not-colors-or-wild"),
    ):
        [reason] = brief(facts)
        assert reason.message.id == f"proof.{kind}"


def test_copies_in_sight_are_one_reason() -> None:
    """With the rules of each: the discard pile, and how many copies there are. Each card once."""
    counted = [
        fact("counted", "copies", card=Card("r4"), num=2, where=()),
        fact("counted-there", "discard-pile", card=Card("y5"), num=1, where=PLACE),
        fact("counted-colour", "copies", cards=(Card("g1"), Card("r4"), Card("g2"))),
    ]
    [reason] = brief(counted)
    assert reason.message.params["cards"] == tuple(map(Card, ("r4", "y5", "g1", "g2")))
    assert reason.rules == ("copies", "discard-pile")


def test_a_colour_and_a_number_pointed_at_it_together() -> None:
    """Two colours, of which the first alone says less, are one reason with the number."""
    red = fact("color", "clue-complete", suit=Suit.RED)
    wild = fact("wild-color", "clue-complete", suit=Suit.RED)
    both = fact("two-colors", "wild-proof")
    three = fact("rank", "clue-complete", rank=3)
    not_wild = fact("not-wild", "clue-denies", denied=Suit.BLUE)
    for facts, kind in (
        ([red, three], "color-and-rank"),
        ([wild, three], "wild-color-and-rank"),
        ([wild, both], "two-colors"),
        ([wild, both, three], "two-colors-and-rank"),
        ([wild, not_wild], "color-not-wild"),
        ([wild, three, not_wild], "color-not-wild-and-rank"),
    ):
        [reason] = brief(facts)
        assert reason.message.id == f"proof.{kind}"


def test_another_card_has_a_reason_of_its_own() -> None:
    """Facts about different cards are not mixed."""
    other = Fact(
        Message("proof.not-rank", {"place": place_of(0, 1, 0), "rank": 2}), "clue-denies", "denied"
    )
    assert len(brief([fact("not-rank", "clue-denies", rank=1), other])) == 2


def test_sentences_come_apart_again() -> None:
    """Joined reasons are split in their order."""
    one, two, three = (Message(f"m{number}") for number in range(3))
    assert parts(sentences(one)) == (one,)
    assert parts(sentences(one, sentences(two, three))) == (one, two, three)
    assert parts(sentences(one, two, three)) == (one, two, three)
