"""Rules beyond the basic game: difficulty, multicolour cards, playing on, combining."""

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Rule
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK
from tutor.games.hanabi.engine.ruleset import (
    CLUE_TOKENS,
    FUSE_COUNTS,
    FUSES,
    MORE_CLUE_TOKENS,
    Variant,
)
from tutor.games.hanabi.engine.scoring import SCALE_SIX
from tutor.games.hanabi.rulebook import variant_figures as figures
from tutor.games.hanabi.rulebook.ending import steps_of_ours
from tutor.games.hanabi.rulebook.parts import implied, say
from tutor.games.hanabi.rulebook.table import AVALANCHE, SIXTH_SUIT, WILD, TableSetup

_WAYS = {
    Variant.SIXTH_10: "sixth-suit",
    Variant.SIXTH_5: "avalanche",
    Variant.WILD_10: "wild",
    Variant.WILD_5: "wild",
}


def difficulty(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of harder and easier games."""
    ruleset, has = table.ruleset, table.box.clue_tokens.count
    missing = MORE_CLUE_TOKENS - has
    short = (say("clue-tokens-more.short", num=missing, has=has),) if missing > 0 else ()
    rows = (say("fuse-tokens-fewer.row", num=num) for num in reversed(FUSE_COUNTS))
    return (
        Rule(
            "fuse-tokens-fewer",
            say("fuse-tokens-fewer.title"),
            (say("fuse-tokens-fewer.1"), ItemList(tuple(rows)), say("fuse-tokens-fewer.2")),
            chosen=_chosen(ruleset.fuses < FUSES),
        ),
        Rule(
            "clue-tokens-more",
            say("clue-tokens-more.title"),
            (
                say("clue-tokens-more.1", num=MORE_CLUE_TOKENS, usual=CLUE_TOKENS),
                *short,
                say("clue-tokens-more.2", num=MORE_CLUE_TOKENS),
            ),
            chosen=_chosen(ruleset.clue_tokens > CLUE_TOKENS),
        ),
        Rule(
            "difficulty-boxes",
            say("difficulty-boxes.title"),
            (say("difficulty-boxes.1"), say("difficulty-boxes.2")),
        ),
    )


def multicolour(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of the multicolour variants."""
    variant = table.ruleset.variant
    return (
        _multicolour_cards(table),
        Rule(
            "sixth-suit",
            say("sixth-suit.title"),
            (
                say("sixth-suit.1", num=Variant.SIXTH_10.multicolor_cards),
                *_too_few("sixth-suit.short", table),
                say("sixth-suit.2"),
                *implied("sixth-suit", table.box.leaflet),
            ),
            figures.sixth_suit(table.with_variant(*SIXTH_SUIT)),
            chosen=_chosen(variant in SIXTH_SUIT),
        ),
        Rule(
            "avalanche",
            say("avalanche.title"),
            (
                say("avalanche.1", num=Variant.SIXTH_5.multicolor_cards),
                say("avalanche.2"),
                say("avalanche.3"),
            ),
            figures.avalanche(table.with_variant(*AVALANCHE)),
            chosen=_chosen(variant in AVALANCHE),
        ),
        *_wild(table),
        _six_scale(table),
    )


def _too_few(name: str, table: TableSetup) -> tuple[Message, ...]:
    """Return advice for a box without a full set of multicolour cards, else nothing."""
    has = table.box.multicolor_cards
    return (say(name, num=has),) if has < Variant.SIXTH_10.multicolor_cards else ()


def _multicolour_cards(table: TableSetup) -> Rule:
    variant = table.ruleset.variant
    sixth, avalanche, wild = (
        table.with_variant(*each).variant.multicolor_cards for each in (SIXTH_SUIT, AVALANCHE, WILD)
    )
    short = ".short" if table.box.multicolor_cards < sixth else ""
    ways = (
        say(f"multicolour-cards.sixth-suit{short}", num=sixth),
        say("multicolour-cards.avalanche", num=avalanche),
        say("multicolour-cards.wild", num=wild),
    )
    return Rule(
        "multicolour-cards",
        say("multicolour-cards.title"),
        (
            say("multicolour-cards.box", num=table.box.multicolor_cards),
            say("multicolour-cards.1", first=RANKS[0], last=TOP_RANK),
            say("multicolour-cards.2"),
            ItemList(ways),
            *_way_of(variant),
        ),
    )


def _way_of(variant: Variant) -> tuple[Message, ...]:
    """Return how the table plays with multicolour cards, if it does."""
    if not variant.has_sixth_suit:
        return ()
    name = f"multicolour-cards.chosen.{_WAYS[variant]}"
    return (say(name, num=variant.multicolor_cards),)


def _wild(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of variant 3."""
    ruleset = table.with_variant(*WILD)
    return (
        Rule(
            "wild",
            say("wild.title"),
            (
                say("wild.1", num=ruleset.variant.multicolor_cards),
                say("wild.2"),
                ItemList((say("wild.touched"), say("wild.never-named"))),
                say("wild.numbers"),
                say("wild.3"),
            ),
            chosen=_chosen(table.ruleset.variant.is_wild),
        ),
        Rule(
            "wild-touched",
            say("wild-touched.title"),
            (say("wild-touched.1"), say("wild-touched.2")),
            figures.wild_touched(ruleset),
        ),
        Rule(
            "wild-never-named",
            say("wild-never-named.title"),
            (say("wild-never-named.1"), say("wild-never-named.2")),
        ),
        Rule(
            "wild-proof",
            say("wild-proof.title"),
            (say("wild-proof.1"), say("wild-proof.2")),
            figures.wild_proof(ruleset),
        ),
        Rule(
            "wild-firework",
            say("wild-firework.title"),
            (say("wild-firework.1"),),
            figures.wild_firework(ruleset),
        ),
    )


def _six_scale(table: TableSetup) -> Rule:
    ruleset = table.with_variant(*SIXTH_SUIT)
    legendary, beyond = SCALE_SIX[-2:]
    steps = (
        say("six-scale.legendary", low=legendary.low, high=legendary.high),
        say("six-scale.beyond", high=beyond.high),
    )
    return Rule(
        "six-scale",
        say("six-scale.title", num=ruleset.max_score),
        (say("six-scale.1", num=legendary.low - 1), ItemList(steps), *steps_of_ours(table)),
    )


def play_on(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of playing on after the deck has run out."""
    ways = ("perfect", "strikes", "card-gone", "no-action")
    ends = ItemList(tuple(say(f"play-on.{way}") for way in ways))
    return (
        Rule(
            "play-on",
            say("play-on.title"),
            (say("play-on.1"), say("play-on.2"), ends),
            chosen=_chosen(table.ruleset.play_on),
        ),
        Rule(
            "play-on-card-gone",
            say("play-on-card-gone.title"),
            (say("play-on-card-gone.1"), say("play-on-card-gone.2")),
            figures.play_on_card_gone(table.playing_on),
        ),
        Rule(
            "play-on-no-action",
            say("play-on-no-action.title"),
            (say("play-on-no-action.1"), say("play-on-no-action.2")),
        ),
        Rule("play-on-score", say("play-on-score.title"), (say("play-on-score.1"),)),
    )


def combining() -> tuple[Rule, ...]:
    """Return the rule of combining variants and settings."""
    choices = ("multicolour", "fuses", "clues", "play-on")
    return (
        Rule(
            "combining",
            say("combining.title"),
            (
                say("combining.1"),
                ItemList(tuple(say(f"combining.{choice}") for choice in choices)),
                say("combining.2"),
            ),
        ),
    )


def _chosen(is_chosen: bool) -> Message | None:
    """Return the mark of what the table plays with."""
    return say("chosen") if is_chosen else None
