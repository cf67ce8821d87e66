"""Endless puzzles: always found, always the same, worth asking, and harder level by level."""

import hashlib
from collections import Counter
from fractions import Fraction

import pytest

from tutor.core.errors import UnsupportedError
from tutor.core.puzzle import NONE, Choose, Puzzle, answer
from tutor.games.hanabi.engine import ColorClue, GameState, Play, RankClue, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, LEVELS, THEMES, generate
from tutor.games.hanabi.puzzles.outcome import what_happens

BASE = Ruleset.parse("base")
SEEDS = range(1, 26)
RULESETS = ("base", "sixth-10", "sixth-5", "wild-10.fuses-2", "wild-5.clues-10", "fuses-1.play-on")

every_kind = pytest.mark.parametrize(
    ("theme", "level"), [(theme, level) for theme in THEMES for level in LEVELS]
)


def puzzles(
    theme: str, level: int, code: str = "base", count: int = len(SEEDS)
) -> list[Puzzle[GameState]]:
    """Return the first puzzles of a theme and level."""
    return [generate(Ruleset.parse(code), theme, level, seed) for seed in SEEDS[:count]]


@every_kind
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_puzzle_for_every_table(theme: str, level: int, players: int) -> None:
    """Whatever the seed, for any number of players, with a right option and a wrong one."""
    for seed in SEEDS:
        puzzle = generate(BASE, theme, level, seed, players)
        assert puzzle.position.players == players
        assert puzzle.position.outcome is None
        _check(puzzle)


@every_kind
@pytest.mark.parametrize("code", RULESETS[1:])
def test_there_is_a_puzzle_for_every_ruleset(theme: str, level: int, code: str) -> None:
    """Variants and difficulty settings too, by their own rules."""
    for puzzle in puzzles(theme, level, code, count=4):
        assert str(puzzle.position.ruleset) == code
        _check(puzzle)


def _check(puzzle: Puzzle[GameState]) -> None:
    """Fail unless the puzzle can be answered rightly and wrongly, and not by "none"."""
    theme = THEMES[puzzle.theme]
    options = theme.options(puzzle)
    assert len(set(options)) == len(options) >= 2
    given = answer(theme, puzzle, [])
    right = given.correct_options
    assert right
    assert NONE not in right
    assert set(options) - right - {NONE}
    if theme.choose is Choose.ONE:
        assert len(right) == 1
    assert puzzle.viewer in range(puzzle.position.players)


@every_kind
def test_the_engine_agrees(theme: str, level: int) -> None:
    """What is judged right is what the engine touches, allows, or does."""
    for code in RULESETS:
        for puzzle in puzzles(theme, level, code, count=4):
            right = answer(THEMES[theme], puzzle, []).correct_options
            assert right == TRUTH[theme](puzzle)


def _touched(puzzle: Puzzle[GameState]) -> set[str]:
    clue = parse_action(puzzle.question["clue"])
    assert isinstance(clue, ColorClue | RankClue)
    [given] = puzzle.position.apply(clue).events
    return {f"card-{clue.target}-{slot}" for slot in given.slots}  # type: ignore[union-attr]  # a clue's event


def _legal(puzzle: Puzzle[GameState]) -> set[str]:
    return set(map(str, puzzle.position.legal_actions())) & set(puzzle.question["actions"])


def _event(puzzle: Puzzle[GameState]) -> set[str]:
    """Tell what happens from the numbers on the table before and after."""
    before = puzzle.position
    after = before.apply(Play(puzzle.question["slot"]))
    if after.outcome is not None:
        return {f"ends-{after.outcome.end_condition}"}
    if after.strikes > before.strikes:
        return {"mistake"}
    if after.fireworks.count(5) == before.fireworks.count(5):
        return {"joins-firework"}
    recovered = after.clue_tokens > before.clue_tokens
    return {"completes-recovers" if recovered else "completes-no-token"}


TRUTH = {"point-out": _touched, "allowed": _legal, "outcome": _event}


@every_kind
def test_the_viewer_can_tell(theme: str, level: int) -> None:
    """The answer follows from what the viewer sees: own cards and the deck make no difference."""
    for puzzle in puzzles(theme, level, count=10):
        state, seat = puzzle.position, puzzle.viewer
        hidden = [*state.hands[seat], *state.deck]
        mixed = [*hidden[1:], hidden[0]]
        size = len(state.hands[seat])
        hands = (*state.hands[:seat], tuple(mixed[:size]), *state.hands[seat + 1 :])
        other = state._replace(hands=hands, deck=tuple(mixed[size:]))
        assert View.of(other, seat) == View.of(state, seat)
        twin = Puzzle(theme, other, seat, puzzle.question)
        assert THEMES[theme].options(twin) == THEMES[theme].options(puzzle)
        assert (
            answer(THEMES[theme], twin, []).correct_options
            == answer(THEMES[theme], puzzle, []).correct_options
        )


