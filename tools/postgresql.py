"""Finds the PostgreSQL whose programs the tests start servers with; pip has none."""

import shutil
from pathlib import Path

_DEBIANS = Path("/usr/lib/postgresql")  # a folder for each version, none of them in PATH
_NEEDED = ("initdb", "postgres")


def find_postgresql() -> Path | None:
    """Return the folder of PostgreSQL's programs, of the newest version; None: not installed."""
    in_path = [Path(found).resolve().parent] if (found := shutil.which("pg_ctl")) else []
    versions = [folder for folder in _DEBIANS.glob("*/bin") if folder.parent.name.isdigit()]
    versions.sort(key=lambda folder: int(folder.parent.name), reverse=True)
    for folder in [*in_path, *versions]:
        if all((folder / name).exists() for name in _NEEDED):
            return folder
    return None
