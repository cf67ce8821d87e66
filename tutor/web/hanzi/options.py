"""The options of a puzzle: on cards of the grid, on tasks, on cards of a hand, or in a list."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine.actions import (
    Action,
    MoveMarker,
    NameTask,
    PlayCard,
    PutMarker,
    TakeTask,
    TurnBack,
    TurnUp,
    parse_action,
)
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME
from tutor.games.hanzi.engine.state import GameState
from tutor.games.hanzi.puzzles.option_names import action_of, pair_of
from tutor.web.hanzi.cards import CardView, card_view
from tutor.web.hanzi.table_view import NOTHING_CHOSEN, ChoicesOnTable
from tutor.web.teaching.presentation import Choice, Label

Place = int | Task | Card
"""Where an option lies: a spot of the grid, a task, a card of a hand."""


@dataclass(frozen=True, slots=True)
class PicturedOption:
    """An option in words, beside the cards that it is about, if any."""

    choice: Choice
    label: Message
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class OptionsView:
    """Options in a list, one below the other."""

    listed: tuple[PicturedOption, ...]

    @property
    def is_ordered(self) -> bool:
        """Whether the options are to be put in an order."""
        return any(each.choice.place is not None for each in self.listed)

    def __len__(self) -> int:
        """Return how much there is to choose from beside the table."""
        return len(self.listed)


def laid(choices: Mapping[str, Choice]) -> tuple[ChoicesOnTable, tuple[str, ...]]:
    """Return the choices that lie on the table, by option, and the options in a list.

    They lie there if all of them but "none" are of one kind, each about a place of its own. What is
    to be put in an order is always listed.
    """
    if any(choice.place is not None for choice in choices.values()):
        return NOTHING_CHOSEN, tuple(choices)
    read = {name: _read(name) for name in choices if name != NONE}
    places = {name: _place(what) for name, what in read.items()}
    is_mixed = len({type(what) for what in read.values()}) != 1
    if is_mixed or None in places.values() or len({*places.values()}) < len(places):
        return NOTHING_CHOSEN, tuple(choices)
    at = {place: choices[name] for name, place in places.items()}
    lying = ChoicesOnTable(
        spots={place: choice for place, choice in at.items() if isinstance(place, int)},
        tasks={place: choice for place, choice in at.items() if isinstance(place, Task)},
        cards={place: choice for place, choice in at.items() if isinstance(place, Card)},
    )
    return lying, tuple(name for name in choices if name not in read)


def listed_options(
    names: tuple[str, ...], choices: Mapping[str, Choice], label: Label, state: GameState
) -> OptionsView:
    """Return the options in a list; a pair is shown with the ancient sides of its cards."""
    return OptionsView(
        tuple(
            PicturedOption(choices[name], label(name), _cards(name, state))
            for name in names
            if choices[name].mark or not choices[name].settled
        )
    )


def spot_of(option: str) -> str | None:
    """Return the name of the spot that an option is about and no more; None for any other."""
    place = _place(_read(option))
    return NAME_OF_SPOT[place] if isinstance(place, int) else None


def _read(option: str) -> Action | int | None:
    """Return the action or the spot that an option names, None for another option."""
    if option in SPOT_OF_NAME:
        return SPOT_OF_NAME[option]
    for read in (action_of, parse_action):
        with suppress(BadSyntaxError):
            return read(option)
    return None


def _place(named: Action | int | None) -> Place | None:
    match named:
        case int():
            return named
        case TurnUp(spot) | TurnBack(spot) | MoveMarker(spot) | PutMarker(spot):
            return spot
        case NameTask(task):
            return task
        case TakeTask(task):
            return task
        case PlayCard(card):
            return card
    return None


def _cards(option: str, state: GameState) -> tuple[CardView, ...]:
    try:
        pair = pair_of(option)
    except BadSyntaxError:
        return ()
    return tuple(card_view(card) for spot in pair if (card := state.grid[spot]))
