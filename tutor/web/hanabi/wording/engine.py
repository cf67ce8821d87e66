"""What the engine says, in English: actions, why one is refused, and what happened."""

from tutor.web.shell.words import Words, nwords, pwords, words

ENGINE: dict[str, Words] = {
    # Actions, as options to choose from
    # i18n: The number is the card's place in the hand; card 1 is the oldest.
    "option.play": pwords("action", "Play your card %(slot)s"),
    "option.discard": pwords("action", "Discard your card %(slot)s"),
    # i18n: "colour" is a form of words, here and below: see docs/translating.md.
    "option.color": pwords("action", "“<as colour>%(suit)s</as>” to %(name)s"),
    "option.rank": pwords("action", "“%(rank)s” to %(name)s"),
    "option.color-self": pwords("action", "“<as colour>%(suit)s</as>” to yourself"),
    "option.rank-self": pwords("action", "“%(rank)s” to yourself"),
    # i18n: %(card)s becomes a little picture of a card.
    "option.card": pwords("a place in a hand", "Card %(slot)s: %(card)s"),
    # Why an action is refused
    "illegal.game-over": words("The game is over, so nobody has another turn."),
    "illegal.not-your-turn": words("It’s another player’s turn."),
    "illegal.no-clue-token": words("There are no clue tokens left, and every clue costs one."),
    "illegal.clue-tokens-full": words("You can’t discard while all the clue tokens are available."),
    "illegal.clue-to-self": words("A clue always goes to another player."),
    "illegal.unknown-player": words("Nobody sits there."),
    "illegal.unknown-suit": words("No card in this game has that colour."),
    "illegal.unknown-rank": words("No card has that number."),
    "illegal.wild-suit-named": words("“Multicolour” can’t be named in a clue."),
    "illegal.clue-touches-nothing.color": words(
        "%(name)s has no <as colour>%(suit)s</as> card, and a clue must match at least one card."
    ),
    "illegal.clue-touches-nothing.wild-color": words(
        "%(name)s has no <as colour>%(suit)s</as> or multicolour card, and a clue must match at "
        "least one card."
    ),
    "illegal.clue-touches-nothing.rank": words(
        "%(name)s has no %(rank)s, and a clue must match at least one card."
    ),
    "illegal.empty-slot": words("There’s no card in that place."),
    # What happened, one line for each event. i18n: An id that ends in ".you-giver" or the like is
    # what the player is told who is that person, one that ends in "=0" what is said of that number.
    "event.color-clue": nwords(
        "%(giver)s gives %(name)s the clue “<as colour>%(suit)s</as>” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “<as colour>%(suit)s</as>” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue=0": words(
        "%(giver)s gives %(name)s the clue “<as colour>%(suit)s</as>”. No card matches."
    ),
    "event.color-clue.you-giver": nwords(
        "You give %(name)s the clue “<as colour>%(suit)s</as>” and point at %(num)s card.",
        "You give %(name)s the clue “<as colour>%(suit)s</as>” and point at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.you-giver=0": words(
        "You give %(name)s the clue “<as colour>%(suit)s</as>”. No card matches."
    ),
    "event.color-clue.you-name": nwords(
        "%(giver)s gives you the clue “<as colour>%(suit)s</as>” and points at %(num)s card.",
        "%(giver)s gives you the clue “<as colour>%(suit)s</as>” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.you-name=0": words(
        "%(giver)s gives you the clue “<as colour>%(suit)s</as>”. No card matches."
    ),
    "event.rank-clue": nwords(
        "%(giver)s gives %(name)s the clue “%(rank)s” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “%(rank)s” and points at %(num)s cards.",
        count="num",
    ),
    "event.rank-clue=0": words("%(giver)s gives %(name)s the clue “%(rank)s”. No card matches."),
    "event.rank-clue.you-giver": nwords(
        "You give %(name)s the clue “%(rank)s” and point at %(num)s card.",
        "You give %(name)s the clue “%(rank)s” and point at %(num)s cards.",
        count="num",
    ),
    "event.rank-clue.you-giver=0": words("You give %(name)s the clue “%(rank)s”. No card matches."),
    "event.rank-clue.you-name": nwords(
        "%(giver)s gives you the clue “%(rank)s” and points at %(num)s card.",
        "%(giver)s gives you the clue “%(rank)s” and points at %(num)s cards.",
        count="num",
    ),
    "event.rank-clue.you-name=0": words(
        "%(giver)s gives you the clue “%(rank)s”. No card matches."
    ),
    "event.discarded": pwords("what happened", "%(name)s discards the <as name>%(card)s</as>."),
    "event.discarded.you-name": pwords("what happened", "You discard the <as name>%(card)s</as>."),
    "event.played": words("%(name)s plays the <as name>%(card)s</as>, and it joins its firework."),
    "event.played.you-name": words(
        "You play the <as name>%(card)s</as>, and it joins its firework."
    ),
    "event.completed": words("The firework is complete, and a clue token comes back."),
    "event.completed-no-token": words(
        "The firework is complete, but no clue token comes back: all are already available."
    ),
    # i18n: "nth" is a form of words: the first, second, third.
    "event.misplayed": words(
        "%(name)s plays the <as name>%(card)s</as>, which doesn’t fit: the <as nth>%(num)s</as> "
        "mistake. The card goes to the discard pile."
    ),
    "event.misplayed.you-name": words(
        "You play the <as name>%(card)s</as>, which doesn’t fit: the <as nth>%(num)s</as> mistake. "
        "The card goes to the discard pile."
    ),
    "event.drew": words("%(name)s draws the <as name>%(card)s</as>."),
    "event.drew.you-name": words("You draw the <as name>%(card)s</as>."),
    # i18n: %(name)s is the player who drew the last card.
    "event.last-round": words(
        "That was the last card in the deck: everyone has one more turn, and %(name)s goes last."
    ),
    "event.last-round.you-name": words(
        "That was the last card in the deck: everyone has one more turn, and you go last."
    ),
    "event.ended.strikes": words("The last fuse token is lost, and so is the game."),
    "event.ended.perfect": words("Every firework is complete: the game is won."),
    "event.ended.last-round": words("The last round is over, and so is the game."),
    "event.ended.card-gone": words(
        "Every copy of a card that was still needed is gone: the game is lost."
    ),
    "event.ended.no-action": words("The next player can’t do anything: the game is lost."),
}
