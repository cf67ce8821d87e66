"""Puzzles of Hànzì: each is made, judged as others would judge it, and gives nothing away."""

import json
from collections import Counter
from datetime import timedelta
from functools import cache
from itertools import islice
from typing import Any

import pytest

from tests.games.hanzi.letters import CHAR, CHARS_OF_TASK
from tutor.core.game import DailyReader
from tutor.core.library import Entry, write_line
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, answer_to, verdicts_on
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import LETTER, TASK_OF_ID
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME
from tutor.games.hanzi.puzzles.generator import LEVELS, generate, makes_sense, questions_at
from tutor.games.hanzi.puzzles.library import (
    FIRST_DAY,
    LIBRARY,
    daily,
    library,
)
from tutor.games.hanzi.puzzles.options import action_of
from tutor.games.hanzi.puzzles.themes import THEMES, trained_rulebook
from tutor.games.hanzi.puzzles.themes.cangjie import can_win
from tutor.games.hanzi.rulebook import RULES

MOST_OPTIONS = 6

KINDS = [
    (code, theme, level)
    for code in Ruleset
    for theme in THEMES
    for level in LEVELS[theme]
    if makes_sense(code, theme)
]


ENDS = [
    ("-----i----------X--e-l---G----.e1____.TRSLPBVRod.U.QQJIKYfDmfMhF.4.4_marker0.c2_6", True),
    ("---Q-L-----H------------X-----.c1____.ACCSRbVBZUd.W.KDJQIfFjaifhD.8.4_marker0_3", True),
    ("-lRi--------------G-------W---.e1____.SBTCAbLECRo.X.IIQQKaKFYMjfk.5.3_marker0.c2_2", True),
    ("--j---------M-------mI---d----.b4____.GRTBBOEAoWU.R.FJQIfHaKgYNf.10.3_marker0_5", True),
    ("----e------------Rh--B--T-----.d5____.ABOGCBobVU.W.KDfHMaQNgnjFD.9.4_marker0_3", False),
    ("f--Y-k------------------g----T.d2____.EbACRUcdSe..FFDKQJMlhIM.10.3_marker0_4", False),
    ("----il-------h--------g-N-----.d1____.LCBPORBEGbC..KQMDHJIFnFY.10.3_marker0_3", False),
]
"""Ends of games alone against Cangjie, without the ruleset before them; whether one can win."""


def of_theme(theme: str) -> list[Entry]:
    """Return the theme's puzzles in the library."""
    return [entry for entry in library().values() if entry.theme == theme]


def rights(puzzle: Puzzle[GameState]) -> frozenset[str]:
    """Return the right options."""
    return answer_to(THEMES[puzzle.theme], puzzle, ()).right_options


@cache
def characters(position: str) -> dict[str, str]:
    """Return the character at each spot, read off the line of a position."""
    grid = position.split("_")[1].split(".")[0]
    return {spot: CHAR[c] for spot, c in zip(NAME_OF_SPOT, grid, strict=True) if c != "-"}


@pytest.mark.parametrize(("code", "theme", "level"), KINDS)
def test_each_kind_is_made_the_same_each_time(code: str, theme: str, level: int) -> None:
    """Something is right, something wrong, of at most six; what is asked can stand in a query."""
    puzzle = generate(code, theme, level, 3)
    generate.cache_clear()
    assert generate(code, theme, level, 3) == puzzle
    assert GameState.parse(str(puzzle.position)) == puzzle.position
    options = THEMES[theme].options(puzzle)
    assert 1 < len(options) <= MOST_OPTIONS
    assert 0 < len(rights(puzzle)) < len(options)
    assert str(puzzle.question) == str(puzzle.question).lower()


@pytest.mark.parametrize("theme", THEMES)
def test_the_place_of_an_option_says_nothing(theme: str) -> None:
    """What is right stands now first, now last."""
    puzzles = [entry.puzzle for entry in of_theme(theme)]
    places = Counter(
        THEMES[theme].options(puzzle).index(right) for puzzle in puzzles for right in rights(puzzle)
    )
    assert max(places.values()) < 0.8 * sum(places.values())
    assert len(places) > 1


# --- Judged by others ---


@pytest.mark.parametrize("entry", of_theme("hanzi-read-form"), ids=lambda entry: entry.id)
def test_a_form_is_the_character_on_the_card(entry: Entry) -> None:
    """The right option is the character that the position's line has at the spot."""
    puzzle = entry.puzzle
    there = characters(str(puzzle.position))[puzzle.question["spot"]]
    theme = THEMES[entry.theme]
    named = {o: theme.label(puzzle, o).params["character"] for o in theme.options(puzzle)}
    assert {option for option, c in named.items() if str(c) == there} == rights(puzzle)


