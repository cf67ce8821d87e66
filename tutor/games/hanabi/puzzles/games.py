"""Games in which puzzles are met: played by the rules alone, with luck and slips now and then."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import trash
from tutor.games.hanabi.solver import choose


@dataclass(frozen=True, slots=True)
class Temper:
    """How far the players of a game stray from what the partner would do, in percent of turns.

    `luck`: they happen to do what turns out well. `folly`: they play any card. `thrift`: they
    discard although they could give a clue.
    """

    luck: int = 0
    folly: int = 0
    thrift: int = 0


TEMPERS = (
    Temper(luck=10, folly=5),
    Temper(luck=90, thrift=10),
    Temper(luck=20, thrift=60),
    Temper(luck=20, folly=20),
)
"""Drawn for each game, so that full supplies, mistakes and great shows all come up."""


def played(ruleset: Ruleset, players: int, choice: SeededChoice) -> Sequence[GameState]:
    """Return the positions of a game that the seed deals and plays, while it goes on."""
    state = GameState.from_deck(ruleset, players, choice.shuffled(ruleset.deck))
    temper = choice.pick(TEMPERS)
    states = []
    while state.ending is None:
        states.append(state)
        state = state.apply(_action(state, temper, choice))
    return states


def _action(state: GameState, temper: Temper, choice: SeededChoice) -> Action:
    """Return what is done next: the partner's choice, unless the players' temper has its way."""
    fate = choice.below(100)
    hand = state.hands[state.to_act]
    if fate < temper.luck:
        return _lucky(state) or choose(state)
    fate -= temper.luck
    if fate < temper.folly and hand and state.strikes < state.ruleset.fuses - 1:
        return Play(choice.below(len(hand)))
    fate -= temper.folly
    action = choose(state)
    spends = isinstance(action, ColorClue | RankClue)
    may_discard = state.clue_tokens < state.ruleset.clue_tokens
    if 0 <= fate < temper.thrift and hand and spends and may_discard:
        return Discard(0)
    return action


def _lucky(state: GameState) -> Action | None:
    """Return an action that turns out well: a card that fits, or a discard that costs nothing."""
    hand = state.hands[state.to_act]
    for slot, card in enumerate(hand):
        if state.is_playable(card):
            return Play(slot)
    if state.clue_tokens < state.ruleset.clue_tokens:
        useless = trash(state)
        for slot, card in enumerate(hand):
            if has(useless, card):
                return Discard(slot)
    return None
