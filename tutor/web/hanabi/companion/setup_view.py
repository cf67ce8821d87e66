"""Setting the table up, in pictures, for the box, the rules and the number of players."""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanabi.engine.cards import TOP_RANK, card_of
from tutor.games.hanabi.rulebook import Table
from tutor.web.hanabi.cards import Face, face_of


@dataclass(frozen=True, slots=True)
class SetupStep:
    """A thing to do, with what its picture shows: cards (None: a back), or tokens of a kind."""

    told: tuple[Message, ...]
    cards: tuple[Face | None, ...] = ()
    tokens: int = 0
    kind: str = ""


def setup_steps(table: Table, players: int) -> tuple[SetupStep, ...]:
    """Return what is done before the first turn: cards, tokens, hands."""
    ruleset = table.ruleset
    hand = ruleset.hand_size(players)
    shown = tuple(face_of(card_of(suit, TOP_RANK)) for suit in ruleset.suits)
    return (
        SetupStep(_deck(table), cards=shown),
        SetupStep(_clue_tokens(table), tokens=ruleset.clue_tokens, kind="clues"),
        SetupStep(_fuse_tokens(table), tokens=ruleset.fuses, kind="fuses"),
        SetupStep((Message("companion.setup.deal", {"num": hand}),), cards=(None,) * hand),
    )


def _deck(table: Table) -> tuple[Message, ...]:
    """Return how many cards are shuffled, and which stay in the box."""
    box, used = table.box, table.ruleset.variant.multicolor_cards
    aside = box.multicolor_cards - used
    told = [Message("companion.setup.deck", {"num": len(table.ruleset.deck)})]
    if aside > 0:
        which = "companion.setup.singles" if used else "companion.setup.aside"
        told.append(Message(which, {"num": aside}))
    if box.rules_cards:
        told.append(Message("companion.setup.rules-cards", {"num": box.rules_cards}))
    return tuple(told)


def _clue_tokens(table: Table) -> tuple[Message, ...]:
    tokens = table.box.clue_tokens
    missing = table.ruleset.clue_tokens - tokens.count
    more = Message("rule.token-setup.more", {"num": missing, "has": tokens.count})
    told = Message(f"rule.token-setup.clues.{tokens.available}")
    return (told, more) if missing > 0 else (told,)


def _fuse_tokens(table: Table) -> tuple[Message, ...]:
    told = Message(f"rule.token-setup.fuses.{table.box.fuse_tokens.counted}")
    return (told, Message("rule.token-setup.fewer")) if table.fuse_tokens_unused else (told,)
