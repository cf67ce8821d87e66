"""How-to documents: each step names the test that fails when the step is missing."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"

_NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def steps(document: str) -> list[str]:
    """Return the numbered steps of a document of docs/, each with all its lines."""
    text = (DOCS / document).read_text(encoding="utf-8")
    return re.split(r"^\d+\. ", text.partition("\n## Then")[0], flags=re.MULTILINE)[1:]


def tests_named(text: str) -> list[tuple[str, str]]:
    """Return the file and the name of each test that a text names."""
    return _NAMED.findall(text)


def is_there(file: str, test: str) -> bool:
    """Return whether the checkout has this test."""
    path = ROOT / file
    return path.exists() and f"\ndef {test}(" in path.read_text(encoding="utf-8")
