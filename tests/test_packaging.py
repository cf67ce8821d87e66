"""What is published: the sdist, the wheel built from it, and the locked requirements."""

import gettext
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.support.first_visit import PLAN, look_around
from tests.support.serving import serving
from tutor import create_app
from tutor.catalogues import catalogue_paths, incomplete, read

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RELEASE = PROJECT["version"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built the way a packager does: an sdist first, then the wheel from that."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    run = subprocess.run(build, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel, away from the checkout.

    What the wheel depends on is lent from the tests' environment: not the checkout, which is
    installed there by a .pth file, and these count only in an environment's own folder.
    """
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*install, "--no-deps", "--no-index", str(wheel)], check=True)
    (own,) = folder.glob("lib/python*/site-packages")
    (own / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder


def test_the_wheel_carries_every_template(wheel: Path) -> None:
    """Each file of templates/ is in the wheel, inside the package."""
    names = zipfile.ZipFile(wheel).namelist()
    templates = {path.relative_to(ROOT) for path in (ROOT / "templates").rglob("*.*")}
    assert templates
    assert {f"tutor/{path.as_posix()}" for path in templates} <= set(names)


def test_the_wheel_carries_the_puzzles(wheel: Path) -> None:
    """The library's files are data, and go along all the same."""
    names = zipfile.ZipFile(wheel).namelist()
    library = {path.relative_to(ROOT) for path in (ROOT / "tutor").rglob("library/*.txt")}
    assert library
    assert {path.as_posix() for path in library} <= set(names)


def test_the_wheel_carries_the_deck_of_hanzi(wheel: Path) -> None:
    """Characters, tasks and cards are data beside the code."""
    assert "tutor/games/hanzi/deck.json" in zipfile.ZipFile(wheel).namelist()


def test_the_wheel_carries_the_fonts_of_pictures(wheel: Path) -> None:
    """Link previews are drawn wherever the site is hosted."""
    names = {Path(name).name for name in zipfile.ZipFile(wheel).namelist()}
    assert {"latin-cyrillic.ttf", "ja.otf", "zh-Hans.otf", "zh-Hant.otf", "advances.json"} <= names


def test_the_wheel_carries_compiled_catalogues(wheel: Path) -> None:
    """Each translation is there as a .mo that says what its .po says, which translators get."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        for path in (path for each in catalogue_paths(ROOT).values() for path in each):
            assert f"tutor/{path.relative_to(ROOT)}" in names
            if incomplete(path):  # of a language that has just begun
                continue
            name = path.relative_to(ROOT).with_suffix(".mo")
            with archive.open(f"tutor/{name}") as file:
                compiled = gettext.GNUTranslations(file)
            plain = [
                entry for entry in read(path) if entry.id and entry.string and not entry.context
            ]
            sentences = {entry.id: entry.string for entry in plain if isinstance(entry.id, str)}
            assert len(sentences) > 10
            assert {english: compiled.gettext(english) for english in sentences} == sentences
    assert "tutor/translations/messages.pot" in names
    assert not [name for name in names if name.endswith("terms.csv")]


def test_the_wheel_carries_only_the_package(wheel: Path) -> None:
    """Tests and tools are not installed beside `tutor`; types and all licences are there."""
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"tutor", "hanabi_tutor"}
    assert "tutor/py.typed" in names
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert licences == {"LICENSE", "LICENSE-texts", "OFL.txt"}


def run_fresh(fresh: Path, *command: str, **environment: str) -> str:
    """Run a program of the fresh environment there, and return what it said."""
    run = subprocess.run(
        [str(fresh / "bin" / command[0]), *command[1:]],
        cwd=fresh,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout + run.stderr


def test_the_fresh_environment_knows_nothing_of_the_checkout(fresh: Path) -> None:
    """The package is the wheel's, and the command says the release."""
    where = run_fresh(fresh, "python", "-c", "import tutor; print(tutor.__file__)")
    assert Path(where.strip()).is_relative_to(fresh)
    assert run_fresh(fresh, "tutor", "--version") == f"tutor, version {RELEASE}\n"


def test_the_installed_wheel_makes_a_database(fresh: Path, tmp_path: Path) -> None:
    """Alembic finds the revisions in the package, without a file of settings."""
    said = run_fresh(fresh, "tutor", "db", "upgrade", TUTOR_DATABASE_URL=f"sqlite:///{tmp_path}/db")
    assert said == f"{tmp_path}/db: updated\n"


def test_the_installed_wheel_serves_all_of_the_site(fresh: Path, tmp_path: Path) -> None:
    """By one command: pages in every language, a picture, the API, and a club that stays saved."""
    database = f"sqlite:///{tmp_path}/clubs.sqlite3"
    tutor = [str(fresh / "bin" / "tutor")]
    with serving(cwd=fresh, tutor=tutor, TUTOR_DATABASE_URL=database) as url:
        club = urlsplit(look_around(url))
    again = create_app({"DATABASE_URL": database}).test_client()
    assert PLAN.name in again.get(club.path).text


def test_the_changelog_tells_of_this_release() -> None:
    """Its section is the first one with a day; only what comes after it may stand above."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    (release, *_) = [each for each in sections if each != "[Unreleased]"]
    assert re.fullmatch(rf"\[{re.escape(RELEASE)}\] - \d{{4}}-\d\d-\d\d", release)


def pins(name: str) -> dict[str, str]:
    """The locked requirements of requirements/`name`: package → its version and hashes."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8").replace("\\\n", "")
    return dict(line.split("==", 1) for line in text.splitlines() if "==" in line)


@pytest.mark.parametrize("name", ["run.txt", "test.txt"])
def test_every_requirement_is_locked_by_hash_and_names_no_index(name: str) -> None:
    """Whatever mirror pip is set up for, it installs the files that were tested."""
    locked = pins(name)
    assert len(locked) > 10
    assert not [package for package, pin in locked.items() if "--hash=sha256:" not in pin]
    assert "://" not in (ROOT / "requirements" / name).read_text(encoding="utf-8")


def test_the_tests_run_on_what_the_site_runs_on() -> None:
    """Each version of run.txt is in test.txt too, so that both can be installed together."""
    assert pins("run.txt").items() <= pins("test.txt").items()


def test_every_dependency_of_the_package_is_locked() -> None:
    """What pyproject.toml asks for, `make run` installs."""
    names = {re.split(r"[<>=\[]", need)[0].lower() for need in PROJECT["dependencies"]}
    assert names <= pins("run.txt").keys()
