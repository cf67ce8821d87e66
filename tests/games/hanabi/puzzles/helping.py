"""What the tests of the themes share that ask for a clue: proofs by enumeration, hidden cards."""

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import unseen_cards, worlds
from tests.support.table_script import TableScript
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import IdentitySet, View
from tutor.games.hanabi.puzzles.theme_bases.helping import ASIDE, EARLIER, FRESH, Helping

_FEW_UNSEEN = 9


def clueing(theme: Helping, scenario: TableScript, card: str, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act about the card, `card-P-S`."""
    return answer_to(theme, about(theme, scenario, card), chosen)


def about(theme: Helping, scenario: TableScript, card: str) -> Puzzle[GameState]:
    """Return what the player to act is asked about the card."""
    return Puzzle(theme.name, scenario.state, scenario.state.to_act, {"card": card})


def aims(theme: Helping, puzzle: Puzzle[GameState]) -> set[str]:
    """Return the aims with which the puzzle is worth asking."""
    return {aim for aim in (FRESH, EARLIER, ASIDE) if theme.is_worth_asking(puzzle, aim)}


def agrees_with_all_worlds(theme: Helping) -> int:
    """Assert that a clue is right if in every world it leaves the card is as it has to be.

    Worlds are enumerated one by one, so only positions late in a game are looked at. Return how
    many right clues there were.
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
    return found
