"""The page of a whole game that is looked back at."""

from dataclasses import dataclass, replace

from tutor.core.messages import Message
from tutor.games.hanabi.coach import GameReview
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.review import decisive
from tutor.web.hanabi.play.coach_view import CoachView, game_said
from tutor.web.hanabi.play.ending import EndingView, ending, known_way
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.hanabi.play.turns import TurnView, turn_view
from tutor.web.hanabi.review.statistics_view import StatisticView, figures_of_game, mishaps_shown
from tutor.web.hanabi.setting_form import played
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.site.play import TurningPoint


@dataclass(frozen=True, slots=True)
class ReviewView:
    """A whole game: what came of it, its numbers, what decided it, and its turns.

    `further` leads to the same page with games played on; it is empty there.
    """

    rules: tuple[Message, ...]
    ending: EndingView
    table: TableView
    figures: tuple[StatisticView, ...]
    expert_figures: tuple[StatisticView, ...]
    coach: CoachView
    further: str
    mishaps: tuple[TurningPoint, ...]
    way: str
    """The address of a game that makes all points from the last turn that allows it; or empty."""
    log: tuple[TurnView, ...]
    first: str


def review_view(
    record: GameRecord, review: GameReview, to: ReviewAddresses, *, further: bool
) -> ReviewView:
    """Return the page; `further` says that games were played on for `review`."""
    steps = range(len(record.actions))
    figures, expert_figures = figures_of_game(record)
    return ReviewView(
        rules=played(record.deal.ruleset),
        ending=_ending(record, to),
        table=table_view(record.state, None),
        figures=figures,
        expert_figures=expert_figures,
        coach=_coach(record, review, to, further=further),
        further="" if further else to.further,
        mishaps=mishaps_shown(record, to, steps),
        way=_way(record, to),
        log=tuple(
            turn_view(record, step, None, with_draws=True, href=to.at(step)) for step in steps
        ),
        first=to.at(0),
    )


def _ending(record: GameRecord, to: ReviewAddresses) -> EndingView:
    """Return what came of the game; of one that is not over, how far it had come."""
    found = ending(record, to)
    if record.state.ending is not None:
        return found
    return replace(found, headline=Message("review.unfinished"), rating=None)


def _way(record: GameRecord, to: ReviewAddresses) -> str:
    found = known_way(record.deal, record.actions)
    return to.continued(found.turn, found.line.actions) if found and found.line.actions else ""


def _coach(
    record: GameRecord, review: GameReview, to: ReviewAddresses, *, further: bool
) -> CoachView:
    """Return what decided the game; turns are left unjudged only where games were played on."""
    moments = decisive(review.found, to.manner)
    told = replace(review, moments=moments, not_judged=review.not_judged if further else ())
    said = game_said(record, told, record.deal.players, to)
    asked = zip(said.moments, moments, strict=True)
    with_puzzles = tuple(replace(view, puzzle=to.puzzle(each.step)) for view, each in asked)
    return replace(said, moments=with_puzzles)
