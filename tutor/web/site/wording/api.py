"""The words of the API's description: operations, parameters, types, fields, problems."""

from tutor.web.shell.words import Words, pwords, words

# i18n: All of this is for programmers. Names in code (position, seat, show=true) stay as they are.
OPERATIONS: dict[str, Words] = {
    "api.title": words("JSON API"),
    "api.description": words(
        "Rules, puzzles and positions for programs, with what the engine says about them. All "
        "requests are GET, and no key is needed. Players, slots and moves are numbered from 0."
    ),
    "api.answered": words("The answer."),
    "api.refused": words("A problem, with its kind and its data."),
    "api.group.games": words("Games"),
    "api.group.hanabi": words("Hanabi"),
    "api.group.openapi": words("This description"),
    "api.group.positions": words("Positions"),
    "api.group.puzzles": words("Puzzles"),
    "api.group.rules": words("Rules"),
    "api.operation.games.every": words("All games on this site."),
    "api.operation.games.one": words("One game: its rules, boxes and kinds of puzzles."),
    "api.operation.games.ruleset": words(
        "Rules by their code, in its standard form, and the kinds of puzzles that make sense with "
        "them."
    ),
    "api.operation.openapi.document": words("This description, as OpenAPI 3.1."),
    "api.operation.positions.deal": words(
        "The start of a game, with all its cards. The same number always deals the same."
    ),
    "api.operation.positions.played": words(
        "The position after some actions, each checked by the engine, and the actions allowed "
        "there."
    ),
    "api.operation.puzzles.library": words(
        "The puzzles in the library, one JSON object per line (NDJSON)."
    ),
    "api.operation.puzzles.one": words("A puzzle of the library, as its viewer sees it."),
    "api.operation.puzzles.one_answered": words("The verdict on an answer to that puzzle."),
    "api.operation.puzzles.daily": words(
        "The puzzle of the day. It is one of the library, so it is answered there, by its id."
    ),
    "api.operation.puzzles.endless": words("The endless puzzle with a given number."),
    "api.operation.puzzles.endless_answered": words("The verdict on an answer to that puzzle."),
    "api.operation.puzzles.at_position": words("What a kind of puzzle asks at a position."),
    "api.operation.puzzles.at_position_answered": words(
        "The verdict on an answer to that question."
    ),
    "api.operation.rules.every": words("All the rules."),
    "api.operation.rules.one": words("One rule."),
    "api.operation.rules.glossary": words("The words of the game, and what others call them."),
}

PARAMETERS: dict[str, Words] = {
    "api.parameter.action": words("Actions to take from there, in order."),
    "api.parameter.answer": words("A chosen option; may be repeated."),
    "api.parameter.box": words("The id of the box on the table, in games with boxes."),
    "api.parameter.date": words("A day such as 2026-11-22; today (UTC) by default."),
    "api.parameter.hints": words("How many pieces of help to tell."),
    "api.parameter.lang": words("The language of all texts."),
    "api.parameter.level": words(
        "How hard the puzzles are, from 1 to 5. Where it’s optional, leaving it out means all "
        "levels."
    ),
    "api.parameter.name": words("The id of a puzzle of the library."),
    "api.parameter.question": words(
        "The parts of the question, one field each: slot=2, clue=color-1-r. By default, the "
        "first question the theme asks there."
    ),
    "api.parameter.reader": words("Who the puzzle is for: learner or expert."),
    "api.parameter.rules": words("The code of the rules in play."),
    "api.parameter.rule": words("The id of a rule."),
    "api.parameter.seed": words("The number of the deal or of the endless puzzle."),
    "api.parameter.show": words("true: show the answer without choosing one."),
    "api.parameter.twin": words(
        "The number of a twin: the same puzzle in other colours and from another seat. By "
        "default, the puzzle itself."
    ),
    "api.parameter.position": words("A position in the notation of its game."),
}

