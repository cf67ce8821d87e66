"""Cache-Control: the strictest policy counts."""

import pytest
from flask import Flask, Response

from tutor.web.shell import headers
from tutor.web.shell.headers import CachePolicy, limit_caching

BROWSER, NOBODY = CachePolicy.BROWSER, CachePolicy.NOBODY


def cache_control(*policies: CachePolicy, by_view: str | None = None) -> str | None:
    """Return the Cache-Control of a page with these policies, set in this order."""
    app = Flask(__name__)
    headers.init_app(app)

    @app.get("/")
    def page() -> Response:
        for policy in policies:
            limit_caching(policy)
        return Response(headers={"Cache-Control": by_view} if by_view else {})

    return app.test_client().get("/").headers.get("Cache-Control")


@pytest.mark.parametrize(
    ("policies", "header"),
    [
        ((), headers.SHARED),
        ((BROWSER,), "private, no-cache"),
        ((BROWSER, NOBODY), "private, no-store"),
        ((NOBODY, BROWSER), "private, no-store"),
    ],
)
def test_the_strictest_counts_in_any_order(
    policies: tuple[CachePolicy, ...], header: str | None
) -> None:
    """So no view has to ask for its club before it says that nobody keeps the page."""
    assert cache_control(*policies) == header


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
    assert cache_control(policy, by_view=by_view) == header
