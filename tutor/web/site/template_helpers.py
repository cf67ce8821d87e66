"""Functions with which any template shows parts of the current game.

**Symbols.** A game's macros ask `symbol_ref` for the address of an SVG symbol whenever they draw
one. A page ends with the symbols asked for, each drawn by the macro `symbols` of its game, so that
a page without cards carries none.

**Style sheets.** Hanabi's are the bundles of the site; any other game has `<game>.css`,
`<game>-book.css` and `<game>-reading.css` for rules, `<game>-frame.css` for frames. Each is the
site's sheet followed by the game's own. Sheets of a club show puzzles of several games, so theirs
has the styles of all.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from flask import Flask, g, get_template_attribute, request, url_for
from markupsafe import Markup

from tutor.core.messages import Message
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.request_values import kept_for_request
from tutor.web.shell.static_files import (
    FOR_ANY_GAME,
    FOR_FRAMES,
    add_file,
    asset_url,
    bundle,
    joined_parts,
)
from tutor.web.shell.text import current_language, say_plain
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import games, pages_at, pages_of_request
from tutor.web.site.reader_options import in_game, page_setting

_LINK = Markup(
    '<a class="because" href="%(address)s" title="%(title)s"><span class="number">%(number)s</span>'
    '<span class="visually-hidden"> %(title)s</span></a>'
)


_NAMED_LINK = Markup('<a href="%(address)s"><span class="number">%(number)s</span> %(title)s</a>')


def init_app(app: Flask, games_of_app: Sequence[GamePages]) -> None:
    """Serve the style sheets of games; give templates these helpers and the games of the site."""
    _serve_styles(app, games_of_app)
    app.context_processor(_template_context)
    app.add_template_global(_once(draw_macro), "drawn_once")
    app.add_template_global(_once(rule_link), "rule_link")
    for helper in (
        game_macro,
        page_text,
        symbol_ref,
        symbols_drawn,
        style_url,
        is_ours,
        rule_of_fact,
    ):
        app.add_template_global(helper)


def _once(draw: Callable[..., Markup]) -> Callable[..., Markup]:
    """Return a function that caches what `draw` returns by language, game and setting.

    Nothing else may change what it draws, and it may not ask for symbols. The cache is for parts
    of nearly every page: header, footer, texts for scripts, links to rules.
    """

    @lru_cache(maxsize=1024)
    def drawn(_: Hashable, *args: Hashable, **named: Hashable) -> Markup:
        return draw(*args, **named)

    def once(*args: Hashable, **named: Hashable) -> Markup:
        page = (request.root_path, page_language().tag, current_language().tag, g.get(GAME, ""))
        return drawn((*page, page_setting()), *args, **named)

    return once


def draw_macro(template: str, name: str, *args: object) -> Markup:
    """Return what a template's macro of this name draws."""
    drawn: Markup = get_template_attribute(template, name)(*args)
    return drawn


def game_macro(name: str) -> Callable[..., Markup]:
    """Return a macro of the current game by its name; KeyError if it has none."""
    macro: Callable[..., Markup] = get_template_attribute(
        pages_of_request().presentation.macros[name], name
    )
    return macro


def symbols_drawn() -> Markup:
    """Return the SVG symbols that a page refers to, each drawn by its game."""
    drawn = Markup("")
    for mount, symbols in groupby(sorted(g.get(_SYMBOLS, ())), key=itemgetter(0)):
        with in_game(pages_at(mount)):
            drawn += game_macro("symbols")([name for _, name in symbols])
    return drawn


def page_text(name: str) -> Message:
    """Return a page's text about the current game: "The rules of Hanabi".

    The game brings the words, with the id `pages.<id of the game>.<name>`.
    """
    return Message(f"pages.{pages_of_request().game.id}.{name}")


def is_ours(message_id: str) -> bool:
    """Return whether a sentence of the rules is a ruling of this site."""
    return message_id in pages_of_request().rules.ours


def rule_of_fact(message_id: str) -> str | None:
    """Return the id of the rule behind a fact beside a question; None for most facts."""
    return pages_of_request().puzzles.rule_of_fact.get(message_id)


def rule_link(rule: str, *, named: bool = False) -> Markup:
    """Return the link to the rule with this id, by its number; nothing for an unknown rule.

    `named`: whether the title is shown, too. It is the title with the default setting, as a
    puzzle's rules need not be the reader's.
    """
    pages = pages_of_request()
    book = pages.game.rulebook(pages.setting.read({}, page_language()))
    found_rule = book.find(rule)
    if found_rule is None:
        return Markup()
    return (_NAMED_LINK if named else _LINK) % {
        "address": url_for("rules.rule", rule=found_rule.id),
        "number": book.number(found_rule.id),
        "title": say_plain(found_rule.title),
    }


def _template_context() -> dict[str, object]:
    """Return the template context of every page: its game, the other games, its section."""
    current = pages_of_request()
    others = tuple(pages for pages in games() if pages is not current)
    below = request.path.split("/")[3 if current.mount else 2 :]
    return {"pages": current, "other_games": others, "nav_section": "".join(below[:1])}


_SYMBOLS = "symbols"


Symbol = tuple[str, str]
"""A symbol by the mount of its game and its name."""


def symbol_ref(name: str) -> str:
    """Return the reference to a symbol for `<use>`, and note that the page needs it."""
    kept_for_request(_SYMBOLS, set[Symbol]).add((g.get(GAME, ""), name))
    return f"#{name}"


ON_PAPER = "sheets.css"


_MOST_PAGES = "site.css"


def style_url(name: str) -> str:
    """Return the address of a style sheet, or of the current game's version of it."""
    pages = pages_of_request()
    return asset_url(_name_for(pages, name) if pages.mount else name)


def _name_for(pages: GamePages, name: str) -> str:
    """Return the name of a game's version of a style sheet."""
    return f"{pages.game.id}.css" if name == _MOST_PAGES else f"{pages.game.id}-{name}"


def _serve_styles(app: Flask, games: Sequence[GamePages]) -> None:
    """Serve the style sheets of every game but the first, which uses the site's bundles."""
    for pages in games[1:]:
        own = [path.read_bytes() for path in pages.styles]
        for name, parts in FOR_ANY_GAME.items():
            content = b"\n".join([joined_parts(parts), *own])
            add_file(app, _name_for(pages, name), content, for_frames=name in FOR_FRAMES)
    every = [path.read_bytes() for pages in games[1:] for path in pages.styles]
    add_file(app, ON_PAPER, b"\n".join([bundle(ON_PAPER), *every]))
