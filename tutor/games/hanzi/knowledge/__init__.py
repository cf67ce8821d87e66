"""What a player can know: what was seen, what is left, and exact chances.

A `View` holds what one player sees and can read; `Memory` what was seen before;
`Chances` what both leave open, in fractions; `hindsight` what could have been known.
"""
