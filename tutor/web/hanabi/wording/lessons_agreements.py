"""What many tables agree on beyond the rules, in English: the lesson, and what only it asks."""

from tutor.web.shell.words import Words, pwords, words

AGREEMENT_LESSONS: dict[str, Words] = {
    "lesson.agreements": pwords("title of a lesson", "Conventions of the computer players"),
    "lesson.agreements.able": words("You know three conventions. None of them is a rule."),
    "lesson.agreements.1.before": words(
        "The computer players here use three conventions. First convention: play the newest "
        "card that gets its first clue."
    ),
    "lesson.agreements.1.after": words(
        "Conventions work only if everyone knows them. Agree before you deal."
    ),
    "lesson.agreements.2.before": words(
        "Second convention: if a number clue points at your oldest card without a clue, and "
        "that card could be critical, the clue means that card."
    ),
    "lesson.agreements.2.after": words(
        "Many players discard their oldest card without a clue first. This clue saves it."
    ),
    "lesson.agreements.3.before": words(
        "The card that’s meant is playable or critical. Here it’s your oldest, and one blue 3 "
        "is in the discard pile."
    ),
    "lesson.agreements.3.after": words("The rules alone would allow any 3."),
    "lesson.agreements.4.before": words("Third convention: clues never point at trash."),
    "lesson.agreements.4.after": words(
        "The rules allow all of them; your convention rules some out. It no longer holds once the "
        "next mistake would lose the game."
    ),
    "lesson.agreements.5.before": words("The first clue again, in a group without conventions."),
    "lesson.agreements.5.after": words(
        "The computer players on this site can do either. You choose before the game."
    ),
    # Which card is meant? i18n: %(clue)s is a sentence like “Bob gives you the clue “red” and
    # points at your cards 1, 3.”
    "meant-card.goal": words("%(clue)s By your convention, which card does it mean?"),
    "meant-card.newest": words("Card %(slot)s is the newest card that gets its first clue."),
    "meant-card.oldest": words(
        "Card %(slot)s was your oldest without a clue, and a card with that number could be "
        "critical."
    ),
    "meant-card.told": words("Card %(slot)s already had a clue."),
    "meant-card.untouched": words("The clue doesn’t point at card %(slot)s."),
    # What does a clue say of a card?
    "clue-says.goal": words(
        "%(clue)s By your convention, what does that say about your card %(slot)s, beyond the "
        "clue itself?"
    ),
    "clue-says.goal.literal": words(
        "%(clue)s You have no convention. What does that say about your card %(slot)s, beyond "
        "the clue itself?"
    ),
    "clue-says.plays": words("It’s meant to be played."),
    "clue-says.keeps": words("It’s meant to be kept."),
    "clue-says.wanted": words("It’s wanted, sooner or later."),
    "clue-says.nothing": words("Nothing more."),
    "clue-says.why.plays": words("It’s the card that’s meant, and it fits."),
    "clue-says.why.keeps": words(
        "It’s the card that’s meant. It can’t be playable now, so it’s critical."
    ),
    "clue-says.why.wanted": words("The clue means another card, but clues never point at trash."),
    "clue-says.why.nothing": words("Without a convention, a clue means only what it says."),
    # What can a card be by agreement?
    "agreed-cards.goal": words(
        "%(clue)s By your convention, what could your card %(slot)s be? Mark every possibility."
    ),
    "agreed-cards.can-be": words("It’s still needed, and nothing rules it out."),
    "agreed-cards.useless": words("It’s trash, and by your convention no clue points at trash."),
}
