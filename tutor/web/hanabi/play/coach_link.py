"""The way from a page of a game to what the coach says."""

from dataclasses import dataclass

from tutor.core.messages import Message, Player
from tutor.web.hanabi.play.game_page import GamePage, Stage


@dataclass(frozen=True, slots=True)
class CoachLink:
    """The way to what the coach says.

    `at_once` is the address of as much of it as can be shown in place of the link; it is empty
    where the page may go to somebody else, who must not see it.
    """

    label: Message
    href: str
    at_once: str = ""


def coach_link(page: GamePage) -> CoachLink | None:
    """Return the way to what is said of the last action, for whoever did it; at the end, of all.

    Who plays alone gets there until the next own action, too. None where there is no way.
    """
    step, to = len(page.record.actions) - 1, page.to
    if step < 0:
        return None
    if page.stage is Stage.OVER:
        at_once, all_of_it = (
            to.coach(given_up=page.fields.given_up, at_once=at_once) for at_once in (True, False)
        )
        return CoachLink(Message("coach.ask.game"), all_of_it, at_once)
    if page.options.people == 1:
        return _of_last_own_action(page)
    if page.had_partner(step):
        return None
    if page.stage is Stage.PASS:
        name = {"name": Player(page.record.states[step].to_act)}
        return CoachLink(Message("coach.ask.of", name), to.coach_at(step))
    if page.stage is not Stage.WATCH:
        return None  # somebody else looks now
    return CoachLink(Message("coach.ask"), to.coach_at(step), to.coach_at(step))


def _of_last_own_action(page: GamePage) -> CoachLink | None:
    """Return the way to what is said of the last own action of the only person who plays."""
    steps = range(len(page.record.actions))
    own = [step for step in steps if not page.had_partner(step)]
    if not own:
        return None
    label = Message("coach.ask" if own[-1] == steps[-1] else "coach.ask.last")
    return CoachLink(label, page.to.coach_at(own[-1]), page.to.coach_at(own[-1]))
