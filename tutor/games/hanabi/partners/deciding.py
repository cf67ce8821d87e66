"""A partner's decision: the action by the first rule that applies.

The rules are the same with and without conventions. What differs is what a clue means: see
meanings.py.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction

from tutor.core.messages import Player
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import cards_in, deduce, has, oldest_unclued
from tutor.games.hanabi.knowledge.status import pace
from tutor.games.hanabi.partners.decision import Decision, PartnerRule
from tutor.games.hanabi.partners.meanings import Meanings
from tutor.games.hanabi.partners.sight import ClueEffect, Sight, first_to_play
from tutor.games.hanabi.partners.stakes import (
    about_to_discard,
    at_stake,
    least_likely_last,
    stake_after,
    worth_saving,
)

_LITTLE_TIME = 1
"""At this pace and below, a partner would rather give a clue than discard."""
_TOKENS_TO_TELL_MORE = 2
_TOKENS_TO_SAVE_EARLY = 2
"""The number of tokens beyond one for each player."""


def decide(state: GameState, meanings: Meanings) -> Decision:
    """Return the action of the partner to act, and why. Raises ValueError once it is over.

    Neither that partner's own cards nor the order of the deck matter.
    """
    sight = Sight(state, meanings)
    return next(decision for rule in _RULES if (decision := rule(sight)))


def _stop_mistake(sight: Sight) -> Decision | None:
    """Rule `stop-mistake`: keep the next player from playing a card that does not fit."""
    player = sight.next_player
    slot = first_to_play(sight.will_play[player], sight.believed[player])
    if slot is None or has(sight.common.playable, sight.view.hands[player][slot]):
        return None
    stopping = [clue for clue in sight.clues if clue.clue.target == player and clue.is_safe]
    best = max(
        stopping,
        key=lambda clue: (clue.is_honest, len(clue.new_plays), -clue.needless_count, clue.news),
        default=None,
    )
    return best and _decision_to_clue(best, PartnerRule.STOP_MISTAKE, slot)


def _save(sight: Sight) -> Decision | None:
    """Rule `save`: touch a needed card that would be discarded, or give its holder a play."""
    if sight.view.turns_left is not None:
        return None
    return _save_next(sight) or _save_second(sight)


def _save_next(sight: Sight) -> Decision | None:
    player = sight.next_player
    slot = about_to_discard(sight, player)
    if slot is None or not worth_saving(sight, player, slot):
        return None
    return _best_saving_clue(sight, player, slot, at_stake(sight, player, slot))


def _save_second(sight: Sight) -> Decision | None:
    """With the last token, save the card of the second player on: the next one couldn't."""
    slot = _second_in_danger(sight)
    return None if slot is None else _best_saving_clue(sight, _second(sight), slot, 1)


def _best_saving_clue(
    sight: Sight, player: int, slot: int, most_at_stake: float
) -> Decision | None:
    """Return the best clue to save a card; it must leave less than `most_at_stake` at stake."""
    saving = {
        clue: stake
        for clue in sight.clues
        if clue.clue.target == player
        and clue.is_safe
        and clue.is_honest
        and (slot in clue.touches or clue.new_plays)
        and (stake := stake_after(sight, clue)) < most_at_stake
    }
    touches_first = player != sight.next_player
    best = max(
        saving,
        key=lambda clue: _value_of_saving(clue, slot, saving[clue], touches_first),
        default=None,
    )
    return best and _save_decision(sight, best, slot)


def _value_of_saving(
    clue: ClueEffect, slot: int, stake: float, touches_first: bool
) -> tuple[float, ...]:
    """Return the value of a saving clue: for the last token, touching the card comes first."""
    new_plays, touches = len(clue.new_plays), slot in clue.touches
    order = (touches, new_plays) if touches_first else (new_plays, touches)
    return -stake, *order, -clue.needless_count, clue.news


def _second(sight: Sight) -> int:
    """Return who acts after the next player."""
    return (sight.next_player + 1) % sight.view.players


def _second_in_danger(sight: Sight) -> int | None:
    """Return the slot of the last copy that the second player on is about to discard.

    It counts only with the last token, which the next player needs for it: None otherwise.
    """
    player, view = _second(sight), sight.view
    if view.clue_tokens != 1 or player == sight.me or view.turns_left is not None:
        return None
    slot = about_to_discard(sight, player)
    if slot is None or not has(sight.common.critical, view.hands[player][slot]):
        return None
    return slot


def _keeps_token(sight: Sight) -> bool:
    """Return whether the last token is left to the next player, who has a card to save."""
    return _second_in_danger(sight) is not None


