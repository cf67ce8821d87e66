"""Links to the rule that a fact or a verdict rests on.

A page of a puzzle has dozens of them to a handful of rules, so each is made once and remembered.
"""

from functools import partial

from flask import Flask, url_for
from markupsafe import Markup

from tutor.games.hanabi.rulebook import RULES, number
from tutor.web.shell.fragment_cache import remembered
from tutor.web.teaching.text.html import say

_LINK = Markup(
    '<a class="because" href="{address}"><span class="number">{number}</span> {title}</a>'
)


def init_app(app: Flask) -> None:
    """Give templates `because(rule id)`."""
    app.add_template_global(because)


def because(rule: str) -> Markup:
    """Return the link to the rule with this id, by its number and title; nothing for no rule."""
    return remembered(("because", rule), partial(_link, rule))


def _link(rule: str) -> Markup:
    if rule not in RULES:
        return Markup()
    address = url_for("rules.rule", rule=rule)
    return _LINK.format(address=address, number=number(rule), title=say(RULES[rule].title))
