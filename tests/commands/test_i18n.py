"""`tutor i18n`, the command around tutor.catalogues, on a copy of this checkout's words."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.catalogues import catalogue_paths

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout to write to: the package, its templates and translations."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copy(ROOT / "babel.cfg", folder)
    for name in ("tutor", "templates", "translations"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.mo"))
    return folder


def i18n(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `tutor i18n` in the copy, not in the checkout that the tests run from."""
    return subprocess.run(
        [sys.executable, "-m", "tutor", "i18n", *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_compile_writes_the_catalogue_of_each_language(copy: Path) -> None:
    """Every .po of the checkout gets its .mo."""
    assert i18n(copy, "compile").stderr == ""
    paths = [path for each in catalogue_paths(copy).values() for path in each]
    compiled = [path.with_suffix(".mo").exists() for path in paths]
    assert compiled
    assert all(compiled)
