"""Pages that only Hanabi has: about using this site, and about conventions.

The first is for those who play by eye or ear, by hand or keyboard, and without a network; the
second says what other tables call each convention, and where they differ.
"""

from flask import Blueprint, render_template

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, Suit, Told
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.puzzles.option_names import Identity, read_option
from tutor.games.hanabi.puzzles.proofs.telling import action_label
from tutor.web.hanabi.cards import card_view, drawn_suit, marks_of, suit_letter, suit_name
from tutor.web.hanabi.short_forms import short_form
from tutor.web.shell.text import say_plain
from tutor.web.shell.view_marks import marked
from tutor.web.site.presentation import seat_name
from tutor.web.site.setting import carries, current_setting

blueprint = Blueprint("using", __name__)

HAND = 4
"""How many cards are in the hands of the examples."""

TYPED = ("play-1", "discard-0", "color-1-r", "rank-2-3")
SEVERAL = ("identity-r4", "identity-r5")
"""Options that are typed as an example; those of `SEVERAL` at once."""


@blueprint.get("/using/")
@carries()
@marked(listed=True, preview_template="hanabi/using.html")
def page() -> str:
    """Return the page; what it says of cards is made by what makes it at the table."""
    return render_template(
        "hanabi/using.html",
        typed=[(short_form(option, TYPED), action(option)) for option in TYPED],
        several=" ".join(short_form(option, SEVERAL) for option in SEVERAL),
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
    """Return how the card of another player is read out."""
    told = Told(colors=(Suit.RED,), denied_ranks=(1,))
    owner = say_plain(Message("player.1"))
    return card_view(Card("r3"), owner, 1, HAND, marks=marks_of(told, denied=True)).text


def _unseen() -> str:
    """Return how an own card is read out."""
    owner = say_plain(seat_name(0, 0))
    return card_view(None, owner, 0, HAND, marks=marks_of(Told(ranks=(3,)), denied=True)).text


conventions_blueprint = Blueprint("conventions", __name__)

CONVENTION_LESSONS = ("chop", "play-or-save", "focus", "saves", "good-touch", "delayed", "prompt")
"""The lessons on conventions, in the order of the path."""


@conventions_blueprint.get("/conventions/", endpoint="page")
@carries()
@marked(listed=True, preview_template="hanabi/conventions.html")
def conventions() -> str:
    """Return the page."""
    return render_template("hanabi/conventions.html", lessons=CONVENTION_LESSONS)
