"""`make test-install`: the site as a stranger installs it, with packages fetched anew.

Every test in this folder is marked `install`, which a normal run leaves out: they need a package
index, and minutes.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.install)
