"""Ruleset codes from any text."""

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.inputs import fuzz
from tests.support.near_misses import mutated
from tests.support.strategies import rulesets
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS

ALPHABET = "abcdefhilnpstuwxy-.12350"

CODES = st.one_of(
    st.text(),
    st.text(ALPHABET),
    st.lists(st.sampled_from([*KNOWN_PARTS, "", "fuses-3"])).map(".".join),
    mutated(rulesets().map(str), ALPHABET),
)


def read(code: str) -> Ruleset | BadSyntaxError:
    """Return the ruleset, or the error; any other error is a failure."""
    try:
        return Ruleset.parse(code)
    except BadSyntaxError as error:
        return error


@fuzz
@given(CODES)
def test_a_code_is_read_or_is_bad_syntax(code: str) -> None:
    """An error is about a character of the code; a code that is read is canonical."""
    found = read(code)
    if isinstance(found, Ruleset):
        assert str(found) == code
    else:
        assert (found.field, found.text) == ("ruleset", code)
        assert 0 <= found.position <= len(code)
