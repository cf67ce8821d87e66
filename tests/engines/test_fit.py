"""Every type of page, as wide as a phone, in each engine."""

import pytest

from tests.browser.matrix import PAGES
from tests.browser.measures import STICKING_OUT
from tests.engines.conftest import WITH_SCRIPTS, name_of
from tests.engines.visitor import Visitor


@pytest.mark.parametrize("engine", WITH_SCRIPTS, ids=name_of, indirect=True)
def test_nothing_sticks_out(visitor: Visitor) -> None:
    """No page scrolls sideways, and no text is cut off at its edge."""
    out = {}
    for name, path in PAGES.items():
        visitor.go(f"/en{path}")
        out[name] = visitor.browser.run(f"return ({STICKING_OUT})()")
    assert {name: texts for name, texts in out.items() if texts} == {}
