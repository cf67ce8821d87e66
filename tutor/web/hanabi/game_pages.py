"""Hanabi on the site: everything that the rest of the site knows of it."""

from functools import partial

from tutor.core.messages import Message, Player
from tutor.games import hanabi
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.lessons import FIRST_PATH, MOVED_STEPS
from tutor.games.hanabi.partners import ALL_CONVENTIONS
from tutor.games.hanabi.puzzles.library import LIBRARY, OFFLINE
from tutor.web.hanabi import api, deals, pages
from tutor.web.hanabi.cards import art, burst
from tutor.web.hanabi.companion import views as companion
from tutor.web.hanabi.deal_pages import DEAL_PAGES
from tutor.web.hanabi.home import home_context
from tutor.web.hanabi.play import views as play
from tutor.web.hanabi.play.options import CONVENTIONS
from tutor.web.hanabi.position_form import POSITION_FORM
from tutor.web.hanabi.positions import POSITIONS
from tutor.web.hanabi.presentation import FAMILIES, HanabiPresentation
from tutor.web.hanabi.preview import preview_svg
from tutor.web.hanabi.review import views as review
from tutor.web.hanabi.setting import HanabiSetting
from tutor.web.hanabi.setting_form import box_name
from tutor.web.hanabi.wording import WORDS
from tutor.web.rules.search.index import search_words
from tutor.web.shell.speaker import load_forms
from tutor.web.site.game_pages import (
    Chapter,
    GamePages,
    HomePage,
    LessonPages,
    OwnPage,
    PlayPages,
    PuzzlePages,
    RuleExtra,
    RulePages,
)

PLAYING = OwnPage(
    "hanabi_play.choose",
    play.INDEX,
    Message("pages.hanabi.play"),
    below=(play.PARTNERS_PATH, deals.INDEX),
)

COMPANION = OwnPage(
    "hanabi_companion.choose",
    companion.INDEX,
    Message("pages.hanabi.companion"),
    offline={companion.PLAY_PATH: ("",), companion.SETUP_PATH: tuple(companion.kept_setups())},
)

HANABI = GamePages(
    game=hanabi.GAME,
    name="Hanabi",
    mount="",  # links to it were printed before there was another game
    catalogue="messages",
    catalogues=dict.fromkeys(
        ("hanabi_companion", "hanabi_deals", "hanabi_play", "hanabi_review"), "play"
    ),
    words=WORDS,
    setting=HanabiSetting(),
    presentation=HanabiPresentation(),
    home=HomePage("hanabi/home/page.html", home_context),
    rules=RulePages(
        extras={
            "which-box": RuleExtra(
                "hanabi/which-box.html",
                lambda: {"box_search": pages.box_search()},
                pages.FIELDS,
            )
        },
        popular=(
            "own-cards",
            "several-actions",
            "pass",
            "talk",
            "no-token",
            "colour-and-number",
            "one-of-two",
            "tokens-back",
            "discard-full",
            "draw-after-play",
            "know-card",
            "wrong-card",
            "last-card",
            "draw-last-round",
            "rearrange",
        ),
        search_words=partial(search_words, "tutor.web.hanabi"),
    ),
    lessons=LessonPages(
        chapters=(
            Chapter("tonight", "r", FIRST_PATH),
            Chapter("clues", "y", ("complete", "denies", "counting", "knowing")),
            Chapter("cards", "g", ("bonus", "copies", "pile", "score")),
            Chapter(
                "choosing",
                "b",
                (
                    "choosing",
                    "chop",
                    "play-or-save",
                    "focus",
                    "round",
                    "memory",
                    "partners",
                    "graduation",
                ),
            ),
            Chapter("conventions", "w", ("agreements", "saves", "good-touch", "delayed", "prompt")),
            Chapter(
                "more", "m", ("boxes", "difficulty", "sixth", "avalanche", "wild", "playing-on")
            ),
        ),
        first_path=FIRST_PATH,
        moved_steps=MOVED_STEPS,
    ),
    puzzles=PuzzlePages(
        families=FAMILIES,
        fallback_rulesets=("base", "wild-5", "sixth-5", "play-on"),
        rule_of_fact={
            "table-choice.asked.sixth-10": "sixth-suit",
            "table-choice.asked.sixth-5": "avalanche",
            "table-choice.asked.wild-10": "wild",
            "table-choice.asked.wild-5": "wild",
            "table-choice.playing.play-on": "play-on",
            "table-choice.playing.empty-clues": "clue-touches-some",
        },
        kept=LIBRARY.names(OFFLINE),
        typing_help="using.using",
    ),
    play=PlayPages(
        PLAYING,
        after={
            "endings": {},
            "focus": {CONVENTIONS: str(ALL_CONVENTIONS)},
            "agreements": {CONVENTIONS: str(ALL_CONVENTIONS)},
        },
        positions=POSITIONS,
        position_form=POSITION_FORM,
        deals=DEAL_PAGES,
        companion=COMPANION,
    ),
    blueprints=(
        pages.conventions_blueprint,
        pages.blueprint,
        play.blueprint,
        deals.blueprint,
        review.blueprint,
        companion.blueprint,
    ),
    own_pages=(
        PLAYING,
        COMPANION,
        OwnPage("hanabi_review.choose", review.INDEX, Message("pages.hanabi.review")),
        OwnPage("conventions.conventions", "/conventions/", Message("pages.hanabi.conventions")),
        OwnPage("using.using", "/using/", Message("pages.hanabi.using")),
    ),
    operations=(api.blueprint,),
    box_name=box_name,
    credit=Message("pages.hanabi.credit"),
    preview=preview_svg,
    forms=load_forms("tutor.web.hanabi"),
    sample_values={
        "action": Message("doing.play", {"slot": 3}),
        "actions": (Message("short.play", {"slot": 3}), Message("short.discard", {"slot": 1})),
        "boxes": (Message("box.en"), Message("box.ru")),
        "card": Card("r4"),
        "cards": (Card("r4"), Card("g1")),
        "gone": Card("b2"),
        "names": (Player(1), Player(2)),
        "needed": Card("y4"),
        "place": Message("place.your-card", {"slot": 3}),
        "places": (1, 3),
        "ranks": (1, 3),
        "slots": (1, 3),
        "suit": Suit.GREEN,
        "suits": (Suit.RED, Suit.GREEN),
    },
    init_app=lambda app: app.jinja_env.globals.update(art=art, burst=burst),
)
