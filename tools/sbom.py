"""`make sbom`: what a release is made of, as CycloneDX 1.6, from the lock file.

    python -m tools.sbom        # writes dist/hanabi-tutor-VERSION.cdx.json, and prints where

Every package of requirements/run.txt is in it, with the hashes of its files and the systems that it
is for. Which package needs which is read from those that are installed here, so the versions have
to be the locked ones. The same sources give the same file, but for the time: that is
`SOURCE_DATE_EPOCH`, if it is set, in seconds since 1970.
"""

import os
import re
import sys
import time
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import (
    ExternalReference,
    ExternalReferenceType,
    HashAlgorithm,
    HashType,
    Property,
    XsUri,
)
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "run.txt"

Graph = Mapping[str, set[str]]
"""Name of a package → names of those that it needs."""


@dataclass(frozen=True, slots=True)
class Locked:
    """A package of the lock file: `marker` says for which systems it is, empty for all."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]

    @property
    def is_for_here(self) -> bool:
        """Whether this system gets it: of some packages older Pythons get another version."""
        return not self.marker or Marker(self.marker).evaluate()

    @property
    def component(self) -> Component:
        """The package as CycloneDX has it. Its hashes are those of all files of this version."""
        purl = PackageURL("pypi", name=self.name, version=self.version)
        files = ExternalReference(
            type=ExternalReferenceType.DISTRIBUTION,
            url=XsUri(purl.to_string()),
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=each) for each in self.hashes],
        )
        return Component(
            name=self.name,
            version=self.version,
            purl=purl,
            bom_ref=purl.to_string(),
            external_references=[files],
            properties=[Property(name="marker", value=self.marker)] if self.marker else [],
        )


def locked(text: str) -> tuple[Locked, ...]:
    """Return the packages that the text of a lock file names."""
    lines = text.replace("\\\n", " ").splitlines()
    return tuple(_locked(line) for line in lines if line and not line.startswith("#"))


def _locked(line: str) -> Locked:
    requirement = Requirement(line.partition("--hash")[0])
    (version,) = requirement.specifier
    return Locked(
        canonicalize_name(requirement.name),
        version.version,
        str(requirement.marker or ""),
        tuple(re.findall(r"--hash=sha256:(\w+)", line)),
    )


def graph(packages: Iterable[Locked], needs: Iterable[str]) -> Graph:
    """Return what each package of this system needs, beginning with these requirements.

    Raises ValueError if another version of a package is installed than the locked one.
    """
    versions = {package.name: package.version for package in packages}
    edges: dict[str, set[str]] = {}
    todo = [Requirement(need) for need in needs]
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        if metadata.version(name) != versions[name]:
            raise ValueError(f"{name} {metadata.version(name)} is installed, not {versions[name]}")
        of_it = [
            requirement
            for requirement in map(Requirement, metadata.requires(name) or ())
            if _applies(requirement, wanted.extras)
        ]
        names = {canonicalize_name(requirement.name) for requirement in of_it}
        if name not in edges or not names <= edges[name]:
            edges[name] = edges.get(name, set()) | names
            todo += of_it
    return edges


def _applies(requirement: Requirement, extras: Iterable[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def sbom(at: datetime) -> str:
    """Return the list of parts as a JSON text; `at` is when it was made."""
    text = LOCK.read_text(encoding="utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    needs = [*project["dependencies"], *settings["build-system"]["requires"]]
    components = {package: package.component for package in locked(text)}
    here = {each.name: component for each, component in components.items() if each.is_for_here}
    purl = PackageURL("pypi", name=project["name"], version=project["version"])
    site = Component(
        name=project["name"],
        version=project["version"],
        description=project["description"],
        type=ComponentType.APPLICATION,
        purl=purl,
        bom_ref=purl.to_string(),
    )
    bom = Bom(
        components=components.values(),
        metadata=BomMetaData(component=site, timestamp=at),
        serial_number=uuid5(NAMESPACE_URL, f"{purl.to_string()}\n{text}"),
    )
    bom.register_dependency(
        site, [here[canonicalize_name(Requirement(need).name)] for need in needs]
    )
    for name, names in graph([each for each in components if each.is_for_here], needs).items():
        bom.register_dependency(here[name], [here[each] for each in names])
    return JsonV1Dot6(bom).output_as_string(indent=2) + "\n"


def main() -> None:
    """Write the file, and print its path."""
    made = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())), UTC)
    text = sbom(made)
    release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    path = ROOT / "dist" / f"{release['name']}-{release['version']}.cdx.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
