"""From `Message` to plain text, for titles, labels and screen readers.

A page says hundreds of messages, and most of them have been said before: a `Translator` keeps what
has been said in its language.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import reduce, wraps
from typing import Any, ParamSpec, TypeVar

from flask import Flask, current_app, g
from flask_babel import get_translations
from markupsafe import Markup

from tutor.core.messages import Message, Player
from tutor.web.shell.bounded_cache import BoundedCache, key_of
from tutor.web.shell.language_prefix import current_language
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.settings import memory_for
from tutor.web.shell.words import Words
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.text.forms import Values, with_keys
from tutor.web.teaching.text.values import value_format

Given = ParamSpec("Given")
View = TypeVar("View")

_TRANSLATORS = "translators"
_WORDS = "words"
_TAG = re.compile(r'</?b>|<rule id="[a-z0-9-]+">|</rule>')


@dataclass(frozen=True, slots=True)
class Translator:
    """One language: its catalogue, and what has been said in it, which is the same every time."""

    catalogue: Any
    plain: BoundedCache[str]
    template_texts: BoundedCache[Markup]
    views: BoundedCache[Any]

    @classmethod
    def within(cls, catalogue: Any, most: int) -> "Translator":
        """Return the translator of a language whose caches take at most so many bytes together."""
        few = most // 16  # there are only as many as templates have texts
        rest = (most - few) // 2
        return cls(catalogue, BoundedCache(rest), BoundedCache(few), BoundedCache(rest))


def init_app(app: Flask, words: Mapping[str, Words]) -> None:
    """Give the app its words, and templates gettext functions that remember."""
    app.extensions[_WORDS] = words
    app.extensions[_TRANSLATORS] = {}
    app.jinja_env.globals.update(
        {"_": text, "gettext": text, "ngettext": counted_text, "pgettext": text_in_context}
    )


def translator() -> Translator:
    """Return the translator of the language that is being spoken, of cards in this appearance."""
    context = vars(g._get_current_object())
    spoken: Language | None = context.get("spoken")
    read_with = context.get("page_setting")
    last = context.get(_TRANSLATORS)
    if last is None or last[0] is not spoken or last[1] is not read_with:
        translators: dict[Hashable, Translator] = current_app.extensions[_TRANSLATORS]
        key = current_language().tag, current_site().presentation.appearance_key()
        if key not in translators:
            most = memory_for(current_app.config, "texts") // len(LANGUAGES)
            translators[key] = Translator.within(get_translations(), most)
        last = context[_TRANSLATORS] = (spoken, context.get("page_setting"), translators[key])
    current: Translator = last[2]
    return current


def text(english: str, **values: object) -> Markup:
    """Return a text of a template in the language of the request, with values put in escaped."""
    current = translator()
    key = (english, *values.items())
    kept = current.template_texts.get(key)
    if kept is None:
        translation = Markup(current.catalogue.ugettext(english)) % values
        kept = current.template_texts.keep(key, translation)
    return kept


def counted_text(singular: str, plural: str, num: int, **values: object) -> Markup:
    """Return the form of a text of a template that goes with a number, which is its `num`, too."""
    translation = Markup(translator().catalogue.ungettext(singular, plural, num))
    return translation % {"num": num, **values}


def text_in_context(context: str, english: str, **values: object) -> Markup:
    """Return a text of a template that means something else elsewhere."""
    return Markup(translator().catalogue.upgettext(context, english)) % values


def cached_per_language(make: Callable[Given, View]) -> Callable[Given, View]:
    """Return the function with a cache for each language.

    It is for functions that make something frozen out of their arguments, which have to be
    hashable, and of words.
    """

    @wraps(make)
    def cached(*args: Given.args, **kwargs: Given.kwargs) -> View:
        views, key = translator().views, (make, args, *kwargs.items())
        kept: View | None = views.get(key)
        return kept if kept is not None else views.keep(key, make(*args, **kwargs))

    return cached


def say_plain(message: Message) -> str:
    """Return the message as plain text in the language of the request.

    Seats and values of a game are named, a tuple becomes a list of its items. Raises KeyError for
    an id without words or a placeholder without a value.
    """
    texts, key = translator().plain, key_of(message)
    return texts.get(key) or texts.keep(key, _plain_text(message))


def _plain_text(message: Message) -> str:
    template = _TAG.sub("", translated(message))
    return template % Values(message.params, plain_value)


def joined(parts: Iterable[str]) -> str:
    """Return the parts of a label that is read out, with a pause between them."""
    return reduce(
        lambda before, after: say_plain(Message("label", {"before": before, "after": after})), parts
    )


def translated(message: Message) -> str:
    """Return the message's text in the language of the request, for `Values` to be put into it.

    Raises KeyError for an id without words.
    """
    words = _counted_words(message)
    catalogue = translator().catalogue
    if words.plural is not None and words.count is not None:
        count = message.params[words.count]
        return with_keys(catalogue.ungettext(words.text, words.plural, count))
    if words.context is not None:
        return with_keys(catalogue.upgettext(words.context, words.text))
    return with_keys(catalogue.ugettext(words.text))


def _counted_words(message: Message) -> Words:
    """Return the words for just this number if there are any (`<id>=0`), else those for all."""
    words = english_words(message.id)
    if words.count is None:
        return words
    every: Mapping[str, Words] = current_app.extensions[_WORDS]
    return every.get(f"{message.id}={message.params[words.count]}", words)


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
    if (of_a_game := value_format(value)) is not None:
        return of_a_game.plain(value)
    match value:
        case Player():
            return say_plain(Message(f"player.{value.seat}"))
        case Message():
            return say_plain(value)
        case int() | str():
            return str(value)
    raise TypeError(f"cannot say a {type(value).__name__}")
