"""Items of a list: ids of lessons and puzzles, and puzzles at a position."""

import pytest

from tutor.clubs.items import Item
from tutor.core.errors import BadSyntaxError
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi import GAME
from tutor.games.hanabi.engine.state import GameState
from tutor.registry import GAMES
from tutor.web.puzzles.links import fields_of

POSITION = "base_r0y1g0b0w0_r1.y2.g3.b4.w5~r2-1.g11.b2-1.w2-1.b3_0_tokens7_strikes0_player0_39"
AT = f"position={POSITION}&theme=safe-play&viewer=0&slot=2"


@pytest.mark.parametrize("theme", [theme for game in GAMES for theme in game.themes])
def test_a_puzzle_at_a_position_is_an_item(theme: str) -> None:
    """Of every theme of every game; it comes back from its text, and knows what it is of."""
    game = next(each for each in GAMES if theme in each.themes)
    for entry in [each for each in game.library().values() if each.theme == theme][::7]:
        item = Item.at(fields_of(entry.puzzle))
        assert Item.parse(str(item)) == item
        assert (item.theme, item.game, item.is_lesson) == (theme, game, False)
        assert " " not in item.id
        assert item.fields["position"] == [str(entry.puzzle.position)]


@pytest.mark.parametrize("name", ["clue", "save-012"])
def test_other_items_are_at_no_position(name: str) -> None:
    """A lesson and a puzzle of the library."""
    item = Item.parse(name)
    assert (item.is_at_position, item.fields) == (False, {})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "save-999",
        "a=b",
        AT.replace("safe-play", "no-such"),
        AT.replace("viewer=0", "viewer=2"),
        AT.replace("viewer=0", "viewer=00"),
        AT.replace("&viewer=0", ""),
        AT.replace("tokens7", "tokens9"),
        AT.replace("tokens7", "tokens07"),
        AT.replace("_39", "_38"),
        AT.replace("slot=2", "slot=%32"),
        AT.replace("slot=2", "slot=<b>"),
        AT.replace("slot=2", "slot="),
        f"{AT}&theme=odds",
        f"{AT}&",
        f"{AT}&more={'a' * 41}",
        f"{AT}{'&more=a' * 100}",
        f"theme=safe-play&position={POSITION}&viewer=0&slot=2",
        f"{AT}#x",
        AT.replace("base_", "base%5F"),
    ],
)
def test_a_puzzle_at_a_position_is_written_in_one_way(text: str) -> None:
    """What no link of ours has is no item: neither another order nor a position that can't be."""
    assert Item.parse(AT).id == AT
    with pytest.raises(BadSyntaxError):
        Item.parse(text)


def test_what_is_asked_makes_another_item() -> None:
    """The same position with another question is another item of the list."""
    state = GameState.parse(POSITION)
    puzzles = [Puzzle("safe-play", state, 0, {"slot": slot}) for slot in range(3)]
    assert len({Item.at(fields_of(each)) for each in puzzles}) == 3
    assert all(Item.at(fields_of(each)).game is GAME for each in puzzles)
