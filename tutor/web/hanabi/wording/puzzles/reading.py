"""Puzzles on odds and on what everybody sees in English: critical, trash, still perfect."""

from tutor.web.shell.words import Words, nwords, pwords, words

READING_THEMES: dict[str, Words] = {
    # Odds
    "theme.odds": pwords("kind of puzzle", "Odds"),
    "theme.odds.about": words("Choose the card in your hand with the best odds."),
    "odds.goal.play": words("You have to play a card. Which one is most likely to fit?"),
    "odds.goal.discard": words(
        "You have to discard a card. Which one is least likely to be critical?"
    ),
    "critical.note": words("Critical: still needed, and no other copy left."),
    # i18n: %(hits)s and %(all)s are numbers of cards that are out of sight; %(slots)s is a list of
    # one or more cards of the hand, of which the same is said.
    "odds.play.chance": nwords(
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s fits "
        "(<as percent>%(percent)s</as>).",
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s fit "
        "(<as percent>%(percent)s</as>).",
        count="hits",
    ),
    # i18n: The same; %(cards)s is a list of cards: those that fit among all it could be, with
    # "odds.copies" where several copies of one count.
    "odds.play.chance-of": nwords(
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s fits "
        "(<as percent>%(percent)s</as>): %(cards)s.",
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s fit "
        "(<as percent>%(percent)s</as>): %(cards)s.",
        count="hits",
    ),
    # i18n: %(cards)s is all that cards could be, as in such a list; the sentence after it says how
    # many of those %(all)s fit.
    "odds.can-be": nwords(
        "Card %(slots)s can be <as or>%(cards)s</as>.",
        "Cards %(slots)s can each be <as or>%(cards)s</as>.",
        count="num",
    ),
    "odds.play.of-these": nwords(
        "Of these %(all)s, %(hits)s fits (<as percent>%(percent)s</as>).",
        "Of these %(all)s, %(hits)s fit (<as percent>%(percent)s</as>).",
        count="hits",
    ),
    "odds.discard.of-these": nwords(
        "Of these %(all)s, %(hits)s is critical (<as percent>%(percent)s</as>).",
        "Of these %(all)s, %(hits)s are critical (<as percent>%(percent)s</as>).",
        count="hits",
    ),
    # i18n: A card in such a list. %(num)s copies of it are out of sight.
    "odds.copies": nwords("%(card)s (%(num)s copy)", "%(card)s (%(num)s copies)", count="num"),
    # i18n: The name of one or more cards of the hand: %(which)s elsewhere.
    "odds.cards": nwords("card %(slots)s", "cards %(slots)s", count="num"),
    # i18n: %(others)s are cards of the hand that are among those %(all)s; %(known)s is how many.
    "odds.taken": nwords(
        "%(known)s of the %(all)s unseen cards that %(which)s could be is your card %(others)s.",
        "%(known)s of the %(all)s unseen cards that %(which)s could be are your cards %(others)s.",
        count="known",
    ),
    # i18n: Said after "odds.taken".
    "odds.play.rest": nwords(
        "Of the other %(rest)s, %(hits)s fits (<as percent>%(percent)s</as>): %(cards)s.",
        "Of the other %(rest)s, %(hits)s fit (<as percent>%(percent)s</as>): %(cards)s.",
        count="hits",
    ),
    "odds.play.hands": nwords(
        "Card %(slots)s fits in <as percent>%(percent)s</as> of the hands you could have.",
        "Cards %(slots)s each fit in <as percent>%(percent)s</as> of the hands you could have.",
        count="num",
    ),
    # i18n: %(cards)s are the cards that fit among all it could be.
    "odds.play.hands-of": nwords(
        "Card %(slots)s fits only if it’s <as or>%(cards)s</as>, in <as percent>%(percent)s</as> "
        "of your possible hands.",
        "Cards %(slots)s each fit only if they’re <as or>%(cards)s</as>, in "
        "<as percent>%(percent)s</as> of your possible hands.",
        count="num",
    ),
    "odds.play.always": words("Card %(slot)s is certain to fit."),
    "odds.play.never": words("Card %(slot)s can’t fit now."),
    "odds.play.worse": words("Another card is more likely to fit."),
    # i18n: %(slots)s is a list of at least two numbers of cards, here and below.
    "odds.play.best": nwords(
        "Card %(slots)s has the best chance, <as percent>%(percent)s</as>.",
        "Cards %(slots)s share the best chance, <as percent>%(percent)s</as> each.",
        count="num",
    ),
    "odds.play.best.certain": nwords(
        "Card %(slots)s is sure to fit.", "Cards %(slots)s are sure to fit.", count="num"
    ),
    # i18n: A headline: the answer. %(slots)s is a list of one or more numbers of cards.
    "odds.play.answer": nwords(
        "Play card <as or>%(slots)s</as>", "Play card <as or>%(slots)s</as>", count="num"
    ),
    # i18n: %(chances)s is a list of "odds.chance-for".
    "odds.play.others": words("The chance is %(chances)s."),
    "odds.chance-for": nwords(
        "<as percent>%(percent)s</as> for card %(slots)s",
        "<as percent>%(percent)s</as> for cards %(slots)s",
        count="num",
    ),
    "odds.play.worst": words("Card %(slot)s is the least likely to fit"),
    "odds.play.better": nwords(
        "Card %(slots)s is more likely to fit",
        "Cards %(slots)s are more likely to fit",
        count="num",
    ),
    "odds.discard.chance": nwords(
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s is "
        "critical (<as percent>%(percent)s</as>).",
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s are "
        "critical (<as percent>%(percent)s</as>).",
        count="hits",
    ),
    "odds.discard.chance-of": nwords(
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s is "
        "critical (<as percent>%(percent)s</as>): %(cards)s.",
        "Of the %(all)s unseen cards that %(which)s could be, %(hits)s are "
        "critical (<as percent>%(percent)s</as>): %(cards)s.",
        count="hits",
    ),
    "odds.discard.rest": nwords(
        "Of the other %(rest)s, %(hits)s is critical (<as percent>%(percent)s</as>): %(cards)s.",
        "Of the other %(rest)s, %(hits)s are critical (<as percent>%(percent)s</as>): %(cards)s.",
        count="hits",
    ),
    "odds.discard.hands": nwords(
        "Card %(slots)s is critical in <as percent>%(percent)s</as> of the hands you could have.",
        "Cards %(slots)s are each critical in <as percent>%(percent)s</as> of the hands you could "
        "have.",
        count="num",
    ),
    "odds.discard.hands-of": nwords(
        "Card %(slots)s is critical only if it’s <as or>%(cards)s</as>, in "
        "<as percent>%(percent)s</as> of your possible hands.",
        "Cards %(slots)s are each critical only if they’re <as or>%(cards)s</as>, in "
        "<as percent>%(percent)s</as> of your possible hands.",
        count="num",
    ),
    "odds.discard.always": words("Card %(slot)s is certain to be critical."),
    "odds.discard.worse": words("Another card is safer."),
    "odds.discard.best": nwords(
        "Card %(slots)s has the lowest risk, <as percent>%(percent)s</as>.",
        "Cards %(slots)s share the lowest risk, <as percent>%(percent)s</as> each.",
        count="num",
    ),
    "odds.discard.best.certain": nwords(
        "Card %(slots)s isn’t critical, whatever it is.",
        "Cards %(slots)s aren’t critical, whatever they are.",
        count="num",
    ),
    "odds.discard.answer": nwords(
        "Discard card <as or>%(slots)s</as>", "Discard card <as or>%(slots)s</as>", count="num"
    ),
    "odds.discard.others": words("The risk is %(chances)s."),
    "odds.discard.worst": words("Card %(slot)s is your riskiest"),
    "odds.discard.better": nwords(
        "Card %(slots)s is safer", "Cards %(slots)s are safer", count="num"
    ),
    # i18n: A list of one or more cards.
    "odds.fits": nwords("Only %(cards)s fits now.", "These fit now: %(cards)s.", count="num"),
    "odds.fits-unseen": nwords(
        "Of the cards you can’t see, only %(cards)s fits now.",
        "Of the cards you can’t see, only %(cards)s fit now.",
        count="num",
    ),
    # i18n: %(num)s and %(hits)s are numbers of cards, %(hits)s the smaller one; "it" is the card in
    # this place.
    "odds.play.share": nwords(
        "%(place)s could be %(num)s cards; %(hits)s of them is playable now.",
        "%(place)s could be %(num)s cards; %(hits)s of them are playable now.",
        count="hits",
    ),
    "odds.play.share=0": words("%(place)s could be %(num)s cards; none of them is playable now."),
    "odds.discard.share": nwords(
        "%(place)s could be %(num)s cards; %(hits)s of them is critical.",
        "%(place)s could be %(num)s cards; %(hits)s of them are critical.",
        count="hits",
    ),
    "odds.discard.share=0": words("%(place)s could be %(num)s cards; none of them is critical."),
    "odds.only-one": words("%(place)s can be only one of the cards you can’t see."),
    # i18n: A hint: the chance isn't just the share of those cards.
    "odds.shifted": words("%(place)s isn’t alone: each of your other cards uses up a copy too."),
    "option.card-of": pwords("a place in a hand", "%(name)s’s card %(slot)s: %(card)s"),
    # Critical
    "theme.critical": pwords("kind of puzzle", "Critical cards"),
    "theme.critical.about": words("Mark every card you still need that has no other copy left."),
    "critical.goal": words("Mark every critical card in the other hands."),
    "critical.none-wrong": words("At least one of these cards is critical."),
    # i18n: A headline, and its cause.
    "critical.none": words("None of these cards is critical"),
    "critical.none-why": words("Each has another copy left, or can no longer fit."),
    "critical.none-right": words(
        "None of these cards is critical: each has another copy left, or can no longer fit."
    ),
    # Verdicts. i18n: %(card)s is the first of %(num)s cards, here and in "trash".
    "critical.is-not": words("The <as name>%(card)s</as> isn’t critical"),
    # i18n: The whole answer, as a headline; the cause of each card follows.
    "critical.one": words("%(name)s’s <as name>%(card)s</as> is the only critical card"),
    "critical.two": words(
        "The <as name>%(first)s</as> and the <as name>%(second)s</as> are critical"
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards.
    "critical.some": nwords("%(cards)s is critical", "%(cards)s are critical", count="num"),
    # i18n: Two or more cards, each of which the game has twice.
    "critical.others-gone": words(
        "%(cards)s are still needed, and the other copy of each is in the discard pile."
    ),
    "critical.many": nwords("One card is critical", "%(num)s cards are critical", count="num"),
    # i18n: Said of a card that was marked.
    "critical.built": words(
        "The <as name>%(card)s</as> can’t fit any more: the <as colour>%(card)s</as> "
        "firework already has its %(rank)s."
    ),
    # i18n: The whole answer in a sentence; the cause of each card follows.
    "critical.only": words("The critical card is %(name)s’s <as name>%(card)s</as>."),
    "critical.only-two": words(
        "The critical cards are the <as name>%(first)s</as> and the <as name>%(second)s</as>."
    ),
    "critical.missed": words("Right, but the <as name>%(card)s</as> is critical too"),
    # i18n: %(cards)s is a list of little pictures of cards, here and in "trash".
    "critical.missed-more": nwords(
        "Right, but %(cards)s is critical too", "Right, but %(cards)s are critical too", count="num"
    ),
    "critical.too": words("These are critical too: %(cards)s."),
    "critical.which": nwords(
        "The critical card is %(cards)s.", "The critical cards are %(cards)s.", count="num"
    ),
    # Trash
    "theme.trash": pwords("kind of puzzle", "Trash"),
    "theme.trash.about": words("Mark every card you no longer need."),
    "trash.goal": words("Mark all the trash in the other hands."),
    "trash.note": words("Trash: cards that can no longer fit."),
    "trash.none-wrong": words("At least one of these cards is trash."),
    "trash.none": words("None of these cards is trash"),
    "trash.none-why": words("Each can still fit: no card that it needs is gone."),
    "trash.none-right": words("Each of these cards can still fit: no card that it needs is gone."),
    "trash.is-not": words("The <as name>%(card)s</as> is still needed"),
    "trash.one": words("%(name)s’s <as name>%(card)s</as> is the only trash card"),
    "trash.two": words("The <as name>%(first)s</as> and the <as name>%(second)s</as> are trash"),
    "trash.some": words("The trash is %(cards)s"),
    "trash.many": nwords("One card is trash", "%(num)s cards are trash", count="num"),
    # i18n: One of the items of a list of cards.
    "cards.alike": nwords(
        "all the <as plural>%(card)s</as>", "all the <as plural>%(card)s</as>", count="num"
    ),
    "cards.alike=2": words("both <as plural>%(card)s</as>"),
    "trash.only": words("The only trash card is %(name)s’s <as name>%(card)s</as>."),
    "trash.only-two": words(
        "The trash is the <as name>%(first)s</as> and the <as name>%(second)s</as>."
    ),
    "trash.missed": words("Right, but the <as name>%(card)s</as> is trash too"),
    "trash.missed-more": nwords(
        "Right, but %(cards)s is trash too", "Right, but %(cards)s are trash too", count="num"
    ),
    "trash.too": words("These are trash too: %(cards)s."),
    # i18n: Said of cards whose fireworks have their numbers already, or of copies of one card.
    "trash.built": nwords(
        "The trash is %(cards)s: the firework already has that number.",
        "The trash is %(cards)s: their fireworks already have these numbers.",
        count="num",
    ),
    # i18n: Said of cards of which all copies of a lower number of their colour are discarded.
    "trash.cut-off": nwords(
        "A lower card of its colour is gone, so %(cards)s can never be played.",
        "A lower card of their colour is gone, so %(cards)s can never be played.",
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
        "You can still reach %(num)s point", "You can still reach %(num)s points", count="num"
    ),
    "still-perfect.best": nwords(
        "You can reach at most %(num)s point", "You can reach at most %(num)s points", count="num"
    ),
    "still-perfect.all": words("Every card you still need has at least one copy left."),
    # i18n: Said after which firework stops. A sum such as “30 − 1 = 29”.
    "still-perfect.others": words(
        "All the others can still be completed: %(all)s − %(lost)s = %(num)s."
    ),
    # i18n: %(sum)s is a sum such as “5 + 3 + 5”.
    "still-perfect.right": words("That leaves %(sum)s."),
    "still-perfect.too-few": words(
        "More is possible: a card is gone only when no copy is left, and a firework that stops "
        "early still counts."
    ),
    "still-perfect.now": nwords(
        "%(num)s is what you have now.",
        "%(num)s is what you have now.",
        count="num",
    ),
    # i18n: Why somebody who counts wrong comes to another number.
    "still-perfect.blocks": words("A lost card also blocks every higher card of its colour."),
    "still-perfect.copy-left": words("A discarded card isn’t lost while another copy is left."),
    "still-perfect.still-grows": words("A firework you can’t complete can still grow."),
    # i18n: %(cards)s is a list of at least two cards, %(tops)s one of as many numbers.
    "still-perfect.lost": words(
        "No copy is left of %(cards)s, so those fireworks stop at %(tops)s."
    ),
    # i18n: The same, where all of them stop at the same number, %(top)s.
    "still-perfect.lost-alike": words(
        "No copy is left of %(cards)s, so those fireworks stop at %(top)s."
    ),
    # i18n: %(cards)s is a list of cards.
    "still-perfect.last-left": nwords(
        "Nothing is lost yet: one copy of %(cards)s is left.",
        "Nothing is lost yet: one copy each of %(cards)s is left.",
        count="num",
    ),
    "still-perfect.last": nwords(
        "Don’t lose %(cards)s, the last of its kind.",
        "Don’t lose %(cards)s: only one of each is left.",
        count="num",
    ),
}
