"""Common knowledge, and the meanings of the clues so far.

Players can agree on three conventions, each by itself:

- `play`: of the cards that get their first clue, it means the newest: this card can be played.
- `save`: a number clue that touches the oldest unclued card means that card instead, if some card
  of this number is a last copy (5s always are): play it or save it.
- `touch`: clued cards are wanted: none of them is useless. This holds until the next mistake would
  lose the game.

What is said so is kept by card: it holds as long as the card is in the hand. Where it contradicts
what clues and counting prove, nothing is meant.
"""

from typing import NamedTuple

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.actions import Action, Clue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import CARDS, RANKS, TOUCHED
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed_by_marks, oldest_unclued, set_of
from tutor.games.hanabi.knowledge.status import statuses


class CommonKnowledge:
    """The status of all cards, by fireworks, discard pile and strikes."""

    def __init__(self, table: GameState | View) -> None:
        self.allowed = allowed_by_marks(table.ruleset)
        """The cards that agree with clue marks, by their bits."""
        cards = statuses(table)
        self.playable, self.trash, self.critical = cards.playable, cards.trash, cards.critical
        self.last_fuse = table.strikes >= table.ruleset.fuses - 1
        """Whether the next mistake loses the game."""
        self.left = cards.left
        """How many copies of each card are in hands or in the deck, by card 0 to 29."""


class ConventionSet(NamedTuple):
    """The conventions that players have agreed on."""

    play: bool
    save: bool
    touch: bool

    def __str__(self) -> str:
        """Return `none`, `all`, or the names of the conventions, as in `play.touch`."""
        if self in NONE_OR_ALL:
            return "all" if self.play else "none"
        return ".".join(name for name, holds in self._asdict().items() if holds)

    @classmethod
    def parse(cls, text: str) -> "ConventionSet":
        """Return the conventions of a text that `str` gave; BadSyntaxError for any other."""
        names = cls._fields if text == "all" else text.split(".")
        conventions = cls(*(name in names for name in cls._fields))
        if str(conventions) != text:
            expected = f"none, all, or some of {', '.join(cls._fields)}, in this order"
            raise BadSyntaxError("conventions", text, 0, expected)
        return conventions


NO_CONVENTIONS = ConventionSet(play=False, save=False, touch=False)
"""A clue means what it says and no more: partners are literal."""
ALL_CONVENTIONS = ConventionSet(play=True, save=True, touch=True)
NONE_OR_ALL = NO_CONVENTIONS, ALL_CONVENTIONS


ANY = set_of(CARDS)
_OF_RANK = {rank: set_of(card for card in CARDS if card.rank == rank) for rank in RANKS}


class Meaning(NamedTuple):
    """The meaning of a card's clues: giver, possible identities, and whether it is wanted."""

    by: int
    cards: IdentitySet
    wanted: bool


def meanings_after(
    common: CommonKnowledge,
    conventions: ConventionSet,
    giver: int,
    clue: Clue,
    slots: tuple[int, ...],
    marks: tuple[int, ...],
    meant: tuple[Meaning | None, ...],
) -> tuple[Meaning | None, ...]:
    """Return the meaning of each card of a hand after a clue has touched `slots`.

    `marks` and `meant` are what the cards had been told before, and what was meant of them.
    """
    newly_clued = [slot for slot in slots if not marks[slot] & TOUCHED]
    if not newly_clued:
        return meant
    meanings = list(meant)
    if conventions.touch:
        for slot in newly_clued:
            meanings[slot] = Meaning(giver, ANY, wanted=True)
    saved = 0
    if conventions.save and isinstance(clue, RankClue):
        saved = common.critical & _OF_RANK[clue.rank]
    if saved and newly_clued[0] == oldest_unclued(marks):
        cards = common.playable | saved
        meanings[newly_clued[0]] = Meaning(giver, cards, conventions.touch)
    elif conventions.play:
        meanings[newly_clued[-1]] = Meaning(giver, common.playable, conventions.touch)
    return tuple(meanings)


def identities_as_meant(
    common: CommonKnowledge, could_be: IdentitySet, meaning: Meaning | None
) -> IdentitySet:
    """Return the possible identities of a card that agree with its meaning."""
    if meaning is None:
        return could_be
    cards = could_be & meaning.cards or could_be
    if common.last_fuse or not meaning.wanted:
        return cards
    return cards & ~common.trash or cards


class Meanings(NamedTuple):
    """The meanings that conventions add to clues; none among literal partners.

    It is public: it follows from the actions that all have seen and never from a hidden card.
    """

    conventions: ConventionSet
    meant: tuple[tuple[Meaning | None, ...], ...]
    """What was said of each card beyond the clue, by player and slot; None for nothing."""

    @classmethod
    def at_start(cls, state: GameState, conventions: ConventionSet) -> "Meanings":
        """Return the meanings before anything has been said."""
        return cls(conventions, tuple((None,) * len(hand) for hand in state.hands))

    @property
    def are_literal(self) -> bool:
        """Whether clues mean what they say and no more."""
        return self.conventions == NO_CONVENTIONS

    def after(self, before: GameState, action: Action, state: GameState) -> "Meanings":
        """Return the meanings once `action` has led from `before` to `state`."""
        if isinstance(action, Play | Discard):
            player = before.to_act
            left = list(self.meant[player])
            del left[action.slot]
            left += [None] * (len(state.hands[player]) - len(left))
            return self._with(player, tuple(left))
        if self.are_literal:
            return self
        common, giver, slots = CommonKnowledge(before), before.to_act, before.touched(action)
        marks, meant = before.marks[action.target], self.meant[action.target]
        meanings = meanings_after(common, self.conventions, giver, action, slots, marks, meant)
        return self._with(action.target, meanings)

    def _with(self, player: int, meant: tuple[Meaning | None, ...]) -> "Meanings":
        everyone = (*self.meant[:player], meant, *self.meant[player + 1 :])
        return self._replace(meant=everyone)
