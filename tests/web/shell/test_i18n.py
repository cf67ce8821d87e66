"""The language of a page: in the address, by negotiation at `/`, and by choice."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tutor.web.app import create_app
from tutor.web.shell.catalogues import CatalogueError
from tutor.web.shell.languages import CATALOGUES, LANGUAGES, SOURCE, Language, negotiate

TAGS = [language.tag for language in LANGUAGES]
PAGES = ["/", "/rules/", "/rules/bonus"]


@pytest.mark.parametrize(
    ("tag", "territory", "locale", "script", "direction"),
    [
        ("he", "IL", "he_IL", "Hebr", "rtl"),
        ("eo", "", "eo", "Latn", "ltr"),
        ("pt-BR", "BR", "pt_BR", "Latn", "ltr"),
        ("pt", "BR", "pt_BR", "Latn", "ltr"),
        ("sr-Latn", "RS", "sr_Latn_RS", "Latn", "ltr"),
    ],
)
def test_a_tag_says_all(tag: str, territory: str, locale: str, script: str, direction: str) -> None:
    """What a language needs that we do not have yet is known to Babel."""
    language = Language(tag, tag)
    assert (language.territory, str(language.regional_locale)) == (territory, locale)
    assert (language.script, language.direction) == (script, direction)


def test_a_country_can_be_given() -> None:
    """The likeliest one is a guess."""
    assert str(Language("pt", "Português", territory="PT").regional_locale) == "pt_PT"


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        # as sent by real browsers and phones
        ("zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-MO,zh;q=0.9", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("yue-Hant-HK", "zh-Hant"),
        ("yue", "zh-Hant"),
        ("yue-CN", "zh-Hans"),
        ("zh-yue-HK", "zh-Hant"),
        ("nan-TW", "zh-Hant"),
        ("zh-Hant-HK-u-ca-chinese", "zh-Hant"),
        ("ja,en-US;q=0.7,en;q=0.3", "ja"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("tlh", "en"),
        # the first language that we have, in the order of q
        ("tlh,ru;q=0.9,en;q=0.8", "ru"),
        ("en;q=0.5,ja;q=0.8,ru;q=0.7", "ja"),
        ("ko-KR,ko;q=0.9,zh-TW;q=0.8,en;q=0.7", "zh-Hant"),
        ("tlh;q=0.9,*;q=0.5,ja;q=0.1", "ja"),
        ("ja;q=0,ru;q=0.1", "ru"),
        # letter case and separators as people write them
        ("ZH-tw", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        # no sense in it
        ("", "en"),
        ("*", "en"),
        (";;q=,;,", "en"),
        ("x-klingon,i-enochian,-,zh-", "en"),
    ],
)
def test_the_root_leads_to_the_readers_language(client: FlaskClient, header: str, tag: str) -> None:
    """`/` reads Accept-Language tag by tag, in the order of preference."""
    response = client.get("/", headers={"Accept-Language": header})
    assert (response.status_code, response.location) == (302, f"/{tag}/")


def test_the_negotiation_may_not_be_cached(client: FlaskClient) -> None:
    """What `/` answers depends on the visitor, and says so."""
    response = client.get("/")
    assert {"Accept-Language", "Cookie"} <= set(response.vary.as_set(preserve_casing=True))
    assert response.cache_control.no_store


def test_a_choice_beats_the_browser() -> None:
    """An earlier explicit choice wins; one for a language that is not there counts for nothing."""
    assert negotiate(["ru"], "ja").tag == "ja"
    assert negotiate(["ru"], "tlh").tag == "ru"
    assert negotiate([], "") is SOURCE


@pytest.mark.parametrize(
    ("prefix", "tag"),
    [
        ("zh-TW", "zh-Hant"),
        ("zh", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-hk", "zh-Hant"),
        ("EN", "en"),
    ],
)
def test_aliases_and_letter_case_are_mended(client: FlaskClient, prefix: str, tag: str) -> None:
    """A 301 leads to the proper prefix and keeps path and query, escapes and all."""
    rest = "/rules/bonus?answer=card-1-0&answer=card-1-2&x=%2F%20%E8%8A%B1"
    response = client.get(f"/{prefix}{rest}")
    assert (response.status_code, response.location) == (301, f"/{tag}{rest}")
    assert client.get(f"/{prefix}").location == f"/{tag}/"


@pytest.mark.parametrize(
    "path", ["/zh//evil.example/", "/EN/%2F/evil.example", "/zh/\\evil.example"]
)
def test_an_alias_never_leads_off_the_site(client: FlaskClient, path: str) -> None:
    """Whatever follows the prefix, the address begins with a single slash and a language."""
    location = urlsplit(client.get(path).location)
    assert (location.scheme, location.netloc) in {("", ""), ("http", "localhost")}
    assert location.path.split("/")[1] in TAGS


@pytest.mark.parametrize("host", ["localhost", "evil.example"])
@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/ru", "/ru/"),
        ("/en//", "/en/"),
        ("/zh-Hant/rules?x=%20%2F&x=%FF", "/zh-Hant/rules/?x=%20%2F&x=%FF"),
        ("/ja//puzzles", "/ja/puzzles/"),
    ],
)
def test_slips_in_the_slashes_are_mended(
    client: FlaskClient, path: str, location: str, host: str
) -> None:
    """A 308 leads on within the site, whatever the host, without a page in English."""
    response = client.get(path, headers={"Host": host})
    assert (response.status_code, response.location) == (308, location)
    assert response.text == ""


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_names_its_language_and_the_others(read: Read, tag: str, path: str) -> None:
    """Html lang, a canonical address of its own, hreflang for every language and x-default."""
    page = read(f"/{tag}{path}")
    assert page.one("html")["lang"] == tag
    assert page.one("link", rel="canonical")["href"] == f"http://localhost/{tag}{path}"
    links = page.all("link", rel="alternate")
    alternates = {e["hreflang"]: e["href"] for e in links if "hreflang" in e.attributes}
    default = "/" if path == "/" else f"/en{path}"
    assert alternates == {
        "x-default": f"http://localhost{default}",
        **{other: f"http://localhost/{other}{path}" for other in TAGS},
    }


def test_canonical_addresses_are_on_the_configured_site() -> None:
    """With SITE_URL set, no address in the head follows the Host header of the request."""
    client = create_app({"SITE_URL": "https://hanabi.example"}).test_client()
    html = client.get("/ru/", headers={"Host": "localhost:8000"}).text
    assert 'rel="canonical" href="https://hanabi.example/ru/"' in html
    assert "localhost" not in html


@pytest.mark.parametrize("tag", TAGS)
def test_the_picker_keeps_page_and_query(read: Read, tag: str) -> None:
    """Plain links in each language's own name lead to the same page with the same answer."""
    rest = "/learn/hidden/2?answer=peek&answer=look"
    picker = [e for e in read(f"/{tag}{rest}").all("a") if "hreflang" in e.attributes]
    assert [(e["href"], e["lang"], e["hreflang"], e.text) for e in picker] == [
        (f"/{language.tag}{rest}", language.tag, language.tag, language.name)
        for language in LANGUAGES
    ]
    assert [e["hreflang"] for e in picker if e.attributes.get("aria-current")] == [tag]


