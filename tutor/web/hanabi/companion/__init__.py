"""The companion at a table with real cards: set-up, turns counted by taps, points."""
