"""What one player sees, can read and remembers (rule `hanzi-ancient-forms`).

All players see every card that is turned up or removed, so one memory serves for any seat.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.games.hanzi.deck import CARDS, LETTER, Card, Character, Effect, Task
from tutor.games.hanzi.engine import GameState, Phase
from tutor.games.hanzi.engine.events import CardRemoved, Event, Matched, TurnedUp
from tutor.games.hanzi.engine.notation import open_fields
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, TOP_TASKS


class Memory(NamedTuple):
    """The cards whose modern sides were seen in a game."""

    lying: Mapping[int, Card] = MappingProxyType({})
    """Those that lie there still, by spot."""
    left: frozenset[int] = frozenset()
    """The spots of those that left the game, if nothing that lies there now was seen since."""
    characters: frozenset[Character] = frozenset()
    """The characters whose ancient forms were learned from these cards."""

    def watching(self, events: Iterable[Event]) -> "Memory":
        """Return the memory after one more action, which led to these events."""
        memory = self
        for event in events:
            match event:
                case TurnedUp(_, spot, card):
                    learned = memory.characters | {card.character}
                    memory = Memory({**memory.lying, spot: card}, memory.left - {spot}, learned)
                case Matched():
                    memory = memory.without((event.scoring_spot, event.effect_spot))
                case CardRemoved(spot, card):
                    learned = memory.characters | {card.character}
                    memory = memory.without((spot,))._replace(characters=learned)
        return memory

    def without(self, spots: Iterable[int]) -> "Memory":
        """Return the memory after the cards at these spots have left the game."""
        left = frozenset(spots)
        lying = {spot: card for spot, card in self.lying.items() if spot not in left}
        return Memory(lying, self.left | left, self.characters)


NOTHING_SEEN = Memory()

CARD_OF: dict[tuple[Character, int], Card] = {(c.character, c.period): c for c in CARDS}
"""In our deck the character and the period tell what a card does."""


class Cell(NamedTuple):
    """A card that lies with its ancient side up, or is in a hand, as the player sees it."""

    form: int
    """Which ancient form: equal numbers are equal drawings.

    0 is the first drawing from a1 on; those that are in hands alone come after the grid.
    """
    period: int
    """Public, like the form."""
    character: Character | None
    """The character, if the player can read the form, or holds the card."""
    seen: bool = False
    """Whether the player has seen the modern side of this very card."""

    @property
    def card(self) -> Card | None:
        """The card, if the player can read its form: then nothing about it is left open."""
        return CARD_OF[self.character, self.period] if self.character else None

    def __str__(self) -> str:
        """Return the letter of the card or, unread, the number of its form and its period."""
        return LETTER[self.card] if self.card else f"{self.form}p{self.period}"


class View(NamedTuple):
    """The hidden parts of a position as the player at `seat` sees them, and what that player has.

    It is made of what that player may know and of nothing else: ancient forms are public, but one
    that the player can't read is only a number. Positions that look the same have equal views.
    """

    seat: int
    """The player who looks."""
    reads: frozenset[Character]
    """The characters whose ancient forms the player can read, learned in this game."""
    cells: tuple[Cell | None, ...]
    """The grid by spot, None for a gap."""
    left: tuple[int, ...]
    """How many cards of each kind are in grid and pile, in the order of CARDS: by counting.

    Those that others hold count too as long as the player can't read them.
    """
    pile_top: Cell | None
    """The next card of the pile, whose ancient side lies up."""
    tasks: tuple[Task, ...]
    """Those of the player."""
    supply: tuple[Task, ...]
    hands: tuple[tuple[Cell, ...], ...]
    """Hands are held with the effects inwards: of others' cards only the ancient sides are seen."""
    new_cards: tuple[tuple[Cell, ...], ...]
    tokens: int
    face_up: tuple[int, ...]

    @classmethod
    def of(cls, state: GameState, seat: int, memory: Memory = NOTHING_SEEN) -> "View":
        """Return the view of the player at `seat`.

        The player can read the forms learned from cards in `memory`, those of the own hand, and
        those of cards that are face up now. Raises ValueError if nobody sits there.
        """
        if not 0 <= seat < state.players:
            raise ValueError(f"seat must be from 0 to {state.players - 1}, not {seat}")
        face_up = {card.character for spot in state.face_up if (card := state.grid[spot])}
        own = {card.character for card in state.holds(seat)}
        readable = memory.characters | face_up | own
        held = (card for each in range(state.players) for card in state.holds(each))
        strange = (card for card in held if card.character not in readable)
        left = Counter(card for card in (*state.grid, *state.pile, *strange) if card)
        forms: dict[Character, int] = {}

        def seen(card: Card, spot: int | None = None) -> Cell:
            character = card.character
            form = forms.setdefault(character, len(forms))
            read = character if character in readable else None
            return Cell(form, card.period, read, spot in memory.lying)

        return cls(
            seat=seat,
            reads=readable,
            cells=tuple(seen(c, spot) if c else None for spot, c in enumerate(state.grid)),
            left=tuple(left[card] for card in CARDS),
            hands=tuple(tuple(map(seen, cards)) for cards in state.hands),
            new_cards=tuple(tuple(map(seen, cards)) for cards in state.new_cards),
            pile_top=seen(state.pile[0]) if state.pile else None,
            tasks=state.tasks[seat],
            supply=state.supply,
            tokens=state.tokens[seat],
            face_up=state.face_up,
        )


def seen_by(state: GameState, seat: int) -> str:
    """Return a position in one line as a player sees it who has read no form before.

    These are the fields of a position, and for what is hidden only numbers. A card that the player
    can't read is the number of its form and, behind `p`, its period; of the pile and of the task
    deck there is the size, with what the player sees of the top: of the deck one task, three while
    the player chooses one of them.
    """
    view = View.of(state, seat)
    cells = (str(cell or "-") for cell in view.cells)
    marker = () if state.marker is None else (f"at{NAME_OF_SPOT[state.marker]}",)
    effect = state.played.effect if state.played and state.phase is Phase.EFFECT else None
    chooses = seat == state.active and effect is Effect.THREE_TASKS
    looks = "".join(LETTER[task] for task in state.top_tasks[: TOP_TASKS if chooses else 1])
    top = "" if view.pile_top is None else f".{view.pile_top}"
    hidden = (f"{len(state.pile)}{top}", f"{len(state.task_deck)}{looks}")
    shown: Any = state
    shown = shown._replace(hands=view.hands, new_cards=view.new_cards)
    return "_".join((state.ruleset, ".".join((*cells, *marker)), *hidden, *open_fields(shown)))
