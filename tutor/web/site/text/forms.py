"""The forms of words that a sentence needs: cases, ordinals, names of colours, lists.

A message says `<as FORM>%(name)s</as>` where a value stands in another form than on its own:
`<as gen>%(card)s</as>` is the genitive of a card in a language that has one. Which forms there are
is up to each language: forms.csv beside this module has those of numbers and lists, and a game
brings a table of its own for its values. docs/translating.md explains them to translators.
"""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Literal

from babel.lists import format_list
from babel.numbers import format_percent
from flask import Flask, current_app

from tutor.web.shell.language_prefix import current_language
from tutor.web.shell.languages import SOURCE
from tutor.web.site.game_site import GameSite
from tutor.web.site.presentation import ValueFormat

Forms = Mapping[tuple[str, str], Mapping[str, str]]
"""The words of a form by the tag of its language and its name: words by what they are for."""

PERCENT = "percent"
"""The form of a number that is so many in a hundred, which Babel knows in every language."""

AND, OR = "and", "or"
"""The two kinds of lists; a list is joined with "and" unless the message says otherwise."""

_FORMS = "forms"
_IN_FORM = re.compile(r"<as ([a-z0-9 -]+)>%\((\w+)\)s</as>")


class UnknownFormError(KeyError):
    """A form that the language does not have, or not for such a value."""


def init_app(app: Flask, sites: Iterable[GameSite]) -> None:
    """Give the app the forms of every language: its own and those of its games."""
    tables = [OF_EVERY_GAME, *(site.forms for site in sites)]
    app.extensions[_FORMS] = {form: words for each in tables for form, words in each.items()}


def table(package: str) -> Forms:
    """Return the forms in the forms.csv of a package; empty cells are left out."""
    with files(package).joinpath("forms.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {
        (row.pop("language"), row.pop("form")): {key: word for key, word in row.items() if word}
        for row in rows
    }


OF_EVERY_GAME = table(__package__)
"""The forms of numbers and lists."""


def with_keys(text: str) -> str:
    """Return the text with each form as a part of its placeholder: `%(card|gen)s`."""
    return _IN_FORM.sub(r"%(\2|\1)s", text)


class Values(Mapping[str, str]):
    """The values of a message by the keys of `with_keys`.

    `say` says a value on its own, `escape` makes the text of a form fit for where it goes.
    """

    def __init__(
        self,
        params: Mapping[str, object],
        say: Callable[[object], str],
        escape: Callable[[str], str] = str,
    ) -> None:
        self._params, self._say, self._escape = params, say, escape

    def __getitem__(self, key: str) -> str:
        """Return the value in its form; raises KeyError for a value or a form that there is not."""
        name, _, form = key.partition("|")
        value = self._params[name]
        if not form and not isinstance(value, tuple):
            return self._say(value)
        return self._said(value, form.split())

    def __iter__(self) -> Iterator[str]:
        """Yield the names of the values."""
        return iter(self._params)

    def __len__(self) -> int:
        """Return how many values there are."""
        return len(self._params)

    def _said(self, value: object, form: list[str]) -> str:
        if isinstance(value, tuple) and value_format(value) is None:
            kind = next(filter(_joins, form), AND)
            of_parts = [word for word in form if word != kind]
            parts = [self._escape(self._said(part, of_parts)) for part in value]
            # Only what a language puts between the parts is new here, and that is no markup.
            return type(parts[0])(_listed([str(part) for part in parts], kind)) if parts else ""
        return self._escape(in_form(value, form[0])) if form else self._say(value)


def in_form(value: object, form: str) -> str:
    """Return a value in a form of the language of the request.

    A sentence that is not translated yet asks for a form of English. UnknownFormError for a form
    that neither has, or not for such a value.
    """
    language = current_language()
    if form == PERCENT and isinstance(value, int):
        return format_percent(value / 100, locale=language.locale)
    every: Forms = current_app.extensions[_FORMS]
    try:
        words = every.get((language.tag, form)) or every[SOURCE.tag, form]
        of_a_game = value_format(value)
        if of_a_game is not None and of_a_game.in_form is not None:
            return of_a_game.in_form(value, words)
        return words[str(value)] if str(value) in words else words["other"].format(value)
    except KeyError as error:
        raise UnknownFormError(f"{language.tag} has no form {form!r} of {value!r}") from error


def _joins(form: str) -> bool:
    """Return whether a form says how lists are joined, in the language of the request."""
    every: Forms = current_app.extensions[_FORMS]
    return form in (AND, OR) or "between" in every.get((current_language().tag, form), {})


def _listed(parts: list[str], kind: str) -> str:
    """Return the parts as a list, joined as the language's own forms say, or as Babel does."""
    language = current_language()
    every: Forms = current_app.extensions[_FORMS]
    own = every.get((language.tag, kind))
    if own is not None and len(parts) > 1:
        return own["between"].join(parts[:-1]) + own["last"] + parts[-1]
    style: Literal["standard", "or"] = "or" if kind == OR else "standard"
    return format_list(parts, style=style, locale=language.regional_locale)


_VALUE_FORMATS = "value_formats"


def init_values(app: Flask, sites: Iterable[GameSite]) -> None:
    """Give the app the values of its games."""
    app.extensions[_VALUE_FORMATS] = {
        kind: value_format
        for site in sites
        for kind, value_format in site.presentation.value_formats.items()
    }


def value_format(value: object) -> ValueFormat | None:
    """Return how one of the games says such values; None for what is of no game."""
    formats: Mapping[type, ValueFormat] = current_app.extensions[_VALUE_FORMATS]
    return formats.get(type(value))
