"""The words of a game played on the site: who plays, what partners do and why, what came of it."""

from tutor.web.shell.words import Words, nwords, pwords, words

PLAY: dict[str, Words] = {
    # i18n: %(deal)s is the number of players and that of the deal, such as “3-4821”.
    "play.title": words("Deal %(deal)s"),
    # How partners give clues
    "play.conventions.none": words(
        "Literally: a clue means only what it says, so most cards need two"
    ),
    "play.conventions.all": words("With conventions: a clue also says which card to play or keep"),
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
    "play.help.warning": words("Warn me before a certain mistake"),
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
        "Your card %(slot)s is the last copy of a card you still need: it can only be <as "
        "or>%(cards)s</as>."
    ),
    # i18n: %(fits)s and %(useless)s are chances in percent.
    "empathy.standing": words("fits now: %(fits)s, no longer needed: %(useless)s"),
    # The end
    "play.given-up": words("You stopped here."),
    "play.score": words("%(num)s of %(all)s points"),
    # i18n: Until when all points could still be made, with all cards open.
    "play.winnable": words(
        "Before this turn, %(all)s points were still possible. After it, they weren’t."
    ),
    # i18n: %(num)s is a number such as 200.
    "play.winnable.tries": words(
        "Before this turn, %(all)s points were still possible. After it, we found no way in "
        "%(num)s tries."
    ),
    "play.winnable.still": words("All %(all)s points are still possible from here."),
    # Why a partner did something. i18n: %(name)s is the partner, %(to)s who got the clue.
    "partner.why.later": words(
        "%(name)s’s reason depends on cards you can’t see. You can read it in the list of turns "
        "after the game."
    ),
    # i18n: What a clue to the reader, "you", means by the agreement of partners who point.
    "partner.why.agreed.play": words(
        "By your convention, this clue asks you to play card %(slot)s. After the game, the list "
        "of turns gives %(name)s’s full reason."
    ),
    "partner.why.agreed.save": words(
        "By your convention, this clue asks you to keep card %(slot)s. After the game, the list "
        "of turns gives %(name)s’s full reason."
    ),
    "partner.why.agreed.both": words(
        "By your convention, this clue asks you to play card %(slot)s or to keep it. After the "
        "game, the list of turns gives %(name)s’s full reason."
    ),
    "partner.why.stop-mistake": words(
        "%(to)s was about to play card %(slot)s, the <as name>%(card)s</as>, which doesn’t fit. "
        "The clue stops %(to)s."
    ),
    "partner.why.save": words(
        "%(to)s was about to discard card %(slot)s, the <as name>%(card)s</as>, which is still "
        "needed. The clue stops %(to)s."
    ),
    "partner.why.save.last": words(
        "%(to)s was about to discard card %(slot)s, the only <as name>%(card)s</as> left. The "
        "clue stops %(to)s."
    ),
    "partner.why.save.early": words(
        "There were clue tokens to spare, and %(to)s’s card %(slot)s, the only <as "
        "name>%(card)s</as> left, had no clue yet."
    ),
    "partner.why.play-proven": nwords(
        "%(name)s could work out that it was %(cards)s, which fits.",
        "%(name)s could work out that it fits: it had to be <as or>%(cards)s</as>, and each of "
        "them fits.",
        count="num",
    ),
    "partner.why.play-meant": nwords(
        "By convention, %(by)s’s clue asked %(name)s to play this card: %(cards)s.",
        "By convention, %(by)s’s clue asked %(name)s to play this card: <as or>%(cards)s</as>.",
        count="num",
    ),
    "partner.why.play-chance": words(
        "Nothing else could help any more, and the chance that this card fitted was <as "
        "percent>%(percent)s</as>."
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
        "To score all the points you could hardly spare a card, so %(name)s gave a harmless clue."
    ),
    "partner.why.discard-proven": nwords(
        "%(name)s could work out that it was %(cards)s, which can never be played.",
        "%(name)s could work out that it can never be played: it had to be <as or>%(cards)s</as>.",
        count="num",
    ),
    "partner.why.discard-oldest": words(
        "It was %(name)s’s oldest card without a clue, and there was nothing better to do."
    ),
    "partner.why.tell-least": words(
        "There was no better clue and no card to spare, so %(name)s gave the clue that does "
        "least harm."
    ),
    "partner.why.discard-least": words(
        "All of %(name)s’s cards had clues, and no clue would have helped: this card was the "
        "least likely to be missed."
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
        "<b>By convention:</b> a clue also says more. Many groups use these conventions, but "
        "they aren’t rules of the game:"
    ),
    # i18n: The agreements.
    "play.partners.conventions.play": words(
        "A clue means the newest card that gets its first clue, the one furthest to the right: "
        "play it."
    ),
    "play.partners.conventions.save": words(
        "A number clue can point at the oldest card without a clue. If a card with that number "
        "could be a last copy, the clue means the oldest card instead: play it or keep it."
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
        "If the next player is about to discard a card you can’t afford to lose, give a clue "
        "that saves it. Keep the last clue token for the player after, and with many tokens "
        "save last copies early."
    ),
    "play.rule.play-proven": words(
        "Play a card that is sure to fit, first the one that a card in another hand can follow."
    ),
    "play.rule.play-meant": words(
        "With conventions only: play a card that is sure to fit if the clue follows the convention."
    ),
    "play.rule.play-chance": words(
        "In the last round, with a fuse token to spare, play the card most likely to fit."
    ),
    "play.rule.tell-playable": words(
        "Give the clue that shows somebody the most cards to play. With one card left in the deck, "
        "do so before you play your only card."
    ),
    "play.rule.tell-more": words("Say something new about a playable card."),
    "play.rule.gain-time": words(
        "If you can hardly discard a card without losing points, give a harmless clue."
    ),
    "play.rule.discard-proven": words("Discard a card that can never be played."),
    "play.rule.discard-oldest": words("Discard the oldest card without a clue."),
    "play.rule.tell-least": words("Give the clue that does least harm."),
    "play.rule.discard-least": words("Discard the card least likely to be missed."),
}
