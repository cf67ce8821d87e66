"""What readers of Hànzì choose: nothing, as all rules are in one book."""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.web.teaching.game_site import OneRuleset


@dataclass(frozen=True, slots=True)
class HanziSetting(OneRuleset):
    """The setting of a game whose puzzles say themselves when Cangjie plays."""

    code: str = str(Ruleset.PLAIN)
    in_words: tuple[Message, ...] = ()

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return whether Cangjie plays."""
        return (rules_message(Ruleset.parse(code)),)


def rules_message(ruleset: Ruleset) -> Message:
    """Return what is played, in a few words."""
    return Message(f"hanzi-rules.{ruleset}")
