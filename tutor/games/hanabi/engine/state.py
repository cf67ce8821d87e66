"""An immutable position, the rules that lead to the next one, and what its score is worth."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, NoReturn

from tutor.core.errors import IllegalActionError, ImpossiblePositionError
from tutor.core.game import EndCondition, Outcome
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play
from tutor.games.hanabi.engine.cards import Card, ClueMarks, Suit
from tutor.games.hanabi.engine.events import (
    Event,
)
from tutor.games.hanabi.engine.reasons import EndCause, Flaw, Reason
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.transition import after


@dataclass(frozen=True, slots=True)
class Rating:
    """One step of the scale: `id`, and the lowest and highest score that earn it."""

    id: str
    low: int
    high: int


# Basic game: 25 points at the most. With a sixth firework 25 to 29 still count as legendary,
# and only the full 30 goes beyond.
SCALE = (
    Rating("awful", 0, 5),
    Rating("poor", 6, 10),
    Rating("decent", 11, 15),
    Rating("very-good", 16, 20),
    Rating("extraordinary", 21, 24),
    Rating("legendary", 25, 25),
)
SCALE_SIX = (*SCALE[:-1], Rating("legendary", 25, 29), Rating("beyond", 30, 30))


def scale_for(max_score: int) -> tuple[Rating, ...]:
    """Return the scale for games of up to `max_score` points (25 or 30), lowest step first."""
    return SCALE_SIX if max_score > SCALE[-1].high else SCALE


def rating(score: int, max_score: int) -> Rating:
    """Return the step of the scale for a score from 0 to `max_score`."""
    return next(step for step in scale_for(max_score) if step.low <= score <= step.high)


Hand = tuple[Card, ...]

_END_CONDITION = {
    EndCause.PERFECT: EndCondition.WON,
    EndCause.LAST_ROUND: EndCondition.SCORED,
    EndCause.STRIKES: EndCondition.LOST,
    EndCause.CARD_GONE: EndCondition.LOST,
    EndCause.NO_ACTION: EndCondition.LOST,
}


class GameState(NamedTuple):
    """A position: everything on the table, seen by nobody in particular.

    A tuple, so that it is frozen, hashable and cheap to make. Two states are equal when the
    positions are; how they came about (`events`) does not count.
    """

    ruleset: Ruleset
    to_act: int
    """The player whose turn it is, from 0."""
    hands: tuple[Hand, ...]
    """The cards by player and slot; slot 0 is the oldest card."""
    marks: tuple[tuple[int, ...], ...]
    """The clue marks of each card as bits (see cards.py), by player and slot."""
    reach: tuple[int, ...]
    """The clues that may be given to each player, as bits: follows from `hands`."""
    fireworks: tuple[int, ...]
    """The top number of each firework, 0 before it is begun, in the order of `ruleset.suits`."""
    discards: tuple[Card, ...]
    """The discard pile, first card first."""
    clue_tokens: int
    strikes: int
    deck: tuple[Card, ...]
    """The cards still to be drawn, the next one first; an UnknownDeck if nobody told the order."""
    turns_left: int | None = None
    """Turns to come in the last round; None until the last card has been drawn."""
    ending: EndCause | None = None
    """Why the game is over; None while it goes on."""
    events: tuple[Event, ...] = ()
    """What the last action led to, in order; empty at the start."""

    @classmethod
    def deal(cls, ruleset: Ruleset, players: int, seed: int) -> "GameState":
        """Return the start of a game; the same seed gives the same deal in every release.

        Raises ValueError unless there are 2 to 5 players and the seed is 0 or more.
        """
        if seed < 0:
            raise ValueError(f"seed must be 0 or more, not {seed}")
        return cls._start(ruleset, players, SeededChoice(seed).shuffled(ruleset.deck), 0)

    @classmethod
    def from_deck(
        cls, ruleset: Ruleset, players: int, deck: Iterable[Card | str], *, starts: int = 0
    ) -> "GameState":
        """Return the start of a game dealt from this deck, first card first, player `starts` first.

        Player 0 gets the first cards of the deck, then player 1, and so on (rule `hands`).
        Raises BadSyntaxError for a card that is none, ImpossiblePositionError for a deck that is
        not the ruleset's, ValueError unless there are 2 to 5 players and `starts` is one of them.
        """
        cards = tuple(card if isinstance(card, Card) else Card(card) for card in deck)
        _check_deck(ruleset, cards)
        if not 0 <= starts < players:
            raise ValueError(f"starts must be a player from 0 to {players - 1}, not {starts}")
        return cls._start(ruleset, players, cards, starts)

    @staticmethod
    def parse(text: str) -> "GameState":
        """Return the position written in this line (docs/notation.md); `str` gives the line back.

        Raises BadSyntaxError naming the field, the character and what was expected there, and
        ImpossiblePositionError with a Flaw for a position that cannot be.
        """
        from tutor.games.hanabi.engine.notation import read  # it builds states

        return read(text)

    def __str__(self) -> str:
        """Return the position in one line, which can stand in a URL as it is."""
        from tutor.games.hanabi.engine.notation import write

        return write(self)

    @classmethod
    def _start(
        cls, ruleset: Ruleset, players: int, cards: tuple[Card, ...], starts: int
    ) -> "GameState":
        size = ruleset.hand_size(players)
        hands = tuple(cards[size * seat : size * (seat + 1)] for seat in range(players))
        return cls(
            ruleset=ruleset,
            to_act=starts,
            hands=hands,
            marks=((0,) * size,) * players,
            reach=tuple(ruleset.tables.reach(hand) for hand in hands),
            fireworks=(0,) * len(ruleset.suits),
            discards=(),
            clue_tokens=ruleset.clue_tokens,
            strikes=0,
            deck=cards[size * players :],
        )

    # Reading the table

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def deck_size(self) -> int:
        """How many cards are still to be drawn."""
        return len(self.deck)

    @property
    def points(self) -> int:
        """The number of cards in the fireworks (rule `score`)."""
        return sum(self.fireworks)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on. A lost game scores 0 (rule `lost-score`)."""
        if self.ending is None:
            return None
        condition = _END_CONDITION[self.ending]
        score = 0 if condition is EndCondition.LOST else self.points
        return Outcome(condition, score, self.ruleset.max_score)

    @property
    def told(self) -> tuple[tuple[ClueMarks, ...], ...]:
        """The clue marks of each card, by player and slot."""
        return tuple(map(self.clue_marks_in, range(self.players)))

    def clue_marks_in(self, seat: int) -> tuple[ClueMarks, ...]:
        """Return the clue marks of this player's cards."""
        return tuple(map(ClueMarks.from_bits, self.marks[seat]))

    def firework(self, suit: Suit) -> int:
        """Return the top number of the suit's firework, 0 before it is begun."""
        return self.fireworks[self.ruleset.suits.index(suit)]

    def is_playable(self, card: Card) -> bool:
        """Return whether playing the card now would add it to a firework (rule `play`)."""
        tables = self.ruleset.tables
        return self.fireworks[tables.firework[card]] == tables.rank[card] - 1

    def touched(self, clue: Clue) -> tuple[int, ...]:
        """Return the slots of the clue's target that match it (rule `clue-complete`).

        Whether the clue may be given now is not asked. Raises IllegalActionError for one that could
        never be: an unknown player, colour or number, or the wild colour.
        """
        bit = self._bit(clue)
        touched_by = self.ruleset.tables.touched_by
        return tuple(
            slot for slot, card in enumerate(self.hands[clue.target]) if touched_by[card] & bit
        )

    def __eq__(self, other: object) -> bool:
        """Whether the positions are equal, their events apart."""
        return isinstance(other, GameState) and self[:-1] == other[:-1]

    def __ne__(self, other: object) -> bool:
        """Whether the positions differ; a tuple's own `!=` would count `events` too."""
        return not self == other

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self[:-1])

    # What may be done (rules `turn`, `clue-cost`, `discard-not-full`, …)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the actions that the rules allow now, in a stable order; none once it is over.

        Plays and discards from the oldest card on, then clues player by player, colours first.
        """
        if self.ending is not None:
            return ()
        ruleset = self.ruleset
        tables = ruleset.tables
        size = len(self.hands[self.to_act])
        actions: tuple[Action, ...] = tables.plays[size]
        if self.clue_tokens < ruleset.clue_tokens:
            actions += tables.discards[size]
        if self.clue_tokens:
            for target, reach in enumerate(self.reach):
                if target != self.to_act:
                    actions += tables.clues(target, reach)
        return actions

    def verify(self, action: Action, *, player: int | None = None) -> None:
        """Return if the action is allowed now, to `player` if one is named.

        Raises IllegalActionError with a Reason, the rule's id, the action and this state.
        """
        if self.ending is not None:
            self._refuse(action, Reason.GAME_OVER, self.ending.rule)
        if player is not None and player != self.to_act:
            self._refuse(action, Reason.NOT_YOUR_TURN)
        if isinstance(action, (Play, Discard)):
            if not 0 <= action.slot < len(self.hands[self.to_act]):
                self._refuse(action, Reason.EMPTY_SLOT)
            if isinstance(action, Discard) and self.clue_tokens >= self.ruleset.clue_tokens:
                self._refuse(action, Reason.CLUE_TOKENS_FULL)
        else:
            self._verify_clue(action)

    def _verify_clue(self, clue: Clue) -> None:
        if not self.clue_tokens:
            self._refuse(clue, Reason.NO_CLUE_TOKEN)
        if clue.target == self.to_act:
            self._refuse(clue, Reason.CLUE_TO_SELF)
        if not self._bit(clue) & self.reach[clue.target]:
            self._refuse(clue, Reason.CLUE_TOUCHES_NOTHING)

    def _bit(self, clue: Clue) -> int:
        """Return the bit of the clue; refuse one that names what cannot be named."""
        if not 0 <= clue.target < len(self.hands):
            self._refuse(clue, Reason.UNKNOWN_PLAYER)
        tables = self.ruleset.tables
        if isinstance(clue, ColorClue):
            bit = tables.color_bit.get(clue.suit, 0)
            if not bit:
                wild = clue.suit == self.ruleset.wild_suit
                self._refuse(clue, Reason.WILD_SUIT_NAMED if wild else Reason.UNKNOWN_SUIT)
        else:
            bit = tables.rank_bit.get(clue.rank, 0)
            if not bit:
                self._refuse(clue, Reason.UNKNOWN_RANK)
        return bit

    def _refuse(self, action: Action, reason: Reason, rule: str | None = None) -> NoReturn:
        raise IllegalActionError(reason, rule or reason.rule, action, self)

    # What an action leads to

    def apply(self, action: Action) -> "GameState":
        """Return the state after the action; its `events` tell what happened.

        Raises IllegalActionError, as `verify` does, if the action is not allowed, and
        UnknownCardError if a card would have to be drawn from a deck of unknown order.
        """
        self.verify(action)
        return after(self, action)


def _check_deck(ruleset: Ruleset, deck: tuple[Card, ...]) -> None:
    """Raise ImpossiblePositionError unless the deck is exactly the ruleset's."""
    counts = Counter(deck)
    for card in sorted(counts.keys() | ruleset.deck_counts.keys()):
        if counts[card] != ruleset.copies(card):
            raise ImpossiblePositionError(
                Flaw.WRONG_COPIES, card=card, found=counts[card], expected=ruleset.copies(card)
            )
