"""docs/notation.md says what the code does: its grammar, its examples, the flaws it explains."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given

from tests.support.near_misses import mutated
from tests.support.strategies import positions
from tutor.cli import main
from tutor.core.errors import BadSyntaxError, ImpossiblePositionError
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.notation import FIELDS, LONGEST
from tutor.games.hanabi.engine.reasons import Flaw
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.engine.validation import hide_deck

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """Return the code blocks of this kind on the page."""
    return re.findall(rf"^```{kind}\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)


def column(heading: str) -> list[str]:
    """Return the first column of the table under the heading, without its head."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    table = re.search(r"^\|.*\n\| ---.*\n((?:\|.*\n)+)", section, re.MULTILINE)
    assert table
    return re.findall(r"^\| `?(.*?)`? \|", table[1], re.MULTILINE)


EXAMPLES = blocks("position")
(GRAMMAR,) = blocks("ebnf")
PRODUCTIONS = dict(re.findall(r"^(\w+) +::= (.*)$", GRAMMAR, re.MULTILINE))


def pattern(symbol: str) -> str:
    """Return a production of the grammar as a regular expression."""

    def translated(token: re.Match[str]) -> str:
        if token["literal"]:
            return re.escape(token["literal"])
        return f"(?:{pattern(token['name'])})" if token["name"] else ""

    return re.sub(r'"(?P<literal>[^"]+)"|(?P<name>\w+)| +', translated, PRODUCTIONS[symbol])


WELL_FORMED = re.compile(pattern("position"))
ALPHABET = "rygbwkm012345-.~_tokensleft"


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_is_a_position(line: str) -> None:
    """It is read, written back letter for letter, and described by the grammar."""
    assert str(GameState.parse(line)) == line
    assert WELL_FORMED.fullmatch(line)


def test_the_command_draws_what_the_page_shows() -> None:
    """The console block is what `tutor position` prints."""
    (block,) = blocks("console")
    command, _, drawn = block.partition("\n")
    assert command.startswith("$ tutor ")
    run = CliRunner().invoke(main, command.split()[2:], catch_exceptions=False)
    assert run.output.rstrip("\n") == drawn


def test_grammar_and_table_name_the_fields_in_order() -> None:
    """Both are those of engine/notation.py."""
    assert tuple(re.findall(r"\w+", PRODUCTIONS["position"].replace('"_"', ""))) == FIELDS
    assert tuple(column("Fields")) == FIELDS


def test_the_grammar_has_every_part_of_a_ruleset_code() -> None:
    """A new variant or setting has to be added to it."""
    written = re.findall(r'"([^"]*)"', PRODUCTIONS["ruleset"] + PRODUCTIONS["part"])
    assert [part for part in written if part != "."] == list(KNOWN_PARTS)


@given(positions())
def test_the_grammar_describes_every_line(state: GameState) -> None:
    """What is written for a position, with or without the order of the deck, fits the grammar."""
    assert WELL_FORMED.fullmatch(str(state))
    assert WELL_FORMED.fullmatch(str(hide_deck(state)))


@given(mutated(positions().map(str), ALPHABET))
def test_what_the_grammar_does_not_describe_is_bad_syntax(line: str) -> None:
    """It is a BadSyntaxError, with `w` for `k`; what fits is one only for order or doubling."""
    try:
        GameState.parse(line)
        refused = None
    except (BadSyntaxError, ImpossiblePositionError) as error:
        refused = error
    if not WELL_FORMED.fullmatch(re.sub("k(?!e)", "w", line)):
        assert isinstance(refused, BadSyntaxError)
    elif isinstance(refused, BadSyntaxError) and len(line) <= LONGEST:
        assert refused.field in ("ruleset", "fireworks", "hands")
        assert "each once" in refused.expected


def test_flaws_explained_are_flaws() -> None:
    """The table names none that there is not."""
    assert {*column("What is refused")} < {*Flaw}
