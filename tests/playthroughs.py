"""Whole games on record, one for each ruleset: `python -m tests.playthroughs --write` renews them.

A file in tests/data/playthroughs/hanabi/ is a game to be read: the deal, then turn by turn what was
done, what came of it and how the table stands. Its first line says how it was dealt, its sentences
what was played; everything else follows from them, and a test compares every line.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests import sentences
from tests.games.hanabi.playing import Player, mostly_well, perfectly, play, talkatively
from tutor.games.hanabi.engine import ClueMarks, GameState, Ruleset

FOLDER = Path(__file__).parent / "data" / "playthroughs"

GAMES: dict[str, tuple[int, int, Player]] = {
    "base": (3, 7, talkatively),
    "sixth-10": (5, 4, perfectly),
    "sixth-5": (2, 1, mostly_well),
    "wild-10": (4, 3, mostly_well),
    "wild-5": (3, 2, mostly_well),
    "play-on": (2, 6, perfectly),
    "wild-10.fuses-2": (3, 1, mostly_well),
    "wild-5.clues-10": (5, 1, mostly_well),
    "wild-5.play-on": (3, 2, mostly_well),
    "fuses-1.play-on": (4, 4, mostly_well),
    "empty-clues": (2, 5, mostly_well),
}
"""Number of players, seed and player of the game of each ruleset."""

_HEAD = re.compile(r"# Hanabi, ruleset (?P<code>\S+), (?P<players>\d) players, seed (?P<seed>\d+)")
_TURN = re.compile(r"\d+\. (?P<sentence>.+)")


def path_of(game: str, code: str) -> Path:
    """Return where the playthrough of a game under a ruleset is kept."""
    return FOLDER / game / f"{code}.txt"


def sentences_of(code: str) -> list[str]:
    """Return the sentences of the game that the ruleset's player plays."""
    players, seed, player = GAMES[code]
    state = GameState.deal(Ruleset.parse(code), players, seed)
    said = []
    for action, after in play(state, player, seed):
        said.append(sentences.write(state, action))
        state = after
    return said


def render(code: str, players: int, seed: int, said: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a playthrough: everything follows from the deal and the sentences."""
    yield f"# Hanabi, ruleset {code}, {players} players, seed {seed}"
    state = GameState.deal(Ruleset.parse(code), players, seed)
    yield ""
    for seat in range(players):
        yield _hand(state, seat)
    yield _table(state)
    for number, sentence in enumerate(said, 1):
        yield ""
        yield f"{number}. {sentence}"
        read = sentences.read(sentence, sentences.NAMES)
        state.verify(read.action, player=read.player)
        after = state.apply(read.action)
        yield f"    {'; '.join(map(sentences.tell, after.events))}"
        for seat in range(players):
            if (state.hands[seat], state.marks[seat]) != (after.hands[seat], after.marks[seat]):
                yield _hand(after, seat)
        yield _table(after)
        state = after
    yield ""
    if state.outcome:
        outcome = state.outcome
        yield f"{outcome.end_condition}: score {outcome.score} of {outcome.max_score}"


def replayed(text: str) -> list[str]:
    """Return the lines that the game in a playthrough's text gives now."""
    lines = text.splitlines()
    head = _HEAD.fullmatch(lines[0])
    assert head, lines[0]
    said = [turn["sentence"] for line in lines if (turn := _TURN.fullmatch(line))]
    return list(render(head["code"], int(head["players"]), int(head["seed"]), said))


def write() -> None:
    """Play the games anew and store them."""
    for code, (players, seed, _) in GAMES.items():
        path = path_of("hanabi", code)
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = render(code, players, seed, sentences_of(code))
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _hand(state: GameState, seat: int) -> str:
    cards = zip(state.hands[seat], state.told[seat], strict=True)
    shown = "  ".join(f"{card}{_facts(told)}" for card, told in cards)
    return f"    {sentences.NAMES[seat]} holds {shown}".rstrip()


def _facts(told: ClueMarks) -> str:
    """Return what a card has been told, in brackets: what it is, then what it is not."""
    are = [*told.colors, *told.ranks]
    not_ = [*told.denied_colors, *told.denied_ranks]
    facts = "".join(map(str, are)) + ("".join(["-", *map(str, not_)]) if not_ else "")
    return f"[{facts}]" if facts else ""


def _table(state: GameState) -> str:
    fireworks = zip(state.ruleset.suits, state.fireworks, strict=True)
    left = "" if state.turns_left is None else f", turns left {state.turns_left}"
    return (
        f"    fireworks {' '.join(f'{suit}{top}' for suit, top in fireworks)}, "
        f"clue tokens {state.clue_tokens}, strikes {state.strikes}, deck {state.deck_size}{left}, "
        f"legal actions {len(state.legal_actions())}"
    )


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
