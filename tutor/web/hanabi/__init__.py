"""What Hanabi brings to the site: its words, its table, its boxes and rules."""
