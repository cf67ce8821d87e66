"""What one player sees, can read and remembers (rule `hanzi-ancient-forms`).

All players see every card that is turned up or removed, so one memory serves for any seat.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tutor.games.hanzi.deck import CARDS, CHARACTERS, LETTER, TASKS, Card, Character, Effect, Task
from tutor.games.hanzi.engine import EndCause, GameState, Phase, Ruleset
from tutor.games.hanzi.engine.events import CardRemoved, Event, Matched, TurnedUp
from tutor.games.hanzi.engine.notation import open_fields
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, TOP_TASKS


class Sighting(NamedTuple):
    """The modern side of a card was seen."""

    card: Card
    spot: int
    """Where the card lay then."""
    step: int
    """In which of the actions watched: the first one is 0."""
    player: int | None
    """Who turned it up; None if it left the game from under the marker."""
    lies_there: bool
    """Whether the card lies there still."""


class Memory(NamedTuple):
    """The cards whose modern sides were seen in a game, the latest sighting last."""

    steps: int = 0
    """How many actions were watched."""
    sightings: tuple[Sighting, ...] = ()

    def watching(self, events: Iterable[Event]) -> "Memory":
        """Return the memory after one more action, which led to these events."""
        sightings = self.sightings
        for event in events:
            match event:
                case TurnedUp(player, spot, card):
                    seen = Sighting(card, spot, self.steps, player, True)
                    sightings = (*(s for s in sightings if not _is_at(s, spot)), seen)
                case Matched():
                    for spot in (event.scoring_spot, event.effect_spot):
                        sightings = _gone(sightings, spot)
                case CardRemoved(spot, card):
                    seen = Sighting(card, spot, self.steps, None, False)
                    sightings = (*(s for s in sightings if not _is_at(s, spot)), seen)
        return Memory(self.steps + 1, sightings)

    def at(self, spot: int) -> Sighting | None:
        """Return the sighting of the card that lies there; None if nobody turned it up."""
        return next((seen for seen in self.sightings if _is_at(seen, spot)), None)

    @property
    def characters(self) -> frozenset[Character]:
        """The characters whose ancient forms were learned from these cards."""
        return frozenset(seen.card.character for seen in self.sightings)


def _is_at(seen: Sighting, spot: int) -> bool:
    return seen.lies_there and seen.spot == spot


def _gone(sightings: tuple[Sighting, ...], spot: int) -> tuple[Sighting, ...]:
    return tuple(s._replace(lies_there=False) if _is_at(s, spot) else s for s in sightings)


ALL_FORMS = frozenset(CHARACTERS)
"""What one who reads every ancient form reads."""

CARD_OF: dict[tuple[Character, int], Card] = {(c.character, c.period): c for c in CARDS}
"""In our deck the character and the period tell what a card does."""

NOTHING_SEEN = Memory()


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
    seen: Sighting | None = None
    """When the player saw the modern side of this very card; None if never."""

    @property
    def card(self) -> Card | None:
        """The card, if the player can read its form: then nothing about it is left open."""
        return CARD_OF[self.character, self.period] if self.character else None

    def __str__(self) -> str:
        """Return the letter of the card or, unread, the number of its form and its period."""
        return LETTER[self.card] if self.card else f"{self.form}p{self.period}"


class View(NamedTuple):
    """A position as the player at `seat` sees it.

    It is made of what that player may know and of nothing else: ancient forms are public, but one
    that the player can't read is only a number. Positions that look the same have equal views.
    """

    ruleset: Ruleset
    seat: int
    """The player who looks."""
    reads: frozenset[Character]
    """The characters whose ancient forms the player can read, those learned in this game too."""
    cells: tuple[Cell | None, ...]
    """The grid by spot, None for a gap."""
    left: tuple[int, ...]
    """How many cards of each kind are in grid and pile, in the order of CARDS: by counting.

    Those that others hold count too as long as the player can't read them.
    """
    pile_size: int
    pile_top: Cell | None
    """The next card of the pile, whose ancient side lies up."""
    marker: int | None
    tasks: tuple[tuple[Task, ...], ...]
    limits: tuple[int, ...]
    supply: tuple[Task, ...]
    tasks_in_deck: tuple[Task, ...]
    """The tasks still in the deck, in the order of TASKS: by counting."""
    top_tasks: tuple[Task, ...]
    """The task that lies on top of the deck; three while the player chooses one of them."""
    hands: tuple[tuple[Cell, ...], ...]
    """Hands are held with the effects inwards: of others' cards only the ancient sides are seen."""
    new_cards: tuple[tuple[Cell, ...], ...]
    scored: tuple[tuple[Card, ...], ...]
    tokens: tuple[int, ...]
    active: int
    phase: Phase
    named: Task | None
    face_up: tuple[int, ...]
    played: Card | None
    waiting: tuple[int, ...]
    craftings: int
    third_card: bool
    marker_put: bool
    cangjie_points: int
    ending: EndCause | None

    @classmethod
    def of(
        cls,
        state: GameState,
        seat: int,
        *,
        reads: Iterable[Character] = ALL_FORMS,
        memory: Memory = NOTHING_SEEN,
    ) -> "View":
        """Return the view of the player at `seat`.

        The player can read the forms of `reads`, those learned from cards in `memory`, and those of
        cards that are face up now. Raises ValueError if nobody sits there.
        """
        if not 0 <= seat < state.players:
            raise ValueError(f"seat must be from 0 to {state.players - 1}, not {seat}")
        face_up = {card.character for spot in state.face_up if (card := state.grid[spot])}
        own = {card.character for card in state.holds(seat)}
        readable = memory.characters | face_up | own | frozenset(reads)
        held = (card for each in range(state.players) for card in state.holds(each))
        strange = (card for card in held if card.character not in readable)
        left = Counter(card for card in (*state.grid, *state.pile, *strange) if card)
        seen = _Sight(readable)
        lying = {s.spot: s for s in memory.sightings if s.lies_there}
        cells = tuple(
            seen.cell(card, lying.get(spot)) if card else None
            for spot, card in enumerate(state.grid)
        )
        effect = state.played.effect if state.played and state.phase is Phase.EFFECT else None
        chooses = seat == state.active and effect is Effect.THREE_TASKS
        return cls(
            seat=seat,
            reads=readable,
            cells=cells,
            left=tuple(left[card] for card in CARDS),
            hands=tuple(tuple(map(seen.cell, cards)) for cards in state.hands),
            new_cards=tuple(tuple(map(seen.cell, cards)) for cards in state.new_cards),
            pile_size=len(state.pile),
            pile_top=seen.cell(state.pile[0]) if state.pile else None,
            tasks_in_deck=tuple(task for task in TASKS if task in state.task_deck),
            top_tasks=state.top_tasks[: TOP_TASKS if chooses else 1],
            **{name: getattr(state, name) for name in _PUBLIC},
        )

    def __str__(self) -> str:
        """Return it in one line: the fields of a position, and for what is hidden only numbers.

        A card that the player can't read is the number of its form and, behind `p`, its period; of
        the pile and of the task deck there is the size, with what the player sees of the top.
        """
        cells = (str(cell or "-") for cell in self.cells)
        marker = () if self.marker is None else (f"at{NAME_OF_SPOT[self.marker]}",)
        looks = "".join(LETTER[task] for task in self.top_tasks)
        top = "" if self.pile_top is None else f".{self.pile_top}"
        hidden = (f"{self.pile_size}{top}", f"{len(self.tasks_in_deck)}{looks}")
        return "_".join((self.ruleset, ".".join((*cells, *marker)), *hidden, *open_fields(self)))

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.tasks)


_PUBLIC = (
    "cangjie_points",
    *sorted({*View._fields} & {*GameState._fields} - {"hands", "new_cards"}),
)
"""What everybody sees as it is."""


class _Sight:
    """What one can read of cards; forms are numbered in the order in which they are looked at."""

    def __init__(self, reads: frozenset[Character]) -> None:
        self._reads = reads
        self._forms: dict[Character, int] = {}

    def cell(self, card: Card, seen: Sighting | None = None) -> Cell:
        """Return a card as it is seen."""
        character = card.character
        form = self._forms.setdefault(character, len(self._forms))
        return Cell(form, card.period, character if character in self._reads else None, seen)
