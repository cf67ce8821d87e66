"""Hanabi on the site: everything that the rest of the site knows of it."""

from functools import partial

from tutor.core.messages import Message
from tutor.games import hanabi
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.lessons import FIRST_PATH, MOVED_STEPS
from tutor.games.hanabi.partners import Manner
from tutor.games.hanabi.puzzles.offline import kept_puzzles
from tutor.games.hanabi.rulebook.mistakes import broken_by
from tutor.web.hanabi import conventions, home, using, which_box
from tutor.web.hanabi.api import views as api
from tutor.web.hanabi.deal_pages import DEAL_PAGES
from tutor.web.hanabi.deals import views as deals
from tutor.web.hanabi.evening_choice import evening_questions, setting_for_evening
from tutor.web.hanabi.families import FAMILIES
from tutor.web.hanabi.game_positions import POSITIONS
from tutor.web.hanabi.play import views as play
from tutor.web.hanabi.play.options import MANNER
from tutor.web.hanabi.presentation import HanabiPresentation
from tutor.web.hanabi.previews.picture import preview_svg
from tutor.web.hanabi.review import views as review
from tutor.web.hanabi.setting import HanabiSetting, rules_for_evening
from tutor.web.hanabi.setting_form import box_name
from tutor.web.hanabi.wording import WORDS
from tutor.web.rules.search.index import search_words
from tutor.web.shell.text import table
from tutor.web.site.game_site import (
    Chapter,
    GameSite,
    HomePage,
    LessonPages,
    OwnPage,
    PlayPages,
    PreparedLists,
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

SITE = GameSite(
    game=hanabi.GAME,
    name="Hanabi",
    mount="",  # links to it were printed before there was another game
    words=WORDS,
    setting=HanabiSetting(),
    presentation=HanabiPresentation(),
    home=HomePage(home.TEMPLATE, home.home_context),
    rules=RulePages(
        extras={
            "which-box": RuleExtra(
                "hanabi/which-box.html",
                lambda: {"box_search": which_box.box_search()},
                which_box.FIELDS,
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
        broken=broken_by,
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
        other_rules=("base", "wild-5", "sixth-5", "play-on"),
        rule_of_fact={
            "table-choice.playing.sixth-10": "sixth-suit",
            "table-choice.playing.sixth-5": "avalanche",
            "table-choice.playing.wild-10": "wild",
            "table-choice.playing.wild-5": "wild",
            "table-choice.playing.play-on": "play-on",
            "table-choice.playing.empty-clues": "clue-touches-some",
        },
        kept=kept_puzzles(),
        typing_help="using.page",
    ),
    play=PlayPages(
        PLAYING,
        after={
            "endings": {},
            "focus": {MANNER: Manner.POINTING.value},
            "agreements": {MANNER: Manner.POINTING.value},
        },
        positions=POSITIONS,
        deals=DEAL_PAGES,
    ),
    prepared=PreparedLists(rules_for_evening, evening_questions, setting_for_evening),
    blueprints=(
        conventions.blueprint,
        using.blueprint,
        play.blueprint,
        deals.blueprint,
        review.blueprint,
    ),
    own_pages=(
        PLAYING,
        OwnPage("hanabi_review.choose", review.INDEX, Message("pages.hanabi.review")),
        OwnPage("conventions.page", "/conventions/", Message("pages.hanabi.conventions")),
        OwnPage("using.page", "/using/", Message("pages.hanabi.using")),
    ),
    operations=(api.blueprint,),
    box_name=box_name,
    credit=Message("pages.hanabi.credit"),
    preview=preview_svg,
    forms=table("tutor.web.hanabi"),
    sample_values={
        "action": Message("doing.play", {"slot": 3}),
        "actions": (Message("short.play", {"slot": 3}), Message("short.discard", {"slot": 1})),
        "card": Card("r4"),
        "cards": (Card("r4"), Card("g1")),
        "gone": Card("b2"),
        "needed": Card("y4"),
        "place": Message("place.your-card", {"slot": 3}),
        "places": (1, 3),
        "ranks": (1, 3),
        "slots": (1, 3),
        "suit": Suit.GREEN,
        "suits": (Suit.RED, Suit.GREEN),
    },
)
