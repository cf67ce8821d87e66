"""Reads the answer of a request, or shows the question again.

A first miss gets the question back: each wrong pick is marked, the first one with its reason, and
nothing says what is right. The form sends which try it is, so that the next answer is followed by
the result; so is an answer in an address that doesn't say.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from types import MappingProxyType
from typing import Any

from flask import abort, redirect, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    ContradictionError,
    Fact,
    Puzzle,
    Reason,
    RepeatedOptionError,
    Theme,
    checked_choice,
    verdicts_on,
)
from tutor.core.result import Mark, ResultState, plain_headline
from tutor.core.scenario import Line, Refusal, Scenario
from tutor.web.puzzles.links import ANSWER, PuzzleLinks
from tutor.web.puzzles.puzzle_view import (
    HintsView,
    QuestionView,
    hints_view,
    line_view,
    number_of_hints,
    question_view,
)
from tutor.web.puzzles.typed import TYPED, Reading, read
from tutor.web.shell.view_options import required_number
from tutor.web.site.game_site import GameSite


def judge(theme: Theme[Any], puzzle: Puzzle[Any], chosen: Iterable[str] = ()) -> Answer[Any]:
    """Return the answer that chooses these options; none of them asks to be shown it.

    Raises what `checked_choice` raises.
    """
    return Answer(checked_choice(theme, puzzle, chosen), _verdicts(theme, puzzle), theme.choose)


_verdicts = lru_cache(maxsize=256)(verdicts_on)


CHECK = "check"
"""The name of the form's button, which is all that a form without a choice sends."""

HINT = "hint"
"""The button that asks for the first so many hints; what is chosen goes along."""

SHOW = "show"
"""The button that asks for the answer, once there are no more hints."""

SEAT = "seat"
"""Whose eyes the answered table is seen with; else the viewer's."""

TRY = "try"
"""Which try an answer is: the first, which may bring the question back, or the last.

Only forms say it. An answer in an address without it is followed by the solution.
"""

FIRST_TRY, LAST_TRY = 1, 2

ANSWER_FIELDS = (ANSWER, HINT, SEAT, CHECK, SHOW, TRY, TYPED)
"""All fields that say how a puzzle is answered, and not what is asked."""

ANSWER_DEFAULTS = MappingProxyType({HINT: "0", SEAT: ""})
"""Values of these fields that go without saying."""


def typed_answer(
    site: GameSite,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    *,
    options: Sequence[str] | None = None,
    earlier: Sequence[str] = (),
) -> Reading | None:
    """Return the typed text that could not be parsed; None if nothing was typed.

    `options` are those there are to choose from, by default all of the puzzle. Aborts with a 302 to
    the address of the answer that was typed: what was chosen `earlier`, then that, and which try it
    is. So however an answer is given, it has the same address.
    """
    text = request.args.get(TYPED, "")
    if not text.strip():
        return None
    among = theme.options(puzzle) if options is None else options
    reading = read(
        site,
        text,
        among,
        lambda option: theme.label(puzzle, option),
        several=theme.choose.several,
        numbered=site.presentation.typing.is_numbered(among),
    )
    if reading.problem is None:
        chosen = ((ANSWER, option) for option in (*earlier, *reading.options))
        tries = ((TRY, number) for number in request.args.getlist(TRY))
        abort(redirect(f"{links.with_query(*chosen, *tries)}#result"))
    return reading


def options_sent(site: GameSite, theme: Theme[Any], puzzle: Puzzle[Any]) -> list[str]:
    """Return the options that the form sent, in its order, as they are called now.

    A form that asks for an order has a field for each place, and sends the empty ones, too.
    """
    options = [*map(site.game.canonical_name, request.args.getlist(ANSWER))]
    return [each for each in options if each] if theme.choose is Choose.ORDER else options


def read_number(field: str, numbers: range) -> int | None:
    """Return the number in the query, None if there is no such field.

    Raises BadSyntaxError for any that is not one of these.
    """
    text = request.args.get(field)
    return None if text is None else required_number(field, text, numbers)


@dataclass(frozen=True, slots=True)
class Miss:
    """The feedback on a first wrong answer; `pinned` is the option with the reason.

    A reason that stands on the table is only heard beside the buttons.
    """

    state: ResultState
    head: Message
    reason: Reason | None = None
    pinned: str | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """A question as it is drawn, with the fields of its form and the feedback on them."""

    view: QuestionView
    hints: HintsView | None
    notice: Message | None = None
    """A word to a form that was sent without a choice, or with one that contradicts itself."""
    miss: Miss | None = None
    tries: int | None = None
    """Which try the next answer is; None where that makes no difference."""
    earlier: tuple[tuple[str, str], ...] = ()
    """The actions before, as fields of the form."""
    refusal: Refusal | None = None
    """Why the rules do not allow the last action."""

    @property
    def feedback(self) -> Message | None:
        """The feedback on the form, if it sent anything, for the page's title."""
        missed = self.miss.head if self.miss else None
        refused = self.refusal.message if self.refusal else None
        return self.view.typing.problem or self.notice or missed or refused


