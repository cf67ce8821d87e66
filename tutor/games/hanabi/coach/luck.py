"""Luck, told apart from play: how likely own plays were to succeed, and what came of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.events import Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import PartnerRule


@dataclass(frozen=True, slots=True)
class Try:
    """A card played that could have fitted or not."""

    step: int
    slot: int
    """From 0, the oldest card."""
    chance: Fraction
    """How likely it was to fit, by all that the player saw and was told; never 0 or 1."""
    fitted: bool
    pointed: bool
    """Whether by agreement it was to be played, as a clue had pointed at it."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The tries of a game, in order."""

    tries: tuple[Try, ...] = ()

    @property
    def expected(self) -> Fraction:
        """How many of them succeed on average."""
        return sum((each.chance for each in self.tries), Fraction(0))

    @property
    def got(self) -> int:
        """How many of them did succeed."""
        return sum(each.fitted for each in self.tries)


def tried(step: int, turn: OwnTurn, after: GameState) -> Try | None:
    """Return the try that the turn was; None if no card was played, or nothing was open."""
    action = turn.action
    if not isinstance(action, Play):
        return None
    chance = turn.deduction.chance(action.slot, playable(turn.view))
    if chance in (0, 1):
        return None
    fitted = not any(isinstance(event, Misplayed) for event in after.events)
    pointed = turn.agreed and turn.decisions[turn.manner].rule is PartnerRule.PLAY_POINTED
    return Try(step, action.slot, chance, fitted, pointed)


def luck_of(tries: Iterable[Try | None]) -> Luck:
    """Return the luck of these turns, those left out that were no tries."""
    return Luck(tuple(each for each in tries if each is not None))
