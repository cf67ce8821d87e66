"""Who may keep a page: the strictest that is said of it counts."""

import pytest
from flask import Flask, Response

from tutor.web.clubs import caching
from tutor.web.clubs.caching import CachePolicy, limit_caching

BROWSER, NOBODY = CachePolicy.BROWSER, CachePolicy.NOBODY


def told(*policies: CachePolicy, by_view: str | None = None) -> str | None:
    """Return what caches are told of a page of which this is said, in this order."""
    app = Flask(__name__)
    caching.init_app(app)

    @app.get("/")
    def page() -> Response:
        for policy in policies:
            limit_caching(policy)
        return Response(headers={"Cache-Control": by_view} if by_view else {})

    return app.test_client().get("/").headers.get("Cache-Control")


@pytest.mark.parametrize(
    ("policies", "header"),
    [
        ((), None),
        ((BROWSER,), "private, no-cache"),
        ((BROWSER, NOBODY), "private, no-store"),
        ((NOBODY, BROWSER), "private, no-store"),
    ],
)
def test_the_strictest_counts_in_any_order(
    policies: tuple[CachePolicy, ...], header: str | None
) -> None:
    """So no view has to ask for its club before it says that nobody keeps the page."""
    assert told(*policies) == header


@pytest.mark.parametrize(
    ("policy", "by_view", "header"),
    [
        (BROWSER, "private, max-age=86400", "private, max-age=86400"),
        (BROWSER, "no-store", "no-store"),
        (BROWSER, "public, max-age=86400", "private, no-cache"),
        (NOBODY, "private, max-age=86400", "private, no-store"),
    ],
)
def test_what_a_view_says_itself_stays_if_it_is_as_strict(
    policy: CachePolicy, by_view: str, header: str
) -> None:
    """A QR code is kept for a day; errors and redirects are kept by nobody."""
    assert told(policy, by_view=by_view) == header
