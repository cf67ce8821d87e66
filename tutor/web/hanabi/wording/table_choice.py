"""The words of the form in which readers choose their box and their rules."""

from tutor.web.shell.words import Words, nwords, pwords, words

TABLE_CHOICE: dict[str, Words] = {
    "table-choice.box.en": words("English leaflet"),
    "table-choice.box.ja": words("Japanese leaflet"),
    "table-choice.box.ru": words("Russian leaflet"),
    "table-choice.box.zh-Hant": words("Traditional Chinese leaflet"),
    "table-choice.facts.w.red": words("White cards, red fuse tokens"),
    "table-choice.facts.w.black": words("White cards, black fuse tokens"),
    "table-choice.facts.k.red": words("Black cards, red fuse tokens"),
    "table-choice.facts.k.black": words("Black cards, black fuse tokens"),
    "table-choice.legend.variant": words("Multicolour cards"),
    "table-choice.legend.fuses": words("Fuse tokens"),
    "table-choice.legend.clues": words("Clue tokens"),
    "table-choice.legend.more": words("Also"),
    "table-choice.variant.usual": pwords("multicolour cards", "None: the basic game"),
    "table-choice.variant.sixth-10": nwords(
        "Sixth colour: %(num)s card", "Sixth colour: %(num)s cards", count="num"
    ),
    "table-choice.variant.sixth-5": nwords(
        "Avalanche of Colours: %(num)s card", "Avalanche of Colours: %(num)s cards", count="num"
    ),
    "table-choice.variant.wild-10": nwords(
        "Wild cards: %(num)s card", "Wild cards: %(num)s cards", count="num"
    ),
    "table-choice.variant.wild-5": nwords(
        "Wild cards: %(num)s card", "Wild cards: %(num)s cards", count="num"
    ),
    "table-choice.tokens.usual": pwords("number of tokens", "%(num)s (as usual)"),
    "table-choice.tokens.harder": pwords("number of tokens", "%(num)s (harder)"),
    "table-choice.tokens.easier": pwords("number of tokens", "%(num)s (easier)"),
    "table-choice.play-on": words("Play on when the deck has run out"),
    "table-choice.empty-clues": words("Clues may match no card"),
    # What is being played, in a line
    "table-choice.playing.base": words("Basic game"),
    "table-choice.playing.sixth-10": words("Sixth colour"),
    "table-choice.playing.sixth-5": words("Avalanche of Colours"),
    "table-choice.playing.wild-10": words("Wild cards"),
    "table-choice.playing.wild-5": words("Wild cards"),
    "table-choice.playing.fuses": nwords("%(num)s fuse token", "%(num)s fuse tokens", count="num"),
    "table-choice.playing.clues": nwords("%(num)s clue token", "%(num)s clue tokens", count="num"),
    "table-choice.playing.play-on": words("Playing on"),
    "table-choice.playing.empty-clues": words("Empty clues allowed"),
}
