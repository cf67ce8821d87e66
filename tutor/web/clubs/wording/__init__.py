"""The English words of the clubs' pages."""
