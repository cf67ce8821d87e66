"""Puzzles: asked, typed, judged, shown, in lists and alone."""
