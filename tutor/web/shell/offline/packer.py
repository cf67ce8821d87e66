"""Packs are made in the background, once, when they are first asked for.

A pack takes seconds, as a puzzle has dozens of answers, each with its page. So no request waits for
one: a thread makes one after the other, in one worker at a time, and whoever asks too early is told
to come again. It rests after every page, so that readers come first.
"""

import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread

from flask import Flask

from tutor.web.shell.languages import Language
from tutor.web.shell.offline.packs import Pack, packed
from tutor.web.shell.server_lock import ServerLock

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
