"""Puzzles on reading the table in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

READING_THEMES: dict[str, Words] = {
    # ---- One’s own hidden cards: knowledge, safe play, safe discard, odds ----
    # What do I know
    "theme.knowledge": pwords("kind of puzzle", "What do I know?"),
    "theme.knowledge.about": words("Mark everything a card in your own hand could be."),
    "knowledge.goal": words(
        "You are %(you)s, and it’s your turn. What could your card %(slot)s be? Mark every "
        "possibility, going by what you see and what the clues have told you."
    ),
    # i18n: %(card)s becomes a little picture of a card.
    "option.identity": pwords("what a hidden card can be", "%(card)s"),
    "knowledge.solved": words("You marked everything this card could be, and nothing else."),
    "knowledge.can-be": nwords(
        "It’s possible: no clue rules it out, and one copy is out of sight.",
        "It’s possible: no clue rules it out, and %(num)s copies are out of sight.",
        count="num",
    ),
    # Safe play
    "theme.safe-play": pwords("kind of puzzle", "Safe play"),
    "theme.safe-play.about": words("Mark the cards in your own hand that are certain to fit."),
    "safe-play.goal": words(
        "You are %(you)s, and it’s your turn. Which of your cards are certain to fit if you play "
        "them now? Mark them all."
    ),
    "safe-play.option.none": words("No card is certain to fit"),
    "safe-play.solved": words("Those are all the cards you can be sure of."),
    # i18n: A list of one or more cards.
    "safe-play.sure": words("It must be <as or>%(cards)s</as>, so it fits."),
    "safe-play.never": words("Whatever it is, it doesn’t fit now."),
    "safe-play.may-fail": words(
        "It could be the <as name>%(card)s</as>, which would be a mistake."
    ),
    "safe-play.none-right": words("Each of your cards could be one that doesn’t fit."),
    "safe-play.none-wrong": words("At least one of your cards is certain to fit."),
    # Safe discard
    "theme.safe-discard": pwords("kind of puzzle", "Safe discard"),
    "theme.safe-discard.about": words(
        "Mark the cards in your own hand that you can safely discard."
    ),
    "safe-discard.goal": words(
        "You are %(you)s, and it’s your turn. Which of your cards are certainly not critical? "
        "Mark them all: you can discard any one of them without harm. (A card is critical if "
        "it’s still needed and no other copy is left.)"
    ),
    "safe-discard.option.none": words("Any of them could be critical"),
    "safe-discard.solved": words("Those are all the cards you can be sure of."),
    "safe-discard.sure": words("Whatever it is, it isn’t critical."),
    "safe-discard.may-hurt": words("It could be the <as name>%(card)s</as>, which is critical."),
    "safe-discard.none-right": words("Each of your cards could be critical."),
    "safe-discard.none-wrong": words("At least one of your cards certainly isn’t critical."),
    # i18n: A list of one or more cards.
    "safe-discard.keep": words("Critical and out of your sight: %(cards)s."),
    # Odds
    "theme.odds": pwords("kind of puzzle", "Odds"),
    "theme.odds.about": words("Choose the card in your own hand with the best odds."),
    "odds.goal.play": words(
        "You are %(you)s, and it’s your turn. You want to play a card. Which one is most likely to "
        "fit?"
    ),
    "odds.goal.discard": words(
        "You are %(you)s, and it’s your turn. You want to discard a card. Which one is least "
        "likely to be critical (still needed, and no other copy left)?"
    ),
    # i18n: %(place)s is a place in a hand, like “Your card 3”; it begins the sentence.
    "odds.play.chance": words(
        "%(place)s fits in %(hits)s of %(all)s cases, or <as percent>%(percent)s</as>."
    ),
    "odds.play.always": words("%(place)s is certain to fit."),
    "odds.play.never": words("%(place)s can’t fit now."),
    "odds.discard.chance": words(
        "%(place)s is critical in %(hits)s of %(all)s cases, or <as percent>%(percent)s</as>."
    ),
    "odds.discard.always": words("%(place)s is certainly critical."),
    "odds.discard.never": words("%(place)s can’t be critical."),
    # i18n: A list of one or more cards.
    "odds.fits": words("These fit now: %(cards)s."),
    # i18n: %(num)s and %(hits)s are numbers of cards, %(hits)s the smaller one; "it" is the card in
    # this place.
    "odds.play.share": nwords(
        "%(place)s: %(hits)s of the %(num)s cards it could be fits now.",
        "%(place)s: %(hits)s of the %(num)s cards it could be fit now.",
        count="hits",
    ),
    "odds.play.share=0": words("%(place)s: none of the %(num)s cards it could be fit now."),
    "odds.discard.share": nwords(
        "%(place)s: %(hits)s of the %(num)s cards it could be is critical.",
        "%(place)s: %(hits)s of the %(num)s cards it could be are critical.",
        count="hits",
    ),
    "odds.discard.share=0": words("%(place)s: none of the %(num)s cards it could be are critical."),
    "odds.only-one": words(
        "%(place)s: of all the cards you can’t see, there’s only one it can be."
    ),
    "odds.shifted": words(
        "%(place)s: your other cards count too. A copy that must be one of those can’t also be "
        "this card."
    ),
    # ---- Seen: critical, trash, still perfect ----
    "option.card-of": pwords("a place in a hand", "%(name)s’s card %(slot)s: %(card)s"),
    # Critical
    "theme.critical": pwords("kind of puzzle", "Critical cards"),
    "theme.critical.about": words(
        "Mark every card that’s still needed and has no other copy left."
    ),
    "critical.goal": words("Mark every critical card in the other hands."),
    "critical.note": words("Critical: still needed, and no other copy left."),
    "critical.none-wrong": words("At least one of these cards is critical."),
    "critical.none-right": words("Each of these cards is trash or has another copy left."),
    # Verdicts. i18n: %(card)s is the first of %(num)s cards, here and in "trash".
    "critical.is-not": words("The <as name>%(card)s</as> isn’t critical"),
    "critical.some": nwords("One card is critical", "%(num)s cards are critical", count="num"),
    "critical.missed": nwords(
        "Right, but the <as name>%(card)s</as> is critical too",
        "Right, but <as word>%(num)s</as> more are critical",
        count="num",
    ),
    # i18n: %(cards)s is a list of little pictures of cards, here and in "trash".
    "critical.too": words("These are critical too: %(cards)s."),
    "critical.which": nwords(
        "Only the <as name>%(card)s</as> is critical: it’s still needed and the last of its kind.",
        "The critical cards are %(cards)s: each is still needed and the last of its kind.",
        count="num",
    ),
    # Trash
    "theme.trash": pwords("kind of puzzle", "Trash"),
    "theme.trash.about": words("Mark every card you no longer need."),
    "trash.goal": words("Mark all the trash in the other hands."),
    "trash.note": words("Trash: cards that can never be played any more."),
    "trash.none-wrong": words("At least one of these cards is trash."),
    "trash.none-right": words("Each of these cards can still be played, now or later."),
    "trash.is-not": words("The <as name>%(card)s</as> is still needed"),
    "trash.some": nwords("One card is trash", "%(num)s cards are trash", count="num"),
    "trash.missed": nwords(
        "Right, but the <as name>%(card)s</as> is trash too",
        "Right, but <as word>%(num)s</as> more are trash",
        count="num",
    ),
    "trash.too": words("These are trash too: %(cards)s."),
    "trash.which": nwords(
        "Only the <as name>%(card)s</as> is trash.",
        "The trash: %(cards)s.",
        count="num",
    ),
    # Still perfect?
    "theme.still-perfect": pwords("kind of puzzle", "Still perfect?"),
    "theme.still-perfect.about": words("Find the highest score you can still reach."),
    "still-perfect.goal": nwords(
        "You have %(num)s point. What’s the highest score you can still reach? Ignore how many "
        "turns are left.",
        "You have %(num)s points. What’s the highest score you can still reach? Ignore how many "
        "turns are left.",
        count="num",
    ),
    "option.points": nwords("%(num)s point", "%(num)s points", count="num"),
    "still-perfect.perfect": nwords(
        "%(num)s point is still possible", "%(num)s points are still possible", count="num"
    ),
    "still-perfect.best": nwords(
        "The most is %(num)s point", "The most is %(num)s points", count="num"
    ),
    "still-perfect.all": words("Every card you still need has at least one copy left."),
    # i18n: %(sum)s is a sum such as “5 + 3 + 5”.
    "still-perfect.right": words("Add up what the fireworks can reach: %(sum)s."),
    "still-perfect.too-few": words(
        "More is possible: a card is gone only when no copy is left, and a firework that stops "
        "early still counts."
    ),
    "still-perfect.now": nwords(
        "%(num)s is what you have now, and more cards can still be played.",
        "%(num)s is what you have now, and more cards can still be played.",
        count="num",
    ),
    # i18n: %(cards)s is a list of cards.
    "still-perfect.last": nwords(
        "Don’t lose the last %(cards)s.",
        "Only one copy of each of these is left: %(cards)s.",
        count="num",
    ),
    # i18n: %(gone)s is a card, %(num)s the number of its copies, %(top)s the number that its
    # firework can reach.
    "still-perfect.stops": nwords(
        "The only <as name>%(gone)s</as> is in the discard pile, so the "
        "<as colour>%(gone)s</as> firework stops at %(top)s.",
        "All the <as plural>%(gone)s</as> are in the discard pile, so the "
        "<as colour>%(gone)s</as> firework stops at %(top)s.",
        count="num",
    ),
    "still-perfect.stops=2": words(
        "Both <as plural>%(gone)s</as> are in the discard pile, so the <as colour>%(gone)s</as> "
        "firework stops at %(top)s."
    ),
    "still-perfect.never-begins": nwords(
        "The only <as name>%(gone)s</as> is in the discard pile, so the "
        "<as colour>%(gone)s</as> firework can never be started.",
        "All the <as plural>%(gone)s</as> are in the discard pile, so the "
        "<as colour>%(gone)s</as> firework can never be started.",
        count="num",
    ),
}
