"""Folders that are full until they are mended."""

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.instance import Instance

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """Mount a disk of this size (such as `1m`) at a new folder while the block runs."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        # Servers that are still being stopped may hold it open for a moment longer.
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextlib.contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Leave no byte free on a disk while the block runs."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def no_longer_files(site: Instance, most: int) -> Iterator[None]:
    """Let no process of a server write beyond so many bytes of a file while the block runs."""
    hard = resource.RLIM_INFINITY
    for process in site.processes:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        for process in site.processes:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))
