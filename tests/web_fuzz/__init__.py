"""`make fuzz-web`: a real `tutor serve` asked for everything that its routes can be asked for.

`known` holds what is valid, `asking` makes requests from it and from what is not, `wire` sends them
as bytes, `checks` says what is wrong with an answer. Of a request that is answered badly, the
simplest that still is gets printed. The `api` has a schema, so schemathesis asks it as well.
"""
