"""What is said of tournaments where a page cannot do as it was asked, or names one of several."""

from tutor.web.shell.words import Words, nwords, words

TOURNAMENTS: dict[str, Words] = {
    # i18n: A place where players of a tournament sit together.
    "tournament.table": words("Table %(num)s"),
    # i18n: One of the games that all tables of a tournament play, with the cards in the same order.
    "tournament.deal": words("Deal %(num)s"),
    # i18n: The same, with the name by which its cards are known to helpers: "Deal 2 (3-4821)".
    "tournament.deal-named": words("Deal %(num)s (%(deal)s)"),
    "tournament.problem.points": words("%(deal)s needs its points: at most %(points)s."),
    "tournament.problem.turns": words(
        "%(deal)s needs its points, at most %(points)s, and the turns left, at most %(turns)s."
    ),
    "tournament.problem.cards": words(
        "%(deal)s needs its points, at most %(points)s, and the cards lost, at most %(lost)s."
    ),
    "tournament.known": words(
        "There’s already another result for %(deal)s. Ask the organiser to correct it."
    ),
    "tournament.changed": words(
        "The result for %(deal)s was changed in the meantime, so nothing was saved. Please check "
        "it again."
    ),
    "tournament.closed": words("The tournament is closed: no more results are taken."),
    "tournament.no-table": words(
        "This browser doesn’t belong to a table of the tournament. Open your table’s link on this "
        "device, and start the deal from there."
    ),
    "tournament.not-this": words("This game isn’t part of the tournament, or it isn’t over yet."),
    "tournament.full": nwords(
        "A club has at most %(num)s tournament at a time. Erase one first.",
        "A club has at most %(num)s tournaments at a time. Erase one first.",
        count="num",
    ),
}
