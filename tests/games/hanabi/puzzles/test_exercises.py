"""The puzzles that a rule sends its readers to are about that rule."""

from tools.library import rules_in
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import LIBRARY, find
from tutor.games.hanabi.puzzles.themes import themes_training
from tutor.games.hanabi.rulebook import RULES


def test_every_exercise_is_about_its_rule() -> None:
    """A slip in it is one by this very rule; each is of another theme that trains it."""
    listed = {rule: LIBRARY.exercises(rule) for rule in RULES if LIBRARY.exercises(rule)}
    rules = {name: rules_in(find(name)) for names in listed.values() for name in names}
    for rule, names in listed.items():
        assert all(rule in rules[name] for name in names)
        kinds = {find(name).theme for name in names}
        assert kinds <= set(themes_training(rule))
        assert len(kinds) == len(names) <= 3


def test_rules_of_play_have_exercises() -> None:
    """The library has puzzles on clues, discards, plays, fireworks, endings and last copies."""
    wanted = (
        "clue-cost clue-one-player clue-complete clue-denies discard discard-not-full last-copy "
        "play play-unknown firework one-per-colour bonus end-strikes end-last-round score copies "
        "last-round-no-draw wild-never-named wild-proof"
    )
    assert not [rule for rule in wanted.split() if not LIBRARY.exercises(rule)]
    assert LIBRARY.exercises("table-talk") == ()
    assert all(find(name).theme in THEMES for name in LIBRARY.exercises("play"))
