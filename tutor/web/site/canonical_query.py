"""Redirects each request to the one query that its page has: no defaults, no unknown fields.

A form may send a field in parts (`variant=wild-5&fuses=fuses-1`). The redirect has it in one.
"""

from urllib.parse import quote, urlencode

from flask import Flask, Response, request

from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.view_options import Field, KeptOptions, current_view_options, fields_read
from tutor.web.site.game_routing import pages_of_request
from tutor.web.site.reader_options import (
    CLUB,
    LANGS,
    SOLVED,
    WITH,
    check_reader_options,
    reader_option_fields,
)


def init_app(app: Flask) -> None:
    """Redirect requests whose query is not canonical; refuse those with invalid reader options."""
    app.before_request(_mend_query)


def _mend_query() -> Response | None:
    """Redirect to the canonical query: without defaults, form parts and unknown fields."""
    kept = current_view_options().kept
    fields = list(request.args.items(multi=True))
    is_read = request.method in ("GET", "HEAD") and request.url_rule is not None
    if is_read and (kept or request.query_string):
        canonical = _without_unread(_in_canonical_form(fields) if kept else fields, kept)
        if fields != canonical or (request.query_string and not fields):
            query = f"?{urlencode(canonical, safe=',')}" if canonical else ""
            return Response(status=302, headers={"Location": quote(request.path) + query})
    check_reader_options()
    return None


def _in_canonical_form(fields: list[Field]) -> list[Field]:
    """Return the fields of a query in canonical form: none empty, repeated, usual or in parts."""
    setting_kind = pages_of_request().setting
    if any(name in setting_kind.form_fields for name, _ in fields):
        whole = setting_kind.composed(fields)
        fields = [
            (name, text)
            for name, text in fields
            if name not in (*setting_kind.form_fields, whole[0])
        ]
        fields.append(whole)
    if listed := [text for name, text in fields if name == LANGS]:
        fields = [(name, text) for name, text in fields if name != LANGS]
        fields.append((LANGS, ",".join(listed)))
    needless = {*setting_kind.usual.items(), (WITH, page_language().tag)}
    at_most_once = reader_option_fields()
    seen = set[str]()
    canonical: list[Field] = []
    for name, text in fields:
        if name not in at_most_once or (text and name not in seen and (name, text) not in needless):
            canonical.append((name, text))
            seen.add(name)
    return canonical


def _without_unread(fields: list[Field], kept: KeptOptions | None) -> list[Field]:
    """Return the fields that the page reads, those of its setting and of a club's list included.

    Defaults are left out; fields of older releases are renamed.
    """
    names = fields_read(request.endpoint)
    if names is None:
        return fields
    if kept and kept.in_links:
        names |= {*pages_of_request().setting.fields, WITH} - kept.without
    options = current_view_options()
    if options.list_item or options.beside_list:
        names |= {CLUB, SOLVED}
    usual = options.usual
    read = []
    for field in fields:
        name, text = options.formerly.get(field, field)
        if name in names and not (name in usual and text in ("", usual[name])):
            read.append((name, text))
    return read
