"""A copy of the site as files, that any web host can serve: `tutor export`.

`places` says where each page lies and makes a page of the site one of the copy, `writer` writes
them all. Answers are judged by export.js, from a pack beside each puzzle. Which pages there
are, and how the site makes them, is said by whoever calls `write`.
"""
