"""From `Message` to words in the language of a request, as HTML or plain text.

`say` is for pages, `say_plain` for titles and labels, `sentences` for what is said one after the
other.

A message says `<as FORM>%(name)s</as>` where a value stands in another form than on its own:
`<as gen>%(card)s</as>` is the genitive of a card in a language that has one. Which forms there are
is up to each language: forms.csv beside this module has those of numbers and lists, and a game
brings a table of its own for its values. docs/translating.md explains them to translators.
"""

import csv
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from babel.support import Translations
from flask import Flask, current_app, g, url_for
from markupsafe import Markup, escape

from tutor.core.messages import Message, Player
from tutor.web.shell.catalogues import Catalogue, translated
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.languages import LANGUAGES, SOURCE, Language
from tutor.web.shell.words import Words

Forms = Mapping[tuple[str, str], Mapping[str, str]]
"""The words of a form by the tag of its language and its name: words by what they are for."""

PERCENT = "percent"
"""The form of a number that is so many in a hundred, which Babel knows in every language."""

AND, OR = "and", "or"
"""The two kinds of lists; a list is joined with "and" unless the message says otherwise."""

_ISOLATE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

_LABEL, _SENTENCES = Message("label"), Message("sentences")

_SPEAKERS = "speakers"
_IN_FORM = re.compile(r"<as ([a-z0-9 -]+)>%\((\w+)\)s</as>")
_TAG = re.compile(r'</?b>|<rule id="[a-z0-9-]+">|</rule>')
_ESCAPED_BOLD = re.compile(r"&lt;(/?b)&gt;")
_ESCAPED_RULE = re.compile(r"&lt;rule id=&#34;([a-z0-9-]+)&#34;&gt;")
_ESCAPED_RULE_END = "&lt;/rule&gt;"
_RUSSIAN_HYPHEN = re.compile(r"(?<=[а-яё])-(?=(?:то|нибудь|либо)\b)")
"""The hyphen of `что-то`, at which no line breaks."""


@dataclass(frozen=True, slots=True)
class ValueFormat:
    """How values of one type are put into a sentence: as plain text, and on pages as HTML.

    Without `html` the plain text is used there, too. `in_form` returns a value in one form of a
    language, made of the words that the form has by what they are for.
    """

    plain: Callable[[Any], str]
    html: Callable[[Any], Markup] | None = None
    in_form: Callable[[Any, Mapping[str, str]], str] | None = None


class UnknownFormError(KeyError):
    """A form that the language does not have, or not for such a value."""


def init_app(
    app: Flask,
    catalogues: Mapping[str, Catalogue],
    words: Mapping[str, Words],
    forms: Forms,
    formats: Mapping[type, ValueFormat],
) -> None:
    """Give the app a speaker of each language, and templates what they say things with."""
    every_form = {**OF_EVERY_GAME, **forms}
    app.extensions[_SPEAKERS] = {
        each.tag: Speaker(each, catalogues[each.tag].translations, words, every_form, formats)
        for each in LANGUAGES
    }
    for function in (say, say_in, say_plain, sentences, site_name):
        app.add_template_global(function)
    app.add_template_global(Message, "Message")
    app.jinja_env.add_extension("jinja2.ext.i18n")
    # The new style of the extension asks its context three times for each sentence.
    app.jinja_env.globals.update(
        _=lambda english: Markup(speaker().catalogue.gettext(english)),
        gettext=lambda english: Markup(gettext(english)),
        ngettext=lambda one, other, num: Markup(ngettext(one, other, num)),
        pgettext=lambda context, english: Markup(pgettext(context, english)),
    )


def load_forms(package: str) -> Forms:
    """Return the forms in the forms.csv of a package; empty cells are left out."""
    with files(package).joinpath("forms.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {
        (row.pop("language"), row.pop("form")): {key: word for key, word in row.items() if word}
        for row in rows
    }


OF_EVERY_GAME = load_forms(__package__)
"""The forms of numbers and lists."""


@dataclass(frozen=True, slots=True)
class Text:
    """A translated text, for values to be put into it: without tags, and as HTML.

    Each form is a part of its placeholder: `%(card|gen)s`. In the HTML the tags that sentences may
    have stay, and links to rules wait for `with_links`.
    """

    plain: str
    html: str

    @classmethod
    def of(cls, translated: str) -> "Text":
        """Return both; any other markup is escaped."""
        text = with_keys(translated)
        html = str(escape(_RUSSIAN_HYPHEN.sub("\N{NON-BREAKING HYPHEN}", text)))
        return cls(_TAG.sub("", text), _ESCAPED_BOLD.sub(r"<\1>", html))


