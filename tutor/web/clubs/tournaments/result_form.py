"""The form with the results of a table: points and what the tie-break needs, for each deal."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import NamedTuple

from tutor.clubs.tournament import Correction, TableResult
from tutor.core.errors import BadSyntaxError
from tutor.core.game import DealResult
from tutor.core.messages import Message
from tutor.web.clubs.tournaments.club_tournament import ClubTournament

FIGURES = ("points", "turns", "cards")
"""The figures of a `DealResult`. A field of the form is one with the deal's number: `points-1`."""

_DIGITS = 3
_BEFORE = re.compile(r"([0-9]{1,3}) ([0-9]{1,3}) ([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class FormRow:
    """A row of the form: the number of the deal, its known result, and the typed one.

    A row `is_wrong` if more was typed than there can be.
    """

    number: int
    known: TableResult | None
    known_figures: Mapping[str, str]
    typed: Mapping[str, str]
    is_wrong: bool

    @property
    def before(self) -> str:
        """The known result, as a hidden field."""
        return " ".join(self.known_figures.values()) if self.known else ""


class ResultsSent(NamedTuple):
    """The typed results, and the problems of others, by deals from 0."""

    results: dict[int, DealResult]
    problems: dict[int, Message]


def result_rows(
    club_tournament: ClubTournament,
    results: Sequence[TableResult | None],
    form: Mapping[str, str] | None,
) -> tuple[FormRow, ...]:
    """Return the rows of a table's results, with what was typed if a form was sent."""
    problems = {} if form is None else results_sent(form, club_tournament).problems
    rows = []
    for deal, known in enumerate(results):
        texts = map(str, astuple(known.result)) if known else ("",) * len(FIGURES)
        figures = dict(zip(FIGURES, texts, strict=True))
        typed = figures if form is None else _typed(form, deal)
        rows.append(FormRow(deal + 1, known, figures, typed, deal in problems))
    return tuple(rows)


def results_sent(form: Mapping[str, str], club_tournament: ClubTournament) -> ResultsSent:
    """Return the typed results; a row without any figure is left out."""
    results: dict[int, DealResult] = {}
    problems: dict[int, Message] = {}
    for deal in range(len(club_tournament.plan.deals)):
        typed = _typed(form, deal)
        if not any(typed.values()):
            continue
        result = _result(_complete(form, deal, typed, club_tournament), club_tournament.most)
        if result:
            results[deal] = result
        else:
            problems[deal] = _problem(deal, club_tournament)
    return ResultsSent(results, problems)


def corrections_sent(
    form: Mapping[str, str], results: Mapping[int, DealResult], deals: int
) -> dict[int, Correction]:
    """Return the changes to the results that the form was shown with.

    Raises BadSyntaxError for what no form of ours was shown with.
    """
    before = {deal: _read_before(form.get(f"before-{deal + 1}", "")) for deal in range(deals)}
    return {
        deal: Correction(then, results.get(deal))
        for deal, then in before.items()
        if then != results.get(deal)
    }


def deal_named(deal: int) -> Message:
    """Return the name of a deal, counted from 0."""
    return Message("tournament.deal", {"num": deal + 1})


def _problem(deal: int, club_tournament: ClubTournament) -> Message:
    params = dict(zip(("points", "turns", "lost"), astuple(club_tournament.most), strict=True))
    message = f"tournament.problem.{club_tournament.plan.figures[-1]}"
    return Message(message, {"deal": deal_named(deal), **params})


def _typed(form: Mapping[str, str], deal: int) -> dict[str, str]:
    return {name: form.get(f"{name}-{deal + 1}", "").strip()[:20] for name in FIGURES}


def _complete(
    form: Mapping[str, str], deal: int, typed: Mapping[str, str], club_tournament: ClubTournament
) -> tuple[str, ...]:
    """Return the texts of all figures of a row.

    A figure without a field keeps its value, or is 0. With fewer points than possible, no turns are
    left.
    """
    before = form.get(f"before-{deal + 1}", "").split() or ["0"] * len(FIGURES)
    known = dict(zip(FIGURES, before, strict=False))
    texts = {
        name: typed[name] if name in club_tournament.plan.figures else known.get(name, "0")
        for name in FIGURES
    }
    if not texts["turns"] and texts["points"] != str(club_tournament.most.score):
        texts["turns"] = "0"
    return tuple(texts.values())


def _result(typed: tuple[str, ...], most: DealResult) -> DealResult | None:
    """Return the result of these texts, in digits of any script; None if one is out of range."""
    if not all(text.isdecimal() and len(text) <= _DIGITS for text in typed):
        return None
    figures = tuple(map(int, typed))
    if any(figure > top for figure, top in zip(figures, astuple(most), strict=True)):
        return None
    return DealResult(*figures)


def _read_before(text: str) -> DealResult | None:
    if not text:
        return None
    match = _BEFORE.fullmatch(text)
    if not match:
        raise BadSyntaxError("before", text, 0, "three numbers")
    return DealResult(*map(int, match.groups()))
