"""Pages of certified deals: found, arranged as a pack on paper, and played out step by step."""
