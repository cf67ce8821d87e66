"""The rules section by section: parts and set-up, a turn, effects, the end, against Cangjie."""

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Rule
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import DECK, TASKS, Effect, Glossed, Task
from tutor.games.hanzi.engine import ruleset
from tutor.games.hanzi.engine.position import TASK_TO_FETCH
from tutor.games.hanzi.rulebook import figures, numbers
from tutor.games.hanzi.rulebook.figures import Figure, say

MAN, CHILD = (TASK_TO_FETCH[effect] for effect in (Effect.FETCH_NAN, Effect.FETCH_ZI))
"""The two tasks that effect cards name, 男 and 仔."""

_GLOSSED = {"man": Glossed(MAN), "child": Glossed(CHILD)}


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
            (
                say("hanzi-deck.1"),
                say("hanzi-deck.2", **_GLOSSED),
                say("hanzi-deck.3"),
                say("hanzi-deck.4"),
            ),
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
                one=Glossed(one),
                other=Glossed(other),
                whole=Glossed(example),
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
            say("hanzi-tasks.4"),
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
                say("hanzi-deal.1", num=ruleset.TASK_LIMIT),
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


def your_turn() -> tuple[Rule, ...]:
    """Return the rules of the three phases, of a match and a miss, and of what is remembered."""
    third, swap = ruleset.PRICE_OF_CARD, ruleset.PRICE_OF_SWAP
    return (
        Rule(
            rules.TURN,
            say("hanzi-turn.title"),
            (
                say("hanzi-turn.1"),
                ItemList(
                    (say("hanzi-turn.card"), say("hanzi-turn.token"), say("hanzi-turn.crafting"))
                ),
                say("hanzi-turn.2"),
            ),
        ),
        _plain(rules.PLAY_CARD, 3),
        Rule(
            rules.TOKEN_PHASE,
            say("hanzi-token-phase.title"),
            (
                say("hanzi-token-phase.1"),
                ItemList(
                    (
                        say("hanzi-token-phase.third", num=third),
                        say("hanzi-token-phase.swap", num=swap),
                    )
                ),
                say("hanzi-token-phase.2"),
            ),
        ),
        Rule(
            rules.THIRD_CARD,
            say("hanzi-third-card.title", num=third),
            (
                say("hanzi-third-card.1", num=numbers.CARDS_WITH_TOKEN),
                say("hanzi-third-card.2"),
                say("hanzi-third-card.3"),
                say("hanzi-third-card.4"),
            ),
            figures.third_card(),
        ),
        Rule(
            rules.SWAP_SUPPLY,
            say("hanzi-swap-supply.title", num=swap),
            (say("hanzi-swap-supply.1"), say("hanzi-swap-supply.2")),
        ),
        _plain(rules.CRAFTING, 3),
        _match(),
        _plain(rules.MISS, 4, figures.miss()),
        _plain(rules.ANCIENT_FORMS, 4, figures.look_alikes()),
    )


def _match() -> Rule:
    steps = (
        say("hanzi-match.scoring", num=numbers.POINTS),
        *(say(f"hanzi-match.{step}") for step in ("effect", "gaps", "task")),
    )
    return Rule(
        rules.MATCH,
        say("hanzi-match.title"),
        (say("hanzi-match.1"), ItemList(steps)),
        figures.match(),
    )


def effects() -> tuple[Rule, ...]:
    """Return the rules of when effect cards may be played, of each effect, and of the limit."""
    return (
        _plain(rules.NEXT_TURN, 2),
        _effect(rules.SWAP_TASK, Effect.SWAP_TASK),
        _effect(rules.DRAW_CARD, Effect.DRAW_CARD),
        _effect(rules.TAKE_TOKEN, Effect.TAKE_TOKEN),
        _effect(rules.COUNTER, Effect.COUNTER, say("hanzi-counter.2"), say("hanzi-counter.4")),
        _effect(
            rules.CRAFT_TWICE,
            Effect.CRAFT_TWICE,
            say("hanzi-craft-twice.2"),
            say("hanzi-craft-twice.4"),
        ),
        _three_tasks(),
        _fetch(),
        Rule(
            rules.TASK_LIMIT,
            say("hanzi-task-limit.title", num=ruleset.TASK_LIMIT),
            (say("hanzi-task-limit.1"), say("hanzi-task-limit.2")),
        ),
    )


def _effect(rule_id: str, effect: Effect, *more: Message) -> Rule:
    """Return the rule of an effect: what it does, what else there is to say, how many have it."""
    count = say(f"{rule_id}.cards", num=numbers.cards_with(effect))
    return Rule(
        rule_id,
        say(f"{rule_id}.title"),
        (say(f"{rule_id}.1"), *more, count),
        figures.symbol(effect),
    )


def _three_tasks() -> Rule:
    looked_at = ruleset.TOP_TASKS
    return Rule(
        rules.THREE_TASKS,
        say("hanzi-three-tasks.title", num=looked_at),
        (
            say("hanzi-three-tasks.1", num=looked_at),
            say("hanzi-three-tasks.2", num=numbers.LIMIT_GROWS_BY),
            say("hanzi-three-tasks.cards", num=numbers.cards_with(Effect.THREE_TASKS)),
        ),
        figures.symbol(Effect.THREE_TASKS),
    )


def _fetch() -> Rule:
    tasks = {"man": MAN, "child": CHILD}
    places = tuple(say(f"hanzi-fetch.{place}") for place in ("supply", "deck", "player"))
    return Rule(
        rules.FETCH,
        say("hanzi-fetch.title", **_GLOSSED),
        (
            say("hanzi-fetch.1", **tasks),
            ItemList(places),
            say("hanzi-fetch.2", num=numbers.LIMIT_GROWS_BY),
            say("hanzi-fetch.3"),
        ),
        figures.symbol(Effect.FETCH_NAN, Effect.FETCH_ZI),
    )


def _plain(rule_id: str, paragraphs: int, figure: Figure | None = None) -> Rule:
    """Return a rule without numbers, of so many paragraphs."""
    sentences = tuple(say(f"{rule_id}.{place}") for place in range(1, paragraphs + 1))
    return Rule(rule_id, say(f"{rule_id}.title"), sentences, figure)


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
            tuple(say(f"hanzi-lost-tasks.{place}") for place in (1, 2, 3, 4)),
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
    """Return the legend of Cangjie."""
    return (
        Rule(
            WHO_WAS_CANGJIE,
            say("hanzi-who-was-cangjie.title"),
            (say("hanzi-who-was-cangjie.1"), say("hanzi-who-was-cangjie.2")),
        ),
    )
