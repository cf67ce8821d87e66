"""Deals with all cards known: their names, and whether the maximum can be reached.

line = find_winning_line(Deal(Ruleset(), 3, 4821).start())
    # actions that one after the other lead to 25 points; None would say nothing
"""
