"""The site without a network: what a browser keeps of it, and what a static copy is made of.

`packs` puts a few pages into one file; `views` serves them and names what belongs together. Which
pages are kept, and how they are made, is said by whoever calls `views.init_app`.
"""
