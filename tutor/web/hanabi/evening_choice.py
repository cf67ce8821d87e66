"""What a prepared evening asks of its organiser: with which cards it is played.

An evening with multicolour cards is another game with 5 of them than with 10, and a sheet on paper
has one fifth colour for everyone. Both answers together name a box; where a box has been named,
they are known. Then nothing is asked, but the answers stand there and can be changed.
"""

from collections.abc import Mapping
from dataclasses import replace

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import Variant
from tutor.games.hanabi.rulebook import BOXES, Box, FifthColour, default_box
from tutor.web.hanabi.setting import BOX
from tutor.web.hanabi.setting_form import Field, Option
from tutor.web.shell.language_prefix import page_language
from tutor.web.site.setting import RULES

CARDS, FIFTH = "evening-cards", "evening-fifth"
"""The fields of the two questions."""


def evening_questions(evening: str, chosen: Mapping[str, str]) -> tuple[Field, ...]:
    """Return the questions of an evening for these rules, answered as far as a box is `chosen`."""
    if not _choices(evening):
        return ()
    box = BOXES.get(chosen[BOX])
    variant = Ruleset.parse(chosen[RULES]).variant if box else None
    cards = (
        Option(
            str(each.multicolor_cards),
            Message("table-choice.playing.multicolour", {"num": each.multicolor_cards}),
            checked=each is variant,
        )
        for each in _choices(evening)
    )
    fifths = (
        Option(each.value, Message(f"table-choice.evening.{each}"), checked=_has(box, each))
        for each in FifthColour
    )
    return (
        Field(CARDS, Message("table-choice.evening.cards"), False, tuple(cards)),
        Field(FIFTH, Message("table-choice.evening.fifth"), False, tuple(fifths)),
    )


def setting_for_evening(
    evening: str, sent: Mapping[str, str], chosen: Mapping[str, str], shown: Mapping[str, str]
) -> Mapping[str, str]:
    """Return box and rules for an evening, from the form that was `sent`.

    `chosen` is what its settings say, `shown` what they said before: what has been changed there
    counts for more than an answer. Without both answers or a box, the box stays open.
    """
    box, ruleset = chosen[BOX], Ruleset.parse(chosen[RULES])
    is_changed = ruleset.variant is not Ruleset.parse(shown[RULES]).variant
    if is_changed or ruleset.variant not in _choices(evening):
        return chosen
    by_cards = {str(each.multicolor_cards): each for each in _choices(evening)}
    variant, fifth = by_cards.get(sent.get(CARDS, "")), sent.get(FIFTH, "")
    if variant and fifth in tuple(FifthColour) and box == shown[BOX]:
        box = _box_with(FifthColour(fifth), variant.multicolor_cards, box)
    elif box:
        variant = by_cards[str(BOXES[box].multicolor_cards)]
    else:
        return chosen
    return {BOX: box, RULES: str(replace(ruleset, variant=variant))}


def _choices(evening: str) -> tuple[Variant, ...]:
    """Return the variants that differ from an evening's in their number of cards alone."""
    variant = Ruleset.parse(evening).variant
    same = (each for each in Variant if each.is_wild) if variant.is_wild else ()
    return tuple(sorted(same, key=lambda each: each.multicolor_cards))


def _has(box: Box | None, fifth: FifthColour) -> bool:
    return box is not None and box.fifth is fifth


def _box_with(fifth: FifthColour, cards: int, box: str) -> str:
    """Return the box of this fifth colour that is nearest: in cards, then to the one named."""
    near = [*([BOXES[box]] if box else []), default_box(page_language().tag), *BOXES.values()]
    fitting = [each for each in near if each.fifth is fifth]
    return next((each for each in fitting if each.multicolor_cards >= cards), fitting[0]).id
