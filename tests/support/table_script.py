"""A table set up in words, and games played on it in sentences.

    game = TableScript(players="Ann Bob Cat", hands=["r1 y2 g3 b4 w5", "…", "…"], draws="r2 b1")
    game.do("Ann clues red to Bob (slots 1,3)", "Bob plays slot 1 (r1)")
    assert game.hand("Bob") == "y2 g3 b4 w5 r2"

Slot 1 is the oldest card. An impossible script is refused: a fourth red 1, a card or a
slot that is not as the sentence says, an action that the rules forbid.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.support.sentences import COLORS, Sentence, cards, read, tell
from tutor.core.errors import IllegalActionError, ImpossiblePositionError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import (
    Card,
    ClueMarks,
    ColorClue,
    RankClue,
    Ruleset,
    Suit,
)
from tutor.games.hanabi.engine.cards import RANKS, card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.validation import build


class TableScriptError(AssertionError):
    """The script could not happen, or a sentence is wrong about it."""


class TableScript:
    """A game of Hanabi from some position on; `state` is where it stands.

    `players` are the names, the first to act first unless `starts` names another; `hands` their
    cards, oldest first (what is not given is filled up); `fireworks` the top card of each firework
    begun; `draws` the next cards of the deck. All other cards are in the deck too, or, if
    `deck_size` says how many are left to draw, in the discard pile before `discards`. `turns_left`
    is for the last round, when the deck is empty.
    """

    def __init__(
        self,
        players: str | Sequence[str] = "Ann Bob",
        hands: Sequence[str] = (),
        *,
        ruleset: str = "base",
        fireworks: str = "",
        discards: str = "",
        draws: str = "",
        deck_size: int | None = None,
        clue_tokens: int | None = None,
        strikes: int = 0,
        turns_left: int | None = None,
        starts: str | None = None,
    ) -> None:
        self.names = tuple(players.split() if isinstance(players, str) else players)
        self.ruleset = Ruleset.parse(ruleset)
        tops = self._tops(fireworks)
        pile, deck = cards(discards), cards(draws)
        given, left = self._dealt(hands, [*_built(tops), *pile, *deck])
        missing = len(left) if deck_size is None else deck_size - len(deck)
        deck, pile = deck + left[:missing], left[missing:] + pile
        try:
            self.state = GameState._make(
                build(
                    self.ruleset,
                    to_act=0 if starts is None else self.seat(starts),
                    hands=given,
                    marks=tuple((0,) * len(hand) for hand in given),
                    fireworks=tops,
                    discards=pile,
                    clue_tokens=self.ruleset.clue_tokens if clue_tokens is None else clue_tokens,
                    strikes=strikes,
                    deck=deck,
                    turns_left=turns_left,
                )
            )
        except ImpossiblePositionError as error:
            raise TableScriptError(f"no game gets here: {error}") from error
        if self.state.ending is not None:
            raise TableScriptError(f"no game goes on from here: {self.state.ending}")
        if deck_size not in (None, self.state.deck_size):
            raise TableScriptError(
                f"{self.state.deck_size} cards are left to draw, not {deck_size}"
            )

    # Playing

    def do(self, *sentences: str) -> "TableScript":
        """Play on, one sentence a turn; TableScriptError names the first that cannot be so."""
        for text in sentences:
            sentence = read(text, self.names)
            try:
                self.state.verify(sentence.action, player=sentence.player)
            except IllegalActionError as error:
                turn = self.names[self.state.to_act]
                raise TableScriptError(f"{text!r}: {error}; it is {turn}'s turn") from error
            self._check(text, sentence, complete=True)
            self.state = self.state.apply(sentence.action)
        return self

    def refused(self, text: str) -> IllegalActionError:
        """Return the error with which the engine refuses what the sentence says.

        TableScriptError if it is allowed. Nothing needs to stand in parentheses.
        """
        sentence = read(text, self.names)
        try:
            self.state.verify(sentence.action, player=sentence.player)
        except IllegalActionError as error:
            self._check(text, sentence, complete=False)
            return error
        raise TableScriptError(f"{text!r} is allowed")

    def _check(self, text: str, sentence: Sentence, *, complete: bool) -> None:
        """Raise TableScriptError unless the cards are as the sentence says."""
        action = sentence.action
        if isinstance(action, ColorClue | RankClue):
            if sentence.slots is None and not complete:
                return
            touched = self.state.touched(action)
            if sentence.slots != touched:
                slots = ",".join(str(slot + 1) for slot in touched) or "none"
                raise TableScriptError(f"{text!r}: the slots that match are {slots}")
        else:
            hand = self.state.hands[sentence.player]
            card = hand[action.slot] if 0 <= action.slot < len(hand) else None
            if sentence.card != card and (complete or sentence.card is not None):
                raise TableScriptError(f"{text!r}: the card in slot {action.slot + 1} is {card}")

    # Looking at the table

    def seat(self, name: str) -> int:
        """Return the player's number."""
        if name not in self.names:
            raise TableScriptError(f"{name} is not at the table ({', '.join(self.names)})")
        return self.names.index(name)

    @property
    def turn(self) -> str:
        """The name of the player to act."""
        return self.names[self.state.to_act]

    def hand(self, name: str) -> str:
        """Return a player's cards, oldest first, like `r1 y2`."""
        return " ".join(map(str, self.state.hands[self.seat(name)]))

    def marks(self, name: str) -> list[str]:
        """Return the clue marks of each card of a hand, like `red 1, not blue`."""
        return [_words_of(marks) for marks in self.state.clue_marks[self.seat(name)]]

    @property
    def fireworks(self) -> str:
        """The top cards of the fireworks begun, like `r2 g1`."""
        tops = zip(self.ruleset.suits, self.state.fireworks, strict=True)
        return " ".join(f"{suit}{top}" for suit, top in tops if top)

    @property
    def discards(self) -> str:
        """The discard pile, first card first."""
        return " ".join(map(str, self.state.discards))

    @property
    def clue_tokens(self) -> int:
        """How many clue tokens are available."""
        return self.state.clue_tokens

    @property
    def strikes(self) -> int:
        """How many mistakes have been made."""
        return self.state.strikes

    @property
    def deck_size(self) -> int:
        """How many cards are still to be drawn."""
        return self.state.deck_size

    @property
    def events(self) -> list[str]:
        """What the last turn led to, in words."""
        return [tell(event, self.names) for event in self.state.events]

    # Setting the table up

    def _tops(self, fireworks: str) -> dict[Suit, int]:
        tops = dict.fromkeys(self.ruleset.suits, 0)
        for card in cards(fireworks):
            if tops.get(card.suit) != 0:
                raise TableScriptError(
                    f"{card}: there is one {COLORS[card.suit]} firework at the most"
                )
            tops[card.suit] = card.rank
        return tops

    def _dealt(
        self, hands: Sequence[str], elsewhere: Sequence[Card]
    ) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """Return every hand, filled up from the cards not named, and the cards that are left."""
        players = len(self.names)
        given = [cards(hand) for hand in hands]
        if len(given) > players:
            raise TableScriptError(f"{len(given)} hands for {players} players")
        left = self._left_over([*(card for hand in given for card in hand), *elsewhere])
        size = self.ruleset.hand_size(players)
        while len(given) < players:
            given.append(left[:size])
            left = left[size:]
        return tuple(given), left

    def _left_over(self, named: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards not named, shuffled."""
        left = Counter(self.ruleset.deck)
        left.subtract(named)
        for card, count in left.items():
            if count < 0:
                copies = self.ruleset.copies(card)
                raise TableScriptError(
                    f"{card} is named {copies - count} times; the deck has {copies}"
                )
        return SeededChoice(0).shuffled(tuple(left.elements()))


def _built(tops: Mapping[Suit, int]) -> list[Card]:
    """Return the cards in fireworks with these top cards."""
    return [card_of(suit, rank) for suit, top in tops.items() for rank in RANKS[:top]]


def _words_of(marks: ClueMarks) -> str:
    touched = " ".join([*(COLORS[suit] for suit in marks.colors), *map(str, marks.ranks)])
    denied = [*(COLORS[suit] for suit in marks.denied_colors), *marks.denied_ranks]
    return ", ".join(([touched] if touched else []) + [f"not {fact}" for fact in denied])