# By generator version: what a few names stand for. A line that has been published never changes.
PUBLISHED = {
    1: {
        ("base", "point-out", 1, 1): "037563f9ea2b",
        ("base", "point-out", 1, 999999999): "91bfbfed7078",
        ("base", "point-out", 2, 1): "ed25ff2bef2e",
        ("base", "point-out", 2, 999999999): "c726e055bf7d",
        ("base", "point-out", 3, 1): "a39e2c0ce51a",
        ("base", "point-out", 3, 999999999): "76c2b75a1d4c",
        ("base", "allowed", 1, 1): "2d89b0a18743",
        ("base", "allowed", 1, 999999999): "41c58136b8d3",
        ("base", "allowed", 2, 1): "7d319741ae68",
        ("base", "allowed", 2, 999999999): "6a13cdc586f9",
        ("base", "allowed", 3, 1): "b378a166afcd",
        ("base", "allowed", 3, 999999999): "61c9c4c68619",
        ("base", "outcome", 1, 1): "0c298fd4fa78",
        ("base", "outcome", 1, 999999999): "970ac539e644",
        ("base", "outcome", 2, 1): "b07e22d51725",
        ("base", "outcome", 2, 999999999): "dd365cbd6a0b",
        ("base", "outcome", 3, 1): "8c0e449e7f32",
        ("base", "outcome", 3, 999999999): "ac345fa045c5",
        ("wild-5", "point-out", 2, 7): "e95fd729dba9",
        ("sixth-10", "allowed", 3, 7): "723face074ba",
        ("fuses-1.play-on", "outcome", 3, 7): "a3f483404a6f",
    },
}


def test_a_name_stands_for_the_same_puzzle_in_every_release() -> None:
    """Links are printed and shared: the seed must lead to the same question for ever."""
    found = {name: _digest(name) for name in PUBLISHED[GENERATOR_VERSION]}
    assert found == PUBLISHED[GENERATOR_VERSION]


def _digest(name: tuple[str, str, int, int]) -> str:
    """Return a short digest of the position, the viewer and the question."""
    code, theme, level, seed = name
    puzzle = generate(Ruleset.parse(code), theme, level, seed)
    state = puzzle.position
    parts = (
        [" ".join(map(str, cards)) for cards in (*state.hands, state.discards, state.deck)],
        state.marks,
        state.fireworks,
        (state.to_act, state.clue_tokens, state.strikes, state.turns_left, puzzle.viewer),
        sorted(puzzle.question.items()),
    )
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def test_seeds_make_different_puzzles() -> None:
    """Next puzzle means another one."""
    for theme in THEMES:
        assert len({puzzle.position for puzzle in puzzles(theme, 1)}) == len(SEEDS)


def test_unknown_names_are_refused() -> None:
    """There is no puzzle of a theme or level that there is not."""
    with pytest.raises(UnsupportedError, match="unsupported theme: chess"):
        generate(BASE, "chess", 1, 1)
    with pytest.raises(UnsupportedError, match="unsupported level: 9"):
        generate(BASE, "outcome", 9, 1)


# Difficulty


def _things_to_look_at(puzzle: Puzzle[GameState]) -> int:
    """Return how much lies on the table: cards seen, what they have been told, discards."""
    view = View.of(puzzle.position, puzzle.viewer)
    seen = sum(map(len, view.hands)) + sum(view.fireworks) + len(view.discards)
    return seen + sum(bits.bit_count() for hand in view.marks for bits in hand)


def _mean(numbers: list[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))


@pytest.mark.parametrize("theme", THEMES)
def test_levels_have_more_and_more_to_look_at(theme: str) -> None:
    """On average; level 1 stays within a table for two or three."""
    load = [_mean([_things_to_look_at(p) for p in puzzles(theme, level)]) for level in LEVELS]
    assert load == sorted(load)
    assert load[0] * 2 < load[-1]
    assert {puzzle.position.players for puzzle in puzzles(theme, 1)} == {2, 3}


def test_level_one_points_at_hands_without_clues() -> None:
    """Later hands have been told something, and more than one card is to be found."""
    for level, told in ((1, False), (2, True), (3, True)):
        for puzzle in puzzles("point-out", level):
            target = parse_action(puzzle.question["clue"]).target  # type: ignore[union-attr]  # it is a clue
            assert any(t.colors or t.ranks for t in puzzle.position.told[target]) is told
            assert len(_touched(puzzle)) >= level or level == 3


def test_more_actions_are_asked_about_from_level_to_level() -> None:
    """Five, six, seven; the last round only at level 3."""
    sizes = [{len(p.question["actions"]) for p in puzzles("allowed", level)} for level in LEVELS]
    assert sizes == [{5}, {6}, {7}]
    last = [{p.position.turns_left is not None for p in puzzles("allowed", n)} for n in LEVELS]
    assert last == [{False}, {False}, {False, True}]


def test_rare_outcomes_come_up_as_often_as_common_ones() -> None:
    """Level 3 asks about all that can happen; no outcome makes up half of any level."""
    for level in LEVELS:
        truths = Counter(
            what_happens(puzzle.position.apply(Play(puzzle.question["slot"])))
            for seed in range(1, 101)
            if (puzzle := generate(BASE, "outcome", level, seed))
        )
        assert set(truths) == set(THEMES["outcome"].aims[level])
        assert max(truths.values()) <= 100 * 2 // len(truths)
