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
    match action:
        case ColorClue(target, suit) if target == actor:
            return Message("option.color-self", {"suit": suit})
        case RankClue(target, rank) if target == actor:
            return Message("option.rank-self", {"rank": rank})
    return _named("option", action)


def short_action(action: Action) -> Message:
    """Return an action in as few words as possible, to stand in a list or in brackets."""
    return _named("short", action)


def action_subject(action: Action) -> Message:
    """Return an action as the subject that begins a sentence: "Playing card 1"."""
    return _named("doing", action)


def _named(form: str, action: Action) -> Message:
    match action:
        case Play(slot):
            return Message(f"{form}.play", {"slot": slot + 1})
        case Discard(slot):
            return Message(f"{form}.discard", {"slot": slot + 1})
        case ColorClue(target, suit):
            return Message(f"{form}.color", {"name": Player(target), "suit": suit})
        case RankClue(target, rank):
            return Message(f"{form}.rank", {"name": Player(target), "rank": rank})


def told_action(state: GameState, action: Action, viewer: int) -> Message:
    """Return the sentence on an action, with the card if the viewer sees it beforehand."""
    who = {"name": Player(state.to_act)}
    if isinstance(action, ColorClue | RankClue):
        clue = Message("does.clue", {**who, "to": Player(action.target)})
        return clue.addressed_to(viewer)
    kind = "play" if isinstance(action, Play) else "discard"
    if state.to_act == viewer:
        return Message(f"does.{kind}-unseen", {"slot": action.slot + 1})
    return Message(f"does.{kind}", {**who, "card": state.hands[state.to_act][action.slot]})


def refusal(error: IllegalActionError) -> Message:
    """Return why the rules refuse an action of Hanabi."""
    state, action = error.state, error.action
    name = f"illegal.{error.reason.value}"
    if error.reason is RefusalReason.CLUE_TOUCHES_NOTHING and isinstance(state, GameState):
        match action:
            case ColorClue(target, suit):
                kind = "color" if state.ruleset.wild_suit is None else "wild-color"
                return Message(f"{name}.{kind}", {"name": Player(target), "suit": suit})
            case RankClue(target, rank):
                return Message(f"{name}.rank", {"name": Player(target), "rank": rank})
    return Message(name)


def clue_told(giver: int, clue: Clue, slots: Sequence[int]) -> Message:
    """Return a clue to the reader with the places of the cards that it pointed at."""
    places = tuple(slot + 1 for slot in slots)
    params = {"name": Player(giver), "places": places, "num": len(slots)}
    if isinstance(clue, ColorClue):
        return Message("history.color-clue", {**params, "suit": clue.suit})
    return Message("history.rank-clue", {**params, "rank": clue.rank})


def happened(event: Event, reader: int | None = None) -> Message:
    """Return an event in a sentence to the player in this seat, or to anybody."""
    message = _happened(event)
    return message if reader is None else message.addressed_to(reader)


def _happened(event: Event) -> Message:
    match event:
        case ClueGiven(giver, clue, slots):
            who = {"giver": Player(giver), "name": Player(clue.target), "num": len(slots)}
            if isinstance(clue, ColorClue):
                return Message("event.color-clue", {**who, "suit": clue.suit})
            return Message("event.rank-clue", {**who, "rank": clue.rank})
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
