"""The page of the partners' rules: every rule that partners have, each with a true example."""

import pytest
from flask.testing import FlaskClient

from tests.web.hanabi.playing import START
from tests.web.playing import page_at
from tutor.games.hanabi.partners import PartnerRule
from tutor.web.hanabi.play.reasons import EXAMPLES


@pytest.mark.parametrize("rule", EXAMPLES)
def test_an_example_is_decided_by_its_rule(rule: PartnerRule) -> None:
    """And all before it is what partners do, so that it is a moment of one of their games."""
    record = EXAMPLES[rule].record()
    assert record.decision().rule is rule
    for step, action in enumerate(record.actions):
        assert record.decision(step).action == action


def test_the_page_has_each_rule_with_its_example(client: FlaskClient) -> None:
    """At most twelve, in the order in which partners go through them."""
    page = page_at(client, f"{START}partners/")
    shown = [each["id"] for each in page.one("ol", class_="partner-rules").children]
    assert shown == [str(rule) for rule in PartnerRule if rule in EXAMPLES]
    assert len(shown) <= 12
    for each in page.one("ol", class_="partner-rules").children:
        caption = each.inside("figcaption")[0].text
        assert caption.count(".") >= 2, caption
