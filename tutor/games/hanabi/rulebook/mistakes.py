"""Advice, which is no rule, and where beginners go wrong."""

from tutor.core.rulebook import Link, Rule
from tutor.games.hanabi.engine.cards import TOP_RANK
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

_SHOWN: dict[str, dict[str, object]] = {"single-copies": {"rank": TOP_RANK}}


def advice() -> tuple[Rule, ...]:
    """Return pieces of advice: ours, and never law."""
    return tuple(
        Rule(
            f"advice-{name}",
            say(f"advice-{name}.title"),
            (say(f"advice-{name}.1", **_SHOWN.get(name, {})),),
        )
        for name in _ADVICE
    )


def mistakes() -> tuple[Link, ...]:
    """Return beginners' mistakes, each with the rule that it breaks."""
    return tuple(
        Link(f"mistake-{name}", say(f"mistake-{name}.title"), rule)
        for name, rule in RULE_OF_MISTAKE.items()
    )
