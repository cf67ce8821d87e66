"""Clubs: lists for a group, boards of learners, tournaments, and their storage.

Without Flask and without words, as the games below: what a link carries (`plan`, `items`), the
prepared evenings, results codes, nicknames, and the store of saved clubs.
"""
