"""How a game ended, and the pairs that players could have known."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from tutor.core.game import Outcome
from tutor.core.messages import Message, Player
from tutor.games.hanzi.deck import Glossed
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.knowledge.hindsight import Hindsight, Pair, hindsight
from tutor.web.hanzi.play.record import Addresses, Deal, Record
from tutor.web.shell.heavy import heavy
from tutor.web.site.play import TurningPointView

WORTH_TELLING = Fraction(1, 10)
"""The advantage in chance from which a better pair is shown."""

MOST = 3
"""Turning points that are shown at most."""

_REMEMBERED = 64


@dataclass(frozen=True, slots=True)
class EndingView:
    """Who won, everybody's points, and the turning points in their order."""

    headline: Message
    won: bool
    scores: tuple[Message, ...]
    points: tuple[TurningPointView, ...]


def ending(record: Record, addresses: Addresses) -> EndingView | None:
    """Return how a game ended, None while it goes on."""
    outcome = record.state.outcome
    if outcome is None:
        return None
    return EndingView(
        headline=_headline(record, outcome),
        won=bool(outcome.winners),
        scores=tuple(_scores(record)),
        points=tuple(_turning_point(each, addresses, record) for each in turning_points(record)),
    )


def _headline(record: Record, outcome: Outcome) -> Message:
    winners = tuple(map(Player, sorted(outcome.winners or ())))
    if not winners:
        return Message("hanzi-play.won.cangjie")
    if record.is_alone:
        return Message("hanzi-play.won.alone")
    if len(winners) > 1:
        return Message("hanzi-play.won.tie", {"players": winners})
    return Message("hanzi-play.won", {"player": winners[0]})


def _scores(record: Record) -> Iterator[Message]:
    state = record.state
    for seat in range(state.players):
        counts = {
            "points": Message("hanzi-points", {"num": state.points(seat)}),
            "tokens": Message("hanzi-count.tokens", {"num": state.tokens[seat]}),
        }
        yield record.message(Message("hanzi-play.score", {"player": Player(seat), **counts}))
    if state.ruleset.with_cangjie:
        points = Message("hanzi-points", {"num": state.cangjie_points})
        yield Message("hanzi-play.score.cangjie", {"points": points})


def turning_points(record: Record) -> tuple[Hindsight, ...]:
    """Return at most MOST craftings for which a far better pair was known, in order."""
    craftings = _craftings(record.deal, record.text())
    worth = [each for each in craftings if each.missed >= WORTH_TELLING]
    worth.sort(key=lambda each: (-each.missed, each.step))
    # A pair can be missed in several turns: keep its largest miss.
    largest = {
        (each.player, each.best.task, frozenset(each.best.spots)): each for each in worth[::-1]
    }
    most = [each for each in worth if each in largest.values()][:MOST]
    return tuple(sorted(most, key=lambda each: each.step))


@lru_cache(_REMEMBERED)
@heavy
def _craftings(deal: Deal, actions: str) -> tuple[Hindsight, ...]:
    record = Record.read(deal, actions)
    return tuple(hindsight(record.states, record.actions))


def _turning_point(each: Hindsight, addresses: Addresses, record: Record) -> TurningPointView:
    params = {"player": Player(each.player), **_pair("", each.chosen), **_pair("best_", each.best)}
    kind = "sure" if each.best.chance == 1 else "better"
    if not each.chosen.chance:
        kind = f"hopeless-{kind}"
    return TurningPointView(
        turn=Message("hanzi-play.turn", {"num": each.turn}),
        href=addresses.at(each.step),
        message=record.message(Message(f"hanzi-play.known.{kind}", params)),
    )


def _pair(prefix: str, pair: Pair) -> dict[str, object]:
    return {
        f"{prefix}task": Glossed(pair.task),
        f"{prefix}spots": tuple(NAME_OF_SPOT[spot] for spot in pair.spots),
        f"{prefix}chance": round(pair.chance * 100),
    }
