"""Clubs: what an organiser puts together for a table, and what is kept of it.

Without Flask and without words, as the games below: what a link carries (`plan`, `items`), the
prepared evenings, results codes, nicknames, and the store of saved clubs.
"""
