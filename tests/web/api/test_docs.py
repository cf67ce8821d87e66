"""The program of docs/api.md runs, against a real server."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.serving import serving
from tutor.web.shell.errors import Problem

DOCUMENT = Path(__file__).parents[3] / "docs" / "api.md"
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The address of a server."""
    with serving() as url:
        yield url


def test_the_example_asks_and_answers(site: str, tmp_path: Path) -> None:
    """It prints the question, a judged answer, the right one and its details."""
    program = tmp_path / "example.py"
    program.write_text(EXAMPLE)
    done = subprocess.run([sys.executable, program, site], capture_output=True, text=True)
    assert done.stderr == ""
    assert "Right\n" in done.stdout
    assert "(rules " in done.stdout


def test_every_kind_of_problem_is_documented() -> None:
    """The documentation has the status of each."""
    text = DOCUMENT.read_text()
    assert [kind for kind in Problem if f"`{kind}`" not in text] == []
