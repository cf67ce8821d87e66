"""From `Message` to plain text, for titles, labels and screen readers."""

import re
from collections.abc import Iterable, Mapping
from functools import reduce

from flask import Flask, current_app

from tutor.core.messages import Message, Player
from tutor.web.shell.language_prefix import catalogue
from tutor.web.shell.words import Words
from tutor.web.site.text.forms import Values, value_format, with_keys

_WORDS = "words"
_TAG = re.compile(r'</?b>|<rule id="[a-z0-9-]+">|</rule>')


def init_app(app: Flask, words: Mapping[str, Words]) -> None:
    """Give the app its words."""
    app.extensions[_WORDS] = words


def say_plain(message: Message) -> str:
    """Return the message as plain text in the language of the request.

    Seats and values of a game are named, a tuple becomes a list of its items. Raises KeyError for
    an id without words or a placeholder without a value.
    """
    text = translated(message)
    if "<" in text:
        text = _TAG.sub("", text)
    return text % (Values(message.params, plain_value) if message.params else {})


def joined(parts: Iterable[str]) -> str:
    """Return the parts of a label that is read out, with a pause between them."""
    label = translated(Message("label"))
    return reduce(lambda before, after: label % {"before": before, "after": after}, parts)


def translated(message: Message) -> str:
    """Return the message's text in the language of the request, for `Values` to be put into it.

    There may be words for just its number (`<id>=0`). Raises KeyError for an id without words.
    """
    every: Mapping[str, Words] = current_app.extensions[_WORDS]
    words, spoken = every.get(message.id) or english_words(message.id), catalogue()
    if words.plural is not None and words.count is not None:
        count = message.params[words.count]
        words = every.get(f"{message.id}={count}", words)
    if words.plural is not None:
        text = spoken.ngettext(words.text, words.plural, count)
    elif words.context is not None:
        text = str(spoken.pgettext(words.context, words.text))
    else:
        text = spoken.gettext(words.text)
    return with_keys(text) if "<as " in text else text


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
    if type(value) in (int, str):
        return str(value)
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
