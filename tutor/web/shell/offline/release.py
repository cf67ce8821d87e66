"""The name of a release: what is kept under one name fits together.

It is made from everything that a page is made from, code, words, styles, scripts and templates, so
that nobody has to remember to count it up.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tutor.web.shell.settings import data_folder

_PACKAGE = Path(__file__).parents[3]
_NOT_MADE_FROM = {".pyc", ".po", ".pot"}


def release_of(config: Mapping[str, Any], more: Iterable[Path] = ()) -> str:
    """Return the release that this app is, of twelve hexadecimal digits.

    It is made from `more` folders, too: those of games outside this package. The setting `RELEASE`
    is part of it, so that changing it makes another one of the same files.
    """
    digest = hashlib.sha256(f"{config['RELEASE']}\n{config['SITE_URL']}".encode())
    for folder in (_PACKAGE, data_folder("templates"), Path(config["TRANSLATIONS"]), *more):
        for path in _files(folder):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(folder)} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:12]


def _files(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder that pages are made from, in order."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in _NOT_MADE_FROM and path.is_file():
            yield path
