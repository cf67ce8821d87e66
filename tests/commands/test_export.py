"""`tutor export`: what it refuses before it writes.

tests/browser/test_exported_copy.py reads the copy.
"""

from pathlib import Path

import pytest

from tests.commands.running import run_command


def said(*arguments: str) -> str:
    """Return what the command says when it refuses."""
    result = run_command("export", *arguments)
    assert result.exit_code in (1, 2)
    return result.output


@pytest.mark.parametrize(
    "base", ["hanabi/", "/hanabi", "ftp://example.org/", "https:///", "/a/?b/"]
)
def test_a_base_is_an_address_that_ends_with_a_slash(tmp_path: Path, base: str) -> None:
    """Links are put together from it, so it must be whole."""
    assert "--base" in said(str(tmp_path / "copy"), "--base", base)
    assert not (tmp_path / "copy").exists()


def test_a_language_must_be_one_of_the_site(tmp_path: Path) -> None:
    """The one that is not is named."""
    assert "no language eo" in said(str(tmp_path / "copy"), "--languages", "en,eo")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A copy mixed with files of an older one would have dead pages."""
    (tmp_path / "index.html").write_text("mine", encoding="utf-8")
    assert "not empty" in said(str(tmp_path))
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == "mine"
