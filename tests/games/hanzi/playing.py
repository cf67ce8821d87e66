"""Players for tests: at random, and as if they remembered everything, so that games are short."""

from collections.abc import Callable, Iterator

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset
from tutor.games.hanzi.engine.actions import NameTask, TurnUp

Player = Callable[[GameState, SeededChoice], Action]

TABLES = [(ruleset, players) for ruleset in Ruleset for players in ruleset.players]


def at_random(state: GameState, choice: SeededChoice) -> Action:
    """Do anything."""
    return choice.pick(state.legal_actions())


def mostly_knowing(state: GameState, choice: SeededChoice) -> Action:
    """Do anything, but three times in four name a task that can be made and turn up its parts."""
    actions = state.legal_actions()
    if choice.below(4):
        if state.phase is Phase.TURNING and state.named:
            parts = {*state.named.parts} - {
                card.character for spot in state.face_up if (card := state.grid[spot])
            }
            actions = tuple(
                action
                for action in actions
                if isinstance(action, TurnUp)
                and (card := state.grid[action.spot])
                and card.character in parts
            )
        else:
            lying = {card.character for card in state.grid if card}
            actions = tuple(
                action
                for action in actions
                if not isinstance(action, NameTask)
                or (action.task and {*action.task.parts} <= lying)
            )
    return choice.pick(actions or state.legal_actions())


def play(
    ruleset: Ruleset, players: int, seed: int, player: Player = mostly_knowing
) -> Iterator[tuple[Action | None, GameState]]:
    """Yield each action of a game with the state after it; the deal comes after no action."""
    state = GameState.deal(ruleset, players, seed)
    yield None, state
    yield from play_on(state, seed, player)


def play_on(
    state: GameState, seed: int, player: Player = mostly_knowing
) -> Iterator[tuple[Action, GameState]]:
    """Yield each action from here to the end with the state after it."""
    choice = SeededChoice(seed)
    while state.outcome is None:
        action = player(state, choice)
        state = state.apply(action)
        yield action, state
