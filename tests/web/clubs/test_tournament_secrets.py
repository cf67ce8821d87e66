"""Tournaments: who can see and change them, and who cannot."""

import re

import pytest

from tests.web.clubs.running import FORM, WRONG, Running, figures_of
from tests.web.page import Page
from tutor.clubs.secrets import new_ticket


@pytest.mark.parametrize(
    "evil", ["<script>alert(1)</script>", '"><img src=x>', "{{7*7}}%(num)s", "\u202ex\x00y"]
)
def test_names_of_tables_are_text_only(running: Running, evil: str) -> None:
    """Pages have the same elements with any name; what is not seen is left out."""
    running.type(1, 1, 20, 0)
    paths = [running.public, f"{running.public}/deals/1", running.table(1), running.here]
    paths += [f"{running.here}/sheets?parts=scores&parts=standings", f"{running.here}/tables/1"]
    shapes = []
    for name in ("Owls", evil):
        running.post(f"{running.here}/names", {"name-1": name})
        texts = [
            re.sub("[0-9a-f]{32}", "", running.organiser.client.get(path).text) for path in paths
        ]
        shapes.append(
            [
                [(each.tag, sorted(each.attributes)) for each in Page(text).elements]
                for text in texts
            ]
        )
    assert shapes[0] == shapes[1]
    (kept, _) = running.kept.tables
    assert not re.search("[\u202e\x00]", kept.name)


def test_without_the_secret_nothing_can_be_seen_or_done(running: Running) -> None:
    """Nor with the secret of another club, or of a table."""
    slug = running.organiser.slug
    other = running.organiser.store.make("~1a", board=False, ticket=new_ticket())
    table = running.table(1).rpartition("/")[2]
    for wrong in (WRONG, other.secret, table, "x"):
        here = f"/en/clubs/{slug}/edit/{wrong}/tournaments"
        one = f"{here}/{running.number}"
        for path in (f"{here}/new", one, f"{one}/sheets", f"{one}/tables/1", f"{one}/results.csv"):
            assert running.organiser.client.get(path).status_code == 404, path
        for path in (
            "new",
            *(f"{running.number}/{part}" for part in ("names", "open", "delete", "tables/1")),
        ):
            fields = {"ticket": new_ticket(), "confirmed": "1", **FORM, **figures_of(1, 3, 0)}
            assert running.post(f"{here}/{path}", fields).status_code == 404, path
    for wrong in (WRONG, running.organiser.secret, "x"):
        path = f"/en/clubs/{slug}/table/{wrong}"
        assert running.organiser.client.get(path).status_code == 404
        assert running.post(path, figures_of(1, 3, 0)).status_code == 404
        assert running.post(f"{path}/play", {"deal": "1"}).status_code == 404
    assert running.results() == [[None, None], [None, None]]
    assert running.kept.is_open


def test_a_tournament_of_another_club_is_none_here(running: Running) -> None:
    """Its number alone opens nothing."""
    made = running.organiser.store.make("~1a", board=False, ticket=new_ticket())
    client = running.organiser.client
    for path in (
        f"/en/clubs/{made.slug}/tournaments/{running.number}",
        "/en/clubs/x/tournaments/1",
    ):
        assert client.get(path).status_code == 404
    for number in ("0", "999999999", "9" * 40):
        path = f"/en/clubs/{running.organiser.slug}/tournaments/{number}"
        assert client.get(path).status_code == 404
