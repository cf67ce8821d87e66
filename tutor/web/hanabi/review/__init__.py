"""A look back at a game that is over, here or elsewhere: all of it stands in the address.

Nothing is stored and nothing fetched. A changed game is an address, too: what would have happened
otherwise is played there, action by action or by partners.
"""
