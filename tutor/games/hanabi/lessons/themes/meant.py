"""What a clue to you means by what the table has agreed on beyond the rules.

The position is that before the clue, and the player to act gives it. What is meant follows from
what partners with all conventions agree on (`Meanings`).

`meant-card`: question `{"clue": "color-0-r"}`, options `card-P-S` for each card of the hand.
`clue-says`: question `{"clue": "rank-0-3", "slot": 0}`, with `"conventions": "none"`
where nothing has been agreed; options `plays`, `keeps`, `wanted` and `nothing`.
`agreed-cards`: question `{"clue": "rank-0-3", "slot": 0}`, options `identity-x` for every card of
the game.
"""

from typing import NamedTuple

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.actions import Clue, parse_clue
from tutor.games.hanabi.engine.cards import TOUCHED
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, has
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.partners import NO_CONVENTIONS, ConventionSet, Meanings
from tutor.games.hanabi.partners.meanings import ANY, CommonKnowledge, Meaning, identities_as_meant
from tutor.games.hanabi.puzzles.option_names import (
    CardAt,
    Identity,
    own_cards,
    read_as,
    read_card_at,
)
from tutor.games.hanabi.puzzles.proofs.action_messages import clue_told
from tutor.games.hanabi.puzzles.proofs.card_status import rule_on_copies
from tutor.games.hanabi.puzzles.proofs.proof import possible, ruled_out
from tutor.games.hanabi.puzzles.theme_bases.identities import IdentityOptions

AGREED, CLUE = "advice-agree-first", "clue-one-fact"
"""The rules that verdicts rest on: settle before the game what is agreed, and what a clue tells."""

PLAYS, KEEPS, WANTED, NOTHING = "plays", "keeps", "wanted", "nothing"
"""What a clue says of a card beyond itself."""


class MeantCard(StepTheme):
    """The own card that a clue means: the newest that it clues first, or the oldest unclued."""

    name = "meant-card"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, and the question which card is meant."""
        return Message("meant-card.goal", _params(puzzle))

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the cards at which the clue points."""
        slots = puzzle.position.touched(_clue(puzzle))
        return frozenset(CardAt(puzzle.viewer, slot) for slot in slots)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the places in the hand, the oldest first."""
        return own_cards(puzzle)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place."""
        return Message("place.your-card", {"slot": read_card_at(option).slot + 1})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the clue means the card, and why."""
        heard, slot = _heard(puzzle), read_card_at(option).slot
        params = {"slot": slot + 1}
        if slot not in heard.slots:
            return Verdict(option, False, Message("meant-card.untouched", params), CLUE)
        if slot not in heard.newly_clued:
            return Verdict(option, False, Message("meant-card.told", params), AGREED)
        if not heard.is_pointed(slot):
            newest = heard.is_pointed(heard.newly_clued[-1])
            kind = "newer" if newest else "oldest-first"
            return Verdict(option, False, Message(f"meant-card.{kind}"), AGREED)
        why = "newest" if slot == heard.newly_clued[-1] else "oldest"
        return Verdict(
            option, True, Message(f"meant-card.{why}", params), AGREED, after=heard.after
        )

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message:
        """Name the card that is meant."""
        [right] = (each.option for each in answer.right_verdicts)
        return Message("meant-card.head", {"slot": read_card_at(right).slot + 1})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: the step says what is agreed, and no more is needed."""
        return ()


