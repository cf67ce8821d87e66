"""What is ours in the rules of Hànzì, in English, and why some rules have no puzzle."""

from tutor.web.shell.words import Words, words

NOTES: dict[str, Words] = {
    "note.hanzi-deck": words(
        "The cards here are our own set: the characters in your box may differ."
    ),
    "note.hanzi-age": words("The age and the playing time come from other descriptions."),
}
