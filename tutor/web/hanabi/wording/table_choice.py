"""The words of the form in which readers choose their box and their rules."""

from tutor.web.shell.words import Words, nwords, pwords, words

TABLE_CHOICE: dict[str, Words] = {
    "table-choice.box.en": words("English edition"),
    "table-choice.box.ja": words("Japanese edition"),
    "table-choice.box.ru": words("Russian edition"),
    "table-choice.box.zh-Hant": words("Traditional Chinese edition"),
    "table-choice.box.de": words("German edition"),
    "table-choice.box.fr": words("French edition"),
    # i18n: What a box is known by; the number is that of the multicolour cards in it.
    "table-choice.facts.w.red": nwords(
        "White cards, red fuse tokens, %(num)s multicolour card",
        "White cards, red fuse tokens, %(num)s multicolour cards",
        count="num",
    ),
    "table-choice.facts.w.black": nwords(
        "White cards, black fuse tokens, %(num)s multicolour card",
        "White cards, black fuse tokens, %(num)s multicolour cards",
        count="num",
    ),
    "table-choice.facts.w.storm": nwords(
        "White cards, fuse tokens with lightning, %(num)s multicolour card",
        "White cards, fuse tokens with lightning, %(num)s multicolour cards",
        count="num",
    ),
    "table-choice.facts.k.red": nwords(
        "Black cards, red fuse tokens, %(num)s multicolour card",
        "Black cards, red fuse tokens, %(num)s multicolour cards",
        count="num",
    ),
    "table-choice.facts.k.black": nwords(
        "Black cards, black fuse tokens, %(num)s multicolour card",
        "Black cards, black fuse tokens, %(num)s multicolour cards",
        count="num",
    ),
    "table-choice.legend.variant": words("Multicolour cards"),
    "table-choice.legend.fuses": words("Fuse tokens"),
    "table-choice.legend.clues": words("Clue tokens"),
    "table-choice.legend.more": words("Other options"),
    "table-choice.variant.usual": pwords("multicolour cards", "None: the basic game"),
    "table-choice.variant.sixth-10": nwords(
        "Sixth colour (variant 1): %(num)s card",
        "Sixth colour (variant 1): %(num)s cards",
        count="num",
    ),
    "table-choice.variant.sixth-5": nwords(
        "Avalanche of Colours (variant 2): %(num)s card",
        "Avalanche of Colours (variant 2): %(num)s cards",
        count="num",
    ),
    "table-choice.variant.wild-10": nwords(
        "Rainbow (variant 3): %(num)s card", "Rainbow (variant 3): %(num)s cards", count="num"
    ),
    "table-choice.variant.wild-5": nwords(
        "Rainbow (variant 3): %(num)s card", "Rainbow (variant 3): %(num)s cards", count="num"
    ),
    # i18n: Behind a variant or setting for which the box has too few cards or tokens; %(label)s is
    # its name, such as "Sixth colour (variant 1): 10 cards" or "10 (easier)".
    "table-choice.short": nwords(
        "%(label)s – your box has only %(num)s",
        "%(label)s – your box has only %(num)s",
        count="num",
    ),
    "table-choice.tokens.usual": pwords("number of tokens", "%(num)s (normal)"),
    "table-choice.tokens.harder": pwords("number of tokens", "%(num)s (harder)"),
    "table-choice.tokens.hardest": pwords("number of tokens", "%(num)s (much harder)"),
    "table-choice.tokens.easier": pwords("number of tokens", "%(num)s (easier)"),
    "table-choice.play-on": words("Playing on when the deck is empty (variant 4)"),
    "table-choice.empty-clues": words("Clues may match no card"),
    # What a club's evening asks
    "table-choice.evening.cards": words("How many multicolour cards do you have?"),
    "table-choice.evening.fifth": words("Is your fifth colour white or black?"),
    "table-choice.evening.w": words("White cards"),
    "table-choice.evening.k": words("Black cards"),
    # What is being played, in a line
    "table-choice.playing.base": words("Basic game"),
    "table-choice.playing.sixth-10": words("Sixth colour"),
    "table-choice.playing.sixth-5": words("Avalanche of Colours"),
    "table-choice.playing.wild-10": pwords("variant", "Rainbow"),
    "table-choice.playing.wild-5": pwords("variant", "Rainbow"),
    "table-choice.playing.multicolour": nwords(
        "%(num)s multicolour card", "%(num)s multicolour cards", count="num"
    ),
    "table-choice.playing.fuses": nwords("%(num)s fuse token", "%(num)s fuse tokens", count="num"),
    "table-choice.playing.clues": nwords("%(num)s clue token", "%(num)s clue tokens", count="num"),
    "table-choice.playing.play-on": words("Playing on"),
    "table-choice.playing.empty-clues": words("Clues may match no card"),
    # The variant, beside a question
    "table-choice.asked.sixth-10": words("Multicolour is a sixth colour"),
    # i18n: One card of each number.
    "table-choice.asked.sixth-5": words("Multicolour is a sixth colour with one copy of each card"),
    "table-choice.asked.wild-10": words(
        "Rainbow: any colour clue matches multicolour cards as well"
    ),
    "table-choice.asked.wild-5": words(
        "Rainbow: any colour clue matches multicolour cards as well"
    ),
}
