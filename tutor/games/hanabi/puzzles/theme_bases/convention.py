"""What themes share that ask what a convention of the first level says.

Where a clue is asked about, the position is the one before it, and the player to act gives it. What
is right follows from the package `conventions`.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import (
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import (
    SAVED_TWO,
    ClueReading,
    GivenClue,
    PublicTable,
    chop,
    is_good,
    read_clue,
)
from tutor.games.hanabi.engine.actions import ColorClue, RankClue, parse_clue
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import trash
from tutor.games.hanabi.puzzles.option_names import (
    CardAt,
    Identity,
    read_option,
)
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label, clue_told, event_message
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, brief, explanation, sentences
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily

AGREED = "advice-agree-first"
"""The rule that every verdict rests on: settle before the game what is agreed."""

Judged = tuple[bool, Message]
"""Whether an option is right, and why."""
Verdicts = Sequence[Verdict[GameState]]
"""The verdicts that are explained."""


class ConventionTheme(HanabiTheme):
    """A theme about one convention; which one is for its subclass to say."""

    family = ThemeFamily.CONVENTIONS
    trains = (AGREED,)
    choose = Choose.ONE
    deciding: frozenset[str] = frozenset()
    """Ids of causes of wrong options that what is right says as well, and more exactly."""

    @abstractmethod
    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the convention asks for this option, and why."""

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, if there is one, and the question."""
        params = {"clue": _told(puzzle)} if "clue" in puzzle.question else {}
        return Message(f"{self.name}.goal", params)

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the convention in a sentence."""
        return Reason(Message(f"{self.name}.note"), (AGREED,))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place, the card, the action, or what the word says."""
        match read_option(option):
            case CardAt(player, slot) if player == puzzle.viewer:
                return Message("place.your-card", {"slot": slot + 1})
            case CardAt(player, slot):
                return Message("place.card-of", slot_params(player, slot))
            case Identity(card):
                return Message("option.identity", {"card": card})
            case ColorClue() | RankClue() as clue:
                return action_label(clue, puzzle.viewer)
        return Message(f"{self.name}.option.{option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the convention says so, and why."""
        is_right, why = self.judge_option(puzzle, option)
        return Verdict(option, is_right, why, AGREED)

    @abstractmethod
    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return in a few words what is right, by the right options; there is at least one."""

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message | None:
        """Return in a few words that an option is wrong; None if what is right says so."""
        return None

    def right_alternative(self, puzzle: Puzzle[GameState], option: str, right: Verdicts) -> Message:
        """Return the sentence on the right option that follows why this one is wrong."""
        return right[0].consequence

    def missed(self, puzzle: Puzzle[GameState], options: Sequence[str]) -> Message | None:
        """Return in a few words that what was chosen is right, but these options as well."""
        return None

    def is_said(self, puzzle: Puzzle[GameState], wrong: Verdict[GameState]) -> bool:
        """Return whether what is right says why this option is wrong."""
        return wrong.consequence.id in self.deciding

    def background_reasons(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Reason]:
        """Return the reasons that come before these verdicts, unless the verdicts say them."""
        return ()

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return the facts that are left to say beside these verdicts; mostly there are none."""
        return ()

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why what was chosen is wrong, or what was missed, and what is right."""
        right = answer.right_verdicts
        verdicts = answer.chosen_verdicts if answer.is_solved else answer.missed
        verdicts, headline = verdicts[: 3 if self.choose.several else 1], None
        if answer.is_partly_right:
            headline = self.missed(puzzle, [each.option for each in answer.missed])
        elif answer.wrong or answer.is_shown:
            headline = self.headline(puzzle, [each.option for each in right])
        reason = [each.reason for each in verdicts]
        if answer.wrong:
            wrong, instead = answer.wrong[0], right[: 2 if self.choose.several else 1]
            verdicts = (wrong, *instead)
            reason = [] if self.is_said(puzzle, wrong) else [wrong.reason]
            if wrong_headline := self.wrong_headline(puzzle, wrong.option):
                headline = wrong_headline
                alternative = self.right_alternative(puzzle, wrong.option, right)
                reason.append(Reason(alternative, (AGREED,)))
            else:
                reason += (each.reason for each in instead)
        if answer.is_partly_right:
            details = tuple(each.reason for each in answer.missed)
        else:
            details = brief(dict.fromkeys(self.extra_facts(puzzle, verdicts)))
        background = self.background_reasons(puzzle, verdicts)
        return explanation(headline, [*background, *reason], details)

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the cards at which the clue points."""
        if "clue" not in puzzle.question:
            return frozenset()
        given = given_in(puzzle)
        return frozenset(CardAt(given.receiver, slot) for slot in given.slots)


