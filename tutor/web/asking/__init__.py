"""How puzzles are asked and answered, on whatever page: forms, addresses, typed answers."""
