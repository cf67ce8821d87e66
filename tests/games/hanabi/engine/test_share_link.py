"""Share links: written, read, and refused."""

import re
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.recordings import RECORDINGS, path_of
from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError
from tutor.games.hanabi.engine import (
    Action,
    Card,
    ColorClue,
    Discard,
    GameState,
    Play,
    RankClue,
    Ruleset,
    Suit,
)
from tutor.games.hanabi.engine.game_file import GameFile, Record
from tutor.games.hanabi.engine.replay import Replay
from tutor.games.hanabi.engine.share_link import ADDRESS, NAMES, decode, encode, is_link, lost

SORTED_DECK = "aaabbccddefffgghhiijkkkllmmnnopppqqrrsstuuuvvwwxxy"


def recorded(name: str) -> Replay:
    """Return the replay of a recording."""
    return Replay.from_file(GameFile.from_json(path_of(name).read_bytes()))


def sorted_game() -> Replay:
    """Return a short game with the deck in order, whose link was worked out by hand."""
    deal = GameState.from_deck(Ruleset(), 2, Ruleset().deck)
    actions: list[Action] = [Play(0), ColorClue(0, Suit.RED), RankClue(1, 5), Discard(0)]
    return Replay.played(deal, actions, NAMES[:2])


def test_a_link_is_what_the_format_says() -> None:
    """Players, ranks 1 to 5, deck; types 0 to 3, actions; variant; hyphens after each twenty.

    With four types an action's first character is (value + 1) × 4 + type: play 4 = e, red 6 = g,
    number five 27 = 1, discard 5 = f. The second is the target: card 0, player 0, player 1, card 5.
    """
    assert [str(card) for card in Ruleset().deck[:5]] == ["r1", "r1", "r1", "r2", "r2"]
    data = f"215{SORTED_DECK},03eaga1bff,0"
    assert encode(sorted_game()) == ADDRESS + "-".join(re.findall(".{1,20}", data))


def test_a_link_reads_back() -> None:
    """The game is the same; hyphens, the kind of address and a turn after # do not matter."""
    link = encode(sorted_game())
    for same in (
        link,
        f"{link}#3",
        link.replace("-json/", "-json/-").replace("shared-", ""),
        ADDRESS + link.removeprefix(ADDRESS).replace("-", ""),
        link.removeprefix("https://"),
        f"{link},some-seed",
    ):
        assert Replay.from_file(decode(same)) == sorted_game()


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_link_carries_deck_actions_and_variant(name: str) -> None:
    """Everything of a recording but names, options and notes comes back, and the link is stable."""
    replay = recorded(name)
    file = decode(encode(replay))
    assert (file.deck, file.actions) == (replay.file.deck, replay.file.actions)
    assert file.options == {"variant": replay.file.options["variant"]}
    assert file.players == NAMES[: replay.start.players]
    if set(replay.file.options) == {"variant"}:
        again = Replay.from_file(file)
        assert again.states == replay.states
        assert (encode(again), lost(again)) == (encode(replay), ())


def test_what_a_link_loses_is_listed() -> None:
    """Names, options beside the variant, and whatever else the file says."""
    assert lost(recorded("starting-player")) == (
        "names",
        "option startingPlayer",
        "notes",
        "seed",
    )
    assert lost(sorted_game()) == ()


def test_an_empty_game_has_a_link() -> None:
    """No action yet: the range of types is 0 to 0."""
    deal = GameState.deal(Ruleset.parse("wild-5"), 3, seed=1)
    link = encode(Replay.played(deal, [], NAMES[:3]))
    assert link.replace("-", "").endswith(",00,11")
    assert Replay.from_file(decode(link)).end == deal


@pytest.mark.parametrize(
    "record", [Record(4, 1, 60), Record(4, -1, 0), Record(4, 0, -1), Record(4, 99)]
)
def test_an_end_that_does_not_fit_is_left_out(record: Record) -> None:
    """How a game was stopped may be beyond a link's alphabet; the game itself is not."""
    replay = recorded("two-players")
    stopped = replace(replay, file=replace(replay.file, actions=(*replay.file.actions, record)))
    assert encode(stopped) == encode(replay)
    assert "how it was ended" in lost(stopped)


