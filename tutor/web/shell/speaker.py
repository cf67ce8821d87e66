"""A speaker turns `Message` into words of one language, as HTML or plain text.

A message says `<as FORM>%(name)s</as>` where a value stands in another form than on its own:
`<as gen>%(card)s</as>` is the genitive of a card in a language that has one. Which forms there are
is up to each language: forms.csv beside this module has those of numbers and lists, and a game
brings a table of its own for its values. docs/translating.md explains them to translators.
"""

import csv
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from importlib.resources import files
from typing import Any, Literal

from babel.lists import format_list
from babel.numbers import format_percent
from babel.support import Translations
from flask import url_for
from markupsafe import Markup, escape

from tutor.core.messages import Message, Player
from tutor.web.shell.languages import SOURCE, Language
from tutor.web.shell.words import Words

Forms = Mapping[tuple[str, str], Mapping[str, str]]
"""By language tag and name of a form: the inflected words by the value they stand for."""

PERCENT = "percent"
"""The form that makes a number a percentage; Babel formats it."""

AND, OR = "and", "or"
"""The two kinds of lists; a list is joined with "and" unless the message says otherwise."""

_ISOLATE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

_IN_FORM = re.compile(r"<as ([a-z0-9 -]+)>%\((\w+)\)s</as>")
_TAG = re.compile(r'</?b>|<rule id="[a-z0-9-]+">|</rule>')
_ESCAPED_BOLD = re.compile(r"&lt;(/?b)&gt;")
_ESCAPED_RULE = re.compile(r"&lt;rule id=&#34;([a-z0-9-]+)&#34;&gt;")
_ESCAPED_RULE_END = "&lt;/rule&gt;"
_RUSSIAN_HYPHEN = re.compile(r"(?<=[а-яё])-(?=(?:то|нибудь|либо)\b)")
"""The hyphen of `что-то`, at which no line breaks."""


@dataclass(frozen=True, slots=True)
class ValueFormat:
    """Formats the values of one type, as plain text and as HTML.

    Without `html`, HTML has the plain text. `in_form` inflects a value with the words of a form.
    """

    plain: Callable[[Any], str]
    html: Callable[[Any], Markup] | None = None
    in_form: Callable[[Any, Mapping[str, str]], str] | None = None


class UnknownFormError(KeyError):
    """The language has no such form, or has no words for this value in it."""


def load_forms(package: str) -> Forms:
    """Return the forms in the forms.csv of a package; empty cells are left out."""
    with files(package).joinpath("forms.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {
        (row.pop("language"), row.pop("form")): {key: word for key, word in row.items() if word}
        for row in rows
    }


_SAID_AS_THEY_ARE = {int, str}

OF_EVERY_GAME = load_forms(__package__)
"""The forms of numbers and lists."""


@dataclass(frozen=True, slots=True)
class Text:
    """A translated text with placeholders: without tags, and as HTML.

    Each form is a part of its placeholder: `%(card|gen)s`. In the HTML the tags that sentences may
    have stay, and links to rules wait for `with_links`.
    """

    plain: str
    html: str

    @classmethod
    def of(cls, translated: str) -> "Text":
        """Return the texts of a translation; other markup than `<b>` and `<rule>` is escaped."""
        text = with_keys(translated)
        html = str(escape(_RUSSIAN_HYPHEN.sub("\N{NON-BREAKING HYPHEN}", text)))
        return cls(_TAG.sub("", text), _ESCAPED_BOLD.sub(r"<\1>", html))


