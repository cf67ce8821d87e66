"""The page of a game: what has happened, the table, and what may be done."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine.actions import Action, Discard, Play, RankClue
from tutor.games.hanabi.engine.reasons import Reason
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.telling import refusal
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.hands import Annotations
from tutor.web.hanabi.options import RowView, links_of_actions
from tutor.web.hanabi.play.addresses import ALL, ONE, Addresses
from tutor.web.hanabi.play.coach_link import CoachLink, coach_link
from tutor.web.hanabi.play.ending import EndingView, ending
from tutor.web.hanabi.play.game_options import Help
from tutor.web.hanabi.play.game_page import GamePage, Stage
from tutor.web.hanabi.play.mistakes import certain_mistakes
from tutor.web.hanabi.play.seats import partners_in_turn, turns_since
from tutor.web.hanabi.play.turns import TurnView, pointed_at, turn_view
from tutor.web.hanabi.setting_form import played
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.heavy import heavy


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a page leads on to, in words; `others` are less usual ways."""

    label: Message
    href: str
    others: tuple[tuple[Message, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PlayView:
    """A page of a game. `table` is None where no hand is to be seen.

    `sent` is all that was done, if the result can be sent to a tournament.
    `refused` says why a whole kind of action is not allowed now.
    """

    stage: Stage
    to: Addresses
    headline: Message
    turns: tuple[TurnView, ...]
    table: TableView | None
    refused: tuple[Message, ...]
    onward: Onward | None
    warning: Message | None
    known: EmpathyView | None
    ending: EndingView | None
    coach: CoachLink | None
    log: tuple[TurnView, ...]
    rules: tuple[Message, ...]
    back: str
    sent: str
    review: str
    """The way to a look back at the game, once it is over; else empty."""


def play_view(page: GamePage) -> PlayView:
    """Return the page of a game; nothing in it depends on what its reader can't see."""
    record, stage = page.record, page.stage
    over = ending(record, page.to) if stage is Stage.OVER else None
    ruleset, at_table = record.deal.ruleset, page.options.table
    return PlayView(
        stage=stage,
        to=page.to,
        headline=over.headline if over else _headline(page),
        turns=_new_turns(page),
        table=None if stage is Stage.PASS else _table(page),
        refused=_refused(record.state) if stage is Stage.ACT else (),
        onward=_onward(page),
        warning=page.warning,
        known=_known(page),
        ending=over,
        coach=coach_link(page),
        log=_log(page),
        rules=played(ruleset) if ruleset.variant.has_sixth_suit else (),
        back="" if at_table else _back(page),
        sent=write_actions(record.actions) if at_table and record.state.ending else "",
        review="" if over is None else page.to.review,
    )


def _headline(page: GamePage) -> Message:
    return Message(f"play.headline.{page.stage}", {"name": Player(page.record.state.to_act)})


def _new_turns(page: GamePage) -> tuple[TurnView, ...]:
    """Return what is new to the reader: the last turn, or all since the own one."""
    record, stage = page.record, page.stage
    steps = len(record.actions)
    first = steps - 1
    if stage in (Stage.ACT, Stage.HELD_BACK):
        first = turns_since(record, page.reader)
    if stage is Stage.PASS:
        first = turns_since(record, page.reader) - 1
    passed = stage is Stage.PASS
    told_to = None if passed else page.reader
    return tuple(
        turn_view(record, step, told_to, with_reason=not passed and page.had_partner(step))
        for step in range(max(first, 0), steps)
    )


def _table(page: GamePage) -> TableView:
    record, reader = page.record, page.reader
    over = page.stage is Stage.OVER
    return table_view(
        record.state,
        None if over else reader,
        Annotations(
            actions=_actions(page) if page.stage is Stage.ACT else {},
            pointed=pointed_at(record, turns_since(record, reader), reader),
            asked=_held_back(page) if page.stage is Stage.HELD_BACK else (),
            denied=Help.MARKS in page.options.help,
        ),
        reader=reader,
        moving=True,
        over=over,
    )


def _held_back(page: GamePage) -> tuple[CardAt, ...]:
    """Return the card of which it is asked whether it is meant."""
    action, actor = page.fields.held_back, page.record.state.to_act
    return (CardAt(actor, action.slot),) if isinstance(action, Play | Discard) else ()


def _refused(state: GameState) -> tuple[Message, ...]:
    """Return why nothing can be discarded now, or no clue be given; nothing if it is allowed."""
    found = []
    for action in (Discard(0), RankClue((state.to_act + 1) % state.players, 1)):
        try:
            state.verify(action)
        except IllegalActionError as error:
            if error.reason in (Reason.CLUE_TOKENS_FULL, Reason.NO_CLUE_TOKEN):
                found.append(refusal(error))
    return tuple(found)


def _actions(page: GamePage) -> Mapping[int, tuple[RowView, ...]]:
    """Return the actions that are allowed as links at the hands; what is warned of asks first."""
    state, to = page.record.state, page.to
    warned = certain_mistakes(state) if Help.WARNING in page.options.help else {}

    def address(action: Action) -> str:
        return to.held_back(action) if action in warned else to.after(action)

    return links_of_actions(state, address)


def _onward(page: GamePage) -> Onward | None:
    name, to = {"name": Player(page.record.state.to_act)}, page.to
    match page.stage:
        case Stage.PASS:
            return Onward(Message("play.onward.ready", name), to.ready)
        case Stage.WATCH:
            return _partners_turn(page)
        case Stage.HELD_BACK if page.fields.held_back is not None:
            anyway = (Message("play.onward.anyway"), to.after(page.fields.held_back))
            return Onward(Message("play.onward.back"), to.ready, (anyway,))
        case Stage.OVER:
            again = (Message("play.onward.again"), to.at(0))
            return Onward(Message("play.onward.another"), to.another_deal, (again,))
    return None


def _partners_turn(page: GamePage) -> Onward:
    """Return the way to the partner's action, and the one past all partners who act now."""
    people, to = page.options.people, page.to
    label = Message("play.onward.partner", {"name": Player(page.record.state.to_act)})
    several = partners_in_turn(page.record, people) > 1
    past = f"play.onward.past-partners{'.alone' if people == 1 else ''}"
    others = ((Message(past), to.partners(ALL)),) if several else ()
    return Onward(label, to.partners(ONE), others)


def _known(page: GamePage) -> EmpathyView | None:
    """Return what the player to act can know, if that is wished for."""
    state, wished = page.record.state, page.options.help
    odds = Help.CHANCES in wished
    if page.stage not in (Stage.ACT, Stage.HELD_BACK) or not (odds or Help.KNOWN in wished):
        return None
    return empathy_view(state, state.to_act, odds=odds, standing=odds)


def _log(page: GamePage) -> tuple[TurnView, ...]:
    """Return all turns with the cards drawn, but for the reader's own until the game is over.

    Reasons are told there once it is. Where no hand is shown, there are no turns either.
    """
    if page.stage is Stage.PASS:
        return ()
    if page.stage is Stage.OVER:
        return _told_after_the_end(page, None)
    return _told(page, page.reader)


def _told(page: GamePage, reader: int | None) -> tuple[TurnView, ...]:
    """Return all turns as they are told to a reader, None for whoever may know everything.

    Those alone are told the reasons.
    """
    return tuple(
        turn_view(
            page.record,
            step,
            reader,
            with_reason=reader is None and page.had_partner(step),
            with_draws=True,
            href=page.moment_before(step),
        )
        for step in range(len(page.record.actions))
    )


_told_after_the_end = heavy(_told)
"""The reasons of a whole game take fifty milliseconds to find."""


def _back(page: GamePage) -> str:
    """Return the address before the last action that was one of the people's, empty at the start.

    With several people that is where the device goes back to.
    """
    for step in range(len(page.record.actions) - 1, -1, -1):
        if not page.had_partner(step):
            return page.to.at(step)
    return ""
