"""The words of a game played on the site: who plays, what partners do and why, what came of it."""

from tutor.web.shell.words import Words, nwords, pwords, words

PLAY: dict[str, Words] = {
    "pages.hanabi.play": words("Play a whole game"),
    # i18n: %(deal)s is the number of players and that of the deal, such as “3-4821”.
    "play.title": words("Deal %(deal)s"),
    # How partners give clues
    "play.conventions.none": words(
        "Literally: a clue means only what it says, so most cards need two"
    ),
    "play.conventions.all": words(
        "With conventions: a clue also says which card to play or to keep"
    ),
    "play.conventions.some": words("With the conventions of your table:"),
    "agreed.play": words("Play clue: of the cards that get their first clue, play the newest"),
    "agreed.save": words("Save clue: a number that points at the chop may save a critical card"),
    "agreed.touch": words("Good touch: a card with a clue isn’t trash"),
    # i18n: An offer to those who have done the first lessons on conventions.
    "play.conventions.offer": words(
        "You know the first conventions now. Play with partners who use them."
    ),
    # Help
    "play.help.marks": words("Show what cards can’t be"),
    "play.help.known": words("Show what your own cards can be"),
    "play.help.chances": words("Show how likely each of these is"),
    "play.help.warning": words("Warn me before an action that is sure to be a mistake"),
    # What is to be done now
    "play.headline.act": words("%(name)s, it’s your turn."),
    "play.headline.watch": words("It’s %(name)s’s turn."),
    "play.headline.pass": words("Pass the device to %(name)s."),
    "play.headline.held-back": words("Are you sure?"),
    # What leads on
    "play.onward.partner": pwords("button", "%(name)s’s turn"),
    # i18n: Past the turns of all partners, to the next person at this device, or to the only one.
    "play.onward.past-partners": pwords("button", "On to the next choice"),
    "play.onward.past-partners.alone": pwords("button", "Skip to your next turn"),
    "play.onward.ready": pwords("button", "I’m %(name)s: show me the table"),
    "play.onward.anyway": pwords("button", "Do it anyway"),
    "play.onward.back": pwords("button", "Choose again"),
    "play.onward.another": pwords("button", "Another deal"),
    "play.onward.again": pwords("button", "The same deal again"),
    # i18n: The number of a turn in the list of all of them.
    "play.turn": pwords("the number of a turn of the game", "Turn %(num)s"),
    # What is certainly a mistake. i18n: %(cards)s is a list of pictures of cards.
    "play.mistake.play": words(
        "Your card %(slot)s can’t fit now: it can only be <as or>%(cards)s</as>."
    ),
    "play.mistake.discard": words(
        "Your card %(slot)s is still needed, and there is no other copy: it can only be "
        "<as or>%(cards)s</as>."
    ),
    # i18n: %(fits)s and %(useless)s are chances in percent.
    "empathy.standing": words("fits now: %(fits)s, no longer needed: %(useless)s"),
    # The end
    "play.given-up": words("You stopped here."),
    "play.score": words("%(num)s of %(all)s points"),
    # i18n: Until when all points could still be made, with all cards open.
    "play.winnable": words(
        "Before this turn, %(all)s points could still be made. After it they were out of reach."
    ),
    # i18n: %(num)s is a number such as 200.
    "play.winnable.tries": words(
        "Before this turn, %(all)s points could still be made. After it we found no way in "
        "%(num)s tries."
    ),
    "play.winnable.still": words("All %(all)s points can still be made from here."),
    # Why a partner did something. i18n: %(name)s is the partner, %(to)s who got the clue.
    "partner.why.later": words(
        "%(name)s’s reason has to do with cards that you can’t see. You can read it in the list "
        "of all turns after the game."
    ),
    # i18n: What a clue to the reader, "you", means by the agreement of partners who point.
    "partner.why.agreed.play": words(
        "By the agreement this clue points at your card %(slot)s: it can be played. After the "
        "game, the list of all turns tells %(name)s’s whole reason."
    ),
    "partner.why.agreed.save": words(
        "By the agreement this clue points at your card %(slot)s: it is to be saved. After the "
        "game, the list of all turns tells %(name)s’s whole reason."
    ),
    "partner.why.agreed.both": words(
        "By the agreement this clue points at your card %(slot)s: it can be played, or it is to be "
        "saved. After the game, the list of all turns tells %(name)s’s whole reason."
    ),
    "partner.why.stop-mistake": words(
        "%(to)s was about to play card %(slot)s, the <as name>%(card)s</as>, which doesn’t fit. "
        "The clue keeps %(to)s from doing so."
    ),
    "partner.why.save": words(
        "%(to)s was about to discard card %(slot)s, the <as name>%(card)s</as>, which is still "
        "needed. The clue keeps %(to)s from doing so."
    ),
    "partner.why.save.last": words(
        "%(to)s was about to discard card %(slot)s, the only <as name>%(card)s</as> left. The "
        "clue keeps %(to)s from doing so."
    ),
    "partner.why.save.early": words(
        "There were clue tokens to spare, and no clue had pointed at %(to)s’s card %(slot)s yet, "
        "the only <as name>%(card)s</as> left."
    ),
    "partner.why.play-proven": nwords(
        "%(name)s could work out that it was %(cards)s, which fits.",
        "%(name)s could work out that it fits: it had to be <as or>%(cards)s</as>, and all of "
        "these fit.",
        count="num",
    ),
    "partner.why.play-meant": nwords(
        "%(by)s’s clue pointed at this card, so %(name)s took it for a card to play: %(cards)s.",
        "%(by)s’s clue pointed at this card, so %(name)s took it for a card to play: <as "
        "or>%(cards)s</as>.",
        count="num",
    ),
    "partner.why.play-chance": words(
        "Nothing else could help any more, and this card fitted with a chance of "
        "<as percent>%(percent)s</as>."
    ),
    "partner.why.tell-playable": nwords(
        "Now %(to)s knows of a card to play: %(cards)s.",
        "Now %(to)s knows of cards to play: %(cards)s.",
        count="num",
    ),
    "partner.why.tell-more": words(
        "%(to)s’s card %(slot)s, the <as name>%(card)s</as>, fits, and now %(to)s knows more "
        "about it."
    ),
    "partner.why.gain-time": words(
        "Few cards may still be discarded if all points are to be made, so %(name)s gave a clue "
        "that does no harm."
    ),
    "partner.why.discard-proven": nwords(
        "%(name)s could work out that it was %(cards)s, which can never be played.",
        "%(name)s could work out that it can never be played: it had to be <as or>%(cards)s</as>.",
        count="num",
    ),
    "partner.why.discard-oldest": words(
        "It was the oldest of %(name)s’s cards that no clue had pointed at, and there was nothing "
        "better to do."
    ),
    "partner.why.tell-least": words(
        "There was nothing better to tell and no card to spare, so %(name)s gave the clue that "
        "does least harm."
    ),
    "partner.why.discard-least": words(
        "Clues had pointed at all of %(name)s’s cards, and no clue would have helped: this card "
        "was the one least likely to be missed."
    ),
    # The page of the partners' rules
    "play.partners.title": words("How partners decide"),
    "play.partners.description": words(
        "The rules by which partners play Hanabi on this site, each with an example."
    ),
    "play.partners.lead": words(
        "Partners see what a player in their seat sees, and nothing more. On their turn they go "
        "down this list and follow the first rule that applies. Nothing is left to chance."
    ),
    "play.partners.clues": words("What a clue means"),
    "play.partners.literal": words(
        "<b>Literally:</b> a clue means what it says, and no more. Partners play only what clues "
        "and counting prove. So they often clue a card twice in a row, and they discard their "
        "oldest card without a clue even if it’s the last copy."
    ),
    "play.partners.conventions": words(
        "<b>By convention:</b> a clue also says more. Many tables agree on these conventions, but "
        "they aren’t rules of the game:"
    ),
    # i18n: The agreements.
    "play.partners.conventions.play": words(
        "Of the cards that a clue points at for the first time, the newest is meant, the one "
        "furthest to the right: it can be played."
    ),
    "play.partners.conventions.save": words(
        "A clue that tells a number can point at the oldest card that no clue had pointed at yet. "
        "If a last copy with that number may be at stake, that card is meant instead: it can be "
        "played, or has to be kept."
    ),
    "play.partners.conventions.touch": words(
        "Clues only point at cards that are still needed, except to stop a mistake. Once one more "
        "mistake would lose the game, you can’t rely on this any more."
    ),
    "play.partners.rules": words("The rules, one after the other"),
    "play.rule.stop-mistake": words(
        "If the next player is about to play a card that doesn’t fit, give a clue that stops it."
    ),
    "play.rule.save": words(
        "If the next player is about to discard a card that must not be lost, give a clue that "
        "saves it. Keep the last clue token for the player after, and with many tokens save last "
        "copies early."
    ),
    "play.rule.play-proven": words(
        "Play a card that is sure to fit: first the one on which a card in another hand fits."
    ),
    "play.rule.play-meant": words(
        "By convention only: play a card that is sure to fit if the clue means what was agreed."
    ),
    "play.rule.play-chance": words(
        "In the last round, with a fuse token to spare, play the card that is likeliest to fit."
    ),
    "play.rule.tell-playable": words(
        "Give the clue that shows somebody the most cards to play. With one card left in the deck, "
        "do so before you play your only card."
    ),
    "play.rule.tell-more": words("Say something new about a card that can be played."),
    "play.rule.gain-time": words(
        "If hardly any card may still be discarded without losing points, give a clue that does no "
        "harm."
    ),
    "play.rule.discard-proven": words("Discard a card that can never be played."),
    "play.rule.discard-oldest": words("Discard the oldest card that no clue has pointed at."),
    "play.rule.tell-least": words("Give the clue that does least harm."),
    "play.rule.discard-least": words("Discard the card that is least likely to be missed."),
}
