"""What partners score among themselves, beside agents that others have published."""

from collections.abc import Iterator

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import ALL_CONVENTIONS, NONE_OR_ALL, Conventions, Deal
from tutor.games.hanabi.partners.record import Figures, figures

GAMES = 100
PLAYERS = (2, 3, 4, 5)

PUBLISHED = {
    "Osawa, internal (2,000 games)": (11.1, 10.9, 10.2, 10.0),
    "Osawa, outer": (14.5, 14.4, 13.1, 12.6),
    "IGGI": (17.1, 16.8, 16.1, 15.1),
    "Piers": (17.3, 17.5, 17.1, 16.2),
    "SmartBot, a lost game is 0 (20,000 games)": (23.0, 23.0, 21.8, 19.1),
    "bots of hanabi.cards, a lost game is 0 (500 games)": (9.6, 18.2, 16.9, 17.8),
}
"""Mean points for 2 to 5 players, as measured or published elsewhere."""


def rows() -> Iterator[tuple[str, ...]]:
    """Yield the mean scores of each kind of partners, a lost game counting 0, and of the others."""
    for conventions in NONE_OR_ALL:
        yield _row(
            f"{conventions} partners", [_figures(conventions, players) for players in PLAYERS]
        )
    beside = [_figures(ALL_CONVENTIONS, players, learner=True) for players in PLAYERS]
    yield _row("pointing partners beside a literal learner", beside)
    for name, means in PUBLISHED.items():
        yield name, *(f"{mean:.1f}" for mean in means), ""


def _figures(conventions: Conventions, players: int, *, learner: bool = False) -> Figures:
    deals = (Deal(Ruleset(), players, seed) for seed in range(1, GAMES + 1))
    return figures(deals, conventions, learner=learner)


def _row(name: str, found: list[Figures]) -> tuple[str, ...]:
    slowest = max(figures.seconds_a_move for figures in found)
    return name, *(f"{figures.mean:.1f}" for figures in found), f"{1e6 * slowest:.0f} µs a move"
