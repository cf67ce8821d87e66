"""Two rules on one page each, a question and a term."""

from dataclasses import dataclass
from typing import Any

from tests.tictactoe.engine import ROW, TURN, Grid
from tests.tictactoe.puzzles import ORDER, WIN
from tutor.core.messages import Message
from tutor.core.rulebook import Question, Rule, Rulebook, Section, Term


@dataclass(frozen=True, slots=True)
class Figure:
    """A grid with a caption."""

    grid: Grid
    caption: Message


def _rule(name: str, *themes: str, grid: str) -> Rule:
    return Rule(
        id=name,
        title=Message(f"rule.{name}.title"),
        paragraphs=(Message(f"rule.{name}.1"),),
        figure=Figure(Grid.parse(grid), Message(f"figure.{name}")),
        themes=themes,
        tried_with="classic",
    )


RULES = (_rule(TURN, ORDER, grid="x...o...."), _rule(ROW, WIN, ORDER, grid="xo..xo..x"))


def rulebook(setting: Any) -> Rulebook:
    """Return the rules; there is nothing to choose."""
    return Rulebook(setting, (Section("ttt-rules", Message("section.ttt-rules"), RULES),))


QUESTIONS = (Question("ttt-who-begins", TURN),)
TERMS = (Term("ttt-row", ROW, "rows?"),)
