"""Which languages a page is translated into: those whose catalogues have its layer.

In the others it is shown in English and says so, and search engines are not told of it.
"""

from collections.abc import Iterable, Mapping

from flask import Flask, current_app, g, request

from tutor.web.shell.languages import LANGUAGES, LAYERS, Catalogue, Language

_LAYERS = "layers"
_BY_BLUEPRINT = "layers_by_blueprint"


def init_app(
    app: Flask, catalogues: Mapping[str, Catalogue], by_blueprint: Mapping[str, str]
) -> None:
    """Give the app the layers of each language, and those of pages by their blueprints' names."""
    app.extensions[_LAYERS] = {tag: catalogue.layers for tag, catalogue in catalogues.items()}
    app.extensions[_BY_BLUEPRINT] = by_blueprint


def layer_of(endpoint: str | None, game: str) -> str:
    """Return the layer of a page about the game that is mounted there."""
    if game:
        return game
    by_blueprint: Mapping[str, str] = current_app.extensions[_BY_BLUEPRINT]
    return by_blueprint.get((endpoint or "").rpartition(".")[0], LAYERS[0])


def has_layer(language: Language, layer: str) -> bool:
    """Return whether pages of a layer are translated into a language."""
    layers: Mapping[str, frozenset[str]] = current_app.extensions[_LAYERS]
    return layer in layers[language.tag]


def translated(languages: Iterable[Language] = LANGUAGES) -> tuple[Language, ...]:
    """Return those of the languages into which the page of this request is translated."""
    layer = layer_of(request.endpoint, g.get("game", ""))
    layers: Mapping[str, frozenset[str]] = current_app.extensions[_LAYERS]
    return tuple([each for each in languages if layer in layers[each.tag]])
