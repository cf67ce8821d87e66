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
_ENGINE = "tests/games/hanabi/engine/"

MUTATIONS = (
    Mutation(
        _PUZZLES + "themes/safe_play.py",
        "could_be = possible(view)[slot]",
        "could_be = 1 << puzzle.position.hands[puzzle.viewer][slot]",
        _THEMES + "test_hidden_cards.py::test_hidden_cards_have_no_influence[safe-play]",
    ),
    # Of puzzles that take long to judge fewer are looked at.
    Mutation(
        _PUZZLES + "themes/early_game.py",
        "        table = table_of(puzzle).seen_by(puzzle.viewer)",
        "        table = table_of(puzzle)",
        _THEMES + "test_hidden_cards.py::test_hidden_cards_have_no_influence[early-game]",
    ),
    Mutation(
        _PUZZLES + "themes/point_out.py",
        "is_right = slot in touched",
        "is_right = True",
        _THEMES + "test_point_out.py::test_the_engine_agrees",
    ),
    Mutation(
        _PUZZLES + "theme_bases/permission.py",
        "state.verify(parse_action(name))",
        "None",
        _THEMES + "test_allowed.py::test_the_engine_agrees",
    ),
    Mutation(
        "tutor/web/shell/headers.py",
        '"X-Content-Type-Options": "nosniff",',
        "",
        "tests/web/test_safety.py::test_the_guards_are_strict",
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
    # One language for each theme's page, one made-up field for each page, and one level of a theme
    # with most rules are enough.
    Mutation(
        "templates/puzzles/answered.html",
        '{{ _("Next level") }}',
        "Next level",
        "tests/web/test_translation.py",
    ),
    Mutation(
        "tutor/web/hanabi/wording/puzzles/reading.py",
        'words("You have to play a card. Which one is most likely to fit?")',
        'words("You must play a card. Which one is most likely to fit?")',
        "tests/web/test_translation.py",
    ),
    Mutation(
        "tutor/web/site/canonical_query.py",
        ' and not (name in usual and text in ("", usual[name]))',
        "",
        "tests/web/site/test_query.py::test_what_goes_without_saying_is_left_out",
    ),
    Mutation(
        _PUZZLES + "themes/odds.py",
        'return Message(f"odds.goal.{_act(puzzle)}")',
        'return f"odds.goal.{_act(puzzle)}"',
        "tests/test_themes.py::test_a_puzzle_has_different_options_each_with_a_verdict",
    ),
    # Examples of the rules by hand are gone: a second reading of them plays along in random games.
    Mutation(
        "tutor/games/hanabi/engine/transition.py",
        "clue_tokens += recovered",
        "clue_tokens += 1",
        _ENGINE + "test_cards_in_play.py::test_the_bonus_is_lost_when_all_tokens_are_there",
    ),
    Mutation(
        "tutor/games/hanabi/engine/transition.py",
        "turns_left = len(state.hands) + 1",
        "turns_left = len(state.hands)",
        _ENGINE + "test_properties.py::test_a_plain_reading_of_the_rules_agrees",
    ),
    Mutation(
        "tutor/games/hanabi/engine/transition.py",
        "is_last = strikes >= state.ruleset.fuses",
        "is_last = strikes >= 3",
        _ENGINE + "test_properties.py::test_a_plain_reading_of_the_rules_agrees",
    ),
    Mutation(
        "tutor/games/hanabi/knowledge/deduction.py",
        "card: unseen[card] * worlds\n",
        "card: worlds\n",
        "tests/games/hanabi/knowledge/test_deduction.py::test_fast_and_slow_agree",
    ),
    Mutation(
        _PUZZLES + "theme_bases/helping.py",
        "left, wanted = possible(view)[slot], self.wanted(view)",
        "left, wanted = 1 << after.hands[_player(puzzle)][slot], self.wanted(view)",
        _THEMES + "test_save.py::test_verdicts_agree_with_the_worlds_one_by_one",
    ),
    # Whole pages of rules in each language are gone: catalogues, the rulebook and boxes are tested.
    Mutation(
        "translations/ja/LC_MESSAGES/messages.po",
        "という色のカードを%(num)s枚加えます。",
        "という色のカードを10枚加えます。",
        "tests/i18n/test_gates.py::test_the_proofreader_has_no_complaint",
    ),
    Mutation(
        "tutor/games/hanabi/rulebook/editions.py",
        '"fr",\n                fifth=FifthColour.WHITE,',
        '"fr",\n                fifth=FifthColour.BLACK,',
        "tests/games/hanabi/rulebook/test_boxes.py::test_what_the_boxes_have",
    ),
    Mutation(
        "tutor/clubs/secrets.py",
        "return sha256(secret.encode()).hexdigest()",
        "return secret",
        "tests/clubs/store/test_clubs.py::test_neither_tickets_nor_secrets_are_stored",
    ),
)
