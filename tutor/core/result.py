"""A question, and the result of an answer: what pages, paper, lessons and the API read."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    Puzzle,
    Reason,
    Theme,
    Verdict,
)
from tutor.core.scenario import Line, Scenario, Status

State = TypeVar("State")


class ResultState(StrEnum):
    """The verdict on an answer."""

    RIGHT = "right"
    PARTLY = "partly"
    """Everything chosen is right, but some is missing or in another order."""
    WRONG = "wrong"
    SHOWN = "shown"
    """Nobody answered: the answer was asked for."""
    OPEN = "open"
    """The line of a scenario goes on."""

    @classmethod
    def of(cls, answer: Answer[State]) -> "ResultState":
        """Return the state of an answer; an empty answer asks for the solution."""
        if answer.is_shown:
            return cls.SHOWN
        if answer.is_solved:
            return cls.RIGHT
        return cls.PARTLY if answer.is_partly_right else cls.WRONG


class Mark(StrEnum):
    """The mark at an option of an answered question."""

    RIGHT = "right"
    """Chosen, and right."""
    WRONG = "wrong"
    """Chosen, but wrong."""
    MISSED = "missed"
    """Right, but not chosen."""
    ALSO = "also"
    """Right, and not chosen because another right one was."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option's name and label."""

    name: str
    label: Message


@dataclass(frozen=True, slots=True)
class Question(Generic[State]):
    """A puzzle as it is asked. Nothing in it depends on what the viewer cannot see."""

    puzzle: Puzzle[State]
    prompt: Message
    note: Reason | None
    """The explanation of a word in the prompt that newcomers may not know."""
    rules: tuple[str, ...]
    """The ids of the rules to look up beside the prompt."""
    partners: tuple[Message, ...]
    """How the partners act, if that matters."""
    choose: Choose
    options: tuple[Option, ...]

    @classmethod
    def of(cls, theme: Theme[State], puzzle: Puzzle[State]) -> "Question[State]":
        """Return the question of a puzzle."""
        return cls(
            puzzle,
            theme.goal(puzzle),
            theme.note(puzzle),
            theme.asks_about(puzzle),
            theme.partner_behaviour(puzzle),
            theme.choose,
            tuple(Option(name, theme.label(puzzle, name)) for name in theme.options(puzzle)),
        )


@dataclass(frozen=True, slots=True)
class OptionResult(Generic[State]):
    """An option with its mark and verdict; `mark` is None if it was rightly not chosen."""

    option: Option
    mark: Mark | None
    verdict: Verdict[State]


@dataclass(frozen=True, slots=True)
class AnyResult(Generic[State]):
    """The result of an answer or of a line."""

    question: Question[State]
    state: ResultState
    headline: Message
    reason: tuple[Reason, ...]
    """The one cause that decides, in one sentence or two."""
    details: tuple[Reason, ...]
    """Further causes, if any."""

    @property
    def position(self) -> State:
        """The position after the answer: where a line ends, else the one asked about."""
        return self.question.puzzle.position

    @property
    def missed_rule(self) -> str:
        """The rule of the first option that was chosen or left out wrongly; empty if none."""
        return ""


@dataclass(frozen=True, slots=True)
class Result(AnyResult[State]):
    """A judged answer."""

    answer: Answer[State]
    options: tuple[OptionResult[State], ...]
    details_say_all: bool = False
    """Whether `details` say all there is to say of single options."""

    @property
    def missed_rule(self) -> str:
        """The rule of the first option that was chosen or left out wrongly; empty if none."""
        missed = (*self.answer.wrong, *self.answer.missed)
        return missed[0].rule if missed and not self.answer.is_solved else ""

    @property
    def first_wrong(self) -> OptionResult[State] | None:
        """The first wrong option that was chosen."""
        return next((each for each in self.options if each.mark is Mark.WRONG), None)


def result_of(theme: Theme[State], puzzle: Puzzle[State], answer: Answer[State]) -> Result[State]:
    """Return the result of an answer."""
    question, state = Question.of(theme, puzzle), ResultState.of(answer)
    explanation = theme.explain(puzzle, answer)
    return Result(
        question,
        state,
        explanation.headline or plain_headline(theme, state, answer),
        explanation.reason,
        explanation.details,
        answer,
        tuple(
            OptionResult(option, _mark(theme, answer, verdict), verdict)
            for option, verdict in zip(question.options, answer.verdicts, strict=True)
        ),
        explanation.details_say_all,
    )


@dataclass(frozen=True, slots=True)
class LineResult(AnyResult[State]):
    """A judged line of a scenario."""

    line: Line[State]

    @property
    def position(self) -> State:
        """The position where the line ends."""
        return self.line.state


def line_result(
    theme: Scenario[State], puzzle: Puzzle[State], line: Line[State], *, shown: bool
) -> LineResult[State]:
    """Return the result of a line; `shown` is the solution that was asked for."""
    reason: tuple[Reason, ...] = ()
    if line.status is Status.OPEN:
        state, headline = ResultState.OPEN, Message("scenario.left", {"num": line.left})
    elif shown:
        explanation = theme.explain(puzzle, Answer((), (), theme.choose))
        state, reason = ResultState.SHOWN, explanation.reason
        headline = explanation.headline or Message("result.shown")
    elif line.status is Status.REACHED:
        state, headline = ResultState.RIGHT, Message("scenario.reached")
    else:
        explanation = theme.setback(puzzle, line)
        state, reason = ResultState.WRONG, explanation.reason
        headline = explanation.headline or Message("scenario.missed")
    return LineResult(Question.of(theme, puzzle), state, headline, reason, (), line)


def plain_headline(
    theme: Theme[State], state: ResultState, answer: Answer[State], *, final: bool = True
) -> Message:
    """Return the verdict in the words of any theme; not `final` if there is another try."""
    if theme.is_trial and state is not ResultState.SHOWN:
        return Message("result.allowed" if answer.is_solved else "result.not-allowed")
    if state is not ResultState.PARTLY:
        return Message(f"result.{state}")
    if answer.is_complete:
        return Message("result.other-order")
    return Message("result.partly" if final else "result.so-far", {"num": len(answer.missed)})


def _mark(theme: Theme[State], answer: Answer[State], verdict: Verdict[State]) -> Mark | None:
    if verdict.option in answer.chosen:
        return Mark.RIGHT if verdict.is_right else Mark.WRONG
    if not verdict.is_right:
        return None
    if answer.is_shown:
        return Mark.RIGHT
    if theme.is_trial or (answer.choose is Choose.ONE and answer.is_solved):
        return Mark.ALSO
    return Mark.MISSED
