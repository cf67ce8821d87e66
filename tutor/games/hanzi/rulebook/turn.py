"""Rules of a turn, and of the effect cards."""

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Rule
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import Effect
from tutor.games.hanzi.engine import ruleset
from tutor.games.hanzi.rulebook import figures, numbers
from tutor.games.hanzi.rulebook.opening import CHILD, MAN
from tutor.games.hanzi.rulebook.parts import Figure, say


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
        _plain(rules.ANCIENT_FORMS, 3, figures.look_alikes()),
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
        _effect(rules.COUNTER, Effect.COUNTER, say("hanzi-counter.2")),
        _effect(rules.CRAFT_TWICE, Effect.CRAFT_TWICE, say("hanzi-craft-twice.2")),
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
    count = say(f"{rule_id}.{len(more) + 2}", num=numbers.cards_with(effect))
    return Rule(rule_id, say(f"{rule_id}.title"), (say(f"{rule_id}.1"), *more, count))


def _three_tasks() -> Rule:
    looked_at = ruleset.TOP_TASKS
    return Rule(
        rules.THREE_TASKS,
        say("hanzi-three-tasks.title", num=looked_at),
        (
            say("hanzi-three-tasks.1", num=looked_at),
            say("hanzi-three-tasks.2", num=numbers.LIMIT_GROWS_BY),
            say("hanzi-three-tasks.3", num=numbers.cards_with(Effect.THREE_TASKS)),
        ),
    )


def _fetch() -> Rule:
    tasks = {"man": MAN, "child": CHILD}
    places = tuple(say(f"hanzi-fetch.{place}") for place in ("supply", "deck", "player"))
    return Rule(
        rules.FETCH,
        say("hanzi-fetch.title", **tasks),
        (
            say("hanzi-fetch.1", **tasks),
            ItemList(places),
            say("hanzi-fetch.2", num=numbers.LIMIT_GROWS_BY),
            say("hanzi-fetch.3"),
        ),
    )


def _plain(rule_id: str, paragraphs: int, figure: Figure | None = None) -> Rule:
    """Return a rule without numbers, of so many paragraphs."""
    said = tuple(say(f"{rule_id}.{place}") for place in range(1, paragraphs + 1))
    return Rule(rule_id, say(f"{rule_id}.title"), said, figure)