@pytest.mark.parametrize("entry", of_theme("hanzi-look-alike"), ids=lambda entry: entry.id)
def test_a_look_alike_is_told_by_its_letter(entry: Entry) -> None:
    """Its twin is among the options and wrong."""
    puzzle = entry.puzzle
    there = characters(str(puzzle.position))
    wanted = str(THEMES[entry.theme].goal(puzzle).params["character"])
    assert rights(puzzle) == {s for s in puzzle.question["spots"] if there[s] == wanted}
    [pair] = [pair for pair in ("山火", "木禾", "犬豕", "又攴", "口日") if wanted in pair]
    assert {*pair} <= {there[spot] for spot in puzzle.question["spots"]}


@pytest.mark.parametrize("entry", of_theme("hanzi-pair"), ids=lambda entry: entry.id)
def test_a_pair_is_right_if_its_letters_are_those_of_a_task(entry: Entry) -> None:
    """One pair of those asked about, read off the line of the position."""
    puzzle, name = entry.puzzle, entry.puzzle.question["task"]
    there = characters(str(puzzle.position))
    asked = [TASK_OF_ID[name]] if name in TASK_OF_ID else puzzle.position.tasks[puzzle.viewer]
    wanted = [CHARS_OF_TASK[LETTER[task]] for task in asked]
    found = {
        option
        for option in puzzle.question["pairs"]
        if {there[spot] for spot in option.split("-")[1:]} in wanted
    }
    assert found == rights(puzzle)
    assert len(found) == 1


@pytest.mark.parametrize("entry", of_theme("hanzi-seen"), ids=lambda entry: entry.id)
def test_what_is_sure_has_a_form_that_was_turned_up(entry: Entry) -> None:
    """A card is known by its character, wherever that was turned up, and gives what that gives."""
    puzzle = entry.puzzle
    grid = puzzle.position.grid
    seen = {part for each in puzzle.question["log"] for part in [each.split("-", 3)[-1][:-2]]}
    cards = {spot: grid[SPOT_OF_NAME[spot]] for spot in puzzle.question["spots"]}
    score = puzzle.question["want"] == "score"
    found = {
        spot
        for spot, card in cards.items()
        if card and card.character.id in seen and bool(card.points) is score
    }
    assert found == rights(puzzle)


@pytest.mark.parametrize("entry", of_theme("hanzi-allowed"), ids=lambda entry: entry.id)
def test_what_is_allowed_is_what_there_is_to_do(entry: Entry) -> None:
    """`verify`, which the theme asks, agrees with the list of legal actions."""
    puzzle = entry.puzzle
    legal = puzzle.position.legal_actions()
    assert {o for o in puzzle.question["actions"] if action_of(o) in legal} == rights(puzzle)


@pytest.mark.parametrize(("position", "won"), ENDS)
def test_an_ending_is_judged_as_by_trying_everything(position: str, won: bool) -> None:
    """A search without short cuts gives the same verdicts."""
    state = GameState.parse(f"{Ruleset.CANGJIE}_{position}")
    assert can_win(state) is tried_out(state, {}) is won


@pytest.mark.parametrize("entry", of_theme("hanzi-cangjie"), ids=lambda entry: entry.id)
def test_a_place_for_the_marker_has_its_reason(entry: Entry) -> None:
    """A task that is named can still be had, and takes the card itself where the move says so.

    Where no task is named the card has an effect, or the player is ahead.
    """
    theme, puzzle = THEMES[entry.theme], entry.puzzle
    state, moves = puzzle.position, puzzle.question["act"] == "move"
    for verdict in verdicts_on(theme, puzzle):
        spot = verdict.consequence.params["spot"]
        card, task = state.card_at(SPOT_OF_NAME[spot]), verdict.consequence.params.get("task")
        if task:
            assert verdict.is_right
            task = task.named
            assert task in (*state.tasks[0], *state.supply, *state.task_deck)
            assert not moves or card.character in task.parts
        elif verdict.is_right:
            assert card.effect if moves else state.points(0) > state.cangjie_points
        elif moves:
            assert card.points


def tried_out(state: GameState, known: dict[GameState, bool]) -> bool:
    """Return whether any line of play ends with more points than Cangjie's."""
    if state not in known:
        if state.ending:
            known[state] = state.points(0) > state.cangjie_points
        else:
            known[state] = False
            after = (state.apply(action) for action in state.legal_actions())
            known[state] = any(tried_out(each, known) for each in after)
    return known[state]


# --- Nothing is given away ---


