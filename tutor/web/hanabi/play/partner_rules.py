"""The rules that partners act by, each with a position in which one of them does so."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tutor.core.messages import Message
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.events import Drew
from tutor.games.hanabi.partners import Conventions, Deal, Decision, GameRecord, PartnerRule
from tutor.games.hanabi.partners.action_codes import read_actions
from tutor.games.hanabi.puzzles.proofs.telling import happened
from tutor.games.hanabi.rulebook import Figure
from tutor.web.hanabi.figures import FigureView, figure_view
from tutor.web.hanabi.play.reasons import said


class Example(NamedTuple):
    """A game of partners up to a moment: how they give clues, the deal, and what they have done."""

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
    told: Message
    figure: FigureView


def rules_shown() -> tuple[RuleShown, ...]:
    """Return the rules in the order in which partners go through them."""
    return tuple(
        RuleShown(rule, Message(f"play.rule.{rule}"), _figure(example.record()))
        for rule, example in EXAMPLES.items()
    )


def _figure(record: GameRecord) -> FigureView:
    """Return the table as the partner who acts next sees it, with what is done and why."""
    state, decision = record.state, record.decision()
    done, why = _done(state, decision), said(decision, state.to_act)
    caption = Message("sentences", {"first": done, "second": why})
    return figure_view(Figure("table", state, caption, viewer=state.to_act))


def _done(state: GameState, decision: Decision) -> Message:
    events = state.apply(decision.action).events
    return happened(next(event for event in events if not isinstance(event, Drew)))
