"""What newcomers ask, and the rule that answers each question, in the order of the rules."""

from tutor.core.rulebook import Question
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

FAQ: tuple[Question, ...] = (
    Question("hanzi-how-many-players", rules.GOAL, _PLAYERS),
    Question("hanzi-how-long", rules.GOAL, _MINUTES),
    Question("hanzi-children", rules.GOAL, {"age": numbers.YOUNGEST}),
    Question("hanzi-read-chinese", rules.CHARACTERS),
    Question("hanzi-real-characters", rules.CHARACTERS),
    Question("hanzi-which-side", rules.CARDS),
    Question("hanzi-how-many-cards", rules.CARDS, {"cards": len(DECK), "tasks": len(TASKS)}),
    Question("hanzi-several-ways", rules.TASKS),
    Question("hanzi-how-many-tokens", rules.TOKENS, _TOKENS),
    Question("hanzi-what-for-tokens", rules.TOKENS, _PRICES),
    Question("hanzi-my-box", rules.DECK),
    Question("hanzi-hidden-tasks", rules.DEAL),
    Question("hanzi-how-many-tasks", rules.DEAL, {"num": ruleset.TASK_LIMIT}),
    Question("hanzi-who-starts", rules.START),
    Question("hanzi-several-cards", rules.PLAY_CARD),
    Question("hanzi-card-after-crafting", rules.TURN),
    Question("hanzi-both-tokens", rules.TOKEN_PHASE),
    Question("hanzi-third-card-token", rules.THIRD_CARD),
    Question("hanzi-skip-crafting", rules.CRAFTING),
    Question("hanzi-choose-task-later", rules.CRAFTING),
    Question("hanzi-part-of-another", rules.CRAFTING),
    Question("hanzi-gaps-filled", rules.MATCH),
    Question("hanzi-again-after-match", rules.MATCH),
    Question("hanzi-bank-empty", rules.MISS),
    Question("hanzi-lose-task", rules.MISS),
    Question("hanzi-look-again", rules.ANCIENT_FORMS),
    Question("hanzi-look-at-ancient", rules.ANCIENT_FORMS),
    Question("hanzi-play-at-once", rules.NEXT_TURN),
    Question("hanzi-counter-when", rules.COUNTER),
    Question("hanzi-counter-counter", rules.COUNTER),
    Question("hanzi-hand-limit", rules.PLAY_CARD),
    Question("hanzi-more-tasks", rules.TASK_LIMIT, {"num": ruleset.TASK_LIMIT}),
    Question("hanzi-fetch-gone", rules.FETCH),
    Question("hanzi-when-over", rules.WIN, _POINTS),
    Question("hanzi-finish-round", rules.WIN),
    Question("hanzi-tie", rules.TABLE_EMPTY),
    Question("hanzi-alone", rules.CANGJIE),
    Question("hanzi-who-moves-marker", rules.MARKER_MOVE),
    Question("hanzi-diagonal", rules.MARKER_MOVE),
    Question("hanzi-move-anywhere", rules.MARKER_TOKEN, {"num": ruleset.PRICE_OF_MARKER}),
    Question("hanzi-task-impossible", rules.LOST_TASKS),
    Question("hanzi-beaten", rules.CANGJIE_RANKING),
    Question("hanzi-cangjie-real", WHO_WAS_CANGJIE),
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
