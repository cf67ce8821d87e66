"""Puzzles and rules on the pages of others: in frames, and by oEmbed.

`exhibit` says what can be shown elsewhere and how large, `framed` has the pages that are shown
there, `oembed` answers sites that ask for them by an address, `adding` tells people how it is done.
Packs and still copies leave frames out: they belong to a site that is there.
"""
