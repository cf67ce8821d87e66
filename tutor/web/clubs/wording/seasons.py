"""What is said where a season cannot be made, and how hard deals are."""

from tutor.web.shell.words import Words, nwords, words

SEASONS: dict[str, Words] = {
    # i18n: Beside a form: tournaments are ticked in a list, but none is.
    "season.none": words("Tick at least one tournament, or let all of them count."),
    "season.gone": words(
        "One of the tournaments you ticked no longer exists. Check the list again."
    ),
    "season.too-few": nwords(
        "You ticked %(num)s tournament, so at most %(num)s can count.",
        "You ticked %(num)s tournaments, so at most %(num)s can count.",
        count="num",
    ),
    "season.full": nwords(
        "A club has at most %(num)s season at a time. Erase one first.",
        "A club has at most %(num)s seasons at a time. Erase one first.",
        count="num",
    ),
    # i18n: Below the results of tables on a deal. scores: "21–24".
    "tournament.partners": words(
        "Computer players score %(scores)s points on this deal, %(mean)s on average."
    ),
}
