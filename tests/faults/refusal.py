"""The page that says that nothing can be saved just now, as it has to be in every language."""

from tests.faults.instance import Instance
from tests.faults.visitor import Answer, Visitor
from tutor.web.shell.catalogues import load_catalogues
from tutor.web.shell.languages import LANGUAGES, SOURCE, Language
from tutor.web.shell.settings import data_folder

SAVED, OPENED = "We can’t save anything just now", "We can’t open this club just now"
WHY = (
    "The fault is ours, and nothing is lost. Try again in a moment."
    " Rules, lessons and puzzles still work."
)
TAGS = [language.tag for language in LANGUAGES]


def check_refusal(answer: Answer, language: Language, english: str = SAVED) -> None:
    """AssertionError unless this is the page that says "try again", in this language.

    It says when, and it has the button that does so.
    """
    assert answer.status == 503, answer.text
    assert int(answer.headers["Retry-After"]) > 0
    assert "no-store" in answer.headers["Cache-Control"]
    page = answer.page
    assert page.one("html")["lang"] == language.tag
    for text, element in ((english, page.one("h1")), (WHY, page.one("main"))):
        translated = said_in(language, text)
        assert language is SOURCE or translated != text, f"{language.tag} lacks: {text}"
        assert translated in element.text
    assert said_in(language, "Try again") in page.one("main").text


def said_in(language: Language, text: str) -> str:
    """Return a text in a language, as its catalogue has it."""
    said = load_catalogues(data_folder("translations"), {})[language.tag].translations.gettext(text)
    return " ".join(said.split())  # as pages are read here


def sent_again(answer: Answer, site: Instance, visitor: Visitor, path: str) -> Answer:
    """Press the button of the page that was the answer to a form sent to `path`."""
    [form] = answer.page.all("form", class_="again")
    fields = [(field["name"], field["value"]) for field in form.inside("input")]
    return visitor.post(site, path, fields)
