"""Rules of what the game is made of, and of setting it up."""

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Rule
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import DECK, TASKS, Character, Effect, Task
from tutor.games.hanzi.engine import ruleset
from tutor.games.hanzi.engine.position import TASK_TO_FETCH
from tutor.games.hanzi.rulebook import figures, numbers
from tutor.games.hanzi.rulebook.parts import say

MAN, CHILD = (TASK_TO_FETCH[effect] for effect in (Effect.FETCH_NAN, Effect.FETCH_ZI))
"""The two tasks that effect cards name, 男 and 仔."""


def meaning(character: Character | Task) -> Message:
    """Return what a component or a task means."""
    return Message(f"hanzi-meaning.{character.id}")


def parts() -> tuple[Rule, ...]:
    """Return the rules of the goal and of all that is in the box."""
    return (
        _goal(),
        _characters(figures.EXAMPLE),
        _cards(),
        _tasks(),
        Rule(
            rules.TOKENS,
            say("hanzi-tokens.title", num=ruleset.TOKENS),
            (say("hanzi-tokens.1"), say("hanzi-tokens.2")),
        ),
        Rule(
            rules.MARKER,
            say("hanzi-marker.title"),
            (say("hanzi-marker.1"), say("hanzi-marker.2")),
        ),
        Rule(
            rules.DECK,
            say("hanzi-deck.title"),
            (say("hanzi-deck.1"), say("hanzi-deck.2", man=MAN, child=CHILD), say("hanzi-deck.3")),
        ),
    )


def _goal() -> Rule:
    return Rule(
        rules.GOAL,
        say("hanzi-goal.title"),
        (
            say("hanzi-goal.1"),
            say("hanzi-goal.2", points=numbers.POINTS, num=ruleset.WINNING_POINTS),
            say("hanzi-goal.3", fewest=numbers.MIN_PLAYERS, most=numbers.MAX_PLAYERS),
            say("hanzi-goal.4", num=numbers.YOUNGEST),
            say("hanzi-goal.5", shortest=numbers.SHORTEST, longest=numbers.LONGEST),
            say("hanzi-goal.6"),
        ),
    )


def _characters(example: Task) -> Rule:
    one, other = example.effect, example.scoring
    return Rule(
        rules.CHARACTERS,
        say("hanzi-characters.title"),
        (
            say("hanzi-characters.1"),
            say("hanzi-characters.2"),
            say(
                "hanzi-characters.3",
                one=one,
                one_means=meaning(one),
                other=other,
                other_means=meaning(other),
                whole=example,
                whole_means=meaning(example),
            ),
            say("hanzi-characters.4"),
        ),
        figures.compound(),
    )


def _cards() -> Rule:
    of_period = numbers.CARDS_OF_PERIOD
    return Rule(
        rules.CARDS,
        say("hanzi-cards.title", num=len(DECK)),
        (
            say("hanzi-cards.1"),
            say("hanzi-cards.2"),
            ItemList(
                (
                    say("hanzi-cards.scoring", num=numbers.SCORING_CARDS, points=numbers.POINTS),
                    say("hanzi-cards.effect", num=numbers.EFFECT_CARDS),
                )
            ),
            say("hanzi-cards.3", first=of_period[1], second=of_period[2]),
        ),
        figures.sides(),
    )


def _tasks() -> Rule:
    of_period = numbers.TASKS_OF_PERIOD
    return Rule(
        rules.TASKS,
        say("hanzi-tasks.title", num=len(TASKS)),
        (
            say("hanzi-tasks.1"),
            say("hanzi-tasks.2", first=of_period[1], second=of_period[2]),
            say("hanzi-tasks.3"),
        ),
        figures.tasks(),
    )


def setup() -> tuple[Rule, ...]:
    """Return the rules of what is done before the first turn."""
    of_period = numbers.CARDS_OF_PERIOD
    return (
        Rule(
            rules.GRID,
            say("hanzi-grid.title", columns=numbers.COLUMNS, rows=numbers.ROWS),
            (say("hanzi-grid.1", num=of_period[1]), say("hanzi-grid.2", num=of_period[2])),
            figures.grid(),
        ),
        Rule(
            rules.DEAL,
            say("hanzi-deal.title", num=ruleset.TASK_LIMIT),
            (
                say("hanzi-deal.1"),
                say("hanzi-deal.2", num=ruleset.SUPPLY),
                say("hanzi-deal.3"),
                say("hanzi-deal.4"),
            ),
            figures.table(),
        ),
        Rule(
            rules.FIVE_PLAYERS,
            say("hanzi-five-players.title", num=numbers.MAX_PLAYERS),
            (say("hanzi-five-players.1", num=numbers.MAX_PLAYERS * ruleset.TASK_LIMIT),),
        ),
        Rule(rules.START, say("hanzi-start.title"), (say("hanzi-start.1"),)),
    )
