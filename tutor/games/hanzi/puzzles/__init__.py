"""Puzzles of Hànzì: `themes`, endless ones by the `generator`, frozen ones in the `library`."""
