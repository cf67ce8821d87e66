"""The words of certified deals: what is printed of them, and the line that wins one."""

from tutor.web.shell.words import Words, nwords, words

DEALS: dict[str, Words] = {
    "deals.title": words("Winnable deals for clubs"),
    # What is printed
    "deals.part.scores": words("Score sheet (shows no cards)"),
    "deals.part.packets": words(
        "One sheet for each colour, so that no helper sees the whole order"
    ),
    "deals.part.pack": words("The whole order, for one helper who doesn’t play"),
    # i18n: A heading above the cards that a player is dealt.
    "deals.hand-of": words("%(name)s’s hand"),
    # i18n: The same, above the hand that is dealt first.
    "deals.hand-of.first": words("%(name)s’s hand (%(name)s begins)"),
    # i18n: A heading above the cards that are not dealt at the start.
    "deals.to-draw": words("To be drawn"),
    # i18n: %(deals)s are names of deals, such as “3-17 and 3-20”: %(left)s of all %(num)s.
    "deals.left-out": nwords(
        "Left out, because we found no such way: %(left)s of %(num)s deal (%(deals)s)",
        "Left out, because we found no such way: %(left)s of %(num)s deals (%(deals)s)",
        count="num",
    ),
    # i18n: Where a reader is in a list of turns, such as “After 3 of 52 turns”.
    "deals.line.start": words("At the start"),
    "deals.line.step": words("After %(num)s of %(all)s turns"),
}
