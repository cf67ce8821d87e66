"""Cuts fonts down to the characters that our catalogues use, for the pictures of link previews.

    python -m tools.preview_fonts

reads Debian's fonts-noto-core and fonts-noto-cjk (or the fonts below the folder FONTS=… names) and
writes tutor/web/shell/pictures/fonts/: a font for each script, and how wide its characters are.
It has to be run when a translation brings a character that no font has yet, which a test
(tests/web/test_previews.py) tells.
"""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from tutor import catalogues
from tutor.games.hanzi.deck import CHARACTERS, TASKS
from tutor.web.games import WORDS
from tutor.web.shell.languages import LANGUAGES, SOURCE, Language
from tutor.web.shell.pictures import ADVANCES, FONTS, font_of
from tutor.web.shell.settings import data_folder

NOTO = Path(os.environ.get("FONTS", "/usr/share/fonts"))
CJK = "opentype/noto/NotoSansCJK-Bold.ttc"

_ALWAYS = "".join(map(chr, range(0x20, 0x7F))) + "…"
"""Numbers and names are in these in every language; the last one says that a text goes on."""

_PUNCTUATION = (range(0x2010, 0x2027), range(0x202F, 0x2030), range(0x2039, 0x203B))
_EUROPEAN = (range(0xA1, 0x180), range(0x218, 0x21C), range(0x400, 0x460), *_PUNCTUATION)
_LETTERS = {
    "latin-cyrillic": "".join(chr(code) for codes in _EUROPEAN for code in codes),
    "zh-Hant": "".join(str(each) for each in (*CHARACTERS, *TASKS)),
}
"""Letters that a font has beside: another language of Europe needs no new font, and the characters
on cards and tasks of Hànzì are drawn with that of Traditional Chinese."""


@dataclass(frozen=True, slots=True)
class Source:
    """A font of Debian's: the file, and its number in there if it holds several."""

    file: str
    number: int = -1


SOURCES = {
    "latin-cyrillic": Source("truetype/noto/NotoSans-Bold.ttf"),
    "ja": Source(CJK, 0),
    "zh-Hans": Source(CJK, 2),
    "zh-Hant": Source(CJK, 3),
}


def characters(language: Language) -> str:
    """Return the characters in which anything of the site is said, sorted."""
    texts = _english() if language is SOURCE else _translated(language)
    used = set(_ALWAYS).union(*texts) | set(language.name)
    return "".join(sorted(char for char in used if char.isprintable()))


def _english() -> Iterator[str]:
    for words in WORDS.values():
        yield words.text
        yield words.plural or ""


def _translated(language: Language) -> Iterator[str]:
    folder = data_folder("translations") / str(language.locale) / "LC_MESSAGES"
    for path in folder.glob("*.po"):
        for _, _, text in catalogues.pairs(path):
            yield text


def cut(name: str, wanted: str) -> dict[str, float]:
    """Write the font of this name with these characters; return their widths in ems."""
    source = SOURCES[name]
    # No time of writing: the same characters make the same file.
    font = TTFont(NOTO / source.file, fontNumber=source.number, recalcTimestamp=False)
    options = Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=wanted)
    subsetter.subset(font)
    font["name"].setName(f"Tutor {name}", 1, 3, 1, 0x409)
    font.save(FONTS / f"{name}.{'otf' if 'CFF ' in font else 'ttf'}")
    em, glyphs, widths = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    return {
        char: round(widths[glyphs[ord(char)]][0] / em, 3) for char in wanted if ord(char) in glyphs
    }


def main() -> None:
    """Write the fonts and the widths of what is not as wide as it is high.

    SystemExit with one line if a font is not there.
    """
    if missing := [each.file for each in SOURCES.values() if not (NOTO / each.file).exists()]:
        sys.exit(f"error: no {NOTO / missing[0]}: install fonts-noto-core and fonts-noto-cjk")
    wanted = dict(_LETTERS)
    for language in LANGUAGES:
        name = font_of(language)
        wanted[name] = "".join(sorted({*wanted.get(name, ""), *characters(language)}))
    advances = {}
    for name, text in wanted.items():
        font = cut(name, text)
        print(f"{name}: {len(font)} characters; not in the font: {set(text) - set(font) or '-'}")
        advances[name] = {
            "all": "".join(font),
            "widths": {char: width for char, width in font.items() if width != 1},
        }
    ADVANCES.write_text(json.dumps(advances, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
