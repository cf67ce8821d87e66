"""docs/adding-a-rule-option.md is complete: what it asks for is there for every option there is."""

import json
import re
from pathlib import Path

import pytest

from tutor.core.errors import BadSyntaxError
from tutor.core.rulebook import Rulebook
from tutor.games.hanabi import GAME
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.replay import VARIANT_NAMES
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS, SWITCHES
from tutor.games.hanabi.puzzles.library.fill_library import RULESETS
from tutor.games.hanabi.rulebook import BOXES, RULES, TableSetup, rulebook
from tutor.games.hanabi.rulebook.editions import DIFFERENCES, SILENCES
from tutor.web.games import WORDS
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.hanabi.setting_form import playing

DOCS = Path(__file__).parents[1] / "docs"
PARTS = KNOWN_PARTS[1:]
"""Every part of a code but the one of the basic game."""

each_part = pytest.mark.parametrize("part", PARTS)


def parts_of(code: str) -> set[str]:
    """Return the parts of a ruleset code."""
    return set(code.split("."))


def test_parts_keep_their_order() -> None:
    """Codes are in printed addresses, and a code has one order: a new part comes last."""
    published = (
        "base", "sixth-10", "sixth-5", "wild-10", "wild-5",
        "fuses-1", "fuses-2", "clues-10", "play-on", "empty-clues",
    )  # fmt: skip
    assert KNOWN_PARTS[: len(published)] == published


@each_part
def test_every_test_of_games_plays_it(part: str) -> None:
    """The game names rulesets that between them use all of its rules; fewer tokens come once."""
    played = set().union(*map(parts_of, GAME.rulesets))
    kin = {each for each in PARTS if each.partition("-")[0] == part.partition("-")[0]}
    assert kin & played


@each_part
def test_the_library_is_stocked_with_it(part: str) -> None:
    """New puzzles come up with it by turns."""
    assert any(part in parts_of(str(ruleset)) for ruleset in RULESETS)


@pytest.mark.parametrize("part", [*SWITCHES, *VARIANT_NAMES])
def test_a_recording_can_say_it_or_the_document_says_why_not(part: str) -> None:
    """Every switch and variant has its row in docs/replay.md."""
    text = (DOCS / "replay.md").read_text(encoding="utf-8")
    assert re.search(rf"^\|.*`{part}`.*\|$", text, re.MULTILINE)


@each_part
def test_what_is_played_is_said(part: str) -> None:
    """In a line on every page, in other words than for the basic game, and with words."""
    said = playing(Ruleset.parse(part))
    assert said != playing(Ruleset())
    assert {message.id for message in said} <= WORDS.keys()


@pytest.mark.parametrize("switch", SWITCHES)
def test_what_is_played_leads_to_its_rule(switch: str) -> None:
    """Beside a puzzle, what is played is a link to the rule about it."""
    assert HANABI.puzzles.rule_of_fact[f"table-choice.playing.{switch}"] in RULES


@each_part
def test_the_rulebook_tells_it(part: str) -> None:
    """Some rule reads otherwise in a game with it, beside the one on what the box lacks for it."""
    plain, changed = (
        rulebook(TableSetup(BOXES["en"], Ruleset.parse(code))) for code in ("base", part)
    )
    assert texts(plain) != texts(changed)


def texts(book: Rulebook) -> list[str]:
    """Return the sentences of a rulebook, unspoken."""
    return [repr(rule.sentences) for rule in book.rules.values() if rule.id != "which-box"]


@each_part
def test_the_leaflets_are_asked_about_it(part: str) -> None:
    """Either they differ on it, or all are silent; five wild cards are a smaller kind of ten."""
    known = {point.id for point in DIFFERENCES} | {silence.part for silence in SILENCES}
    assert part in known or part == "wild-5"


@each_part
def test_the_schema_of_puzzles_knows_it(part: str) -> None:
    """A puzzle of a game with it fits the schema, alone and before or behind another part."""
    schema = json.loads((DOCS / "puzzle.schema.json").read_text(encoding="utf-8"))
    pattern = schema["properties"]["rules"]["pattern"]
    assert re.search(pattern, part)
    for other in PARTS:
        code = ".".join(each for each in PARTS if each in (part, other))
        try:
            Ruleset.parse(code)
        except BadSyntaxError:
            continue  # two of a kind
        assert re.search(pattern, code), code
