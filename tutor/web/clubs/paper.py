"""Puzzles on paper: asked without anything that answers them, and apart from that, answered.

Copies of the same puzzles have letters: each copy has another twin of every puzzle, so that
neighbours at a table have other colours and other seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Choose, Puzzle, Reason, Theme, answer_to
from tutor.core.result import OptionResult, Result, result_of
from tutor.core.scenario import Scenario
from tutor.web.clubs.item_view import pages_of, puzzle_of_item, title_of
from tutor.web.puzzles.question_view import MoveView, question_view, story
from tutor.web.rules.views import summary_blocks
from tutor.web.shell.languages import Language
from tutor.web.shell.text import speaking
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.presentation import OptionList
from tutor.web.site.reader_options import in_game
from tutor.web.site.template_helpers import draw_macro

_MACROS = "clubs/macros/paper.html"

_FEW = 8
"""If more options are right than this and any one will do, the wrong ones are listed."""


@dataclass(frozen=True, slots=True)
class AnswerOnPaper:
    """The right answer and its reason, for the answer sheet.

    Where any of many would do, `wrong` are the ones that would not. A scenario has a line of
    `moves` that reaches the goal, others may reach it too.
    """

    mark: str
    title: Message
    reasons: tuple[Reason, ...]
    right: tuple[Message, ...] = ()
    in_order: bool = False
    in_line: bool = False
    """Whether the right options are only cards, which stand side by side."""
    wrong: tuple[OptionResult[Any], ...] = ()
    moves: tuple[MoveView, ...] = ()


def draw_puzzle(item: Item, twin: int, mark: str, languages: Sequence[Language]) -> Markup:
    """Return a twin of a puzzle for printing, with its texts in these languages as well."""
    with in_game(pages_of(item)):
        puzzle = _puzzle_on_paper(item, twin, mark, languages)
        return draw_macro(_MACROS, "puzzle_on_paper", puzzle, languages)


def _puzzle_on_paper(
    item: Item, twin: int, mark: str, languages: Sequence[Language]
) -> Mapping[str, object]:
    """Return a puzzle to be answered with a pen; nothing in it judges.

    A scenario has no options but `moves`, which are lines to write on.
    """
    puzzle, theme, pages = _twin_of_item(item, twin)
    presentation = pages.presentation
    view = question_view(pages, theme, puzzle)
    table: object = view.table
    options: OptionList | None = _in_another_order(view.options, twin)
    moves: tuple[Message, ...] = ()
    if isinstance(theme, Scenario):
        table, options = _table(pages, puzzle), None
        moves = _lines(theme, puzzle)
    return {
        "mark": mark,
        "title": title_of(item),
        "before": view.before,
        "goal": view.question.prompt,
        "rules": presentation.unusual_rules(puzzle.position),
        "manners": view.question.partners,
        "table": presentation.in_languages([table, *_tables_in(pages, languages, puzzle)]),
        "options": options,
        "moves": moves,
    }


def _in_another_order(options: OptionList, number: int) -> OptionList:
    """Return the view of options, with those `listed` begun at another one for each number.

    So a mark in the same place as a neighbour's is another answer. "None of these" stays last.
    """
    moving = [each for each in options.listed if each.choice.value != NONE]
    staying = [each for each in options.listed if each.choice.value == NONE]
    first = number % max(1, len(moving))
    return replace(options, listed=(*moving[first:], *moving[:first], *staying))


def draw_rules(pages: GamePages, plan: Plan, languages: Sequence[Language]) -> Markup:
    """Return a game's rules on one page, in these languages; box and rules are the first game's."""
    box: Message | None = None
    playing: tuple[Message, ...] = ()
    if pages is games()[0]:
        box = pages.box_name(plan.box) if plan.box else None
        playing = pages.setting.rules_in_words(plan.rules)
    with in_game(pages):
        key = Message("rules.ours") if pages.rules.ours else None
        rules = (pages.name, summary_blocks(pages), languages, box, playing, key)
        return draw_macro("site/macros/sheet.html", "summary_sheet", *rules)


def draw_answer(item: Item, twin: int, mark: str) -> Markup:
    """Return the answer to a twin of a puzzle, with its steps."""
    with in_game(pages_of(item)):
        return draw_macro(_MACROS, "answer_on_paper", _answer_on_paper(item, twin, mark))


def _answer_on_paper(item: Item, twin: int, mark: str) -> AnswerOnPaper:
    puzzle, theme, pages = _twin_of_item(item, twin)
    title = title_of(item)
    if isinstance(theme, Scenario):
        line = theme.play(puzzle, theme.solution(puzzle))
        return AnswerOnPaper(mark, title, (), moves=story(pages, puzzle, line))
    result = result_of(theme, puzzle, answer_to(theme, puzzle))
    right = result.answer.right
    any_will_do = theme.choose is Choose.ONE and len(right) > _FEW
    return AnswerOnPaper(
        mark,
        title,
        (*result.reason, *result.details),
        right=() if any_will_do else tuple(theme.label(puzzle, option) for option in right),
        in_order=theme.choose is Choose.ORDER,
        in_line=all(map(pages.presentation.is_picture, right)),
        wrong=_wrong(result) if any_will_do else (),
    )


def _wrong(result: Result[Any]) -> tuple[OptionResult[Any], ...]:
    return tuple(each for each in result.options if not each.mark and each.option.name != NONE)


def _twin_of_item(item: Item, number: int) -> tuple[Puzzle[Any], Theme[Any], GamePages]:
    """Return a twin of a puzzle as readers with this setting see it, its theme and its game."""
    return puzzle_of_item(item, number), item.game.themes[item.theme], pages_of(item)


def _table(pages: GamePages, puzzle: Puzzle[Any]) -> object:
    """Return the table without anything to choose on it."""
    presentation = pages.presentation
    return presentation.table(puzzle.position, puzzle.viewer, theme=puzzle.theme)


def _tables_in(
    pages: GamePages, languages: Sequence[Language], puzzle: Puzzle[Any]
) -> list[object]:
    """Return the table in other languages.

    Readers of the question in those languages need the players' names in it.
    """
    tables = []
    for language in languages:
        with speaking(language):
            tables.append(_table(pages, puzzle))
    return tables


def _lines(theme: Scenario[Any], puzzle: Puzzle[Any]) -> tuple[Message, ...]:
    """Return a title for each action that the budget has room for."""
    budget = theme.play(puzzle, ()).left
    return tuple(Message("scenario.move", {"num": place + 1}) for place in range(budget))
