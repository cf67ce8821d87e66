"""What the pages that every game has say of Hanabi's rules."""

from tutor.web.shell.words import Words, words

RULES_PAGES: dict[str, Words] = {
    "pages.hanabi.rules.title": words("The rules of Hanabi"),
    "pages.hanabi.rules.description": words(
        "All the rules of Hanabi and its variants, numbered, with pictures and a permanent link "
        "for each."
    ),
    "pages.hanabi.rules.notes": words("Other editions:"),
    "pages.hanabi.find.description": words("Ask about any Hanabi rule in your own words."),
    "pages.hanabi.glossary.description": words(
        "What the words of Hanabi mean, and their names in leaflets and on Hanab Live."
    ),
    "pages.hanabi.print.title": words("The rules of Hanabi on one page"),
    "pages.hanabi.print.description": words(
        "A summary of the rules of Hanabi to print, for your edition and your variant, in "
        "one language or in several side by side."
    ),
}
