"""A judged answer as it is drawn: in short, proved, option by option, and what comes of it."""

from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, gathered
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Choice, Judged
from tutor.web.teaching.puzzles.answer_state import AnswerState
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer
from tutor.web.teaching.puzzles.steps import deciding, deciding_steps
from tutor.web.teaching.puzzles.summary import headline, summary
from tutor.web.teaching.puzzles.verdict_view import VerdictViews, verdict_views


@dataclass(frozen=True, slots=True)
class ProofView:
    """The steps of a puzzle's proof, and what they come to."""

    steps: tuple[Fact, ...]
    right: tuple[Message, ...] = ()
    """The labels of the right options; none if any of many would do."""
    in_order: bool = False
    """Whether they have to stand in this order."""
    in_line: bool = False
    """Whether they are nothing but cards, which stand side by side."""


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """The table of a question that is answered."""

    table: Any
    is_after: bool
    """Whether it is the position that an action has led to."""
    happened: tuple[Message, ...]
    """What has happened on the way there."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """A judged answer, the question that it answers, and the table that it leads to."""

    goal: Message
    before: tuple[Message, ...]
    """What happened earlier that the question rests on."""
    manners: tuple[Message, ...]
    """How the partners act, where that matters."""
    state: AnswerState
    headline: Message
    chosen: tuple[Message, ...]
    """What was chosen, where that is one option or in an order."""
    summary: tuple[Message, ...]
    rule: str
    """The id of the rule that speaks against the answer, or for it."""
    proof: ProofView
    verdicts: VerdictViews
    outcome: OutcomeView


def result_view(
    given: PuzzleAnswer, seat: int | None = None, *, thorough: bool = False
) -> ResultView:
    """Return what the answer leads to; without a seat only what the viewer gets to see of it.

    If it is `thorough`, steps are told of wrong options that were rightly left alone, too.
    """
    theme, puzzle, answer = given.theme, given.puzzle, given.answer
    presentation = current_site().presentation
    led_to = (
        presentation.led_to(given.after, puzzle.viewer)
        if given.is_trial and given.after is not None
        else ()
    )
    return ResultView(
        goal=theme.goal(puzzle),
        before=presentation.before(puzzle),
        manners=theme.manners(puzzle),
        state=given.state,
        headline=headline(given),
        chosen=given.labels(*answer.chosen) if answer.choose is not Choose.ALL else (),
        summary=led_to or summary(given),
        rule=_rule(given),
        proof=proof_view(given),
        verdicts=verdict_views(given, thorough=thorough),
        outcome=_outcome(given, puzzle.viewer if seat is None else seat, is_told=bool(led_to)),
    )


def proof_view(given: PuzzleAnswer) -> ProofView:
    """Return what is right, and why."""
    return ProofView(
        steps=_steps(given),
        right=given.labels(*given.right),
        in_order=given.answer.choose is Choose.ORDER,
        in_line=all(map(current_site().presentation.is_picture, given.right)),
    )


def _steps(given: PuzzleAnswer) -> tuple[Fact, ...]:
    """Return the steps of the proof; where any action may be tried, those about the one chosen."""
    if not given.is_trial or given.is_shown:
        return deciding_steps(given.theme, given.puzzle)
    return deciding(given.theme, given.puzzle, gathered(given.chosen))


def _outcome(given: PuzzleAnswer, seat: int, *, is_told: bool) -> OutcomeView:
    """Return the table as it is seen from a seat; `is_told` what has happened on the way there."""
    presentation, puzzle, after = current_site().presentation, given.puzzle, given.after
    # A question that goes through several actions has told them.
    is_told = is_told or given.theme.name in presentation.retelling_themes
    return OutcomeView(
        table=presentation.answered(given.theme, puzzle, after, _settled(given), seat),
        is_after=after is not None,
        happened=() if is_told or after is None else presentation.happened(after, puzzle.viewer),
    )


def _rule(given: PuzzleAnswer) -> str:
    """Return the rule of what was wrong, else of what was missed, else of what was right."""
    for judged in (Judged.WRONG, Judged.MISSED, Judged.RIGHT):
        if verdict := given.first(judged):
            return verdict.rule
    return ""


def _settled(given: PuzzleAnswer) -> dict[str, Choice]:
    """Return the choices by option, now that nothing can be chosen any more.

    The first wrong one has its reason with it; more of them would hide the table.
    """
    wrong = given.first(Judged.WRONG)
    return {
        option: Choice(
            "",
            option,
            given.answer.choose.several,
            checked=option in given.answer.chosen,
            judged=judged,
            settled=True,
            reason=wrong.consequence if wrong and wrong.option == option else None,
        )
        for option, judged in given.judged.items()
    }
