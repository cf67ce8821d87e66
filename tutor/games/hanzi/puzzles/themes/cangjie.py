"""Against Cangjie: where the marker has to go so that he does not catch up, or does not win.

Question: `{"act": "move", "spots": ["b3", …]}`: the marker moves to one of these cards, so that
Cangjie gets no points in the coming turn; `put`: a token is spent to put it on one of them, so that
the game can still be won. Options: those actions, as the engine names them. One plays alone and
knows every card.

Levels: 1 asks about a move, 2 about the token at the end of a game, with up to 9 cards in the grid,
3 with 10 to 13.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from tutor.core.errors import UnsupportedError
from tutor.core.lesson import reasons
from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Verdict,
    default_explanation,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import POINTS, Glossed, Task
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset, parse_action
from tutor.games.hanzi.engine.actions import (
    MoveMarker,
    NameTask,
    PayThirdCard,
    PutMarker,
    SwapWithSupply,
    TurnUp,
)
from tutor.games.hanzi.engine.position import OPEN, is_gone
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.games import PlayedPosition, can_be_made, even_game, needed_cards
from tutor.games.hanzi.puzzles.options import spot_of
from tutor.games.hanzi.puzzles.theme import HanziTheme, Question, ThemeFamily

MOST_STATES = 1_500
_SPENDING = (PutMarker, SwapWithSupply)


@lru_cache(maxsize=256)
def can_win(state: GameState) -> bool:
    """Return whether some way to go on ends with more points than Cangjie's.

    The end is searched through the engine: nothing is hidden any more. All that may be done is
    tried, but for what can make no difference: a third card, and by which cards or task one misses.

    Raises UnsupportedError for a position that is not such an end, or has too much to try.
    """
    if state.players != 1 or state.marker is None or state.pile or state.task_deck:
        raise UnsupportedError("search", "not the end of a game alone against Cangjie")
    return _Search().can_win(state)


def next_task(state: GameState) -> Task | None:
    """Return the task made first on a way to beat Cangjie; None if none is needed any more.

    The position must be one that can be won.
    """
    search = _Search()
    while not state.ending:
        after = next(
            later for later in map(state.apply, _worth_trying(state)) if search.can_win(later)
        )
        if after.points(0) > state.points(0):
            return state.named
        state = after
    return None


def after_no_points(state: GameState) -> GameState | None:
    """Return the table after a crafting that leaves Cangjie without points; None if none does.

    Tokens are kept. A bounded search: it looks no further than the next card that the marker
    removes. Raises UnsupportedError while there are cards to fill gaps, as the marker may stand
    on one of them.
    """
    if state.pile:
        raise UnsupportedError("search", "nobody knows what fills the gaps")
    waiting, points = [state], state.cangjie_points
    while waiting:
        current = waiting.pop()
        if current.cangjie_points > points:
            continue
        if current is not state and (current.ending or current.phase is Phase.MARKER):
            return current
        actions = (a for a in _worth_trying(current) if not isinstance(a, _SPENDING))
        waiting += map(current.apply, actions)
    return None


class _Search:
    """The positions met so far, with what was found out about them."""

    def __init__(self) -> None:
        self._found: dict[GameState, bool] = {}

    def can_win(self, state: GameState) -> bool:
        lead = state.points(0) - state.cangjie_points
        scoring = sum(1 for card in state.grid if card and card.points)
        if state.ending or not scoring:
            return lead > 0
        if lead > POINTS * scoring:
            return True
        if lead + POINTS * min(scoring, len(state.tasks[0]) + len(state.supply)) <= 0:
            return False
        known = self._found.get(state)
        if known is None:
            if len(self._found) >= MOST_STATES:
                raise UnsupportedError("search", "too many ways to end the game")
            self._found[state] = False
            known = any(self.can_win(state.apply(action)) for action in _worth_trying(state))
            self._found[state] = known
        return known


def _worth_trying(state: GameState) -> Iterator[Action]:
    legal = state.legal_actions()
    if state.phase is Phase.TURNING:
        yield from _cards_to_turn(state)
    elif state.phase in OPEN:
        named = [action for action in legal if isinstance(action, NameTask)]
        yield from [action for action in named if can_be_made(state, action.task)] or named[:1]
        yield from (a for a in legal if not isinstance(a, NameTask | PayThirdCard))
    else:
        yield from legal


def _cards_to_turn(state: GameState) -> Iterator[Action]:
    """Yield every card that is a part looked for, and one that is none."""
    parts = state.named.parts if state.named else ()
    matching = all(state.card_at(spot).character in parts for spot in state.face_up)
    useful = needed_cards(state) if matching else []
    yield from useful
    turnable = (TurnUp(s) for s, c in enumerate(state.grid) if c and s not in state.face_up)
    yield from islice((action for action in turnable if action not in useful), 1)


MOVE, PUT = "move", "put"
_RULES = {MOVE: rules.MARKER_MOVE, PUT: rules.MARKER_TOKEN}
_ACTIONS: Mapping[str, type[MoveMarker | PutMarker]] = {MOVE: MoveMarker, PUT: PutMarker}
_JUDGES: Mapping[str, Callable[[GameState], object]] = {MOVE: after_no_points, PUT: can_win}
_CARDS = {1: (6, 24), 2: (2, 9), 3: (10, 13)}
_MOST_OF_A_KIND = 3


class KeepFromCangjie(HanziTheme):
    """Of Cangjie alone, whichever ruleset is chosen for the other themes."""

    name = "hanzi-cangjie"
    family = ThemeFamily.DECIDING
    trains = (
        rules.CANGJIE,
        rules.CANGJIE_REMOVAL,
        rules.LOST_TASKS,
        rules.MARKER_MOVE,
        rules.MARKER_TOKEN,
        rules.CANGJIE_END,
        rules.CANGJIE_RANKING,
    )
    choose = Choose.ONE
    levels = tuple(_CARDS)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return how many points there are, and what is to be done with the marker."""
        state = puzzle.position
        params = {"points": _points(state.points(0)), "cangjie": _points(state.cangjie_points)}
        return Message(f"hanzi-against.goal.{puzzle.question['act']}", params)

    def asks_about(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return how the marker is moved, or put, and what it removes."""
        return (_RULES[puzzle.question["act"]], rules.CANGJIE_REMOVAL)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the moves of the marker."""
        act = _ACTIONS[puzzle.question["act"]]
        return tuple(str(act(spot_of(name))) for name in puzzle.question["spots"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the marker goes."""
        return Message("hanzi-spot.option", {"spot": _name(option)})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it keeps Cangjie down, and what makes it so."""
        act, card = puzzle.question["act"], puzzle.position.card_at(spot_of(_name(option)))
        after = puzzle.position.apply(parse_action(option))
        params: dict[str, object] = {"spot": _name(option), "card": Glossed(card)}
        judged = _JUDGES[act](after)
        kind = "right" if judged else "wrong"
        if judged and act == PUT:
            made_next = next_task(after)
            params["task"] = made_next and Glossed(made_next)
            kind += "" if made_next else ".ahead"
        elif isinstance(judged, GameState) and card.points:
            made = (task for task in card.character.tasks if is_gone(judged, task))
            params["task"] = Glossed(next(task for task in made if not is_gone(after, task)))
            kind += ".taken"
        message = Message(f"hanzi-against.{act}.{kind}", params)
        return Verdict(option, bool(judged), message, _RULES[act], after=after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the marker's effect; at the end, the points to win and the cards left."""
        removal = Fact(Message("hanzi-against.marker"), rules.CANGJIE_REMOVAL, "rule")
        if puzzle.question["act"] == MOVE:
            taken = Fact(Message("hanzi-against.match-first"), rules.CANGJIE_REMOVAL, "rule")
            return (removal, taken)
        scoring = sum(1 for card in puzzle.position.grid if card and card.points)
        return (
            removal,
            Fact(Message("hanzi-against.more-points"), rules.CANGJIE_RANKING, "rule"),
            Fact(Message("hanzi-against.scoring", {"num": scoring}), rules.CARDS, "count"),
            Fact(Message("hanzi-against.stuck"), rules.CANGJIE_END, "rule"),
        )

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why each place is right, where the answer is shown."""
        explanation = default_explanation(self, puzzle, answer)
        if answer.is_shown:
            return replace(explanation, reason=reasons(*answer.right_verdicts))
        return explanation

    def played_positions(
        self, ruleset: Ruleset, level: int, choice: SeededChoice
    ) -> Iterator[PlayedPosition]:
        """Yield the ends of a game alone against Cangjie."""
        fewest, most = _CARDS[level]
        for state in even_game(choice):
            if fewest <= sum(1 for card in state.grid if card) <= most:
                yield PlayedPosition(state)

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield the question if it matters where the marker goes."""
        state = played.state
        act = MOVE if level == 1 else PUT
        if state.players != 1 or state.pile or (state.phase is Phase.MARKER) is not (act == MOVE):
            return
        if act == MOVE and not 0 < state.points(0) - state.cangjie_points <= POINTS:
            return
        spots = _rights_and_wrongs(state, act, choice)
        if spots:
            names = tuple(NAME_OF_SPOT[spot] for spot in spots)
            yield Puzzle(self.name, state, state.to_act, {"act": act, "spots": names})

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about a move, and about a token."""
        for act in _RULES:
            yield {"act": act, "spots": ()}


def _rights_and_wrongs(state: GameState, act: str, choice: SeededChoice) -> list[int]:
    """Return some spots for the marker, in the order of the grid; none if all are alike."""
    kinds: dict[bool, list[int]] = {True: [], False: []}
    for action in choice.shuffled(state.legal_actions()):
        if isinstance(action, _ACTIONS[act]):
            kinds[bool(_JUDGES[act](state.apply(action)))].append(action.spot)
    if not all(kinds.values()):
        return []
    return sorted(spot for spots in kinds.values() for spot in spots[:_MOST_OF_A_KIND])


def _points(number: int) -> Message:
    return Message("hanzi-points", {"num": number})


def _name(option: str) -> str:
    action = parse_action(option)
    if not isinstance(action, MoveMarker | PutMarker):
        raise ValueError(f"{option} moves no marker")
    return NAME_OF_SPOT[action.spot]
