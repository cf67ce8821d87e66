"""The engine against a second reading of the rules, move by move."""

from collections import Counter
from dataclasses import fields

import pytest

from tests.games.hanzi.playing import TABLES, Player, at_random, mostly_knowing, play_on
from tests.games.hanzi.referee import Choice, Referee, Seat, Table
from tests.thorough import THOROUGH
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import Action, GameState, Ruleset

GAMES = 300 if THOROUGH else 6


def late(state: GameState, seed: int) -> GameState:
    """Return the table with most cards and tasks gone: no deal leads to an empty table."""
    choice = SeededChoice(seed)
    left = set(choice.shuffled(range(len(state.grid)))[: choice.below(12) + 4])
    if state.marker is not None:
        left.add(state.marker)
    grid = tuple(card if spot in left else None for spot, card in enumerate(state.grid))
    task_deck = state.task_deck[: choice.below(4)]
    return state._replace(grid=grid, pile=(), task_deck=task_deck)


def table(state: GameState) -> Table:
    """Return what lies on the table for the referee to begin with."""
    by_seat = zip(
        state.tasks,
        state.tokens,
        state.limits,
        state.hands,
        state.new_cards,
        state.scored,
        strict=True,
    )
    return Table(
        grid=list(state.grid),
        pile=list(state.pile),
        task_deck=list(state.task_deck),
        supply=list(state.supply),
        seats=[
            Seat(list(tasks), tokens, limit, list(hand), list(new), list(scored))
            for tasks, tokens, limit, hand, new, scored in by_seat
        ],
        marker=state.marker,
        cangjie=state.cangjie_points if state.ruleset.with_cangjie else 0,
    )


def looks(table: Table) -> tuple[object, ...]:
    """Return a table without the order of tasks and of scored cards, which says nothing."""
    seats = [
        (Counter(seat.tasks), Counter(seat.scored), seat.tokens, seat.limit, seat.hand, seat.gained)
        for seat in table.seats
    ]
    lying = (table.grid, table.pile, table.task_deck, set(table.supply), table.marker)
    return (*lying, seats, table.cangjie)


def name(action: Action) -> Choice:
    """Return an action as the referee writes it."""
    values = (getattr(action, field.name) for field in fields(action))
    return (type(action).__name__, *values)


def compare(start: GameState, seed: int, player: Player) -> str:
    """Play a game, ask the referee at every step what may be done and where all lies; the end."""
    referee = Referee(table(start), last_copy=start.ruleset is Ruleset.LAST_COPY)
    state = start
    for action, after in play_on(start, seed, player):
        assert referee.who == state.to_act
        assert referee.choices == {name(legal) for legal in state.legal_actions()}
        referee.choose(name(action))
        state = after
        if not state.ending:
            assert looks(referee.table) == looks(table(state))
    assert state.ending
    assert state.outcome
    assert referee.result == (state.ending.value, set(state.outcome.winners))
    return state.ending.value


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_games_go_as_the_referee_says(ruleset: Ruleset, players: int) -> None:
    """Every choice, card, task and token is the same to the winners, on late tables too."""
    ends: Counter[str] = Counter()
    for seed in range(GAMES):
        start = GameState.deal(ruleset, players, seed)
        start = late(start, seed) if seed % 3 == 2 else start
        ends[compare(start, seed, mostly_knowing)] += 1
    assert set(ends) == ({"marker-stuck"} if ruleset.with_cangjie else {"points", "table-empty"})


def test_a_game_of_anything_goes_as_the_referee_says() -> None:
    """Without any sense, tokens run out and hands fill."""
    compare(GameState.deal(Ruleset.CANGJIE, 3, 1), 1, at_random)
