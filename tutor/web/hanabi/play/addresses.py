"""Addresses of a game's pages: `/en/play/3-4821?rules=wild-5&manner=pointing&actions=BrCrp0`."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from flask import request, url_for

from tutor.core.errors import BadSyntaxError, IllegalActionError
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import (
    longest,
    read_actions,
    write_action,
    write_actions,
)
from tutor.web.hanabi.play.game_options import GameOptions
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.shell.query import one_of
from tutor.web.site.play import TooLongError

ACTIONS = "actions"
"""The field with all that has been done."""

READY = "ready"
"""The field that says that the player to act has the device."""

HELD_BACK = "held-back"
"""The field with an action of which it is asked whether it is meant."""

GIVEN_UP = "given-up"
"""The field that says that the game ends here."""

PARTNERS = "partners"
"""The field of the way to what partners do: `one` of them, or `all` up to the next person."""

ONE, ALL = "one", "all"
"""Its values."""

YES = "yes"
"""The value of a field that says yes."""

NOW = "now"
"""What has happened, on every page of a game."""

COACH = "coach"
"""What the coach says, on pages that have it."""

AT_ONCE = "at-once"
"""The field that says that the coach leaves out what takes long."""

PAGE_FIELDS = (ACTIONS, READY, HELD_BACK, GIVEN_UP, PARTNERS)
"""The fields that say how far a game has come."""


def game_of_address(deal: Deal, options: GameOptions) -> GameRecord:
    """Return the game that this request's address has.

    Raises TooLongError, BadSyntaxError for what is no list of actions, and PlayedWrongError.
    """
    text = request.args.get(ACTIONS, "")
    if len(text) > longest(deal.ruleset):
        raise TooLongError(f"{len(text)} characters of actions")
    return GameRecord(deal, options.manner, read_actions(text))


@dataclass(frozen=True, slots=True)
class PageFields:
    """What an address says beside the game so far: see the fields above."""

    is_ready: bool = False
    held_back: Action | None = None
    given_up: bool = False


def page_fields_of_address(record: GameRecord) -> PageFields:
    """Return what this request's address says of the moment.

    Raises BadSyntaxError for a value that there is not, and for an action that is not allowed.
    """
    text = request.args.get(HELD_BACK, "")
    return PageFields(
        is_ready=bool(one_of(READY, (YES,))),
        held_back=_held_back(text, record) if text else None,
        given_up=bool(one_of(GIVEN_UP, (YES,))),
    )


def _held_back(text: str, record: GameRecord) -> Action:
    actions = read_actions(text)
    if len(actions) == 1:
        try:
            record.state.verify(actions[0])
        except IllegalActionError:
            pass
        else:
            return actions[0]
    raise BadSyntaxError(HELD_BACK, text, 0, "an action that is allowed")


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of one game.

    `page` is that of the deal, with how it is played; so are those of what the coach says.
    """

    record: GameRecord
    page: str
    another_deal: str
    coach_of_turn: str
    coach_of_game: str

    @classmethod
    def of(cls, record: GameRecord, options: GameOptions) -> "Addresses":
        """Return the addresses of a game in the request's language and setting."""
        fields: dict[str, Any] = dict(options.fields())
        kept: dict[str, Any] = dict(options._replace(day="", table=None).fields())
        name = record.deal.name
        return cls(
            record,
            url_for("hanabi_play.game", deal=name, **fields),
            url_for("hanabi_play.deal", players=record.deal.players, **kept),
            url_for("hanabi_play.coach_turn", deal=name, **fields),
            url_for("hanabi_play.coach_game", deal=name, **fields),
        )

    def after(self, *actions: Action) -> str:
        """Return the address after these actions."""
        return self._with(write_actions((*self.record.actions, *actions)))

    def at(self, steps: int) -> str:
        """Return the address after the first so many actions of the game."""
        return self._with(write_actions(self.record.actions[:steps]))

    @property
    def ready(self) -> str:
        """The address of this moment for the player to act, who has the device."""
        return self._here((READY, YES))

    @property
    def given_up(self) -> str:
        """The address at which the game ends here."""
        return self._here((GIVEN_UP, YES))

    def partners(self, which: str) -> str:
        """Return the way to what the next partner does, or all do who act now.

        It is no page: what partners do depends on cards that a reader of this one can't see.
        """
        return self._here((PARTNERS, which))

    def held_back(self, action: Action) -> str:
        """Return the address at which it is asked whether this action is meant."""
        return self._here((READY, YES), (HELD_BACK, write_action(action)))

    def coach_at(self, step: int) -> str:
        """Return the address of what the coach says of the action at `states[step]`."""
        done = write_actions(self.record.actions[: step + 1])
        return _with(self.coach_of_turn, [(ACTIONS, done)], COACH)

    def coach(self, *, given_up: bool, at_once: bool) -> str:
        """Return the address of what the coach says of the game, which is over."""
        done = write_actions(self.record.actions)
        fields = [
            *([(ACTIONS, done)] if done else []),
            *([(GIVEN_UP, YES)] if given_up else []),
            *([(AT_ONCE, YES)] if at_once else []),
        ]
        return _with(self.coach_of_game, fields, COACH)

    @property
    def further(self) -> str:
        """The same page, on which more turns are looked at each time that it is asked for."""
        return self.coach(given_up=self.record.state.ending is None, at_once=False)

    @property
    def review(self) -> str:
        """The address of a look back at the game."""
        return ReviewAddresses(self.record, self.record.manner).whole

    def _here(self, *more: tuple[str, str]) -> str:
        return self._with(write_actions(self.record.actions), *more)

    def _with(self, actions: str, *more: tuple[str, str]) -> str:
        return _with(self.page, [*([(ACTIONS, actions)] if actions else []), *more], NOW)


def _with(page: str, fields: list[tuple[str, str]], place: str) -> str:
    """Return the address of a place on a page with these fields as well."""
    if not fields:
        return f"{page}#{place}"
    # `url_for` would keep each of these addresses.
    joined_by = "&" if "?" in page else "?"
    return f"{page}{joined_by}{urlencode(fields)}#{place}"
