"""The rules of the end, of the game against Cangjie, and who he was, in English."""

from tutor.web.shell.words import Words, nwords, words

CANGJIE_RULES: dict[str, Words] = {
    "section.hanzi-ending": words("The end of the game"),
    "rule.hanzi-win.title": nwords(
        "%(num)s point wins at once", "%(num)s points win at once", count="num"
    ),
    # i18n: %(num)s is a number of scoring cards, %(points)s of points.
    "rule.hanzi-win.1": nwords(
        "As soon as you have %(points)s points (%(num)s scoring card), you win and the game is "
        "over.",
        "As soon as you have %(points)s points (%(num)s scoring cards), you win and the game is "
        "over.",
        count="num",
    ),
    "rule.hanzi-win.figure": words("%(player)s has won: the scoring cards are worth %(num)s."),
    "rule.hanzi-table-empty.title": words("If nothing more can be made, the most points win"),
    "rule.hanzi-table-empty.1": words(
        "The game also ends when the grid is empty, or when nobody can make a task any more."
    ),
    "rule.hanzi-table-empty.2": words(
        "That’s when no task in front of a player or in the supply has both its components on the "
        "grid, and no effect card can bring in one that has."
    ),
    "rule.hanzi-table-empty.3": words(
        "The player with the most points wins. Tied players share the victory."
    ),
    # Against Cangjie
    "section.hanzi-with-cangjie": words("Against Cangjie"),
    "rule.hanzi-chosen": words("Part of your game"),
    "rule.hanzi-cangjie.title": words("Cangjie takes cards off the grid"),
    # i18n: The plural form follows the second number, %(most)s.
    "rule.hanzi-cangjie.1": nwords(
        "This variant is for %(fewest)s to %(most)s player. Play as usual, except that Cangjie "
        "takes a card after every crafting.",
        "This variant is for %(fewest)s to %(most)s players. Play as usual, except that Cangjie "
        "takes a card after every crafting.",
        count="most",
    ),
    "rule.hanzi-cangjie.2": words("Put the marker on a random card of the grid."),
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
        "If the removed card shows a component of a task in front of a player, that task is "
        "<b>lost</b>: it leaves the game."
    ),
    "rule.hanzi-lost-tasks.2": words(
        "A player who loses a task takes another from the supply, which is refilled. Only then "
        "does the marker move."
    ),
    "rule.hanzi-lost-tasks.3": words(
        "A task in the supply is lost too if one of its components can no longer appear. Replace "
        "it from the deck."
    ),
    "rule.hanzi-lost-tasks.4": words(
        "Or agree before you start that a task stays while a card with the same component is left "
        "on the grid or in the pile."
    ),
    "rule.hanzi-marker-move.title": words("Then move the marker to a neighbouring card"),
    "rule.hanzi-marker-move.1": words(
        "Move it one place up, down, left or right, never diagonally and never onto a gap."
    ),
    "rule.hanzi-marker-move.2": words("Then fill the gap from the pile while it lasts."),
    "rule.hanzi-marker-move.3": words("The player whose turn it is chooses where the marker goes."),
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
        "Before you craft you may spend %(num)s token to put the marker on any card of the grid.",
        "Before you craft you may spend %(num)s tokens to put the marker on any card of the grid.",
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
        "If there is no card above, below, left or right of the marker, the game is over."
    ),
    "rule.hanzi-cangjie-end.2": nwords(
        'Here %(num)s point doesn’t <rule id="hanzi-win">end the game</rule>, nor does running '
        "out of tasks to make.",
        'Here %(num)s points don’t <rule id="hanzi-win">end the game</rule>, nor does running out '
        "of tasks to make.",
        count="num",
    ),
    "rule.hanzi-cangjie-ranking.title": words("Beat Cangjie first, then each other"),
    "rule.hanzi-cangjie-ranking.1": words(
        "Players who don’t have more points than Cangjie are <b>out</b>."
    ),
    "rule.hanzi-cangjie-ranking.2": words(
        "Among the rest, the most points win, then the most tokens. Players who are still tied "
        "share the victory."
    ),
    "rule.hanzi-cangjie-ranking.3": words("If all of you are out, Cangjie wins."),
    # The legend
    "section.hanzi-legend": words("The legend"),
    "rule.hanzi-who-was-cangjie.title": words("Who was Cangjie?"),
    "rule.hanzi-who-was-cangjie.1": words(
        "Legend tells of the Yellow Emperor’s four-eyed scribe. He saw that every bird and beast "
        "leaves tracks of its own, and invented writing. Grain fell from the sky, they say, and "
        "the ghosts wept at night."
    ),
    "rule.hanzi-who-was-cangjie.2": words(
        "In truth, characters grew over many centuries, and many hands made them. The oldest we "
        "can read were cut into bones and shells over three thousand years ago."
    ),
}
