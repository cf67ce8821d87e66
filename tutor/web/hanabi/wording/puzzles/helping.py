"""Puzzles on helping others with a clue, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

HELPING_THEMES: dict[str, Words] = {
    "helping.note": words("%(name)s goes by the clues and by what you can both see."),
    # i18n: Why a clue does not do; %(name)s gets it. A reason why the card is no good follows.
    "helping.no": nwords(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>.",
        "For all %(name)s knows, it could be a <as name>%(card)s</as>.",
        count="num",
    ),
    "helping.no=1": words("For all %(name)s knows, it could be the <as name>%(card)s</as>."),
    # i18n: %(rank)s is the next number, in the colour of the card.
    "helping.no.too-early": nwords(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which doesn’t fit "
        "yet: <as colour>%(card)s</as> needs its %(rank)s first.",
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which doesn’t fit "
        "yet: <as colour>%(card)s</as> needs its %(rank)s first.",
        count="num",
    ),
    "helping.no.too-early=1": words(
        "For all %(name)s knows, it could be the <as name>%(card)s</as>, which doesn’t fit "
        "yet: <as colour>%(card)s</as> needs its %(rank)s first."
    ),
    # i18n: %(num)s is how many the game has, three or more.
    "helping.no.none-discarded": words(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which isn’t "
        "critical: none of the <as word>%(num)s</as> has been discarded."
    ),
    "helping.no.neither-discarded": words(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which isn’t "
        "critical: neither copy has been discarded."
    ),
    # i18n: There were three copies.
    "helping.no.one-discarded": words(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which isn’t "
        "critical: only one of the three has been discarded."
    ),
    # i18n: %(holder)s has the other copy, where %(name)s sees it.
    "helping.no.held": words(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which isn’t "
        "critical: %(holder)s holds another."
    ),
    "helping.misses": words("The clue doesn’t point at card %(slot)s."),
    # Headlines
    "helping.give.color": words("Give %(name)s the clue “<as colour>%(suit)s</as>”"),
    "helping.give.rank": words("Give %(name)s the clue “%(rank)s”"),
    "helping.in-doubt.color": words("The clue “<as colour>%(suit)s</as>” leaves %(name)s in doubt"),
    "helping.in-doubt.rank": words("The clue “%(rank)s” leaves %(name)s in doubt"),
    # i18n: The clue adds nothing to what is known of the card asked about.
    "helping.nothing-new.color": words(
        "The clue “<as colour>%(suit)s</as>” tells %(name)s nothing new about card %(slot)s"
    ),
    "helping.nothing-new.rank": words(
        "The clue “%(rank)s” tells %(name)s nothing new about card %(slot)s"
    ),
    # i18n: %(conclusion)s follows a colon, like “it can only be the red 4, which is next”.
    "helping.settles.color": words(
        "The clue “<as colour>%(suit)s</as>” points at card %(slot)s: %(conclusion)s."
    ),
    "helping.settles.rank": words("The clue “%(rank)s” points at card %(slot)s: %(conclusion)s."),
    # i18n: %(earlier)s is the colour or the number of an earlier clue; the new one comes after it.
    "helping.settles.after-color.color": words(
        "Since “<as colour>%(earlier)s</as>” already pointed at card %(slot)s, "
        "“<as colour>%(suit)s</as>” settles it: %(conclusion)s."
    ),
    "helping.settles.after-color.rank": words(
        "Since “<as colour>%(earlier)s</as>” already pointed at card %(slot)s, "
        "“%(rank)s” settles it: %(conclusion)s."
    ),
    "helping.settles.after-rank.color": words(
        "Since “%(earlier)s” already pointed at card %(slot)s, "
        "“<as colour>%(suit)s</as>” settles it: %(conclusion)s."
    ),
    # i18n: The right clue doesn’t point at the card: so the card hasn’t this colour or number.
    "helping.settles-aside.color": words(
        "The clue “<as colour>%(suit)s</as>” leaves out card %(slot)s, which then can’t be "
        "<as colour>%(suit)s</as>: %(conclusion)s."
    ),
    "helping.settles-aside.wild.color": words(
        "The clue “<as colour>%(suit)s</as>” leaves out card %(slot)s, which then can’t be "
        "<as colour>%(suit)s</as> or multicolour: %(conclusion)s."
    ),
    "helping.settles-aside.rank": words(
        "The clue “%(rank)s” leaves out card %(slot)s, which then can’t be a %(rank)s: "
        "%(conclusion)s."
    ),
    # i18n: Another clue is right as well.
    "helping.also.color": words("The clue “<as colour>%(suit)s</as>” works too."),
    "helping.also.rank": words("The clue “%(rank)s” works too."),
    "helping.also.colors": words("Other colours that work: <as or colour>%(suits)s</as>."),
    "helping.also.ranks": words("Other numbers that work: <as or>%(ranks)s</as>."),
    # i18n: %(conclusion)s as above.
    "helping.also-proves.color": words(
        "The clue “<as colour>%(suit)s</as>” works too: %(conclusion)s."
    ),
    "helping.also-proves.rank": words("The clue “%(rank)s” works too: %(conclusion)s."),
    # i18n: The other clue is right because it doesn’t point at the card.
    "helping.also-aside.color": words(
        "The clue “<as colour>%(suit)s</as>” works too: it leaves out card %(slot)s, which proves "
        "the same."
    ),
    "helping.also-aside.rank": words(
        "The clue “%(rank)s” works too: it leaves out card %(slot)s, which proves the same."
    ),
    "helping.also-aside-proves.color": words(
        "The clue “<as colour>%(suit)s</as>” works too. It leaves out card %(slot)s, which then "
        "can’t be <as colour>%(suit)s</as>: %(conclusion)s."
    ),
    "helping.also-aside-proves.wild.color": words(
        "The clue “<as colour>%(suit)s</as>” works too. It leaves out card %(slot)s, which then "
        "can’t be <as colour>%(suit)s</as> or multicolour: %(conclusion)s."
    ),
    "helping.also-aside-proves.rank": words(
        "The clue “%(rank)s” works too. It leaves out card %(slot)s, which then can’t be a "
        "%(rank)s: %(conclusion)s."
    ),
    # Make it playable
    "theme.make-playable": pwords("kind of puzzle", "Prove it’s playable"),
    "theme.make-playable.about": words("Give a clue that proves a card is playable."),
    "make-playable.goal": words(
        "%(name)s’s card %(slot)s is the <as name>%(card)s</as>. Which clue proves to %(name)s "
        "that it’s playable?"
    ),
    # i18n: %(rank)s is the card’s number.
    "make-playable.no.built": words(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which no longer "
        "fits: <as colour>%(card)s</as> already has its %(rank)s."
    ),
    # i18n: Conclusions after a colon. %(cards)s becomes a list of little pictures of cards.
    "make-playable.yes": nwords(
        "it can only be <as or>%(cards)s</as>, and each of them is next",
        "it can only be <as or>%(cards)s</as>, and each of them is next",
        count="num",
    ),
    # i18n: %(rank)s is the number on the cards.
    "make-playable.yes-rank": words(
        "it can only be a %(rank)s, and every colour it could be needs its %(rank)s next"
    ),
    "make-playable.yes=1": words("it can only be the <as name>%(first)s</as>, which is next"),
    # Save it
    "theme.save": pwords("kind of puzzle", "Save it"),
    "theme.save.about": words("Give a clue that proves a card is critical."),
    "save.goal": words(
        "%(name)s’s card %(slot)s is the <as name>%(card)s</as>. Which clue proves to %(name)s "
        "that it’s critical?"
    ),
    # i18n: %(rank)s is the card’s number.
    "save.no.built": words(
        "For all %(name)s knows, it could be a <as name>%(card)s</as>, which isn’t "
        "critical: <as colour>%(card)s</as> already has its %(rank)s."
    ),
    # i18n: Conclusions after a colon.
    "save.yes": nwords(
        "it can only be <as or>%(cards)s</as>, and each of them is critical",
        "it can only be <as or>%(cards)s</as>, and each of them is critical",
        count="num",
    ),
    "save.yes-rank": words("it can only be a %(rank)s, and every %(rank)s it could be is critical"),
    "save.yes-single": words(
        "it can only be a %(rank)s, and there’s just one %(rank)s in each colour"
    ),
    "save.yes-multicolour": words(
        "it can only be multicolour, and there’s just one of each multicolour card"
    ),
    "save.only": words("it can only be the <as name>%(card)s</as>, and there’s just one of those"),
    "save.last=1": words(
        "it can only be the <as name>%(card)s</as>, and the other has been discarded"
    ),
    # i18n: %(num)s other copies of the card.
    "save.last": nwords(
        "it can only be the <as name>%(card)s</as>, and the other <as word>%(num)s</as> has been "
        "discarded",
        "it can only be the <as name>%(card)s</as>, and the other <as word>%(num)s</as> have been "
        "discarded",
        count="num",
    ),
}
