"""The interface by which a game shows its positions, options and figures.

Pages are drawn from frozen views that the game makes and its own macros draw: `game_macro("table")`
in a template is the macro `table` of the current game. `Presentation` has what is
enough for a game whose options are a list of sentences; a game overrides what it shows otherwise.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from markupsafe import Markup
from werkzeug.datastructures import MultiDict

from tutor.core.errors import TutorError
from tutor.core.game import State
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.core.result import Mark
from tutor.core.rulebook import Rulebook
from tutor.web.shell.languages import Language
from tutor.web.shell.speaker import ValueFormat


@dataclass(frozen=True, kw_only=True)
class DealPages:
    """The addresses of a game's deals, by ruleset code and name.

    `sheet` draws how to arrange a pack, on pages with a title, in these languages. `winning_line`
    returns the address of the actions that reach the most points. `play` returns the address of the
    game with these actions done; a table of a tournament goes along in it, as its text, unless that
    is empty.
    """

    sheet: Callable[[str, str, Message, Sequence[Language]], Markup]
    winning_line: Callable[[str, str], str]
    play: Callable[[str, str, str, str], str]


PLAYERS = "players"
"""The field of a `PositionForm` that says for how many players it is; there is none without it."""


class UnfinishedPositionError(TutorError):
    """The form doesn't describe a position yet; `why` says what is missing."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why.id)


@dataclass(frozen=True, kw_only=True)
class PositionForm:
    """A form in which a position is put up by hand, drawn by the macro `position_form(view)`.

    `view` returns it, and `written` the position in notation, from the code of the rules and what
    was sent; `read` returns what would be sent for a position, as far as the form can say it.
    """

    fields: Collection[str]
    players: range
    view: Callable[[str, MultiDict[str, str]], Any]
    written: Callable[[str, MultiDict[str, str]], str]
    read: Callable[[Any], MultiDict[str, str]]


