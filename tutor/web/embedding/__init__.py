"""Puzzles and rules on the pages of others: in frames, and by oEmbed.

`embeddable` says what can be shown elsewhere and how large, `frames` has the pages that are shown
there, `oembed` answers sites that ask for them by an address, `help_page` tells people how it is
done. Packs and exported copies leave frames out: they belong to a site that is there.
"""
