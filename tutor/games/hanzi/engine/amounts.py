"""How many there are of what the rules count (rules `hanzi-tokens`, `hanzi-tasks`, `hanzi-win`)."""

TOKENS = 10
TASK_LIMIT = 3
SUPPLY = 3
TOP_TASKS = 3
WINNING_POINTS = 10

PRICE_OF_CARD = 1
PRICE_OF_SWAP = 2
PRICE_OF_MARKER = 1

TO_TURN = 2
"""Cards turned up in a crafting; one more if it is paid for."""

SEEDS = 1 << 32
"""The seeds that states carry are below this."""
