"""One try at a known deck: every player sees all cards, those in the deck as well.

Who can play a card plays one; who cannot discards a card that will hardly be missed, or gives a
clue. Where that leaves a choice, habits and whims decide, which are the same for the same seed.
"""

from typing import NamedTuple

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, RankClue
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState


class OpenTable(NamedTuple):
    """A position with a known deck; a card is `firework × 5 + rank − 1`."""

    ruleset: Ruleset
    to_act: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The cards to draw, the next one first."""
    fireworks: tuple[int, ...]
    left: tuple[int, ...]
    """How many copies are not in the discard pile, by card."""
    held: tuple[int, ...]
    """How many copies are in hands, by card."""
    clue_tokens: int
    turns_left: int | None

    @classmethod
    def of(cls, state: GameState) -> "OpenTable":
        """Return this position; raises UnknownCardError if the order of its deck is not known."""
        ruleset, tables = state.ruleset, state.ruleset.tables
        number = [
            place * TOP_RANK + rank - 1
            for place, rank in zip(tables.firework, tables.rank, strict=True)
        ]
        hands = tuple(tuple(number[card] for card in hand) for hand in state.hands)
        gone = [number[card] for card in state.discards]
        left = tuple(
            ruleset.copies(card) - gone.count(place) for place, card in enumerate(ruleset.cards)
        )
        return cls(
            ruleset=ruleset,
            to_act=state.to_act,
            hands=hands,
            deck=tuple(number[card] for card in state.deck),
            fireworks=state.fireworks,
            left=left,
            held=tuple(sum(hand.count(card) for hand in hands) for card in range(len(left))),
            clue_tokens=state.clue_tokens,
            turns_left=state.turns_left,
        )


# What a discard costs, in hundredths of a card lost from sight; useless cards cost nothing.
_COPY_IN_A_HAND = 100
_COPY_IN_THE_DECK = 300
_NUMBER_LOWER = 100
_LAST_COPY = 100_000
_DEARER_WITH_FEW_TOKENS = 600

# What makes a play urgent, in the same measure.
_LOW_NUMBER = 200
_NEXT_CARD_HELD = 400
_OTHERS_HOLD_IT = 300


class Habits(NamedTuple):
    """A try's random preferences between similar actions, by default none."""

    whims: int = 0
    """How far chance may change what an action seems worth, in hundredths."""
    discards_up_to: int = 0
    """The cost up to which a card is discarded although there are clue tokens."""
    few_tokens: int = 2
    """With so few clue tokens, dearer cards are discarded too."""
    a_card_deeper: int = 20
    """What it costs more that the other copy lies one card further down the deck."""
    waits: int = 0
    """How many times in 100 a player lets a card wait that can be played."""

    @classmethod
    def drawn(cls, choice: SeededChoice) -> "Habits":
        """Return habits that chance has chosen."""
        return cls(
            whims=choice.below(600),
            discards_up_to=choice.below(900) - 400,
            few_tokens=choice.below(6),
            a_card_deeper=choice.below(70),
            waits=choice.below(2) * choice.below(10),
        )


