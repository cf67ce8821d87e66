"""What pictures of pages are drawn with: typefaces, the colours of the style sheets, PNG."""
