"""The site without a network: what a browser keeps of it, and a copy as files for any web host.

`contents` says which pages a browser keeps, `packs` serves them and the service worker; `exported`
says which pages are in a copy (`tutor export`), `places` where each lies there, and `writer` writes
them all.
"""
