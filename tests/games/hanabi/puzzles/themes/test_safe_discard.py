"""Safe discard: the own cards that are no needed last copy whatever they are."""

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import agrees, own_clue_marks, unseen_cards
from tests.support.table_script import TableScript
from tutor.core.puzzle import NONE, Answer, Puzzle, answer_to
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, parts
from tutor.games.hanabi.puzzles.themes.safe_discard import SafeDiscard

SAFE_DISCARD = SafeDiscard()


def discarding(table: TableScript, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act."""
    puzzle = Puzzle("safe-discard", table.state, table.state.to_act, {})
    return answer_to(SAFE_DISCARD, puzzle, chosen)


def told(given: Answer[GameState], option: str) -> tuple[str, str]:
    """Return the id of the first sentence on the option, and its rule."""
    (verdict,) = (v for v in given.verdicts if v.option == option)
    return parts(verdict.consequence)[0].id, verdict.rule


def ones(discards: str = "") -> TableScript:
    """Return a table at which Bob, to act, has been told of his ones."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    return TableScript("Ann Bob", hands, discards=discards).do("Ann clues 1 to Bob (slots 1,4)")


def test_a_one_may_be_lost_while_there_are_others() -> None:
    """No 1 is a last copy at the start; any other card could be a 5."""
    assert discarding(ones(), "discard-0", "discard-3").is_solved
    given = discarding(ones())
    assert told(given, "discard-0") == ("safe-discard.sure", "last-copy")
    assert told(given, "discard-1") == ("safe-discard.could-be.single", "copies")
    assert told(given, NONE) == ("safe-discard.none-wrong", "last-copy")


def test_a_one_that_may_be_the_last_is_kept() -> None:
    """With two blue 1s discarded, either 1 could be the last of them: nothing is safe."""
    given = discarding(ones("b1 b1"), NONE)
    assert given.is_solved
    assert told(given, "discard-0") == ("safe-discard.could-be.last-of-three", "last-copy")
    (verdict,) = (v for v in given.verdicts if v.option == "discard-0")
    assert parts(verdict.consequence)[0].params["card"] == Card("b1")
    assert verdict.after is None, "nothing may turn the card up"


def test_what_five_left_out_is_safe() -> None:
    """All but the 5 are safe to lose once the clue "5" has left them out."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r5 g2 r4 b1 w3"])
    table.do("Ann clues 5 to Bob (slot 1)")
    given = discarding(table)
    assert given.right_options == {"discard-1", "discard-2", "discard-3", "discard-4"}
    assert [fact.kind for fact in given.verdicts[1].facts] == [Evidence.SEEN, Evidence.DENIED]


def test_in_the_avalanche_every_multicolour_card_is_the_only_one() -> None:
    """With five multicolour cards a 1 may be the only m1, until a colour rules that out."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    table = TableScript("Ann Bob", hands, ruleset="sixth-5")
    table.do("Ann clues 1 to Bob (slots 1,4)")
    assert discarding(table).right_options == {NONE}
    table.do("Bob clues yellow to Ann (slots 2,3)", "Ann clues red to Bob (slots 1,3)")
    assert discarding(table).right_options == {"discard-0"}


def test_only_where_a_discard_is_allowed() -> None:
    """With all clue tokens available, or an empty hand, nothing is asked."""
    choice = SeededChoice(1)
    full = TableScript("Ann Bob").state
    assert not list(SAFE_DISCARD.ask(full, choice))
    assert len(list(SAFE_DISCARD.ask(ones().state, choice))) == 1


def test_right_is_what_is_no_last_copy_in_any_case() -> None:
    """A plain check: every unseen card that agrees is built, cut off, or has another copy left."""
    compared = 0
    for puzzle in questions(SAFE_DISCARD)[::2]:
        state = puzzle.position
        view = View.of(state, puzzle.viewer)
        for verdict in answer_to(SAFE_DISCARD, puzzle, []).verdicts[:-1]:
            slot = int(verdict.option[8:])
            could_be = {
                card
                for card in unseen_cards(view)
                if agrees(card, own_clue_marks(view)[slot], view.ruleset)
            }
            safe = not any(is_needed_last_copy(state, card) for card in could_be)
            joint = any(fact.kind == Evidence.JOINT for fact in verdict.facts)
            assert verdict.is_right == safe or (joint and verdict.is_right)
            compared += safe
    assert compared > 100


def is_needed_last_copy(state: GameState, card: Card) -> bool:
    """Return whether one copy is left outside the discard pile, and its firework can get there."""
    left = {
        rank: state.ruleset.copies(card_of(card.suit, rank))
        - state.discards.count(card_of(card.suit, rank))
        for rank in range(state.firework(card.suit) + 1, card.rank + 1)
    }
    return card.rank > state.firework(card.suit) and all(left.values()) and left[card.rank] == 1
