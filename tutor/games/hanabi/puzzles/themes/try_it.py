"""Try it: take any action; one that the rules do not allow is answered with its rule.

Question: `{}`. Options: `play-S` and `discard-S` for every own card, then `color-P-x` and
`rank-P-n` for every player, oneself included, every colour of the game, a wild one included, and
every number. Whatever the rules allow is right.
"""

from collections.abc import Iterator
from dataclasses import replace

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.games.hanabi.engine.actions import (
    Action,
    ColorClue,
    Discard,
    Play,
    RankClue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.deck import UnknownDeck
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.puzzles.proofs.reasons import ABOUT_THE_DECK, explanation
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level
from tutor.games.hanabi.puzzles.theme_bases.permission import (
    ALL_TOKENS,
    LAST_CARD,
    NO_DECK,
    NO_TOKEN,
    SOME_TOKENS,
    grounds,
    permission,
    situation,
    without_repeats,
)

_PLAIN_CLUES = frozenset({"allowed.color", "allowed.rank"})


class TryIt(HanabiTheme):
    """Every rule of the turn, by trying."""

    name = "try-it"
    family = ThemeFamily.RULES
    trains = ("turn", "clue-cost", "clue-one-player")
    choose = Choose.ONE
    is_trial = True
    thresholds = (8, 9, 10, 11)
    aims = by_level(
        (SOME_TOKENS, ALL_TOKENS, NO_TOKEN),
        (SOME_TOKENS, ALL_TOKENS),
        (SOME_TOKENS, ALL_TOKENS),
        (SOME_TOKENS, LAST_CARD, NO_DECK),
        (LAST_CARD, NO_DECK),
    )

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return everything that one could try, allowed or not."""
        return tuple(map(str, _tries(puzzle.position)))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        return action_label(parse_action(option), puzzle.position.to_act)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the action is allowed; `after` is the position that it leads to.

        `after` turns up the card that is played or discarded, and only there: it is for the eyes of
        a player who has chosen this very option. With a deck of unknown order, an action that draws
        has none.
        """
        state = puzzle.position
        verdict = permission(state, option)
        action = parse_action(option)
        if not verdict.is_right or isinstance(action, ColorClue | RankClue):
            return verdict
        if state.deck and isinstance(state.deck, UnknownDeck):
            return verdict
        return replace(verdict, after=state.apply(action))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that the actions depend on; of the hands, only the next player's."""
        state = puzzle.position
        return tuple(dict.fromkeys(fact for act in _kinds(state) for fact in grounds(state, act)))

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return whether the action is allowed, and why.

        Nobody is shown an answer to this; if they are, it is all that the rules refuse.
        """
        if answer.is_shown:
            refused = without_repeats(e.reason for e in answer.verdicts if not e.is_right)
            return explanation(Message("result.not-allowed"), refused[:1])
        headline = Message("result.allowed" if answer.is_solved else "result.not-allowed")
        return explanation(headline, map(_why, answer.chosen_verdicts))

    def irrelevant_facts(self, state: GameState) -> frozenset[str]:
        """Return the ids of facts on how far the game has got, which forbid no action."""
        return ABOUT_THE_DECK

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the situation is the aim; a clue to oneself is always wrong."""
        return situation(puzzle.position) == aim


def _why(verdict: Verdict[GameState]) -> Reason:
    """Return why an action is allowed or not: of a plain clue what it points at and costs."""
    if verdict.consequence.id not in _PLAIN_CLUES:
        return verdict.reason
    cards = verdict.consequence.params["cards"]
    return Reason(Message("try-it.clue", {"cards": cards}), (verdict.rule,))


def _tries(state: GameState) -> Iterator[Action]:
    """Yield every action that one could try, own cards first, then clues player by player."""
    size = len(state.hands[state.to_act])
    yield from map(Play, range(size))
    yield from map(Discard, range(size))
    for target in range(state.players):
        yield from (ColorClue(target, suit) for suit in state.ruleset.suits)
        yield from (RankClue(target, rank) for rank in RANKS)


def _kinds(state: GameState) -> Iterator[Action]:
    """Yield an action of each kind that rests on facts of its own, clues to the next player."""
    if state.hands[state.to_act]:
        yield from (Play(0), Discard(0))
    yield RankClue(state.to_act, RANKS[0])
    next_player = (state.to_act + 1) % state.players
    if state.ruleset.wild_suit is not None:
        yield ColorClue(next_player, state.ruleset.wild_suit)
    yield RankClue(next_player, RANKS[0])
