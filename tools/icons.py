"""The app's icon as PNGs, from its SVG: `python -m tools.icons` writes them beside it.

Where a device cuts icons into its own shape (a maskable icon), the night fills all of it, and the
burst keeps to the inner circle that is never cut.
"""

from pathlib import Path

import resvg_py

ICONS = Path(__file__).parents[1] / "tutor" / "web" / "static" / "icons"
SVG = ICONS / "app.svg"


def main() -> None:
    """Write every PNG."""
    for name, content in pngs().items():
        (ICONS / name).write_bytes(content)


def pngs() -> dict[str, bytes]:
    """Return the PNGs by name."""
    svg = SVG.read_text(encoding="utf-8")
    return {
        "app-192.png": _png(svg, 192),
        "app-512.png": _png(svg, 512),
        "app-maskable-512.png": _png(maskable(svg), 512),
    }


def maskable(svg: str) -> str:
    """Return the picture without rounded corners, and with more night around the burst."""
    return svg.replace(' rx="14"', "").replace(
        "<path ", '<path transform="translate(6.4 6.4) scale(.8)" '
    )


def _png(svg: str, width: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


if __name__ == "__main__":
    main()
