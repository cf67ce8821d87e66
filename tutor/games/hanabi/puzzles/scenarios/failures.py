"""Why a line of a scenario failed, told by the own action after which the goal was out of reach."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Move
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.events import Discarded, Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.card_status import played_reason, why_critical
from tutor.games.hanabi.puzzles.proofs.reasons import sentences
from tutor.games.hanabi.puzzles.scenarios.facts import of_their_own_accord, time_and_points
from tutor.games.hanabi.puzzles.scenarios.foresight import holders, turns_to_come
from tutor.games.hanabi.puzzles.scenarios.goals import (
    FinishFirework,
    RecoverTokens,
    Survive,
    is_lost,
)
from tutor.games.hanabi.puzzles.scenarios.search import Goal

_TIME_ENOUGH = 1000
"""Turns, with which a goal is out of reach only if something is lost."""

_NAMED = {"scenario.card-was": "own.is", "scenario.partner-discarded": "does.discard"}
"""Headlines as sentences, by their ids."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong in a few words, and why."""

    headline: Message
    told: tuple[Message, ...]

    def alone(self, state: GameState) -> Message:
        """Return why in sentences that need no headline: they name the card that was lost."""
        named = _NAMED.get(self.headline.id)
        if named is None:
            return sentences(*self.told)
        copies = state.ruleset.copies(self.headline.params["card"])
        return sentences(Message(named, {**self.headline.params, "num": copies}), *self.told)


def failure(
    goal: Goal, puzzle: Puzzle[GameState], before: GameState, move: Move[GameState], place: int
) -> Failure:
    """Return how the goal was lost by this own action, the first being 0."""
    after = move.turns[-1].after
    for event in move.own.after.events:
        if isinstance(event, Misplayed):
            card = {"slot": event.slot + 1, "card": event.card}
            why = [played_reason(before, event.card).message]
            if isinstance(goal, RecoverTokens) and not is_lost(move.own.after):
                why.append(Message("scenario.no-mistakes"))
            return Failure(Message("scenario.card-was", card), tuple(why))
    left = goal.moves - place - 1
    to_come = turns_to_come(after, goal.seat, left)
    if after.ending is None and to_come and not goal.ruled_out(after, to_come):
        headline = Message(
            "scenario.fails", {"action": action_subject(parse_action(move.own.action))}
        )
        return Failure(headline, tuple(_obstacles(goal, puzzle, after, left)))
    states = [before, *(turn.after for turn in move.turns[:-1])]
    discards = [
        (state, turn.after, event)
        for turn, state in zip(move.turns, states, strict=True)
        for event in turn.after.events
        if isinstance(event, Discarded)
    ]
    for state, later, event in discards:
        if goal.ruled_out(later, _TIME_ENOUGH) and not goal.ruled_out(state, _TIME_ENOUGH):
            others = why_critical(state, event.card).message
            return Failure(_discarded(goal, event), (Message("scenario.was-critical"), others))
    short = goal.short_of(after)
    for state, _, event in discards:
        if isinstance(goal, Survive) and has(playable(state), event.card):
            return Failure(_discarded(goal, event), (Message("scenario.was-playable"), short))
    time = (Message("scenario.turns-left", {"num": to_come}),) if to_come else ()
    headline = Message("scenario.too-few-turns" if to_come else "scenario.no-turns")
    return Failure(headline, (short, *time))


def clues_needed(seat: int, card: Card, num: int) -> Message:
    """Return how many clues a partner needs who holds a card that fits."""
    params = {"name": Player(seat), "card": card, "num": num}
    return Message("scenario.needs-clues", params)


def _discarded(goal: Goal, event: Discarded) -> Message:
    """Return who discarded which card."""
    params = {"card": event.card, "name": Player(event.player), "slot": event.slot + 1}
    kind = "card-was" if event.player == goal.seat else "partner-discarded"
    return Message(f"scenario.{kind}", params)


def _obstacles(
    goal: Goal, puzzle: Puzzle[GameState], after: GameState, left: int
) -> Iterator[Message]:
    """Yield why no own action can reach the goal any more, though there are turns left."""
    turns = turns_to_come(after, goal.seat, left)
    now = replace(puzzle, position=after)
    match goal:
        case FinishFirework():
            yield from _to_be_played(goal, after, left) or [goal.short_of(after)]
            yield Message("scenario.actions-left", {"num": left})
        case RecoverTokens():
            for fact, then in pairwise(of_their_own_accord(now)):
                if fact.rule == "discard" and not then.message.id.startswith("scenario."):
                    yield fact.message
                    yield then.message
                    yield Message("scenario.saving-costs")
                    return
            yield goal.short_of(after)
            yield Message("scenario.turns-left", {"num": turns})
        case Survive():
            yield from reversed([fact.message for fact in time_and_points(now)])
            yield Message("scenario.out-of-reach")


def _to_be_played(goal: FinishFirework, after: GameState, left: int) -> list[Message]:
    """Return how many actions the missing cards need, if that is more than are left."""
    _, own, to_tell = goal.plan(after, left)
    if not to_tell or len(own) + sum(to_tell.values()) <= left:
        return []
    turns = turns_to_come(after, goal.seat, left)
    waiting = []
    for card in goal.missing(after):
        who = holders(after, card, turns) or ()
        if card in own:
            waiting.append(Message("scenario.own-card", {"card": card}))
        elif len(who) == 1 and who[0] in to_tell:
            waiting.append(clues_needed(who[0], card, to_tell[who[0]]))
    return waiting[:2]
