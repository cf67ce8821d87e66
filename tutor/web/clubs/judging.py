"""Whether an answer that a form sends is right: the engine judges it as on the answered page."""

from collections.abc import Sequence

from tutor.clubs.items import Item
from tutor.core.errors import BadSyntaxError
from tutor.core.puzzle import Answer, picked
from tutor.core.scenario import Status, is_scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find
from tutor.web.teaching.puzzles.judging import verdicts
from tutor.web.teaching.puzzles.library import puzzle_of


def is_finished(item: Item, answers: Sequence[str], number: int = 0) -> bool:
    """Return whether an item is finished by these answers.

    Those to a puzzle, or to its twin of this `number`, are judged anew, in the colours of the box
    that the address names; they are a line of actions if it takes several turns. A lesson is
    believed to be finished by whoever has come to its end, as its slips travel in the address, too.
    """
    if item.is_lesson:
        return True
    entry = find(item.id)
    theme, puzzle = THEMES[entry.theme], puzzle_of(entry, number)
    try:
        if is_scenario(theme):
            return theme.play(puzzle, answers).status is Status.REACHED
        chosen = picked(theme, puzzle, answers)
    except BadSyntaxError:
        return False
    return Answer(chosen, verdicts(theme, puzzle), theme.choose).solved
