"""What computer players score on the deals of tournaments."""

import pytest

from tutor.games.hanabi.deals.deal import Deal
from tutor.games.hanabi.duplicate import DUPLICATE
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NONE_OR_ALL
from tutor.games.hanabi.partners.record import play


@pytest.mark.parametrize("rules", DUPLICATE.rulesets)
@pytest.mark.parametrize("players", [2, 5])
def test_partners_play_a_deal_from_each_seat_with_and_without_conventions(
    rules: str, players: int
) -> None:
    """Twice for each seat; the first two games are those of the deal as it is."""
    name = f"{players}-4821"
    scores = DUPLICATE.partner_scores(rules, name)
    assert len(scores) == 2 * players
    most = DUPLICATE.most(rules, players).score
    assert all(0 <= score <= most for score in scores)
    ends = [
        play(Deal.parse(name, Ruleset.parse(rules)), conventions)[-1] for conventions in NONE_OR_ALL
    ]
    assert [*scores[:2]] == [end.outcome.score for end in ends if end.outcome]


def test_who_begins_makes_a_difference() -> None:
    """The same cards lie in other hands when they are needed."""
    assert len({*DUPLICATE.partner_scores("base", "3-4821")}) > 2
