"""Fragments of pages that are drawn once: a sentence, a card, a link to a rule.

A page of a puzzle is made of hundreds of fragments that thousands of other pages have too. What a
fragment looks like depends on what it is made from and on the *variation* of the page: its
language, the language spoken just now, its game, and the setting that its links carry along.
`cached_fragment` keeps it under these; `{% cache view %}…{% endcache %}` does so for a part of a
template that draws nothing but a frozen view and the values named beside it.

Drawing a fragment may note that the page needs a symbol (symbols.py). A cached one notes that
again.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from flask import Flask, current_app, g, request
from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

from tutor.web.shell.bounded_cache import BoundedCache
from tutor.web.shell.language_prefix import current_language, page_language
from tutor.web.shell.settings import memory_for
from tutor.web.shell.symbols import Symbol, note_symbols, symbols_noted

_CACHES = "fragment_caches"
_RARE = "fields_of_urls_not_cached"
_VARIATIONS = "fragment_variations"


class Fragment(Markup):
    """A drawn part of a page that knows which symbols it takes."""

    symbols: frozenset[Symbol]


def init_app(app: Flask) -> None:
    """Give the app its caches, and templates the tag `cache`."""
    app.extensions[_CACHES] = (
        BoundedCache[Fragment](memory_for(app.config, "fragments")),
        BoundedCache[str](memory_for(app.config, "addresses")),
    )
    app.extensions[_RARE] = ()
    app.extensions[_VARIATIONS] = []
    app.jinja_env.add_extension(CacheExtension)


@dataclass(frozen=True, slots=True)
class FragmentScope:
    """What is looked up once for a page, and again when another language is spoken on it."""

    variation: Hashable
    """What any fragment of this page depends on, beside what it is made from."""
    fragments: BoundedCache[Fragment]
    addresses: BoundedCache[str]


def vary_by(app: Flask, look_up: Callable[[], Hashable]) -> None:
    """Keep fragments and addresses apart by what this returns for a page, beside its language."""
    app.extensions[_VARIATIONS].append(look_up)


def fragment_scope() -> FragmentScope:
    """Return the caches of the app, and the variation of the page that is being made."""
    known = vars(g._get_current_object())
    # Other languages and other games may be spoken of on one page.
    part = (known.get("spoken"), known.get("game", ""))
    if (found := known.get(_CACHES)) is None or found[0] != part:
        more = (look_up() for look_up in current_app.extensions[_VARIATIONS])
        variation = (page_language().tag, current_language().tag, request.root_path, part[1], *more)
        found = known[_CACHES] = (part, FragmentScope(variation, *current_app.extensions[_CACHES]))
    at: FragmentScope = found[1]
    return at


def cached_fragment(key: Hashable, draw: Callable[[], str]) -> Markup:
    """Return the fragment of this key as it looks on this page, drawn unless it has been before.

    The key has to tell it apart from fragments of any other kind. What is drawn is HTML.
    """
    at = fragment_scope()
    if (known := fragment_in_cache(key, at)) is not None:
        return known
    with symbols_noted() as symbols:
        fragment = Fragment(draw())
    fragment.symbols = frozenset(symbols)
    note_symbols(symbols)
    return at.fragments.keep((key, at.variation), fragment)


def fragment_in_cache(key: Hashable, at: FragmentScope) -> Markup | None:
    """Return the fragment of this key if it has been drawn before, else None."""
    fragment = at.fragments.get((key, at.variation))
    if fragment is not None and fragment.symbols:
        note_symbols(fragment.symbols)
    return fragment


def cached_url(build: Callable[..., str], endpoint: str, values: Mapping[str, Any]) -> str:
    """Return the path that `build` makes of these, asked for in this variation before or just now.

    A blueprint's own pages by their short names depend on more than that, and are built anew.
    """
    if endpoint.startswith("."):
        return build(endpoint, **values)
    rare = {name: values[name] for name in current_app.extensions[_RARE] if values.get(name)}
    if rare:
        values = {name: value for name, value in values.items() if name not in rare}
    at = fragment_scope()
    key = (endpoint, at.variation, *((name, _hashable(value)) for name, value in values.items()))
    address = at.addresses.get(key) or at.addresses.keep(key, build(endpoint, **values))
    if not rare:
        return address
    path, mark, query = address.partition("?")
    return f"{path}?{urlencode(rare)}{mark and '&'}{query}"


def cache_urls_without(app: Flask, *fields: str) -> None:
    """Put these fields of queries into cached addresses: with them hardly any is asked for again.

    They come first in the query.
    """
    app.extensions[_RARE] += fields


def _hashable(value: object) -> Hashable:
    """Return what tells the value of an address's field apart from others, type and all."""
    return (list, *value) if isinstance(value, list) else (value.__class__, value)


class CacheExtension(Extension):
    """`{% cache view, … %}` to `{% endcache %}`: drawn once for these values.

    They have to be hashable and to be all that the part depends on, beside the page's variation.
    """

    tags = frozenset({"cache"})  # type: ignore[assignment]

    def parse(self, parser: Parser) -> list[nodes.Node]:
        """Return the tag as: what is cached, if there is anything, else its content, drawn."""
        line = next(parser.stream).lineno
        key = nodes.Tuple([nodes.Const(f"{parser.name}:{line}"), parser.parse_tuple()], "load")
        content = parser.parse_statements(("name:endcache",), drop_needle=True)
        known = parser.free_identifier()
        draw = nodes.CallBlock(self.call_method("_draw", [key]), [], [], content)
        drawn = nodes.If(known, [nodes.Output([known])], [], [draw])
        return [
            nodes.Assign(known, self.call_method("_cached", [key])).set_lineno(line),
            drawn.set_lineno(line),
        ]

    def _cached(self, key: Hashable) -> Markup | None:
        return fragment_in_cache(key, fragment_scope())

    def _draw(self, key: Hashable, caller: Callable[[], str]) -> Markup:
        return cached_fragment(key, caller)
