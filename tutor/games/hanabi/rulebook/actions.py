"""Rules of the three actions: clues, discards, plays."""

from tutor.core.messages import Player
from tutor.core.rulebook import ItemList, Rule
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, card_of
from tutor.games.hanabi.rulebook import figures
from tutor.games.hanabi.rulebook.editions import Rearranging
from tutor.games.hanabi.rulebook.parts import implied, say
from tutor.games.hanabi.rulebook.table import TableSetup

FIRST_RANK = RANKS[0]


def clues(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of clues."""
    ruleset = table.ruleset
    bob, cat = Player(figures.BOB), Player(figures.CAT)
    is_wild = ruleset.variant.is_wild
    return (
        Rule(
            "clue-cost",
            say("clue-cost.title"),
            (
                say("clue-cost.1"),
                say(f"clue-cost.spend.{table.box.clue_tokens.available}"),
                say("clue-cost.2"),
            ),
        ),
        Rule(
            "clue-one-fact",
            say("clue-one-fact.title"),
            (
                say("clue-one-fact.1", rank=FIRST_RANK),
                say("clue-one-fact.2", card=Card("r4")),
                *((say("clue-one-fact.wild"),) if is_wild else ()),
            ),
            figures.complete_clue(ruleset),
        ),
        Rule(
            "clue-one-player",
            say("clue-one-player.title"),
            (say("clue-one-player.1", one=bob, other=cat), say("clue-one-player.2")),
        ),
        Rule(
            "clue-complete",
            say("clue-complete.title"),
            (
                say("clue-complete.1"),
                say("clue-complete.2"),
                *((say("clue-complete.wild"),) if is_wild else ()),
            ),
            figures.incomplete_clue(ruleset),
        ),
        _empty_clues(allowed=ruleset.empty_clues),
        Rule(
            "clue-denies",
            say("clue-denies.title"),
            (
                say("clue-denies.1"),
                *((say("clue-denies.wild"),) if is_wild else ()),
            ),
            figures.clue_as_heard(ruleset),
        ),
    )


def _empty_clues(*, allowed: bool) -> Rule:
    """Return the rule of clues that match nothing, by what the table has agreed on."""
    agreed = ".empty" if allowed else ""
    return Rule(
        "clue-touches-some",
        say(f"clue-touches-some.title{agreed}"),
        (say(f"clue-touches-some.1{agreed}"), say(f"clue-touches-some.2{agreed}")),
    )


def discards(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of discarding."""
    ruleset, gone = table.ruleset, Card("b4")
    silent = table.box.leaflet.rearranging is Rearranging.SILENT
    return (
        Rule("discard", say("discard.title"), (say("discard.1"), say("discard.2"))),
        Rule(
            "discard-not-full",
            say("discard-not-full.title"),
            (say("discard-not-full.1", num=ruleset.clue_tokens),),
        ),
        Rule(
            "discard-pile",
            say("discard-pile.title"),
            (
                say("discard-pile.1"),
                say("discard-pile.2"),
                *((say("discard-pile.silent"),) if silent else ()),
            ),
        ),
        Rule(
            "last-copy",
            say("last-copy.title"),
            (
                say("last-copy.1"),
                say(
                    "last-copy.2",
                    card=gone,
                    above=card_of(gone.suit, gone.rank + 1),
                    num=TOP_RANK - gone.rank + 1,
                ),
                *((say("last-copy.singles"),) if table.multicolor_is_single else ()),
                *((say("last-copy.play-on"),) if ruleset.play_on else ()),
            ),
            figures.last_copy(table.with_last_round),
        ),
    )


def plays(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of playing a card."""
    fits = ItemList((say("play.starts", rank=FIRST_RANK), say("play.continues")))
    return (
        Rule(
            "play",
            say("play.title"),
            (
                say("play.1"),
                fits,
                say("play.2"),
                say("play.3"),
                *implied("play", table.box.leaflet),
            ),
        ),
        Rule(
            "play-unknown",
            say("play-unknown.title"),
            (
                say("play-unknown.1"),
                *implied("play-unknown", table.box.leaflet),
                say("play-unknown.2", rank=FIRST_RANK),
            ),
        ),
        Rule(
            "misplay",
            say("misplay.title"),
            (
                say(f"misplay.1.{table.box.fuse_tokens.counted}"),
                say("misplay.last"),
                say("misplay.2"),
            ),
            figures.misplay(table.ruleset),
        ),
    )
