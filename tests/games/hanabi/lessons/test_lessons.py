"""Every step of every lesson, at every table; and every beginners' mistake provoked."""

import pytest

from tests.games.hanabi.lessons.steps import TABLES, steps, table_id, theme_of
from tutor.core.lesson import Step
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Reason, Verdict, answer_to
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.cards import ClueMarks
from tutor.games.hanabi.engine.notation import read_position
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.rulebook import BOXES, TableSetup
from tutor.games.hanabi.rulebook.mistakes import RULE_OF_MISTAKE
from tutor.web.hanabi.wording import WORDS

BASIC = TABLES[0]

PROVOKED = {
    "some-cards": ("clue", 1),
    "colour-and-number": ("clue", 2),
    "tokens": ("discard", 1),
    "bonus-full": ("bonus", 2),
    "must-know": ("pile", 3),
    "second-firework": ("goal", 2),
    "stop-early": ("endings", 1),
    "draw-last-round": ("score", 3),
    "last-copy": ("pile", 2),
    "not-pointed": ("denies", 2),
    "wild-clue": ("wild", 2),
    "misplay-back": ("play", 2),
    "scoring": ("endings", 2),
    "two-players": ("clue", 2),
    "closed-pile": ("pile", 3),
}
"""The step in which each mistake can be made."""


OTHER_VARIANTS = {
    "copies",
    "setup",
    "partners",
    "graduation",
    "boxes",
    "avalanche",
    "wild",
    "agreements",
    "chop",
    "play-or-save",
    "focus",
    "saves",
    "good-touch",
    "delayed",
    "prompt",
}
"""The lessons that are given with a variant of their own, or with none."""


def verdicts(step: Step[GameState]) -> list[Verdict[GameState]]:
    """Return the verdicts on all options of a step."""
    theme = theme_of(step)
    return [theme.judge(step.puzzle, option) for option in theme.options(step.puzzle)]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_step_has_right_and_wrong_options(table: TableSetup) -> None:
    """At every table, with white and with black; a choice of one has exactly one right answer.

    Only a first move of several turns may have more.
    """
    for name, number, step in steps(table):
        judged = verdicts(step)
        right = [verdict.option for verdict in judged if verdict.is_right]
        assert 0 < len(right) < len(judged), (name, number)
        if theme_of(step).choose is Choose.ONE and name not in ("partners", "graduation"):
            assert len(right) == 1, (name, number, right)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_step_with_fewer_options_keeps_every_right_one(table: TableSetup) -> None:
    """Where a theme has more options than are shown, those left out are wrong."""
    for name, number, step in steps(table):
        full = LESSON_THEMES[step.puzzle.theme]
        shown = theme_of(step).options(step.puzzle)
        for option in set(full.options(step.puzzle)) - set(shown):
            assert not full.judge(step.puzzle, option).is_right, (name, number, option)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_table_can_be_written_down(table: TableSetup) -> None:
    """The positions are those of a real game: their notation is read back as the same."""
    for name, number, step in steps(table):
        state = step.puzzle.position
        assert read_position(str(state)) == state, (name, number)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_table_could_have_come_about(table: TableSetup) -> None:
    """Clues that left no mark were given so long ago that every card of that hand has gone since.

    Every clue has cost a token, and every discard has brought one back. After the last clue that
    left no mark, one player has played or discarded a whole hand, and the others have done so as
    often but once, or have given clues that have left marks.
    """
    for name, number, step in steps(table):
        state = step.puzzle.position
        gone = state.points + len(state.discards)
        missing = state.ruleset.clue_tokens - state.clue_tokens
        given = missing + len(state.discards) - state.strikes
        marked = sum(map(clues_on, state.clue_marks))
        size = state.ruleset.hand_size(state.players)
        bonuses = state.fireworks.count(5)
        assert marked <= given + bonuses, (name, number)
        if given > marked:
            assert gone + marked >= size + (size - 1) * (state.players - 1), (name, number)


def clues_on(hand: tuple[ClueMarks, ...]) -> int:
    """Return how many different clues have left a mark on the cards of a hand."""
    clues: set[object] = set()
    for told in hand:
        clues |= {*told.colors, *told.ranks, *told.denied_colors, *told.denied_ranks}
    return len(clues)


@pytest.mark.parametrize("code", ["wild-10", "wild-5.fuses-1"])
def test_wild_cards_wait_for_their_lesson(code: str) -> None:
    """Before it, the same is asked as in the basic game; tokens are as chosen."""
    for (name, number, step), (*_, plain) in zip(
        steps(TableSetup(BASIC.box, Ruleset.parse(code))), steps(BASIC), strict=True
    ):
        if name == "sixth":
            break
        assert step.puzzle.position.ruleset.wild_suit is None, (name, number)
        assert step.puzzle.question == plain.puzzle.question


