"""The rules in English, last part: the boxes, where they disagree, where they keep silent."""

from tutor.web.shell.words import Words, nwords, pwords, words

BOX_RULES: dict[str, Words] = {
    # i18n: These four stand in lists such as "English and Japanese: black", where they name boxes.
    "box.en": pwords("a box, by the language of its leaflet", "English"),
    "box.ja": pwords("a box, by the language of its leaflet", "Japanese"),
    "box.ru": pwords("a box, by the language of its leaflet", "Russian"),
    "box.zh-Hant": pwords("a box, by the language of its leaflet", "Traditional Chinese"),
    # Which box
    "section.which-box": words("Which box do you have?"),
    "rule.which-box.title": words("Two questions tell you which box you have"),
    # i18n: A list of two questions follows.
    "rule.which-box.1": words(
        "Hanabi has been printed in several editions. The game is the same in all of them; "
        "colours, tokens and variants are not. Ask yourself:"
    ),
    "rule.which-box.cards": words("Does your box have white cards or black cards?"),
    "rule.which-box.fuses": words("Are the fuse tokens red or black?"),
    # i18n: A list follows, one line for each answer to the two questions.
    "rule.which-box.2": words("Boxes are named here after the language of their leaflet:"),
    # i18n: %(boxes)s is a list of boxes such as "English and Japanese".
    "rule.which-box.row.w.red": words("White cards, red fuse tokens: %(boxes)s."),
    "rule.which-box.row.w.black": words("White cards, black fuse tokens: %(boxes)s."),
    "rule.which-box.row.k.red": words("Black cards, red fuse tokens: %(boxes)s."),
    "rule.which-box.yours.en": words("These pages now follow the box with the English leaflet."),
    "rule.which-box.yours.ja": words("These pages now follow the box with the Japanese leaflet."),
    "rule.which-box.yours.ru": words("These pages now follow the box with the Russian leaflet."),
    "rule.which-box.yours.zh-Hant": words(
        "These pages now follow the box with the Traditional Chinese leaflet."
    ),
    # i18n: Both numbers are numbers of multicolour cards; the plural form follows %(num)s.
    "rule.which-box.short.multicolor-cards": nwords(
        "Your box has %(num)s multicolour card, and the variant you have chosen needs %(needed)s.",
        "Your box has %(num)s multicolour cards, and the variant you have chosen needs %(needed)s.",
        count="num",
    ),
    # i18n: Both numbers are numbers of clue tokens; the plural form follows %(num)s.
    "rule.which-box.short.clue-tokens": nwords(
        "Your box has %(num)s clue token, and the game you have chosen needs %(needed)s. Let "
        "coins or beads stand in for the rest.",
        "Your box has %(num)s clue tokens, and the game you have chosen needs %(needed)s. Let "
        "coins or beads stand in for the rest.",
        count="num",
    ),
    "rule.which-box.not-in-leaflet": words(
        "Your leaflet does not describe everything in the game you have chosen. These pages do."
    ),
    # Where the boxes disagree. %(boxes)s is a list of boxes, here and below.
    "section.differences": words("Where the boxes disagree or keep silent"),
    "rule.difference-fifth-colour.title": words("White cards in some boxes, black in others"),
    # i18n: A list follows, here and below: what the boxes with these leaflets have or say.
    "rule.difference-fifth-colour.1": words(
        "Red, yellow, green and blue are in every box. One more colour is not:"
    ),
    "rule.difference-fifth-colour.w": words("%(boxes)s: white cards."),
    "rule.difference-fifth-colour.k": words("%(boxes)s: black cards."),
    "rule.difference-fifth-colour.2": words("Nothing else changes with the colour."),
    "rule.difference-multicolour-count.title": words(
        "Some boxes have a full set of multicolour cards, some a single copy of each"
    ),
    "rule.difference-multicolour-count.1": words(
        "The cards of the basic game are equally many everywhere. The multicolour cards are not:"
    ),
    # i18n: The plural form follows %(num)s, all cards; %(multicolour)s of them are multicolour.
    "rule.difference-multicolour-count.cards": nwords(
        "%(boxes)s: %(num)s card in all, %(multicolour)s of them multicolour.",
        "%(boxes)s: %(num)s cards in all, %(multicolour)s of them multicolour.",
        count="num",
    ),
    # i18n: The plural form follows %(num)s, all cards; %(rules)s more cards explain the rules.
    "rule.difference-multicolour-count.with-rules": nwords(
        "%(boxes)s: %(num)s card in all, %(multicolour)s of them multicolour, and %(rules)s more "
        "that explain the rules.",
        "%(boxes)s: %(num)s cards in all, %(multicolour)s of them multicolour, and %(rules)s more "
        "that explain the rules.",
        count="num",
    ),
    "rule.difference-multicolour-count.2": words(
        'The <rule id="sixth-suit">sixth colour</rule> needs the full set. '
        '<rule id="wild">Wild cards</rule> can be played with either.'
    ),
    "rule.difference-clue-tokens.title": words("Clue tokens lie in different places"),
    "rule.difference-clue-tokens.1": words("How you tell available tokens from spent ones:"),
    "rule.difference-clue-tokens.lid": words(
        "%(boxes)s: available tokens lie in the lid of the box, spent ones beside it."
    ),
    "rule.difference-clue-tokens.box": words(
        "%(boxes)s: available tokens lie in the box, spent ones beside it."
    ),
    "rule.difference-clue-tokens.face-up": words(
        "%(boxes)s: available tokens lie face up, and spent ones are turned over."
    ),
    "rule.difference-fuse-colour.title": words(
        "Red fuse tokens are put in, black ones are taken away"
    ),
    "rule.difference-fuse-colour.1": words("How mistakes are counted:"),
    "rule.difference-fuse-colour.red": nwords(
        "%(boxes)s: %(num)s red token beside the lid. A mistake puts it in.",
        "%(boxes)s: %(num)s red tokens beside the lid. Each mistake puts one in, and the last one "
        "loses the game.",
        count="num",
    ),
    # i18n: The number is that of all the pieces in the stack, the explosion among them.
    "rule.difference-fuse-colour.black": nwords(
        "%(boxes)s: a stack of %(num)s black piece.",
        "%(boxes)s: a stack of %(num)s black pieces, the longest fuse on top and the explosion at "
        "the bottom. Each mistake takes away a fuse, and the explosion, once uncovered, loses the "
        "game.",
        count="num",
    ),
    "rule.difference-fuse-colour.2": words(
        "Either way you can afford the same number of mistakes."
    ),
    "rule.difference-perfect-end.title": words("A perfect show ends the game in every box"),
    "rule.difference-perfect-end.1": words(
        "With all fireworks complete the game is over. Leaflets differ about when that can happen:"
    ),
    "rule.difference-perfect-end.by-deck-end": words(
        "%(boxes)s: all fireworks complete before the deck runs out or right at its end."
    ),
    "rule.difference-perfect-end.before-deck-end": words(
        "%(boxes)s: all fireworks complete before the deck runs out."
    ),
    "rule.difference-perfect-end.2": words(
        "On this site the game ends at once whenever the last firework is completed, in the last "
        "round too. A perfect score is a perfect score either way."
    ),
    "rule.difference-difficulty.title": words("Not every leaflet makes the game easier or harder"),
    "rule.difference-difficulty.1": words("What the leaflets offer:"),
    # i18n: %(fuses)s is a number of fuse tokens, %(clues)s a number of clue tokens.
    "rule.difference-difficulty.harder-easier": words(
        "%(boxes)s: harder with the fuse tokens cut to %(fuses)s, easier with the clue tokens "
        "raised to %(clues)s."
    ),
    # i18n: All three numbers are numbers of fuse tokens.
    "rule.difference-difficulty.harder-too-hard": words(
        "%(boxes)s: harder with the fuse tokens cut to %(fuses)s, for example. Another sentence "
        "recommends %(other)s if the game is too hard. That must be a slip: %(other)s is harder "
        "than the usual %(usual)s."
    ),
    "rule.difference-difficulty.none": words("%(boxes)s: no easier and no harder game."),
    "rule.difference-variants.title": words("Not every leaflet has all the multicolour variants"),
    "rule.difference-variants.1": words("What the leaflets do with the multicolour cards:"),
    "rule.difference-variants.avalanche": words(
        '%(boxes)s: the <rule id="avalanche">Avalanche of Colours</rule> only.'
    ),
    "rule.difference-variants.all": words(
        '%(boxes)s: the <rule id="sixth-suit">sixth colour</rule>, the <rule id="avalanche">'
        'Avalanche of Colours</rule> and <rule id="wild">wild cards</rule>, as variants with '
        "numbers instead of names."
    ),
    "rule.difference-play-on.title": words("Only some leaflets let you play on"),
    "rule.difference-play-on.1": words(
        'What the leaflets say about <rule id="play-on">playing on</rule> after the deck has run '
        "out:"
    ),
    "rule.difference-play-on.expert": words("%(boxes)s: playing on is a version for experts."),
    "rule.difference-play-on.variant-4": words(
        "%(boxes)s: playing on is the last of the numbered variants."
    ),
    "rule.difference-play-on.silent": words("%(boxes)s: playing on is not mentioned."),
    # Where all of them keep silent
    "rule.silence-empty-clue.title": words("No leaflet mentions clues that match nothing"),
    "rule.silence-empty-clue.1": words(
        "<b>Table agreement:</b> may you tell somebody “You have no green cards”? Here "
        '<rule id="clue-touches-some">you may not</rule>, unless you choose otherwise for your '
        "game."
    ),
    "rule.silence-lost-score.title": words("No leaflet says what a lost game scores"),
    "rule.silence-lost-score.1": words(
        '<b>Table agreement:</b> here a lost game <rule id="lost-score">scores '
        "%(score)s</rule>, and the number of cards built is shown beside it. Some tables count "
        "the cards."
    ),
    "rule.silence-memory.title": words("No leaflet says how much you may remember aloud"),
    "rule.silence-memory.1": words(
        "<b>Table agreement:</b> may you ask what you were told three turns ago? Here "
        '<rule id="memory-aloud">nothing is repeated</rule>. A gentler table may allow it.'
    ),
    "rule.silence-play-on-no-action.title": words(
        "No leaflet says what happens when a player can do nothing"
    ),
    "rule.silence-play-on-no-action.1": words(
        '<b>Table agreement:</b> it can only happen when you <rule id="play-on">play on</rule>. '
        'Here the game <rule id="play-on-no-action">is lost</rule>.'
    ),
}
