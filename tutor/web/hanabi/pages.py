"""Hanabi's own pages: using the site, conventions, and the questions that find a box.

One page explains symbols, screen readers, the keyboard, typed answers and use without a network;
one says what other tables call each convention, and how theirs differ. The rule "which-box" asks
readers about their box and names it, or the nearest one that we know.
"""

from collections.abc import Mapping

from flask import Blueprint, render_template

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, ClueMarks, Suit
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.puzzles.option_names import Identity, read_option
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.rulebook import BOXES, Box, FifthColour
from tutor.web.hanabi.cards import card_view, drawn_suit, marks_of, suit_letter, suit_name
from tutor.web.hanabi.setting_form import box_view
from tutor.web.hanabi.typed import HanabiTyping
from tutor.web.puzzles.practice import lessons_needed, practice_ways
from tutor.web.shell.text import say_plain
from tutor.web.shell.view_options import one_of, view_options
from tutor.web.site.game_routing import pages_of_request
from tutor.web.site.presentation import seat_name
from tutor.web.site.reader_options import current_setting, keeps_reader_options

blueprint = Blueprint("using", __name__)

HAND = 4
"""How many cards are in the hands of the examples."""

TYPED = ("play-1", "discard-0", "color-1-r", "rank-2-3")
SEVERAL = ("identity-r4", "identity-r5")
"""Options that are typed as an example; those of `SEVERAL` at once."""


@blueprint.get("/using/")
@keeps_reader_options()
@view_options(listed=True, preview_template="hanabi/using.html")
def using() -> str:
    """Return the page about using the site; its cards are drawn and named as at the table."""
    return render_template(
        "hanabi/using.html",
        typed=[(HanabiTyping().short_form(option, TYPED), action(option)) for option in TYPED],
        several=" ".join(HanabiTyping().short_form(option, SEVERAL) for option in SEVERAL),
        cards=[card(option) for option in SEVERAL],
        seen=_seen(),
        unseen=_unseen(),
        suits=[
            (drawn_suit(suit), suit_letter(suit), suit_name(suit))
            for suit in current_setting().ruleset.suits
        ],
    )


def action(option: str) -> Message:
    """Return the words for an action among the examples, which is done by the first player."""
    return action_label(parse_action(option), 0)


def card(option: str) -> Message:
    """Return the words for a card among the examples."""
    identity = read_option(option)
    assert isinstance(identity, Identity), option
    return Message("option.identity", {"card": identity.card})


def _seen() -> str:
    """Return an example of a label: another player's card."""
    clue_marks = ClueMarks(colors=(Suit.RED,), denied_ranks=(1,))
    owner = say_plain(Message("player.1"))
    return card_view(Card("r3"), owner, 1, HAND, marks=marks_of(clue_marks, denied=True)).text


def _unseen() -> str:
    """Return an example of a label: an own card."""
    owner = say_plain(seat_name(0, 0))
    return card_view(None, owner, 0, HAND, marks=marks_of(ClueMarks(ranks=(3,)), denied=True)).text


conventions_blueprint = Blueprint("conventions", __name__)


@conventions_blueprint.get("/conventions/")
@keeps_reader_options()
@view_options(listed=True, preview_template="hanabi/conventions.html")
def conventions() -> str:
    """Return the page about conventions, with the lessons that teach them."""
    pages = pages_of_request()
    taught = lessons_needed(pages).values()
    lessons = {
        name: practice_ways(pages, lesson)
        for name, lesson in pages.game.lessons.items()
        if name in taught
    }
    return render_template("hanabi/conventions.html", lessons=lessons)


CARDS, FUSES, MULTICOLOUR = FIELDS = "cards", "fuse-tokens", "multicolour"
"""The fields of the questions."""

COUNTS = tuple(str(count) for count in sorted({0, *(b.multicolor_cards for b in BOXES.values())}))
"""How many multicolour cards may be in a box: none in some that we have no leaflet of."""

_ANSWERS = {
    CARDS: tuple(each.value for each in FifthColour),
    FUSES: tuple(dict.fromkeys(box.fuse_tokens.color for box in BOXES.values())),
    MULTICOLOUR: COUNTS,
}


def box_search() -> Mapping[str, object]:
    """Return the answers that the request has by field, and the boxes that come nearest to them.

    `fits`: whether these boxes have all that was answered; no box of ours has if they do not.
    Raises BadSyntaxError for an answer that the form does not have.
    """
    answers = {name: one_of(name, values) for name, values in _ANSWERS.items()}
    nearest = nearest_boxes(answers)
    return {
        "answers": answers,
        "is_answered": any(answers.values()),
        "boxes": tuple(map(box_view, nearest)),
        "fits": not _differences(nearest[0], answers),
        "counts": COUNTS,
    }


def nearest_boxes(answers: Mapping[str, str]) -> tuple[Box, ...]:
    """Return the boxes that differ from the answers in as little as possible.

    Where it is as much, fuse tokens matter most: with them goes what a mistake does.
    """
    far = {box.id: _differences(box, answers) for box in BOXES.values()}
    least = min((len(wrong), FUSES in wrong) for wrong in far.values())
    return tuple(box for box in BOXES.values() if (len(far[box.id]), FUSES in far[box.id]) == least)


def _differences(box: Box, answers: Mapping[str, str]) -> list[str]:
    """Return the questions to which the box has another answer."""
    has = {
        CARDS: box.fifth.value,
        FUSES: box.fuse_tokens.color,
        MULTICOLOUR: str(box.multicolor_cards),
    }
    return [name for name, text in answers.items() if text not in ("", has[name])]