class Speaker:
    """Says messages in one language, with the values in them in the forms that they ask for."""

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
        self.looks: dict[Hashable, Any] = {}
        """How games show the few things of theirs that look the same on any page, as cards do."""
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
        """Return the text of a message, for `Values` to be put into it; KeyError for no words.

        There may be words for just its number (`<id>=0`).
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
        """Return a text in the language."""
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
        as_they_are = "|" not in text and all(type(each) in (int, str) for each in params.values())
        if as_they_are and not self.isolates:
            return text % params
        return text % Values(params, self, self.plain_value, str)

    def html(self, message: Message) -> Markup:
        """Return a message as HTML."""
        text = self.text(message).html
        if _ESCAPED_RULE_END in text:
            text = with_links(text)
        return Markup(text % Values(message.params, self, self.html_value, escape))

    def plain_value(self, value: Any) -> str:
        """Return a message's parameter as text; TypeError for what has no words."""
        of_a_game = self.formats.get(type(value))
        if of_a_game is not None:
            return of_a_game.plain(value)
        match value:
            case int() | str():
                return str(value)
            case Message():
                return self.plain(value)
            case Player():
                return self.plain(Message(f"player.{value.seat}"))
        raise TypeError(f"cannot say a {type(value).__name__}")

    def html_value(self, value: Any) -> Markup:
        """Return a message's parameter as HTML; what has no picture is said in words."""
        of_a_game = self.formats.get(type(value))
        if of_a_game is not None and of_a_game.html is not None:
            return of_a_game.html(value)
        return self.html(value) if isinstance(value, Message) else escape(self.plain_value(value))

    def in_form(self, value: Any, form: str) -> str:
        """Return a value in a form; UnknownFormError for one that there is not, or not for it."""
        if form == PERCENT and isinstance(value, int):
            return format_percent(value / 100, locale=self.language.locale)
        of_a_game = self.formats.get(type(value))
        try:
            words = self._forms[form]
            if of_a_game is not None and of_a_game.in_form is not None:
                return of_a_game.in_form(value, words)
            key = str(value.seat + 1) if isinstance(value, Player) else str(value)
            word = words[key] if key in words else words["other"]
            return word.format(self.plain_value(value))
        except KeyError as error:
            tag = self.language.tag
            raise UnknownFormError(f"{tag} has no form {form!r} of {value!r}") from error

    def joins(self, form: str) -> bool:
        """Return whether a form says how lists are joined."""
        return form in (AND, OR) or "between" in self._forms.get(form, {})

    def listed(self, parts: list[str], kind: str) -> str:
        """Return the parts as a list, joined as the language's own forms say, or as Babel does."""
        own = self._forms.get(kind)
        if own is not None and len(parts) > 1:
            return own["between"].join(parts[:-1]) + own["last"] + parts[-1]
        style: Literal["standard", "or"] = "or" if kind == OR else "standard"
        return format_list(parts, style=style, locale=self.language.regional_locale)


class Values:
    """The values of a message by the keys of its text.

    `say` says a value on its own, `escape` makes the text of a form fit for where it goes.
    """

    def __init__(
        self,
        params: Mapping[str, object],
        speaker: Speaker,
        say: Callable[[Any], str],
        escape: Callable[[str], str],
    ) -> None:
        self._params, self._speaker, self._say, self._escape = params, speaker, say, escape

    def __getitem__(self, key: str) -> str:
        """Return the value in its form; raises KeyError for a value or a form that there is not.

        From right to left it is isolated: a name of Latin letters would draw the number beside it,
        or a bracket, to its own side.
        """
        name, _, form = key.partition("|")
        value = self._params[name]
        is_alone = not form and not isinstance(value, tuple)
        said = self._say(value) if is_alone else self._said(value, form.split())
        return type(said)(f"{_ISOLATE}{said}{_END}") if self._speaker.isolates else said

    def _said(self, value: object, form: list[str]) -> str:
        if isinstance(value, tuple) and type(value) not in self._speaker.formats:
            kind = next(filter(self._speaker.joins, form), AND)
            of_parts = [word for word in form if word != kind]
            parts = [self._escape(self._said(part, of_parts)) for part in value]
            # Only what a language puts between the parts is new here, and that is no markup.
            listed = self._speaker.listed([str(part) for part in parts], kind) if parts else ""
            return type(parts[0])(listed) if parts else ""
        return self._escape(self._speaker.in_form(value, form[0])) if form else self._say(value)


