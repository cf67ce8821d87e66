"""What a page weighs as it is sent to whoever comes first, with its style sheet and its script."""

import pytest
from flask.testing import FlaskClient

from tests.support.pages import page_types
from tests.support.thorough import THOROUGH
from tests.web.page import Page
from tests.web.weight import MOST_OF_A_RULE, MOST_OF_ALL, MOST_OF_ALL_THE_RULES, weight
from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
LONGEST = "ru"
each_language = pytest.mark.parametrize("tag", TAGS)


@each_language
def test_a_rule_is_light(client: FlaskClient, tag: str) -> None:
    """14 KB in all for any page of a rule that has no picture; all of them in the longest."""
    weights = {}
    all_rules = THOROUGH or tag == LONGEST
    for rule in RULES if all_rules else [*RULES][TAGS.index(tag) :: len(TAGS)]:
        path = f"/{tag}/rules/{rule}"
        if not Page(client.get(path).text).all("figure"):
            weights[rule] = weight(client, path)
    heaviest = max(weights, key=lambda rule: weights[rule])
    print(f"{tag}: {len(weights)} rules, at most {weights[heaviest]} bytes ({heaviest})")
    assert weights
    assert weights[heaviest] <= MOST_OF_A_RULE


@pytest.mark.parametrize("tag", TAGS if THOROUGH else [LONGEST])
def test_every_type_of_page_is_light(client: FlaskClient, tag: str) -> None:
    """30 KB in all, and 31 for all the rules at once."""
    weights = {name: weight(client, f"/{tag}{path}") for name, path in page_types().items()}
    print(tag, *(f"{name} {size / 1024:.1f}" for name, size in weights.items()), sep="\n  ")
    assert weights.pop("rules") <= MOST_OF_ALL_THE_RULES
    assert {name: size for name, size in weights.items() if size > MOST_OF_ALL} == {}
