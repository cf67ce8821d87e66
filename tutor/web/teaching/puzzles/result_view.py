"""A judged answer as it is drawn: in short, proved, option by option, and what comes of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Fact, Puzzle, Theme, Verdict, gathered
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Choice, Judged
from tutor.web.teaching.puzzles.judging import proof
from tutor.web.teaching.puzzles.steps import deciding, deciding_steps
from tutor.web.teaching.text.plain import has_words

FEW = 8
"""With more options than these, what is said of several is said once, and most is folded away."""


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What became of an option, in a word; `judged` is None if it was rightly left alone.

    Options that have the same said of them share a verdict, so there can be several `labels`.
    `steps` is how it is found, unless the proof of the puzzle has said so; `detail` is what there
    is to draw of what the option leads to.
    """

    labels: tuple[Message, ...]
    judged: Judged | None
    word: Message
    consequence: Message
    rule: str
    steps: tuple[Fact, ...] = ()
    detail: Any = None
    steps_open: bool = False
    """Whether the steps are the only reason that there is, and not folded away."""
    in_line: bool = False
    """Whether the labels are nothing but cards, which stand side by side."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """A judged answer, and the table that it leads to.

    `right` are the labels of the right options, unless any of many would do; `others` the verdicts
    that are folded away. `shown` means that nobody answered: the answer was
    asked for.
    """

    goal: Message
    before: tuple[Message, ...]
    """What happened earlier that the question rests on."""
    manners: tuple[Message, ...]
    """How the partners act, where that matters."""
    headline: Message
    solved: bool
    shown: bool
    chosen: tuple[Message, ...]
    """What was chosen, where that is one option or in an order."""
    summary: tuple[Message, ...]
    rule: str
    """The id of the rule that speaks against the answer, or for it."""
    proof: tuple[Fact, ...]
    right: tuple[Message, ...]
    right_in_order: bool
    """Whether they have to stand in this order."""
    right_in_line: bool
    """Whether they are nothing but cards, which stand side by side."""
    verdicts: tuple[VerdictView, ...]
    others: tuple[VerdictView, ...]
    steps: tuple[Message, ...]
    table: Any
    is_after: bool
    """Whether `table` is the position that an action has led to."""
    seats: tuple[Message, ...]
    """The names of the players, for links to the table as they see it."""
    seat: int
    """The seat from which the table is seen."""
    knowledge: Any
    """What is known at that seat, if that was asked."""

    @property
    def state(self) -> str:
        """Return the verdict in a word: right, wrong, or shown."""
        return "shown" if self.shown else "right" if self.solved else "wrong"


def result_view(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    answer: Answer[Any],
    seat: int | None = None,
    *,
    thorough: bool = False,
) -> ResultView:
    """Return what the answer leads to; without a seat only what the viewer gets to see of it.

    If it is `thorough`, steps are told of wrong options that were rightly left alone, too.
    """
    presentation = current_site().presentation
    shown = not answer.chosen
    solved = answer.solved
    trial = theme.name in presentation.trial_themes
    judged = {verdict.option: _judged(answer, verdict, trial=trial) for verdict in answer.verdicts}
    after = _after(answer)
    shown_state = puzzle.position if after is None else after
    at = puzzle.viewer if seat is None else seat
    led_to = presentation.led_to(after, puzzle.viewer) if trial and after is not None else ()
    details = after is None and not _are_many(answer)
    verdicts = tuple(_verdicts(theme, puzzle, answer, judged, details=details, thorough=thorough))
    folded = _folded(verdicts, answer)
    return ResultView(
        goal=theme.goal(puzzle),
        before=presentation.before(puzzle),
        manners=theme.manners(puzzle),
        headline=_headline(solved=solved, shown=shown, trial=trial),
        solved=solved and not shown,
        shown=shown,
        chosen=tuple(
            theme.label(puzzle, option)
            for option in answer.chosen
            if answer.choose is not Choose.ALL
        ),
        summary=led_to or _summary(theme, puzzle, answer),
        rule=_rule(answer, judged),
        proof=_steps(theme, puzzle, answer, trial=trial),
        right=_right(theme, puzzle, answer),
        right_in_order=answer.choose is Choose.ORDER,
        right_in_line=presentation.is_picture(answer.verdicts[0].option),
        verdicts=tuple(verdict for verdict in verdicts if verdict not in folded),
        others=folded,
        # A question that goes through several actions has told them.
        steps=()
        if led_to or after is None or theme.name in presentation.retelling_themes
        else presentation.happened(after, puzzle.viewer),
        table=presentation.answered(theme, puzzle, after, _settled(judged, answer), at),
        is_after=after is not None,
        seats=tuple(
            presentation.seat_name(each, puzzle.viewer) for each in range(puzzle.position.players)
        ),
        seat=at,
        knowledge=None if seat is None else presentation.knowledge(shown_state, seat),
    )


def _are_many(answer: Answer[Any]) -> bool:
    return len(answer.verdicts) > FEW


def _right(theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any]) -> tuple[Message, ...]:
    """Return the labels of the right options; none if any of many would do."""
    if answer.choose is Choose.ORDER:
        return tuple(theme.label(puzzle, option) for option in answer.solution)
    right = [verdict.option for verdict in answer.verdicts if verdict.correct]
    if answer.choose is Choose.ONE and len(right) > FEW:
        return ()
    return tuple(theme.label(puzzle, option) for option in right)


def _folded(verdicts: tuple[VerdictView, ...], answer: Answer[Any]) -> tuple[VerdictView, ...]:
    """Return the verdicts that are folded away: those beyond what was chosen or missed.

    If one of many right options was asked for, the other ones are not missed.
    """
    any_will_do = answer.choose is Choose.ONE and len(answer.correct_options) > FEW
    more = (Judged.MISSED,) if any_will_do else ()
    return tuple(each for each in verdicts if each.judged in (None, Judged.ALSO, *more))


def _judged(answer: Answer[Any], verdict: Verdict[Any], *, trial: bool) -> Judged | None:
    if verdict.option in answer.chosen:
        return Judged.RIGHT if verdict.correct else Judged.WRONG
    if not verdict.correct:
        return None
    if not answer.chosen:
        return Judged.RIGHT
    if trial or (answer.choose is Choose.ONE and answer.solved):
        return Judged.ALSO
    return Judged.MISSED


def _word(verdict: Verdict[Any], judged: Judged | None, *, shown: bool, trial: bool) -> Message:
    """Return what became of an option in a word; an action that may be tried is allowed or not."""
    if trial:
        return Message("result.allowed" if verdict.correct else "result.not-allowed")
    return Message(f"choice.{judged or ('wrong' if shown else 'left-alone')}")


def _rule(answer: Answer[Any], judged: Mapping[str, Judged | None]) -> str:
    """Return the rule of what was wrong, else of what was missed, else of what was right."""
    for what in (Judged.WRONG, Judged.MISSED, Judged.RIGHT):
        for verdict in answer.verdicts:
            if judged[verdict.option] is what:
                return verdict.rule
    return ""


def _settled(judged: Mapping[str, Judged | None], answer: Answer[Any]) -> dict[str, Choice]:
    """Return the choices by option, now that nothing can be chosen any more.

    The first wrong one has its reason with it; more of them would hide the table.
    """
    wrong = [each for each in answer.verdicts if judged[each.option] is Judged.WRONG]
    reasons = {each.option: each.consequence for each in wrong[:1]}
    return {
        option: Choice(
            "",
            option,
            answer.choose.several,
            checked=option in answer.chosen,
            judged=verdict,
            settled=True,
            reason=reasons.get(option),
        )
        for option, verdict in judged.items()
    }


def _verdicts(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    answer: Answer[Any],
    judged: Mapping[str, Judged | None],
    *,
    details: bool,
    thorough: bool,
) -> Iterator[VerdictView]:
    """Yield the verdicts in the order of the options; what is said of several of many, once."""
    presentation = current_site().presentation
    trial = theme.name in presentation.trial_themes
    told = frozenset(map(_key, proof(theme, puzzle)))
    alike: dict[tuple[object, ...], list[Verdict[Any]]] = {}
    for verdict in answer.verdicts:
        if verdict.option == NONE and judged[NONE] is None:
            continue
        has_detail = details and presentation.has_detail(verdict)
        has_line = verdict.facts and theme.name in presentation.comparing_themes
        same = (
            (judged[verdict.option], verdict.rule, verdict.consequence)
            if _are_many(answer) and not has_detail and not has_line
            else (verdict.option,)
        )
        alike.setdefault(same, []).append(verdict)
    for said in alike.values():
        first = said[0]
        new = any(_key(fact) not in told for fact in first.facts)
        is_told = thorough or judged[first.option] is not None
        yield VerdictView(
            labels=tuple(theme.label(puzzle, verdict.option) for verdict in said),
            judged=judged[first.option],
            word=_word(first, judged[first.option], shown=not answer.chosen, trial=trial),
            consequence=presentation.consequence(first, chosen=first.option in answer.chosen),
            rule=first.rule,
            steps=first.facts if new and is_told and len(said) == 1 else (),
            steps_open=theme.name in presentation.comparing_themes,
            detail=presentation.detail(puzzle, first) if details else None,
            in_line=presentation.is_picture(first.option),
        )


def _key(fact: Fact) -> tuple[object, ...]:
    return (fact.message, fact.rule)


def _after(answer: Answer[Any]) -> Any | None:
    """Return the position that the answer leads to; None where there is none, or several."""
    if answer.choose is Choose.ONE:
        for verdict in answer.verdicts:
            if verdict.option in answer.chosen and verdict.after is not None:
                return verdict.after
    told = [
        verdict.after for verdict in answer.verdicts if verdict.correct or answer.choose.several
    ]
    if not told or any(after != told[0] for after in told):
        return None
    return told[0]


def _steps(
    theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any], *, trial: bool
) -> tuple[Fact, ...]:
    """Return the steps of the proof; where any action may be tried, those about the one chosen."""
    if not trial or not answer.chosen:
        return deciding_steps(theme, puzzle)
    chosen = (verdict for verdict in answer.verdicts if verdict.option in answer.chosen)
    return deciding(theme, puzzle, gathered(chosen))


def _headline(*, solved: bool, shown: bool, trial: bool) -> Message:
    """Return the result in a word; an action that was tried out is allowed or not, never right."""
    if shown:
        return Message("result.shown")
    if trial:
        return Message("result.allowed" if solved else "result.not-allowed")
    return Message("result.right" if solved else "result.not-quite")


def _summary(theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any]) -> tuple[Message, ...]:
    """Return the result in short: first the one reason that decides."""
    chosen = [verdict for verdict in answer.verdicts if verdict.option in answer.chosen]
    if answer.choose is Choose.ONE:
        told = [verdict.consequence for verdict in (*chosen, *_missed_at_once(theme, answer))]
        # Where the same thing speaks against one and for the other, it is said once.
        return tuple(told[:1] if told and told[0] == told[-1] else told)
    if not chosen:
        return ()
    if answer.solved:
        return (Message(f"{theme.name}.solved"),) if has_words(f"{theme.name}.solved") else ()
    if answer.chosen == (NONE,):
        return (chosen[0].consequence,)
    if answer.is_complete:
        return (Message("result.other-order"),)
    return (_deciding(theme, puzzle, answer), *counted(answer))


def _missed_at_once(theme: Theme[Any], answer: Answer[Any]) -> tuple[Verdict[Any], ...]:
    """Return the one right option if it was missed, and is told beside the wrong one.

    Several are better looked up in the list, and so is what is drawn: what the chosen one proves
    and what the right one does would seem to disagree, as it would where they are compared.
    """
    presentation = current_site().presentation
    right = tuple(verdict for verdict in answer.verdicts if verdict.correct)
    if answer.solved or len(right) != 1 or presentation.has_detail(right[0]):
        return ()
    return () if answer.chosen and theme.name in presentation.comparing_themes else right


def counted(answer: Answer[Any]) -> tuple[Message, ...]:
    """Return how many marks are right and wrong, of an answer that may have several."""
    found = len(answer.correct_options.intersection(answer.chosen))
    if answer.choose is Choose.ONE or (not found and len(answer.chosen) == 1):
        # The reason has said all there is to say of a single mark.
        return ()
    counts = [Message("result.found", {"found": found, "all": len(answer.correct_options)})]
    if found and (wrong := len(answer.chosen) - found):
        counts.append(Message("result.too-many", {"num": wrong}))
    return tuple(counts)


def _deciding(theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any]) -> Message:
    """Return what speaks against the first wrong option, or for the first that was missed."""
    wrong = [each for each in answer.verdicts if each.option in answer.chosen and not each.correct]
    missed = [each for each in answer.verdicts if each.correct and each.option not in answer.chosen]
    first = (wrong or missed)[0]
    told = {"option": theme.label(puzzle, first.option), "reason": first.consequence}
    return Message("result.wrong" if wrong else "result.missed", told)
