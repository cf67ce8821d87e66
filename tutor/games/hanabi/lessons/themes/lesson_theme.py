"""The base class of the themes that only lessons have."""

from tutor.core.lesson import explain_step, reasons
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Explanation, Puzzle, Theme
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.theme import HanabiTheme


class StepTheme(Theme[GameState]):
    """A theme that only lessons have; its puzzles are written by hand."""

    retells_wrong: bool = True
    """Whether a reason against a wrong option can be read apart from the option."""

    def played_card(self, puzzle: Puzzle[GameState]) -> CardAt | None:
        """Return the card whose play is asked about, if that is the question."""
        return None

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the cards that the question names."""
        return frozenset()

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message | None:
        """Return the verdict on an answer that is not solved, None for the plain word."""
        return None

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why an answer is wrong or what it missed; nothing for a solved one."""
        headline = None if answer.is_solved else self.headline(puzzle, answer)
        if answer.wrong and not self.retells_wrong:
            right = answer.right_verdicts
            return Explanation(headline, reasons(*right))
        return explain_step(answer, headline)


LessonTheme = HanabiTheme | StepTheme
"""A theme that lessons ask about: any of the puzzles, or one of their own."""
