"""The site without a network: what a browser keeps of it, and what a static copy is made of.

`contents` says which pages are kept, `responses` which answers a puzzle has, `packs` puts a few
pages into one file, `release` names what belongs together; `views` serves it all.
"""
