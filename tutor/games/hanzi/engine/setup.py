"""The deal (rules `hanzi-grid`, `hanzi-deal`, `hanzi-five-players`, `hanzi-cangjie`)."""

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import DECK, TASKS
from tutor.games.hanzi.engine.amounts import SEEDS, SUPPLY, TASK_LIMIT
from tutor.games.hanzi.engine.grid import SPOTS
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.state import GameState


def deal(ruleset: Ruleset, players: int, seed: int) -> GameState:
    """Return the start of a game; the same seed gives the same deal in every release.

    Raises ValueError for a seed below 0 or a number of players that the ruleset has not.
    """
    if seed < 0:
        raise ValueError(f"seed must be 0 or more, not {seed}")
    if players not in ruleset.players:
        raise ValueError(f"players must be in {ruleset.players}, not {players}")
    choice = SeededChoice(seed)
    grid, pile = (choice.shuffled([c for c in DECK if c.period == period]) for period in (1, 2))
    first, second = (choice.shuffled([t for t in TASKS if t.period == period]) for period in (1, 2))
    tasks = first + second
    dealt = TASK_LIMIT * players
    cangjie = ruleset is Ruleset.CANGJIE
    return GameState(
        ruleset=ruleset,
        grid=grid,
        marker=choice.below(SPOTS) if cangjie else None,
        pile=pile,
        task_deck=tasks[dealt + SUPPLY :],
        supply=tasks[dealt : dealt + SUPPLY],
        tasks=tuple(tasks[TASK_LIMIT * s : TASK_LIMIT * (s + 1)] for s in range(players)),
        limits=(TASK_LIMIT,) * players,
        hands=((),) * players,
        new_cards=((),) * players,
        scored=((),) * players,
        tokens=(int(cangjie),) * players,
        seed=choice.below(SEEDS),
    )
