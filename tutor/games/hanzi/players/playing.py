"""Whole games of simulated players."""

from collections.abc import Iterator, Sequence

from tutor.core.errors import UnsupportedError
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import Action, GameState, Ruleset
from tutor.games.hanzi.knowledge import Memory, View
from tutor.games.hanzi.players.choosing import Skill, choose

LONGEST_GAME = 5_000
"""More actions than any game takes; it keeps a slip in the rules from running for ever."""


def play(
    ruleset: Ruleset, skills: Sequence[Skill], seed: int
) -> Iterator[tuple[Action | None, GameState]]:
    """Yield each action of a game with the state after it; the deal comes after no action.

    There is a player for each skill, by seat. Raises ValueError for a number of players that the
    ruleset has not, UnsupportedError for a game that does not end.
    """
    state = GameState.deal(ruleset, len(skills), seed)
    choice = SeededChoice(f"players/{seed}")
    reads = [skill.forms_read(choice) for skill in skills]
    memories = [Memory(skill.capacity) for skill in skills]
    yield None, state
    for _ in range(LONGEST_GAME):
        if state.ending:
            return
        seat = state.to_act
        view = View.of(state, seat, reads=reads[seat], memory=memories[seat])
        action = choose(view, state.legal_actions(), choice, skills[seat])
        state = state.apply(action)
        memories = [memory.watching(state.events) for memory in memories]
        yield action, state
    raise UnsupportedError("game without end", str(seed))
