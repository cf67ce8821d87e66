"""Why a line of a scenario works, told by what the player can know at its start.

The cards that are played or discarded on the way are taken one by one, in the order of the line:
who holds them, and what is there or still missing to prove that they fit. Which action to begin
with is not said.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.events import ClueGiven, Discarded, Played
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, allowed, cards_in, has
from tutor.games.hanabi.knowledge.status import critical, statuses
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.card_status import critical_fact
from tutor.games.hanabi.puzzles.proofs.proof import left_message, possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.scenarios.foresight import Foresight, turns_to_come
from tutor.games.hanabi.scripted_partners import quiet_action

_MOST_LISTED = 8


@dataclass(frozen=True, slots=True)
class LineStep:
    """A card leaves a hand on the line: whose, which, from where at the start, and how.

    `told` are the own clues to that player before it. `slot` is None for a card drawn on the way.
    """

    seat: int
    card: Card
    slot: int | None
    is_play: bool
    told: int


def steps(puzzle: Puzzle[GameState], line: Line[GameState]) -> Iterator[LineStep]:
    """Yield the cards that leave hands on the line, in order; misplays are on no such line."""
    hands: list[list[int | None]] = [list(range(len(hand))) for hand in puzzle.position.hands]
    told = [0] * len(hands)
    for move in line.moves:
        for turn in move.turns:
            match turn.after.events[0]:
                case ClueGiven(giver, clue, _) if giver == puzzle.viewer:
                    told[clue.target] += 1
                case (Played(seat, slot, card) | Discarded(seat, slot, card)) as event:
                    is_play = isinstance(event, Played)
                    yield LineStep(seat, card, hands[seat].pop(slot), is_play, told[seat])
                    hands[seat].append(None)


def time_and_points(puzzle: Puzzle[GameState]) -> Iterator[Fact]:
    """Yield how much time is left before the end, and how many of the `points` are missing."""
    state = puzzle.position
    kind, num = "turns", state.turns_left
    if num is None:
        kind, num = "deck", state.deck_size
    yield Fact(Message(f"survive.{kind}", {"num": num}), "end-last-round", Evidence.RULE)
    short = puzzle.question["points"] - state.points
    yield Fact(Message("survive.missing", {"num": short}), "score", Evidence.SEEN)


def playing(puzzle: Puzzle[GameState], step: LineStep) -> Iterator[Fact]:
    """Yield who holds a card that is to be played, and what proves that it fits."""
    if step.slot is None:
        return
    if step.seat == puzzle.viewer:
        view = View.of(puzzle.position, puzzle.viewer)
        yield from slot_facts(view, step.slot, puzzle.viewer)
        yield Fact(left_message(view, step.slot, puzzle.viewer), "play-unknown", Evidence.SEEN)
    else:
        yield from _told_to_play(puzzle, step.seat, step.slot, step.told)


def _told_to_play(puzzle: Puzzle[GameState], seat: int, slot: int, clues: int) -> Iterator[Fact]:
    """Yield which card the partner holds there, and what it takes until the partner plays it."""
    state, name = puzzle.position, Player(seat)
    card = state.hands[seat][slot]
    where = {"name": name, "slot": slot + 1, "card": card}
    yield Fact(Message("scenario.holds", where), "own-hand-hidden", Evidence.SEEN)
    action = quiet_action(state._replace(to_act=seat))
    if isinstance(action, Play | Discard) and action.slot == slot:
        yield Fact(Message(f"scenario.next-{action.kind}s", where), action.kind, Evidence.PLAYED)
    if action == Play(slot):
        return
    params = {"name": name, "card": card, "num": clues}
    if not clues:
        yield Fact(Message("scenario.will-know", params), "play", Evidence.PLAYED)
        return
    could_be = allowed(state.ruleset, state.marks[seat][slot]) & ~statuses(state).gone
    if state.marks[seat][slot] and could_be.bit_count() <= _MOST_LISTED:
        known = {"name": name, "slot": slot + 1, "cards": cards_in(could_be)}
        yield Fact(Message("scenario.so-far", known), "clue-complete", Evidence.DENIED)
    yield Fact(Message("scenario.cannot-prove", params), "play-unknown", Evidence.PLAYED)
    turns = turns_to_come(state, puzzle.viewer, puzzle.question["moves"])
    # One of the turns is that of the clue, and lays no card down.
    if Foresight(state, turns - 1, draws=state.deck_size).clues_needed(seat, card) > 1:
        yield Fact(Message("scenario.one-is-not-enough", params), "clue-one-fact", Evidence.PLAYED)
    yield Fact(Message("scenario.clues", params), "clue-cost", Evidence.PLAYED)


def of_their_own_accord(puzzle: Puzzle[GameState]) -> Iterator[Fact]:
    """Yield the next action of each partner if nothing changes, in turn order."""
    state = puzzle.position
    for step in range(1, state.players):
        seat = (puzzle.viewer + step) % state.players
        action = quiet_action(state._replace(to_act=seat))
        if isinstance(action, Play | Discard):
            card = state.hands[seat][action.slot]
            params = {"name": Player(seat), "slot": action.slot + 1, "card": card}
            message = Message(f"scenario.next-{action.kind}s", params)
            yield Fact(message, action.kind, Evidence.PLAYED)
            if isinstance(action, Discard) and has(critical(state), card):
                yield critical_fact(state, card)


def discarding(puzzle: Puzzle[GameState], step: LineStep) -> Iterator[Fact]:
    """Yield the facts that prove that a card of the player can be spared."""
    if step.slot is None or step.seat != puzzle.viewer:
        return
    view = View.of(puzzle.position, puzzle.viewer)
    if not possible(view)[step.slot] & critical(view):
        yield from slot_facts(view, step.slot, puzzle.viewer, critical(view))
        params = {"slot": step.slot + 1}
        yield Fact(Message("scenario.can-be-spared", params), "last-copy", Evidence.SEEN)


def answer_said(best: Sequence[Action]) -> Message:
    """Return as a headline what to do: one of these actions, all of one kind; or the first clue."""
    first = best[0]
    params = action_subject(first).params
    if isinstance(first, Play | Discard):
        slots = tuple(each.slot + 1 for each in best if isinstance(each, type(first)))
        params = {"slots": slots, "num": len(slots)}
    return Message(f"scenario.answer.{first.kind}", params)
