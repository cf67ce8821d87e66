"""The same table with other hidden cards: no answer may depend on them."""

from collections.abc import Sequence
from functools import lru_cache

from tests.games.hanabi.playing import states, talkatively
from tests.games.hanabi.worlds import agrees
from tutor.core.puzzle import Puzzle, answer_to
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Variant
from tutor.games.hanabi.engine.cards import ClueMarks
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.games.hanabi.puzzles.theme_bases.helping import Helping


def another_world(state: GameState, seat: int, choice: SeededChoice) -> GameState:
    """Return the position with the seat's hand and the deck dealt anew, true to every clue."""
    told = [ClueMarks.from_bits(bits) for bits in state.marks[seat]]
    cards = choice.shuffled((*state.hands[seat], *state.deck))
    hand = _filled(told, cards, state.ruleset)
    assert hand is not None, "the true hand is one of the ways to fill it"
    rest = list(cards)
    for card in hand:
        rest.remove(card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    other = state._replace(hands=hands, deck=tuple(rest))
    assert View.of(other, seat) == View.of(state, seat)
    return other


def _filled(
    told: Sequence[ClueMarks], cards: Sequence[Card], ruleset: Ruleset
) -> tuple[Card, ...] | None:
    if not told:
        return ()
    for index, card in enumerate(cards):
        if agrees(card, told[0], ruleset):
            rest = _filled(told[1:], [*cards[:index], *cards[index + 1 :]], ruleset)
            if rest is not None:
                return (card, *rest)
    return None


@lru_cache
def _positions(games: int) -> tuple[GameState, ...]:
    """Return the positions of some games of each variant."""
    deals = [
        GameState.deal(Ruleset(variant), players=2 + (seed + place) % 4, seed=seed)
        for place, variant in enumerate(Variant)
        for seed in range(games)
    ]
    return tuple(
        state
        for seed, deal in enumerate(deals)
        for state in states(deal, talkatively, seed)
        if state.outcome is None
    )


def questions(theme: HanabiTheme, games: int = 1) -> list[Puzzle[GameState]]:
    """Return what the theme asks in some games of each variant, worth asking or not."""
    choice = SeededChoice(theme.name)
    return [puzzle for state in _positions(games) for puzzle in theme.ask(state, choice)]


def says_the_same_in_another_world(
    theme: HanabiTheme,
    asked: Sequence[Puzzle[GameState]],
    *,
    compares_tables: bool = True,
    about: int = 250,
) -> int:
    """Assert that what a theme says of puzzles depends on what the viewer sees alone.

    So many of them are looked at; returns how many had another hand.
    """
    choice = SeededChoice("other worlds")
    changed = 0
    for puzzle in asked[:: 1 + len(asked) // about]:
        position = another_world(puzzle.position, puzzle.viewer, choice)
        twin = Puzzle(puzzle.theme, position, puzzle.viewer, puzzle.question)
        if not points_at_the_same(theme, puzzle, twin):
            continue
        changed += position.hands != puzzle.position.hands
        said, before = (everything(theme, each, compares_tables) for each in (twin, puzzle))
        assert said == before
    return changed


def points_at_the_same(
    theme: HanabiTheme, puzzle: Puzzle[GameState], twin: Puzzle[GameState]
) -> bool:
    """Return whether a clue of the question points at the same cards of both hands."""
    try:
        return theme.cards_asked_about(twin) == theme.cards_asked_about(puzzle)
    except ValueError:
        return False


def everything(
    theme: HanabiTheme, puzzle: Puzzle[GameState], compares_tables: bool = True
) -> tuple[object, ...]:
    """Return all that the theme says of a puzzle.

    Tables after an action are compared as the viewer sees them, or not: it may turn cards up.
    """
    options = theme.options(puzzle)
    # A clue is asked about only if its receiver needs nothing of what the viewer holds.
    aims = (
        [] if isinstance(theme, Helping) else [aim for each in theme.aims.values() for aim in each]
    )
    verdicts = [theme.judge(puzzle, option) for option in options]
    return (
        theme.goal(puzzle),
        [theme.label(puzzle, option) for option in options],
        [(v.option, v.is_right, v.consequence, v.rule, v.facts) for v in verdicts],
        [v.after and View.of(v.after, puzzle.viewer) for v in verdicts if compares_tables],
        theme.proof(puzzle),
        [theme.explain(puzzle, answer_to(theme, puzzle, chosen)) for chosen in ((), options[:1])],
        [theme.is_worth_asking(puzzle, aim) for aim in aims],
    )
