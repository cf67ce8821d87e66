"""Up to which turn all points were in reach with all cards open: a fact that blames nobody."""

from dataclasses import dataclass
from functools import lru_cache

from tutor.core.messages import Message
from tutor.games.hanabi.deals import LastWinnable, last_winnable_turn
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import Beginning, GameRecord, Manner
from tutor.web.hanabi.review.addresses import ReviewAddresses
from tutor.web.shell.heavy import heavy

TRIES = 100
"""Tries at each position that is looked at: enough for nearly all deals."""

_KEPT = 64
"""So many answers are kept."""


@dataclass(frozen=True, slots=True)
class ReachView:
    """What is known; `before` leads to the last turn at which a way was known, `way` along it."""

    told: Message
    before: str = ""
    way: str = ""


def reach_view(record: GameRecord, to: ReviewAddresses) -> ReachView:
    """Return up to where a way to all points is known; raises BusyError."""
    most = {"num": record.deal.ruleset.max_score}
    found = _known_way(record.deal, record.actions)
    if found is None:
        return ReachView(Message("review.reach.unknown", most))
    if not found.line.actions:
        return ReachView(Message("review.reach.made", most))
    way = to.continued(found.turn, found.line.actions)
    if found.turn == len(record.actions):
        return ReachView(Message("review.reach.still", most), way=way)
    message = Message("review.reach.until", {**most, "turn": found.turn + 1})
    return ReachView(message, to.at(found.turn), way)


@lru_cache(_KEPT)
@heavy
def _known_way(deal: Beginning, actions: tuple[Action, ...]) -> LastWinnable | None:
    return last_winnable_turn(GameRecord(deal, Manner.LITERAL, actions).states, tries=TRIES)
