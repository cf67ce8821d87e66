"""What only lessons ask, in English: reasons, counts, what others know, decisions, boxes."""

from tutor.web.shell.words import Words, nwords, words

LESSON_THEMES: dict[str, Words] = {
    # Does it fit, and why?
    "reason.goal": words(
        "%(name)s plays card %(slot)s, the <as name>%(card)s</as>. Does it fit, and why?"
    ),
    "reason.begins": words("It fits: it starts its firework."),
    "reason.joins-firework": words("It fits: it’s the next number of its colour."),
    "reason.any-number": words("It fits: any number of its colour will do."),
    "reason.mistake": words("It doesn’t fit: a lower number is still missing."),
    "reason.built": words("It doesn’t fit: its firework already has that number."),
    # i18n: What speaks against a wrong choice, without saying what is right.
    "reason.no.any-number": words("Not every number will do: a firework grows number by number."),
    "reason.no.built": words("The <as colour>%(suit)s</as> firework doesn’t have a %(rank)s yet."),
    "reason.no.lowest": words("No number is lower than %(rank)s."),
    "reason.no.missing": words(
        "No lower number is missing from the <as colour>%(suit)s</as> firework."
    ),
    "reason.no.begins": words("The <as colour>%(suit)s</as> firework has already been started."),
    # i18n: %(top)s and %(rank)s are numbers of cards.
    "reason.no.next": words(
        "The <as colour>%(suit)s</as> firework shows %(top)s, and %(rank)s isn’t the number "
        "after it."
    ),
    "reason.no.starts": words("No firework starts with a %(rank)s."),
    # i18n: Headlines of the answer. In the last two the reader was right about that, but gave
    # another reason.
    "reason.head.fits": words("The <as name>%(card)s</as> fits"),
    "reason.head.fails": words("The <as name>%(card)s</as> doesn’t fit"),
    "reason.head.fits.other": words("The <as name>%(card)s</as> fits, but for another reason"),
    "reason.head.fails.other": words(
        "The <as name>%(card)s</as> doesn’t fit, but for another reason"
    ),
    # How many?
    "how-many.goal.unseen": words("How many <as plural>%(card)s</as> are out of sight?"),
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
    # i18n: The right number, as a headline.
    "how-many.head": nwords("It’s %(num)s card", "It’s %(num)s cards", count="num"),
    "how-many.head=0": words("There are none"),
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
    # i18n: What speaks against a wrong number, without saying what is right.
    "how-many.no.unseen.more-than-all": words(
        "The game doesn’t have that many <as plural>%(card)s</as>."
    ),
    "how-many.no.unseen.all": words(
        "That’s how many <as plural>%(card)s</as> the game has, and you can see some of them."
    ),
    "how-many.no.unseen.none": words("You can’t see every <as name>%(card)s</as> in the game."),
    "how-many.no.unseen.seen": words(
        "That’s how many <as plural>%(card)s</as> you can see. Count the ones you can’t."
    ),
    # i18n: %(then)s is the number of cards that would then be in sight.
    "how-many.no.unseen.too-many": nwords(
        "Then only %(then)s would be in sight, and you can see more.",
        "Then only %(then)s would be in sight, and you can see more.",
        count="then",
    ),
    "how-many.no.unseen.too-few": nwords(
        "Then %(then)s would be in sight, and you can see fewer.",
        "Then %(then)s would be in sight, and you can see fewer.",
        count="then",
    ),
    "how-many.no.hand.fewer-players": words("That’s a hand for fewer players."),
    "how-many.no.hand.more-players": words("That’s a hand for more players."),
    "how-many.no.hand.small": words("No hand starts that small, however many are playing."),
    "how-many.no.hand.big": words("No hand is that big, however many are playing."),
    "how-many.no.deck.each": nwords(
        "Then everyone would have been dealt %(each)s card.",
        "Then everyone would have been dealt %(each)s cards.",
        count="each",
    ),
    # i18n: %(then)s is the number of cards that would then have been dealt.
    "how-many.no.deck.too-many": nwords(
        "Then %(then)s card would have been dealt, and that’s too many for so few hands.",
        "Then %(then)s cards would have been dealt, and that’s too many for so few hands.",
        count="then",
    ),
    "how-many.no.deck.too-few": nwords(
        "Then %(then)s card would have been dealt, and that’s too few to fill every hand.",
        "Then %(then)s cards would have been dealt, and that’s too few to fill every hand.",
        count="then",
    ),
    # Where to? i18n: %(action)s is a sentence like “You discard your card 2.”
    "where-to.goal": words(
        "%(action)s Then you draw a new card. Where does your old card %(slot)s end up? Mark "
        "the place."
    ),
    "where-to.head": words("It ends up as card %(slot)s"),
    "where-to.why": words(
        "The cards to the right of the gap move up, and the new one becomes card %(last)s."
    ),
    # i18n: What speaks against a wrong place: which card will be there.
    "where-to.no.stays": words("Your card %(slot)s stays there: it’s to the left of the gap."),
    "where-to.no.moves": words("Your old card %(slot)s moves there."),
    "where-to.no.new": words("The new card goes there."),
    "where-to.no.place": words("There’s no card in that place any more."),
    # What does the other player know?
    "partner-knows.goal": words(
        "What could %(name)s’s card %(slot)s be, as far as %(name)s can tell? Mark every "
        "possibility."
    ),
    # i18n: A second line below the question.
    "partner-knows.note": words("%(name)s goes by the clues and by what you can both see."),
    "partner-knows.can-be": words("%(name)s can’t rule it out."),
    "partner-knows.head": words("%(name)s can rule out the <as name>%(card)s</as>"),
    # i18n: %(cards)s is a list of cards.
    "partner-knows.all": nwords(
        "To %(name)s it can only be <as or>%(cards)s</as>.",
        "To %(name)s it could be <as or>%(cards)s</as>.",
        count="num",
    ),
    "partner-plays.goal": words("Which cards does %(name)s know will fit? Mark them all."),
    # i18n: %(cards)s is a list of cards.
    "partner-plays.sure": nwords(
        "To %(name)s, card %(slot)s can only be <as or>%(cards)s</as>, so it fits.",
        "To %(name)s, card %(slot)s can only be <as or>%(cards)s</as>, and all of them fit.",
        count="num",
    ),
    "partner-plays.may-fail": words(
        "To %(name)s, card %(slot)s could be the <as name>%(card)s</as>, which doesn’t fit."
    ),
    "partner-plays.none-right": words("%(name)s can’t be sure that any card fits."),
    "partner-plays.none-wrong": words("There’s at least one card %(name)s can be sure of."),
    "partner-plays.head.unsure": words("%(name)s can’t be sure of card %(slot)s"),
    "partner-plays.head.some": nwords(
        "%(name)s can be sure of %(num)s card",
        "%(name)s can be sure of %(num)s cards",
        count="num",
    ),
    # Decide
    "decision.goal": words("Relying only on what you know for sure, which action is best?"),
    "decision.sure-play": words("Whatever it is, it fits: a guaranteed point."),
    "decision.gamble": words(
        "It could be the <as name>%(card)s</as>. That doesn’t fit, so it would cost a fuse token."
    ),
    "decision.known": words(
        "It’s the <as name>%(card)s</as>. That doesn’t fit, so it would cost a fuse token."
    ),
    "decision.no-rank": words(
        "It’s a %(rank)s, and no firework needs one next. It would cost a fuse token."
    ),
    "decision.fails": words("Whatever it is, it doesn’t fit now. It would cost a fuse token."),
    "decision.safe-discard": words("It can’t be critical, and a clue token comes back."),
    # i18n: "percent" is a form of numbers.
    "decision.risky-discard": words(
        "It could be critical (the <as name>%(card)s</as>, for example). The chance is "
        "<as percent>%(percent)s</as>."
    ),
    "decision.five": words("It’s a %(rank)s, and there’s only one %(rank)s in each colour."),
    "decision.critical-discard": words("Whatever it is, it’s critical."),
    "decision.clue-plays": words("It shows %(name)s a card to play."),
    "decision.clue-saves": words("It shows %(name)s a card to keep."),
    "decision.clue-idle": words(
        "It costs a clue token and shows %(name)s nothing to play or keep."
    ),
    # i18n: %(action)s is an option such as “Play your card 3”, %(why)s one of the sentences above.
    "decision.best": words("Best: %(action)s. %(why)s"),
    # i18n: Headlines of a wrong answer.
    "decision.head.forbidden": words("The rules don’t allow that"),
    "decision.head.may-fail": words("Card %(slot)s may not fit"),
    "decision.head.fails": words("Card %(slot)s doesn’t fit"),
    "decision.head.may-be-critical": words("Card %(slot)s may be critical"),
    "decision.head.critical": words("Card %(slot)s is critical"),
    "decision.head.idle": words("That clue doesn’t help yet"),
    "decision.head.better": words("Something else is better"),
    # Your box. i18n: %(box)s is “English edition” or the like; %(boxes)s is a list of languages.
    "your-box.goal.clues": words(
        "Your edition: %(box)s. Which clue tokens are available, and which are spent?"
    ),
    "your-box.goal.fuses": words("Your edition: %(box)s. How are mistakes counted?"),
    "your-box.goal.cards": words("Your edition: %(box)s. What’s in the box?"),
    "your-box.head": words("That’s another edition"),
    "your-box.boxes": nwords(
        "That’s the %(boxes)s edition.", "Those are the %(boxes)s editions.", count="num"
    ),
    "leaflet.goal": words(
        "Your edition: %(box)s. Which settings and variants does its leaflet describe? Mark "
        "them all."
    ),
    "leaflet.goal.other": words(
        "We haven’t read your leaflet, so take another one: %(box)s. Which settings and variants "
        "does it describe? Mark them all."
    ),
    "leaflet.head": words("Your leaflet doesn’t have that"),
    "leaflet.fuses": nwords(
        "Harder: only %(num)s fuse token", "Harder: only %(num)s fuse tokens", count="num"
    ),
    "leaflet.clues": nwords(
        "Easier: %(num)s clue token", "Easier: %(num)s clue tokens", count="num"
    ),
    "leaflet.has": nwords(
        "Only the %(boxes)s leaflet has this.",
        "Only the %(boxes)s leaflets have this.",
        count="num",
    ),
    "leaflet.all": words("Every leaflet has this."),
    # At the table. i18n: Headlines of an answer.
    "etiquette.head.wrong": nwords(
        "That isn’t allowed", "%(num)s of these aren’t allowed", count="num"
    ),
    "etiquette.head.partly": nwords(
        "Right, but one more is allowed", "Right, but %(num)s more are allowed", count="num"
    ),
    # What a clue means. i18n: What speaks against a wrong card, without saying what is right.
    "meant-card.newer": words("The clue also points at a newer card for the first time."),
    "meant-card.oldest-first": words(
        "The clue also points at your oldest card without a clue, which could be critical."
    ),
    "meant-card.head": words("It means card %(slot)s"),
    # i18n: Headlines: what a clue says of a card beyond itself.
    "clue-says.head.plays": words("It says: play the card"),
    "clue-says.head.keeps": words("It says: keep the card"),
    "clue-says.head.wanted": words("It says: the card is still needed"),
    "clue-says.head.nothing": words("It says nothing more"),
    # i18n: What speaks against a wrong choice.
    "clue-says.no.untouched": words("The clue doesn’t point at this card."),
    "clue-says.no.nothing": words(
        "With your convention, a clue says more about every card it points at."
    ),
    "clue-says.no.other-card": words("Only one card is meant, and it isn’t this one."),
    "clue-says.no.plays.keeps": words("The card could be played right away."),
    "clue-says.no.keeps.plays": words("It can’t be playable: no firework is waiting for it."),
    "clue-says.no.more": words("This is the card the clue means, so it says more than that."),
    "clue-says.no.literal.plays": words("You haven’t agreed that a clue means “play it”."),
    "clue-says.no.literal.keeps": words("You haven’t agreed that a clue means “keep it”."),
    "clue-says.no.literal.wanted": words("You haven’t agreed that clues never point at trash."),
    "agreed-cards.head": words("It can’t be the <as name>%(card)s</as>"),
    # A round of your own
    "score-points.task": nwords(
        "Score %(num)s point without a mistake.",
        "Score %(num)s points without a mistake.",
        count="num",
    ),
}
