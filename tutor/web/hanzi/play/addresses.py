"""Addresses of a game's pages: `/en/hanzi/play/hanzi.cangjie-1-4821?actions=tAa1b2`."""

from dataclasses import dataclass

from flask import url_for

from tutor.games.hanzi.engine import Action
from tutor.web.hanzi.play.record import Record

ACTIONS = "actions"
"""The field with what has been done."""

MEMORY = "memory"
"""The field that says whether what has been seen is shown."""

HIDDEN = "hidden"
"""Its value when it is not: what was seen has to be remembered."""

CHOOSING = "choosing"
"""The field for a page on which a place of the grid is chosen before anything is done."""

MARKER = "marker"
"""Its value when a place is chosen to put the marker on."""

NOW = "now"
"""What has happened and what may be done, on every page of a game."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of one game, with its memory hidden or not; `page` is that of the deal."""

    record: Record
    page: str
    hides: bool

    @classmethod
    def of(cls, record: Record, *, hides: bool) -> "Addresses":
        """Return the addresses of a game in the request's language."""
        return cls(record, url_for("hanzi_play.game", deal=str(record.deal)), hides)

    def after(self, *actions: Action) -> str:
        """Return the address after these actions."""
        return self._with(self.record.text(*actions))

    def at(self, steps: int) -> str:
        """Return the address after the first so many actions of the game."""
        return self._with(self.record.text(steps=steps))

    @property
    def choosing_marker(self) -> str:
        """The address at which a place for the marker is chosen."""
        return self._with(self.record.text(), f"{CHOOSING}={MARKER}")

    @property
    def other_memory(self) -> str:
        """The address of this page with what has been seen hidden, or shown."""
        return self._with(self.record.text(), hides=not self.hides)

    @property
    def another_deal(self) -> str:
        """The address that leads to another deal for the same players."""
        memory = HIDDEN if self.hides else None
        return url_for("hanzi_play.deal", table=self.record.deal.table, memory=memory)

    def _with(self, actions: str, *more: str, hides: bool | None = None) -> str:
        hidden = self.hides if hides is None else hides
        # Names of actions need no escape, and `url_for` would keep each of these addresses.
        fields = [f"{MEMORY}={HIDDEN}"] if hidden else []
        fields += [f"{ACTIONS}={actions}"] if actions else []
        query = "&".join([*fields, *more])
        return self.page + (f"?{query}" if query else "") + f"#{NOW}"
