"""Point out: mark every card that a clue touches.

Question: `{"clue": "color-1-r"}`, a clue that the player to act may give. Options: `card-P-S` for
every card of the hand that gets the clue, and `none`.
"""

from collections.abc import Iterator, Mapping

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Choose, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue, parse_action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.told import CLUE_BITS

_TOUCHED = (1 << CLUE_BITS) - 1


class PointOut:
    """Rules `clue-complete` and `clue-denies`: a clue is about all cards of a hand."""

    name = "point-out"
    choose = Choose.ALL
    aims: Mapping[int, tuple[str, ...]] = {
        1: ("color", "rank"),
        2: ("color", "rank"),
        3: ("color", "rank"),
    }

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue, and the request to mark its cards."""
        clue = _clue(puzzle)
        who = {"you": Player(puzzle.viewer), "name": Player(clue.target)}
        if isinstance(clue, ColorClue):
            return Message(f"point-out.goal.{clue.suit}", who)
        return Message("point-out.goal.rank", {**who, "rank": clue.rank})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the cards of the hand that gets the clue, oldest first, and `none`."""
        target = _clue(puzzle).target
        hand = puzzle.position.hands[target]
        return (*(f"card-{target}-{slot}" for slot in range(len(hand))), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place and the face of the card."""
        if option == NONE:
            return Message("point-out.option.none")
        target, slot = _place(option)
        card = puzzle.position.hands[target][slot]
        return Message("option.card", {"slot": slot + 1, "card": card})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the clue touches the card, and what its holder learns.

        `after` is the position after the clue, the same for every option. Raises
        IllegalActionError if the clue may not be given.
        """
        clue = _clue(puzzle)
        after = puzzle.position.apply(clue)
        touched = puzzle.position.touched(clue)
        if option == NONE:
            correct = not touched
            told = (
                Message("point-out.none-right", {"name": Player(clue.target)})
                if correct
                else Message("point-out.none-wrong", {"num": len(touched)})
            )
            return Verdict(option, correct, told, "clue-touches-some", after=after)
        _, slot = _place(option)
        correct = slot in touched
        rule = "clue-complete" if correct else "clue-denies"
        return Verdict(option, correct, _told(puzzle, clue, slot, correct), rule, after=after)

    def ask(
        self, state: GameState, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for every clue that may be given, in a drawn order."""
        clues = [act for act in state.legal_actions() if isinstance(act, ColorClue | RankClue)]
        for clue in choice.shuffled(clues):
            yield Puzzle(self.name, state, state.to_act, {"clue": str(clue)})

    def is_worth_asking(self, puzzle: Puzzle[GameState], level: int, aim: str) -> bool:
        """Return whether some cards match and some do not, with the traps of the level.

        Level 1: no clue has touched the hand yet. Level 2: at least two cards match, and clues
        have touched the hand. Level 3: at least two match, and earlier clues have touched one
        that matches and one that does not. In wild rulesets a multicolour card is there from
        level 2 on when a colour is named.
        """
        clue, state = _clue(puzzle), puzzle.position
        hand, touched = state.hands[clue.target], state.touched(clue)
        if isinstance(clue, ColorClue) is not (aim == "color"):
            return False
        if not 0 < len(touched) < len(hand):
            return False
        told = {slot for slot, bits in enumerate(state.marks[clue.target]) if bits & _TOUCHED}
        if level == 1:
            return not told
        wild = state.ruleset.wild_suit
        if aim == "color" and wild and not any(card.suit is wild for card in hand):
            return False
        if level == 2:
            return len(touched) > 1 and bool(told)
        return len(touched) > 1 and bool(told & set(touched)) and bool(told - set(touched))


def _clue(puzzle: Puzzle[GameState]) -> Clue:
    """Return the clue asked about; ValueError if the question names another action."""
    action = parse_action(puzzle.question["clue"])
    if not isinstance(action, ColorClue | RankClue):
        raise ValueError(f"{action} is not a clue")
    return action


def _place(option: str) -> tuple[int, int]:
    """Return the player and the slot of `card-P-S`."""
    _, player, slot = option.split("-")
    return int(player), int(slot)


def _told(puzzle: Puzzle[GameState], clue: Clue, slot: int, touched: bool) -> Message:
    """Return why the clue touches the card or not."""
    name = Player(clue.target)
    kind = "is" if touched else "is-not"
    if isinstance(clue, RankClue):
        return Message(f"point-out.{kind}.rank", {"name": name, "rank": clue.rank})
    card = puzzle.position.hands[clue.target][slot]
    if touched and card.suit is not clue.suit:
        return Message("point-out.is.wild", {"name": name})
    return Message(f"point-out.{kind}.{clue.suit}", {"name": name})
