"""openapi.json is true: of every route, every answer, every problem, in every language."""

import json

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator

from tests.web.api.conftest import Document, fits
from tests.web.page import Page
from tutor.web.api.operations import LINES, operation_of
from tutor.web.shell.errors import MEDIA_TYPE, Problem
from tutor.web.shell.languages import LANGUAGES


def examples(document: Document) -> list[tuple[Document, str]]:
    """Return each operation with the address of its example."""
    found = [methods["get"] for methods in document["paths"].values()]
    return [(operation, operation["x-example"]) for operation in found]


def test_every_route_is_in_the_schema(app: Flask, document: Document) -> None:
    """And nothing else is: what lies below /api/ are operations with their parameters."""
    with app.app_context():
        rules = [rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/api")]
        assert all(operation_of(rule.endpoint) for rule in rules)
    assert len(document["paths"]) == len(rules) > 15
    for path, methods in document["paths"].items():
        in_path = [each for each in methods["get"]["parameters"] if each["in"] == "path"]
        assert {f"{{{each['name']}}}" for each in in_path} == {
            part.partition(".")[0] for part in path.split("/") if part.startswith("{")
        }


def test_every_example_is_answered_as_its_schema_says(
    client: FlaskClient, document: Document
) -> None:
    """With the media type, and each field of the type; of a list of lines, every line."""
    for operation, address in examples(document):
        response = client.get(address)
        assert response.status_code == 200, response.text
        [(media, content)] = operation["responses"]["200"]["content"].items()
        assert response.mimetype == media
        if media == LINES:
            lines = response.text.splitlines()
            assert len(lines) > 3
            for line in lines:
                fits(document, content["schema"]["contentSchema"], json.loads(line))
        elif response.is_json:
            fits(document, content["schema"], response.get_json())
        else:
            assert len(response.data) > 1000


def test_examples_are_of_their_parameters(document: Document) -> None:
    """Each example names only parameters that there are, and each value is one they can have."""
    for operation, _ in examples(document):
        for parameter in operation["parameters"]:
            if "example" in parameter and parameter["schema"].get("type") == "string":
                fits(document, parameter["schema"], parameter["example"])


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_the_schema_can_be_read_in_every_language(client: FlaskClient, tag: str) -> None:
    """Everything in it has a description; its schemas are well-formed."""
    document = client.get(f"/api/v1/openapi.json?lang={tag}").get_json()
    assert document["openapi"] == "3.1.0"
    for operation, _ in examples(document):
        assert operation["summary"]
        assert all(parameter["description"] for parameter in operation["parameters"])
        for parameter in operation["parameters"]:
            Draft202012Validator.check_schema(parameter["schema"])
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
        assert "enum" in schema or schema["description"]
        assert all(part["description"] for part in schema.get("properties", {}).values())


def test_the_page_has_all_of_it(client: FlaskClient, document: Document) -> None:
    """Every path with its example, every type with its fields, every problem by its address."""
    html = client.get("/en/api/").text
    page = Page(html)
    shown = page.one("main").text
    for path, methods in document["paths"].items():
        assert f"GET {path}" in shown
        assert page.all("a", href=methods["get"]["x-example"]), path
    for name, schema in document["components"]["schemas"].items():
        assert f' id="{name}"' in html, name
        assert all(field in shown for field in schema.get("properties", ()))
    assert all(page.all("tr", id=str(problem)) for problem in Problem)


def test_links_to_types_lead_to_types(client: FlaskClient) -> None:
    """Each link within the page has its place."""
    html = client.get("/en/api/").text
    links = {each["href"] for each in Page(html).one("main").inside("a")}
    within = [link[1:] for link in links if link[0] == "#"]
    assert len(within) > 20
    assert [name for name in within if html.count(f' id="{name}"') != 1] == []


def test_a_problem_is_as_the_schema_says(client: FlaskClient, document: Document) -> None:
    """Whatever it is about, and wherever below /api/ nothing is."""
    schema = document["components"]["schemas"]["ProblemDetails"]
    for path in ("/api", "/api/", "/api/v2/games", "/api/v1/games/chess", "/api/v1/games?x=1"):
        response = client.get(path)
        assert response.mimetype == MEDIA_TYPE, path
        told = response.get_json()
        assert told["status"] == response.status_code >= 400
        assert told["type"].startswith("/en/api/#")
        fits(document, schema, told)
