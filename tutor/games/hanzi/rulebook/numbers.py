"""The numbers that the rules name, counted in the deck or taken from the engine."""

from collections import Counter

from tutor.games.hanzi.deck import DECK, TASKS, Effect
from tutor.games.hanzi.engine import grid
from tutor.games.hanzi.engine.ruleset import Ruleset

COLUMNS, ROWS = len(grid.COLUMNS), len(grid.ROWS)
MIN_PLAYERS, MAX_PLAYERS = min(Ruleset.PLAIN.players), max(Ruleset.PLAIN.players)
FEWEST_WITH_CANGJIE = min(Ruleset.CANGJIE.players)
MOST_WITH_CANGJIE = max(Ruleset.CANGJIE.players)
TOKENS = 10
TASKS_EACH = 3
SUPPLY = 3
THIRD_CARD_COST = 1
SWAP_COST = 2
MARKER_COST = 1
CARDS_WITH_TOKEN = 3
TASKS_LOOKED_AT = 3
LIMIT_GROWS_BY = 1
TOKENS_WITH_CANGJIE = 1
POINTS_TO_WIN = 10

YOUNGEST = 7
SHORTEST, LONGEST = 15, 30
"""From how many years, and between how many minutes: as the box says."""

CARDS_OF_PERIOD = Counter(card.period for card in DECK)
TASKS_OF_PERIOD = Counter(task.period for task in TASKS)

POINTS = max(card.points for card in DECK)
"""What a scoring card is worth; all are alike."""

SCORING_CARDS = sum(card.effect is None for card in DECK)
EFFECT_CARDS = len(DECK) - SCORING_CARDS
CARDS_TO_WIN = -(-POINTS_TO_WIN // POINTS)


def cards_with(*effects: Effect) -> int:
    """Return how many cards of the deck have one of these effects."""
    return sum(card.effect in effects for card in DECK)
