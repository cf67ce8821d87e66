"""A moment of a game that can be played on: how it begins, what is allowed, what comes of it."""

from collections.abc import Callable
from typing import Any, Self

from tutor.core.errors import BadSyntaxError, IllegalActionError
from tutor.core.game import EndCondition, Outcome
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import DECK, TASKS
from tutor.games.hanzi.engine import actions, crafting, effects, flow
from tutor.games.hanzi.engine.actions import Action
from tutor.games.hanzi.engine.flaws import check
from tutor.games.hanzi.engine.legal import legal_actions, refusal
from tutor.games.hanzi.engine.notation import read_position, write_position
from tutor.games.hanzi.engine.position import Position
from tutor.games.hanzi.engine.reasons import RefusalReason
from tutor.games.hanzi.engine.ruleset import (
    SEEDS,
    SPOTS,
    SUPPLY,
    TASK_LIMIT,
    WINNING_POINTS,
    Ruleset,
)

_ALL_POINTS = sum(card.points for card in DECK)


class GameState(Position):
    """A position that can be played on; `events` are what the last action led to."""

    __slots__ = ()

    @classmethod
    def deal(cls, ruleset: Ruleset, players: int, seed: int) -> Self:
        """Return the start of a game; the same seed gives the same deal in every release.

        Raises ValueError for a seed below 0 or a number of players that the ruleset has not.
        """
        if seed < 0:
            raise ValueError(f"seed must be 0 or more, not {seed}")
        if players not in ruleset.players:
            raise ValueError(f"players must be in {ruleset.players}, not {players}")
        choice = SeededChoice(seed)
        grid, pile = (choice.shuffled([c for c in DECK if c.period == each]) for each in (1, 2))
        first, second = (choice.shuffled([t for t in TASKS if t.period == each]) for each in (1, 2))
        tasks = first + second
        dealt = TASK_LIMIT * players
        cangjie = ruleset.with_cangjie
        return cls(
            ruleset=ruleset,
            grid=grid,
            marker=choice.below(SPOTS) if cangjie else None,
            pile=pile,
            task_deck=tasks[dealt + SUPPLY :],
            supply=tasks[dealt : dealt + SUPPLY],
            tasks=tuple(tasks[TASK_LIMIT * s : TASK_LIMIT * (s + 1)] for s in range(players)),
            limits=(TASK_LIMIT,) * players,
            hands=((),) * players,
            new_cards=((),) * players,
            scored=((),) * players,
            tokens=(int(cangjie),) * players,
            seed=choice.below(SEEDS),
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the position written in this line; `str` gives the line back.

        Raises BadSyntaxError naming the field, the character and what was expected there, and
        ImpossiblePositionError with a Flaw for a position that cannot be.
        """
        state = cls(*read_position(text))
        check(state)
        if str(state) != text:
            letters = enumerate(zip(str(state), text, strict=False))
            at = next((i for i, (one, other) in letters if one != other), 0)
            raise BadSyntaxError("position", text, at, f"the one way to write it, {str(state)!r}")
        return state

    def __str__(self) -> str:
        """Return the position in one line, which can stand in a URL as it is."""
        return write_position(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.ending is None:
            return None
        points = tuple(map(self.points, range(self.players)))
        if self.ruleset.with_cangjie:
            beat = [seat for seat, each in enumerate(points) if each > self.cangjie_points]
            if not beat:
                return Outcome(EndCondition.LOST, max(points), _ALL_POINTS)
            best = max((points[seat], self.tokens[seat]) for seat in beat)
            winners = [seat for seat in beat if (points[seat], self.tokens[seat]) == best]
        else:
            winners = [seat for seat, each in enumerate(points) if each == max(points)]
        most = _ALL_POINTS if self.ruleset.with_cangjie else WINNING_POINTS
        condition = EndCondition.WON if len(winners) == 1 else EndCondition.TIED
        return Outcome(condition, points[winners[0]], most, frozenset(winners))

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the actions that the rules allow now, in a stable order; none once it is over."""
        return legal_actions(self)

    def verify(self, action: Action, *, player: int | None = None) -> None:
        """Return if the action is allowed now, to `player` if one is named.

        Raises IllegalActionError with a RefusalReason, the rule's id, the action and this state.
        """
        reason = refusal(self, action)
        if reason is None and player is not None and player != self.to_act:
            reason = RefusalReason.NOT_YOUR_TURN
        if reason is not None:
            rule = self.ending.rule if self.ending else reason.rule
            raise IllegalActionError(reason, rule, action, self)

    def apply(self, action: Action) -> Self:
        """Return the state after the action; its `events` tell what happened.

        Raises IllegalActionError, as `verify` does, if the action is not allowed.
        """
        self.verify(action)
        after: Self = _HANDLERS[type(action)](self._replace(events=()), action)
        return after


_HANDLERS: dict[type, Callable[[Any, Any], Any]] = {
    actions.PlayCard: effects.play_card,
    actions.Counter: effects.counter,
    actions.LetPass: effects.let_pass,
    actions.SwapTasks: effects.swap_tasks,
    actions.DrawFrom: effects.draw_card,
    actions.TakeToken: effects.take_token,
    actions.TakeNoToken: crafting.take_no_token,
    actions.KeepTask: effects.keep_task,
    actions.PayThirdCard: crafting.pay_third_card,
    actions.SwapWithSupply: crafting.swap_with_supply,
    actions.PutMarker: crafting.put_marker,
    actions.NameTask: crafting.name_task,
    actions.RefuseCrafting: flow.refuse_crafting,
    actions.TurnUp: crafting.turn_up,
    actions.StopTurning: crafting.stop_turning,
    actions.TurnBack: crafting.turn_back,
    actions.TakeTask: flow.take_task,
    actions.MoveMarker: flow.move_marker,
}
"""By type: what an action that is allowed leads to."""
