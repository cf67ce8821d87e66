"""How Hànzì is shown: the table, what lies on it to choose from, and what comes of an answer."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.core.rulebook import Rulebook
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.state import GameState
from tutor.games.hanzi.puzzles import THEMES, ThemeFamily, log
from tutor.games.hanzi.puzzles.themes.effect import EffectNow
from tutor.games.hanzi.rulebook import Figure, summary
from tutor.web.hanzi.figure_view import FigureView, figure_view
from tutor.web.hanzi.happened import happened
from tutor.web.hanzi.options import laid, listed_options, spot_of
from tutor.web.hanzi.questions import asked_about
from tutor.web.hanzi.setting import rules_message
from tutor.web.hanzi.table_view import Shown, TableView, table_view
from tutor.web.hanzi.values import FORMATS
from tutor.web.teaching.presentation import (
    Asked,
    Choice,
    Presentation,
    SummaryBlock,
)

_ABOUT_ALL = frozenset({EffectNow.name})
"""The themes whose questions are about the other players as well."""


class HanziPresentation(Presentation):
    """See `Presentation`."""

    macros = MappingProxyType(
        {
            "table": "hanzi/macros/table.html",
            "figure": "hanzi/macros/table.html",
            "options": "hanzi/macros/options.html",
            "emblem": "hanzi/macros/drawings.html",
            "symbols": "hanzi/macros/drawings.html",
            "error_picture": "hanzi/macros/drawings.html",
        }
    )
    value_formats = FORMATS

    # --- A position ---

    def other_rules(self, state: GameState) -> tuple[Message, ...]:
        """Return that Cangjie plays, where that is so."""
        return () if state.ruleset is Ruleset.PLAIN else (rules_message(state.ruleset),)

    def table(self, state: GameState, viewer: int, *, theme: str | None = None) -> TableView:
        """Return the table, the viewer's own things first, with what it is asked about in sight."""
        return table_view(state, viewer, shown=_shown(theme))

    def before(self, puzzle: Puzzle[GameState]) -> tuple[Message, ...]:
        """Return who turned up what, where the question has a log of it."""
        entries = puzzle.question.get("log")
        return () if entries is None else log.told(log.read(entries), puzzle.viewer)

    def happened(self, state: GameState, viewer: int) -> tuple[Message, ...]:
        """Return what has led to a position, all of which everybody saw."""
        return tuple(happened(event).addressed_to(viewer) for event in state.events)

    # --- A question ---

    def asked(
        self,
        theme: Theme[Any],
        puzzle: Puzzle[GameState],
        choices: Mapping[str, Choice],
        state: GameState | None = None,
        at: int | None = None,
    ) -> Asked:
        """Return the question with its choices where they lie, the others in a list."""
        position = puzzle.position if state is None else state
        lying, listed = laid(choices)
        table = table_view(
            position,
            puzzle.viewer if at is None else at,
            lying,
            asked=asked_about(puzzle),
            shown=_shown(theme.name),
        )
        label = partial(theme.label, puzzle)
        beside = listed_options(listed, choices, label, position)
        return Asked(table, beside, any(each.choice.reason for each in beside.listed))

    # --- A typed answer ---

    def is_numbered(self, options: Sequence[str]) -> bool:
        """Return whether the options are sentences, not places of the grid."""
        return any(spot_of(option) is None for option in options)

    def short_form(self, option: str, options: Sequence[str]) -> str:
        """Return a short way to type an option: a place by its name, a sentence by its number."""
        return spot_of(option) or super().short_form(option, options)

    # --- Rules ---

    def figure(self, figure: Figure) -> FigureView:
        """Return a picture of the rules."""
        return figure_view(figure)

    def summary(self, book: Rulebook) -> tuple[SummaryBlock, ...]:
        """Return what is looked up while playing."""
        return tuple(SummaryBlock(block.title, block.points) for block in summary())


def _shown(theme: str | None) -> Shown:
    """Return how much of a table a question needs, so that a phone shows it with its options."""
    kind = THEMES.get(theme or "")
    if kind is None or kind.name in _ABOUT_ALL:
        return Shown.ALL
    return Shown.GRID if kind.family is ThemeFamily.FORMS else Shown.OWN