@pytest.mark.parametrize("theme", THEMES)
def test_cards_that_nobody_saw_make_no_difference_before_the_answer(theme: str) -> None:
    """Goal and options read the same whatever lies under the ancient forms."""
    for entry in of_theme(theme):
        puzzle = entry.puzzle
        logged = " ".join(puzzle.question.get("log", ()))
        hidden = [s for s, name in enumerate(NAME_OF_SPOT) if f"-{name}-" not in logged]
        spots = [s for s in hidden if puzzle.position.grid[s] and s not in puzzle.position.face_up]
        grid = list(puzzle.position.grid)
        for spot, other in zip(spots, spots[1:] + spots[:1], strict=True):
            grid[spot] = puzzle.position.grid[other]
        position = puzzle.position._replace(grid=tuple(grid))
        mixed = Puzzle(theme, position, puzzle.viewer, puzzle.question)
        assert said_before(mixed) == said_before(puzzle)


def said_before(puzzle: Puzzle[GameState]) -> list[Message]:
    """Return what is said of a puzzle before the answer, but for hints."""
    theme = THEMES[puzzle.theme]
    options = theme.options(puzzle)
    return [theme.goal(puzzle), *(theme.label(puzzle, option) for option in options)]


# --- The library ---


@pytest.mark.parametrize("theme", THEMES)
def test_the_library_is_what_it_says(theme: str) -> None:
    """Ids count up, lines read back, every level has six, and each puzzle has right and wrong."""
    entries = of_theme(theme)
    assert Counter(entry.level for entry in entries) == dict.fromkeys(LEVELS[theme], 6)
    for number, (entry, line) in enumerate(zip(entries, LIBRARY.lines(theme), strict=True), 1):
        assert entry.id == f"{theme}-{number:03}"
        assert write_line(LIBRARY.read_line(theme, line)) == line
        verdicts = verdicts_on(THEMES[theme], entry.puzzle)
        assert {verdict.is_right for verdict in verdicts} == {True, False}
        assert {verdict.rule for verdict in verdicts} <= RULES.keys()
        facts = THEMES[theme].proof(entry.puzzle)
        assert len({repr(fact.message) for fact in facts}) == len(facts) > 0
        assert {fact.rule for fact in facts} <= RULES.keys()


def test_positions_of_the_library_can_be_shared() -> None:
    """At each position the theme asks a question with the same words in it."""
    for entry in list(library().values())[::3]:
        puzzle = entry.puzzle
        asked = islice(questions_at(entry.theme, puzzle.position, "1"), 40)
        assert any(words(each.question) == words(puzzle.question) for each in asked), entry.id


def words(question: Any) -> dict[str, object]:
    """Return the parts of a question, places and lists left out."""
    return {
        key: value if isinstance(value, str) and value.replace("-", "").isalpha() else None
        for key, value in json.loads(json.dumps(dict(question))).items()
    }


def test_exercises_are_about_their_rule() -> None:
    """A verdict in each rests on it."""
    assert LIBRARY.exercises(rules.MISS)
    for rule in RULES:
        for name in LIBRARY.exercises(rule):
            entry = library()[name]
            verdicts = verdicts_on(THEMES[entry.theme], entry.puzzle)
            assert rule in {verdict.rule for verdict in verdicts}


def test_rules_are_trained_by_themes() -> None:
    """All but what is in the box, a choice of game, the legend and the empty table."""
    book = trained_rulebook()
    bare = {rule.id for rule in book.rules.values() if not rule.themes}
    assert bare == {
        *(rules.MARKER, rules.DECK, rules.START, rules.FIVE_PLAYERS, rules.TABLE_EMPTY),
        "hanzi-who-was-cangjie",
    }


@pytest.mark.parametrize("theme", THEMES)
def test_every_question_has_its_rule_beside_it(theme: str) -> None:
    """One or two rules that the theme trains, or that a turn consists of."""
    for entry in of_theme(theme):
        asked = THEMES[theme].asks_about(entry.puzzle)
        assert 1 <= len(asked) <= 2
        assert set(asked) <= {*THEMES[theme].trains, rules.PLAY_CARD}


@pytest.mark.parametrize("entry", of_theme("hanzi-cangjie"), ids=lambda entry: entry.id)
def test_a_shown_answer_names_every_place_for_the_marker(entry: Entry) -> None:
    theme, puzzle = THEMES[entry.theme], entry.puzzle
    shown = theme.explain(puzzle, answer_to(theme, puzzle, ()))
    named = {reason.message.params["spot"] for reason in shown.reason}
    assert named == {theme.label(puzzle, each).params["spot"] for each in rights(puzzle)}


def test_every_day_has_its_puzzles() -> None:
    """Another theme each day, easy for learners, and none before the first day."""
    days = [FIRST_DAY + timedelta(days=number) for number in range(len(THEMES))]
    assert {daily(day, DailyReader.LEARNER).theme for day in days} == THEMES.keys()
    assert all(daily(day, DailyReader.LEARNER).level <= 2 for day in days)
    assert all(daily(day, DailyReader.EXPERT).level >= 3 for day in days)
    with pytest.raises(ValueError, match="first day"):
        daily(FIRST_DAY - timedelta(days=1), DailyReader.EXPERT)
