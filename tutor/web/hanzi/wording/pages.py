"""What the pages of every game say of Hànzì."""

from tutor.web.shell.words import Words, pwords, words

PAGES: dict[str, Words] = {
    # i18n: The name of the game, in links from pages of other games.
    "pages.hanzi.name": pwords("name of the game", "Hànzì"),
    "pages.hanzi.home.title": words("Learn Hànzì by playing it"),
    "pages.hanzi.home.description": words(
        "Learn Hànzì, a memory game of ancient Chinese characters: short lessons, puzzles checked "
        "against the rules, and a game against Cangjie."
    ),
    "pages.hanzi.credit": words(
        "Hànzì is a game by Chau-Hsin Chou. This site isn’t affiliated with any publisher. The "
        "characters and drawings here are our own."
    ),
    "pages.hanzi.embedding.description": words(
        "Show a puzzle or a rule of Hànzì on your own site: choose one and copy a line of code."
    ),
    # Lessons and puzzles
    "pages.hanzi.learn.title": words("Learn Hànzì"),
    "pages.hanzi.learn.description": words(
        "Short lessons for Hànzì, one idea each. Act first, then see why."
    ),
    "pages.hanzi.learn.lead": words(
        "Short lessons, one idea each: act first, then see why. You needn’t know any Chinese."
    ),
    "pages.hanzi.puzzles.description": words(
        "Puzzles about Hànzì: read ancient forms, remember cards, choose well. See what happens "
        "and which rule applies."
    ),
    "pages.hanzi.puzzles.levels": words("Higher levels give you more to read and remember."),
    # Rules
    "pages.hanzi.rules.title": words("The rules of Hànzì"),
    "pages.hanzi.rules.description": words(
        "All the rules of Hànzì and of its game against Cangjie, numbered, with pictures. Each "
        "has a permanent link."
    ),
    "pages.hanzi.rules.source": words(
        "Our rules follow a published description in Chinese, not the printed leaflet. A "
        "* marks our own rulings, where the description is silent or unclear."
    ),
    "pages.hanzi.rules.notes": words("About our rules:"),
    "pages.hanzi.find.description": words("Ask about any Hànzì rule in your own words."),
    "pages.hanzi.glossary.description": words(
        "The words of Hànzì, and of how characters are made, in all our languages."
    ),
    "pages.hanzi.print.title": words("The rules of Hànzì on one page"),
    "pages.hanzi.print.description": words(
        "The rules of Hànzì to print, in one language or several side by side."
    ),
}
