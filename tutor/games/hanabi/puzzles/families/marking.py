"""What themes share that ask for every visible card of which something is true.

Options: `card-P-S` for each card that the viewer sees in the other hands, and `none`.
"""

from collections.abc import Iterator, Mapping

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Choose, Fact, Puzzle, Verdict, gathered
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, has
from tutor.games.hanabi.knowledge.status import pace
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily


class Marking(HanabiTheme):
    """A theme that asks for every visible card of a kind. Which kind is for its subclass to say.

    Everything is worked out from the viewer's view, so own cards and the deck play no part.
    """

    name: str
    family = ThemeFamily.READING
    none_rule: str
    """The rule that an answer of "none" rests on."""
    choose = Choose.ALL
    aims: Mapping[int, tuple[str, ...]]
    thresholds: tuple[int, int, int, int]

    def wanted(self, view: View) -> IdentitySet:
        """Return the cards that are of the kind now."""
        raise NotImplementedError

    def fact(self, view: View, card: Card) -> Fact:
        """Return why the card is or is not of the kind."""
        raise NotImplementedError

    def consequence(self, view: View, card: Card) -> Message:
        """Return what it means that the card is or is not of the kind."""
        raise NotImplementedError

    def needs_thought(self, view: View, card: Card) -> bool:
        """Return whether the card is of the kind, or could be taken for it."""
        raise NotImplementedError

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the puzzle is about the aim, has right and wrong options, and a trap."""
        raise NotImplementedError

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return who you are, and the request to mark the cards."""
        return Message(f"{self.name}.goal", {"you": Player(puzzle.viewer)})

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
        """Return whether the card is of the kind, what that means, and why."""
        view = View.of(puzzle.position, puzzle.viewer)
        if option == NONE:
            found = sum(has(self.wanted(view), card) for card in seen(view))
            message = Message(f"{self.name}.none-{'wrong' if found else 'right'}")
            return Verdict(option, not found, message, self.none_rule)
        card = card_at(view, option)
        fact = self.fact(view, card)
        correct = has(self.wanted(view), card)
        return Verdict(option, correct, self.consequence(view, card), fact.rule, (fact,))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts about the cards that are of the kind or could be taken for it."""
        view = View.of(puzzle.position, puzzle.viewer)
        return gathered(
            self.judge(puzzle, option)
            for option in self.options(puzzle)[:-1]
            if self.needs_thought(view, card_at(view, option))
        )

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question to the player whose turn it is; nothing has to be drawn for it."""
        yield Puzzle(self.name, state, state.to_act, {})


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
