"""What a browser takes from the network for a first view, headers and all.

The weights of all languages are in tests/web/test_budgets.py; here it is seen in the longest that a
browser asks for nothing else.
"""
