"""A moment of a game: `/en/play/3-4821?rules=wild-5&conventions=all&actions=BrCrp0`."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from flask import request, url_for

from tutor.core.errors import BadSyntaxError, IllegalActionError
from tutor.core.messages import Message
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, cards_in, deduce
from tutor.games.hanabi.knowledge.status import critical, playable
from tutor.games.hanabi.partners import Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import (
    longest,
    read_actions,
    write_action,
    write_actions,
)
from tutor.web.hanabi.play.options import GameOptions, options_of_address
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.shell.addresses import with_fields
from tutor.web.shell.view_options import one_of
from tutor.web.site.play import TooLongError, game_played
from tutor.web.site.reader_options import current_setting

ACTIONS = "actions"
"""The field with all that has been done."""

READY = "ready"
"""The field that says that the player to act has the device."""

HELD_BACK = "held-back"
"""The field with an action that the player is asked to confirm."""

GIVEN_UP = "given-up"
"""The field that says that the game ends here."""

PARTNERS = "partners"
"""The field of the way to what partners do: `one` of them, or `all` up to the next person."""

ONE, ALL = "one", "all"
"""The values of `PARTNERS`: the next partner only, or all up to the next person."""

YES = "yes"
"""The value of a field that says yes."""

NOW = "now"
"""The anchor of what has happened, on every page of a game."""

COACH = "coach"
"""The anchor of what the coach says, on pages that have it."""

PAGE_FIELDS = (ACTIONS, READY, HELD_BACK, GIVEN_UP, PARTNERS)
"""The fields that say how far a game has come."""


class MomentStage(StrEnum):
    """The stage of a page; the value names its headline."""

    ACT = "act"
    """The player who looks chooses an action."""
    WATCH = "watch"
    """A partner acts next."""
    PASS = "pass"
    """The device goes to the next player; no hand is shown."""
    HELD_BACK = "held-back"
    """The player is asked whether an action is meant."""
    OVER = "over"
    """The game is over; all hands are open."""


@dataclass(frozen=True)
class GameMoment:
    """A game so far, its options, the state of its page, and the addresses that it links to.

    `page` is the address of the deal, with how it is played; so are those of another deal and of
    what the coach says of a turn.
    """

    record: GameRecord
    options: GameOptions
    page: str
    another_deal: str
    coach: str
    is_ready: bool = False
    held_back: Action | None = None
    given_up: bool = False

    # --- Who looks, and what is to be done ---

    @cached_property
    def stage(self) -> MomentStage:
        """The stage of this moment; only certain mistakes are held back."""
        if self.record.state.ending is not None or self.given_up:
            return MomentStage.OVER
        if self.is_partner(self.record.state.to_act):
            return MomentStage.WATCH
        if self.options.people > 1 and not self.is_ready:
            return MomentStage.PASS  # also for a link back to a turn
        return MomentStage.ACT if self.warning is None else MomentStage.HELD_BACK

    @cached_property
    def warning(self) -> Message | None:
        """Why the action that is held back is certainly a mistake."""
        if self.held_back is None:
            return None
        return certain_mistakes(self.record.state).get(self.held_back)

    @cached_property
    def reader(self) -> int:
        """The seat of who looks: the player to act, or the person who acted last."""
        if self.stage in (MomentStage.ACT, MomentStage.HELD_BACK):
            return self.record.state.to_act
        step = self.last_own_step
        return 0 if step is None else self.record.states[step].to_act

    def is_partner(self, seat: int) -> bool:
        """Return whether a partner sits there: behind the people at the device."""
        return seat >= self.options.people

    def had_partner(self, step: int) -> bool:
        """Return whether a partner had the turn after `states[step]`."""
        return self.is_partner(self.record.states[step].to_act)

    @property
    def last_own_step(self) -> int | None:
        """The step of the last action that was one of the people's; None at the start."""
        steps = reversed(range(len(self.record.actions)))
        return next((step for step in steps if not self.had_partner(step)), None)

    @property
    def partners_in_turn(self) -> int:
        """The number of partners that act before the next person."""
        state = self.record.state
        return state.players - state.to_act if self.is_partner(state.to_act) else 0

    # --- Where it leads ---

    def address_after(self, *actions: Action) -> str:
        """Return the address after these actions."""
        return self._with(write_actions((*self.record.actions, *actions)))

    def address_at(self, steps: int) -> str:
        """Return the address after the first `steps` actions of the game."""
        return self._with(write_actions(self.record.actions[:steps]))

    def address_before(self, step: int) -> str:
        """Return the address before a turn; empty if it would show what another player saw."""
        return "" if self.options.people > 1 and self.had_partner(step) else self.address_at(step)

    @property
    def address_ready(self) -> str:
        """The address of this moment for the player to act, who has the device."""
        return self._here((READY, YES))

    @property
    def address_given_up(self) -> str:
        """The address at which the game ends here."""
        return self._here((GIVEN_UP, YES))

    def address_of_partners(self, which: str) -> str:
        """Return the way to what the next partner does, or all do who act now.

        It is no page: what partners do depends on cards that a reader of this one can't see.
        """
        return self._here((PARTNERS, which))

    def address_held_back(self, action: Action) -> str:
        """Return the address at which the player is asked to confirm this action."""
        return self._here((READY, YES), (HELD_BACK, write_action(action)))

    def coach_at(self, step: int) -> str:
        """Return the address of what the coach says of the action at `states[step]`."""
        done = write_actions(self.record.actions[: step + 1])
        return _with(self.coach, [(ACTIONS, done)], COACH)

    @property
    def review(self) -> ReviewAddresses:
        """The addresses of a look back at the game."""
        return ReviewAddresses(self.record, self.record.conventions)

    def _here(self, *more: tuple[str, str]) -> str:
        return self._with(write_actions(self.record.actions), *more)

    def _with(self, actions: str, *more: tuple[str, str]) -> str:
        return _with(self.page, [*([(ACTIONS, actions)] if actions else []), *more], NOW)


