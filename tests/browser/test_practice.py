"""Practice that knows who practises: the next puzzle, strength, and what was missed."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.remembering import (
    LEVEL,
    PROGRESS,
    SEED,
    THEME,
    exported,
    figure,
    miss,
    remember,
    solve,
    with_checksum,
)
from tests.support.pages import options, puzzle_address
from tests.web.hanabi.coached import after_a_wrong_play
from tests.web.hanabi.playing import address_of
from tutor import create_app
from tutor.core.puzzle import NONE
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.shell.static_files import STATIC

FSRS = Path(__file__).parents[1] / "data" / "fsrs.json"
MINUTE = 60
A_LEVEL = 200

SIMULATION = """strength => {
    // A linear congruential generator, so that every run has the same learners.
    let seed = strength;
    const drawn = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const errors = [];
    for (let learner = 0; learner < 400; learner++) {
        let rating = NEWCOMER;
        for (let answer = 0; answer < 30; answer++) {
            const level = levelFor(rating, [1, 2, 3, 4, 5]);
            rating = rated(rating, level, +(drawn() < chance(strength, level)));
        }
        errors.push(Math.abs(rating[0] - strength));
    }
    errors.sort((one, other) => one - other);
    return [errors.reduce((sum, each) => sum + each) / errors.length, errors[360 - 1]];
}"""
"""The mean error of a rating after 30 answers, and the one that nine of ten learners are within."""


FORGETTING = """([kinds, days]) => {
    let seed = 7;
    const drawn = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const [LEARNERS, A_DAYS_PUZZLES, MINUTES_EACH] = [300, 20, 0.5];
    const [SHORTEST, LONGEST] = [15 / 1440, 274];
    const known = (learner, kind, minute) => {
        const { right, wrong, seen } = learner[kind] ?? {};
        const halfLife = Math.min(Math.max(2 ** (right - wrong), SHORTEST), LONGEST);
        return seen === undefined ? 0 : 2 ** ((seen - minute) / 1440 / halfLife);
    };
    // A slip in twenty; one of four options is guessed.
    const rightAt = (recall) => 0.95 * recall + 0.25 * (1 - recall);
    const answered = (learner, minute) => Object.keys(learner).reduce(
        (sum, kind) => sum + rightAt(known(learner, kind, minute)), 0
    );
    const sums = [0, 0, 0];
    for (let each = 0; each < LEARNERS; each++) {
        const [learner, memory] = [{}, {}];
        for (let day = 0; day < days; day++) {
            for (let puzzle = 0; puzzle < A_DAYS_PUZZLES; puzzle++) {
                const minute = day * 1440 + Math.floor(puzzle * MINUTES_EACH);
                Date.now = () => 6e4 * (29e6 + minute);
                const { kind } = nextKind(memory, kinds);
                const right = +(drawn() < rightAt(known(learner, kind, minute)));
                review(memory, kind, right);
                const before = learner[kind] ?? { right: 0, wrong: 0 };
                learner[kind] = {
                    right: before.right + right, wrong: before.wrong + 1 - right, seen: minute
                };
            }
            if (day === 0) sums[0] += Object.keys(learner).length;
        }
        sums[1] += answered(learner, days * 1440);
        sums[2] += answered(learner, (days + 6) * 1440);
    }
    return sums.map((sum) => sum / LEARNERS);
}"""
"""How many kinds a learner has met on the first of so many days of practice, and how many are
answered rightly a day and a week after the last, each in the mean.

