"""The ids of the rules, which refusals, events, verdicts and the book of rules share."""

# Parts
GOAL = "hanzi-goal"
CHARACTERS = "hanzi-characters"  # components, and the ideogrammic compounds that they make
CARDS = "hanzi-cards"  # two sides: ancient script; modern script with 2 points or an effect
TASKS = "hanzi-tasks"
TOKENS = "hanzi-tokens"
MARKER = "hanzi-marker"
DECK = "hanzi-deck"  # our deck; the characters in the box may differ

# Set-up
GRID = "hanzi-grid"
DEAL = "hanzi-deal"
FIVE_PLAYERS = "hanzi-five-players"  # ruling 2: the supply starts with period 2
START = "hanzi-start"

# A turn
TURN = "hanzi-turn"
PLAY_CARD = "hanzi-play-card"
TOKEN_PHASE = "hanzi-token-phase"
THIRD_CARD = "hanzi-third-card"  # one token; ruling 3: of two pairs one is chosen
SWAP_SUPPLY = "hanzi-swap-supply"  # two tokens
CRAFTING = "hanzi-crafting"  # must be; ruling 10: even without a task that can be made
MATCH = "hanzi-match"
MISS = "hanzi-miss"  # a token; ruling 5: none if nobody has one to take
ANCIENT_FORMS = "hanzi-ancient-forms"

# Effects
NEXT_TURN = "hanzi-next-turn"  # ruling 6: new cards are used from the owner's next turn on
SWAP_TASK = "hanzi-swap-task"
DRAW_CARD = "hanzi-draw-card"
TAKE_TOKEN = "hanzi-take-token"
COUNTER = "hanzi-counter"  # ruling 7: not countered itself, costs no phase
CRAFT_TWICE = "hanzi-craft-twice"  # ruling 4: a third card counts for one of the two
THREE_TASKS = "hanzi-three-tasks"
FETCH = "hanzi-fetch"
TASK_LIMIT = "hanzi-task-limit"  # ruling 9: one more for the rest of the game

# End
WIN = "hanzi-win"
TABLE_EMPTY = "hanzi-table-empty"  # ruling 1: nothing can be made any more, most points win

# Cangjie
CANGJIE = "hanzi-cangjie"
CANGJIE_REMOVAL = "hanzi-cangjie-removal"
LOST_TASKS = "hanzi-lost-tasks"  # ruling 8
MARKER_MOVE = "hanzi-marker-move"
MARKER_TOKEN = "hanzi-marker-token"
CANGJIE_END = "hanzi-cangjie-end"  # ruling 11: 10 points do not end it
CANGJIE_RANKING = "hanzi-cangjie-ranking"