def with_keys(text: str) -> str:
    """Return the text with each form as a part of its placeholder: `%(card|gen)s`."""
    return _IN_FORM.sub(r"%(\2|\1)s", text) if "<as " in text else text


def with_links(html: str) -> str:
    """Return the HTML of a text with links to the rules it names, which carry the table on."""

    def link(match: re.Match[str]) -> str:
        return f'<a class="rule" href="{escape(url_for("rules.rule", rule=match[1]))}">'

    return _ESCAPED_RULE.sub(link, html).replace(_ESCAPED_RULE_END, "</a>")


def speaker() -> Speaker:
    """Return who says things in this request: in the page's language, or as we are `speaking`.

    In the source if the page is not translated into its language.
    """
    known = vars(g._get_current_object())
    found: Speaker | None = known.get("speaker")
    if found is None:
        found = known["speaker"] = _speaker_of(spoken_language())
    return found


def _speaker_of(language: Language) -> Speaker:
    every: Mapping[str, Speaker] = current_app.extensions[_SPEAKERS]
    return every[language.tag]


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Say things in another language than the page's; links stay in the page's."""
    before = g.get("speaker")
    g.speaker = _speaker_of(language)
    try:
        yield
    finally:
        g.speaker = before


def in_each(languages: Iterable[Language]) -> Callable[..., Iterator[tuple[Language, Markup]]]:
    """Return a function that calls a macro once for each language, speaking that language.

    Those into which the page is not translated are left out.
    """

    def drawn(macro: Callable[..., Markup], *args: object) -> Iterator[tuple[Language, Markup]]:
        for each in translated(languages):
            with speaking(each):
                text = macro(*args)
            yield each, text

    return drawn


def current_language() -> Language:
    """Return the language in which things are said."""
    return speaker().language


def gettext(english: str) -> str:
    """Return a text in the language in which things are said."""
    return speaker().catalogue.gettext(english)


def ngettext(singular: str, plural: str, num: int) -> str:
    """Return the form of a text that goes with a number."""
    return speaker().catalogue.ngettext(singular, plural, num)


def pgettext(context: str, english: str) -> str:
    """Return a text that means something else elsewhere."""
    return str(speaker().catalogue.pgettext(context, english))


def site_name() -> str:
    """Return the name of the site in the language in which things are said."""
    return gettext("Hanabi Tutor")


def say(message: Message) -> Markup:
    """Return the message as HTML in the language of the request.

    Values are escaped; those of a game may become small pictures. `<b>` stays, `<rule id="…">`
    becomes a link to that rule, any other markup is escaped. Raises KeyError for an id without
    words or a placeholder without a value.
    """
    return speaker().html(message)


def say_in(language: Language, message: Message) -> Markup:
    """Return the message as `say` does, in another language; its links stay in the page's."""
    with speaking(language):
        return say(message)


def say_plain(message: Message) -> str:
    """Return the message as plain text in the language of the request.

    Seats and values of a game are named, a tuple becomes a list of its items. Raises KeyError for
    an id without words or a placeholder without a value.
    """
    return speaker().plain(message)


def sentences(*parts: Message | str | None) -> Markup:
    """Return sentences one after the other, with what the page's language puts between two.

    That is a space in English and nothing in Chinese. Texts are escaped; what is empty is left out.
    """
    said, between = Markup(), speaker().text(_SENTENCES).html
    for part in filter(None, parts):
        following = say(part) if isinstance(part, Message) else escape(part)
        said = Markup(between % {"first": said, "second": following}) if said else following
    return said


def joined(parts: Iterable[str]) -> str:
    """Return the parts of a label that is read out, with a pause between them."""
    label = speaker().text(_LABEL).plain
    said, *others = parts
    for after in others:
        said = label % {"before": said, "after": after}
    return said


def in_form(value: object, form: str) -> str:
    """Return a value in a form of the language of the request."""
    return speaker().in_form(value, form)


def english_words(message_id: str) -> Words:
    """Return the English words of a message; KeyError if there are none."""
    return speaker().words[message_id]


def has_words(message_id: str) -> bool:
    """Return whether there are words for a message."""
    return message_id in speaker().words


def decimal(number: float) -> str:
    """Return a number with at least one decimal, so that it stands in one form everywhere."""
    return format_decimal(number, "0.0#", locale=current_language().locale)
