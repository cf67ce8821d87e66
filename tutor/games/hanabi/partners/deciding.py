"""What a partner does: one question for both manners.

The rules are the same for both, and a partner acts by the first that applies. What differs is what
a clue means: see meanings.py.
"""

from collections.abc import Callable, Iterable

from tutor.core.messages import Player
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import cards_in, deduce, has
from tutor.games.hanabi.knowledge.status import pace
from tutor.games.hanabi.partners.decision import Decision, PartnerRule
from tutor.games.hanabi.partners.meanings import Meanings, oldest_untold
from tutor.games.hanabi.partners.sight import ClueEffect, Sight, first_to_play

_LITTLE_TIME = 1
"""At this pace and below, a partner would rather give a clue than discard."""
_TOKENS_TO_TELL_MORE = 2
_GAME_OF_TWO = 2
_SAVED_BETWEEN_TWO = 2


def decide(state: GameState, meanings: Meanings) -> Decision:
    """Return what the partner whose turn it is does, and why. Raises ValueError once it is over.

    Neither that partner's own cards nor the order of the deck matter.
    """
    sight = Sight(state, meanings)
    return next(decision for rule in _RULES if (decision := rule(sight)))


def _stop_mistake(sight: Sight) -> Decision | None:
    player = sight.next_player
    slot = first_to_play(sight.will_play[player], sight.believed[player])
    if slot is None or has(sight.common.playable, sight.view.hands[player][slot]):
        return None
    stopping = [clue for clue in sight.clues if clue.clue.target == player and clue.safe]
    best = _best(
        stopping, lambda clue: (clue.honest, len(clue.new_plays), -clue.needless, clue.news)
    )
    return best and _clue(sight, best, PartnerRule.STOP_MISTAKE, slot)


def _save(sight: Sight) -> Decision | None:
    player = sight.next_player
    slot = _about_to_discard(sight, player)
    if slot is None or sight.view.turns_left is not None or not _worth_saving(sight, player, slot):
        return None
    saving = [
        clue
        for clue in sight.clues
        if clue.clue.target == player
        and clue.safe
        and clue.honest
        and (slot in clue.touches or clue.new_plays)
    ]
    best = _best(
        saving,
        lambda clue: (len(clue.new_plays), slot in clue.touches, -clue.needless, clue.news),
    )
    if not best:
        return None
    card = sight.view.hands[player][slot]
    return _clue(sight, best, PartnerRule.SAVE, slot, left=sight.common.left[card])


def _about_to_discard(sight: Sight, player: int) -> int | None:
    """Return the slot of the untold card that the player would discard; None for none of them."""
    trash = sight.common.trash
    busy = sight.will_play[player] or not all(cards & ~trash for cards in sight.believed[player])
    return None if busy else oldest_untold(sight.view.marks[player])


def _worth_saving(sight: Sight, player: int, slot: int) -> bool:
    hand, common = sight.view.hands[player], sight.common
    card = hand[slot]
    if has(common.critical, card) or common.players != _GAME_OF_TWO:
        return has(common.critical, card)
    # Between two, nobody else can make up for what one of them discards.
    still_early = card.rank == _SAVED_BETWEEN_TWO and hand.count(card) == 1
    return has(common.playable, card) or (still_early and not has(common.trash, card))


def _play_proven(sight: Sight) -> Decision | None:
    slot = first_to_play(sight.seem_playable(sight.beliefs), sight.beliefs)
    if slot is None:
        return None
    proven = not sight.could_be[slot] & ~sight.common.playable
    if proven:
        cards = cards_in(sight.could_be[slot])
        return Decision(Play(slot), PartnerRule.PLAY_PROVEN, {"slot": slot, "cards": cards})
    meaning = sight.meanings.meant[sight.me][slot]
    assert meaning is not None
    facts = {"slot": slot, "by": Player(meaning.by), "cards": cards_in(sight.beliefs[slot])}
    return Decision(Play(slot), PartnerRule.PLAY_POINTED, facts)


def _tell_playable(sight: Sight) -> Decision | None:
    turns_left = sight.view.turns_left
    telling = [
        clue
        for clue in sight.clues
        if clue.new_plays
        and clue.safe
        and clue.honest
        and (turns_left is None or sight.turns_until(clue.clue.target) < turns_left)
    ]
    best = _best(
        telling, lambda clue: (len(clue.new_plays), -clue.needless, clue.useful, clue.news)
    )
    if not best:
        return None
    hand = sight.view.hands[best.clue.target]
    return Decision(
        best.clue,
        PartnerRule.TELL_PLAYABLE,
        {
            "to": Player(best.clue.target),
            "slots": best.new_plays,
            "cards": tuple(hand[slot] for slot in best.new_plays),
        },
    )


