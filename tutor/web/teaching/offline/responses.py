"""Every answer that a puzzle's form can send, as far as answers can be kept.

A response is a key and the query that the form sends. Keys are what a lookup makes of a query, in
pack.js as here: options in the order of their names, `card-0-1+card-1-2`; the moves of a line in
the order in which they are made, `play-0>discard-1`, and so are answers in an order.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, islice, permutations
from typing import Any, NamedTuple

from tutor.core.puzzle import NONE, Choose, Puzzle, Theme, answer
from tutor.core.scenario import Scenario, Status, is_scenario
from tutor.web.teaching.puzzles.answer_form import FIELD, HINT, SENT, SHOW

ANY = "*"
"""The key of what any other answer leads to: to the right one, shown."""

CONTRADICTION = f"{NONE}+"
"""The key of "none of them" beside others."""

Query = tuple[tuple[str, str], ...]


class Response(NamedTuple):
    """What a form can send, and the key under which the page that follows is kept."""

    key: str
    query: Query


def responses(theme: Theme[Any], puzzle: Puzzle[Any], most: int) -> Iterator[Response]:
    """Yield all that can be sent but for hints; of answers, only the `most` likely ones.

    These are the ones nearest to the right answer, and of a scenario the shortest lines.
    """
    yield Response(SENT, ((SENT, "1"),))
    yield Response(SHOW, ((SHOW, "1"),))
    yield Response(ANY, ((SHOW, "1"),))
    if is_scenario(theme):
        for line in islice(_lines(theme, puzzle), most):
            yield Response(">".join(line), _chosen(line))
        return
    options = theme.options(puzzle)
    if theme.choose is Choose.ONE:
        for option in options:
            yield Response(option, _chosen([option]))
        return
    if theme.choose is Choose.ORDER:
        solution = answer(theme, puzzle, ()).solution
        for chosen in islice(_orders(options, solution), most):
            yield Response(">".join(chosen), _chosen(chosen))
        return
    if NONE in options and len(options) > 1:
        other = next(option for option in options if option != NONE)
        yield Response(CONTRADICTION, _chosen([NONE, other]))
    right = answer(theme, puzzle, ()).correct_options
    for chosen in islice(_sets(options, right), most):
        yield Response("+".join(chosen), _chosen(chosen))


def hint(number: int) -> Response:
    """Return the wish for the first so many hints."""
    return Response(f"{HINT}={number}", ((HINT, str(number)),))


def _chosen(options: Iterable[str]) -> Query:
    return tuple((FIELD, option) for option in options)


def _sets(options: tuple[str, ...], right: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """Yield every set of options that can be chosen, sorted: single ones first, then by mistakes.

    A mistake is an option too many or too few.
    """
    named = [option for option in options if option != NONE]
    alone = [frozenset([option]) for option in options]
    flips = chain.from_iterable(combinations(named, mistakes) for mistakes in range(len(named) + 1))
    nearest = ((right - {NONE}) ^ frozenset(flip) for flip in flips)
    seen: set[frozenset[str]] = {frozenset()}
    for chosen in chain([right], alone, nearest):
        if chosen not in seen:
            seen.add(chosen)
            yield tuple(sorted(chosen))


def _orders(options: tuple[str, ...], solution: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every order that options can be put in: all the right ones first, then few of any."""
    yield from permutations(solution)
    for number in range(1, len(options) + 1):
        for chosen in permutations(options, number):
            if {*chosen} != {*solution}:
                yield chosen


def _lines(theme: Scenario[Any], puzzle: Puzzle[Any]) -> Iterator[tuple[str, ...]]:
    """Yield every line that can be played, the solution first and then the shortest."""
    solution = theme.solution(puzzle)
    for moves in range(1, len(solution) + 1):
        yield solution[:moves]
    known = {solution[:moves] for moves in range(1, len(solution) + 1)}
    begun: deque[tuple[str, ...]] = deque([()])
    while begun:
        line = begun.popleft()
        reached = theme.play(puzzle, line)
        if reached.status is Status.OPEN and reached.refusal is None:
            for option in theme.moves_now(puzzle, reached.state):
                begun.append((*line, option))
                if begun[-1] not in known:
                    yield begun[-1]
