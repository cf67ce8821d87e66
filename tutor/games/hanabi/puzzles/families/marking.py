"""What themes share that ask for every visible card of which something is true.

Options: `card-P-S` for each card that the viewer sees in the other hands, and `none`.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
    gathered,
)
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, has
from tutor.games.hanabi.knowledge.status import Table, pace
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.reasons import because, explained
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily


class Marking(HanabiTheme):
    """A theme that asks for every visible card of a kind. Which kind is for its subclass to say.

    Everything is worked out from the viewer's view, so own cards and the deck play no part.
    """

    family = ThemeFamily.READING
    none_rule: str
    """The rule that an answer of "none" rests on."""
    choose = Choose.ALL

    @abstractmethod
    def wanted(self, table: Table) -> IdentitySet:
        """Return the cards that are of the kind now."""

    @abstractmethod
    def fact(self, table: Table, card: Card) -> Fact:
        """Return why the card is or is not of the kind."""

    @abstractmethod
    def why(self, view: View, at: CardAt) -> Reason:
        """Return the cause, with names and places, that the card is or is not of the kind."""

    @abstractmethod
    def needs_thought(self, view: View, card: Card) -> bool:
        """Return whether the card is of the kind, or could be taken for it."""

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return what the word for the kind means."""
        return Reason(Message(f"{self.name}.note"), (self.none_rule,))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the cards of the other players, seat by seat, oldest first, and `none`."""
        places = [
            str(CardAt(player, slot))
            for player, hand in enumerate(puzzle.position.hands)
            if player != puzzle.viewer
            for slot in range(len(hand))
        ]
        return (*places, NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return whose card it is, its place and its face."""
        if option == NONE:
            return Message("point-out.option.none")
        return place_and_face(puzzle.position, option)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card is of the kind, and why."""
        view = View.of(puzzle.position, puzzle.viewer)
        if option == NONE:
            found = sum(has(self.wanted(view), card) for card in seen(view))
            message = Message(f"{self.name}.none-{'wrong' if found else 'right'}")
            return Verdict(option, not found, message, self.none_rule)
        card = card_at(view, option)
        fact = self.fact(view, card)
        correct = has(self.wanted(view), card)
        why = self.why(view, read_card_at(option))
        return Verdict(option, correct, why.message, why.rules[0], (fact,))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts about the cards that are of the kind or could be taken for it."""
        view = View.of(puzzle.position, puzzle.viewer)
        return gathered(
            self.judge(puzzle, option)
            for option in self.options(puzzle)[:-1]
            if self.needs_thought(view, card_at(view, option))
        )

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return what the first wrong card is, and which are of the kind; the fold has the causes.

        If only right ones were missed, it is about those.
        """
        view = View.of(puzzle.position, puzzle.viewer)
        causes = [because(each) for each in answer.verdicts if each.correct]
        if answer.solved:
            none = answer.chosen == (NONE,)
            return explained(None, causes if none else (), causes)
        if answer.is_partly_right:
            missed = [card_at(view, each.option) for each in answer.missed]
            only = {"card": missed[0]}
            return explained(
                Message(f"{self.name}.missed", only) if len(missed) == 1 else None,
                (*self._too(missed), *(because(each) for each in answer.missed[:1])),
                (because(each) for each in answer.missed),
            )
        wrong = [because(each) for each in answer.wrong]
        found = [card for card in seen(view) if has(self.wanted(view), card)]
        which = self.which(view, found)
        reason = [*wrong[:1], *(which or causes[:1])]
        if answer.is_shown:
            return explained(None, reason, causes)
        if answer.chosen == (NONE,):
            headline = Message(f"{self.name}.some", listed(found))
            return explained(headline, which, causes)
        card = card_at(view, answer.wrong[0].option)
        headline = Message(f"{self.name}.is-not", {"card": card})
        return explained(headline, reason, (*wrong, *causes))

    def which(self, view: View, found: Sequence[Card]) -> tuple[Reason, ...]:
        """Return which cards are of the kind, and why; () if none is."""
        if not found:
            return ()
        return (Reason(Message(f"{self.name}.which", listed(found)), (self.none_rule,)),)

    def _too(self, missed: list[Card]) -> tuple[Reason, ...]:
        """Return the cards that are of the kind too, unless there is one, which the verdict has."""
        if len(missed) == 1:
            return ()
        return (Reason(Message(f"{self.name}.too", listed(missed)), (self.none_rule,)),)


def listed(cards: Iterable[Card]) -> dict[str, object]:
    """Return the values of a sentence that lists these cards, each kind once, or names the first.

    Their number counts each card.
    """
    cards = tuple(cards)
    return (
        {"num": len(cards), "card": cards[0], "cards": tuple(dict.fromkeys(cards))} if cards else {}
    )


def seen(view: View) -> tuple[Card, ...]:
    """Return the cards that the viewer sees in hands, seat by seat, oldest first."""
    return tuple(card for hand in view.hands for card in hand)


def card_at(view: View, option: str) -> Card:
    """Return the card at `card-P-S`, which the viewer sees."""
    at = read_card_at(option)
    return view.hands[at.player][at.slot]


def place_and_face(state: GameState, option: str) -> Message:
    """Return whose card `card-P-S` is, its place and its face."""
    at = read_card_at(option)
    card = state.hands[at.player][at.slot]
    return Message("option.card-of", {"name": Player(at.player), "slot": at.slot + 1, "card": card})


def has_time(state: GameState) -> bool:
    """Return whether nothing but lost cards stands in the way: no last round, and pace to spare.

    Where it is False, a card that fits may still come too late, and one could argue about words
    like "can still be played".
    """
    return state.turns_left is None and pace(state) >= 0
