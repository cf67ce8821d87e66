"""The form in which a reader chooses box and rules, and the two questions that find a box."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.ruleset import (
    CLUE_TOKENS,
    FUSE_COUNTS,
    FUSES,
    MORE_CLUE_TOKENS,
    SWITCHES,
    Ruleset,
    Variant,
)
from tutor.games.hanabi.rulebook import BOXES, Box, TableSetup
from tutor.web.hanabi.cards import Face, letter_of

USUAL = "usual"
"""The value of a part field for the basic game."""

# By the number of missing fuse tokens.
_HOW_HARD = {0: "tokens.usual", 1: "tokens.harder"}


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box to choose: its id, its name, and its looks in words and as a picture."""

    id: str
    name: Message
    facts: Message
    fifth: Face
    fuse_color: str
    fuses: int
    checked: bool


@dataclass(frozen=True, slots=True)
class FieldOption:
    """One value of a field, with its label."""

    value: str
    label: Message
    checked: bool


@dataclass(frozen=True, slots=True)
class Field:
    """A question of the form; `several` answers may be given, else one."""

    name: str
    legend: Message
    several: bool
    options: tuple[FieldOption, ...]


@dataclass(frozen=True, slots=True)
class SettingForm:
    """The form, and the chosen box and rules in a line."""

    boxes: tuple[BoxView, ...]
    box: BoxView
    fields: tuple[Field, ...]
    playing: tuple[Message, ...]

    @property
    def summary(self) -> tuple[Message, ...]:
        """The chosen box and rules, in a few words each."""
        return (self.box.name, *self.playing)


def box_name(box: str) -> Message:
    """Return the name of the box with this id."""
    return _say(f"box.{box}")


def box_view(box: Box, *, checked: bool = False) -> BoxView:
    """Return a box, in the language of the request."""
    fuses = box.fuse_tokens
    return BoxView(
        id=box.id,
        name=box_name(box.id),
        facts=Message(
            f"table-choice.facts.{box.fifth}.{fuses.color}", {"num": box.multicolor_cards}
        ),
        fifth=Face(box.fifth.value, RANKS[0], letter_of(box.fifth.value), ""),
        fuse_color=fuses.color,
        fuses=fuses.count - fuses.explosion,
        checked=checked,
    )


def setting_form(table: TableSetup) -> SettingForm:
    """Return the form with this table chosen."""
    boxes = tuple(box_view(box, checked=box is table.box) for box in BOXES.values())
    return SettingForm(
        boxes=boxes,
        box=next(box for box in boxes if box.checked),
        fields=(_variants(table), _fuses(table), _clues(table), _more(table)),
        playing=playing(table.ruleset),
    )


def playing(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the variant, then the unusual settings, in a few words each."""
    fuses, clues = ruleset.fuses, ruleset.clue_tokens
    return (
        *rules_played(ruleset),
        *((_say("playing.fuses", num=fuses),) if fuses != FUSES else ()),
        *((_say("playing.clues", num=clues),) if clues != CLUE_TOKENS else ()),
    )


def rules_played(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the variant and unusual settings other than tokens."""
    variant = ruleset.variant
    return (
        _say(f"playing.{variant}"),
        # The names of the other variants have their number of cards.
        *((_say("playing.multicolour", num=variant.multicolor_cards),) if variant.is_wild else ()),
        *(_say(f"playing.{part}") for part in ruleset.switched_on),
    )


def field_of(
    name: str,
    legend: Message,
    labels: Mapping[str, Message],
    chosen: Collection[str],
    *,
    several: bool = False,
) -> Field:
    """Return a question with the labels of its values, those `chosen` checked."""
    options = (FieldOption(value, label, value in chosen) for value, label in labels.items())
    return Field(name, legend, several, tuple(options))


def _variants(table: TableSetup) -> Field:
    values = {each: each.value if each.has_sixth_suit else USUAL for each in Variant}
    labels = {value: _variant(variant, table) for variant, value in values.items()}
    return field_of("variant", _say("legend.variant"), labels, [values[table.ruleset.variant]])


def _variant(variant: Variant, table: TableSetup) -> Message:
    """Return the label of a variant, with a note if the box has too few cards for it."""
    if not variant.has_sixth_suit:
        return _say("variant.usual")
    label = _say(f"variant.{variant}", num=variant.multicolor_cards)
    return _if_enough(label, variant.multicolor_cards, table.box.multicolor_cards)


def _if_enough(label: Message, needed: int, has: int) -> Message:
    """Return the label, with the box's number of pieces if it has too few."""
    return label if has >= needed else _say("short", label=label, num=has)


def _fuses(table: TableSetup) -> Field:
    values = {each: f"fuses-{each}" if each != FUSES else USUAL for each in FUSE_COUNTS}
    labels = {
        values[count]: _say(_HOW_HARD.get(FUSES - count, "tokens.hardest"), num=count)
        for count in reversed(FUSE_COUNTS)
    }
    return field_of("fuses", _say("legend.fuses"), labels, [values[table.ruleset.fuses]])


def _clues(table: TableSetup) -> Field:
    more, name = MORE_CLUE_TOKENS, f"clues-{MORE_CLUE_TOKENS}"
    easier = _if_enough(_say("tokens.easier", num=more), more, table.box.clue_tokens.count)
    labels = {USUAL: _say("tokens.usual", num=CLUE_TOKENS), name: easier}
    chosen = [name if table.ruleset.clue_tokens == more else USUAL]
    return field_of("clues", _say("legend.clues"), labels, chosen)


def _more(table: TableSetup) -> Field:
    labels = {part: _say(part) for part in SWITCHES}
    return field_of("more", _say("legend.more"), labels, table.ruleset.switched_on, several=True)


def _say(name: str, **params: object) -> Message:
    return Message(f"table-choice.{name}", params)
