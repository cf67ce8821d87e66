"""Whole games of partners, kept in tests/data/partners.txt: what they do stays what it was.

    python -m tests.games.hanabi.partners.recorded

writes the actions anew after a change that is wanted. A line has the conventions, the ruleset, the
deal, and the actions.
"""

from pathlib import Path

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import ConventionSet, Deal, Meanings, decide
from tutor.games.hanabi.partners.action_codes import write_actions

FILE = Path(__file__).parents[3] / "data" / "partners.txt"
GAMES = dict(line.rsplit(" ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())
"""The actions of each game, by the fields before them."""


def played(game: str) -> str:
    """Return what is done now in the game with these fields."""
    conventions, rules, deal = game.split()
    state = Deal.parse(deal, Ruleset.parse(rules)).start()
    meanings = Meanings.at_start(state, ConventionSet.parse(conventions))
    actions: list[Action] = []
    while state.ending is None:
        actions.append(decide(state, meanings).action)
        before, state = state, state.apply(actions[-1])
        meanings = meanings.after(before, actions[-1], state)
    return write_actions(actions)


if __name__ == "__main__":
    FILE.write_text("".join(f"{game} {played(game)}\n" for game in GAMES), encoding="utf-8")
