"""How a lesson is written: what is asked on which table, and which rules its words tell."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.core.lesson import Lesson, Step
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Puzzle
from tutor.games.hanzi.deck import CHARACTER_OF_ID, Card, Glossed
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME
from tutor.games.hanzi.lessons.names import HAN, character_id, claim_of, option_of
from tutor.games.hanzi.lessons.scene import YOU, Scene
from tutor.games.hanzi.lessons.themes.hand import (
    Afterwards,
    FindCards,
    InWhichOrder,
    WhatYouMayDo,
    WhichAction,
)
from tutor.games.hanzi.puzzles.options import character_name
from tutor.games.hanzi.puzzles.themes.forms import LookAlike, ReadForm


@dataclass(frozen=True, slots=True)
class StepQuestion:
    """What a step asks: a theme and its question."""

    theme: str
    question: Mapping[str, Any]


def find(characters: str, spots: str) -> StepQuestion:
    """Ask which of the cards at these spots show these characters."""
    ids = tuple(map(character_id, characters.split()))
    return StepQuestion(FindCards.name, {"characters": ids, "spots": tuple(spots.split())})


def look_alike(character: str, spots: str) -> StepQuestion:
    """Ask which card at these spots shows this character, and which are easily taken for it."""
    question = {"character": _named(character), "spots": tuple(spots.split())}
    return StepQuestion(LookAlike.name, question)


def read_form(spot: str, characters: str) -> StepQuestion:
    """Ask which of these characters the card at this spot shows."""
    names = tuple(map(_named, characters.split()))
    return StepQuestion(ReadForm.name, {"spot": spot, "characters": names})


def find_those_that(gave: str, spots: str) -> StepQuestion:
    """Ask which of the cards at these spots gave points or an effect."""
    return StepQuestion(FindCards.name, {"gave": gave, "spots": tuple(spots.split())})


def afterwards(moves: str, *claims: str, rule: str) -> StepQuestion:
    """Ask which of these claims are true after these moves, if any, by this rule.

    A claim that another rule settles names it behind an @.
    """
    asked = [claim.partition("@") for claim in claims]
    question = {
        "moves": option_of(moves),
        "claims": tuple(claim_of(words) for words, _, _ in asked),
        "rules": tuple(other.strip() or rule for _, _, other in asked),
    }
    return StepQuestion(Afterwards.name, question)


def which(aim: str, *choices: str, rule: str) -> StepQuestion:
    """Ask which of these choices makes the claim true, by this rule."""
    named = tuple(map(option_of, choices))
    return StepQuestion(WhichAction.name, {"choices": named, "aim": claim_of(aim), "rule": rule})


def may(*deeds: str, rule: str) -> StepQuestion:
    """Ask which of these deeds this rule allows: actions, or names of what is none."""
    plain = {"skip", "look", "peek"}
    named = (deed if deed in plain else option_of(deed) for deed in deeds)
    return StepQuestion(WhatYouMayDo.name, {"deeds": tuple(named), "rule": rule})


def in_order(*actions: str) -> StepQuestion:
    """Ask in which order these actions are allowed."""
    return StepQuestion(InWhichOrder.name, {"actions": tuple(map(option_of, actions))})


def _named(character: str) -> str:
    return character_name(CHARACTER_OF_ID[character_id(character)])


@dataclass(frozen=True, slots=True)
class SceneStep:
    """A step as it is written down: what is asked on this scene.

    `tells` are the ids of the rules told before the question, `explains` those told after it,
    `mentions` those that come up before it and are the business of another step. `seen` are the
    spots whose modern sides are told in a list, `pictured` is the id of a rule whose figure stands
    before the question.
    """

    scene: Scene
    asks: StepQuestion
    tells: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    seen: str = ""
    pictured: str = ""

    def step(self, words: str, setting: object) -> Step[GameState]:
        """Return the step with these words; nothing of it can be chosen."""
        position = self.scene.laid_out()
        params = {"name": Player(1), "other": Player(2), **HAN}
        question = dict(self.asks.question)
        if self.asks.theme in (Afterwards.name, WhichAction.name):
            question["asks"] = Message(f"{words}.asks", params)
        return Step(
            Message(f"{words}.before", params),
            Puzzle(self.asks.theme, position, YOU, question),
            Message(f"{words}.after", params),
            reference=_seen(position, self.seen),
            tells=(*self.tells, *self.mentions),
            explains=self.explains,
            pictured=self.pictured,
        )


AnyLesson = Lesson[object, GameState]


def _seen(state: GameState, spots: str) -> tuple[Message, ...]:
    """Return the modern sides at these spots, after an introduction."""
    if not spots:
        return ()
    lines = [Message("hanzi-step.seen")]
    for spot in spots.split():
        card = state.grid[SPOT_OF_NAME[spot]]
        assert isinstance(card, Card)
        lines.append(Message("hanzi-find.gives", {"spot": spot, "card": Glossed(card)}))
    return tuple(lines)