def _with(page: str, fields: list[tuple[str, str]], anchor: str) -> str:
    """Return the address of an anchor on a page, with these fields as well."""
    return f"{with_fields(page, fields) if fields else page}#{anchor}"


def moment_of_address(name: str) -> GameMoment:
    """Return the moment that this request's address has, of the deal of this name.

    Raises BadSyntaxError for an unknown deal or value. Illegal actions are a 400, too many of them
    a 414.
    """
    deal = Deal.parse(name, current_setting().ruleset)
    options = options_of_address(deal)
    fields, elsewhere = options.fields(), options._replace(day="", table=None).fields()
    record = game_played(lambda: _game_of_address(deal, options))
    return GameMoment(
        record,
        options,
        page=url_for("hanabi_play.game", deal=deal.name, **fields),
        another_deal=url_for("hanabi_play.deal", players=deal.players, **elsewhere),
        coach=url_for("hanabi_play.coach_turn", deal=deal.name, **fields),
        is_ready=bool(one_of(READY, (YES,))),
        held_back=action_of_address(HELD_BACK, record.state),
        given_up=bool(one_of(GIVEN_UP, (YES,))),
    )


def _game_of_address(deal: Deal, options: GameOptions) -> GameRecord:
    text = request.args.get(ACTIONS, "")
    if len(text) > longest(deal.ruleset):
        raise TooLongError(f"{len(text)} characters of actions")
    return GameRecord(deal, options.conventions, read_actions(text))


def action_of_address(field: str, state: GameState) -> Action | None:
    """Return the action in a field of this request's address, None if it has none.

    Raises BadSyntaxError for one that is not allowed.
    """
    text = request.args.get(field, "")
    if not text:
        return None
    actions = read_actions(text)
    try:
        (action,) = actions
        state.verify(action)
    except (ValueError, IllegalActionError):
        raise BadSyntaxError(field, text, 0, "an action that is allowed") from None
    return action


def certain_mistakes(state: GameState) -> Mapping[Action, Message]:
    """Return the actions that are certainly mistakes, each with the reason.

    They are plays of cards that are certainly unplayable, and discards of cards that are certainly
    critical, as far as the player to act can see.
    """
    view = View.of(state, state.to_act)
    fit, last = playable(view), critical(view)
    reasons: dict[Action, Message] = {}
    for slot, could_be in enumerate(deduce(view).possible):
        params = {"slot": slot + 1, "cards": tuple(cards_in(could_be))}
        if not could_be & fit:
            reasons[Play(slot)] = Message("play.mistake.play", params)
        if not could_be & ~last:
            reasons[Discard(slot)] = Message("play.mistake.discard", params)
    return reasons
