"""Why an action is refused, why a game ended, why a position cannot be; and the rules behind."""

from tutor.core.rulebook import RuledEnum
from tutor.games.hanzi import rules


class RefusalReason(RuledEnum):
    """Why `GameState.verify` refuses an action."""

    # What has to be done first
    GAME_OVER = "game-over", rules.WIN
    NOT_YOUR_TURN = "not-your-turn", rules.TURN
    REPLY_DUE = "reply-due", rules.COUNTER
    EFFECT_DUE = "effect-due", rules.PLAY_CARD
    NAME_TASK_FIRST = "name-task-first", rules.CRAFTING
    CRAFTING_UNDER_WAY = "crafting-under-way", rules.CRAFTING
    PAIR_DUE = "pair-due", rules.THIRD_CARD
    TOKEN_DUE = "token-due", rules.MISS
    TASK_DUE = "task-due", rules.MATCH
    MARKER_DUE = "marker-due", rules.MARKER_MOVE
    # What is too late, or nobody asks for
    CARD_PHASE_OVER = "card-phase-over", rules.TURN
    TOKEN_PHASE_OVER = "token-phase-over", rules.TOKEN_PHASE
    NO_COUNTER = "no-counter", rules.COUNTER
    NOTHING_TO_COUNTER = "nothing-to-counter", rules.COUNTER
    NO_EFFECT_PLAYED = "no-effect-played", rules.PLAY_CARD
    NO_SECOND_CRAFTING = "no-second-crafting", rules.CRAFT_TWICE
    NO_TASK_TO_REPLACE = "no-task-to-replace", rules.MATCH
    NOTHING_MISSED = "nothing-missed", rules.MISS
    NOTHING_TURNED_UP = "nothing-turned-up", rules.CRAFTING
    MARKER_MOVES_LATER = "marker-moves-later", rules.MARKER_MOVE
    # Cards
    NOT_IN_HAND = "not-in-hand", rules.PLAY_CARD
    CARD_IS_NEW = "card-is-new", rules.NEXT_TURN
    ONLY_A_REPLY = "only-a-reply", rules.COUNTER
    NO_TASKS_TO_SWAP = "no-tasks-to-swap", rules.SWAP_TASK
    NO_CARD_TO_DRAW = "no-card-to-draw", rules.DRAW_CARD
    NO_TOKEN_TO_TAKE = "no-token-to-take", rules.TAKE_TOKEN
    NO_TASK_TO_SEE = "no-task-to-see", rules.THREE_TASKS
    TASK_IS_GONE = "task-is-gone", rules.FETCH
    TASK_IS_YOURS = "task-is-yours", rules.FETCH
    OTHER_EFFECT = "other-effect", rules.PLAY_CARD
    NOT_ON_TOP = "not-on-top", rules.THREE_TASKS
    NOT_ANOTHERS_TASK = "not-anothers-task", rules.SWAP_TASK
    # Tokens
    NO_TOKEN_FOR_CARD = "no-token-for-card", rules.THIRD_CARD
    TOO_FEW_TOKENS_TO_SWAP = "too-few-tokens-to-swap", rules.SWAP_SUPPLY
    NOT_THE_RICHEST = "not-the-richest", rules.MISS
    # Tasks
    NOT_YOUR_TASK = "not-your-task", rules.CRAFTING
    NOT_IN_SUPPLY = "not-in-supply", rules.TASKS
    # The grid
    NO_CARD_THERE = "no-card-there", rules.GRID
    ALREADY_FACE_UP = "already-face-up", rules.CRAFTING
    NO_THIRD_CARD = "no-third-card", rules.THIRD_CARD
    NO_PAIR_LEFT = "no-pair-left", rules.THIRD_CARD
    # Cangjie
    NO_CANGJIE = "no-cangjie", rules.CANGJIE
    NO_TOKEN_FOR_MARKER = "no-token-for-marker", rules.MARKER_TOKEN
    MARKER_WAS_PUT = "marker-was-put", rules.MARKER_TOKEN
    MARKER_IS_THERE = "marker-is-there", rules.MARKER_TOKEN
    NOT_BESIDE_MARKER = "not-beside-marker", rules.MARKER_MOVE


class EndCause(RuledEnum):
    """What brought the game to its end."""

    POINTS = "points", rules.WIN
    TABLE_EMPTY = "table-empty", rules.TABLE_EMPTY
    MARKER_STUCK = "marker-stuck", rules.CANGJIE_END


class Flaw(RuledEnum):
    """Why a position is impossible; behind each, the details that come with it."""

    WRONG_PLAYERS = "wrong-players", rules.GOAL  # players
    TOO_MANY_COPIES = "too-many-copies", rules.DECK  # card, found, most
    TASK_TWICE = "task-twice", rules.TASKS  # task
    LOST_SCORING_CARD = "lost-scoring-card", rules.MATCH  # card, found, expected
    WRONG_PERIOD = "wrong-period", rules.GRID  # card
    GAP_TOO_EARLY = "gap-too-early", rules.MATCH  # spot
    NO_EFFECT_IN_HAND = "no-effect-in-hand", rules.MATCH  # player, card
    NO_POINTS_SCORED = "no-points-scored", rules.MATCH  # player, card
    TOO_MANY_TOKENS = "too-many-tokens", rules.TOKENS  # found, most
    TOO_MANY_TASKS = "too-many-tasks", rules.TASK_LIMIT  # player, found, most
    WRONG_LIMIT = "wrong-limit", rules.TASK_LIMIT  # player, found
    SUPPLY_NOT_FILLED = "supply-not-filled", rules.TASKS  # found, expected
    MARKER_ON_GAP = "marker-on-gap", rules.MARKER  # spot
    NO_MARKER = "no-marker", rules.CANGJIE
    FOREIGN_MARKER = "foreign-marker", rules.MARKER
    WRONG_TURN = "wrong-turn", rules.TURN  # the parts of the turn contradict each other
    WRONG_END = "wrong-end", rules.WIN
