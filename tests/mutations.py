"""Ways to break the code, each with a test that has to fail then: `make mutants` tries them.

Whoever takes tests away shows here that others still notice what those were about.
"""

from typing import NamedTuple


class Mutation(NamedTuple):
    """A text of a file that is replaced, and the test that fails with it."""

    file: str
    original: str
    broken: str
    test: str


_THEMES = "tests/games/hanabi/puzzles/themes/"
_PUZZLES = "tutor/games/hanabi/puzzles/"

MUTATIONS = (
    Mutation(
        _PUZZLES + "themes/safe_play.py",
        "could_be = possible(view)[slot]",
        "could_be = 1 << puzzle.position.hands[puzzle.viewer][slot]",
        _THEMES + "test_hidden_cards.py::test_hidden_cards_have_no_influence[safe-play]",
    ),
    Mutation(
        _PUZZLES + "themes/point_out.py",
        "correct = slot in touched",
        "correct = True",
        _THEMES + "test_point_out.py::test_the_engine_agrees",
    ),
    Mutation(
        _PUZZLES + "families/permission.py",
        "state.verify(parse_action(name))",
        "None",
        _THEMES + "test_allowed.py::test_the_engine_agrees",
    ),
    Mutation(
        "tutor/web/shell/headers.py",
        '"X-Content-Type-Options": "nosniff",',
        "",
        "tests/web/test_app.py::test_every_response_is_guarded",
    ),
    Mutation(
        "tutor/commands/serve.py",
        'max_request_body_size=2 * site.config["MAX_CONTENT_LENGTH"],',
        "",
        "tests/commands/test_slow_bodies.py::test_a_body_that_is_too_long_is_refused",
    ),
    Mutation(
        "tutor/web/shell/health.py",
        'b"" if environ["REQUEST_METHOD"] == "HEAD" else ',
        "",
        "tests/commands/test_slow_bodies.py::test_head_has_no_body[/healthz]",
    ),
)
