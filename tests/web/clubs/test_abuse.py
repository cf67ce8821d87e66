"""What strangers try with clubs: markup, floods of signs, sizes, guesses, odd requests."""

import binascii
import hmac
import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from limits import RateLimitItemPerHour

from tests.web.clubs.conftest import PLAN, forget_counts
from tests.web.clubs.organiser import OURS, Organiser
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.errors import UnknownClubError
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import new_ticket
from tutor.clubs.texts import one_line
from tutor.games.hanabi.puzzles.library import library
from tutor.web.clubs import rates
from tutor.web.clubs.rates import LimitedAction

EVIL = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'{{7*7}}${7*7}",
    "</title></h1><style>*{}</style>",
    "%(name)s %s {0} &lt;b&gt;",
]


@pytest.fixture(autouse=True)
def _uncounted(site: Flask) -> None:
    """Each test begins as somebody who has not tried anything yet."""
    forget_counts(site)


def plan_of(**fields: Any) -> Plan:
    """Return a plan with fields that no form of ours would take, as somebody can make it."""
    plan = Plan(items=PLAN.items, languages=PLAN.languages)
    for name, value in fields.items():
        object.__setattr__(plan, name, value)
    return plan


def skeleton(html: str) -> list[tuple[str, list[str]]]:
    """Return the elements of a page with the names of their attributes, without any text."""
    return [(each.tag, sorted(each.attributes)) for each in Page(html).elements]


def _words(html: str) -> str:
    """Return a page without longer numbers and tickets, which are drawn by chance."""
    return re.sub(r"[0-9a-f]{8,}|\d{3,}", "", html)


@pytest.mark.parametrize("evil", EVIL)
def test_texts_of_organisers_are_text_only(site: Flask, organiser: Organiser, evil: str) -> None:
    """Whatever is in name and greeting, pages have the same elements as with harmless ones."""
    client = site.test_client()
    for path in ("", "link", "sheet", "board", "codes"):
        pages = []
        for text in ("Lantern", evil):
            plan = Plan(text, PLAN.items, ("en",), (("en", text),))
            organiser.store.change(organiser.slug, organiser.secret, str(plan))
            response = client.get(f"/en/clubs/{organiser.slug}/{path}")
            assert response.status_code == 200, path
            pages.append(response.text)
        assert skeleton(pages[0]) == skeleton(pages[1]), path
        assert "49" not in _words(pages[1]) or "49" in _words(pages[0]), path
    for path in (organiser.page, f"{organiser.page}/change"):
        assert Page(client.get(path).text).one("html")
    assert organiser.read().one("h1").text == " ".join(evil.split())


@pytest.mark.parametrize("evil", EVIL)
def test_texts_of_learners_are_text_only(organiser: Organiser, evil: str) -> None:
    """A nickname is letters; one that was refused is shown again in its field, and as nothing else.

    A name that got past the form is text on the board still.
    """
    fields = {"ticket": new_ticket(), "nickname": evil[:20]}
    path = f"/en/clubs/{organiser.slug}"
    refused = organiser.client.post(f"{path}/join", data=fields, headers=OURS)
    assert refused.status_code == 409
    assert Page(refused.text).one("input", id="nickname")["value"] == evil[:20]
    assert organiser.store.board(organiser.slug) == ()
    organiser.store.join(organiser.slug, "Lantern", new_ticket())
    board = skeleton(organiser.client.get(f"{path}/board").text)
    managed = skeleton(organiser.client.get(organiser.page).text)
    organiser.send("board", state="none", confirmed="1")
    organiser.send("board", state="open")
    organiser.store.join(organiser.slug, evil, new_ticket())
    assert skeleton(organiser.client.get(f"{path}/board").text) == board
    assert skeleton(organiser.client.get(organiser.page).text) == managed


@pytest.mark.parametrize(
    "unseen",
    [
        "\u202eevil",
        "\u2066x",
        "a\u200fb",
        "a\x00b",
        "a\nb",
        "\ufeffx",
        "x\U000e0041",
        "e" + "\u0301" * 9,
    ],
)
def test_signs_that_turn_hide_or_pile_up_are_in_no_text(site: Flask, unseen: str) -> None:
    """The builder leaves them out; a link that somebody has made with them is none."""
    cleaned = one_line(unseen)
    assert cleaned != unseen
    assert not re.search("[\u202a-\u202e\u2066-\u2069\x00-\x1f]", cleaned)
    assert "\u0301" * 5 not in cleaned
    client = site.test_client()
    fields = {"do": "show", "name": unseen, "langs": "en", "greeting-en": unseen}
    response = client.get("/en/clubs/", query_string=fields)
    (text,) = re.findall(r"plan=([^&#]+)", response.headers["Location"].replace("%7E", "~"))
    plan = Plan.parse(text)
    assert (plan.name, plan.greetings) == (cleaned, (("en", cleaned),))
    for forged in (plan_of(name=unseen), plan_of(greetings=(("en", unseen),))):
        assert client.get(f"/en/clubs/{forged}/").status_code == 404
        sent = client.post(f"/en/clubs/{forged}/save", data={"ticket": new_ticket()}, headers=OURS)
        assert sent.status_code == 404


TOO_MUCH = {
    "name": plan_of(name="x" * (limits.NAME + 1)),
    "list": plan_of(items=tuple(map(Item, [*library()][: limits.ITEMS + 1]))),
    "bomb": plan_of(name="x" * 500_000),
    "long": plan_of(name="x" * 5_000_000),
}
"""tests/clubs/test_plan.py has more."""


