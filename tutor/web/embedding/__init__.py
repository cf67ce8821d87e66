"""Puzzles and rules on the pages of others: in frames, and by oEmbed.

`embeddable` says what can be shown elsewhere and how large, and answers sites that ask by oEmbed.
`frames` has the pages that are shown there, and the page that tells people how it is done. Packs
and exported copies leave frames out: they belong to a site that is there.
"""
