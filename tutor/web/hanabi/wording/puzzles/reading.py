"""Puzzles on reading the table in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

READING_THEMES: dict[str, Words] = {
    # ---- One’s own hidden cards: knowledge, safe play, safe discard, odds ----
    # What do I know
    "theme.knowledge": pwords("kind of puzzle", "What do I know"),
    "theme.knowledge.about": words("Mark everything that a card in your own hand can be."),
    "knowledge.goal": words(
        "You are %(you)s, and it is your turn. Mark everything that your card %(slot)s can be, "
        "going by all that you see and by all that clues have told you."
    ),
    # i18n: %(card)s becomes a little picture of a card, here and below.
    "option.identity": pwords("what a hidden card can be", "%(card)s"),
    "knowledge.solved": words("You marked everything that this card can be, and nothing else."),
    "knowledge.can-be": nwords(
        "It is possible: no clue speaks against it, and %(num)s copy is out of sight.",
        "It is possible: no clue speaks against it, and %(num)s copies are out of sight.",
        count="num",
    ),
    # Safe play
    "theme.safe-play": pwords("kind of puzzle", "Safe play"),
    "theme.safe-play.about": words("Mark the cards in your own hand that are certain to fit."),
    "safe-play.goal": words(
        "You are %(you)s, and it is your turn. Mark each of your cards that is certain to fit if "
        "you play it now."
    ),
    "safe-play.option.none": words("No card is certain to fit"),
    "safe-play.solved": words("That is just what can be proved of your cards, no more, no less."),
    # i18n: A list of one or more cards.
    "safe-play.sure": words("It is certain to fit. All that it can be: %(cards)s."),
    "safe-play.never": words("It cannot be a card that fits now, so it would be a mistake."),
    "safe-play.may-fail": words("It could be %(card)s, and that would be a mistake."),
    "safe-play.none-right": words("Each of your cards could be one that does not fit now."),
    "safe-play.none-wrong": words("At least one of your cards is certain to fit."),
    # Safe discard
    "theme.safe-discard": pwords("kind of puzzle", "Safe discard"),
    "theme.safe-discard.about": words(
        "Mark the cards in your own hand that can be lost without harm."
    ),
    "safe-discard.goal": words(
        "You are %(you)s, and it is your turn. Mark each of your cards that is certainly not the "
        "last copy of a card that is still needed. Those can be discarded without harm."
    ),
    "safe-discard.option.none": words("No card can be discarded without risk"),
    "safe-discard.solved": words(
        "That is just what can be proved of your cards, no more, no less."
    ),
    "safe-discard.sure": words(
        "Whatever it is, it is not the last copy of a card that is still needed."
    ),
    "safe-discard.may-hurt": words(
        "It could be %(card)s, which is still needed and has no other copy left."
    ),
    "safe-discard.none-right": words(
        "Each of your cards could be the last copy of a card that is still needed."
    ),
    "safe-discard.none-wrong": words("At least one of your cards can be lost without harm."),
    # i18n: A list of one or more cards.
    "safe-discard.keep": words("Needed last copies that are out of sight: %(cards)s."),
    # Odds
    "theme.odds": pwords("kind of puzzle", "Odds"),
    "theme.odds.about": words("Choose the card in your own hand with the best chances."),
    "odds.goal.play": words(
        "You are %(you)s, and it is your turn. You want to play a card. Choose the one that is "
        "most likely to fit."
    ),
    "odds.goal.discard": words(
        "You are %(you)s, and it is your turn. You want to discard a card. Choose the one that is "
        "least likely to be the last copy of a card that is still needed."
    ),
    # i18n: %(place)s is a label like “Your card 3”, here and below; a chance is told like
    # “2 in 5, about 40 in 100”.
    "odds.play.chance": words(
        "%(place)s: the chance that it fits is %(hits)s in %(all)s, about %(percent)s in 100."
    ),
    "odds.play.always": words("%(place)s: it is certain to fit."),
    "odds.play.never": words("%(place)s: it cannot be a card that fits now."),
    "odds.discard.chance": words(
        "%(place)s: the chance that it is a needed last copy is %(hits)s in %(all)s, about "
        "%(percent)s in 100."
    ),
    "odds.discard.always": words("%(place)s: it is certainly a needed last copy."),
    "odds.discard.never": words("%(place)s: it cannot be a needed last copy."),
    # i18n: A list of one or more cards.
    "odds.fits": words("These fit now: %(cards)s."),
    # i18n: %(num)s and %(hits)s are numbers of cards.
    "odds.play.share": words(
        "%(place)s: unseen cards that it could be: %(num)s. Those of them that fit now: %(hits)s."
    ),
    "odds.discard.share": words(
        "%(place)s: unseen cards that it could be: %(num)s. Needed last copies among them: "
        "%(hits)s."
    ),
    "odds.shifted": words(
        "%(place)s: what you know of your other cards shifts the chance, as each copy is in one "
        "place only."
    ),
    # H2: bottom half
    # ---- Seen: irreplaceable, useless, still perfect ----
    # i18n: %(card)s becomes a little picture of a card, here and below.
    "option.card-of": pwords("a place in a hand", "%(name)s’s card %(slot)s: %(card)s"),
    # Irreplaceable
    "theme.critical": pwords("kind of puzzle", "Irreplaceable"),
    "theme.critical.about": words("Mark every card that has no other copy left."),
    "critical.goal": words(
        "You are %(you)s, and it is your turn. Mark every irreplaceable card in the other hands: "
        "one that a firework still needs and that has no other copy outside the discard pile."
    ),
    # i18n: No card at all may be marked, here and in "Useless".
    "critical.solved": words("Each card that you left unmarked is useless or has another copy."),
    # i18n: "It" is a card, here and in the lines below.
    "critical.yes": nwords(
        "If it is lost, %(num)s point can no longer be made.",
        "If it is lost, %(num)s points can no longer be made.",
        count="num",
    ),
    "critical.yes.play-on": words("If it is lost, the game is lost with it."),
    "critical.no": words("If it is lost, every firework can still rise as high as before."),
    "critical.none-wrong": words("At least one of these cards is irreplaceable."),
    "critical.none-right": words("Each of these cards is useless or has another copy."),
    # Useless
    "theme.trash": pwords("kind of puzzle", "Useless"),
    "theme.trash.about": words("Mark every card that no firework can take any more."),
    "trash.goal": words(
        "You are %(you)s, and it is your turn. Mark every useless card in the other hands: one "
        "that no firework can take any more, however long the game goes on."
    ),
    "trash.solved": words("Each card that you left unmarked can still be played, now or later."),
    "trash.yes": words("It can be discarded without any loss."),
    "trash.no": words("It can still be played, now or later."),
    "trash.none-wrong": words("At least one of these cards is useless."),
    "trash.none-right": words("Each of these cards can still be played, now or later."),
    # Still perfect?
    "theme.still-perfect": pwords("kind of puzzle", "Still perfect?"),
    "theme.still-perfect.about": words("Find the highest score that can still be reached."),
    # i18n: %(all)s is a number of points, 25 or 30.
    "still-perfect.goal": nwords(
        "You are %(you)s, and it is your turn. A perfect score is %(all)s point. Choose the "
        "highest score that the cards still allow. Only cards that are gone for good count "
        "against it, not the turns that are left.",
        "You are %(you)s, and it is your turn. A perfect score is %(all)s points. Choose the "
        "highest score that the cards still allow. Only cards that are gone for good count "
        "against it, not the turns that are left.",
        count="all",
    ),
    "option.points": nwords("%(num)s point", "%(num)s points", count="num"),
    "still-perfect.all": words(
        "A copy is left of every card that a firework still needs, so the score can still be "
        "perfect."
    ),
    "still-perfect.right": nwords(
        "Added up, the fireworks can still get to %(num)s point.",
        "Added up, the fireworks can still get to %(num)s points.",
        count="num",
    ),
    "still-perfect.too-many": words(
        "That is too many. A card that is gone can never be played, and neither can those above it."
    ),
    "still-perfect.too-few": words(
        "More can be reached. A card is gone only with its last copy, and a firework that ends "
        "early still counts as far as it gets."
    ),
    "still-perfect.now": words("That is the score now, and more cards can still be played."),
    "still-perfect.stops": words(
        "All copies of %(gone)s lie in the discard pile, so that firework ends at %(top)s at best."
    ),
    "still-perfect.never-begins": words(
        "All copies of %(gone)s lie in the discard pile, so that firework can never begin."
    ),
}
