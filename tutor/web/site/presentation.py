"""The interface by which a game shows its positions, options and figures.

A game turns positions into frozen views, and its own macros draw them: `game_macro("table")` in a
template is the macro `table` of the current game. To everyone else such a view is an `object`.
`Presentation` is enough for a game whose options are a list of sentences; others override its
methods.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from markupsafe import Markup
from werkzeug.datastructures import MultiDict

from tutor.core.errors import TutorError
from tutor.core.game import State as AnyState
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.core.result import Mark
from tutor.core.rulebook import Rulebook
from tutor.web.shell.languages import Language
from tutor.web.shell.speaker import ValueFormat

State = TypeVar("State")
"""The positions of a game."""
Table = TypeVar("Table")
"""The view of a position that the game's macro `table` draws."""


@dataclass(frozen=True, kw_only=True)
class DealPages:
    """The addresses of a game's deals, by ruleset code and name.

    `sheet` draws how to arrange a pack, on pages with a title, in these languages. `winning_line`
    returns the address of a line to the most points. `play` returns the address of the game after
    these actions; its last argument is a table of a tournament, or empty.
    """

    sheet: Callable[[str, str, Message, Sequence[Language]], Markup]
    winning_line: Callable[[str, str], str]
    play: Callable[[str, str, str, str], str]


PLAYERS = "players"
"""The field of a `PositionForm` with the number of players; every form has it."""


class UnfinishedPositionError(TutorError):
    """The form doesn't describe a position yet; `why` says what is missing."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why.id)


@dataclass(frozen=True, kw_only=True)
class PositionForm:
    """A form for composing a position by hand, drawn by the macro `position_form(view)`.

    From a ruleset code and the fields sent, `view` returns the form's view and `written` the
    position in notation. `read` returns the fields for a position, as far as the form has them.
    """

    fields: Collection[str]
    players: range
    view: Callable[[str, MultiDict[str, str]], object]
    written: Callable[[str, MultiDict[str, str]], str]
    read: Callable[[Any], MultiDict[str, str]]


Label = Callable[[str], Message]
"""Returns the label of an option."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An input that sits on the table or stands for an option in a list.

    `several` makes it a checkbox, otherwise it is a radio button. In a question about an order,
    `place` is its place from 1, or 0 before it has one. Once `settled`, nothing can be chosen any
    more, and options without a `mark` are not listed. `reason` is the reason against it.
    """

    name: str
    value: str
    several: bool
    checked: bool = False
    mark: Mark | None = None
    settled: bool = False
    place: int | None = None
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option in a list, in words."""

    choice: Choice
    label: Message


@dataclass(frozen=True, slots=True)
class OptionList:
    """A list of options beside the table; the macro `options` draws it.

    A game whose macro draws more than sentences has a subclass.
    """

    listed: tuple[OptionView, ...]

    @property
    def is_ordered(self) -> bool:
        """Whether the answer is an order of the options."""
        return any(each.choice.place is not None for each in self.listed)

    def __len__(self) -> int:
        """Return the number of options in the list."""
        return len(self.listed)


@dataclass(frozen=True, slots=True)
class QuestionOnTable(Generic[Table]):
    """A question as it is shown: the table, with choices on it, and the options beside it.

    `reasoned` means that the reason against a choice is drawn with it.
    """

    table: Table
    options: OptionList
    reasoned: bool = False


@dataclass(frozen=True, slots=True)
class TypedWords:
    """Other ways to type an option than the words of its label.

    Kinds of things are those of `Typing.names`.
    """

    verbs: str = ""
    """Words for what is done."""
    players: tuple[int, ...] = ()
    """Seats that need not be typed."""
    group: tuple[str, ...] = ()
    """Options of a group begin with the same words, which need not be typed again."""
    features: tuple[tuple[str, int | str], ...] = ()
    """Kind and value of each visible feature of the card or spot, its unique one first."""


