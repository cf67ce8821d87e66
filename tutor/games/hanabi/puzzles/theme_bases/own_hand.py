"""What the themes about one's own hidden cards share: the view, the slots, and what follows."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

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
from tutor.games.hanabi.engine.cards import TOUCHED
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    because,
    brief,
    explained,
    joined,
    parts,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily

_SUBTLE = (Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT)


def own_view(puzzle: Puzzle[GameState]) -> View:
    """Return the view of the puzzle's viewer; themes judge by nothing else."""
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
        """Return the identities that make a card unsafe."""

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
        """Return the label of the option."""
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

    @abstractmethod
    def wrong_headline(self, view: View, slot: int) -> Message:
        """Return that the card in this slot is not safe."""

    @abstractmethod
    def right_cards(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> Sequence[Reason]:
        """Return which cards are safe, after why a wrong one is not."""

    @abstractmethod
    def why_right(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> tuple[Sequence[Reason], Sequence[Reason]]:
        """Return why the cards in these slots are safe, and the details for the fold."""

    def tempting(self, view: View) -> Sequence[Reason]:
        """Return why other cards may seem safe."""
        return ()

    def why_tempting(self, view: View, seem: Sequence[Reason]) -> Sequence[Reason]:
        """Return the proofs for what `tempting` says, for the fold."""
        return ()

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why a chosen card is not safe, or which safe ones were missed, and why."""
        view = own_view(puzzle)
        right = [each for each in answer.verdicts if each.correct]
        wrong = [each for each in answer.wrong if each.option != NONE]
        if right[0].option == NONE:
            return self._explain_none(view, answer, wrong, right[0])
        slots = [slot_of(each.option) for each in right]
        if wrong:
            return self._explain_wrong(view, answer, wrong, slots)
        if answer.is_partly_right:
            slots = [slot_of(each.option) for each in answer.missed]
        kind = "partly" if answer.is_partly_right else "right"
        headline = None if answer.solved else Message(f"{self.name}.{kind}", of_slots(slots))
        reasons, proof = self.why_right(view, answer, slots)
        seem = () if answer.solved or answer.is_partly_right else self.tempting(view)
        # A list of cards is long enough.
        most = 0 if any("cards" in each.message.params for each in reasons) else 1
        details = [*seem[most:], *proof, *self.why_tempting(view, seem)]
        return explained(headline, [joined(*reasons, *seem[:most])], _by_slot(details))

    def _explain_none(
        self,
        view: View,
        answer: Answer[GameState],
        wrong: Sequence[Verdict[GameState]],
        none: Verdict[GameState],
    ) -> Explanation:
        """Return why no card is safe, the `wrong` ones first."""
        every = sorted(answer.verdicts, key=lambda verdict: len(verdict.facts), reverse=True)
        cause, *others = _causes([*wrong, *(each for each in every if each not in wrong)])
        if wrong:
            headline = self.wrong_headline(view, slot_of(wrong[0].option))
            return explained(headline, [joined(cause, because(none))], [*_known(wrong), *others])
        return explained(Message(f"{self.name}.none") if answer.is_shown else None, [cause], others)

    def _explain_wrong(
        self,
        view: View,
        answer: Answer[GameState],
        wrong: Sequence[Verdict[GameState]],
        slots: Sequence[int],
    ) -> Explanation:
        """Return why the first wrong card is not safe, and that those in `slots` are."""
        cause, *others = _causes(wrong)
        marked = {slot_of(each.option) + 1 for each in wrong}
        seem = [each for each in self.tempting(view) if each.message.params["slot"] not in marked]
        proof = self.why_right(view, answer, slots)[1]
        details = _by_slot([*_known(wrong), *others, *seem, *proof])
        headline = self.wrong_headline(view, slot_of(wrong[0].option))
        return explained(headline, [joined(cause, *self.right_cards(view, answer, slots))], details)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that settle the safe cards and the clued ones.

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


def of_slots(slots: Sequence[int]) -> dict[str, object]:
    """Return the values of a sentence about the own cards in these slots."""
    return {"slots": tuple(slot + 1 for slot in sorted(slots)), "num": len(slots)}


def _known(wrong: Sequence[Verdict[GameState]]) -> Sequence[Reason]:
    """Return the facts about the place of the first wrong card."""
    return brief(f for each in wrong[:1] for f in each.facts if "place" in f.message.params)


def _by_slot(reasons: Iterable[Reason]) -> list[Reason]:
    """Return the reasons in the order of the cards that they are about."""

    def slot(reason: Reason) -> int:
        params = parts(reason.message)[0].params
        place = params.get("place")
        of_card = place.params if isinstance(place, Message) else params
        first: int = of_card.get("slot") or min(of_card.get("slots", (0,)))
        return first

    return sorted(reasons, key=slot)


def _causes(verdicts: Iterable[Verdict[GameState]]) -> list[Reason]:
    """Return the causes of wrong options; a cause that several cards share comes once."""
    alike: dict[Message, list[Verdict[GameState]]] = {}
    for verdict in verdicts:
        if not verdict.correct:
            message = verdict.consequence
            own = {"slot", *(("slots", "num") if "slots" in message.params else ())}
            said = {key: value for key, value in message.params.items() if key not in own}
            alike.setdefault(Message(message.id, said), []).append(verdict)
    causes = []
    for first, *others in alike.values():
        params = first.consequence.params
        if "slots" in params:
            slots = [slot_of(each.option) for each in (first, *others)]
            params = {**params, **of_slots(slots)}
        causes.append(Reason(Message(first.consequence.id, params), (first.rule,)))
    return causes
