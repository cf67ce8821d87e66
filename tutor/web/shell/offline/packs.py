"""A pack: a few pages in one small file, by key.

Pages of a site are much alike, answers to one puzzle above all. So a pack has every line once, and
of each page only which lines it is made of, as runs: where a run begins and where it ends. That is
a JSON text, compressed with zlib, which browsers can open (`DecompressionStream`). It goes over the
network and into the browser's store as it is; nobody who looks at the source of a page, or at what
the browser has loaded, reads an answer there by chance.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Run = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack by its name, with the paths of its pages below the language."""

    name: str
    paths: tuple[str, ...]


def packed(pages: Iterable[tuple[str, str]]) -> bytes:
    """Return the pack with these pages, HTML by key."""
    lines: dict[str, int] = {}
    runs: dict[str, list[Run]] = {}
    for key, html in pages:
        runs[key] = _runs(lines, html.split("\n"))
    content = {"lines": list(lines), "pages": runs}
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), 9)


def unpacked(pack: bytes) -> Mapping[str, str]:
    """Return the pages of a pack, HTML by key."""
    content = json.loads(zlib.decompress(pack))
    lines = content["lines"]
    return {
        key: "\n".join(line for start, end in runs for line in lines[start:end])
        for key, runs in content["pages"].items()
    }


def _runs(lines: dict[str, int], page: Iterable[str]) -> list[Run]:
    """Return the runs of a page's lines; new ones are added to `lines`."""
    runs: list[Run] = []
    for line in page:
        place = lines.setdefault(line, len(lines))
        if runs and place == runs[-1][1]:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs
