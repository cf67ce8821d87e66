"""`tutor conventions`: answers to questions about conventions."""

import json
from typing import TextIO

import click

from tutor.core.errors import TutorError
from tutor.games.hanabi.conventions.questions import answers


@click.command("conventions")
@click.argument("file", type=click.File(encoding="utf-8"))
def command(file: TextIO) -> None:
    """Answer questions about conventions.

    FILE is a JSON list of questions, or - for standard input; docs/conventions.md describes it.
    Each question is answered by a line of JSON.
    """
    try:
        questions = json.load(file)
        for question in questions if isinstance(questions, list) else [questions]:
            click.echo(json.dumps({"id": question.get("id"), "answers": answers(question)}))
    except (TutorError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise click.ClickException(f"not a question: {error!r}") from error
