"""Odds: choose the own card that is most likely to fit, or least likely to be a needed last copy.

Question: `{"act": "play"}` or `{"act": "discard"}`. Options: `play-S` or `discard-S` for each card
of the player to act. Every card that is as good as the best is right.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    cards_in,
    deduce,
    oldest_unclued,
    unseen_copies,
)
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.puzzles.proofs.proof import left_message, place_of, possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    brief,
    explanation,
    sentences,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level
from tutor.games.hanabi.puzzles.theme_bases.own_hand import of_slots, options_for, own_view, slot_of
from tutor.games.hanabi.puzzles.themes.safe_discard import to_keep, to_keep_facts, why_to_keep

PLAY, DISCARD, CERTAIN = "play", "discard", "certain"
_RULES = {PLAY: "play", DISCARD: "last-copy"}
_MOST_LISTED = 3
_MOST_NAMED = 5
"""The most possible cards that are named one by one; `_MOST_LISTED` where two are compared."""
_NAMES_CARD = "-and-rank"
"""The end of the ids of reasons by which clues alone may name a card."""
_COUNTED = "proof.counted"
"""The start of the ids of facts on copies in sight."""
_MOST_DETAILS = 6
_ACTIONS: Mapping[str, type[Play] | type[Discard]] = {PLAY: Play, DISCARD: Discard}


class Odds(HanabiTheme):
    """Chances, exact: shares of all the hands that fit what the viewer sees."""

    name = "odds"
    keeps_note = True
    family = ThemeFamily.READING
    trains = ("play-unknown",)
    choose = Choose.ONE
    thresholds = (18, 20, 22, 25)
    aims = by_level(
        (PLAY, DISCARD, CERTAIN),
        (PLAY, DISCARD, CERTAIN),
        (PLAY, DISCARD),
        (PLAY, DISCARD),
        (PLAY, DISCARD),
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which card to look for."""
        return Message(f"odds.goal.{_act(puzzle)}")

    def note(self, puzzle: Puzzle[GameState]) -> Reason | None:
        """Return the definition of critical cards, where the question is about them."""
        if _act(puzzle) == PLAY:
            return None
        return Reason(Message("critical.note"), ("last-copy",))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the play, or the discard, of each own card."""
        return options_for(_ACTIONS[_act(puzzle)], own_view(puzzle))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other card has better odds, and the exact chance.

        `after` is None: the action would turn the card up.
        """
        view, act = own_view(puzzle), _act(puzzle)
        slot, chances = slot_of(option), _chances(view, act)
        is_right = chances[slot] == _best(chances, act)
        told = _chance_message(view, [slot], act, _MOST_NAMED)
        if not is_right:
            told = sentences(told, Message(f"odds.{act}.worse"))
        return Verdict(option, is_right, told, _RULES[act], _facts(view, act, slot))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the wanted cards, then the facts on the best and the next best slot."""
        view, act = own_view(puzzle), _act(puzzle)
        facts = [*_wanted_facts(view, act)]
        for slot in _contenders(_chances(view, act), act):
            facts += _facts(view, act, slot)
        return tuple(dict.fromkeys(facts))

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return how likely it is of the card that was chosen, of the best, and of the others."""
        view, act = own_view(puzzle), _act(puzzle)
        chances = _chances(view, act)
        best = [slot for slot, chance in enumerate(chances) if chance == _best(chances, act)]
        chosen = [slot_of(option) for option in answer.chosen]
        most = _MOST_LISTED if answer.wrong else _MOST_NAMED
        if len(best) == 1:
            told = _chance_message(view, best, act, most)
        else:
            told = _best_message(best, act, chances)
        headline = None
        if answer.wrong:
            headline = _headline(chances, chosen[0], best, act)
            alike = next(slots for slots in _alike(view, act) if chosen[0] in slots)
            said = [_chance_message(view, alike, act, most), told]
        else:
            said = [told, *_others_message(chances, best, act)]
            if answer.is_shown:
                headline = Message(f"odds.{act}.answer", of_slots(best))
        details = _wanted_reasons(view, act)
        details += _card_by_card(
            view, act, {*chosen, *best}, said, most, _MOST_DETAILS - len(details)
        )
        return explanation(headline, [Reason(sentences(*said), (_RULES[act],))], details)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzle about a play, and about a discard where one is allowed."""
        if not state.hands[state.to_act]:
            return
        yield Puzzle(self.name, state, state.to_act, {"act": PLAY})
        if state.clue_tokens < state.ruleset.clue_tokens:
            yield Puzzle(self.name, state, state.to_act, {"act": DISCARD})

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether discarding the oldest card without a clue is wrong, where one discards."""
        view, act = own_view(puzzle), _act(puzzle)
        chances = _chances(view, act)
        oldest = oldest_unclued(view.marks[view.seat]) or 0
        return act == PLAY or chances[oldest] != _best(chances, act)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some card is worse than the best, and how good the best is.

        `certain`: the best is certain to fit, or certain to be no needed last copy. Otherwise the
        aim is what is done, and nothing is certain about the best.
        """
        view, act = own_view(puzzle), _act(puzzle)
        chances = _chances(view, act)
        best = _best(chances, act)
        if all(chance == best for chance in chances):
            return False
        if best in (0, 1):
            return aim == CERTAIN and best == (act == PLAY)
        return aim == act


def _act(puzzle: Puzzle[GameState]) -> str:
    return str(puzzle.question["act"])


def _wanted(view: View, act: str) -> IdentitySet:
    """Return the cards whose chance is asked for."""
    return playable(view) if act == PLAY else to_keep(view)


@lru_cache(maxsize=512)
def _chances(view: View, act: str) -> tuple[Fraction, ...]:
    """Return by slot how likely the card fits, or is a needed last copy."""
    wanted, deduction = _wanted(view, act), deduce(view)
    return tuple(deduction.chance(slot, wanted) for slot in range(view.hand_size))


def _percent(chance: Fraction, chances: Sequence[Fraction]) -> int | float:
    """Return the chance in percent, with a decimal if a different one rounds to the same."""
    whole = round(100 * chance)
    if any(round(100 * other) == whole for other in chances if other != chance):
        return float(round(100 * chance, 1))
    return whole


def _best(chances: tuple[Fraction, ...], act: str) -> Fraction:
    return max(chances) if act == PLAY else min(chances)


def _contenders(chances: tuple[Fraction, ...], act: str) -> tuple[int, ...]:
    """Return the first of the best slots and the first of those next to it, in hand order."""
    ranked = sorted(set(chances), reverse=act == PLAY)
    return tuple(sorted(chances.index(chance) for chance in ranked[:2]))


def _chance_message(view: View, slots: Sequence[int], act: str, most: int) -> Message:
    """Return the chance that a card is a wanted one; those in `slots` could be the same cards."""
    chance = _chances(view, act)[slots[0]]
    if chance == 0 and act == DISCARD:
        return Message("safe-discard.sure", {"slot": slots[0] + 1})
    if chance in (0, 1):
        return Message(f"odds.{act}.{'always' if chance else 'never'}", {"slot": slots[0] + 1})
    return _share_message(view, slots, act, most)


def _share_message(view: View, slots: Sequence[int], act: str, most: int) -> Message:
    """Return which of the cards out of sight that the viewer's cards can be are looked for.

    Where other cards of the hand are known to be some of those, the rest counts. If nobody could
    count along, it is the share of all hands.
    """
    chance = _chances(view, act)[slots[0]]
    could_be, wanted = possible(view)[slots[0]], _wanted(view, act)
    cards = cards_in(could_be & wanted)
    hits, total = _share(view, act, slots[0])
    params = of_slots(slots) | {
        "which": Message("odds.cards", of_slots(slots)),
        "percent": _percent(chance, _chances(view, act)),
        "hits": hits,
        "all": total,
        "cards": _counted(view, cards),
    }
    if Fraction(hits, total) == chance:
        candidates = cards_in(could_be)
        if len(candidates) <= most:
            can_be = Message("odds.can-be", {**params, "cards": _counted(view, candidates)})
            return sentences(can_be, Message(f"odds.{act}.of-these", params))
        return Message(f"odds.{act}.{_listing('chance', cards)}", params)
    other = wanted | ~could_be
    known = [slot for slot, identities in enumerate(possible(view)) if not identities & other]
    rest = total - len(known)
    if Fraction(hits, rest) == chance:
        params |= {"others": of_slots(known)["slots"], "known": len(known), "rest": rest}
        return sentences(Message("odds.taken", params), Message(f"odds.{act}.rest", params))
    hits, total = chance.as_integer_ratio()
    params |= {"hits": hits, "all": total, "cards": cards}
    return Message(f"odds.{act}.{_listing('hands', cards)}", params)


def _listing(kind: str, cards: Sequence[Card]) -> str:
    """Return the kind of sentence that lists the cards, if they are few."""
    return kind if len(cards) > _MOST_LISTED else f"{kind}-of"


def _derived(view: View, slots: Sequence[int], act: str, most: int) -> Message | None:
    """Return where the chance of cards that could be the same comes from, unless they are known."""
    if _chances(view, act)[slots[0]] not in (0, 1):
        return _share_message(view, slots, act, most)
    cards = cards_in(possible(view)[slots[0]])
    if len(cards) > _MOST_LISTED:
        return None
    if len(slots) > 1:
        return Message("own.several.left", {**of_slots(slots), "cards": cards})
    return left_message(view, slots[0], view.seat)


def _alike(view: View, act: str) -> Sequence[Sequence[int]]:
    """Return the slots of the viewer's cards, those that could be the same together."""
    alike: dict[tuple[IdentitySet, Fraction], list[int]] = {}
    for slot, could_be in enumerate(possible(view)):
        alike.setdefault((could_be, _chances(view, act)[slot]), []).append(slot)
    return tuple(alike.values())


