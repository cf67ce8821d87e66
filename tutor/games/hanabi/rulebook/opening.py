"""Rules from the goal to your turn."""

from itertools import groupby

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Part, Rule
from tutor.games.hanabi.engine import Suit
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.rulebook import figures
from tutor.games.hanabi.rulebook.editions import Talk
from tutor.games.hanabi.rulebook.parts import implied, say
from tutor.games.hanabi.rulebook.table import TableSetup

# What the boxes say and no engine needs.
YOUNGEST = 8
MINUTES = 25

FIRST_RANK = RANKS[0]


def goal(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of the goal."""
    playing_on = (say("goal.play-on"),) if table.ruleset.play_on else ()
    return (
        Rule(
            "goal",
            say("goal.title"),
            (
                say("goal.1", first=FIRST_RANK, last=TOP_RANK),
                say("goal.2"),
                say("goal.3", num=table.ruleset.max_score),
                *playing_on,
            ),
        ),
        Rule(
            "who-plays",
            say("who-plays.title", fewest=MIN_PLAYERS, most=MAX_PLAYERS),
            (say("who-plays.1", num=YOUNGEST), say("who-plays.2", num=MINUTES)),
        ),
    )


def box(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of what is in the box."""
    ruleset = table.ruleset
    return (
        Rule(
            "deck",
            say("deck.title", num=len(ruleset.deck)),
            (
                say("deck.1", first=FIRST_RANK, last=TOP_RANK),
                say(f"deck.colours.{table.box.fifth}", num=len(table.basic_suits)),
                say(f"deck.letters.{table.box.fifth}"),
                _multicolour(ruleset),
            ),
        ),
        Rule("copies", say("copies.title"), _copies(table), figures.copies(ruleset)),
        Rule(
            "tokens",
            say("tokens.title"),
            (
                say(f"tokens.1.{table.box.clue_tokens.color}", num=ruleset.clue_tokens),
                say(f"tokens.fuses.{table.box.fuse_tokens.color}", num=ruleset.fuses),
                say("tokens.3"),
            ),
        ),
    )


def _multicolour(ruleset: Ruleset) -> Message:
    """Return whether the multicolour cards are put aside or shuffled in."""
    if not ruleset.variant.has_sixth_suit:
        return say("deck.aside")
    return say("deck.multicolour", num=ruleset.variant.multicolor_cards)


def _copies(table: TableSetup) -> tuple[Part, ...]:
    """Return how many copies there are of each number."""
    ruleset, single = table.ruleset, table.multicolor_is_single
    red = [card for card in ruleset.cards if card.suit is Suit.RED]
    rows = (say("copies.row", rank=card.rank, num=ruleset.copies(card)) for card in red)
    return (
        say("copies.but-multicolour" if single else "copies.1"),
        ItemList(tuple(rows)),
        say("copies.2", num=sum(map(ruleset.copies, red))),
        *((say("copies.singles"),) if single else ()),
        say("copies.3", rank=TOP_RANK),
    )


def setup(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of what is done before the first turn."""
    ruleset = table.ruleset
    return (
        Rule(
            "hands",
            say("hands.title"),
            (say("hands.1"), ItemList(_hand_sizes(ruleset)), say("hands.2")),
        ),
        Rule(
            "own-hand-hidden",
            say("own-hand-hidden.title"),
            (say("own-hand-hidden.1"), say("own-hand-hidden.2")),
            figures.own_hand_hidden(ruleset),
        ),
        Rule("token-setup", say("token-setup.title"), _token_setup(table)),
        Rule(
            "first-player",
            say("first-player.title"),
            (say("first-player.1"),),
        ),
    )


def _hand_sizes(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return a row for each hand size: from how many to how many players it goes with."""
    rows = groupby(range(MIN_PLAYERS, MAX_PLAYERS + 1), ruleset.hand_size)
    sizes = [(size, list(players)) for size, players in rows]
    return tuple(
        say("hands.row", fewest=players[0], most=players[-1], num=size) for size, players in sizes
    )


def _token_setup(table: TableSetup) -> tuple[Message, ...]:
    """Return where the tokens go, by the box, and what to do if they are too few or too many."""
    ruleset, clues, fuses = table.ruleset, table.box.clue_tokens, table.box.fuse_tokens
    missing = ruleset.clue_tokens - clues.count
    too_few = (say("token-setup.more", num=missing, has=clues.count),) if missing > 0 else ()
    unused = table.fuse_tokens_unused
    too_many = (say("token-setup.fewer", num=unused),) if unused else ()
    many = "fuses" if ruleset.fuses > 1 else "only"
    return (
        say("token-setup.1", num=ruleset.clue_tokens),
        *too_few,
        say(f"token-setup.clues.{clues.available}"),
        say("token-setup.3", num=ruleset.fuses),
        *too_many,
        say(f"token-setup.{many}.{fuses.counted}"),
        say("token-setup.4"),
    )


def turn(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rules of a turn, and of talk as the leaflet has it."""
    own_way = table.box.leaflet.talk is Talk.OWN_WAY
    actions = ItemList((say("turn.clue"), say("turn.discard"), say("turn.play")))
    return (
        Rule("turn", say("turn.title"), (say("turn.1"), actions, say("turn.2"))),
        Rule(
            "no-passing",
            say("no-passing.title"),
            (
                say("no-passing.1"),
                *implied("no-passing", table.box.leaflet),
                say("no-passing.2"),
            ),
        ),
        Rule(
            "table-talk",
            say("table-talk.title"),
            (
                say("table-talk.strict" if own_way else "table-talk.only"),
                say("table-talk.1"),
                *((say("table-talk.own-way"),) if own_way else ()),
                say("table-talk.2"),
            ),
        ),
    )
