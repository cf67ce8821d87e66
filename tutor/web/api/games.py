"""Games, and the codes of their rules."""

from collections import Counter

from flask import url_for

from tutor.core.game import DailyReader
from tutor.core.library import listed_entries
from tutor.core.messages import Message
from tutor.web.api import answers
from tutor.web.api.operations import LanguageQuery, Operations
from tutor.web.shell.addresses import absolute
from tutor.web.shell.text import say_plain
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games

blueprint = Operations("games", __name__)


@blueprint.operation("/games", example="/games?lang=ja")
def every(pages: GamePages, query: LanguageQuery) -> tuple[answers.Named, ...]:
    """Return the games of the site."""
    return tuple(_named(pages) for pages in games())


@blueprint.operation("/games/<game_id:game>", example="/games/hanabi")
def one(pages: GamePages, query: LanguageQuery) -> answers.Game:
    """Return a game: rulesets, boxes, themes, seeds, pages."""
    game = pages.game
    held = Counter(entry.theme for entry in listed_entries(game.library().values()))
    return answers.Game(
        id=game.id,
        name=_named(pages).name,
        rulesets=game.rulesets,
        players=game.players,
        boxes=tuple(
            answers.Named(id=box, name=say_plain(pages.box_name(box))) for box in game.boxes
        ),
        themes=tuple(_theme(pages, name, held[name]) for name in game.themes),
        first_seed=game.seeds[0],
        last_seed=game.seeds[-1],
        first_day=game.first_day.isoformat() if game.first_day else None,
        readers=tuple(DailyReader) if game.first_day else (),
        page=absolute(url_for("home.index")),
    )


@blueprint.operation(
    "/games/<game_id:game>/rulesets/<code>", example="/games/hanabi/rulesets/wild-5.fuses-1"
)
def ruleset(pages: GamePages, query: LanguageQuery, code: str) -> answers.Ruleset:
    """Return rules by their code, in the one way to write it.

    Raises BadSyntaxError for a text that is no code.
    """
    canonical = pages.game.canonical(code)
    return answers.Ruleset(
        code=canonical,
        in_words=tuple(map(say_plain, pages.setting.rules_in_words(canonical))),
        themes=tuple(name for name in pages.game.themes if pages.game.makes_sense(canonical, name)),
    )


def _named(pages: GamePages) -> answers.Named:
    game = pages.game.id
    return answers.Named(id=game, name=say_plain(Message(f"pages.{game}.name")))


def _theme(pages: GamePages, name: str, puzzles: int) -> answers.Theme:
    return answers.Theme(
        id=name,
        name=say_plain(Message(f"theme.{name}")),
        about=say_plain(Message(f"theme.{name}.about")),
        choose=pages.game.themes[name].choose,
        levels=tuple(pages.game.levels[name]),
        puzzles=puzzles,
    )
