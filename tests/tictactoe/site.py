"""Tic-tac-toe on the site: everything that the rest of the site knows of it."""

from pathlib import Path

from tests.tictactoe import about
from tests.tictactoe.engine import CLASSIC, ROW, TURN, Grid
from tests.tictactoe.game import GAME
from tests.tictactoe.presentation import GridPresentation
from tests.tictactoe.words import WORDS
from tutor.core.messages import Message
from tutor.web.site.game_site import (
    Chapter,
    Family,
    GameSite,
    LessonPages,
    OwnPage,
    PuzzlePages,
    RuleExtra,
    RulePages,
)
from tutor.web.site.setting_kind import SettingKind

FOLDER = Path(__file__).parent

PRESENTATION = GridPresentation()

SITE = GameSite(
    game=GAME,
    mount="tictactoe",
    words=WORDS,
    setting=SettingKind(CLASSIC, (Message("ttt-classic"),)),
    presentation=PRESENTATION,
    puzzles=PuzzlePages((Family("ttt-grid", "grid", ("ttt-win", "ttt-order")),)),
    lessons=LessonPages((Chapter("ttt-start", "grid", ("ttt-first",)),)),
    rules=RulePages(
        extras={
            TURN: RuleExtra(
                "tictactoe/empty-grid.html", lambda: {"empty": PRESENTATION.table(Grid(), 0)}
            )
        },
        popular=("ttt-who-begins",),
        search_words=lambda: {("en", ROW): ("noughts and crosses",)},
    ),
    folder=FOLDER,
    styles=(FOLDER / "grid.css",),
    blueprints=(about.blueprint,),
    own_pages=(OwnPage("ttt_about.page", "/about/", Message("pages.ttt.about")),),
)
