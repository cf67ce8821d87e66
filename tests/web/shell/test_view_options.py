"""Options that views declare."""

import pytest

from tutor.web.shell.view_options import view_options


def test_a_misspelt_option_is_an_error() -> None:
    with pytest.raises(TypeError, match="frammed"):
        view_options(frammed=True)(lambda: "")
