"""The log of a game, turn by turn, and the partners' next actions."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.events import ClueGiven, Drew
from tutor.games.hanabi.partners import GameRecord, decide
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.action_messages import event_message
from tutor.web.hanabi.play.reasons import reason
from tutor.web.hanabi.table import cards_pointed_at


@dataclass(frozen=True, slots=True)
class TurnView:
    """A turn: its number, its events, and the reason, where the page gives one.

    `href` leads to the moment before it.
    """

    number: Message
    messages: tuple[Message, ...]
    href: str = ""
    why: Message | None = None


def turn_view(
    record: GameRecord,
    step: int,
    reader: int | None,
    *,
    with_reason: bool = False,
    with_draws: bool = False,
    href: str = "",
) -> TurnView:
    """Return the turn after `states[step]` for the player `reader`.

    If that is None, no player is "you". `with_reason` adds the reason of a partner's action,
    `with_draws` the drawn card unless the reader drew it.
    """
    return TurnView(
        number=Message("play.turn", {"num": step + 1}),
        messages=tuple(_messages(record, step, reader, with_draws=with_draws)),
        href=href,
        why=reason(record, step, reader) if with_reason else None,
    )


def game_log(
    record: GameRecord, reader: int | None, address: Callable[[int], str], turns: int
) -> tuple[TurnView, ...]:
    """Return the first turns of a game as a reader sees them, each with its address."""
    return tuple(
        turn_view(record, step, reader, with_draws=True, href=address(step))
        for step in range(turns)
    )


def _messages(
    record: GameRecord, step: int, reader: int | None, *, with_draws: bool
) -> Iterator[Message]:
    for event in record.states[step + 1].events:
        if isinstance(event, Drew) and (not with_draws or event.player == reader):
            continue
        yield event_message(event, reader)


def pointed_at(record: GameRecord, since: int, reader: int) -> set[CardAt]:
    """Return the cards that the latest clues touched.

    They are the clues to the reader since that step, from when on the hand has not changed, and the
    last action, if it was a clue.
    """
    cards: set[CardAt] = set()
    for step in range(since, len(record.actions)):
        for event in record.states[step + 1].events:
            is_last = step + 1 == len(record.actions)
            if isinstance(event, ClueGiven) and (is_last or event.clue.target == reader):
                cards |= cards_pointed_at(event)
    return cards


def turns_since(record: GameRecord, seat: int) -> int:
    """Return the step after the last action of a player, 0 if there was none."""
    for step in range(len(record.actions) - 1, -1, -1):
        if record.states[step].to_act == seat:
            return step + 1
    return 0


def partners_actions(record: GameRecord, turns: int) -> tuple[Action, ...]:
    """Return the partners' actions in the next turns, fewer if the game ends before."""
    state, meanings = record.state, record.meanings[-1]
    actions: list[Action] = []
    while state.ending is None and len(actions) < turns:
        actions.append(decide(state, meanings).action)
        after = state.apply(actions[-1])
        meanings, state = meanings.after(state, actions[-1], after), after
    return tuple(actions)
