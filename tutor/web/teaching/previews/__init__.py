"""The pictures that links to our pages are shown with elsewhere, drawn from the pages' own views.

`text` knows how wide words are, `paint` the site's colours, `layout` puts a table's parts in their
places, `drawing` makes the PNG. `views` has addresses and tags.
"""