class Speaker:
    """Turns messages into text of one language and inflects their values."""

    def __init__(
        self,
        language: Language,
        catalogue: Translations,
        words: Mapping[str, Words],
        forms: Forms,
        formats: Mapping[type, ValueFormat],
    ) -> None:
        self.language = language
        self.isolates = language.direction == "rtl"
        self.words = words
        self.formats = formats
        self.catalogue = catalogue
        # A sentence that is not translated yet asks for a form of English.
        self._forms = {
            name: form
            for tag in (SOURCE.tag, language.tag)
            for (spoken, name), form in forms.items()
            if spoken == tag and form
        }
        self._texts = {
            message: self._text(each) for message, each in words.items() if each.count is None
        }

    def text(self, message: Message) -> Text:
        """Return the text of a message, with placeholders; KeyError if the message has no words.

        `<id>=0` has the words for the number 0 alone.
        """
        text = self._texts.get(message.id)
        if text is not None:
            return text
        words = self.words.get(message.id)
        if words is None:
            raise KeyError(f"no words for message id {message.id!r}")
        count = message.params[words.count or ""]
        own = self._texts.get(f"{message.id}={count}")
        return self._text(words, count) if own is None else own

    def _text(self, words: Words, count: int = 1) -> Text:
        """Translate the words; `count` picks the plural form."""
        if words.plural is not None:
            text = self.catalogue.ngettext(words.text, words.plural, count)
        elif words.context is not None:
            text = str(self.catalogue.pgettext(words.context, words.text))
        else:
            text = self.catalogue.gettext(words.text)
        return Text.of(text)

    def plain(self, message: Message) -> str:
        """Return a message as plain text, without the tags of its sentence."""
        text, params = self.text(message).plain, message.params
        as_they_are = "|" not in text and _SAID_AS_THEY_ARE.issuperset(map(type, params.values()))
        if as_they_are and not self.isolates:
            return text % params
        return text % Values(params, self, self.plain_value, str)

    def html(self, message: Message) -> Markup:
        """Return a message as HTML."""
        text = self.text(message).html
        if _ESCAPED_RULE_END in text:
            text = with_links(text)
        return Markup(text % Values(message.params, self, self.html_value, escape))

    def plain_value(self, value: object) -> str:
        """Return a message's parameter as text; TypeError for a type that has no format."""
        value_format = self.formats.get(type(value))
        if value_format is not None:
            return value_format.plain(value)
        match value:
            case int() | str():
                return str(value)
            case Message():
                return self.plain(value)
            case Player():
                return self.plain(Message(f"player.{value.seat}"))
        raise TypeError(f"cannot say a {type(value).__name__}")

    def html_value(self, value: object) -> Markup:
        """Return a message's parameter as HTML, in words if its type has no picture."""
        value_format = self.formats.get(type(value))
        if value_format is not None and value_format.html is not None:
            return value_format.html(value)
        return self.html(value) if isinstance(value, Message) else escape(self.plain_value(value))

    def in_form(self, value: object, form: str) -> str:
        """Return a value in a form; UnknownFormError if the language has none for it."""
        if form == PERCENT and isinstance(value, int | float):
            share = Decimal(str(value)) / 100
            locale = self.language.locale
            return format_percent(share, locale=locale, decimal_quantization=False)
        value_format = self.formats.get(type(value))
        try:
            words = self._forms[form]
            if value_format is not None and value_format.in_form is not None:
                return value_format.in_form(value, words)
            key = str(value.seat + 1) if isinstance(value, Player) else str(value)
            word = words[key] if key in words else words["other"]
            return word.format(self.plain_value(value))
        except KeyError as error:
            tag = self.language.tag
            raise UnknownFormError(f"{tag} has no form {form!r} of {value!r}") from error

    def joins(self, form: str) -> bool:
        """Return whether a form joins lists."""
        return form in (AND, OR) or "between" in self._forms.get(form, {})

    def join_list(self, parts: list[str], kind: str) -> str:
        """Join the parts as the language's own form says, without one as Babel does.

        A form may join two parts in another way: Japanese says "AとB", but "A、B、C".
        """
        own = self._forms.get(kind)
        if own is not None and len(parts) > 1:
            last = own.get(str(len(parts)), own["last"])
            return own["between"].join(parts[:-1]) + last + parts[-1]
        style: Literal["standard", "or"] = "or" if kind == OR else "standard"
        return format_list(parts, style=style, locale=self.language.regional_locale)


class Values:
    """The values of a message by the placeholders of its text.

    `say` formats a value that has no form, `escape` escapes an inflected value for HTML.
    """

    def __init__(
        self,
        params: Mapping[str, object],
        speaker: Speaker,
        say: Callable[[object], str],
        escape: Callable[[str], str],
    ) -> None:
        self._params, self._speaker, self._say, self._escape = params, speaker, say, escape

    def __getitem__(self, key: str) -> str:
        """Return the value in its form; raises KeyError for an unknown value or form.

        Right-to-left languages isolate it: otherwise a name in Latin letters would pull a number
        or a bracket beside it to its own side.
        """
        name, _, form = key.partition("|")
        value = self._params[name]
        is_alone = not form and not isinstance(value, tuple)
        text = self._say(value) if is_alone else self._formatted(value, form.split())
        return type(text)(f"{_ISOLATE}{text}{_END}") if self._speaker.isolates else text

    def _formatted(self, value: object, form: list[str]) -> str:
        if isinstance(value, tuple) and type(value) not in self._speaker.formats:
            kind = next(filter(self._speaker.joins, form), AND)
            of_parts = [word for word in form if word != kind]
            parts = [self._escape(self._formatted(part, of_parts)) for part in value]
            # The parts are escaped already, and the language's separators have no markup.
            listed = self._speaker.join_list([str(part) for part in parts], kind) if parts else ""
            return type(parts[0])(listed) if parts else ""
        return self._escape(self._speaker.in_form(value, form[0])) if form else self._say(value)


def with_keys(text: str) -> str:
    """Return the text with each form as a part of its placeholder: `%(card|gen)s`."""
    return _IN_FORM.sub(r"%(\2|\1)s", text) if "<as " in text else text


def with_links(html: str) -> str:
    """Return the HTML with each `<rule>` as a link that keeps the reader options."""

    def link(match: re.Match[str]) -> str:
        return f'<a class="rule" href="{escape(url_for("rules.rule", rule=match[1]))}">'

    return _ESCAPED_RULE.sub(link, html).replace(_ESCAPED_RULE_END, "</a>")
