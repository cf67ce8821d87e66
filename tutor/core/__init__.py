"""What two unlike games truly share: no rules of any game, no display text."""
