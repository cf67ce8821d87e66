"""Hanabi's reader options: the box on the table, and the ruleset.

A prepared evening asks its organiser with which cards it is played: one with multicolour cards is
another game with 5 of them than with 10, and a sheet on paper has one fifth colour for everyone.
Both answers together name a box; where a box has been named, they are known. Then nothing is asked,
but the answers stand there and can be changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS, Variant
from tutor.games.hanabi.rulebook import BOXES, FifthColour, TableSetup, default_box
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.web.hanabi.setting_form import USUAL, Field, SettingForm, field_of, playing, setting_form
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import Language
from tutor.web.shell.view_options import required
from tutor.web.site.reader_options import RULES
from tutor.web.site.setting_kind import SettingKind

BOX = "box"
"""The field with the id of the box."""

PART_FIELDS = ("variant", "fuses", "clues", "more")
"""The fields in which the form sends the parts of a ruleset's code."""

CARDS, FIFTH = "evening-cards", "evening-fifth"
"""The fields of the two questions about an evening."""

_BASIC_GAME = str(Ruleset())


@dataclass(frozen=True)
class HanabiSetting(SettingKind):
    """A box and a ruleset, `?box=ru&rules=wild-5.fuses-1`; see `SettingKind`."""

    code: str = _BASIC_GAME
    fields: tuple[str, ...] = (BOX, RULES)
    form_fields: tuple[str, ...] = PART_FIELDS
    usual: Mapping[str, str] = field(default_factory=lambda: {RULES: _BASIC_GAME})

    def read(self, fields: Mapping[str, str], language: Language) -> TableSetup:
        """Return the table; the box is the one with the leaflet of the language if none is named.

        Raises BadSyntaxError for an unknown box or ruleset.
        """
        named = fields.get(BOX)
        box = BOXES[required(BOX, named, BOXES)] if named else default_box(language.tag)
        return TableSetup(box, Ruleset.parse(fields.get(RULES) or _BASIC_GAME))

    def query(self, fields: Mapping[str, str], setting: TableSetup) -> Mapping[str, str]:
        """Return the box if it was named, and the rules if they are not those of the basic game."""
        rules = str(setting.ruleset)
        return {
            BOX: setting.box.id if fields.get(BOX) else "",
            RULES: "" if rules == _BASIC_GAME else rules,
        }

    def composed(self, fields: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """Return the code of the form's parts; Ruleset.parse rejects impossible combinations."""
        chosen = {part for field, part in fields if field in PART_FIELDS} - {USUAL, ""}
        known = [part for part in KNOWN_PARTS if part in chosen]
        return RULES, ".".join([*known, *sorted(chosen - set(known))]) or _BASIC_GAME

    def rules(self, setting: TableSetup) -> str:
        """Return the code of the ruleset that is played."""
        return str(setting.ruleset)

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return the parts of a ruleset, in a few words each."""
        return playing(Ruleset.parse(code))

    def form(self, setting: TableSetup) -> SettingForm:
        """Return the form with this table chosen."""
        return setting_form(setting)

    def shortfalls(self, setting: TableSetup) -> tuple[Message, ...]:
        """Return the shortfalls of the box and its leaflet for the chosen rules."""
        return shortfalls(setting)

    def rules_for_evening(self, chosen: str, shown: str, evening: str) -> str:
        """Return the rules chosen, in the variant of an evening unless another has been chosen.

        `shown` are the rules that were chosen before, `evening` those that it is for.
        """
        ruleset = Ruleset.parse(chosen)
        if ruleset.variant is not Ruleset.parse(shown).variant:
            return chosen
        return str(replace(ruleset, variant=Ruleset.parse(evening).variant))

    def evening_questions(self, evening: str, chosen: Mapping[str, str]) -> tuple[Field, ...]:
        """Return the questions of an evening, answered as far as a box is `chosen`."""
        counts = [each.multicolor_cards for each in _choices(evening)]
        if not counts:
            return ()
        box = BOXES.get(chosen[BOX])
        variant = Ruleset.parse(chosen[RULES]).variant
        cards = {
            str(count): Message("table-choice.playing.multicolour", {"num": count})
            for count in counts
        }
        fifths = {each.value: Message(f"table-choice.evening.{each}") for each in FifthColour}
        return (
            field_of(
                CARDS,
                Message("table-choice.evening.cards"),
                cards,
                [str(variant.multicolor_cards)] if box and variant in _choices(evening) else (),
            ),
            field_of(
                FIFTH,
                Message("table-choice.evening.fifth"),
                fifths,
                [box.fifth.value] if box else (),
            ),
        )

    def setting_for_evening(
        self,
        evening: str,
        sent: Mapping[str, str],
        chosen: Mapping[str, str],
        shown: Mapping[str, str],
    ) -> Mapping[str, str]:
        """Return box and rules for an evening, from the form that was `sent`.

        A setting changed in the form counts for more than an answer. Without both answers
        or a box, the box stays open.
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


def _box_with(fifth: FifthColour, cards: int, box: str) -> str:
    """Return the box of this fifth colour that is nearest: in cards, then to the one named."""
    near = [*([BOXES[box]] if box else []), default_box(page_language().tag), *BOXES.values()]
    fitting = [each for each in near if each.fifth is fifth]
    return next((each for each in fitting if each.multicolor_cards >= cards), fitting[0]).id
