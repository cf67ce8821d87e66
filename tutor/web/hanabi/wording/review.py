"""The words of pages that look back at a game which is over."""

from tutor.web.shell.words import Words, nwords, pwords, words

REVIEW: dict[str, Words] = {
    "review.description": words(
        "Look back at a game of Hanabi from Hanab Live or from this site: every turn as its "
        "player saw it, statistics, chances, and the moments that decided the game."
    ),
    "review.lead": words(
        "Bring a game you’ve played, and see each turn as its player saw it: what they could "
        "know, how likely it was, and what decided the game."
    ),
    # i18n: Hanab Live is a site (hanab.live). “shared-replay-json” is a part of its links.
    "review.links": words(
        "Links with “shared-replay-json” or “replay-json” in them contain the whole game. Other "
        "links only point to a game on Hanab Live, and we don’t fetch anything from there."
    ),
    # i18n: “/copy” is what is typed there, in every language.
    "review.links.copy": words(
        "In a replay on Hanab Live, type “/copy” in the chat to copy such a link."
    ),
    "review.played-here": words(
        "To look back at a game you played here, use the link on its last page."
    ),
    "review.open": words(
        "Nothing is stored here. The address of a game holds all its cards and moves: whoever "
        "has the address can see every card."
    ),
    # i18n: %(value)s is a list of names in English, as they are on Hanab Live.
    "review.covered": words(
        "Games of two to five players, with five suits or with six. Hanab Live calls them "
        "%(value)s. Other variants have rules that no printed edition has."
    ),
    "review.names": words(
        "Players get our names, in the order of the file. An unfinished game is reviewed as far "
        "as it goes."
    ),
    # i18n: The title of a page. %(num)s is the number of players, from 2 to 5.
    "review.title": nwords("A game of %(num)s player", "A game of %(num)s players", count="num"),
    "review.unfinished": words("The game stops here, before its end."),
    "review.over": words("The game is over."),
    # i18n: The title of a page, where others are called "Turn 12".
    "review.after-last": words("After the last turn"),
    "review.what-to-do": words("%(name)s, what would you do?"),
    "review.choose": words("Choose an action next to one of the hands."),
    "review.otherwise": words(
        "To try something else, choose it next to one of the hands. That starts a separate game; "
        "this one stays as it is."
    ),
    # i18n: Who looks at the table: a player, or somebody who sees every hand.
    "review.seat": pwords("who looks at the table", "%(name)s"),
    "review.seat.open": pwords("who looks at the table", "someone who sees all hands"),
    # i18n: Links. Partners are those whom the site plays; they give clues in one of two ways.
    "review.on.none": words("Let partners play on, with literal clues"),
    "review.on.all": words("Let partners play on, with conventions"),
    # A turn that is tried again: what came of the answer.
    "review.try.same": words("That’s what happened in the game."),
    "review.try.better": words("The coach would do the same."),
    "review.try.worse": words("The coach would do something else."),
    "review.try.wrong": words("It would have gone wrong here."),
    "review.try.fine": words("The coach has no objection."),
    # What a turn cost. i18n: %(points)s is a number with decimals, such as 0.7.
    "review.cost": nwords("Cost: %(num)s point", "Cost: %(num)s points", count="num"),
    "review.cost.about": words("Cost: about %(points)s points"),
    "review.cost.fuse": words("Cost: a fuse token"),
    "review.game-lost": words("That mistake lost the game."),
    # i18n: After a turn: too few turns for every card that was still needed.
    "review.time-lost": words("Too few turns remained."),
    # i18n: Under the numbers of a game from Hanab Live, a site.
    "review.card-order": words("Card %(num)s is the oldest here, and the newest on Hanab Live."),
    # Chances: exact, from clues and visible cards.
    "review.misplayed": words(
        "The <as name>%(card)s</as> didn’t fit. The chance that it would fit was <as "
        "percent>%(percent)s</as>."
    ),
    "review.lost": words(
        "The last <as name>%(card)s</as> was lost. From what its player knew, the chance that it "
        "was the last copy of a needed card was <as percent>%(percent)s</as>."
    ),
    # Numbers, as players on Hanab Live know them, each with what it means
    "review.figure.clues": words("Clues"),
    "review.figure.clues.means": words("Clues given."),
    "review.figure.strikes": words("Mistakes"),
    "review.figure.strikes.means": words("Cards played that didn’t fit."),
    "review.figure.lost": words("Lost cards"),
    "review.figure.lost.means": words(
        "Last copies of needed cards that were discarded or misplayed."
    ),
    "review.figure.risks": words("Bottom deck risks"),
    "review.figure.risks.means": words(
        "How often somebody discarded or misplayed a needed card from %(low)s to %(high)s while "
        "its other copy was in the deck. If that copy is the last card of the deck, there’s "
        "hardly time to play it."
    ),
    "review.figure.efficiency": words("Efficiency"),
    "review.figure.efficiency.means": words(
        "Cards gained for each clue given. That means cards played, and needed cards in hand "
        "that have a clue. A token lost by a mistake, or by finishing a firework with all "
        "tokens available, counts as a clue."
    ),
    "review.figure.efficiency-needed": words("Efficiency needed"),
    "review.figure.efficiency-needed.means": words(
        "How many cards each clue must gain on average if all are to be played and no token is "
        "lost."
    ),
    "review.figure.efficiency-needed-now": words("Efficiency needed from here"),
    "review.figure.efficiency-needed-now.means": words(
        "How many cards each clue still possible must gain on average. Cards that already have "
        "a clue don’t count."
    ),
    "review.figure.pace": words("Pace at the start"),
    "review.figure.pace.means": words(
        "How many cards you can discard before there’s too little time for all the points: "
        "points, cards in the deck and players added up, minus the highest score still possible."
    ),
    "review.figure.lowest-pace": words("Lowest pace"),
    "review.figure.lowest-pace.means": words(
        "The lowest pace before the last card was drawn. Below zero, there was too little time "
        "for all the points."
    ),
    "review.figure.pace-now": words("Pace"),
    "review.figure.pace-now.means": words(
        "How many cards you can still discard before there’s too little time for all the points "
        "still possible. Once the deck is empty it’s “–”."
    ),
    "review.figure.highest": words("Highest score"),
    "review.figure.highest.means": words("The most points the cards still allowed."),
    # What can't be read
    "review.refused": words("We can’t look back at this game"),
    "review.refused.empty": words("Paste a game or choose a file first."),
    "review.refused.too-large": words("It’s longer than any game."),
    "review.refused.elsewhere": words(
        "This link only names a game on another server, and we fetch nothing from there. Export "
        "the game there and bring its file, or a link that carries the whole game."
    ),
    # i18n: %(value)s is the name of a variant, in English.
    "review.refused.variant": words(
        "It’s the variant “%(value)s”, and no edition of Hanabi has its rules."
    ),
    # i18n: %(value)s is the name of an option in a file, such as “cardCycle”.
    "review.refused.option": words(
        "It was played with the option “%(value)s”, and no edition of Hanabi has its rules."
    ),
    "review.refused.players": words(
        "%(value)s people played it. A game of Hanabi is for two to five."
    ),
    "review.refused.action": words(
        "Action %(num)s isn’t allowed at that point, so the game can’t have been played like that."
    ),
    "review.refused.link": words(
        "The link makes no sense from character %(num)s on. Perhaps a part of it was lost when it "
        "was copied."
    ),
    "review.refused.file": words(
        "It isn’t a game as Hanab Live exports it, or a part of it is missing."
    ),
}
