"""A checkout whose site speaks Hebrew: each letter of the English is a Hebrew one.

It is written from right to left, and a page that is drawn so shows it without a translator.
"""

import csv
import re
import shutil
import string
from operator import attrgetter
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tutor import catalogues

TAG = "he"
COPIED = ("tutor", "templates", "translations", "babel.cfg", "pyproject.toml")
_LINE = '    Language("he", "עברית"),\n'
_LETTERS = "אבגדהוזחטיכלמנסעפצקרשתםןףץ"
_HEBREW = str.maketrans(string.ascii_letters, _LETTERS * 2)
_KEPT = re.compile(r"(%\(\w+\)s|</?[a-z][^<>]*>|&\w+;)")
_FORMS = (
    ("name", "{rank} {colour}", *"אצירלשק"),
    ("colour", "{colour}", *"אצירלשק"),
)
"""A card and a colour, the colours by one letter each as rules beside the cards have them."""


def hebrew(text: str) -> str:
    """Return the text with a Hebrew letter for each but those of placeholders and tags."""
    parts = _KEPT.split(text)
    return "".join(
        part if place % 2 else part.translate(_HEBREW) for place, part in enumerate(parts)
    )


def copy_checkout(root: Path, folder: Path) -> None:
    """Write the checkout at `root`, whose catalogues are compiled, with one more language."""
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("*.po"))
        else:
            shutil.copy(root / name, folder / name)
    _write_catalogues(folder)
    languages = folder / "tutor" / "web" / "shell" / "languages.py"
    text = languages.read_text(encoding="utf-8")
    added = re.sub(r"(LANGUAGES = \(\n(?:    .*\n)*)", rf"\g<1>{_LINE}", text, count=1)
    languages.write_text(added, encoding="utf-8")
    with (folder / "tutor/web/hanabi/forms.csv").open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for name, pattern, *colours in _FORMS:
            ranks = ("1", "2", "3", "4", "5") if "rank" in pattern else ("",) * 5
            writer.writerow([TAG, name, pattern, *colours, *ranks])


def _write_catalogues(folder: Path) -> None:
    """Compile a catalogue of each domain below a checkout, from its templates."""
    for template in (folder / "translations").glob("*.pot"):
        catalog = Catalog(locale=TAG)
        for message in filter(attrgetter("id"), catalogues.read(template)):
            if isinstance(message.id, str):
                catalog.add(message.id, hebrew(message.id), context=message.context)
            else:
                forms = (hebrew(message.id[1]),) * catalog.num_plurals
                catalog.add(message.id, forms, context=message.context)
        compiled = catalogues.catalogue_path(folder, TAG, template.stem).with_suffix(".mo")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        with compiled.open("wb") as file:
            write_mo(file, catalog)
