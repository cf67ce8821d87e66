"""Numbers as the language of the page writes them."""

from babel.numbers import format_decimal

from tutor.web.shell.text import current_language


def decimal(number: float) -> str:
    """Return a number with at least one decimal, so that it stands in one form everywhere."""
    return format_decimal(number, "0.0#", locale=current_language().locale)
