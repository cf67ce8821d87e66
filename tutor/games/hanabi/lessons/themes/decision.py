"""Decide: of a few actions of different kinds, the best by what is certain.

Question: `{"actions": ["play-0", "discard-2", "color-1-r"]}`, any of which one might think of.
Options: these actions. The engine ranks them by what can be proved, from the best on:

1. a play that is sure to fit;
2. a clue after which its receiver can be sure of a card to play;
3. a clue after which its receiver can be sure that a card is critical;
4. a discard that cannot be a critical card;
5. a clue that does none of this;
6. a discard that may be critical, the less likely the better;
7. a play that may be a mistake.

What the rules do not allow comes last. Partners are not modelled: what they could prove is enough.
"""

from collections.abc import Callable
from fractions import Fraction

from tutor.core.lesson import reasons
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict, facts_of
from tutor.games.hanabi.engine.actions import Clue, Discard, Play, parse_action
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, cards_in, deduce
from tutor.games.hanabi.knowledge.status import PublicState, critical, playable
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.puzzles.proofs.proof import possible
from tutor.games.hanabi.puzzles.theme_bases.permission import is_allowed, permission
from tutor.games.hanabi.puzzles.themes.safe_discard import SafeDiscard, to_keep
from tutor.games.hanabi.puzzles.themes.safe_play import SafePlay

Worth = tuple[int, Fraction]
"""How good an action is: its kind, the best 7, and among discards how sure it is."""

Wanted = Callable[[PublicState], IdentitySet]
"""The cards of which something is true at a table."""

_FORBIDDEN: Worth = (0, Fraction(0))


class BestAction(StepTheme):
    """Clue, discard or play: weighed against each other, each with its consequence."""

    name = "decision"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to choose."""
        return Message("decision.goal")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the actions asked about."""
        return tuple(puzzle.question["actions"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        return action_label(parse_action(option), puzzle.viewer)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other action is better, and what this one leads to.

        `after` is None for a play or a discard: it would turn the card up.
        """
        best = max(_weighed(puzzle, each)[0] for each in self.options(puzzle))
        worth, message, rule = _weighed(puzzle, option)
        action = parse_action(option)
        facts: tuple[Fact, ...] = ()
        if worth != _FORBIDDEN and isinstance(action, Play):
            facts = SafePlay().judge(puzzle, option).facts
        elif worth != _FORBIDDEN and isinstance(action, Discard):
            facts = SafeDiscard().judge(puzzle, option).facts
        is_clue = worth != _FORBIDDEN and not isinstance(action, Play | Discard)
        after = puzzle.position.apply(action) if is_clue else None
        return Verdict(option, worth == best, message, rule, facts, after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts on the own cards among the options."""
        return facts_of(
            self.judge(puzzle, option)
            for option in self.options(puzzle)
            if isinstance(parse_action(option), Play | Discard)
        )

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why the action is wrong, and which action is best and why."""
        if answer.is_solved:
            return Explanation(None, ())
        best = answer.right_verdicts[0]
        params = {"action": self.label(puzzle, best.option), "why": best.consequence}
        reason = (Reason(Message("decision.best", params), (best.rule,)),)
        if not answer.wrong:
            return Explanation(None, reason)
        (wrong,) = answer.wrong
        return Explanation(_head(puzzle, wrong), (*reasons(wrong), *reason))


def _weighed(puzzle: Puzzle[GameState], option: str) -> tuple[Worth, Message, str]:
    """Return the rank of an action, the message about its outcome, and the rule."""
    state = puzzle.position
    if not is_allowed(state, option):
        verdict = permission(state, option)
        return _FORBIDDEN, verdict.consequence, verdict.rule
    match parse_action(option):
        case Play(slot):
            return _play(View.of(state, puzzle.viewer), slot)
        case Discard(slot):
            return _discard(View.of(state, puzzle.viewer), slot)
        case clue:
            return _clue(puzzle, clue)


def _head(puzzle: Puzzle[GameState], wrong: Verdict[GameState]) -> Message:
    """Return the verdict on a wrong action."""
    if not is_allowed(puzzle.position, wrong.option):
        return Message("decision.head.forbidden")
    match wrong.consequence.id, parse_action(wrong.option):
        case "decision.gamble", Play(slot):
            return Message("decision.head.may-fail", {"slot": slot + 1})
        case "decision.known" | "decision.no-rank" | "decision.fails", Play(slot):
            return Message("decision.head.fails", {"slot": slot + 1})
        case "decision.risky-discard", Discard(slot):
            return Message("decision.head.may-be-critical", {"slot": slot + 1})
        case "decision.critical-discard" | "decision.five", Discard(slot):
            return Message("decision.head.critical", {"slot": slot + 1})
        case "decision.clue-idle", _:
            return Message("decision.head.idle")
    return Message("decision.head.better")


def _play(view: View, slot: int) -> tuple[Worth, Message, str]:
    wrong = possible(view)[slot] & ~playable(view)
    if not wrong:
        return (7, Fraction(0)), Message("decision.sure-play"), "play"
    cards = cards_in(possible(view)[slot])
    params = {"card": cards_in(wrong)[0], "rank": cards[0].rank}
    if wrong != possible(view)[slot]:
        kind = "gamble"
    elif len(cards) == 1:
        kind = "known"
    else:
        kind = "no-rank" if len({card.rank for card in cards}) == 1 else "fails"
    return (1, Fraction(0)), Message(f"decision.{kind}", params), "misplay"


def _discard(view: View, slot: int) -> tuple[Worth, Message, str]:
    at_risk = possible(view)[slot] & to_keep(view)
    if not at_risk:
        return (4, Fraction(0)), Message("decision.safe-discard"), "discard"
    chance = deduce(view).chance(slot, critical(view))
    if chance == 1:
        fives = {card.rank for card in cards_in(possible(view)[slot])} == {TOP_RANK}
        kind, rule = ("five", "copies") if fives else ("critical-discard", "last-copy")
        return (2, -chance), Message(f"decision.{kind}", {"rank": TOP_RANK}), rule
    params = {"card": cards_in(at_risk)[0], "percent": round(100 * chance)}
    return (2, -chance), Message("decision.risky-discard", params), "last-copy"


def _clue(puzzle: Puzzle[GameState], clue: Clue) -> tuple[Worth, Message, str]:
    who = {"name": Player(clue.target)}
    for kind, wanted, message, rule in (
        (6, playable, "decision.clue-plays", "play"),
        (5, critical, "decision.clue-saves", "last-copy"),
    ):
        if _newly_sure(puzzle, clue, wanted):
            return (kind, Fraction(0)), Message(message, who), rule
    return (3, Fraction(0)), Message("decision.clue-idle", who), "clue-cost"


def _newly_sure(puzzle: Puzzle[GameState], clue: Clue, wanted: Wanted) -> bool:
    """Return whether the clue proves something of a card that was not proved before."""
    before = _followed(puzzle.position, clue.target, puzzle.viewer)
    after = _followed(puzzle.position.apply(clue), clue.target, puzzle.viewer)
    return any(
        old & ~wanted(before) and not new & ~wanted(after)
        for old, new in zip(possible(before), possible(after), strict=True)
    )


def _followed(state: GameState, player: int, giver: int) -> View:
    """Return the receiver's view as far as the giver can follow it."""
    return View.of(state, player).hiding(giver)