class OpenPlay:
    """One try to reach the most points from a position in which no needed card is gone."""

    def __init__(self, table: OpenTable, habits: Habits, choice: SeededChoice) -> None:
        """Begin at this table; chance is drawn from `choice`."""
        self._ruleset, self._habits, self._choice = table.ruleset, habits, choice
        self._me = table.to_act
        self._hands = [list(hand) for hand in table.hands]
        self._deck, self._drawn = table.deck, 0
        self._fireworks = list(table.fireworks)
        self._left, self._held = list(table.left), list(table.held)
        self._tokens, self._turns_left = table.clue_tokens, table.turns_left
        self._needed = table.ruleset.max_score - sum(table.fireworks)

    def run(self) -> tuple[Action, ...] | None:
        """Return the actions that make all points, None if this try does not."""
        actions = list[Action]()
        while self._needed > 0:
            pace = self._pace()
            if pace < 0:
                return None
            action = self._play() or (self._discard() if pace else None) or self._clue()
            if action is None:
                return None
            actions.append(action)
            if self._turns_left is not None:
                self._turns_left -= 1
            self._me = (self._me + 1) % len(self._hands)
        return tuple(actions)

    def _pace(self) -> int:
        """Return how many cards may leave a hand, or last turns go by, without a point."""
        if self._turns_left is not None:
            return self._turns_left - self._needed
        to_draw = len(self._deck) - self._drawn
        if self._ruleset.play_on:
            return to_draw + sum(map(len, self._hands)) - self._needed
        return to_draw + len(self._hands) - self._needed

    def _whim(self) -> int:
        return self._choice.below(self._habits.whims) if self._habits.whims else 0

    # Play

    def _play(self) -> Action | None:
        """Play the most urgent card; None if none fits or the player lets it wait."""
        hand, fireworks = self._hands[self._me], self._fireworks
        fitting = [
            slot for slot, card in enumerate(hand) if fireworks[card // TOP_RANK] == card % TOP_RANK
        ]
        if not fitting or self._lets_wait():
            return None
        slot = fitting[0]
        if len(fitting) > 1:
            slot = max(fitting, key=lambda slot: self._urgency(hand[slot]))
        action = self._ruleset.tables.plays[len(hand)][slot]
        card = self._lay_down(slot)
        fireworks[card // TOP_RANK] += 1
        self._needed -= 1
        if fireworks[card // TOP_RANK] == TOP_RANK:
            self._recover_token()
        return action

    def _lets_wait(self) -> bool:
        waits = self._habits.waits
        return bool(waits and self._tokens and self._choice.below(100) < waits)

    def _urgency(self, card: int) -> int:
        rank = card % TOP_RANK
        urgency = self._whim() * 2 - rank * _LOW_NUMBER
        if rank < TOP_RANK - 1 and self._held[card + 1]:
            urgency += _NEXT_CARD_HELD
        return urgency - (self._held[card] - 1) * _OTHERS_HOLD_IT

    # Discard

    def _discard(self) -> Action | None:
        """Discard the card that costs least; None if that is too much or not allowed."""
        hand = self._hands[self._me]
        if not hand or self._tokens == self._ruleset.clue_tokens:
            return None
        costs = [self._cost(card) for card in hand]
        cost = min(costs)
        if cost == _LAST_COPY or (self._tokens and cost > self._most()):
            return None
        slot = costs.index(cost)
        action = self._ruleset.tables.discards[len(hand)][slot]
        card = self._lay_down(slot)
        self._left[card] -= 1
        self._recover_token()
        return action

    def _most(self) -> int:
        """Return the cost up to which a card is discarded although there are clue tokens."""
        dearer = _DEARER_WITH_FEW_TOKENS if self._tokens <= self._habits.few_tokens else 0
        return self._habits.discards_up_to + dearer

    def _cost(self, card: int) -> int:
        """Return the cost of discarding the card."""
        place, rank = divmod(card, TOP_RANK)
        if rank < self._fireworks[place]:
            return self._whim()
        if self._left[card] == 1:
            return _LAST_COPY
        if self._held[card] > 1:
            return _COPY_IN_A_HAND + self._whim()
        deeper = self._deck.index(card, self._drawn) - self._drawn
        return (
            _COPY_IN_THE_DECK
            + deeper * self._habits.a_card_deeper
            + (TOP_RANK - 1 - rank) * _NUMBER_LOWER
            + self._whim()
        )

    # Clue

    def _clue(self) -> Action | None:
        """Tell the next player who has cards the number of the oldest one; None if not allowed."""
        if not self._tokens:
            return None
        players = len(self._hands)
        for step in range(1, players):
            target = (self._me + step) % players
            if self._hands[target]:
                self._tokens -= 1
                return RankClue(target, self._hands[target][0] % TOP_RANK + 1)
        if not self._ruleset.empty_clues:
            return None
        self._tokens -= 1
        return RankClue((self._me + 1) % players, 1)

    # Either

    def _lay_down(self, slot: int) -> int:
        """Take the card out of the hand, draw another one and return the first."""
        hand = self._hands[self._me]
        card = hand.pop(slot)
        self._held[card] -= 1
        if self._drawn < len(self._deck):
            drawn = self._deck[self._drawn]
            hand.append(drawn)
            self._held[drawn] += 1
            self._drawn += 1
            if self._drawn == len(self._deck) and not self._ruleset.play_on:
                # The turn that draws the last card does not count: everyone has one more.
                self._turns_left = len(self._hands) + 1
        return card

    def _recover_token(self) -> None:
        self._tokens = min(self._tokens + 1, self._ruleset.clue_tokens)
