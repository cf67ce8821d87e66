"""Tournaments: who can see and change them, and who cannot."""

from tests.web.clubs.running import Running
from tutor.clubs.secrets import new_ticket


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
