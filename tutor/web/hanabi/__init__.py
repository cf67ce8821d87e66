"""Hanabi's part of the site: its words, table, boxes and rules."""
