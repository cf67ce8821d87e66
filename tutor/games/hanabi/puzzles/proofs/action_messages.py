"""Actions, refusals and events as messages."""

from collections.abc import Sequence

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.events import (
    ClueGiven,
    Discarded,
    Drew,
    Event,
    FireworkCompleted,
    GameEnded,
    LastRoundBegan,
    Misplayed,
    Played,
)
from tutor.games.hanabi.engine.reasons import RefusalReason
from tutor.games.hanabi.engine.state import GameState


def action_label(action: Action, actor: int) -> Message:
    """Return the label of an action, addressed to the player who may take it."""
    if isinstance(action, ColorClue | RankClue) and action.target == actor:
        return Message(f"option.{action.kind}-self", named_by(action))
    return _named("option", action)


def short_action(action: Action) -> Message:
    """Return an action in as few words as possible, to stand in a list or in brackets."""
    return _named("short", action)


def action_subject(action: Action) -> Message:
    """Return an action as the subject that begins a sentence: "Playing card 1"."""
    return _named("doing", action)


def _named(form: str, action: Action) -> Message:
    if isinstance(action, Play | Discard):
        return Message(f"{form}.{action.kind}", {"slot": action.slot + 1})
    return Message(f"{form}.{action.kind}", clue_params(action))


def named_by(clue: Clue) -> dict[str, object]:
    """Return the colour or the number of a clue, as its sentence has it."""
    return {"suit": clue.suit} if isinstance(clue, ColorClue) else {"rank": clue.rank}


def clue_params(clue: Clue) -> dict[str, object]:
    """Return whom a clue is given to, and its colour or number."""
    return {"name": Player(clue.target), **named_by(clue)}


def told_action(state: GameState, action: Action, viewer: int) -> Message:
    """Return the sentence on an action, with the card if the viewer sees it beforehand."""
    who = {"name": Player(state.to_act)}
    if isinstance(action, ColorClue | RankClue):
        clue = Message("does.clue", {**who, "to": Player(action.target)})
        return clue.addressed_to(viewer)
    if state.to_act == viewer:
        return Message(f"does.{action.kind}-unseen", {"slot": action.slot + 1})
    return Message(f"does.{action.kind}", {**who, "card": state.hands[state.to_act][action.slot]})


def refusal(error: IllegalActionError) -> Message:
    """Return why the rules refuse an action of Hanabi."""
    state, action = error.state, error.action
    name = f"illegal.{error.reason.value}"
    if error.reason is not RefusalReason.CLUE_TOUCHES_NOTHING:
        return Message(name)
    assert isinstance(state, GameState)
    assert isinstance(action, ColorClue | RankClue)
    is_wild = isinstance(action, ColorClue) and state.ruleset.wild_suit is not None
    return Message(f"{name}.{'wild-' if is_wild else ''}{action.kind}", clue_params(action))


def clue_told(giver: int, clue: Clue, slots: Sequence[int]) -> Message:
    """Return a clue to the reader with the places of the cards that it pointed at."""
    places = tuple(slot + 1 for slot in slots)
    params = {"name": Player(giver), "places": places, "num": len(slots)}
    return Message(f"history.{clue.kind}-clue", {**params, **named_by(clue)})


def event_message(event: Event, reader: int | None = None) -> Message:
    """Return an event in a sentence to the player in this seat, or to anybody."""
    message = _event_message(event)
    return message if reader is None else message.addressed_to(reader)


def _event_message(event: Event) -> Message:
    match event:
        case ClueGiven(giver, clue, slots):
            params = {"giver": Player(giver), **clue_params(clue), "num": len(slots)}
            return Message(f"event.{clue.kind}-clue", params)
        case Discarded(player, _, card):
            return Message("event.discarded", {"name": Player(player), "card": card})
        case Played(player, _, card):
            return Message("event.played", {"name": Player(player), "card": card})
        case FireworkCompleted(_, recovered):
            return Message("event.completed" if recovered else "event.completed-no-token")
        case Misplayed(player, _, card, strikes):
            name = Player(player)
            return Message("event.misplayed", {"name": name, "card": card, "num": strikes})
        case Drew(player, card):
            return Message("event.drew", {"name": Player(player), "card": card})
        case LastRoundBegan(player, turns):
            return Message("event.last-round", {"name": Player(player), "num": turns})
        case GameEnded(cause):
            return Message(f"event.ended.{cause}")
