"""The words of the API's description: operations, parameters, types, fields, problems."""

from tutor.web.shell.words import Words, pwords, words

# i18n: All of this is for programmers. Names in code (position, seat, show=true) stay as they are.
OPERATIONS: dict[str, Words] = {
    "api.title": words("JSON API"),
    "api.description": words(
        "Rules, puzzles and positions for programs, with the engine’s verdicts. All requests are "
        "GET, and you need no key. Players, slots and moves are numbered from 0."
    ),
    "api.answered": words("The answer."),
    "api.refused": words("A problem, with its type and its data."),
    "api.group.games": words("Games"),
    "api.group.hanabi": words("Hanabi"),
    "api.group.openapi": words("This description"),
    "api.group.positions": words("Positions"),
    "api.group.puzzles": words("Puzzles"),
    "api.group.rules": words("Rules"),
    "api.operation.games.every": words("All games on this site."),
    "api.operation.games.one": words("One game: its rules, boxes and kinds of puzzles."),
    "api.operation.games.ruleset": words(
        "The rules with this code, the code in standard form, and the kinds of puzzles that go "
        "with them."
    ),
    "api.operation.openapi.document": words("This description, as OpenAPI 3.1."),
    "api.operation.positions.deal": words(
        "The start of a game, with all its cards. The same number always gives the same deal."
    ),
    "api.operation.positions.played": words(
        "The position after these actions, each checked by the engine, and the actions allowed "
        "there."
    ),
    "api.operation.puzzles.library": words(
        "The puzzles in the library, one JSON object per line (NDJSON)."
    ),
    "api.operation.puzzles.one": words("A puzzle from the library, as its viewer sees it."),
    "api.operation.puzzles.one_answered": words("The verdict on an answer to that puzzle."),
    "api.operation.puzzles.daily": words(
        "The puzzle of the day. It comes from the library: answer it there, by its id."
    ),
    "api.operation.puzzles.endless": words("The endless puzzle with a given number."),
    "api.operation.puzzles.endless_answered": words("The verdict on an answer to that puzzle."),
    "api.operation.puzzles.at_position": words(
        "The question that a kind of puzzle asks about a position."
    ),
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
    "api.parameter.hints": words("The number of pieces of help to show."),
    "api.parameter.lang": words("The language of all texts."),
    "api.parameter.level": words(
        "The level of the puzzles, from 1 to 5. Where it’s optional, leave it out for all levels."
    ),
    "api.parameter.name": words("The id of a puzzle in the library."),
    "api.parameter.question": words(
        "The parts of the question, one field each: slot=2, clue=color-1-r. The default is the "
        "first question the theme asks there."
    ),
    "api.parameter.reader": words("The reader the puzzle is for: learner or expert."),
    "api.parameter.rules": words("The code of the rules in play."),
    "api.parameter.rule": words("The id of a rule."),
    "api.parameter.seed": words("The number of the deal or of the endless puzzle."),
    "api.parameter.show": words("true: show the answer without choosing one."),
    "api.parameter.twin": words(
        "The number of a twin: the same puzzle in other colours and from another seat. The "
        "default is the puzzle itself."
    ),
    "api.parameter.position": words("A position in the notation of its game."),
}

TYPES: dict[str, Words] = {
    "api.type.AnsweredPuzzle": words(
        "A judged answer. It shows every card of the position, or, while a line is open, only "
        "what the viewer sees."
    ),
    "api.type.Game": words("A game."),
    "api.type.Line": words("The progress of a puzzle of several turns."),
    "api.type.ListedPuzzle": words("A puzzle from the library, on one line."),
    "api.type.Move": words("The viewer’s action and the partners’ replies."),
    "api.type.Named": words("An id and a name."),
    "api.type.OtherWord": words("Another name for a term."),
    "api.type.Outcome": words("The outcome of a game."),
    "api.type.Position": words("A position and the actions allowed there."),
    "api.type.ProblemDetails": words(
        "The reason for a failure (RFC 9457). The first four fields are always there; the others "
        "depend on the problem."
    ),
    "api.type.Puzzle": words("A puzzle. It shows only what its viewer sees."),
    "api.type.Reason": words("A reason, with its rules."),
    "api.type.Refused": words("An action that the rules don’t allow there."),
    "api.type.Rule": words("A rule as it reads for the chosen box and rules."),
    "api.type.Rulebook": words("All the rules as they read for the chosen box and rules."),
    "api.type.Ruleset": words("Rules and their code."),
    "api.type.Section": words("A part of the rules."),
    "api.type.Term": words("A word of the game."),
    "api.type.Theme": words("A kind of puzzle."),
    "api.type.Turn": words("A player’s turn."),
    "api.type.Verdict": words("The engine’s verdict on an option."),
}

