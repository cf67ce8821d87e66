"""Players for tests: one acts at random, the others see every card and play more or less well."""

from collections.abc import Callable, Iterator

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Action, Discard, GameState, Play
from tutor.games.hanabi.engine.cards import Card

Player = Callable[[GameState, SeededChoice], Action]


def at_random(state: GameState, choice: SeededChoice) -> Action:
    """Return any legal action."""
    return choice.pick(state.legal_actions())


def mostly_well(state: GameState, choice: SeededChoice) -> Action:
    """Return a sensible action, as of someone who sees every card; one in twenty is random."""
    if choice.below(20) == 0:
        return at_random(state, choice)
    return _sensible(state, choice)


def perfectly(state: GameState, choice: SeededChoice) -> Action:
    """Return a sensible action, as of someone who sees every card."""
    return _sensible(state, choice)


def talkatively(state: GameState, choice: SeededChoice) -> Action:
    """Return a clue while there is a token, two times out of three; else a sensible action."""
    clues = [act for act in state.legal_actions() if not isinstance(act, Play | Discard)]
    if clues and choice.below(3):
        return choice.pick(clues)
    return _sensible(state, choice)


PLAYERS: tuple[Player, ...] = (at_random, mostly_well, perfectly, talkatively)


def play(state: GameState, player: Player, seed: int) -> Iterator[tuple[Action, GameState]]:
    """Yield each action and the state after it, until the game is over."""
    choice = SeededChoice(seed)
    while state.outcome is None:
        action = player(state, choice)
        state = state.apply(action)
        yield action, state


def states(state: GameState, player: Player, seed: int) -> Iterator[GameState]:
    """Yield the state and those that follow, until the game is over."""
    yield state
    for _, after in play(state, player, seed):
        yield after


def _sensible(state: GameState, choice: SeededChoice) -> Action:
    """Play the lowest playable card; else clue while it is cheap; else discard the least needed."""
    legal = state.legal_actions()
    hand = state.hands[state.to_act]
    playable = [slot for slot, card in enumerate(hand) if state.is_playable(card)]
    if playable:
        return Play(min(playable, key=lambda slot: hand[slot].rank))
    clues = [action for action in legal if not isinstance(action, Play | Discard)]
    discards = [action for action in legal if isinstance(action, Discard)]
    if clues and (state.clue_tokens > 4 or not discards or state.turns_left is not None):
        return choice.pick(clues)
    if discards:
        return min(discards, key=lambda action: _worth(state, hand[action.slot]))
    return choice.pick(clues or legal)


def _worth(state: GameState, card: Card) -> int:
    """Return how much a card is missed: 0 if it can never be played, most for a last copy."""
    if card.rank <= state.firework(card.suit):
        return 0
    copies_left = state.ruleset.copies(card) - state.discards.count(card)
    return 20 - card.rank if copies_left == 1 else 6 - card.rank
