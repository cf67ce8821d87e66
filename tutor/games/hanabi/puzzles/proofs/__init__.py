"""Facts that settle a puzzle: what a hidden card can be, what a seen one is worth, in order."""
