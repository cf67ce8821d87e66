"""No step of a lesson is solved by looking only at the marks, or at a likely number."""

from collections.abc import Callable, Sequence

import pytest

from tests.games.hanabi.lessons.steps import TABLES, steps, table_id, theme_of
from tutor.core.lesson import Step
from tutor.core.puzzle import NONE, Choose, answer_to
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.engine.actions import ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import ClueMarks
from tutor.games.hanabi.puzzles.option_names import CardAt, Identity, read_option
from tutor.games.hanabi.rulebook import TableSetup

Guess = Callable[[Step[GameState], Sequence[str]], list[str]]

READ_FROM_THE_MARKS = {("denies", 1), ("denies", 2), ("wild", 4)}
"""Steps in which marks are read for the first time, and so may be enough."""


def told(step: Step[GameState], option: str) -> ClueMarks | None:
    """Return what the marks on the card say that an option is about, as the page shows them."""
    state = step.puzzle.position
    match read_option(option):
        case Play(slot) | Discard(slot):
            at = CardAt(state.to_act, slot)
        case CardAt() as named:
            at = named
        case _:
            return None
    if step.puzzle.question.get("marks") == "none":
        return ClueMarks()
    return state.clue_marks_in(at.player)[at.slot]


def most_marked(step: Step[GameState], options: Sequence[str]) -> list[str]:
    """Mark the cards at which most clues have pointed."""
    pointed = {
        option: len(each.colors) + len(each.ranks)
        for option in options
        if (each := told(step, option)) is not None
    }
    most = max(pointed.values(), default=0)
    return [option for option, number in pointed.items() if most and number == most]


def every_marked(step: Step[GameState], options: Sequence[str]) -> list[str]:
    """Mark every card at which any clue has pointed."""
    return [
        option
        for option in options
        if (each := told(step, option)) is not None and (each.colors or each.ranks)
    ]


def the_ones(step: Step[GameState], options: Sequence[str]) -> list[str]:
    """Take whatever has a 1: it is told so, it is seen so, or the clue says so."""
    return [option for option in options if _is_a_one(step, option)]


def the_fives(step: Step[GameState], options: Sequence[str]) -> list[str]:
    """Spare no 5 a thought: discard or play whatever is told to be one."""
    return [
        option
        for option in options
        if isinstance(read_option(option), Play | Discard)
        and (each := told(step, option)) is not None
        and each.ranks == (5,)
    ]


def unmarked(step: Step[GameState], options: Sequence[str]) -> list[str]:
    """Mark the cards at which no clue has pointed."""
    marked = every_marked(step, options)
    return [
        option
        for option in options
        if marked and told(step, option) is not None and option not in marked
    ]


def what_marks_leave(step: Step[GameState], options: Sequence[str]) -> list[str]:
    """Read off the markers what a card can be, without counting or remembering anything."""
    if step.puzzle.theme != "knowledge" or step.puzzle.question.get("marks") == "none":
        return []
    slot = step.puzzle.question["slot"]
    signs = step.puzzle.position.clue_marks_in(step.puzzle.viewer)[slot]
    return [
        option
        for option in options
        if isinstance(named := read_option(option), Identity) and _left(signs, named.card)
    ]


THE_IDEA = {(unmarked, "choosing", 4)}
"""Where nothing is certain, the card at which no clue has pointed is the smallest risk."""

GUESSES: Sequence[Guess] = (most_marked, every_marked, unmarked, the_ones, the_fives)


@pytest.mark.parametrize("guess", GUESSES, ids=lambda guess: guess.__name__)
@pytest.mark.parametrize("table", TABLES[:4], ids=table_id)
def test_no_guess_solves_a_step(guess: Guess, table: TableSetup) -> None:
    """At any step where it says what to choose."""
    tried = 0
    for name, number, step in steps(table):
        guessed = guess(step, theme_of(step).options(step.puzzle))
        if _says_something(step, guessed) and (guess, name, number) not in THE_IDEA:
            tried += 1
            assert not answer_to(theme_of(step), step.puzzle, guessed).is_solved, (name, number)
    assert tried


def test_signs_alone_are_enough_only_where_they_are_introduced() -> None:
    """Elsewhere copies are counted, or what was said is remembered."""
    for name, number, step in steps(TABLES[0]):
        guessed = what_marks_leave(step, theme_of(step).options(step.puzzle))
        solved = bool(guessed) and answer_to(theme_of(step), step.puzzle, guessed).is_solved
        assert solved is ((name, number) in READ_FROM_THE_MARKS), (name, number)


def _says_something(step: Step[GameState], guessed: list[str]) -> bool:
    """Return whether a guess leaves no choice: a single option, where one is asked for."""
    several = theme_of(step).choose is not Choose.ONE
    return bool(guessed) and guessed != [NONE] and (several or len(guessed) == 1)


def _is_a_one(step: Step[GameState], option: str) -> bool:
    match read_option(option):
        case CardAt(player, slot) if player != step.puzzle.viewer:
            return step.puzzle.position.hands[player][slot].rank == 1
        case Play() | Discard():
            each = told(step, option)
            return each is not None and 1 in each.ranks
        case RankClue(_, rank):
            return rank == 1
        case Identity(card):
            return card.rank == 1
        case ColorClue():
            return False
    return False


def _left(signs: ClueMarks, card: Card) -> bool:
    """Return whether no sign speaks against a card that belongs to one colour only."""
    wrong_color = signs.colors and set(signs.colors) != {card.suit} and len(signs.colors) == 1
    return not (
        wrong_color
        or (signs.ranks and card.rank not in signs.ranks)
        or card.suit in signs.denied_colors
        or card.rank in signs.denied_ranks
    )
