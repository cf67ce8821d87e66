"""Messages become words: escaped, with pictures of cards, names of seats and links to rules."""

import re

import pytest
from flask import Flask

from tests.web.page import Page
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.rulebook import RULES
from tutor.games.hanzi import rulebook as hanzi
from tutor.web.games import WORDS
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.speaker import Text, with_links
from tutor.web.shell.text import say, say_plain, sentences
from tutor.web.shell.words import merged, words

pytestmark = pytest.mark.usefixtures("in_english")


def as_html(text: str) -> str:
    """Return a translated text as it stands on pages."""
    return with_links(Text.of(text).html)


def seat(name: object) -> Message:
    """Return a message of the site that puts one value into words: "… (you)"."""
    return Message("seat.you", {"name": name})


def test_values_are_escaped() -> None:
    """Text from outside cannot become markup."""
    assert say(seat("<i>&")) == "&lt;i&gt;&amp; (you)"
    assert say_plain(seat("<i>&")) == "<i>& (you)"


def test_rules_are_links_and_bold_stays() -> None:
    """`<rule id>` leads to that rule in the language of the page; `<b>` is the other tag."""
    html = as_html('<b>See</b> <rule id="bonus">the bonus</rule> & more')
    assert html == '<b>See</b> <a class="rule" href="/en/rules/bonus">the bonus</a> &amp; more'


def test_links_lead_to_where_the_site_is(app: Flask) -> None:
    """Links begin with the path below which the site is served."""
    for folder in ("", "/hanabi", ""):
        base_url = f"http://localhost{folder}/"
        with app.app_context(), app.test_request_context("/en/", base_url=base_url):
            assert f'href="{folder}/en/rules/bonus"' in as_html('<rule id="bonus">x</rule>')


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("что-то", "что\u2011то"),
        ("какая-нибудь", "какая\u2011нибудь"),
        ("сине-зелёный", "сине-зелёный"),
    ],
)
def test_no_line_breaks_before_a_russian_particle(text: str, shown: str) -> None:
    """At the hyphen of `что-то`; other hyphens stay, so that long words can break."""
    assert as_html(text) == shown


def test_no_other_markup_passes() -> None:
    """A slip in a catalogue shows as text and does nothing."""
    text = 'A <script>alert(1)</script> <a href="x">b</a> <b class="x">c'
    assert Page(as_html(text)).elements == []


def test_plain_text_has_no_tags() -> None:
    """Titles and descriptions drop the tags of a sentence and keep its words."""
    tagged = [message for rule in RULES.values() for message in rule.messages]
    assert any("<a " in say(message) for message in tagged)
    assert all("<" not in say_plain(message) for message in tagged)


def test_a_card_is_a_picture_with_a_name() -> None:
    """A card in a sentence shows letter and number and is read out by name."""
    chip = Page(say(seat(Card("b4")))).one("span", class_="chip")
    assert (chip["role"], chip["aria-label"], chip.text) == ("img", "blue 4", "B4")
    assert say_plain(seat(Card("b4"))) == "blue 4 (you)"


def test_seats_and_lists_are_named() -> None:
    """A seat is its player's name; several values are listed as the language does."""
    message = seat((Player(0), Player(1), 3))
    assert say_plain(message) == say(message) == "Ann, Bob and 3 (you)"


def test_cards_in_a_list_stay_pictures() -> None:
    """The parts of a list are said like any other value."""
    said = say(seat((Card("r1"), Card("w5"))))
    assert [chip.text for chip in Page(said).all("span", class_="chip")] == ["R1", "K5"]


def test_a_message_inside_a_message_is_escaped_once() -> None:
    """A parameter may be a message, said in the same language and escaped once."""
    assert say(seat(seat("<"))) == "&lt; (you) (you)"


@pytest.mark.parametrize(("language", "joined"), [("en", "A. &lt;b B."), ("ja", "A.&lt;b B.")])
def test_sentences_are_joined_as_the_language_does(app: Flask, language: str, joined: str) -> None:
    """With a space in English and without one in Japanese; what is empty leaves no gap."""
    with app.test_request_context(f"/{language}/"):
        assert sentences("A.", None, "", "<b B.") == joined
        assert sentences() == ""
        assert sentences(seat("x")) == say(seat("x"))


