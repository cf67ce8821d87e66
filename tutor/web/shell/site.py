"""Flask and Jinja2, quicker where our pages use them most; nothing else is different.

A page has dozens of links, and most were built before for other pages: addresses are remembered.
Its templates import macros from each other; Jinja2 compares all globals at each import, in case a
template has been loaded with some of its own, which none of ours is. And they call functions and
macros a hundred times, and put in what they return, which is HTML already.
"""

from collections.abc import Callable, MutableMapping
from types import FunctionType, MethodType
from typing import Any

from flask import Flask, Request, has_request_context, request
from flask.templating import Environment
from jinja2 import Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape
from werkzeug.datastructures import ImmutableMultiDict

from tutor.web.shell.fragment_cache import Piece, remembered_address
from tutor.web.shell.masking import masked


class _Template(Template):
    """A template whose globals are the app's."""

    @classmethod
    def _from_namespace(
        cls, environment: Any, namespace: MutableMapping[str, Any], globals: Any
    ) -> Template:
        namespace["escape"] = _escaped
        return super()._from_namespace(environment, namespace, globals)

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        return super()._get_default_module()


def _escaped(value: object) -> str:
    """Return the value as HTML: as it is if that is what it is, where Markup would copy it."""
    kind = value.__class__
    if kind is Piece or kind is Markup or (kind is str and value.isalnum()):  # type: ignore[attr-defined]
        return value  # type: ignore[return-value]
    return escape(value)


class _Context(Context):
    """A context that loses no time with plain functions and macros, which it calls all the time."""

    def call(self, obj: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """Call what a template calls; what wants the context or the like is left to Jinja2."""
        kind = obj.__class__
        if kind is Macro or (
            (kind is FunctionType or kind is MethodType) and not hasattr(obj, "jinja_pass_arg")
        ):
            # What loops and blocks have set is of use only to those who get the context.
            kwargs.pop("_loop_vars", None)
            kwargs.pop("_block_vars", None)
            return obj(*args, **kwargs)
        return super().call(obj, *args, **kwargs)


class _Environment(Environment):
    template_class = _Template
    context_class = _Context

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._ready: dict[str, Template] = {}

    def get_template(
        self, name: str | Template, parent: str | None = None, globals: Any = None
    ) -> Template:
        """Return a template, at once if it has been loaded before and files are not watched."""
        if not isinstance(name, str) or globals is not None or self.auto_reload:
            return super().get_template(name, parent, globals)
        if name not in self._ready:
            self._ready[name] = super().get_template(name, parent)
        return self._ready[name]


class _Fields(ImmutableMultiDict[str, str]):
    """The fields of a query. Werkzeug makes an HTTP error of each that is asked for in vain."""

    def get(self, key: str, *args: Any, **kwargs: Any) -> Any:
        """Return the first value of this name, as a plain dict does."""
        if key not in self:
            return args[0] if args else kwargs.get("default")
        return super().get(key, *args, **kwargs)


class _Request(Request):
    parameter_storage_class = _Fields


class Site(Flask):
    """The application. It differs from Flask in speed, and in what it keeps out of its log."""

    jinja_environment = _Environment
    request_class = _Request

    def log_exception(self, exc_info: Any) -> None:
        """Log an error that no one has foreseen, without the secret that an address may hold."""
        self.logger.error(
            "Exception on %s [%s]", masked(request.path), request.method, exc_info=exc_info
        )

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function as it is: none of ours is asynchronous, and Flask asks each time."""
        return func

    def url_for(
        self,
        /,
        endpoint: str,
        *,
        _anchor: str | None = None,
        _method: str | None = None,
        _scheme: str | None = None,
        _external: bool | None = None,
        **values: Any,
    ) -> str:
        """Return the address of a page; raises what Flask's own `url_for` raises."""
        build = super().url_for
        if _anchor or _method or _scheme or _external or not has_request_context():
            return build(
                endpoint,
                _anchor=_anchor,
                _method=_method,
                _scheme=_scheme,
                _external=_external,
                **values,
            )
        return remembered_address(build, endpoint, values)
