"""What themes share that ask for a clue after which its receiver can prove something of a card.

Question: `{"card": "card-P-S"}`, a card of another player. Options: every clue that may be given to
that player. Any right one will do.

A clue is graded by proof, never by convention: what counts is what the receiver can deduce exactly,
and only so far as the giver can follow it, who does not see their own cards. So own cards and the
deck play no part. A puzzle is fair only where the receiver, who sees the giver's cards, can prove
no more than that.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue, parse_clue
from tutor.games.hanabi.engine.cards import TOUCHED, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed, cards_in, has, sightings
from tutor.games.hanabi.knowledge.status import PublicState
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.action_messages import named_by
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts, surely_held
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    brief,
    copies_together,
    explanation,
    sentences,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily
from tutor.games.hanabi.puzzles.theme_bases.marking import has_time

FRESH = "fresh"
"""No clue has pointed at the card yet."""
EARLIER = "earlier"
"""An earlier clue has pointed at the card, and the new one adds to it."""
ASIDE = "aside"
"""A right clue leaves the card out."""

_LONG = frozenset({"standing.stops", "standing.never-begins"})
"""Ids of causes that take so many words that another card makes a better example."""
_POINTED = frozenset({"proof.color", "proof.wild-color", "proof.rank"})
"""Ids of facts that a clue pointed at the card."""
_FEWEST_WRONG = 2


class Helping(HanabiTheme):
    """A theme that asks for a clue that proves something. What, is for its subclass to say."""

    family = ThemeFamily.HELPING
    choose = Choose.ONE

    @abstractmethod
    def wanted(self, table: PublicState) -> IdentitySet:
        """Return the cards of which the thing to prove is true."""

    @abstractmethod
    def facts(self, table: PublicState, cards: Sequence[Card]) -> tuple[Fact, ...]:
        """Return why it is or is not true of the cards; with a single card, a single fact."""

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return whom to give a clue, and what it has to prove of which card."""
        player, slot = _player(puzzle), _slot(puzzle)
        card = puzzle.position.hands[player][slot]
        params = {"name": Player(player), "slot": slot + 1, "card": card}
        return Message(f"{self.name}.goal", params)

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the note: the receiver relies on clues and visible cards."""
        name = {"name": Player(_player(puzzle))}
        return Reason(Message("helping.note", name), ("clue-complete",))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every clue that may be given to the player, colours first."""
        return tuple(str(clue) for clue in _clues(puzzle))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the receiver has a proof after the clue, and what the card can be then.

        The facts are the proof as far as it gets; a wrong clue's end with a card that it leaves
        and should not. Raises IllegalActionError if the clue may not be given.
        """
        after = puzzle.position.apply(parse_clue(option))
        view, slot = _followed(after, puzzle), _slot(puzzle)
        left, wanted = possible(view)[slot], self.wanted(view)
        bad = cards_in(left & ~wanted)
        if bad:
            message, facts = self._why_wrong(puzzle, option, view, bad)
        else:
            facts = self.facts(view, cards_in(left))
            message = self._settles(puzzle, parse_clue(option), cards_in(left))
        proof = (*slot_facts(view, slot, puzzle.viewer, ~wanted), *facts)
        return Verdict(option, not bad, message, facts[0].rule, proof, after)

    def _why_wrong(
        self, puzzle: Puzzle[GameState], option: str, view: View, bad: Sequence[Card]
    ) -> tuple[Message, tuple[Fact, ...]]:
        """Return a card that a wrong clue leaves and should not, as a sentence and as facts."""
        # Whoever sees all copies of a card in the giver's hand does not think of it.
        giver = surely_held(View.of(puzzle.position, puzzle.viewer))
        hand = puzzle.position.hands[_player(puzzle)]
        in_doubt = [card for card in bad if not has(giver, card) or card in hand] or bad
        causes = [self.facts(view, (card,)) for card in in_doubt]
        facts = next((each for each in causes if each[0].message.id not in _LONG), causes[0])
        message = self._doubt(puzzle, view, in_doubt[causes.index(facts)], facts[0].message)
        if not _points(puzzle, option):
            message = sentences(Message("helping.misses", {"slot": _slot(puzzle) + 1}), message)
        return message, facts

    @abstractmethod
    def conclusion(self, view: View, cards: Sequence[Card]) -> Message:
        """Return that the card can only be one of these, and what is true of it then."""

    def _settles(self, puzzle: Puzzle[GameState], clue: Clue, cards: Sequence[Card]) -> Message:
        """Return that a right clue settles it, with the earlier clue it needs, and how."""
        slot, conclusion = _slot(puzzle), self.conclusion(_after(clue, puzzle), cards)
        params: dict[str, object] = {"slot": slot + 1, "conclusion": conclusion}
        if slot not in puzzle.position.touched(clue):
            kind = "settles-aside.wild" if _leaves_out_wild(puzzle, clue) else "settles-aside"
            return _about(kind, clue, **params)
        if (earlier := self._earlier_clue(puzzle, clue)) is None:
            return _about("settles", clue, **params)
        kind, told = ("rank", "rank") if "rank" in earlier else ("color", "suit")
        return _about(f"settles.after-{kind}", clue, earlier=earlier[told], **params)

    def _earlier_clue(self, puzzle: Puzzle[GameState], clue: Clue) -> Mapping[str, Any] | None:
        """Return the colour or number of an earlier clue that pointed at the card, if it counts."""
        facts = self.rests_on(puzzle, clue)
        return facts[0].message.params if facts and facts[0].message.id in _POINTED else None

    def rests_on(self, puzzle: Puzzle[GameState], clue: Clue) -> tuple[Fact, ...]:
        """Return the facts that a right clue needs beside those on the card itself."""
        before, after = _followed(puzzle.position, puzzle), _after(clue, puzzle)
        player, slot = _player(puzzle), _slot(puzzle)
        left = possible(after)[slot]
        is_named = len({card.rank for card in cards_in(left)}) > 1 or len(cards_in(left)) == 1
        new = after.marks[player][slot] & ~before.marks[player][slot]
        against = allowed(before.ruleset, new) & ~(left if is_named else self.wanted(after))
        known = slot_facts(before, slot, puzzle.viewer, against)
        # The clue can tell more about the cards beside it.
        told = slot_facts(after, slot, puzzle.viewer, against)
        return (
            *(each for each in known if each.kind != Evidence.JOINT),
            *(each for each in told if each.kind == Evidence.JOINT),
        )

    def _doubt(self, puzzle: Puzzle[GameState], view: View, card: Card, why: Message) -> Message:
        """Return which card the receiver still thinks possible, and why that one is no good."""
        name, copies = Player(_player(puzzle)), view.ruleset.copies(card)
        params = {"card": card, "name": name, "num": copies, "rank": card.rank}
        match why.id:
            case "standing.already-built" | "standing.firework-complete":
                return Message(f"{self.name}.no.built", params)
            case "standing.too-early":
                return Message("helping.no.too-early", {**params, "rank": why.params["needed"]})
            case "standing.another-copy":
                holder = next((p for p, _ in sightings(view, card).hands), None)
                if holder is not None:
                    return Message("helping.no.held", {**params, "holder": Player(holder)})
                none = "neither" if copies == 2 else "none"
                count = "one" if card in view.discards else none
                return Message(f"helping.no.{count}-discarded", params)
        return sentences(Message("helping.no", params), why)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the identities left after a wrong clue, and the facts that settle them.

        Where either of two clues does, the other is named there too; of more, among the details,
        where the rest of the receiver's proof is.
        """
        state, player, slot = puzzle.position, _player(puzzle), _slot(puzzle)
        right = [each for each in answer.chosen_verdicts if each.is_right] or sorted(
            answer.right_verdicts,
            key=lambda each: not _points(puzzle, each.option),  # the plainer clue
        )
        if not right:
            return super().explain(puzzle, answer)
        clue = parse_clue(right[0].option)
        details = self._details(puzzle, clue)
        if answer.is_solved:
            return explanation(None, [right[0].reason], details)
        also: tuple[Reason, ...] = ()
        if len(right) == 2:
            also = (Reason(self._also(puzzle, clue, parse_clue(right[1].option))),)
        else:
            details = (*map(Reason, _others(right[1:])), *details)
        if answer.is_shown:
            headline = _about("give", clue, name=Player(player))
            if any("conclusion" in each.message.params for each in also):
                return explanation(headline, [right[0].reason], [*also, *details])
            return explanation(headline, [right[0].reason, *also], details)
        wrong, given = answer.wrong[0], parse_clue(answer.wrong[0].option)
        is_new = state.apply(given).marks[player][slot] != state.marks[player][slot]
        kind = "in-doubt" if is_new else "nothing-new"
        headline = _about(kind, given, name=Player(player), slot=slot + 1)
        return explanation(headline, [wrong.reason, right[0].reason], [*also, *details])

    def _also(self, puzzle: Puzzle[GameState], first: Clue, second: Clue) -> Message:
        """Return that a second clue does too, and what it proves, if that is something else."""
        slot = _slot(puzzle)
        told, conclusion = (
            self.conclusion(view, cards_in(possible(view)[slot]))
            for view in (_after(first, puzzle), _after(second, puzzle))
        )
        if slot not in puzzle.position.touched(second):
            if conclusion == told:
                return _about("also-aside", second, slot=slot + 1)
            wild = ".wild" if _leaves_out_wild(puzzle, second) else ""
            kind = f"also-aside-proves{wild}"
            return _about(kind, second, slot=slot + 1, conclusion=conclusion)
        if conclusion == told:
            return _about("also", second)
        return _about("also-proves", second, conclusion=conclusion)

    def _details(self, puzzle: Puzzle[GameState], clue: Clue) -> tuple[Reason, ...]:
        """Return the facts that the reason for a right clue leaves out."""
        facts = self.rests_on(puzzle, clue)
        if _points(puzzle, str(clue)) and self._earlier_clue(puzzle, clue):
            facts = facts[1:]
        view = _after(clue, puzzle)
        causes = self.causes(view, cards_in(possible(view)[_slot(puzzle)]))
        return copies_together((*brief(facts), *causes))

    def causes(self, view: View, cards: Sequence[Card]) -> tuple[Reason, ...]:
        """Return why it is true of each card, unless the conclusion says it."""
        return ()

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts before the clue: visible cards, identities to rule out, counts.

        First why it is true of the card; then what the receiver can tell already; then, for each
        clue that points at the card and does not do, a card that it leaves; last what else the
        easiest right clue rests on. Which clue that is, none of them says.
        """
        state, viewer, slot = puzzle.position, puzzle.viewer, _slot(puzzle)
        before = _followed(state, puzzle)
        wanted = self.wanted(before)
        facts = [*self.facts(before, (state.hands[_player(puzzle)][slot],))]
        facts += slot_facts(before, slot, viewer, ~wanted)
        easiest: tuple[Fact, ...] = ()
        for clue in _clues(puzzle):
            view = _after(clue, puzzle)
            left = possible(view)[slot]
            if not left & ~wanted:
                proof = (
                    *slot_facts(view, slot, viewer, ~wanted),
                    *self.facts(view, cards_in(left)),
                )
                easiest = min(easiest or proof, proof, key=len)
            elif slot in state.touched(clue):
                facts += self.facts(view, cards_in(left & ~wanted)[:1])
        facts += [fact for fact in easiest if fact.kind not in (Evidence.CLUED, Evidence.DENIED)]
        return tuple(dict.fromkeys(facts))

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question about each card in other hands of which it is true, in a drawn order."""
        if not state.clue_tokens:
            return
        wanted = self.wanted(state)
        places = [
            str(CardAt(player, slot))
            for player, hand in enumerate(state.hands)
            if player != state.to_act
            for slot, card in enumerate(hand)
            if has(wanted, card)
        ]
        for card in choice.shuffled(places):
            yield Puzzle(self.name, state, state.to_act, {"card": card})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether there is something to prove, a clue that does, and a tempting one.

        The receiver has no proof yet; some clue gives it as the aim has it, at least two do not,
        one of which points at the card. The question is fair, and turns play no part (`has_time`).
        """
        state, slot = puzzle.position, _slot(puzzle)
        is_fresh = not state.marks[_player(puzzle)][slot] & TOUCHED
        if (is_fresh is (aim == EARLIER) and aim != ASIDE) or not has_time(state):
            return False
        if self._proves(_followed(state, puzzle), puzzle):
            return False
        clues = _clues(puzzle)
        right = [clue for clue in clues if self._proves(_after(clue, puzzle), puzzle)]
        wrong = [clue for clue in clues if clue not in right]
        return (
            len(wrong) >= _FEWEST_WRONG
            and any(aim != ASIDE or slot not in state.touched(clue) for clue in right)
            and any(slot in state.touched(clue) for clue in wrong)
            and self._is_fair(puzzle, wrong)
        )

    def _is_fair(self, puzzle: Puzzle[GameState], wrong: list[Clue]) -> bool:
        """Return whether the giver can tell that the receiver has no proof after these clues.

        It takes the true position to say so: what the receiver makes of the giver's own cards.
        Where the giver can follow a proof, the receiver has it in any case.
        """
        after = (View.of(puzzle.position.apply(clue), _player(puzzle)) for clue in wrong)
        return not any(self._proves(view, puzzle) for view in after)

    def _proves(self, view: View, puzzle: Puzzle[GameState]) -> bool:
        """Return whether the view proves to its owner what is to be proved of the card."""
        return not possible(view)[_slot(puzzle)] & ~self.wanted(view)


def _points(puzzle: Puzzle[GameState], option: str) -> bool:
    """Return whether the clue of an option points at the card asked about."""
    return _slot(puzzle) in puzzle.position.touched(parse_clue(option))


def _leaves_out_wild(puzzle: Puzzle[GameState], clue: Clue) -> bool:
    """Return whether a card that the clue leaves out can't be multicolour either."""
    return isinstance(clue, ColorClue) and puzzle.position.ruleset.wild_suit is not None


