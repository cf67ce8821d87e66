"""What could be known at a crafting: counted by hand for a few moves of a deal."""

from fractions import Fraction

from tests.games.hanzi.playing import play
from tests.games.hanzi.table import spots
from tutor.games.hanzi.engine import Action, GameState, Ruleset
from tutor.games.hanzi.engine.actions import NameTask, TurnUp
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME
from tutor.games.hanzi.knowledge.hindsight import Hindsight, hindsight


def judged(state: GameState, *actions: Action) -> list[Hindsight]:
    """Return the craftings of these actions from a deal on."""
    states = [state]
    for action in actions:
        states.append(states[-1].apply(action))
    return list(hindsight(states, actions))


def crafting(state: GameState, seat: int, chars: str, number: int = 0) -> list[Action]:
    """Return the naming of a player's task, and cards of these characters turned up for it."""
    turned = [TurnUp(SPOT_OF_NAME[name]) for name in spots(state, chars)]
    return [NameTask(state.tasks[seat][number]), *turned]


def test_parts_that_were_seen_are_certain_and_cards_that_make_nothing_have_no_chance() -> None:
    """The first player has turned up both parts of a task of the second one, who takes others."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    task = state.tasks[1][0]
    parts = "".join(map(str, task.parts))
    others = [str(card) for card in state.grid if card and card.character not in task.parts][:2]
    first, second = judged(state, *crafting(state, 0, parts), *crafting(state, 1, "".join(others)))
    assert (first.turn, first.player, first.step) == (1, 0, 0)
    assert first.best.chance < Fraction(1, 4)
    assert (second.turn, second.player, second.step) == (2, 1, 3)
    assert (second.chosen.task, second.chosen.chance) == (task, Fraction(0))
    assert (second.best.task, second.best.chance) == (task, Fraction(1))
    assert {state.grid[spot].character for spot in second.best.spots} == {*task.parts}  # type: ignore[union-attr]
    assert second.missed == 1


def test_a_first_card_is_as_good_as_any_while_nothing_has_been_seen() -> None:
    """What is turned up second counts for nothing once the first card was no part of the task."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    task = state.tasks[0][0]
    other = next(str(card) for card in state.grid if card and card.character not in task.parts)
    rest = next(str(c) for c in state.grid if c and str(c) != other and c.character in task.parts)
    (only,) = judged(state, *crafting(state, 0, other + rest))
    assert 0 < only.chosen.chance <= only.best.chance


def test_every_crafting_of_a_game_is_judged_and_two_cards_are_never_better_than_the_best() -> None:
    for ruleset, players in ((Ruleset.PLAIN, 3), (Ruleset.CANGJIE, 1)):
        steps = list(play(ruleset, players, 5))
        actions = [action for action, _ in steps if action]
        found = list(hindsight([state for _, state in steps], actions))
        named = [a for a in actions if isinstance(a, NameTask) and a.task]
        assert [each.chosen.task for each in found] == [action.task for action in named]
        for each in found:
            assert len(each.chosen.spots) == 3 or each.chosen.chance <= each.best.chance