TYPES: dict[str, Words] = {
    "api.type.AnsweredPuzzle": words(
        "A judged answer. It shows every card of the position, but only what the viewer sees "
        "while a line is open."
    ),
    "api.type.Game": words("A game."),
    "api.type.Line": words("How far a puzzle of several turns has come."),
    "api.type.ListedPuzzle": words("A puzzle of the library, in a line."),
    "api.type.Move": words("An action of the viewer, and the partners’ replies."),
    "api.type.Named": words("An id and a name."),
    "api.type.OtherWord": words("Another name for a term."),
    "api.type.Outcome": words("How a game has ended."),
    "api.type.Position": words("A position, and what may be done there."),
    "api.type.ProblemDetails": words(
        "Why there’s no answer (RFC 9457). The first four fields are always there, the others "
        "where the problem has them."
    ),
    "api.type.Puzzle": words("A puzzle, without anything its viewer can’t see."),
    "api.type.Reason": words("A sentence that gives a reason, and its rules."),
    "api.type.Refused": words("An action the rules don’t allow there."),
    "api.type.Rule": words("A rule as it reads for the chosen box and rules."),
    "api.type.Rulebook": words("All the rules as they read for the chosen box and rules."),
    "api.type.Ruleset": words("Rules by their code."),
    "api.type.Section": words("A part of the rules."),
    "api.type.Term": words("A word of the game."),
    "api.type.Theme": words("A kind of puzzle."),
    "api.type.Turn": words("What a player did."),
    "api.type.Verdict": words("What the engine says about an option."),
}

