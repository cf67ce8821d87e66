"""Why a partner did something, as far as a player may be told; and the rules that partners act by.

Partners see that hand, and reasons tell of what they see: "this card fits" names a card that its
holder must not know. So a reason is told at once only if it would be the same whatever the hidden
cards were; the others are told once the game is over. Nothing but the reader's view decides that.
Of a clue to the reader, what it means by the agreement is told at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tutor.core.messages import Message, Player
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card, GameState, Ruleset
from tutor.games.hanabi.engine.actions import ColorClue, RankClue
from tutor.games.hanabi.engine.events import Drew
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    allowed_by_clues,
    has,
    left_by_counting,
)
from tutor.games.hanabi.knowledge.counting import unseen_copies
from tutor.games.hanabi.partners import Conventions, Deal, Decision, GameRecord, PartnerRule, decide
from tutor.games.hanabi.partners.action_codes import read_actions
from tutor.games.hanabi.partners.meanings import ANY, CommonKnowledge, understood
from tutor.games.hanabi.puzzles.proofs.action_messages import happened
from tutor.games.hanabi.rulebook import Figure
from tutor.web.hanabi.figures import FigureView, figure_view

ENOUGH, HANDS = 25, 100
"""So many reasons are asked for, of so many hands that the player who is told could have."""


def reason(record: GameRecord, step: int, reader: int | None) -> Message | None:
    """Return why the partner did what was done at `states[step]`; None if no rule leads to it.

    `reader` is the player who is told, None if all hands lie open.
    """
    actor, action = record.states[step].to_act, record.actions[step]
    later = Message("partner.why.later", {"name": Player(actor)})
    if isinstance(action, ColorClue | RankClue) and action.target == reader:
        return _agreed(record, step, reader) or later
    if reader is not None:
        seen = _seen_reasons(record, step, reader)
        if any(each != seen[0] for each in seen):
            return later
        return said(seen[0], actor) if seen else None
    decision = record.decision(step)
    return said(decision, actor) if decision.action == action else None


def _agreed(record: GameRecord, step: int, reader: int) -> Message | None:
    """Return the clue's meaning by convention; None if it has only its literal one.

    That is public, whatever the giver saw, so it is told at once.
    """
    before, after = (record.meanings[at].meant[reader] for at in (step, step + 1))
    view = View.of(record.states[step + 1], reader)
    common = CommonKnowledge(view)
    for slot, could_be in enumerate(left_by_counting(view)):
        meaning = after[slot]
        if meaning is None or meaning is before[slot] or meaning.cards == ANY:
            continue
        if not could_be & meaning.cards:
            return None  # It contradicts what is proven, so it is not meant.
        cards = understood(common, could_be, meaning)
        if cards & common.playable:
            use = "both" if cards & ~common.playable else "play"
        else:
            use = "save"
        params = {"name": Player(record.states[step].to_act), "slot": slot + 1}
        return Message(f"partner.why.agreed.{use}", params)
    return None


def said(decision: Decision, actor: int) -> Message:
    """Return the sentence about a decision."""
    facts = dict(decision.facts)
    name = f"partner.why.{decision.rule}"
    if "slot" in facts:
        facts["slot"] += 1
    if "slots" in facts:
        facts["slots"] = tuple(slot + 1 for slot in facts["slots"])
    match decision.rule:
        case PartnerRule.SAVE if facts["early"]:
            name += ".early"
        case PartnerRule.SAVE if facts["left"] == 1:
            name += ".last"
        case PartnerRule.PLAY_PROVEN | PartnerRule.PLAY_MEANT | PartnerRule.DISCARD_PROVEN:
            facts["num"] = len(facts["cards"])
        case PartnerRule.TELL_PLAYABLE:
            facts["num"] = len(facts["cards"])
    return Message(name, {"name": Player(actor), **facts})


def _seen_reasons(record: GameRecord, step: int, reader: int) -> list[Decision]:
    """Return the reason for the action in each sampled hand of the reader that leads to it.

    The hand that the reader really holds is not asked, as the answer would tell of it. So about one
    reason in 700 differs in a detail from the real one, which is told once the game is over.
    """
    meanings, action = record.meanings[step], record.actions[step]
    decisions = (decide(state, meanings) for state in _hands(record.states[step], reader))
    return list(islice((each for each in decisions if each.action == action), ENOUGH))


def _hands(state: GameState, seat: int) -> Iterator[GameState]:
    """Yield the position with hands at a seat that look the same from there."""
    view = View.of(state, seat)
    could_be = allowed_by_clues(view)
    copies = unseen_copies(view)
    unseen = [card for card in state.ruleset.cards for _ in range(copies[card])]
    choice = SeededChoice(str(view.marks) + str(view.discards) + str(view.fireworks))
    hands, reach = list(state.hands), list(state.reach)
    for _ in range(HANDS):
        left = list(choice.shuffled(unseen))
        drawn = _drawn(could_be, left)
        if drawn is not None:
            hands[seat], reach[seat] = drawn, state.ruleset.tables.reach(drawn)
            yield state._replace(hands=tuple(hands), reach=tuple(reach), deck=tuple(left))


def _drawn(could_be: tuple[IdentitySet, ...], left: list[Card]) -> tuple[Card, ...] | None:
    """Take the first cards of these that fit into the slots; None if one finds no card."""
    hand: dict[int, Card] = {}
    # The slots of which most is known come first, so that what fits there is not taken yet.
    for slot in sorted(range(len(could_be)), key=lambda slot: could_be[slot].bit_count()):
        card = next((each for each in left if has(could_be[slot], each)), None)
        if card is None:
            return None
        left.remove(card)
        hand[slot] = card
    return tuple(hand[slot] for slot in range(len(could_be)))


class Example(NamedTuple):
    """A partners' game up to a moment: conventions, deal and actions."""

    conventions: Conventions
    deal: str
    actions: str

    def record(self) -> GameRecord:
        """Return the game."""
        deal = Deal.parse(self.deal, Ruleset())
        return GameRecord(deal, self.conventions, read_actions(self.actions))


def _read(line: str) -> tuple[PartnerRule, Example]:
    rule, conventions, deal, *actions = line.split()
    return PartnerRule(rule), Example(Conventions.parse(conventions), deal, "".join(actions))


EXAMPLES_FILE = Path(__file__).with_name("partner_examples.txt")
"""A rule in each line, with how partners give clues, the deal, and what has been done.

It is a game of two in which the rule comes up early; `python -m tools.partner_examples` writes it.
"""

EXAMPLES = dict(map(_read, EXAMPLES_FILE.read_text("utf-8").splitlines()))


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A rule of partners in a sentence, and a picture of a partner who acts by it."""

    rule: PartnerRule
    message: Message
    figure: FigureView


def rules_shown() -> tuple[RuleShown, ...]:
    """Return the rules in the order in which partners go through them."""
    return tuple(
        RuleShown(rule, Message(f"play.rule.{rule}"), _figure(example.record()))
        for rule, example in EXAMPLES.items()
    )


def _figure(record: GameRecord) -> FigureView:
    """Return the next partner's view of the table, the action, and its reason."""
    state, decision = record.state, record.decision()
    done, why = _done(state, decision), said(decision, state.to_act)
    caption = Message("sentences", {"first": done, "second": why})
    return figure_view(Figure("table", state, caption, viewer=state.to_act))


def _done(state: GameState, decision: Decision) -> Message:
    events = state.apply(decision.action).events
    return happened(next(event for event in events if not isinstance(event, Drew)))
