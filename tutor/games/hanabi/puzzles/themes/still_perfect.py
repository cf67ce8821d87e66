"""Still perfect: the highest score that the cards still allow.

Question: none. Options: `points-n`, the right one among the results of reading the table wrongly.
"""

from collections.abc import Iterator
from itertools import chain

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.games.hanabi.engine.cards import TOP_RANK, Card, Suit, card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import critical, heights, highest_score
from tutor.games.hanabi.puzzles.option_names import Points, read_as
from tutor.games.hanabi.puzzles.proofs.card_status import critical_fact, stop_fact
from tutor.games.hanabi.puzzles.proofs.reasons import explanation, paragraph_of
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level
from tutor.games.hanabi.puzzles.theme_bases.marking import has_time

PERFECT = "perfect"
"""Every firework can still be completed, though a last copy is at stake."""
ONE_STOPS = "one-stops"
"""One firework can no longer be completed."""
MORE_STOP = "more-stop"
"""Several fireworks can no longer be completed."""

_OPTIONS = 6
_MOST_STOPS = 3
"""Of so many fireworks that stop short the sum fits in before the fold."""


class StillPerfect(HanabiTheme):
    """Rules `last-copy` and `score`: what a lost card takes with it, and what it leaves."""

    name = "still-perfect"
    family = ThemeFamily.READING
    trains = ("last-copy",)
    choose = Choose.ONE
    thresholds = (8, 13, 19, 25)
    fits_play_on = False
    aims = by_level(
        (PERFECT, ONE_STOPS),
        (PERFECT, ONE_STOPS),
        (PERFECT, ONE_STOPS, MORE_STOP),
        (ONE_STOPS, MORE_STOP),
        (MORE_STOP,),
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question."""
        return Message("still-perfect.goal", {"num": puzzle.position.points})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return six scores, the lowest first; fewer when hardly any are left to reach."""
        return tuple(str(Points(points)) for points in sorted(_scores(puzzle.position)))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return how many points the option says."""
        return Message("option.points", {"num": read_as(Points, option).number})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether this is the highest score, and else what it leaves out or overlooks."""
        state, points = puzzle.position, read_as(Points, option).number
        best = highest_score(state)
        if points == best:
            return Verdict(option, True, _right(state), "last-copy", self.proof(puzzle))
        slip = _slip(state, points)
        if points > best and not slip:
            first = next(_stops(state))
            return Verdict(option, False, first.message, first.rule)
        why = slip or Reason(Message("still-perfect.too-few"), ("last-copy",))
        return Verdict(option, False, why.message, why.rules[0])

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the mistake, the fireworks that stop short and why, and the points at stake."""
        state = puzzle.position
        best, most = highest_score(state), state.ruleset.max_score
        stops = list(_stops(state))
        last = tuple(card for card in sorted(set(state.discards)) if has(critical(state), card))
        at_stake = {"cards": last, "num": len(last)}
        details = []
        if not stops:
            kind = "last-left" if last else "all"
            reason = [Reason(Message(f"still-perfect.{kind}", at_stake), ("last-copy",))]
        elif len(stops) == 1:
            params = {"all": most, "lost": most - best, "num": best}
            others = Reason(Message("still-perfect.others", params), ("score",))
            reason = [stops[0].reason, others]
        else:
            gone = tuple(fact.message.params["gone"] for fact in stops)
            tops = tuple(card.rank - 1 for card in gone)
            lost = Message("still-perfect.lost", {"cards": gone, "tops": tops})
            if len(set(tops)) == 1:
                lost = Message("still-perfect.lost-alike", {"cards": gone, "top": tops[0]})
            reason = [Reason(lost, ("last-copy",)), Reason(_right(state), ("score",))]
        if stops and last:
            details.append(Reason(Message("still-perfect.last", at_stake), ("last-copy",)))
        if answer.is_solved:
            return explanation(None, [paragraph_of(*reason)], details)
        if answer.wrong and (slip := _slip(state, read_as(Points, answer.chosen[0]).number)):
            reason.insert(0, slip)
            if len(stops) > _MOST_STOPS:
                details.insert(0, reason.pop())
        headline = Message(f"still-perfect.{'best' if stops else 'perfect'}", {"num": best})
        return explanation(headline, [paragraph_of(*reason)], details)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return which cards are gone, and which ones only look it, colour by colour."""
        state = puzzle.position
        return tuple(fact for card in sorted(set(state.discards)) for fact in _facts(state, card))

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether at most one point is lost: the answer stands at the end of the options."""
        state = puzzle.position
        return highest_score(state) >= state.ruleset.max_score - 1

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether as many fireworks stop short as the aim has it, with something to weigh.

        A perfect score is asked about when only the last copy of some card is left, or all copies
        of a card have been built or discarded. Turns play no part (`has_time`).
        """
        state = puzzle.position
        if not has_time(state) or len(_scores(state)) < _OPTIONS:
            return False
        stopped = sum(height < TOP_RANK for height in heights(state))
        if stopped:
            return aim == (ONE_STOPS if stopped == 1 else MORE_STOP)
        return aim == PERFECT and bool(self.proof(puzzle))


def _right(state: GameState) -> Message:
    """Return how the highest score comes about."""
    if highest_score(state) == state.ruleset.max_score:
        return Message("still-perfect.all")
    total = f"{' + '.join(map(str, heights(state)))} = {highest_score(state)}"
    return Message("still-perfect.right", {"sum": total})


def _stops(state: GameState) -> Iterator[Fact]:
    """Yield, firework by firework, which lost card stops it."""
    for suit, height in zip(state.ruleset.suits, heights(state), strict=True):
        if height < TOP_RANK:
            yield from _facts(state, card_of(suit, height + 1))


def _facts(state: GameState, card: Card) -> Iterator[Fact]:
    """Yield the fact on a discarded card of which one copy or none is left."""
    place = state.ruleset.suits.index(card.suit)
    top, height = state.fireworks[place], heights(state)[place]
    left = state.ruleset.copies(card) - state.discards.count(card)
    if card.rank == height + 1:
        yield stop_fact(state, card)
    elif has(critical(state), card) or (card.rank <= top and left == 1):
        yield critical_fact(state, card)


def _scores(state: GameState) -> set[int]:
    """Return the right score, and what one gets who reads the table wrongly: always as many.

    The maximum and the points so far are always there too. Only how many cards lie where goes
    into it, so that the same table in other colours has the same options.
    """
    truth, best = highest_score(state), state.ruleset.max_score
    scores = {truth, best, state.points}
    near = (truth + step for step in (-1, 1, -2, 2, -3, 3, -4))
    for score in chain(_misread(state), near):
        if state.points <= score <= best and len(scores) < _OPTIONS:
            scores.add(score)
    return scores


def _slip(state: GameState, points: int) -> Reason | None:
    """Return the misunderstanding that leads to these points, if it is one that can be named."""
    if points == state.points:
        return Reason(Message("still-perfect.now", {"num": points}), ("score",))
    own_point, with_last, _, no_copies, stays, pile = _misread(state)
    if points == own_point > highest_score(state):
        return Reason(Message("still-perfect.blocks"), ("firework",))
    if points < highest_score(state):
        if points in (with_last, no_copies, pile):
            return Reason(Message("still-perfect.copy-left"), ("last-copy",))
        if points == stays:
            return Reason(Message("still-perfect.still-grows"), ("score",))
    return None


def _misread(state: GameState) -> tuple[int, ...]:
    """Return the scores that common misunderstandings lead to, the likeliest first."""
    ruleset, pile = state.ruleset, state.discards
    best, reach = ruleset.max_score, heights(state)
    left = [ruleset.copies(card) - pile.count(card) for card in set(pile)]
    tops = zip(state.fireworks, reach, strict=True)
    return (
        # A card that is gone costs its own point only; or so does one with a single copy left.
        best - left.count(0),
        best - left.count(0) - left.count(1),
        # A firework gets as far as the card that is gone.
        sum(reach) + sum(height < TOP_RANK for height in reach),
        # A card is gone as soon as one copy lies in the discard pile.
        sum(_height_without(state, suit) for suit in ruleset.suits),
        # A firework that cannot be completed stays where it is.
        state.points + sum(height - top for top, height in tops if height == TOP_RANK),
        # Every discarded card costs a point.
        best - len(pile),
    )


def _height_without(state: GameState, suit: Suit) -> int:
    """Return how high a firework gets without any number of which a copy is discarded."""
    top = state.firework(suit)
    while top < TOP_RANK and card_of(suit, top + 1) not in state.discards:
        top += 1
    return top
