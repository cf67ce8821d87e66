"""The English words of tic-tac-toe."""

from collections.abc import Mapping

from tutor.web.shell.words import Words, pwords, words

WORDS: Mapping[str, Words] = {
    # What every game's pages say of this one
    "pages.ttt.home.title": words("Learn tic-tac-toe"),
    "pages.ttt.home.description": words("A lesson for tic-tac-toe."),
    "pages.ttt.embedding.description": words("Puzzles about tic-tac-toe."),
    "pages.ttt.learn.title": words("Learn tic-tac-toe"),
    "pages.ttt.learn.description": words("A lesson for tic-tac-toe."),
    "pages.ttt.learn.lead": words("One lesson: act first, then see why."),
    "pages.ttt.puzzles.description": words("Puzzles about tic-tac-toe."),
    "pages.ttt.puzzles.levels": words("On a higher level more squares are marked."),
    "pages.ttt.name": words("Tic-tac-toe"),
    "pages.ttt.rules.title": words("The rules of tic-tac-toe"),
    "pages.ttt.rules.description": words("Both rules of tic-tac-toe, with pictures."),
    "pages.ttt.rules.notes": words("Other grids:"),
    "pages.ttt.find.description": words("Ask for a rule of tic-tac-toe."),
    "pages.ttt.glossary.description": words("The words of tic-tac-toe."),
    "pages.ttt.print.title": words("The rules of tic-tac-toe on one page"),
    "pages.ttt.print.description": words("The rules of tic-tac-toe to print."),
    "pages.ttt.about": words("About tic-tac-toe"),
    # The grid
    # i18n: A square of the grid by the letter of its column and the number of its row: b2.
    "ttt-square": words("Square %(square)s"),
    "ttt-grid.caption": words("%(first)s plays X, %(second)s plays O"),
    "ttt-to-move": words("%(name)s is to move."),
    "ttt-open": pwords("square of the grid", "open"),
    "ttt-classic": words("Three by three"),
    # Facts
    "ttt-two": words("%(name)s has two in one row, the third square is open: %(squares)s"),
    # Puzzles
    "family.ttt-grid": words("Reading the grid"),
    "theme.ttt-win": words("Win at once"),
    "theme.ttt-win.about": words("Which square makes three in a row?"),
    "ttt-win.goal": words("You are %(name)s. Which square wins at once?"),
    "ttt-win.right": words("A mark on %(square)s makes three in a row."),
    "ttt-win.wrong": words("A mark on %(square)s makes no row of three."),
    "theme.ttt-order": words("The best square first"),
    "theme.ttt-order.about": words("How good are the open squares?"),
    "ttt-order.goal": words(
        "You are %(name)s, and both play their best from here. Put the open squares in order, the"
        " best one first."
    ),
    "ttt-order.won": words("After %(square)s you win."),
    "ttt-order.tied": words("After %(square)s nobody wins."),
    "ttt-order.lost": words("After %(square)s you lose."),
    "ttt-order.taken": words("Square %(square)s is taken."),
    # The lesson
    "chapter.ttt-start": words("How to begin"),
    "lesson.ttt-first": words("Three in a row"),
    "lesson.ttt-first.able": words("You see a row that can be completed."),
    "lesson.ttt-first.1.before": words("Two marks of yours stand in one row. Complete it."),
    "lesson.ttt-first.1.after": words("Whoever has three in a row has won, and the game is over."),
    "lesson.ttt-first.2.before": words("Some squares win, some lose. Look two moves ahead."),
    "lesson.ttt-first.2.after": words("If you cannot win at once, stop the other row first."),
    # The rules
    "section.ttt-rules": words("Rules of the grid"),
    "rule.ttt-turn.title": words("Turns"),
    "rule.ttt-turn.1": words("X begins. In turns each player marks one open square."),
    "figure.ttt-turn": words("X began at a1, O answered in the middle."),
    "rule.ttt-row.title": words("Three in a row wins"),
    "rule.ttt-row.1": words(
        "Three own marks across, down or from corner to corner win. If all squares are marked"
        " without such a row, both have tied."
    ),
    "figure.ttt-row": words("X has won from corner to corner."),
    "faq.ttt-who-begins": words("Who begins, X or O?"),
    "faq.ttt-who-begins.answer": words("X does."),
    "term.ttt-row": words("row"),
    "term.ttt-row.is": words("Three squares across, down or from corner to corner."),
    "term.ttt-row.also": words("line, three in a row"),
}
