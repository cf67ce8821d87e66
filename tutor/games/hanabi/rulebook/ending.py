"""Rules of the fireworks, the endings, the score and memory."""

from tutor.core.messages import Message, Player
from tutor.core.rulebook import ItemList, Part, Rule
from tutor.games.hanabi.engine import Ruleset, Suit
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, card_of
from tutor.games.hanabi.engine.scoring import SCALE_SIX, scale_for
from tutor.games.hanabi.rulebook import figures
from tutor.games.hanabi.rulebook.editions import PerfectEnd, Rearranging, SixScale
from tutor.games.hanabi.rulebook.parts import say
from tutor.games.hanabi.rulebook.table import TableSetup

FIRST_RANK = RANKS[0]
ONLY_FUSE = 1


def fireworks(ruleset: Ruleset) -> tuple[Rule, ...]:
    """Return the rules of fireworks and the bonus."""
    return (
        Rule(
            "firework",
            say("firework.title"),
            (say("firework.1", first=FIRST_RANK, last=TOP_RANK), say("firework.2")),
            figures.firework(ruleset),
        ),
        Rule(
            "one-per-colour",
            say("one-per-colour.title"),
            (
                say("one-per-colour.1", card=card_of(Suit.RED, FIRST_RANK)),
                say("one-per-colour.2"),
            ),
        ),
        Rule(
            "bonus",
            say("bonus.title"),
            (say("bonus.1", rank=TOP_RANK),),
            figures.bonus(ruleset),
        ),
        Rule(
            "bonus-lost",
            say("bonus-lost.title"),
            (say("bonus-lost.1", num=ruleset.clue_tokens),),
        ),
    )


def endings(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of how the game ends."""
    ann, bob, cat = map(Player, (figures.ANN, figures.BOB, figures.CAT))
    playing_on = table.ruleset.play_on
    before_deck_end = table.box.leaflet.perfect_end is PerfectEnd.BEFORE_DECK_END
    is_narrower = before_deck_end and not playing_on
    return (
        Rule("end-strikes", say("end-strikes.title"), _end_strikes(table)),
        Rule(
            "end-perfect",
            say("end-perfect.title"),
            (
                say("end-perfect.1", num=table.ruleset.max_score),
                *((say("end-perfect.before-deck-end"),) if is_narrower else ()),
            ),
        ),
        Rule(
            "end-last-round",
            say("end-last-round.title"),
            (
                *((say("end-last-round.play-on"),) if playing_on else ()),
                say("end-last-round.1"),
                say("end-last-round.2", drawer=bob, next=cat, then=ann),
            ),
            figures.last_round(table.with_last_round),
        ),
        Rule(
            "last-round-no-draw",
            say("last-round-no-draw.title"),
            (
                say("last-round-no-draw.1"),
                say("last-round-no-draw.2"),
                *((say("last-round-no-draw.play-on"),) if playing_on else ()),
            ),
        ),
    )


def _end_strikes(table: TableSetup) -> tuple[Message, ...]:
    """Return how the last mistake ends the game, and how the box shows it."""
    fuses = table.ruleset.fuses
    only = fuses == ONLY_FUSE
    return (
        say("end-strikes.only") if only else say("end-strikes.1", num=fuses),
        *((say("end-strikes.black"),) if table.box.fuse_tokens.explosion else ()),
        say("end-strikes.2"),
    )


def score(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of the score."""
    lost = figures.lost_game(table.with_last_round)
    playing_on = table.ruleset.play_on
    return (
        Rule(
            "score",
            say("score.title"),
            (
                *((say("score.play-on"),) if playing_on else ()),
                say("score.1"),
                say("score.2", num=TOP_RANK - 1),
            ),
            figures.score(table.with_last_round),
        ),
        Rule("scale", say("scale.title"), _scale(table)),
        Rule(
            "lost-score",
            say("lost-score.title", score=lost.caption.params["score"]),
            (say("lost-score.1"), say("lost-score.2")),
            lost,
        ),
    )


def _scale(table: TableSetup) -> tuple[Part, ...]:
    """Return the scale of the game, and what a sixth firework would add to it."""
    ruleset = table.ruleset
    six = ruleset.variant.has_sixth_suit
    legendary = SCALE_SIX[-2]
    rows = tuple(
        say(
            "scale.legendary-six" if step is legendary else f"scale.{step.id}",
            low=step.low,
            high=step.high,
        )
        for step in scale_for(ruleset.max_score)
    )
    more = say("scale.2", most=SCALE_SIX[-1].high)
    return (
        *((say("scale.play-on"),) if ruleset.play_on else ()),
        say("scale.1"),
        ItemList(rows),
        say("scale.ours"),
        *(steps_of_ours(table) if six else (more,)),
    )


def steps_of_ours(table: TableSetup) -> tuple[Message, ...]:
    """Return which steps beyond the basic game's are ours, as the leaflet does not have them."""
    has = table.box.leaflet.six_scale
    if has in (SixScale.ALL, SixScale.UNKNOWN):
        return ()
    legendary, beyond = SCALE_SIX[-2:]
    return (say(f"six-scale.ours.{has}", low=legendary.low, high=beyond.high),)


def memory(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of memory and one's own hand."""
    leaflet = table.box.leaflet
    unsaid = (say("arrange-hand.silent"),) if leaflet.rearranging is Rearranging.SILENT else ()
    return (
        Rule("arrange-hand", say("arrange-hand.title"), (say("arrange-hand.1"), *unsaid)),
        Rule(
            "memory-aloud",
            say("memory-aloud.title"),
            (
                say("memory-aloud.1"),
                say(f"memory-aloud.{leaflet.talk}"),
                say("memory-aloud.same-clue"),
            ),
        ),
    )
