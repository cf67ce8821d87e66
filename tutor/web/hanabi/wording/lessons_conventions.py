"""Conventions of the first level, in English: the lessons, and what they ask."""

from tutor.web.shell.words import Words, pwords, words

CONVENTION_LESSONS: dict[str, Words] = {
    "lesson.chop": pwords("title of a lesson", "The chop"),
    "lesson.chop.able": words("You know which card will be discarded next."),
    "lesson.chop.1.before": words(
        "Conventions are agreed, not printed. Nearly every group has this one: if you have to "
        "discard, it’s your oldest card without a clue. That card is your chop."
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
    "lesson.saves.2.before": words(
        "A 2 isn’t saved if you see the other one. One red 4 is in the discard pile."
    ),
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
    "lesson.good-touch.2.after": words(
        "Until somebody discards a chop, it’s the early game: give every such clue first, then "
        "discard."
    ),
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
        "Nearly every group agrees on these; no leaflet has them. Most names come from the "
        "H-Group, whose slot %(num)s is the newest card. Here card %(num)s is the oldest."
    ),
    "conventions.chop": words(
        "Also called the next discard. Some groups let everyone choose freely what to discard."
    ),
    "conventions.play-or-save": words(
        "H-Group: Play Clue, Save Clue. In groups without this convention, a clue means only what "
        "it says."
    ),
    "conventions.focus": words(
        "Some groups always take the newest card. The computer players here take the chop only "
        "if the number could be critical."
    ),
    "conventions.saves": words(
        "H-Group: 5 Save, 2 Save, Critical Save. Groups differ most here: some don’t save 2s, and "
        "some give “5” early to a 5 that isn’t on the chop."
    ),
    "conventions.good-touch": words(
        "H-Group: Good Touch Principle. The computer players here follow it until the next "
        "mistake would lose the game."
    ),
    "conventions.delayed": words(
        "H-Group: Delayed Play Clue. Some groups clue a card only when it’s playable at once."
    ),
    "conventions.prompt": words(
        "H-Group: Prompt, Finesse. You can agree on the prompt alone and add the finesse later."
    ),
    # What is asked. i18n: %(clue)s is a sentence like “Bob gives you the clue “red” and points at
    # your cards 1, 3.”
    "convention.chop.goal": words("Which card is your chop?"),
    "convention.focus.goal": words("%(clue)s Which card is the focus?"),
    "convention.kind.goal": words("%(clue)s What does the clue ask for?"),
    "convention.card.goal": words("%(clue)s Which card is it?"),
    "convention.first.goal": words("%(clue)s Which card do you play now?"),
    "convention.good.goal": words("Which clue is good by convention?"),
    # i18n: A headline; %(answer)s is the right option, like “your card 2”.
    "convention.head": words("The answer: %(answer)s"),
    # i18n: What a clue asks for.
    "convention.kind.play": words("Play this card"),
    "convention.kind.save": words("Save this card"),
    "convention.kind.either": words("It could be either"),
    # Why
    "convention.chop.yes": words("It’s your oldest card without a clue."),
    "convention.chop.clued": words("Card %(slot)s has a clue."),
    "convention.chop.newer": words("Card %(slot)s isn’t your oldest without a clue."),
    "convention.focus.chop": words("It’s your chop, and this is its first clue."),
    "convention.focus.newest": words("It’s the newest card that gets its first clue."),
    "convention.focus.newer": words("The clue also points at your chop."),
    "convention.kind.why.off-chop": words("The card isn’t your chop, so it’s a play clue."),
    "convention.kind.why.play": words("No card it could be may be saved, so it’s a play clue."),
    "convention.kind.why.save": words("It’s your chop, and no card it could be is playable."),
    "convention.kind.why.either": words(
        "It’s your chop, and it could be a playable card or one to save."
    ),
    "convention.kind.no.off-chop.save": words("Only the chop is saved."),
    "convention.kind.no.off-chop.either": words("The card isn’t your chop, so nothing is saved."),
    "convention.kind.no.play.save": words("No card it could be may be saved."),
    "convention.kind.no.play.either": words("No card it could be is one to save."),
    "convention.kind.no.save.play": words("No card it could be is playable."),
    "convention.kind.no.save.either": words("It can’t be playable."),
    "convention.kind.no.either.play": words("It could also be a card to save."),
    "convention.kind.no.either.save": words("It could also be playable."),
    "convention.card.yes": words("It’s next once the cards with clues have been played."),
    "convention.card.clued": words("That card has a clue already."),
    "convention.card.played": words("That card has been played."),
    "convention.card.not-next": words("That card isn’t next."),
    "convention.first.prompt": words(
        "It’s your newest card with a clue that could be the <as name>%(card)s</as>."
    ),
    "convention.first.finesse": words(
        "None of your cards with clues could be the <as name>%(card)s</as>, and this is your "
        "newest without one."
    ),
    "convention.first.cannot": words("Card %(slot)s can’t be the <as name>%(card)s</as>."),
    "convention.first.older": words("Card %(slot)s isn’t your newest without a clue."),
    "convention.first.older-clued": words(
        "A newer card than card %(slot)s has a clue and could be it, too."
    ),
    "convention.first.no-clue": words("Card %(slot)s has no clue. Cards with clues come first."),
    "convention.good.play": words(
        "The focus is playable, and no other card it points at is trash."
    ),
    "convention.good.save": words("It saves the chop."),
    "convention.good.useless": words("It points at trash."),
    "convention.good.twice": words("It points at two copies of one card."),
    "convention.good.clued": words("The other copy already has a clue."),
    "convention.good.own": words("A card of yours with a clue could be the other copy."),
    "convention.good.off-chop": words("The focus isn’t playable, and only the chop is saved."),
    "convention.good.five": words("A 5 is saved by number only."),
    "convention.good.two": words("A 2 is saved by number only."),
    "convention.good.seen": words("You see the other copy."),
    "convention.good.not-critical": words("The focus is neither playable nor one to save."),
}