def _save_early(sight: Sight) -> Decision | None:
    """Rule `save`, early: with many tokens, tell of last copies before they are in danger."""
    view, critical = sight.view, sight.common.critical
    if sight.meanings.are_literal or view.turns_left is not None:
        return None
    if view.clue_tokens < view.players + _TOKENS_TO_SAVE_EARLY:
        return None
    last_copies = {
        clue: slots
        for clue in sight.clues
        if clue.is_safe
        and clue.is_honest
        and not clue.needless_count
        and (slots := [slot for slot in clue.newly_clued if has(critical, clue.hand[slot])])
        and stake_after(sight, clue) <= _stake_now(sight, clue.clue.target)
    }
    best = max(last_copies, key=lambda clue: (len(last_copies[clue]), clue.news), default=None)
    return best and _save_decision(sight, best, last_copies[best][0], early=True)


def _stake_now(sight: Sight, player: int) -> float:
    slot = about_to_discard(sight, player)
    return 0 if slot is None else at_stake(sight, player, slot)


def _save_decision(sight: Sight, clue: ClueEffect, slot: int, *, early: bool = False) -> Decision:
    left = sight.common.left[clue.hand[slot]]
    return _decision_to_clue(clue, PartnerRule.SAVE, slot, left=left, early=early)


def _tell_before_playing(sight: Sight) -> Decision | None:
    """Rule `tell-playable`, early: the last card is drawn later, which gives others more turns."""
    if sight.view.deck_size != 1 or len(sight.seem_playable(sight.beliefs)) != 1:
        return None
    return _tell_playable(sight)


def _play_proven(sight: Sight) -> Decision | None:
    """Rules `play-proven` and `play-meant`: play a card that is sure, or so by agreement."""
    slot = _own_slot_to_play(sight)
    if slot is None:
        return None
    if not sight.could_be[slot] & ~sight.common.playable:
        cards = cards_in(sight.could_be[slot])
        return Decision(Play(slot), PartnerRule.PLAY_PROVEN, {"slot": slot, "cards": cards})
    meaning = sight.meanings.meant[sight.me][slot]
    assert meaning is not None
    facts = {"slot": slot, "by": Player(meaning.by), "cards": cards_in(sight.beliefs[slot])}
    return Decision(Play(slot), PartnerRule.PLAY_MEANT, facts)


def _own_slot_to_play(sight: Sight) -> int | None:
    """Return the slot of the own card to play, preferring one that another hand has a card for."""
    slots = sight.seem_playable(sight.beliefs)
    if len(slots) < 2:
        return next(iter(slots), None)
    # By the share of what the card can be on which a card in another hand fits.
    cards = {slot: sight.beliefs[slot] for slot in slots}
    shares = {
        slot: Fraction((each & sight.before_seen).bit_count(), each.bit_count())
        for slot, each in cards.items()
    }
    most = max(shares.values())
    return first_to_play(tuple(slot for slot in slots if shares[slot] == most), sight.beliefs)


def _tell_playable(sight: Sight) -> Decision | None:
    """Rule `tell-playable`: give the clue that shows most playable cards."""
    if _keeps_token(sight):
        return None
    turns_left = sight.view.turns_left
    telling = [
        clue
        for clue in sight.clues
        if clue.new_plays
        and clue.is_safe
        and clue.is_honest
        and (turns_left is None or sight.turns_until(clue.clue.target) < turns_left)
    ]
    best = max(telling, key=lambda clue: _worth_telling(sight, clue), default=None)
    if not best:
        return None
    cards = tuple(best.hand[slot] for slot in best.new_plays)
    facts = {"to": Player(best.clue.target), "slots": best.new_plays, "cards": cards}
    return Decision(best.clue, PartnerRule.TELL_PLAYABLE, facts)


def _worth_telling(sight: Sight, clue: ClueEffect) -> tuple[int, ...]:
    is_idle = not sight.will_play[clue.clue.target]
    steps_to_five = sum(TOP_RANK - clue.hand[slot].rank for slot in clue.new_plays)
    new_plays = len(clue.new_plays)
    return new_plays, -clue.needless_count, is_idle, clue.useful_count, steps_to_five, clue.news


def _tell_more(sight: Sight) -> Decision | None:
    """Rule `tell-more`: say something new of a playable card, among literal partners."""
    if not sight.meanings.are_literal or sight.view.turns_left is not None:
        return None
    if sight.view.clue_tokens < _TOKENS_TO_TELL_MORE:
        return None
    telling = [clue for clue in sight.clues if clue.is_safe and _says_more(sight, clue) is not None]
    best = max(telling, key=lambda clue: (-clue.needless_count, clue.news), default=None)
    if best is None or (slot := _says_more(sight, best)) is None:
        return None
    return _decision_to_clue(best, PartnerRule.TELL_MORE, slot)


