"""A scenario as it is drawn: the line so far in sentences, and the table it has led to."""

from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line, Move, Scenario, Status
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Choice
from tutor.web.teaching.puzzles.answer_state import AnswerState
from tutor.web.teaching.puzzles.puzzle_view import FIELD
from tutor.web.teaching.puzzles.typed import Reading
from tutor.web.teaching.puzzles.typing_field import TypingView, typing_view


@dataclass(frozen=True, slots=True)
class MoveView:
    """One own action and the replies to it, in sentences; `wrong` marks the turning point."""

    title: Message
    told: tuple[Message, ...]
    wrong: bool


@dataclass(frozen=True, slots=True)
class ScenarioView:
    """A line that is still open: what there is to choose from where it stands."""

    goal: Message
    before: tuple[Message, ...]
    other_rules: tuple[Message, ...]
    lacking: tuple[Message, ...]
    manners: tuple[Message, ...]
    story: tuple[MoveView, ...]
    left: Message
    table: Any
    options: Any
    typing: TypingView
    worded: bool = False


@dataclass(frozen=True, slots=True)
class EndView:
    """A line that has reached the goal, or failed, or was shown on request.

    `proof` is empty after a failure: who goes back to look for another line is not told one.
    """

    goal: Message
    headline: Message
    manners: tuple[Message, ...]
    state: AnswerState
    summary: tuple[Message, ...]
    story: tuple[MoveView, ...]
    table: Any
    proof: tuple[Fact, ...]
    chosen: tuple[Message, ...] = ()
    rule: str = ""


def scenario_view(
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    reading: Reading | None = None,
) -> ScenarioView:
    """Return what the player sees where an open line stands; nothing in it judges.

    `reading` is what was typed and could not be understood.
    """
    choices = {
        option: Choice(FIELD, option, several=False)
        for option in theme.moves_now(puzzle, line.state)
    }
    presentation = current_site().presentation
    asked = presentation.asked(theme, puzzle, choices, line.state)
    return ScenarioView(
        goal=theme.goal(puzzle),
        before=presentation.before(puzzle),
        other_rules=presentation.other_rules(line.state),
        lacking=presentation.lacking(line.state),
        manners=theme.manners(puzzle),
        story=story(puzzle, line),
        left=Message("scenario.left", {"num": line.left}),
        table=asked.table,
        options=asked.options,
        typing=typing_view(tuple(choices), several=False, reading=reading),
    )


def end_view(
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    *,
    shown: bool,
) -> EndView:
    """Return what a line that is over has led to; `shown` is one that was asked for."""
    presentation = current_site().presentation
    reached = line.status is Status.REACHED
    if shown:
        summary: tuple[Message, ...] = ()
    else:
        summary = (Message("scenario.reached"),) if reached else theme.setback(puzzle, line)
    state = AnswerState.of(solved=reached, shown=shown)
    return EndView(
        goal=theme.goal(puzzle),
        state=state,
        headline=state.headline,
        manners=theme.manners(puzzle),
        summary=summary,
        story=story(puzzle, line),
        table=presentation.table(line.state, puzzle.viewer),
        proof=theme.proof(puzzle) if reached or shown else (),
    )


def story(puzzle: Puzzle[Any], line: Line[Any]) -> tuple[MoveView, ...]:
    """Return what has happened, move by move, as far as the viewer sees it."""
    return tuple(
        MoveView(
            title=Message("scenario.move", {"num": place + 1}),
            told=_told(move, puzzle.viewer),
            wrong=place == line.failed_at,
        )
        for place, move in enumerate(line.moves)
    )


def _told(move: Move[Any], viewer: int) -> tuple[Message, ...]:
    """Return the events of a move but for the viewer's own draw, which the viewer cannot see."""
    presentation = current_site().presentation
    return tuple(
        message for turn in move.turns for message in presentation.happened(turn.after, viewer)
    )
