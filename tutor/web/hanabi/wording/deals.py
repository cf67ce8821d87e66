"""The words of certified deals: what is printed of them, and the line that wins one."""

from tutor.web.shell.words import Words, words

DEALS: dict[str, Words] = {
    "deals.title": words("Deals for clubs"),
    # What is printed
    "deals.part.scores": words("Score sheet, which shows no card"),
    "deals.part.packets": words("One sheet for each colour, for helpers who know one colour each"),
    "deals.part.pack": words("The whole order, for one helper who does not play"),
    # i18n: A heading above the cards that a player is dealt.
    "deals.hand-of": words("%(name)s’s hand"),
    # i18n: A heading above the cards that are not dealt at the start.
    "deals.to-draw": words("To be drawn"),
    # i18n: Where a reader is in a list of turns, such as “After 3 of 52 turns”.
    "deals.line.step": words("After %(num)s of %(all)s turns"),
}
