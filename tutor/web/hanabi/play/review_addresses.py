"""Addresses of a reviewed game: `/en/review/base_30abc…_p0Br/12?seat=1`.

They are here and not in `review`, which imports `play`: the page of a finished game has them, too.
"""

from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from flask import url_for

from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import ConventionSet, GameRecord
from tutor.games.hanabi.partners.action_codes import write_action
from tutor.games.hanabi.review.reading import write_game
from tutor.web.hanabi.play.options import CONVENTIONS

SEAT = "seat"
"""The field that says who looks at the table."""

OPEN = "open"
"""The value of `SEAT` for somebody who sees every hand."""

FURTHER = "further"
"""The field that asks for simulations from each turn, which take a few seconds."""

YES = "yes"
"""The value of `FURTHER` that says so."""

ACTION = "action"
"""The field with the action tried instead of the game's own."""

PLAYED_BY = "partners"
"""The field with the conventions of the partners who play a game on."""


@dataclass(frozen=True, slots=True)
class ReviewAddresses:
    """The addresses of a game's pages, in the request's language and setting.

    `conventions` are those of its players, None if nobody said so.
    """

    record: GameRecord
    conventions: ConventionSet | None

    @property
    def game(self) -> str:
        """The address of the whole game."""
        return self._page(self.record)

    @property
    def further(self) -> str:
        """The same, with games played on from its turns."""
        return self._page(self.record, fields=((FURTHER, YES),))

    def at(self, steps: int) -> str:
        """Return the address of the turn after the first `steps` actions."""
        return self._page(self.record, f"/{steps + 1}")

    def seen_by(self, steps: int, seat: int | None) -> str:
        """Return the address of that turn as a player sees it; None shows all hands."""
        return self._page(
            self.record, f"/{steps + 1}", ((SEAT, OPEN if seat is None else str(seat)),)
        )

    def coach_at(self, step: int) -> str:
        """Return the address of what the coach says of the action at `states[step]`."""
        return self._page(self.record, f"/{step + 1}/coach")

    def retry(self, step: int) -> str:
        """Return the address for trying a turn again."""
        return self._page(self.record, f"/{step + 1}/try")

    def retry_with(self, step: int, action: Action) -> str:
        """Return the address of the verdict on this action at that turn."""
        return self._page(self.record, f"/{step + 1}/try", ((ACTION, write_action(action)),))

    def instead(self, steps: int, action: Action) -> str:
        """Return the address of the turn with this action instead of the game's own."""
        return self._page(self.record.up_to(steps).then(action), f"/{steps + 1}")

    def after(self, steps: int, actions: tuple[Action, ...]) -> str:
        """Return the address of the game that goes on with `actions` after its first `steps`."""
        return self._page(self.record.up_to(steps).then(*actions))

    def played_on(self, conventions: ConventionSet) -> str:
        """Return the address of the game as partners with these conventions finish it."""
        return self._page(self.record, "/on", ((PLAYED_BY, str(conventions)),))

    def _page(
        self, record: GameRecord, below: str = "", fields: tuple[tuple[str, str], ...] = ()
    ) -> str:
        start = urlsplit(url_for("hanabi_review.choose"))
        conventions = ((CONVENTIONS, str(self.conventions)),) if self.conventions else ()
        query = "&".join(filter(None, (start.query, urlencode((*conventions, *fields)))))
        return f"{start.path}{write_game(record)}{below}" + (f"?{query}" if query else "")
