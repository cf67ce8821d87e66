"""Components whose ancient forms are easily taken for each other (rule `hanzi-ancient-forms`)."""

from tutor.games.hanzi.deck import CHARACTER_OF_ID, Character

PAIRS = tuple(
    (CHARACTER_OF_ID[one], CHARACTER_OF_ID[other])
    for one, other in (
        ("shan", "huo"),
        ("mu-tree", "he"),
        ("quan", "shi-pig"),
        ("you", "pu"),
        ("kou", "ri"),
    )
)

TWIN: dict[Character, Character] = {
    **dict(PAIRS),
    **{other: one for one, other in PAIRS},
}
"""The other one of the pair, for each that is in one."""


def pair_id(character: Character) -> str:
    """Return the name of the pair that the character is in: `shan-huo`."""
    [pair] = [pair for pair in PAIRS if character in pair]
    return "-".join(each.id for each in pair)
