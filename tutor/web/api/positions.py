"""Positions of any game: dealt, and played on by the engine."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from tutor.core.errors import BadSyntaxError, IllegalActionError, PlayedWrongError
from tutor.core.game import Outcome, State
from tutor.web.api import answers
from tutor.web.api.operations import LanguageQuery, Operations
from tutor.web.site.game_pages import GamePages

blueprint = Operations("positions", __name__)

LONGEST = 1000
"""Characters of a position; no game's needs as many."""

MOST_ACTIONS = 120
"""The most actions that are replayed; no game that people play takes more."""

PositionText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealQuery(LanguageQuery):
    """Rules, players and the number of a deal."""

    rules: str = ""
    players: Annotated[int, Meta(ge=1, le=9)]
    seed: Annotated[int, Meta(ge=1, le=999_999_999)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsQuery(LanguageQuery):
    """A position, and the actions from there in order."""

    position: PositionText
    action: Annotated[tuple[str, ...], Meta(max_length=MOST_ACTIONS)] = ()


@blueprint.operation(
    "/games/<game_id:game>/deal", example="/games/hanabi/deal?rules=base&players=3&seed=7"
)
def deal(pages: GamePages, query: DealQuery) -> answers.Position:
    """Return the start of a game, every card told; the same numbers give the same deal."""
    game = pages.game
    code = game.canonical(query.rules or game.rulesets[0])
    try:
        return _position(pages, game.start(code, query.players, query.seed))
    except ValueError as error:
        raise BadSyntaxError("players", str(query.players), 0, str(error)) from None


@blueprint.operation(
    "/games/<game_id:game>/position",
    example="/games/hanabi/position?action=color-1-r&action=rank-0-1&position="
    "base_r0y0g0b0w0_r1.y2.g3.b4.w5~r1.y1.g1.b2.w2_0_tokens8_strikes0_player0_40",
)
def played(pages: GamePages, query: ActionsQuery) -> answers.Position:
    """Return where actions lead from a position.

    Raises BadSyntaxError for what cannot be read, ImpossiblePositionError for a position that no
    game reaches, PlayedWrongError for an action that is not allowed where it stands.
    """
    game = pages.game
    state: State = game.parse_position(query.position)
    actions = [game.parse_action(text) for text in query.action]
    for number, action in enumerate(actions, 1):
        try:
            state = state.apply(action)
        except IllegalActionError as error:
            raise PlayedWrongError(number, action, error) from error
    return _position(pages, state)


def _position(pages: GamePages, state: State) -> answers.Position:
    return answers.Position(
        game=pages.game.id,
        rules=str(state.ruleset),
        players=state.players,
        to_act=state.to_act,
        position=str(state),
        legal_actions=tuple(map(str, state.legal_actions())),
        outcome=None if state.outcome is None else _outcome(state.outcome),
    )


def _outcome(outcome: Outcome) -> answers.Outcome:
    return answers.Outcome(
        end_condition=outcome.end_condition,
        score=outcome.score,
        max_score=outcome.max_score,
        winners=tuple(sorted(outcome.winners)),
    )
