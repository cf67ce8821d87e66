"""The Makefile, .ci/run and the scripts under them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PHONY, INTERNAL = (
    set(names.split()) for names in re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
)
"""Tasks for people, and those that only other tasks need."""


def run(*command: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command outside of the make that runs these tests, if one does."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        command,
        cwd=cwd,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def program(path: Path, script: str) -> str:
    """Write a shell script that can be run, and return its path."""
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_make_help_lists_every_task() -> None:
    """Whatever can be made by name has a line in `make help`, which plain `make` prints too."""
    listed = re.findall(r"^  make (\S+) +\S", run("make", "help").stdout, re.MULTILINE)
    assert set(listed) == PHONY
    assert run("make").stdout == run("make", "help").stdout


def test_every_task_is_phony() -> None:
    """A file that happens to be called `test` must not keep `make test` from running."""
    targets = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.MULTILINE))
    assert targets == PHONY | INTERNAL


def test_ci_runs_make_test_and_nothing_else() -> None:
    """What passes here passes there."""
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["exec make test"]


def test_a_second_run_installs_nothing(tmp_path: Path) -> None:
    """With every step done, `make run` only serves, and a changed lock is installed again."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    steps = ["pyproject.toml", "requirements/run.txt", ".venv/pyvenv.cfg", ".venv/.run"]
    steps += [".venv/.project"]
    for age, step in enumerate(steps):
        path = tmp_path / step
        path.parent.mkdir(exist_ok=True)
        path.touch()
        os.utime(path, (1000 + age, 1000 + age))
    served = run("make", "--dry-run", "run", "PORT=8123", cwd=tmp_path).stdout.splitlines()
    assert served == ['.venv/bin/python -m tutor serve --host "127.0.0.1" --port "8123"']
    (tmp_path / "requirements" / "run.txt").touch()
    assert "--require-hashes" in run("make", "--dry-run", "run", cwd=tmp_path).stdout


def test_a_python_that_is_too_old_is_one_clear_line(tmp_path: Path) -> None:
    """Below Python 3.11 nothing is made, and the line says what to install."""
    old = program(tmp_path / "python3", "exit 1")
    refused = run("sh", "tools/make_venv.sh", str(tmp_path / "venv"), old)
    assert refused.returncode == 1
    assert re.fullmatch(r"error: Python 3\.11 or newer .*install one.*\n", refused.stderr)
    assert not (tmp_path / "venv").exists()


def test_a_python_without_venv_is_one_clear_line(tmp_path: Path) -> None:
    """Debian's python3 comes without the venv module; the line names the package."""
    bare = program(tmp_path / "python3", 'case "$2" in *version_info*) exit 0 ;; *) exit 1 ;; esac')
    refused = run("sh", "tools/make_venv.sh", str(tmp_path / "venv"), bare)
    assert refused.returncode == 1
    assert re.fullmatch(r"error: .*no venv module.*python3-venv.*\n", refused.stderr)


@pytest.mark.parametrize(("status", "found"), [("0", True), ("1", False)])
def test_a_browser_counts_only_if_it_runs(tmp_path: Path, status: str, found: bool) -> None:
    """Ubuntu's chromium-browser may be a script that only says what to install."""
    browser = program(tmp_path / "chromium", f"exit {status}")
    printed = run(sys.executable, "-m", "tools.chromium", CHROMIUM=browser).stdout
    assert (printed.strip() == browser) is found


def test_a_missing_program_that_cannot_be_installed_is_one_clear_line(tmp_path: Path) -> None:
    """Without msgfmt, apt-get or sudo, setup stops and names the package."""
    python = sys.executable
    refused = run(python, "-m", "tools.setup_programs", PATH=str(tmp_path))
    assert refused.returncode == 1
    assert re.fullmatch(r"error: .*msgfmt.*apt install gettext.*\n", refused.stderr)
