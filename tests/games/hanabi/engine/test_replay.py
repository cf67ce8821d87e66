"""Recorded games: replayed, refused with a reason, and written again."""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.naive import COLORS, Table
from tests.games.hanabi.playing import PLAYERS, play
from tests.support.recordings import RECORDINGS, document
from tests.support.strategies import rulesets, seeds
from tutor.core.errors import IllegalActionError, UnsupportedError
from tutor.games.hanabi.engine import Action, GameState, Play, Ruleset
from tutor.games.hanabi.engine.game_file import GameFile, Record, ReplayError
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.replay import VARIANT_NAMES, Replay
from tutor.games.hanabi.engine.validation import hide_deck

PARTS_OF_OPTIONS = {
    "6 Suits": "sixth-10",
    "Black (6 Suits)": "sixth-5",
    "Rainbow (6 Suits)": "wild-10",
    "Dark Rainbow (6 Suits)": "wild-5",
    "allOrNothing": "play-on",
    "emptyClues": "empty-clues",
}

every_recording = pytest.mark.parametrize("name", RECORDINGS)


def read(game: dict[str, Any]) -> Replay:
    """Return the replay of a JSON document."""
    return Replay.from_file(GameFile.from_json(json.dumps(game)))


def naively(game: dict[str, Any]) -> Table:
    """Replay a JSON document without the engine and without any check."""
    options = game.get("options", {})
    said = [options.get("variant"), *(name for name, value in options.items() if value is True)]
    code = ".".join(PARTS_OF_OPTIONS[name] for name in said if name in PARTS_OF_OPTIONS)
    deck = [(COLORS + "m")[card["suitIndex"]] + str(card["rank"]) for card in game["deck"]]
    players = len(game["players"])
    table = Table(code, players, deck)
    table.me = options.get("startingPlayer", 0)
    size = 5 if players < 4 else 4
    ids = [list(range(size * seat, size * seat + size)) for seat in range(players)]
    for action in game["actions"]:
        kind, target, value = action["type"], action["target"], action["value"]
        if kind > 3:
            break
        if kind == 2:
            name = f"color-{target}-{(COLORS + 'm')[value]}"
        elif kind == 3:
            name = f"rank-{target}-{value}"
        else:
            held = ids[table.me]
            name = f"{('play', 'discard')[kind]}-{held.index(target)}"
            held.remove(target)
            if table.deck:
                held.append(len(deck) - len(table.deck))
        table = table.take(name)
    return table


@every_recording
def test_a_recording_ends_as_a_plain_reading_of_it_does(name: str) -> None:
    """Tokens, fireworks, hands, pile and ending are those of a replay without the engine."""
    game = document(name)
    end, table = read(game).end, naively(game)
    assert list(table.fireworks.values()) == list(end.fireworks)
    assert table.hands == [[str(card) for card in hand] for hand in end.hands]
    assert table.discards == list(map(str, end.discards))
    assert (table.tokens, table.strikes, len(table.deck)) == (
        end.clue_tokens,
        end.strikes,
        end.deck_size,
    )
    assert (table.over or None) == end.ending


@every_recording
def test_a_recording_is_played_by_its_own_rules(name: str) -> None:
    """Variant and options give the ruleset, `startingPlayer` who begins."""
    replay, recording = read(document(name)), RECORDINGS[name]
    assert str(replay.start.ruleset) == recording.ruleset
    assert (replay.start.players, replay.start.to_act) == (recording.players, recording.starts)


@every_recording
def test_a_recording_comes_out_as_it_went_in(name: str) -> None:
    """JSON → game → JSON is the same document, notes, seed and all."""
    game = document(name)
    assert json.loads(read(game).file.to_json()) == game


@every_recording
def test_the_game_of_a_recording_is_recorded_the_same(name: str) -> None:
    """The engine's actions, written down from scratch, are the actions of the file."""
    replay = read(document(name))
    again = Replay.played(replay.start, replay.actions, replay.file.players)
    assert again.file.deck == replay.file.deck
    assert again.file.actions == replay.file.actions[: len(replay.actions)]
    assert again.file.options == replay.file.options


