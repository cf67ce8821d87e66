"""Puzzles on paper: asked without anything that answers them, and apart from that, answered.

Copies of the same puzzles have letters: each copy has another twin of every puzzle, so that
neighbours at a table have other colours and other seats.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tutor.clubs.items import Item
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Fact, Puzzle, Theme
from tutor.core.scenario import Scenario, is_scenario
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.web.clubs.stops import title_of
from tutor.web.hanabi.families import is_about_rules
from tutor.web.hanabi.options import OptionsView
from tutor.web.hanabi.setting_form import played
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.language_prefix import speaking
from tutor.web.shell.languages import Language
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.judging import verdicts
from tutor.web.teaching.puzzles.library import puzzle_of
from tutor.web.teaching.puzzles.puzzle_view import puzzle_view
from tutor.web.teaching.puzzles.result_view import FEW, VerdictView, result_view
from tutor.web.teaching.puzzles.scenario_view import MoveView, story

BASIC = "table-choice.playing.base"
"""The message that nothing but the basic game is played, which needs no mention."""


@dataclass(frozen=True, slots=True)
class PuzzleOnPaper:
    """A puzzle to be answered with a pen; nothing in it judges.

    `mark` is its number behind the letter of its copy; `several` means that more than one option
    may be right. A scenario has `moves` lines to write on instead of options, and `manners`.
    """

    mark: str
    title: Message
    goal: Message
    rules: tuple[Message, ...]
    manners: tuple[Message, ...]
    table: TableView
    options: OptionsView
    several: bool
    moves: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class AnswerOnPaper:
    """What is right, and why: `right` are labels, `proof` the steps.

    Where any of many would do, `wrong` are the ones that would not. A scenario has a line of
    `moves` that reaches the goal, others may reach it too.
    """

    mark: str
    title: Message
    right: tuple[Message, ...]
    in_line: bool
    """Whether the labels are nothing but cards, which stand side by side."""
    wrong: tuple[VerdictView, ...]
    moves: tuple[MoveView, ...]
    proof: tuple[Fact, ...]


def puzzle_on_paper(
    item: Item, twin: int, mark: str, languages: Sequence[Language]
) -> PuzzleOnPaper:
    """Return a twin of a puzzle as it is printed; its texts are said in these languages, too."""
    puzzle, theme = _twin(item, twin)
    view = puzzle_view(theme, puzzle)
    table, options = view.table, _in_another_order(view.options, twin)
    moves: tuple[Message, ...] = ()
    manners: tuple[Message, ...] = ()
    if is_scenario(theme):
        table, options = _table(puzzle), OptionsView((), (), ())
        manners = theme.manners(puzzle)
        moves = _lines(theme, puzzle)
    return PuzzleOnPaper(
        mark=mark,
        title=title_of(item),
        goal=view.goal,
        rules=tuple(each for each in played(puzzle.position.ruleset) if each.id != BASIC),
        manners=manners,
        table=_said_in(languages, table, puzzle),
        options=options,
        several=theme.choose is Choose.ALL,
        moves=moves,
    )


def answer_on_paper(item: Item, twin: int, mark: str) -> AnswerOnPaper:
    """Return what is right about a twin of a puzzle, with the steps that lead there."""
    puzzle, theme = _twin(item, twin)
    title = title_of(item)
    if is_scenario(theme):
        line = theme.play(puzzle, theme.solution(puzzle))
        told = story(puzzle, line)
        return AnswerOnPaper(mark, title, (), False, (), told, theme.proof(puzzle))
    given = Answer(frozenset(), verdicts(theme, puzzle), theme.choose)
    result = result_view(theme, puzzle, given)
    right = [verdict.option for verdict in given.verdicts if verdict.correct]
    any_will_do = theme.choose is Choose.ONE and len(right) > FEW
    return AnswerOnPaper(
        mark,
        title,
        right=() if any_will_do else tuple(theme.label(puzzle, option) for option in right),
        in_line=all(map(current_site().presentation.is_picture, right)),
        wrong=tuple(
            each for each in (*result.verdicts, *result.others) if any_will_do and not each.judged
        ),
        moves=(),
        proof=result.proof,
    )


def _twin(item: Item, number: int) -> tuple[Puzzle[GameState], Theme[GameState]]:
    """Return a twin of a puzzle in the colours of the table's box, and its theme."""
    entry = library()[item.id]
    return puzzle_of(entry, number), THEMES[entry.theme]


def _table(puzzle: Puzzle[GameState]) -> TableView:
    """Return the table without anything to choose on it."""
    denied = not is_about_rules(puzzle.theme)
    return table_view(puzzle.position, puzzle.viewer, denied=denied)


def _lines(theme: Scenario[GameState], puzzle: Puzzle[GameState]) -> tuple[Message, ...]:
    """Return a title for each action that the budget has room for."""
    budget = theme.play(puzzle, ()).left
    return tuple(Message("scenario.move", {"num": place + 1}) for place in range(budget))


def _in_another_order(options: OptionsView, twin: int) -> OptionsView:
    """Return the options with those of a list in the order of a twin: "none of these" stays last.

    A mark in the same place as a neighbour's is not the same answer.
    """
    moving = [each for each in options.listed if each.choice.value != NONE]
    staying = [each for each in options.listed if each.choice.value == NONE]
    first = twin % max(1, len(moving))
    return replace(options, listed=(*moving[first:], *moving[:first], *staying))


def _said_in(
    languages: Sequence[Language], table: TableView, puzzle: Puzzle[GameState]
) -> TableView:
    """Return the table with its names and texts in other languages behind those of the page.

    Whoever reads what is asked in another language finds the players that it speaks of.
    """
    told = [table]
    for language in languages:
        with speaking(language):
            told.append(_table(puzzle))
    hands = tuple(
        replace(
            hand,
            name=_joined(each.hands[place].name for each in told),
            turn=_joined(each.hands[place].turn for each in told),
        )
        for place, hand in enumerate(table.hands)
    )
    return replace(table, hands=hands, last_round=_joined(each.last_round for each in told))


def _joined(texts: Iterable[str]) -> str:
    return " · ".join(dict.fromkeys(texts))
