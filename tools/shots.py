"""Pictures of every type of page, to be looked at: `make shots` writes them to build/shots/.

Each type of page in each language, on a phone and on a desk, in light and in dark. `--readme` makes
the README's picture instead.
"""

import argparse
import base64
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from werkzeug.serving import make_server

from tests.support.pages import page_types
from tools.chromium import LAUNCH_ARGS, find_chromium
from tutor import create_app
from tutor.web.shell.languages import LANGUAGES

WIDTHS = {"phone": 390, "desk": 1280}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
README_PICTURE = Path("docs/images/site.png")
README_PAGES: tuple[tuple[str, Literal["light", "dark"]], ...] = (
    ("/en/", "light"),
    ("/ja/rules/own-hand-hidden", "light"),
    ("/en/puzzles/endless/base/outcome/2/1", "dark"),
)


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help=f"make {README_PICTURE} instead")
    parser.add_argument("--only", metavar="PAGE", help="this type of page alone")
    parser.add_argument("--into", type=Path, default=Path("build/shots"), metavar="FOLDER")
    arguments = parser.parse_args()
    with site() as url, chromium() as browser:
        if arguments.readme:
            readme_picture(browser, url, README_PICTURE)
        else:
            pages = page_types()
            names = [arguments.only] if arguments.only else list(pages)
            every_picture(browser, url, {name: pages[name] for name in names}, arguments.into)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Give the Chromium of the browser tests; SystemExit if there is none."""
    path = find_chromium()
    if path is None:
        raise SystemExit("error: no Chromium found: run `make setup`")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=LAUNCH_ARGS)


@contextmanager
def site() -> Iterator[str]:
    """Serve the site while the block runs, on a port of its own; gives its URL."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, create_app(), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


def every_picture(browser: Browser, url: str, pages: dict[str, str], into: Path) -> None:
    """Write `<page>-<language>-<device>-<scheme>.png` for all of them."""
    into.mkdir(parents=True, exist_ok=True)
    for (device, width), scheme in product(WIDTHS.items(), SCHEMES):
        page = browser.new_page(
            viewport={"width": width, "height": 844}, color_scheme=scheme, reduced_motion="reduce"
        )
        for (name, address), language in product(pages.items(), LANGUAGES):
            page.goto(f"{url}/{language.tag}{address}")
            page.screenshot(
                path=into / f"{name}-{language.tag}-{device}-{scheme}.png", full_page=True
            )
        page.close()
    print(f"{len(pages) * len(LANGUAGES) * 4} pictures: {into}")


def readme_picture(browser: Browser, url: str, path: Path) -> None:
    """Write the first puzzle, a rule in Japanese and the lessons at night, as on three phones."""
    shown = []
    for address, scheme in README_PAGES:
        phone = browser.new_page(
            viewport={"width": 390, "height": 720},
            device_scale_factor=0.8,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        phone.goto(url + address)
        shown.append(base64.b64encode(phone.screenshot()).decode())
        phone.close()
    sheet = browser.new_page(viewport={"width": 1000, "height": 604})
    frames = "".join(f'<img src="data:image/png;base64,{picture}">' for picture in shown)
    sheet.set_content(
        "<style>body{margin:0;padding:14px;display:flex;gap:18px;background:#6a6f9c}"
        f"img{{border-radius:12px}}</style>{frames}"
    )
    sheet.screenshot(path=path)
    print(f"{path}: {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