@pytest.mark.parametrize(("num", "text"), [(1, "1 card"), (2, "2 cards"), (0, "0 cards")])
def test_a_number_chooses_the_form(num: int, text: str) -> None:
    """The parameter named by `count` decides between singular and plural."""
    assert say_plain(Message("table.deck-size", {"num": num})) == text


def test_a_message_without_words_is_an_error() -> None:
    """A forgotten sentence fails loudly, by its id."""
    with pytest.raises(KeyError, match=r"no words for message id 'test\.nothing'"):
        say(Message("test.nothing"))


def test_a_missing_value_is_an_error() -> None:
    """A placeholder never stays in a sentence."""
    with pytest.raises(KeyError, match="name"):
        say(Message("seat.you"))


@pytest.mark.parametrize("value", [1.5, None])
def test_what_has_no_words_is_an_error(value: object) -> None:
    """What nobody has foreseen is never put into a sentence."""
    with pytest.raises(TypeError):
        say_plain(seat(value))


def test_an_id_has_words_once() -> None:
    """Two modules may not word the same message."""
    with pytest.raises(ValueError, match=r"a\.b"):
        merged({"a.b": words("x")}, {"a.b": words("y")})


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.tag)
def test_every_rule_can_be_said(app: Flask, language: Language) -> None:
    """Each message of the rulebook has words, and the values that they need, in every language."""
    with app.test_request_context(f"/{language.tag}/"):
        for rule in RULES.values():
            for message in rule.messages:
                assert "%(" not in say(message)
                assert say_plain(message)


EVERY_RULE = {*RULES, *hanzi.RULES}


def test_the_english_is_well_formed() -> None:
    """Placeholders are `%(name)s`, the same in both forms; tags are the known ones, closed."""
    for message_id, entry in WORDS.items():
        names = set(re.findall(r"%\((\w+)\)s", entry.text))
        for text in filter(None, (entry.text, entry.plural)):
            bare = re.sub(r"%\(\w+\)s|%%|</?as[^>]*>", "", text)
            assert "%" not in bare, message_id
            # What is said of one may be without its number.
            placeholders = set(re.findall(r"%\((\w+)\)s", text))
            assert placeholders - {entry.count} == names - {entry.count}, message_id
            untagged = re.sub(r'<b>[^<]*</b>|<rule id="[a-z0-9-]+">[^<]*</rule>', "", bare)
            assert "<" not in untagged, message_id
            assert {*re.findall(r'<rule id="([a-z0-9-]+)">', text)} <= EVERY_RULE, message_id
        assert (entry.plural is None) == (entry.count is None), message_id


def test_what_is_counted_says_how_many() -> None:
    """A list of cards shows it without their number, and "both" is said of two."""
    for message_id, entry in WORDS.items():
        if entry.count is None:
            continue
        names = set(re.findall(r"%\((\w+)\)s", entry.text))
        counted = f"%({entry.count})s" in f"{entry.text} {entry.plural}"
        listed = names & {
            "actions",
            "boxes",
            "cards",
            "slots",
            "places",
            "names",
            "numbers",
        } or "All the " in (entry.plural or "")
        apart = any(f"{message_id}={number}" in WORDS for number in (0, 1, 2))
        assert counted or listed or apart, message_id


def test_no_number_is_written_into_a_sentence() -> None:
    """Figures are parameters, so that only the engine and the boxes can supply them.

    Lessons and conventions speak of the cards of their own tables, and the page of puzzles of its
    levels; a 5 completes a firework in every game.
    """
    elsewhere = ("lesson.", "convention.", "conventions.", "api.", "pages.hanabi.puzzles.levels")
    for name, entry in WORDS.items():
        if not name.startswith((*elsewhere, "companion.tap.f")):
            text = re.sub(r"%\(\w+\)s|<[^<>]*>", "", f"{entry.text} {entry.plural or ''}")
            # The variants have numbers for names.
            assert not re.search(r"\d", re.sub(r"[Vv]ariant \d", "", text)), name
