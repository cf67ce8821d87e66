"""Fields of addresses and forms that have one of a few values, some of them, or a number."""

from collections.abc import Collection
from enum import StrEnum
from typing import TypeVar

from flask import request

from tutor.core.errors import BadSyntaxError

Kind = TypeVar("Kind", bound=StrEnum)


def one_of(field: str, values: Collection[str]) -> str:
    """Return a field of the address that is empty or has one of these values.

    Raises BadSyntaxError for any other.
    """
    text = request.args.get(field, "")
    return required(field, text, values) if text else ""


def some_of(field: str, kind: type[Kind], usual: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the values that a field of the address has, in the order of their enum.

    Without any the `usual` ones are returned. Raises BadSyntaxError for a value that there is not.
    """
    texts = request.args.getlist(field)
    for text in texts:
        required(field, text, tuple(kind))
    return tuple(each for each in kind if each in texts) or usual


def number_of(field: str, numbers: range, usual: int) -> int:
    """Return the number that a field of the address has, the `usual` one if it is empty.

    Raises BadSyntaxError for any that is not one of these, or that is written in another way: each
    way would be one more address of the same page.
    """
    text = request.args.get(field, "")
    return required_number(field, text, numbers) if text else usual


def required(field: str, text: str, values: Collection[str]) -> str:
    """Return the text of a field, which is one of these values; BadSyntaxError for any other."""
    if text not in values:
        raise BadSyntaxError(field, text, 0, f"one of {', '.join(values)}")
    return text


def required_number(field: str, text: str, numbers: range) -> int:
    """Return the number that a field has, which is one of these; BadSyntaxError for any other.

    A number is written in one way only.
    """
    if text not in map(str, numbers):
        raise BadSyntaxError(field, text, 0, f"a number from {numbers[0]} to {numbers[-1]}")
    return int(text)
