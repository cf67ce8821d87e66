"""How a page gets to its reader: static files, headers, compression, cache, log, health."""
