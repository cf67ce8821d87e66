"""Shows Hànzì: the table, the choices on it, and the events in words."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import partial
from types import MappingProxyType

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Puzzle, Theme
from tutor.core.rulebook import Rulebook
from tutor.games.hanzi.deck import TASK_OF_ID, Card, Task
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
from tutor.games.hanzi.engine.events import (
    CardDrawn,
    Event,
    GameEnded,
    Missed,
    TaskFetched,
    TaskNamed,
    TokensSpent,
)
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME, Ruleset
from tutor.games.hanzi.engine.state import GameState
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.options import action_of, pair_of, said
from tutor.games.hanzi.puzzles.theme import ThemeFamily
from tutor.games.hanzi.puzzles.themes import THEMES
from tutor.games.hanzi.puzzles.themes.effect import EffectNow
from tutor.games.hanzi.rulebook import Figure, summary
from tutor.web.hanzi.cards import FORMATS, CardView, card_view
from tutor.web.hanzi.table_view import (
    NOTHING_CHOSEN,
    ChoicesOnTable,
    FigureView,
    TableView,
    VisiblePart,
    figure_view,
    table_view,
)
from tutor.web.site.presentation import (
    Choice,
    Label,
    OptionList,
    OptionView,
    Presentation,
    QuestionOnTable,
    SummaryBlock,
    Typing,
)


def asked_about(puzzle: Puzzle[GameState]) -> frozenset[int | Task]:
    """Return the spot and the task that the question names, if it names any."""
    question = puzzle.question
    subjects = (
        SPOT_OF_NAME.get(question.get("spot", "")),
        TASK_OF_ID.get(question.get("task", "")),
    )
    return frozenset(each for each in subjects if each is not None)


Place = int | Task | Card
"""The place of an option: a spot of the grid, a task, a card of a hand."""


@dataclass(frozen=True, slots=True)
class PicturedOption(OptionView):
    """An option in words, beside the cards that it is about, if any."""

    cards: tuple[CardView, ...]


def arrange_choices(choices: Mapping[str, Choice]) -> tuple[ChoicesOnTable, tuple[str, ...]]:
    """Return the choices on the table, by place, and the options for the list.

    They are on the table if all but "none" are of one kind, each with a place of its own. Options
    to be put in order are always listed.
    """
    if any(choice.place is not None for choice in choices.values()):
        return NOTHING_CHOSEN, tuple(choices)
    read = {name: _subject_of(name) for name in choices if name != NONE}
    places = {name: _place_of(what) for name, what in read.items()}
    is_mixed = len({type(what) for what in read.values()}) != 1
    if is_mixed or None in places.values() or len({*places.values()}) < len(places):
        return NOTHING_CHOSEN, tuple(choices)
    at = {place: choices[name] for name, place in places.items()}
    layout = ChoicesOnTable(
        spots={place: choice for place, choice in at.items() if isinstance(place, int)},
        tasks={place: choice for place, choice in at.items() if isinstance(place, Task)},
        cards={place: choice for place, choice in at.items() if isinstance(place, Card)},
    )
    return layout, tuple(name for name in choices if name not in read)


def listed_options(
    names: tuple[str, ...], choices: Mapping[str, Choice], label: Label, state: GameState
) -> OptionList:
    """Return the options in a list; a pair is shown with the ancient sides of its cards."""
    return OptionList(
        tuple(
            PicturedOption(choices[name], label(name), _cards_of_pair(name, state))
            for name in names
            if choices[name].mark or not choices[name].settled
        )
    )


def spot_of(option: str) -> str | None:
    """Return the name of the spot that an option is about and no more; None for any other."""
    place = _place_of(_subject_of(option))
    return NAME_OF_SPOT[place] if isinstance(place, int) else None


def _subject_of(option: str) -> Action | int | None:
    """Return the action or the spot that an option names, None for another option."""
    if option in SPOT_OF_NAME:
        return SPOT_OF_NAME[option]
    for read in (action_of, parse_action):
        with suppress(BadSyntaxError):
            return read(option)
    return None


def _place_of(subject: Action | int | None) -> Place | None:
    match subject:
        case int():
            return subject
        case TurnUp(spot) | TurnBack(spot) | MoveMarker(spot) | PutMarker(spot):
            return spot
        case NameTask(task):
            return task
        case TakeTask(task):
            return task
        case PlayCard(card):
            return card
    return None


def _cards_of_pair(option: str, state: GameState) -> tuple[CardView, ...]:
    try:
        pair = pair_of(option)
    except BadSyntaxError:
        return ()
    return tuple(card_view(card) for spot in pair if (card := state.grid[spot]))


def event_message(event: Event, *seats: int) -> Message:
    """Return an event in words, as the players in these seats saw it.

    The values of the sentence are those of the event. A card that was drawn from a hand was seen by
    its old and its new owner alone.
    """
    if isinstance(event, CardDrawn) and not {event.player, event.from_player}.issuperset(seats):
        names = {"player": Player(event.player), "from_player": Player(event.from_player)}
        return Message("hanzi-drawn.unseen", names)
    params = {each.name: getattr(event, each.name) for each in fields(event)}
    values = {name: said(name, value) for name, value in params.items() if value is not None}
    return Message(f"{event_message_id(type(event))}{_message_variant(event)}", values)


def event_message_id(kind: type) -> str:
    """Return the id of the sentence for a kind of event: `hanzi-event.card-played`."""
    words = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__)
    return f"hanzi-event.{words.lower()}"


def _message_variant(event: Event) -> str:
    """Return the suffix of the message id, where a kind of event has several messages."""
    match event:
        case GameEnded(cause):
            return f".{cause}"
        case Missed(gained=False):
            return ".no-token"
        case Missed(from_player=seat) | TaskFetched(from_player=seat):
            return "" if seat is None else ".from-player"
        case TaskNamed(task=None):
            return ".none"
        case TokensSpent(for_card=True):
            return ".third-card"
    return ""


def rules_message(ruleset: Ruleset) -> Message:
    """Return the ruleset in a few words."""
    return Message(f"hanzi-rules.{ruleset}")


class HanziTyping(Typing):
    """Places of the grid by their names, sentences by their numbers."""

    def is_numbered(self, options: Sequence[str]) -> bool:
        """Return whether the options are sentences, not places of the grid."""
        return any(spot_of(option) is None for option in options)

    def short_form(self, option: str, options: Sequence[str]) -> str:
        """Return a short way to type an option: a place by its name, a sentence by its number."""
        return spot_of(option) or super().short_form(option, options)


class HanziPresentation(Presentation[GameState, TableView]):
    """See `Presentation`."""

    macros = MappingProxyType(
        {
            "table": "hanzi/macros/table.html",
            "figure": "hanzi/macros/table.html",
            "summary_picture": "hanzi/macros/table.html",
            "options": "hanzi/macros/options.html",
            "emblem": "hanzi/macros/drawings.html",
            "symbols": "hanzi/macros/drawings.html",
            "error_picture": "hanzi/macros/drawings.html",
        }
    )
    value_formats = FORMATS
    typing = HanziTyping()

    # --- A position ---

    def unusual_rules(self, state: GameState) -> tuple[Message, ...]:
        """Return that Cangjie plays, where that is so."""
        return () if state.ruleset is Ruleset.PLAIN else (rules_message(state.ruleset),)

    def table(self, state: GameState, viewer: int, *, theme: str | None = None) -> TableView:
        """Return the table, the viewer's own things first, with what it is asked about in sight."""
        return table_view(state, viewer, shown=_visible_part(theme))

    def earlier_events(self, puzzle: Puzzle[GameState]) -> tuple[Message, ...]:
        """Return who turned up what, where the question has a log of it."""
        entries = puzzle.question.get("log")
        return () if entries is None else log.messages(log.read(entries), puzzle.viewer)

    def events(self, state: GameState, viewer: int) -> tuple[Message, ...]:
        """Return the events before a position, which everybody saw."""
        return tuple(event_message(event, viewer).addressed_to(viewer) for event in state.events)

    # --- A question ---

    def question(
        self,
        theme: Theme[GameState],
        puzzle: Puzzle[GameState],
        choices: Mapping[str, Choice],
        state: GameState | None = None,
        seat: int | None = None,
    ) -> QuestionOnTable[TableView]:
        """Return the question with choices on the table and a list of the others."""
        position = puzzle.position if state is None else state
        layout, listed = arrange_choices(choices)
        table = table_view(
            position,
            puzzle.viewer if seat is None else seat,
            layout,
            asked=asked_about(puzzle),
            shown=_visible_part(theme.name),
        )
        label = partial(theme.label, puzzle)
        beside = listed_options(listed, choices, label, position)
        return QuestionOnTable(table, beside, any(each.choice.reason for each in beside.listed))

    # --- Rules ---

    def figure(self, figure: Figure) -> FigureView:
        """Return a picture of the rules."""
        return figure_view(figure)

    def summary(self, book: Rulebook) -> tuple[SummaryBlock, ...]:
        """Return the summary of the rules for play."""
        return tuple(
            SummaryBlock(block.title, block.points, picture=block.id == "setup")
            for block in summary()
        )


def _visible_part(theme: str | None) -> VisiblePart:
    """Return how much of a table a question needs, so that a phone shows it with its options."""
    kind = THEMES.get(theme or "")
    if kind is None or isinstance(kind, EffectNow):  # about the other players as well
        return VisiblePart.ALL
    return VisiblePart.GRID if kind.family is ThemeFamily.FORMS else VisiblePart.OWN
