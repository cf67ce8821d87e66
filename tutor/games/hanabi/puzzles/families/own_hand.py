"""What the themes about one's own hidden cards share: the view, the slots, and what follows."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
    gathered,
)
from tutor.games.hanabi.engine.actions import Discard, Play, parse_action
from tutor.games.hanabi.engine.cards import TOUCHED, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    because,
    brief,
    explained,
    parts,
    sentences,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily

_SUBTLE = (Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT)


def own_view(puzzle: Puzzle[GameState]) -> View:
    """Return what the puzzle's viewer sees; themes judge by nothing else."""
    return View.of(puzzle.position, puzzle.viewer)


def options_for(action: type[Play] | type[Discard], view: View) -> tuple[str, ...]:
    """Return the names of playing or discarding each own card, oldest first."""
    return tuple(str(action(slot)) for slot in range(view.hand_size))


def slot_of(option: str) -> int:
    """Return the slot that `play-S` or `discard-S` is about; ValueError for another action."""
    action = parse_action(option)
    if not isinstance(action, Play | Discard):
        raise ValueError(f"{option} is about no own card")
    return action.slot


def is_pointed_at(view: View, slot: int) -> bool:
    """Return whether any clue has pointed at the viewer's card in this slot."""
    return view.marks[view.seat][slot] & TOUCHED != 0


def is_subtle(facts: Iterable[Fact]) -> bool:
    """Return whether the proof takes more than the clues that pointed at the card."""
    return any(fact.kind in _SUBTLE for fact in facts)


