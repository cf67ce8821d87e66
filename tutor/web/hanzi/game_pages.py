"""Hànzì on the site: everything that the rest of the site knows of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from flask import Flask

from tutor.core.messages import Message
from tutor.games import hanzi
from tutor.games.hanzi import lessons
from tutor.games.hanzi.deck import CHARACTER_OF_ID, TASK_OF_ID, Effect
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.puzzles.theme import ThemeFamily
from tutor.games.hanzi.puzzles.themes import THEMES
from tutor.games.hanzi.rulebook import OURS, POPULAR
from tutor.games.hanzi.rulebook.figures import EXAMPLE
from tutor.web.hanzi import characters
from tutor.web.hanzi.cards import ANCIENT_FORMS, ICONS, han, symbol
from tutor.web.hanzi.characters import task_line
from tutor.web.hanzi.play import views as play
from tutor.web.hanzi.presentation import HanziPresentation, rules_message
from tutor.web.hanzi.preview import preview_svg
from tutor.web.hanzi.wording import WORDS
from tutor.web.rules.search.index import search_words
from tutor.web.shell.static_files import STATIC
from tutor.web.site.game_pages import (
    Chapter,
    Family,
    GamePages,
    HomePage,
    LessonPages,
    OwnPage,
    PlayPages,
    PuzzlePages,
    RulePages,
)
from tutor.web.site.setting_kind import SettingKind


@dataclass(frozen=True)
class HanziSetting(SettingKind):
    """The setting of a game whose puzzles say themselves when Cangjie plays."""

    code: str = str(Ruleset.PLAIN)

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return whether Cangjie plays."""
        return (rules_message(Ruleset.parse(code)),)


def home_context(pages: GamePages) -> Mapping[str, object]:
    """Return the context of the home page."""
    return {"example": task_line(EXAMPLE), "first_lesson": next(iter(hanzi.GAME.lessons), None)}


EMBLEMS = {
    ThemeFamily.FORMS: ANCIENT_FORMS["ri"].id,
    ThemeFamily.CRAFTING: ICONS[Effect.CRAFT_TWICE].id,
    ThemeFamily.DECIDING: ICONS[Effect.THREE_TASKS].id,
}
"""The drawing that a family is known by."""

FAMILIES = tuple(
    Family(
        str(family),
        EMBLEMS[family],
        tuple(name for name, theme in THEMES.items() if theme.family is family),
    )
    for family in ThemeFamily
)

CHAPTERS = tuple(
    Chapter(chapter, emblem, tuple(lesson.id for lesson in lessons.CHAPTERS[chapter]))
    for chapter, emblem in {
        "hanzi-first-turns": ANCIENT_FORMS["mu-tree"].id,
        "hanzi-effects": ICONS[Effect.COUNTER].id,
        "hanzi-cangjie": ICONS["marker"].id,
    }.items()
)


def _init_app(app: Flask) -> None:
    """Give templates what they draw characters with."""
    app.add_template_global(han)
    app.add_template_global(symbol, "hanzi_symbol")


PLAYING = OwnPage("hanzi_play.choose", play.INDEX, Message("pages.hanzi.play"))

HANZI = GamePages(
    game=hanzi.GAME,
    name="Hànzì · 漢字傳說",
    mount="hanzi",
    catalogue="hanzi",
    words=WORDS,
    setting=HanziSetting(),
    presentation=HanziPresentation(),
    home=HomePage("hanzi/home/page.html", home_context),
    rules=RulePages(
        popular=POPULAR,
        source=Message("pages.hanzi.rules.source"),
        ours=OURS,
        search_words=partial(search_words, "tutor.web.hanzi"),
    ),
    lessons=LessonPages(CHAPTERS),
    puzzles=PuzzlePages(FAMILIES, fallback_rulesets=tuple(map(str, Ruleset))),
    play=PlayPages(PLAYING),
    blueprints=(characters.blueprint, play.blueprint),
    own_pages=(
        PLAYING,
        OwnPage(
            "hanzi_characters.index",
            characters.INDEX,
            Message("pages.hanzi.characters"),
            below=characters.PATHS,
        ),
        OwnPage("hanzi_characters.box", characters.BOX, Message("pages.hanzi.box")),
    ),
    credit=Message("pages.hanzi.credit"),
    preview=preview_svg,
    styles=tuple(STATIC / "style" / f"hanzi{part}.css" for part in ("", "-pages", "-play")),
    sample_values={
        "task": TASK_OF_ID["xiu"],
        "character": CHARACTER_OF_ID["ren"],
    },
    init_app=_init_app,
)
