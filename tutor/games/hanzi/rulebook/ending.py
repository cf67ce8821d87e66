"""Rules of the end of the game and of the game against Cangjie, and the legend of who he was."""

from tutor.core.rulebook import ItemList, Rule
from tutor.games.hanzi import rules
from tutor.games.hanzi.engine import ruleset
from tutor.games.hanzi.rulebook import figures, numbers
from tutor.games.hanzi.rulebook.parts import say

WHO_WAS_CANGJIE = "hanzi-who-was-cangjie"
"""No rule of the game, so the engine does not know it."""


def ending() -> tuple[Rule, ...]:
    """Return the rules of how a game ends without Cangjie."""
    return (
        Rule(
            rules.WIN,
            say("hanzi-win.title", num=ruleset.WINNING_POINTS),
            (say("hanzi-win.1", points=ruleset.WINNING_POINTS, num=numbers.CARDS_TO_WIN),),
            figures.won(),
        ),
        Rule(
            rules.TABLE_EMPTY,
            say("hanzi-table-empty.title"),
            tuple(say(f"hanzi-table-empty.{place}") for place in (1, 2, 3)),
        ),
    )


def with_cangjie() -> tuple[Rule, ...]:
    """Return the rules of the game against Cangjie."""
    fewest, most = numbers.FEWEST_WITH_CANGJIE, numbers.MOST_WITH_CANGJIE
    cost = ruleset.PRICE_OF_MARKER
    return (
        Rule(
            rules.CANGJIE,
            say("hanzi-cangjie.title"),
            (
                say("hanzi-cangjie.1", fewest=fewest, most=most),
                say("hanzi-cangjie.2"),
                say("hanzi-cangjie.3", num=numbers.TOKENS_WITH_CANGJIE),
            ),
            figures.marker_placed(),
        ),
        _removal(),
        Rule(
            rules.LOST_TASKS,
            say("hanzi-lost-tasks.title"),
            tuple(say(f"hanzi-lost-tasks.{place}") for place in (1, 2, 3)),
        ),
        Rule(
            rules.MARKER_MOVE,
            say("hanzi-marker-move.title"),
            tuple(say(f"hanzi-marker-move.{place}") for place in (1, 2, 3)),
            figures.neighbours(),
        ),
        Rule(
            rules.MARKER_TOKEN,
            say("hanzi-marker-token.title", num=cost),
            (
                say("hanzi-marker-token.1", num=cost),
                say("hanzi-marker-token.2"),
                say("hanzi-marker-token.3"),
            ),
        ),
        Rule(
            rules.CANGJIE_END,
            say("hanzi-cangjie-end.title"),
            (say("hanzi-cangjie-end.1"), say("hanzi-cangjie-end.2", num=ruleset.WINNING_POINTS)),
        ),
        Rule(
            rules.CANGJIE_RANKING,
            say("hanzi-cangjie-ranking.title"),
            tuple(say(f"hanzi-cangjie-ranking.{place}") for place in (1, 2, 3)),
        ),
    )


def _removal() -> Rule:
    counted = (
        say("hanzi-cangjie-removal.scoring", num=numbers.POINTS),
        say("hanzi-cangjie-removal.effect"),
    )
    return Rule(
        rules.CANGJIE_REMOVAL,
        say("hanzi-cangjie-removal.title"),
        (
            say("hanzi-cangjie-removal.1"),
            ItemList(counted),
            say("hanzi-cangjie-removal.2"),
        ),
    )


def legend() -> tuple[Rule, ...]:
    """Return what legend tells of Cangjie."""
    return (
        Rule(
            WHO_WAS_CANGJIE,
            say("hanzi-who-was-cangjie.title"),
            (say("hanzi-who-was-cangjie.1"), say("hanzi-who-was-cangjie.2")),
        ),
    )
