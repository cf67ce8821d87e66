"""What newcomers type when they look for a rule, and no page says: a game's search_words.csv."""

import csv
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def search_words(package: str) -> Mapping[tuple[str, str], list[str]]:
    """Return the words by the tag of their language and the id of the rule that they look for.

    They are those of the `search_words.csv` in this package. With an empty id they are lists, the
    words between slashes, that readers use for the same thing.
    """
    by_rule: dict[tuple[str, str], list[str]] = defaultdict(list)
    with files(package).joinpath("search_words.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            by_rule[row["language"], row["rule"]].append(row["words"])
    return dict(by_rule)
