"""Every step of every lesson: judged by the engine, told before it is asked, not to be guessed."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.games.hanzi.steps import STEPS
from tutor.core.lesson import Step
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Theme, Verdict, answer_to, verdicts_on
from tutor.games.hanzi.engine import GameState, Phase
from tutor.games.hanzi.lessons import CHAPTERS, LESSONS
from tutor.games.hanzi.lessons.scene import YOU
from tutor.games.hanzi.rulebook import RULES
from tutor.web.hanzi.wording import WORDS

Guess = Callable[[Theme[GameState], Step[GameState]], Sequence[str]]

PLAYERS = ("Ann", "Bob", "Cat", "Dan", "Eve")


def in_english(message: Message) -> str:
    """Return a message in English; KeyError for one that has no words or lacks a value."""
    words = WORDS[message.id]
    plural = words.plural is not None and message.params[words.count or ""] != 1
    text = words.plural if plural and words.plural else words.text
    return text % {name: _value(value) for name, value in message.params.items()}


def _value(value: Any) -> str:
    if isinstance(value, Message):
        return in_english(value)
    return PLAYERS[value.seat] if hasattr(value, "seat") else str(value)


@pytest.mark.parametrize(("name", "step", "theme"), STEPS, ids=[name for name, *_ in STEPS])
def test_a_step_can_be_answered_and_missed(
    name: str, step: Step[GameState], theme: Theme[GameState]
) -> None:
    """There is a right answer and a wrong option, and where one is asked for, one right answer."""
    verdicts = verdicts_on(theme, step.puzzle)
    right = [verdict.option for verdict in verdicts if verdict.is_right]
    assert len({verdict.option for verdict in verdicts}) == len(verdicts) >= 3
    if theme.choose is Choose.ORDER:
        assert {verdict.rank for verdict in verdicts} == {*range(len(verdicts))}
        return
    assert 0 < len(right) < len(verdicts)
    assert theme.choose is Choose.ALL or len(right) == 1
    assert answer_to(theme, step.puzzle, right).is_solved


def test_every_question_has_its_rules_beside_it() -> None:
    """The reader can look them up; they say what holds in general, never which option is right."""
    for name, step, theme in STEPS:
        asked = theme.asks_about(step.puzzle)
        assert asked, name
        assert set(asked) <= RULES.keys(), name


def test_every_table_is_a_position_of_the_game() -> None:
    """The reader looks at it from their own seat, and it can be written down and read again.

    What is asked can be hashed, as findings are kept for the next reader.
    """
    for name, step, _ in STEPS:
        hash(tuple(step.puzzle.question.items()))
        assert step.puzzle.viewer == YOU
        assert GameState.parse(str(step.puzzle.position)) == step.puzzle.position, name


def test_nothing_is_asked_that_was_not_told() -> None:
    """Each verdict rests on a rule told by an earlier step, or by this one before the question."""
    taught: set[str] = set()
    for name, step, theme in STEPS:
        needed = {verdict.rule for verdict in verdicts_on(theme, step.puzzle)}
        assert needed <= taught | {*step.tells}, (name, needed - taught)
        taught |= {*step.teaches}


def test_every_rule_of_the_book_is_taught() -> None:
    """None is left out, and none is taught that there is not."""
    assert {rule for lesson in LESSONS.values() for rule in lesson.rules} == {*RULES}


def test_the_path_has_short_lessons_in_order_of_need() -> None:
    """Lessons of three to six steps; what a lesson asks for comes before it."""
    known: set[str] = set()
    for lesson in LESSONS.values():
        assert 3 <= len(lesson.steps) <= 6, lesson.id
        assert {*lesson.needs} <= known, lesson.id
        assert bool(lesson.needs) == bool(known), lesson.id
        known.add(lesson.id)
    assert known == {lesson.id for lessons in CHAPTERS.values() for lesson in lessons}


def test_whole_turn_is_one_turn() -> None:
    """Each position of that lesson follows from the one before, by the answer given there."""
    states: list[GameState] = []
    after: list[Verdict[GameState]] = []
    for name, step, theme in STEPS:
        if name.startswith("hanzi-whole-turn/"):
            states.append(step.puzzle.position)
            after += [verdict for verdict in verdicts_on(theme, step.puzzle) if verdict.is_right]
    assert after[0].after == states[1]
    assert [state.active for state in states] == [YOU] * 4
    assert after[-1].after is not None
    assert after[-1].after.active != YOU


# No way of guessing solves a step


def the_first(theme: Theme[GameState], step: Step[GameState]) -> Sequence[str]:
    """Choose the first option."""
    return theme.options(step.puzzle)[:1]


def the_last(theme: Theme[GameState], step: Step[GameState]) -> Sequence[str]:
    """Choose the last option."""
    return theme.options(step.puzzle)[-1:]


def the_longest(theme: Theme[GameState], step: Step[GameState]) -> Sequence[str]:
    """Choose the option that says most; of places of the grid none does."""
    length = {option: _length(theme, step, option) for option in theme.options(step.puzzle)}
    longest = [option for option in length if length[option] == max(length.values())]
    return longest if len(longest) == 1 else ()


def all_of_them(theme: Theme[GameState], step: Step[GameState]) -> Sequence[str]:
    """Choose everything, in the order in which it is shown."""
    return theme.options(step.puzzle) if theme.choose.several else ()


def all_but_the_first(theme: Theme[GameState], step: Step[GameState]) -> Sequence[str]:
    """Choose everything else."""
    return theme.options(step.puzzle)[1:] if theme.choose.several else ()


def every_other(theme: Theme[GameState], step: Step[GameState]) -> Sequence[str]:
    """Choose the second option, the fourth and so on."""
    return theme.options(step.puzzle)[1::2] if theme.choose.several else ()


def _length(theme: Theme[GameState], step: Step[GameState], option: str) -> int:
    return len(in_english(theme.label(step.puzzle, option)))


NEVER = (the_first, the_longest, all_of_them)


@pytest.mark.parametrize("guess", NEVER, ids=lambda guess: guess.__name__)
def test_a_guess_never_solves_a_step(guess: Guess) -> None:
    """Whoever goes by the place or by the length of an option gets nowhere."""
    for name, step, theme in STEPS:
        assert not answer_to(theme, step.puzzle, guess(theme, step)).is_solved, name


@pytest.mark.parametrize(
    "guess", [the_last, all_but_the_first, every_other], ids=lambda guess: guess.__name__
)
def test_a_guess_seldom_solves_a_step(guess: Guess) -> None:
    """Not more often than by chance: one step in six at most."""
    solved = [name for name, step, theme in STEPS if _solves(guess, step, theme)]
    assert len(solved) * 6 <= len(STEPS), solved


def test_no_place_is_right_too_often() -> None:
    """Where one option is right, it stands in one place in half of the steps at most."""
    places: Counter[int] = Counter()
    for _, step, theme in STEPS:
        if theme.choose is Choose.ONE:
            verdicts = verdicts_on(theme, step.puzzle)
            places[next(i for i, verdict in enumerate(verdicts) if verdict.is_right)] += 1
    assert max(places.values()) * 2 <= places.total() + 1, places


def _solves(guess: Guess, step: Step[GameState], theme: Theme[GameState]) -> bool:
    return answer_to(theme, step.puzzle, guess(theme, step)).is_solved


# Words


def test_the_words_of_every_step_are_few() -> None:
    """Every message can be said in English; 40 words before the question, 45 after it."""
    for name, step, theme in STEPS:
        for message, most in ((step.before, 40), (step.after, 45)):
            assert len(in_english(message).split()) <= most, (name, in_english(message))
        said = [theme.goal(step.puzzle), *step.reference]
        for verdict in verdicts_on(theme, step.puzzle):
            said += [theme.label(step.puzzle, verdict.option), verdict.consequence]
        assert all(map(in_english, said)), name


def test_no_words_are_without_a_step() -> None:
    """Words of lessons that are told nowhere would be translated for nothing."""
    told = {f"lesson.{name}{end}" for name in LESSONS for end in ("", ".able")}
    for _, step, theme in STEPS:
        told |= {step.before.id, theme.goal(step.puzzle).id, step.after.id}
    told |= {f"chapter.{name}" for name in CHAPTERS}
    words = {name for name in WORDS if name.startswith(("lesson.", "chapter."))}
    assert words == {name for name in told if name.startswith(("lesson.", "chapter."))}


@pytest.mark.parametrize(
    "state",
    [
        *(step.puzzle.position for _, step, _ in STEPS),
        *(rule.figure.state for rule in RULES.values() if rule.figure and rule.figure.state),
    ],
)
def test_a_game_can_come_to_the_position(state: GameState) -> None:
    """Every crafting takes two cards or brings a token; against Cangjie it removes a card, too."""
    made = [len(cards) for cards in state.scored]
    held = [len(state.holds(seat)) for seat in range(state.players)]
    placed = sum(map(bool, state.grid)) + len(state.pile) + sum(made) + sum(held)
    gone = 54 - placed - bool(state.played)
    tasks = len(state.supply) + len(state.task_deck) + sum(map(len, state.tasks))
    gained = sum(state.tokens) + (10 - sum(state.tokens) - state.bank)
    taking = state.phase is Phase.TASK  # the named task has been made, and is not replaced yet
    if not state.ruleset.with_cangjie:
        assert sum(map(bool, state.grid)) == 30
        assert len(state.pile) == 24 - 2 * sum(made)
        assert 27 - tasks == sum(made)
        assert gone + sum(held) + bool(state.played) == sum(made)
        assert taking or all(len(each) >= 3 for each in state.tasks)
        return
    played = sum(made) - sum(held)
    removed = gone - played
    assert sum(map(bool, state.grid)) + len(state.pile) == 54 - 2 * sum(made) - removed
    assert 27 - tasks >= sum(made)
    # The marker's card has gone already while the marker moves.
    craftings = removed
    assert gained - state.players <= craftings - sum(made)
    for seat in range(state.players):
        behind = (seat - state.active) % state.players
        turns = (craftings + behind) // state.players
        assert made[seat] <= turns
        assert held[seat] or made[seat] < max(turns, 1)
