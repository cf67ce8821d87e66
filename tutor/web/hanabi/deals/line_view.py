"""A winning line step by step, with all cards open."""

from dataclasses import dataclass

from flask import url_for

from tutor.core.messages import Message
from tutor.games.hanabi.deals import Deal, WinningLine
from tutor.games.hanabi.partners import GameRecord, Manner
from tutor.web.hanabi.play.turns import TurnView, turn_view
from tutor.web.hanabi.table import TableView, table_view


@dataclass(frozen=True, slots=True)
class LineView:
    """The line after so many actions; `back` and `onward` are empty at its ends."""

    step: int
    progress: Message
    turns: tuple[TurnView, ...]
    """What the last action led to."""
    table: TableView
    back: str
    onward: str
    log: tuple[TurnView, ...]


def line_view(deal: Deal, line: WinningLine, step: int) -> LineView:
    """Return the line after its first `step` actions, 0 to all of them."""
    record = GameRecord(deal, Manner.LITERAL, line.actions[:step])
    steps = len(line.actions)
    turns = tuple(
        turn_view(record, each, None, with_draws=True, href=_at(deal, each)) for each in range(step)
    )
    return LineView(
        step=step,
        progress=_progress(step, steps),
        turns=turns[-1:],
        table=table_view(record.state, None, moving=True),
        back=_at(deal, step - 1) if step else "",
        onward=_at(deal, step + 1) if step < steps else "",
        log=turns,
    )


def _progress(step: int, steps: int) -> Message:
    if not step:
        return Message("deals.line.start")
    return Message("deals.line.step", {"num": step, "all": steps})


def _at(deal: Deal, step: int) -> str:
    return url_for("hanabi_deals.line", deal=deal.name, step=step)
