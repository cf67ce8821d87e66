"""Endless puzzles: always found, always the same, worth asking, and harder level by level."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.thorough import by_turns
from tools.library import DIGESTS, digest_of_endless
from tutor.core.errors import UnsupportedError
from tutor.core.puzzle import NONE, Puzzle, answer
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import ColorClue, GameState, Play, RankClue, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, LEVELS, THEMES, generate
from tutor.games.hanabi.puzzles.difficulty import EFFORT, effort, level_by_effort, level_of
from tutor.games.hanabi.puzzles.library import library, read_names
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.record import record
from tutor.games.hanabi.puzzles.themes.outcome import what_happens
from tutor.games.hanabi.puzzles.verifier import verify

BASE = Ruleset.parse("base")
RULESETS = ("base", "sixth-10", "sixth-5", "wild-10.fuses-2", "wild-5.clues-10", "fuses-1.play-on")
KINDS = [(theme, level) for theme, kind in THEMES.items() for level in kind.aims]

each_theme = pytest.mark.parametrize("theme", THEMES)
kinds_by_turns = pytest.mark.parametrize(("theme", "level"), by_turns(KINDS))


def puzzles(theme: str, level: int, code: str = "base", count: int = 2) -> list[Puzzle[GameState]]:
    """Return the first puzzles of a theme and level; none if it makes no sense with the rules."""
    ruleset = Ruleset.parse(code)
    if not THEMES[theme].makes_sense(ruleset):
        return []
    return [generate(ruleset, theme, level, seed) for seed in range(1, count + 1)]


@kinds_by_turns
def test_seeds_make_different_puzzles_that_are_right(theme: str, level: int) -> None:
    """Next puzzle means another one; each is as right as the verifier judges.

    Each takes the effort of the level asked for; rare hard ones are left to the library.
    """
    made = puzzles(theme, level)
    assert len({puzzle.position for puzzle in made}) == len(made)
    for puzzle in made:
        kind = THEMES[theme]
        assert level_by_effort(kind, puzzle) == level
        judged = level_of(kind, puzzle)
        assert judged == level or kind.hard_is_rare
        assert verify(record(puzzle, name="x", level=judged)) == puzzle


@each_theme
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_puzzle_for_every_table(theme: str, players: int) -> None:
    """For any number of players that the theme has, at some level at least."""
    kind = THEMES[theme]
    if players not in kind.tables:
        return
    found = [
        entry.puzzle.position.players == players
        for entry in library().values()
        if entry.theme == theme
    ]
    assert any(found)
    level = 3 if len(kind.aims) > 3 else 1
    assert generate(BASE, theme, level, 1, players).position.players == players


def _touched(puzzle: Puzzle[GameState]) -> set[str]:
    clue = parse_action(puzzle.question["clue"])
    assert isinstance(clue, ColorClue | RankClue)
    given, *_ = puzzle.position.apply(clue).events
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


@pytest.mark.parametrize("theme", TRUTH)
def test_the_engine_agrees(theme: str) -> None:
    """What is judged right is what the engine touches, allows, or does."""
    for code in RULESETS:
        for level in THEMES[theme].aims:
            for puzzle in puzzles(theme, level, code):
                right = answer(THEMES[theme], puzzle, []).correct_options
                assert right - {NONE} == TRUTH[theme](puzzle)


@pytest.mark.parametrize(
    "theme", [n for n, kind in THEMES.items() if not isinstance(kind, Scenario)]
)
def test_what_a_viewer_cannot_see_makes_no_difference(theme: str) -> None:
    """Own cards and the deck, mixed: options and proof stay, and so does what is right.

    Not so in scenarios, where a line of play turns cards up.
    """
    kind = THEMES[theme]
    for level in kind.aims:
        puzzle = generate(BASE, theme, level, 2)
        state, seat = puzzle.position, puzzle.viewer
        other = _mixed(state, seat)
        if other is None:
            continue
        assert View.of(other, seat) == View.of(state, seat)
        twin = Puzzle(theme, other, seat, puzzle.question)
        assert kind.options(twin) == kind.options(puzzle)
        assert kind.proof(twin) == kind.proof(puzzle)
        right = answer(kind, puzzle, []).correct_options
        assert answer(kind, twin, []).correct_options == right


def _mixed(state: GameState, seat: int) -> GameState | None:
    """Return the position with an own card and one of the deck exchanged that may be either."""
    for slot, card in enumerate(state.hands[seat]):
        for place, drawn in enumerate(state.deck):
            tables = state.ruleset.tables
            if drawn == card:
                continue
            told = state.marks[seat][slot]
            if all(
                tables.mark[bit][card] == tables.mark[bit][drawn]
                for bit in tables.mark
                if told & tables.mark[bit][card]
            ):
                hand = (*state.hands[seat][:slot], drawn, *state.hands[seat][slot + 1 :])
                deck = (*state.deck[:place], card, *state.deck[place + 1 :])
                hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
                reach = (*state.reach[:seat], tables.reach(hand), *state.reach[seat + 1 :])
                return state._replace(hands=hands, reach=reach, deck=deck)
    return None


PUBLISHED = {
    name: digest
    for name, (digest,) in read_names(DIGESTS).items()
    if name.startswith(f"{GENERATOR_VERSION}/")
}
"""What a few names stand for. Lines change only with a note in docs/puzzle-format.md."""


def test_a_name_stands_for_the_same_puzzle_in_every_release() -> None:
    """Links are printed and shared: the seed must lead to the same question for ever."""
    assert {name: digest_of_endless(name) for name in PUBLISHED} == PUBLISHED


def test_what_hardly_comes_up_is_found_all_the_same() -> None:
    """With one fuse, hardly any firework lacks two cards in hand: one card will do, as hard."""
    rules, level = Ruleset.parse("wild-5.fuses-1.play-on"), 3
    kind = THEMES["finish-firework"]
    for seed in (12, 37):
        puzzle = generate(rules, kind.name, level, seed)
        assert verify(record(puzzle, name="x", level=level)) == puzzle
        assert not any(kind.is_worth_asking(puzzle, aim) for aim in kind.aims[level])


def test_every_theme_is_published() -> None:
    """`python -m tools.library` adds the names of a theme that joins."""
    assert {name.split("/")[2] for name in PUBLISHED} == THEMES.keys()


def test_unknown_names_are_refused() -> None:
    """There is no puzzle of a theme or level that there is not."""
    with pytest.raises(UnsupportedError, match="unsupported theme: chess"):
        generate(BASE, "chess", 1, 1)
    with pytest.raises(UnsupportedError, match="unsupported level: 9"):
        generate(BASE, "outcome", 9, 1)
    with pytest.raises(UnsupportedError, match="unsupported theme: last-round with play-on"):
        generate(Ruleset.parse("play-on"), "last-round", 1, 1)


# Difficulty


def _mean(numbers: list[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))


@each_theme
def test_levels_take_more_and_more_effort(theme: str) -> None:
    """The mean effort of the library's puzzles rises with every level, as thresholds say."""
    kind = THEMES[theme]
    assert list(kind.thresholds) == sorted(set(kind.thresholds))
    by_level: dict[int, list[int]] = {level: [] for level in sorted(kind.aims)}
    for entry in library().values():
        if entry.theme == theme:
            by_level[entry.level].append(effort(kind.proof(entry.puzzle)))
    means = [_mean(efforts) for efforts in by_level.values()]
    assert means == sorted(set(means))


def test_higher_levels_need_more_than_open_eyes() -> None:
    """What a clue denied, counting and taking cards together come up more from level to level."""
    beyond = {Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT}
    found: dict[int, list[int]] = {level: [] for level in LEVELS}
    suits: dict[int, list[int]] = {level: [] for level in LEVELS}
    for entry in library().values():
        proof = THEMES[entry.theme].proof(entry.puzzle)
        found[entry.level].append(sum(fact.kind in beyond for fact in proof))
        suits[entry.level].append(effort(proof) - sum(EFFORT[fact.kind] for fact in proof))
    for counts in (found, suits):
        means = [_mean(numbers) for numbers in counts.values()]
        assert means == sorted(set(means))
        assert means[0] * 3 < means[-1]


def test_rare_outcomes_come_up_as_well_as_common_ones() -> None:
    """All that can happen is asked about, and no outcome makes up most of a level."""
    truths = Counter[str]()
    for level, aims in THEMES["outcome"].aims.items():
        found = Counter(
            what_happens(puzzle.position.apply(Play(puzzle.question["slot"])))
            for puzzle in puzzles("outcome", level, count=30)
        )
        assert set(found) <= set(aims)
        assert max(found.values()) <= 20
        truths += found
    assert len(truths) == 7
