"""What the engine says, in English: actions, why one is refused, and what happened."""

from tutor.web.shell.words import Words, nwords, pwords, words

ENGINE: dict[str, Words] = {
    # Actions, as options to choose from
    # i18n: The number is the card's place in the hand; card 1 is the oldest.
    "option.play": pwords("action", "Play your card %(slot)s"),
    "option.discard": pwords("action", "Discard your card %(slot)s"),
    "option.color.r": pwords("action", "Give %(name)s the clue “red”"),
    "option.color.y": pwords("action", "Give %(name)s the clue “yellow”"),
    "option.color.g": pwords("action", "Give %(name)s the clue “green”"),
    "option.color.b": pwords("action", "Give %(name)s the clue “blue”"),
    "option.color.w": pwords("action", "Give %(name)s the clue “white”"),
    "option.color.k": pwords("action", "Give %(name)s the clue “black”"),
    "option.color.m": pwords("action", "Give %(name)s the clue “multicolour”"),
    "option.rank": pwords("action", "Give %(name)s the clue “%(rank)s”"),
    "option.color-self.r": pwords("action", "Give yourself the clue “red”"),
    "option.color-self.y": pwords("action", "Give yourself the clue “yellow”"),
    "option.color-self.g": pwords("action", "Give yourself the clue “green”"),
    "option.color-self.b": pwords("action", "Give yourself the clue “blue”"),
    "option.color-self.w": pwords("action", "Give yourself the clue “white”"),
    "option.color-self.k": pwords("action", "Give yourself the clue “black”"),
    "option.color-self.m": pwords("action", "Give yourself the clue “multicolour”"),
    "option.rank-self": pwords("action", "Give yourself the clue “%(rank)s”"),
    # i18n: %(card)s becomes a little picture of a card.
    "option.card": pwords("a place in a hand", "Card %(slot)s: %(card)s"),
    # Why an action is refused
    "illegal.game-over": words("The game is over, so nobody has a turn any more."),
    "illegal.not-your-turn": words("It is another player’s turn."),
    "illegal.no-clue-token": words("No clue token is left, and every clue costs one."),
    "illegal.clue-tokens-full": words(
        "All clue tokens are available. A discard would have none to bring back, so it is not "
        "allowed now."
    ),
    "illegal.clue-to-self": words("A clue always goes to another player, never to yourself."),
    "illegal.unknown-player": words("Nobody sits there."),
    "illegal.unknown-suit": words("No card in this game has that colour."),
    "illegal.unknown-rank": words("No card has that number."),
    "illegal.wild-suit-named": words("Multicolour can never be named in a clue."),
    "illegal.clue-touches-nothing": words(
        "No card in %(name)s’s hand matches, and a clue has to point at at least one card."
    ),
    "illegal.empty-slot": words("There is no card in that place."),
    # What happened, one line for each event
    "event.color-clue.r": nwords(
        "%(giver)s gives %(name)s the clue “red” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “red” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.y": nwords(
        "%(giver)s gives %(name)s the clue “yellow” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “yellow” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.g": nwords(
        "%(giver)s gives %(name)s the clue “green” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “green” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.b": nwords(
        "%(giver)s gives %(name)s the clue “blue” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “blue” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.w": nwords(
        "%(giver)s gives %(name)s the clue “white” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “white” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.k": nwords(
        "%(giver)s gives %(name)s the clue “black” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “black” and points at %(num)s cards.",
        count="num",
    ),
    "event.color-clue.m": nwords(
        "%(giver)s gives %(name)s the clue “multicolour” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “multicolour” and points at %(num)s cards.",
        count="num",
    ),
    "event.rank-clue": nwords(
        "%(giver)s gives %(name)s the clue “%(rank)s” and points at %(num)s card.",
        "%(giver)s gives %(name)s the clue “%(rank)s” and points at %(num)s cards.",
        count="num",
    ),
    # i18n: Here and below, %(card)s becomes a little picture of a card.
    "event.discarded": words("%(name)s discards %(card)s, and a clue token comes back."),
    "event.played": words("%(name)s plays %(card)s, and it joins its firework."),
    "event.completed": words("The firework is complete, and a clue token comes back."),
    "event.completed-no-token": words(
        "The firework is complete. All clue tokens are available already, so none comes back."
    ),
    "event.misplayed": words(
        "%(name)s plays %(card)s, and it fits no firework. It goes to the discard pile as mistake "
        "number %(num)s."
    ),
    "event.drew": words("%(name)s draws %(card)s."),
    # i18n: %(name)s is the player who drew the last card.
    "event.last-round": words(
        "That was the last card of the deck: everyone has one more turn, %(name)s the last of all."
    ),
    "event.ended.strikes": words("The last fuse token is gone: the game is lost."),
    "event.ended.perfect": words("Every firework is complete: the game is won."),
    "event.ended.last-round": words("The last round is over, and with it the game."),
    "event.ended.card-gone": words(
        "Every copy of a card that was still needed lies in the discard pile: the game is lost."
    ),
    "event.ended.no-action": words("The next player can do nothing at all: the game is lost."),
}
