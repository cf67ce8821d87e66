"""What newcomers ask, and the rule that answers each question.

The answer in a word is a message too; its numbers are those of the usual game.
"""

from tutor.core.rulebook import FaqEntry
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

FAQ: tuple[FaqEntry, ...] = (
    FaqEntry("which-box", "which-box"),
    FaqEntry("aim", "goal", {"low": _LOW, "rank": TOP_RANK}),
    FaqEntry("how-many-players", "who-plays", {"fewest": MIN_PLAYERS, "most": MAX_PLAYERS}),
    FaqEntry("how-long", "who-plays", {"minutes": MINUTES}),
    FaqEntry("children", "who-plays", {"age": YOUNGEST}),
    FaqEntry("black-cards", "difference-fifth-colour"),
    FaqEntry("how-many-copies", "copies", _COPIES),
    FaqEntry("how-many-tokens", "tokens", {"clues": CLUE_TOKENS, "fuses": FUSES}),
    FaqEntry("fuse-colour", "difference-fuse-colour"),
    FaqEntry("how-many-cards", "hands", _HANDS),
    FaqEntry("own-cards", "own-hand-hidden"),
    FaqEntry("hold-cards", "own-hand-hidden"),
    FaqEntry("where-tokens", "token-setup"),
    FaqEntry("who-starts", "first-player"),
    FaqEntry("direction", "first-player"),
    FaqEntry("several-actions", "turn"),
    FaqEntry("pass", "no-passing"),
    FaqEntry("talk", "table-talk"),
    FaqEntry("gestures", "table-talk"),
    FaqEntry("no-token", "clue-cost"),
    FaqEntry("colour-and-number", "clue-one-fact"),
    FaqEntry("clue-two-players", "clue-one-player"),
    FaqEntry("clue-self", "clue-one-player"),
    FaqEntry("one-of-two", "clue-complete"),
    FaqEntry("clue-nothing", "clue-touches-some"),
    FaqEntry("not-pointed", "clue-denies"),
    FaqEntry("tokens-back", "discard"),
    FaqEntry("discard-full", "discard-not-full"),
    FaqEntry("discard-pile", "discard-pile"),
    FaqEntry("card-gone", "last-copy"),
    FaqEntry("draw-after-play", "play"),
    FaqEntry("know-card", "play-unknown"),
    FaqEntry("say-where", "play-unknown"),
    FaqEntry("wrong-card", "misplay"),
    FaqEntry("wrong-card-back", "misplay"),
    FaqEntry("number-order", "firework", {"low": _LOW, "next": RANKS[1]}),
    FaqEntry("second-firework", "one-per-colour"),
    FaqEntry("bonus", "bonus", _FIVE),
    FaqEntry("bonus-full", "bonus-lost", _FIVE),
    FaqEntry("last-strike", "end-strikes"),
    FaqEntry("fuse-back", "end-strikes"),
    FaqEntry("last-card", "end-last-round"),
    FaqEntry("drawer-turn", "end-last-round"),
    FaqEntry("draw-last-round", "last-round-no-draw"),
    FaqEntry("shuffle-discards", "last-round-no-draw"),
    FaqEntry("score", "score"),
    FaqEntry("unfinished", "score"),
    FaqEntry("good-score", "scale", {"good": _GOOD}),
    FaqEntry("best-score", "end-perfect", _BEST),
    FaqEntry("lost-score", "lost-score"),
    FaqEntry("rearrange", "arrange-hand"),
    FaqEntry("remind", "memory-aloud"),
    FaqEntry("same-clue", "memory-aloud"),
    FaqEntry("too-hard", "clue-tokens-more"),
    FaqEntry("too-easy", "fuse-tokens-fewer"),
    FaqEntry("what-multicolour", "multicolour-cards"),
    FaqEntry("how-many-multicolour", "difference-multicolour-count", _MULTICOLOUR),
    FaqEntry("tell-multicolour", "wild-proof"),
    FaqEntry("multicolour-red", "wild-touched"),
    FaqEntry("name-multicolour", "wild-never-named"),
    FaqEntry("joker", "wild-firework"),
    FaqEntry("after-deck", "play-on"),
    FaqEntry("hand-empty", "play-on-no-action"),
    FaqEntry("mix-variants", "combining"),
)
"""Every question, in the order of the rules that answer them."""
