"""A club's greeting: in the reader's language, or in its own words."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.clubs.plan import Plan
from tutor.core.messages import Message
from tutor.web.shell.catalogues import translated
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.languages import Language, language_of
from tutor.web.shell.text import say_plain, speaking


@dataclass(frozen=True, slots=True)
class Greeting:
    """A greeting, in the language of this tag."""

    tag: str
    text: str


def prepared_greetings() -> Mapping[str, str]:
    """Return our greeting in each language that has the pages of clubs, by its tag."""
    greetings = {}
    for language in translated():
        with speaking(language):
            greetings[language.tag] = say_plain(Message("club-builder.welcome"))
    return greetings


def greeting_for(plan: Plan, language: Language) -> Greeting:
    """Return a club's greeting for readers of a language.

    If the club speaks their language it is the club's own text, else the prepared one. Other
    readers get the club's first own text, which may say more than hello, or the prepared one if
    there is none.
    """
    own = dict(plan.greetings)
    if language.tag in own:
        return Greeting(language.tag, own[language.tag])
    spoken = next((tag for tag in (*plan.languages, *own) if tag in own), None)
    if language.tag in plan.languages or spoken is None:
        return Greeting(language.tag, prepared_greetings()[language.tag])
    return Greeting(spoken, own[spoken])


def languages_of(plan: Plan) -> tuple[Language, ...]:
    """Return the languages of the page that are spoken at the table; else the page's own."""
    languages = translated(filter(None, map(language_of, plan.languages)))
    return languages or (spoken_language(),)


def greetings_of(plan: Plan) -> tuple[Greeting, ...]:
    """Return the greetings of a club in the languages of its table, each once."""
    return tuple(dict.fromkeys(greeting_for(plan, each) for each in languages_of(plan)))
