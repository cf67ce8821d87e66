"""`pip install` of the wheel in an empty environment, with the newest of what it asks for."""

import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.support.first_visit import look_around
from tests.support.serving import serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tutor(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment that pip alone has filled."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    venv.create(folder / "venv", with_pip=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([folder / "venv/bin/pip", "install", "--quiet", str(wheel)], check=True)
    return folder / "venv/bin/tutor"


def test_one_command_serves_all_of_the_site(tutor: Path, tmp_path: Path) -> None:
    """The wheel works from any folder, with nothing beside it."""
    with serving(cwd=tmp_path, tutor=[str(tutor)], PYTHONPATH="") as url:
        look_around(url)
