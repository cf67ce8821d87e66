"""What only Hanabi has in the JSON API: tables as data and drawn, knowledge, recorded games."""
