"""The rules that partners act by, each with a position in which one of them does so."""

from dataclasses import dataclass
from typing import NamedTuple

from tutor.core.messages import Message
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.events import Drew
from tutor.games.hanabi.partners import Deal, Decision, GameRecord, Manner, PartnerRule
from tutor.games.hanabi.partners.action_codes import read_actions
from tutor.games.hanabi.puzzles.proofs.telling import happened
from tutor.games.hanabi.rulebook import Figure
from tutor.web.hanabi.box_colours import action_in_colours_of, in_colours_of_the_box
from tutor.web.hanabi.figures import FigureView, figure_view
from tutor.web.hanabi.play.reasons import said


class Example(NamedTuple):
    """A game of partners up to a moment: how they give clues, the deal, and what they have done."""

    manner: Manner
    deal: str
    actions: str

    def record(self, ruleset: Ruleset) -> GameRecord:
        """Return the game in the colours of this ruleset."""
        actions = (action_in_colours_of(each, ruleset) for each in read_actions(self.actions))
        return GameRecord(Deal.parse(self.deal, ruleset), self.manner, actions)


EXAMPLES: dict[PartnerRule, Example] = {
    PartnerRule.STOP_MISTAKE: Example(Manner.POINTING, "2-20", "B1Agp3A5"),
    PartnerRule.SAVE: Example(Manner.LITERAL, "2-5", ""),
    PartnerRule.PLAY_PROVEN: Example(Manner.LITERAL, "2-1", "B1"),
    PartnerRule.PLAY_POINTED: Example(Manner.POINTING, "2-5", "By"),
    PartnerRule.PLAY_CHANCE: Example(
        Manner.LITERAL,
        "2-31",
        "B1p0Bgp2B2p1Byd3d0d3d0Awd1A1p1Ayp1p2d1A3p1Abd2A1p3A2p1Abd4A3p2A5p1Agp2d2p1d2B4p0Byp1B5p0d1d0Brd2B2p1Byp3d1d1d1d1d1d1B3p2p0p0",
    ),
    PartnerRule.TELL_PLAYABLE: Example(Manner.LITERAL, "2-1", ""),
    PartnerRule.GAIN_TIME: Example(
        Manner.LITERAL,
        "2-41",
        "B1A2d1p0d1A4d3ArBwd0B1p3Bgd2B2d4B4d4BwAyB3AbBrA4d0Abd0A2d0Ayp3d1Byd3d3d4d3d4d3",
    ),
    PartnerRule.DISCARD_PROVEN: Example(Manner.LITERAL, "2-34", "B1p4B5d2Byd3d0Ard2A1p1Ab"),
    PartnerRule.DISCARD_OLDEST: Example(Manner.LITERAL, "2-64", "Bw"),
    PartnerRule.TELL_LEAST: Example(Manner.LITERAL, "2-4", ""),
    PartnerRule.DISCARD_LEAST: Example(
        Manner.LITERAL, "2-65", "B1p4Byd2d0Abd1A1B4AyBbAgp1A5p1Awp1A2p0"
    ),
}
"""Of each rule a game of two in which it comes up early (`python -m tools.partner_examples`)."""


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A rule of partners in a sentence, and a picture of a partner who acts by it."""

    rule: PartnerRule
    told: Message
    figure: FigureView


def rules_shown() -> tuple[RuleShown, ...]:
    """Return the rules in the order in which partners go through them, in the box's colours."""
    ruleset = in_colours_of_the_box(Ruleset())
    return tuple(
        RuleShown(rule, Message(f"play.rule.{rule}"), _figure(example.record(ruleset)))
        for rule, example in EXAMPLES.items()
    )


def _figure(record: GameRecord) -> FigureView:
    """Return the table as the partner who acts next sees it, with what is done and why."""
    state, decision = record.state, record.decision()
    caption = Message(
        "play.example",
        {"done": _done(state, decision), "why": said(decision, state.to_act)},
    )
    return figure_view(Figure("table", state, caption, viewer=state.to_act))


def _done(state: GameState, decision: Decision) -> Message:
    events = state.apply(decision.action).events
    return happened(next(event for event in events if not isinstance(event, Drew)))