def _about(kind: str, clue: Clue, **params: object) -> Message:
    """Return a message about a clue."""
    return Message(f"helping.{kind}.{clue.kind}", {**params, **named_by(clue)})


def _others(right: Sequence[Verdict[GameState]]) -> Iterator[Message]:
    """Yield the colours, then the numbers, that are right as well."""
    clues = [parse_clue(each.option) for each in right]
    colors = [clue for clue in clues if isinstance(clue, ColorClue)]
    ranks = [clue for clue in clues if isinstance(clue, RankClue)]
    if len(colors) > 1:
        yield Message("helping.also.colors", {"suits": tuple(clue.suit for clue in colors)})
    elif colors:
        yield _about("also", colors[0])
    if len(ranks) > 1:
        yield Message("helping.also.ranks", {"ranks": tuple(sorted(clue.rank for clue in ranks))})
    elif ranks:
        yield _about("also", ranks[0])


def _player(puzzle: Puzzle[GameState]) -> int:
    """Return who holds the card asked about, and gets the clue."""
    return read_card_at(puzzle.question["card"]).player


def _slot(puzzle: Puzzle[GameState]) -> int:
    """Return where in the hand the card asked about is."""
    return read_card_at(puzzle.question["card"]).slot


def _clues(puzzle: Puzzle[GameState]) -> list[Clue]:
    """Return the clues that may be given to the player whose card is asked about."""
    return [
        action
        for action in puzzle.position.legal_actions()
        if isinstance(action, ColorClue | RankClue) and action.target == _player(puzzle)
    ]


def _followed(state: GameState, puzzle: Puzzle[GameState]) -> View:
    """Return the receiver's view as far as the giver can follow it."""
    return View.of(state, _player(puzzle)).hiding(puzzle.viewer)


def _after(clue: Clue, puzzle: Puzzle[GameState]) -> View:
    """Return the receiver's view after the clue, as far as the giver can follow it."""
    return _followed(puzzle.position.apply(clue), puzzle)
