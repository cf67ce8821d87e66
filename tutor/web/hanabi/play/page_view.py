"""The page of a game: past turns, the table, and allowed actions."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine.actions import Action, Discard, Play, RankClue
from tutor.games.hanabi.engine.reasons import RefusalReason
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.action_messages import refusal
from tutor.games.hanabi.review.slips import (
    Slip,
    slips,
)
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.options import RowView, links_of_actions
from tutor.web.hanabi.play.coaching import game_review
from tutor.web.hanabi.play.ending import ending, own_mistakes
from tutor.web.hanabi.play.moment import ALL, ONE, GameMoment, MomentStage, certain_mistakes
from tutor.web.hanabi.play.options import Help
from tutor.web.hanabi.play.turns import TurnView, game_log, pointed_at, turn_view, turns_since
from tutor.web.hanabi.setting_form import rules_played
from tutor.web.hanabi.table import Annotations, TableView, table_view
from tutor.web.shell.heavy import heavy


@dataclass(frozen=True, slots=True)
class Onward:
    """The links onward from a page; `others` are less usual."""

    label: Message
    href: str
    others: tuple[tuple[Message, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CoachLink:
    """The way to what the coach says; `in_place` unless the page may go to somebody else."""

    label: Message
    href: str
    in_place: bool = True


def play_view(moment: GameMoment) -> Mapping[str, object]:
    """Return the page of a game; nothing in it depends on what its reader can't see.

    `table` is None where no hand is to be seen. `refused` says why a whole kind of action is not
    allowed now; `sent` is all that was done, if the result can be sent to a tournament.
    """
    record, stage = moment.record, moment.stage
    over = mistakes = None
    if stage is MomentStage.OVER:
        all_mistakes = _slips(moment)
        over = ending(record, all_mistakes, moment.review)
        mistakes = own_mistakes(record, all_mistakes) if moment.options.people == 1 else None
    ruleset, at_table = record.deal.ruleset, moment.options.table
    return {
        "headline": over.headline
        if over
        else Message(f"play.headline.{stage}", {"name": Player(record.state.to_act)}),
        "turns": _new_turns(moment),
        "table": None if stage is MomentStage.PASS else _table(moment),
        "refused": _refused(record.state) if stage is MomentStage.ACT else (),
        "onward": _onward(moment),
        "warning": moment.warning if stage is MomentStage.HELD_BACK else None,
        "known": _known(moment),
        "ending": over,
        "mistakes": mistakes,
        "coach": _coach(moment),
        "log": _log(moment),
        "rules": rules_played(ruleset) if ruleset.variant.has_sixth_suit else (),
        "back": "" if at_table else _back(moment),
        "sent": write_actions(record.actions) if at_table and record.state.ending else "",
    }


def _slips(moment: GameMoment) -> tuple[Slip, ...]:
    record = moment.record
    review = game_review(record, moment.options.people, at_once=True)
    return slips(record, review.all_moments, record.conventions)


def _new_turns(moment: GameMoment) -> tuple[TurnView, ...]:
    """Return the events new to the reader: the last turn, or all since the own one."""
    record, stage = moment.record, moment.stage
    steps = len(record.actions)
    first = steps - 1
    if stage in (MomentStage.ACT, MomentStage.HELD_BACK):
        first = turns_since(record, moment.reader)
    if stage is MomentStage.PASS:
        first = turns_since(record, moment.reader) - 1
    reader = None if stage is MomentStage.PASS else moment.reader
    return tuple(
        turn_view(record, step, reader, with_reason=reader is not None and moment.had_partner(step))
        for step in range(max(first, 0), steps)
    )


def _table(moment: GameMoment) -> TableView:
    record, reader = moment.record, moment.reader
    over, held_back = moment.stage is MomentStage.OVER, moment.held_back
    asked: tuple[CardAt, ...] = ()
    if moment.stage is MomentStage.HELD_BACK and isinstance(held_back, Play | Discard):
        asked = (CardAt(record.state.to_act, held_back.slot),)
    return table_view(
        record.state,
        None if over else reader,
        Annotations(
            actions=_actions(moment) if moment.stage is MomentStage.ACT else {},
            pointed=pointed_at(record, turns_since(record, reader), reader),
            asked=asked,
            denied=Help.MARKS in moment.options.help,
        ),
        reader=reader,
        moving=True,
        over=over,
    )


def _refused(state: GameState) -> tuple[Message, ...]:
    """Return why nothing can be discarded now, or no clue be given; nothing if it is allowed."""
    refusals = []
    for action in (Discard(0), RankClue((state.to_act + 1) % state.players, 1)):
        try:
            state.verify(action)
        except IllegalActionError as error:
            if error.reason in (RefusalReason.CLUE_TOKENS_FULL, RefusalReason.NO_CLUE_TOKEN):
                refusals.append(refusal(error))
    return tuple(refusals)


def _actions(moment: GameMoment) -> Mapping[int, tuple[RowView, ...]]:
    """Return the allowed actions as links at the hands; mistakes ask for confirmation."""
    state = moment.record.state
    warned = certain_mistakes(state) if Help.WARNING in moment.options.help else {}

    def address(action: Action) -> str:
        if action in warned:
            return moment.address_held_back(action)
        return moment.address_after(action)

    return links_of_actions(state, address)


def _onward(moment: GameMoment) -> Onward | None:
    name = {"name": Player(moment.record.state.to_act)}
    match moment.stage:
        case MomentStage.PASS:
            return Onward(Message("play.onward.ready", name), moment.address_ready)
        case MomentStage.WATCH:
            return _partners_turn(moment)
        case MomentStage.HELD_BACK if moment.held_back is not None:
            anyway = (Message("play.onward.anyway"), moment.address_after(moment.held_back))
            return Onward(Message("play.onward.back"), moment.address_ready, (anyway,))
        case MomentStage.OVER:
            again = (Message("play.onward.again"), moment.address_at(0))
            return Onward(Message("play.onward.another"), moment.another_deal, (again,))
    return None


def _partners_turn(moment: GameMoment) -> Onward:
    """Return the way to the partner's action, and the one past all partners who act now."""
    people = moment.options.people
    label = Message("play.onward.partner", {"name": Player(moment.record.state.to_act)})
    several = moment.partners_in_turn > 1
    past = f"play.onward.past-partners{'.alone' if people == 1 else ''}"
    others = ((Message(past), moment.address_of_partners(ALL)),) if several else ()
    return Onward(label, moment.address_of_partners(ONE), others)


