"""A game on a real table: tokens, deck and turns after each tap, and the rule that matters now.

No card is known here. static/script/companion.js follows the same game in a browser without a
network; tests/browser/test_companion.py compares the two.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutor.core.errors import BadSyntaxError
from tutor.core.rulebook import RuledEnum
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.ruleset import Ruleset


class Tap(RuledEnum):
    """A tap: a player's action, by its letter in an address."""

    CLUE = "c", "clue-cost"
    DISCARD = "d", "discard-not-full"
    PLAY = "p", "play"
    MISTAKE = "m", "misplay"
    FIVE = "f", "bonus"
    """A 5 was played, which completes its firework."""
    CARD_GONE = "x", "play-on-card-gone"
    """When playing on: every copy of a card that is still needed is in the discard pile."""


class TipMoment(RuledEnum):
    """Why a rule matters now for the first time; the first of several is shown."""

    START = "start", "turn"
    LAST_CARD = "last-card", "end-last-round"
    DECK_OUT = "deck-out", "play-on"
    LAST_FUSE = "last-fuse", "end-strikes"
    NO_DRAW = "no-draw", "last-round-no-draw"
    NO_TOKEN = "no-token", "clue-cost"
    EMPTY_HAND = "empty-hand", "play-on-no-action"
    MISTAKE = "mistake", "misplay"
    BONUS = "bonus", "bonus"
    BONUS_LOST = "bonus-lost", "bonus-lost"
    WILD_CLUE = "wild-clue", "wild-never-named"
    CLUE = "clue", "clue-complete"
    DISCARD = "discard", "discard"
    PLAY = "play", "play"
    ALL_TOKENS = "all-tokens", "discard-not-full"


_DRAWS = (Tap.DISCARD, Tap.PLAY, Tap.MISTAKE)
"""After these the rule that is shown says to draw."""

_NEEDS_A_CARD = (Tap.DISCARD, Tap.PLAY, Tap.MISTAKE, Tap.FIVE)


