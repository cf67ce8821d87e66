"""What is said where a position for a club's list can't be read."""

from tutor.web.shell.words import Words, words

COMPOSER: dict[str, Words] = {
    "composer.unknown": words("There’s no position at this address."),
    "composer.unreadable": words("This isn’t a position."),
    "composer.over": words("The game is over at this position."),
}