class ClueTheme(ConventionTheme):
    """A theme that asks what a good clue says: its receiver, unless a subclass asks others."""

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question about each good clue to each player who is asked, in a drawn order."""
        asked = [
            Puzzle(self.name, state, viewer, {"clue": str(given.clue)})
            for given in good_clues_in(state)
            for viewer in self.viewers(state, given)
        ]
        yield from choice.shuffled(asked)

    def viewers(self, state: GameState, given: GivenClue) -> Iterable[int]:
        """Return the players who are asked about a clue."""
        return (given.receiver,)


def saved_note() -> Reason:
    """Return which cards are saved, and what critical ones are."""
    saved = Message("convention.saved", {"five": TOP_RANK, "two": SAVED_TWO})
    return Reason(sentences(saved, Message("critical.note")), (AGREED,))


def slot_params(player: int, slot: int) -> dict[str, object]:
    """Return the values of a sentence about a place in a hand."""
    return {"name": Player(player), "slot": slot + 1}


def table_of(puzzle: Puzzle[GameState]) -> PublicTable:
    """Return the table of a puzzle, with all its cards."""
    return PublicTable.of(puzzle.position)


def given_in(puzzle: Puzzle[GameState], name: str = "") -> GivenClue:
    """Return the clue of the question, or of an option; ValueError if it points at no card."""
    clue = parse_clue(name or puzzle.question["clue"])
    slots = puzzle.position.touched(clue)
    if not slots:
        raise ValueError(f"{clue} points at no card")
    return GivenClue(puzzle.position.to_act, clue, slots)


def reading_of(puzzle: Puzzle[GameState]) -> ClueReading:
    """Return how the viewer reads the clue."""
    return read_clue(table_of(puzzle), given_in(puzzle), puzzle.viewer)


def clued_holder(table: PublicTable, card: Card) -> int | None:
    """Return the first player who has a card of this kind that is seen and has a clue."""
    for player, hand in enumerate(table.hands):
        if any(held.card == card and held.is_clued for held in hand):
            return player
    return None


def clues_that_point(state: GameState) -> tuple[GivenClue, ...]:
    """Return the clues that may be given and point at a card."""
    clues = (each for each in state.legal_actions() if isinstance(each, ColorClue | RankClue))
    given = (GivenClue(state.to_act, clue, state.touched(clue)) for clue in clues)
    return tuple(each for each in given if each.slots)


def good_clues_in(state: GameState) -> Iterator[GivenClue]:
    """Yield the good clues that point at a card for the first time, if the table keeps good touch.

    Nobody would be sure what they say where cards with clues are trash or there twice.
    """
    table = PublicTable.of(state)
    clued = [held.card for hand in table.hands for held in hand if held.is_clued and held.card]
    if len({*clued}) < len(clued) or any(has(trash(table), card) for card in clued):
        return
    for given in clues_that_point(state):
        hand = table.hands[given.receiver]
        if any(not hand[slot].is_clued for slot in given.slots) and is_good(table, given):
            yield given


def fact(message: str, kind: Evidence, **params: object) -> Fact:
    """Return a step of a proof by convention."""
    return Fact(Message(message, params), AGREED, kind)


def clued_places(puzzle: Puzzle[GameState], *slots: int) -> Iterator[Fact]:
    """Yield that these cards of the viewer's have clues, of those that do."""
    hand = table_of(puzzle).hands[puzzle.viewer]
    for slot in slots:
        if hand[slot].is_clued:
            yield fact("convention.has-clue", Evidence.CLUED, slots=(slot + 1,), num=1)


def chop_fact(puzzle: Puzzle[GameState]) -> Fact:
    """Return which card is the viewer's chop, or that there is none."""
    slot = chop(table_of(puzzle).hands[puzzle.viewer])
    if slot is None:
        return fact("convention.no-chop", Evidence.RULE)
    return fact("convention.chop-is", Evidence.RULE, slot=slot + 1)


def _told(puzzle: Puzzle[GameState]) -> Message:
    """Return the sentence on the clue."""
    given = given_in(puzzle)
    if given.receiver == puzzle.viewer:
        return clue_told(given.giver, given.clue, given.slots)
    return event_message(puzzle.position.apply(given.clue).events[0], puzzle.viewer)
