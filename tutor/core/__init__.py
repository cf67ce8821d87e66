"""Types that any game uses. No rules of a game, no display text."""
