"""Facts as reasons: how they are found, shortened where several say alike, and put together."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Explanation, Fact, Reason
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState


class Evidence(StrEnum):
    """The `kind` of a fact in Hanabi."""

    RULE = "rule"
    """What a rule says, whatever the table."""
    SEEN = "seen"
    """Something that lies open: a firework, a card in somebody's hand, tokens, the deck's size."""
    CLUED = "clued"
    """A clue that pointed at the card."""
    DENIED = "denied"
    """A clue that did not point at the card."""
    COUNTED = "counted"
    """All copies of a card are accounted for."""
    JOINT = "joint"
    """Cards of one's own hand, taken together, leave no copy for the slot."""
    PLAYED = "played"
    """What an action has led to, where several are looked ahead."""


_KINDS = {
    "proof.color": "pointed",
    "proof.wild-color": "pointed",
    "proof.two-colors": "pointed",
    "proof.rank": "pointed",
    "proof.not-wild": "not-colors",
    "proof.not-color": "not-colors",
    "proof.not-rank": "not-ranks",
    "proof.counted": "counted",
    "proof.counted-there": "counted",
    "proof.counted-colour": "counted",
    "proof.counted-single": "counted",
    "convention.has-clue": "clued",
}
"""Which facts about a card are said in one sentence, by the ids of their messages."""


def sentences(first: Message, *others: Message) -> Message:
    """Return several sentences as one message."""
    for other in others:
        first = Message("sentences", {"first": first, "second": other})
    return first


def parts(message: Message) -> tuple[Message, ...]:
    """Return the sentences that `sentences` made one message of."""
    if message.id != "sentences":
        return (message,)
    return (*parts(message.params["first"]), *parts(message.params["second"]))


def brief(facts: Iterable[Fact]) -> tuple[Reason, ...]:
    """Return facts as reasons: one for clues of a kind, and one for all copies in sight."""
    groups: dict[object, list[Fact]] = {}
    for fact in facts:
        pointed = groups.get(("pointed", fact.message.params.get("place")), [])
        is_wild = any(each.message.id == "proof.wild-color" for each in pointed)
        if fact.message.id == "proof.not-wild" and is_wild:
            pointed.append(fact)
        else:
            groups.setdefault(_alike(fact), []).append(fact)
    return tuple(_merged(group) for group in groups.values())


def _alike(fact: Fact) -> object:
    """Return the key that is equal for facts that fit in one sentence."""
    kind = _KINDS.get(fact.message.id)
    return (kind, fact.message.params.get("place")) if kind else fact


def _merged(facts: list[Fact]) -> Reason:
    """Return facts of one kind about one card as one reason."""
    if len(facts) == 1:
        return facts[0].reason
    message = _message([fact.message for fact in facts])
    if message.id.startswith("proof.two-colors"):
        facts = [fact for fact in facts if fact.message.id != "proof.wild-color"]
    return Reason(message, tuple(dict.fromkeys(fact.rule for fact in facts)))


def _message(messages: list[Message]) -> Message:
    """Return messages of one kind about one card as one."""
    first = messages[0]
    place: dict[str, object] = {"place": first.params.get("place")}
    match _KINDS[first.id]:
        case "clued":
            slots = tuple(slot for each in messages for slot in each.params["slots"])
            return Message(first.id, {"slots": slots, "num": len(slots)})
        case "counted":
            return _counted(messages, place)
        case "not-colors":
            return _not_colors(messages, place)
        case "not-ranks":
            ranks = tuple(each.params["rank"] for each in messages)
            return Message("proof.not-ranks", {**place, "ranks": ranks})
    return _pointed(messages)


def _counted(messages: list[Message], place: Mapping[str, object]) -> Message:
    """Return one sentence for all the cards whose copies are in sight."""
    cards = dict.fromkeys(card for each in messages for card in _cards(each))
    are_single = all(
        each.id == "proof.counted-single" or each.params.get("num") == 1 for each in messages
    )
    kind = "counted-single" if are_single else "counted-colour"
    return Message(f"proof.{kind}", {**place, "cards": tuple(cards)})


def _not_colors(messages: list[Message], place: Mapping[str, object]) -> Message:
    """Return one sentence for clues of a colour that left the card out, which isn't wild then."""
    suits = tuple(each.params["suit"] for each in messages if "suit" in each.params)
    if len(suits) == 1:
        return Message("proof.not-color-or-wild", {**place, "suit": suits[0]})
    is_wild = any(each.id == "proof.not-wild" for each in messages)
    kind = "not-colors-or-wild" if is_wild else "not-colors"
    return Message(f"proof.{kind}", {**place, "suits": suits})


