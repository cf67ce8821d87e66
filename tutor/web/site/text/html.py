"""From `Message` to HTML in the language of the request.

`say` is for pages; `say_plain`, from plain.py, for titles and labels; `sentences` puts what is said
one after the other.
"""

import re
from functools import reduce

from flask import Flask, url_for
from markupsafe import Markup, escape

from tutor.core.messages import Message
from tutor.web.shell.language_prefix import page_language, speaking
from tutor.web.shell.languages import Language
from tutor.web.site.game_site import current_site
from tutor.web.site.text.forms import Values, value_format
from tutor.web.site.text.plain import plain_value, say_plain, translated

_LINK = Markup(
    '<a class="because" href="{address}" title="{title}"><span class="number">{number}</span>'
    '<span class="visually-hidden"> {title}</span></a>'
)
_NAMED_LINK = Markup('<a href="{address}"><span class="number">{number}</span> {title}</a>')


def rule_link(rule: str, *, named: bool = False) -> Markup:
    """Return the link to the rule with this id, by its number; nothing for no rule.

    The title is seen, too, if the link is `named`.
    The title is that of the usual setting: a puzzle has rules of its own, whatever the reader plays
    by.
    """
    site = current_site()
    book = site.game.rulebook(site.setting.read({}, page_language()))
    if rule not in book.rules:
        return Markup()
    return (_NAMED_LINK if named else _LINK).format(
        address=url_for("rules.rule", rule=rule),
        number=book.number(rule),
        title=say_plain(book.rules[rule].title),
    )


__all__ = ["say", "say_in", "say_plain", "sentences"]

_ESCAPED_BOLD = re.compile(r"&lt;(/?b)&gt;")
_ESCAPED_RULE = re.compile(r"&lt;rule id=&#34;([a-z0-9-]+)&#34;&gt;")
_ESCAPED_RULE_END = "&lt;/rule&gt;"
_RUSSIAN_HYPHEN = re.compile(r"(?<=[а-яё])-(?=(?:то|нибудь|либо)\b)")
"""The hyphen of `что-то`, at which no line breaks."""


def init_app(app: Flask) -> None:
    """Give templates `say`, `say_in`, `say_plain`, `sentences`, `rule_link`, `Message`."""
    app.add_template_global(say)
    app.add_template_global(say_in)
    app.add_template_global(say_plain)
    app.add_template_global(sentences)
    app.add_template_global(Message, "Message")
    app.add_template_global(rule_link)


def say(message: Message) -> Markup:
    """Return the message as HTML in the language of the request.

    Values are escaped; those of a game may become small pictures. `<b>` stays, `<rule id="…">`
    becomes a link to that rule, any other markup is escaped. Raises KeyError for an id without
    words or a placeholder without a value.
    """
    template = as_html(translated(message))
    return template % Values(message.params, _html_value, escape)


def say_in(language: Language, message: Message) -> Markup:
    """Return the message as `say` does, in another language; its links stay in the page's."""
    with speaking(language):
        return say(message)


def sentences(*parts: Message | str | None) -> Markup:
    """Return sentences one after the other, with what the page's language puts between two.

    That is a space in English and nothing in Chinese. Texts are escaped; what is empty is left out.
    """
    said = [say(each) if isinstance(each, Message) else escape(each) for each in parts if each]
    return reduce(_then, said) if said else Markup()


def _then(first: Markup, second: Markup) -> Markup:
    between = Markup(translated(Message("sentences")))
    return between % {"first": first, "second": second}


def as_html(text: str) -> Markup:
    """Return the text escaped but for the tags that sentences may have.

    Links carry the reader's table on.
    """

    def link(match: re.Match[str]) -> str:
        address = url_for("rules.rule", rule=match[1])
        return f'<a class="rule" href="{escape(address)}">'

    text = _RUSSIAN_HYPHEN.sub("\N{NON-BREAKING HYPHEN}", text)
    html = _ESCAPED_BOLD.sub(r"<\1>", str(escape(text)))
    html = _ESCAPED_RULE.sub(link, html).replace(_ESCAPED_RULE_END, "</a>")
    return Markup(html)


def _html_value(value: object) -> Markup:
    """Return a message's parameter as HTML; what has no picture is said in words."""
    of_a_game = value_format(value)
    if of_a_game is not None and of_a_game.html is not None:
        return of_a_game.html(value)
    if isinstance(value, Message):
        return say(value)
    return escape(plain_value(value))
