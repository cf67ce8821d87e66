"""The options of a puzzle: on cards of the grid, on tasks, on cards of a hand, or in a list."""

from collections.abc import Mapping

from tutor.core.errors import BadSyntaxError
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
from tutor.games.hanzi.engine.grid import NAME_OF_SPOT
from tutor.web.hanzi.table_view import NOTHING_CHOSEN, ChoicesOnTable
from tutor.web.teaching.presentation import Choice

Place = int | Task | Card
"""Where an option lies: a spot of the grid, a task, a card of a hand."""


def laid(choices: Mapping[str, Choice]) -> tuple[ChoicesOnTable, tuple[str, ...]]:
    """Return the choices that lie on the table, by option, and the options in a list.

    They lie there if all of them but "none" are actions of one kind, each about a place of its own.
    What is to be put in an order is always listed.
    """
    if any(choice.place is not None for choice in choices.values()):
        return NOTHING_CHOSEN, tuple(choices)
    actions = {name: _read(name) for name in choices if name != NONE}
    kinds = {type(action) for action in actions.values()}
    places = {name: _place(action) for name, action in actions.items()}
    if len(kinds) != 1 or None in places.values() or len({*places.values()}) < len(places):
        return NOTHING_CHOSEN, tuple(choices)
    at = {place: choices[name] for name, place in places.items()}
    lying = ChoicesOnTable(
        spots={place: choice for place, choice in at.items() if isinstance(place, int)},
        tasks={place: choice for place, choice in at.items() if isinstance(place, Task)},
        cards={place: choice for place, choice in at.items() if isinstance(place, Card)},
    )
    return lying, tuple(name for name in choices if name not in actions)


def _read(option: str) -> Action | None:
    try:
        return parse_action(option)
    except BadSyntaxError:
        return None


def _place(action: Action | None) -> Place | None:
    match action:
        case TurnUp(spot) | TurnBack(spot) | MoveMarker(spot) | PutMarker(spot):
            return spot
        case NameTask(task):
            return task
        case TakeTask(task):
            return task
        case PlayCard(card):
            return card
    return None


def spot_of(option: str) -> str | None:
    """Return the name of the spot that an option is about and no more; None for any other."""
    place = _place(_read(option))
    return NAME_OF_SPOT[place] if isinstance(place, int) else None
