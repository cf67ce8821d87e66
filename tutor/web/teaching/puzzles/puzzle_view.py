"""A puzzle as it is drawn before the answer: the question on its table, options and hints."""

from collections.abc import Collection
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Theme
from tutor.games.hanabi.engine import GameState
from tutor.web.hanabi.cards import Choice
from tutor.web.hanabi.families import is_about_rules
from tutor.web.hanabi.options import OptionsView, laid
from tutor.web.hanabi.questions import asked_about, played_card
from tutor.web.hanabi.setting_form import played
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.teaching.puzzles.result_view import result_view
from tutor.web.teaching.puzzles.steps import number_of_hints, steps_told
from tutor.web.teaching.puzzles.typed import Reading
from tutor.web.teaching.puzzles.typing_field import TypingView, typing_view

__all__ = ["FIELD", "HintsView", "PuzzleView", "hints_view", "puzzle_view", "result_view"]

FIELD = "answer"
"""The name of the form field; it comes as often as options are chosen."""


@dataclass(frozen=True, slots=True)
class HintsView:
    """The steps of the proof told so far; `next` is the number of the next hint, None after all.

    `all` is how many hints there are. A long proof is told several steps at a time.
    """

    told: tuple[Fact, ...]
    next: int | None
    all: int


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle waiting for an answer. It is made from what the viewer sees, and judges nothing."""

    goal: Message
    facts: tuple[Message, ...]
    table: TableView
    options: OptionsView
    typing: TypingView


def puzzle_view(
    theme: Theme[GameState],
    puzzle: Puzzle[GameState],
    chosen: Collection[str] = (),
    reading: Reading | None = None,
) -> PuzzleView:
    """Return the puzzle to be answered; `chosen` are the options that are chosen already.

    `reading` is what was typed and could not be understood.
    """
    state = puzzle.position
    several = theme.choose is Choose.ALL
    choices = {
        option: Choice(FIELD, option, several, checked=option in chosen)
        for option in theme.options(puzzle)
    }
    lying = laid(
        choices,
        lambda option: theme.label(puzzle, option),
        state.to_act,
        len(state.hands[state.to_act]),
    )
    table = table_view(
        state,
        puzzle.viewer,
        choices=lying.on_cards,
        actions=lying.at_hands,
        played=played_card(puzzle),
        asked=asked_about(puzzle),
        denied=not is_about_rules(theme.name),
    )
    typing = typing_view(tuple(choices), several=several, reading=reading)
    return PuzzleView(theme.goal(puzzle), facts(state), table, lying.beside, typing)


def hints_view(proof: tuple[Fact, ...], asked_for: int) -> HintsView | None:
    """Return the hints up to the one asked for (0: none yet); None if there are none at all."""
    if not proof:
        return None
    every = number_of_hints(proof)
    following = asked_for + 1 if asked_for < every else None
    return HintsView(steps_told(proof, asked_for), following, every)


def facts(state: GameState) -> tuple[Message, ...]:
    """Return in words what lies open on the table."""
    ruleset = state.ruleset
    fuses = {"left": ruleset.fuses - state.strikes, "all": ruleset.fuses}
    told = [
        *played(ruleset),
        Message("fact.players", {"num": state.players}),
        Message("fact.clue-tokens", {"left": state.clue_tokens, "all": ruleset.clue_tokens}),
        Message("fact.fuse-tokens", fuses),
        Message("fact.deck", {"num": state.deck_size}),
    ]
    if state.turns_left:
        told.append(Message("table.turns-left", {"num": state.turns_left}))
    return tuple(told)
