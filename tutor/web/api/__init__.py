"""The JSON API, `/api/v1/`: what any game has, for programs. docs/api.md has examples.

An operation is a view whose query and answer are frozen dataclasses; msgspec reads the one, writes
the other, and tells the schema of both. So openapi.json is made from the code that answers, and the
page about the API is made from openapi.json.
"""
