"""What eyes make of a colour: contrast, difference, and how those see it who miss a cone.

Written after the standards, not after the style sheets: contrast after WCAG 2.2, CIEDE2000 after
Sharma, Wu and Dalal (2005), the loss of a cone after Machado, Oliveira and Fernandes (2009).
"""

from collections.abc import Callable, Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Linear = tuple[float, float, float]
"""Red, green and blue light, each from 0 to 1."""
Lab = tuple[float, float, float]

CONES_MISSED = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of the light for those without a kind of cone (severity 1.0)."""

_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def linear(code: str) -> Linear:
    """Return the light of a colour such as `#d4332a`."""
    red, green, blue = (_channel(int(code[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def laid_over(code: str, veil: str) -> str:
    """Return what is seen where `veil`, such as `#fff3`, lies over a colour."""
    *channels, opacity = (int(each * 2, 16) for each in veil[1:])
    below = (int(code[at : at + 2], 16) for at in (1, 3, 5))
    share = opacity / 255
    mixed = (round(b + (over - b) * share) for b, over in zip(below, channels, strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    low, high = sorted(_luminance(linear(each)) for each in (one, other))
    return (high + 0.05) / (low + 0.05)


def missing(cone: str) -> Callable[[Linear], Linear]:
    """Return the function that shows light as it is seen without a kind of cone."""

    def seen(light: Linear) -> Linear:
        red, green, blue = (min(1.0, max(0.0, _dot(row, light))) for row in CONES_MISSED[cone])
        return red, green, blue

    return seen


def lab(light: Linear) -> Lab:
    """Return light as CIE L*a*b* under D65."""
    x, y, z = (
        _cube_root(_dot(row, light) / white) for row, white in zip(_TO_XYZ, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 difference of two colours; about 2 can just be told side by side."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * _saturation(mean_chroma)
    chroma1, hue1 = _polar(one[1] * stretch, one[2])
    chroma2, hue2 = _polar(other[1] * stretch, other[2])
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    hue = hue1 + turn / 2 if chroma1 * chroma2 else hue1 + hue2
    lightness, chroma = (one[0] + other[0]) / 2, (chroma1 + chroma2) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    far = (lightness - 50) ** 2
    by_lightness = (other[0] - one[0]) / (1 + 0.015 * far / sqrt(20 + far))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    rotation = -2 * _saturation(chroma) * sin(radians(60 * exp(-(((hue % 360 - 275) / 25) ** 2))))
    return sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def _channel(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _luminance(light: Linear) -> float:
    return _dot((0.2126, 0.7152, 0.0722), light)


def _dot(row: Sequence[float], light: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(row, light, strict=True))


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360