def _card_by_card(
    view: View, act: str, about: Container[int], said: Container[Message], most: int, room: int
) -> Sequence[Reason]:
    """Return where each card's chance comes from if not `said`, and what else there is `room` for.

    Of cards that could be the same, it is said once. Those it is `about` come first to the room,
    then those whose few possible cards are named.
    """
    alike = sorted(_alike(view, act), key=lambda slots: slots[0] not in about)
    told: dict[int, list[Reason]] = {}
    proofs: dict[int, tuple[Reason, ...]] = {}
    for first, *others in alike:
        proof = brief(slot_facts(view, first, view.seat))
        derived = _derived(view, (first, *others), act, most)
        left = possible(view)[first].bit_count()
        if left == 1 and proof[0].message.id.endswith(_NAMES_CARD):
            told[first] = [proof[0]]
        else:
            told[first] = [Reason(derived, ("copies",))] if derived and derived not in said else []
            clues = tuple(each for each in proof if not each.message.id.startswith(_COUNTED))
            proofs[first] = proof if left <= _MOST_NAMED else clues if first in about else ()
    room -= sum(map(len, told.values()))
    for slot, proof in proofs.items():
        told[slot] = [*proof[: max(room, 0)], *told[slot]]  # the conclusion after its causes
        room -= len(proof)
    return [each for slot in sorted(told) for each in told[slot]]


