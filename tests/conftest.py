"""How much hypothesis tries: the same moderate number each time, or `--hypothesis-profile=long`.

And where clubs are saved: in a folder of this run, which servers that tests start know of, too.
They also keep their compiled code, whatever is usual here, so that the next one starts sooner.
"""

import os
import tempfile

from hypothesis import settings

settings.register_profile("moderate", max_examples=100, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=5_000, deadline=None)
settings.load_profile("moderate")

_FOLDER = tempfile.TemporaryDirectory(prefix="tutor-tests-", ignore_cleanup_errors=True)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["TUTOR_DATABASE_URL"] = f"sqlite:///{_FOLDER.name}/clubs.sqlite3"
