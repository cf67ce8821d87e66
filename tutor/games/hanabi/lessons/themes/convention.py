"""What a convention of the first level says: the chop, the focus, play or save, good clues.

Question: `{"asks": "chop"}`, or `focus`, `kind`, `card` and `first` with a clue, like
`{"asks": "focus", "clue": "rank-0-3"}`; or `{"asks": "good", "actions": […]}` with the clues to
choose from. Options: `card-0-S`, the kinds of clue, `identity-x`, or clues.
"""

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Fact, Puzzle, Verdict
from tutor.games.hanabi.conventions import (
    Given,
    Kind,
    PublicTable,
    bad_touches,
    chop,
    focus,
    is_good,
    reactions,
    read,
)
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue, parse_action
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.lessons.stage import clue_told
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.puzzles.option_names import CardAt, Identity, read_card_at, read_option
from tutor.games.hanabi.puzzles.proofs.telling import action_label, happened

AGREED = "advice-agree-first"
_TWO = 2
CHOP, FOCUS, KIND, CARD, FIRST, GOOD = "chop", "focus", "kind", "card", "first", "good"


class ConventionSays(StepTheme):
    """One question about a convention that most tables have."""

    name = "convention"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, if there is one, and the question."""
        asks = puzzle.question["asks"]
        if asks in (CHOP, GOOD):
            return Message(f"convention.{asks}.goal")
        given = _given(puzzle)
        told = {"clue": _told(puzzle, given)}
        return Message(f"convention.{asks}.goal", told)

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the cards at which the clue points."""
        if puzzle.question["asks"] in (CHOP, GOOD):
            return frozenset()
        given = _given(puzzle)
        return frozenset(CardAt(given.receiver, slot) for slot in given.slots)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the own cards, the kinds of clue, every card, or the clues to choose from."""
        asks = puzzle.question["asks"]
        if asks == GOOD:
            return tuple(puzzle.question["actions"])
        if asks == KIND:
            return tuple(map(str, Kind))
        if asks == CARD:
            return tuple(str(Identity(card)) for card in puzzle.position.ruleset.cards)
        hand = puzzle.position.hands[puzzle.viewer]
        return tuple(str(CardAt(puzzle.viewer, slot)) for slot in range(len(hand)))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place, the kind, the card or the clue."""
        asks = puzzle.question["asks"]
        if asks == GOOD:
            return action_label(parse_action(option), puzzle.viewer)
        if asks == KIND:
            return Message(f"convention.kind.{option}")
        if asks == CARD:
            return Message("option.identity", {"card": _identity(option).card})
        return Message("place.your-card", {"slot": read_card_at(option).slot + 1})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the convention says so, and why."""
        judge = {
            CHOP: _chop,
            FOCUS: _focus,
            KIND: _kind,
            CARD: _card,
            FIRST: _first,
            GOOD: _good,
        }[puzzle.question["asks"]]
        correct, why = judge(puzzle, option)
        return Verdict(option, correct, why, AGREED)

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message | None:
        """Return which card, kind or clue is right."""
        [right] = (each.option for each in answer.verdicts if each.correct)
        return Message("convention.head", {"answer": self.label(puzzle, right)})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: the step says what is agreed, and no more is needed."""
        return ()


_Judged = tuple[bool, Message]


def _told(puzzle: Puzzle[GameState], given: Given) -> Message:
    """Return the sentence on the clue."""
    if given.receiver == puzzle.viewer:
        return clue_told(given.giver, given.clue, given.slots)
    return happened(puzzle.position.apply(given.clue).events[0], puzzle.viewer)


def _chop(puzzle: Puzzle[GameState], option: str) -> _Judged:
    hand = PublicTable.of(puzzle.position).hands[puzzle.viewer]
    slot = read_card_at(option).slot
    if slot == chop(hand):
        return True, Message("convention.chop.yes")
    case = "clued" if hand[slot].is_clued else "newer"
    return False, Message(f"convention.chop.{case}", {"slot": slot + 1})


