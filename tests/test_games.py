"""What holds for every game in the registry, whatever the rules."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

import pytest

from tutor.core.errors import IllegalActionError
from tutor.core.game import EndCondition, Game, Outcome, State
from tutor.core.seeded import SeededChoice
from tutor.registry import GAMES

TABLES = [
    (game, code, players) for game in GAMES for code in game.rulesets for players in game.players
]
LONGEST_GAME = 50_000
"""Actions after which a game is taken for endless."""
MANY = 300
"""States of a game in which every action is tried: without memory, some games are long."""

every_table = pytest.mark.parametrize(
    ("game", "code", "players"), TABLES, ids=[f"{g.id}-{code}-{n}" for g, code, n in TABLES]
)


def playout(state: State, seed: int) -> Iterator[State]:
    """Yield the state and those that random legal actions lead to."""
    choice = SeededChoice(seed)
    yield state
    while state.outcome is None:
        state = state.apply(choice.pick(state.legal_actions()))
        yield state


IDS: dict[str, Callable[[Game], Iterable[str]]] = {
    "game": lambda game: [game.id],
    "theme": lambda game: game.themes,
    "item": lambda game: (*game.lessons, *game.library()),
    "evening": lambda game: (evening.id for evening in game.evenings),
    "rule": lambda game: game.rules,
    "question": lambda game: (question.id for question in game.faq),
    "term": lambda game: (term.id for term in game.terms),
}
"""What devices, lists of clubs, addresses and messages name, by kind."""


def shared_ids(kind: str, games: Iterable[Game]) -> list[str]:
    """Return the ids of a kind that two games or two things of one game have."""
    times = Counter(name for game in games for name in IDS[kind](game))
    return [name for name, count in times.items() if count > 1]


@pytest.mark.parametrize("kind", IDS)
def test_games_share_no_ids(kind: str) -> None:
    """What a device remembers or a link names is of one game alone."""
    assert shared_ids(kind, GAMES) == []


def names_without_game(games: Sequence[Game]) -> list[str]:
    """Return the names of the games after the first that do not begin with that of their game."""
    return [
        name
        for game in games[1:]
        for name in (*game.themes, *game.library(), *(each.id for each in game.evenings))
        if not name.startswith(f"{game.id}-")
    ]


def test_themes_and_puzzles_of_later_games_carry_their_name() -> None:
    """Those of the first game have plain names, as links to them are out."""
    assert names_without_game(GAMES) == []
    assert {"save", "save-001"} <= {*names_without_game((*GAMES, GAMES[0]))}


def test_what_a_game_prepares_for_clubs_is_its_own() -> None:
    """Each evening has lessons and puzzles of the game, and rules that it knows."""
    for game in GAMES:
        for evening in game.evenings:
            assert {*evening.items} <= {*game.lessons, *game.library()}
            assert game.canonical(evening.rules) == evening.rules


@every_table
def test_a_seed_is_a_deal(game: Game, code: str, players: int) -> None:
    """The same seed starts the same game, with the same hash; others start others, if any do."""
    starts = [game.start(code, players, seed) for seed in range(10)]
    assert len(set(starts)) in (1, 10)
    assert starts == [game.start(code, players, seed) for seed in range(10)]


@every_table
def test_a_game_can_be_played_to_its_end(game: Game, code: str, players: int) -> None:
    """There is an action until there is an outcome, and then there is none."""
    states = list(playout(game.start(code, players, 1), seed=1))
    assert 1 < len(states) < LONGEST_GAME
    for state in states:
        assert (state.outcome is None) == bool(state.legal_actions())
        assert state.to_act in range(players)
    outcome = states[-1].outcome
    assert outcome is not None
    assert 0 <= outcome.score <= outcome.max_score
    assert is_sound(outcome, players)


def is_sound(outcome: Outcome, players: int) -> bool:
    """Return whether the winners, the points and the way in which the game ended agree.

    One wins against others, several tie; players who win together have all the points there are.
    """
    match outcome.end_condition:
        case EndCondition.WON if not outcome.winners:
            return outcome.score == outcome.max_score
        case EndCondition.WON:
            return len(outcome.winners) == 1 and outcome.winners <= set(range(players))
        case EndCondition.TIED:
            return len(outcome.winners) > 1 and outcome.winners <= set(range(players))
    return not outcome.winners


@every_table
def test_legal_actions_are_verified_named_and_told_apart(
    game: Game, code: str, players: int
) -> None:
    """Each is accepted, has a name that reads back, and appears once."""
    for state in islice(playout(game.start(code, players, 2), seed=2), MANY):
        legal = state.legal_actions()
        assert len(set(legal)) == len(legal)
        for action in legal:
            state.verify(action)
            assert game.parse_action(str(action)) == action


@every_table
def test_a_refusal_rests_on_a_rule(game: Game, code: str, players: int) -> None:
    """What `verify` refuses `apply` refuses too, and the rule it names is one of the game's."""
    states = list(islice(playout(game.start(code, players, 3), seed=3), MANY))
    known = {action for state in states for action in state.legal_actions()}
    refusals = 0
    for state in states:
        for action in known.difference(state.legal_actions()):
            with pytest.raises(IllegalActionError) as refused:
                state.verify(action)
            assert refused.value.rule in game.rules
            with pytest.raises(IllegalActionError):
                state.apply(action)
            refusals += 1
    assert refusals
