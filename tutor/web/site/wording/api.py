"""The words of the API's description: operations, parameters, types, fields, problems."""

from tutor.web.shell.words import Words, pwords, words

# i18n: All of this is for programmers. Names in code (position, seat, show=true) stay as they are.
OPERATIONS: dict[str, Words] = {
    "api.title": words("JSON API"),
    "api.description": words(
        "Rules, puzzles and positions for programs, with what the engine says about them. All "
        "requests are GET, and no key is needed. Players, slots and moves are numbered from 0."
    ),
    "api.answered": words("What was asked for."),
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
        "Where actions lead from a position, each checked by the engine, and what may be done then."
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
    "api.operation.puzzles.at_position_answered": words("The verdict on an answer to that."),
    "api.operation.rules.every": words("All the rules."),
    "api.operation.rules.one": words("One rule."),
    "api.operation.rules.glossary": words("The words of the game, and what others call them."),
}

PARAMETERS: dict[str, Words] = {
    "api.parameter.action": words("Actions to be done from there, in order."),
    "api.parameter.answer": words("An option that is chosen; it may come several times."),
    "api.parameter.box": words("The id of the box on the table, in games with boxes."),
    "api.parameter.date": words("A day such as 2026-11-22; today’s (UTC) if it is left out."),
    "api.parameter.hints": words("How many pieces of help to tell."),
    "api.parameter.lang": words("The language of all texts."),
    "api.parameter.level": words(
        "How hard the puzzles are, from 1 to 5. Where it is optional, leaving it out means all."
    ),
    "api.parameter.name": words("The id of a puzzle of the library."),
    "api.parameter.question": words(
        "The parts of the question, a field for each: slot=2, clue=color-1-r. What is left out is "
        "what the theme asks there first."
    ),
    "api.parameter.reader": words("Who the puzzle is for: learner or expert."),
    "api.parameter.rules": words("The code of the rules that are played."),
    "api.parameter.rule": words("The id of a rule."),
    "api.parameter.seed": words("The number of the deal or of the endless puzzle."),
    "api.parameter.show": words("true: show the answer without choosing one."),
    "api.parameter.twin": words(
        "The number of a twin: the same puzzle in other colours and from another seat. Without it, "
        "the puzzle itself."
    ),
    "api.parameter.position": words("A position in the notation of its game."),
}

TYPES: dict[str, Words] = {
    "api.type.AnsweredPuzzle": words(
        "A judged answer. From then on the position is told with all its cards; while a line is "
        "open, only what the viewer sees."
    ),
    "api.type.Game": words("A game."),
    "api.type.Line": words("How far a puzzle of several turns has come."),
    "api.type.ListedPuzzle": words("A puzzle of the library, in a line."),
    "api.type.Move": words("An action of the viewer, and the partners’ replies."),
    "api.type.Named": words("Something by its id and its name."),
    "api.type.OtherWord": words("What somebody else calls a term."),
    "api.type.Outcome": words("How a game has ended."),
    "api.type.Position": words("A position, and what may be done there."),
    "api.type.ProblemDetails": words(
        "Why there is no answer (RFC 9457). The first four fields are always there, the others "
        "where the problem has them."
    ),
    "api.type.Puzzle": words("A puzzle, without anything that its viewer can’t see."),
    "api.type.Reason": words("A sentence that gives a cause, and its rules."),
    "api.type.Refused": words("An action that isn’t allowed where it was tried."),
    "api.type.Rule": words("A rule, as it reads with the box and the rules chosen."),
    "api.type.Rulebook": words("All rules, as they read with the box and the rules chosen."),
    "api.type.Ruleset": words("Rules by their code."),
    "api.type.Section": words("A part of the rules."),
    "api.type.Term": words("A word of the game."),
    "api.type.Theme": words("A kind of puzzle."),
    "api.type.Turn": words("What somebody has done."),
    "api.type.Verdict": words("What the engine says about an option."),
}

