"""The words of what only Hanabi has in the API."""

from tutor.web.shell.words import Words, words

# i18n: All of this but the title is for programmers.
API: dict[str, Words] = {
    # i18n: Title of a picture of the table.
    "api.table.title": words("What %(name)s sees"),
    "api.operation.hanabi.table": words(
        "A position as data. With a seat, it shows what that player sees: hidden cards are null."
    ),
    "api.operation.hanabi.drawn": words("The table as a player sees it, as SVG."),
    "api.operation.hanabi.rasterized": words("The same picture as PNG."),
    "api.operation.hanabi.knowledge": words(
        "The knowledge a player can have of their own hand, counted exactly from the clues, every "
        "copy in sight and the hand as a whole."
    ),
    "api.operation.hanabi.replay": words(
        "A game recorded by Hanab Live, from its share link; every action is checked."
    ),
    "api.parameter.seat": words("The seat of the player who looks."),
    "api.parameter.link": words("A share link of Hanab Live."),
    "api.type.Clues": words("The colours and numbers that clues have named."),
    "api.type.HeldCard": words("A card in a hand, with its clues."),
    "api.type.Knowledge": words("A player’s knowledge of their own hand."),
    "api.type.KnownSlot": words("A player’s knowledge of one card. Chances are from 0 to 1."),
    "api.type.PossibleCard": words("A card that could be there."),
    "api.type.Replay": words("A recorded game, replayed."),
    "api.type.ReplayTurn": words("An action, and the position after it."),
    "api.type.Table": words("A position as data."),
    "api.type.TableRecord": words("Everything on the table."),
    "api.field.actions": words("The actions in order, each with the position after it."),
    "api.field.card": words("The card, such as r4; null if it’s hidden."),
    "api.field.PossibleCard.card": words("The card, such as r4."),
    "api.field.clue_tokens": words("The available clue tokens."),
    "api.field.clued": words("The colours and numbers of the clues that pointed at it."),
    "api.field.clues": words("The clues: turn, receiver, slots pointed at."),
    "api.field.colors": words("Colours by their letters."),
    "api.field.could_be": words("All the cards it could be."),
    "api.field.critical": words("The chance that it’s the last copy of a needed card."),
    "api.field.deck": words(
        "The cards still to be drawn, the next one first; null for each unknown card."
    ),
    "api.field.deck_size": words("The number of cards still to be drawn."),
    "api.field.denied": words(
        "The colours and numbers of clues to this hand that didn’t point at it."
    ),
    "api.field.discards": words("The discard pile, first card first."),
    "api.field.fireworks": words("The top number of each firework."),
    "api.field.hands": words("The hands by seat, the oldest card first."),
    "api.field.playable": words("The chance that it’s playable now."),
    "api.field.points": words("The cards built."),
    "api.field.ranks": words("Numbers."),
    "api.field.Table.seat": words("The player who looks; null if everything is shown."),
    "api.field.Knowledge.seat": words("The player who looks."),
    "api.field.ruleset": words("The code of the rules in play."),
    "api.field.slot": words("The place in the hand."),
    "api.field.slots": words("The cards of the player’s own hand, the oldest first."),
    "api.field.start": words("The position at the start."),
    "api.field.strikes": words("The mistakes made."),
    "api.field.table": words("The table."),
    "api.field.trash": words("The chance that it’s no longer needed."),
    "api.field.Replay.turns": words("The number of actions taken."),
    "api.field.turns_left": words("The turns left in the last round; null before it."),
    "api.field.worlds": words(
        "The number of equally likely hands, counting copies of a card separately."
    ),
}
