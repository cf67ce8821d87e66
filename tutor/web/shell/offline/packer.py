"""Packs are made in the background, once, when they are first asked for.

A pack takes seconds, as a puzzle has dozens of answers, each with its page. So no request waits for
one: a thread makes one after the other, and whoever asks too early is told to come again. It rests
after every page, so that readers come first.
"""

import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread

from flask import Flask

from tutor.web.shell.languages import Language
from tutor.web.shell.offline.packs import Pack, packed

_REST = 0.004
"""Seconds: about half of what a page takes."""

Wanted = tuple[Language, Pack, str]

PagesOf = Callable[[Flask, Language, Pack, str], Iterator[tuple[str, str]]]
"""Yields the pages of a pack, HTML by key; the text is the site as a request names it."""


class Packer:
    """The packs that this process has made so far, and the thread that makes them.

    The thread starts with the first pack, so that it is there in a worker that was forked, too.
    """

    def __init__(self, app: Flask, pages_of: PagesOf) -> None:
        self._app = app
        self._pages_of = pages_of
        self._made: dict[tuple[str, str], bytes | Exception] = {}
        self._asked: set[tuple[str, str]] = set()
        self._queue: SimpleQueue[Wanted] = SimpleQueue()
        self._lock = Lock()
        self._thread: Thread | None = None

    def get(self, language: Language, pack: Pack, base_url: str) -> bytes | None:
        """Return a pack, or None if it is not made yet: then it will be, `base_url` being the site.

        Raises what went wrong if it could not be made.
        """
        key = (language.tag, pack.name)
        made = self._made.get(key)
        if isinstance(made, Exception):
            raise made
        if made is None:
            with self._lock:
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
            self._made[language.tag, pack.name] = self._make(language, pack, base_url)

    def _make(self, language: Language, pack: Pack, base_url: str) -> bytes | Exception:
        made = []
        try:
            for page in self._pages_of(self._app, language, pack, base_url):
                made.append(page)
                time.sleep(_REST)
            return packed(made)
        except Exception as error:  # told to whoever asks, and to the log
            return error