class Typing:
    """The words with which answers can be typed, beside those of the options' labels.

    Names stand for a thing by its kind and value: `("player", 0)`.
    """

    def names(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the names of colours and players, in the language of the request."""
        return {}

    def letters(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the letters that stand for a colour or a player, never inside a word."""
        return {}

    def words(self, option: str, label: Message) -> TypedWords:
        """Return other words for an option beside its label."""
        return TypedWords(group=(option.partition("-")[0],))

    def examples(self, options: Sequence[str]) -> Sequence[str]:
        """Return options to show as examples of what can be typed, whatever is right."""
        return options[:2]

    def is_numbered(self, options: Sequence[str]) -> bool:
        """Return whether the options are sentences, which can be named by their places."""
        return True

    def short_form(self, option: str, options: Sequence[str]) -> str:
        """Return a short way to type one of the options."""
        return str(options.index(option) + 1)


@dataclass(frozen=True, slots=True)
class SummaryBlock:
    """A few points of the rules on one page, under a title.

    The macro `summary_picture` draws the `picture` beside them, which needs no words.
    """

    title: Message
    points: tuple[Message, ...]
    picture: object = None


class CaptionedView(Protocol):
    """The view of a picture of the rules."""

    @property
    def caption(self) -> Message:
        """What the picture shows."""


class Presentation(Generic[State, Table]):
    """Shows a game's positions, options and figures.

    `macros` are the templates with its macros, by their names. Every game has:

        table(view, seat, also)          what `table` and `question` return
        options(view, numbered, also)    an OptionList; site/macros/choices.html has one
        figure(view, second)             what `figure` returns
        emblem(name)                     of a Family or a Chapter

    Where there is something to draw:

        knowledge(view)                  what `knowledge` returns
        summary_picture(picture)         of a SummaryBlock
        symbols(names)                   see site/template_helpers.py
        error_picture()                  beside an error
        setting_form(form, second, langs), evening_questions(questions)    see SettingKind
        position_form(view)              see PositionForm

    For the first game, which clubs play: `setting_of_club(form, box)`,
    `setting_fields_of_club(form, box)`, `certificate_picture()`.

    `value_formats` has the types whose values messages have as parameters, beside numbers,
    texts, players and other messages.
    """

    macros: Mapping[str, str]
    value_formats: Mapping[type, ValueFormat] = MappingProxyType({})
    typing: Typing = Typing()

    def body_class(self, setting: Any) -> str:
        """Return a class for the page's body by which styles know the setting, or empty."""
        return ""

    # --- A position ---

    def unusual_rules(self, state: State) -> tuple[Message, ...]:
        """Return the unusual rules of a position in words, but for those the table shows."""
        return ()

    def shortfalls(self, state: State) -> tuple[Message, ...]:
        """Return the pieces that the reader's box lacks for a position, in words."""
        return ()

    def table(self, state: State, viewer: int, *, theme: str | None = None) -> Table:
        """Return the view of a position from a seat, without choices.

        With a `theme`, parts that its questions don't need may be left out.
        """
        raise NotImplementedError

    def earlier_events(self, puzzle: Puzzle[State]) -> tuple[Message, ...]:
        """Return the earlier events that a question depends on, in words."""
        return ()

    def events(self, state: State, viewer: int) -> tuple[Message, ...]:
        """Return the events that led to a position in words, as far as the viewer saw them."""
        return ()

    def knowledge(self, state: State, seat: int) -> object:
        """Return the view of what a player can know; None in a game with nothing hidden."""
        return None

    # --- A question ---

    def question(
        self,
        theme: Theme[State],
        puzzle: Puzzle[State],
        choices: Mapping[str, Choice],
        state: State | None = None,
        seat: int | None = None,
    ) -> QuestionOnTable[Table]:
        """Return the question with these choices; of a scenario, at a later `state`.

        An answered question can be seen from any `seat`.
        """
        listed = tuple(
            OptionView(choice, theme.label(puzzle, option))
            for option, choice in choices.items()
            if choice.mark or not choice.settled
        )
        table = self.table(
            puzzle.position if state is None else state,
            puzzle.viewer if seat is None else seat,
            theme=theme.name,
        )
        return QuestionOnTable(
            table, OptionList(listed), any(each.choice.reason for each in listed)
        )

    def check(self, puzzle: Puzzle[State]) -> None:
        """Raise LookupError if a question names something that is not there."""

    # --- An answer ---

    def is_idle_hint(self, fact: Fact) -> bool:
        """Return whether a fact says too little to be a hint in a lesson."""
        return False

    def is_picture(self, option: str) -> bool:
        """Return whether an option's label is only a picture: these stand side by side."""
        return False

    # --- On paper ---

    def in_languages(self, tables: Sequence[Table]) -> Table:
        """Return one view for a table's views in several languages."""
        return tables[0]

    # --- Rules ---

    def figure(self, figure: Any) -> CaptionedView:
        """Return the view of a picture of the rules."""
        raise NotImplementedError

    def summary(self, book: Rulebook) -> tuple[SummaryBlock, ...]:
        """Return the rules for one printed page, by default all of them."""
        return tuple(SummaryBlock(rule.title, rule.sentences[1:]) for rule in book.rules.values())


def seat_name(seat: int, reader: int | None) -> Message:
    """Return the name of a seat for the player at `reader`: "Bob (you)" for the own one.

    `reader` is None for a reader without a seat.
    """
    if seat == reader:
        return Message("seat.you", {"name": Player(seat)})
    return Message(f"player.{seat}")


def turn_mark(state: AnyState, seat: int, reader: int | None) -> Message | None:
    """Return the words at the seat whose turn it is; None at others, and once the game is over."""
    if seat != state.to_act or state.outcome is not None:
        return None
    return Message("seat.your-turn" if seat == reader else "seat.turn")
