"""Trash: the visible cards that no firework can take any more."""

from tests.games.hanabi.puzzles.hidden import questions
from tests.support.table_script import TableScript
from tutor.core.puzzle import NONE, Answer, Puzzle, Verdict, answer_to
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.proofs.reasons import parts
from tutor.games.hanabi.puzzles.themes.trash import Trash

AIMS = ("built", "cut-off", "nothing")
TRASH = Trash()


def table(**given: str | int) -> TableScript:
    """Return a table at which some of Bob's and Cat's cards are built and some are cut off."""
    settings: dict[str, str | int] = {"fireworks": "r2 y5 g1", "discards": "w2 w2 g2", **given}
    hands = ["b1 b2 b3 b4 b5", "r2 r3 y4 w1 w4", "g1 g5 b1 w3 r5"]
    return TableScript("Ann Bob Cat", hands, **settings)  # type: ignore[arg-type]  # names go with their types


def puzzle(scenario: TableScript) -> Puzzle[GameState]:
    """Return what the player to act is asked."""
    return Puzzle("trash", scenario.state, scenario.state.to_act, {})


def marking(scenario: TableScript, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act."""
    return answer_to(TRASH, puzzle(scenario), chosen)


def verdict(scenario: TableScript, option: str) -> Verdict[GameState]:
    """Return the verdict on the option."""
    return TRASH.judge(puzzle(scenario), option)


def test_the_reason_tells_built_cards_from_those_that_are_cut_off() -> None:
    """To whoever marked a card that is still needed; each card is named once."""
    told = TRASH.explain(puzzle(table()), marking(table(), "card-2-1"))
    _, *which = parts(told.reason[0].message)
    assert [(each.id, each.params["cards"]) for each in which] == [
        ("trash.built", (Card("r2"), Card("y4"), Card("g1"))),
        ("trash.cut-off", (Card("w4"), Card("w3"))),
    ]


def test_built_and_cut_off_cards_are_useless() -> None:
    """Red has its 2, yellow its 4, green its 1; without a w2, w3 and w4 will never be played.

    w1 still can, and g5 too: the other g2 is left.
    """
    assert marking(table(), "card-1-0", "card-1-2", "card-1-4", "card-2-0", "card-2-3").is_solved
    assert not marking(table(), "card-1-0", "card-1-2", "card-2-0").is_solved, "white is cut off"


def test_a_verdict_tells_the_reason() -> None:
    """One firework per colour, the last copy gone, next in turn, or still on the way."""
    built, next_one, complete, cut_off = (verdict(table(), f"card-1-{s}") for s in (0, 1, 2, 4))
    assert (built.consequence.id, built.rule) == ("standing.already-built", "one-per-colour")
    assert (next_one.consequence.id, next_one.rule) == ("standing.fits", "play")
    assert complete.facts[0].message.id == "standing.firework-complete"
    assert (cut_off.facts[0].message.params["gone"], cut_off.rule) == (Card("w2"), "last-copy")
    assert verdict(table(), "card-2-1").facts[0].message.id == "standing.still-needed"


def test_none_is_judged_too() -> None:
    """At the start no card is useless; here some are."""
    start = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r2 r3 y4 w1 w4"])
    assert marking(start, NONE).is_solved
    assert verdict(start, NONE).consequence.id == "trash.none-right"
    assert verdict(table(), NONE).consequence.id == "trash.none-wrong"


def test_the_aims() -> None:
    """The table is about cards cut off; without them about cards built; or there is nothing."""

    def aims(scenario: TableScript) -> set[str]:
        return {aim for aim in AIMS if TRASH.is_worth_asking(puzzle(scenario), aim)}

    assert aims(table()) == {"cut-off"}
    assert aims(table(discards="g2")) == {"built"}
    tempting = TableScript(
        "Ann Bob", ["b1 b2 b3 b4 b5", "r3 r4 g1 g3 y5"], fireworks="r2", discards="g2"
    )
    assert aims(tempting) == {"nothing"}
    start = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r2 r3 y4 w1 w4"])
    assert aims(start) == set()


def test_the_hints_pass_over_what_is_plain() -> None:
    """What stops useless cards, once for each firework, and g5, as a g2 is discarded."""
    facts = TRASH.proof(puzzle(table()))
    told = [message.params for message in dict.fromkeys(fact.message for fact in facts)]
    hinted = [str(params.get("gone", params.get("card"))) for params in told]
    assert hinted == ["r2", "y5", "w2", "g1", "g5"]
    assert len(facts) == 6


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


def test_more_to_see_makes_it_harder() -> None:
    """One built card is level 1, six cards of four colours are level 4 or more."""
    easy = TableScript("Ann Bob", ["b1 b2 b3 b4 b5", "r1 r2 y3 w1 w4"], fireworks="r1")
    assert level_of(TRASH, puzzle(easy)) == 1
    assert level_of(TRASH, puzzle(table())) >= 4
