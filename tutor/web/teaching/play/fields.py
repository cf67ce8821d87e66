"""Fields of a game's address that have one of a few values."""

from collections.abc import Collection

from flask import request

from tutor.core.errors import BadSyntaxError


def one_of(field: str, values: Collection[str]) -> str:
    """Return a field that is empty or has one of these values; BadSyntaxError for any other."""
    text = request.args.get(field, "")
    if text and text not in values:
        raise BadSyntaxError(field, text, 0, f"one of {', '.join(values)}")
    return text
