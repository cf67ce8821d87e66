"""From `Message` to plain text, for titles, labels and screen readers.

A page says hundreds of messages, and most of them have been said before: a voice remembers them.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from babel.lists import format_list
from flask import Flask, current_app, g
from flask_babel import get_translations
from markupsafe import Markup

from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import Card, Suit
from tutor.web.shell.language_prefix import current_language
from tutor.web.shell.languages import Language
from tutor.web.shell.memo import Memo, key_of
from tutor.web.shell.settings import memory_for
from tutor.web.shell.words import Words

Given = ParamSpec("Given")
View = TypeVar("View")

_VOICES = "voices"
_WORDS = "words"
_TAG = re.compile(r'</?b>|<rule id="[a-z0-9-]+">|</rule>')


@dataclass(frozen=True, slots=True)
class Voice:
    """One language: its catalogue, and what has been said in it, which is the same every time."""

    catalogue: Any
    plain: Memo[str]
    template_texts: Memo[Markup]
    views: Memo[Any]

    @classmethod
    def within(cls, catalogue: Any, most: int) -> "Voice":
        """Return the voice of a language whose memories take at most so many bytes each."""
        return cls(catalogue, Memo(most), Memo(most), Memo(most))


def init_app(app: Flask, words: Mapping[str, Words]) -> None:
    """Give the app its words and voices, and templates gettext functions that remember."""
    app.extensions[_WORDS] = words
    app.extensions[_VOICES] = {}
    app.jinja_env.globals.update(
        {"_": text, "gettext": text, "ngettext": counted_text, "pgettext": text_in_context}
    )


def voice() -> Voice:
    """Return the voice of the language that is being spoken."""
    known = vars(g._get_current_object())
    spoken: Language | None = known.get("spoken")
    if (found := known.get(_VOICES)) is None or found[0] is not spoken:
        voices: dict[str, Voice] = current_app.extensions[_VOICES]
        tag = current_language().tag
        if tag not in voices:
            voices[tag] = Voice.within(get_translations(), memory_for(current_app.config, 1))
        found = known[_VOICES] = (spoken, voices[tag])
    of_now: Voice = found[1]
    return of_now


def text(english: str, **values: object) -> Markup:
    """Return a text of a template in the language of the request, with values put in escaped."""
    spoken = voice()
    key = (english, *values.items())
    found = spoken.template_texts.get(key)
    if found is None:
        said = Markup(spoken.catalogue.ugettext(english)) % values
        found = spoken.template_texts.keep(key, said)
    return found


def counted_text(singular: str, plural: str, num: int, **values: object) -> Markup:
    """Return the form of a text of a template that goes with a number, which is its `num`, too."""
    said = Markup(voice().catalogue.ungettext(singular, plural, num))
    return said % {"num": num, **values}


def text_in_context(context: str, english: str, **values: object) -> Markup:
    """Return a text of a template that means something else elsewhere."""
    return Markup(voice().catalogue.upgettext(context, english)) % values


def made_once(make: Callable[Given, View]) -> Callable[Given, View]:
    """Return the function with a memory in each language.

    It is for functions that make something frozen out of their arguments, which have to be
    hashable, and of words.
    """

    @wraps(make)
    def made(*args: Given.args, **kwargs: Given.kwargs) -> View:
        views, key = voice().views, (make, args, *kwargs.items())
        found: View | None = views.get(key)
        return found if found is not None else views.keep(key, make(*args, **kwargs))

    return made


def say_plain(message: Message) -> str:
    """Return the message as plain text in the language of the request.

    Cards and seats are named, a tuple becomes a list of its items. Raises KeyError for an id
    without words or a placeholder without a value.
    """
    said, key = voice().plain, key_of(message)
    return said.get(key) or said.keep(key, _said_plain(message))


def _said_plain(message: Message) -> str:
    template = _TAG.sub("", translated(message))
    return template % {name: plain_value(value) for name, value in message.params.items()}


def translated(message: Message) -> str:
    """Return the message's text in the language of the request, placeholders still in it.

    Raises KeyError for an id without words.
    """
    words = english_words(message.id)
    catalogue = voice().catalogue
    if words.plural is not None and words.count is not None:
        count = message.params[words.count]
        return str(catalogue.ungettext(words.text, words.plural, count))
    if words.context is not None:
        return str(catalogue.upgettext(words.context, words.text))
    return str(catalogue.ugettext(words.text))


def english_words(message_id: str) -> Words:
    """Return the English words of a message; KeyError if there are none."""
    every: Mapping[str, Words] = current_app.extensions[_WORDS]
    try:
        return every[message_id]
    except KeyError:
        raise KeyError(f"no words for message id {message_id!r}") from None


def has_words(message_id: str) -> bool:
    """Return whether there are words for a message."""
    return message_id in current_app.extensions[_WORDS]


def plain_value(value: object) -> str:
    """Return a message's parameter as text; TypeError for what has no words."""
    match value:
        case Suit():
            raise TypeError("colours are inflected: use one message per colour")
        case Card():
            return say_plain(Message(f"card.{value.suit}", {"rank": value.rank}))
        case Player():
            return say_plain(Message(f"player.{value.seat}"))
        case Message():
            return say_plain(value)
        case tuple():
            parts = [plain_value(item) for item in value]
            return format_list(parts, locale=current_language().locale)
        case int() | str():
            return str(value)
    raise TypeError(f"cannot say a {type(value).__name__}")
