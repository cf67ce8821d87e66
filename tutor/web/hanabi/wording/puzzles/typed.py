"""Answers that are typed, in English: the words that are understood, and what is said of others."""

from tutor.web.shell.words import Words, pwords

TYPED: dict[str, Words] = {
    # i18n: Words that a reader may type for it, with strokes between them; the first is shown in
    # examples ("play 2", "clue Bob red"). All that are usual, in the forms that are.
    "typed.play": pwords("typed words", "play/p"),
    "typed.discard": pwords("typed words", "discard/d"),
    "typed.clue": pwords("typed words", "clue/c/hint/tell/give"),
}
