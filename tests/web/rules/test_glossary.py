"""The glossary, and the way there from the rules."""

import pytest

from tests.web.conftest import Read
from tutor.core.rulebook import Term, terms_in
from tutor.games.hanabi.rulebook import BOXES, RULES
from tutor.games.hanabi.rulebook.glossary import TERMS, HanabiTerm
from tutor.web.games import WORDS
from tutor.web.shell.languages import LANGUAGES

IDS = {term.id for term in TERMS}


def test_every_term_has_a_place_and_a_rule(read: Read) -> None:
    """Each term is an anchor, with a link to the rule that explains it."""
    page = read("/en/glossary/")
    assert [e["id"] for e in page.all("article", class_="term")] == [term.id for term in TERMS]
    links = {e["href"] for e in page.one("main").inside("a")}
    assert {f"/en/rules/{term.rule}" for term in TERMS} <= links
    assert {term.rule for term in TERMS} <= RULES.keys()


def test_a_definition_is_short(read: Read) -> None:
    """The page is to be looked through on a phone: once it was fifteen screens high."""
    for article in read("/en/glossary/").all("article", class_="term"):
        assert len(article.text.split()) <= 50, article.text
    assert len(read("/en/glossary/").one("main").text.split()) <= 800


def other_names(read: Read, address: str, term: str) -> list[tuple[str, str]]:
    """Return what others call a term on a page, with the language of each word."""
    page = read(address)
    shown = next(e for e in page.all("article", class_="term") if e["id"] == term)
    return [(e["lang"], e.text) for p in shown.inside("p") for e in p.inside("b")]


def test_a_term_has_the_words_of_leaflets_and_of_hanab_live(read: Read) -> None:
    """Those of the languages that are read, without what the heading says already."""
    assert other_names(read, "/en/glossary/", "clue-token") == [("en", "blue token")]
    both = other_names(read, "/ja/glossary/?with=ru", "clue-token")
    assert both == [("ru", "синий жетон"), ("en", "clue token")]
    assert other_names(read, "/en/glossary/", "critical") == []


def test_no_word_stands_twice_with_a_term(read: Read) -> None:
    """Pages in one language and in two side by side are looked at."""
    for language in LANGUAGES:
        for term in TERMS:
            words = other_names(read, f"/{language.tag}/glossary/", term.id)
            assert len(words) == len(set(words))


def test_leaflets_are_those_of_our_boxes() -> None:
    """A leaflet's word belongs to a box that readers can choose."""
    for term in TERMS:
        assert isinstance(term, HanabiTerm)
        assert term.leaflets.words.keys() <= BOXES.keys()


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.id)
def test_a_term_is_found_by_its_own_word(term: Term) -> None:
    """The pattern of a term fits what we call it, so that no use in a rule is missed."""
    assert term in terms_in(WORDS[f"term.{term.id}"].text, TERMS)


@pytest.mark.parametrize("language", [language.tag for language in LANGUAGES])
def test_the_book_leads_to_each_term_once(read: Read, language: str) -> None:
    """Every term that the rules use is linked where it is used first, in any language."""
    page = read(f"/{language}/rules/?box=en")
    lines = page.all("p", class_="words-used")
    links = [e["href"].rpartition("#")[2] for line in lines for e in line.inside("a")]
    assert len(links) == len(set(links))
    said = " ".join(WORDS[m.id].text for r in RULES.values() for m in r.sentences)
    used = terms_in(said, TERMS)
    assert set(links) == {term.id for term in used}


def test_a_rule_leads_to_the_words_that_it_uses(read: Read) -> None:
    """On the page of a rule each of its terms is linked once, and no other."""
    line = read("/ja/rules/clue-cost").one("p", class_="words-used")
    links = [e["href"] for e in line.inside("a")]
    ids = [link.removeprefix("/ja/glossary/#") for link in links]
    assert len(ids) == len(set(ids))
    assert {"clue", "clue-token", "available"} <= set(ids) <= IDS
    assert "fuse-token" not in ids


def test_clue_tokens_are_no_clues() -> None:
    """A term inside another one is not mistaken for it."""
    assert [term.id for term in terms_in("Three clue tokens lie here.", TERMS)] == ["clue-token"]
    assert [term.id for term in terms_in("the discard pile", TERMS)] == ["discard-pile"]
