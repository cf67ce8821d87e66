"""From positions to plain data that the macros in templates/macros draw.

What a viewer may not see is left out here, so that no template can show it by mistake.
"""
