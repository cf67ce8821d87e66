"""Pages that are asked for again are compressed once more, thoroughly, while nobody waits."""

from collections.abc import Hashable
from queue import Full, Queue
from threading import Lock, Thread

from tutor.web.shell.page_store import PageShelf
from tutor.web.shell.rendered_page import Page

_WAITING = 64
"""So many pages may wait; others stay as they are, and still are what they were."""


class Squeezer:
    """A thread that puts thoroughly compressed pages in the place of quickly compressed ones.

    It starts with the first page, so that it is there in a worker that was forked, too.
    """

    def __init__(self, shelf: PageShelf[Page]) -> None:
        self._shelf = shelf
        self._pages: Queue[tuple[Hashable, Page]] = Queue(_WAITING)
        self._lock = Lock()
        self._thread: Thread | None = None

    def later(self, key: Hashable, page: Page) -> None:
        """Let the page on the shelf be replaced, when there is time."""
        try:
            self._pages.put_nowait((key, page))
        except Full:
            return
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._work, name="squeezer", daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Return once no page is waiting any more."""
        self._pages.join()

    def _work(self) -> None:
        while True:
            key, page = self._pages.get()
            self._shelf.put(key, page.squeezed())
            self._pages.task_done()