def test_the_recordings_use_all_variants_and_endings() -> None:
    """Every variant of printed rules, and every way to end but being stuck."""
    replays = [read(document(name)) for name in RECORDINGS]
    assert {replay.start.ruleset.variant for replay in replays} == set(VARIANT_NAMES)
    endings = {replay.end.ending for replay in replays}
    assert endings == {None, *EndCause} - {EndCause.NO_ACTION}


def test_a_replay_stops_where_the_game_was_ended_from_outside() -> None:
    """An action of type 4 or 5 is none of a player; what stands behind it is not played."""
    game = document("two-players")
    whole = read(game)
    for kind in (4, 5):
        game["actions"].insert(10, {"type": kind, "target": 1, "value": 4})
        replay = read(game)
        assert replay.actions == whole.actions[:10]
        assert replay.end.outcome is None


def test_a_game_without_options_is_the_basic_game() -> None:
    """A missing variant means No Variant, missing options mean none."""
    game = document("two-players")
    ends = []
    for options in (None, {}, {"variant": None}, {"variant": "No Variant"}):
        game["options"] = options
        ends.append(read(game).end)
    del game["options"]
    assert [*ends, read(game).end] == [read(document("two-players")).end] * 5


def test_options_about_clocks_change_nothing() -> None:
    """Timed games and speedruns are the same game, and so is anything switched off."""
    game = document("two-players")
    end = read(game).end
    game["options"] |= {"timed": True, "timeBase": 120, "timePerTurn": 20.5, "speedrun": True}
    game["options"] |= {"deckPlays": False, "cardCycle": False, "emptyClues": False, "new": None}
    assert read(game).end == end


def test_the_value_of_a_play_may_be_missing() -> None:
    """Only clues need one."""
    game = document("two-players")
    for action in game["actions"]:
        if action["type"] < 2:
            del action["value"]
    replay = read(game)
    assert replay.end == read(document("two-players")).end
    assert json.loads(replay.file.to_json()) == game


Edit = Callable[[dict[str, Any]], object]


def act(number: int, **values: object) -> Edit:
    """Change action `number` (from 1) of a game."""
    return lambda game: game["actions"][number - 1].update(values)


def option(name: str, value: object) -> Edit:
    """Set an option of a game."""
    return lambda game: game.setdefault("options", {}).update({name: value})


def card(position: int, suit: object, rank: object) -> Edit:
    """Change a card of the deck of a game."""
    return lambda game: game["deck"][position].update(suitIndex=suit, rank=rank)


BROKEN: list[tuple[str, Edit, list[str]]] = [
    ("two-players", lambda g: g.update(players=["A"]), ["1 players", "2 to 5"]),
    ("two-players", lambda g: g.update(players=list("ABCDEF")), ["6 players", "2 to 5"]),
    # The deck
    ("two-players", lambda g: g["deck"].pop(), ["has 50 cards, not 49", "missing: "]),
    ("two-players", lambda g: g.update(deck=[]), ["has 50 cards, not 0"]),
    ("two-players", lambda g: g["deck"].append({"suitIndex": 0, "rank": 5}), ["r5", "card 50 "]),
    ("two-players", card(3, 5, 1), ["suit 5", "card 3 "]),
    ("two-players", card(3, -1, 1), ["suit -1", "card 3 "]),
    ("two-players", card(3, 0, 6), ["rank 6", "card 3 "]),
    ("two-players", card(3, 0, 0), ["rank 0", "card 3 "]),
    ("two-players", card(3, 10**4000, 0), ["100000", "card 3 "]),
    ("black", option("variant", "6 Suits"), ["sixth-10 has 60 cards, not 55"]),
    ("six-suits", option("variant", "Black (6 Suits)"), ["the deck has 1"]),
    ("six-suits", option("variant", "No Variant"), ["no card of base has suit 5"]),
    # Options
    ("two-players", option("allOrNothing", 1), ["option allOrNothing", "not 1"]),
    ("two-players", option("emptyClues", "yes"), ["option emptyClues", 'not "yes"']),
    ("two-players", option("startingPlayer", 2), ["startingPlayer", "0 to 1, not 2"]),
    ("two-players", option("startingPlayer", -1), ["startingPlayer", "not -1"]),
    ("two-players", option("startingPlayer", True), ["startingPlayer", "not true"]),
    ("two-players", option("startingPlayer", 0.5), ["startingPlayer", "not 0.5"]),
    # Actions that make no sense
    ("two-players", act(4, type=6), ["action 4: ", "type 6"]),
    ("two-players", act(4, type=-1), ["action 4: ", "type -1"]),
    ("two-players", act(4, type=2, target=0, value=5), ["action 4: ", "no colour 5"]),
    ("two-players", act(4, type=2, target=0, value=-1), ["action 4: ", "no colour -1"]),
    ("two-players", act(4, type=3, target=0, value=None), ["action 4: ", "needs a value"]),
    ("two-players", act(1, type=0, target=50), ["action 1: card 50 ", "not in the deck"]),
    ("two-players", act(1, type=0, target=-1), ["action 1: card -1 ", "not in the deck"]),
    ("two-players", act(1, type=0, target=5), ["action 1: card 5 ", "in the hand of player 1"]),
    ("two-players", act(1, type=1, target=49), ["action 1: card 49 ", "still to be drawn"]),
    ("two-players", act(1, type=0, target=10**4000), ["action 1: card 1000", "not in the deck"]),
    # Actions that the rules forbid
    ("two-players", act(1, type=1, target=0), ["action 1: ", "clue-tokens-full"]),
    ("two-players", act(1, type=3, target=0, value=1), ["action 1: ", "clue-to-self"]),
    ("two-players", act(1, type=3, target=2, value=1), ["action 1: ", "unknown-player"]),
    ("two-players", act(1, type=3, target=1, value=6), ["action 1: ", "unknown-rank"]),
    ("rainbow", act(1, type=2, target=1, value=5), ["action 1: ", "wild-suit-named"]),
    ("three-players", act(1, type=3, target=1, value=5), ["action 1: ", "clue-touches-nothing"]),
]


