"""The pictures that links to our pages are shown with elsewhere, drawn from the pages' own views.

`Preview` (previews/preview.py) says what a picture shows and puts its words in their places; a game
draws what lies on its table. There the PNG is made, too, with the typefaces and colours of
shell/pictures; `views` has addresses and tags.
"""
