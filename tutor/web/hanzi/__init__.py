"""Hànzì's part of the site: words, table, drawings and rules."""
