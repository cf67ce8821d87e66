"""`tutor coach`, `endings`, `conventions`: what can be said of the actions at a position."""

import json
from collections.abc import Iterable, Mapping
from typing import TextIO

import click

from tutor.commands.position import read_position
from tutor.core.errors import TutorError
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach.moment import Moment
from tutor.games.hanabi.conventions.questions import answers
from tutor.games.hanabi.endings.belief import (
    PLAIN,
    QUIET,
    AgreedPolicy,
    Policy,
)
from tutor.games.hanabi.endings.search import (
    NotComputed,
    solve,
)
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.partners import (
    NO_CONVENTIONS,
    NONE_OR_ALL,
    ConventionSet,
    Deal,
    GameRecord,
    Meanings,
)
from tutor.games.hanabi.partners.action_codes import read_actions


@click.command("coach")
@click.argument("deal")
@click.argument("actions")
@click.option("--rules", default="base", show_default=True, help="The ruleset's code.")
@click.option(
    "--conventions",
    type=click.Choice([*map(str, NONE_OR_ALL)]),
    default=str(NO_CONVENTIONS),
    show_default=True,
    help="The conventions the players use.",
)
@click.option("--seat", default=0, show_default=True, help="The player to review, from 0.")
def coach_command(deal: str, actions: str, rules: str, conventions: str, seat: int) -> None:
    """Review a player's actions in a game.

    DEAL is the number of players and the seed: 3-4821. ACTIONS are two characters each: p0 plays
    the oldest card, d0 discards it, Br clues red to Bob (B, player 1), B3 clues his 3s.
    """
    named = Deal.parse(deal, Ruleset.parse(rules))
    if not 0 <= seat < named.players:
        raise click.BadParameter(f"0 to {named.players - 1}, not {seat}", param_hint="--seat")
    record = GameRecord(named, ConventionSet.parse(conventions), read_actions(actions))
    review = coach.review_game(record, (seat,), coach.Budget())
    for comment in in_words(record, review.moments):
        click.echo(comment)
    if not review.moments:
        click.echo("The coach has no remarks.")
    for kind, times in review.times:
        if times > 1:
            click.echo(f"{kind}: {times} times")
    for luck in luck_lines(review.luck):
        click.echo(luck)


def in_words(record: GameRecord, moments: Iterable[Moment]) -> list[str]:
    """Return the coach's English sentences about these moments, two lines each."""
    from tutor.web.app import create_app
    from tutor.web.hanabi.play.coaching import moment_view
    from tutor.web.shell.text import say_plain

    comments = []
    with create_app().test_request_context("/en/"):
        for moment in moments:
            view = moment_view(record, moment)
            done = f"Action {moment.step + 1}, {action_in_words(moment.action)} ({moment.tier})"
            comments.append(f"{done}: {say_plain(view.message)}\n    {say_plain(view.better)}")
    return comments


def action_in_words(action: Action) -> str:
    """Return the action as its player would say it."""
    match action:
        case Play(slot):
            return f"play card {slot + 1}"
        case Discard(slot):
            return f"discard card {slot + 1}"
        case ColorClue(target, suit):
            return f"clue {suit.name.lower()} to {'ABCDE'[target]}"
        case RankClue(target, rank):
            return f"clue {rank} to {'ABCDE'[target]}"


def luck_lines(luck: coach.Luck) -> list[str]:
    """Return lines on good and bad luck; none if nothing was risked."""
    if not luck.tries:
        return []
    tries = [
        f"    action {each.step + 1}: {round(100 * each.chance)}%, "
        + ("fitted" if each.fitted else "didn't fit")
        for each in luck.tries
    ]
    expected = f"{float(luck.expected):.1f}"
    return [
        f"Uncertain plays: {luck.successes} of {len(tries)} fitted, {expected} expected",
        *tries,
    ]


_POLICIES: Mapping[str, Policy] = {"plain": PLAIN, "quiet": QUIET}
_PARTNERS = (*map(str, NONE_OR_ALL), *_POLICIES)


@click.command("endings")
@click.argument("line", metavar="POSITION")
@click.option(
    "--points", type=int, help="The points to reach; by default the most the cards allow."
)
@click.option(
    "--partners",
    type=click.Choice(_PARTNERS),
    default=str(NO_CONVENTIONS),
    show_default=True,
    help="The other players: as in whole games, or as in puzzles (plain, quiet).",
)
def endings_command(line: str, points: int | None, partners: str) -> None:
    """Print the exact chance of reaching a score after each action of the player to act.

    POSITION is a line of text (docs/notation.md) with at most three cards in the deck. Only what
    that player knows of their hand and the deck counts. Earlier clues have no extra meaning.
    """
    state = read_position(line)
    if state.ending is not None:
        raise click.ClickException("the game is over")
    wanted = highest_score(state) if points is None else points
    ending = solve(View.of(state, state.to_act), _policy(partners, state), wanted)
    click.echo(f"{wanted} points, {ending.worlds} worlds")
    if isinstance(ending, NotComputed):
        click.echo(f"Not computed: too many {ending.reason}.")
        return
    for action in sorted(ending.won, key=lambda action: -ending.won[action]):
        chance = ending.chance(action)
        click.echo(f"{chance!s:>12}  {float(chance):6.1%}  {action_in_words(action)}")


def _policy(partners: str, state: GameState) -> Policy:
    if partners in _POLICIES:
        return _POLICIES[partners]
    return AgreedPolicy(Meanings.at_start(state, ConventionSet.parse(partners)))


@click.command("conventions")
@click.argument("file", type=click.File(encoding="utf-8"))
def conventions_command(file: TextIO) -> None:
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
