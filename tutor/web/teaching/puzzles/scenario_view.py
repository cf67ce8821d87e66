"""A scenario as it is drawn: the line so far in sentences, and the table it has led to."""

import json
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line, Move, Refusal, Scenario, Status
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.events import Drew
from tutor.games.hanabi.puzzles.proofs.telling import happened
from tutor.web.hanabi.cards import Choice
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.options import OptionsView, laid
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.language_prefix import page_language
from tutor.web.teaching.puzzles.puzzle_view import FIELD, facts
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
    facts: tuple[Message, ...]
    manners: tuple[Message, ...]
    story: tuple[MoveView, ...]
    left: Message
    refusal: Refusal | None
    table: TableView
    options: OptionsView
    typing: TypingView


@dataclass(frozen=True, slots=True)
class EndView:
    """A line that has reached the goal, or failed, or was `shown` on request.

    `proof` is empty after a failure: who goes back to look for another line is not told one.
    """

    goal: Message
    headline: Message
    manners: tuple[Message, ...]
    reached: bool
    shown: bool
    summary: tuple[Message, ...]
    story: tuple[MoveView, ...]
    table: TableView
    proof: tuple[Fact, ...]
    empathy: EmpathyView | None
    chosen: tuple[Message, ...] = ()
    rule: str = ""

    @property
    def state(self) -> str:
        """Return the verdict in a word: right, wrong, or shown."""
        return "shown" if self.shown else "right" if self.reached else "wrong"


def scenario_view(
    theme: Scenario[GameState],
    puzzle: Puzzle[GameState],
    line: Line[GameState],
    reading: Reading | None = None,
) -> ScenarioView:
    """Return what the player sees where an open line stands; nothing in it judges.

    `reading` is what was typed and could not be understood.
    """
    choices = {
        option: Choice(FIELD, option, several=False)
        for option in theme.moves_now(puzzle, line.state)
    }
    lying = laid(
        choices,
        lambda option: theme.label(puzzle, option),
        puzzle.viewer,
        len(line.state.hands[puzzle.viewer]),
    )
    return ScenarioView(
        goal=theme.goal(puzzle),
        facts=facts(line.state),
        manners=theme.manners(puzzle),
        story=story(puzzle, line),
        left=Message("scenario.left", {"num": line.left}),
        refusal=line.refusal,
        table=table_view(
            line.state,
            puzzle.viewer,
            choices=lying.on_cards,
            actions=lying.at_hands,
            denied=True,
        ),
        options=lying.beside,
        typing=typing_view(tuple(choices), several=False, reading=reading),
    )


def end_view(
    theme: Scenario[GameState],
    puzzle: Puzzle[GameState],
    line: Line[GameState],
    *,
    shown: bool,
    seat: int | None,
) -> EndView:
    """Return what a line that is over has led to; `seat` is whose knowledge is asked for."""
    reached = line.status is Status.REACHED
    if shown:
        summary: tuple[Message, ...] = ()
    else:
        summary = (Message("scenario.reached"),) if reached else theme.setback(puzzle, line)
    headline = "shown" if shown else "right" if reached else "not-quite"
    return EndView(
        goal=theme.goal(puzzle),
        headline=Message(f"result.{headline}"),
        manners=theme.manners(puzzle),
        reached=reached and not shown,
        shown=shown,
        summary=summary,
        story=story(puzzle, line),
        table=table_view(line.state, puzzle.viewer, denied=True),
        proof=theme.proof(puzzle) if reached or shown else (),
        empathy=None if seat is None else empathy_view(line.state, seat),
    )


def story(puzzle: Puzzle[GameState], line: Line[GameState]) -> tuple[MoveView, ...]:
    """Return what has happened, move by move, as far as the viewer sees it."""
    return tuple(
        MoveView(
            title=Message("scenario.move", {"num": place + 1}),
            told=_told(move, puzzle.viewer),
            wrong=place == line.failed_at,
        )
        for place, move in enumerate(line.moves)
    )


def _told(move: Move[GameState], viewer: int) -> tuple[Message, ...]:
    """Return the events of a move but for the viewer's own draw, which the viewer cannot see."""
    return tuple(
        happened(event)
        for turn in move.turns
        for event in turn.after.events
        if not (isinstance(event, Drew) and event.player == viewer)
    )


def report_text(name: str, puzzle: Puzzle[GameState], line: Line[GameState]) -> str:
    """Return the whole case as plain data; it tells every hidden card, so only at the end."""
    lines = {
        "puzzle": name,
        "theme": puzzle.theme,
        "position": str(puzzle.position),
        "viewer": str(puzzle.viewer),
        "question": json.dumps(dict(puzzle.question)),
        "line": " ".join(line.options) or "-",
        "status": str(line.status),
        "language": page_language().tag,
    }
    return "\n".join(f"{label}: {text}" for label, text in lines.items())
