"""The words of what only Hanabi has in the API."""

from tutor.web.shell.words import Words, words

# i18n: All of this but the title is for programmers.
API: dict[str, Words] = {
    # i18n: Title of a picture of the table.
    "api.table.title": words("What %(name)s sees"),
    "api.operation.hanabi.table": words(
        "A position as data. With a seat it is what the player there sees: hidden cards are null."
    ),
    "api.operation.hanabi.drawn": words("The table as a player sees it, as SVG."),
    "api.operation.hanabi.rasterized": words("The same picture as PNG."),
    "api.operation.hanabi.knowledge": words(
        "What a player can know about the own hand, counted exactly: clues, all copies in sight, "
        "and the hand as a whole."
    ),
    "api.operation.hanabi.replay": words(
        "A game recorded by Hanab Live, from its share link; every action is checked."
    ),
    "api.parameter.seat": words("The seat of the player who looks."),
    "api.parameter.link": words("A share link of Hanab Live."),
    "api.type.Clues": words("What clues have named."),
    "api.type.HeldCard": words("A card of a hand, and what clues have said of it."),
    "api.type.Knowledge": words("What follows from what a player sees."),
    "api.type.KnownSlot": words("What can be known of one card. Chances are from 0 to 1."),
    "api.type.PossibleCard": words("A card that could be there."),
    "api.type.Replay": words("A recorded game, played once more."),
    "api.type.ReplayTurn": words("An action, and the position after it."),
    "api.type.Table": words("A position as data."),
    "api.type.TableRecord": words("Everything that lies on the table."),
    "api.field.actions": words("The actions in order, each with the position after it."),
    "api.field.card": words("The card, such as r4; null if it isn’t seen."),
    "api.field.PossibleCard.card": words("The card, such as r4."),
    "api.field.clue_tokens": words("The clue tokens that can be spent."),
    "api.field.clued": words("The colours and numbers named by clues that pointed at it."),
    "api.field.clues": words("The clues: turn, player told, slots pointed at."),
    "api.field.colors": words("Colours by their letters."),
    "api.field.could_be": words("All cards that it could be."),
    "api.field.critical": words("The chance that it is needed and the last copy."),
    "api.field.deck": words(
        "The cards to be drawn, the next one first; null for each that isn’t known."
    ),
    "api.field.deck_size": words("How many cards are still to be drawn."),
    "api.field.denied": words(
        "The colours and numbers named by clues to this hand that did not point at it."
    ),
    "api.field.discards": words("The discard pile, first card first."),
    "api.field.fireworks": words("The top number of each firework."),
    "api.field.hands": words("The hands by seat, the oldest card first."),
    "api.field.playable": words("The chance that it can be played now."),
    "api.field.points": words("The cards built."),
    "api.field.ranks": words("Numbers."),
    "api.field.Table.seat": words("Who looks; null if all is shown."),
    "api.field.Knowledge.seat": words("Who looks."),
    "api.field.ruleset": words("The code of the rules that are played."),
    "api.field.slot": words("The place in the hand."),
    "api.field.slots": words("The cards of the own hand, the oldest first."),
    "api.field.start": words("The position at the start."),
    "api.field.strikes": words("The mistakes made."),
    "api.field.table": words("What lies there."),
    "api.field.trash": words("The chance that it is no longer needed."),
    "api.field.Replay.turns": words("How many actions were taken."),
    "api.field.turns_left": words("Turns to come in the last round; null before it."),
    "api.field.worlds": words(
        "How many equally likely hands there are, with copies of a card told apart."
    ),
}
