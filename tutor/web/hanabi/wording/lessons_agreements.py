"""What many tables agree on beyond the rules, in English: the lesson, and what only it asks."""

from tutor.web.shell.words import Words, pwords, words

AGREEMENT_LESSONS: dict[str, Words] = {
    "lesson.agreements": pwords("title of a lesson", "What tables often agree on"),
    "lesson.agreements.able": words(
        "You know three agreements that many tables make. None of them is a rule."
    ),
    "lesson.agreements.1.before": words(
        "Many tables agree beforehand that clues say more; it’s no leaflet’s rule. First "
        "agreement: of the cards a clue points at for the first time, the newest is meant to be "
        "played."
    ),
    "lesson.agreements.1.after": words(
        "The clue has to point at every card that matches, but only one is meant. Without the "
        "agreement, it wouldn’t prove that the card fits. So settle such things before you deal."
    ),
    "lesson.agreements.2.before": words(
        "Second agreement, no rule either: if a number clue points at your oldest card without a "
        "clue, and a card with that number could be critical, that card is meant instead."
    ),
    "lesson.agreements.2.after": words(
        "Many players discard their oldest card without a clue first, so the clue may be saving "
        "it: every 5 is critical. After a colour clue, the newest card would be meant."
    ),
    "lesson.agreements.3.before": words(
        "The same agreement, still no rule: the card that is meant can be played, or it’s "
        "critical. Here it’s your oldest, and one blue 3 is in the discard pile."
    ),
    "lesson.agreements.3.after": words(
        "No firework is waiting for a 3, so there’s nothing to play. The card has to be the last "
        "blue 3: keep it. By rule alone, it could be any 3."
    ),
    "lesson.agreements.4.before": words(
        "Third agreement, again not a rule: a card that a clue has pointed at is wanted. None of "
        "them is trash."
    ),
    "lesson.agreements.4.after": words(
        "The red and the yellow 3 would be trash. By rule your card could be one of them, by "
        "agreement it can’t. Once the next mistake would lose the game, this agreement no longer "
        "holds."
    ),
    "lesson.agreements.5.before": words(
        "The first clue once more, at a table that has made no such agreement: clues are taken "
        "literally."
    ),
    "lesson.agreements.5.after": words(
        "It says which cards are red and which aren’t, nothing more. Settle beforehand how your "
        "table plays. Partners on this site do either, as you choose before the game."
    ),
    # Which card is meant? i18n: %(clue)s is a sentence like “Bob gives you the clue “red” and
    # points at your cards 1, 3.”
    "meant-card.goal": words("%(clue)s By your convention, which card is meant?"),
    "meant-card.newest": words(
        "Card %(slot)s is the newest of those the clue points at for the first time."
    ),
    "meant-card.oldest": words(
        "Card %(slot)s was your oldest without a clue, and a card with that number could be "
        "critical."
    ),
    "meant-card.told": words("Another clue has pointed at card %(slot)s before."),
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
    "clue-says.why.wanted": words("Another card is meant, but no card pointed at is trash."),
    "clue-says.why.nothing": words("Without a convention, a clue means just what it says."),
    # What can a card be by agreement?
    "agreed-cards.goal": words(
        "%(clue)s By your convention, what could your card %(slot)s be? Mark every possibility."
    ),
    "agreed-cards.can-be": words("It’s still needed, and nothing rules it out."),
    "agreed-cards.useless": words("It’s trash, and by your convention no clue points at trash."),
}
