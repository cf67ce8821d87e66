"""`make fuzz-web`: a real `tutor serve` asked for everything that its routes can be asked for.

`known` holds what is valid, `asking` makes requests from it and from what is not, `wire` sends them
as bytes, `checks` says what is wrong with an answer, `memory` looks at the server meanwhile. Of a
request that is answered badly, the simplest that still is gets into the `report`. The `api` has a
schema, so schemathesis asks it as well.
"""