def _says_more(sight: Sight, clue: ClueEffect) -> int | None:
    """Return the slot of a playable card that a literal clue says something new about."""
    player = clue.clue.target
    hand, playable = sight.view.hands[player], sight.common.playable
    will_play, beliefs = sight.will_play[player], sight.believed[player]
    worth_telling = playable & ~sight.spoken_for
    return next(
        (
            slot
            for slot in clue.touches
            if clue.beliefs[slot] != beliefs[slot]
            and slot not in will_play
            and has(worth_telling, hand[slot])
        ),
        None,
    )


def _play_chance(sight: Sight) -> Decision | None:
    """Rule `play-chance`: on the own last turn, play the card that is most likely to fit."""
    if sight.view.turns_left is None or sight.view.deck_size or sight.common.last_fuse:
        return None
    decision = _likeliest_play(sight)
    return decision if decision and decision.facts["percent"] else None


def _likeliest_play(sight: Sight) -> Decision | None:
    """Rule `play-chance`, also where no other action is allowed."""
    if not sight.beliefs:
        return None
    deduction, playable = deduce(sight.view), sight.common.playable
    chances = [deduction.chance(slot, playable) for slot in range(len(sight.beliefs))]
    slot = max(range(len(chances)), key=chances.__getitem__)
    facts = {"slot": slot, "percent": round(100 * chances[slot])}
    return Decision(Play(slot), PartnerRule.PLAY_CHANCE, facts)


def _gain_time(sight: Sight) -> Decision | None:
    """Rule `gain-time`: give a harmless clue while a discard could cost points."""
    to_spare = pace(sight.view)
    if to_spare > _LITTLE_TIME or sight.view.turns_left is not None or _keeps_token(sight):
        return None
    best = _least_harm([clue for clue in sight.clues if clue.is_safe])
    if not best:
        return None
    facts = {"to": Player(best.clue.target), "pace": to_spare}
    return Decision(best.clue, PartnerRule.GAIN_TIME, facts)


def _discard_proven(sight: Sight) -> Decision | None:
    """Rule `discard-proven`: discard a card that can never be played."""
    if not _may_discard(sight):
        return None
    needed = ~sight.common.trash
    slot = next((slot for slot, cards in enumerate(sight.could_be) if not cards & needed), None)
    if slot is None:
        return None
    facts = {"slot": slot, "cards": cards_in(sight.could_be[slot])}
    return Decision(Discard(slot), PartnerRule.DISCARD_PROVEN, facts)


def _discard_oldest(sight: Sight) -> Decision | None:
    """Rule `discard-oldest`: discard the oldest unclued card."""
    slot = oldest_unclued(sight.view.marks[sight.me])
    if slot is None or not _may_discard(sight):
        return None
    return Decision(Discard(slot), PartnerRule.DISCARD_OLDEST, {"slot": slot})


def _tell_least(sight: Sight) -> Decision | None:
    """Rule `tell-least`: where nothing may be discarded, give the clue that does least harm."""
    best = _least_harm([clue for clue in sight.clues if clue.is_safe] or sight.clues)
    return best and Decision(best.clue, PartnerRule.TELL_LEAST, {"to": Player(best.clue.target)})


def _discard_least(sight: Sight) -> Decision | None:
    """Rule `discard-least`: discard the clued card that is least likely a last copy."""
    if not _may_discard(sight):
        return None
    slot = least_likely_last(sight, sight.beliefs)
    cards, last = sight.beliefs[slot], sight.common.critical
    counts = {"critical": (cards & last).bit_count(), "identities": cards.bit_count()}
    return Decision(Discard(slot), PartnerRule.DISCARD_LEAST, {"slot": slot, **counts})


_RULES: tuple[Callable[[Sight], Decision | None], ...] = (
    # What would be lost for good, a fuse token or a last copy, comes before points.
    _stop_mistake,
    _save,
    # Points: one's own first, unless the clue about another's has to come before the last draw.
    _tell_before_playing,
    _play_proven,
    _tell_playable,
    _play_chance,
    # What may help others to points later.
    _tell_more,
    _save_early,
    _gain_time,
    # Discards, from the cheapest on.
    _discard_proven,
    _discard_oldest,
    _discard_least,
    # For hands and tokens that allow nothing else.
    _tell_least,
    _likeliest_play,
)
"""The rules (docs/partners.md) in the order in which they are tried, which is the policy."""


def _may_discard(sight: Sight) -> bool:
    """Return whether there is a card to discard, and a clue token to recover."""
    return any(isinstance(action, Discard) for action in sight.actions)


def _least_harm(clues: Iterable[ClueEffect]) -> ClueEffect | None:
    return max(clues, key=lambda clue: (clue.is_honest, clue.news), default=None)


def _decision_to_clue(effect: ClueEffect, rule: PartnerRule, slot: int, **more: int) -> Decision:
    """Return the decision for a clue because of a card of its receiver."""
    player = effect.clue.target
    card = effect.hand[slot]
    return Decision(effect.clue, rule, {"to": Player(player), "slot": slot, "card": card, **more})
