"""Puzzles on reading the table in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

READING_THEMES: dict[str, Words] = {
    # ---- One’s own hidden cards: knowledge, safe play, safe discard, odds ----
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
    # i18n: "It" is the card asked about, here and below. A headline.
    "knowledge.not": words("It can’t be the <as name>%(card)s</as>"),
    "knowledge.also": words("Right, but the <as name>%(card)s</as> is possible too"),
    "knowledge.more": nwords(
        "Right, but %(num)s more is possible", "Right, but %(num)s more are possible", count="num"
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards.
    "knowledge.missed": words(
        "It could also be <as or>%(cards)s</as>: no clue or visible copy rules these out."
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
        "It could be <as or>%(cards)s</as>: no clue or visible copy rules these out.",
        "It could be <as or>%(cards)s</as>: no clue or visible copy rules these out.",
        count="num",
    ),
    # i18n: The signs are those with which the right answers are marked, chosen and missed ones.
    "knowledge.many": nwords(
        "The %(num)s card marked “✓” or “!” is possible: no clue or visible copy rules it out.",
        "The %(num)s cards marked “✓” or “!” are possible: no clue or visible copy rules them out.",
        count="num",
    ),
    "knowledge.many-found": nwords(
        "The %(num)s card marked “✓” is possible: no clue or visible copy rules it out.",
        "The %(num)s cards marked “✓” are possible: no clue or visible copy rules them out.",
        count="num",
    ),
    "knowledge.many-missed": nwords(
        "The %(num)s card marked “!” is possible: no clue or visible copy rules it out.",
        "The %(num)s cards marked “!” are possible: no clue or visible copy rules them out.",
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
    "own.several.color": words("“<as colour>%(suit)s</as>” pointed at cards %(slots)s."),
    "own.several.rank": words("“%(rank)s” pointed at cards %(slots)s."),
    "own.several.not-color": words("“<as colour>%(suit)s</as>” didn’t point at cards %(slots)s."),
    "own.several.not-rank": words("“%(rank)s” didn’t point at cards %(slots)s."),
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
    "safe-play.may-fail": words("Card %(slot)s might not fit"),
    "safe-play.colour": words(
        "Card %(slot)s is <as colour>%(suit)s</as>, and the <as colour>%(suit)s</as> firework is "
        "complete."
    ),
    # i18n: %(num)s is how many copies of the card the game has, %(top)s the number that its
    # firework has reached, here and below.
    "safe-play.is.built": nwords(
        "Card %(slot)s is a <as name>%(card)s</as>, which no longer fits: the "
        "<as colour>%(card)s</as> firework has reached %(top)s.",
        "Card %(slot)s is a <as name>%(card)s</as>, which no longer fits: the "
        "<as colour>%(card)s</as> firework has reached %(top)s.",
        count="num",
    ),
    "safe-play.is.built=1": words(
        "Card %(slot)s is the <as name>%(card)s</as>, which no longer fits: the "
        "<as colour>%(card)s</as> firework has reached %(top)s."
    ),
    "safe-play.could-be.built": nwords(
        "Card %(slot)s could be a <as name>%(card)s</as>, which no longer fits: the "
        "<as colour>%(card)s</as> firework has reached %(top)s.",
        "Card %(slot)s could be a <as name>%(card)s</as>, which no longer fits: the "
        "<as colour>%(card)s</as> firework has reached %(top)s.",
        count="num",
    ),
    "safe-play.could-be.built=1": words(
        "Card %(slot)s could be the <as name>%(card)s</as>, which no longer fits: the "
        "<as colour>%(card)s</as> firework has reached %(top)s."
    ),
    # i18n: %(needed)s is the number that its firework needs next.
    "safe-play.is.too-early": nwords(
        "Card %(slot)s is a <as name>%(card)s</as>, and the <as colour>%(card)s</as> firework "
        "needs a %(needed)s next.",
        "Card %(slot)s is a <as name>%(card)s</as>, and the <as colour>%(card)s</as> firework "
        "needs a %(needed)s next.",
        count="num",
    ),
    "safe-play.is.too-early=1": words(
        "Card %(slot)s is the <as name>%(card)s</as>, and the <as colour>%(card)s</as> firework "
        "needs a %(needed)s next."
    ),
    "safe-play.could-be.too-early": nwords(
        "Card %(slot)s could be a <as name>%(card)s</as>, and the <as colour>%(card)s</as> "
        "firework needs a %(needed)s next.",
        "Card %(slot)s could be a <as name>%(card)s</as>, and the <as colour>%(card)s</as> "
        "firework needs a %(needed)s next.",
        count="num",
    ),
    "safe-play.could-be.too-early=1": words(
        "Card %(slot)s could be the <as name>%(card)s</as>, and the <as colour>%(card)s</as> "
        "firework needs a %(needed)s next."
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
    # i18n: %(card)s is the card that its firework needs next, a %(needed)s.
    "safe-play.waits": words(
        "Card %(slot)s must be <as or>%(cards)s</as>, but the <as colour>%(card)s</as> "
        "firework needs a %(needed)s next."
    ),
    # i18n: %(cards)s are all the cards that fit now.
    "safe-play.none-of-these": nwords(
        "Card %(slot)s can’t be %(cards)s, the only card that fits now.",
        "Card %(slot)s can’t be <as or>%(cards)s</as>, and only those fit now.",
        count="num",
    ),
    "safe-play.nothing-fits": words("No card fits now."),
    "safe-play.none": words("None of your cards is certain to fit"),
    "safe-play.none-right": words("None of your cards is certain to fit."),
    "safe-play.none-wrong": words("At least one of your cards is certain to fit."),
    # i18n: %(slots)s is a list of numbers like “2 and 3”, here and below; %(num)s how many.
    "safe-play.right": nwords(
        "Card %(slots)s is certain to fit", "Cards %(slots)s are certain to fit", count="num"
    ),
    # Why cards are certain to fit
    "safe-play.fit": words(
        "Card %(slot)s is the <as name>%(card)s</as>, which fits: the <as colour>%(card)s</as> "
        "firework has reached %(top)s."
    ),
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
    "safe-play.fit-each": nwords(
        "Card %(slots)s fits now, whether it’s <as or>%(cards)s</as>.",
        "Cards %(slots)s fit now, whether they’re <as or>%(cards)s</as>.",
        count="num",
    ),
    # i18n: A card of the same colour as %(needed)s, which its firework needs next.
    "safe-play.not-needed": words(
        "Card %(slot)s can’t be the <as name>%(needed)s</as>, the only <as "
        "colour>%(needed)s</as> card that fits."
    ),
    "safe-play.partly": nwords(
        "Right, but card %(slots)s fits too", "Right, but cards %(slots)s fit too", count="num"
    ),
    # Safe discard
    "theme.safe-discard": pwords("kind of puzzle", "Safe discard"),
    "theme.safe-discard.about": words("Mark the cards in your hand that you can safely discard."),
    "safe-discard.goal": words("Which cards can you discard without harm? Mark them all."),
    "safe-discard.note": words(
        "Harm: losing a critical card, the last copy of one you still need."
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
    # i18n: A list of one or more cards.
    "safe-discard.keep": nwords(
        "The only critical card you can’t see is %(cards)s.",
        "The critical cards you can’t see are %(cards)s.",
        count="num",
    ),
    # Odds
    "theme.odds": pwords("kind of puzzle", "Odds"),
    "theme.odds.about": words("Choose the card in your hand with the best odds."),
    "odds.goal.play": words("You have to play a card. Which one is most likely to fit?"),
    "odds.goal.discard": words(
        "You have to discard a card. Which one is least likely to be critical?"
    ),
    "critical.note": words("Critical: still needed, and no other copy left."),
    # i18n: %(hits)s and %(all)s are numbers of cards that are out of sight.
    "odds.play.chance": words(
        "Card %(slot)s fits in %(hits)s of %(all)s cases (<as percent>%(percent)s</as>)."
    ),
    # i18n: The same; %(cards)s is a list of cards: those that fit among all it could be, with
    # "odds.copies" where several copies of one count.
    "odds.play.chance-of": words(
        "Card %(slot)s fits in %(hits)s of %(all)s cases (<as percent>%(percent)s</as>): if it’s "
        "<as or>%(cards)s</as>."
    ),
    # i18n: A card in such a list. %(num)s copies of it are out of sight.
    "odds.copies": nwords("%(card)s (%(num)s copy)", "%(card)s (%(num)s copies)", count="num"),
    "odds.play.percent": words(
        "The chance that card %(slot)s fits is <as percent>%(percent)s</as>."
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
    "odds.play.most": words("Card %(slot)s is most likely to fit"),
    "odds.play.worst": words("Card %(slot)s is the least likely to fit"),
    "odds.play.better": nwords(
        "Card %(slots)s is more likely to fit",
        "Cards %(slots)s are more likely to fit",
        count="num",
    ),
    "odds.discard.chance": words(
        "Card %(slot)s is critical in %(hits)s of %(all)s cases (<as percent>%(percent)s</as>)."
    ),
    "odds.discard.chance-of": words(
        "Card %(slot)s is critical in %(hits)s of %(all)s cases (<as percent>%(percent)s</as>): "
        "if it’s <as or>%(cards)s</as>."
    ),
    "odds.discard.percent": words(
        "The chance that card %(slot)s is critical is <as percent>%(percent)s</as>."
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
    "odds.discard.most": words("Card %(slot)s is least likely to be critical"),
    "odds.discard.worst": words("Card %(slot)s is your riskiest"),
    "odds.discard.better": nwords(
        "Card %(slots)s is safer", "Cards %(slots)s are safer", count="num"
    ),
    # i18n: A list of one or more cards.
    "odds.fits": nwords(
        "Only %(cards)s is playable now.", "These are playable now: %(cards)s.", count="num"
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
    "odds.shifted": words(
        "%(place)s: your other cards change the odds, because each of them uses up a copy."
    ),
    # ---- Seen: critical, trash, still perfect ----
    "option.card-of": pwords("a place in a hand", "%(name)s’s card %(slot)s: %(card)s"),
    # Critical
    "theme.critical": pwords("kind of puzzle", "Critical cards"),
    "theme.critical.about": words("Mark every card you still need that has no other copy left."),
    "critical.goal": words("Mark every critical card in the other hands."),
    "critical.none-wrong": words("At least one of these cards is critical."),
    # i18n: A headline, and its cause.
    "critical.none": words("None of these cards is critical"),
    "critical.none-why": words("Each has another copy left, or can no longer be played."),
    "critical.none-right": words(
        "None of these cards is critical: each has another copy left, or can no longer be played."
    ),
    # Verdicts. i18n: %(card)s is the first of %(num)s cards, here and in "trash".
    "critical.is-not": words("The <as name>%(card)s</as> isn’t critical"),
    # i18n: The whole answer, as a headline; the cause of each card follows.
    "critical.one": words("%(name)s’s <as name>%(card)s</as> is the only critical card"),
    "critical.two": words(
        "The <as name>%(first)s</as> and the <as name>%(second)s</as> are critical"
    ),
    "critical.some": nwords("One card is critical", "%(num)s cards are critical", count="num"),
    # i18n: Said of a card that was marked.
    "critical.built": words(
        "The <as colour>%(card)s</as> firework already has its %(rank)s, so this one can’t be "
        "played any more."
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
        "The critical card is %(cards)s: it’s still needed and the last of its kind.",
        "The critical cards are %(cards)s: each is still needed and the last of its kind.",
        count="num",
    ),
    # Trash
    "theme.trash": pwords("kind of puzzle", "Trash"),
    "theme.trash.about": words("Mark every card you no longer need."),
    "trash.goal": words("Mark all the trash in the other hands."),
    "trash.note": words("Trash: cards that can no longer be played."),
    "trash.none-wrong": words("At least one of these cards is trash."),
    "trash.none": words("None of these cards is trash"),
    "trash.none-why": words("Each can still be played, now or later."),
    "trash.none-right": words("Each of these cards can still be played, now or later."),
    "trash.is-not": words("The <as name>%(card)s</as> is still needed"),
    "trash.one": words("%(name)s’s <as name>%(card)s</as> is the only trash"),
    "trash.two": words("The <as name>%(first)s</as> and the <as name>%(second)s</as> are trash"),
    "trash.some": nwords("One card is trash", "%(num)s cards are trash", count="num"),
    "trash.only": words("The only trash is %(name)s’s <as name>%(card)s</as>."),
    "trash.only-two": words(
        "The trash is the <as name>%(first)s</as> and the <as name>%(second)s</as>."
    ),
    "trash.missed": words("Right, but the <as name>%(card)s</as> is trash too"),
    "trash.missed-more": nwords(
        "Right, but %(cards)s is trash too", "Right, but %(cards)s are trash too", count="num"
    ),
    "trash.too": words("These are trash too: %(cards)s."),
    # i18n: Said of cards whose fireworks have their numbers already.
    "trash.built": nwords(
        "The trash is %(cards)s: its firework already has that number.",
        "The trash is %(cards)s: their fireworks already have these numbers.",
        count="num",
    ),
    # i18n: Said of cards of which all copies of a lower number of their colour are discarded.
    "trash.cut-off": nwords(
        "%(cards)s can never be played: a lower card of its colour is gone.",
        "%(cards)s can never be played: a lower card of their colour is gone.",
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
    "still-perfect.right": words("Add up what the fireworks can reach: %(sum)s."),
    "still-perfect.too-few": words(
        "More is possible: a card is gone only when no copy is left, and a firework that stops "
        "early still counts."
    ),
    "still-perfect.now": nwords(
        "%(num)s is what you have now.",
        "%(num)s is what you have now.",
        count="num",
    ),
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
