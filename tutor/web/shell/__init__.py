"""The parts of the site below any game: languages, errors, headers, caches, static files."""
