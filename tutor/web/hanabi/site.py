"""Hanabi on the site: everything that the rest of the site knows of it.

Its home page, the deals of its tournaments, and the positions that addresses of its games lead
to are here, too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

from flask import url_for
from markupsafe import Markup

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message, Player
from tutor.games import hanabi
from tutor.games.hanabi.deals.deal import (
    Deal,
)
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.lessons import FIRST_PATH, LESSON_THEMES, LESSONS, MOVED_STEPS
from tutor.games.hanabi.partners import ALL_CONVENTIONS, NO_CONVENTIONS, GameRecord
from tutor.games.hanabi.partners.action_codes import longest, read_actions
from tutor.games.hanabi.puzzles.library import LIBRARY, OFFLINE
from tutor.games.hanabi.review.reading import (
    read_game,
)
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.clubs.tournaments.club_tournament import TABLE
from tutor.web.hanabi import api, deals, pages, position_form
from tutor.web.hanabi.cards import Face, art, burst, face_of
from tutor.web.hanabi.companion import views as companion
from tutor.web.hanabi.deals import Part, deal_sheet
from tutor.web.hanabi.play import views as play
from tutor.web.hanabi.play.moment import ACTIONS, NOW
from tutor.web.hanabi.play.options import CONVENTIONS, PEOPLE
from tutor.web.hanabi.presentation import FAMILIES, HanabiPresentation
from tutor.web.hanabi.preview import preview_svg
from tutor.web.hanabi.review import views as review
from tutor.web.hanabi.setting import HanabiSetting
from tutor.web.hanabi.setting_form import box_name
from tutor.web.hanabi.table import TableView
from tutor.web.hanabi.wording import WORDS
from tutor.web.puzzles.fields import FIRST_TRY
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.puzzle_view import question_view
from tutor.web.rules.search.index import search_words
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import Language
from tutor.web.shell.speaker import load_forms
from tutor.web.shell.text import in_each
from tutor.web.site.game_site import (
    Chapter,
    GameSite,
    HomePage,
    LessonPages,
    OwnPage,
    PlayPages,
    PuzzlePages,
    RuleExtra,
    RulePages,
)
from tutor.web.site.presentation import DealPages, PositionForm
from tutor.web.site.reader_options import RULES, current_setting
from tutor.web.site.template_helpers import draw_macro

_SHEETS = "hanabi/deals/sheet_macros.html"


def sheet(rules: str, name: str, title: Message, languages: Sequence[Language]) -> Markup:
    """Return how to arrange the pack of a deal, by suits and as a whole, in these languages."""
    deal = Deal.parse(name, Ruleset.parse(rules))
    view, parts = replace(deal_sheet(deal), title=title), (Part.PACKETS, Part.PACK)
    return draw_macro(_SHEETS, "deal_sheets", view, parts, in_each(languages))


def winning_line(rules: str, name: str) -> str:
    """Return the address of a way to all points, before its first action."""
    return _address("hanabi_deals.line", rules, {"deal": name, "step": "0"})


def game_at_table(rules: str, name: str, table: str, actions: str) -> str:
    """Return the address of a game that all players of a table play at one device."""
    players = name.partition("-")[0]
    fields = {"deal": name, PEOPLE: players, TABLE: table, ACTIONS: actions, "_anchor": NOW}
    return _address("hanabi_play.game", rules, fields)


def _address(endpoint: str, rules: str, fields: Mapping[str, str]) -> str:
    """Return an address without default values, so that it needs no redirect."""
    usual = HanabiSetting().usual.get(RULES)
    given_fields: dict[str, Any] = {field: text or None for field, text in fields.items()}
    given_fields[RULES] = None if rules == usual else rules
    return url_for(endpoint, **given_fields)


DEAL_PAGES = DealPages(sheet=sheet, winning_line=winning_line, play=game_at_table)


POSITION_FORM = PositionForm(
    fields=position_form.FIELDS,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    view=position_form.position_form,
    written=position_form.written_position,
    read=position_form.form_of_position,
)


_FIRST_LESSON = next(iter(LESSONS.values()))


def home_context(site: GameSite) -> Mapping[str, object]:
    """Return the context of the home page: fireworks, and the hand of the first step."""
    step = _FIRST_LESSON.steps[0](current_setting())
    theme = step.as_asked(LESSON_THEMES[step.puzzle.theme])
    puzzle = question_view(site, theme, step.puzzle)
    table = cast("TableView", puzzle.table)
    fifth = current_setting().box.fifth
    other_box = next(box.id for box in BOXES.values() if box.fifth is not fifth)
    lesson_url = url_for("learn.step", lesson=_FIRST_LESSON.id, step=1)
    return {
        "before": step.before,
        "goal": puzzle.question.prompt,
        "fireworks": table.fireworks,
        "hand": next(hand for hand in table.hands if hand.turn),
        "options": puzzle.options,
        "links": PuzzleLinks(this=lesson_url, next=lesson_url),
        "tries": FIRST_TRY,
        "shown": _example_cards(),
        "fifth": fifth,
        "other_box": other_box,
    }


def _example_cards() -> dict[str, Face]:
    """Return a few cards, for the pictures beside the ways in, by their suits."""
    faces = [face_of(Card(name)) for name in ("r1", "y2", "g3", "b4", "w5")]
    return {face.suit: face for face in faces}


def position_in_play(path: Mapping[str, Any], query: Mapping[str, str]) -> GameState:
    """Return where a game stands that is played; raises BadSyntaxError, PlayedWrongError."""
    ruleset = HanabiSetting().read(query, page_language()).ruleset
    actions = query.get(ACTIONS, "")
    if len(actions) > longest(ruleset):
        raise BadSyntaxError(ACTIONS, actions, longest(ruleset), "no more actions")
    deal = Deal.parse(path["deal"], ruleset)
    return GameRecord(deal, NO_CONVENTIONS, read_actions(actions)).state


def position_in_review(path: Mapping[str, Any], query: Mapping[str, str]) -> GameState:
    """Return where a game stood at the turn of this page, or at its end; raises the same."""
    states = read_game(path["recorded"]).states
    turn: int = path.get("turn", len(states))
    if not 1 <= turn <= len(states):
        raise BadSyntaxError("turn", str(turn), 0, "a turn of the game")
    return states[turn - 1]


POSITIONS = {
    "hanabi_play.game": position_in_play,
    "hanabi_play.coach_turn": position_in_play,
    "hanabi_review.review": position_in_review,
    "hanabi_review.turn": position_in_review,
    "hanabi_review.coach": position_in_review,
    "hanabi_review.try_again": position_in_review,
}

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

SITE = GameSite(
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
