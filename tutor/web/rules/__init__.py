"""The rules: the book, a page for each, the search, the glossary and the print."""
