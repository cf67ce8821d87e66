"""Pictures of every type of page, to be looked at: `make shots` writes them to build/shots/.

Each type of page in each language, on a phone and on a desk, in light and in dark, and an
index.html that puts the languages side by side. `--readme` makes the README's picture instead.
"""

import argparse
import base64
import html
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from werkzeug.serving import make_server

from tools.chromium import LAUNCH_ARGS, find_chromium
from tools.pages import page_types
from tutor import create_app
from tutor.web.i18n import LANGUAGES

WIDTHS = {"phone": 390, "desk": 1280}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
README_PICTURE = Path("docs/images/site.png")


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help=f"make {README_PICTURE} instead")
    parser.add_argument("--only", metavar="PAGE", help="this type of page alone")
    parser.add_argument("--into", type=Path, default=Path("build/shots"), metavar="FOLDER")
    arguments = parser.parse_args()
    with _site() as site, _browser() as browser:
        if arguments.readme:
            readme_picture(browser, site, README_PICTURE)
        else:
            pages = page_types()
            names = [arguments.only] if arguments.only else list(pages)
            every_picture(browser, site, {name: pages[name] for name in names}, arguments.into)


def every_picture(browser: Browser, site: str, pages: dict[str, str], into: Path) -> None:
    """Write `<page>-<language>-<device>-<scheme>.png` for all of them, and the index."""
    into.mkdir(parents=True, exist_ok=True)
    for (device, width), scheme in product(WIDTHS.items(), SCHEMES):
        page = browser.new_page(viewport={"width": width, "height": 844}, color_scheme=scheme)
        for (name, address), language in product(pages.items(), LANGUAGES):
            page.goto(f"{site}/{language.tag}{address}")
            page.screenshot(
                path=into / f"{name}-{language.tag}-{device}-{scheme}.png", full_page=True
            )
        page.close()
    (into / "index.html").write_text(_index(list(pages)), encoding="utf-8")
    print(f"{len(pages) * len(LANGUAGES) * 4} pictures: {into / 'index.html'}")


def _index(pages: list[str]) -> str:
    """Return a page with a row of pictures, one for each language, for each look of each page."""
    rows = [
        f"<h2>{html.escape(name)} · {device} · {scheme}</h2><p>"
        + "".join(
            f'<a href="{picture}"><img loading="lazy" src="{picture}" alt="{language.tag}"></a>'
            for language in LANGUAGES
            for picture in [f"{name}-{language.tag}-{device}-{scheme}.png"]
        )
        for name, device, scheme in product(pages, WIDTHS, SCHEMES)
    ]
    style = "p{display:flex;gap:1%;align-items:start}img{width:100%}a{flex:1}"
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>" + "\n".join(rows)


def readme_picture(browser: Browser, site: str, path: Path) -> None:
    """Write the first puzzle in Japanese beside a rule in English, as on two phones."""
    phone = browser.new_page(viewport={"width": 390, "height": 690}, device_scale_factor=0.72)
    shown = []
    for address in ("/ja/", "/en/rules/clue-complete"):
        phone.goto(site + address)
        shown.append(base64.b64encode(phone.screenshot()).decode())
    sheet = browser.new_page(viewport={"width": 606, "height": 525})
    frames = "".join(f'<img src="data:image/png;base64,{picture}">' for picture in shown)
    sheet.set_content(
        "<style>body{margin:0;padding:14px;display:flex;gap:14px;background:#6a6f9c}"
        f"img{{border-radius:10px}}</style>{frames}"
    )
    sheet.screenshot(path=path)
    print(f"{path}: {path.stat().st_size / 1024:.0f} KB")


@contextmanager
def _browser() -> Iterator[Browser]:
    """Give the Chromium of the browser tests; SystemExit if there is none."""
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("error: no Chromium found: run `make setup`")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=LAUNCH_ARGS)


@contextmanager
def _site() -> Iterator[str]:
    """Serve the site while the block runs, on a port of its own; gives its URL."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, create_app(), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


if __name__ == "__main__":
    main()
