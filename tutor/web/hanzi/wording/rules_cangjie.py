"""The rules of the end, of the game against Cangjie, and who he was, in English."""

from tutor.web.shell.words import Words, nwords, words

CANGJIE_RULES: dict[str, Words] = {
    "section.hanzi-ending": words("The end of the game"),
    "rule.hanzi-win.title": nwords(
        "%(num)s point wins at once", "%(num)s points win at once", count="num"
    ),
    # i18n: %(num)s is a number of scoring cards, %(points)s of points.
    "rule.hanzi-win.1": nwords(
        "As soon as you have %(points)s points, from %(num)s scoring card, you win and the game is "
        "over.",
        "As soon as you have %(points)s points, from %(num)s scoring cards, you win and the game "
        "is over.",
        count="num",
    ),
    "rule.hanzi-win.figure": words("%(player)s has won: the scoring cards are worth %(num)s."),
    "rule.hanzi-table-empty.title": words("If nothing can be made, most points win"),
    "rule.hanzi-table-empty.1": words(
        "The game also ends when the grid is empty, or when no task can be made any more by anyone."
    ),
    "rule.hanzi-table-empty.2": words(
        "That is the case when no task in front of a player or in the supply has both "
        "components on the grid, and no effect card can fetch one that does."
    ),
    "rule.hanzi-table-empty.3": words(
        "Whoever has most points wins. Players who are tied share the victory."
    ),
    # Against Cangjie
    "section.hanzi-with-cangjie": words("Against Cangjie"),
    "rule.hanzi-chosen": words("Part of your game"),
    "rule.hanzi-cangjie.title": words("Cangjie takes cards off the grid"),
    # i18n: The plural form follows the second number, %(most)s.
    "rule.hanzi-cangjie.1": nwords(
        "This variant is for %(fewest)s to %(most)s player. Play as usual, but against "
        "Cangjie, who takes a card after every crafting.",
        "This variant is for %(fewest)s to %(most)s players. Play as usual, but against "
        "Cangjie, who takes a card after every crafting.",
        count="most",
    ),
    "rule.hanzi-cangjie.2": words("Put the marker on a card of the grid, chosen at random."),
    "rule.hanzi-cangjie.3": nwords(
        "Give everyone %(num)s token.", "Give everyone %(num)s tokens.", count="num"
    ),
    "rule.hanzi-cangjie.figure": words(
        "The start of a game against Cangjie, with the marker on a card."
    ),
    "rule.hanzi-cangjie-removal.title": words("Remove the card under the marker"),
    # i18n: A list of two follows.
    "rule.hanzi-cangjie-removal.1": words(
        "After each crafting, remove the card under the marker from the game:"
    ),
    "rule.hanzi-cangjie-removal.scoring": nwords(
        "A scoring card counts for Cangjie: %(num)s point.",
        "A scoring card counts for Cangjie: %(num)s points.",
        count="num",
    ),
    "rule.hanzi-cangjie-removal.effect": words("An effect card counts for nobody."),
    "rule.hanzi-cangjie-removal.2": words(
        "If you matched the card under the marker, the card that filled its gap is removed "
        "instead. If the pile is empty, nothing is removed."
    ),
    "rule.hanzi-lost-tasks.title": words("A task with the removed component is lost"),
    "rule.hanzi-lost-tasks.1": words(
        "Every task in front of a player that contains the removed component is <b>lost</b>: "
        "it leaves the game."
    ),
    "rule.hanzi-lost-tasks.2": words(
        "Whoever loses a task takes another one from the supply, which is refilled. Only then "
        "does the marker move."
    ),
    "rule.hanzi-lost-tasks.3": words(
        "A task in the supply is lost too if one of its components can no longer appear. "
        "It’s replaced from the deck."
    ),
    "rule.hanzi-lost-tasks.4": words(
        "You can agree on another way: a task stays while a card with the same component "
        "is left on the grid or in the pile."
    ),
    "rule.hanzi-marker-move.title": words("Then move the marker to a neighbouring card"),
    "rule.hanzi-marker-move.1": words(
        "Move it up, down, left or right by one place, never diagonally. It has to stand on a card "
        "and not on a gap."
    ),
    "rule.hanzi-marker-move.2": words(
        "Then fill the gap from the pile, as long as there are cards."
    ),
    "rule.hanzi-marker-move.3": words("Whoever’s turn it is chooses where the marker goes."),
    "rule.hanzi-marker-move.figure": nwords(
        "Late in a game: the marker may go to %(num)s neighbouring card, but never to a gap.",
        "Late in a game: the marker may go to any of %(num)s neighbouring cards, but never to a "
        "gap.",
        count="num",
    ),
    "rule.hanzi-marker-token.title": nwords(
        "%(num)s token moves the marker anywhere",
        "%(num)s tokens move the marker anywhere",
        count="num",
    ),
    "rule.hanzi-marker-token.1": nwords(
        "Before you craft you may spend %(num)s token and put the marker on any card of the grid.",
        "Before you craft you may spend %(num)s tokens and put the marker on any card of the grid.",
        count="num",
    ),
    "rule.hanzi-marker-token.2": words(
        "You may do so once a turn, whatever else you spend tokens on."
    ),
    "rule.hanzi-marker-token.3": words(
        "Use it to save a card you want, or to remove one somebody else wants."
    ),
    "rule.hanzi-cangjie-end.title": words("The game ends when the marker can’t move"),
    "rule.hanzi-cangjie-end.1": words(
        "If there’s no card beside the marker to move to, the game is over."
    ),
    "rule.hanzi-cangjie-end.2": nwords(
        'Here %(num)s point doesn’t <rule id="hanzi-win">end the game</rule>, and neither'
        " does a lack of tasks to make.",
        'Here %(num)s points don’t <rule id="hanzi-win">end the game</rule>, and neither '
        "does a lack of tasks to make.",
        count="num",
    ),
    "rule.hanzi-cangjie-ranking.title": words("Beat Cangjie first, then each other"),
    "rule.hanzi-cangjie-ranking.1": words(
        "Players who don’t have more points than Cangjie are <b>out</b>."
    ),
    "rule.hanzi-cangjie-ranking.2": words(
        "Among the rest, most points wins. If several are tied, most tokens decide; if those "
        "are equal too, they share the victory."
    ),
    "rule.hanzi-cangjie-ranking.3": words("If all of you are out, Cangjie wins."),
    # The legend
    "section.hanzi-legend": words("The legend"),
    "rule.hanzi-who-was-cangjie.title": words("Who was Cangjie?"),
    "rule.hanzi-who-was-cangjie.1": words(
        "Legend tells of a four-eyed scribe of the Yellow Emperor. He looked at the tracks of "
        "birds and beasts, saw that every kind leaves a mark of its own, and invented writing. "
        "It is said that grain fell from the sky, and that the ghosts wept at night."
    ),
    "rule.hanzi-who-was-cangjie.2": words(
        "It’s a legend: characters grew over many centuries, and many hands made them. The oldest "
        "that we can read were cut into bones and shells, over three thousand years ago."
    ),
}