class ClueSays(StepTheme):
    """What a clue says of one card beyond the colour or the number."""

    name = "clue-says"
    choose = Choose.ONE
    retells_wrong = False

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, the card, and whether anything has been agreed."""
        params = _params(puzzle) | {"slot": puzzle.question["slot"] + 1}
        literal = _conventions(puzzle) == NO_CONVENTIONS
        return Message("clue-says.goal.literal" if literal else "clue-says.goal", params)

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the card."""
        return frozenset({CardAt(puzzle.viewer, puzzle.question["slot"])})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every meaning that a clue can have."""
        return (PLAYS, KEEPS, WANTED, NOTHING)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the clue."""
        return Message(f"clue-says.{option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it says so, and why; ValueError if the card may be played or kept."""
        heard = _heard(puzzle)
        meaning = heard.said_of(puzzle.question["slot"])
        rule = CLUE if meaning == NOTHING else AGREED
        if option == meaning:
            message = Message(f"clue-says.why.{meaning}")
            return Verdict(option, True, message, rule, after=heard.after)
        literal = _conventions(puzzle) == NO_CONVENTIONS
        case = f"literal.{option}" if literal else _case(meaning, option)
        return Verdict(option, False, Message(f"clue-says.no.{case}"), rule)

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message:
        """Return the sentence on the clue."""
        [right] = (each.option for each in answer.right_verdicts)
        return Message(f"clue-says.head.{right}")

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: the step says what is agreed, and no more is needed."""
        return ()


class AgreedCards(IdentityOptions, StepTheme):
    """What an own card can be once what was agreed is counted in."""

    name = "agreed-cards"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, the card, and the request to mark all that it can be."""
        params = _params(puzzle) | {"slot": puzzle.question["slot"] + 1}
        return Message("agreed-cards.goal", params)

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the card."""
        return frozenset({CardAt(puzzle.viewer, puzzle.question["slot"])})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it can be this card, or what speaks against it: a fact, or agreement."""
        heard, slot, card = _heard(puzzle), puzzle.question["slot"], read_as(Identity, option).card
        if not has(heard.could_be(slot), card):
            fact = ruled_out(heard.view, slot, card, puzzle.viewer)
            return Verdict(option, False, fact.message, fact.rule, (fact,))
        if not has(heard.identities_as_meant(slot), card):
            return Verdict(option, False, Message("agreed-cards.useless"), AGREED)
        rule = rule_on_copies(heard.view.ruleset, [card])
        return Verdict(option, True, Message("agreed-cards.can-be"), rule)

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message | None:
        """Say that the wrong pick cannot be the card."""
        if not answer.wrong:
            return None
        return Message(
            "agreed-cards.head", {"card": read_as(Identity, answer.wrong[0].option).card}
        )

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: the step says what is agreed, and no more is needed."""
        return ()


def _case(meaning: str, option: str) -> str:
    """Return why a clue that says one thing by agreement does not say another."""
    if meaning == NOTHING:
        return "untouched"
    if option == NOTHING:
        return "nothing"
    if meaning == WANTED:
        return "other-card"
    return "more" if option == WANTED else f"{meaning}.{option}"


class _Heard(NamedTuple):
    """A clue as the player who got it takes it."""

    view: View
    after: GameState
    common: CommonKnowledge
    slots: tuple[int, ...]
    """The cards at which the clue points."""
    newly_clued: tuple[int, ...]
    """Those of them at which none had pointed before."""
    meant: tuple[Meaning | None, ...]

    def is_pointed(self, slot: int) -> bool:
        """Return whether this card is the one that is meant."""
        meaning = self.meant[slot]
        return meaning is not None and meaning.cards != ANY

    def could_be(self, slot: int) -> IdentitySet:
        """Return the identities that clues and counting leave for the card."""
        return possible(self.view)[slot]

    def identities_as_meant(self, slot: int) -> IdentitySet:
        """Return the identities that the convention leaves for the card."""
        return identities_as_meant(self.common, self.could_be(slot), self.meant[slot])

    def said_of(self, slot: int) -> str:
        """Return the identity that the clue means; ValueError if it may be played or kept."""
        if self.meant[slot] is None:
            return NOTHING
        if not self.is_pointed(slot):
            return WANTED
        cards, playable = self.identities_as_meant(slot), self.common.playable
        if cards & playable and cards & ~playable:
            raise ValueError("the card may be one to play or one to keep")
        return PLAYS if cards & playable else KEEPS


def _heard(puzzle: Puzzle[GameState]) -> _Heard:
    state, viewer, clue = puzzle.position, puzzle.viewer, _clue(puzzle)
    after = state.apply(clue)
    meanings = Meanings.at_start(state, _conventions(puzzle)).after(state, clue, after)
    slots = state.touched(clue)
    newly_clued = tuple(slot for slot in slots if not state.marks[viewer][slot] & TOUCHED)
    view = View.of(after, viewer)
    return _Heard(view, after, CommonKnowledge(view), slots, newly_clued, meanings.meant[viewer])


def _clue(puzzle: Puzzle[GameState]) -> Clue:
    """Return the clue of the question; ValueError for another action."""
    return parse_clue(puzzle.question["clue"])


def _conventions(puzzle: Puzzle[GameState]) -> ConventionSet:
    return ConventionSet.parse(puzzle.question.get("conventions", "all"))


def _params(puzzle: Puzzle[GameState]) -> dict[str, object]:
    """Return the sentence on the clue."""
    state, clue = puzzle.position, _clue(puzzle)
    sentence = clue_told(state.to_act, clue, state.touched(clue))
    return {"clue": sentence}
