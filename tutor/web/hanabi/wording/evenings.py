"""What clubs are told of the prepared evenings."""

from tutor.web.shell.words import Words, words

EVENINGS: dict[str, Words] = {
    "evening.first-night": words("First night"),
    "evening.first-night.about": words(
        "All that a first game needs, for those who have never played."
    ),
    "evening.second-night": words("Second night"),
    "evening.second-night.about": words(
        "The discard pile, a whole round and what to ask yourself every turn."
    ),
    "evening.wild-variant": words("The rainbow variant"),
    "evening.wild-variant.about": words(
        "For those who know the basic game and add multicolour cards that count as every colour."
    ),
    "evening.before-tournament": words("Before the tournament"),
    "evening.before-tournament.about": words(
        "Rules that are argued about, close decisions and whole lines of play."
    ),
}
