"""A program of its own: SVG in, PNG out, `python rasterize.py FONT…`.

resvg holds Python's lock while it draws, so no other thread of a worker could answer meanwhile. In
a process of its own it delays only the client of the picture, and runs at a lower priority than the
workers where the system has priorities.
"""

import os
import sys

import resvg_py

_POLITELY = 10


def main() -> None:
    """Write the picture that stdin describes, with the fonts of the command line and no others."""
    if sys.platform != "win32":
        os.nice(_POLITELY)
    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=sys.argv[1:])
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main()
