"""Names of options: what is written is read back, and every theme's options have a known form."""

import re
from pathlib import Path

import pytest

from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.actions import ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.puzzles import THEMES, option_names
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.option_names import (
    CardAt,
    ClueToTwo,
    ColorAndRankClue,
    Identity,
    NamedOption,
    Points,
    ScaleStep,
    Seat,
    TokenCount,
    Word,
    kind_of,
    name_after,
    read_card_at,
    read_option,
)

ROOT = Path(__file__).parents[4]

NAMES: dict[str, NamedOption] = {
    "play-0": Play(0),
    "discard-4": Discard(4),
    "color-1-r": ColorClue(1, Suit.RED),
    "rank-2-5": RankClue(2, 5),
    "card-1-2": CardAt(1, 2),
    "player-3": Seat(3),
    "identity-m1": Identity(Card("m1")),
    "points-25": Points(25),
    "tokens-0": TokenCount(0),
    "rating-very-good": ScaleStep("very-good"),
    "both-1-r3": ColorAndRankClue(1, Card("r3")),
    "two-1-2-3": ClueToTwo(1, 2, 3),
    NONE: Word(NONE),
    "completes-no-token": Word("completes-no-token"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_read_and_written(name: str) -> None:
    """The value is the one meant, and its text is the name."""
    assert read_option(name) == NAMES[name]
    assert str(NAMES[name]) == name


@pytest.mark.parametrize(
    "name", ["", "card-1", "card-1-12", "card-1-2-3", "play-", "color-1-x", "identity-r6", "тест"]
)
def test_a_name_of_no_form_is_a_word(name: str) -> None:
    """An address may say anything; a theme then finds that it has no such option."""
    assert read_option(name) == Word(name)
    with pytest.raises(ValueError, match="is no CardAt"):
        read_card_at(name)


@pytest.mark.parametrize("theme", THEMES)
def test_options_of_the_library_read_back(theme: str) -> None:
    """No option of any theme changes when it is read and written."""
    for entry in library().values():
        if entry.theme == theme:
            options = THEMES[theme].options(entry.puzzle)
            assert [str(read_option(option)) for option in options] == list(options)


def test_a_kind_is_the_beginning_of_a_name() -> None:
    """What options of one kind share; a word without a dash is its own kind."""
    assert kind_of("color-1-r") == "color"
    assert kind_of("mistake") == "mistake"


def test_every_form_changes_with_seats_and_colours() -> None:
    """Each seat moves on and each colour changes, in questions too; all else stays."""
    to_blue = {Suit.RED: Suit.BLUE}
    changed = {
        name: name_after(name, lambda suit: to_blue.get(suit, suit), lambda seat: (seat + 1) % 4)
        for name in [*NAMES, "r", "r3", "y"]
    }
    assert {name: new for name, new in changed.items() if new != name} == {
        "color-1-r": "color-2-b",
        "rank-2-5": "rank-3-5",
        "card-1-2": "card-2-2",
        "player-3": "player-0",
        "both-1-r3": "both-2-b3",
        "two-1-2-3": "two-2-3-3",
        "r": "b",
        "r3": "b3",
    }


def test_names_are_put_together_in_one_module() -> None:
    """Nowhere else is a name of an option written with a format or taken apart at its dashes.

    `NamedValue` (engine/actions.py) writes them.
    """
    kinds = "play|discard|color|rank|card|player|identity|points|tokens|rating|both|two"
    written = re.compile(
        rf'f"(?:{kinds})-\{{|removeprefix\("(?:{kinds})-"|startswith\("(?:{kinds})-"'
    )
    at_home = Path(option_names.__file__)
    assert written.search(at_home.read_text(encoding="utf-8"))
    elsewhere = [
        path.relative_to(ROOT)
        for path in (ROOT / "tutor").rglob("*.py")
        # Hànzì names its own options.
        if path != at_home
        and "hanzi" not in path.parts
        and written.search(path.read_text(encoding="utf-8"))
    ]
    assert elsewhere == []
