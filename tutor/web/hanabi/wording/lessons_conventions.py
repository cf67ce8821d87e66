"""Conventions of the first level, in English: the lessons, and what other tables do."""

from tutor.web.shell.words import Words, pwords, words

CONVENTION_LESSONS: dict[str, Words] = {
    "lesson.chop": pwords("title of a lesson", "The chop"),
    "lesson.chop.able": words("You know which card will be discarded next."),
    "lesson.chop.1.before": words(
        "Conventions aren’t in any leaflet: each group agrees on its own. In most groups, when you "
        "have to discard, it’s your oldest card without a clue. That card is your chop."
    ),
    "lesson.chop.1.after": words("Everyone at the table can see which card it is."),
    "lesson.chop.2.before": words("Clues move the chop."),
    "lesson.chop.2.after": words("If every card has a clue, you have no chop."),
    "lesson.play-or-save": pwords("title of a lesson", "Play clue or save clue"),
    "lesson.play-or-save.able": words("You can tell a play clue from a save clue."),
    "lesson.play-or-save.1.before": words(
        "By convention, a clue asks for one of two things: play this card, or don’t discard it. "
        "Only the chop is saved."
    ),
    "lesson.play-or-save.1.after": words("It’s one of the 1s, and all of them are playable."),
    "lesson.play-or-save.2.before": words("A 5 on the chop is saved by its number."),
    "lesson.play-or-save.2.after": words("Keep it. Your chop is now card 2."),
    "lesson.play-or-save.3.before": words("Blue shows 2, and one green 3 is in the discard pile."),
    "lesson.play-or-save.3.after": words("Keep it until you know more."),
    "lesson.focus": pwords("title of a lesson", "Focus"),
    "lesson.focus.able": words("You know which card a clue is about."),
    "lesson.focus.1.before": words(
        "A clue that points at several cards is about one of them, its focus: the newest card "
        "that gets its first clue."
    ),
    "lesson.focus.1.after": words("The other one isn’t trash. Keep it."),
    "lesson.focus.2.before": words("If the chop gets its first clue, it’s the focus."),
    "lesson.focus.2.after": words(
        "If no card gets its first clue, the focus is the newest card pointed at."
    ),
    "lesson.saves": pwords("title of a lesson", "5s, 2s and critical cards"),
    "lesson.saves.able": words("You know which cards to save, and with which clue."),
    "lesson.saves.1.before": words(
        "Three kinds of card may be saved on the chop: a 5 and a 2 by number, a critical card by "
        "colour or number."
    ),
    "lesson.saves.1.after": words(
        "Groups differ on giving “5” early to a 5 that isn’t on the chop. Ask first."
    ),
    "lesson.saves.2.before": words("A 2 isn’t saved if you see the other one."),
    "lesson.saves.2.after": words(
        "Before you spend the last clue token, look for a save like this."
    ),
    "lesson.good-touch": pwords("title of a lesson", "Good touch"),
    "lesson.good-touch.able": words("Your clues point only at cards that are still to be played."),
    "lesson.good-touch.1.before": words(
        "Good touch: no clue points at trash or at a second copy. So a card with a clue will be "
        "played."
    ),
    "lesson.good-touch.1.after": words("Saving comes first: a save may point at trash, too."),
    "lesson.good-touch.2.before": words("%(other)s has a clue on a red 2."),
    "lesson.good-touch.2.after": words("So look at every hand before you give a clue."),
    "lesson.good-touch.3.before": words(
        "Until somebody discards a chop, it’s the early game: give every such clue first, then "
        "discard."
    ),
    "lesson.good-touch.3.after": words("If there’s no such clue for anyone, discard your chop."),
    "lesson.delayed": pwords("title of a lesson", "Delayed plays"),
    "lesson.delayed.able": words("You wait for the cards that come before yours."),
    "lesson.delayed.1.before": words(
        "Cards with clues will be played. So a play clue may also mean the card after them."
    ),
    "lesson.delayed.1.after": words("Wait until %(other)s has played."),
    "lesson.prompt": pwords("title of a lesson", "Prompt and finesse"),
    "lesson.prompt.able": words("You notice when a clue to somebody else asks you to play."),
    "lesson.prompt.1.before": words(
        "%(name)s’s red 3 isn’t playable yet, so the red 2 must be yours. First comes the "
        "prompt: your newest card with a clue that could be it."
    ),
    "lesson.prompt.1.after": words("Play it now, before %(name)s’s turn."),
    "lesson.prompt.2.before": words(
        "If no card with a clue could be it, it’s a finesse: play your newest card without a clue."
    ),
    "lesson.prompt.2.after": words("A finesse is always played at once."),
    # What other tables do, below the title of each lesson
    "conventions.lead": words(
        "A convention is what a group agrees that a clue means beyond its words. No leaflet has "
        "any, and groups differ. Most names here come from the H-Group, whose slot %(num)s is the "
        "newest card; here card %(num)s is the oldest."
    ),
    "conventions.chop": words(
        "The chop is the card you discard next: your oldest card without a clue. Most groups have "
        "this; in some, everyone chooses freely what to discard."
    ),
    "conventions.play-or-save": words(
        "A play clue asks you to play a card, a save clue not to discard it. In groups without "
        "this convention, a clue means only what it says. H-Group: Play Clue, Save Clue."
    ),
    "conventions.focus": words(
        "The focus is the one card a clue is about when it points at several: the chop if it "
        "gets its first clue, otherwise the newest card that does. In some groups it’s always "
        "the newest card. For the computer players here, it’s the chop only if a card with the "
        "number named could be critical."
    ),
    "conventions.saves": words(
        "A save keeps a 5, a 2 or a critical card on the chop from being discarded. Groups differ "
        "most here: some don’t save 2s, and some give “5” early to a 5 that isn’t on the chop. "
        "H-Group: 5 Save, 2 Save, Critical Save."
    ),
    "conventions.good-touch": words(
        "Good touch means that no clue points at trash or at a second copy. In the early game, "
        "until somebody discards a chop, you give every good clue before anyone discards. The "
        "computer players here play no differently in the early game, and drop good touch once "
        "the next mistake would lose the game. H-Group: Good Touch Principle, Early Game."
    ),
    "conventions.delayed": words(
        "A delayed play waits for cards with clues that have to be played first. Some groups "
        "clue a card only when it’s playable at once. H-Group: Delayed Play Clue."
    ),
    "conventions.prompt": words(
        "Both ask you to play the card that comes before somebody else’s clued card: a prompt, "
        "your card with a clue; a finesse, your newest card without one. You can agree on the "
        "prompt alone and add the finesse later. H-Group: Prompt, Finesse."
    ),
}