def _focus(puzzle: Puzzle[GameState], option: str) -> _Judged:
    given, slot = _given(puzzle), read_card_at(option).slot
    hand = PublicTable.of(puzzle.position).hands[given.receiver]
    right = focus(hand, given.slots)
    told = {"slot": slot + 1}
    if slot == right:
        case = "chop" if slot == chop(hand) else "newest"
        return True, Message(f"convention.focus.{case}")
    if slot not in given.slots:
        return False, Message("meant-card.untouched", told)
    if hand[slot].is_clued:
        return False, Message("meant-card.told", told)
    return False, Message("convention.focus.newer" if slot > right else "meant-card.newer")


def _kind(puzzle: Puzzle[GameState], option: str) -> _Judged:
    reading = read(PublicTable.of(puzzle.position), _given(puzzle), puzzle.viewer)
    case = reading.kind if reading.on_chop else "off-chop"
    if option == reading.kind:
        return True, Message(f"convention.kind.why.{case}")
    return False, Message(f"convention.kind.no.{case}.{option}")


def _card(puzzle: Puzzle[GameState], option: str) -> _Judged:
    given, card = _given(puzzle), _identity(option).card
    reading = read(PublicTable.of(puzzle.position), given, puzzle.viewer)
    if has(reading.cards, card):
        return True, Message("convention.card.yes")
    clued = any(
        held.card == card and held.is_clued
        for hand in PublicTable.of(puzzle.position).seen_by(puzzle.viewer).hands
        for held in hand
    )
    played = card.rank <= puzzle.position.firework(card.suit)
    case = "clued" if clued else "played" if played else "not-next"
    return False, Message(f"convention.card.{case}")


def _first(puzzle: Puzzle[GameState], option: str) -> _Judged:
    table, slot = PublicTable.of(puzzle.position), read_card_at(option).slot
    [reaction, *_] = reactions(table, _given(puzzle), puzzle.viewer) or ()
    told = {"card": reaction.card, "slot": slot + 1}
    if slot == reaction.slot:
        case = "finesse" if reaction.is_finesse else "prompt"
        return True, Message(f"convention.first.{case}", told)
    held = table.hands[puzzle.viewer][slot]
    if not has(held.possible, reaction.card):
        return False, Message("convention.first.cannot", told)
    if reaction.is_finesse:
        return False, Message("convention.first.older", told)
    case = "older-clued" if held.is_clued else "no-clue"
    return False, Message(f"convention.first.{case}", told)


def _good(puzzle: Puzzle[GameState], option: str) -> _Judged:
    table = PublicTable.of(puzzle.position)
    given = table.given(puzzle.position.to_act, _clue(option))
    reading = read(table, given, given.giver)
    if is_good(table, given):
        return True, Message(f"convention.good.{reading.kind}")
    if faults := bad_touches(table, given):
        return False, Message(f"convention.good.{faults[0].fault}")
    rank = puzzle.position.hands[given.receiver][reading.focus].rank
    return False, Message(f"convention.good.{_not_saved(given.clue, rank, reading.on_chop)}")


def _not_saved(clue: Clue, rank: int, on_chop: bool) -> str:
    """Return why a clue does not save a card that is not playable."""
    if not on_chop:
        return "off-chop"
    if rank == TOP_RANK:
        return "five"
    if rank == _TWO:
        return "two" if isinstance(clue, ColorClue) else "seen"
    return "not-critical"


def _given(puzzle: Puzzle[GameState]) -> Given:
    """Return the clue of the question."""
    clue = _clue(puzzle.question["clue"])
    return Given(puzzle.position.to_act, clue, puzzle.position.touched(clue))


def _clue(name: str) -> Clue:
    clue = parse_action(name)
    if not isinstance(clue, ColorClue | RankClue):
        raise ValueError(f"{name} is no clue")
    return clue


def _identity(option: str) -> Identity:
    named = read_option(option)
    if not isinstance(named, Identity):
        raise ValueError(f"{option} is no identity")
    return named
