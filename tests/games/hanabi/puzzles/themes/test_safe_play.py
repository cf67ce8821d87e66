"""Safe play: the own cards that fit whatever they are."""

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import agrees, own_clue_marks, unseen_cards
from tests.support.table_script import TableScript
from tutor.core.puzzle import NONE, Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, parts
from tutor.games.hanabi.puzzles.themes.safe_play import SafePlay

SAFE_PLAY = SafePlay()


def playing(table: TableScript, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act."""
    return answer_to(SAFE_PLAY, Puzzle("safe-play", table.state, table.state.to_act, {}), chosen)


def told(given: Answer[GameState], option: str) -> tuple[str, str]:
    """Return the id of the first sentence on the option, and its rule."""
    (verdict,) = (v for v in given.verdicts if v.option == option)
    return parts(verdict.consequence)[0].id, verdict.rule


def ones(*, fireworks: str = "") -> TableScript:
    """Return a table at which Bob, to act, has been told of his ones."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    return TableScript("Ann Bob", hands, fireworks=fireworks).do("Ann clues 1 to Bob (slots 1,4)")


def test_any_one_fits_before_fireworks_are_begun() -> None:
    """At the start every 1 fits, so its colour need not be known (rule `play-unknown`)."""
    assert playing(ones(), "play-0", "play-3").is_solved
    assert not playing(ones(), "play-0").is_solved
    assert told(playing(ones()), "play-0") == ("safe-play.sure", "play")
    assert told(playing(ones()), "play-1") == ("safe-play.none-of-these", "play"), "it is not a 1"


def test_a_one_that_may_lie_there_already_is_not_safe() -> None:
    """With the red firework begun, a 1 may be a second red one: nothing is certain."""
    given = playing(ones(fireworks="r1"), NONE)
    assert given.is_solved
    assert told(given, "play-0") == ("safe-play.could-be.built", "one-per-colour")
    assert told(given, NONE) == ("safe-play.none-right", "play")
    (verdict,) = (v for v in given.verdicts if v.option == "play-0")
    assert parts(verdict.consequence)[0].params["card"] == Card("r1")


def test_none_stands_against_a_safe_card() -> None:
    """Where a card is certain to fit, `none` is wrong."""
    given = playing(ones(), NONE)
    assert not given.is_solved
    assert told(given, NONE) == ("safe-play.none-wrong", "play")


def test_a_clue_that_left_a_card_out_can_make_it_safe() -> None:
    """A 1 that is not red fits, although the red firework is begun."""
    hands = ["b2 y1 y1 g1 g3", "r2 g2 r4 b1 w3"]
    table = TableScript("Ann Bob", hands, fireworks="r1")
    table.do("Ann clues 1 to Bob (slot 4)", "Bob clues yellow to Ann (slots 2,3)")
    table.do("Ann clues red to Bob (slots 1,3)")
    given = playing(table)
    assert given.right_options == {"play-3"}
    (verdict,) = given.right_verdicts
    assert [fact.kind for fact in verdict.facts[:2]] == [Evidence.CLUED, Evidence.DENIED]
    assert verdict.after is None, "nothing may turn the card up"


def test_counting_can_make_a_card_safe() -> None:
    """A red card is the 4 that fits, as all the others lie open."""
    table = TableScript(
        "Ann Bob Cat",
        ["b2 y1 y1 g1 g3", "r4 g2 y4 b1 w3", "r5 g4 b4 w4 w1"],
        fireworks="r3",
        discards="r1 r1 r2 r3",
    )
    table.do("Ann clues red to Bob (slot 1)")
    given = playing(table)
    assert given.right_options == {"play-0"}
    (verdict,) = given.right_verdicts
    counted = [fact for fact in verdict.facts if fact.kind == Evidence.COUNTED]
    assert [fact.message.params["cards"] for fact in counted] == [
        tuple(map(Card, ["r1", "r2", "r3", "r5"]))
    ]


def test_right_is_what_fits_in_every_case() -> None:
    """A plain check: what is right fits with every unseen card that agrees with its clues.

    Where other cards of the hand rule more out, the proof says so.
    """
    compared = 0
    for puzzle in questions(SAFE_PLAY)[::2]:
        view = View.of(puzzle.position, puzzle.viewer)
        unseen = set(unseen_cards(view))
        for verdict in answer_to(SAFE_PLAY, puzzle, []).verdicts[:-1]:
            slot = int(verdict.option[5:])
            could_be = [c for c in unseen if agrees(c, own_clue_marks(view)[slot], view.ruleset)]
            fits = all(puzzle.position.is_playable(card) for card in could_be)
            joint = any(fact.kind == Evidence.JOINT for fact in verdict.facts)
            assert verdict.is_right == fits or (joint and verdict.is_right)
            compared += fits
    assert compared > 20
