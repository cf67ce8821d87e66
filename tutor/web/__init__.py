"""The site: the only layer that knows Flask, Babel and Jinja2, and the only one with words."""
