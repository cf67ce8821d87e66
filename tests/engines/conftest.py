"""`make test-engines`: one list of journeys in Firefox and in WebKit.

Every test in this folder is marked `engines`, which a normal run leaves out: the browsers are big.
The journeys are in test_journeys.py, and docs/pages.md says what WebKitGTK lacks.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.engines.browser import Browser
from tests.engines.firefox import Firefox
from tests.engines.visitor import Visitor
from tests.engines.webkit import WebKit
from tests.support.serving import serving

HERE = Path(__file__).parent

KINDS: dict[str, Callable[..., Browser]] = {"firefox": Firefox, "webkit": WebKit}
ENGINES = [(kind, scripts) for kind in KINDS for scripts in (True, False)]
WITH_SCRIPTS = [(kind, scripts) for kind, scripts in ENGINES if scripts]


def name_of(engine: tuple[str, bool]) -> str:
    """Return what tests in an engine are called after."""
    kind, scripts = engine
    return kind if scripts else f"{kind}-no-scripts"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.engines)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The site; its visitors keep little for times without a network."""
    with serving(TUTOR_OFFLINE='["site"]') as url:
        yield url.rstrip("/")


@pytest.fixture(scope="session", params=ENGINES, ids=name_of)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser of each engine, with scripts and without."""
    kind, scripts = request.param
    running = KINDS[kind](tmp_path_factory.mktemp(kind), scripts=scripts)
    yield running
    running.quit()


@pytest.fixture
def visitor(engine: Browser, site: str) -> Iterator[Visitor]:
    """Somebody who opens the site for the first time; Firefox has nothing to complain about."""
    engine.start_afresh()
    yield Visitor(engine, site)
    if isinstance(engine, Firefox):  # the driver of WebKitGTK tells of no console
        assert engine.complaints() == []
