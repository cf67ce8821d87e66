"""The documents say what is true: links lead somewhere, commands exist, and nothing is left out."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from tutor.cli import COMMANDS
from tutor.registry import GAMES
from tutor.web.shell.settings import DEFAULTS

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TEXT = {path: path.read_text(encoding="utf-8") for path in DOCUMENTS}
ALL_TEXT = "\n".join(TEXT.values())
MODULES = [
    f"/{path.relative_to(ROOT).as_posix()}"
    for folder in ("tutor", "tests", "tools", "bench", "docs")
    for path in (ROOT / folder).rglob("*.py")
]
MODULE = r"(?<![\w/.:=*<>-])(?:[\w-]+/)*\w+\.py\b"
INVENTED = {"theme_name.py", "test_theme_name.py", "example.py"}
"""Names of modules in examples of documents."""


def named(pattern: str) -> Iterator[tuple[Path, str]]:
    """Yield what the documents say that fits a pattern, with the document."""
    for path, text in TEXT.items():
        yield from ((path, name) for name in re.findall(pattern, text, re.MULTILINE))


def test_links_lead_to_files_that_are_there() -> None:
    """A link without a scheme names a file of the checkout, as seen from the document."""
    for path, target in named(r"\]\(([^)#:\s]+)\)"):
        assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_make_tasks_named_are_tasks() -> None:
    """Every `make something` is a task of the Makefile."""
    tasks = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for path, task in named(r"(?:^ {4}|`)make ([a-z0-9-]+)"):
        assert task in tasks, f"{path.name}: {task}"


def test_files_named_are_there() -> None:
    """A path in code type that begins with a folder of the checkout exists."""
    folders = "tutor|tests|docs|templates|translations|bench|requirements|tools"
    for path, name in named(rf"`((?:{folders})/[\w./-]+)`"):
        assert "LOCALE" in name or (ROOT / name).exists(), f"{path.name}: {name}"


def test_modules_named_are_there() -> None:
    """So does a module named without all the folders above it, as proofs/reasons.py."""
    for path, name in named(MODULE):
        if "decisions" not in path.parts and path.name != "CHANGELOG.md":
            assert name in INVENTED or is_module(name), f"{path.name}: {name}"


def test_modules_named_in_docstrings_and_comments_are_there() -> None:
    """A module that was renamed or removed is no longer named in the code."""
    missing = []
    for module in MODULES:
        text = (ROOT / module[1:]).read_text(encoding="utf-8")
        strings = [
            node.value.value
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ]
        said = "\n".join([*strings, *re.findall(r"#.*", text)])
        missing += [
            (module, name)
            for name in re.findall(MODULE, said)
            if not is_module(name, PurePosixPath(module).parent)
        ]
    assert missing == []


def test_the_theme_that_is_shown_is_a_real_one() -> None:
    """Each line of code in CONTRIBUTING.md's section about themes is one of the module it names."""
    section = TEXT[ROOT / "CONTRIBUTING.md"].split("## A theme")[1].partition("\n## ")[0]
    module = ROOT / re.findall(r"`(tutor/[\w/]+\.py)`", section)[0]
    shown = [line for line in re.findall("^ {4}(.*)", section, re.MULTILINE) if line]
    assert {*shown} <= {*module.read_text(encoding="utf-8").splitlines()}
    assert len(shown) > 5


def test_what_a_document_places_in_a_module_is_defined_there() -> None:
    """A name followed by its module, with or without its folders."""
    for path, text in TEXT.items():
        for name, module in re.findall(rf"`([\w.]+)`(?:,|\s+\()\s*`?({MODULE})", text):
            if not name.endswith(".py"):
                found = name.rpartition(".")[2] in defined_in(module)
                assert found, f"{path.name}: {name} ({module})"


def test_the_way_of_a_request_names_what_there_is() -> None:
    """A name without a module is defined in one that the section names."""
    section = TEXT[ROOT / "docs" / "architecture.md"].partition("## The way of one request")[2]
    defined = set[str]().union(*map(defined_in, re.findall(MODULE, section)))
    assert {*re.findall(r"`(?:[A-Z]\w+\.)?(\w+)`", section)} - defined == set()


def test_the_table_of_a_requests_state_is_complete() -> None:
    """docs/architecture.md has each attribute of `g`, with the modules that write it."""
    section = TEXT[ROOT / "docs" / "architecture.md"].partition("## State of a request")[2]
    rows = re.findall(r"^\| `g\.(\w+)` \|.*\|(.*)\|$", section, re.MULTILINE)
    web = ROOT / "tutor" / "web"
    written = {
        (name, path.relative_to(web).as_posix())
        for path in web.rglob("*.py")
        for name in kept_in_g(path.read_text(encoding="utf-8"))
    }
    assert {(name, path) for name, places in rows for path in re.findall(MODULE, places)} == written


