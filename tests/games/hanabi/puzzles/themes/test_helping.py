"""Clues that help: what they prove to their receiver, world by world."""

import pytest

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import unseen_cards, worlds
from tests.support.table_script import TableScript
from tutor.core.puzzle import Puzzle, answer_to
from tutor.games.hanabi.engine import Card, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import IdentitySet, View
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.theme_bases.helping import ASIDE, EARLIER, FRESH, Helping
from tutor.games.hanabi.puzzles.themes.make_playable import MakePlayable
from tutor.games.hanabi.puzzles.themes.save import Save

MAKE_PLAYABLE = MakePlayable()
_FEW_UNSEEN = 9


@pytest.mark.parametrize("theme", [MakePlayable(), Save()], ids=lambda theme: theme.name)
def test_verdicts_agree_with_the_worlds_one_by_one(theme: Helping) -> None:
    """A clue is right exactly if the card is as it has to be in every world that the clue leaves.

    Only positions late in a game are looked at, where the worlds are few.
    """
    found = 0
    for puzzle in questions(theme, games=3):
        player, slot = (int(number) for number in puzzle.question["card"].split("-")[1:])
        for option in theme.options(puzzle):
            after = puzzle.position.apply(parse_action(option))
            view = View.of(after, player).hiding(puzzle.viewer)
            if len(unseen_cards(view)) > _FEW_UNSEEN:
                break
            wanted: IdentitySet = theme.wanted(after)
            proved = all(wanted >> world[slot] & 1 for world in worlds(view))
            assert theme.judge(puzzle, option).is_right is proved
            found += proved
    assert found > 20


def test_what_the_giver_must_hold_is_no_doubt() -> None:
    """Bob knows that his 1s are the last two, the yellow one among them: Ann sees both."""
    puzzle = generate(Ruleset(), "make-playable", 2, 11)
    doubt = MAKE_PLAYABLE.judge(puzzle, "color-0-y").consequence
    assert doubt.params["card"] == Card("y2")


@pytest.mark.parametrize(("ann", "aims"), [("b2 y1 y1 g1 g3", ["earlier"]), ("r5 y1 y1 g1 g3", [])])
def test_an_unfair_question_is_not_asked(ann: str, aims: list[str]) -> None:
    """Red leaves r3, r4 and r5. “4” rules r4 out, and r5 is ruled out for Bob if Ann holds it.

    Then Bob can prove the card with “4” as well as with “3”, and Ann cannot know.
    """
    hands = [ann, "r3 b1 g4 b4 w5"]
    table = TableScript("Ann Bob", hands, fireworks="r2", discards="r1 r1 r2 r4")
    table.do("Ann clues red to Bob (slot 1)", "Bob clues 1 to Ann (slots 2,3,4)")
    puzzle = Puzzle("make-playable", table.state, 0, {"card": "card-1-0"})
    assert answer_to(MAKE_PLAYABLE, puzzle, []).right_options == {"rank-1-3"}
    found = [a for a in (FRESH, EARLIER, ASIDE) if MAKE_PLAYABLE.is_worth_asking(puzzle, a)]
    assert found == aims
