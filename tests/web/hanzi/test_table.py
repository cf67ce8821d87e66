"""The table: what it shows of a position, and what it keeps to itself."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest
from flask import Flask

from tests.games.hanzi.playing import play
from tests.web.page import Element, Page
from tutor.core.puzzle import NONE
from tutor.core.result import Mark
from tutor.games.hanzi.deck import CHARACTERS, Effect, Glossed
from tutor.games.hanzi.engine import GameState, Phase, Ruleset
from tutor.games.hanzi.engine.events import CardDrawn
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.web.hanzi.cards import ANCIENT_FORMS, card_view
from tutor.web.hanzi.presentation import arrange_choices, event_message
from tutor.web.hanzi.table_view import TableView, table_view
from tutor.web.hanzi.wording import WORDS
from tutor.web.site.presentation import Choice
from tutor.web.site.template_helpers import game_macro

HAN = re.compile("[⺀-鿿]")

EFFECTS = [WORDS[f"hanzi-effect.{effect}"].text.partition(" %")[0] for effect in Effect]


@pytest.fixture(autouse=True)
def in_game(app: Flask) -> Iterator[None]:
    """A request for an English page of the game."""
    with app.test_request_context("/en/hanzi/"):
        app.preprocess_request()
        yield


def drawn(view: TableView) -> Page:
    """Return the elements of a table."""
    return Page(game_macro("table")(view))


def cells(view: TableView) -> dict[str, Element]:
    """Return what is drawn at each spot of the grid, by its name."""
    return dict(zip(NAME_OF_SPOT, drawn(view).all("td")[1:], strict=True))


def positions(ruleset: Ruleset, players: int, seed: int) -> Iterator[GameState]:
    """Yield the positions of a game played at random."""
    return (state for _, state in play(ruleset, players, seed))


def choices(*names: str, **more: object) -> Mapping[str, Choice]:
    """Return choices of one kind for these options."""
    return {name: Choice("answer", name, False, **more) for name in names}  # type: ignore[arg-type]


@pytest.mark.parametrize("ruleset", Ruleset)
def test_of_a_card_that_is_not_turned_up_nothing_modern_is_sent(ruleset: Ruleset) -> None:
    """No character, no points, no effect, and no name of a drawing that would tell them."""
    seen = 0
    for state in [*positions(ruleset, 3, 5)][::9]:
        for spot, cell in enumerate(cells(table_view(state, state.to_act)).values()):
            named = [each["href"] for each in cell.inside("use") if "marker" not in each["href"]]
            if spot in state.face_up:
                assert str(state.grid[spot]) in cell.text
                seen += 1
            else:
                assert not HAN.search(cell.text)
                assert not re.search(r"\d points?", cell.text)
                assert not any(name in cell.text for name in EFFECTS)
                assert all(re.fullmatch(r"#form-\d+", name) for name in named)
                assert len(named) == (state.grid[spot] is not None)
    assert seen


def test_drawings_are_numbered_not_named() -> None:
    """Each has a number of its own, and their order is not that of the deck."""
    numbers = [int(form.id.removeprefix("form-")) for form in ANCIENT_FORMS.values()]
    assert sorted(numbers) == list(range(1, 37))
    in_deck = [ANCIENT_FORMS[character.id].id for character in CHARACTERS]
    assert in_deck != sorted(in_deck, key=lambda name: int(name.removeprefix("form-")))


def test_what_is_read_out_of_a_grid() -> None:
    """Where a card lies, what its drawing looks like and its period; gaps, marker, what is up."""
    late = next(
        state
        for state in positions(Ruleset.CANGJIE, 2, 3)
        if None in state.grid and state.marker is not None and state.face_up
    )
    said = {name: cell.text for name, cell in cells(table_view(late, 0)).items()}
    assert all(said[name].startswith(name) for name in NAME_OF_SPOT)
    assert said[NAME_OF_SPOT[late.grid.index(None)]].endswith("gap")
    assert "Cangjie’s marker is here" in said[NAME_OF_SPOT[late.marker or 0]]
    assert "turned up" in said[NAME_OF_SPOT[late.face_up[0]]]
    start = GameState.deal(Ruleset.PLAIN, 2, 1)
    spot = next(spot for spot, card in enumerate(start.grid) if card and str(card) == "日")
    text = cells(table_view(start, 0))[NAME_OF_SPOT[spot]].text
    assert text == f"{NAME_OF_SPOT[spot]}: a circle with a dot in the middle, period 1"


def test_the_viewer_comes_first_and_all_is_counted() -> None:
    """Names, turn, points, tokens, tasks with their meanings; cards that have to wait say so."""
    state = next(s for s in positions(Ruleset.PLAIN, 3, 2) if any(s.new_cards))
    page = drawn(table_view(state, 1))
    names = [each.text for each in page.all("h3")]
    assert names[0].startswith("Bob (you)")
    assert [name.split()[0] for name in names] == ["Bob", "Cat", "Ann"]
    tasks = [each.text for each in page.all("li") if HAN.match(each.text)]
    assert any(text.startswith(str(state.tasks[1][0])) for text in tasks)
    waiting = [each for each in page.all("li") if each.text.endswith("next turn")]
    assert len(waiting) == sum(map(len, state.new_cards))
    [pile, pile_top, deck, deck_top, bank] = [each.text for each in page.all("dd")]
    assert pile_top == f"On top: {card_view(state.pile[0]).text}"
    top = state.task_deck[0]
    meaning = WORDS[f"hanzi-meaning.{top.id}"].text
    assert deck_top == f"On top: {top} {meaning}"
    assert [pile, deck, bank] == [
        f"{len(state.pile)} cards",
        f"{len(state.task_deck)} tasks",
        f"{state.bank} token{'' if state.bank == 1 else 's'}",
    ]


def test_only_who_chooses_sees_the_top_tasks() -> None:
    """Three tasks are looked at by the one whose card was played (rule `hanzi-three-tasks`)."""
    choosing = next(
        state
        for seed in range(1, 60)
        for state in positions(Ruleset.PLAIN, 2, seed)
        if state.phase is Phase.EFFECT
        and state.played
        and state.played.effect is Effect.THREE_TASKS
    )
    mine, theirs = (table_view(choosing, seat) for seat in (choosing.active, 1 - choosing.active))
    assert [view.task for view in mine.looked_at] == [*choosing.top_tasks]
    assert theirs.looked_at == ()


def test_options_of_one_kind_lie_on_what_they_are_about() -> None:
    """On cards of the grid, on tasks, on cards of a hand; "none" is listed, and so is a mixture."""
    layout, listed = arrange_choices(choices("b3", "c4", NONE))
    assert [NAME_OF_SPOT[spot] for spot in layout.spots] == ["b3", "c4"]
    assert listed == (NONE,)
    for names in (
        ("move-b3", "move-c3"),
        ("craft-xiu", "craft-ming"),
        ("play-ren-1", "play-li-1"),
        ("gb3", "gc3"),
        ("tA", "tB"),
        ("pA", "pC"),
    ):
        layout, listed = arrange_choices(choices(*names))
        assert len(layout.spots) + len(layout.tasks) + len(layout.cards) == 2
        assert listed == ()
    for names in (("b3", "craft-xiu"), ("pair-b3-c4", "pair-a1-b1"), ("counter", "let-pass")):
        assert arrange_choices(choices(*names))[1] == names


def test_what_is_to_be_put_in_an_order_is_listed() -> None:
    """There are no places on cards."""
    ordered = {name: replace(each, place=0) for name, each in choices("b3", "c4").items()}
    assert arrange_choices(ordered)[1] == ("b3", "c4")


def test_a_card_is_tapped_until_the_answer_is_settled() -> None:
    """Then it says what it was, and has no input."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    asked = cells(table_view(state, 0, arrange_choices(choices("b3"))[0]))
    assert [name for name, cell in asked.items() if cell.inside("input")] == ["b3"]
    judged = arrange_choices(choices("b3", mark=Mark.WRONG, settled=True))[0]
    cell = cells(table_view(state, 0, judged))["b3"]
    assert not cell.inside("input")
    assert cell.text.endswith("wrong")


def test_a_drawn_card_is_told_to_its_old_and_its_new_owner() -> None:
    """Nobody else has seen its effect."""
    card = GameState.deal(Ruleset.PLAIN, 2, 1).grid[0]
    assert card
    drawn_card = CardDrawn(0, 1, card)
    assert event_message(drawn_card, 0).params["card"] == Glossed(card)
    assert event_message(drawn_card, 1).params["card"] == Glossed(card)
    assert "card" not in event_message(drawn_card, 2).params
    assert "card" not in event_message(drawn_card, 0, 1, 2).params