FIELDS: dict[str, Words] = {
    "api.field.about": words("Its subject, in one sentence."),
    "api.field.action": words("The name of the action."),
    "api.field.after": words("The position it leads to, if any."),
    "api.field.all_hints": words("The number of pieces of help."),
    "api.field.before": words("Earlier events the question depends on."),
    "api.field.boxes": words("The boxes the game is sold in."),
    "api.field.choose": words(
        "The options to choose: one right one, all right ones, or all in order."
    ),
    "api.field.chosen": words("The chosen options, in order."),
    "api.field.Rule.chosen": words("A note if the rule belongs to a chosen variant."),
    "api.field.code": words("The code of rules, such as wild-5.fuses-1."),
    "api.field.consequence": words("The result of choosing it."),
    "api.field.correct": words("The right options."),
    "api.field.Verdict.correct": words("Whether it is right."),
    "api.field.definition": words("Its meaning."),
    "api.field.detail": words("The problem, in English."),
    "api.field.AnsweredPuzzle.details": words("Further reasons."),
    "api.field.details": words("The data of the reason: a card, a count."),
    "api.field.elsewhere": words("Its names in printed editions and on other sites."),
    "api.field.end_condition": words("The cause of the end; null while the game goes on."),
    "api.field.expected": words("The input expected there."),
    "api.field.field": words("The part that was being read."),
    "api.field.first_day": words("The first day with a puzzle; null if there are none."),
    "api.field.first_seed": words("The first number of endless puzzles."),
    "api.field.game": words("The id of the game."),
    "api.field.goal": words("The question."),
    "api.field.headline": words("The result in a word."),
    "api.field.hints": words("The pieces of help that were asked for."),
    "api.field.id": words("The permanent id."),
    "api.field.in_words": words("The rules in play, in a few words each."),
    "api.field.ProblemDetails.kind": words("The kind of thing that wasn’t found."),
    "api.field.labels": words("The text of each option."),
    "api.field.lang": words("The language (BCP 47)."),
    "api.field.last_seed": words("The last number of endless puzzles."),
    "api.field.left": words("The number of actions the viewer has left."),
    "api.field.legal_actions": words("The actions allowed now."),
    "api.field.level": words("Its level, from 1 to 5; null if unknown."),
    "api.field.levels": words("Its levels."),
    "api.field.line": words("The line so far; null for a puzzle of one answer."),
    "api.field.mark": words(
        "right or wrong if it was chosen; missed if it should have been; also if it’s right but "
        "another right one was enough; otherwise null."
    ),
    "api.field.max_score": words("The most points possible."),
    "api.field.moves": words("The actions so far."),
    "api.field.name": words("Its name."),
    "api.field.notes": words("How other editions differ here."),
    "api.field.number": words("Its number in the rules, such as 5.3."),
    "api.field.ProblemDetails.number": words("The number of the wrong action, from 1."),
    "api.field.option": words("The name of the option."),
    "api.field.options": words("The names of all options."),
    "api.field.Line.options": words("The names of the actions allowed next."),
    "api.field.outcome": words("The outcome of the game; null while it goes on."),
    "api.field.page": words("The address of its web page."),
    "api.field.paragraphs": words(
        "Its text; a nested list has bullet points. A * marks our own rulings."
    ),
    "api.field.picture": words("The address of its picture (PNG), which hides the same cards."),
    "api.field.players": words("The number of players."),
    "api.field.Game.players": words("The possible numbers of players."),
    "api.field.position": words("The position in the notation of its game."),
    "api.field.Puzzle.position": words(
        "The position as the viewer sees it, in the notation of its game, without what is hidden."
    ),
    "api.field.ProblemDetails.position": words("The character where reading failed, from 0."),
    "api.field.puzzles": words("The number of puzzles in the library."),
    "api.field.question": words("The parts of the question."),
    "api.field.readers": words("The readers with a daily puzzle."),
    "api.field.reason": words("The reason it was refused."),
    "api.field.AnsweredPuzzle.reason": words("The reason that decides, in a sentence or two."),
    "api.field.refusal": words("The last action, if it was refused."),
    "api.field.rule": words("The id of the rule behind it."),
    "api.field.rules": words("The code of the rules in play."),
    "api.field.Reason.rules": words("The ids of the rules behind it."),
    "api.field.Section.rules": words("Its rules, in order."),
    "api.field.rulesets": words("Codes of rules that together cover every option."),
    "api.field.score": words("The points."),
    "api.field.seat": words("The player whose turn it was."),
    "api.field.sections": words("Its parts, in order."),
    "api.field.source": words("The edition or site that calls it that."),
    "api.field.state": words(
        "right, partly (something is missing), wrong, shown, or open while a line goes on."
    ),
    "api.field.status": words("The HTTP status."),
    "api.field.Line.status": words("The state: open, reached or failed."),
    "api.field.synonyms": words("Other words for it, separated by commas."),
    "api.field.text": words("Its text."),
    "api.field.ProblemDetails.text": words("The text that couldn’t be read."),
    "api.field.theme": words("The kind of puzzle."),
    "api.field.themes": words("The kinds of puzzles."),
    "api.field.title": words("Its title."),
    "api.field.to_act": words("The player whose turn it is."),
    "api.field.told": words("The events, as far as the viewer saw them."),
    "api.field.turns": words("The turns, in order."),
    "api.field.type": words("The kind of problem, by its address."),
    "api.field.verdicts": words("The engine’s verdict on each option."),
    "api.field.viewer": words("The seat of the player who is asked."),
    "api.field.winners": words("The seats that came first, in games against each other."),
    "api.field.word": words("The word."),
}

PROBLEMS: dict[str, Words] = {
    "api.problem.bad-syntax": words(
        "Something can’t be read. The data say what and where, and what should be there."
    ),
    "api.problem.illegal-action": words("A rule forbids this action at that point."),
    "api.problem.impossible-position": words("No game can lead to this position."),
    "api.problem.unsupported": words("Nothing here has this name."),
    "api.problem.not-found": words("There is nothing at this address."),
    "api.problem.refused": words("The request is malformed, or not allowed here."),
    "api.problem.too-many-requests": words(
        "Too many requests, or too costly ones. Retry-After says when to try again."
    ),
    "api.problem.busy": words("The server is too busy. Retry-After says when to try again."),
    "api.problem.server-error": words("Something failed. It’s our fault."),
}

PAGE: dict[str, Words] = {
    "api.optional": pwords("parameter of a request", "(optional)"),
}

API: dict[str, Words] = {**OPERATIONS, **PARAMETERS, **TYPES, **FIELDS, **PROBLEMS, **PAGE}
