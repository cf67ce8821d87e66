"""A pack: a few pages in one small file, by key, made once, in the background.

Pages of a site are much alike, answers to one puzzle above all. So a pack has every line once, and
of each page only which lines it is made of, as runs: where a run begins and where it ends. That is
a JSON text, compressed with zlib, which browsers can open (`DecompressionStream`). It goes over the
network and into the browser's store as it is; nobody who looks at the source of a page, or at what
the browser has loaded, reads an answer there by chance.

A pack takes seconds, as a puzzle has dozens of answers, each with its page. So no request waits for
one: a thread makes one after the other, in one worker at a time, and whoever asks too early is told
to come again. It rests after every page, so that readers come first.
"""

import json
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread

from flask import Flask

from tutor.web.shell.languages import Language
from tutor.web.shell.server_lock import ServerLock

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


_REST = 0.004
"""Seconds: about half of what a page takes."""

Wanted = tuple[Language, Pack, str]

PagesOf = Callable[[Flask, Language, Pack, str], Iterator[tuple[str, str]]]
"""Yields the pages of a pack, HTML by key; the text is the site as a request names it."""


class PackFailedError(RuntimeError):
    """A pack could not be made, for a reason that is in the log; asked for again, it is tried."""


class Packer:
    """The packs that this process has made so far, and the thread that makes them.

    The thread starts with the first pack, so that it is there in a worker that was forked, too.
    """

    def __init__(self, app: Flask, pages_of: PagesOf) -> None:
        self._app = app
        self._pages_of = pages_of
        self._made: dict[tuple[str, str], bytes | None] = {}
        """None for what has failed, until somebody has been told."""
        self._asked: set[tuple[str, str]] = set()
        self._queue: SimpleQueue[Wanted] = SimpleQueue()
        self._lock = Lock()
        self._one_worker = ServerLock()
        self._thread: Thread | None = None

    def get(self, language: Language, pack: Pack, base_url: str) -> bytes | None:
        """Return a pack, or None if it is not made yet: then it will be, `base_url` being the site.

        Raises PackFailedError if it could not be made; whoever asks next has it made anew.
        """
        key = (language.tag, pack.name)
        made = self._made.get(key)
        if made is None:
            with self._lock:
                if key in self._made and self._made[key] is None:
                    del self._made[key]
                    self._asked.discard(key)
                    raise PackFailedError(f"the pack {pack.name!r} in {language.tag}")
                if key not in self._asked:
                    self._asked.add(key)
                    self._queue.put((language, pack, base_url))
                if self._thread is None:
                    self._thread = Thread(target=self._work, name="packer", daemon=True)
                    self._thread.start()
        return made

    def _work(self) -> None:
        while True:
            language, pack, base_url = self._queue.get()
            self._one_worker.acquire()
            self._made[language.tag, pack.name] = self._make(language, pack, base_url)
            self._one_worker.release()

    def _make(self, language: Language, pack: Pack, base_url: str) -> bytes | None:
        made = []
        try:
            for page in self._pages_of(self._app, language, pack, base_url):
                made.append(page)
                time.sleep(_REST)
            return packed(made)
        except Exception:  # the thread has other packs to make
            self._app.logger.exception("the pack %r in %s", pack.name, language.tag)
            return None