@dataclass(frozen=True, slots=True)
class TableGame:
    """The public state of a table after these taps; `shown` are the past moments.

    `played` counts the cards in the fireworks, `completed` the complete ones.
    """

    ruleset: Ruleset
    to_act: int
    hands: tuple[int, ...]
    """How many cards each player holds."""
    clue_tokens: int
    deck_size: int
    strikes: int = 0
    played: int = 0
    completed: int = 0
    turns_left: int | None = None
    """Turns to come in the last round; None until the last card has been drawn."""
    ending: EndCause | None = None
    taps: tuple[Tap, ...] = ()
    moment: TipMoment | None = TipMoment.START
    shown: frozenset[TipMoment] = frozenset({TipMoment.START})

    @classmethod
    def start(cls, ruleset: Ruleset, players: int, first: int) -> "TableGame":
        """Return a game before its first turn, which is that of the player `first`.

        Raises ValueError unless there are 2 to 5 players and `first` is one of them.
        """
        size = ruleset.hand_size(players)
        if not 0 <= first < players:
            raise ValueError(f"first must be a player from 0 to {players - 1}, not {first}")
        left = len(ruleset.deck) - size * players
        return cls(ruleset, first, (size,) * players, ruleset.clue_tokens, left)

    @classmethod
    def read(cls, ruleset: Ruleset, players: int, first: int, taps: str) -> "TableGame":
        """Return the game after the taps with these letters; `code` gives them back.

        Raises BadSyntaxError at the first that is unknown or not allowed, ValueError as `start`.
        """
        game = cls.start(ruleset, players, first)
        for place, letter in enumerate(taps):
            allowed = [tap for tap in Tap if game.allows(tap)]
            if letter not in allowed:
                expected = f"one of {', '.join(allowed)}" if allowed else "the end"
                raise BadSyntaxError("taps", taps, place, expected)
            game = game.after(Tap(letter))
        return game

    @property
    def code(self) -> str:
        """The letters of the taps."""
        return "".join(self.taps)

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def fuses_left(self) -> int:
        """How many fuse tokens have not been lost."""
        return self.ruleset.fuses - self.strikes

    @property
    def is_lost(self) -> bool:
        """Whether the game is over and lost, so that its points don't count."""
        return self.ending in (EndCause.STRIKES, EndCause.CARD_GONE, EndCause.NO_ACTION)

    def allows(self, tap: Tap) -> bool:
        """Return whether the player to act can do this, as far as can be known without cards."""
        if self.ending is not None or (tap in _NEEDS_A_CARD and not self.hands[self.to_act]):
            return False
        fireworks = len(self.ruleset.suits)
        match tap:
            case Tap.CLUE:
                return self._can_clue(self.to_act)
            case Tap.DISCARD:
                return self.clue_tokens < self.ruleset.clue_tokens
            case Tap.PLAY:
                room = (TOP_RANK - 1) * fireworks + self.completed
                return self.played < room
            case Tap.FIVE:
                return self.played - TOP_RANK * self.completed >= TOP_RANK - 1
            case Tap.MISTAKE:
                return True
            case Tap.CARD_GONE:
                return self.ruleset.play_on and bool(self.taps)

    def after(self, tap: Tap) -> "TableGame":
        """Return the game after an allowed tap; ValueError for one that is not."""
        if not self.allows(tap):
            raise ValueError(f"{tap.name} is not allowed here")
        if tap is Tap.CARD_GONE:
            taps = (*self.taps, tap)
            return replace(self, ending=EndCause.CARD_GONE, taps=taps, moment=None)
        game = self._acted(tap)._ended()
        fresh = (each for each in game._moments(self) if each not in game.shown)
        moment = next(fresh, None)
        return replace(game, moment=moment, shown=game.shown | ({moment} if moment else set()))

    def _acted(self, tap: Tap) -> "TableGame":
        """Return the game after the action and the draw, at the next turn."""
        most, tokens = self.ruleset.clue_tokens, self.clue_tokens
        if tap is Tap.CLUE:
            tokens -= 1
        elif tap in (Tap.DISCARD, Tap.FIVE):
            tokens = min(tokens + 1, most)
        completed = self.completed + (tap is Tap.FIVE)
        strikes = self.strikes + (tap is Tap.MISTAKE)
        ending = None
        if strikes == self.ruleset.fuses:
            ending = EndCause.STRIKES
        elif completed == len(self.ruleset.suits):
            ending = EndCause.PERFECT
        leaves = tap is not Tap.CLUE
        draws = leaves and self.deck_size > 0 and ending is None
        deck, turns_left = self.deck_size - draws, self.turns_left
        if draws and not deck and not self.ruleset.play_on:
            turns_left = self.players
        elif turns_left is not None:
            turns_left -= 1
        hands = list(self.hands)
        hands[self.to_act] += draws - leaves
        return replace(
            self,
            to_act=(self.to_act + 1) % self.players,
            hands=tuple(hands),
            clue_tokens=tokens,
            deck_size=deck,
            strikes=strikes,
            played=self.played + (tap in (Tap.PLAY, Tap.FIVE)),
            completed=completed,
            turns_left=turns_left,
            ending=ending,
            taps=(*self.taps, tap),
        )

    def _ended(self) -> "TableGame":
        """Return the game, over if the last round is or if the next player can't do anything."""
        if self.ending is None and self.turns_left == 0:
            return replace(self, ending=EndCause.LAST_ROUND)
        if self.ending is None and not self.hands[self.to_act] and not self._can_clue(self.to_act):
            return replace(self, ending=EndCause.NO_ACTION)
        return self

    def _can_clue(self, seat: int) -> bool:
        """Return whether there is a token, and a card of another player that a clue can match."""
        others = any(size for other, size in enumerate(self.hands) if other != seat)
        return self.clue_tokens > 0 and (others or self.ruleset.empty_clues)

    def _moments(self, before: "TableGame") -> Iterator[TipMoment]:
        """Yield the reminders after the last tap, the most urgent first."""
        if self.ending is not None:
            return
        tap, rules = self.taps[-1], self.ruleset
        came_back = self.clue_tokens > before.clue_tokens
        of_tap = {
            Tap.CLUE: TipMoment.WILD_CLUE if rules.variant.is_wild else TipMoment.CLUE,
            Tap.DISCARD: TipMoment.DISCARD,
            Tap.PLAY: TipMoment.PLAY,
            Tap.MISTAKE: TipMoment.MISTAKE,
            Tap.FIVE: TipMoment.BONUS if came_back else TipMoment.BONUS_LOST,
        }
        matters = {
            TipMoment.LAST_CARD: self.turns_left == self.players,
            TipMoment.DECK_OUT: rules.play_on and not self.deck_size,
            TipMoment.LAST_FUSE: self.fuses_left == 1,
            TipMoment.NO_DRAW: self.turns_left is not None,
            TipMoment.NO_TOKEN: not self.clue_tokens,
            TipMoment.EMPTY_HAND: not self.hands[self.to_act],
            of_tap[tap]: tap not in _DRAWS or self.deck_size > 0,
            TipMoment.ALL_TOKENS: came_back and self.clue_tokens == rules.clue_tokens,
        }
        yield from (moment for moment, holds in matters.items() if holds)
