"""A moment of a game, as the page of it is asked for: what is to be done there, and who looks."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.core.messages import Message
from tutor.games.hanabi.partners import GameRecord
from tutor.web.hanabi.play.addresses import Addresses, PageFields
from tutor.web.hanabi.play.game_options import GameOptions
from tutor.web.hanabi.play.mistakes import certain_mistakes
from tutor.web.hanabi.play.seats import holder, is_partner


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
class GamePage:
    """What the parts of a page are made from; `reader` is the seat of who looks at it.

    That is who is to act, or acted last of the people. `warning` says why the action that is held
    back is certainly a mistake.
    """

    record: GameRecord
    options: GameOptions
    fields: PageFields
    to: Addresses
    stage: Stage
    reader: int
    warning: Message | None

    @classmethod
    def of(
        cls, record: GameRecord, options: GameOptions, fields: PageFields, to: Addresses
    ) -> "GamePage":
        """Return the page of this moment; what is no mistake for certain is not held back."""
        stage, warning = stage_of(record, options, fields), None
        if stage is Stage.HELD_BACK and fields.held_back is not None:
            warning = certain_mistakes(record.state).get(fields.held_back)
            stage = Stage.ACT if warning is None else stage
        acts = stage in (Stage.ACT, Stage.HELD_BACK)
        reader = record.state.to_act if acts else holder(record, options.people)
        return cls(record, options, fields, to, stage, reader, warning)

    def had_partner(self, step: int) -> bool:
        """Return whether a partner had the turn after `states[step]`."""
        return is_partner(self.record.states[step].to_act, self.options.people)

    def moment_before(self, step: int) -> str:
        """Return the address before a turn; empty if it would show what another player saw."""
        return "" if self.options.people > 1 and self.had_partner(step) else self.to.at(step)


def stage_of(record: GameRecord, options: GameOptions, fields: PageFields) -> Stage:
    """Return what is to be done at this moment."""
    state = record.state
    if state.ending is not None or fields.given_up:
        return Stage.OVER
    if is_partner(state.to_act, options.people):
        return Stage.WATCH
    if options.people > 1 and not fields.is_ready:
        return Stage.PASS  # whoever came here, by a link back to a turn too
    return Stage.ACT if fields.held_back is None else Stage.HELD_BACK
