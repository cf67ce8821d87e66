"""Against Cangjie: where the marker has to go so that he does not catch up, or does not win.

Question: `{"act": "move", "spots": ["b3", …]}`: the marker moves to one of these cards, so that
Cangjie gets no points in the coming turn; `put`: a token is spent to put it on one of them, so that
the game can still be won. Options: those actions, as the engine names them. One plays alone and
knows every card; endgame.py says how it is judged.

Levels: 1 asks about a move, 2 about the token at the end of a game, with up to 9 cards in the grid,
3 with 10 to 13.
"""

from collections.abc import Callable, Iterator, Mapping

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import DECK, Card
from tutor.games.hanzi.engine import (
    GameState,
    MoveMarker,
    Phase,
    PutMarker,
    Ruleset,
    parse_action,
)
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.endgame import can_stop_points, can_win
from tutor.games.hanzi.puzzles.games import even_game
from tutor.games.hanzi.puzzles.option_names import spot_of
from tutor.games.hanzi.puzzles.telling import card_said
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily

MOVE, PUT = "move", "put"
_RULES = {MOVE: rules.MARKER_MOVE, PUT: rules.MARKER_TOKEN}
_JUDGES: Mapping[str, Callable[[GameState], bool]] = {MOVE: can_stop_points, PUT: can_win}
_CARDS = {1: (6, 24), 2: (2, 9), 3: (10, 13)}
_MOST_OF_A_KIND = 3
_POINTS_OF_A_CARD = max(card.points for card in DECK)


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

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the moves of the marker."""
        spots = tuple(map(spot_of, puzzle.question["spots"]))
        if puzzle.question["act"] == MOVE:
            return tuple(str(MoveMarker(spot)) for spot in spots)
        return tuple(str(PutMarker(spot)) for spot in spots)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the marker goes."""
        return Message("hanzi-spot.option", {"spot": _name(option)})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether one can end with more points than Cangjie after it."""
        state = puzzle.position
        after = state.apply(parse_action(option))
        right = _JUDGES[puzzle.question["act"]](after)
        params = {"spot": _name(option), "card": card_said(_card_at(state, _name(option)))}
        act = puzzle.question["act"]
        said = Message(f"hanzi-against.{act}.{'right' if right else 'wrong'}", params)
        return Verdict(option, right, said, _RULES[act], after=after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what the marker does, and of the end what it takes to win and what is left."""
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

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Yield the ends of a game alone against Cangjie."""
        fewest, most = _CARDS[level]
        for state in even_game(choice):
            if fewest <= sum(1 for card in state.grid if card) <= most:
                yield Moment(state)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question if it matters where the marker goes."""
        state = moment.state
        act = MOVE if level == 1 else PUT
        if state.players != 1 or state.pile or (state.phase is Phase.MARKER) is not (act == MOVE):
            return
        if act == MOVE and not 0 < state.points(0) - state.cangjie_points <= _POINTS_OF_A_CARD:
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
    kind = MoveMarker if act == MOVE else PutMarker
    for action in choice.shuffled(state.legal_actions()):
        if isinstance(action, MoveMarker | PutMarker) and isinstance(action, kind):
            kinds[_JUDGES[act](state.apply(action))].append(action.spot)
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


def _card_at(state: GameState, name: str) -> Card:
    card = state.grid[spot_of(name)]
    if card is None:
        raise ValueError(f"no card lies at {name}")
    return card
