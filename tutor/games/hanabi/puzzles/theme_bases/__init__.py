"""What themes of one kind share: marking cards, one's own hand, permission, helping."""
