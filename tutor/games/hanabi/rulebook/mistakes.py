"""Advice, which is no rule, and where beginners go wrong."""

from tutor.core.messages import Player
from tutor.core.rulebook import Rule
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, card_of
from tutor.games.hanabi.rulebook.figures import BOB, CAT
from tutor.games.hanabi.rulebook.parts import say

_ADVICE = (
    "basic-first",
    "agree-first",
    "keep-order",
    "why-now",
    "single-copies",
    "save-tokens",
    "read-pile",
    "talk-through",
)

RULE_OF_MISTAKE = {
    "some-cards": "clue-complete",
    "colour-and-number": "clue-one-fact",
    "tokens": "discard-not-full",
    "bonus-full": "bonus-lost",
    "must-know": "play-unknown",
    "second-firework": "one-per-colour",
    "stop-early": "end-last-round",
    "draw-last-round": "last-round-no-draw",
    "last-copy": "last-copy",
    "not-pointed": "clue-denies",
    "wild-clue": "wild-never-named",
    "misplay-back": "misplay",
    "scoring": "score",
    "two-players": "clue-one-player",
    "closed-pile": "discard-pile",
}
"""The rule that each mistake breaks or forgets, by the mistake's name."""

_SHOWN: dict[str, dict[str, object]] = {
    "advice-single-copies.1": {"rank": TOP_RANK},
    "mistake-colour-and-number.1": {"card": Card("r4")},
    "mistake-second-firework.1": {"card": card_of(Suit.RED, RANKS[0])},
    "mistake-last-copy.1": {"rank": TOP_RANK},
    "mistake-last-copy.2": {"rank": TOP_RANK},
    "mistake-scoring.2": {"num": TOP_RANK - 1},
    "mistake-two-players.1": {"one": Player(BOB), "other": Player(CAT)},
}


_PREFIX = "mistake-"


def broken_by(rule_id: str) -> str:
    """Return the rule that a mistake breaks, any other rule itself."""
    if not rule_id.startswith(_PREFIX):
        return rule_id
    return RULE_OF_MISTAKE[rule_id.removeprefix(_PREFIX)]


def advice() -> tuple[Rule, ...]:
    """Return pieces of advice: ours, and never law."""
    return tuple(_rule(f"advice-{name}", "1") for name in _ADVICE)


def mistakes() -> tuple[Rule, ...]:
    """Return beginners' mistakes: what people do, then what the rule says and why."""
    return tuple(_rule(f"{_PREFIX}{name}", "1", "2") for name in RULE_OF_MISTAKE)


def _rule(rule_id: str, *paragraphs: str) -> Rule:
    said = (f"{rule_id}.{name}" for name in paragraphs)
    return Rule(
        rule_id,
        say(f"{rule_id}.title"),
        tuple(say(name, **_SHOWN.get(name, {})) for name in said),
    )
