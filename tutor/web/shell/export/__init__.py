"""A still copy of the site, that any web host can serve: `tutor export`.

`places` says which pages there are and where each lies, `rewriting` makes a page of the site one of
the copy, `writing` writes them all. Answers are judged by still.js, from a pack beside each puzzle.
"""
