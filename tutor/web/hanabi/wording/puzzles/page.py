"""The pages of puzzles in English, whatever they ask."""

from tutor.web.shell.words import Words, nwords, pwords, words

PAGE: dict[str, Words] = {
    # The table in words
    "fact.players": nwords("%(num)s player", "%(num)s players", count="num"),
    "fact.clue-tokens": words("Clue tokens: %(left)s of %(all)s"),
    "fact.fuse-tokens": words("Fuse tokens: %(left)s of %(all)s"),
    "fact.deck": nwords("%(num)s card in the deck", "%(num)s cards in the deck", count="num"),
    "fact.last-round": nwords(
        "Last round: %(num)s turn left", "Last round: %(num)s turns left", count="num"
    ),
    # An answer
    "result.right": pwords("answer to a puzzle", "Right."),
    "result.not-quite": pwords("answer to a puzzle", "Not quite."),
    # i18n: An action that was tried out.
    "result.allowed": pwords("action that was tried", "Allowed."),
    "result.not-allowed": pwords("action that was tried", "Not allowed."),
    "result.shown": pwords("answer to a puzzle", "This is the answer."),
    # i18n: How many of the right options were chosen.
    "result.found": words("You found %(found)s of %(all)s."),
    "result.too-many": nwords(
        "%(num)s of your marks does not belong there.",
        "%(num)s of your marks do not belong there.",
        count="num",
    ),
    "result.choose-all": words("Mark something first. If nothing fits, mark that."),
    "result.choose-one": words("Choose an answer first."),
    "result.contradiction": words(
        "You marked “none of these” and something else as well. Only one of the two can be right."
    ),
    # Many actions, in rows
    # i18n: Here and below, buttons follow that end the sentence: numbers of cards, colours.
    "options.play": pwords("beginning of an action", "Play your card"),
    "options.discard": pwords("beginning of an action", "Discard your card"),
    "options.clue": pwords("beginning of an action", "Give %(name)s the clue"),
    "options.clue-self": pwords("beginning of an action", "Give yourself the clue"),
    # What a player knows
    "empathy.title": words("What does %(name)s know?"),
    # i18n: A place in a hand.
    "empathy.slot": pwords("place in a hand", "card %(slot)s"),
    # i18n: %(slots)s is a list like "card 1 and card 3"; the number is how many different cards
    # each of them could be.
    "empathy.slots": nwords(
        "%(slots)s: %(num)s possibility", "%(slots)s: %(num)s possibilities", count="num"
    ),
    # i18n: A chance of less than one percent.
    "empathy.less": pwords("chance", "under %(chance)s"),
    # i18n: Read out by screen readers for a link to the puzzles of a kind and level.
    "theme.level": words("%(theme)s, level %(level)s"),
}
