"""Hànzì on the site: its words, how it is shown, and its own pages."""
