"""Prepared evenings: lists for an organiser who has no time to choose.

Each is for a table that does little else before it plays, so it is short. Puzzles follow the lesson
whose idea they ask about, and all of them are played by the rules of the evening. A lesson that
needs another one comes after it, in the same evening or in an earlier one. The first two evenings
have puzzles that browsers keep for times without a network (tutor/web/offline/).
"""

from tutor.core.game import PreparedList


def _evening(id_: str, items: str, rules: str = "base") -> PreparedList:
    return PreparedList(id=id_, rules=rules, items=tuple(items.split()))


EVENINGS = (
    # All that a first game needs. How a score is judged can wait until there is one.
    _evening(
        "first-night",
        "goal hidden turn clue point-out-011 discard play outcome-001 setup endings allowed-021",
    ),
    # Reading clues, the pile, a whole round, and the questions that one asks oneself every turn.
    _evening(
        "second-night",
        "complete denies bonus copies pile critical-001 save-016 round knowledge-001 safe-play-011"
        " safe-discard-011 make-playable-027 last-round-001 knowledge-022 safe-play-022",
    ),
    # For those who can play. Not the lesson on the sixth colour, which can be named there.
    _evening(
        "wild-variant",
        "wild point-out-002 allowed-002 outcome-002 knowledge-002 safe-play-002"
        " safe-discard-002 make-playable-002 save-002",
        "wild-5",
    ),
    # Rules that are argued about, then close decisions, then whole lines of play.
    _evening(
        "before-tournament",
        "allowed-013 tokens-013 outcome-013 last-round-003 score-023 knowledge-013"
        " safe-play-013 safe-discard-013 critical-018 odds-013 make-playable-013 save-018"
        " graduation finish-firework-022 survive-017",
    ),
)
"""The one for beginners comes first."""
