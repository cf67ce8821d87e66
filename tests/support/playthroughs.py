"""A whole game on record in the game's own notation, for any game: actions and positions.

    python -m tests.support.playthroughs GAME RULESET PLAYERS SEED

plays one at random and writes it to tests/data/playthroughs/GAME/RULESET.txt.
The first line says how it was dealt, then action and position take turns; everything but the
actions follows from them. The games of Hanabi were played by tests/games/hanabi/playing.py.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tutor.core.game import Game
from tutor.core.seeded import SeededChoice
from tutor.registry import GAMES

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"

_HEAD = re.compile(r"# (?P<game>\S+), ruleset (?P<code>\S+), (?P<players>\d+) players, seed (\d+)")
_TURN = re.compile(r"\d+\. (?P<action>\S+)")


def path_of(game: str, code: str) -> Path:
    """Return where the playthrough of a game under a ruleset is kept."""
    return FOLDER / game / f"{code}.txt"


def render(game: Game, code: str, players: int, seed: int, actions: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a game: the deal, each action with the position after it, the end."""
    yield f"# {game.id}, ruleset {code}, {players} players, seed {seed}"
    state = game.start(code, players, seed)
    yield str(state)
    for number, action in enumerate(actions, 1):
        state = state.apply(game.parse_action(action))
        yield f"{number}. {action}"
        yield str(state)
    if outcome := state.outcome:
        winners = ", ".join(map(str, sorted(outcome.winners))) or "nobody"
        yield (f"{outcome.end_condition}: {winners}, score {outcome.score} of {outcome.max_score}")


def replayed(game: Game, text: str) -> list[str]:
    """Return the lines that the actions of a game on record give now."""
    lines = text.splitlines()
    head = _HEAD.fullmatch(lines[0])
    assert head, lines[0]
    actions = [turn["action"] for line in lines if (turn := _TURN.fullmatch(line))]
    return list(render(game, head["code"], int(head["players"]), int(head[4]), actions))


def played_at_random(game: Game, code: str, players: int, seed: int) -> list[str]:
    """Return the lines of a game in which everybody does anything, for a new record."""
    choice, state, actions = SeededChoice(seed), game.start(code, players, seed), []
    while state.outcome is None:
        action = choice.pick(state.legal_actions())
        actions.append(str(action))
        state = state.apply(action)
    return list(render(game, code, players, seed, actions))


def write(name: str, code: str, players: int, seed: int) -> None:
    """Play a game of the registry at random and store it."""
    [game] = [each for each in GAMES if each.id == name]
    path = path_of(name, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = played_at_random(game, code, players, seed)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    try:
        name, code, players, seed = sys.argv[1:]
    except ValueError:
        sys.exit(__doc__)
    write(name, code, int(players), int(seed))
