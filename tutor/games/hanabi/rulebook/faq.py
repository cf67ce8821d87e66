"""What newcomers ask, and the rule that answers each question.

The answer in a word is a message too; its numbers are those of the usual game.
"""

from tutor.core.rulebook import Question
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK
from tutor.games.hanabi.engine.ruleset import (
    CLUE_TOKENS,
    COPIES_BY_RANK,
    FUSES,
    HAND_SIZE_BY_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from tutor.games.hanabi.engine.scoring import SCALE, SCALE_SIX
from tutor.games.hanabi.rulebook.opening import MINUTES, YOUNGEST

_LOW = RANKS[0]
_FIVE = {"rank": TOP_RANK}
_COPIES = {
    "low": _LOW,
    "most": COPIES_BY_RANK[0],
    "some": COPIES_BY_RANK[1],
    "rank": TOP_RANK,
}
_HANDS = {"many": HAND_SIZE_BY_PLAYERS[MIN_PLAYERS], "few": HAND_SIZE_BY_PLAYERS[MAX_PLAYERS]}
_BEST = {"num": SCALE[-1].high, "more": SCALE_SIX[-1].high}
_GOOD = next(rating.low for rating in SCALE if rating.id == "very-good")
_MULTICOLOUR = {"few": len(RANKS), "many": sum(COPIES_BY_RANK)}

FAQ: tuple[Question, ...] = (
    Question("which-box", "which-box"),
    Question("aim", "goal", {"low": _LOW, "rank": TOP_RANK}),
    Question("how-many-players", "who-plays", {"fewest": MIN_PLAYERS, "most": MAX_PLAYERS}),
    Question("how-long", "who-plays", {"minutes": MINUTES}),
    Question("children", "who-plays", {"age": YOUNGEST}),
    Question("black-cards", "difference-fifth-colour"),
    Question("how-many-copies", "copies", _COPIES),
    Question("how-many-tokens", "tokens", {"clues": CLUE_TOKENS, "fuses": FUSES}),
    Question("fuse-colour", "difference-fuse-colour"),
    Question("how-many-cards", "hands", _HANDS),
    Question("own-cards", "own-hand-hidden"),
    Question("hold-cards", "own-hand-hidden"),
    Question("where-tokens", "token-setup"),
    Question("who-starts", "first-player"),
    Question("direction", "first-player"),
    Question("several-actions", "turn"),
    Question("pass", "no-passing"),
    Question("talk", "table-talk"),
    Question("gestures", "table-talk"),
    Question("no-token", "clue-cost"),
    Question("colour-and-number", "clue-one-fact"),
    Question("clue-two-players", "clue-one-player"),
    Question("clue-self", "clue-one-player"),
    Question("one-of-two", "clue-complete"),
    Question("clue-nothing", "clue-touches-some"),
    Question("not-pointed", "clue-denies"),
    Question("tokens-back", "discard"),
    Question("discard-full", "discard-not-full"),
    Question("discard-pile", "discard-pile"),
    Question("card-gone", "last-copy"),
    Question("draw-after-play", "play"),
    Question("know-card", "play-unknown"),
    Question("say-where", "play-unknown"),
    Question("wrong-card", "misplay"),
    Question("wrong-card-back", "misplay"),
    Question("number-order", "firework", {"low": _LOW, "next": RANKS[1]}),
    Question("second-firework", "one-per-colour"),
    Question("bonus", "bonus", _FIVE),
    Question("bonus-full", "bonus-lost", _FIVE),
    Question("last-strike", "end-strikes"),
    Question("fuse-back", "end-strikes"),
    Question("last-card", "end-last-round"),
    Question("drawer-turn", "end-last-round"),
    Question("draw-last-round", "last-round-no-draw"),
    Question("shuffle-discards", "last-round-no-draw"),
    Question("score", "score"),
    Question("unfinished", "score"),
    Question("good-score", "scale", {"good": _GOOD}),
    Question("best-score", "end-perfect", _BEST),
    Question("lost-score", "lost-score"),
    Question("rearrange", "arrange-hand"),
    Question("remind", "memory-aloud"),
    Question("same-clue", "memory-aloud"),
    Question("too-hard", "clue-tokens-more"),
    Question("too-easy", "fuse-tokens-fewer"),
    Question("what-multicolour", "multicolour-cards"),
    Question("how-many-multicolour", "difference-multicolour-count", _MULTICOLOUR),
    Question("tell-multicolour", "wild-proof"),
    Question("multicolour-red", "wild-touched"),
    Question("name-multicolour", "wild-never-named"),
    Question("joker", "wild-firework"),
    Question("after-deck", "play-on"),
    Question("hand-empty", "play-on-no-action"),
    Question("mix-variants", "combining"),
)
"""Every question, in the order of the rules that answer them."""
