"""A checkout whose site speaks Hebrew: each letter of the English is a Hebrew one.

It is written from right to left, and a page that is drawn so shows it without a translator.
"""

import csv
import re
import shutil
import string
from pathlib import Path

from tests.i18n.pseudo import compile_respelled

TAG = "he"
COPIED = ("tutor", "templates", "translations", "babel.cfg", "pyproject.toml")
_LINE = '    Language("he", "עברית"),\n'
_LETTERS = "אבגדהוזחטיכלמנסעפצקרשתםןףץ"
_HEBREW = str.maketrans(string.ascii_letters, _LETTERS * 2)
_FORMS = (
    ("name", "{rank} {colour}", *"אצירלשק"),
    ("colour", "{colour}", *"אצירלשק"),
)
"""A card and a colour, the colours by one letter each as rules beside the cards have them."""


def copy_checkout(root: Path, folder: Path) -> None:
    """Write the checkout at `root`, whose catalogues are compiled, with one more language."""
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("*.po"))
        else:
            shutil.copy(root / name, folder / name)
    compile_respelled(folder, folder, TAG, _HEBREW)
    languages = folder / "tutor" / "web" / "shell" / "languages.py"
    text = languages.read_text(encoding="utf-8")
    added = re.sub(r"(LANGUAGES = \(\n(?:    .*\n)*)", rf"\g<1>{_LINE}", text, count=1)
    languages.write_text(added, encoding="utf-8")
    with (folder / "tutor/web/hanabi/forms.csv").open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for name, pattern, *colours in _FORMS:
            ranks = ("1", "2", "3", "4", "5") if "rank" in pattern else ("",) * 5
            writer.writerow([TAG, name, pattern, *colours, *ranks])
