"""Visitors of a site, each with an address of their own in the web."""

from flask import Flask
from werkzeug.test import TestResponse


def get_from(site: Flask, path: str, address: str) -> TestResponse:
    """Return what a visitor at this address gets for a path."""
    return site.test_client().get(path, environ_overrides={"REMOTE_ADDR": address})
