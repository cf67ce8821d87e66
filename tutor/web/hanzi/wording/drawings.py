"""What the ancient forms look like, in English, for those who do not see them.

A description tells a form from all others and does not say what it stands for: to find that out is
a part of the game. The ids are those of Character in tutor/games/hanzi/deck.py.
"""

from tutor.web.shell.words import Words, words

DRAWINGS: dict[str, Words] = {
    # i18n: All of these: what the drawing on a card looks like, for those who do not see it. Never
    # say what it stands for.
    "drawing.yi-one": words("one level line"),
    "drawing.ren": words(
        "a small ring on a long line bent at the foot, with a shorter line slanting to the left"
    ),
    "drawing.dao": words("an upright blade with a curved edge at the right, on a short handle"),
    "drawing.li": words(
        "a long bent line from the top right, crossed near its lower end by a bar with its left "
        "end turned up"
    ),
    "drawing.bu": words("an upright line with one short branch rising to the right"),
    "drawing.you": words(
        "a narrow shape from the lower right that ends in three rounded prongs at the left"
    ),
    "drawing.kou": words("a deep bowl with a line across it, a little below the rim"),
    "drawing.tu": words(
        "a round lump with three dots in it, on a level line with slanting strokes beneath"
    ),
    "drawing.nu": words(
        "a small ring with a long curve behind it, on a line folded twice at its foot, with two "
        "curves that cross on the left"
    ),
    "drawing.zi-child": words(
        "a large ring above a long narrow pouch with a band across it, with two arms that curve up"
    ),
    "drawing.mian": words("two lines that meet in a point at the top, on two uprights"),
    "drawing.shao": words("four short strokes around an empty middle"),
    "drawing.shan": words("three straight peaks on a flat base, the middle one tallest"),
    "drawing.xin": words(
        "two round lobes that run together in a point below, with two short lines inside"
    ),
    "drawing.shou": words(
        "a broad shape, open at the bottom, with four upright rounded prongs and one at the left"
    ),
    "drawing.pu": words(
        "three short bars, one above the other, around an upright rod, joined to a shape from the "
        "lower right"
    ),
    "drawing.jin": words("a broad wedge with a curved edge at the left, on a long bent handle"),
    "drawing.ri": words("a circle with a dot in the middle"),
    "drawing.yue": words("a leaning crescent with a short line inside"),
    "drawing.mu-tree": words(
        "an upright line with two forked branches that curve up and two plain ones that curve down"
    ),
    "drawing.zhi": words("a wide shape rounded below, with three small ovals above it"),
    "drawing.shui": words("a wavy upright line with two short strokes on each side"),
    "drawing.huo": words("three curved tips that rise from a round base, the middle one tallest"),
    "drawing.niu": words(
        "a wide cup with ends that bend in, on a narrow wedge with a short line at each side"
    ),
    "drawing.quan": words(
        "a head at the top with its nose to the left, a slim body, two short lines to the"
        " left, a tail that curls up"
    ),
    "drawing.tian": words("a square divided in four"),
    "drawing.mu-eye": words("a pointed oval lying on its side, with a ring in the middle"),
    "drawing.shi-stone": words("a level line and a long slanting one, with a closed bowl beneath"),
    "drawing.shi-altar": words(
        "two level lines above an upright one, with a slanting stroke on each side"
    ),
    "drawing.he": words(
        "an upright line, bent over at the top with short strokes on the bend, and branches below"
    ),
    "drawing.er": words("a large curve, open at the lower left, with a smaller hook inside"),
    "drawing.zi-nose": words("two upright lines that widen into two bulges with a curl in each"),
    "drawing.cao": words(
        "two upright lines side by side, each with two branches that bend outwards"
    ),
    "drawing.yi-robe": words(
        "a peak over two crossing lines, with a broad arm on each side and a wide foot"
    ),
    "drawing.shi-pig": words(
        "a head at the top left with an oval at its tip, a round body, two short lines to the "
        "left, a short one hanging down"
    ),
    "drawing.zhui": words(
        "a plump shape with a point at the left, curved lines inside and two little lines below"
    ),
}
