"""What clubs are told of the prepared evenings."""

from tutor.web.shell.words import Words, words

EVENINGS: dict[str, Words] = {
    "evening.first-night": words("First evening"),
    "evening.first-night.about": words("All you need for a first game if you’ve never played."),
    "evening.second-night": words("Second evening"),
    "evening.second-night.about": words(
        "The discard pile, a whole round and what to ask yourself every turn."
    ),
    "evening.wild-variant": words("The rainbow variant"),
    "evening.wild-variant.about": words(
        "For players who know the basic game and want multicolour cards that count as every colour."
    ),
    "evening.before-tournament": words("Before the tournament"),
    "evening.before-tournament.about": words(
        "Rules people argue about, close decisions and whole lines of play."
    ),
}