@pytest.mark.parametrize(
    ("data", "place", "expected"),
    [
        ("", 0, "a number of players from 2 to 5"),
        ("615", 0, "a number of players from 2 to 5"),
        ("2", 1, "a rank from 1 to 5"),
        ("206", 1, "a rank from 1 to 5"),
        ("254", 2, "a rank from 5 to 5"),
        ("215a!", 4, "a card"),
        ("215é", 3, "a card"),
        ("215abc", 6, "a card"),
        ("215abc#a", 6, "a card"),
        ("215abc,", 7, "a type of action from 0 to 5"),
        ("215abc,30", 8, "a type of action from 3 to 5"),
        ("215abc,03a", 10, "the target of the action"),
        ("215abc,03a,", 10, "the target of the action"),
        ("215abc,03ab", 11, "an action"),
        ("215abc,03ab,", 12, "the number of a variant"),
        ("215abc,03ab,x", 12, "the number of a variant"),
        ("215abc,03ab,1x", 13, "a digit of the variant's number"),
    ],
)
def test_a_link_that_breaks_off_says_where(data: str, place: int, expected: str) -> None:
    """What was expected, and at which character of the whole link."""
    with pytest.raises(BadSyntaxError) as refused:
        decode(ADDRESS + data)
    assert (refused.value.field, refused.value.expected) == ("share link", expected)
    assert refused.value.position == len(ADDRESS) + place


def test_another_page_is_no_share_link() -> None:
    """An address without a game in it says what is missing."""
    with pytest.raises(BadSyntaxError, match="an address with /shared-replay-json/ or /replay-js"):
        decode("https://hanab.live/replay/123")


def test_a_position_counts_the_hyphens() -> None:
    """The character at fault is found in the link as it was given."""
    link = encode(sorted_game())
    broken = link[:-1] + "x"
    with pytest.raises(BadSyntaxError) as refused:
        decode(broken)
    assert broken[refused.value.position] == "x"


@pytest.mark.parametrize("number", ["4", "00", "2000", "1" * 5000])
def test_other_variants_are_refused(number: str) -> None:
    """A variant that printed rules lack is named by its number."""
    with pytest.raises(UnsupportedError, match=f"variant: number {number[:80]}"):
        decode(encode(sorted_game())[:-1] + number)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://hanab.live/replay-json/215", True),
        ("http://localhost/replay-json/215", True),
        ("hanab.live/shared-replay-json/215", True),
        ("game.json", False),
        ("replay-json/game.json", False),
        ("/tmp/https/game.json", False),
    ],
)
def test_links_and_files_are_told_apart(text: str, link: bool) -> None:
    """An address is a link, everything else a file."""
    assert is_link(text) is link


@given(st.text(alphabet="abc019,-#é ") | st.text())
def test_whatever_a_link_holds_only_our_errors_come_out(text: str) -> None:
    """Random characters behind the address end in an error that a user can read."""
    with pytest.raises(TutorError):
        Replay.from_file(decode(ADDRESS + text))


@given(st.sampled_from(sorted(RECORDINGS)), st.integers(0, 300), st.text(max_size=2))
def test_a_link_with_a_few_characters_changed_is_read_or_refused(
    name: str, place: int, change: str
) -> None:
    """Whatever comes out, it is a replay with a link of its own or one of our errors."""
    link = encode(recorded(name))
    place = len(ADDRESS) + place % (len(link) - len(ADDRESS))
    with suppress(TutorError):
        replay = Replay.from_file(decode(link[:place] + change + link[place + 1 :]))
        assert Replay.from_file(decode(encode(replay))).states == replay.states


def test_cards_are_numbered_by_suit_and_rank() -> None:
    """The alphabet runs a to z, 0 to 9, A to Z; w5 is the 25th card, m5 of six suits the 30th."""
    deal = GameState.from_deck(Ruleset.parse("sixth-5"), 2, Ruleset.parse("sixth-5").deck)
    data = encode(Replay.played(deal, [], NAMES[:2])).removeprefix(ADDRESS).replace("-", "")
    assert data == f"215{SORTED_DECK}z0123,00,2"
    assert deal.deck[-1] == Card("m5")
