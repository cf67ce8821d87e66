"""The reasons for partners' actions, without showing players their hidden cards.

A partner's reason can name a card that its holder must not know. So during a game a reason is shown
only if it is the same with every sampled hand that the reader could have; the others are shown once
the game is over. The meaning of a clue to the reader by the conventions is always shown.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

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
from tutor.games.hanabi.partners import (
    ConventionSet,
    Deal,
    Decision,
    GameRecord,
    PartnerRule,
    decide,
)
from tutor.games.hanabi.partners.action_codes import read_actions
from tutor.games.hanabi.partners.meanings import ANY, CommonKnowledge, identities_as_meant
from tutor.games.hanabi.puzzles.proofs.action_messages import event_message
from tutor.games.hanabi.rulebook import Figure
from tutor.web.hanabi.figures import FigureView, figure_view

DECISIONS, SAMPLES = 25, 100
"""How many decisions are compared, from at most how many sampled hands of the reader."""


def reason(record: GameRecord, step: int, reader: int | None) -> Message | None:
    """Return the reason for the partner's action at `states[step]`; None if no rule leads to it.

    `reader` is the seat of the reader, None if all hands are open.
    """
    actor, action = record.states[step].to_act, record.actions[step]
    later = Message("partner.why.later", {"name": Player(actor)})
    if isinstance(action, ColorClue | RankClue) and action.target == reader:
        return _agreed_meaning(record, step, reader) or later
    if reader is not None:
        decisions = _decisions_with_sampled_hands(record, step, reader)
        if any(each != decisions[0] for each in decisions):
            return later
        return decision_message(decisions[0], actor) if decisions else None
    decision = record.decision(step)
    return decision_message(decision, actor) if decision.action == action else None


def _agreed_meaning(record: GameRecord, step: int, reader: int) -> Message | None:
    """Return the clue's meaning by convention; None if it has only its literal one."""
    before, after = (record.meanings[at].meant[reader] for at in (step, step + 1))
    view = View.of(record.states[step + 1], reader)
    common = CommonKnowledge(view)
    for slot, could_be in enumerate(left_by_counting(view)):
        meaning = after[slot]
        if meaning is None or meaning is before[slot] or meaning.cards == ANY:
            continue
        if not could_be & meaning.cards:
            return None  # It contradicts what is proven, so it is not meant.
        cards = identities_as_meant(common, could_be, meaning)
        if cards & common.playable:
            use = "both" if cards & ~common.playable else "play"
        else:
            use = "save"
        params = {"name": Player(record.states[step].to_act), "slot": slot + 1}
        return Message(f"partner.why.agreed.{use}", params)
    return None


def sentence_params(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts for a sentence: slots, which count from 0 in facts, count from 1 there."""
    params = dict(facts)
    for name in ("slot", "other"):
        if name in params:
            params[name] += 1
    if "slots" in params:
        params["slots"] = tuple(slot + 1 for slot in params["slots"])
    return params


def decision_message(decision: Decision, actor: int) -> Message:
    """Return the reason for a decision, in words."""
    facts = sentence_params(decision.facts)
    name = f"partner.why.{decision.rule}"
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


def _decisions_with_sampled_hands(record: GameRecord, step: int, reader: int) -> list[Decision]:
    """Return the decision with each sampled hand of the reader that leads to the action.

    The real hand is not used, as it would show in the reason. So about one reason in 700 differs in
    a detail from the real one, which is shown once the game is over.
    """
    meanings, action = record.meanings[step], record.actions[step]
    decisions = (
        decide(state, meanings) for state in _sampled_positions(record.states[step], reader)
    )
    return list(islice((each for each in decisions if each.action == action), DECISIONS))


def _sampled_positions(state: GameState, seat: int) -> Iterator[GameState]:
    """Yield the position with random hands at a seat that its player could hold."""
    view = View.of(state, seat)
    could_be = allowed_by_clues(view)
    copies = unseen_copies(view)
    unseen = [card for card in state.ruleset.cards for _ in range(copies[card])]
    choice = SeededChoice(str(view.marks) + str(view.discards) + str(view.fireworks))
    hands, reach = list(state.hands), list(state.reach)
    for _ in range(SAMPLES):
        left = list(choice.shuffled(unseen))
        hand = _random_hand(could_be, left)
        if hand is not None:
            hands[seat], reach[seat] = hand, state.ruleset.tables.reach(hand)
            yield state._replace(hands=tuple(hands), reach=tuple(reach), deck=tuple(left))


def _random_hand(could_be: tuple[IdentitySet, ...], left: list[Card]) -> tuple[Card, ...] | None:
    """Take a card for each slot from the first of these; None if no card is left for a slot."""
    hand: dict[int, Card] = {}
    # Slots with the fewest possible cards come first, while their cards are still there.
    for slot in sorted(range(len(could_be)), key=lambda slot: could_be[slot].bit_count()):
        card = next((each for each in left if has(could_be[slot], each)), None)
        if card is None:
            return None
        left.remove(card)
        hand[slot] = card
    return tuple(hand[slot] for slot in range(len(could_be)))


class Example(NamedTuple):
    """A partners' game up to a moment: conventions, deal and actions."""

    conventions: ConventionSet
    deal: str
    actions: str

    def record(self) -> GameRecord:
        """Return the game."""
        deal = Deal.parse(self.deal, Ruleset())
        return GameRecord(deal, self.conventions, read_actions(self.actions))


def _read_example(line: str) -> tuple[PartnerRule, Example]:
    rule, conventions, deal, *actions = line.split()
    return PartnerRule(rule), Example(ConventionSet.parse(conventions), deal, "".join(actions))


EXAMPLES_FILE = Path(__file__).with_name("partner_examples.txt")
"""A line for each rule: its id, the conventions, the deal, and the actions so far.

Each is a game of two in which the rule comes up early; `python -m tools.partner_examples` writes
it.
"""

EXAMPLES = dict(map(_read_example, EXAMPLES_FILE.read_text("utf-8").splitlines()))


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule of partners in a sentence, with a picture of a partner who follows it."""

    rule: PartnerRule
    message: Message
    figure: FigureView


def rule_views() -> tuple[RuleView, ...]:
    """Return the rules in the order in which partners go through them."""
    return tuple(
        RuleView(rule, Message(f"play.rule.{rule}"), _figure(example.record()))
        for rule, example in EXAMPLES.items()
    )


def _figure(record: GameRecord) -> FigureView:
    """Return the next partner's view of the table, the action, and its reason."""
    state, decision = record.state, record.decision()
    event, why = _event_message(state, decision), decision_message(decision, state.to_act)
    caption = Message("sentences", {"first": event, "second": why})
    return figure_view(Figure("table", state, caption, viewer=state.to_act))


def _event_message(state: GameState, decision: Decision) -> Message:
    events = state.apply(decision.action).events
    return event_message(next(event for event in events if not isinstance(event, Drew)))
