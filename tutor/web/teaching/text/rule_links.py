"""Links to the rule that a fact or a verdict rests on."""

from flask import Flask, url_for
from markupsafe import Markup

from tutor.web.shell.language_prefix import page_language
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.text.html import say_plain

_LINK = Markup(
    '<a class="because" href="{address}" title="{title}"><span class="number">{number}</span>'
    '<span class="visually-hidden"> {title}</span></a>'
)


def init_app(app: Flask) -> None:
    """Give templates `rule_link(rule id)`."""
    app.add_template_global(rule_link)


def rule_link(rule: str) -> Markup:
    """Return the link to the rule with this id, by its number; nothing for no rule.

    The title is that of the usual setting: a puzzle has rules of its own, whatever the reader plays
    by.
    """
    site = current_site()
    book = site.game.rulebook(site.setting.read({}, page_language()))
    if rule not in book.rules:
        return Markup()
    return _LINK.format(
        address=url_for("rules.rule", rule=rule),
        number=book.number(rule),
        title=say_plain(book.rules[rule].title),
    )
