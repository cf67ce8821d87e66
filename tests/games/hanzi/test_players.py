"""Simulated players: they do what is allowed, from what they can know, and games end."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from tests.games.hanzi.hidden import hidden_otherwise
from tests.games.hanzi.playing import TABLES
from tests.thorough import THOROUGH
from tools.hanzi_figures import SKILLS, figures
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import CHARACTERS, DECK
from tutor.games.hanzi.engine import EndCause, GameState, NameTask, Phase, Ruleset, TurnUp
from tutor.games.hanzi.engine.events import Matched, Missed
from tutor.games.hanzi.knowledge import Chances, Memory, View
from tutor.games.hanzi.players import PERFECT, Skill, choose, play

BEGINNER = Skill(forms=0, capacity=3)
SEEDS = range(20 if THOROUGH else 1)


@pytest.mark.parametrize(("ruleset", "players"), TABLES, ids=str)
@pytest.mark.parametrize("skill", [PERFECT, Skill(forms=6, capacity=6), BEGINNER], ids=str)
def test_every_game_ends(ruleset: Ruleset, players: int, skill: Skill) -> None:
    """Whoever plays: legal actions to an end that the ruleset has."""
    for seed in SEEDS:
        *_, (_, last) = play(ruleset, [skill] * players, seed)
        assert last.outcome is not None
        ends_by = (
            {EndCause.MARKER_STUCK}
            if ruleset.with_cangjie
            else {EndCause.POINTS, EndCause.TABLE_EMPTY}
        )
        assert last.ending in ends_by


def test_the_same_seed_is_the_same_game() -> None:
    """Players draw between equals, and draw the same again; another seed is another game."""
    skills = [Skill(forms=12), PERFECT]
    games = [[action for action, _ in play(Ruleset.PLAIN, skills, seed)] for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


def test_players_use_only_what_they_can_know() -> None:
    """What they can't know is otherwise, they see the same: they do the same."""
    asked: Counter[Phase] = Counter()
    for seed in range(6):
        reads = SeededChoice(seed).shuffled(CHARACTERS)[:10]
        memory = Memory(capacity=5)
        ruleset = (Ruleset.CANGJIE, Ruleset.PLAIN)[seed % 2]
        for _, state in play(ruleset, [Skill(forms=10, capacity=5)] * 2, seed):
            memory = memory.watching(state.events)
            seat = state.to_act
            view = View.of(state, seat, reads=reads, memory=memory)
            other = None if state.ending else hidden_otherwise(state, view.reads)
            # One who looks at the top of the task deck knows it.
            if other is None or len(view.top_tasks) > 1:
                continue
            seen = View.of(other, seat, reads=reads, memory=memory)
            actions = [
                choose(v, s.legal_actions(), SeededChoice("same"), Skill(10, 5))
                for v, s in ((view, state), (seen, other))
            ]
            assert actions[0] == actions[1]
            asked[state.phase] += 1
    assert asked[Phase.TURNING] > 40
    assert {Phase.CARD, Phase.TOKEN, Phase.TASK, Phase.MARKER} <= {*asked}


def test_one_who_reads_all_misses_only_what_cannot_be_made() -> None:
    """Each crafting of a perfect player makes the task, unless no pair for any task lies there."""
    craftings: Counter[bool] = Counter()
    for seed in range(5):
        feasible = False
        for action, state in play(Ruleset.PLAIN, [PERFECT] * 3, seed):
            if isinstance(action, NameTask):
                chances = Chances(View.of(state, state.active))
                feasible = any(chances.best(task) for task in state.tasks[state.active])
            for event in state.events:
                if isinstance(event, Matched | Missed):
                    craftings[feasible] += 1
                    assert isinstance(event, Matched) == feasible
    assert craftings[True] > 40


def test_players_turn_up_the_surest_cards() -> None:
    """The task named has the best chance of one's tasks, and each card turned up keeps it."""
    turned = 0
    skill = Skill(forms=8)
    for seed in range(3):
        reads = skill.forms_read(SeededChoice(seed))
        memory, choice = Memory(), SeededChoice(seed)
        for _, state in play(Ruleset.PLAIN, [skill] * 2, seed):
            memory = memory.watching(state.events)
            view = View.of(state, state.to_act, reads=reads, memory=memory)
            if state.phase is Phase.TURNING and state.named:
                best = Chances(view).best_turn(state.named, view.cards_to_turn)
                action = choose(view, state.legal_actions(), choice, skill)
                if best.chance and best.spots:
                    assert isinstance(action, TurnUp)
                    assert action.spot in best.spots
                    turned += 1
    assert turned > 20


def test_a_better_memory_makes_shorter_games() -> None:
    """Of players who read a third of the forms those who remember all need fewer turns."""
    turns = [
        figures(Ruleset.PLAIN, [Skill(forms=12, capacity=capacity)] * 2, range(10)).turns
        for capacity in (None, 3)
    ]
    assert turns[0] < turns[1]


def test_figures_count_what_happened() -> None:
    """One game, counted by hand from its events."""
    skills = [PERFECT] * 2
    states = [state for _, state in play(Ruleset.PLAIN, skills, 7)]
    turns = 1 + sum(one.active != next_.active for one, next_ in pairwise(states))
    found, last = figures(Ruleset.PLAIN, skills, range(7, 8)), states[-1]
    outcome = last.outcome
    assert outcome
    assert found.games == 1
    assert found.turns == found.longest == turns
    assert found.points == Fraction(last.points(0) + last.points(1), 2)
    assert found.first_wins == (0 in outcome.winners) / len(outcome.winners)
    assert dict(found.endings) == {last.ending: 1}


def test_the_tool_asks_about_skills_that_can_be() -> None:
    """Each name of a skill says what it is."""
    for name, skill in SKILLS.items():
        assert f"reads {'all ' * (skill.forms == len(CHARACTERS))}{skill.forms}" in name
        assert skill.capacity is None or f"remembers {skill.capacity}" in name
        assert skill.capacity is None or skill.capacity < len(DECK)


def test_nothing_to_choose_is_refused() -> None:
    """A view of a finished game has no action."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    with pytest.raises(ValueError, match="nothing"):
        choose(View.of(state, 0), (), SeededChoice(1))