Label = Callable[[str], Message]
"""Says an option, by its name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An input that sits on the table or stands for an option in a list.

    `several` makes it a checkbox, otherwise it is one of a group of radio buttons. Where an order
    is asked for it has a `place` in it, from 1, or 0 if it has not been given one. Once the answer
    is `settled` nothing can be chosen any more, and what has no `mark` is not listed.
    `reason` is what decides against it.
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
    """Options that do not lie on the table, one below the other; the macro `options` draws them."""

    listed: tuple[OptionView, ...]

    @property
    def is_ordered(self) -> bool:
        """Whether the answer is an order of the options."""
        return any(each.choice.place is not None for each in self.listed)

    def __len__(self) -> int:
        """Return how much there is to choose from beside the table."""
        return len(self.listed)


@dataclass(frozen=True, slots=True)
class QuestionOnTable:
    """A question as it is shown: the table, with choices on it, and the options beside it.

    `reasoned` means that the reason against a choice is drawn with it.
    """

    table: Any
    options: Any
    reasoned: bool = False


@dataclass(frozen=True, slots=True)
class TypedWords:
    """Other ways to type an option than the words of its label.

    `verbs` are words for its kind; `players` are seats that go without saying; `lead` is what
    options of one kind share, which need not be said again; `seen` are the number of a place and
    what is seen there, each by its kind as in `Typing.names`, what tells it from others first.
    """

    verbs: str = ""
    players: tuple[int, ...] = ()
    lead: tuple[str, ...] = ()
    seen: tuple[tuple[str, int | str], ...] = ()


class Typing:
    """The words with which answers can be typed, beside those of the options' labels.

    Names stand for a thing by its kind and value: `("player", 0)`.
    """

    def names(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the names that stand for a colour or a player, in the language that is spoken."""
        return {}

    def letters(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the letters that stand for a colour or a player, never inside a word."""
        return {}

    def words(self, option: str, label: Message) -> TypedWords:
        """Return other words for an option beside its label."""
        return TypedWords(lead=(option.partition("-")[0],))

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
    picture: Any = None


class Presentation:
    """Shows a game's positions, options and figures.

    `macros` are the templates with its macros, by their names: `table(view, seat, also)`,
    `emblem(name)`, `figure(view, second)`, `options(view, numbered, also)` (that of
    site/macros/choices.html draws an OptionList), and where there is something to draw
    `knowledge(view)`, `setting_form(choice, second, langs)`,
    `summary_picture(picture)`, `symbols(names)` (site/template_helpers.py), `error_picture()`
    beside an error, and for the first game, which is what is on the table of a club,
    `setting_of_club(choice, box)`, `setting_fields_of_club(choice, box)`, `certificate_picture()`;
    with questions about prepared lists, `evening_questions(questions)`; with a `PositionForm`,
    `position_form(view)`.
    `value_formats` has the types whose values messages have as parameters, beside numbers,
    texts, players and other messages.
    """

    macros: Mapping[str, str]
    value_formats: Mapping[type, ValueFormat] = MappingProxyType({})
    typing: Typing = Typing()

    def body_class(self, setting: Any) -> str:
        """Return the class of a page's body with which styles tell a setting, empty for none."""
        return ""

    # --- A position ---

    def other_rules(self, state: Any) -> tuple[Message, ...]:
        """Return the unusual rules of a position in words, but for those the table shows."""
        return ()

    def lacking(self, state: Any) -> tuple[Message, ...]:
        """Return in words what readers have too little of to play at a position."""
        return ()

    def table(self, state: Any, viewer: int, *, theme: str | None = None) -> Any:
        """Return the view of a position through a player's eyes, with nothing to choose on it.

        `theme` is what it is asked about; None where it is shown whole.
        """
        raise NotImplementedError

    def before(self, puzzle: Puzzle[Any]) -> tuple[Message, ...]:
        """Return in words, in order, what happened earlier that a question rests on."""
        return ()

    def events(self, state: Any, viewer: int) -> tuple[Message, ...]:
        """Return the events that led to a position in words, as far as the viewer saw them."""
        return ()

    def knowledge(self, state: Any, seat: int) -> Any:
        """Return the view of what a player can know; None in a game with nothing hidden."""
        return None

    # --- A question ---

    def question(
        self,
        theme: Theme[Any],
        puzzle: Puzzle[Any],
        choices: Mapping[str, Choice],
        state: Any = None,
        at: int | None = None,
    ) -> QuestionOnTable:
        """Return the question with its choices, by option; of a scenario, at a later `state`.

        Once the answer is known it is seen from any seat, `at`.
        """
        listed = tuple(
            OptionView(choice, theme.label(puzzle, option))
            for option, choice in choices.items()
            if choice.mark or not choice.settled
        )
        table = self.table(
            puzzle.position if state is None else state,
            puzzle.viewer if at is None else at,
            theme=theme.name,
        )
        return QuestionOnTable(
            table, OptionList(listed), any(each.choice.reason for each in listed)
        )

    def check(self, puzzle: Puzzle[Any]) -> None:
        """Raise LookupError if a question names something that is not there."""

    # --- An answer ---

    def is_idle_hint(self, fact: Fact) -> bool:
        """Return whether a fact says too little to be a hint in a lesson."""
        return False

    def is_picture(self, option: str) -> bool:
        """Return whether the label of an option is nothing but a picture, to stand side by side."""
        return False

    # --- On paper ---

    def in_languages(self, tables: Sequence[Any]) -> Any:
        """Return one view of a table that was told in several languages; all its words, or some."""
        return tables[0]

    # --- Rules ---

    def figure(self, figure: Any) -> Any:
        """Return the view of a picture of the rules, with its `caption`."""
        raise NotImplementedError

    def summary(self, book: Rulebook) -> tuple[SummaryBlock, ...]:
        """Return the rules for one printed page; all of them where there is no shorter text."""
        return tuple(SummaryBlock(rule.title, rule.sentences[1:]) for rule in book.rules.values())


def seat_name(seat: int, reader: int | None) -> Message:
    """Return the name of a seat for the player at `reader`: "Bob (you)" for the own one.

    A reader who sits nowhere is None.
    """
    if seat == reader:
        return Message("seat.you", {"name": Player(seat)})
    return Message(f"player.{seat}")


def turn_mark(state: State, seat: int, reader: int | None) -> Message | None:
    """Return the words at the seat whose turn it is; None at others, and once the game is over."""
    if seat != state.to_act or state.outcome is not None:
        return None
    return Message("seat.your-turn" if seat == reader else "seat.turn")
