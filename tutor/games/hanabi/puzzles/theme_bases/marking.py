"""Base of themes that mark every visible card with a property, such as trash.

Options: `card-P-S` for each card that the viewer sees in the other hands, and `none`.
"""

from abc import abstractmethod
from collections import Counter
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
    facts_of,
)
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, has
from tutor.games.hanabi.knowledge.status import PublicState, pace
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.reasons import copies_together, explanation, paragraph_of
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily

_MOST_NAMED = 2
"""So many cards are named, each with its cause."""
MOST_IN_HEADLINE = 3


class Marking(HanabiTheme):
    """A theme that asks for every visible card of a kind. Which kind is for its subclass to say.

    "Of the kind" means, for `Trash`, that the card can never be played any more.

    Everything is worked out from the viewer's view, so own cards and the deck play no part.
    """

    family = ThemeFamily.READING
    none_rule: str
    """The rule that an answer of "none" rests on."""
    none_says_why = False
    """Whether the sentence that no card is of the kind says why of each."""
    choose = Choose.ALL
    keeps_note = True

    @abstractmethod
    def wanted(self, table: PublicState) -> IdentitySet:
        """Return the cards that are of the kind now."""

    @abstractmethod
    def fact(self, table: PublicState, card: Card) -> Fact:
        """Return why the card is or is not of the kind."""

    @abstractmethod
    def why(self, view: View, at: CardAt) -> Reason:
        """Return the cause, with names and places, that the card is or is not of the kind."""

    @abstractmethod
    def needs_thought(self, view: View, card: Card) -> bool:
        """Return whether the card is of the kind, or could be taken for it."""

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the definition of the kind."""
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
            found = sum(has(self.wanted(view), card) for card in visible_cards(view))
            message = Message(f"{self.name}.none-{'wrong' if found else 'right'}")
            return Verdict(option, not found, message, self.none_rule)
        card = card_at(view, option)
        fact = self.fact(view, card)
        is_right = has(self.wanted(view), card)
        why = self.why(view, read_card_at(option))
        return Verdict(option, is_right, why.message, why.rules[0], (fact,))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts about the cards that are of the kind or could be taken for it."""
        view = View.of(puzzle.position, puzzle.viewer)
        return facts_of(
            self.judge(puzzle, option)
            for option in self.options(puzzle)[:-1]
            if self.needs_thought(view, card_at(view, option))
        )

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why the first wrong card is not of the kind, and which ones are, and why.

        If only right ones were missed, it is about those. The fold has the causes that are left.
        """
        view = View.of(puzzle.position, puzzle.viewer)
        found = [card for card in visible_cards(view) if has(self.wanted(view), card)]
        causes = copies_together(each.reason for each in answer.right_verdicts)
        if not found:
            return self._explain_none(view, answer)
        if answer.is_solved:
            return explanation(None, (), causes)
        if answer.is_partly_right:
            return self._explain_missed(view, answer)
        if len(found) <= _MOST_NAMED and len(found) == len(set(found)):
            return self._explain_few(view, answer, found, causes)
        rest = self.rest(view, causes)
        if answer.is_shown or answer.chosen == (NONE,):
            kind = "some" if len(set(found)) <= MOST_IN_HEADLINE else "many"
            headline = self._headline(kind, view, found)
            return explanation(headline, [paragraph_of(*self.shown(view, found, causes))], rest)
        return self._explain_wrong(view, answer.wrong, self.which(view, found), rest)

    def _explain_few(
        self, view: View, answer: Answer[GameState], found: list[Card], causes: Sequence[Reason]
    ) -> Explanation:
        """Return which one or two cards are of the kind, each with its cause."""
        is_pair = len(found) > 1
        if answer.is_shown or answer.chosen == (NONE,):
            headline = self._headline("two" if is_pair else "one", view, found)
            return explanation(headline, [paragraph_of(*causes, *self.tempting(view, found))])
        only = self._headline("only-two" if is_pair else "only", view, found)
        return self._explain_wrong(view, answer.wrong, [Reason(only), *causes], ())

    def _headline(self, kind: str, view: View, found: list[Card]) -> Message:
        """Return which cards are of the kind."""
        holder = next(player for player, hand in enumerate(view.hands) if found[0] in hand)
        params = {"first": found[0], "second": found[-1], "name": Player(holder)}
        return Message(f"{self.name}.{kind}", {**list_params(found), **params})

    def _explain_missed(self, view: View, answer: Answer[GameState]) -> Explanation:
        """Return which cards are of the kind as well, and why."""
        missed = copies_together(each.reason for each in answer.missed)
        cards = [card_at(view, each.option) for each in answer.missed]
        kind = "missed" if len(cards) == 1 else "missed-more"
        headline = Message(f"{self.name}.{kind}", list_params(cards))
        if len(set(cards)) > MOST_IN_HEADLINE:
            too = Reason(Message(f"{self.name}.too", list_params(cards)), (self.none_rule,))
            return explanation(None, [too], missed)
        first, *others = dict.fromkeys(missed)
        return explanation(headline, [paragraph_of(first, *others[:1])], others[1:])

    def _explain_wrong(
        self,
        view: View,
        wrong: Sequence[Verdict[GameState]],
        right: Iterable[Reason],
        details: Iterable[Reason],
    ) -> Explanation:
        """Return why the first wrong card is not of the kind, and which cards are."""
        headline = Message(f"{self.name}.is-not", {"card": card_at(view, wrong[0].option)})
        first, *others = (each.reason for each in wrong)
        return explanation(headline, [paragraph_of(first, *right)], [*others, *details])

    def _explain_none(self, view: View, answer: Answer[GameState]) -> Explanation:
        """Return that no card is of the kind; the fold says why of those that could be taken so."""
        tempting = [
            each.reason
            for each in answer.verdicts
            if not self.none_says_why
            and each.option != NONE
            and self.needs_thought(view, card_at(view, each.option))
        ]
        none = Reason(Message(f"{self.name}.none-right"), (self.none_rule,))
        if answer.is_shown:
            why = Reason(Message(f"{self.name}.none-why"), (self.none_rule,))
            return explanation(Message(f"{self.name}.none"), [why], tempting)
        if answer.is_solved:
            return explanation(None, [none], tempting)
        return self._explain_wrong(view, answer.wrong[:1], [none], tempting)

    @abstractmethod
    def which(self, view: View, found: Sequence[Card]) -> Sequence[Reason]:
        """Return which cards are of the kind, and why, where there are many."""

    def shown(
        self, view: View, found: Sequence[Card], causes: Sequence[Reason]
    ) -> Sequence[Reason]:
        """Return the causes under the headline about many cards."""
        return self.which(view, found)

    def rest(self, view: View, causes: Sequence[Reason]) -> Sequence[Reason]:
        """Return the causes that `which` does not say."""
        return causes

    def tempting(self, view: View, found: Sequence[Card]) -> Iterable[Reason]:
        """Return why a card is not of the kind that could be taken for it."""
        return ()


def list_params(cards: Iterable[Card]) -> dict[str, object]:
    """Return the values of a sentence that lists these cards, or names the first.

    Cards alike are one item of the list; the number counts each.
    """
    copies = Counter(cards)
    if not copies:
        return {}
    items = tuple(
        card if num == 1 else Message("cards.alike", {"card": card, "num": num})
        for card, num in copies.items()
    )
    return {"num": copies.total(), "card": next(iter(copies)), "cards": items}


def visible_cards(view: View) -> tuple[Card, ...]:
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
