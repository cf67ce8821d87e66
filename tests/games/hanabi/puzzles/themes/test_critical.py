"""Critical: the visible cards that are still needed and have no other copy left."""

from collections import Counter

from tests.games.hanabi.puzzles.hidden import questions
from tests.support.table_script import TableScript
from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Answer, Explanation, Puzzle, Verdict, answer_to
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.proofs.reasons import parts
from tutor.games.hanabi.puzzles.themes.critical import Critical

AIMS = ("single", "pile", "useless", "nothing")
CRITICAL = Critical()


def table(**given: str | int) -> TableScript:
    """Return a table at which Bob and Cat hold single cards, last copies, and useless ones."""
    settings: dict[str, str | int] = {
        "fireworks": "r2 y5",
        "discards": "r4 b3 g1 r1 w2 w2",
        **given,
    }
    hands = ["b1 b2 b3 b4 b5", "r4 g5 g1 y1 w4", "r1 r5 w1 w3 g3"]
    return TableScript("Ann Bob Cat", hands, **settings)  # type: ignore[arg-type]  # names go with their types


def puzzle(scenario: TableScript) -> Puzzle[GameState]:
    """Return what the player to act is asked."""
    return Puzzle("critical", scenario.state, scenario.state.to_act, {})


def marking(scenario: TableScript, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act."""
    return answer_to(CRITICAL, puzzle(scenario), chosen)


def verdict(scenario: TableScript, option: str) -> Verdict[GameState]:
    """Return the verdict on the option."""
    return CRITICAL.judge(puzzle(scenario), option)


def test_single_cards_and_last_copies_are_irreplaceable() -> None:
    """The other r4 is discarded; g5, r5 are single; the third g1, y1 and r1 are something else.

    Two of three g1 are left, y1 and r1 are built, and with both w2 gone w3 and w4 are useless.
    """
    assert marking(table(), "card-1-0", "card-1-1", "card-2-1").is_solved
    assert not marking(table(), "card-1-0", "card-1-1").is_solved, "one is missing"
    assert not marking(table(), "card-1-0", "card-1-1", "card-2-1", "card-1-4").is_solved


def test_options_are_all_cards_of_the_others() -> None:
    """Ten cards and none, and none of Ann's."""
    options = CRITICAL.options(puzzle(table()))
    assert options == (*(f"card-{p}-{s}" for p in (1, 2) for s in range(5)), NONE)
    label = CRITICAL.label(puzzle(table()), "card-2-3")
    assert label.params["slot"] == 4
    assert label.params["card"] == Card("w3")


def test_a_verdict_tells_the_cause() -> None:
    """The other r4 is discarded; both w2 are; another g1 is out of sight; yellow is complete."""
    price = verdict(table(), "card-1-0")
    assert price.consequence == Message("why.last-copy", {"card": Card("r4"), "num": 1})
    assert [fact.message.id for fact in price.facts] == ["standing.last-copy"]
    assert price.rule == "last-copy"
    useless = verdict(table(), "card-1-4")
    assert (useless.consequence.id, useless.rule) == ("standing.stops", "last-copy")
    spare = verdict(table(), "card-1-2")
    assert (spare.consequence.id, spare.rule) == ("why.other-copy.unseen", "last-copy")
    assert useless.facts[0].message.params == {"gone": Card("w2"), "top": 1, "num": 2}
    assert verdict(table(), "card-1-3").rule == "one-per-colour"
    assert verdict(table(), "card-2-1").rule == "copies"


def explained(scenario: TableScript, *chosen: str) -> Explanation:
    """Return what is said about the answer of the player to act."""
    return CRITICAL.explain(puzzle(scenario), marking(scenario, *chosen))


def test_a_wrong_card_is_named_then_the_right_ones() -> None:
    """The verdict is about the first wrong card; the causes of the others are in the fold."""
    told = explained(table(), "card-1-0", "card-1-2")
    assert told.headline == Message("critical.is-not", {"card": Card("g1")})
    other, which = parts(told.reason[0].message)
    assert (other.id, which.id) == ("why.other-copy.unseen", "critical.which")
    assert which.params["cards"] == (Card("r4"), Card("g5"), Card("r5"))
    assert [each.message.id for each in told.details] == ["why.last-copy", "why.single"]


def test_what_was_missed_is_named() -> None:
    """In the verdict, and the causes in the reason."""
    told = explained(table(), "card-1-1", "card-2-1")
    one = {"num": 1, "card": Card("r4"), "cards": (Card("r4"),)}
    assert (told.headline, told.details) == (Message("critical.missed", one), ())
    assert [each.message.id for each in told.reason] == ["why.last-copy"]
    told = explained(table(), "card-1-0")
    two = {"num": 2, "card": Card("g5"), "cards": (Card("g5"), Card("r5"))}
    assert told.headline == Message("critical.missed-more", two)
    assert [each.message.id for each in told.reason] == ["why.single"]


def test_a_right_answer_needs_no_reason() -> None:
    """The marks on the table say it; why each card is critical is in the fold."""
    told = explained(table(), "card-1-0", "card-1-1", "card-2-1")
    assert (told.headline, told.reason, len(told.details)) == (None, (), 2)
    none = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r1 r2 r3 r4 y1"])
    assert explained(none, NONE).reason[0].message.id == "critical.none-right"


def test_a_card_like_those_found_that_is_cut_off_is_named() -> None:
    """White stops at 1: its 5 is the only one, as the red 5 is, and its last 4 has no such peer."""
    hands = ["b1 b2 b3 b4 b5", "r1 r5 w4 g2 g3", "w5 y1 y2 y3 w1"]
    told = explained(TableScript("Ann Bob Cat", hands, discards="w2 w2 w4"))
    cut = {"name": Player(2), "card": Card("w5"), "gone": Card("w2"), "num": 2}
    assert parts(told.reason[0].message) == (
        Message("why.single", {"rank": 5}),
        Message("why.cut-off", cut),
    )
    still = explained(TableScript("Ann Bob Cat", hands, discards="w2 g4"))
    assert "why.cut-off" not in {part.id for part in parts(still.reason[0].message)}


def test_every_card_of_avalanche_is_irreplaceable() -> None:
    """Multicolour cards are single there, but not among ten of them."""
    hands = ["b1 b2 b3 b4 b5", "m1 m2 m3 r1 r2"]
    few = TableScript("Ann Bob", hands, ruleset="sixth-5")
    many = TableScript("Ann Bob", hands, ruleset="wild-10")
    assert marking(few, "card-1-0", "card-1-1", "card-1-2").is_solved
    assert marking(many, NONE).is_solved


def test_none_is_judged_too() -> None:
    """Right where all can be spared, wrong where one cannot."""
    spare = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r1 r2 r3 r4 y1"])
    assert verdict(spare, NONE).consequence.id == "critical.none-right"
    assert marking(spare, NONE).is_solved
    assert verdict(table(), NONE).consequence.id == "critical.none-wrong"
    assert not marking(table(), NONE).is_solved


def test_the_hints_are_about_what_needs_a_thought() -> None:
    """Cards of which none is discarded and that have a copy left are passed over."""
    hinted = [fact.message.params["card"] for fact in CRITICAL.proof(puzzle(table()))]
    assert [str(card) for card in hinted] == ["r4", "g5", "g1", "r2", "r5"]


def test_the_aims() -> None:
    """Of the table all of single, pile and useless are true; nothing is not."""
    asked = {aim for aim in AIMS if CRITICAL.is_worth_asking(puzzle(table()), aim)}
    assert asked == {"single", "pile", "useless"}
    spare = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r1 r2 r3 r4 y1"], discards="r1")
    assert CRITICAL.is_worth_asking(puzzle(spare), "nothing")
    dull = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r1 r2 r3 r4 y1"], discards="g1")
    assert not CRITICAL.is_worth_asking(puzzle(dull), "nothing"), "none could be taken for it"


def test_turns_must_not_matter() -> None:
    """Near the end a card may come too late whatever the copies: that is not asked."""
    late = table(deck_size=0, turns_left=2, fireworks="r2", discards="", clue_tokens=3)
    assert not any(CRITICAL.is_worth_asking(puzzle(late), aim) for aim in AIMS)


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


def test_more_to_see_makes_it_harder() -> None:
    """One single card is level 1; the crowded table above is harder."""
    easy = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r1 r2 r3 r4 y5"])
    assert level_of(CRITICAL, puzzle(easy)) == 1
    assert level_of(CRITICAL, puzzle(table())) >= 3
