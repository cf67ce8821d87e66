"""Answers that are typed, in English: the words that are understood, and what is said of others."""

from tutor.web.shell.words import Words, pwords, words

TYPED: dict[str, Words] = {
    # i18n: Words that a reader may type for it, with strokes between them; the first is shown in
    # examples ("play 2", "clue Bob red"). All that are usual, in the forms that are.
    "typed.play": pwords("typed words", "play/p"),
    "typed.discard": pwords("typed words", "discard/d"),
    "typed.clue": pwords("typed words", "clue/c/hint/tell"),
    # i18n: Words that join others or may stand between them, and say nothing themselves.
    "typed.and": pwords("typed words", "and/to/the/please"),
    # i18n: No card, no action, nobody.
    "typed.none": pwords("typed words", "none/nothing/nobody"),
    # i18n: %(text)s is what the reader has typed, or a part of it.
    "typed.unknown": words("“%(text)s” fits none of the answers."),
    "typed.unclear": words("“%(text)s” fits more than one answer. Add what tells them apart."),
    "typed.one": words("Only one answer is asked for."),
}