def kept_in_g(code: str) -> Iterator[str]:
    """Yield the attributes of `g` that the code sets, itself or by `kept_for_request`."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield from re.findall(r"^g\.(\w+)$", ast.unparse(node))
    for quoted, constant in re.findall(r"\bkept_for_request\((?:\"(\w+)\"|(\w+), )", code):
        yield quoted or re.findall(rf'^{constant} = "(\w+)"', code, re.MULTILINE)[0]


def defined_in(name: str) -> set[str]:
    """Return the functions, classes and values that modules of this name define."""
    nodes = [
        node
        for module in MODULES
        if module.endswith(f"/{name}")
        for node in ast.walk(ast.parse((ROOT / module[1:]).read_text(encoding="utf-8")))
    ]
    return {
        node.id if isinstance(node, ast.Name) else node.name
        for node in nodes
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    }


def is_module(name: str, folder: PurePosixPath | None = None) -> bool:
    """Return whether the checkout has a module of this name, with or without its folders.

    A name without them, said in this `folder`, is of a module in it or in one above it.
    """
    if folder is None or "/" in name:
        return any(each.endswith(f"/{name}") for each in MODULES)
    return any((above / name).as_posix() in MODULES for above in (folder, *folder.parents))


def test_the_map_names_every_contract() -> None:
    """docs/architecture.md has each import-linter contract, by the start of its name."""
    contracts = [each["name"] for each in import_contracts()]
    table = TEXT[ROOT / "docs" / "architecture.md"].partition("## Invariants")[2]
    starts = re.findall(r'"([A-Z][^"]+)"', table)
    assert [each for each in contracts if not each.startswith(tuple(starts))] == []
    unknown = [start for start in starts if not any(each.startswith(start) for each in contracts)]
    assert unknown == []


@pytest.mark.parametrize(("game", "name"), [("hanabi", "Hanabi"), ("hanzi", "Hànzì")])
def test_the_map_names_every_layer(game: str, name: str) -> None:
    """docs/architecture.md has the layers of a game's contract, in their order."""
    contracts = import_contracts()
    [found] = [each["layers"] for each in contracts if each["name"] == f"Layers of {name}"]
    map_of_code = TEXT[ROOT / "docs" / "architecture.md"].partition("## Invariants")[0]
    lines = re.search(
        rf"^    tutor/games/{game} +(.*\n(?: {{20,}}.*\n)*)", map_of_code, re.MULTILINE
    )
    assert lines
    shown = lines[1].rpartition(": ")[2].split("→")
    assert [set(re.findall(r"\w+", layer)) for layer in shown] == [
        set(re.findall(r"\w+", layer)) for layer in found
    ]


def test_the_map_names_every_folder_of_tests() -> None:
    """Those of `tests` that `tutor` doesn't have too, and no others."""
    row = re.search(
        r"^    tests/ (.*\n(?: {20,}.*\n)*)", TEXT[ROOT / "docs" / "architecture.md"], re.MULTILINE
    )
    assert row
    folders = {each.name for each in (ROOT / "tests").iterdir() if any(each.glob("**/*.py"))}
    of_package = {each.name for each in (ROOT / "tutor").iterdir()}
    assert {*re.findall(r"(\w+)/(?!\w)", row[1])} - {"tutor"} == folders - of_package


def import_contracts() -> list[dict[str, Any]]:
    """Return the contracts of import-linter in pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return contracts


def test_files_named_in_templates_are_there() -> None:
    """A path in a comment of a template is one of the checkout."""
    file_name = re.compile(r"\b(?:\w+/)+\w+\.(?:py|html)\b")
    for path in sorted((ROOT / "templates").rglob("*.*")):
        for comment in re.findall(r"\{#.*?#\}", path.read_text(encoding="utf-8"), re.DOTALL):
            for name in file_name.findall(comment):
                places = (ROOT / name, ROOT / "templates" / name)
                assert any(place.exists() for place in places), f"{path}: {name}"


def test_every_decision_is_in_the_index() -> None:
    """docs/decisions/README.md links each record, in order."""
    records = ROOT / "docs" / "decisions"
    links = re.findall(r"\]\((\d.+?)\)", TEXT[records / "README.md"])
    assert links == sorted(path.name for path in records.glob("[0-9]*.md"))


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_is_documented(command: str) -> None:
    """Each `tutor` command has its place in a document."""
    assert f"tutor {command}" in ALL_TEXT


@pytest.mark.parametrize("key", sorted(DEFAULTS))
def test_every_setting_is_documented(key: str) -> None:
    """Each setting of the site is named in docs/settings.md."""
    assert f"`{key}`" in TEXT[ROOT / "docs" / "settings.md"]


@pytest.mark.parametrize("theme", sorted(theme for game in GAMES for theme in game.themes))
def test_every_theme_is_documented(theme: str) -> None:
    """Each kind of puzzle is in docs/puzzle-format.md."""
    assert f"`{theme}`" in TEXT[ROOT / "docs" / "puzzle-format.md"]