@pytest.mark.parametrize(("name", "edit", "said"), BROKEN)
def test_a_broken_recording_is_refused_with_its_reason(
    name: str, edit: Edit, said: list[str]
) -> None:
    """What is wrong is said, and where."""
    game = document(name)
    edit(game)
    with pytest.raises(ReplayError) as refused:
        read(game)
    assert [words for words in said if words not in str(refused.value)] == []


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [
        ("variant", "Brown (5 Suits)", "Brown (5 Suits)"),
        ("variant", "no variant", "no variant"),
        ("variant", "", ""),
        ("variant", "false", False),
        ("variant", "[1]", [1]),
        ("option", "cardCycle", True),
        ("option", "deckPlays", True),
        ("option", "oneExtraCard", True),
        ("option", "oneLessCard", True),
        ("option", "detrimentalCharacters", True),
        ("option", "someNewOption", 3),
    ],
)
def test_rules_that_were_never_printed_are_refused_by_name(
    kind: str, name: str, value: object
) -> None:
    """An unknown variant or option is named, whatever the game is otherwise."""
    game = document("two-players")
    option("variant" if kind == "variant" else name, value)(game)
    with pytest.raises(UnsupportedError) as refused:
        read(game)
    assert (refused.value.kind, refused.value.name) == (kind, name)


def test_a_card_played_twice_is_refused() -> None:
    """The second time the card is on the table or in the pile, and the error says so."""
    game = document("two-players")
    plays = [number for number, action in enumerate(game["actions"]) if action["type"] == 0]
    first, second = plays[:2]
    game["actions"][second]["target"] = game["actions"][first]["target"]
    with pytest.raises(ReplayError, match="played or discarded already") as refused:
        read(game)
    assert refused.value.action == second + 1


def test_actions_after_the_end_are_refused() -> None:
    """The first of them is named, with the rule by which the game was over."""
    game = document("strike-out")
    turns = len(game["actions"])
    game["actions"].append({"type": 0, "target": 0, "value": 0})
    with pytest.raises(
        ReplayError, match=r"the game is over: strikes \(rule end-strikes\)"
    ) as over:
        read(game)
    assert over.value.action == turns + 1


def test_the_position_of_an_error_is_the_table_before_the_action() -> None:
    """In the notation of positions, so that `tutor position` can draw it."""
    game = document("strike-out")
    game["actions"][5] = {"type": 3, "target": 1, "value": 9}
    before = read(document("strike-out")).states[5]
    with pytest.raises(ReplayError) as refused:
        read(game)
    assert refused.value.position == str(hide_deck(before))
    assert GameState.parse(refused.value.position).hands == before.hands


