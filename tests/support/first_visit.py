"""Somebody who looks around on a site that has just been installed."""

import json
import re
import urllib.parse
import urllib.request

from tests.support.serving import fetch
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import new_ticket
from tutor.web.shell.languages import LANGUAGES

PLAN = Plan("Lantern Club", (Item("goal"), Item("save-001")))


def look_around(site: str) -> str:
    """Ask a served site for one thing of each kind; return the address of a club saved there.

    AssertionError, or urllib.error.HTTPError, for what is not as it should be.
    """
    titles = {_title(site, language.tag) for language in LANGUAGES}
    assert len(titles) == len(LANGUAGES), titles
    with urllib.request.urlopen(f"{site}ja/preview/puzzles/save-001.png") as picture:
        assert picture.read(8) == b"\x89PNG\r\n\x1a\n"
    rule = json.loads(fetch(f"{site}api/v1/games/hanabi/rules/goal?lang=zh-Hant"))
    assert re.search("[\u4e00-\u9fff]{2}", rule["title"]), rule
    return _saved_club(site)


def _title(site: str, tag: str) -> str:
    """Return the title of the page of rules, whose language has to be the one asked for."""
    page = fetch(f"{site}{tag}/rules/")
    assert f'<html lang="{tag}"' in page
    title = re.search(r"<title>(.*?)</title>", page, re.DOTALL)
    assert title
    return title[1]


def _saved_club(site: str) -> str:
    """Save a club by the form for it, and return its address, which has to show its name."""
    form = urllib.parse.urlencode({"ticket": new_ticket()}).encode()
    sent = urllib.request.Request(
        f"{site}en/clubs/{PLAN}/save", form, {"Sec-Fetch-Site": "same-origin"}
    )
    with urllib.request.urlopen(sent) as answer:  # the organiser's page, by a redirect
        club = re.match(r"(.*/en/clubs/[^/]+/)edit/", answer.url)
    assert club, answer.url
    assert PLAN.name in fetch(club[1])
    return club[1]
