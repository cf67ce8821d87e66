"""What only lessons ask, in English: reasons, counts, what others know, decisions, boxes."""

from tutor.web.shell.words import Words, nwords, words

LESSON_THEMES: dict[str, Words] = {
    # Does it fit, and why?
    "reason.goal": words(
        "You are %(you)s, and it’s %(name)s’s turn. %(name)s plays card %(slot)s, the <as "
        "name>%(card)s</as>. Does it fit, and why?"
    ),
    "reason.begins": words("It fits: it starts its firework."),
    "reason.joins-firework": words("It fits: it’s the next number of its colour."),
    "reason.any-number": words("It fits: any number of its colour will do."),
    "reason.mistake": words("It doesn’t fit: a lower number is still missing."),
    "reason.built": words("It doesn’t fit: its firework already has that number."),
    # How many?
    "how-many.goal.unseen": words(
        "You are %(you)s. In the basic game, how many <as plural>%(card)s</as> can’t you see "
        "anywhere?"
    ),
    "how-many.goal.hand": nwords(
        "%(players)s player: how many cards does each of you get?",
        "%(players)s players: how many cards does each of you get?",
        count="players",
    ),
    "how-many.goal.deck": nwords(
        "%(players)s player, %(all)s cards: how many are left in the deck after the deal?",
        "%(players)s players, %(all)s cards: how many are left in the deck after the deal?",
        count="players",
    ),
    "how-many.option": nwords("%(num)s card", "%(num)s cards", count="num"),
    "how-many.why.unseen": words(
        "In the game: %(all)s. In sight: %(seen)s. Out of sight: %(num)s."
    ),
    # i18n: The form follows the number of cards, %(size)s.
    "how-many.why.hand": nwords(
        "With %(players)s players, everyone gets %(size)s card.",
        "With %(players)s players, everyone gets %(size)s cards.",
        count="size",
    ),
    # i18n: Sums, such as "Dealt: 3 × 5 = 15. Left: 50 − 15 = 35."
    "how-many.why.deck": words(
        "Dealt: %(players)s × %(size)s = %(dealt)s. Left: %(all)s − %(dealt)s = %(num)s."
    ),
    # Where to? i18n: %(action)s is a sentence like “You discard your card 2.”
    "where-to.goal": words(
        "You are %(you)s. %(action)s Then you draw a new one. Where will the card that’s now your "
        "card %(slot)s be? Mark the place."
    ),
    "where-to.why": words(
        "It will be card %(slot)s. The cards to the right of the gap move up, and the new one "
        "becomes card %(last)s."
    ),
    # What does the other player know?
    "partner-knows.goal": words(
        "You are %(you)s. What could %(name)s’s card %(slot)s be, as far as %(name)s can tell? "
        "Mark every possibility, going by the clues and by what you both see."
    ),
    "partner-knows.can-be": words("%(name)s can’t rule it out."),
    "partner-plays.goal": words(
        "You are %(you)s. Which cards can %(name)s be sure will fit now? Mark them all."
    ),
    "partner-plays.sure": words("As far as %(name)s can tell, it could only be a card that fits."),
    "partner-plays.may-fail": words(
        "As far as %(name)s can tell, it could be the <as name>%(card)s</as>, which doesn’t fit."
    ),
    "partner-plays.none-right": words("%(name)s can’t be certain of any card."),
    "partner-plays.none-wrong": words("There’s a card that %(name)s can be certain of."),
    # Decide
    "decision.goal": words(
        "You are %(you)s, and it’s your turn. Which of these actions is best, going by what’s "
        "certain?"
    ),
    "decision.sure-play": words("Whatever it is, it fits: a guaranteed point."),
    "decision.gamble": words(
        "It could be the <as name>%(card)s</as>, which doesn’t fit and would cost a fuse token."
    ),
    "decision.safe-discard": words("It can’t be critical, and a clue token comes back."),
    # i18n: "percent" is a form of numbers.
    "decision.risky-discard": words(
        "It could be critical: the <as name>%(card)s</as>, for example. The chance that it’s "
        "critical is <as percent>%(percent)s</as>."
    ),
    "decision.critical-discard": words("It’s a critical card, whatever its colour."),
    "decision.clue-plays": words("%(name)s can then be certain of a card that fits."),
    "decision.clue-saves": words("%(name)s can then be certain that a card is critical."),
    "decision.clue-idle": words(
        "It costs a clue token, and %(name)s still isn’t certain of any card to play or to keep."
    ),
    # Your box. i18n: %(box)s is “English leaflet” or the like; %(boxes)s is a list of languages.
    "your-box.goal.clues": words(
        "Your box: %(box)s. Which clue tokens are available, and which are spent?"
    ),
    "your-box.goal.fuses": words("Your box: %(box)s. How are mistakes counted?"),
    "your-box.goal.cards": words("Your box: %(box)s. What’s in it?"),
    "your-box.boxes": words("That’s how it is in the boxes with these leaflets: %(boxes)s."),
    "leaflet.goal": words(
        "Your box: %(box)s. Which settings and variants does its leaflet describe? Mark them all."
    ),
    "leaflet.fuses": nwords(
        "Harder: only %(num)s fuse token", "Harder: only %(num)s fuse tokens", count="num"
    ),
    "leaflet.clues": nwords(
        "Easier: %(num)s clue token", "Easier: %(num)s clue tokens", count="num"
    ),
    "leaflet.has": words("These leaflets describe it: %(boxes)s."),
    # A round of your own
    "score-points.task": nwords(
        "Score %(num)s point without a mistake.",
        "Score %(num)s points without a mistake.",
        count="num",
    ),
}
