"""`make fuzz`: the parsers, with far more inputs than a normal run has time for.

Every test in this folder is marked `fuzz`, which a normal run leaves out.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.fuzz)
