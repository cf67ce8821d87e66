"""Folders that are full, or may not be written to, until they are mended."""

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


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Let nothing in a folder be written while the block runs; no file in it may be open."""
    if os.geteuid() == 0:  # whom no mode keeps from writing
        subprocess.run(["mount", "--bind", folder, folder], check=True)
        subprocess.run(["mount", "-o", "remount,bind,ro", folder], check=True)
    else:
        _set_modes(folder, 0o555, 0o444)
    try:
        yield
    finally:
        if os.geteuid() == 0:
            subprocess.run(["mount", "-o", "remount,bind,rw", folder], check=True)
            subprocess.run(["umount", "--lazy", folder], check=True)
        else:
            _set_modes(folder, 0o755, 0o644)


def _set_modes(folder: Path, of_folder: int, of_files: int) -> None:
    folder.chmod(0o755)
    for file in folder.iterdir():
        file.chmod(of_files)
    folder.chmod(of_folder)
