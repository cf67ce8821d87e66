"""`make test-engines`: one list of journeys in Firefox and in WebKit.

Every test in this folder is marked `engines`, which a normal run leaves out: the browsers are big.
The journeys are in test_journeys.py, and docs/engines.md says what differs.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines.browser import Browser
from tests.engines.firefox import Firefox
from tests.engines.visitor import Visitor
from tests.engines.webkit import WebKit
from tests.serving import serving

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.engines)
            # Firefox's client asks a library in a way that is to go.
            item.add_marker(pytest.mark.filterwarnings("ignore:distro.linux_distribution"))


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The site; its visitors keep little for times without a network."""
    with serving(TUTOR_OFFLINE='["site"]') as url:
        yield url.rstrip("/")


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser of each engine."""
    running: Browser = request.param(tmp_path_factory.mktemp("browser"))
    yield running
    running.quit()


@pytest.fixture(params=[True, False], ids=["scripts", "no-scripts"])
def visitor(request: pytest.FixtureRequest, engine: Browser, site: str) -> Iterator[Visitor]:
    """Somebody who opens the site for the first time; pages have nothing to complain about."""
    engine.start_afresh(scripts=request.param)
    yield Visitor(engine, site, request.param)
    assert engine.complaints() == []