FIELDS: dict[str, Words] = {
    "api.field.about": words("What it is about, in a sentence."),
    "api.field.action": words("The name of the action."),
    "api.field.after": words("The position it leads to, if any."),
    "api.field.all_hints": words("How many pieces of help there are."),
    "api.field.before": words("Earlier events the question depends on."),
    "api.field.boxes": words("The boxes the game is sold in."),
    "api.field.choose": words(
        "How much to choose: one right option, all of them, or all of them in order."
    ),
    "api.field.chosen": words("What was chosen, in order."),
    "api.field.Rule.chosen": words("A note if the rule belongs to a chosen variant."),
    "api.field.code": words("The code of rules, such as wild-5.fuses-1."),
    "api.field.consequence": words("What follows from choosing it."),
    "api.field.correct": words("The right options."),
    "api.field.Verdict.correct": words("Whether it is right."),
    "api.field.definition": words("What it means."),
    "api.field.detail": words("What is wrong, in English."),
    "api.field.AnsweredPuzzle.details": words("Further reasons."),
    "api.field.details": words("What the reason is about: a card, a count."),
    "api.field.elsewhere": words("What printed editions and other sites call it."),
    "api.field.end_condition": words("How it ended; null while it goes on."),
    "api.field.expected": words("What was expected there."),
    "api.field.field": words("What was being read."),
    "api.field.first_day": words("The first day with a puzzle; null if there are none."),
    "api.field.first_seed": words("The first number of endless puzzles."),
    "api.field.game": words("The id of the game."),
    "api.field.goal": words("What is asked."),
    "api.field.headline": words("The result in a word."),
    "api.field.hints": words("The pieces of help that were asked for."),
    "api.field.id": words("The permanent id."),
    "api.field.in_words": words("What is played, in a few words each."),
    "api.field.ProblemDetails.kind": words("What kind of thing was not found."),
    "api.field.labels": words("What each option says."),
    "api.field.lang": words("The language (BCP 47)."),
    "api.field.last_seed": words("The last number of endless puzzles."),
    "api.field.left": words("How many actions the viewer has left."),
    "api.field.legal_actions": words("The actions allowed now."),
    "api.field.level": words("How hard it is, from 1 to 5; null if unknown."),
    "api.field.levels": words("Its levels."),
    "api.field.line": words("The line so far; null if one answer is asked for."),
    "api.field.mark": words(
        "right or wrong if it was chosen; missed if it should have been; also if another right "
        "one was; otherwise null."
    ),
    "api.field.max_score": words("The most points possible."),
    "api.field.moves": words("The actions so far."),
    "api.field.name": words("Its name."),
    "api.field.notes": words("What other editions have or do here."),
    "api.field.number": words("Its number in the book of rules, such as 5.3."),
    "api.field.ProblemDetails.number": words("Which action is at fault, from 1."),
    "api.field.option": words("The name of the option."),
    "api.field.options": words("The names of all options."),
    "api.field.Line.options": words("The names of the actions allowed next."),
    "api.field.outcome": words("How the game has ended; null while it goes on."),
    "api.field.page": words("The address of its page for people."),
    "api.field.paragraphs": words("What it says; a nested list has bullet points."),
    "api.field.picture": words("The address of its picture (PNG), which shows nothing more."),
    "api.field.players": words("How many play."),
    "api.field.Game.players": words("How many can play."),
    "api.field.position": words("The position in the notation of its game."),
    "api.field.Puzzle.position": words(
        "The position as the viewer sees it, in the notation of its game, without what is hidden."
    ),
    "api.field.ProblemDetails.position": words("The character where reading failed, from 0."),
    "api.field.puzzles": words("How many the library has."),
    "api.field.question": words("The parts of the question."),
    "api.field.readers": words("The readers with a daily puzzle."),
    "api.field.reason": words("Why not."),
    "api.field.AnsweredPuzzle.reason": words("The reason that decides, in a sentence or two."),
    "api.field.refusal": words("The action that was refused, if the last one was."),
    "api.field.rule": words("The id of the rule behind it."),
    "api.field.rules": words("The code of the rules in play."),
    "api.field.Reason.rules": words("The ids of the rules behind it."),
    "api.field.Section.rules": words("Its rules, in order."),
    "api.field.rulesets": words("Codes of rules that together cover every option."),
    "api.field.score": words("The points."),
    "api.field.seat": words("Whose turn it was."),
    "api.field.sections": words("Its parts, in order."),
    "api.field.source": words("Who calls it that."),
    "api.field.state": words(
        "right, partly (something is missing), wrong, shown, or open while a line goes on."
    ),
    "api.field.status": words("The HTTP status."),
    "api.field.Line.status": words("How it stands: open, reached or failed."),
    "api.field.synonyms": words("Other words for it, separated by commas."),
    "api.field.text": words("What it says."),
    "api.field.ProblemDetails.text": words("The text that couldn’t be read."),
    "api.field.theme": words("The kind of puzzle."),
    "api.field.themes": words("The kinds of puzzles."),
    "api.field.title": words("Its title."),
    "api.field.to_act": words("Whose turn it is."),
    "api.field.told": words("What happened, as far as the viewer saw it."),
    "api.field.turns": words("Who did what, in order."),
    "api.field.type": words("The kind of problem, by its address."),
    "api.field.verdicts": words("What the engine says about each option."),
    "api.field.viewer": words("The seat of the player who is asked."),
    "api.field.winners": words("The seats that came first, in games against each other."),
    "api.field.word": words("The word."),
}

PROBLEMS: dict[str, Words] = {
    "api.problem.bad-syntax": words(
        "Something can’t be read. The data say what, where, and what was expected."
    ),
    "api.problem.illegal-action": words("A rule forbids this action at that point."),
    "api.problem.impossible-position": words("No game can lead to this position."),
    "api.problem.unsupported": words("Nothing here has this name."),
    "api.problem.not-found": words("There is nothing at this address."),
    "api.problem.refused": words("The request makes no sense, or can’t be made like this."),
    "api.problem.too-many-requests": words(
        "Too many requests, or too costly ones. Retry-After says when to try again."
    ),
    "api.problem.busy": words("The server is too busy. Retry-After says when to try again."),
    "api.problem.server-error": words("Something failed; the fault is ours."),
}

PAGE: dict[str, Words] = {
    "api.optional": pwords("parameter of a request", "(optional)"),
}

API: dict[str, Words] = {**OPERATIONS, **PARAMETERS, **TYPES, **FIELDS, **PROBLEMS, **PAGE}