@pytest.mark.parametrize("plan", [pytest.param(each, id=name) for name, each in TOO_MUCH.items()])
def test_no_plan_is_larger_or_other_than_a_form_makes(
    site: Flask, organiser: Organiser, plan: Plan
) -> None:
    """It opens no page, is not saved, and changes no club."""
    client, ref = site.test_client(), str(plan)
    refused = {414 if len(ref) > 4000 else 404}
    assert {client.get(path).status_code for path in (f"/en/clubs/{ref}/", f"/c/{ref}")} == refused
    sent = client.post(f"/en/clubs/{ref}/save", data={"ticket": new_ticket()}, headers=OURS)
    assert {sent.status_code} == refused
    assert organiser.send("change", do="link", shown=ref).status_code == 400
    assert organiser.store.club(organiser.slug).plan == str(PLAN)


@pytest.mark.parametrize("place", range(6))
def test_half_a_character_in_a_plan_is_told(site: Flask, place: int) -> None:
    """A link can be made with one, which no page can show: it is no plan, and no fault of ours."""
    fields: list[object] = ["", "en", "", "base", "clue", {}]
    fields[place] = {"\ud800": "x"} if place == 5 else "\ud800"
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(fields).encode()) + packer.flush()
    check = binascii.crc_hqx(packed, 0).to_bytes(2, "big")
    ref = "~1" + urlsafe_b64encode(check + packed).rstrip(b"=").decode()
    client = site.test_client()
    assert client.get(f"/en/clubs/{ref}/").status_code == 404
    for query in ({"plan": ref}, {"do": "link", "shown": ref}):
        response = client.get("/en/clubs/", query_string=query)
        assert response.status_code == 400
        assert Page(response.text).one("h1")


ODD_REFS = [
    *("~", "~1", "~1AAAA", "~2x", "~1" + "A" * 3000, "~1%", "~1A=", "~1é", f"{PLAN}x"),
    *("..", "...", "%2e%2e", "%00", "a%0d%0aSet-Cookie:x=1", "ABCDEFGHJK", "' OR 1=1 --", "\\"),
    *("_", "%", "a" * 200, "²²²²²²²²²²", "link", "embed;x"),
]


@pytest.mark.parametrize("ref", ODD_REFS)
def test_odd_refs_lead_nowhere(site: Flask, ref: str) -> None:
    """Every address that has one says that there is no such club or page, and sets no header."""
    client = site.test_client()
    addresses = ["/c/{}", "/c/{}/qr.svg", "/c/{}/qr.png", "/en/clubs/{}/", "/en/clubs/{}/link"]
    addresses += ["/en/clubs/{}/sheet", "/en/clubs/{}/codes", "/en/clubs/{}/board"]
    for address in addresses:
        response = client.get(address.format(ref))
        assert response.status_code in (308, 404), (address, ref, response.status)
        assert "Set-Cookie" not in response.headers
        assert "Location" not in response.headers or response.status_code == 308
    for part in ("save", "join", "leave", "done"):
        fields = {"ticket": new_ticket(), "nickname": "Owl", "item": "clue"}
        response = client.post(f"/en/clubs/{ref}/{part}", data=fields, headers=OURS)
        assert response.status_code in (308, 404), (part, ref)


@pytest.mark.parametrize("where", ["//evil.example", "https://evil.example/", "/\\evil.example"])
def test_forms_lead_to_our_own_pages(organiser: Organiser, where: str) -> None:
    """No field or header can lead to another site."""
    fields = {"item": "clue", "next": where, "solved": "1", "box": "", "nickname": "Owl"}
    fields |= {"ticket": new_ticket(), "state": "open", "url": where, "back": where}
    headers = OURS | {"Referer": where, "X-Forwarded-Host": "evil.example"}
    path = f"/en/clubs/{organiser.slug}"
    for address in (f"{path}/join", f"{path}/done", f"{path}/leave", f"{organiser.page}/board"):
        response = organiser.client.post(address, data=fields, headers=headers)
        place = response.headers.get("Location", "/en/")
        assert place.startswith("/en/"), (address, place)


@pytest.mark.parametrize(
    ("deed", "part"), [(LimitedAction.JOIN, "join"), (LimitedAction.RESULT, "done")]
)
def test_an_address_can_post_so_much_an_hour(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch, deed: LimitedAction, part: str
) -> None:
    """Joining and posting results are counted, each for itself; pages never are."""
    monkeypatch.setitem(rates._LIMITS, deed, RateLimitItemPerHour(3))
    path = f"/en/clubs/{organiser.slug}"

    def statuses(part: str) -> list[int]:
        fields = {"ticket": new_ticket(), "nickname": "Owl", "item": "clue", "solved": "1"}
        where = {"REMOTE_ADDR": f"198.51.100.{len(part)}"}
        return [
            organiser.client.post(
                f"{path}/{part}", data=fields, headers=OURS, environ_overrides=where
            ).status_code
            for _ in range(5)
        ]

    assert statuses(part) == [303] * 3 + [429] * 2
    assert organiser.client.get(f"{path}/").status_code == 200


def test_secrets_are_compared_in_constant_time(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there is such a club or not, hashes of one length are compared by `hmac`."""
    compared: list[tuple[str, str]] = []
    compare: Callable[[str, str], bool] = hmac.compare_digest

    def noting(one: str, other: str) -> bool:
        compared.append((one, other))
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", noting)
    for slug in (organiser.slug, "abcdefghjk", "x", "~1"):
        with pytest.raises(UnknownClubError):
            organiser.store.club_with_secret(slug, new_ticket())
    assert len(compared) == 4
    assert {len(text) for pair in compared for text in pair} == {64}
