"""How many: cards of one kind out of sight, cards in a hand, or cards left in the deck.

Question: `{"ask": "unseen", "kind": "r2"}`, `{"ask": "hand"}` or `{"ask": "deck"}`, and `choices`,
the numbers shown. Options: `cards-n` for each of them.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, unseen_copies
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.puzzles.option_names import CardCount, read_as

UNSEEN, HAND, DECK = "unseen", "hand", "deck"


class HowMany(StepTheme):
    """Rules `copies` and `hands`: what can be counted before and while one plays."""

    name = "how-many"
    choose = Choose.ONE
    retells_wrong = False

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question: which cards or tokens to count."""
        ask = puzzle.question["ask"]
        return Message(f"how-many.goal.{ask}", _params(puzzle))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the numbers shown."""
        return tuple(str(CardCount(number)) for number in puzzle.question["choices"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the number of cards."""
        return Message("how-many.option", {"num": read_as(CardCount, option).number})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the number is right, with how to count it or what it would mean."""
        ask, number = puzzle.question["ask"], read_as(CardCount, option).number
        rule = "copies" if ask == UNSEEN else "hands"
        params = _params(puzzle)
        if number == _truth(puzzle):
            return Verdict(option, True, Message(f"how-many.why.{ask}", params), rule)
        return Verdict(option, False, _WHY_NOT[ask](puzzle, number, params), rule)

    def needs_board(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether cards in sight are counted."""
        return bool(puzzle.question["ask"] == UNSEEN)

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message:
        """Return how many there are."""
        return Message("how-many.head", {"num": _truth(puzzle)})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: all there is to say would be the answer."""
        return ()


def _truth(puzzle: Puzzle[GameState]) -> int:
    """Return how many there are."""
    state = puzzle.position
    match puzzle.question["ask"]:
        case "unseen":
            view = View.of(state, puzzle.viewer)
            return unseen_copies(view)[Card(puzzle.question["kind"])]
        case "hand":
            return state.ruleset.hand_size(state.players)
    return len(state.ruleset.deck) - state.players * state.ruleset.hand_size(state.players)


def _params(puzzle: Puzzle[GameState]) -> dict[str, object]:
    """Return the numbers and the card that the sentences name."""
    state, truth = puzzle.position, _truth(puzzle)
    size = state.ruleset.hand_size(state.players)
    params: dict[str, object] = {"players": state.players, "size": size, "num": truth}
    if puzzle.question["ask"] == UNSEEN:
        card = Card(puzzle.question["kind"])
        copies = state.ruleset.copies(card)
        params |= {"card": card, "all": copies, "seen": copies - truth}
    else:
        params |= {"all": len(state.ruleset.deck), "dealt": state.players * size}
    return params


Params = Mapping[str, object]


def _not_unseen(puzzle: Puzzle[GameState], number: int, params: Params) -> Message:
    """Return why `number` is not how many copies are out of sight."""
    copies = puzzle.position.ruleset.copies(Card(puzzle.question["kind"]))
    seen = copies - _truth(puzzle)
    if number > copies:
        kind = "more-than-all"
    elif number == copies:
        kind = "all"
    elif not number:
        kind = "none"
    elif number == seen:
        kind = "seen"
    else:
        kind = "too-many" if number > _truth(puzzle) else "too-few"
    return Message(f"how-many.no.unseen.{kind}", {**params, "then": copies - number})


def _not_in_hand(puzzle: Puzzle[GameState], number: int, params: Params) -> Message:
    """Return why `number` is not the size of a hand."""
    ruleset = puzzle.position.ruleset
    sizes = [ruleset.hand_size(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    if number in sizes:
        kind = "fewer-players" if number > _truth(puzzle) else "more-players"
    else:
        kind = "small" if number < min(sizes) else "big"
    return Message(f"how-many.no.hand.{kind}", params)


def _not_in_deck(puzzle: Puzzle[GameState], number: int, params: Params) -> Message:
    """Return why `number` is not how many cards are left in the deck."""
    state = puzzle.position
    dealt = len(state.ruleset.deck) - number
    each, left_over = divmod(dealt, state.players)
    if not left_over:
        return Message("how-many.no.deck.each", {**params, "each": each})
    kind = "too-many" if number < _truth(puzzle) else "too-few"
    return Message(f"how-many.no.deck.{kind}", {**params, "then": dealt})


_WHY_NOT: Mapping[str, Callable[[Puzzle[GameState], int, Params], Message]] = MappingProxyType(
    {UNSEEN: _not_unseen, HAND: _not_in_hand, DECK: _not_in_deck}
)
"""Why a wrong number is wrong, by what is counted."""
