"""How much hypothesis tries: the same moderate number each time, or `--hypothesis-profile=long`."""

from hypothesis import settings

settings.register_profile("moderate", max_examples=150, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=5_000, deadline=None)
settings.load_profile("moderate")
