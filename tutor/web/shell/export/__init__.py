"""A still copy of the site, that any web host can serve: `tutor export`.

`places` says which pages there are and where each lies, `rewriting` makes a page of the site one of
the copy, `writer` writes them all. Answers are judged by export.js, from a pack beside each puzzle.
"""