def test_following_the_picker_is_remembered(client: FlaskClient) -> None:
    """Coming from a page of ours in another language is a choice, which `/` then follows."""
    chosen = client.get("/ja/rules/", headers={"Referer": "http://localhost/en/rules/"})
    cookie = chosen.headers["Set-Cookie"]
    assert cookie.startswith("lang=ja;")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert chosen.cache_control.private
    assert client.get("/", headers={"Accept-Language": "ru"}).location == "/ja/"


def test_a_prefetched_page_is_no_choice(client: FlaskClient) -> None:
    """A browser that loads a link in advance has not been told to by anybody."""
    headers = {"Referer": "http://localhost/en/", "Sec-Purpose": "prefetch;prerender"}
    assert "Set-Cookie" not in client.get("/ja/", headers=headers).headers


@pytest.mark.parametrize(
    ("header", "tag", "title"), [("tlh", "en", "This page doesn’t exist"), ("ru", "ru", None)]
)
def test_an_unknown_language_is_not_found_in_the_readers_language(
    client: FlaskClient, header: str, tag: str, title: str | None
) -> None:
    """`/tlh/` is a 404 in the negotiated language, whose picker leads to the home pages."""
    response = client.get("/tlh/rules/", headers={"Accept-Language": header})
    assert response.status_code == 404
    assert f'<html lang="{tag}">' in response.text
    assert title is None or title in response.text
    assert 'href="/ja/" lang="ja"' in response.text


def _catalogue(folder: Path, locale: str, *entries: tuple[str, str]) -> None:
    """Write compiled catalogues with these translations."""
    catalog = Catalog(locale=locale)
    for source, text in entries:
        catalog.add(source, text)
    written = folder / locale / "LC_MESSAGES"
    written.mkdir(parents=True, exist_ok=True)
    for catalogue in CATALOGUES:
        with (written / f"{catalogue}.mo").open("wb") as file:
            write_mo(file, catalog)


@pytest.fixture
def translations(tmp_path: Path) -> Path:
    """A folder with a small usable catalogue for each language."""
    for locale in (str(each.locale) for each in LANGUAGES if each is not SOURCE):
        _catalogue(tmp_path, locale, ("Home", f"home in {locale}"))
    return tmp_path


def test_small_catalogues_are_enough_to_start(translations: Path) -> None:
    """The check can pass: a catalogue with a translation is usable."""
    app = create_app({"TRANSLATIONS": str(translations)})
    assert "home in zh_Hant" in app.test_client().get("/zh-Hant/nowhere").text


def test_a_missing_catalogue_stops_the_start(translations: Path) -> None:
    """Without its .mo a language would be English in silence; the error names it."""
    (translations / "ru" / "LC_MESSAGES" / "messages.mo").unlink()
    with pytest.raises(CatalogueError, match=r"ru: no compiled catalogue"):
        create_app({"TRANSLATIONS": str(translations)})


def test_an_empty_catalogue_stops_the_start(translations: Path) -> None:
    """A catalogue with a header and not one translation is as bad as none."""
    _catalogue(translations, "ja")
    with pytest.raises(CatalogueError, match=r"ja: empty catalogue"):
        create_app({"TRANSLATIONS": str(translations)})


@pytest.mark.parametrize("content", [b"", b"not a catalogue", b"\xde\x12\x04\x95" + b"\xff" * 24])
def test_an_unreadable_catalogue_stops_the_start(translations: Path, content: bytes) -> None:
    """A torn file is named, whatever gettext makes of it."""
    (translations / "zh_Hans" / "LC_MESSAGES" / "messages.mo").write_bytes(content)
    with pytest.raises(CatalogueError, match=r"zh-Hans: unreadable catalogue"):
        create_app({"TRANSLATIONS": str(translations)})
