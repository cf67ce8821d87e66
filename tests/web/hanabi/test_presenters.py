"""Positions become plain data: what a player sees, and nothing else."""

import random
from dataclasses import replace
from itertools import chain

import pytest
from flask import Flask, render_template_string

from tests.web.page import Page
from tutor.core.result import Mark
from tutor.games.hanabi.engine import (
    Card,
    ClueMarks,
    ColorClue,
    Discard,
    GameState,
    Play,
    RankClue,
    Ruleset,
    Suit,
)
from tutor.games.hanabi.rulebook import RULES
from tutor.web.hanabi.cards import card_view, face_of, marks_of
from tutor.web.hanabi.figures import figure_view
from tutor.web.hanabi.table import Annotations, TableView, discards_view, fireworks_view, table_view
from tutor.web.site.presentation import Choice

pytestmark = pytest.mark.usefixtures("in_english")

ANN, BOB, CAT = range(3)
BASE = Ruleset.parse("base")


def draw(view: TableView) -> Page:
    """Return the elements of the table's picture."""
    template = '{% from "hanabi/macros/table.html" import table %}{{ table(view) }}'
    return Page(render_template_string(template, view=view))


@pytest.fixture
def state() -> GameState:
    """A game of three after a clue of each kind, a play, a mistake and a discard."""
    hands = (
        ("r1", "g2", "y1", "b4", "w3"),
        ("r2", "r4", "y2", "b1", "g3"),
        ("g1", "g4", "r3", "y3", "w1"),
    )
    dealt = [Card(name) for hand in hands for name in hand]
    rest = BASE.deck_counts.copy()
    rest.subtract(dealt)
    state = GameState.from_deck(BASE, 3, (*dealt, *rest.elements()))
    for action in (
        ColorClue(BOB, Suit.RED),
        RankClue(CAT, 1),
        Play(0),
        Play(0),
        Play(3),
        Discard(4),
    ):
        state = state.apply(action)
    return state


def test_the_view_starts_with_the_next_seat_and_ends_with_ones_own(state: GameState) -> None:
    """Hands go round as at the table, one's own nearest; everybody's turn is marked once."""
    view = table_view(state, BOB)
    assert [hand.name for hand in view.hands] == ["Cat", "Ann", "Bob (you)"]
    assert [hand.turn for hand in view.hands] == ["", "to play", ""]
    assert table_view(state, ANN).hands[-1].turn == "your turn"


def test_cards_are_read_out_with_what_was_told(state: GameState) -> None:
    """Whose it is, slot, name and clues of each card; what clues deny only if asked for."""
    bob = table_view(state, ANN).hands[0]
    assert [card.text for card in bob.cards[:2]] == [
        "Bob, card 1 of 5: red 2; clued red",
        "Bob, card 2 of 5: red 4; clued red",
    ]
    denied = table_view(state, ANN, Annotations(denied=True)).hands[0]
    assert denied.cards[2].text == "Bob, card 3 of 5: yellow 2; not red"


def test_an_own_card_is_a_back_with_its_marks(state: GameState) -> None:
    """One's own cards show what one has been told, and no face."""
    own = table_view(state, BOB).hands[-1]
    assert {card.face for card in own.cards} == {None}
    assert own.cards[0].text == "Bob (you), card 1 of 5: hidden; clued red"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_depends_on_nothing_its_viewer_cannot_see(app: Flask, players: int) -> None:
    """Swapping one's own cards with the deck changes no letter of the page, marks being equal."""
    for seed in range(5):
        mixer = random.Random(seed)
        state = GameState.deal(BASE, players, seed)
        for _ in range(12):
            # Clues and discards: three careless plays would end the game.
            actions = [a for a in state.legal_actions() if not isinstance(a, Play)]
            state = state.apply(mixer.choice(actions))
        viewer = mixer.randrange(players)
        hidden = [*state.hands[viewer], *state.deck]
        mixer.shuffle(hidden)
        size = len(state.hands[viewer])
        hands = (*state.hands[:viewer], tuple(hidden[:size]), *state.hands[viewer + 1 :])
        swapped = state._replace(hands=hands, deck=tuple(hidden[size:]))
        assert table_view(swapped, viewer, Annotations(denied=True)) == table_view(
            state, viewer, Annotations(denied=True)
        )


