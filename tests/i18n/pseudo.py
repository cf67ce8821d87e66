"""en-XA, a language of tests alone: English with an accent on every letter.

A page in it is still English to read, and what has no accent did not come out of the catalogue.
"""

import re
import shutil
import string
from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tutor import catalogues

STAND_IN = "ja"
"""The language whose place it takes: what Babel adds of its own has no Latin letter there."""

_ACCENTED = str.maketrans(
    string.ascii_letters,
    "áḅçďéƒĝĥíĵķĺḿñóṕɋŕšťúṽŵẋýžÁḄÇĎÉƑĜĤÍĴĶĹḾÑÓṔɊŔŠŤÚṼŴẊÝŽ",
)
_KEPT = re.compile(r"(%\(\w+\)s|</?[a-z][^<>]*>|&\w+;)")


def respelled(text: str, letters: Mapping[int, int]) -> str:
    """Return the text with other letters, but for those of placeholders and tags."""
    parts = _KEPT.split(text)
    return "".join(
        part if place % 2 else part.translate(letters) for place, part in enumerate(parts)
    )


def compile_respelled(root: Path, target: Path, locale: str, letters: Mapping[int, int]) -> None:
    """Compile the English at `root` with other letters, as the catalogues of a locale."""
    for template in (root / "translations").glob("*.pot"):
        catalog = Catalog(locale=locale)
        for message in filter(attrgetter("id"), catalogues.read(template)):
            if isinstance(message.id, str):
                catalog.add(message.id, respelled(message.id, letters), context=message.context)
            else:
                forms = (respelled(message.id[1], letters),) * catalog.num_plurals
                catalog.add(message.id, forms, context=message.context)
        compiled = catalogues.catalogue_path(target, locale, template.stem).with_suffix(".mo")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        with compiled.open("wb") as file:
            write_mo(file, catalog)


def accented(text: str) -> str:
    """Return the text with an accent on every letter but those of placeholders and tags."""
    return respelled(text, _ACCENTED)


def write_catalogues(root: Path, target: Path) -> None:
    """Write what a site needs to speak en-XA in place of STAND_IN: its catalogue, and the others.

    `root` is a checkout whose translations are compiled.
    """
    compile_respelled(root, target, STAND_IN, _ACCENTED)
    for locale, paths in catalogues.catalogue_paths(root).items():
        if locale != STAND_IN:
            folder = catalogues.catalogue_path(target, locale).parent
            folder.mkdir(parents=True)
            for path in paths:
                shutil.copy(path.with_suffix(".mo"), folder)
