"""The Containerfile's steps run in a fresh root, and what comes of it serves the site."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from tests.support.containerfile import FreshRoot, built, said, steps
from tests.support.first_visit import PLAN, look_around
from tests.support.serving import fetch, free_port

pytestmark = pytest.mark.skipif(
    shutil.which("bwrap") is None or os.geteuid() != 0,
    reason="a fresh root needs root and bwrap (Debian: apt install bubblewrap)",
)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> FreshRoot:
    """What the steps make."""
    return built(tmp_path_factory.mktemp("container"), list(steps()))


@contextmanager
def running(image: FreshRoot) -> Iterator[str]:
    """Run the image read-only, on a free port, until its own check says that it is healthy."""
    (exposed,) = said("EXPOSE").words
    port = str(free_port())

    def inside(words: list[str]) -> list[str]:
        return image.inside(*(word.replace(exposed, port) for word in words), read_only=True)

    command = inside([*said("ENTRYPOINT").words, *said("CMD").words])
    with subprocess.Popen(command, env=image.environment) as server:
        try:
            check = inside(said("HEALTHCHECK").words)
            while subprocess.run(check, env=image.environment, capture_output=True).returncode:
                assert server.poll() is None
                time.sleep(0.2)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


def test_what_is_built_has_nothing_of_the_builder(image: FreshRoot) -> None:
    """No sources, no caches, and only what is locked."""
    top = {path.name for path in image.folder.iterdir() if path.is_dir() and any(path.iterdir())}
    assert top - {"bin", "lib", "lib64", "sbin"} == {"opt", "var"}
    assert not list(image.folder.rglob("*.whl"))


def test_the_container_serves_all_of_the_site_and_keeps_clubs(image: FreshRoot) -> None:
    """As a user without rights, on a read-only file system; clubs are there after a restart."""
    with running(image) as url:
        club = urlsplit(look_around(url))
    with running(image) as url:
        assert PLAN.name in fetch(urljoin(url, club.path))
    (volume,) = said("VOLUME").words
    kept = Path(image.folder, volume.lstrip("/"))
    assert [path.name for path in kept.glob("*.sqlite3")] == ["clubs.sqlite3"]
    owner = int(image.user.partition(":")[0])
    assert {path.stat().st_uid for path in (kept, *kept.iterdir())} == {owner}
    assert kept.stat().st_mode & 0o077 == 0


def test_nothing_else_can_be_written(image: FreshRoot) -> None:
    """Neither the program nor a folder of its own."""
    for place in ("/opt/hanabi-tutor/x", "/x", "/var/x"):
        run = subprocess.run(
            image.inside("touch", place, read_only=True), env=image.environment, capture_output=True
        )
        assert run.returncode != 0, place
