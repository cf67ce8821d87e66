"""`tutor coach`: what can be said of a player's actions in a game, in plain English."""

from typing import Any

import click

from tutor.core.messages import Player
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach.moment import Moment, MomentKind, Tier
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, Conventions, Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import read_actions

_TIERS = {
    Tier.CERTAIN: "certain",
    Tier.AGREEMENT: "under your agreement",
    Tier.TABLE: "at most tables",
    Tier.SIMULATED: "simulated",
}
_SENTENCES = {
    MomentKind.UNPLAYABLE_PLAYED: "card {slot} could only be {cards}, which fit nowhere",
    MomentKind.CRITICAL_DISCARDED: "card {slot} could only be a last copy still needed: {cards}",
    MomentKind.TRASH_KEPT: (
        "card {slot} was a last copy still needed with a chance of {hits}/{all} ({percent} %), "
        "and card {other} was useless"
    ),
    MomentKind.PLAYABLE_DISCARDED: "card {slot} was certain to fit: {cards}",
    MomentKind.LAST_TURN: "the last action of the game made {chosen} points on average, not {best}",
    MomentKind.CHANCE_LOWERED: (
        "the chance of {num} points was {chosen_percent} % by it, and {best_percent} % by the "
        "better action, exactly"
    ),
    MomentKind.MEANT_PASSED: "by {name}'s clue card {slot} was to be played",
    MomentKind.MEANT_WRONG: "it makes {name} play card {slot}, {card}, which does not fit",
    MomentKind.SAVE_MISSED: "{name} is about to discard card {slot}, the last {card}",
    MomentKind.STOP_MISSED: "{name} is about to play card {slot}, {card}, which does not fit",
    MomentKind.SAVE_EXPOSES: "{name} is then about to discard card {slot}, the last {card}",
    MomentKind.LAST_TOKEN: "{name} is about to discard card {slot}, the last {card}, with no token",
    MomentKind.PLAY_PASSED: "card {slot} was certain to fit",
    MomentKind.PLAY_ORDER: "card {slot} comes first: {name} has {card} to go on it",
    MomentKind.BLIND_LAST_FUSE: "card {slot} may not fit, and it is the last fuse",
    MomentKind.BLIND_PLAY: "card {slot} has no clue and fits with a chance of {percent} %",
    MomentKind.TIME_SPENT: "with no turn to spare for {num} points",
    MomentKind.CLUED_TWICE: "another copy of {name}'s card {slot}, {card}, has a clue",
    MomentKind.CLUE_EMPTY: "it told {name} nothing new",
    MomentKind.PLAY_CLUE_PASSED: "a clue would have shown {name} cards to play: {num}",
    MomentKind.TOKEN_WASTED: "the last token, and {name} can do nothing with it yet",
    MomentKind.CLUED_DISCARDED: "card {slot} has a clue, card {other} has none",
    MomentKind.NEWER_DISCARDED: "card {other} is the oldest without a clue",
    MomentKind.SIMULATED_PLAY: "playing it lost {points} points on average in {num} games",
    MomentKind.SIMULATED_DISCARD: "discarding it lost {points} points on average in {num} games",
    MomentKind.SIMULATED_CLUE: "this clue lost {points} points on average in {num} games",
}
"""What is said of each kind, by the facts in docs/coach.md."""


@click.command("coach")
@click.argument("deal")
@click.argument("actions")
@click.option("--rules", default="base", show_default=True, help="The code of the rules.")
@click.option(
    "--conventions",
    type=click.Choice([*map(str, NONE_OR_ALL)]),
    default=str(NO_CONVENTIONS),
    show_default=True,
    help="What the players agreed that clues mean.",
)
@click.option("--seat", default=0, show_default=True, help="The player looked at, from 0.")
def command(deal: str, actions: str, rules: str, conventions: str, seat: int) -> None:
    """Say what can be said of a player's actions in a game.

    DEAL is players and seed, as 3-4821. ACTIONS are two characters each: p0 plays the oldest card,
    d0 discards it, Br tells Bob (B, player 1) his red cards, B3 his threes.
    """
    named = Deal.parse(deal, Ruleset.parse(rules))
    if not 0 <= seat < named.players:
        raise click.BadParameter(f"0 to {named.players - 1}, not {seat}", param_hint="--seat")
    record = GameRecord(named, Conventions.parse(conventions), read_actions(actions))
    review = coach.game(record, (seat,), coach.Budget())
    for moment in review.moments:
        click.echo(in_words(moment))
    if not review.moments:
        click.echo("Nothing to say of these actions.")
    for kind, times in review.times:
        if times > 1:
            click.echo(f"{kind}: {times} times")
    for luck in luck_lines(review.luck):
        click.echo(luck)


def in_words(moment: Moment) -> str:
    """Return what is said of a moment, in two lines."""
    facts = {name: _shown(fact) for name, fact in moment.message.params.items()}
    sentence = _SENTENCES[moment.kind].format_map(facts)
    return (
        f"Action {moment.step + 1}, {action_in_words(moment.action)} "
        f"({_TIERS[moment.tier]}): {sentence}.\n"
        f"    Better: {action_in_words(moment.better)}."
    )


def action_in_words(action: Action) -> str:
    """Return the action as its player would say it."""
    match action:
        case Play(slot):
            return f"play card {slot + 1}"
        case Discard(slot):
            return f"discard card {slot + 1}"
        case ColorClue(target, suit):
            return f"tell {_shown(Player(target))} {suit.name.lower()}"
        case RankClue(target, rank):
            return f"tell {_shown(Player(target))} {rank}"


def luck_lines(luck: coach.Luck) -> list[str]:
    """Return what luck there was, in lines; none without a try."""
    if not luck.tries:
        return []
    tries = [
        f"    action {each.step + 1}: {round(100 * each.chance)} %, "
        + ("fitted" if each.fitted else "did not fit")
        for each in luck.tries
    ]
    expected = f"{float(luck.expected):.1f}"
    return [f"Cards tried: {luck.got} of {len(tries)} fitted, {expected} expected", *tries]


def _shown(fact: Any) -> str:
    if isinstance(fact, Player):
        return "ABCDE"[fact.seat]
    if isinstance(fact, tuple):
        return " ".join(map(str, fact))
    return str(fact)
