"""What watches over the server is told how it is; what stands in front of it is believed."""

import pytest
from flask import Flask
from werkzeug.test import Client, TestResponse

from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.shell.health import Health


def asked(app: Flask, path: str, host: str = "localhost") -> TestResponse:
    """Return what the app says of itself."""
    return Client(Health(app.wsgi_app, app)).get(path, base_url=f"http://{host}")


@pytest.mark.parametrize(("path", "said"), [("/healthz", "ok\n"), ("/readyz", "ready\n")])
def test_a_healthy_site_says_so(app: Flask, path: str, said: str) -> None:
    """The answer is plain text, which no cache stores."""
    response = asked(app, path)
    assert (response.status_code, response.text) == (200, said)
    assert response.mimetype == "text/plain"
    assert response.cache_control.no_store


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_health_is_told_under_any_name(path: str) -> None:
    """A load balancer asks by the machine's own address."""
    app = create_app({"TRUSTED_HOSTS": ["hanabi.example"], "PAGE_CACHE": 0})
    assert asked(app, path, host="10.0.0.7").status_code == 200


def test_a_site_that_cannot_render_is_not_ready() -> None:
    """It lives, and says what is wrong without telling everyone more than that."""
    app = create_app({"PAGE_CACHE": 0})

    def broken() -> str:
        raise RuntimeError("secret")

    app.view_functions["home.index"] = broken
    response = asked(app, "/readyz")
    assert response.status_code == 503
    assert response.text.startswith("not ready: ")
    assert "secret" not in response.text
    assert asked(app, "/healthz").status_code == 200


def test_other_addresses_are_the_site(app: Flask) -> None:
    """The health checks answer only their two addresses."""
    assert asked(app, "/en/").mimetype == "text/html"
    assert asked(app, "/healthz/x").status_code == 404


FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


@pytest.mark.parametrize(("hops", "scheme"), [(0, "http"), (1, "https")])
def test_a_proxy_is_believed_if_there_is_one(hops: int, scheme: str) -> None:
    """Without the setting, anyone could say what only a proxy may."""
    client = create_app({"PROXY_HOPS": hops, "PAGE_CACHE": 1_000_000}).test_client()
    client.get("/en/")
    page = Page(client.get("/en/", headers=FORWARDED).text)
    assert page.one("link", rel="canonical")["href"] == f"{scheme}://localhost/en/"
