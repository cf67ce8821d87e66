"""Tic-tac-toe, the smallest game that the site can teach: the contract for the next one.

It is no part of the site. Tests build a site with it beside Hanabi, and nothing outside this folder
knows it: what is here is all that a game has to bring (docs/adding-a-game.md).
"""
