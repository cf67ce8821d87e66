"""What newcomers ask, and the rule that answers each question."""

from types import MappingProxyType

from tutor.core.rulebook import Question
from tutor.games.hanabi.engine.cards import TOP_RANK

_FIVE = {"rank": TOP_RANK}

FAQ: tuple[Question, ...] = (
    Question("which-box", "which-box"),
    Question("how-many-players", "who-plays"),
    Question("how-long", "who-plays"),
    Question("children", "who-plays"),
    Question("black-cards", "difference-fifth-colour"),
    Question("how-many-copies", "copies"),
    Question("fuse-colour", "difference-fuse-colour"),
    Question("how-many-cards", "hands"),
    Question("own-cards", "own-hand-hidden"),
    Question("where-tokens", "token-setup"),
    Question("who-starts", "first-player"),
    Question("several-actions", "turn"),
    Question("pass", "no-passing"),
    Question("talk", "table-talk"),
    Question("no-token", "clue-cost"),
    Question("colour-and-number", "clue-one-fact"),
    Question("clue-two-players", "clue-one-player"),
    Question("one-of-two", "clue-complete"),
    Question("clue-nothing", "clue-touches-some"),
    Question("not-pointed", "clue-denies"),
    Question("discard-full", "discard-not-full"),
    Question("discard-pile", "discard-pile"),
    Question("card-gone", "last-copy"),
    Question("draw-after-play", "play"),
    Question("know-card", "play-unknown"),
    Question("wrong-card", "misplay"),
    Question("wrong-card-back", "misplay"),
    Question("second-firework", "one-per-colour"),
    Question("bonus", "bonus", _FIVE),
    Question("bonus-full", "bonus-lost", _FIVE),
    Question("last-strike", "end-strikes"),
    Question("last-card", "end-last-round"),
    Question("drawer-turn", "end-last-round"),
    Question("shuffle-discards", "last-round-no-draw"),
    Question("score", "score"),
    Question("good-score", "scale"),
    Question("best-score", "end-perfect"),
    Question("lost-score", "lost-score"),
    Question("rearrange", "arrange-hand"),
    Question("remind", "memory-aloud"),
    Question("too-hard", "clue-tokens-more"),
    Question("too-easy", "fuse-tokens-fewer"),
    Question("what-multicolour", "multicolour-cards"),
    Question("how-many-multicolour", "difference-multicolour-count"),
    Question("tell-multicolour", "wild-proof"),
    Question("multicolour-red", "wild-touched"),
    Question("name-multicolour", "wild-never-named"),
    Question("joker", "wild-firework"),
    Question("after-deck", "play-on"),
    Question("hand-empty", "play-on-no-action"),
    Question("mix-variants", "combining"),
)
"""Every question, in the order of the rules that answer them."""

_BY_RULE = MappingProxyType(
    {
        rule: tuple(question for question in FAQ if question.rule == rule)
        for rule in {question.rule for question in FAQ}
    }
)


def questions_on(rule_id: str) -> tuple[Question, ...]:
    """Return the questions that a rule answers, none for most."""
    return _BY_RULE.get(rule_id, ())
