"""What was turned up before a position: a log that a question carries with it.

An entry is `crafting-seat-spot-card`, as in `0-1-b3-ri-1`: in the first crafting, the player at
seat 1 turned up b3, and it was 日 of period 1. If two cards made a task, `0-1-makes-ming` follows.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message, Player
from tutor.games.hanzi.deck import TASK_OF_ID, Card, Glossed, Task
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.events import Event, Matched, Missed, TurnedUp
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME
from tutor.games.hanzi.knowledge.view import Memory, View
from tutor.games.hanzi.puzzles.options import card_name, card_of

_ENTRY = re.compile(
    r"(?P<turn>[0-9])-(?P<seat>[0-4])-(?:(?P<spot>[a-f][1-5])-(?P<card>.+)|makes-(?P<task>.+))"
)
MOST_TURNS = 6


class Turn(NamedTuple):
    """One crafting: who turned up which cards where, and the task that they made, if any."""

    player: int
    cards: tuple[tuple[int, Card], ...]
    made: Task | None = None


def crafting(events: Iterable[Event]) -> Turn | None:
    """Return the crafting that ends in these events; None if none does."""
    turned: list[tuple[int, Card]] = []
    for event in events:
        match event:
            case TurnedUp(player=_, spot=spot, card=card):
                turned.append((spot, card))
            case Matched(player=player, task=task):
                return Turn(player, tuple(turned), task)
            case Missed(player=player):
                return Turn(player, tuple(turned))
    return None


def write(turns: Sequence[Turn]) -> tuple[str, ...]:
    """Return the entries for a log."""
    entries: list[str] = []
    for number, turn in enumerate(turns):
        start = f"{number}-{turn.player}"
        entries += (f"{start}-{NAME_OF_SPOT[at]}-{card_name(card)}" for at, card in turn.cards)
        if turn.made:
            entries.append(f"{start}-makes-{turn.made.id}")
    return tuple(entries)


def read(entries: Sequence[str]) -> tuple[Turn, ...]:
    """Return the log with these entries; raises BadSyntaxError for any other text."""
    turns: dict[str, Turn] = {}
    for entry in entries:
        match = _ENTRY.fullmatch(entry)
        if not match or (match["task"] and match["task"] not in TASK_OF_ID):
            raise BadSyntaxError("log", entry, 0, "an entry such as 0-1-b3-ri-1 or 0-1-makes-ming")
        turn = turns.get(match["turn"], Turn(int(match["seat"]), ()))
        if match["task"]:
            turn = turn._replace(made=TASK_OF_ID[match["task"]])
        else:
            card = (SPOT_OF_NAME[match["spot"]], card_of(match["card"]))
            turn = turn._replace(cards=(*turn.cards, card))
        turns[match["turn"]] = turn
    if len(turns) > MOST_TURNS or any(len(turn.cards) not in (2, 3) for turn in turns.values()):
        raise BadSyntaxError("log", " ".join(entries), 0, f"two cards a turn, {MOST_TURNS} turns")
    return tuple(turns.values())


def memory(turns: Sequence[Turn], state: GameState) -> Memory:
    """Return the memory of a log in this position.

    Raises ValueError if the log says of a card that lies there something else than it is.
    """
    seen = Memory()
    for turn in turns:
        seen = seen.watching(TurnedUp(turn.player, spot, card) for spot, card in turn.cards)
        made = turn.made.parts if turn.made else ()
        seen = seen.without(spot for spot, card in turn.cards if card.character in made)
    for spot, card in seen.lying.items():
        if state.grid[spot] is not card:
            raise ValueError(f"{card} does not lie at {NAME_OF_SPOT[spot]}")
    return seen


def view(turns: Sequence[Turn], state: GameState, seat: int) -> View:
    """Return the view of a player who reads only the forms turned up in the log."""
    return View.of(state, seat, memory(turns, state))


def messages(turns: Sequence[Turn], reader: int) -> tuple[Message, ...]:
    """Return the log as the player in this seat is told it: a sentence for each crafting."""
    sentences = tuple(_turn_message(turn).addressed_to(reader) for turn in turns)
    return sentences or (Message("hanzi-log.nothing"),)


def _turn_message(turn: Turn) -> Message:
    params: dict[str, object] = {"name": Player(turn.player)}
    for number, (spot, card) in zip(("one", "two", "three"), turn.cards, strict=False):
        params |= {number: NAME_OF_SPOT[spot], f"{number}_card": Glossed(card)}
    count = "" if len(turn.cards) == 2 else ".three"
    if turn.made:
        return Message(f"hanzi-log.match{count}", {**params, "task": Glossed(turn.made)})
    return Message(f"hanzi-log.miss{count}", params)
