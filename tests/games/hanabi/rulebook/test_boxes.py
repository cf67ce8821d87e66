"""Where boxes disagree and leaflets keep silent: all of rulebook/editions.py has a rule."""

from typing import Any

from tutor.core.rulebook import ItemList
from tutor.games.hanabi.rulebook import BOXES, RULES
from tutor.games.hanabi.rulebook.boxes import POINTS, silences
from tutor.games.hanabi.rulebook.editions import DIFFERENCES, SILENCES


def sides(rule_id: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Return each row of a rule on boxes: its name, the boxes it is about, its numbers."""
    (rows,) = (part for part in RULES[rule_id].paragraphs if isinstance(part, ItemList))
    found = []
    for row in rows.items:
        values = dict(row.params)
        named = values.pop("boxes").params["boxes"]
        boxes = " ".join(box.id.removeprefix("box.") for box in named)
        found.append((row.id.removeprefix(f"rule.{rule_id}."), boxes, values))
    return found


def test_every_difference_and_silence_has_its_rule() -> None:
    """Each point of rulebook/editions.py is in one rule of the last section; none is made up."""
    told = [difference for point in POINTS for difference in point.differences]
    assert sorted(told) == sorted(difference.id for difference in DIFFERENCES)
    assert len(silences()) == len(SILENCES)
    assert {*(point.id for point in POINTS), *(link.rule for link in silences())} <= RULES.keys()


def test_a_rule_tells_boxes_apart_that_its_differences_tell_apart() -> None:
    """Two boxes stand in one row only if they agree on everything that the rule covers."""
    for point in POINTS:
        covered = [d for d in DIFFERENCES if d.id in point.differences]
        for one in BOXES.values():
            for other in BOXES.values():
                agree = all(d.value(one) == d.value(other) for d in covered)
                assert agree == (point.side(one) == point.side(other)), point.id


def test_every_box_stands_in_one_row_of_every_rule() -> None:
    """No box is forgotten or counted twice; in the last row are those of which we do not know."""
    unknown_of = {}
    for point in POINTS:
        boxes = " ".join(boxes for _, boxes, _ in sides(point.id)).split()
        assert len(boxes) == len({*boxes})
        assert BOXES.keys() == {*boxes}
        last, named, _ = sides(point.id)[-1]
        unknown_of[point.id] = named if last == "unknown" else ""
    of_leaflets = ("difficulty", "variants", "play-on", "six-scale")
    unknown = {"silence-memory", *(f"difference-{each}" for each in of_leaflets)}
    of_the_french = {"difference-perfect-end", "difference-rearranging"}
    assert {id_ for id_, boxes in unknown_of.items() if boxes == "de fr"} == unknown
    assert {id_ for id_, boxes in unknown_of.items() if boxes == "fr"} == of_the_french
    assert {*unknown_of.values()} == {"", "fr", "de fr"}


def test_what_the_boxes_have() -> None:
    """Row by row as in the table of facts."""
    assert sides("difference-fifth-colour") == [("k", "en ja", {}), ("w", "ru zh-Hant de fr", {})]
    assert sides("difference-multicolour-count") == [
        ("cards", "en ja fr", {"all": 55, "num": 5}),
        ("with-rules", "ru", {"all": 55, "num": 5, "rules": 4}),
        ("cards", "zh-Hant de", {"all": 60, "num": 10}),
    ]
    assert sides("difference-clue-tokens") == [
        ("lid", "en fr", {}),
        ("box", "ja ru", {}),
        ("face-up", "zh-Hant de", {}),
    ]
    assert sides("difference-fuse-colour") == [
        ("lid", "en fr", {"num": 3}),
        ("box", "ja ru", {"num": 3}),
        ("stack", "zh-Hant", {"num": 4}),
        ("turned-over", "de", {"num": 3}),
    ]


def test_what_the_leaflets_say() -> None:
    """Settings, variants and the perfect end, leaflet by leaflet."""
    assert sides("difference-perfect-end") == [
        ("no-time", "en ja de", {}),
        ("before-deck-end", "ru zh-Hant", {}),
        ("unknown", "fr", {}),
    ]
    assert sides("difference-difficulty") == [
        ("harder-easier", "en", {"fuses": 1, "clues": 10}),
        ("harder-less-hard", "ja", {"fuses": 1, "other": 2}),
        ("none", "ru zh-Hant", {}),
        ("unknown", "de fr", {}),
    ]
    assert sides("difference-variants") == [
        ("avalanche", "en ja ru", {}),
        ("all", "zh-Hant", {}),
        ("unknown", "de fr", {}),
    ]
    assert sides("difference-play-on") == [
        ("silent", "en ja", {}),
        ("expert", "ru", {}),
        ("variant-4", "zh-Hant", {}),
        ("unknown", "de fr", {}),
    ]


def test_what_the_leaflets_say_of_the_scale_the_hand_and_talk() -> None:
    """Points beyond 25, rearranging one's cards, and what may be said beside clues."""
    assert sides("difference-six-scale") == [
        ("all", "en ja", {"low": 25, "high": 30}),
        ("ends", "ru", {"low": 25, "high": 30}),
        ("none", "zh-Hant", {"low": 25, "high": 30}),
        ("unknown", "de fr", {}),
    ]
    assert sides("difference-rearranging") == [
        ("arranged", "en ru zh-Hant de", {}),
        ("silent", "ja", {}),
        ("unknown", "fr", {}),
    ]
    assert sides("silence-memory") == [
        ("general", "en ja", {}),
        ("own-way", "ru zh-Hant", {}),
        ("unknown", "de fr", {}),
    ]


def test_the_questions_lead_to_every_box() -> None:
    """White or black, red or black, so many multicolour cards: these answers have their boxes."""
    rows = [part for part in RULES["which-box"].paragraphs if isinstance(part, ItemList)][1].items
    found = {
        (row.id, row.params["num"]): " ".join(box.id for box in row.params["boxes"].params["boxes"])
        for row in rows
    }
    assert found == {
        ("rule.which-box.row.k.red", 5): "box.en box.ja",
        ("rule.which-box.row.w.red", 5): "box.ru box.fr",
        ("rule.which-box.row.w.black", 10): "box.zh-Hant",
        ("rule.which-box.row.w.storm", 10): "box.de",
    }