def test_states_go_from_the_deal_to_the_end() -> None:
    """One more than there are actions, each the next one's origin."""
    replay = read(document("dark-rainbow"))
    assert len(replay.states) == len(replay.actions) + 1
    assert (replay.states[0], replay.states[-1]) == (replay.start, replay.end)
    assert reduce(GameState.apply, replay.actions, replay.start) == replay.end


@st.composite
def played(draw: st.DrawFn) -> tuple[GameState, tuple[Action, ...]]:
    """Draw a game under rules that Hanab Live has: its deal and some of its actions."""
    ruleset = replace(draw(rulesets()), fuses=3, clue_tokens=8)
    players = draw(st.integers(2, 5))
    deal = GameState.deal(ruleset, players, draw(seeds()))
    deal = deal._replace(to_act=draw(st.integers(0, players - 1)))
    actions = tuple(
        action for action, _ in play(deal, draw(st.sampled_from(PLAYERS)), draw(seeds()))
    )
    return deal, actions[: draw(st.integers(0, len(actions)))]


@given(played())
def test_any_game_can_be_recorded_and_replayed(game: tuple[GameState, tuple[Action, ...]]) -> None:
    """Game → JSON → game is the same game."""
    deal, actions = game
    written = Replay.played(deal, actions, [f"player {seat}" for seat in range(deal.players)])
    again = Replay.from_file(GameFile.from_json(written.file.to_json()))
    assert again == written
    assert again.end == reduce(GameState.apply, actions, deal)


@pytest.mark.parametrize("code", ["fuses-1", "fuses-2", "clues-10", "wild-5.clues-10.play-on"])
def test_rules_that_hanab_live_lacks_cannot_be_recorded(code: str) -> None:
    """Its files cannot say how many fuses or clue tokens there are."""
    deal = GameState.deal(Ruleset.parse(code), 2, seed=1)
    with pytest.raises(UnsupportedError, match=f"ruleset: {code}"):
        Replay.played(deal, [], ["A", "B"])


def test_only_what_is_legal_can_be_recorded() -> None:
    """An action that the rules forbid, or a name too few, is an error."""
    deal = GameState.deal(Ruleset(), 2, seed=1)
    with pytest.raises(IllegalActionError):
        Replay.played(deal, [Play(5)], ["A", "B"])
    with pytest.raises(ValueError, match="2 players need as many names, not 1"):
        Replay.played(deal, [], ["A"])


# Whatever else may stand in a file

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=4,
)
places = st.sampled_from(
    [("players",), ("deck",), ("actions",), ("options",), ("notes",), ("players", 0)]
    + [("deck", 3), ("deck", 3, "rank"), ("deck", 3, "suitIndex"), ("actions", 2)]
    + [("actions", 2, key) for key in ("type", "target", "value")]
    + [("options", name) for name in ("variant", "allOrNothing", "startingPlayer", "timed", "x")]
)


@given(st.sampled_from(sorted(RECORDINGS)), places, junk | st.integers(-2, 60))
def test_whatever_stands_somewhere_only_our_errors_come_out(
    name: str, place: tuple[Any, ...], value: object
) -> None:
    """A recording with one value replaced by anything is replayed or refused, never a crash."""
    game = copy.deepcopy(document(name))
    *path, last = place
    reduce(lambda inner, key: inner[key], path, game)[last] = value
    with suppress(ReplayError, UnsupportedError):
        replay = Replay.from_file(GameFile.from_json(json.dumps(game)))
        assert GameFile.from_json(replay.file.to_json()) == replay.file


@given(st.lists(st.builds(Record, *[st.integers(-1, 60)] * 3), max_size=30))
def test_whatever_the_actions_are_only_our_errors_come_out(records: list[Record]) -> None:
    """Random actions end in a replay or in a numbered error."""
    file = GameFile.from_json(json.dumps(document("two-players")))
    with suppress(ReplayError):
        replay = Replay.from_file(replace(file, actions=tuple(records)))
        assert len(replay.actions) <= len(records)
