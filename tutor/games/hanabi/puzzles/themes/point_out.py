"""Point out: mark every card that a clue touches.

Question: `{"clue": "color-1-r"}`, a clue that the player to act may give. Options: `card-P-S` for
every card of the hand that gets the clue, and `none`.
"""

from collections.abc import Iterator, Mapping, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue, parse_clue
from tutor.games.hanabi.engine.cards import TOUCHED, Card, Suit
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.action_messages import clue_params, named_by
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, explanation, rule_says
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level

COLOR = "color"
RANK = "rank"
TOLD = "told"

_COMPLETE = ("clue-complete",)


class PointOut(HanabiTheme):
    """Rules `clue-complete` and `clue-denies`: a clue is about all cards of a hand."""

    name = "point-out"
    family = ThemeFamily.RULES
    trains = (
        "clue-one-fact",
        "clue-complete",
        "clue-denies",
        "sixth-suit",
        "avalanche",
        "wild",
        "wild-touched",
    )
    choose = Choose.ALL
    thresholds = (3, 5, 7, 8)
    aims = by_level(
        (COLOR, RANK), (COLOR, RANK), (COLOR, RANK, TOLD), (COLOR, RANK, TOLD), (COLOR, RANK, TOLD)
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, and the request to mark its cards."""
        return _about("goal", _clue(puzzle), clue_params(_clue(puzzle)))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the cards of the hand that gets the clue, oldest first, and `none`."""
        target = _clue(puzzle).target
        hand = puzzle.position.hands[target]
        return (*(str(CardAt(target, slot)) for slot in range(len(hand))), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place and the face of the card."""
        if option == NONE:
            return Message("point-out.option.none")
        at = read_card_at(option)
        card = puzzle.position.hands[at.player][at.slot]
        return Message("option.card", {"slot": at.slot + 1, "card": card})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the clue touches the card, and why.

        `after` is the position after the clue, the same for every option. Raises
        IllegalActionError if the clue may not be given.
        """
        clue = _clue(puzzle)
        after = puzzle.position.apply(clue)
        touched = puzzle.position.touched(clue)
        if option == NONE:
            is_right = not touched
            facts = _how_many(puzzle.position, clue)
            kind = "none-right" if is_right else "none-wrong"
            told = Message(f"point-out.{kind}", {"name": Player(clue.target)})
            return Verdict(option, is_right, told, "clue-touches-some", facts, after)
        slot = read_card_at(option).slot
        is_right = slot in touched
        card = puzzle.position.hands[clue.target][slot]
        told = _told(clue, card, is_right)
        rule = "wild-touched" if told.id == "point-out.is.wild" else "clue-complete"
        facts = (rule_says("clue-complete", "1"), *_of_multicolour(puzzle.position, clue, [card]))
        return Verdict(option, is_right, told, rule, facts, after)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the first wrong card, or what was missed, and which cards the clue points at."""
        state, clue = puzzle.position, _clue(puzzle)
        hand, slots = state.hands[clue.target], state.touched(clue)
        if not slots:
            none = [each.reason for each in answer.right_verdicts]
            headline = Message("point-out.nothing") if answer.wrong else None
            return explanation(headline, (*(each.reason for each in answer.wrong[:1]), *none))
        more = _about_multicolour(state, clue)
        why = (*more, _learnt(state, clue))
        if answer.is_solved:
            return explanation(None, why)
        if answer.is_shown:
            params = {"slots": tuple(slot + 1 for slot in slots), "num": len(slots)}
            return explanation(Message("point-out.head", params), why)
        if answer.is_partly_right:
            return self._missed(puzzle, [read_card_at(each.option).slot for each in answer.missed])
        which = [_which(state, clue)]
        if answer.chosen == (NONE,):
            some = {"num": len(slots), "name": Player(clue.target)}
            return explanation(Message("point-out.some", some), which)
        first, *others = answer.wrong
        headline = Message(f"{first.consequence.id}.head", first.consequence.params)
        if hand[read_card_at(first.option).slot].suit is Suit.MULTI and which[0].rules == _COMPLETE:
            which = [*more, *which]
        elif which[0].rules == _COMPLETE:
            which = [_only(state, clue)]
        return explanation(headline, which, (each.reason for each in others))

    def _missed(self, puzzle: Puzzle[GameState], slots: Sequence[int]) -> Explanation:
        """Return that these cards match too, and why they could be missed."""
        state, clue = puzzle.position, _clue(puzzle)
        hand, marks = state.hands[clue.target], state.marks[clue.target]
        if len(slots) == 1:
            headline = Message("point-out.missed", {"card": hand[slots[0]]})
        else:
            params = {"slots": tuple(slot + 1 for slot in slots), "num": len(slots)}
            headline = Message("point-out.missed-several", params)
        if any(_is_wild_here(clue, hand[slot]) for slot in slots):
            return explanation(headline, _about_multicolour(state, clue))
        case = "again" if any(marks[slot] & TOUCHED for slot in slots) else "every"
        return explanation(headline, [Reason(Message(f"point-out.{case}"), _COMPLETE)])

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the rules of the clue, what distracts from it, and how many cards match."""
        state, clue = puzzle.position, _clue(puzzle)
        return (
            rule_says("clue-complete", "1"),
            *_of_multicolour(state, clue, state.hands[clue.target]),
            *_of_earlier_clues(state, clue.target),
            *_how_many(state, clue),
        )

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for every clue that may be given, in a drawn order."""
        clues = [act for act in state.legal_actions() if isinstance(act, ColorClue | RankClue)]
        for clue in choice.shuffled(clues):
            yield Puzzle(self.name, state, state.to_act, {"clue": str(clue)})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some cards match and some do not, and the clue is of the kind aimed at.

        TOLD: earlier clues have pointed at a card that matches now and at one that does not. Where
        a clue may match nothing, it may match nothing here too.
        """
        clue, state = _clue(puzzle), puzzle.position
        size, touched = len(state.hands[clue.target]), state.touched(clue)
        if len(touched) == size or not (touched or state.ruleset.empty_clues):
            return False
        if aim == TOLD:
            marks = state.marks[clue.target]
            told = {slot for slot, bits in enumerate(marks) if bits & TOUCHED}
            return bool(told & set(touched)) and bool(told - set(touched))
        return isinstance(clue, ColorClue) is (aim == COLOR)


def _of_multicolour(state: GameState, clue: Clue, cards: Sequence[Card]) -> tuple[Fact, ...]:
    """Return the rule on colour clues and multicolour cards, if one of these cards is wild."""
    if isinstance(clue, RankClue) or all(card.suit is not Suit.MULTI for card in cards):
        return ()
    is_wild = state.ruleset.wild_suit is not None
    return (rule_says("wild-touched", "1") if is_wild else rule_says("sixth-suit", "2"),)


def _about_multicolour(state: GameState, clue: Clue) -> tuple[Reason, ...]:
    """Return whether the clue points at the multicolour cards of the hand, if it has any."""
    cards = state.hands[clue.target]
    if isinstance(clue, RankClue) or all(card.suit is not Suit.MULTI for card in cards):
        return ()
    if state.ruleset.wild_suit is not None:
        return (Reason(Message("point-out.multicolour"), ("wild-touched",)),)
    return (Reason(Message("point-out.multicolour.own"), ("sixth-suit",)),)


def _how_many(state: GameState, clue: Clue) -> tuple[Fact, ...]:
    """Return how many cards match, unless none does: that would be the answer."""
    touched = len(state.touched(clue))
    params = {"num": touched, "name": Player(clue.target)}
    fact = Fact(Message("point-out.matches", params), "clue-complete", Evidence.SEEN)
    return (fact,) if touched else ()


def _of_earlier_clues(state: GameState, target: int) -> Iterator[Fact]:
    """Yield that what the hand has been told before does not count now."""
    told = [each for each in zip(state.hands[target], state.marks[target], strict=True) if each[1]]
    pointed = tuple(card for card, bits in told if bits & TOUCHED)
    left_out = tuple(card for card, bits in told if not bits & TOUCHED)
    for kind, cards, evidence in (
        ("pointed", pointed, Evidence.CLUED),
        ("left-out", left_out, Evidence.DENIED),
    ):
        if cards:
            message = Message(f"point-out.{kind}-before", {"cards": cards, "num": len(cards)})
            yield Fact(message, "clue-complete", evidence)


def _clue(puzzle: Puzzle[GameState]) -> Clue:
    """Return the clue asked about; ValueError if the question names another action."""
    return parse_clue(puzzle.question["clue"])


def _learnt(state: GameState, clue: Clue) -> Reason:
    """Return the negative information of the clue."""
    is_wild = isinstance(clue, ColorClue) and state.ruleset.wild_suit is not None
    message = _about("learnt.wild" if is_wild else "learnt", clue, clue_params(clue))
    return Reason(message, ("clue-denies",))


def _which(state: GameState, clue: Clue) -> Reason:
    """Return which cards the clue points at, and that a multicolour one is among them."""
    hand, slots = state.hands[clue.target], state.touched(clue)
    params: dict[str, object] = {
        "name": Player(clue.target),
        "card": hand[slots[0]],
        "slots": tuple(slot + 1 for slot in slots),
        "num": len(slots),
    }
    if any(_is_wild_here(clue, hand[slot]) for slot in slots):
        return Reason(Message("point-out.which.wild", params), ("wild-touched",))
    return Reason(_about("which", clue, params | named_by(clue)), _COMPLETE)


def _only(state: GameState, clue: Clue) -> Reason:
    """Return that only cards of the clue's colour or number match, and which ones those are."""
    slots = tuple(slot + 1 for slot in state.touched(clue))
    params = {**clue_params(clue), "slots": slots, "num": len(slots)}
    return Reason(_about("only", clue, params), _COMPLETE)


def _is_wild_here(clue: Clue, card: Card) -> bool:
    """Return whether a colour clue points at the card because it is multicolour."""
    return isinstance(clue, ColorClue) and card.suit is not clue.suit


def _told(clue: Clue, card: Card, touched: bool) -> Message:
    """Return why the clue touches the card or not."""
    if touched and _is_wild_here(clue, card):
        return Message("point-out.is.wild", {"card": card})
    return _about("is" if touched else "is-not", clue, {"card": card, **named_by(clue)})


def _about(kind: str, clue: Clue, params: Mapping[str, object]) -> Message:
    """Return a message about a clue; one about a number has an id of its own."""
    rank = ".rank" if isinstance(clue, RankClue) else ""
    return Message(f"point-out.{kind}{rank}", params)