class OwnCards(HanabiTheme):
    """A theme that asks for every own card of which something is certain, or `none`.

    What that is, is for its subclass to say: what is done with the cards, and the `rule` by which
    it is right. `after` is None in every verdict: the action would turn the card up.
    """

    family = ThemeFamily.READING
    choose = Choose.ALL
    action: type[Play] | type[Discard]
    rule: str

    @abstractmethod
    def unsafe(self, view: View) -> IdentitySet:
        """Return what a card must not possibly be."""

    @abstractmethod
    def judge_card(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is certain of the card, or a case in which it is not so."""

    def safe_slots(self, view: View) -> tuple[int, ...]:
        """Return the slots of the cards of which it is certain."""
        unsafe = self.unsafe(view)
        return tuple(slot for slot, could in enumerate(possible(view)) if not could & unsafe)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the action with each of the own cards, and `none`."""
        return (*options_for(self.action, own_view(puzzle)), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what the option says."""
        if option == NONE:
            return Message(f"{self.name}.option.none")
        return action_label(parse_action(option), puzzle.viewer)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is certain of the card, or of none."""
        if option != NONE:
            return self.judge_card(puzzle, option)
        some = bool(self.safe_slots(own_view(puzzle)))
        told = Message(f"{self.name}.none-{'wrong' if some else 'right'}")
        return Verdict(option, not some, told, self.rule)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what settles the cards that are safe, and those at which a clue has pointed.

        The latter may look safe.
        """
        view = own_view(puzzle)
        safe = self.safe_slots(view)
        return gathered(
            self.judge(puzzle, option)
            for slot, option in enumerate(options_for(self.action, view))
            if slot in safe or is_pointed_at(view, slot)
        )

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some cards are safe and some are not, found as the aim has it.

        `plain`: by the clues that pointed at the cards. `subtle`: that takes more. `none`: nothing
        is safe, though a card at which a clue has pointed may be in some cases.
        """
        view = own_view(puzzle)
        safe, unsafe = self.safe_slots(view), self.unsafe(view)
        if not safe:
            return aim == "none" and any(
                could_be & ~unsafe and is_pointed_at(view, slot)
                for slot, could_be in enumerate(possible(view))
            )
        if aim == "none" or len(safe) == view.hand_size:
            return False
        subtle = any(is_subtle(slot_facts(view, slot, view.seat, unsafe)) for slot in safe)
        return aim == ("subtle" if subtle else "plain")


def identity(view: View, slot: int, card: Card, could_be: IdentitySet) -> Message:
    """Return that the viewer's card is this one, or could be if there are others left."""
    kind = "own.is" if could_be == 1 << card else "own.could-be"
    told = {"slot": slot + 1, "card": card, "num": view.ruleset.copies(card)}
    return Message(kind, told)


def explain_marks(
    name: str,
    answer: Answer[GameState],
    headline: Callable[[int], Message],
    rest: Callable[[Sequence[int]], Reason],
    why: Callable[[Sequence[int]], Sequence[Reason]],
    tempting: Reason | None = None,
) -> Explanation:
    """Return an explanation where all own cards had to be marked of which something is certain.

    `headline` is about a wrong card; `rest` says after it which cards are right and why; `why` is
    the proof for right ones, the most important reason first. Those that were missed are proved, or
    all, the hardest one first. Where none is right, the most tempting one is proved wrong. To
    whoever marked no card, `tempting` says why another is not right, in the fold if the right ones
    could each be several cards, which takes longer to say.
    """
    right = [each for each in answer.verdicts if each.correct]
    hardest = sorted(right, key=lambda verdict: len(verdict.facts), reverse=True)
    wrong = answer.wrong
    chosen, *told = _reasons(wrong) or [because(hardest[0])]
    facts = wrong[0].facts if wrong and not told else ()
    known = brief(each for each in facts if each.message not in parts(chosen.message))
    if right[0].option == NONE:
        if wrong:
            reason = [chosen, because(right[0])]
            details = [*known, *told, *_reasons(answer.verdicts, wrong)]
            return explained(headline(slot_of(wrong[0].option)), reason, details)
        every = sorted(answer.verdicts, key=lambda verdict: len(verdict.facts), reverse=True)
        none = [because(right[0])] if answer.is_shown else []
        return explained(None, [*none, *_reasons(every)[:1]], _reasons(every)[1:])
    proof = why([slot_of(each.option) for each in answer.missed or hardest])
    if wrong and wrong[0].option != NONE:
        reason = [chosen, rest([slot_of(each.option) for each in right])]
        return explained(headline(slot_of(wrong[0].option)), reason, [*known, *told, *proof])
    kind = "partly" if answer.is_partly_right else "right"
    about = answer.missed if answer.is_partly_right else right
    slots = [slot_of(each.option) for each in about]
    named = None if answer.solved else Message(f"{name}.{kind}", of_slots(slots))
    other = [tempting] if tempting and not (answer.solved or answer.is_partly_right) else []
    if "cards" in proof[0].message.params:
        return explained(named, proof[:2], [*other, *proof[2:]])
    return explained(named, [*proof[:2], *other], proof[2:])


def of_slots(slots: Sequence[int]) -> dict[str, object]:
    """Return the values of a sentence about the own cards in these slots."""
    return {"slots": tuple(slot + 1 for slot in sorted(slots)), "num": len(slots)}


def _elsewhere(message: Message, other: Message) -> Message:
    """Return a message as it would be said of the card that the other one is about."""
    slot = other.params.get("slot")
    return Message(message.id, {**message.params, "slot": slot}) if slot else message


def _reasons(
    verdicts: Iterable[Verdict[GameState]], said: Iterable[Verdict[GameState]] = ()
) -> list[Reason]:
    """Return what is said of wrong options but those that are `said`, no sentence of it twice."""
    known = {part for each in said for part in parts(each.consequence)}
    reasons = []
    for verdict in verdicts:
        if verdict.correct or not (
            new := [p for p in parts(verdict.consequence) if p not in known]
        ):
            continue
        if new[0] in {_elsewhere(each, new[0]) for each in known}:
            continue
        known.update(new)
        reasons.append(Reason(sentences(*new), (verdict.rule,)))
    return reasons
