"""The page of a game: what has happened, the table, and what may be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine.actions import Action, Discard, Play, RankClue
from tutor.games.hanabi.engine.reasons import Reason
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.games.hanabi.puzzles.proofs.telling import action_label, refusal
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.options import RowView, action_rows, short_view
from tutor.web.hanabi.play.addresses import ALL, ONE, Addresses, Moment
from tutor.web.hanabi.play.ending import Ending, ending
from tutor.web.hanabi.play.game_options import GameOptions, Help
from tutor.web.hanabi.play.mistakes import certain_mistakes
from tutor.web.hanabi.play.seats import holder, is_partner, partners_in_turn, turns_since
from tutor.web.hanabi.play.turns import TurnView, pointed_at, turn_view
from tutor.web.hanabi.setting_form import played
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.heavy import heavy


class Stage(StrEnum):
    """What is to be done on a page of a game; the value names a part of the template."""

    ACT = "act"
    """The player who looks chooses an action."""
    WATCH = "watch"
    """A partner acts next."""
    PASS = "pass"
    """The device goes to the next player; no hand is shown."""
    HELD_BACK = "held-back"
    """The player is asked whether an action is meant."""
    OVER = "over"
    """The game is over; all hands lie open."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a page leads on to, in words; `others` are less usual ways."""

    label: Message
    href: str
    others: tuple[tuple[Message, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CoachLink:
    """The way to what the coach says.

    `at_once` is the address of as much of it as can be shown in place of the link; it is empty
    where the page may go to somebody else, who must not see it.
    """

    label: Message
    href: str
    at_once: str = ""


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
    ending: Ending | None
    coach: CoachLink | None
    log: tuple[TurnView, ...]
    rules: tuple[Message, ...]
    back: str
    sent: str
    review: str
    """The way to a look back at the game, once it is over; else empty."""


def play_view(record: GameRecord, options: GameOptions, moment: Moment, to: Addresses) -> PlayView:
    """Return the page of a game; nothing in it depends on what its reader can't see."""
    stage = stage_of(record, options, moment)
    reader = _reader(record, options, stage)
    over = ending(record, to, given_up=moment.given_up)
    warning = _warning(record, moment) if stage is Stage.HELD_BACK else None
    if stage is Stage.HELD_BACK and warning is None:
        stage = Stage.ACT
    return PlayView(
        stage=stage,
        to=to,
        headline=_headline(record, stage, over),
        turns=_turns(record, options, stage, reader),
        table=_table(record, options, stage, reader, moment, to),
        refused=_refused(record) if stage is Stage.ACT else (),
        onward=_onward(record, options, stage, moment, to),
        warning=warning,
        known=_known(record, options, stage),
        ending=over,
        coach=_coach(record, options, stage, moment, to),
        log=_log(record, options, stage, reader, to),
        rules=played(record.deal.ruleset) if record.deal.ruleset.variant.has_sixth_suit else (),
        back="" if options.table else _back(record, options, to),
        sent=write_actions(record.actions) if options.table and record.state.ending else "",
        review="" if over is None else to.review,
    )


def stage_of(record: GameRecord, options: GameOptions, moment: Moment) -> Stage:
    """Return what is to be done at this moment."""
    state = record.state
    if state.ending is not None or moment.given_up:
        return Stage.OVER
    if is_partner(state.to_act, options.people):
        return Stage.WATCH
    if options.people > 1 and not moment.is_ready:
        return Stage.PASS  # whoever came here, by a link back to a turn too
    return Stage.ACT if moment.held_back is None else Stage.HELD_BACK


def _reader(record: GameRecord, options: GameOptions, stage: Stage) -> int:
    """Return the seat of who looks at the page: who is to act, or acted last of the people."""
    if stage in (Stage.ACT, Stage.HELD_BACK):
        return record.state.to_act
    return holder(record, options.people)


def _headline(record: GameRecord, stage: Stage, over: Ending | None) -> Message:
    actor = {"name": Player(record.state.to_act)}
    if over is not None:
        return over.headline
    return Message(f"play.headline.{stage}", actor)


def _turns(
    record: GameRecord, options: GameOptions, stage: Stage, reader: int
) -> tuple[TurnView, ...]:
    """Return what is new to the reader: the last turn, or all since the own one."""
    steps = len(record.actions)
    first = steps - 1
    if stage in (Stage.ACT, Stage.HELD_BACK):
        first = turns_since(record, reader)
    if stage is Stage.PASS:
        first = turns_since(record, reader) - 1
    told_to = None if stage is Stage.PASS else reader
    return tuple(
        turn_view(
            record,
            step,
            told_to,
            partner=stage is not Stage.PASS and _had_partner(record, options, step),
        )
        for step in range(max(first, 0), steps)
    )


def _had_partner(record: GameRecord, options: GameOptions, step: int) -> bool:
    return is_partner(record.states[step].to_act, options.people)


def _table(
    record: GameRecord,
    options: GameOptions,
    stage: Stage,
    reader: int,
    moment: Moment,
    to: Addresses,
) -> TableView | None:
    if stage is Stage.PASS:
        return None
    over = stage is Stage.OVER
    return table_view(
        record.state,
        None if over else reader,
        actions=_actions(record, options, to) if stage is Stage.ACT else None,
        pointed=pointed_at(record, turns_since(record, reader), reader),
        asked=_held_back(record, moment) if stage is Stage.HELD_BACK else (),
        denied=Help.MARKS in options.help,
        reader=reader,
        moving=True,
        over=over,
    )


def _held_back(record: GameRecord, moment: Moment) -> tuple[tuple[int, int], ...]:
    """Return the player and slot of the card of which it is asked whether it is meant."""
    action = moment.held_back
    return ((record.state.to_act, action.slot),) if isinstance(action, Play | Discard) else ()


def _refused(record: GameRecord) -> tuple[Message, ...]:
    """Return why nothing can be discarded now, or no clue be given; nothing if it is allowed."""
    state = record.state
    found = []
    for action in (Discard(0), RankClue((state.to_act + 1) % state.players, 1)):
        try:
            state.verify(action)
        except IllegalActionError as error:
            if error.reason in (Reason.CLUE_TOKENS_FULL, Reason.NO_CLUE_TOKEN):
                found.append(refusal(error))
    return tuple(found)


def _actions(
    record: GameRecord, options: GameOptions, to: Addresses
) -> Mapping[int, tuple[RowView, ...]]:
    """Return the actions that are allowed as links at the hands; what is warned of asks first."""
    state = record.state
    warned = certain_mistakes(state) if Help.WARNING in options.help else {}

    def address(action: Action) -> str:
        return to.held_back(action) if action in warned else to.after(action)

    actor = state.to_act
    shorts = (
        (action, short_view(action, action_label(action, actor), href=address(action)))
        for action in state.legal_actions()
    )
    return action_rows(shorts, actor, len(state.hands[actor]))


def _warning(record: GameRecord, moment: Moment) -> Message | None:
    """Return why the action that is held back is certainly a mistake; None if it is not."""
    if moment.held_back is None:
        return None
    return certain_mistakes(record.state).get(moment.held_back)


def _onward(
    record: GameRecord, options: GameOptions, stage: Stage, moment: Moment, to: Addresses
) -> Onward | None:
    name = {"name": Player(record.state.to_act)}
    match stage:
        case Stage.PASS:
            return Onward(Message("play.onward.ready", name), to.ready)
        case Stage.WATCH:
            return _partners_turn(record, options, to)
        case Stage.HELD_BACK if moment.held_back is not None:
            anyway = (Message("play.onward.anyway"), to.after(moment.held_back))
            return Onward(Message("play.onward.back"), to.ready, (anyway,))
        case Stage.OVER:
            again = (Message("play.onward.again"), to.at(0))
            return Onward(Message("play.onward.another"), to.another_deal, (again,))
    return None


def _partners_turn(record: GameRecord, options: GameOptions, to: Addresses) -> Onward:
    """Return the way to the partner's action, and the one past all partners who act now."""
    label = Message("play.onward.partner", {"name": Player(record.state.to_act)})
    several = partners_in_turn(record, options.people) > 1
    past = f"play.onward.past-partners{'.alone' if options.people == 1 else ''}"
    others = ((Message(past), to.partners(ALL)),) if several else ()
    return Onward(label, to.partners(ONE), others)


def _known(record: GameRecord, options: GameOptions, stage: Stage) -> EmpathyView | None:
    """Return what the player to act can know, if that is wished for."""
    odds = Help.CHANCES in options.help
    if stage not in (Stage.ACT, Stage.HELD_BACK) or not (odds or Help.KNOWN in options.help):
        return None
    return empathy_view(record.state, record.state.to_act, odds=odds, standing=odds)


def _coach(
    record: GameRecord, options: GameOptions, stage: Stage, moment: Moment, to: Addresses
) -> CoachLink | None:
    """Return the way to what is said of the last action, for whoever did it; at the end, of all.

    Who plays alone gets there until the next own action, too.
    """
    step = len(record.actions) - 1
    if step < 0:
        return None
    if stage is Stage.OVER:
        at_once, all_of_it = (
            to.coach(given_up=moment.given_up, at_once=at_once) for at_once in (True, False)
        )
        return CoachLink(Message("coach.ask.game"), all_of_it, at_once)
    if options.people == 1:
        return _coach_of_own(record, options, to)
    if _had_partner(record, options, step):
        return None
    if stage is Stage.PASS:
        name = {"name": Player(record.states[step].to_act)}
        return CoachLink(Message("coach.ask.of", name), to.coach_at(step))
    if stage is not Stage.WATCH:
        return None  # somebody else looks now
    return CoachLink(Message("coach.ask"), to.coach_at(step), to.coach_at(step))


def _coach_of_own(record: GameRecord, options: GameOptions, to: Addresses) -> CoachLink | None:
    """Return the way to what is said of the last own action of the only person who plays."""
    steps = range(len(record.actions))
    own = [step for step in steps if not _had_partner(record, options, step)]
    if not own:
        return None
    label = Message("coach.ask" if own[-1] == steps[-1] else "coach.ask.last")
    return CoachLink(label, to.coach_at(own[-1]), to.coach_at(own[-1]))


def _log(
    record: GameRecord, options: GameOptions, stage: Stage, reader: int, to: Addresses
) -> tuple[TurnView, ...]:
    """Return all turns; once the game is over, with all reasons and with the cards drawn."""
    if stage is Stage.PASS:
        return ()
    if stage is Stage.OVER:
        return _told_after_the_end(record, options, None, to)
    return _told(record, options, reader, to)


def _told(
    record: GameRecord, options: GameOptions, reader: int | None, to: Addresses
) -> tuple[TurnView, ...]:
    """Return all turns as they are told to a reader, None for whoever may know everything."""
    return tuple(
        turn_view(
            record,
            step,
            reader,
            partner=reader is None and _had_partner(record, options, step),
            draws=True,
            href=_moment_before(record, options, step, to),
        )
        for step in range(len(record.actions))
    )


_told_after_the_end = heavy(_told)
"""The reasons of a whole game take fifty milliseconds to find."""


def _moment_before(record: GameRecord, options: GameOptions, step: int, to: Addresses) -> str:
    """Return the address before a turn; empty if that page would show what another player saw."""
    return "" if options.people > 1 and _had_partner(record, options, step) else to.at(step)


def _back(record: GameRecord, options: GameOptions, to: Addresses) -> str:
    """Return the address before the last action that was one of the people's, empty at the start.

    With several people that is where the device goes back to.
    """
    for step in range(len(record.actions) - 1, -1, -1):
        if not is_partner(record.states[step].to_act, options.people):
            return to.at(step)
    return ""
