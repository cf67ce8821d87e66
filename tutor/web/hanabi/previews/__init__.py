"""The pictures of Hanabi's pages in link previews."""
