"""Played games in which puzzles are found, the same for the same seed in every release.

The players here are quick and plain. They often turn up what makes their task, so that games end.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import Task
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset
from tutor.games.hanzi.engine.actions import NameTask, TurnUp
from tutor.games.hanzi.engine.events import Event
from tutor.games.hanzi.engine.position import OPEN, characters_on, is_made_of
from tutor.games.hanzi.engine.ruleset import SEEDS
from tutor.games.hanzi.puzzles.log import MOST_TURNS, Turn, crafting

_MOST_ACTIONS = 1_500


class PlayedPosition(NamedTuple):
    """A position that was reached by playing, with all cards that were turned up before it."""

    state: GameState
    log: tuple[Turn, ...] = ()


def turns(ruleset: Ruleset, players: int, choice: SeededChoice) -> Iterator[GameState]:
    """Yield the positions of a game at which there is something to choose, up to its end."""
    return _play(ruleset, players, choice, hit=lambda state: 75, skip=60)


def first_turns(ruleset: Ruleset, players: int, choice: SeededChoice) -> Iterator[PlayedPosition]:
    """Yield the start of each of the first turns of a game, with all that was turned up before.

    Nobody does anything in them but craft, so that the log tells everything that happened.
    """
    log: tuple[Turn, ...] = ()
    events: list[Event] = []
    for state in _play(ruleset, players, choice, hit=lambda state: 35, skip=100):
        events += state.events
        if state.phase is not Phase.CARD:
            continue
        turn = crafting(events)
        events = []
        if turn:
            log = (*log, turn)
        if len(log) > MOST_TURNS:
            return
        yield PlayedPosition(state, log)


def turns_after(
    craftings: int, ruleset: Ruleset, players: int, choice: SeededChoice
) -> Iterator[PlayedPosition]:
    """Yield the starts of turns of one game that come after exactly `craftings` craftings."""
    for played in first_turns(ruleset, players, choice):
        if len(played.log) == craftings:
            yield played


def even_game(choice: SeededChoice) -> Iterator[GameState]:
    """Yield the positions of a game alone against Cangjie in which neither gets far ahead."""

    def hit(state: GameState) -> int:
        return 90 if state.points(0) <= state.cangjie_points else 5

    return _play(Ruleset.CANGJIE, 1, choice, hit=hit, skip=80)


def _play(
    ruleset: Ruleset,
    players: int,
    choice: SeededChoice,
    *,
    hit: Callable[[GameState], int],
    skip: int,
) -> Iterator[GameState]:
    """Yield the positions of a game.

    `hit` and `skip` are percentages: how often the cards that are needed are turned up, and how
    often the phases before the crafting are passed by.
    """
    state = GameState.deal(ruleset, players, choice.below(SEEDS))
    for _ in range(_MOST_ACTIONS):
        yield state
        if state.ending:
            return
        state = state.apply(_choose(state, choice, hit(state), skip))


def _choose(state: GameState, choice: SeededChoice, hit: int, skip: int) -> Action:
    legal: Sequence[Action] = state.legal_actions()
    if state.phase in OPEN and choice.below(100) < skip:
        named = [action for action in legal if isinstance(action, NameTask)]
        makeable = [action for action in named if can_be_made(state, action.task)]
        return choice.pick(makeable or named)
    if state.phase is Phase.TURNING and choice.below(100) < hit:
        return choice.pick(needed_cards(state) or legal)
    return choice.pick(legal)


def can_be_made(state: GameState, task: Task | None) -> bool:
    """Return whether the cards of this task lie in the grid."""
    return task is not None and is_made_of(task, characters_on(state.grid))


def needed_cards(state: GameState) -> list[TurnUp]:
    """Return the turning up of each card that is a missing part of the named task."""
    there = {state.card_at(spot).character for spot in state.face_up}
    missing = {*state.named.parts} - there if state.named else set()
    cards = enumerate(state.grid)
    return [TurnUp(spot) for spot, card in cards if card and card.character in missing]


def turn_starts(ruleset: Ruleset, choice: SeededChoice) -> Iterator[PlayedPosition]:
    """Return the starts of turns of one game, from a drawn part of it on."""
    players = max(2, ruleset.players[0]) + choice.below(3)
    return starts_after(choice.below(20), turns(ruleset, players, choice))


def starts_after(skipped: int, states: Iterator[GameState]) -> Iterator[PlayedPosition]:
    """Return the starts of turns among these positions, without the first `skipped`."""
    starts = (PlayedPosition(state) for state in states if state.phase is Phase.CARD)
    return islice(starts, skipped, None)