def _tell_more(sight: Sight) -> Decision | None:
    if sight.view.clue_tokens < _TOKENS_TO_TELL_MORE or sight.view.turns_left is not None:
        return None
    telling = [clue for clue in sight.clues if clue.safe and _says_more(sight, clue) is not None]
    best = _best(telling, lambda clue: (-clue.needless, clue.news))
    slot = _says_more(sight, best) if best else None
    return _clue(sight, best, PartnerRule.TELL_MORE, slot) if best and slot is not None else None


def _says_more(sight: Sight, clue: ClueEffect) -> int | None:
    """Return the slot of a playable card that a literal clue says something new about."""
    player = clue.clue.target
    if not {sight.me, player} & sight.meanings.literal:
        return None
    hand, playable = sight.view.hands[player], sight.common.playable
    known, beliefs = sight.will_play[player], sight.believed[player]
    return next(
        (
            slot
            for slot in clue.touches
            if has(playable & ~sight.spoken_for, hand[slot])
            and slot not in known
            and clue.beliefs[slot] != beliefs[slot]
        ),
        None,
    )


def _play_chance(sight: Sight) -> Decision | None:
    if sight.view.turns_left is None or sight.view.deck_size or sight.common.last_fuse:
        return None
    decision = _likeliest_play(sight)
    return decision if decision and decision.facts["percent"] else None


def _likeliest_play(sight: Sight) -> Decision | None:
    if not sight.beliefs:
        return None
    deduction, playable = deduce(sight.view), sight.common.playable
    chances = [deduction.chance(slot, playable) for slot in range(len(sight.beliefs))]
    slot = max(range(len(chances)), key=chances.__getitem__)
    facts = {"slot": slot, "percent": round(100 * chances[slot])}
    return Decision(Play(slot), PartnerRule.PLAY_CHANCE, facts)


def _gain_time(sight: Sight) -> Decision | None:
    to_spare = pace(sight.view)
    if to_spare > _LITTLE_TIME or sight.view.turns_left is not None:
        return None
    best = _least_harm([clue for clue in sight.clues if clue.safe])
    return best and Decision(
        best.clue,
        PartnerRule.GAIN_TIME,
        {"to": Player(best.clue.target), "pace": to_spare},
    )


def _discard_proven(sight: Sight) -> Decision | None:
    if not _may_discard(sight):
        return None
    needed = ~sight.common.trash
    slot = next((slot for slot, cards in enumerate(sight.could_be) if not cards & needed), None)
    if slot is None:
        return None
    facts = {"slot": slot, "cards": cards_in(sight.could_be[slot])}
    return Decision(Discard(slot), PartnerRule.DISCARD_PROVEN, facts)


def _discard_oldest(sight: Sight) -> Decision | None:
    slot = oldest_untold(sight.view.marks[sight.me])
    if slot is None or not _may_discard(sight):
        return None
    return Decision(Discard(slot), PartnerRule.DISCARD_OLDEST, {"slot": slot})


def _tell_least(sight: Sight) -> Decision | None:
    best = _least_harm([clue for clue in sight.clues if clue.safe] or sight.clues)
    return best and Decision(best.clue, PartnerRule.TELL_LEAST, {"to": Player(best.clue.target)})


def _discard_least(sight: Sight) -> Decision | None:
    if not _may_discard(sight):
        return None
    counts = [
        ((cards & sight.common.critical).bit_count(), cards.bit_count()) for cards in sight.beliefs
    ]
    slot = min(range(len(counts)), key=lambda slot: counts[slot][0] / counts[slot][1])
    critical, identities = counts[slot]
    facts = {"slot": slot, "critical": critical, "identities": identities}
    return Decision(Discard(slot), PartnerRule.DISCARD_LEAST, facts)


_RULES: tuple[Callable[[Sight], Decision | None], ...] = (
    _stop_mistake,
    _save,
    _play_proven,
    _tell_playable,
    _play_chance,
    _tell_more,
    _gain_time,
    _discard_proven,
    _discard_oldest,
    _discard_least,
    _tell_least,
    _likeliest_play,
)


def _may_discard(sight: Sight) -> bool:
    """Whether there is a card to discard, and a clue token to recover."""
    return any(isinstance(action, Discard) for action in sight.actions)


def _best(
    clues: Iterable[ClueEffect], worth: Callable[[ClueEffect], tuple[int, ...]]
) -> ClueEffect | None:
    """Return the first of the clues that are worth most; None without any."""
    return max(clues, key=worth, default=None)


def _least_harm(clues: Iterable[ClueEffect]) -> ClueEffect | None:
    return _best(clues, lambda clue: (clue.honest, -clue.needless, clue.news))


def _clue(sight: Sight, effect: ClueEffect, rule: PartnerRule, slot: int, **more: int) -> Decision:
    """Return the decision for a clue because of a card of its receiver."""
    player = effect.clue.target
    card = sight.view.hands[player][slot]
    return Decision(effect.clue, rule, {"to": Player(player), "slot": slot, "card": card, **more})
