"""The clubs' part of the site: pages of organisers and learners, and paper."""

from flask import Blueprint

blueprint = Blueprint("clubs", __name__)
"""The pages of clubs, which exist in every language."""

short = Blueprint("short", __name__)
"""The addresses on paper and in QR codes, which name no language: `/c/…`."""