def read_attempt(
    site: GameSite,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    steps: Callable[[], tuple[Fact, ...]],
) -> Answer[Any] | Attempt:
    """Return the answer of this request, or the question where there is none that settles it.

    A form without a choice, or with one that contradicts itself, gets the question back as it was,
    with a word about it, and so does a first miss. Whoever asks to be shown the answer gets the one
    that chooses nothing; whoever wants a hint has not answered yet. `steps` returns what the hints
    tell, if it is needed. Aborts with 400 for what no form can send, with a redirect for an answer
    that was typed.
    """
    reading = typed_answer(site, theme, puzzle, links)
    chosen = options_sent(site, theme, puzzle)
    hints = _hints_asked_for(steps)
    answer = None if hints else _answer_of_form(theme, puzzle, chosen)
    tries = read_number(TRY, range(FIRST_TRY, LAST_TRY + 1))
    if not isinstance(answer, Answer):
        view = question_view(site, theme, puzzle, chosen, reading)
        return Attempt(view, hints_view(steps(), hints or 0), answer, tries=tries or FIRST_TRY)
    miss = first_miss(theme, answer) if tries == FIRST_TRY and not theme.is_trial else None
    if miss is None:
        return answer
    reasons = {miss.pinned: miss.reason.message} if miss.pinned and miss.reason else None
    view = question_view(site, theme, puzzle, chosen, reading, _marks(answer), reasons)
    return Attempt(view, hints_view(steps(), 0), miss=miss, tries=LAST_TRY)


def _hints_asked_for(steps: Callable[[], tuple[Fact, ...]]) -> int | None:
    return (
        read_number(HINT, range(1, number_of_hints(steps()) + 1)) if HINT in request.args else None
    )


def _answer_of_form(
    theme: Theme[Any], puzzle: Puzzle[Any], chosen: Sequence[str]
) -> Answer[Any] | Message | None:
    """Return the answer of this request; a notice if the form's choice is missing or impossible.

    None if no form was sent. Aborts with 400 for what no form can send.
    """
    is_shown = SHOW in request.args
    if not chosen and not is_shown:
        return Message(f"result.choose-{theme.choose}") if CHECK in request.args else None
    try:
        return judge(theme, puzzle, () if is_shown else chosen)
    except ContradictionError:
        return Message("result.contradiction")
    except RepeatedOptionError:
        if theme.choose is not Choose.ORDER:
            abort(HTTPStatus.BAD_REQUEST)
        return Message("result.two-places")
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def first_miss(theme: Theme[Any], answer: Answer[Any]) -> Miss | None:
    """Return the feedback on a wrong or partly right answer, without the solution; else None."""
    state = ResultState.of(answer)
    if state not in (ResultState.PARTLY, ResultState.WRONG):
        return None
    head = plain_headline(theme, state, answer, final=False)
    if state is ResultState.WRONG:
        # A reason that a right option has as well would give that option away.
        revealing = {each.consequence for each in answer.right_verdicts}
        for each in answer.wrong:
            if each.consequence not in revealing:
                return Miss(state, head, each.reason, each.option)
    return Miss(state, head)


def _marks(answer: Answer[Any]) -> dict[str, Mark]:
    """Return the mark of each option that was chosen, and of no other."""
    return {
        each.option: Mark.RIGHT if each.is_right else Mark.WRONG for each in answer.chosen_verdicts
    }


# --- Scenarios: the line that a request plays ---


def read_line(site: GameSite, theme: Scenario[Any], puzzle: Puzzle[Any]) -> Line[Any]:
    """Return the line of this request, the one that reaches the goal if it asks to be shown that.

    `?answer=play-0&answer=color-1-r`, in this order, is the line: the form of the next action sends
    the earlier ones along, so that every step has an address. Aborts with 400 for what no form can
    send.
    """
    options = theme.solution(puzzle) if SHOW in request.args else options_sent(site, theme, puzzle)
    try:
        return theme.play(puzzle, options)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def attempt_at(
    site: GameSite,
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    links: PuzzleLinks,
    steps: tuple[Fact, ...],
) -> Attempt:
    """Return the question where an open line stands; `steps` are what the hints tell.

    An action that the rules refuse gets the position before it back, with the reason and its rule.
    Aborts with 400 for what no form can send, with a redirect for an action that was typed.
    """
    reading = typed_answer(
        site,
        theme,
        puzzle,
        links,
        options=theme.moves_now(puzzle, line.state),
        earlier=line.options,
    )
    hints = read_number(HINT, range(1, number_of_hints(steps) + 1)) or 0
    return Attempt(
        view=line_view(site, theme, puzzle, line, reading),
        # Hints are about the start; whoever is under way can go back there.
        hints=None if line.moves else hints_view(steps, hints),
        notice=None if reading else _missing_action(line),
        earlier=fields_of_line(line.options),
        refusal=line.refusal,
    )


def fields_of_line(options: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the fields that play these actions."""
    return tuple((ANSWER, option) for option in options)


def back_to(links: PuzzleLinks, line: Line[Any], moves: int | None) -> str | None:
    """Return the address of the line with so many of its actions; None where there is none."""
    if moves is None or moves < 0:
        return None
    return links.with_query(*fields_of_line(line.options[:moves])) if moves else links.this


def _missing_action(line: Line[Any]) -> Message | None:
    """Return the notice to a form that was sent without a choice."""
    expected = request.args.get(CHECK)
    if expected is None or line.refusal is not None:
        return None
    return Message("result.choose-one") if expected == str(len(line.moves) + 1) else None
