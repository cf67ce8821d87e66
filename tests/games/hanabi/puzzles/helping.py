"""What the tests of the themes share that ask for a clue: proofs by enumeration, hidden cards."""

from tests.games.hanabi.puzzles.hidden import another_world, questions
from tests.games.hanabi.worlds import unseen_cards, worlds
from tests.scenario import Scenario
from tutor.core.puzzle import Answer, Puzzle, answer
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import IdentitySet, View
from tutor.games.hanabi.puzzles.families.helping import ASIDE, EARLIER, FRESH, Helping

_FEW_UNSEEN = 9


def clueing(theme: Helping, scenario: Scenario, card: str, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act about the card, `card-P-S`."""
    return answer(theme, about(theme, scenario, card), chosen)


def about(theme: Helping, scenario: Scenario, card: str) -> Puzzle[GameState]:
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
            assert theme.judge(puzzle, option).correct is proved
            found += proved
    return found


def says_the_same_whatever_is_hidden(theme: Helping) -> int:
    """Assert that what is said of a puzzle depends on what its viewer sees alone.

    Return how many puzzles had another hand. The positions after the clues are compared as the
    viewer sees them.
    """
    choice, changed = SeededChoice("other worlds"), 0
    asked = questions(theme)
    for puzzle in asked[:: 1 + len(asked) // 200]:
        position = another_world(puzzle.position, puzzle.viewer, choice)
        changed += position.hands != puzzle.position.hands
        twin = Puzzle(puzzle.theme, position, puzzle.viewer, puzzle.question)
        assert _everything(theme, twin) == _everything(theme, puzzle)
    return changed


def _everything(theme: Helping, puzzle: Puzzle[GameState]) -> tuple[object, ...]:
    verdicts = [theme.judge(puzzle, option) for option in theme.options(puzzle)]
    return (
        theme.goal(puzzle),
        [
            (
                theme.label(puzzle, verdict.option),
                verdict.correct,
                verdict.consequence,
                verdict.rule,
                verdict.facts,
                verdict.after and View.of(verdict.after, puzzle.viewer),
            )
            for verdict in verdicts
        ],
        theme.proof(puzzle),
    )
