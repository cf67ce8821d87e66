"""The puzzles of Hànzì in English: names, goals, options, verdicts and proofs, theme by theme."""

from tutor.web.shell.words import Words, pwords, words

PUZZLES: dict[str, Words] = {
    # What several themes say
    # i18n: An option: a character, then what it means, as a dictionary has it.
    "hanzi-character.option": words("%(character)s (%(meaning)s)"),
    # i18n: An option: a place of the grid, such as b3.
    "hanzi-spot.option": pwords("a card of the grid, as an option", "%(spot)s"),
    # i18n: What a card turned out to be: a character, then its points or its effect.
    "hanzi-face": words("%(character)s (%(gives)s)"),
    # i18n: %(drawing)s is a description such as “three straight peaks on a flat base”.
    "hanzi-form.drawn": words("%(character)s is drawn like this: %(drawing)s."),
    "hanzi-alike.shan-huo": words("The peaks of 山 are straight, the tips of 火 are curved."),
    "hanzi-alike.mu-tree-he": words("The top of 木 is straight, the top of 禾 is bent over."),
    "hanzi-alike.quan-shi-pig": words("犬 is slim with a curled tail, 豕 is fat."),
    "hanzi-alike.you-pu": words("攴 holds an upright stick, 又 is empty."),
    "hanzi-alike.kou-ri": words("口 is a bowl with a line across, 日 has a dot."),
    # Which character is this?
    "theme.hanzi-read-form": pwords("kind of puzzle", "Read a form"),
    "theme.hanzi-read-form.about": words("Which character is this drawing?"),
    "hanzi-read-form.goal": words("Look at the card at %(spot)s. Which character is it?"),
    "hanzi-read-form.right": words("Yes, that’s %(character)s: %(meaning)s."),
    # Look-alikes
    "theme.hanzi-look-alike": pwords("kind of puzzle", "Look-alikes"),
    "theme.hanzi-look-alike.about": words("Two drawings look nearly the same. Which is which?"),
    # i18n: %(meaning)s is what the character means, as a dictionary has it.
    "hanzi-look-alike.goal": words("Which of these cards is %(character)s (%(meaning)s)?"),
    "hanzi-look-alike.right": words("%(spot)s is %(character)s (%(meaning)s)."),
    "hanzi-look-alike.wrong": words("%(spot)s is %(character)s (%(meaning)s)."),
    # Pairs
    "theme.hanzi-pair": pwords("kind of puzzle", "Find the pair"),
    "theme.hanzi-pair.about": words("Which two cards make your task?"),
    "hanzi-pair.goal": words("It’s your turn. Which two cards make %(task)s (%(meaning)s)?"),
    "hanzi-pair.goal.any": words("It’s your turn. Which two cards make one of your tasks?"),
    # i18n: Two places of the grid, such as b3 and c4.
    "hanzi-pair.option": pwords("two cards, as an option", "%(one)s and %(other)s"),
    # i18n: %(points)s is “2 points”, %(effect)s the name of an effect, such as “take a token”.
    "hanzi-pair.match": words("They make %(task)s: %(points)s and an effect card (%(effect)s)."),
    "hanzi-pair.miss.token": words(
        "They’re %(one)s and %(other)s. You turn them back and take a token."
    ),
    "hanzi-pair.miss.no-token": words(
        "They’re %(one)s and %(other)s. You turn them back, and nobody has a token."
    ),
    "hanzi-pair.parts": words("%(task)s is made of %(one)s and %(other)s."),
}