What is known of a kind halves in `2 ** (right - wrong)` days, between 15 minutes and 9 months: the
model of the Leitner system by B. Settles and B. Meeder (2016).
"""


@pytest.fixture
def script(page: Page) -> Page:
    """An empty page with what practice is worked out with."""
    parts = ("common", "rating", "review", "memory", "practice")
    code = "\n".join((STATIC / f"script/{part}.js").read_text("utf-8") for part in parts)
    page.add_script_tag(content=code)
    return page


def test_kinds_come_back_as_py_fsrs_has_it(script: Page) -> None:
    """By the default parameters of FSRS 6, with one step of ten minutes after a wrong answer.

    The data are from py-fsrs 6.3.2: minute and result of each answer, then when it is due, its
    stability and its difficulty.
    """
    for answers in json.loads(FSRS.read_text("utf-8")):
        plan: list[int] | None = None
        for minute, right, due, stability, difficulty in answers:
            plan = script.evaluate(
                "([plan, right, minute]) => planned(plan, right, minute)", [plan, right, minute]
            )
            # What is kept is rounded to thousandths, and days are whole.
            assert plan[0] == pytest.approx(due, abs=24 * 60 if due - minute > 30 * 24 * 60 else 0)
            assert plan[1] / 1000 == pytest.approx(stability, rel=0.01, abs=0.002)
            assert plan[2] / 1000 == pytest.approx(difficulty, abs=0.005)


def test_a_learner_who_forgets_still_knows_a_week_later(script: Page) -> None:
    """Ten minutes a day for a week, twelve kinds."""
    kinds = [
        {"kind": f"kind-{number}", "stage": str(int(number > 3)), "levels": [1]}
        for number in range(12)
    ]
    assert knows_later(script, kinds, 7) >= 9


def test_a_learner_of_conventions_takes_two_weeks(script: Page) -> None:
    """All kinds of the site in two weeks, the lessons on conventions done."""
    page = create_app().test_client().get("/en/puzzles/").text
    [kinds] = re.findall(r'data-kinds="([^"]*)"', page)
    read = script.evaluate("kinds => kindsOf({ kinds })", kinds)
    every = [{**kind, "lesson": None} for kind in read]
    assert {kind["kind"] for kind in every} == {*THEMES}
    assert knows_later(script, every, 14) >= 13


def knows_later(script: Page, kinds: Sequence[Mapping[str, object]], days: int) -> float:
    """Return how many kinds are answered rightly a week later, in the mean."""
    _, _, later = script.evaluate(FORGETTING, [kinds, days])
    return float(later)


def test_several_turns_come_once_the_first_kinds_stand(script: Page) -> None:
    """A stage opens when every kind before it has been met, and three of four were right."""
    stages = {"a": "0", "b": "0", "c": "0", "d": "0", "e": "1", "s": "2"}
    kinds = [{"kind": kind, "stage": stage, "levels": [1]} for kind, stage in stages.items()]
    ask = "([memory, kinds]) => nextKind(memory, kinds).kind"
    now = script.evaluate("thisMinute()")
    right, wrong = [now + 1440, 2300, 2100, now], [now + 10, 212, 6400, now - 1]
    wrong[3] = wrong[0] - 10
    assert script.evaluate(ask, [{}, kinds]) == "a"
    assert script.evaluate(ask, [{"@": {"a": right}}, kinds]) == "b"
    met = {"a": right, "b": right, "c": right}
    assert script.evaluate(ask, [{"@": {**met, "d": wrong}}, kinds]) == "e"
    older = [now + 1400, 2300, 2100, now - 40]
    two = {"a": older, "b": right, "c": wrong, "d": wrong}
    assert script.evaluate(ask, [{"@": two}, kinds]) == "a"
    assert script.evaluate(ask, [{"@": {**met, "d": right, "e": right}}, kinds]) == "s"


def test_what_release_1_remembered_becomes_a_plan(script: Page) -> None:
    """A puzzle that waited for review makes its kind due then; what is unreadable is dropped."""
    waiting = {"1/base/outcome/2/1": [0, 29_000_000], "odds/7": [2, 29_000_500], "odds/8": ["x"]}
    plans = script.evaluate("memory => (migrate(memory), memory)", {"?": {**waiting, "odds/9": 3}})
    assert plans == {
        "@": {
            "outcome": [29_000_000, 212, 6413, 28_999_990],
            "odds": [29_000_500, 212, 6413, 29_000_490],
        }
    }


@pytest.mark.parametrize("strength", [1000, 1200, 1400, 1600, 1800])
def test_a_rating_finds_a_learner(script: Page, strength: int) -> None:
    """After 30 answers nine of ten estimates are less than a level off."""
    _, most = script.evaluate(SIMULATION, strength)
    assert most < A_LEVEL


def test_an_answer_moves_a_rating_by_what_it_says(script: Page) -> None:
    """Up if right and down if wrong, more against the odds, less the more is known; bounded."""
    points, deviation, answers = script.evaluate("rated([1400, 100, 8], 3, 1)")
    assert (points, deviation, answers) > (1400, 0, 9)
    assert deviation < 100
    assert script.evaluate("rated([1400, 100, 8], 3, 0)[0]") == 2800 - points
    assert script.evaluate("rated([1400, 100, 8], 5, 1)[0]") > points
    assert script.evaluate("rated([1400, 70, 8], 3, 1)[0]") < points
    assert script.evaluate("rated([400, 450, 1], 1, 0)[0]") == 400
    assert script.evaluate("rated([2400, 450, 1], 5, 1)[0]") == 2400


def test_a_newcomer_begins_at_the_first_level(script: Page) -> None:
    """And three of four answers are right at the level of whoever is known well."""
    levels = [1, 2, 3, 4, 5]
    assert script.evaluate("levels => levelFor(NEWCOMER, levels)", levels) == 1
    level = script.evaluate("levels => levelFor([1590, 70, 99], levels)", levels)
    assert level == 3
    assert 0.7 < script.evaluate("level => chance(1590, level)", level) < 0.8
    assert script.evaluate("levelFor([2400, 70, 99], [2, 4])") == 4


def next_puzzle(page: Page, path: str = "/en/puzzles/") -> str:
    """Return the address to which the next puzzle leads, from a page."""
    page.goto(path)
    return page.get_by_role("link", name="Next puzzle").first.get_attribute("href") or ""


def test_the_next_puzzle_is_the_kind_that_is_due_at_its_level(page: Page) -> None:
    """By the rules chosen, with the first number not answered yet, from every page alike."""
    remember(
        page,
        "hanabi1;*=hanabi:1600:70:60,odds:1200:80:8;1/base/odds/1=1-3;1/base/odds/2=1;"
        "@=odds:29000000:2300:2100:28990000;",
    )
    for path in ("/en/", "/en/puzzles/", PROGRESS):
        assert next_puzzle(page, path) == "/en/puzzles/endless/base/odds/1/4"
    expect(page.get_by_text("Kinds of puzzles to review: 1")).to_be_visible()
    assert next_puzzle(page, "/en/puzzles/?box=ru&rules=wild-5") == (
        "/en/puzzles/endless/wild-5/odds/1/1?box=ru"
    )


def test_conventions_are_practised_once_their_lesson_is_done(page: Page) -> None:
    """Or once a puzzle on them was answered; until then the next puzzle is of another kind."""
    page.goto("/en/puzzles/")
    kinds = page.locator("[data-practice]").get_attribute("data-kinds") or ""
    lessons = {kind: rest[-1] for kind, *rest in (each.split(":") for each in kinds.split())}
    others = [kind for kind, lesson in lessons.items() if not lesson]
    now = page.evaluate("thisMinute()")
    met = "@=" + ",".join(f"{kind}:{now + 9999}:9999:2100:{now - 99}" for kind in others)
    remember(page, f"hanabi1;{met};")
    assert re.findall("base/(.+)/[0-9]+/", next_puzzle(page))[0] in others
    remember(page, f"hanabi1;+3=saves;{met};")
    assert "/base/saves/1/1" in next_puzzle(page)
    remember(page, f"hanabi1;{met},finesse:{now - 9}:300:2100:{now - 999};")
    assert "/base/finesse/1/1" in next_puzzle(page)


def test_answers_lead_on_from_kind_to_kind(page: Page) -> None:
    """Each is remembered and rated once; solved ones are followed by others, never the same."""
    met = []
    page.goto("/en/puzzles/")
    page.get_by_role("link", name="Next puzzle").click()
    for _ in range(3):
        [rules, theme, level, seed] = re.findall(r"endless/(.+)/(.+)/(.+)/(\d+)", page.url)[0]
        met.append((theme, level, seed))
        assert rules == "base"
        page.goto(f"{page.url}?show=1")
        page.get_by_role("link", name="Next puzzle").first.click()
        expect(page.locator("form.asked").first).to_be_attached()
    assert len({theme for theme, *_ in met}) == 3
    ratings = re.findall(r"\*=([^;]+)", exported(page))[0].split(",")
    assert {each.split(":")[0]: each.split(":")[-1] for each in ratings} == {
        "hanabi": "3",
        **{theme: "1" for theme, *_ in met},
    }


def test_what_was_missed_comes_back_with_other_cards(page: Page) -> None:
    """Not at once, after ten minutes, among other kinds; the same cards again change nothing."""
    page.clock.install(time=1_795_000_000)
    miss(page)
    expect(page.get_by_text("another puzzle like this soon")).to_be_visible()
    assert f"/{THEME}/" not in next_puzzle(page)
    solve(page)
    expect(page.locator("[data-changes]")).to_be_hidden()
    page.clock.fast_forward(1000 * 9 * MINUTE)
    assert f"/{THEME}/" not in next_puzzle(page)
    page.clock.fast_forward(1000 * 2 * MINUTE)
    again = next_puzzle(page)
    assert f"/{THEME}/" in again
    assert again != f"/en{puzzle_address(THEME, LEVEL, SEED)}"


def test_a_slip_in_a_game_becomes_a_fresh_position(page: Page) -> None:
    """Its kind is the next puzzle, until one of it is answered right; nothing is kept twice."""
    page.goto(address_of(after_a_wrong_play(), "given-up=yes"))
    way = page.get_by_role("link", name="Practise your mistakes")
    practised = way.get_attribute("href")
    assert "/endless/base/safe-play/" in (practised or "")
    for path in ("/en/puzzles/", PROGRESS, "/en/puzzles/"):
        assert next_puzzle(page, path) == practised
    page.goto(address_of(after_a_wrong_play(), "given-up=yes"))
    page.goto(PROGRESS)
    assert page.evaluate("Object.values(JSON.parse(localStorage.done)['my/safe-play'])") == [0]
    expect(page.locator("[data-if='mine safe-play']")).to_be_visible()
    text = exported(page)
    theme, level, seed = re.findall(r"base/(.+)/(\d+)/(\d+)$", practised or "")[0]
    right, wrong = options(theme, int(level), int(seed))
    for answer in (wrong[:1], right or [NONE]):
        remember(page, text.rpartition(";")[0] + ";")
        page.goto(f"/en{puzzle_address(theme, int(level), int(seed), answer)}")
        assert ("/safe-play/" in next_puzzle(page)) is False
        kept = page.evaluate("Object.values(JSON.parse(localStorage.done)['my/safe-play'])")
        assert kept == [int(answer != wrong[:1])]


def test_slips_of_fifty_games_are_kept(script: Page) -> None:
    """Slips that were practised are the first to be dropped."""
    kept = script.evaluate("""() => {
        const memory = {};
        for (let game = 1; game <= 50; game++) keepSlip(memory, "save", String(game));
        note(memory, "my/save", "7");
        keepSlip(memory, "save", "51");
        keepSlip(memory, "save", "52");
        return Object.keys(memory["my/save"]).map(Number);
    }""")
    assert kept == [each for each in range(2, 53) if each != 7]


def test_a_missed_step_has_its_kind_come_back(page: Page) -> None:
    """Once, however often the step is answered; a step that is right schedules nothing."""
    page.goto("/en/learn/clue/1?show=1")
    kind = page.locator("[data-kind]").get_attribute("data-kind")
    plan = "JSON.parse(localStorage.done)['@']"
    first = page.evaluate(plan)
    assert list(first) == [kind]
    page.goto("/en/learn/clue/1?show=1")
    assert page.evaluate(plan) == first


def test_a_change_of_strength_is_said(page: Page) -> None:
    """Better after a right answer, a level where one is reached; no points are shown."""
    solve(page)
    said = page.locator("[data-changes]")
    expect(said).to_have_text(re.compile("getting better|reached level [2-5]"))
    remember(page, f"hanabi1;*=hanabi:1000:70:60,{THEME}:1289:70:8;")
    solve(page)
    expect(said.get_by_text("reached level 2")).to_be_visible()


def test_only_the_first_answer_is_rated(page: Page) -> None:
    """Trying again until it is right shows nothing of how strong somebody is."""
    miss(page)
    before = re.findall(r"[*@]=[^;]+", exported(page))
    assert len(before) == 2
    solve(page)
    assert re.findall(r"[*@]=[^;]+", exported(page)) == before
    assert figure(page, "level hanabi") == figure(page, f"level {THEME}") == "1"


def test_the_more_telling_of_two_texts_stays(page: Page) -> None:
    """The rating with more answers, the plan of the later answer; there is an end to them."""
    plans = "@=odds:29000000:212:6413:28999990"
    remember(page, f"hanabi1;*=hanabi:1300:90:20,odds:1200:90:5;{plans};")
    later = "odds:29100000:300:6400:29000000,score:1:2:3:4"
    more = f"hanabi1;*=hanabi:1100:90:10,odds:1500:80:9;@={later};"
    page.get_by_label("Text from another device").fill(with_checksum(more))
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_role("status")).to_contain_text("Done")
    assert exported(page) == with_checksum(f"hanabi1;*=hanabi:1300:90:20,odds:1500:80:9;@={later};")
    many = ",".join(f"kind-{number}:1:2:3:4" for number in range(150))
    remember(page, f"hanabi1;@={many};")
    assert page.evaluate("Object.keys(JSON.parse(localStorage.done)['@']).length") == 100


def test_without_scripts_everything_is_reached(new_context: NewContext) -> None:
    """The next puzzle, both puzzles of the day, and, a fold away, every level of every kind."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/en/puzzles/")
    level = page.get_by_role("link", name="Odds, level 4")
    expect(level).to_be_hidden()
    page.get_by_text("Odds", exact=True).click()
    expect(level).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    [theme] = re.findall(r"endless/base/(.+)/1/\d+$", page.url)
    page.goto(f"{page.url}?show=1")
    page.get_by_role("link", name="Next puzzle").first.click()
    assert re.search(r"endless/base/(.+)/1/\d+$", page.url)
    assert f"/{theme}/" not in page.url
