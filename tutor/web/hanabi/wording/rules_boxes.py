"""The rules in English, last part: the boxes, where they disagree, where they keep silent."""

from tutor.web.shell.words import Words, nwords, pwords, words

# i18n: A line of a list of what the boxes have or say.
_UNKNOWN = words("%(boxes)s: we don’t know.")

BOX_RULES: dict[str, Words] = {
    # i18n: These stand in lists such as "English and Japanese: black", where they name boxes.
    "box.en": pwords("a box, by the language of its leaflet", "English"),
    "box.ja": pwords("a box, by the language of its leaflet", "Japanese"),
    "box.ru": pwords("a box, by the language of its leaflet", "Russian"),
    "box.zh-Hant": pwords("a box, by the language of its leaflet", "Traditional Chinese"),
    "box.de": pwords("a box, by the language of its leaflet", "German"),
    "box.fr": pwords("a box, by the language of its leaflet", "French"),
    # i18n: %(boxes)s is a list of the languages above; it stands before a colon: "English and
    # Japanese editions: black cards", and at the end of a sentence.
    "boxes": nwords("%(boxes)s edition", "%(boxes)s editions", count="num"),
    # Which box
    "section.which-box": words("Which edition do you have?"),
    "rule.which-box.title": words("Three questions help you find your edition"),
    # i18n: A list of three questions follows.
    "rule.which-box.1": words(
        "Hanabi has been printed in several editions. The game is the same in all of them, "
        "but the colours, tokens and variants differ. Look in your box:"
    ),
    "rule.which-box.cards": words(
        "Four of the colours are red, yellow, green and blue. Is the fifth white or black?"
    ),
    "rule.which-box.fuses": words(
        "Are the fuse tokens red, are they black, or do they have lightning on one side?"
    ),
    # i18n: Both numbers are numbers of multicolour cards.
    "rule.which-box.multicolour": words(
        "Are there %(fewer)s multicolour cards, one of each number, or %(more)s?"
    ),
    # i18n: A list follows, one line for each set of answers to the three questions.
    "rule.which-box.2": words("Editions are named here after the language of their leaflet:"),
    # i18n: %(boxes)s is a list of boxes such as "English and Japanese"; the number is that of the
    # multicolour cards.
    "rule.which-box.row.w.red": nwords(
        "White cards, red fuse tokens, %(num)s multicolour card: %(boxes)s.",
        "White cards, red fuse tokens, %(num)s multicolour cards: %(boxes)s.",
        count="num",
    ),
    "rule.which-box.row.w.black": nwords(
        "White cards, black fuse tokens, %(num)s multicolour card: %(boxes)s.",
        "White cards, black fuse tokens, %(num)s multicolour cards: %(boxes)s.",
        count="num",
    ),
    "rule.which-box.row.k.red": nwords(
        "Black cards, red fuse tokens, %(num)s multicolour card: %(boxes)s.",
        "Black cards, red fuse tokens, %(num)s multicolour cards: %(boxes)s.",
        count="num",
    ),
    "rule.which-box.row.w.storm": nwords(
        "White cards, fuse tokens with lightning, %(num)s multicolour card: %(boxes)s.",
        "White cards, fuse tokens with lightning, %(num)s multicolour cards: %(boxes)s.",
        count="num",
    ),
    # i18n: For owners of a box that none of the leaflets describes.
    "rule.which-box.3": words(
        "On this site “the leaflets” are the English, Japanese, Russian and Traditional Chinese "
        "ones. Other editions exist: many with English rules have white cards and black fuse "
        "tokens. If your cards and tokens aren’t those of the edition in your language, choose "
        "the edition they match."
    ),
    "rule.which-box.unread.de": words(
        "We haven’t read the leaflet of the German edition (Abacusspiele). Public descriptions "
        "say that the oldest player starts, that a clue may match no card and that a lost game "
        "scores nothing."
    ),
    "rule.which-box.unread.fr": words(
        "We haven’t read the leaflet of the French edition (Cocktail Games) either."
    ),
    # i18n: Behind each language stands the name of the game on that box: leave it as it is.
    "rule.which-box.yours.en": words("These pages now follow the English edition (Hanabi)."),
    "rule.which-box.yours.ja": words("These pages now follow the Japanese edition (花火)."),
    "rule.which-box.yours.ru": words("These pages now follow the Russian edition («Фейерверк»)."),
    "rule.which-box.yours.zh-Hant": words(
        "These pages now follow the Traditional Chinese edition (花火)."
    ),
    "rule.which-box.yours.de": words("These pages now follow the German edition (Hanabi)."),
    "rule.which-box.yours.fr": words("These pages now follow the French edition (Hanabi)."),
    # i18n: Both numbers are numbers of multicolour cards; the plural form follows %(num)s.
    "rule.which-box.short.multicolor-cards": nwords(
        "Your box has %(num)s multicolour card, and this variant needs %(needed)s. Find an "
        "edition with the full set, or choose a variant that needs only %(num)s.",
        "Your box has %(num)s multicolour cards, and this variant needs %(needed)s. Find an "
        "edition with the full set, or choose a variant that needs only %(num)s.",
        count="num",
    ),
    # i18n: Both numbers are numbers of clue tokens; the plural form follows %(num)s.
    "rule.which-box.short.clue-tokens": nwords(
        "Your box has %(num)s clue token, and this game needs %(needed)s. Let coins or beads "
        "stand in for the rest.",
        "Your box has %(num)s clue tokens, and this game needs %(needed)s. Let coins or beads "
        "stand in for the rest.",
        count="num",
    ),
    "rule.which-box.not-in-leaflet": words(
        "Your leaflet doesn’t describe everything in the game you’ve chosen. These pages do."
    ),
    # Where the boxes disagree. %(boxes)s is a list of boxes, here and below.
    "section.differences": words("Where editions differ or leaflets say nothing"),
    "rule.difference-fifth-colour.title": words("White cards in some editions, black in others"),
    # i18n: A list follows, here and below: what the boxes with these leaflets have or say.
    "rule.difference-fifth-colour.1": words(
        "Every edition has red, yellow, green and blue cards. The fifth colour differs. In "
        "the editions described on this site:"
    ),
    "rule.difference-fifth-colour.w": words("%(boxes)s: white cards."),
    "rule.difference-fifth-colour.k": words("%(boxes)s: black cards."),
    "rule.difference-fifth-colour.2": words(
        "Other editions may differ, even in the same language. The colour makes no difference to "
        "the game."
    ),
    "rule.difference-multicolour-count.title": words(
        "Some editions have a full set of multicolour cards, some a single copy of each"
    ),
    "rule.difference-multicolour-count.1": words(
        "The basic game has the same number of cards in every edition. The number of "
        "multicolour cards differs:"
    ),
    # i18n: The plural form follows %(num)s, the multicolour cards; %(all)s are all cards.
    "rule.difference-multicolour-count.cards": nwords(
        "%(boxes)s: %(num)s multicolour card, %(all)s cards in all.",
        "%(boxes)s: %(num)s multicolour cards, %(all)s cards in all.",
        count="num",
    ),
    # i18n: As above; %(rules)s more cards explain the rules.
    "rule.difference-multicolour-count.with-rules": nwords(
        "%(boxes)s: %(num)s multicolour card, %(all)s cards in all, plus %(rules)s that explain "
        "the rules.",
        "%(boxes)s: %(num)s multicolour cards, %(all)s cards in all, plus %(rules)s that explain "
        "the rules.",
        count="num",
    ),
    "rule.difference-multicolour-count.2": words(
        'The <rule id="sixth-suit">sixth-colour variant</rule> needs the full set. The <rule '
        'id="wild">rainbow variant</rule> can be played with either.'
    ),
    "rule.difference-clue-tokens.title": words("Clue tokens differ from edition to edition"),
    "rule.difference-clue-tokens.1": words("How you tell available tokens from spent ones:"),
    "rule.difference-clue-tokens.lid": words(
        "%(boxes)s: available tokens are in the lid of the box, spent ones beside it."
    ),
    "rule.difference-clue-tokens.box": words(
        "%(boxes)s: available tokens are in the box, spent ones beside it."
    ),
    "rule.difference-clue-tokens.face-up": words(
        "%(boxes)s: available tokens are face up, and spent ones are turned over."
    ),
    "rule.difference-fuse-colour.title": words("Fuse tokens differ from edition to edition"),
    "rule.difference-fuse-colour.1": words("How mistakes are counted:"),
    "rule.difference-fuse-colour.lid": nwords(
        "%(boxes)s: %(num)s red token beside the box. A mistake puts it into the lid.",
        "%(boxes)s: %(num)s red tokens beside the box. Each mistake puts one into the lid.",
        count="num",
    ),
    "rule.difference-fuse-colour.box": nwords(
        "%(boxes)s: %(num)s red token beside the box. A mistake puts it into the box.",
        "%(boxes)s: %(num)s red tokens beside the box. Each mistake puts one into the box.",
        count="num",
    ),
    # i18n: The number is that of all the pieces in the stack, the explosion among them.
    "rule.difference-fuse-colour.stack": nwords(
        "%(boxes)s: a stack of %(num)s black piece.",
        "%(boxes)s: a stack of %(num)s black pieces, the longest fuse on top and the "
        "explosion at the bottom. Each mistake takes away the top one, until only the "
        "explosion is left.",
        count="num",
    ),
    "rule.difference-fuse-colour.turned-over": nwords(
        "%(boxes)s: %(num)s token, lightning side down. A mistake turns it over.",
        "%(boxes)s: %(num)s tokens, lightning side down. Each mistake turns one over.",
        count="num",
    ),
    "rule.difference-fuse-colour.2": words(
        "In every edition the <as nth>%(num)s</as> mistake loses the game."
    ),
    "rule.difference-perfect-end.unknown": _UNKNOWN,
    "rule.difference-perfect-end.title": words(
        "Not every leaflet says that a perfect score ends the last round early"
    ),
    "rule.difference-perfect-end.1": words("When a perfect score ends the game:"),
    "rule.difference-perfect-end.no-time": words("%(boxes)s: no time is named."),
    "rule.difference-perfect-end.before-deck-end": words(
        "%(boxes)s: the leaflet only speaks of the time before the deck runs out."
    ),
    "rule.difference-perfect-end.2": words(
        "On this site the game ends as soon as the last firework is complete, even in the "
        "last round."
    ),
    "rule.difference-difficulty.unknown": _UNKNOWN,
    "rule.difference-difficulty.title": words("Not every leaflet offers an easier or harder game"),
    "rule.difference-difficulty.1": words("What the leaflets offer:"),
    # i18n: %(fuses)s is a number of fuse tokens, %(clues)s a number of clue tokens.
    "rule.difference-difficulty.harder-easier": words(
        "%(boxes)s: harder with %(fuses)s fuse token, easier with %(clues)s clue tokens."
    ),
    # i18n: Both numbers are numbers of fuse tokens.
    "rule.difference-difficulty.harder-less-hard": words(
        "%(boxes)s: harder with fewer fuse tokens, for example %(fuses)s, or %(other)s if "
        "that’s too hard. Nothing about an easier game."
    ),
    "rule.difference-difficulty.none": words(
        "%(boxes)s: no difficulty settings that change the number of tokens."
    ),
    "rule.difference-variants.unknown": _UNKNOWN,
    "rule.difference-variants.title": words("Not every leaflet has all the multicolour variants"),
    "rule.difference-variants.1": words("What the leaflets do with the multicolour cards:"),
    "rule.difference-variants.avalanche": words(
        '%(boxes)s: the <rule id="avalanche">Avalanche of Colours</rule> only.'
    ),
    "rule.difference-variants.all": words(
        '%(boxes)s: the <rule id="sixth-suit">sixth colour</rule> (variant 1), the <rule '
        'id="avalanche">Avalanche of Colours</rule> (variant 2) and the <rule id="wild">rainbow '
        "variant</rule> (variant 3)."
    ),
    "rule.difference-variants.2": words(
        "The Traditional Chinese leaflet numbers its variants. The names come from other leaflets "
        "or from players."
    ),
    "rule.difference-play-on.unknown": _UNKNOWN,
    "rule.difference-play-on.title": words("Only some leaflets let you play on"),
    "rule.difference-play-on.1": words(
        'What the leaflets say about <rule id="play-on">playing on</rule> after the deck has run '
        "out:"
    ),
    "rule.difference-play-on.expert": words(
        "%(boxes)s: an advanced version for experienced players."
    ),
    "rule.difference-play-on.variant-4": words("%(boxes)s: one of four numbered variants."),
    "rule.difference-play-on.silent": words("%(boxes)s: not mentioned."),
    "rule.difference-six-scale.unknown": _UNKNOWN,
    "rule.difference-six-scale.title": words("Not every leaflet rates a game with six fireworks"),
    "rule.difference-six-scale.1": words(
        "With a sixth firework you can score more than in the basic game. What the "
        '<rule id="six-scale">scale</rule> then says:'
    ),
    # i18n: Both numbers are points, 25 and 30, here and below.
    "rule.difference-six-scale.all": words(
        "%(boxes)s: one rating from %(low)s points on, and a higher one for %(high)s."
    ),
    "rule.difference-six-scale.ends": words(
        "%(boxes)s: a rating for %(low)s and one for %(high)s points, with nothing in between."
    ),
    "rule.difference-six-scale.none": words(
        "%(boxes)s: the scale ends at %(low)s points, even though you can score %(high)s."
    ),
    "rule.difference-six-scale.2": words("Steps your leaflet doesn’t have are ours."),
    "rule.difference-rearranging.unknown": _UNKNOWN,
    "rule.difference-rearranging.title": words(
        "Not every leaflet mentions rearranging your hand or reading the discard pile"
    ),
    "rule.difference-rearranging.1": words(
        'What the leaflets say about <rule id="arrange-hand">moving your cards about</rule> '
        'and <rule id="discard-pile">reading the discard pile</rule>:'
    ),
    "rule.difference-rearranging.arranged": words(
        "%(boxes)s: you may rearrange your hand and look through the discard pile."
    ),
    "rule.difference-rearranging.silent": words("%(boxes)s: not mentioned."),
    "rule.silence-memory.unknown": _UNKNOWN,
    "rule.silence-memory.title": words("Some leaflets let each group find its own way to talk"),
    "rule.silence-memory.1": words(
        'What the leaflets say about <rule id="table-talk">talking</rule> during the game:'
    ),
    "rule.silence-memory.general": words(
        "%(boxes)s: only advice on another player’s turn is forbidden."
    ),
    "rule.silence-memory.own-way": words(
        "%(boxes)s: in strict play, you may talk only when you spend a clue token. But a group "
        "may make its own rules and allow, for example, “I still know nothing about my cards” or "
        "“Do you remember what your cards are?”."
    ),
    "rule.silence-memory.2": words(
        'On this site the rule is strict: <rule id="memory-aloud">clues aren’t repeated for '
        "free</rule>. Agree on your own way before you start."
    ),
    # What no leaflet says
    "rule.silence-empty-clue.title": words("Most leaflets don’t mention clues that match no card"),
    "rule.silence-lost-score.title": words("Most leaflets don’t say what a lost game scores"),
    "rule.silence-same-clue.title": words(
        "No leaflet says whether the same clue may be given again"
    ),
    "rule.silence-play-on-no-action.title": words(
        "No leaflet says what happens when a player can do nothing"
    ),
}
