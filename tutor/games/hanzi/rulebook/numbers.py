"""Numbers that the rules name beside those of engine/ruleset.py, counted in deck and engine."""

from collections import Counter

from tutor.games.hanzi.deck import DECK, TASKS, Effect
from tutor.games.hanzi.engine import GameState, Ruleset, ruleset
from tutor.games.hanzi.engine.ruleset import TO_TURN, WINNING_POINTS

COLUMNS, ROWS = len(ruleset.COLUMNS), len(ruleset.ROWS)
MIN_PLAYERS, MAX_PLAYERS = min(Ruleset.PLAIN.players), max(Ruleset.PLAIN.players)
FEWEST_WITH_CANGJIE = min(Ruleset.CANGJIE.players)
MOST_WITH_CANGJIE = max(Ruleset.CANGJIE.players)
TOKENS_WITH_CANGJIE = max(GameState.deal(Ruleset.CANGJIE, MOST_WITH_CANGJIE, 1).tokens)

CARDS_WITH_TOKEN = TO_TURN + 1
"""How many cards may be turned up once a third one is paid for."""

LIMIT_GROWS_BY = 1

YOUNGEST = 7
SHORTEST, LONGEST = 15, 30
"""From how many years, and between how many minutes: as other descriptions say."""

CARDS_OF_PERIOD = Counter(card.period for card in DECK)
TASKS_OF_PERIOD = Counter(task.period for task in TASKS)

POINTS = max(card.points for card in DECK)
"""What a scoring card is worth; all are alike."""

SCORING_CARDS = sum(card.effect is None for card in DECK)
EFFECT_CARDS = len(DECK) - SCORING_CARDS
CARDS_TO_WIN = -(-WINNING_POINTS // POINTS)


def cards_with(*effects: Effect) -> int:
    """Return how many cards of the deck have one of these effects."""
    return sum(card.effect in effects for card in DECK)
