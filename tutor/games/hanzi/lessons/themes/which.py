"""Which choice gets you there: of some actions the one after which a claim holds.

Question: `{"choices": ["a1", "b2"], "aim": "points.0.2", "rule": "hanzi-match"}`. Options: the
choices, each one action or several, one after the other.
"""

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanzi.engine import GameState, read_actions
from tutor.games.hanzi.lessons.themes.claims import Claim
from tutor.games.hanzi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanzi.lessons.themes.telling import Line, does_all
from tutor.games.hanzi.puzzles.telling import refusal_said


class WhichAction(LessonTheme):
    """Any choice that leads to something that the rules let one see."""

    name = "hanzi-which"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is to become true."""
        aim = Claim.parse(puzzle.question["aim"]).said.addressed_to(puzzle.viewer)
        return Message("hanzi-which.goal", {"aim": aim})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the choices."""
        return tuple(puzzle.question["choices"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what is done."""
        return does_all(read_actions(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the aim is reached: what came of a crafting, or how things are then."""
        aim = Claim.parse(puzzle.question["aim"])
        try:
            line = Line.of(puzzle.position, read_actions(option))
        except IllegalActionError as error:
            return Verdict(option, False, refusal_said(error.reason), error.rule)
        told = line.came_of_crafting or aim.truth(line.end).addressed_to(puzzle.viewer)
        return Verdict(option, aim.holds(line.end), told, puzzle.question["rule"], after=line.end)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: it is seen by doing it."""
        return ()
