"""`make sbom`: the list of parts says what the lock file says, in the form of CycloneDX."""

import json
import re
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from referencing import Registry, Resource

from tools import sbom

LOCK = (Path(__file__).parents[1] / "requirements" / "run.txt").read_text(encoding="utf-8")
AT = datetime(2026, 11, 23, tzinfo=UTC)


@pytest.fixture(scope="module")
def parts() -> Any:
    """The list of parts, as whoever gets it reads it."""
    return json.loads(sbom.sbom(AT))


def test_its_packages_are_those_of_the_lock(parts: Any) -> None:
    """Each with its version and all of its hashes, and none beside them."""
    blocks = re.findall(r"^(\S+?)==(\S+)(.*(?:\n +--hash.*)+)", LOCK, re.MULTILINE)
    assert len(blocks) == LOCK.count("==") - LOCK.count("_platform ==")
    wanted = {
        f"pkg:pypi/{name}@{version}": set(re.findall(r"sha256:(\w+)", more))
        for name, version, more in blocks
    }
    packages = {
        part["purl"]: {
            entry["content"]
            for reference in part["externalReferences"]
            for entry in reference["hashes"]
        }
        for part in parts["components"]
    }
    assert packages == wanted


def test_it_follows_the_schema_of_cyclonedx(parts: Any) -> None:
    folder = resources.files("cyclonedx.schema._res")

    def schema(name: str) -> Any:
        return json.loads(folder.joinpath(f"{name}.SNAPSHOT.schema.json").read_text())

    registry: Any = Registry().with_resources(
        (other["$id"], Resource.from_contents(other))
        for other in map(schema, ("spdx", "jsf-0.82", "cryptography-defs"))
    )
    validator = Draft7Validator(schema("bom-1.6"), registry=registry)
    assert [error.message for error in validator.iter_errors(parts)] == []
    assert list(validator.iter_errors({**parts, "components": [{"name": "nameless"}]}))


def test_whatever_is_installed_is_needed_by_something(parts: Any) -> None:
    """From the site every package is reached that is for all systems: the lock has no leftovers."""
    needs = {each["ref"]: each.get("dependsOn", []) for each in parts["dependencies"]}
    reached: set[str] = set()
    todo = [parts["metadata"]["component"]["bom-ref"]]
    while todo:
        if (part := todo.pop()) not in reached:
            reached.add(part)
            todo += needs[part]
    for_all = {part["bom-ref"] for part in parts["components"] if "properties" not in part}
    assert for_all - reached == set()


def test_the_same_sources_give_the_same_file() -> None:
    """Whoever builds a release anew can compare it."""
    assert sbom.sbom(AT) == sbom.sbom(AT)


def test_another_version_than_the_locked_one_is_refused() -> None:
    """What is installed here must not be told of what is locked."""
    other = [sbom.Locked("flask", "0.1", "", ())]
    with pytest.raises(ValueError, match=r"flask \S+ is installed, not 0\.1"):
        sbom.graph(other, ["Flask"])