def test_no_hidden_card_is_in_the_markup(state: GameState) -> None:
    """The picture has a face for each visible card and for no other."""
    page = draw(table_view(state, ANN))
    faces = [e.text for e in page.all("span", class_="art") if "back" not in e["class"]]
    visible = [face_of(card) for seat in (BOB, CAT) for card in state.hands[seat]]
    shown = [f"{face.rank}{face.letter}" for face in visible]
    assert len(page.all("span", class_="back")) == 5
    assert [face for face in faces if face in shown][-10:] == shown


def test_an_onlooker_sees_every_hand(state: GameState) -> None:
    """Without a viewer no card is hidden and nobody is "you"."""
    view = table_view(state, None)
    assert [hand.name for hand in view.hands] == ["Ann", "Bob", "Cat"]
    assert all(card.face for hand in view.hands for card in hand.cards)


def test_supplies_are_counted_in_words_and_tokens(state: GameState) -> None:
    """Tokens, deck and discard pile say what the engine says."""
    view = table_view(state, ANN)
    assert (view.clue_tokens.left, view.clue_tokens.all) == (state.clue_tokens, 8)
    assert view.clue_tokens.text == f"{state.clue_tokens} of 8"
    assert view.fuse_tokens.left == 3 - state.strikes
    assert view.deck_text == f"{state.deck_size} cards"
    page = draw(view)
    assert len(page.all("span", class_="token")) == 11
    assert len(page.all("span", class_="used")) == 8 - state.clue_tokens + state.strikes
    piles = [e["aria-label"].split("; ") for e in page.all("span", class_="pile")]
    assert sorted(chain.from_iterable(piles)) == sorted(
        face_of(card).name for card in state.discards
    )


def test_fireworks_are_named_begun_or_not(state: GameState) -> None:
    """Each firework has its top card, or says that there is none yet."""
    names = [stack.name for stack in fireworks_view(state)]
    tops = dict(zip("rygbw", state.fireworks, strict=True))
    assert names[0] == (f"red {tops['r']}" if tops["r"] else "red: none")
    assert names[4] == "black: none"


def test_the_discard_pile_is_sorted_by_colour(state: GameState) -> None:
    """Piles come in the order of the suits, each from low to high."""
    game = state._replace(discards=tuple(map(Card, ("b3", "r4", "b1", "r1"))))
    piles = [[face.name for face in pile.cards] for pile in discards_view(game)]
    assert piles == [["red 1", "red 4"], ["blue 1", "blue 3"]]


def arrived(view: TableView) -> list[str]:
    """Return the text of what the picture shows as just come to its place."""
    every = draw(view).elements
    return [e.text for e in every if "arrived" in e.attributes.get("class", "").split()]


def test_what_was_played_or_discarded_comes_to_its_place(state: GameState) -> None:
    """On its firework or in the pile: the card of the last action, where that is asked for."""
    [discarded] = state.discards[-1:]
    assert arrived(table_view(state, ANN, moving=True)) == [str(discarded.rank)]
    assert arrived(table_view(state, ANN)) == []
    [played] = arrived(table_view(state.apply(Play(1)), ANN, moving=True))
    assert played.startswith("yellow 1")
    assert arrived(table_view(state.apply(RankClue(BOB, 2)), ANN, moving=True)) == []


def test_the_last_round_is_announced(state: GameState) -> None:
    """Once the last card is drawn the table says how many turns are left; not before."""
    assert table_view(state, ANN).last_round == ""
    assert table_view(state._replace(turns_left=1), ANN).last_round == "Last round: 1 turn left"
    assert "Last round: 3 turns left" in [
        e.text for e in draw(table_view(state._replace(turns_left=3), ANN)).elements
    ]


def test_what_cards_are_not_can_be_hidden_where_it_is_shown(state: GameState) -> None:
    """The box stands below a table with such marks, ticked, and is no part of an answer."""
    (box,) = draw(table_view(state, ANN, Annotations(denied=True))).all("input")
    assert box["type"] == "checkbox"
    assert "checked" in box.attributes
    assert "name" not in box.attributes
    assert not draw(table_view(state, ANN)).all("input")
    unclued = GameState.deal(BASE, 3, 1)
    assert not draw(table_view(unclued, ANN, Annotations(denied=True))).all("input")