def _pointed(messages: list[Message]) -> Message:
    """Return one sentence for clues of a colour, or two, and of a number.

    Another colour that left the card out says that it isn't wild.
    """
    ids = {each.id for each in messages}
    params = {key: value for each in messages for key, value in each.params.items()}
    if "proof.two-colors" in ids:
        params.pop("suit", None)
        kind = "two-colors"
    elif "proof.not-wild" in ids:
        kind = "color-not-wild"
    else:
        kind = "wild-color" if "proof.wild-color" in ids else "color"
    with_rank = "-and-rank" if "proof.rank" in ids else ""
    return Message(f"proof.{kind}{with_rank}", params)


def _cards(message: Message) -> Iterator[Card]:
    params = message.params
    yield from params["cards"] if "cards" in params else (params["card"],)


def copies_together(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the reasons; of cards whose other copy is in the discard pile in one sentence."""
    every = tuple(dict.fromkeys(reasons))
    alike = [each for each in every if each.message.id == "why.last-copy"]
    gone = [each for each in alike if each.message.params["num"] == 1]
    if len(gone) < 2:
        return every
    cards = tuple(each.message.params["card"] for each in gone)
    one = Reason(Message("critical.others-gone", {"cards": cards}), gone[0].rules)
    return tuple(dict.fromkeys(one if each in gone else each for each in every))


_MOST_DETAILS = 6
"""As many as one reads behind a fold."""


def explanation(
    headline: Message | None, reason: Iterable[Reason], details: Iterable[Reason] = ()
) -> Explanation:
    """Return the explanation without what would be said a second time, and with few details."""
    said = {headline}
    return Explanation(
        headline,
        tuple(_new(reason, said)),
        tuple(_new(details, said))[:_MOST_DETAILS],
        details_say_all=True,
    )


def paragraph_of(*reasons: Reason) -> Reason:
    """Return several reasons as one paragraph, each sentence once."""
    said = dict.fromkeys(part for reason in reasons for part in parts(reason.message))
    rules = dict.fromkeys(rule for reason in reasons for rule in reason.rules)
    return Reason(sentences(*said), tuple(rules))


def _new(reasons: Iterable[Reason], said: set[Message | None]) -> Iterator[Reason]:
    """Yield the reasons that are not among what has been said, and add them to it."""
    for reason in reasons:
        if not said.issuperset(parts(reason.message)):
            said.update(parts(reason.message))
            yield reason


# What everybody can count on the table, and paragraphs of the rulebook

ABOUT_DRAWING = frozenset({"rule.last-round-no-draw.1", "rule.last-round-no-draw.play-on"})
"""Ids of messages on who draws no card any more."""

ABOUT_THE_DECK = ABOUT_DRAWING | {
    "fact.deck",
    "table.turns-left",
    "rule.end-last-round.1",
    "rule.play-on.1",
    "rule.play-on-no-action.1",
}
"""Ids of messages on how far the game has got."""


def rule_says(rule: str, paragraph: str, **params: object) -> Fact:
    """Return a paragraph of the rulebook as a fact; `params` are those of its sentence."""
    return Fact(Message(f"rule.{rule}.{paragraph}", params), rule, Evidence.RULE)


def clue_tokens_fact(state: GameState, rule: str) -> Fact:
    """Return how many clue tokens are available; `rule` says why it matters."""
    params = {"left": state.clue_tokens, "all": state.ruleset.clue_tokens}
    return Fact(Message("fact.clue-tokens", params), rule, Evidence.SEEN)


def fuse_tokens_fact(state: GameState) -> Fact:
    """Return how many fuse tokens are left (rule `end-strikes`)."""
    fuses = state.ruleset.fuses
    params = {"left": fuses - state.strikes, "all": fuses}
    return Fact(Message("fact.fuse-tokens", params), "end-strikes", Evidence.SEEN)


def deck_fact(state: GameState) -> Fact:
    """Return how many cards are left to draw (rule `end-last-round`, or `play-on`)."""
    message = Message("fact.deck", {"num": state.deck_size})
    rule = "play-on" if state.ruleset.play_on else "end-last-round"
    return Fact(message, rule, Evidence.SEEN)


def turns_left_fact(state: GameState) -> Fact:
    """Return how many turns of the last round are left (rule `end-last-round`)."""
    message = Message("table.turns-left", {"num": state.turns_left})
    return Fact(message, "end-last-round", Evidence.SEEN)


def hand_fact(state: GameState, seat: int, rule: str) -> Fact:
    """Return the cards of a hand that the reader sees; `rule` says why they matter."""
    params = {"name": Player(seat), "cards": state.hands[seat]}
    return Fact(Message("supplies.hand", params), rule, Evidence.SEEN)
