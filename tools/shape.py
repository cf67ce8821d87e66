"""Measures how large and how winding the code is: `make shape`.

Statement lines are lines that a statement stands on, without blanks, comments, docstrings and
imports. Data is counted apart: words, lessons, rulebooks, names, migrations. Then come the files,
functions and calls that one warm request passes through, and the processor time of a page that
nobody has asked for yet.
"""

import ast
import re
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from flask.testing import FlaskClient

from tutor.web.app import create_app

DATA = re.compile(r"/(wording|lessons|rulebook|migrations)/|names\.py$|/editions\.py$")

REQUESTS = {
    "answered puzzle": (
        "/en/puzzles/save-006?answer=color-1-r",
        "/ja/puzzles/critical-003?show=1",
        "/ru/puzzles/allowed-004?show=1",
    ),
    "question": ("/en/puzzles/save-006", "/ja/puzzles/critical-003", "/ru/puzzles/allowed-004"),
    "turn of a game": ("/en/play/3-4821?actions=By", "/zh-Hant/play/4-77", "/ja/play/2-7"),
    "rule": ("/en/rules/clue-cost", "/ja/rules/misplay", "/ru/rules/bonus"),
    "lesson step": ("/en/learn/clue/2", "/ja/learn/discard/1", "/ru/learn/play/1"),
}


@dataclass
class Passed:
    """What requests have passed through."""

    functions: set[tuple[str, str]] = field(default_factory=set)
    calls: int = 0
    changes: int = 0
    """How often a call led into another file than the one before."""
    last: str = ""

    @property
    def files(self) -> set[str]:
        """Return the Python files, templates left out."""
        return {file for file, _ in self.functions if file.endswith(".py")}

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Count a call; made for sys.setprofile."""
        file = frame.f_code.co_filename
        if event != "call" or not ("/tutor/" in file or "/templates/" in file):
            return
        self.calls += 1
        self.functions.add((file, getattr(frame.f_code, "co_qualname", frame.f_code.co_name)))
        self.changes += file != self.last
        self.last = file


def statement_lines(path: Path) -> int:
    """Return how many lines of a file statements stand on."""
    text = path.read_text(encoding="utf-8")
    lines: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.stmt) or isinstance(node, ast.Import | ast.ImportFrom):
            continue
        if isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str):
            continue
        body = getattr(node, "body", None)
        end = (node.end_lineno or node.lineno) + 1
        if body:  # its own lines alone: those of the statements in it are counted with them
            end = max(node.lineno + 1, body[0].lineno)
        lines.update(range(node.lineno, end))
    source = text.splitlines()
    return sum(bool(line) and line[0] != "#" for line in (source[n - 1].strip() for n in lines))


def print_sizes() -> None:
    """Print the statement lines of the packages, of tests and of tools."""
    logic: Counter[str] = Counter()
    data = files = 0
    for path in sorted(Path("tutor").rglob("*.py")):
        lines = statement_lines(path)
        if DATA.search(path.as_posix()):
            data += lines
            continue
        deep = path.parts[1] in ("web", "games")
        logic["/".join(path.parts[: 3 if deep else 2])] += lines
        files += 1
    for package, lines in logic.most_common():
        print(f"{lines:7,} {package}")
    print(f"{logic.total():7,} logic in {files} files; {data:,} data")
    beside = [path for folder in ("tests", "bench", "tools") for path in Path(folder).rglob("*.py")]
    print(f"{sum(map(statement_lines, beside)):7,} tests, bench, tools")


def print_requests() -> None:
    """Print what requests of each kind pass through, and how long new pages take."""
    client = create_app().test_client()
    for kind, addresses in REQUESTS.items():
        for address in addresses:
            client.get(address)
        passed = Passed()
        sys.setprofile(passed.note)
        try:
            for address in addresses:
                _ask(client, address, "ja" if address.startswith("/ru/") else "ru")
        finally:
            sys.setprofile(None)
        fresh = [
            (address, box)
            for address in addresses
            for box in ("zh-Hant", "en")
            if not address.startswith(f"/{box}/")
        ]
        begin = time.process_time()
        for address, box in fresh:
            _ask(client, address, box)
        apiece = (time.process_time() - begin) / len(fresh) * 1000
        calls, changes = (each / len(addresses) for each in (passed.calls, passed.changes))
        print(f"{kind:18}{len(passed.files):4} files, {len(passed.functions):4} functions;", end="")
        print(f" {calls:6.0f} calls, {changes:5.0f} changes of file, {apiece:5.1f} ms a request")


def _ask(client: FlaskClient, address: str, box: str) -> None:
    """Ask for a page in the colours of a box; raises ValueError if it does not come."""
    response = client.get(f"{address}{'&' if '?' in address else '?'}box={box}")
    if response.status_code != 200:
        raise ValueError(f"{address}: {response.status}")


if __name__ == "__main__":
    print_sizes()
    print_requests()
