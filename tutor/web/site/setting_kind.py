"""What readers of a game choose, and how addresses say it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tutor.core.messages import Message
from tutor.web.shell.languages import Language


class SettingKind(Protocol):
    """What readers of a game choose, and how an address says it.

    `fields` are the fields of an address that say it, in order; `form_fields` those in which its
    form sends one of them in parts. `usual` has the values of fields that go without saying.
    """

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields."""

    @property
    def form_fields(self) -> tuple[str, ...]:
        """The names of the form's fields."""

    @property
    def usual(self) -> Mapping[str, str]:
        """The usual value of a field by its name."""

    def read(self, given: Mapping[str, str], language: Language) -> Any:
        """Return the setting that these fields name; what is missing follows from the language.

        Raises BadSyntaxError for what there is not.
        """

    def query(self, given: Mapping[str, str], setting: Any) -> Mapping[str, str]:
        """Return what an address has to say so that it keeps meaning this setting."""

    def composed(self, given: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """Return the field, with its value, that the form's parts stand for."""

    def rules(self, setting: Any) -> str:
        """Return the code of the ruleset that is played."""

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return what is played with a ruleset, in a few words each."""

    def form(self, setting: Any) -> Any:
        """Return the view of the form with this setting chosen; the macro `setting_form` draws it.

        Its `summary` says in a few messages what is chosen.
        """

    def shortfalls(self, setting: Any) -> tuple[Message, ...]:
        """Return what a reader who has chosen this has to know: what the edition lacks for it."""


@dataclass(frozen=True, slots=True)
class OneRuleset:
    """The setting of a game in which there is nothing to choose; see `SettingKind`.

    `code` is that of its ruleset, `in_words` says in a few words what is played.
    """

    code: str
    in_words: tuple[Message, ...]
    fields: tuple[str, ...] = ()
    form_fields: tuple[str, ...] = ()
    usual: Mapping[str, str] = field(default_factory=dict)

    def read(self, given: Mapping[str, str], language: Language) -> None:
        """Return what there is to choose: nothing."""

    def query(self, given: Mapping[str, str], setting: None) -> Mapping[str, str]:
        """Return what an address has to say of it: nothing."""
        return {}

    def composed(self, given: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """There is no form, so that no parts of it can have been sent."""
        raise NotImplementedError

    def rules(self, setting: None) -> str:
        """Return the code of the only ruleset."""
        return self.code

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return what is played."""
        return self.in_words

    def form(self, setting: None) -> None:
        """Return the view of a form: there is none."""

    def shortfalls(self, setting: None) -> tuple[Message, ...]:
        """Return what a reader has to know of the choice: nothing."""
        return ()
