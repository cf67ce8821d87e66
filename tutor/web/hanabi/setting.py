"""What readers of Hanabi choose: the box on their table, and the rules that are played with it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.rulebook import BOXES, Box, Table, default_box
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.web.hanabi.setting_form import USUAL, SettingForm, playing, setting_form
from tutor.web.shell.languages import Language
from tutor.web.shell.query import required
from tutor.web.site.setting import RULES

BOX = "box"
"""The field with the id of the box."""

PART_FIELDS = ("variant", "fuses", "clues", "more")
"""The fields in which the form sends the parts of a ruleset's code."""


class HanabiSetting:
    """A box and a ruleset, `?box=ru&rules=wild-5.fuses-1`; see `SettingKind`."""

    fields: tuple[str, ...] = (BOX, RULES)
    form_fields: tuple[str, ...] = PART_FIELDS
    usual: Mapping[str, str] = MappingProxyType({RULES: str(Ruleset())})

    def read(self, given: Mapping[str, str], language: Language) -> Table:
        """Return the table; the box is the one with the leaflet of the language if none is named.

        Raises BadSyntaxError for a box or a ruleset that there is none of.
        """
        box = box_of(given[BOX]) if given.get(BOX) else default_box(language.tag)
        return Table(box, Ruleset.parse(given.get(RULES) or str(Ruleset())))

    def query(self, given: Mapping[str, str], setting: Table) -> Mapping[str, str]:
        """Return the box if it was named, and the rules if they are not those of the basic game."""
        rules = str(setting.ruleset)
        return {
            BOX: setting.box.id if given.get(BOX) else "",
            RULES: "" if rules == str(Ruleset()) else rules,
        }

    def composed(self, given: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """Return the code of the form's parts; Ruleset.parse judges those that do not combine."""
        return RULES, composed_code(given)

    def rules(self, setting: Table) -> str:
        """Return the code of the ruleset that is played."""
        return str(setting.ruleset)

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return what is played with a ruleset, in a few words each."""
        return playing(Ruleset.parse(code))

    def form(self, setting: Table) -> SettingForm:
        """Return the form with this table chosen."""
        return setting_form(setting)

    def shortfalls(self, setting: Table) -> tuple[Message, ...]:
        """Return what the box or its leaflet lacks for the game that is being played."""
        return shortfalls(setting)


def rules_for_evening(chosen: str, shown: str, evening: str) -> str:
    """Return the rules chosen, in the variant of an evening unless another has been chosen.

    `shown` are the rules that were chosen before, `evening` those that it is for.
    """
    ruleset = Ruleset.parse(chosen)
    if ruleset.variant is not Ruleset.parse(shown).variant:
        return chosen
    return str(replace(ruleset, variant=Ruleset.parse(evening).variant))


def box_of(name: str) -> Box:
    """Return the box with this id; BadSyntaxError if there is none."""
    return BOXES[required(BOX, name, BOXES)]


def composed_code(given: Sequence[tuple[str, str]]) -> str:
    """Return the ruleset code of the form's parts."""
    chosen = {part for field, part in given if field in PART_FIELDS} - {USUAL, ""}
    known = [part for part in KNOWN_PARTS if part in chosen]
    return ".".join([*known, *sorted(chosen - set(known))]) or str(Ruleset())