FIELDS: dict[str, Words] = {
    "api.field.about": words("What it is about, in a sentence."),
    "api.field.action": words("The name of the action."),
    "api.field.after": words("The position that it leads to, if it leads to one."),
    "api.field.all_hints": words("How many pieces of help there are."),
    "api.field.before": words("What happened earlier that the question rests on."),
    "api.field.boxes": words("The boxes that the game is sold in."),
    "api.field.choose": words(
        "How much to choose: one right option, all of them, or all of them in order."
    ),
    "api.field.chosen": words("What was chosen, in order."),
    "api.field.Rule.chosen": words("What is said if the rule is one of a variant that is chosen."),
    "api.field.code": words("The code of rules, such as wild-5.fuses-1."),
    "api.field.consequence": words("What choosing it leads to or means."),
    "api.field.correct": words("The right options."),
    "api.field.Verdict.correct": words("Whether it is right."),
    "api.field.definition": words("What it means."),
    "api.field.detail": words("What is wrong, in English."),
    "api.field.AnsweredPuzzle.details": words("Further causes."),
    "api.field.details": words("What the reason is about: a card, a count."),
    "api.field.elsewhere": words("What printed editions and other sites call it."),
    "api.field.end_condition": words("How it ended; null while it goes on."),
    "api.field.expected": words("What was expected there."),
    "api.field.field": words("What was being read."),
    "api.field.first_day": words("The first day that has a puzzle; null without such puzzles."),
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
    "api.field.left": words("How many own actions are left."),
    "api.field.legal_actions": words("The actions allowed now."),
    "api.field.level": words("How hard it is, 1 to 5; null if that isn’t known."),
    "api.field.levels": words("The levels that it has."),
    "api.field.line": words("The line so far; null if one answer is asked for."),
    "api.field.mark": words(
        "right or wrong if it was chosen; missed, or also if another right one was; else null."
    ),
    "api.field.max_score": words("The most points that there could be."),
    "api.field.moves": words("What has been done."),
    "api.field.name": words("Its name."),
    "api.field.notes": words("What other editions have or do here."),
    "api.field.number": words("Its number in the book of rules, such as 5.3."),
    "api.field.ProblemDetails.number": words("Which action is at fault, from 1."),
    "api.field.option": words("The name of the option."),
    "api.field.options": words("The names of all options."),
    "api.field.Line.options": words("The names of the actions allowed next."),
    "api.field.outcome": words("How the game has ended; null while it goes on."),
    "api.field.page": words("The address of its page for people."),
    "api.field.paragraphs": words("What it says; a list in the list has points of their own."),
    "api.field.picture": words("The address of its picture (PNG), which shows no more."),
    "api.field.players": words("How many play."),
    "api.field.Game.players": words("How many can play."),
    "api.field.position": words("The position in the notation of its game."),
    "api.field.Puzzle.position": words(
        "The position as the viewer sees it, in the notation of its game, without what is hidden."
    ),
    "api.field.ProblemDetails.position": words("The character where reading failed, from 0."),
    "api.field.puzzles": words("How many the library has."),
    "api.field.question": words("The parts of the question."),
    "api.field.readers": words("The readers who have daily puzzles."),
    "api.field.reason": words("Why not."),
    "api.field.AnsweredPuzzle.reason": words("The cause that decides, in a sentence or two."),
    "api.field.refusal": words("The action that was refused, if the last one was."),
    "api.field.rule": words("The id of the rule that it rests on."),
    "api.field.rules": words("The code of the rules that are played."),
    "api.field.Reason.rules": words("The ids of the rules that it rests on."),
    "api.field.Section.rules": words("Its rules, in order."),
    "api.field.rulesets": words("Codes of rules that between them use everything there is."),
    "api.field.score": words("The points."),
    "api.field.seat": words("Whose turn it was."),
    "api.field.sections": words("Its parts, in order."),
    "api.field.source": words("Who calls it so."),
    "api.field.state": words(
        "right, partly (some is missing), wrong, shown, or open while a line goes on."
    ),
    "api.field.status": words("The HTTP status."),
    "api.field.Line.status": words("How it stands: open, reached or failed."),
    "api.field.synonyms": words("Other words for it, with commas between them."),
    "api.field.text": words("What it says."),
    "api.field.ProblemDetails.text": words("The text that could not be read."),
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
        "Something can’t be read. The data say what, where, and what would do."
    ),
    "api.problem.illegal-action": words(
        "The action isn’t allowed where it stands; a rule says so."
    ),
    "api.problem.impossible-position": words("No game can lead to this position."),
    "api.problem.unsupported": words("There is nothing of this name here."),
    "api.problem.not-found": words("There is nothing at this address."),
    "api.problem.refused": words("It makes no sense, or can’t be asked in this way."),
    "api.problem.too-many-requests": words(
        "Too many requests, or too costly ones. Retry-After says when to go on."
    ),
    "api.problem.busy": words(
        "The server has too much to work out. Retry-After says when to come again."
    ),
    "api.problem.server-error": words("Something failed; the fault is ours."),
}

PAGE: dict[str, Words] = {
    "api.optional": pwords("parameter of a request", "(optional)"),
}

API: dict[str, Words] = {**OPERATIONS, **PARAMETERS, **TYPES, **FIELDS, **PROBLEMS, **PAGE}
