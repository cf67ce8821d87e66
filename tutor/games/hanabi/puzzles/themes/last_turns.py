"""The last turns: the action after which so many points are likeliest, to the end of the game.

Question: `{"points": 22}`, the points to have when the game is over, without losing it.
Options: every action that the rules allow. Right are all with the greatest chance.

The chances are exact (endings/): over all orders of the own hand and the deck that the viewer
cannot tell apart, the others playing on as quiet partners do (scripted_partners.py) and the
viewer as well as can be. So they follow from what the viewer sees.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from tutor.core.errors import UnsupportedError
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.endings.belief import QUIET, count_orders
from tutor.games.hanabi.endings.search import Ending, solve, winning_line
from tutor.games.hanabi.engine.actions import Action, Discard, Play, parse_action
from tutor.games.hanabi.engine.events import ClueGiven, Discarded, Event, Misplayed, Played
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, cards_in, has
from tutor.games.hanabi.knowledge.status import highest_score, playable
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject, event_message
from tutor.games.hanabi.puzzles.proofs.proof import left_message, possible
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    clue_tokens_fact,
    explanation,
    sentences,
)
from tutor.games.hanabi.puzzles.scenarios.facts import (
    answer_said,
    of_their_own_accord,
    time_and_points,
)
from tutor.games.hanabi.puzzles.scenarios.goals import quiet_manners
from tutor.games.hanabi.puzzles.theme import (
    ENDINGS,
    HIGHEST,
    SEARCH_RANGES,
    HanabiTheme,
    SearchRange,
    ThemeFamily,
    by_level,
)
from tutor.games.hanabi.puzzles.theme_bases.own_hand import own_view, together
from tutor.games.hanabi.scripted_partners import greedy_actions, quiet_action

MOST_WORLDS = 240
"""Orders of the cards out of sight beyond which a puzzle is refused."""
MOST_DECISIONS = 400
"""Decisions to be looked up beyond which it is: at most some 200 milliseconds."""
FEWEST_ACTIONS, MOST_ACTIONS = 4, 8
"""How many actions of all players are left in a puzzle of level 5."""

_MOST_CARDS = 3
"""With more cards in the deck hardly any position can be judged in a moment."""
_MOST_TO_TRY = 250
"""Worlds times actions; with more, a puzzle is not worth the time that it takes to find."""
_MOST_RIGHT = 3
"""At most one action in so many is right."""
_MOST_NAMED = 3
"""Cards that one card can be and that are named."""
_FEWEST_POINTS, _MOST_POINTS = 2, 3
"""How many points are missing: a single one is hardly ever a question."""

PLAY, CLUE, DISCARD = "play", "clue", "discard"

_RULES: Mapping[type[Event], str] = MappingProxyType(
    {Played: "play", Misplayed: "misplay", Discarded: "discard", ClueGiven: "clue-cost"}
)
"""The rules of what is told of an example; what follows by itself is not told."""


class LastTurns(HanabiTheme):
    """Chances at the end of the game; aims are what the best action is."""

    name = "last-turns"
    keeps_note = True
    family = ThemeFamily.SCENARIOS
    trains = ("end-last-round",)
    choose = Choose.ONE
    thresholds = (10, 14, 15, 17)
    fits_play_on = False
    hard_is_rare = True
    is_slow_to_judge = True
    library_ranges: Mapping[int, SearchRange] = MappingProxyType(
        {level: SearchRange(place.players, (80, 95)) for level, place in SEARCH_RANGES.items()}
        | {HIGHEST: ENDINGS}
    )
    aims = by_level(
        (PLAY, CLUE), (PLAY, CLUE), (PLAY, CLUE), (PLAY, CLUE, DISCARD), (PLAY, CLUE, DISCARD)
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return how many points there are to be."""
        return Message("last-turns.goal", {"points": puzzle.question["points"]})

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the definition of a layout."""
        return Reason(Message("last-turns.note"), ("copies",))

    def partner_behaviour(self, puzzle: Puzzle[GameState]) -> tuple[Message, ...]:
        """Return in words how quiet partners act."""
        return quiet_manners()

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every action that the rules allow."""
        return tuple(map(str, puzzle.position.legal_actions()))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other action makes the points likelier, and the exact chance.

        `after` is None: the action would turn cards up. Raises UnsupportedError for more worlds
        or decisions than can be gone through in a moment, and where nothing leads to the points.
        """
        ending, action = ending_of(puzzle), parse_action(option)
        won, most = ending.won[action], max(ending.won.values())
        points = puzzle.question["points"]
        params: dict[str, object] = {"won": won, "all": ending.worlds, "points": points}
        if won == ending.worlds:
            message = Message("last-turns.always", params)
        elif won == most:
            message = Message("last-turns.best", params)
        elif lost := _why_lost(puzzle, action):
            message = lost
        else:
            kind = "worse" if won else "never"
            message = Message(f"last-turns.{kind}", {**params, "action": action_subject(action)})
        facts = _example(own_view(puzzle), points, option) if won == most else ()
        return Verdict(option, won == most, message, "end-last-round", facts)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return how often the action works at best, and which action works most often.

        The fold has the time, the cards that may fit, and a game in which the points are made.
        """
        chosen = (each for each in answer.chosen_verdicts if each.is_right)
        right = next(chosen, answer.right_verdicts[0])
        best, slot = _best(puzzle, right)
        details = [
            *(fact.reason for fact in time_and_points(puzzle)),
            *together(
                (fact.message.params["place"].params["slot"] - 1, [fact])
                for fact in _own_cards(puzzle, but=slot)
            ),
            *([Reason(sentences(*(fact.message for fact in right.facts)))] if right.facts else []),
        ]
        if not answer.wrong:
            headline = answer_said(ending_of(puzzle).best) if answer.is_shown else None
            # The action is the chosen one, or in the headline.
            return explanation(headline, [right.reason if slot is None else best], details)
        wrong = answer.wrong[0]
        action, kind = parse_action(wrong.option), wrong.consequence.id.split(".")[1]
        headline = Message(f"last-turns.headline.{kind}", {"action": action_subject(action)})
        why = [Reason(wrong.consequence, best.rules)]
        if kind == "never":
            points = _most_points(puzzle, action)
            at_best = Reason(Message("last-turns.at-best", {"points": points}), best.rules)
            why = details[:2] if points is None else [at_best]
        return explanation(headline, [*why, best], details)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts on turns left, missing cards, partners' actions and hidden cards.

        It does not say which action is best.
        """
        state = puzzle.position
        orders = Message("last-turns.deals", {"num": count_orders(own_view(puzzle))})
        facts = (
            *time_and_points(puzzle),
            *([clue_tokens_fact(state, "clue-cost")] if state.turns_left is None else []),
            *(fact for fact in of_their_own_accord(puzzle) if fact.rule == "play"),
            *_waiting(puzzle),
            *_own_cards(puzzle),
            Fact(orders, "copies", Evidence.JOINT if state.deck_size else Evidence.COUNTED),
        )
        return tuple(dict.fromkeys(facts))

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield puzzles for the scores that there may be time for, the highest first."""
        if _worlds(state) * len(state.legal_actions()) <= _MOST_TO_TRY:
            yield from self._for_points(state)

    def ask_hard(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles with four to eight actions left."""
        if is_long(state):
            yield from self._for_points(state)

    def _for_points(self, state: GameState) -> Iterator[Puzzle[GameState]]:
        if not 1 < _worlds(state) <= MOST_WORLDS:
            return
        still = highest_score(state) - state.points
        most = min(still, _without_clues(state), _MOST_POINTS)
        for more in range(most, _FEWEST_POINTS - 1, -1):
            yield Puzzle(self.name, state, state.to_act, {"points": state.points + more})

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether four to eight actions are left, and greedy play misses the only best."""
        if not is_long(puzzle.position):
            return False
        best = ending_of(puzzle).best
        return len(best) == 1 and best[0] not in greedy_actions(puzzle.position)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether few actions are the best, and all of them are what the aim says."""
        ending = ending_of(puzzle)
        few = len(ending.best) * _MOST_RIGHT <= len(ending.won)
        return few and {_kind(action) for action in ending.best} == {aim}


def is_long(state: GameState) -> bool:
    """Return whether four to eight actions are left in all.

    There is one for each card of the deck and each player, and one for each clue token.
    """
    clues = state.clue_tokens if state.turns_left is None else 0
    return FEWEST_ACTIONS <= _without_clues(state) + clues <= MOST_ACTIONS


def _without_clues(state: GameState) -> int:
    """Return how many actions are left if nobody gives a clue before the last round."""
    return state.deck_size + state.players if state.turns_left is None else state.turns_left


def ending_of(puzzle: Puzzle[GameState]) -> Ending:
    """Return the chances of all actions.

    Raises UnsupportedError as `judge` does, and for a viewer who is not to act.
    """
    if puzzle.viewer != puzzle.position.to_act:
        raise UnsupportedError("viewer", str(puzzle.viewer))
    ending = _ending(own_view(puzzle), puzzle.question["points"])
    if ending is None:
        raise UnsupportedError("endgame", "more than can be worked out in a moment")
    if not any(ending.won.values()):
        raise UnsupportedError("endgame", "nothing leads to the points")
    return ending


def _worlds(state: GameState) -> int:
    """Return how many orders of the own hand and the deck there are; 0 before it is nearly over."""
    return count_orders(View.of(state, state.to_act)) if state.deck_size <= _MOST_CARDS else 0


@lru_cache(maxsize=256)
def _ending(view: View, points: int) -> Ending | None:
    """Return the chances of all actions; None if that takes more than it may."""
    if view.deck_size > _MOST_CARDS or count_orders(view) > MOST_WORLDS:
        return None
    found = solve(view, QUIET, points, MOST_DECISIONS)
    return found if isinstance(found, Ending) else None


@lru_cache(maxsize=256)
def _example(view: View, points: int, option: str) -> tuple[Fact, ...]:
    """Return, turn by turn, how the points are made after this action in one of the deals."""
    line = winning_line(view, QUIET, points, parse_action(option), MOST_DECISIONS)
    turns = []
    for state in line:
        turns += [
            Fact(event_message(event, view.seat), rule, Evidence.PLAYED)
            for event in state.events
            if (rule := _RULES.get(type(event)))
        ]
        if state.points >= points:
            break
    first = Fact(Message("last-turns.example"), "end-last-round", Evidence.PLAYED)
    return (first, *turns) if turns else ()


def _best(puzzle: Puzzle[GameState], right: Verdict[GameState]) -> tuple[Reason, int | None]:
    """Return how often a best action works, and the slot of the card that is named there."""
    ending, action = ending_of(puzzle), parse_action(right.option)
    won, slot = ending.won[action], None
    params: dict[str, object] = {"won": won, "all": ending.worlds, "action": action_subject(action)}
    kind = "most.always" if won == ending.worlds else "most"
    if isinstance(action, Play):
        cards = cards_in(possible(own_view(puzzle))[action.slot])
        if len(cards) == 1:
            slot, kind, params["card"] = action.slot, f"{kind}.card", cards[0]
    return Reason(Message(f"last-turns.{kind}", params), ("end-last-round",)), slot


def _most_points(puzzle: Puzzle[GameState], action: Action) -> int | None:
    """Return how many points the action can lead to, fewer than those that are asked for.

    None if that takes more than it may.
    """
    view = own_view(puzzle)
    for points in range(puzzle.question["points"] - 1, puzzle.position.points, -1):
        ending = _ending(view, points)
        if ending is None:
            return None
        if ending.won[action]:
            return points
    return puzzle.position.points


def _why_lost(puzzle: Puzzle[GameState], action: Action) -> Message | None:
    """Return that the action costs the game: a card that cannot fit, for the last fuse token.

    It names what the card can be, if that is little.
    """
    view = own_view(puzzle)
    if not isinstance(action, Play) or view.strikes + 1 < view.ruleset.fuses:
        return None
    could_be = possible(view)[action.slot]
    if could_be & playable(view):
        return None
    cards, slot = cards_in(could_be), action.slot + 1
    if len(cards) > _MOST_NAMED:
        return Message("last-turns.loses", {"slot": slot})
    return Message("last-turns.loses.cards", {"slot": slot, "cards": cards, "num": len(cards)})


def _kind(action: Action) -> str:
    return action.kind if isinstance(action, Play | Discard) else CLUE


def _waiting(puzzle: Puzzle[GameState]) -> Iterator[Fact]:
    """Yield which cards of the others fit although their holders cannot be sure of it."""
    state = puzzle.position
    fitting = playable(state)
    for step in range(1, state.players):
        seat = (puzzle.viewer + step) % state.players
        if isinstance(quiet_action(state._replace(to_act=seat)), Play):
            continue
        for slot, card in enumerate(state.hands[seat]):
            if has(fitting, card):
                params = {"name": Player(seat), "slot": slot + 1, "card": card}
                yield Fact(Message("scenario.holds", params), "own-hand-hidden", Evidence.SEEN)
                message = Message("scenario.cannot-prove", params)
                yield Fact(message, "play-unknown", Evidence.PLAYED)


def _own_cards(puzzle: Puzzle[GameState], but: int | None = None) -> Iterator[Fact]:
    """Yield the facts on own cards that may be playable, except the one in slot `but`."""
    view = own_view(puzzle)
    fitting = playable(view)
    for slot, could_be in enumerate(possible(view)):
        if could_be & fitting and slot != but:
            kind = Evidence.COUNTED if could_be & (could_be - 1) else Evidence.SEEN
            yield Fact(left_message(view, slot, puzzle.viewer), "play-unknown", kind)
