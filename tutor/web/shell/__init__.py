"""What every page needs and no game knows: languages, errors, headers, caches, files, offline."""
