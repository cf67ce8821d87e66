"""From `Message` to plain text, for titles, labels and screen readers."""

import re
from typing import Any

from babel.lists import format_list
from flask import g
from flask_babel import get_translations

from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import Card, Suit
from tutor.web.prefix import current_language
from tutor.web.wording import WORDS

_TAG = re.compile(r'</?b>|<rule id="[a-z0-9-]+">|</rule>')


def say_plain(message: Message) -> str:
    """Return the message as plain text in the language of the request.

    Cards and seats are named, a tuple becomes a list of its items. Raises KeyError for an id
    without words or a placeholder without a value.
    """
    template = _TAG.sub("", translated(message))
    return template % {name: plain_value(value) for name, value in message.params.items()}


def translated(message: Message) -> str:
    """Return the message's text in the language of the request, placeholders still in it.

    Raises KeyError for an id without words.
    """
    words = WORDS.get(message.id)
    if words is None:
        raise KeyError(f"no words for message id {message.id!r} in tutor/web/wording")
    catalogue = _catalogue()
    if words.plural is not None and words.count is not None:
        count = message.params[words.count]
        return str(catalogue.ungettext(words.text, words.plural, count))
    if words.context is not None:
        return str(catalogue.upgettext(words.context, words.text))
    return str(catalogue.ugettext(words.text))


def _catalogue() -> Any:
    """Return the catalogue of the language of the request, which a page asks for very often."""
    tag = current_language().tag
    known: dict[str, Any] = g.setdefault("catalogues", {})
    if tag not in known:
        known[tag] = get_translations()
    return known[tag]


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
