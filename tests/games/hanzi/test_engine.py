"""What every position of Hanzi keeps, whatever is played."""

from collections import Counter
from itertools import product, starmap

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hanzi.playing import TABLES, at_random, play
from tutor.core.errors import IllegalActionError
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, DECK, TASKS, Card, Task
from tutor.games.hanzi.engine import Action, GameState, Phase, RefusalReason, Ruleset, actions
from tutor.games.hanzi.engine.events import Event
from tutor.games.hanzi.engine.legal import refusal
from tutor.games.hanzi.engine.ruleset import TOKENS

SPOTS = range(-1, 31)
SEATS = range(6)
RARE = (Phase.PAIR, Phase.RICHEST)
RULES = {value for name, value in vars(rules).items() if name.isupper()}

EVERYTHING: list[Action] = [
    actions.Counter(),
    actions.LetPass(),
    actions.PayThirdCard(),
    actions.StopTurning(),
    actions.TakeNoToken(),
    actions.RefuseCrafting(),
    actions.NameTask(None),
    *map(actions.PlayCard, CARDS),
    *map(actions.NameTask, TASKS),
    *map(actions.KeepTask, TASKS),
    *map(actions.TakeTask, TASKS),
    *starmap(actions.SwapTasks, product(TASKS, TASKS)),
    *starmap(actions.SwapWithSupply, product(TASKS, TASKS)),
    *map(actions.TakeToken, SEATS),
    *starmap(actions.DrawFrom, product(SEATS, range(30))),
    *(
        kind(spot)
        for kind in (actions.TurnUp, actions.PutMarker, actions.TurnBack, actions.MoveMarker)
        for spot in SPOTS
    ),
]

games = st.builds(
    lambda table, seed: [state for _, state in play(table[0], table[1], seed)],
    st.sampled_from(TABLES),
    st.integers(0, 2**32 - 1),
)


def cards_in(state: GameState) -> Counter[Card]:
    """Count the cards that are somewhere on the table."""
    held = [card for seat in range(state.players) for card in state.holds(seat)]
    scored = [card for cards in state.scored for card in cards]
    played = [state.played] if state.played else []
    return Counter([*filter(None, state.grid), *state.pile, *held, *scored, *played])


def tasks_in(state: GameState) -> list[Task]:
    """List the tasks that have not left the game."""
    return [*state.supply, *state.task_deck, *(task for tasks in state.tasks for task in tasks)]


@settings(max_examples=20, deadline=None)
@given(games)
def test_cards_and_tasks_leave_for_good_and_tokens_stay(states: list[GameState]) -> None:
    """Nothing appears or is doubled; a match alone scores, and Cangjie gets the other points."""
    before = states[0]
    assert cards_in(before) == Counter(DECK)
    assert sorted(map(str, tasks_in(before))) == sorted(map(str, TASKS))
    for state in states:
        assert cards_in(state) <= cards_in(before)
        assert {*tasks_in(state)} <= {*tasks_in(before)}
        assert len({*tasks_in(state)}) == len(tasks_in(state))
        assert state.bank + sum(state.tokens) + state.third_card == TOKENS
        assert min(state.bank, *state.tokens) >= 0
        gone = Counter(DECK) - cards_in(state)
        assert state.cangjie_points == sum(card.points for card in gone.elements())
        assert state.ruleset.with_cangjie or state.cangjie_points == 0
        before = state


@settings(max_examples=12, deadline=None)
@given(games, st.data())
def test_exactly_the_legal_actions_are_accepted(
    states: list[GameState], data: st.DataObject
) -> None:
    """Of all actions there could be, `legal_actions` lists those that `verify` lets through."""
    for state in data.draw(st.lists(st.sampled_from(states), min_size=3, max_size=3)):
        legal = state.legal_actions()
        assert [action for action in EVERYTHING if refusal(state, action) is None] == sorted(
            legal, key=EVERYTHING.index
        )
        refused = data.draw(st.sampled_from([a for a in EVERYTHING if a not in legal]))
        with pytest.raises(IllegalActionError) as error:
            state.apply(refused)
        assert error.value.rule in RULES


def test_every_refusal_and_every_event_comes_up() -> None:
    """None is there for nothing, and each refusal names a rule of the game."""
    reasons: set[RefusalReason | None] = set()
    events: set[Event] = set()
    for table in TABLES:
        for seed in (*range(20), 33):  # the bank runs empty with five players in the last one
            for number, (_, state) in enumerate(play(*table, seed)):
                events.update(state.events)
                if number % 20 == seed or state.phase in RARE:
                    reasons.update(refusal(state, action) for action in EVERYTHING)
    assert {*RefusalReason} - reasons <= {RefusalReason.NOT_YOUR_TURN}
    assert {type(event) for event in events} == {*Event.__subclasses__()}
    assert {each.rule for each in RefusalReason} <= RULES


def test_another_player_is_told_to_wait() -> None:
    """What is allowed is allowed to the player whose choice it is."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    action = state.legal_actions()[0]
    state.verify(action, player=0)
    with pytest.raises(IllegalActionError) as refused:
        state.verify(action, player=1)
    assert refused.value.reason is RefusalReason.NOT_YOUR_TURN


@pytest.mark.parametrize("ruleset", Ruleset)
def test_a_game_of_anything_ends(ruleset: Ruleset) -> None:
    """Even players who never think find an end."""
    *_, (_, last) = play(ruleset, 2, 1, at_random)
    assert last.outcome


@pytest.mark.parametrize(("ruleset", "players"), [("hanzi", 1), ("hanzi", 6), ("hanzi.cangjie", 5)])
def test_a_table_needs_its_players(ruleset: str, players: int) -> None:
    """2 to 5 play the game, 1 to 4 play against Cangjie."""
    with pytest.raises(ValueError, match="players"):
        GameState.deal(Ruleset.parse(ruleset), players, 1)