def _known(moment: GameMoment) -> EmpathyView | None:
    """Return the knowledge of the player to act, if the reader asked for it."""
    state, wished = moment.record.state, moment.options.help
    odds = Help.CHANCES in wished
    is_wanted = odds or Help.KNOWN in wished
    if not is_wanted or moment.stage not in (MomentStage.ACT, MomentStage.HELD_BACK):
        return None
    return empathy_view(state, state.to_act, odds=odds, standing=odds)


def _log(moment: GameMoment) -> tuple[TurnView, ...]:
    """Return all turns with the cards drawn; the reader's own are hidden until the game is over.

    Reasons are told there once it is. Where no hand is shown, there are no turns either.
    """
    if moment.stage is MomentStage.PASS:
        return ()
    if moment.stage is MomentStage.OVER:
        return _turns_with_reasons(moment)
    turns = len(moment.record.actions)
    return game_log(moment.record, moment.reader, moment.address_before, turns)


@heavy
def _turns_with_reasons(moment: GameMoment) -> tuple[TurnView, ...]:
    """Return all turns of a game that is over. Finding the reasons takes fifty milliseconds."""
    return tuple(
        turn_view(
            moment.record,
            step,
            None,
            with_reason=moment.had_partner(step),
            with_draws=True,
            href=moment.address_before(step),
        )
        for step in range(len(moment.record.actions))
    )


def _back(moment: GameMoment) -> str:
    """Return the address before the last action that was one of the people's, empty at the start.

    With several people that is where the device goes back to.
    """
    step = moment.last_own_step
    return "" if step is None else moment.address_at(step)


def _coach(moment: GameMoment) -> CoachLink | None:
    """Return the link to the coach's comment on the reader's last action.

    A reader who plays alone keeps the link until their next action. None if there is no such action
    or another player is looking.
    """
    step, people = len(moment.record.actions) - 1, moment.options.people
    if step < 0 or moment.stage is MomentStage.OVER:
        return None
    if people == 1:
        own = moment.last_own_step
        label = Message("coach.ask" if own == step else "coach.ask.last")
        return None if own is None else CoachLink(label, moment.coach_at(own))
    if moment.had_partner(step):
        return None
    if moment.stage is MomentStage.PASS:
        name = {"name": Player(moment.record.states[step].to_act)}
        return CoachLink(Message("coach.ask.of", name), moment.coach_at(step), in_place=False)
    if moment.stage is not MomentStage.WATCH:
        return None  # somebody else looks now
    return CoachLink(Message("coach.ask"), moment.coach_at(step))
