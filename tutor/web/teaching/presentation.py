"""How a game's positions, options and figures are shown.

Pages are drawn from frozen views that the game makes and its own macros draw: `game_macro("table")`
in a template is the macro `table` of the current game. `Presentation` has what is
enough for a game whose options are a list of sentences; a game overrides what it shows otherwise.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tutor.core.game import Game
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle, Theme, Verdict

Label = Callable[[str], Message]
"""Says an option, by its name."""


class Judged(StrEnum):
    """What an answer says of one option."""

    RIGHT = "right"
    """Chosen, and right."""
    WRONG = "wrong"
    """Chosen, but wrong."""
    MISSED = "missed"
    """Right, but not chosen."""
    ALSO = "also"
    """Right, and not chosen because another right one was."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An input that sits on the table or stands for an option in a list.

    `several` makes it a checkbox, otherwise it is one of a group of radio buttons. Once the answer
    is `settled` nothing can be chosen any more; then `judged` tells what there is to tell.
    """

    name: str
    value: str
    several: bool
    checked: bool = False
    judged: Judged | None = None
    settled: bool = False


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option in a list, in words."""

    choice: Choice
    label: Message


@dataclass(frozen=True, slots=True)
class OptionList:
    """Options that do not lie on the table, one below the other; the macro `options` draws them."""

    listed: tuple[OptionView, ...]

    def __len__(self) -> int:
        """Return how much there is to choose from beside the table."""
        return len(self.listed)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is shown: the table, with choices on it, and the options beside it."""

    table: Any
    options: Any


@dataclass(frozen=True, slots=True)
class TypedWords:
    """What else an option can be said with than the words of its label.

    `verbs` are words for its kind; `players` are seats that go without saying; `lead` is what
    options of one kind share, which need not be said again; `seen` are the number of a place, the
    colour and the number of the card that is seen there.
    """

    verbs: str = ""
    players: tuple[int, ...] = ()
    lead: tuple[str, ...] = ()
    seen: tuple[int, str, int] | None = None


class Presentation:
    """How a game is shown; see the module.

    `macros` are the templates with its macros, by their names: `table(view)`, `emblem(name)`,
    `figure(view, second)`, `options(view, several, numbered)`, and where there is something to
    draw `detail(view)`, `knowledge(view)`, `setting_form(choice, second)`, `symbols(names)`
    (see symbols.py), and `error_picture()` beside an error. `trial_themes` are those
    in which any action may be tried out: an answer is allowed or not, never right.
    """

    macros: Mapping[str, str]
    trial_themes: frozenset[str] = frozenset()

    def body_class(self, setting: Any) -> str:
        """Return the class of a page's body with which styles tell a setting, empty for none."""
        return ""

    # --- A position ---

    def facts(self, state: Any) -> tuple[Message, ...]:
        """Return in words what lies open on the table."""
        return ()

    def table(self, state: Any, viewer: int, *, theme: str | None = None) -> Any:
        """Return the view of a position through a player's eyes, with nothing to choose on it.

        `theme` is what it is asked about; None where it is shown whole.
        """
        raise NotImplementedError

    def happened(self, state: Any, viewer: int) -> tuple[Message, ...]:
        """Return in words what has led to a position, as far as the viewer could see it."""
        return ()

    def seat_name(self, seat: int, viewer: int) -> Message:
        """Return what a seat is called by whoever sits at `viewer`."""
        return Message("seat.you", {"name": Player(seat)}) if seat == viewer else _name(seat)

    def knowledge(self, state: Any, seat: int) -> Any:
        """Return the view of what a player can know; None in a game with nothing hidden."""
        return None

    # --- A question ---

    def asked(
        self,
        theme: Theme[Any],
        puzzle: Puzzle[Any],
        choices: Mapping[str, Choice],
        state: Any = None,
    ) -> Asked:
        """Return the question with its choices, by option; of a scenario, at a later `state`."""
        at = puzzle.position if state is None else state
        listed = tuple(
            OptionView(choice, theme.label(puzzle, option)) for option, choice in choices.items()
        )
        return Asked(self.table(at, puzzle.viewer, theme=theme.name), OptionList(listed))

    def puzzle_here(self, puzzle: Puzzle[Any]) -> Puzzle[Any]:
        """Return a puzzle as readers with this request's setting see it."""
        return puzzle

    def check(self, puzzle: Puzzle[Any]) -> None:
        """Raise LookupError if a question names something that is not there."""

    def option_here(self, option: str, puzzle: Puzzle[Any]) -> str:
        """Return the option of this puzzle that one sent from another setting stands for."""
        return option

    def generated(self, game: Game, code: str, theme: str, level: int, seed: int) -> Puzzle[Any]:
        """Return the endless puzzle of this name; raises what `game.generate` does."""
        return game.generate(code, theme, level, seed)

    def fields_of_puzzle_links(self) -> Mapping[str, str]:
        """Return the fields that links to puzzles need to keep this request's setting."""
        return {}

    # --- An answer ---

    def answered(
        self,
        theme: Theme[Any],
        puzzle: Puzzle[Any],
        after: Any,
        choices: Mapping[str, Choice],
        seat: int,
    ) -> Any:
        """Return the view of the table after an answer, seen from a seat.

        `after` is the position that the answer has led to, None if it has led to none.
        """
        return self.table(puzzle.position if after is None else after, seat, theme=theme.name)

    def led_to(self, after: Any, viewer: int) -> tuple[Message, ...]:
        """Return what an action that was tried out has led to, where no verdict tells it."""
        return self.happened(after, viewer)

    def consequence(self, verdict: Verdict[Any], *, chosen: bool) -> Message:
        """Return what a verdict says."""
        return verdict.consequence

    def has_detail(self, verdict: Verdict[Any]) -> bool:
        """Return whether there is more to draw of a verdict than words."""
        return False

    def detail(self, puzzle: Puzzle[Any], verdict: Verdict[Any]) -> Any:
        """Return the view of what a verdict has led to, if it `has_detail`."""
        return None

    def idle_facts(self, theme: str, state: Any) -> Collection[str]:
        """Return the ids of messages that decide nothing about a question of this theme."""
        return ()

    def is_idle_hint(self, fact: Fact) -> bool:
        """Return whether a fact says too little to be a hint in a lesson."""
        return False

    def is_picture(self, option: str) -> bool:
        """Return whether the label of an option is nothing but a picture, to stand side by side."""
        return False

    # --- A typed answer ---

    def typed_names(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the names that stand for a colour or a player, in the language that is spoken."""
        return {}

    def typed_letters(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the same for letters, which stand for nothing inside a word."""
        return {}

    def typed_words(self, option: str, label: Message) -> TypedWords:
        """Return what an option can be said with beside its label."""
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

    # --- Rules ---

    def figure(self, figure: Any) -> Any:
        """Return the view of a picture of the rules, with its `caption`."""
        raise NotImplementedError


def _name(seat: int) -> Message:
    return Message(f"player.{seat}")
