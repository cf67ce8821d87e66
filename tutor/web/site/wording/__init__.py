"""The English words that pages of any game say."""

from tutor.web.shell.words import Words, nwords, pwords, words
from tutor.web.site.wording.api import API

WORDS: dict[str, Words] = {
    **API,
    # i18n: Choose short, familiar names that need not be inflected.
    "player.0": pwords("name of a player", "Ann"),
    "player.1": pwords("name of a player", "Bob"),
    "player.2": pwords("name of a player", "Cat"),
    "player.3": pwords("name of a player", "Dan"),
    "player.4": pwords("name of a player", "Eve"),
    "seat.you": pwords("seat at the table", "%(name)s (you)"),
    "seat.turn": pwords("mark at the seat of the player to act", "to play"),
    "seat.your-turn": pwords("mark at the seat of the player to act", "your turn"),
    # i18n: What a * beside a sentence of the rules means.
    "rules.ours": words("* Our ruling, where the description is silent or unclear."),
    # i18n: Joins the parts of a label that is read out: "Bob, card 1 of 4: red 3; told red".
    "label": pwords("parts of a label", "%(before)s; %(after)s"),
    # i18n: A button or a menu and what it is about, read out: "Move up: Clues".
    "labelled": pwords("a label and what it is about", "%(label)s: %(text)s"),
    # i18n: Whole sentences, one after the other: without a space where your language has none.
    "sentences": pwords("two sentences", "%(first)s %(second)s"),
    # i18n: Above a page that is shown in English, since your language does not have it yet.
    "untranslated": words("This page hasn’t been translated yet, so it’s in English."),
    # Parts of the site that are translated one after the other
    "catalogue.messages": pwords("part of the site", "Rules, lessons and puzzles"),
    "catalogue.play": pwords("part of the site", "Games, reviews and clubs"),
    "catalogue.hanzi": pwords("name of the game", "Hànzì"),
    "catalogue.api": pwords("part of the site", "API"),
    # i18n: After an answer, beside each option.
    "choice.right": pwords("verdict on an option", "right"),
    "choice.wrong": pwords("verdict on an option", "wrong"),
    "choice.missed": pwords("verdict on an option", "missed"),
    "choice.also": pwords("verdict on an option", "right as well"),
    # The table in words
    "fact.players": nwords("%(num)s player", "%(num)s players", count="num"),
    # An answer
    "result.right": pwords("answer to a puzzle", "Right"),
    # i18n: All that was chosen is right; so many right answers were not chosen.
    "result.partly": nwords(
        "Right, but %(num)s is missing", "Right, but %(num)s are missing", count="num"
    ),
    "result.wrong": pwords("answer to a puzzle", "Not quite"),
    "result.shown": pwords("answer to a puzzle", "The answer"),
    # i18n: An action that was tried out.
    "result.allowed": pwords("action that was tried", "Allowed"),
    "result.not-allowed": pwords("action that was tried", "Not allowed"),
    # i18n: After a first try: what was chosen is right, so many are still missing.
    "result.so-far": nwords(
        "Right so far, %(num)s more", "Right so far, %(num)s more", count="num"
    ),
    "result.choose-all": words(
        "Mark something first. If none of the answers apply, mark the one that says so."
    ),
    "result.choose-one": words("Choose an answer first."),
    "result.choose-order": words("Put the answers in order first."),
    "result.two-places": words("The same answer stands in two places. Use each just once."),
    # i18n: All the right answers were chosen, but their order is wrong.
    "result.other-order": words("The right answers, but in the wrong order"),
    # i18n: Label of a field in which an answer is chosen for the first, second… place of an order.
    "option.place": pwords("place in an order", "Place %(num)s"),
    "result.contradiction": words(
        "You marked “none of these” and something else. They can’t both be right."
    ),
    # i18n: Read out by screen readers for a link to the puzzles of a kind and level.
    "theme.level": words("%(theme)s, level %(level)s"),
    # i18n: The kind of puzzle is not there with the rules chosen; %(rules)s is a list such as
    # "Variant 3, 5 multicolour cards".
    "theme.comes-with": words("Only with other rules: %(rules)s"),
    # The way to a page
    "page.puzzles": words("Puzzles"),
    "page.level": words("Level %(level)s"),
    "page.daily": words("Puzzle of the day"),
    "daily.learner": pwords("puzzle of the day", "For learners"),
    "daily.expert": pwords("puzzle of the day", "For experts"),
    "page.shared": words("Shared position"),
    # A shared position that cannot be asked about
    "shared.unreadable": words("We can’t read this link to a position"),
    "shared.impossible": words("No game can lead to this position"),
    "shared.no-question": words("This kind of puzzle has nothing to ask here"),
    # The line so far
    "scenario.left": nwords(
        "You have %(num)s action left.", "You have %(num)s actions left.", count="num"
    ),
    # i18n: Heading above what you did and what your partners did after it.
    "scenario.move": pwords("heading", "Your action %(num)s"),
    "scenario.reached": words("You reached the goal"),
    "scenario.missed": words("You didn’t reach the goal"),
    # i18n: Links. The number counts your actions from the first.
    "scenario.back-to": words("Back to your action %(num)s"),
    # i18n: Endings that are cut off for the search, so that "clues" finds "clue": those of nouns
    # and adjectives, then the commonest ones of verbs. A single "-" if words have none.
    "search.endings": pwords("endings of words, for searching", "ing/ed/es/s/e"),
    # i18n: Words of which every question is made; the search passes over them. A single "-" where
    # no spaces stand between words.
    "search.empty": pwords(
        "words that are not searched for",
        "a/an/and/are/be/can/do/does/i/in/is/it/may/my/of/on/or/the/to/we/what/when/with/you/your",
    ),
    # i18n: Words that join others or may stand between them, and say nothing themselves.
    "typed.and": pwords("typed words", "and/to/the/please"),
    # i18n: No card, no action, nobody.
    "typed.none": pwords("typed words", "none/nothing/nobody"),
    # i18n: %(text)s is what the reader has typed, or a part of it.
    "typed.unknown": words("“%(text)s” matches none of the answers."),
    "typed.unclear": words("“%(text)s” matches more than one answer. Be more specific."),
    "typed.one": words("Give just one answer."),
    # i18n: %(rules)s is a list like “Basic game” or “Sixth colour and 2 fuse tokens”.
    "step.other-rules": words("Whatever you chose, this step has its own rules: %(rules)s."),
    # What the address of a game is refused for
    "play.refused.too-long": words("This game has become too long"),
    "play.refused.too-long.why": words(
        "The page’s address holds the whole game, and this one has grown too long. Go back a "
        "step, or start another game."
    ),
    "play.refused.unread": words("We can’t read a game from this address"),
    "play.refused.unread.why": words(
        "Its list of moves can’t be read from character %(num)s on. Part of it may be missing."
    ),
    "play.refused.not-allowed": words("This game breaks the rules"),
    "play.refused.not-allowed.why": words(
        "The rules don’t allow move %(num)s of the game in this address."
    ),
}
