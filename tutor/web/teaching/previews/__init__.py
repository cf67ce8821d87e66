"""The pictures that links to our pages are shown with elsewhere, drawn from the pages' own views.

`words` says what a picture shows and puts its words in their places, `typefaces` knows how wide
they are, `style_colours` the site's colours; a game draws what lies on its table, `drawing` makes
the PNG. `views` has addresses and tags.
"""
