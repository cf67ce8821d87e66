"""Explanations put together from verdicts, facts and causes, without saying anything twice."""

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Explanation, Fact, Reason, Verdict

_MOST_DETAILS = 6
"""As many as one reads behind a fold."""


def explained(
    headline: Message | None, reason: Iterable[Reason], details: Iterable[Reason] = ()
) -> Explanation:
    """Return the explanation without what would be said a second time, and with few details."""
    said = {headline}
    return Explanation(
        headline, tuple(_new(reason, said)), tuple(_new(details, said))[:_MOST_DETAILS]
    )


def because(verdict: Verdict[Any]) -> Reason:
    """Return why an option is right or wrong."""
    return Reason(verdict.consequence, (verdict.rule,))


def as_reason(fact: Fact) -> Reason:
    """Return a fact as a reason."""
    return Reason(fact.message, (fact.rule,))


def _new(reasons: Iterable[Reason], said: set[Message | None]) -> Iterator[Reason]:
    """Yield the reasons that are not among what has been said, and add them to it."""
    for reason in reasons:
        if reason.message not in said:
            said.add(reason.message)
            yield reason
