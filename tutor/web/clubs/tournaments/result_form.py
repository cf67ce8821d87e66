"""The form with the results of a table: a row of three figures for each deal."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.clubs.tournament import Correction, TableResult
from tutor.core.errors import BadSyntaxError
from tutor.core.game import DealResult
from tutor.core.messages import Message

FIGURES = ("points", "turns", "cards")
"""The fields of a row are these with the number of the deal behind: `points-1`."""

_DIGITS = 3
_BEFORE = re.compile(r"([0-9]{1,3}) ([0-9]{1,3}) ([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class FormRow:
    """A row of the form: the number of the deal, what is known of it, and what was typed.

    `most` are the largest figures that there can be; a row `is_wrong` if others were typed.
    """

    number: int
    known: TableResult | None
    typed: tuple[str, ...]
    most: tuple[int, ...]
    is_wrong: bool = False

    @property
    def before(self) -> str:
        """What is known, as the form says it when it is sent."""
        return _text(self.known.result) if self.known else ""


class ResultsSent(NamedTuple):
    """The results that were typed, and what is wrong with others, by the deals counted from 0."""

    results: dict[int, DealResult]
    problems: dict[int, Message]


def result_rows(
    results: Sequence[TableResult | None], most: DealResult, form: Mapping[str, str] | None = None
) -> tuple[FormRow, ...]:
    """Return the rows of a table's results, with what was typed if a form was sent."""
    problems = {} if form is None else results_sent(form, len(results), most).problems
    return tuple(
        FormRow(
            number=deal + 1,
            known=known,
            typed=_known(known) if form is None else _typed(form, deal),
            most=_figures(most),
            is_wrong=deal in problems,
        )
        for deal, known in enumerate(results)
    )


def results_sent(form: Mapping[str, str], deals: int, most: DealResult) -> ResultsSent:
    """Return what was typed; a row without any figure is left out."""
    typed = {deal: texts for deal in range(deals) if any(texts := _typed(form, deal))}
    read = {deal: _result(texts, most) for deal, texts in typed.items()}
    return ResultsSent(
        {deal: result for deal, result in read.items() if result},
        {deal: _problem(deal, most) for deal, result in read.items() if not result},
    )


def corrections_sent(
    form: Mapping[str, str], results: Mapping[int, DealResult], deals: int
) -> dict[int, Correction]:
    """Return what these results change in those that the form was shown with.

    Raises BadSyntaxError for what no form of ours was shown with.
    """
    before = {deal: _read_before(form.get(f"before-{deal + 1}", "")) for deal in range(deals)}
    return {
        deal: Correction(then, results.get(deal))
        for deal, then in before.items()
        if then != results.get(deal)
    }


def deal_named(deal: int) -> Message:
    """Return what a deal, counted from 0, is called."""
    return Message("tournament.deal", {"num": deal + 1})


def _problem(deal: int, most: DealResult) -> Message:
    params = dict(zip(("points", "turns", "lost"), _figures(most), strict=True))
    return Message("tournament.problem", {"deal": deal_named(deal), **params})


def _typed(form: Mapping[str, str], deal: int) -> tuple[str, ...]:
    return tuple(form.get(f"{name}-{deal + 1}", "").strip()[:20] for name in FIGURES)


def _known(known: TableResult | None) -> tuple[str, ...]:
    return tuple(map(str, _figures(known.result))) if known else ("",) * len(FIGURES)


def _result(typed: tuple[str, ...], most: DealResult) -> DealResult | None:
    """Return the result of these texts, in digits of any script; None if one is out of range."""
    if not all(text.isdecimal() and len(text) <= _DIGITS for text in typed):
        return None
    figures = tuple(map(int, typed))
    if any(figure > top for figure, top in zip(figures, _figures(most), strict=True)):
        return None
    return DealResult(*figures)


def _figures(result: DealResult) -> tuple[int, int, int]:
    return result.score, result.turns_left, result.lost_cards


def _text(result: DealResult) -> str:
    return " ".join(map(str, _figures(result)))


def _read_before(text: str) -> DealResult | None:
    if not text:
        return None
    found = _BEFORE.fullmatch(text)
    if not found:
        raise BadSyntaxError("before", text, 0, "three numbers")
    return DealResult(*map(int, found.groups()))