def test_cards_are_as_wide_in_a_hand_that_has_got_smaller(state: GameState) -> None:
    """In the last round hands shrink one by one; the places for their cards do not."""
    view = table_view(state, ANN)
    *others, own = view.hands
    smaller = replace(view, hands=(*others, replace(own, cards=own.cards[1:])))
    hands = draw(smaller).all("ul", class_="cards")
    assert [len(hand.inside("li")) for hand in hands] == [5, 5, 4]
    assert {hand["class"] for hand in hands} == {"cards size-5"}


def test_a_choice_makes_a_card_an_input(state: GameState) -> None:
    """The label round the card holds a checkbox, and reads out the card."""
    choices = {
        "card-1-0": Choice("answer", "card-1-0", several=True, checked=True),
        "card-1-2": Choice("answer", "card-1-2", several=True),
    }
    page = draw(table_view(state, ANN, Annotations(choices=choices)))
    inputs = page.all("input")
    assert [(e["type"], e["name"], e["value"]) for e in inputs] == [
        ("checkbox", "answer", "card-1-0"),
        ("checkbox", "answer", "card-1-2"),
    ]
    assert ["checked" in e.attributes for e in inputs] == [True, False]
    assert page.all("label", class_="card")[1].text.startswith("Bob, card 3 of 5: yellow 2")


@pytest.mark.parametrize(
    ("judged", "said"),
    [(Mark.RIGHT, "right"), (Mark.WRONG, "wrong"), (Mark.MISSED, "missed")],
)
def test_a_judged_choice_says_so(judged: Mark, said: str) -> None:
    """The verdict is in the words that are read out, not in colour alone."""
    choice = Choice("answer", "card-1-0", several=False, mark=judged)
    view = card_view(Card("r1"), "Bob", 0, 4, pointed=True, choice=choice)
    assert view.text == f"Bob, card 1 of 4: red 1; pointed at; {said}"


def test_an_option_in_a_list_is_judged_too() -> None:
    """What cannot be tapped on the table is a label with the same input and verdict."""
    choice = Choice("answer", "play-0", several=False, checked=True, mark=Mark.WRONG)
    macros = '{% from "site/macros/choices.html" import option %}'
    template = macros + "{% call option(c) %}Play{% endcall %}"
    page = Page(render_template_string(template, c=choice))
    assert page.one("input")["type"] == "radio"
    assert page.one("label").text == "Play wrong"


def test_every_suit_can_be_drawn() -> None:
    """All suits have a name, a letter and marks of both kinds."""
    for suit in Suit:
        face = face_of(Card(f"{suit}5"))
        told = ClueMarks(colors=(suit,), denied_colors=(suit,))
        marks = marks_of(told, denied=True, wild=True)
        assert face.name.endswith(" 5")
        assert len(face.letter) == 1
        assert marks[1].text == marks[0].text.replace("clued", "not")


def test_what_follows_from_another_clue_is_not_drawn() -> None:
    """A card clued red isn't yellow, and one clued 3 isn't a 2; with wild cards it may."""
    told = ClueMarks(
        colors=(Suit.RED,), ranks=(3,), denied_colors=(Suit.YELLOW,), denied_ranks=(2,)
    )
    assert [mark.denied for mark in marks_of(told, denied=True)] == [False, False]
    wild = [mark.suit for mark in marks_of(told, denied=True, wild=True) if mark.denied]
    assert wild == ["y"]
    only_denied = ClueMarks(denied_colors=(Suit.YELLOW,), denied_ranks=(2,))
    assert len(marks_of(only_denied, denied=True)) == 2


def test_every_picture_of_the_rules_can_be_drawn() -> None:
    """Each figure has a macro that draws something with words for screen readers."""
    template = '{% from "hanabi/macros/table.html" import figure %}{{ figure(view) }}'
    figures = [rule.figure for rule in RULES.values() if rule.figure]
    assert len(figures) >= 6
    for figure in figures:
        page = Page(render_template_string(template, view=figure_view(figure)))
        assert page.one("figcaption").text
        said = page.all("span", class_="visually-hidden")
        assert said or all(pile["aria-label"] for pile in page.all("span", class_="pile"))