def test_lessons_follow_the_chosen_tokens_and_colours() -> None:
    """Ten clue tokens, a single fuse token and a sixth firework are on the table if chosen."""
    ruleset = Ruleset.parse("sixth-10.fuses-1.clues-10")
    for name, number, step in steps(TableSetup(BASIC.box, ruleset)):
        found = step.puzzle.position.ruleset
        if name == "difficulty" or (name, number) in (
            ("play", 2),
            ("playing-on", 2),
            ("agreements", 4),
        ):
            continue
        assert (found.fuses, found.clue_tokens) == (1, 10), (name, number)
        if name not in OTHER_VARIANTS and (name, number) != ("denies", 3):
            assert found.variant is ruleset.variant, (name, number)


def test_the_path_has_short_lessons_in_order_of_need() -> None:
    """Lessons of one to six steps; what a lesson asks for comes before it."""
    assert len(LESSONS) == 35
    known: set[str] = set()
    for lesson in LESSONS.values():
        assert 1 <= len(lesson.steps) <= 6, lesson.id
        assert set(lesson.needs) <= known, lesson.id
        assert bool(lesson.needs) == bool(known), lesson.id
        known.add(lesson.id)


@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_asked_that_was_not_taught(box: str) -> None:
    """Each verdict rests on a rule told by an earlier step, or by this one before the question.

    In the order of the path, at the basic table of each box, so that no star is lost for a rule of
    which nobody has spoken. Lines of several turns are judged as a whole.
    """
    taught: set[str] = set()
    for name, number, step in steps(TableSetup(BOXES[box], Ruleset())):
        needed = set() if isinstance(theme_of(step), Scenario) else {v.rule for v in verdicts(step)}
        assert needed <= taught | {*step.tells}, (name, number, needed - taught)
        taught |= {*step.teaches}


def test_a_lesson_has_the_rules_of_its_steps() -> None:
    """Each is told at one of them; what a step only mentions is taught by another lesson."""
    taught = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    for lesson in LESSONS.values():
        told = {rule for step in lesson.steps for rule in step(BASIC).teaches}
        assert {*lesson.rules} <= told, lesson.id
        assert told <= taught, lesson.id


@pytest.mark.parametrize("mistake", RULE_OF_MISTAKE)
def test_every_mistake_is_provoked(mistake: str) -> None:
    """In a lesson that teaches its rule, some option is wrong to choose or to leave, by that rule.

    Where a mistake is to leave something out, the verdict on what is missed says so.
    """
    name, number = PROVOKED[mistake]
    lesson, rule = LESSONS[name], RULE_OF_MISTAKE[mistake]
    step = lesson.steps[number - 1](BASIC)
    theme, told = theme_of(step), verdicts(step)
    assert rule in lesson.rules or mistake == "must-know"
    slips = []
    for verdict in told:
        if verdict.rule != rule:
            continue
        if not verdict.is_right:
            slips.append([verdict.option])
        elif theme.choose is Choose.ALL:
            slips.append([each.option for each in told if each.is_right and each is not verdict])
    assert slips
    assert not any(answer_to(theme, step.puzzle, slip).is_solved for slip in slips)


def test_the_words_of_every_step_are_few() -> None:
    """Every lesson and step has words, short ones: 35 before, 45 after."""
    for lesson in LESSONS.values():
        assert f"lesson.{lesson.id}" in WORDS
        assert f"lesson.{lesson.id}.able" in WORDS
    for name, number, step in steps(BASIC):
        for message, most in ((step.before, 35), (step.after, 45)):
            text = WORDS[message.id].text
            assert len(text.split()) <= most, (name, number, text)


def test_no_words_are_without_a_step() -> None:
    """Words of lessons that are told nowhere would be translated for nothing."""
    told = {f"lesson.{name}{end}" for name in LESSONS for end in ("", ".able")}
    told |= {message.id for _, _, step in steps(BASIC) for message in (step.before, step.after)}
    assert {name for name in WORDS if name.startswith("lesson.")} == told


def test_the_round_is_one_game() -> None:
    """Each position of the first whole round follows from the one before."""
    positions = [step(BASIC).puzzle.position for step in LESSONS["round"].steps]
    sizes = [state.deck_size for state in positions]
    assert sizes == sorted(sizes, reverse=True)
    first, *later = positions
    for state in later:
        assert state.points > first.points or state.clue_tokens < first.clue_tokens


def test_a_note_that_a_step_tells_is_left_out() -> None:
    """The first step on the chop says what it is; the second has it as a note."""
    told, asked = (theme_of(step(TABLES[0])).note for step in LESSONS["chop"].steps)
    first, second = (step(TABLES[0]).puzzle for step in LESSONS["chop"].steps)
    assert told(first) is None
    assert asked(second) == Reason(Message("chop.note"), ("advice-agree-first",))
