"""The state of a game: an immutable position, its legal actions and the states after them."""

from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from tutor.core.errors import IllegalActionError, ImpossiblePositionError
from tutor.core.game import EndCondition, Outcome
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.notation import read_position, write_position
from tutor.games.hanabi.engine.position import Position
from tutor.games.hanabi.engine.reasons import EndCause, Flaw, RefusalReason
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.transition import after

_END_CONDITION = {
    EndCause.PERFECT: EndCondition.WON,
    EndCause.LAST_ROUND: EndCondition.SCORED,
    EndCause.STRIKES: EndCondition.LOST,
    EndCause.CARD_GONE: EndCondition.LOST,
    EndCause.NO_ACTION: EndCondition.LOST,
}


class GameState(Position):
    """A position of a game: how it starts, the legal actions, the states that they lead to."""

    __slots__ = ()

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
        return GameState._make(read_position(text))

    def __str__(self) -> str:
        """Return the position in one line, which can stand in a URL as it is."""
        return write_position(self)

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

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on. A lost game scores 0 (rule `lost-score`)."""
        if self.ending is None:
            return None
        condition = _END_CONDITION[self.ending]
        score = 0 if condition is EndCondition.LOST else self.points
        return Outcome(condition, score, self.ruleset.max_score)

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

        Raises IllegalActionError with a RefusalReason, the rule's id, the action and this state.
        """
        if self.ending is not None:
            self._refuse(action, RefusalReason.GAME_OVER, self.ending.rule)
        if player is not None and player != self.to_act:
            self._refuse(action, RefusalReason.NOT_YOUR_TURN)
        if isinstance(action, (Play, Discard)):
            if not 0 <= action.slot < len(self.hands[self.to_act]):
                self._refuse(action, RefusalReason.EMPTY_SLOT)
            if isinstance(action, Discard) and self.clue_tokens >= self.ruleset.clue_tokens:
                self._refuse(action, RefusalReason.CLUE_TOKENS_FULL)
        else:
            self._verify_clue(action)

    def _verify_clue(self, clue: Clue) -> None:
        if not self.clue_tokens:
            self._refuse(clue, RefusalReason.NO_CLUE_TOKEN)
        if clue.target == self.to_act:
            self._refuse(clue, RefusalReason.CLUE_TO_SELF)
        if not self._bit(clue) & self.reach[clue.target]:
            self._refuse(clue, RefusalReason.CLUE_TOUCHES_NOTHING)

    def _bit(self, clue: Clue) -> int:
        """Return the bit of the clue; refuse one that names what cannot be named."""
        if not 0 <= clue.target < len(self.hands):
            self._refuse(clue, RefusalReason.UNKNOWN_PLAYER)
        tables = self.ruleset.tables
        if isinstance(clue, ColorClue):
            bit = tables.color_bit.get(clue.suit, 0)
            if not bit:
                wild = clue.suit == self.ruleset.wild_suit
                self._refuse(
                    clue, RefusalReason.WILD_SUIT_NAMED if wild else RefusalReason.UNKNOWN_SUIT
                )
        else:
            bit = tables.rank_bit.get(clue.rank, 0)
            if not bit:
                self._refuse(clue, RefusalReason.UNKNOWN_RANK)
        return bit

    def _refuse(self, action: Action, reason: RefusalReason, rule: str | None = None) -> NoReturn:
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
