"""`tutor position`: a position drawn in the terminal."""

import os
from collections.abc import Iterator, Sequence

import click

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Card, GameState, Suit
from tutor.games.hanabi.engine.deck import UnknownDeck
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS

COLORS = {
    Suit.RED: "red",
    Suit.YELLOW: "yellow",
    Suit.GREEN: "green",
    Suit.BLUE: "bright_blue",
    Suit.WHITE: "bright_white",
    Suit.MULTI: "bright_magenta",
}
LABEL = 12
"""Columns for what a line is about; nothing is drawn beyond column 80."""
CARDS_IN_LINE = 20
HIDDEN = "??"


@click.command("position")
@click.argument("line", metavar="POSITION")
@click.option(
    "--seat",
    type=click.IntRange(0, MAX_PLAYERS - 1),
    help="Draw what this player sees: neither their own cards nor the order of the deck.",
)
def command(line: str, seat: int | None) -> None:
    """Draw a position, given as a line of text (docs/notation.md).

    Players are numbered from 0. The oldest card of a hand and the next card of the deck come
    first. Under each card stand the clues that touched it, and those that didn't.
    """
    state = read_position(line)
    if seat is not None and seat >= state.players:
        raise click.BadParameter(
            f"0 to {state.players - 1}, not {seat}",
            param_hint="--seat",
        )
    color = False if os.environ.get("NO_COLOR") else None  # None: only on a terminal
    click.echo("\n".join(draw(state, seat)), color=color)


def read_position(line: str) -> GameState:
    """Return the position; click.ClickException says in a line where the text goes wrong."""
    try:
        return GameState.parse(line)
    except BadSyntaxError as error:
        rest = repr(line[error.position :][:12]) if error.position < len(line) else "the end"
        raise click.ClickException(
            f"{error.field}: expected {error.expected} at character {error.position}, found {rest}"
        ) from error


def draw(state: GameState, seat: int | None = None) -> Iterator[str]:
    """Yield the lines of a drawing of the table, as `seat` sees it if one is named."""
    ruleset = state.ruleset
    tops = zip(ruleset.suits, state.fireworks, strict=True)
    fireworks = " ".join(click.style(f"{suit}{top}", fg=COLORS[suit]) for suit, top in tops)
    yield from _about("rules", f"{ruleset}, {state.players} players")
    yield from _about("fireworks", f"{fireworks}  {state.points} of {ruleset.max_score} points")
    yield from _about("tokens", f"{state.clue_tokens} of {ruleset.clue_tokens} clue tokens")
    yield from _about("strikes", f"{state.strikes} of {ruleset.fuses}")
    yield from _about("discards", *_card_lines(state.discards))
    yield from _about("deck", *_deck_lines(state, seat))
    yield from _about("turn", _turn(state))
    for player in range(state.players):
        yield ""
        yield from _hand(state, player, hidden=player == seat)


def _about(label: str, *lines: str) -> Iterator[str]:
    """Yield the lines with the label in front of the first one."""
    for line in lines or ("none",):
        yield f"{label:{LABEL}}{line}"
        label = ""


def _deck_lines(state: GameState, seat: int | None) -> list[str]:
    size = f"{state.deck_size} card{'s' * (state.deck_size != 1)}"
    if not state.deck or seat is not None:
        return [size]
    if isinstance(state.deck, UnknownDeck):
        return [f"{size}, order unknown"]
    return [size, *_card_lines(state.deck)]


def _turn(state: GameState) -> str:
    if state.outcome is not None:
        condition, score = state.outcome.end_condition, state.outcome.score
        return f"none, the game is over ({state.ending}): {condition}, score {score}"
    left = "" if state.turns_left is None else f", {state.turns_left} turns left including this one"
    return f"player {state.to_act}{left}"


def _card_lines(cards: Sequence[Card]) -> list[str]:
    starts = range(0, len(cards), CARDS_IN_LINE)
    return [" ".join(map(_card, cards[start : start + CARDS_IN_LINE])) for start in starts]


def _card(card: Card) -> str:
    return click.style(card, fg=COLORS[card.suit])


def _hand(state: GameState, player: int, *, hidden: bool) -> Iterator[str]:
    """Yield the cards of a player and their clue marks, if any."""
    hand, marks_of_hand = state.hands[player], state.clue_marks[player]
    touched = [_clues(mark.colors, mark.ranks) for mark in marks_of_hand]
    denied = [_clues(mark.denied_colors, mark.denied_ranks) for mark in marks_of_hand]
    # Every card is two letters wide; gaps are left for what stands under it.
    widths = [2 + max(2, len(yes), len(no)) for yes, no in zip(touched, denied, strict=True)]
    cards = [HIDDEN if hidden else _card(card) for card in hand]
    drawn = [card + " " * (width - 2) for card, width in zip(cards, widths, strict=True)]
    yield from _about(f"player {player}", "".join(drawn).rstrip() or "no cards")
    for label, clues in (("  clued", touched), ("  not clued", denied)):
        if any(clues):
            cells = [f"{text:{width}}" for text, width in zip(clues, widths, strict=True)]
            yield f"{label:{LABEL}}{''.join(cells)}".rstrip()


def _clues(suits: Sequence[Suit], ranks: Sequence[int]) -> str:
    return "".join([*suits, *map(str, ranks)])
