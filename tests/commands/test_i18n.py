"""`tutor i18n`, the command around tutor.catalogues, on a copy of this checkout's words."""

import shutil
from pathlib import Path

import pytest

from tests.commands.running import run_command
from tutor.catalogues import catalogue_paths
from tutor.commands import i18n

ROOT = Path(__file__).parents[2]


def test_compile_writes_the_catalogue_of_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every .po of the checkout gets its .mo."""
    assert i18n.checkout() == ROOT
    ignored = shutil.ignore_patterns("*.mo")
    shutil.copytree(ROOT / "translations", tmp_path / "translations", ignore=ignored)
    monkeypatch.setattr(i18n, "checkout", lambda: tmp_path)
    assert run_command("i18n", "compile").exit_code == 0
    paths = [path for each in catalogue_paths(tmp_path).values() for path in each]
    assert paths
    assert all(path.with_suffix(".mo").exists() for path in paths)
