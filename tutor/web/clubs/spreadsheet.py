"""A table for a spreadsheet: CSV as RFC 4180 has it, as spreadsheets of all languages read it."""

import csv
import io
from collections.abc import Iterable, Sequence

from flask import Response

_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What makes a spreadsheet work a cell out; the full-width ones do in East Asian versions."""


def spreadsheet(rows: Iterable[Sequence[str | int]]) -> bytes:
    """Return the rows as a file.

    It is UTF-8 and begins with a mark that says so: without it Excel reads another encoding. A text
    that a spreadsheet would take for a formula gets an apostrophe before it, which says that it is
    a text.
    """
    file = io.StringIO(newline="")
    csv.writer(file, lineterminator="\r\n").writerows([_safe(cell) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")


def download(name: str, rows: Iterable[Sequence[str | int]]) -> Response:
    """Return the answer by which a browser saves the rows under this name."""
    response = Response(spreadsheet(rows), mimetype="text/csv")
    response.headers["Content-Disposition"] = f"attachment; filename={name}"
    return response


def _safe(cell: str | int) -> str | int:
    if isinstance(cell, str) and cell.startswith(_BEGINS_FORMULA):
        return f"'{cell}"
    return cell