def _others_message(
    chances: tuple[Fraction, ...], best: Sequence[int], act: str
) -> Sequence[Message]:
    """Return the chances of all cards but the best, if there are others, the better ones first."""
    others: dict[Fraction, list[int]] = {}
    for slot, chance in enumerate(chances):
        if slot not in best:
            others.setdefault(chance, []).append(slot)
    told = tuple(
        Message("odds.chance-for", {**of_slots(slots), "percent": _percent(chance, chances)})
        for chance, slots in sorted(others.items(), reverse=act == PLAY)
    )
    return [Message(f"odds.{act}.others", {"chances": told})] if told else []


def _counted(view: View, cards: Sequence[Card]) -> tuple[Card | Message, ...]:
    """Return the cards, each with how many of its copies are out of sight if several are."""
    unseen = unseen_copies(view)
    return tuple(
        Message("odds.copies", {"card": card, "num": unseen[card]}) if unseen[card] > 1 else card
        for card in cards
    )


def _headline(chances: tuple[Fraction, ...], slot: int, best: list[int], act: str) -> Message:
    """Return that this card is the worst, or else which cards are better."""
    worst = max(chances) if act == DISCARD else min(chances)
    if chances[slot] == worst and chances.count(worst) == 1:
        return Message(f"odds.{act}.worst", {"slot": slot + 1})
    return Message(f"odds.{act}.better", of_slots(best))


def _best_message(slots: list[int], act: str, chances: tuple[Fraction, ...]) -> Message:
    """Return which cards are best, and how good they are."""
    told, chance = of_slots(slots), chances[slots[0]]
    if chance == (act == PLAY):
        return Message(f"odds.{act}.best.certain", told)
    return Message(f"odds.{act}.best", {**told, "percent": _percent(chance, chances)})


def _wanted_facts(view: View, act: str) -> tuple[Fact, ...]:
    """Return which cards are looked for: those that fit, or those that are to be kept."""
    if act == DISCARD:
        return to_keep_facts(view)
    cards = cards_in(playable(view))
    message = Message("odds.fits", {"cards": cards, "num": len(cards)})
    return (Fact(message, "play", Evidence.SEEN),)


def _wanted_reasons(view: View, act: str) -> list[Reason]:
    """Return which of the cards out of sight fit, or which are to be kept and why."""
    if act == PLAY:
        cards = tuple(card for card in cards_in(playable(view)) if unseen_copies(view)[card])
        message = Message("odds.fits-unseen", {"cards": cards, "num": len(cards)})
        return [Reason(message, ("play",))]
    return [*(fact.reason for fact in to_keep_facts(view)), *why_to_keep(view)]


def _share(view: View, act: str, slot: int) -> tuple[int, int]:
    """Return of how many copies out of sight the card can be one, those looked for first."""
    unseen, could_be = unseen_copies(view), possible(view)[slot]
    hits = sum(unseen[card] for card in cards_in(could_be & _wanted(view, act)))
    return hits, sum(unseen[card] for card in cards_in(could_be))


def _facts(view: View, act: str, slot: int) -> tuple[Fact, ...]:
    """Return the facts that narrow the slot down, then the share of wanted copies.

    What is ruled out by counting goes without saying: it has no copies left to be counted. Where
    the viewer's other cards shift the chance, that is said as well.
    """
    hits, total = _share(view, act, slot)
    place = place_of(view.seat, slot, view.seat)
    narrowing = slot_facts(view, slot, view.seat)
    facts = [fact for fact in narrowing if fact.kind != Evidence.COUNTED]
    message = Message("odds.only-one", {"place": place})
    if total > 1:
        message = Message(f"odds.{act}.share", {"place": place, "hits": hits, "num": total})
    facts.append(Fact(message, "copies", Evidence.COUNTED))
    if Fraction(hits, total) != _chances(view, act)[slot]:
        shifted = Message("odds.shifted", {"place": place})
        facts.append(Fact(shifted, "copies", Evidence.JOINT))
    return tuple(facts)
