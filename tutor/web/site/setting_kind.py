"""The setting that readers of a game choose, and its fields in addresses."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.core.messages import Message
from tutor.web.shell.languages import Language


@dataclass(frozen=True)
class SettingKind:
    """A game's setting and its fields in addresses; this base class has none.

    `code` is that of the only ruleset, `in_words` says in a few words what is played. `fields` are
    the fields of an address that say what is chosen, in order; `form_fields` those in which its
    form sends one of them in parts. `usual` has the values of fields that go without saying.
    """

    code: str
    in_words: tuple[Message, ...] = ()
    fields: tuple[str, ...] = ()
    form_fields: tuple[str, ...] = ()
    usual: Mapping[str, str] = field(default_factory=dict)

    def read(self, fields: Mapping[str, str], language: Language) -> Any:
        """Return the setting that these fields name, with the language's defaults.

        Raises BadSyntaxError for what there is not.
        """
        return None

    def query(self, fields: Mapping[str, str], setting: Any) -> Mapping[str, str]:
        """Return the query fields that keep this setting."""
        return {}

    def composed(self, fields: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """Return the field, with its value, that the form's parts stand for."""
        raise NotImplementedError

    def rules(self, setting: Any) -> str:
        """Return the code of the ruleset that is played."""
        return self.code

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return the parts of a ruleset, in a few words each."""
        return self.in_words

    def form(self, setting: Any) -> Any:
        """Return the view of the form with this setting chosen; the macro `setting_form` draws it.

        Its `summary` says in a few messages what is chosen.
        """
        return None

    def shortfalls(self, setting: Any) -> tuple[Message, ...]:
        """Return the shortfalls of the chosen edition."""
        return ()

    # --- A list of lessons and puzzles that is prepared for an evening of a club ---

    def rules_for_evening(self, chosen: str, shown: str, evening: str) -> str:
        """Return the rules that an evening is played by, all as codes.

        They are those just `chosen`, `shown` before, and of the `evening` itself.
        """
        return evening if chosen == shown else chosen

    def evening_questions(self, evening: str, chosen: Mapping[str, str]) -> Sequence[Any]:
        """Return the questions of an evening for these rules, answered by `chosen`.

        The macro `evening_questions` draws it.
        """
        return ()

    def setting_for_evening(
        self,
        evening: str,
        sent: Mapping[str, str],
        chosen: Mapping[str, str],
        shown: Mapping[str, str],
    ) -> Mapping[str, str]:
        """Return the settings of an evening for these rules, from the form `sent`.

        `chosen` is what its settings say, `shown` what they said before.
        """
        return chosen
