"""The pages of puzzles in English, whatever they ask."""

from tutor.web.shell.words import Words, nwords, pwords, words

PAGE: dict[str, Words] = {
    "pages.hanabi.puzzles.description": words(
        "Puzzles about Hanabi: its rules, reading the table, helping others. A game engine "
        "checks every answer and shows what it leads to."
    ),
    "pages.hanabi.puzzles.levels": words(
        "Levels go from 1 to 5: the more you have to work out, the higher the level."
    ),
    "fact.clue-tokens": words("Clue tokens: %(left)s of %(all)s"),
    "fact.fuse-tokens": words("Fuse tokens: %(left)s of %(all)s"),
    "fact.deck": nwords("%(num)s card in the deck", "%(num)s cards in the deck", count="num"),
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
}
