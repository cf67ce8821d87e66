"""The words of the game in English: each term, what it means, and what else people call it.

`.also` lists, with commas, the words by which somebody may look for the term in the language of
the text: those of leaflets, of sites and of talk at the table.
"""

from tutor.web.shell.words import Words, pwords, words

GLOSSARY: dict[str, Words] = {
    # i18n: `.also`: words that people of your language would type; they need not match the English.
    "term.colour": pwords("term of the game", "colour"),
    "term.colour.is": words("Every card has a colour and a number. A clue names one or the other."),
    "term.colour.also": pwords("other words for a term, for searching", "suit, color"),
    "term.number": pwords("term of the game", "number"),
    "term.number.is": words(
        "Every card has a number and a colour. A firework is built in number order."
    ),
    "term.number.also": pwords("other words for a term, for searching", "rank, value"),
    "term.firework": pwords("term of the game", "firework"),
    "term.firework.is": words(
        "A pile of cards of one colour in number order. There’s one for each colour."
    ),
    "term.firework.also": pwords("other words for a term, for searching", "stack, pile, row, show"),
    "term.hand": pwords("term of the game", "hand"),
    "term.hand.is": words("The cards a player holds, faces turned to the others."),
    "term.hand.also": pwords("other words for a term, for searching", "my cards, own cards"),
    "term.deck": pwords("term of the game", "deck"),
    "term.deck.is": words("The cards still to be drawn, face down."),
    "term.deck.also": pwords(
        "other words for a term, for searching", "draw pile, stack of cards, stock"
    ),
    "term.discard-pile": pwords("term of the game", "discard pile"),
    "term.discard-pile.is": words(
        "The face-up pile of discards and of cards that didn’t fit. Everyone may look through it."
    ),
    "term.discard-pile.also": pwords(
        "other words for a term, for searching", "graveyard, used cards"
    ),
    "term.clue-token": pwords("term of the game", "clue token"),
    "term.clue-token.is": words("The token you spend to give a clue. A discard brings one back."),
    "term.clue-token.also": pwords(
        "other words for a term, for searching",
        "blue token, blue chip, information token, hint token, clock, note",
    ),
    "term.fuse-token": pwords("term of the game", "fuse token"),
    "term.fuse-token.is": words(
        "The token a mistake costs you. When the last one is lost, so is the game."
    ),
    "term.fuse-token.also": pwords(
        "other words for a term, for searching",
        "red token, black token, life, life token, storm, lightning, bomb, fuse",
    ),
    "term.available": pwords("term of the game", "available"),
    "term.available.is": words(
        "A clue token is available while you can spend it. Otherwise it’s spent."
    ),
    "term.available.also": pwords(
        "other words for a term, for searching", "unused, left, remaining, spent, used"
    ),
    "term.clue": pwords("term of the game", "clue"),
    "term.clue.is": words(
        "One thing you tell another player about their cards: which of them are a certain "
        "colour, or a certain number."
    ),
    "term.clue.also": pwords(
        "other words for a term, for searching", "hint, information, tip, tell"
    ),
    "term.point-at": pwords("term of the game", "point at"),
    "term.point-at.is": words(
        "To show which cards a clue is about. You point at every card that matches."
    ),
    "term.point-at.also": pwords("other words for a term, for searching", "touch, indicate, mark"),
    "term.discard": pwords("term of the game", "discard"),
    "term.discard.is": words(
        "To put a card from your hand on the discard pile and get a clue token back."
    ),
    "term.discard.also": pwords(
        "other words for a term, for searching", "throw away, drop, get rid of"
    ),
    "term.play": pwords("term of the game", "play"),
    "term.play.is": words(
        "To put a card from your hand on the table, where it joins a firework or is a mistake."
    ),
    "term.play.also": pwords("other words for a term, for searching", "lay down, put down, add"),
    "term.playable": pwords("term of the game", "fit (playable)"),
    "term.playable.is": words(
        "A card fits if it starts or continues a firework now. Such a card is called playable."
    ),
    "term.playable.also": pwords(
        "other words for a term, for searching", "playable, next card, matching card, works"
    ),
    "term.critical": pwords("term of the game", "critical"),
    "term.critical.is": words(
        "The last copy left of a card a firework still needs. Once it’s gone, that firework can "
        "never be completed."
    ),
    "term.critical.also": pwords(
        "other words for a term, for searching",
        "critical card, last copy, only copy, irreplaceable, unique, danger card",
    ),
    "term.trash": pwords("term of the game", "trash"),
    "term.trash.is": words(
        "A card no firework will ever need again: its number is there already or can never be "
        "reached. You can discard it without losing points."
    ),
    "term.trash.also": pwords(
        "other words for a term, for searching", "useless card, dead card, junk"
    ),
    "term.mistake": pwords("term of the game", "mistake"),
    "term.mistake.is": words("Playing a card that doesn’t fit. It costs a fuse token."),
    "term.mistake.also": pwords(
        "other words for a term, for searching", "misplay, strike, error, bomb, wrong card"
    ),
    "term.explosion": pwords("term of the game", "explosion"),
    "term.explosion.is": words(
        "The piece under the black fuse tokens. When it shows, the game is lost."
    ),
    "term.explosion.also": pwords("other words for a term, for searching", "boom, bang"),
    "term.bonus": pwords("term of the game", "bonus"),
    "term.bonus.is": words("The clue token that comes back when a firework is completed."),
    "term.bonus.also": pwords("other words for a term, for searching", "reward, extra token"),
    "term.last-round": pwords("term of the game", "last round"),
    "term.last-round.is": words(
        "The turns after the last card of the deck is drawn: one more for each player."
    ),
    "term.last-round.also": pwords("other words for a term, for searching", "final round, endgame"),
    "term.perfect-show": pwords("term of the game", "perfect score"),
    "term.perfect-show.is": words("The score when every firework is complete."),
    "term.perfect-show.also": pwords(
        "other words for a term, for searching", "perfect show, maximum score, win, all fireworks"
    ),
    "term.score": pwords("term of the game", "score"),
    "term.score.is": words("How well you did: the number of cards in the fireworks."),
    "term.score.also": pwords("other words for a term, for searching", "points, result"),
    "term.table-agreement": pwords("term of the game", "house rule"),
    "term.table-agreement.is": words(
        "A point the leaflets leave open and a group settles for itself."
    ),
    "term.table-agreement.also": pwords(
        "other words for a term, for searching", "table agreement, local rule"
    ),
    "term.convention": pwords("term of the game", "convention"),
    "term.convention.is": words("A meaning of a clue beyond its words, agreed on by a group."),
    "term.convention.also": pwords("other words for a term, for searching", "agreement, system"),
    "term.chop": pwords("term of the game", "chop"),
    "term.chop.is": words(
        "By convention, the card a player discards next: the oldest one without a clue."
    ),
    "term.chop.also": pwords("other words for a term, for searching", "next discard, oldest card"),
    "term.focus": pwords("term of the game", "focus"),
    "term.focus.is": words(
        "By convention, the one card a clue is about when it points at several: the chop, or else "
        "the newest card."
    ),
    "term.focus.also": pwords("other words for a term, for searching", "focused card, meant card"),
    "term.prompt": pwords("term of the game", "prompt"),
    "term.prompt.is": words(
        "By convention, a clue to a card that isn’t playable yet asks another player to play the "
        "card before it, one that already has a clue."
    ),
    "term.prompt.also": pwords("other words for a term, for searching", "connecting card"),
    "term.finesse": pwords("term of the game", "finesse"),
    "term.finesse.is": words(
        "The same as a prompt, but the card to play is that player’s newest one without a clue."
    ),
    "term.finesse.also": pwords("other words for a term, for searching", "blind play"),
    "term.empty-clue": pwords("term of the game", "empty clue"),
    "term.empty-clue.is": words("A clue that matches no card in the player’s hand."),
    "term.empty-clue.also": pwords("other words for a term, for searching", "zero clue, no cards"),
    "term.multicolour": pwords("term of the game", "multicolour"),
    "term.multicolour.is": words(
        "The colour of the cards that show every colour. Only the multicolour variants use them."
    ),
    "term.multicolour.also": pwords(
        "other words for a term, for searching", "rainbow, sixth suit, all colours"
    ),
    "term.sixth-colour": pwords("term of the game", "sixth colour (variant 1)"),
    "term.sixth-colour.is": words(
        "The variant in which multicolour is a colour like any other, with a full set of cards."
    ),
    "term.sixth-colour.also": pwords("other words for a term, for searching", "variant, six suits"),
    "term.avalanche": pwords("term of the game", "Avalanche of Colours (variant 2)"),
    "term.avalanche.is": words("The variant with a single copy of each multicolour card."),
    "term.avalanche.also": pwords("other words for a term, for searching", "variant, flurry"),
    # i18n: The glossary is the one place that says what else the variant is called.
    "term.wild": pwords("term of the game", "rainbow (variant 3)"),
    "term.wild.is": words(
        "The variant in which multicolour cards count as every colour, so every colour clue "
        "points at them. Some call it “wild”."
    ),
    "term.wild.also": pwords(
        "other words for a term, for searching", "wild card, wild, joker, variant 3"
    ),
    "term.play-on": pwords("term of the game", "playing on (variant 4)"),
    "term.play-on.is": words(
        "To go on when the deck is empty, until you have a perfect score or lose."
    ),
    "term.play-on.also": pwords(
        "other words for a term, for searching", "expert, all or nothing, variant 4"
    ),
}
