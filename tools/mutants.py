"""Breaks the code in a copy of the checkout, and sees that tests notice: `make mutants`.

A test that fails without any change, too, proves nothing: each has to pass first.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutations import MUTATIONS, Mutation

_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "build", "__pycache__", ".*_cache")


def passes(test: str, folder: Path) -> bool:
    """Return whether a test passes in a copy; raises ValueError if it could not be run."""
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", test]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode not in (0, 1):
        raise ValueError(f"{test}: {ran.stdout}{ran.stderr}")
    return ran.returncode == 0


def is_noticed(mutation: Mutation, folder: Path) -> bool:
    """Return whether the test passes as the code is, and fails once it is broken."""
    path = folder / mutation.file
    text = path.read_text(encoding="utf-8")
    if text.count(mutation.original) != 1:
        raise ValueError(f"{mutation.file}: not there once: {mutation.original}")
    if not passes(mutation.test, folder):
        raise ValueError(f"{mutation.test}: fails without any change")
    path.write_text(text.replace(mutation.original, mutation.broken), encoding="utf-8")
    noticed = not passes(mutation.test, folder)
    path.write_text(text, encoding="utf-8")
    return noticed


def main() -> int:
    """Try every mutation; return 1 if one of them is not noticed."""
    missed = 0
    with tempfile.TemporaryDirectory(prefix="tutor-mutants-") as name:
        folder = Path(name) / "copy"
        shutil.copytree(".", folder, ignore=_LEFT_OUT)
        for mutation in MUTATIONS:
            noticed = is_noticed(mutation, folder)
            missed += not noticed
            print("noticed" if noticed else "MISSED ", mutation.file, "by", mutation.test)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
