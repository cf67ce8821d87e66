"""Who may keep a page: the strictest that is said of it counts."""

import pytest
from flask import Flask, Response

from tutor.web.clubs import keeping
from tutor.web.clubs.keeping import Keeper, let_keep

BROWSER, NOBODY = Keeper.BROWSER, Keeper.NOBODY


def told(*keepers: Keeper, by_view: str | None = None) -> str | None:
    """Return what caches are told of a page of which this is said, in this order."""
    app = Flask(__name__)
    keeping.init_app(app)

    @app.get("/")
    def page() -> Response:
        for keeper in keepers:
            let_keep(keeper)
        return Response(headers={"Cache-Control": by_view} if by_view else {})

    return app.test_client().get("/").headers.get("Cache-Control")


@pytest.mark.parametrize(
    ("keepers", "header"),
    [
        ((), None),
        ((BROWSER,), "private, no-cache"),
        ((BROWSER, NOBODY), "private, no-store"),
        ((NOBODY, BROWSER), "private, no-store"),
    ],
)
def test_the_strictest_counts_in_any_order(keepers: tuple[Keeper, ...], header: str | None) -> None:
    """So no view has to ask for its club before it says that nobody keeps the page."""
    assert told(*keepers) == header


@pytest.mark.parametrize(
    ("keeper", "by_view", "header"),
    [
        (BROWSER, "private, max-age=86400", "private, max-age=86400"),
        (BROWSER, "no-store", "no-store"),
        (BROWSER, "public, max-age=86400", "private, no-cache"),
        (NOBODY, "private, max-age=86400", "private, no-store"),
    ],
)
def test_what_a_view_says_itself_stays_if_it_is_as_strict(
    keeper: Keeper, by_view: str, header: str
) -> None:
    """A QR code is kept for a day; errors and redirects are kept by nobody."""
    assert told(keeper, by_view=by_view) == header
