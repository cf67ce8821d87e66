"""Which pages a browser keeps for times without a network, and the answers to their puzzles."""
