"""What a player can't see is in no page of a game: own cards and deck, and what follows of them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask, render_template

from tests.support.thorough import THOROUGH
from tests.web.hanabi.hidden import dealt, given, hidden_places, other_worlds
from tests.web.hanabi.playing import record_of
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NONE_OR_ALL,
    ConventionSet,
    Deal,
    GameRecord,
)
from tutor.web.hanabi.play.moment import GameMoment, MomentStage
from tutor.web.hanabi.play.options import GameOptions, Help
from tutor.web.hanabi.play.page_view import play_view
from tutor.web.hanabi.play.reasons import reason

ALONE = GameOptions()


ENOUGH = 8
"""More pages than this are compared for each stage."""


def nowhere(record: GameRecord, options: GameOptions = ALONE, *, ready: bool = False) -> GameMoment:
    """Return the moment at addresses that do not say which deal it is."""
    return GameMoment(record, options, "/page", "/deal", "/coach", is_ready=ready)


def html_of(moment: GameMoment) -> str:
    """Return the page of a game, wherever it may be."""
    title = Message("play.title", {"deal": "3-1"})
    view = play_view(moment)
    return render_template("hanabi/play/game.html", view=view, moment=moment, title=title)


def moments(players: int, options: GameOptions, seed: int) -> Iterator[GameMoment]:
    """Yield moments of a game."""
    whole = record_of(f"{players}-{seed}", 60, conventions=options.conventions)
    whole = given(whole, dealt(whole))
    for step in range(6, len(whole.actions), 5):
        record = whole.up_to(step)
        moment = nowhere(record, options)
        if moment.is_partner(record.state.to_act):
            yield moment
        else:
            yield nowhere(record, options, ready=True)
            if options.people > 1:
                yield moment


@pytest.mark.parametrize(("players", "people"), [(2, 1), (4, 1), (3, 3)])
def test_hidden_cards_are_in_no_page(app: Flask, players: int, people: int) -> None:
    """Pages of the same history are the same whatever the own hand and the deck are."""
    options = GameOptions(people=people, help=tuple(Help))
    wanted = {MomentStage.ACT, MomentStage.PASS if people > 1 else MomentStage.WATCH}
    compared: Counter[MomentStage] = Counter()
    with app.test_request_context("/en/play/3-1"):
        app.preprocess_request()
        for seed in range(1, 5):
            for moment in moments(players, options, seed):
                if compared[moment.stage] > ENOUGH:
                    continue
                for other in other_worlds(moment.record, moment.reader, people, seed):
                    assert html_of(moment) == html_of(replace(moment, record=other))
                    compared[moment.stage] += 1
    assert set(compared) == wanted
    assert all(number > ENOUGH for number in compared.values())


def test_what_a_clue_means_by_the_agreement_is_told_without_a_look_at_the_card(app: Flask) -> None:
    """The page says which card a clue to the reader points at, and is the same whatever that is."""
    options = GameOptions(conventions=ALL_CONVENTIONS)
    compared = 0
    with app.test_request_context("/en/play/3-1"):
        app.preprocess_request()
        for seed in range(1, 9):
            for moment in moments(2, options, seed):
                page = html_of(moment)
                if "By your convention, this clue asks you to " not in page:
                    continue
                for other in other_worlds(moment.record, moment.reader, 1, seed):
                    assert html_of(replace(moment, record=other)) == page
                    compared += 1
    assert compared > ENOUGH


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
def test_a_reason_does_not_tell_one_own_hand_from_another(conventions: ConventionSet) -> None:
    """The reader's first card is a blue 1 or a blue 4: that makes no difference at the table."""
    record = GameRecord(Deal(Ruleset.parse("base"), 5, 50102), conventions)
    for _ in range(2):
        record = record.then(record.decision().action)
    deck = dealt(record)
    place = [str(card) for card in deck].index("b4")
    assert str(deck[0]) == "b1"
    assert place in hidden_places(record, 0)
    other = given(record, (deck[place], *deck[1:place], deck[0], *deck[place + 1 :]))
    assert View.of(other.states[1], 0) == View.of(record.states[1], 0)
    assert reason(other, 1, 0) == reason(record, 1, 0)


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
def test_reasons_are_the_same_wherever_a_game_looks_the_same(conventions: ConventionSet) -> None:
    """Many games, many hands of the reader; and most actions have their reason told at once."""
    compared = told = 0
    for players in (2, 5):
        for seed in range(1, 11 if THOROUGH else 4):
            whole = record_of(f"{players}-{seed}", 40, conventions=conventions)
            whole = given(whole, dealt(whole))
            for step in range(1, len(whole.actions)):
                record = whole.up_to(step)
                if record.states[step - 1].to_act == 0:
                    continue
                why = reason(record, step - 1, 0)
                for other in other_worlds(record, 0, 1, seed):
                    assert reason(other, step - 1, 0) == why
                    compared += 1
                    told += why is not None and why.id != "partner.why.later"
    assert compared > 150
    assert told > compared / 2
