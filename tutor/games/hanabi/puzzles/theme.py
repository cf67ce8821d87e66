"""What a theme of Hanabi puzzles has beyond judging: how its puzzles are found and shown.

How hard a puzzle is is worked out from its proof (difficulty.py); the levels here say only where
such puzzles are likely to be found. docs/adding-a-puzzle-theme.md has the steps to add a theme.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label


@dataclass(frozen=True, slots=True)
class SearchRange:
    """Where the puzzles of a level are found.

    `players` are the table sizes. `start`: the search begins at a point of the game drawn between
    these two percentages.
    """

    players: tuple[int, ...]
    start: tuple[int, int]


SEARCH_RANGES: Mapping[int, SearchRange] = MappingProxyType(
    {
        1: SearchRange(players=(2, 3), start=(0, 60)),
        2: SearchRange(players=(2, 3, 4), start=(10, 80)),
        3: SearchRange(players=(2, 3, 4, 5), start=(20, 95)),
        4: SearchRange(players=(3, 4, 5), start=(30, 95)),
        5: SearchRange(players=(3, 4, 5), start=(30, 95)),
    }
)

HIGHEST = max(SEARCH_RANGES)

ANYWHERE = SearchRange(players=(2, 3, 4, 5), start=(0, 50))
"""Search range for themes whose puzzles are rare."""

ENDINGS = SearchRange(players=(2, 3), start=(30, 95))
"""Search range for endings: with more players there are too many lines to try out."""


def by_level(*aims: tuple[str, ...]) -> Mapping[int, tuple[str, ...]]:
    """Return a theme's aims by level: those of level 1, of level 2, and so on."""
    return MappingProxyType(dict(enumerate(aims, 1)))


class ThemeFamily(StrEnum):
    """Themes that are shown together, in the order in which families are shown."""

    RULES = "rules"
    """About the rules: nobody has to work out hidden cards."""
    READING = "reading"
    HELPING = "helping"
    SCENARIOS = "scenarios"
    CONVENTIONS = "conventions"
    """About what players agree on beyond the rules; nobody has to know them to play."""


class HanabiTheme(Theme[GameState]):
    """A theme whose puzzles can be met in play.

    `trains` are the ids of the rules that its puzzles are about. `aims` says, by level, what a
    puzzle of that level may be about: one of them is drawn by the seed, so that rare things come up
    as often as common ones. `thresholds` are the least efforts (difficulty.py) of levels 2, 3, 4
    and 5, as far as the theme goes.
    """

    family: ThemeFamily
    trains: tuple[str, ...]
    aims: Mapping[int, tuple[str, ...]]
    thresholds: tuple[int, ...]
    library_ranges: Mapping[int, SearchRange] = SEARCH_RANGES
    """Where the library's puzzles of a level are looked for; endless ones: see generator.py."""
    hard_is_rare: bool = False
    """Whether hard puzzles take too long to find while a reader waits.

    An endless puzzle of the highest level is then not required to be `is_hard`.
    """
    tables: tuple[int, ...] = (2, 3, 4, 5)
    """The numbers of players with which there is something to ask."""
    is_slow_to_judge: bool = False
    """Whether judging takes so much longer than the proof that the level is looked at first."""

    fits_play_on: bool = True
    """Whether there is something to ask where play goes on after the deck."""

    def makes_sense(self, ruleset: Ruleset) -> bool:
        """Return whether there is anything to ask with these rules; with most themes always."""
        return self.fits_play_on or not ruleset.play_on

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the prompt; with many themes it is always the same."""
        return Message(f"{self.name}.goal")

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of an option, by default of an action."""
        return action_label(parse_action(option), puzzle.viewer)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles that this position of a game gives rise to, good or not.

        Unless a theme says so, there is one, for the player to act, and nothing has to be drawn.
        """
        yield Puzzle(self.name, state, state.to_act, {})

    def ask_hard(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles that may have the highest level, good or not; others than `ask` does.

        Unless a theme says so, they are the same.
        """
        return self.ask(state, choice)

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether the puzzle may have the highest level, if its proof takes the effort.

        It may not if greedy play solves it: playing what is proven, else discarding the oldest
        card without a clue. It follows from what the viewer sees.
        """
        return True

    @abstractmethod
    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the puzzle is about `aim`, has right and wrong options, and a trap."""

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether the answer is what it would be most of the time; seen at a glance.

        Only a few puzzles are made of this kind, or a theme could be solved without reading.
        """
        return False

    def played_card(self, puzzle: Puzzle[GameState]) -> CardAt | None:
        """Return the card whose play is asked about, if that is the question."""
        return None

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the cards that the question names: a slot of the viewer's, a card of a hand."""
        question, named = puzzle.question, set()
        if "slot" in question:
            named.add(CardAt(puzzle.viewer, question["slot"]))
        if "card" in question:
            named.add(read_card_at(question["card"]))
        return frozenset(named)
