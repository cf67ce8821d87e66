"""What newcomers ask, and the rule that answers each question, in the order of the rules."""

from tutor.core.rulebook import FaqEntry
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import DECK, TASKS
from tutor.games.hanzi.engine import ruleset
from tutor.games.hanzi.rulebook import numbers
from tutor.games.hanzi.rulebook.sections import WHO_WAS_CANGJIE

_PLAYERS = {"fewest": numbers.MIN_PLAYERS, "most": numbers.MAX_PLAYERS}
_MINUTES = {"shortest": numbers.SHORTEST, "longest": numbers.LONGEST}
_TOKENS = {"num": ruleset.TOKENS}
_POINTS = {"points": ruleset.WINNING_POINTS, "cards": numbers.CARDS_TO_WIN}
_PRICES = {"third": ruleset.PRICE_OF_CARD, "swap": ruleset.PRICE_OF_SWAP}

FAQ: tuple[FaqEntry, ...] = (
    FaqEntry("hanzi-how-many-players", rules.GOAL, _PLAYERS),
    FaqEntry("hanzi-how-long", rules.GOAL, _MINUTES),
    FaqEntry("hanzi-children", rules.GOAL, {"age": numbers.YOUNGEST}),
    FaqEntry("hanzi-read-chinese", rules.CHARACTERS),
    FaqEntry("hanzi-real-characters", rules.CHARACTERS),
    FaqEntry("hanzi-which-side", rules.CARDS),
    FaqEntry("hanzi-how-many-cards", rules.CARDS, {"cards": len(DECK), "tasks": len(TASKS)}),
    FaqEntry("hanzi-several-ways", rules.TASKS),
    FaqEntry("hanzi-how-many-tokens", rules.TOKENS, _TOKENS),
    FaqEntry("hanzi-what-for-tokens", rules.TOKENS, _PRICES),
    FaqEntry("hanzi-my-box", rules.DECK),
    FaqEntry("hanzi-hidden-tasks", rules.DEAL),
    FaqEntry("hanzi-how-many-tasks", rules.DEAL, {"num": ruleset.TASK_LIMIT}),
    FaqEntry("hanzi-who-starts", rules.START),
    FaqEntry("hanzi-several-cards", rules.PLAY_CARD),
    FaqEntry("hanzi-card-after-crafting", rules.TURN),
    FaqEntry("hanzi-both-tokens", rules.TOKEN_PHASE),
    FaqEntry("hanzi-third-card-token", rules.THIRD_CARD),
    FaqEntry("hanzi-skip-crafting", rules.CRAFTING),
    FaqEntry("hanzi-choose-task-later", rules.CRAFTING),
    FaqEntry("hanzi-part-of-another", rules.CRAFTING),
    FaqEntry("hanzi-gaps-filled", rules.MATCH),
    FaqEntry("hanzi-again-after-match", rules.MATCH),
    FaqEntry("hanzi-bank-empty", rules.MISS),
    FaqEntry("hanzi-lose-task", rules.MISS),
    FaqEntry("hanzi-look-again", rules.ANCIENT_FORMS),
    FaqEntry("hanzi-look-at-ancient", rules.ANCIENT_FORMS),
    FaqEntry("hanzi-play-at-once", rules.NEXT_TURN),
    FaqEntry("hanzi-counter-when", rules.COUNTER),
    FaqEntry("hanzi-counter-counter", rules.COUNTER),
    FaqEntry("hanzi-hand-limit", rules.PLAY_CARD),
    FaqEntry("hanzi-more-tasks", rules.TASK_LIMIT, {"num": ruleset.TASK_LIMIT}),
    FaqEntry("hanzi-fetch-gone", rules.FETCH),
    FaqEntry("hanzi-when-over", rules.WIN, _POINTS),
    FaqEntry("hanzi-finish-round", rules.WIN),
    FaqEntry("hanzi-tie", rules.TABLE_EMPTY),
    FaqEntry("hanzi-alone", rules.CANGJIE),
    FaqEntry("hanzi-who-moves-marker", rules.MARKER_MOVE),
    FaqEntry("hanzi-diagonal", rules.MARKER_MOVE),
    FaqEntry("hanzi-move-anywhere", rules.MARKER_TOKEN, {"num": ruleset.PRICE_OF_MARKER}),
    FaqEntry("hanzi-task-impossible", rules.LOST_TASKS),
    FaqEntry("hanzi-beaten", rules.CANGJIE_RANKING),
    FaqEntry("hanzi-cangjie-real", WHO_WAS_CANGJIE),
)
"""Every question, in the order of the rules that answer them, as far as they are asked so."""

POPULAR = (
    "hanzi-read-chinese",
    "hanzi-several-ways",
    "hanzi-look-again",
    "hanzi-play-at-once",
    "hanzi-when-over",
)
"""Those that are asked most."""
