"""The registry of games, and the interfaces through which features use them."""
