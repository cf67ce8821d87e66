"""Endings world by world, slowly: no code of the solver, no bound, nothing remembered."""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from tests.games.hanabi.worlds import agrees, unseen_cards
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import Meanings, decide

Table = tuple[GameState, Meanings | None]
"""A world, and what clues meant; None for partners to whom they mean nothing more."""
Partner = Callable[[GameState], Action]


class TooSlowError(Exception):
    """More turns than a test can wait for."""


class Plain:
    """Plays every world on after every own action; at most so many turns of all the worlds."""

    def __init__(self, points: int, partner: Partner | None, turns: int) -> None:
        self._points, self._partner, self._turns = points, partner, turns

    def won(self, tables: list[Table], seat: int, action: Action) -> int:
        """Return in how many worlds the points are made after the action."""
        by_sight: dict[object, list[Table]] = {}
        won = 0
        for table in tables:
            done, after = [], self._after(table, action)
            while after[0].ending is None and after[0].to_act != seat:
                reply = self._reply(after)
                done.append(reply)
                after = self._after(after, reply)
            if after[0].outcome is not None:
                won += after[0].outcome.score >= self._points
            else:
                sight = View.of(after[0], seat), tuple(done)
                by_sight.setdefault(sight, []).append(after)
        for alike in by_sight.values():
            actions = alike[0][0].legal_actions()
            won += max(self.won(alike, seat, further) for further in actions)
        return won

    def _reply(self, table: Table) -> Action:
        state, meanings = table
        if meanings is not None:
            return decide(state, meanings).action
        assert self._partner is not None
        return self._partner(state)

    def _after(self, table: Table, action: Action) -> Table:
        self._turns -= 1
        if not self._turns:
            raise TooSlowError
        state, meanings = table
        after = state.apply(action)
        return after, meanings and meanings.after(state, action, after)


def worlds(state: GameState) -> Iterator[GameState]:
    """Yield each world that looks like this one to the player to act, once."""
    seat = state.to_act
    told = state.told_in(seat)
    size = len(told)
    for cards in sorted(set(permutations(unseen_cards(View.of(state, seat))))):
        hand = cards[:size]
        if all(agrees(card, each, state.ruleset) for card, each in zip(hand, told, strict=True)):
            hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
            reach = tuple(map(state.ruleset.tables.reach, hands))
            yield state._replace(hands=hands, reach=reach, deck=cards[size:], events=())


def won_by_action(
    state: GameState,
    meanings: Meanings | None,
    points: int,
    partner: Partner | None = None,
    turns: int = 20_000,
) -> tuple[int, Mapping[Action, int]]:
    """Return the number of worlds, and in how many the points are made, by action.

    Raises TooSlowError.
    """
    plain = Plain(points, partner, turns)
    tables: list[Table] = [(world, meanings) for world in worlds(state)]
    won = {action: plain.won(tables, state.to_act, action) for action in state.legal_actions()}
    return len(tables), won
