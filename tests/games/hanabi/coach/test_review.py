"""Reviews of whole games: at most three moments, time shared out, luck apart."""

from fractions import Fraction

import pytest

from tests.games.hanabi.coach.tables import CountingClock, partly_random_game, partners_game
from tests.games.hanabi.worlds import worlds
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Moment, MomentKind
from tutor.games.hanabi.coach.moment import Finding
from tutor.games.hanabi.coach.review import most_instructive
from tutor.games.hanabi.engine import Play, Ruleset
from tutor.games.hanabi.engine.actions import Discard
from tutor.games.hanabi.engine.events import Played
from tutor.games.hanabi.knowledge import View, deduce, has
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, ConventionSet, Deal

NO_TIME = coach.Budget(0, 0)


def moment(step: int, kind: MomentKind, loss: float) -> Moment:
    """Return a moment of this kind and size."""
    return Moment(step, 0, Discard(0), Finding(kind, Play(0), {}, loss), kind.tier)


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([], []),
        ([("trash-kept", 0.1), ("last-turn", 2)], [1, 0]),
        ([("trash-kept", 0.1), ("last-turn", 2), ("trash-kept", 0.3)], [2, 1]),
        (
            [("trash-kept", 0.1), ("simulated-play", 9), ("trash-kept", 0.3)]
            + [("clue-empty", 0.5)] * 3,
            [3, 2, 1],
        ),
    ],
)
def test_what_is_told_first(found: list[tuple[str, float]], told: list[int]) -> None:
    """What came again comes first, the most frequent kind by its largest; then what lost most."""
    moments = [moment(step, MomentKind(kind), loss) for step, (kind, loss) in enumerate(found)]
    assert [each.step for each in most_instructive(moments)] == told


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_little_is_said_of_partners_themselves(players: int, conventions: ConventionSet) -> None:
    """Of one action in a hundred, and only of what their rules don't look at yet."""
    told: list[MomentKind] = []
    actions = 0
    for seed in range(1, 5):
        record = partners_game(Deal(Ruleset(), players, seed), conventions)
        review = coach.review_game(record, range(players), NO_TIME)
        assert review.not_judged == ()
        told += [moment.finding.kind for moment in review.all_moments]
        actions += len(record.actions)
    assert set(told) <= {MomentKind.SAVE_EXPOSES, MomentKind.LAST_TOKEN}
    assert len(told) <= actions / 50


def test_only_the_seats_asked_for_are_looked_at() -> None:
    """Moments, luck and what was not judged are of the actions of that player."""
    record = partly_random_game(Deal(Ruleset(), 3, 6), NO_CONVENTIONS, (0, 1, 2), 60)
    review = coach.review_game(record, (1,), NO_TIME)
    steps = [each.step for each in review.moments] + [each.step for each in review.luck.tries]
    assert steps
    assert all(step % 3 == 1 for step in (*steps, *review.not_judged))


def test_time_is_shared_out() -> None:
    """A game that is given ten looks at the clock stops there, and says which turns it left."""
    record = partly_random_game(Deal(Ruleset(), 3, 6), NO_CONVENTIONS, (0,), 60)
    clock = CountingClock()
    review = coach.review_game(record, (0,), coach.Budget(1_000, 10, clock))
    longest = coach.review_game(record, (0,), coach.Budget(0, 0)).not_judged
    assert review.not_judged == longest
    assert clock.time < 10 + 3 * len(longest) + 3


def test_turn_without_mistake_is_told_from_turn_without_time() -> None:
    """A turn that was simulated to its end is judged; the same one without time is not."""
    record = partly_random_game(Deal(Ruleset(), 3, 6), NO_CONVENTIONS, (0,), 60)
    step = coach.review_game(record, (0,), NO_TIME).not_judged[-1]
    assert coach.review_turn(record, step, NO_TIME) == coach.TurnReview(None, judged=False)
    assert coach.review_turn(record, step, coach.Budget(5_000, clock=CountingClock())).judged


def test_luck_equals_all_worlds_and_what_happened() -> None:
    """Each try's chance is the share of worlds in which the card fits; what came of it is told."""
    compared = 0
    for seed in range(1, 20):
        record = partly_random_game(Deal(Ruleset(), 2, seed), NO_CONVENTIONS, (0,), 50)
        luck = coach.review_game(record, (0,), NO_TIME).luck
        assert luck.successes == sum(each.fitted for each in luck.tries)
        assert luck.expected == sum(each.chance for each in luck.tries)
        for each in luck.tries:
            after = record.states[each.step + 1]
            assert each.fitted is any(isinstance(event, Played) for event in after.events)
            view = View.of(record.states[each.step], 0)
            if deduce(view).worlds > 20_000:
                continue
            hands = list(worlds(view))
            fits = sum(has(playable(view), hand[each.slot]) for hand in hands)
            assert each.chance == Fraction(fits, len(hands))
            compared += 1
    assert compared > 2
