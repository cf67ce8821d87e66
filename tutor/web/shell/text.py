"""Says messages in the language of a request.

`say` is for pages, `say_plain` for titles and labels, `sentences` for what is said one after the
other.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from babel.numbers import format_decimal
from flask import Flask, current_app, g
from markupsafe import Markup, escape

from tutor.core.messages import Message
from tutor.web.shell.catalogues import Catalogue, translated
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.request_values import kept_for_request
from tutor.web.shell.speaker import OF_EVERY_GAME, Forms, Speaker, ValueFormat
from tutor.web.shell.words import Words

_LABEL, _SENTENCES = Message("label"), Message("sentences")

_SPEAKERS = "speakers"


def init_app(
    app: Flask,
    catalogues: Mapping[str, Catalogue],
    words: Mapping[str, Words],
    forms: Forms,
    formats: Mapping[type, ValueFormat],
) -> None:
    """Create a speaker of each language, and give templates `say` and its kin."""
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


def speaker() -> Speaker:
    """Return the speaker of this request's language, or of the one we are `speaking`.

    A page without a translation is in English.
    """
    return kept_for_request("speaker", lambda: _speaker_of(spoken_language()))


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

    Languages without a translation of the page are left out.
    """

    def drawn(macro: Callable[..., Markup], *args: object) -> Iterator[tuple[Language, Markup]]:
        for each in translated(languages):
            with speaking(each):
                text = macro(*args)
            yield each, text

    return drawn


def current_language() -> Language:
    """Return the language of this request's speaker."""
    return speaker().language


def gettext(english: str) -> str:
    """Translate a text."""
    return speaker().catalogue.gettext(english)


def ngettext(singular: str, plural: str, num: int) -> str:
    """Translate a text and pick its plural form."""
    return speaker().catalogue.ngettext(singular, plural, num)


def pgettext(context: str, english: str) -> str:
    """Translate a text that means something else elsewhere."""
    return str(speaker().catalogue.pgettext(context, english))


def site_name() -> str:
    """Return the name of the site."""
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
    """Join sentences as the page's language does: with a space in English, with nothing in Chinese.

    Strings are escaped; empty parts are left out.
    """
    text, between = Markup(), speaker().text(_SENTENCES).html
    for part in filter(None, parts):
        following = say(part) if isinstance(part, Message) else escape(part)
        text = Markup(between % {"first": text, "second": following}) if text else following
    return text


def aria_label(parts: Iterable[str]) -> str:
    """Return the `aria-label` with these parts, with a pause between them."""
    pattern = speaker().text(_LABEL).plain
    label, *others = parts
    for after in others:
        label = pattern % {"before": label, "after": after}
    return label


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
    """Return a number with one or two decimals: 7.0 beside 7.25."""
    return format_decimal(number, "0.0#", locale=current_language().locale)
