"""Other players' knowledge: what they cannot see and what you cannot follow play no part."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.lessons.themes.partner import PartnerKnows, PartnerPlays


def could_be(scene: Scene, card: str) -> set[str]:
    """Return what the partner has to reckon with at a basic table."""
    puzzle = Puzzle("partner-knows", scene.laid_out(Ruleset()), 0, {"card": card})
    theme = PartnerKnows()
    return {o for o in theme.options(puzzle) if theme.judge(puzzle, o).is_right}


def test_a_copy_in_the_own_hand_is_not_seen() -> None:
    """You see both red 4s, Bob only the one in the discard pile."""
    clues = {1: "r 1 2 3"}
    held = Scene(("", "y1 r5 g2 r4 b3"), clues=clues, discards="r4")
    assert could_be(held, "card-1-1") == {"identity-r4", "identity-r5"}
    gone = Scene(("", "y1 r5 g2 b4 b3"), clues=clues, discards="r4 r4")
    assert could_be(gone, "card-1-1") == {"identity-r5"}


def test_your_own_hand_cannot_be_followed() -> None:
    """Bob may see red 4s in your hand; you do not know it, and so cannot count on it."""
    mine = Scene(("r4 y2 y3 y4 g4", "y1 r5 g2 b4 b3"), clues={1: "r 1 2 3"}, discards="r4")
    assert could_be(mine, "card-1-1") == {"identity-r4", "identity-r5"}


def test_any_colour_will_do_if_each_fits() -> None:
    """A number alone is enough where every firework waits for it, and not elsewhere."""
    hands = ("", "y3 r2 g4 b4 g3")
    for fireworks, right in (("r1 y1 g1 b1 w1", ["card-1-1"]), ("r1 y1 g2 b1 w1", ["none"])):
        position = Scene(hands, clues={1: "2"}, fireworks=fireworks).laid_out(Ruleset())
        puzzle = Puzzle("partner-plays", position, 0, {"player": 1})
        theme = PartnerPlays()
        assert [o for o in theme.options(puzzle) if theme.judge(puzzle, o).is_right] == right
