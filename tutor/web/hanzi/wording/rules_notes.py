"""What is ours in the rules of Hànzì, in English, and why some rules have no puzzle."""

from tutor.web.shell.words import Words, words

NOTES: dict[str, Words] = {
    "note.hanzi-deck": words(
        "The cards here are our own set: the characters in your box may differ."
    ),
    "note.hanzi-age": words("The age and the playing time come from other descriptions."),
    # i18n: Where there is nothing to ask about a rule.
    "untrained.hanzi-material": words("This rule has no puzzle: it’s about what’s in your box."),
    "untrained.hanzi-choice": words(
        "This rule has no puzzle: it’s about which game you choose to play."
    ),
    "untrained.hanzi-legend": words("The legend has no puzzle: it’s a story."),
}
