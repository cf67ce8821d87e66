"""The Containerfile's steps, and a fresh root to run them in where no builder of images is.

A fresh root has this machine's system below it, read-only, in the place of the base image: /usr and
/etc and nothing else, no checkout, no home. All that steps write goes to the root's own folder.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Containerfile").read_text(encoding="utf-8")
_PASSED_ON = re.compile("PIP_|SSL_")
"""Variables of a builder that say how packages are to be had."""


class Step(NamedTuple):
    """An instruction of the file, such as `RUN` and what follows it."""

    name: str
    rest: str

    @property
    def options(self) -> Mapping[str, str]:
        """What it is told by `--name=value` before the rest."""
        return dict(re.findall(r"--([\w-]+)=(\S+)", self.rest))

    @property
    def words(self) -> list[str]:
        """What it is told, without its options: of a JSON list its texts."""
        plain = re.sub(r"--[\w-]+=\S+\s*", "", self.rest).removeprefix("CMD").strip()
        listed: list[str] = json.loads(plain) if plain.startswith("[") else plain.split()
        return listed


def steps() -> Iterator[Step]:
    """Yield the instructions in their order, those that are on several lines as one."""
    lines = [line for line in TEXT.splitlines() if line and not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        yield Step(*line.split(maxsplit=1))


def said(name: str) -> Step:
    """Return the last instruction of that name."""
    return [step for step in steps() if step.name == name][-1]


@dataclass
class FreshRoot:
    """A stage that is built in a folder: `build` takes its steps one by one."""

    folder: Path
    workdir: str = "/"
    user: str = "0:0"
    environment: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        passed_on = {name: text for name, text in os.environ.items() if _PASSED_ON.match(name)}
        self.environment = {"PATH": "/usr/local/bin:/usr/bin:/bin"} | passed_on

    def build(self, step: Step, stages: Mapping[str, "FreshRoot"]) -> None:
        """Do what an instruction says; subprocess.CalledProcessError if a RUN fails."""
        match step.name:
            case "RUN":
                subprocess.run(self.inside("sh", "-c", step.rest), check=True, env=self.environment)
            case "COPY":
                self._copy(step, stages)
            case "WORKDIR":
                self.workdir = step.rest
                self._here(step.rest).mkdir(parents=True)
            case "ENV":
                self.environment |= dict(re.findall(r"(\w+)=(\S+)", step.rest))
            case "USER":
                self.user = step.rest

    def inside(self, *command: str, read_only: bool = False) -> list[str]:
        """Return the command that runs another one in here, as the user that the steps say."""
        user, _, group = self.user.partition(":")
        bound = "--ro-bind" if read_only else "--bind"
        become = ["setpriv", "--reuid", user, "--regid", group, "--clear-groups"]
        return [
            *("bwrap", "--die-with-parent", "--unshare-pid", bound, str(self.folder), "/"),
            *("--ro-bind", "/usr", "/usr", "--ro-bind", "/etc", "/etc"),
            *("--proc", "/proc", "--dev", "/dev", "--perms", "1777", "--tmpfs", "/tmp"),
            *(self._writable() if read_only else ()),
            *("--chdir", self.workdir, "--", *become, "--no-new-privs", *command),
        ]

    def _writable(self) -> Iterator[str]:
        for volume in said("VOLUME").words:
            yield from ("--bind", str(self._here(volume)), volume)

    def _copy(self, step: Step, stages: Mapping[str, "FreshRoot"]) -> None:
        *sources, target = step.words
        origin = stages[step.options["from"]].folder if "from" in step.options else ROOT
        for source in sources:
            files = origin / source.lstrip("/")
            place = self._here(target)
            if files.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.mo") if origin == ROOT else None
                shutil.copytree(files, place, symlinks=True, ignore=ignored)
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(files, place)

    def _here(self, path: str) -> Path:
        return self.folder / Path(self.workdir, path).relative_to("/")


def fresh_root(folder: Path) -> FreshRoot:
    """Return an empty stage in a new folder."""
    for name in ("usr", "etc", "proc", "dev", "tmp"):
        (folder / name).mkdir(parents=True)
    for name in ("bin", "lib", "lib64", "sbin"):
        if Path("/", name).is_symlink():
            (folder / name).symlink_to(f"usr/{name}")
    return FreshRoot(folder)


def built(folder: Path, instructions: Sequence[Step]) -> FreshRoot:
    """Return the last stage of the instructions, each built in a folder of its own below."""
    stages: dict[str, FreshRoot] = {}
    stage = None
    for step in instructions:
        if step.name == "FROM":
            stage = fresh_root(folder / str(len(stages)))
            stages[step.rest.partition(" AS ")[2]] = stage
        elif stage:
            stage.build(step, stages)
    assert stage
    return stage
