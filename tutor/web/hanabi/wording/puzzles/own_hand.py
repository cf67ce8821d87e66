"""Puzzles on one’s own hidden cards in English: knowledge, safe play, safe discard."""

from tutor.web.shell.words import Words, nwords, pwords, words

OWN_HAND_THEMES: dict[str, Words] = {
    # What do I know
    "theme.knowledge": pwords("kind of puzzle", "What do I know?"),
    "theme.knowledge.about": words("Mark everything a card in your hand could be."),
    "knowledge.goal": words("What could your card %(slot)s be? Mark every possibility."),
    # i18n: %(card)s becomes a little picture of a card.
    "option.identity": pwords("what a hidden card can be", "%(card)s"),
    "knowledge.can-be": nwords(
        "No clue rules it out, and one copy is out of sight.",
        "No clue rules it out, and %(num)s copies are out of sight.",
        count="num",
    ),
    # i18n: "It" is the card asked about, here and below. Headlines.
    "knowledge.not": words("It can’t be the <as name>%(card)s</as>"),
    "knowledge.also": words("Right, but the <as name>%(card)s</as> is possible too"),
    # i18n: %(cards)s becomes a list of little pictures of cards, here and below.
    "knowledge.also-these": words("Right, but %(cards)s are possible too"),
    "knowledge.more": nwords(
        "Right, but %(num)s more is possible", "Right, but %(num)s more are possible", count="num"
    ),
    "knowledge.answer.few": words("It could be <as or>%(cards)s</as>"),
    "knowledge.answer.one": words("It must be the <as or name>%(cards)s</as>"),
    "knowledge.answer.colour": words("It could be any <as colour>%(suit)s</as> card"),
    "knowledge.answer.rank": words("It could be any %(rank)s"),
    "knowledge.answer.many": nwords(
        "It could be %(num)s card", "It could be %(num)s different cards", count="num"
    ),
    # i18n: Said after a headline that names these cards.
    "knowledge.why": words(
        "No clue rules them out, and at least one copy of each is out of sight."
    ),
    # i18n: The game has one copy of each.
    "knowledge.why-single": words(
        "No clue rules them out. There’s only one of each, and it’s out of sight."
    ),
    "knowledge.missed": words(
        "It could also be <as or>%(cards)s</as>: no clue rules them out, and at least one copy of "
        "each is out of sight."
    ),
    # i18n: %(num)s is how many copies of the card the game has; you see none of them, or %(seen)s.
    "knowledge.missed.unseen=1": words("No clue rules it out, and you can’t see the only copy."),
    "knowledge.missed.unseen": nwords(
        "No clue rules it out, and you can’t see any of the %(num)s copies.",
        "No clue rules it out, and you can’t see any of the %(num)s copies.",
        count="num",
    ),
    "knowledge.missed.seen": words(
        "No clue rules it out, and you can see only %(seen)s of the %(num)s copies."
    ),
    "knowledge.all": nwords(
        "It could be <as or>%(cards)s</as>: no clue rules them out, and at least one copy of each "
        "is out of sight.",
        "It could be <as or>%(cards)s</as>: no clue rules them out, and at least one copy of each "
        "is out of sight.",
        count="num",
    ),
    "knowledge.all-single": words(
        "It could be <as or>%(cards)s</as>: no clue rules them out. There’s only one of each, and "
        "it’s out of sight."
    ),
    # i18n: The signs are those with which the right answers are marked, chosen and missed ones.
    "knowledge.many": nwords(
        "The %(num)s card marked “✓” or “!” is possible: no clue rules it out, and a copy is out "
        "of sight.",
        "The %(num)s cards marked “✓” or “!” are possible: no clue rules them out, and a copy of "
        "each is out of sight.",
        count="num",
    ),
    "knowledge.many-missed": nwords(
        "The %(num)s card marked “!” is possible: no clue rules it out, and a copy is out of "
        "sight.",
        "The %(num)s cards marked “!” are possible: no clue rules them out, and a copy of each is "
        "out of sight.",
        count="num",
    ),
    "knowledge.all=1": words("It must be the <as or name>%(cards)s</as>."),
    # Safe play and safe discard. i18n: %(num)s is how many copies of the card the game has.
    "own.is": nwords(
        "Your card %(slot)s is a <as name>%(card)s</as>.",
        "Your card %(slot)s is a <as name>%(card)s</as>.",
        count="num",
    ),
    "own.is=1": words("Your card %(slot)s is the <as name>%(card)s</as>."),
    # i18n: Why several cards are or aren't something; %(slots)s is a list of at least two numbers.
    "own.several.color": words("The clue “<as colour>%(suit)s</as>” pointed at cards %(slots)s."),
    "own.several.rank": words("The clue “%(rank)s” pointed at cards %(slots)s."),
    "own.several.not-color": words(
        "The clue “<as colour>%(suit)s</as>” didn’t point at cards %(slots)s."
    ),
    "own.several.not-rank": words("The clue “%(rank)s” didn’t point at cards %(slots)s."),
    # i18n: %(slots)s are the two or more cards that are those %(cards)s.
    "own.several.taken-by-several": words(
        "Your cards %(slots)s are the last %(cards)s, in some order."
    ),
    "own.several.left": words("Your cards %(slots)s can each only be <as or>%(cards)s</as>."),
    "own.several.taken": words("The last <as name>%(card)s</as> must be your card %(slot)s."),
    # Safe play
    "theme.safe-play": pwords("kind of puzzle", "Safe play"),
    "theme.safe-play.about": words("Mark the cards in your hand that are certain to fit."),
    "safe-play.goal": words("Which of your cards are certain to fit now? Mark them all."),
    "safe-play.option.none": words("No card is certain to fit"),
    # i18n: A list of one or more cards.
    "safe-play.sure": nwords(
        "Your card %(slot)s must be <as or>%(cards)s</as>, so it fits.",
        "Your card %(slot)s must be <as or>%(cards)s</as>, so it fits.",
        count="num",
    ),
    "safe-play.sure=1": words("Your card %(slot)s is the <as or name>%(cards)s</as>, so it fits."),
    # i18n: A headline, like all lines here that have no full stop.
    "safe-play.never": words("Card %(slot)s doesn’t fit"),
    "safe-play.may-fail": words("Card %(slot)s isn’t certain to fit"),
    "safe-play.colour": words(
        "Card %(slot)s is <as colour>%(suit)s</as>, and the <as colour>%(suit)s</as> firework is "
        "complete."
    ),
    # i18n: %(num)s is how many copies of the card the game has, %(rank)s the card’s number, here
    # and below.
    "safe-play.is.built": nwords(
        "Card %(slot)s is a <as name>%(card)s</as>, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s.",
        "Card %(slot)s is a <as name>%(card)s</as>, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s.",
        count="num",
    ),
    "safe-play.is.built=1": words(
        "Card %(slot)s is the <as name>%(card)s</as>, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s."
    ),
    "safe-play.could-be.built": nwords(
        "Card %(slot)s could be a <as name>%(card)s</as>, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s.",
        "Card %(slot)s could be a <as name>%(card)s</as>, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s.",
        count="num",
    ),
    "safe-play.could-be.built=1": words(
        "Card %(slot)s could be the <as name>%(card)s</as>, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s."
    ),
    # i18n: %(needed)s is the number that its firework needs next.
    "safe-play.is.too-early": nwords(
        "Card %(slot)s is a <as name>%(card)s</as>, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next.",
        "Card %(slot)s is a <as name>%(card)s</as>, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next.",
        count="num",
    ),
    "safe-play.is.too-early=1": words(
        "Card %(slot)s is the <as name>%(card)s</as>, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next."
    ),
    "safe-play.could-be.too-early": nwords(
        "Card %(slot)s could be a <as name>%(card)s</as>, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next.",
        "Card %(slot)s could be a <as name>%(card)s</as>, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next.",
        count="num",
    ),
    "safe-play.could-be.too-early=1": words(
        "Card %(slot)s could be the <as name>%(card)s</as>, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next."
    ),
    # i18n: %(gone)s is a lower card, all of whose copies are discarded.
    "safe-play.is.cut-off": nwords(
        "Card %(slot)s is a <as name>%(card)s</as>, which can never be played: no "
        "<as name>%(gone)s</as> is left.",
        "Card %(slot)s is a <as name>%(card)s</as>, which can never be played: no "
        "<as name>%(gone)s</as> is left.",
        count="num",
    ),
    "safe-play.is.cut-off=1": words(
        "Card %(slot)s is the <as name>%(card)s</as>, which can never be played: no "
        "<as name>%(gone)s</as> is left."
    ),
    "safe-play.could-be.cut-off": nwords(
        "Card %(slot)s could be a <as name>%(card)s</as>, which can never be played: no "
        "<as name>%(gone)s</as> is left.",
        "Card %(slot)s could be a <as name>%(card)s</as>, which can never be played: no "
        "<as name>%(gone)s</as> is left.",
        count="num",
    ),
    "safe-play.could-be.cut-off=1": words(
        "Card %(slot)s could be the <as name>%(card)s</as>, which can never be played: no "
        "<as name>%(gone)s</as> is left."
    ),
    # i18n: The same of two or more cards, %(slots)s; %(card)s becomes a little picture of a card.
    "safe-play.each-could-be.built": words(
        "Cards %(slots)s could each be %(card)s, which no longer fits: "
        "<as colour>%(card)s</as> already has its %(rank)s."
    ),
    "safe-play.each-could-be.too-early": words(
        "Cards %(slots)s could each be %(card)s, which doesn’t fit yet: "
        "<as colour>%(card)s</as> needs its %(needed)s next."
    ),
    "safe-play.each-could-be.cut-off": words(
        "Cards %(slots)s could each be %(card)s, which can never be played: no "
        "<as name>%(gone)s</as> is left."
    ),
    # i18n: %(card)s is the card that its firework needs next, a %(needed)s.
    "safe-play.waits": words(
        "Card %(slot)s can only be <as or>%(cards)s</as>, and <as colour>%(card)s</as> needs its "
        "%(needed)s next."
    ),
    # i18n: %(cards)s are all the cards that fit now.
    "safe-play.none-of-these": nwords(
        "Card %(slot)s can’t be %(cards)s, the only card that fits now.",
        "Card %(slot)s can’t be <as or>%(cards)s</as>, and only those fit now.",
        count="num",
    ),
    "safe-play.several.none-of-these": words(
        "None of cards %(slots)s can be <as or>%(cards)s</as>, and nothing else fits now."
    ),
    "safe-play.no-rank": words(
        "Card %(slot)s is a %(rank)s, and no firework needs a %(rank)s next."
    ),
    "safe-play.nothing-fits": words("No card fits now."),
    "safe-play.none": words("None of your cards is certain to fit"),
    "safe-play.none-right": words("None of your cards is certain to fit."),
    "safe-play.none-wrong": words("At least one of your cards is certain to fit."),
    # i18n: %(slots)s is a list of numbers like “2 and 3”, here and below; %(num)s how many.
    "safe-play.right": nwords(
        "Card %(slots)s is certain to fit", "Cards %(slots)s are certain to fit", count="num"
    ),
    "safe-play.sure-all": nwords(
        "Card %(slots)s is certain to fit.", "Cards %(slots)s are certain to fit.", count="num"
    ),
    # Why cards are certain to fit
    "safe-play.fit": words(
        "Card %(slot)s is the <as name>%(card)s</as>, which fits: the <as colour>%(card)s</as> "
        "firework has reached %(top)s."
    ),
    # i18n: Said after a sentence that says which card this firework needs next.
    "safe-play.fit-needed": words("Card %(slot)s is the <as name>%(card)s</as>, so it fits."),
    "safe-play.fit-first": words(
        "Card %(slot)s is a <as name>%(card)s</as>, which starts the <as colour>%(card)s</as> "
        "firework."
    ),
    # i18n: %(cards)s are the cards in these places, in this order.
    "safe-play.fit-known": words("Cards %(slots)s are %(cards)s, and those come next."),
    # i18n: Several cards that are copies of the same one.
    "safe-play.fit-alike": words(
        "Cards %(slots)s are <as plural>%(card)s</as>, and the <as colour>%(card)s</as> firework "
        "needs one next."
    ),
    # i18n: "Those" are all the cards that fit now, which have just been named.
    "safe-play.fit-those": nwords(
        "Card %(slots)s must be one of those.",
        "Cards %(slots)s must each be one of those.",
        count="num",
    ),
    "safe-play.fit-each": nwords(
        "Card %(slots)s fits now, whether it’s <as or>%(cards)s</as>.",
        "Cards %(slots)s fit now, whether they’re <as or>%(cards)s</as>.",
        count="num",
    ),
    # i18n: A card of the same colour as %(needed)s, which its firework needs next.
    "safe-play.not-needed": words(
        "Card %(slot)s is <as colour>%(needed)s</as>, but not the <as name>%(needed)s</as>, the "
        "only <as colour>%(needed)s</as> card that fits."
    ),
    "safe-play.partly": nwords(
        "Right, but card %(slots)s fits too", "Right, but cards %(slots)s fit too", count="num"
    ),
    # Safe discard
    "theme.safe-discard": pwords("kind of puzzle", "Safe discard"),
    "theme.safe-discard.about": words("Mark the cards in your hand that you can safely discard."),
    "safe-discard.goal": words(
        "Which of your cards can you discard, knowing they aren’t critical? Mark them all."
    ),
    "safe-discard.option.none": words("Any of them could be critical"),
    "safe-discard.sure": words("Your card %(slot)s can’t be critical."),
    "safe-discard.all": words(
        "Card %(slot)s can only be <as or>%(cards)s</as>, and each of them is critical."
    ),
    # i18n: The card never had another copy. %(slots)s is a list of numbers of cards, %(num)s how
    # many.
    "safe-discard.is.single": words(
        "Card %(slots)s is the <as name>%(card)s</as>: there’s only one, and you still need it."
    ),
    "safe-discard.is.last-of-two": words(
        "Card %(slots)s is the last <as name>%(card)s</as>, and you still need it: the other one "
        "is in the discard pile."
    ),
    "safe-discard.is.last-of-three": words(
        "Card %(slots)s is the last <as name>%(card)s</as>, and you still need it: the other two "
        "are in the discard pile."
    ),
    "safe-discard.could-be.single": nwords(
        "Card %(slots)s could be the <as name>%(card)s</as>: there’s only one, and you still "
        "need it.",
        "Cards %(slots)s could be the <as name>%(card)s</as>: there’s only one, and you still "
        "need it.",
        count="num",
    ),
    "safe-discard.could-be.last-of-two": nwords(
        "Card %(slots)s could be the last <as name>%(card)s</as>, and you still need it: the "
        "other one is in the discard pile.",
        "Cards %(slots)s could be the last <as name>%(card)s</as>, and you still need it: the "
        "other one is in the discard pile.",
        count="num",
    ),
    "safe-discard.could-be.last-of-three": nwords(
        "Card %(slots)s could be the last <as name>%(card)s</as>, and you still need it: the "
        "other two are in the discard pile.",
        "Cards %(slots)s could be the last <as name>%(card)s</as>, and you still need it: the "
        "other two are in the discard pile.",
        count="num",
    ),
    "safe-discard.hurts": words("Card %(slot)s is critical"),
    "safe-discard.may-hurt": words("Card %(slot)s could be critical"),
    "safe-discard.none": words("Each of your cards could be critical"),
    "safe-discard.none-right": words("Each of your cards could be critical."),
    "safe-discard.none-wrong": words("At least one of your cards can’t be critical."),
    "safe-discard.right": nwords(
        "You can safely discard card %(slots)s",
        "You can safely discard cards %(slots)s",
        count="num",
    ),
    "safe-discard.rest-no": nwords(
        "Card %(slots)s is safe: no critical card is out of sight.",
        "Cards %(slots)s are safe: no critical card is out of sight.",
        count="num",
    ),
    # i18n: %(cards)s is a list of cards: all the critical ones that you do not see.
    "safe-discard.rest-all": nwords(
        "Card %(slots)s is safe: it can’t be <as or>%(cards)s</as>, the critical cards out of "
        "sight.",
        "Cards %(slots)s are safe: they can’t be <as or>%(cards)s</as>, the critical cards out of "
        "sight.",
        count="num",
    ),
    "safe-discard.rest-one": nwords(
        "Card %(slots)s is safe: it can’t be %(cards)s, the only critical card out of sight.",
        "Cards %(slots)s are safe: they can’t be %(cards)s, the only critical card out of sight.",
        count="num",
    ),
    # i18n: The same of cards that have just been named.
    "safe-discard.why-no": words("No critical card is out of sight."),
    "safe-discard.why-all": nwords(
        "It can’t be <as or>%(cards)s</as>, the critical cards out of sight.",
        "They can’t be <as or>%(cards)s</as>, the critical cards out of sight.",
        count="num",
    ),
    "safe-discard.why-one": nwords(
        "It can’t be %(cards)s, the only critical card out of sight.",
        "They can’t be %(cards)s, the only critical card out of sight.",
        count="num",
    ),
    "safe-discard.partly": nwords(
        "Right, but card %(slots)s was safe too",
        "Right, but cards %(slots)s were safe too",
        count="num",
    ),
    # i18n: A list of two or more cards; of some there was more than one other copy.
    "safe-discard.others-gone": words("Only one copy each of %(cards)s is left."),
    # i18n: A list of one or more cards.
    "safe-discard.keep": nwords(
        "The only critical card you can’t see is %(cards)s.",
        "The critical cards you can’t see are %(cards)s.",
        count="num",
    ),
}
