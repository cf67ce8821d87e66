"""What holds for every game in the registry, whatever its rules."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tutor.core.errors import IllegalActionError
from tutor.core.game import Game, State
from tutor.core.outcome import EndCondition
from tutor.core.seeded import SeededChoice
from tutor.registry import GAMES

TABLES = [
    (game, code, players) for game in GAMES for code in game.rulesets for players in game.players
]
LONGEST_GAME = 500
"""Turns after which a game is taken for endless."""

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


def test_games_have_ids_of_their_own() -> None:
    """Two games cannot share an address."""
    assert len({game.id for game in GAMES}) == len(GAMES)


def shared_ids(games: Sequence[Game]) -> list[str]:
    """Return the ids that more than one lesson, library puzzle or evening of the games has."""
    items = Counter(name for game in games for name in (*game.lessons, *game.library()))
    evenings = Counter(each.id for game in games for each in game.evenings)
    return [name for names in (items, evenings) for name, times in names.items() if times > 1]


def names_without_game(games: Sequence[Game]) -> list[str]:
    """Return the names of the games after the first that do not begin with that of their game."""
    return [
        name
        for game in games[1:]
        for name in (*game.themes, *game.library(), *(each.id for each in game.evenings))
        if not name.startswith(f"{game.id}-")
    ]


def test_no_two_games_share_the_id_of_a_lesson_or_puzzle() -> None:
    """An id alone names an item of a club's list, whose links are printed."""
    assert shared_ids(GAMES) == []
    assert "goal" in shared_ids((*GAMES, GAMES[0]))


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
    """The same seed starts the same game, with the same hash; other seeds start others."""
    starts = [game.start(code, players, seed) for seed in range(10)]
    assert len(set(starts)) == 10
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
    assert (outcome.score == outcome.max_score) >= (outcome.end_condition is EndCondition.WON)


@every_table
def test_legal_actions_are_verified_named_and_told_apart(
    game: Game, code: str, players: int
) -> None:
    """Each is accepted, has a name that reads back, and appears once."""
    for state in playout(game.start(code, players, 2), seed=2):
        legal = state.legal_actions()
        assert len(set(legal)) == len(legal)
        for action in legal:
            state.verify(action)
            assert game.parse_action(str(action)) == action


@every_table
def test_a_refusal_rests_on_a_rule(game: Game, code: str, players: int) -> None:
    """What `verify` refuses `apply` refuses too, and the rule it names is one of the game's."""
    states = list(playout(game.start(code, players, 3), seed=3))
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
