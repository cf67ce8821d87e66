"""The Containerfile, as far as it can be looked at; `make test-install` runs its steps."""

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.support.containerfile import ROOT, TEXT, said, steps
from tutor.cli import main
from tutor.web.shell.settings import DEFAULTS

IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
HADOLINT = Path(sys.executable).with_name("hadolint")


@pytest.mark.skipif(not HADOLINT.exists(), reason="there is no hadolint for this system")
def test_the_linter_is_content() -> None:
    """Hadolint knows the format, and shellcheck in it the commands."""
    run = subprocess.run([HADOLINT, "--no-color", "-"], input=TEXT, capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (0, "")
    worse = TEXT.replace(said("USER").rest, "root")
    run = subprocess.run([HADOLINT, "--no-color", "-"], input=worse, capture_output=True, text=True)
    assert "DL3002" in run.stdout


def test_the_base_image_is_pinned() -> None:
    """Every stage names its image by digest."""
    assert re.fullmatch(r"BASE=python@sha256:[0-9a-f]{64}", said("ARG").rest)
    stages = [step.rest.split()[0] for step in steps() if step.name == "FROM"]
    assert stages == ["${BASE}"] * 2


def test_pip_installs_what_is_locked_and_fetches_nothing_else() -> None:
    """By hash, or from the sources that were copied, with build tools that are there already."""
    installs = [step.rest for step in steps() if "pip install" in step.rest]
    assert len(installs) == 2
    for rest in installs:
        locked = "--require-hashes" in rest and "--only-binary :all:" in rest
        assert locked or {"--no-deps", "--no-build-isolation", "--no-index"} <= {*rest.split()}


def test_what_is_copied_is_there_and_is_sent_to_the_builder() -> None:
    """Each source is a file of the checkout that .dockerignore lets through, and no more are."""
    copied = {
        source
        for step in steps()
        if step.name == "COPY" and "from" not in step.options
        for source in step.words[:-1]
    }
    assert {name for name in copied if not (ROOT / name).exists()} == set()
    assert {line[1:] for line in IGNORED if line.startswith("!")} == copied
    assert "*" in IGNORED


def test_nobody_is_root_in_it() -> None:
    """The user is a number, and the volume is theirs."""
    user = said("USER").rest
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", user)
    (volume,) = said("VOLUME").words
    (made,) = [step.options for step in steps() if step.name == "RUN" and volume in step.words]
    assert (f"{made['owner']}:{made['group']}", made["mode"]) == (user, "700")


def test_its_settings_are_settings_and_lead_to_the_volume() -> None:
    """The database is in the one place that is kept."""
    named = dict(re.findall(r"TUTOR_(\w+)=(\S+)", said("ENV").rest))
    assert named.keys() <= DEFAULTS.keys()
    (volume,) = said("VOLUME").words
    assert named["DATABASE_URL"].startswith(f"sqlite:///{volume}/")


def test_it_serves_on_the_port_that_is_said_and_watched() -> None:
    """By a command that there is, with options that it has."""
    (port,) = said("EXPOSE").words
    words = [*said("ENTRYPOINT").words[1:], *said("CMD").words]
    serve = main.get_command(click.Context(main), words[0])
    assert serve
    taken = serve.make_context("serve", words[1:]).params
    assert (taken["host"], taken["port"]) == ("0.0.0.0", int(port))
    assert f"http://127.0.0.1:{port}/readyz" in said("HEALTHCHECK").rest
